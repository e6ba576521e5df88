"""Search for any game: information-set Monte Carlo tree search over worlds drawn from what a seat knows."""
