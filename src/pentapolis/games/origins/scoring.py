"""Points: what was gained in play and what the end of the game would add now (R175 to R178)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.score import ScoreLine
from .catalogue import (
    ADVISOR_POINTS,
    COLOUR_OF_DIE,
    COLOURS,
    GOLD,
    HARDER,
    SITES,
    TARGET,
    TARGET_STEP,
    TEMPLE_POINTS,
    TEMPLES,
    VALUE_OF_DIE,
)

if TYPE_CHECKING:
    from .board import Board
    from .state import OriginsState

IN_PLAY: Final = ("military", "buildings", "districts", "population", "promotions")  # by kind of points
TERMS: Final = (*IN_PLAY, "gold", "advisors", "temples", "seats", "target")


def temple_points(state: OriginsState, seat: int) -> int:
    """R177: the values of the three temples without the largest."""
    total = 0
    best = 0
    for temple in range(3):
        points = TEMPLE_POINTS[state.tracks[temple].at[seat]]
        total += points
        if points > best:
            best = points
    return total - best


def seat_points(board: Board) -> int:
    """R178: every Seat die times the height of the tower of its colour."""
    total = 0
    for die in board.dice.values():
        total += VALUE_OF_DIE[die] * board.heights[COLOUR_OF_DIE[die]]
    return total


def target_points(bonus: list[int]) -> int:
    """R188: what has to be reached alone."""
    target = TARGET
    for site in range(SITES):
        if HARDER[site] == bonus[site]:
            target += TARGET_STEP
    return target


def points(state: OriginsState, seat: int) -> int:
    """The present score."""
    if seat >= state.players:
        return target_points(state.bonus)
    board = state.boards[seat]
    total = board.resources[GOLD] + ADVISOR_POINTS[len(board.advisors)]
    for gained in board.points:
        total += gained
    return total + temple_points(state, seat) + seat_points(board)


def score_sheet(state: OriginsState, seat: int) -> list[ScoreLine]:
    """Term by term; alone, what has to be reached is the score of the seat opposite."""
    if seat >= state.players:
        lines = [ScoreLine(term, 0) for term in TERMS[:-1]]
        lines.append(ScoreLine("target", target_points(state.bonus)))
        return lines
    board = state.boards[seat]
    lines = [ScoreLine(term, board.points[kind]) for kind, term in enumerate(IN_PLAY)]
    steps = {TEMPLES[temple]: TEMPLE_POINTS[state.tracks[temple].at[seat]] for temple in range(3)}
    steps.pop(max(steps, key=steps.__getitem__))  # R177: the highest does not count
    counted = {name: value for name, value in steps.items() if value}
    by_colour: dict[str, int] = {}
    for die in board.dice.values():
        colour = COLOUR_OF_DIE[die]
        name = COLOURS[colour]
        by_colour[name] = by_colour.get(name, 0) + VALUE_OF_DIE[die] * board.heights[colour]
    lines.append(ScoreLine("gold", board.resources[GOLD]))
    lines.append(ScoreLine("advisors", ADVISOR_POINTS[len(board.advisors)]))
    lines.append(ScoreLine("temples", temple_points(state, seat), counted, "+"))
    lines.append(ScoreLine("seats", seat_points(board), by_colour, "+"))
    if state.alone:
        lines.append(ScoreLine("target", 0))
    return lines
