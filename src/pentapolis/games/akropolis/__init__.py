"""Akropolis by Jules Messaud: cities of three-hex tiles, side by side and on top of each other."""
