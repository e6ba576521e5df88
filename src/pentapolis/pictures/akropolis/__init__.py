"""The picture of the game."""
