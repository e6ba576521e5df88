"""Origins at the terminal."""
