"""Spellings that mean the same: `cite` and `Cité`."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """The text without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
