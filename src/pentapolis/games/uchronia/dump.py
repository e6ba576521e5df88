"""Loading a position: what its fields and frames cannot tell one by one, so that only possible positions come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.dumps import Dump, load_state
from ...core.errors import InvalidDump
from .board import Site
from .buildings import BRICKWORKS, BUILDINGS, COLOUR_OF, COST_OF, STAND_IN, STAND_IN_FOR, TOWER
from .cards import BITS, COLOURS, LAST_ROUND, ROW, STARTING_DRAW, SUPPLY, unpacked
from .fields import BUILDING, COLOUR, FIELDS
from .frames import ACTION, BATHS_IN, SAWMILL, SETUP_DISCARD
from .monopolies import owner
from .piles import of_one_colour
from .scoring import points
from .state import UchroniaState

if TYPE_CHECKING:
    from .game import Uchronia


def restored(game: Uchronia, data: object) -> UchroniaState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""

    def blank(dump: Dump, seed: bytes) -> UchroniaState:
        return UchroniaState(game, dump.players, dump.options, seed, [], [], [], [], [], [], [], [], [])

    return load_state(game, data, blank, _check)


def _check(state: UchroniaState) -> None:
    _check_course(state)
    looked = _looked(state)
    cards = [colour for colour, count in enumerate(looked) for _ in range(count)]
    FIELDS.check_conserved(state, COLOUR, SUPPLY, "R94", cards, "{name} cards")
    FIELDS.check_conserved(state, BUILDING, [building.copies for building in BUILDINGS], "R94", what="cards of {name}")
    _check_buildings(state)
    for seat in range(state.seats):
        _check_board(state, seat)
    _check_known_pools(state, looked)
    _check_monopolies(state)


def _check_course(state: UchroniaState) -> None:
    """First player, turn, round and end fit together."""
    names = [BUILDINGS[building].alpha_key for building in state.first_draws]
    if len(set(names)) < len(names) or state.first != names.index(min(names)):
        raise InvalidDump("position.first: not who drew the first name of the alphabet [R7]")
    turns = max(state.turn - 1, 0)
    if state.current != (state.first + turns) % state.seats:
        raise InvalidDump(f"position.current: turn {state.turn} is not that of seat {state.current} [R27]")
    if state.turn > LAST_ROUND * state.seats:
        raise InvalidDump(f"turn: there are at most {LAST_ROUND} rounds [R165]")
    if state.chances < 2:
        raise InvalidDump("chances: set-up alone has two [R15]")
    if state.turn > (LAST_ROUND - 1) * state.seats and not state.end_triggered:
        raise InvalidDump("position.end_triggered: the last round has begun [R165]")
    if not state.end_triggered and any(points(state, seat) >= state.threshold for seat in range(state.seats)):
        raise InvalidDump("position.end_triggered: somebody has reached the threshold [R96]")
    if state.over and not (state.end_triggered and state.current == state.last and state.turn > 0):
        raise InvalidDump("stack: empty, but the game is not over [R97]")
    if (state.turn == 0) != (not state.over and state.stack[-1].step == SETUP_DISCARD):
        raise InvalidDump("turn: 0 during set-up and only then")


def _looked(state: UchroniaState) -> list[int]:
    """The cards under a Lighthouse."""
    frame = state.looking
    if frame is None:
        return [0] * 5
    return [new + old for new, old in zip(unpacked(frame.b), unpacked(frame.c), strict=True)]


def _check_buildings(state: UchroniaState) -> None:
    """R8, R88, R89: the bottom of the pile, and the row, which is full when a turn begins."""
    if state.bottom > state.buildings_left:
        raise InvalidDump("position.bottom: more Buildings than the pile has")
    if any(building not in state.first_draws for building in state.building_pile[: state.bottom]):
        raise InvalidDump("position.bottom: only names that were drawn twice lie there [R8]")
    begins = state.over or state.stack[-1].step in (ACTION, SETUP_DISCARD)
    if begins and len(state.great_works) < ROW and (state.building_pile or state.building_discard):
        raise InvalidDump("position.great_works: the row is filled at the end of a turn [R88]")
    if of_one_colour(state):
        raise InvalidDump(
            "position.great_works: five of one colour, while others are to come, are replaced at once [R89]"
        )


def _check_board(state: UchroniaState, seat: int) -> None:
    """Limits of one board, and that what is known about its Hand is true."""
    board = state.boards[seat]
    where = f"position.boards[{seat}]"
    if board.launched > board.limit:
        raise InvalidDump(f"{where}.activities: {board.launched} are more than the limit {board.limit} [R58]")
    for site in board.sites:
        _check_site(state, seat, site)
    for colour in range(5):
        known, hand = board.known[colour], board.hand[colour]
        if known > hand or hand - known > board.old[colour] + board.fresh[colour]:
            raise InvalidDump(f"{where}.known: not true of the {COLOURS[colour]} cards in the Hand [R151]")
        if board.lacks & BITS[colour] and known < hand:
            raise InvalidDump(f"{where}.lacks: there is {COLOURS[colour]} in the Hand that nobody knows of [R151]")
        if known + board.old[colour] + board.fresh[colour] < hand:
            raise InvalidDump(f"{where}: {COLOURS[colour]} cards of unknown origin in the Hand [R151]")
    if state.turn == 0 and (board.launched or board.played or board.sites or board.completed or sum(board.stock)):
        raise InvalidDump(f"{where}: nothing is played during set-up [R14]")


def _check_site(state: UchroniaState, seat: int, site: Site) -> None:
    board = state.boards[seat]
    id = BUILDINGS[site.building].id
    where = f"position.boards[{seat}].sites ({id})"
    if site.turn > state.turn or (state.first + site.turn - 1) % state.seats != seat:
        raise InvalidDump(f"{where}: seat {seat} cannot have started it in turn {site.turn} [R73]")
    if site.turn == state.turn and site.filled and not board.done & TOWER:
        raise InvalidDump(f"{where}: nothing is added in the turn of the start [R73]")
    own = COLOUR_OF[site.building]
    for colour in range(5):
        stands_in = colour == STAND_IN and STAND_IN_FOR & BITS[own] and board.done & BRICKWORKS
        if site.under[colour] and colour != own and not stands_in:
            raise InvalidDump(f"{where}: {COLOURS[colour]} does not fit [R72]")
    top = None if state.over else state.stack[-1]
    completing = top is not None and top.step == SAWMILL and top.seat == seat and top.a == site.building
    if site.filled > COST_OF[site.building] or (site.filled == COST_OF[site.building] and not completing):
        raise InvalidDump(f"{where}: {site.filled} cards complete it [R77]")


def _check_known_pools(state: UchroniaState, looked: list[int]) -> None:
    """What was in the Hands at the last shuffle and what was shuffled are different cards."""
    for colour in range(5):
        found = state.pile.count(colour) + looked[colour]
        found += sum(board.old[colour] + board.fresh[colour] for board in state.boards)
        if found > SUPPLY[colour]:
            raise InvalidDump(f"position.boards: old and fresh name more {COLOURS[colour]} cards than there are [R151]")
    if state.turn == 0:
        for seat, board in enumerate(state.boards):
            if sum(board.old) or sum(board.fresh) != STARTING_DRAW:
                raise InvalidDump(f"position.boards[{seat}]: everybody draws {STARTING_DRAW} cards [R14]")


def _check_monopolies(state: UchroniaState) -> None:
    """R61 to R67: holders are who they must be; the colour that the Baths are exchanging is looked at later."""
    waiting = -1
    if not state.over and state.stack[-1].step == BATHS_IN:
        waiting = state.stack[-1].a
    for colour in range(5):
        if colour != waiting and owner(state, colour) != state.monopolies[colour]:
            raise InvalidDump(f"position.monopolies.{COLOURS[colour]}: it belongs to somebody else [R61]")
