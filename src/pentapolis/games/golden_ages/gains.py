"""Gold and points that come to a player, each with the event that tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.events import Event
from .board import SCIENCE, Board
from .cards import (
    CIV_AGORA_GOLD,
    CIV_ARRIVAL_GOLD,
    CIV_EDGE_GOLD,
    CIV_SYMBOL_GOLD,
    CIVS,
    COMPUTER_SCIENCE,
    SCIENCE_VP,
    SYMBOL_GOLD,
    SYMBOL_ROW,
    SYMBOLS,
    UNLIMITED,
)
from .grid import AGORA, ALL_CELLS, BIT, OPEN_REACH, WIDTH, reach, reach_over_edge

if TYPE_CHECKING:
    from .state import GoldenState

# By symbol: the rules by which it pays.
SYMBOL_RULES: Final[list[str]] = ["R57", "R60", "R59", "R58"]


def at(cell: int) -> dict[str, Any]:
    """The cell as data of events and targets."""
    return {"row": cell // WIDTH, "col": cell % WIDTH}


def gain_gold(state: GoldenState, seat: int, amount: int, rule: str, by: str) -> None:
    """Gold from the supply, which is never empty (G40)."""
    state.boards[seat].gold += amount
    if state.events is not None:
        state.emit(Event("gold", seat, rule, {"amount": amount, "by": by}))


def gain_points(state: GoldenState, seat: int, term: int, points: int, rule: str, by: str) -> None:
    """Points under that term of the score sheet."""
    state.boards[seat].score(term, points)
    if state.events is not None:
        state.emit(Event("points", seat, rule, {"points": points, "by": by}))


# --- control ---


def symbol_gold(board: Board, symbol: int) -> int:
    """What taking control of one such symbol pays (R57 to R60, R141, R144, R177)."""
    return SYMBOL_GOLD[symbol][board.techs >> 5 * SYMBOL_ROW[symbol] & 31] + CIV_SYMBOL_GOLD[symbol][board.civ]


def control_gold(state: GoldenState, board: Board, cell: int) -> int:
    """What taking control of all that is visible on the cell pays; nothing for who has a piece there (R56, R63)."""
    bit = BIT[cell]
    if bit & (state.capitals | board.presence):
        return 0
    world = state.world
    gold = 0
    for symbol in range(4):
        if world.ones[symbol] & bit:
            each = symbol_gold(board, symbol)
            gold += each
            if world.twos[symbol] & bit:  # R61
                gold += each
    return gold


def take_control(state: GoldenState, seat: int, cell: int) -> None:
    """Pays for the symbols of a cell; to be called before the new piece stands there."""
    board = state.boards[seat]
    bit = BIT[cell]
    if bit & (state.capitals | board.presence):
        return
    world = state.world
    for symbol in range(4):
        if world.ones[symbol] & bit:
            number = 2 if world.twos[symbol] & bit else 1
            gold = number * symbol_gold(board, symbol)
            board.gold += gold
            if state.events is not None:
                data = {**at(cell), "symbol": SYMBOLS[symbol], "count": number, "gold": gold}
                state.emit(Event("control", seat, SYMBOL_RULES[symbol], data))


# --- moves ---


def open_cells(state: GoldenState) -> int:
    """The cells that a colonist may step on (R52, R171)."""
    return state.world.land if state.closed else ALL_CELLS


def move_cells(state: GoldenState, board: Board, start: int) -> int:
    """The cells where a move may end, its start among them (R47 to R53, R171)."""
    steps = board.range
    if not state.closed:
        return ALL_CELLS if steps == UNLIMITED else OPEN_REACH[steps][start]
    land = state.world.land
    return land | BIT[start] if steps == UNLIMITED else reach(start, steps, land)


def crosses_edge(state: GoldenState, board: Board, start: int, cell: int) -> bool:
    """Whether a path within the range crosses the left or right edge (R146); with Aviation any does (G36)."""
    steps = board.range
    return steps == UNLIMITED or reach_over_edge(start, steps, open_cells(state)) & BIT[cell] != 0


def meets_opponent(state: GoldenState, seat: int, cell: int) -> bool:
    """Whether another player has a colonist, a city or the capital there (R149)."""
    bit = BIT[cell]
    if state.capitals & bit & ~BIT[state.boards[seat].capital]:
        return True
    for other in range(state.seats):
        if other != seat and state.boards[other].presence & bit:
            return True
    return False


def move_gold(state: GoldenState, seat: int, start: int, cell: int) -> int:
    """All the gold that the move would bring."""
    if start == cell:
        return 0
    board = state.boards[seat]
    gold = control_gold(state, board, cell)
    edge = CIV_EDGE_GOLD[board.civ]
    if edge and crosses_edge(state, board, start, cell):
        gold += edge
    arrival = CIV_ARRIVAL_GOLD[board.civ]
    if arrival and meets_opponent(state, seat, cell):
        gold += arrival
    return gold


def move_colonist(state: GoldenState, seat: int, start: int, cell: int) -> None:
    """Moves a standing colonist; a move of no step brings nothing (R56, G13)."""
    board = state.boards[seat]
    if state.events is not None:
        data = {"from_row": start // WIDTH, "from_col": start % WIDTH, **at(cell), "steps": int(start != cell)}
        state.emit(Event("move", seat, "R47" if start != cell else "R53", data))
    if start == cell:
        return
    number = board.standing_at(start)
    edge = CIV_EDGE_GOLD[board.civ]
    if edge and crosses_edge(state, board, start, cell):
        gain_gold(state, seat, edge, "R146", CIVS[board.civ])
    take_control(state, seat, cell)
    board.places[number] = cell
    arrival = CIV_ARRIVAL_GOLD[board.civ]
    if arrival and meets_opponent(state, seat, cell):
        gain_gold(state, seat, arrival, "R149", CIVS[board.civ])


# --- the Agora ---


def go_to_agora(state: GoldenState, seat: int, number: int) -> None:
    """The colonist lies in the Agora; Computer Science and the European Union pay for it (R134, R150)."""
    board = state.boards[seat]
    if state.events is not None:
        state.emit(Event("agora", seat, "R77", at(board.places[number])))
    board.places[number] = AGORA
    board.standing &= ~(1 << number)
    if board.techs & COMPUTER_SCIENCE:
        gain_points(state, seat, SCIENCE, SCIENCE_VP, "R134", "computer_science")
    gold = CIV_AGORA_GOLD[board.civ]
    if gold:
        gain_gold(state, seat, gold, "R150", CIVS[board.civ])


def send_home(state: GoldenState, seat: int, cell: int, rule: str) -> None:
    """All colonists of the seat on the cell go to their capital, standing or lying as they are (R34, R94)."""
    board = state.boards[seat]
    sent = 0
    for number in range(len(board.places)):
        if board.places[number] == cell:
            board.places[number] = board.capital
            sent += 1
    if sent and state.events is not None:
        state.emit(Event("sent_home", seat, rule, {**at(cell), "count": sent}))
