"""What evaluations of unfinished games are worth: learned by comparing them with how many games came out.

An evaluation is made for playing: it tells actions apart, but may take a small lead for a sure win, or promise points
that nobody makes. `data/chances.json` of a game says, for numbers of seats and for how far a game has come, by which
exponent its chances become true ones, and by which line its points. Where chances were learned and points are a plain
estimate, a part of the points comes from the chances: else who plays for that estimate would seem to play best. A game
without it is taken at its word. `tools/chances.py` writes the file.
"""

from __future__ import annotations

import math
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from statistics import fmean
from typing import Final

import msgspec

FILE: Final = "chances.json"
LEAST: Final = 1e-6  # chance


class Knot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds after so many turns of every seat; between two of them, what lies between."""

    turns: float
    exponent: float  # of chances, before they are made to sum to 1 again
    slope: float  # points at the end for every point that is expected
    start: float  # points at the end where none are expected
    odds: float = 0.0  # points at the end for e times the chance


TRUSTED: Final = Knot(0.0, 1.0, 1.0, 0.0)
Knots = list[Knot]


class Calibration:
    """The words of an evaluation as chances and points of real games."""

    def __init__(self, knots: Knots) -> None:
        self._knots = knots or [TRUSTED]

    def at(self, turns: float) -> Knot:
        """What holds after so many turns of every seat."""
        knots = self._knots
        if turns <= knots[0].turns:
            return knots[0]
        for low, high in pairwise(knots):
            if turns <= high.turns:
                share = (turns - low.turns) / (high.turns - low.turns)
                between = [a + share * (b - a) for a, b in zip(_figures(low), _figures(high), strict=True)]
                return Knot(turns, *between)
        return knots[-1]

    def chances(self, said: list[float], turns: float) -> list[float]:
        """Chances that sum to 1."""
        exponent = self.at(turns).exponent
        odds = [max(0.0, value) ** exponent for value in said]
        total = sum(odds)
        return [odd / total for odd in odds] if total > 0.0 else [1.0 / len(said)] * len(said)

    def points(self, said: list[float], chances: list[float], turns: float) -> list[float]:
        """Points at the end, by what the evaluation says of points and of chances."""
        knot = self.at(turns)
        logs = log_chances(chances)
        middle = fmean(logs)
        return [
            knot.start + knot.slope * value + knot.odds * (log - middle) for value, log in zip(said, logs, strict=True)
        ]


def log_chances(chances: list[float]) -> list[float]:
    """The chances as logarithms, in which e times the chance is 1 more; no chance at all counts as hardly any."""
    return [math.log(max(chance, LEAST)) for chance in chances]


def _figures(knot: Knot) -> tuple[float, float, float, float]:
    return knot.exponent, knot.slope, knot.start, knot.odds


@lru_cache
def calibration(game: str, seats: int) -> Calibration:
    """That of the game for so many seats, or for the nearest number that there are figures for; 0: none at all."""
    file = resources.files("pentapolis") / "games" / game / "data" / FILE
    if not seats or not file.is_file():
        return Calibration([])
    known = msgspec.json.decode(file.read_bytes(), type=dict[str, Knots])
    nearest = min(known, key=lambda number: (abs(int(number) - seats), number), default="")
    return Calibration(known.get(nearest, []))
