"""The market of building tiles and its piles (R103 to R105, R193, R198)."""

from __future__ import annotations

from typing import Final

from ...core.events import Event
from .catalogue import COLOUR_OF_KIND, KIND_IDS, MARKET_COSTS, STONE_COST, TAURUS
from .state import OriginsState

TAKES: Final = ("refill",)  # what can be told when a tile leaves the market


def space_of(state: OriginsState, colour: int) -> int:
    """Where the tile of the colour lies, or -1; there is one at most, as a tile is replaced by one of its colour."""
    for space, kind in enumerate(state.market):
        if COLOUR_OF_KIND[kind] == colour:
            return space
    return -1


def wisdom_cost(state: OriginsState, seat: int, space: int) -> int:
    """R84, R103: the Wisdom of the space, one less with Taurus."""
    cost = MARKET_COSTS[space]
    if cost > 0 and state.boards[seat].signs & TAURUS:
        cost -= 1
    return cost


def can_afford(state: OriginsState, seat: int, wisdom: int, kind: int) -> bool:
    """R44, R46: whether Wisdom and Stone can be paid together, with Gold for what is missing."""
    resources = state.boards[seat].resources
    missing = max(0, wisdom - resources[2]) + max(0, STONE_COST[kind] - resources[0])
    return missing <= resources[3]


def can_build(state: OriginsState, seat: int) -> bool:
    """R194: whether there is any tile to build."""
    return bool(state.market) or bool(state.boards[seat].kept)


def take_tile(state: OriginsState, seat: int, space: int) -> int:
    """R104, R105: takes the tile; the others slide up, its pile gives a new one and shows its next."""
    market = state.market[:]
    kind = market.pop(space)
    colour = COLOUR_OF_KIND[kind]
    pile = state.piles[colour]
    if not pile:
        state.market = market
        return kind
    market.append(pile[-1])
    left = len(pile) - 1
    known = state.buried[colour]
    turned = left > known  # what was put under the pile has been seen before
    if turned:
        state.reveal()
        state.lay_open(pile[left - 1])
    state.market = market
    piles = state.piles[:]
    piles[colour] = pile[:left]
    state.piles = piles
    if known > left:
        _bury(state, colour, left)
    if state.events is not None:
        data: dict[str, object] = {"tile": KIND_IDS[pile[-1]], "left": left}
        if left > 0:
            data["next"] = KIND_IDS[pile[left - 1]]
        state.emit(Event("refill", seat, "R104", data, reveals=turned))
    return kind


def put_under(state: OriginsState, kind: int) -> None:
    """R90, R198: a Farm's tile goes under the pile of its colour."""
    colour = COLOUR_OF_KIND[kind]
    piles = state.piles[:]
    piles[colour] = [kind, *piles[colour]]
    state.piles = piles
    _bury(state, colour, state.buried[colour] + 1)


def _bury(state: OriginsState, colour: int, count: int) -> None:
    buried = state.buried[:]
    buried[colour] = count
    state.buried = buried
