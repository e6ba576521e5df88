"""Tables in memory: who looks at them, what they ask, bots and clocks."""
