"""Attacks: whom they hit and what they cost."""

from __future__ import annotations

from ...core.events import Event
from ...core.steps import Frame
from . import frames
from .board import NONE, Board
from .cards import (
    ATTACKS,
    CIV_ATTACK_DISCOUNT,
    CIV_ATTACK_GOLD,
    CIV_TWO_GLORY,
    CIVS,
    GREAT_WALL,
    GREAT_WALL_GOLD,
    INVASION_COSTS,
    ROCKETRY,
    UNITED_NATIONS,
    WALL_EXTRA,
    WALLS,
)
from .gains import at, gain_gold, move_cells, move_gold, send_home
from .grid import BIT, CELL_BY_REMAINDER, count
from .state import GoldenState


def exposed(board: Board) -> int:
    """The cells where others can attack the player: cities, and colonists that are not at their capital (R88)."""
    return board.cities | board.colonist_cells & ~BIT[board.capital]


def targets(state: GoldenState, seat: int) -> int:
    """All cells with something that the seat could attack."""
    found = 0
    for other in range(state.seats):
        if other != seat:
            found |= exposed(state.boards[other])
    return found


def attack_cost(state: GoldenState, seat: int, cell: int) -> int:
    """The invasion space, 3 more for each Wall of the victims, less with China (R90, R124, R140)."""
    board = state.boards[seat]
    cost = INVASION_COSTS[len(board.glory)] - CIV_ATTACK_DISCOUNT[board.civ]
    for other in range(state.seats):
        victim = state.boards[other]
        if victim.cards & WALLS and other != seat and exposed(victim) & BIT[cell]:
            cost += WALL_EXTRA * count(victim.cards & WALLS)
    return cost if cost > 0 else 0


def payable(state: GoldenState, seat: int, start: int, cells: int) -> int:
    """Those of the cells where an attack could be paid once the move there has paid (R91); start NONE: no move."""
    board = state.boards[seat]
    found = 0
    while cells:
        low = cells & -cells
        cells ^= low
        cell = CELL_BY_REMAINDER[low % 61]
        cost = attack_cost(state, seat, cell)
        if cost <= board.gold or (start != NONE and cost <= board.gold + move_gold(state, seat, start, cell)):
            found |= low
    return found


def attacks_from(state: GoldenState, seat: int, start: int) -> int:
    """The cells that a colonist on that cell could attack, or with NONE those that Rocketry could (R87, R98)."""
    board = state.boards[seat]
    if len(board.glory) >= ATTACKS:
        return 0
    cells = targets(state, seat)
    if start == NONE:
        if not board.techs & ROCKETRY:
            return 0
    else:
        cells &= move_cells(state, board, start)
    return payable(state, seat, start, cells) if cells else 0


def can_attack(state: GoldenState, seat: int) -> bool:
    """Whether the seat could take the action Soldier (R86, R91)."""
    board = state.boards[seat]
    if len(board.glory) >= ATTACKS or not (board.standing or board.techs & ROCKETRY):
        return False
    cells = targets(state, seat)
    if not cells:
        return False
    if board.techs & ROCKETRY and payable(state, seat, NONE, cells):
        return True
    places = board.places
    for number in range(len(places)):
        if board.standing >> number & 1:
            start = places[number]
            within = cells & move_cells(state, board, start)
            if within and payable(state, seat, start, within):
                return True
    return False


def attack(state: GoldenState, seat: int, cell: int) -> None:
    """Pays, hits everybody on the cell, takes a glory tile (R92 to R95)."""
    board = state.boards[seat]
    cost = attack_cost(state, seat, cell)
    board.gold -= cost
    if state.events is not None:
        state.emit(Event("attack", seat, "R92", {**at(cell), "cost": cost, "number": len(board.glory) + 1}))
    hit = BIT[cell]
    for other in range(state.seats):
        rival = state.boards[other]
        if other == seat:
            continue
        if cost and rival.cards & UNITED_NATIONS:
            gain_gold(state, other, cost, "R116", "united_nations")  # R180
        if rival.cards & GREAT_WALL:
            gain_gold(state, other, GREAT_WALL_GOLD, "R108", "great_wall")
        if rival.cities & hit:
            raze(state, other, cell)
        if rival.capital != cell:
            send_home(state, other, cell, "R94")
    gold = CIV_ATTACK_GOLD[board.civ]
    if gold:
        gain_gold(state, seat, gold, "R142", CIVS[board.civ])
    state.reveal()
    left = len(state.supply)
    if CIV_TWO_GLORY[board.civ] and left > 1:
        # R178: only the attacker sees the two tiles.
        pair = state.supply[left - 2 :]
        state.supply = state.supply[: left - 2]
        state.push(Frame(frames.GLORY_KEEP, seat, min(pair), max(pair)))
        if state.events is not None:
            secret = {"values": sorted(pair)}
            state.emit(Event("look_glory", seat, "R178", {"count": 2}, secret=secret, seen_by=(seat,), reveals=True))
        return
    value = state.supply[left - 1]
    state.supply = state.supply[: left - 1]
    state.lay_open(value)
    take_glory(state, seat, value)


def take_glory(state: GoldenState, seat: int, value: int) -> None:
    """The tile lies face up on the first free space (R95, G24)."""
    board = state.boards[seat]
    board.glory = [*board.glory, value]
    if state.events is not None:
        state.emit(Event("glory", seat, "R95", {"value": value}, reveals=True))


def raze(state: GoldenState, seat: int, cell: int) -> None:
    """The cubes of the city go back to the reserve (R93)."""
    board = state.boards[seat]
    cubes = 2 if board.doubles & BIT[cell] else 1
    board.cities &= ~BIT[cell]
    board.doubles &= ~BIT[cell]
    board.reserve += cubes
    if state.events is not None:
        state.emit(Event("raze", seat, "R93", {**at(cell), "cubes": cubes}))
