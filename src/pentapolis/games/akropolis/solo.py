"""The Architect of the publisher's solo extra: no decisions, a simple rule for taking, a simple score.

Not in this rulebook; made from public descriptions of the publisher's later sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.events import Event
from .scoring import DOUBLE_BARRACKS, DOUBLE_GARDENS, DOUBLE_HOUSES, DOUBLE_MARKETS, DOUBLE_TEMPLES, HOUSE_THRESHOLD
from .scoring import points as district_points
from .tiles import DATA, HOUSE, MARKET, PLAZA, QUARRY, STARS, START, TILES

if TYPE_CHECKING:
    from .state import AkropolisState

SEAT: Final = 1
MARKETS_PER_PLAZA: Final = 3  # R91


class Architect:
    """One of the three strengths."""

    __slots__ = ("id", "level", "quarry", "stones")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.level: int = data["district_level"]
        self.quarry: int = data["points_per_quarry"]
        self.stones: int = data["starting_stones"]


ARCHITECTS: Final[dict[str, Architect]] = {data["id"]: Architect(data) for data in DATA["architects"]}


def take_turn(state: AkropolisState) -> None:
    """Takes the cheapest tile with a plaza if the Architect can pay for it, else the first one (R86, R87)."""
    index = 0
    for i, tile in enumerate(state.site):
        if TILES[tile].plaza:
            index = i if i <= state.stones[SEAT] else 0
            break
    tile = state.site.pop(index)
    state.stones[SEAT] -= index
    state.architect = [*state.architect, tile]
    if state.events is not None:
        data = {"tile": TILES[tile].id, "price": index}
        state.emit(Event("architect", SEAT, "R86" if TILES[tile].plaza else "R87", data))


def tally(state: AkropolisState) -> list[int]:
    """The Architect's values of the five districts, then the stars: everything they own counts (R89, R91)."""
    counts = _counts(state)
    level = ARCHITECTS[state.options["architect"]].level
    values = [counts[HOUSE + i] * level for i in range(5)]
    rules = state.rules
    if rules & DOUBLE_HOUSES and values[0] >= HOUSE_THRESHOLD:
        values[0] *= 2
    if rules & DOUBLE_MARKETS:
        plazas = counts[PLAZA + MARKET - HOUSE]
        values[1] += level * min(counts[MARKET], MARKETS_PER_PLAZA * plazas)
    if rules & DOUBLE_BARRACKS:
        values[2] *= 2
    if rules & DOUBLE_TEMPLES and level >= 2:
        values[3] *= 2
    if rules & DOUBLE_GARDENS:
        values[4] *= 2
    return values + [counts[PLAZA + i] * STARS[i] for i in range(5)]


def quarry_points(state: AkropolisState) -> int:
    """R90: Metagenes' points for quarries."""
    return ARCHITECTS[state.options["architect"]].quarry * _counts(state)[QUARRY]


def points(state: AkropolisState) -> int:
    """The Architect's score without Stones."""
    return district_points(tally(state)) + quarry_points(state)


def _counts(state: AkropolisState) -> list[int]:
    """How many hexes of each kind the Architect owns, the starting tile included."""
    counts = [0] * 12
    for _, _, kind in START:
        counts[kind] += 1
    for tile in state.architect:
        for kind in TILES[tile].hexes:
            counts[kind] += 1
    return counts
