"""What a caller of lessons can do wrong."""

from __future__ import annotations

from ..core.errors import RefusalError


class NoSuchLesson(RefusalError):
    """There is no lesson of that name, or the game has none at all."""


class NotThisFar(RefusalError):
    """The moves are not a way through the lesson: one of them is not right where it is played."""
