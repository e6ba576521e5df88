"""The Golden Ages at the terminal."""
