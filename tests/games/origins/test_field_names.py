"""Every part of a view has a name, for the board that knows no game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.core.layout import EACH

GAME = pentapolis.game("origins")
EVERY_GAME = {"game", "rules_version", "players", "options", "turn", "over", "decision", "score_sheets", "ranking"}
EVERY_GAME |= {"progress", "layout"}
AREAS = {name for name, kind in GAME.layout.items() if kind == EACH}  # shown under the names of players


def named(data: Any) -> set[str]:
    """The names of fields anywhere in the data."""
    if isinstance(data, dict):
        return set(data).union(*map(named, data.values()))
    return set().union(*map(named, data)) if isinstance(data, list) else set()


@pytest.mark.parametrize("players", [1, 2])
def test_every_field_of_a_view_has_a_name(players: int) -> None:
    state, chance = GAME.new(players, seed=1), Random(2)
    found: set[str] = set()
    for _ in range(400):
        if state.over:
            break
        view = state.view(0)
        found |= named({key: part for key, part in view.items() if key not in EVERY_GAME})
        found |= named(view["decision"]["about"])
        state.play(chance.choice(list(state.legal())))
    keys = set(GAME.text_keys())
    things = {key.rpartition("-")[2] for key in keys if key.startswith(("origins-resource-", "origins-fact-"))}
    assert sorted(name for name in found - things - AREAS if f"origins-field-{name}" not in keys) == []
