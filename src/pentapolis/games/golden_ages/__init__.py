"""The Golden Ages by Luigi Ferrini: the rules."""
