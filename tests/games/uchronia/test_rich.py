"""Play from rich tables: every position on the way is sound, can be saved and goes on the same after loading."""

from __future__ import annotations

import pytest

from pentapolis import Rng

from . import invariants
from .rich import rich_table
from .table import GAME

TABLES = 60


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r94_rich_tables_stay_sound(players: int) -> None:
    rng = Rng(players)
    seen = set()
    for _ in range(TABLES):
        state = rich_table(players, rng)
        while not state.over:
            decision = state.decision
            assert decision is not None
            seen.add(decision.kind)
            state.play(state.sample(rng))
            invariants.check(state)
    assert {"construction", "copy", "give", "viaduct", "withhold", "choose_bonus"} <= seen


def test_every_decision_of_a_rich_table_can_be_saved() -> None:
    rng = Rng(9)
    kinds = set()
    for number in range(TABLES):
        state = rich_table(2 + number % 4, rng)
        for _ in range(15):
            loaded = GAME.load(state.dump())
            assert loaded.digest() == state.digest()
            assert loaded.legal() == state.legal()
            if state.over:
                break
            decision = state.decision
            assert decision is not None
            kinds.add(decision.kind)
            action = state.sample(rng)
            state.play(action)
            loaded.play(action)
            assert loaded.digest() == state.digest()
    assert len(kinds) > 20
