"""Spellings: those that mean the same, such as `cite` and `Cité`, and those that are safe to show."""

from __future__ import annotations

import unicodedata

NO_BREAK = "\u00a0\u202f"


def last_lines(noise: str, most: int = 8) -> list[str]:
    """The last lines of what a program wrote, fit for a terminal."""
    return [clean(line)[:300] for line in noise.splitlines() if line.strip()][-most:]


def clean(text: str) -> str:
    """The text without signs that would steer a terminal instead of being read."""
    return "".join(sign if sign.isprintable() or sign in NO_BREAK else "?" for sign in text)


def folded(text: str) -> str:
    """The text without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
