origins-prospect-level = One level higher
origins-prospect-step = One step higher
origins-prospect-advisor = One more Advisor
