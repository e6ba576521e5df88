"""The places where the tile in hand can lie: corners that three spaces share, with three turns of the tile on each."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.rng import Rng
from ...games.akropolis.actions import TAKES, placed
from ...games.akropolis.decisions import footprint_cells
from ...games.akropolis.state import AkropolisState
from ..hexes import Cell

TURNS = "abc"


@dataclass(frozen=True)
class Place:
    """One place: its number on the map, the actions of its turns a, b and c, its spaces, and the level it builds."""

    number: int
    actions: tuple[int, ...]
    cells: tuple[Cell, ...]
    level: int

    @property
    def corner(self) -> tuple[Cell, bool]:
        """The cell whose right corner (True) or left corner (False) the three spaces share."""
        q, r, rotation = placed(self.actions[0])
        return ((q, r), True) if rotation == 1 else ((q + 1, r - 1), False)


@dataclass(frozen=True)
class Outcome:
    """What one action would change for the player who decides."""

    action: int
    terms: dict[str, int]

    @property
    def total(self) -> int:
        """The change of the score."""
        return sum(self.terms.values())


def places(state: AkropolisState, seat: int) -> list[Place]:
    """Every place in the seat's city, numbered as one reads the map: from top to bottom, from left to right."""
    actions = state.cities[seat].legal()
    groups = [tuple(actions[i : i + len(TURNS)]) for i in range(0, len(actions), len(TURNS))]
    ordered = sorted(groups, key=_reading_order)
    return [_place(state, seat, number, group) for number, group in enumerate(ordered, start=1)]


def _place(state: AkropolisState, seat: int, number: int, actions: tuple[int, ...]) -> Place:
    cells = tuple(footprint_cells(*placed(actions[0])))
    return Place(number, actions, cells, 1 + state.cities[seat].height(*cells[0]))


def _reading_order(actions: tuple[int, ...]) -> tuple[int, int]:
    """Row, then column, of the corner: the sums over its three cells are enough to compare."""
    cells = footprint_cells(*placed(actions[0]))
    return sum(2 * r + q for q, r in cells), sum(q for q, _ in cells)


def outcomes(state: AkropolisState, take: int | None, actions: list[int]) -> list[Outcome]:
    """What each placing would change; if a price is named, after taking and paying that tile."""
    seat = state.player
    world, paid = state, 0
    if take is not None:
        world = state.resample(seat, Rng(0))
        world.play(take)
        paid = take
    return [Outcome(action, _with_price(world.preview(action).terms[seat], paid)) for action in actions]


def _with_price(terms: dict[str, int], paid: int) -> dict[str, int]:
    """The changes with the Stones that were paid before them."""
    stones = terms.get("stones", 0) - paid
    others = {term: change for term, change in terms.items() if term != "stones"}
    return {**others, "stones": stones} if stones else others


def best_of(state: AkropolisState, take: int | None, place: Place) -> Outcome:
    """The turn of the place that gives most."""
    return max(outcomes(state, take, list(place.actions)), key=lambda outcome: outcome.total)


def ranked(state: AkropolisState, take: int | None, found: list[Place]) -> list[tuple[Place, Outcome]]:
    """Every place with its best turn, the most rewarding first."""
    results = [(place, best_of(state, take, place)) for place in found]
    return sorted(results, key=lambda result: (-result[1].total, result[0].number))


def code(place: Place, action: int) -> str:
    """How to type the action: the number of its place and the letter of its turn."""
    return f"{place.number}{TURNS[place.actions.index(action)]}"


def is_take(action: int) -> bool:
    """Whether the action takes a tile."""
    return action < TAKES
