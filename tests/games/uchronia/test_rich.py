"""Play from rich tables: every position on the way is sound, can be saved and goes on the same after loading."""

from __future__ import annotations

from pentapolis import Rng

from . import invariants
from .rich import rich_table
from .table import GAME


def test_r94_rich_tables_stay_sound() -> None:
    rng = Rng(4)
    seen = set()
    for number in range(400):
        state = rich_table(2 + number % 4, rng)
        while not state.over:
            decision = state.decision
            assert decision is not None
            seen.add(decision.kind)
            state.play(state.sample(rng))
            invariants.check(state)
    decisions = {step.name for step in GAME.steps if not step.automatic} - {"setup_discard"}
    assert decisions - seen == set()


def test_every_decision_of_a_rich_table_can_be_saved() -> None:
    rng = Rng(9)
    kinds = set()
    for number in range(60):
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
