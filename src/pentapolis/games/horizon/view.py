"""The table as plain JSON: what everybody may see of it, and the whole of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .board import Board
from .cards import (
    BUILDING_IDS,
    BUILDING_LEVELS,
    COLUMNS,
    GOVERNMENT_IDS,
    LEADER_IDS,
    OBJECTIVE_IDS,
    SLOT_IDS,
    SLOTS,
    SPOT_IDS,
    STAGES,
    TECH_IDS,
    TERRITORY_IDS,
    TOKENS,
    TRACKS,
    UNITS,
)
from .frames import ARRIVE, CARD
from .places import FIELD, PLACE_IDS, PLACES, UNIT_PLACE_IDS

if TYPE_CHECKING:
    from .state import HorizonState

PILES = (2, 3)  # the levels of technologies that have a pile


def _owner(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _name(ids: list[str], number: int) -> str | None:
    return ids[number] if number >= 0 else None


def _names(ids: list[str], numbers: list[int]) -> list[str]:
    return [ids[number] for number in numbers]


def revealed(state: HorizonState, level: int) -> int:
    """How many cards of the pile of that level lie face up on it, for somebody to choose from."""
    if state.stack and state.stack[-1].step == CARD and state.stack[-1].d == level:
        return state.stack[-1].b
    return 0


def position_view(state: HorizonState) -> dict[str, Any]:
    """Everything that is public (R183)."""
    return {
        "first": state.first,
        "current": state.current,
        "round": state.round,
        "end_round": state.end_round or None,
        "governments": _names(GOVERNMENT_IDS, state.offered),
        "tree": [_slot_view(state, slot) for slot in range(SLOTS)],
        "piles": {str(level): _pile_view(state, level) for level in PILES},
        "objectives": [
            {"objective": OBJECTIVE_IDS[objective], "claims": list(state.claims[group])}
            for group, objective in enumerate(state.objectives)
        ],
        "map": _tiles(state),
        "exploring": _exploring(state),
        "stack": len(state.territories) - state.explored,
        "tiles_revealed": state.tiles_revealed,
        "reveal_limit": state.reveal_limit,
        "rivers": {str(level): _names(BUILDING_IDS, state.rivers[level]) for level in BUILDING_LEVELS},
        "building_piles": {str(level): len(state.building_piles[level]) for level in BUILDING_LEVELS},
        "supply": {kind: state.supply[at] for at, kind in enumerate(TOKENS)},
        "boards": [board_view(state, seat) for seat in range(state.seats)],
        "agenda": [{"step": state.game.steps[frame.step].name, "seat": frame.seat} for frame in reversed(state.stack)],
    }


def _slot_view(state: HorizonState, slot: int) -> dict[str, Any]:
    return {
        "slot": SLOT_IDS[slot],
        "technology": _name(TECH_IDS, state.tech_at[slot]),
        "leader": state.leader_at[slot] >= 0,
        "scholars": [board.seat for board in state.boards if board.scholars & 1 << slot],
    }


def _pile_view(state: HorizonState, level: int) -> dict[str, Any]:
    """What is known of a pile: which cards nobody has seen, and below them the others in their order."""
    pile = state.piles[level]
    open_cards = revealed(state, level)
    below = open_cards + state.unseen[level]
    return {
        "count": len(pile) - open_cards,
        "revealed": _names(TECH_IDS, pile[:open_cards]),
        "unseen": _names(TECH_IDS, sorted(pile[open_cards:below])),
        "bottom": _names(TECH_IDS, pile[below:]),
    }


def _tiles(state: HorizonState) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for place in range(PLACES):
        cell = state.cell_of[place]
        if cell >= 0:
            q, r = FIELD.cells[cell]
            found.append(
                {
                    "place": PLACE_IDS[place],
                    "q": q,
                    "r": r,
                    "village": _owner(state.village[place]),
                    "city": _owner(state.city[place]),
                    "building": _name(BUILDING_IDS, state.building_on[place]),
                    "left": _owner(state.left[place]),
                    "right": _owner(state.right[place]),
                }
            )
    return found


def _exploring(state: HorizonState) -> dict[str, Any] | None:
    """The tile that is revealed and not yet laid."""
    for frame in reversed(state.stack):
        if frame.step == ARRIVE:
            q, r = FIELD.cells[frame.b]
            return {"place": TERRITORY_IDS[frame.a], "q": q, "r": r}
    return None


def _units(board: Board) -> list[dict[str, Any]]:
    return [
        {"unit": UNITS[unit >> 3 & 1], "strength": unit & 7, "place": UNIT_PLACE_IDS[unit >> 4]} for unit in board.units
    ]


def board_view(state: HorizonState, seat: int) -> dict[str, Any]:
    """What lies before one player."""
    board = state.boards[seat]
    stages = board.stages()
    opened = board.open_columns()
    return {
        "coins": board.coins,
        "active": board.active,
        "columns": {name: board.columns[at] for at, name in enumerate(COLUMNS)},
        "open_columns": [name for at, name in enumerate(COLUMNS) if opened & 1 << at],
        "hands": board.hands(),
        "cubes": {name: board.cubes[at] for at, name in enumerate(TRACKS)},
        "invested": board.invested,
        "units": _units(board),
        "tokens": _tokens(board),
        "settle_tokens": board.held[0],
        "fortify_tokens": board.held[1],
        "reserve": _names(BUILDING_IDS, board.reserve),
        "slots": [SLOT_IDS[slot] for slot in range(SLOTS) if board.scholars & 1 << slot],
        "technologies": _names(TECH_IDS, board.techs),
        "private": _names(TECH_IDS, board.private),
        "leaders": _names(LEADER_IDS, board.leaders),
        "leader_vp": board.leader_vp,
        "government": _name(GOVERNMENT_IDS, board.government),
        "stages": [name for at, name in enumerate(STAGES) if at == 0 or stages & 1 << at],
        "villages": board.villages,
        "cities": board.cities,
        "buildings": board.buildings,
        "pawn": _name(SPOT_IDS, board.pawn),
        "score": state.score(seat),
    }


def _tokens(board: Board) -> dict[str, list[int]]:
    """Unit tokens in the reserve: how many of each pair of strengths."""
    return {name: board.tokens[3 * at : 3 * at + 3] for at, name in enumerate(UNITS)}
