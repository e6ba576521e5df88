"""What somebody may have meant who mistyped a name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

NONE: Final = "none"  # nothing is near; texts have a branch of that name


def nearest(given: object, known: Iterable[str]) -> str:
    """The known name that is most like the given one; NONE where none is much like it."""
    if not isinstance(given, str) or len(given) > 100:
        return NONE
    names = {name.lower(): name for name in known}
    found = difflib.get_close_matches(given.lower(), list(names), n=1, cutoff=0.6)
    return names[found[0]] if found else NONE


def did_you_mean(given: object, known: Iterable[str]) -> str:
    """The end of an English sentence that offers the nearest name; empty where there is none."""
    found = nearest(given, known)
    return "" if found == NONE else f"; did you mean {found!r}?"
