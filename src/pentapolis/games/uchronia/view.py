"""The table as plain JSON: what one seat may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .buildings import BUILDINGS, COST_OF, MASK_OF
from .cards import COLOURS, named, named_bits, unpacked

if TYPE_CHECKING:
    from .state import UchroniaState


def building_ids(numbers: list[int]) -> list[str]:
    """The ids of Buildings."""
    return [BUILDINGS[number].id for number in numbers]


def position_view(state: UchroniaState, seat: int) -> dict[str, Any]:
    """Everything the seat may see (R16); a seat of -1 is a spectator."""
    return {
        "first": state.first,
        "last": state.last,
        "current": state.current,
        "round": state.round,
        "threshold": state.threshold,
        "end_triggered": state.end_triggered,
        "forum": named(state.forum),
        "discard": named(state.discard),
        "pile": state.left,
        "unseen": named(unseen(state, seat)),
        "pile_pool": named(pile_pool(state, seat)),
        "great_works": building_ids(state.great_works),
        "building_pile": state.buildings_left,
        "building_pile_bottom": building_ids(state.building_pile[: state.bottom]),
        "unseen_buildings": building_ids(sorted(state.building_pile[state.bottom : state.buildings_left])),
        "building_discard": building_ids(state.building_discard),
        "monopolies": _monopolies(state),
        "first_draws": building_ids(state.first_draws),
        "looked": _looked(state, seat),
        "boards": [board_view(state, number, number == seat) for number in range(state.seats)],
        "agenda": [{"step": state.game.steps[frame.step].name, "seat": frame.seat} for frame in reversed(state.stack)],
    }


def unseen(state: UchroniaState, seat: int) -> list[int]:
    """The cards the seat cannot see, by colour: in the draw pile, in other Hands, under a Lighthouse."""
    counts = pile_pool(state, seat)
    for number, board in enumerate(state.boards):
        if number != seat:
            for colour in range(5):
                counts[colour] += board.hand[colour] - board.fresh[colour]
    frame = state.looking
    if frame is not None and frame.seat != seat:
        for colour, number in enumerate(unpacked(frame.c)):
            counts[colour] += number
    return counts


def pile_pool(state: UchroniaState, seat: int) -> list[int]:
    """What the cards drawn by others since the last shuffle and the draw pile are made of.

    Everybody saw what was shuffled, and what of it has come to light since; each seat knows its own draws.
    """
    counts = [0] * 5
    for at in range(state.left):
        counts[state.pile[at]] += 1
    for number, board in enumerate(state.boards):
        if number != seat:
            for colour in range(5):
                counts[colour] += board.fresh[colour]
    frame = state.looking
    if frame is not None and frame.seat != seat:
        for colour, number in enumerate(unpacked(frame.b)):
            counts[colour] += number
    return counts


def _monopolies(state: UchroniaState) -> dict[str, int | None]:
    return {COLOURS[colour]: holder if holder >= 0 else None for colour, holder in enumerate(state.monopolies)}


def _looked(state: UchroniaState, seat: int) -> dict[str, Any] | None:
    """The cards under a Lighthouse: how many for all, which ones for the owner (R141)."""
    frame = state.looking
    if frame is None:
        return None
    cards = unpacked(frame.b + frame.c)
    return {"seat": frame.seat, "count": sum(cards), "cards": named(cards) if seat == frame.seat else None}


def board_view(state: UchroniaState, seat: int, own: bool) -> dict[str, Any]:
    """One board; the Hand only for its owner, and for all what everybody knows about it (R151)."""
    board = state.boards[seat]
    return {
        "hand": named(board.hand) if own else None,
        "held": board.held,
        "known": named(board.known),
        "lacks": named_bits(board.lacks),
        "stock": named(board.stock),
        "activities": named(board.activities),
        "limit": board.limit,
        "domain": [COLOURS[board.domain]] * board.played,
        "sites": [
            {
                "building": BUILDINGS[site.building].id,
                "under": named(site.under),
                "missing": COST_OF[site.building] - site.filled,
                "turn": site.turn,
            }
            for site in board.sites
        ],
        "completed": building_ids(board.completed),
        "active": [building.id for building in BUILDINGS if board.active & MASK_OF[building.number]],
        "score": state.score(seat),
    }
