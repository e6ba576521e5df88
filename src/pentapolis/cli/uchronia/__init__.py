"""Uchronia at the terminal: cards, boards, Great Works."""
