"""What a player's position promises, in numbers: the features that a learned judgement weighs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .board import Board
from .buildings import BRICKWORKS, BUILDING_IDS, COLOUR_OF, COST_OF, COUNT, MASK_OF, STAND_IN
from .cards import BRICK, COLOURS, CONSTRUCTION, DRACONIANS, EXPLORATION, ORDERS, PRODUCTION, TRADE
from .frames import ACTION, PLAZA, REVEAL
from .frames import CONSTRUCTION as CONSTRUCTION_STEP
from .frames import EXPLORATION as EXPLORATION_STEP
from .frames import PRODUCTION as PRODUCTION_STEP
from .frames import TRADE as TRADE_STEP
from .scoring import points
from .sites import open_site

if TYPE_CHECKING:
    from .state import UchroniaState

COLOUR_CAP: Final = 4

POINTS: Final = 0
BEHIND: Final = 1  # points missing to the threshold, squared
COMPLETED: Final = 2
ROOM: Final = 3
LAUNCHED: Final = 4
SECURE: Final = 5
CHASE: Final = 6
HELD: Final = 7
STOCKED: Final = 8
SITES: Final = 9
FILLED: Final = 10
NEED: Final = 11
USABLE: Final = 12
READY: Final = 13
ALMOST: Final = 14
IN_FORUM: Final = 15
IN_HAND: Final = 16
LAUNCHABLE: Final = 17
SHOWN: Final = 18
STARTABLE: Final = 19
TO_MOVE: Final = 20
TURNS_LEFT: Final = 21
KINDS: Final = 22
PAIRS: Final = 23
EXPOSED: Final = 24
DOOMED: Final = 25
PENDING: Final = 26  # + order
PENDING_READY: Final = 31
PENDING_START: Final = 32
PENDING_PLAZA: Final = 33
ACTIVITIES: Final = 34  # + colour
STOCK: Final = 39  # + colour
HAND: Final = 44  # + colour
SITES_OF: Final = 49  # + colour
MONOPOLY: Final = 54  # + colour
DONE: Final = 59  # + Building
STARTED: Final = 59 + COUNT  # + Building
SIZE: Final = 59 + 2 * COUNT

SINGLE: Final = (
    "points behind completed room launched secure chase held stocked sites filled need usable ready almost in_forum "
    "in_hand launchable shown startable to_move turns_left kinds pairs exposed doomed"
)
NAMES: Final[tuple[str, ...]] = (
    *SINGLE.split(),
    *[f"pending_{order}" for order in ORDERS],
    "pending_ready",
    "pending_start",
    "pending_plaza",
    *[f"{what}_{colour}" for what in ("activities", "stock", "hand", "sites", "monopoly") for colour in COLOURS],
    *[f"{what}_{building}" for what in ("done", "started") for building in BUILDING_IDS],
)


def prospects(state: UchroniaState, seat: int) -> list[float]:
    """The features of one seat, as far as this world goes."""
    found = [0.0] * SIZE
    board = state.boards[seat]
    score = points(state, seat)
    missing = state.threshold - score
    found[POINTS] = score / 10.0
    found[BEHIND] = missing * missing / 100.0 if missing > 0 else 0.0
    room = board.limit - board.launched
    found[COMPLETED] = len(board.completed) / 4.0
    found[ROOM] = min(room, 5) / 4.0
    found[LAUNCHED] = board.launched / 4.0
    found[HELD] = min(board.held, 8) / 4.0
    found[SHOWN] = 1.0 if board.played > 0 else 0.0
    for number in board.completed:
        found[DONE + number] = 1.0
    _cards(board, found)
    _monopolies(state, seat, board, found)
    _sites(state, board, room, found)
    _startable(state, board, found)
    _timing(state, seat, found)
    if state.current == seat and state.turn > 0:
        _pending(state, board, room, found)
    return found


def _cards(board: Board, found: list[float]) -> None:
    """What lies in the Hand, the Stock and the Activities."""
    stocked = 0
    kinds = 0
    pairs = 0
    for colour in range(5):
        held = board.hand[colour]
        found[ACTIVITIES + colour] = board.activities[colour] / 2.0
        found[STOCK + colour] = min(board.stock[colour], COLOUR_CAP) / 2.0
        found[HAND + colour] = min(held, COLOUR_CAP) / 2.0
        stocked += min(board.stock[colour], COLOUR_CAP)
        if held > 0:
            kinds += 1
        if held > 1:
            pairs += 1
    found[STOCKED] = stocked / 4.0
    found[KINDS] = kinds / 3.0
    found[PAIRS] = pairs / 2.0


def _monopolies(state: UchroniaState, seat: int, board: Board, found: list[float]) -> None:
    """How safe the own Monopolies are, and how near the others' are."""
    secure = 0
    chase = 0
    exposed = 0
    for colour in range(5):
        mine = board.activities[colour]
        rival = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, state.boards[other].activities[colour])
        if state.monopolies[colour] == seat:
            found[MONOPOLY + colour] = 1.0
            secure += min(mine - rival, 3)
            if mine - rival == 0:
                exposed += mine
        elif rival > 0 and mine == rival:
            chase += rival
    found[SECURE] = secure / 3.0
    found[CHASE] = chase / 3.0
    found[EXPOSED] = exposed / 3.0


def _sites(state: UchroniaState, board: Board, room: int, found: list[float]) -> None:
    """What is under construction, and which cards for it are where."""
    need = [0] * 5
    filled = 0
    ready = 0
    almost = 0
    for site in board.sites:
        colour = COLOUR_OF[site.building]
        left = COST_OF[site.building] - site.filled
        filled += site.filled
        found[SITES_OF + colour] += 1.0
        found[STARTED + site.building] = 1.0
        have = board.stock[colour] - need[colour]
        if have >= left:
            ready += COST_OF[site.building]
        elif have + 1 >= left:
            almost += COST_OF[site.building]
        need[colour] += left
    stock = board.stock
    if board.active & BRICKWORKS and need[BRICK] > stock[BRICK]:
        found[USABLE] += min(need[BRICK] - stock[BRICK], stock[STAND_IN]) / 3.0
    usable = 0
    spare = 0
    in_forum = 0
    in_hand = 0
    wanted = 0
    for colour in range(5):
        have = min(stock[colour], need[colour])
        usable += have
        spare += stock[colour] - have
        lacking = need[colour] - have
        wanted += lacking
        if lacking > 0:
            in_forum += min(lacking, state.forum[colour])
            in_hand += min(lacking, board.hand[colour])
    found[SITES] = len(board.sites) / 3.0
    found[FILLED] = filled / 3.0
    found[NEED] = wanted / 3.0
    found[USABLE] += usable / 3.0
    found[READY] = ready / 3.0
    found[ALMOST] = almost / 3.0
    found[IN_FORUM] = in_forum / 3.0
    found[IN_HAND] = in_hand / 3.0
    found[LAUNCHABLE] = min(room, spare) / 2.0


def _startable(state: UchroniaState, board: Board, found: list[float]) -> None:
    """The Buildings of the row for which there is a Foundation in the Forum."""
    mine = board.started | board.done
    startable = 0
    for building in state.great_works:
        if not mine & MASK_OF[building] and state.forum[COLOUR_OF[building]] > 0:
            startable += 1
    found[STARTABLE] = startable / 3.0


def _timing(state: UchroniaState, seat: int, found: list[float]) -> None:
    """Whose turn it is, and who still has one once the end has been triggered."""
    if state.current == seat and not state.over and state.stack[-1].step == ACTION:
        found[TO_MOVE] = 1.0
    if state.end_triggered:
        # Turns go from the first player to the last one, who ends the game.
        place = (seat - state.first) % state.seats
        now = (state.current - state.first) % state.seats
        found[TURNS_LEFT if place > now else DOOMED] = 1.0


def _pending(state: UchroniaState, board: Board, room: int, found: list[float]) -> None:
    """What the Orders under way can still bring."""
    for frame in state.stack:
        step = frame.step
        if step == PRODUCTION_STEP:
            found[PENDING + PRODUCTION] += min(frame.a, sum(state.forum)) / 2.0
        elif step == EXPLORATION_STEP:
            found[PENDING + EXPLORATION] += min(frame.a, board.held) / 2.0
        elif step == TRADE_STEP:
            found[PENDING + TRADE] += min(frame.a, room, sum(board.stock)) / 2.0
        elif step == CONSTRUCTION_STEP:
            _pending_construction(state, board, frame.a, found)
        elif step == REVEAL:
            found[PENDING + DRACONIANS] += min(frame.c - frame.b, board.held) / 2.0
        elif step == PLAZA:
            found[PENDING_PLAZA] = frame.b / 3.0


def _pending_construction(state: UchroniaState, board: Board, times: int, found: list[float]) -> None:
    """How many points can be completed with the cards of the Stock, and whether anything can be started."""
    left = times
    stock = board.stock[:]
    done = 0
    added = 0
    for site in board.sites:
        colour = COLOUR_OF[site.building]
        lacking = COST_OF[site.building] - site.filled
        if not open_site(state, board, site):
            continue
        if stock[colour] >= lacking and left >= lacking:
            left -= lacking
            stock[colour] -= lacking
            done += COST_OF[site.building]
        elif left > 0 and stock[colour] > 0:
            added += 1
    found[PENDING_READY] = done / 3.0
    found[PENDING + CONSTRUCTION] = min(left, added) / 2.0
    if left > 0 and found[STARTABLE] > 0.0:
        found[PENDING_START] = min(left, 2) / 2.0
