"""Replays over HTTP: positions in pieces."""

from __future__ import annotations

from ..table.film import Film
from ..table.reading import Reading
from .shapes import Frames

MOST_FRAMES = 50  # in one answer


def frames_of(reading: Reading, seat: int | None, lang: str, first: int, last: int) -> Frames:
    """The positions after `first` to `last` moves, at most MOST_FRAMES of them."""
    film = Film(reading)
    return Frames(film.total, film.frames(first, min(last, first + MOST_FRAMES - 1), seat, lang))
