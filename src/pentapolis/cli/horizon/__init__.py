"""How Beyond the Horizon looks at a terminal."""
