"""What everybody sees of a position, as plain JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .board import UNUSED
from .catalogue import (
    BASE_COSTS,
    BASES,
    COLOUR_OF_DIE,
    COLOURS,
    CONDITIONS,
    DIE_NAMES,
    DISTRICTS,
    FARM,
    FIRST_BASES,
    KIND_IDS,
    MARKET_COSTS,
    RESOURCES,
    ROW_COSTS,
    SIGNS,
    SITES,
    TEMPLES,
    VALUE_OF_DIE,
)
from .city import x_of, y_of
from .endings import all_holding

if TYPE_CHECKING:
    from ..common.tracks import Track
    from .board import Board
    from .state import OriginsState


def position_view(state: OriginsState) -> dict[str, Any]:
    """R190: the same for everybody; of the piles only what lies open or was put under them."""
    holding = all_holding(state)
    return {
        "round": state.round,
        "bastion": None if state.alone else state.bastion,
        "sites": [
            {"site": site + 1, "ship": state.ships[site], "bonus": COLOURS[state.bonus[site]]} for site in range(SITES)
        ],
        "market": [
            {"building": KIND_IDS[kind], "wisdom": MARKET_COSTS[space]} for space, kind in enumerate(state.market)
        ],
        "piles": [_pile_view(state, colour) for colour in range(5)],
        "row": [
            {"die": DIE_NAMES[die], **die_json(die), "wisdom": ROW_COSTS[space]} for space, die in enumerate(state.row)
        ],
        "reserve": by_colour(state.reserve),
        "speakers": list(state.area_dice),
        "levels": by_colour(state.levels),
        "districts": [
            {"card": at + 1, "district": DISTRICTS[card].id, "gold": state.district_gold[at]}
            for at, card in enumerate(state.districts)
        ],
        "temples": [_temple_view(state, temple) for temple in range(3)],
        "military": _track_view(state.tracks[3]),
        "pool": [DIE_NAMES[die] for die in state.pool],
        "conditions": [id for number, id in enumerate(CONDITIONS) if holding >> number & 1],
        "boards": [board_view(state, seat) for seat in range(state.players)],
    }


def die_json(die: int) -> dict[str, Any]:
    """Colour and value."""
    return {"colour": COLOURS[COLOUR_OF_DIE[die]], "value": VALUE_OF_DIE[die]}


def by_colour(counts: list[int]) -> dict[str, int]:
    """Counts with the names of their colours."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts)}


def _pile_view(state: OriginsState, colour: int) -> dict[str, Any]:
    pile = state.piles[colour]
    return {
        "colour": COLOURS[colour],
        "left": len(pile),
        "top": KIND_IDS[pile[-1]] if pile else None,
        "under": [KIND_IDS[kind] for kind in pile[: state.buried[colour]]],
    }


def _track_view(track: Track) -> dict[str, Any]:
    stacks = [{"space": space, "seats": list(track.stacks[space])} for space in sorted(track.stacks)]
    return {"at": list(track.at), "stacks": stacks}


def _temple_view(state: OriginsState, temple: int) -> dict[str, Any]:
    holder = state.holders[temple]
    return {
        "temple": TEMPLES[temple],
        "sign": SIGNS[state.signs[temple]],
        "holder": holder if holder >= 0 else None,
        **_track_view(state.tracks[temple]),
    }


def board_view(state: OriginsState, seat: int) -> dict[str, Any]:
    """What lies before one player."""
    board = state.boards[seat]
    return {
        "resources": {id: board.resources[number] for number, id in enumerate(RESOURCES)},
        "unused": [DIE_NAMES[die] for die in board.unused],
        "used": _used(board),
        "archon": None if board.archon == UNUSED else board.archon + 1,
        "speakers": list(board.speakers),
        "spoken": [{"value": code // SITES, "site": code % SITES + 1} for code in board.spoken],
        "bases": board.bases,
        "free_bases": board.free_bases,
        "next_base": BASE_COSTS[board.bases - FIRST_BASES] if board.bases < BASES else None,
        "advisors": [COLOURS[colour] for colour in board.advisors],
        "signs": [id for number, id in enumerate(SIGNS) if board.signs >> number & 1],
        "towers": by_colour(board.heights),
        "tokens": board.tokens,
        "passed": board.passed,
        "kept": [KIND_IDS[kind] for kind in board.kept],
        "scored": [at + 1 for at in range(len(state.districts)) if board.scored >> at & 1],
        "city": _city(board),
        "seats": _seats(board),
        "score": state.score(seat),
    }


def _used(board: Board) -> list[dict[str, Any]]:
    return [{"die": DIE_NAMES[code // SITES], "site": code % SITES + 1} for code in board.used]


def _city(board: Board) -> list[dict[str, Any]]:
    return [
        {"x": x_of(cell), "y": y_of(cell), "building": KIND_IDS[tile % FARM], "farm": tile >= FARM}
        for cell, tile in sorted(board.tiles.items())
    ]


def _seats(board: Board) -> list[dict[str, Any]]:
    """Every Seat whose block is complete, with its die or without."""
    places = sorted([*board.seats, *board.dice])
    found: list[dict[str, Any]] = []
    for place in places:
        die = DIE_NAMES[board.dice[place]] if place in board.dice else None
        found.append({"x": x_of(place), "y": y_of(place), "die": die})
    return found
