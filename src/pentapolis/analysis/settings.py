"""How much thought an analysis spends on every decision, and what it calls the decisions that it finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from ..core.errors import Refusal, RefusalError

if TYPE_CHECKING:
    from ..core.game import Game

Count = Annotated[int, msgspec.Meta(ge=1)]

MOST_WORLDS: Final = 100_000
MOST_SIMULATIONS: Final = 1_000_000
MOST_CANDIDATES: Final = 100
MOST_TURNS: Final = 10_000


class AnalysisError(RefusalError):
    """The record cannot be analysed, or not so."""


def problem(key: str, **args: int | str) -> AnalysisError:
    """The error whose sentence has that key."""
    return AnalysisError(Refusal("", key, args))


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The budget of one decision. It counts work and not time, so that every machine comes to the same result."""

    name: str
    worlds: Count  # at most, in which every candidate is played on
    simulations: Count  # of the search that proposes candidates
    candidates: Count  # at most, besides what was played
    turns: Annotated[int, msgspec.Meta(ge=0)] = 0  # that games are played on, then the evaluation judges; 0: to the end

    def far(self, game: Game[Any]) -> int:
        """How many turns of that game are played on: more where they are short."""
        return self.turns * game.stride

    def check(self) -> Setting:
        """Itself, if it can be worked with; raises AnalysisError."""
        limits = {
            "worlds": (2, MOST_WORLDS),
            "simulations": (1, MOST_SIMULATIONS),
            "candidates": (1, MOST_CANDIDATES),
            "turns": (0, MOST_TURNS),
        }
        for name, (least, most) in limits.items():
            if not least <= getattr(self, name) <= most:
                raise problem("analysis-bad-setting", name=name, least=least, most=most)
        return self


QUICK: Final = Setting("quick", 24, 64, 3, 2)
DEEP: Final = Setting("deep", 64, 256, 5, 4)
SETTINGS: Final = {setting.name: setting for setting in (QUICK, DEEP)}

BEST: Final = "best"
FINE: Final = "fine"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
QUALITIES: Final = (BEST, FINE, SLIP, MISTAKE, BLUNDER)

CERTAIN_POINTS: Final = 0.5  # that a decision may cost and still be the best
# From which cost on, in shares of a certain win, a decision is fine, a slip, a mistake, a blunder. The more seats, the
# less one of them can lose by one decision.
_TWO: Final = (0.015, 0.06, 0.12, 0.24)
_THREE: Final = (0.015, 0.055, 0.105, 0.19)
_MORE: Final = (0.015, 0.05, 0.09, 0.14)


def thresholds(seats: int) -> tuple[float, ...]:
    """The costs from which on a decision is called fine, a slip, a mistake, a blunder."""
    return _TWO if seats <= 2 else _THREE if seats == 3 else _MORE


def quality(cost: float, surely: float, points_surely: float, seats: int) -> str:
    """What a decision of that cost is called; `surely` is the least that it costs as far as the interval tells.

    A cost that could as well be none is nothing to reproach anybody with. Who can no longer win or lose may still
    throw points away: that is not the best, but it costs no chance.
    """
    fine, *worse = thresholds(seats)
    if cost < fine:
        return BEST if points_surely <= CERTAIN_POINTS else FINE
    if surely <= 0.0:
        return FINE
    return QUALITIES[1 + sum(cost >= limit for limit in worse)]
