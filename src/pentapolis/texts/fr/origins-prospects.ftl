origins-prospect-level = Un étage de plus
origins-prospect-step = Un échelon de plus
origins-prospect-advisor = Un Conseiller de plus
