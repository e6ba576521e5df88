"""What a building's ability and a District would bring now, in points."""

from __future__ import annotations

from .board import Board
from .catalogue import COLOUR_OF_DIE, DISTRICTS, FARM, GOLD, MATCHES, NO_COLOUR, SHOWN_COLOUR, VALUE_OF_DIE
from .city import CORNERS, block_code
from .effects import PROGRAM_OF, PROGRAMS, TABLES, counted
from .state import OriginsState
from .worths import ABILITY_GOLD, ABILITY_SPACE, CLIMB, FIGHT, OTHER, STONE_WORTH, Worths


def ability_worth(state: OriginsState, seat: int, cell: int, worths: Worths) -> float:
    """About what the ability of the tile would give now."""
    tile = state.boards[seat].tiles[cell]
    if tile >= FARM:
        return 0.0
    total = 0.0
    for instruction in PROGRAMS.listed[PROGRAM_OF[tile]]:
        name, args = instruction.op.name, instruction.args
        if name == "points":
            total += args[0] + args[1] * counted(state, seat, args[2], cell)
            total += args[3] * counted(state, seat, args[4], cell)
        elif name == "table":
            listed = TABLES[args[1]]
            total += listed[min(counted(state, seat, args[0], cell), len(listed) - 1)]
        elif name == "gain":
            total += resource_worth(args[0], worths) * (args[1] + counted(state, seat, args[2], cell))
        elif name == "military":
            total += worths[FIGHT] + worths[ABILITY_SPACE] * args[0]
        elif name == "advance":
            total += worths[ABILITY_SPACE] * (args[0] + counted(state, seat, args[1], cell))
        elif name == "climb":
            total += worths[CLIMB]
        else:
            total += worths[OTHER]
    return total


def resource_worth(resource: int, worths: Worths) -> float:
    """One of a resource that an ability gives."""
    return worths[ABILITY_GOLD] if resource == GOLD else worths[STONE_WORTH + resource]


def best_card(state: OriginsState, board: Board, place: int) -> int:
    """The most that a District card gives on the free Seat, Gold included (R151, R152)."""
    fits = MATCHES[block_code(board.tiles, place)]
    most = 0
    if fits:
        for at, number in enumerate(state.districts):
            if fits >> number & 1:
                card = DISTRICTS[number]
                points = card.later if board.scored >> at & 1 else card.first
                most = max(most, points + state.district_gold[at])
    return most


def best_district(state: OriginsState, seat: int, dice: list[int], worths: Worths) -> float:
    """The most that one of these dice brings on a free Seat: its points, a card, abilities (R151 to R154, R178)."""
    board = state.boards[seat]
    most = 0.0
    if not dice:
        return most
    for place in board.seats:
        card = float(best_card(state, board, place))
        abilities = [0.0] * 5
        for corner in CORNERS:
            colour = SHOWN_COLOUR[board.tiles[place + corner]]
            if colour != NO_COLOUR:
                abilities[colour] += ability_worth(state, seat, place + corner, worths)
        for die in dice:
            colour = COLOUR_OF_DIE[die]
            most = max(most, card + VALUE_OF_DIE[die] * board.heights[colour] + abilities[colour])
    return most
