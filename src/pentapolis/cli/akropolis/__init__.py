"""Akropolis at the terminal: its city, its Site, and how to choose a place."""
