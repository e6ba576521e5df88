"""What takes long in a browser: all of it with PENTAPOLIS_LONG=1, else enough to find what breaks on every change."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

LONG = bool(os.environ.get("PENTAPOLIS_LONG"))


def some(everything: T, few: T) -> T:
    """Everything where there is time for it."""
    return everything if LONG else few
