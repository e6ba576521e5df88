"""What one seat may see of the table, as plain JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .board import NONE, Board, cubes_on_tiles
from .cards import (
    BUILDINGS,
    CARDS,
    CIVS,
    ERAS,
    FIRST_WONDER,
    FUTURES,
    INVASION_COSTS,
    JUDGEMENTS,
    SYMBOLS,
    TECHS,
    WONDERS,
    ids,
)
from .frames import GLORY_KEEP
from .grid import AGORA, BIT, CELLS, NOWHERE, WIDTH, cells_of
from .measures import controlled, ending, judged
from .tiles import ROTATIONS, SIDES, TILES, Placement

if TYPE_CHECKING:
    from ...core.steps import Frame
    from .state import GoldenState


def name(names: tuple[str, ...], number: int) -> str | None:
    """The id of that number; None for none."""
    return None if number == NONE else names[number]


def cell_json(cell: int) -> dict[str, int]:
    """Where the cell lies."""
    return {"row": cell // WIDTH, "col": cell % WIDTH}


def glory_choice(state: GoldenState) -> Frame | None:
    """The frame with the two tiles that China looks at, while it chooses."""
    if state.stack and state.stack[-1].step == GLORY_KEEP:
        return state.stack[-1]
    return None


def position_view(state: GoldenState, seat: int) -> dict[str, Any]:
    """Everything the seat may see (R168 to R170); a seat of -1 is a spectator."""
    return {
        "era": state.era,
        "first": state.first,
        "last_turns": None if state.last_turns == NONE else state.last_turns,
        "tiles": [placement_json(placement) for placement in state.world.placed],
        "cells": [cell_view(state, cell) for cell in range(CELLS) if shown(state, cell)],
        "agora": [board.in_agora for board in state.boards],
        "wonders": ids(WONDERS, state.wonders, FIRST_WONDER),
        "buildings": ids(BUILDINGS, state.buildings),
        "judgements": ids(JUDGEMENTS, state.judgements),
        "judgement": name(JUDGEMENTS, state.chosen),
        "judged": {
            JUDGEMENTS[at]: [judged(state, number, at) for number in range(state.seats)] for at in _judging(state)
        },
        "piles": {
            "threes": len(state.threes),
            "twos": len(state.twos),
            "buildings": [len(deck) for deck in state.decks],
            "glory": len(state.supply) + (2 if glory_choice(state) is not None else 0),
        },
        "looked": _looked(state, seat),
        "boards": [area_view(state, number, number == seat) for number in range(state.seats)],
    }


def _judging(state: GoldenState) -> list[int]:
    """The judgements that are face up, and the chosen one."""
    return [at for at in range(len(JUDGEMENTS)) if state.judgements >> at & 1 or at == state.chosen]


def _looked(state: GoldenState, seat: int) -> dict[str, Any] | None:
    """The two glory tiles of China: which ones for the attacker alone (R178)."""
    frame = glory_choice(state)
    if frame is None:
        return None
    return {"seat": frame.seat, "count": 2, "values": [frame.a, frame.b] if seat == frame.seat else None}


def shown(state: GoldenState, cell: int) -> bool:
    """Whether there is anything but open sea."""
    if state.world.land & BIT[cell]:
        return True
    for board in state.boards:
        if board.presence & BIT[cell]:
            return True
    return False


def cell_view(state: GoldenState, cell: int) -> dict[str, Any]:
    """A cell with its ground, its symbols and everybody's pieces."""
    bit = BIT[cell]
    world = state.world
    symbols: list[str] = []
    for symbol in range(4):
        symbols += [SYMBOLS[symbol]] * (bool(world.ones[symbol] & bit) + bool(world.twos[symbol] & bit))
    land = "".join([SIDES[side] for p in world.placed if p.cells & bit for side in range(4) if p.land[side] & bit])
    capital = city = None
    colonists: list[dict[str, int]] = []
    for seat, board in enumerate(state.boards):
        if board.capital == cell:
            capital = seat
        if board.cities & bit:
            city = {"seat": seat, "cubes": 2 if board.doubles & bit else 1}
        up = [board.standing >> number & 1 for number, place in enumerate(board.places) if place == cell]
        if up:
            colonists.append({"seat": seat, "standing": sum(up), "lying": len(up) - sum(up)})
    return {
        **cell_json(cell),
        "ground": "continent" if world.covered & bit else "island" if world.islands & bit else "sea",
        "land": land,  # the sides that are land
        "symbols": symbols,
        "hidden": bool(symbols) and capital is not None,  # R39
        "capital": capital,
        "city": city,
        "colonists": colonists,
    }


def placement_json(placement: Placement) -> dict[str, Any]:
    """A placed tile."""
    rotation = int(ROTATIONS[placement.rotation])
    return {"tile": TILES[placement.tile], **cell_json(placement.corner), "rotation": rotation}


def cards_json(board: Board, first: int, end: int) -> list[dict[str, Any]]:
    """Own cards, and whether they have been used in this era."""
    return [
        {"card": CARDS[number], "used": bool(board.used >> number & 1)}
        for number in range(first, end)
        if board.cards >> number & 1
    ]


def colonists_json(board: Board) -> list[dict[str, Any]]:
    """The colonists, by place and posture: they have no numbers."""
    found: list[dict[str, Any]] = []
    for place, standing in sorted([(place, board.standing >> at & 1) for at, place in enumerate(board.places)]):
        if place >= CELLS:
            found.append({"place": "agora" if place == AGORA else "none", "standing": bool(standing)})
        else:
            found.append({"place": "map", **cell_json(place), "standing": bool(standing)})
    return found


def cities_json(board: Board) -> list[dict[str, int]]:
    """The cities with their cubes."""
    return [{**cell_json(cell), "cubes": 2 if board.doubles & BIT[cell] else 1} for cell in cells_of(board.cities)]


def area_view(state: GoldenState, seat: int, own: bool) -> dict[str, Any]:
    """One player; civilizations of later eras and the future technology only for their owner (R168, R175)."""
    board = state.boards[seat]
    era = state.era
    hidden = [at + 1 for at in range(era, ERAS) if board.hand[at] != NONE]
    hand = {str(at): CIVS[board.hand[at - 1]] for at in hidden} if own else None
    return {
        "gold": board.gold,
        "score": board.vp,
        "civ": name(CIVS, board.civ),
        "revealed": name(CIVS, board.hand[era - 1]) if era else None,
        "hidden_civs": hidden,
        "hand": hand,
        "future": FUTURES[board.future] if own or state.over else None,
        "techs": ids(TECHS, board.techs),
        "range": board.range,
        "slots": board.slots,
        "reserve": board.reserve,
        "cubes_on_tiles": cubes_on_tiles(board.techs),
        "controls": {symbol: controlled(state, board, at) for at, symbol in enumerate(SYMBOLS)},
        "capital": None if board.capital == NOWHERE else cell_json(board.capital),
        "golden_age": board.golden,
        "colonists": colonists_json(board),
        "cities": cities_json(board),
        "buildings": cards_json(board, 0, FIRST_WONDER),
        "wonders": cards_json(board, FIRST_WONDER, len(CARDS)),
        "glory": list(board.glory),
        "ending": {
            term: points if term != "future" or own or state.over else None
            for term, points in ending(state, seat).items()
        },
        "attack_cost": INVASION_COSTS[len(board.glory)] if len(board.glory) < len(INVASION_COSTS) else None,
        "greece_used": board.greece_used,
    }
