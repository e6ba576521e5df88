"""Recorded games that must play again exactly as they were written down."""
