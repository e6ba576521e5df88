"""Workers: what they show; Citizens taken, raised and promoted, Speakers taken (R28, R32, R79, R93 to R102)."""

from __future__ import annotations

from typing import Any, Final

from ...core.events import Event
from ...core.steps import Frame
from .board import PROMOTION_POINTS, UNUSED, Board, with_item, without_item
from .catalogue import (
    ADVISOR_POINTS,
    ARCHON,
    COLOUR_OF_DIE,
    COLOURS,
    DICE,
    FACES,
    GOLD,
    HIGHEST_SPEAKER,
    ROLLED,
    ROW_COSTS,
    SAGITTARIUS,
    SCORPIO,
    SPEAKER,
    TAURUS,
    VALUE_OF_DIE,
    WISDOM,
    WORKERS,
)
from .frames import SAGITTARIUS as SAGITTARIUS_STEP
from .state import OriginsState

CITIZEN: int = 0
OF_SPEAKER: int = 1
# What can be told by who takes a Citizen, promotes a 6, or raises a Freeman.
RECRUITS: Final = ("recruit", "roll", "condition")
PROMOTES: Final = ("duplicate", "advisor", "gain")
RAISES: Final = ("raise", *PROMOTES)


def roll_citizen(state: OriginsState, colour: int) -> int:
    """R6: a die of the colour with 1 to 5."""
    return colour * FACES + int(state.draws().below(ROLLED))


def row_cost(state: OriginsState, seat: int, space: int) -> int:
    """R84, R95: the Wisdom under the space, one less with Taurus."""
    cost = ROW_COSTS[space]
    if cost > 0 and state.boards[seat].signs & TAURUS:
        cost -= 1
    return cost


def take_citizen(state: OriginsState, seat: int, space: int, cost: int, rule: str) -> None:
    """R94 to R96: an unused Freeman; the row slides left and a die of the same colour is rolled for it."""
    board = state.boards[seat]
    die = state.row[space]
    colour = COLOUR_OF_DIE[die]
    board.pay(WISDOM, cost)
    board.unused = with_item(board.unused, die)
    row = without_item(state.row, die)
    state.row = row
    if board.signs & SAGITTARIUS and VALUE_OF_DIE[die] < FACES:
        state.push(Frame(SAGITTARIUS_STEP, seat, die, CITIZEN))
    if state.events is not None:
        data = {"colour": COLOURS[colour], "value": VALUE_OF_DIE[die], "cost": cost}
        state.emit(Event("recruit", seat, rule, data))
    if state.reserve[colour] > 0:
        rolled = roll_citizen(state, colour)
        state.lay_open(rolled)
        state.reserve[colour] -= 1
        state.row = [*row, rolled]
        if state.events is not None:
            data = {"colour": COLOURS[colour], "value": VALUE_OF_DIE[rolled]}
            state.emit(Event("roll", seat, "R95", data, reveals=True))
        state.watch_citizens(seat)


def take_speaker(state: OriginsState, seat: int, value: int, rule: str) -> None:
    """R59: any Speaker of the area."""
    board = state.boards[seat]
    state.area_dice = without_item(state.area_dice, value)
    board.speakers = with_item(board.speakers, value)
    if state.events is not None:
        state.emit(Event("speaker", seat, rule, {"value": value}))
    if board.signs & SAGITTARIUS and value < HIGHEST_SPEAKER:
        state.push(Frame(SAGITTARIUS_STEP, seat, value, OF_SPEAKER))


def raise_freeman(state: OriginsState, seat: int, die: int, points: int, rule: str) -> None:
    """Raises an unused Freeman point by point; a 6 that is raised becomes an Advisor (R98)."""
    if VALUE_OF_DIE[die] == FACES:
        promote(state, seat, COLOUR_OF_DIE[die])
        return
    board = state.boards[seat]
    left = min(points, FACES - VALUE_OF_DIE[die])
    raised = die + left
    board.unused = with_item(without_item(board.unused, die), raised)
    if state.events is not None:
        data = {"colour": COLOURS[COLOUR_OF_DIE[die]], "from": VALUE_OF_DIE[die], "to": VALUE_OF_DIE[raised]}
        state.emit(Event("raise", seat, rule, data))
    if points > left:
        promote(state, seat, COLOUR_OF_DIE[die])


def promote(state: OriginsState, seat: int, colour: int) -> None:
    """R98 to R100: an unused 6 goes to the row of Advisors, or scores and returns to the reserve."""
    board = state.boards[seat]
    board.unused = without_item(board.unused, colour * FACES + FACES - 1)
    if colour in board.advisors:
        points = ADVISOR_POINTS[len(board.advisors)]
        board.points[PROMOTION_POINTS] += points
        state.reserve[colour] += 1
        if state.events is not None:
            state.emit(Event("duplicate", seat, "R100", {"colour": COLOURS[colour], "points": points}))
    else:
        board.advisors = [*board.advisors, colour]
        if state.events is not None:
            data = {"colour": COLOURS[colour], "space": len(board.advisors)}
            state.emit(Event("advisor", seat, "R99", data))
    scorpio(state, seat)


def scorpio(state: OriginsState, seat: int) -> None:
    """R91: 1 Wisdom for a completed District or a promotion."""
    if state.boards[seat].signs & SCORPIO:
        state.gain(seat, WISDOM, 1)
        if state.events is not None:
            state.emit(Event("gain", seat, "R91", {"resource": "wisdom", "count": 1}))


def worker_target(seat: int, worker: int) -> dict[str, Any]:
    """A Freeman, the Archon or a Speaker of the seat."""
    return {"zone": "workers", "seat": seat, "worker": WORKERS[worker]}


def has_worker(board: Board, worker: int) -> bool:
    """R28: an unused Freeman, the unused Archon or a Speaker under control."""
    if worker < DICE:
        return worker in board.unused
    if worker == ARCHON:
        return board.archon == UNUSED
    return worker - SPEAKER in board.speakers


def worker_value(worker: int) -> int:
    """What the worker shows; the Archon enters everywhere (R32)."""
    if worker < DICE:
        return VALUE_OF_DIE[worker]
    return FACES if worker == ARCHON else worker - SPEAKER


def wisdom_missing(state: OriginsState, board: Board, worker: int) -> int:
    """How much Wisdom the worker lacks for the cheapest site; 0 or less if it can enter."""
    return lowest_ship(state) - worker_value(worker) - board.resources[WISDOM] - board.resources[GOLD]


def lowest_ship(state: OriginsState) -> int:
    """The smallest value that a site shows."""
    low = state.ships[0]
    for value in state.ships:
        if value < low:
            low = value
    return low
