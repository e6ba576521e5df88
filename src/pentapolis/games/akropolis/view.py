"""What everybody at the table sees. Nobody has private information in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .scoring import appraisal, lakes
from .tiles import KINDS, TILES

if TYPE_CHECKING:
    from .city import City
    from .state import AkropolisState


def position_view(state: AkropolisState) -> dict[str, Any]:
    """The table as plain JSON (R18). Of the piles only their number and, sorted, what must be in them (R19)."""
    return {
        "site": [{"tile": TILES[tile].id, "price": price} for price, tile in enumerate(state.site)],
        "hand": _hand_view(state),
        "piles": len(state.unseen) // (state.seats + 1),
        "pile_size": state.seats + 1,
        "unseen": [TILES[tile].id for tile in sorted(state.unseen)],
        "first": state.first,
        "chief": state.chief,
        "round": state.round,
        "stones": list(state.stones),
        "cities": [city_view(city, state.rules) for city in state.cities],
        "architect": [TILES[tile].id for tile in state.architect],
    }


def _hand_view(state: AkropolisState) -> dict[str, Any] | None:
    hand = state.hand
    if hand is None:
        return None
    frame = state.stack[-1]
    return {"seat": frame.seat, "tile": TILES[hand].id, "price": frame.b}


def city_view(city: City, rules: int) -> dict[str, Any]:
    """Placements in order and every visible hex with what it is worth now."""
    worth = appraisal(city, rules)
    return {
        "placements": [
            {"tile": TILES[tile].id, "q": q, "r": r, "rotation": rotation} for tile, q, r, rotation in city.tiles()
        ],
        "cells": [
            {"q": q, "r": r, "kind": KINDS[kind], "level": level, "placement": number, "worth": worth.get((q, r))}
            for q, r, kind, level, number in city.visible()
        ],
        "lakes": lakes(city),
    }
