"""Villages, cities and buildings: where a player can have one (R117 to R148)."""

from __future__ import annotations

from .board import Board
from .cards import BUILDING_COST, FORCE, SETTLER
from .places import CRADLE, FIRST_TERRITORY, PLACES, STARTS
from .state import HorizonState

# --- villages (0, by settlers) and cities (1, by soldiers): the kind of token is the kind of unit ---


def strength_on(board: Board, kind: int, place: int) -> int:
    """The strength of all units of the kind on the place together."""
    total = 0
    for unit in board.units:
        if unit >> 3 == place * 2 + kind:
            total += unit & 7
    return total


def needed_force(board: Board, kind: int, place: int) -> int:
    """R148: the force of the territory for this player, 1 at least."""
    return max(1, FORCE[place - FIRST_TERRITORY] - board.hooks.force[kind])


def is_free(state: HorizonState, kind: int, place: int) -> bool:
    """R127, R137, R144, R147: whether the village or the city of the territory can still be had."""
    if state.cell_of[place] < 0 or state.building_on[place] >= 0:
        return False
    if kind == SETTLER:
        return state.village[place] < 0
    return state.village[place] >= 0 and state.city[place] < 0


def may_engage(state: HorizonState, board: Board, kind: int, place: int) -> bool:
    """R138, R145: whether the player's units there suffice."""
    return is_free(state, kind, place) and strength_on(board, kind, place) >= needed_force(board, kind, place)


def engage_places(state: HorizonState, board: Board, kind: int) -> list[int]:
    """The territories that the player can settle or fortify now, in the order of their numbers."""
    found: list[int] = []
    last = -1
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 == kind and place != last and FIRST_TERRITORY <= place < PLACES:
            last = place
            if may_engage(state, board, kind, place):
                found.append(place)
    return found


def can_engage(state: HorizonState, board: Board, kind: int) -> bool:
    """Whether there is any such territory."""
    for unit in board.units:
        if unit >> 3 & 1 == kind and FIRST_TERRITORY <= unit >> 4 < PLACES:
            if may_engage(state, board, kind, unit >> 4):
                return True
    return False


def next_engaged(board: Board, kind: int, place: int, taken: int, total: int, needed: int, most: int) -> list[int]:
    """R139: strengths of units that may be engaged next, the strongest first.

    Units are named from the strongest down, until the force is reached: then leaving out any of them would leave too
    little, and every such set is named in one way. `taken` counts those named so far, three bits for each strength.
    """
    counts = [0] * 7
    for unit in board.units:
        if unit >> 3 == place * 2 + kind:
            counts[unit & 7] += 1
    rest = [0] * 8  # by strength: what units of at most that strength, not yet named, add up to
    for strength in range(1, 7):
        counts[strength] -= taken >> 3 * strength & 7
        rest[strength] = rest[strength - 1] + counts[strength] * strength
    return [strength for strength in range(most, 0, -1) if counts[strength] > 0 and total + rest[strength] >= needed]


# --- buildings ---


def building_price(board: Board, building: int, discount: int) -> int:
    """R125."""
    return max(0, BUILDING_COST[building] - discount - board.hooks.build_discount)


def is_opposed(state: HorizonState, seat: int, place: int) -> bool:
    """R124: whether a unit of another player stands there."""
    for board in state.boards:
        if board.seat != seat:
            for unit in board.units:
                if unit >> 4 == place:
                    return True
    return False


def is_site(state: HorizonState, seat: int, place: int) -> bool:
    """R120 to R124: whether the player could lay a new building there."""
    if place >= PLACES or state.building_on[place] >= 0 or state.village[place] >= 0:
        return False
    if CRADLE < place < FIRST_TERRITORY and place != STARTS + seat:
        return False
    return not is_opposed(state, seat, place)


def is_joinable(state: HorizonState, seat: int, place: int) -> bool:
    """R131, R133: a building whose left cube is another player's and whose right space is free."""
    return place < PLACES and state.left[place] >= 0 and state.left[place] != seat and state.right[place] < 0


def build_sites(state: HorizonState, board: Board) -> list[int]:
    """R119: places with a settler of the player where a new building can be laid."""
    found: list[int] = []
    last = -1
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 == SETTLER and place != last:
            last = place
            if is_site(state, board.seat, place):
                found.append(place)
    return found


def join_sites(state: HorizonState, board: Board, discount: int) -> list[int]:
    """R131: places with a settler of the player whose building can be joined and paid."""
    found: list[int] = []
    last = -1
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 == SETTLER and place != last:
            last = place
            if is_joinable(state, board.seat, place):
                if building_price(board, state.building_on[place], discount) <= board.coins:
                    found.append(place)
    return found


def affordable(board: Board, discount: int) -> list[int]:
    """The building tiles of the reserve that the player can pay, each once."""
    return [number for number in board.reserve if building_price(board, number, discount) <= board.coins]


def can_build_new(state: HorizonState, board: Board, discount: int) -> bool:
    """Whether a new building can be laid."""
    if not board.reserve or not affordable(board, discount):
        return False
    return len(build_sites(state, board)) > 0


def can_join(state: HorizonState, board: Board, discount: int) -> bool:
    """Whether an existing building can be joined."""
    return len(join_sites(state, board, discount)) > 0
