"""What a table refuses: nothing has changed when this is raised."""

from __future__ import annotations

from ..core.errors import Refusal, RefusalError


class TableRefused(RefusalError):
    """A request that the table does not carry out now."""


def refused(key: str, **args: int | str) -> TableRefused:
    """The refusal with that sentence."""
    return TableRefused(Refusal("", key, args))
