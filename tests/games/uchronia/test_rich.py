"""Play from rich tables: every kind of decision comes up, and every position on the way is sound."""

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
