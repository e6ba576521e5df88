"""Spellings: those that mean the same, such as `cite` and `Cité`, and those that are safe to show."""

from __future__ import annotations

import unicodedata

NO_BREAK = "\u00a0\u202f"


def clean(text: str) -> str:
    """The text without signs that would steer a terminal instead of being read."""
    return "".join(sign if sign.isprintable() or sign in NO_BREAK else "?" for sign in text)


def folded(text: str) -> str:
    """The text without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
