"""Every decision of many games compared with a second telling of the rules."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.games.uchronia.state import UchroniaState

from .reference import Judge
from .rich import rich_table
from .table import GAME, options


def judged(state: UchroniaState, rng: Rng, met: set[str]) -> None:
    """Plays on at random; before every action the judge must agree about what is legal."""
    judge = Judge()
    applied: list[str] = []
    while not state.over:
        assert state.decision is not None
        kind = state.decision.kind
        met.add(kind)
        expected = judge.moves(state.view(state.player))
        if kind == "choose_bonus":
            assert options(state) <= expected
            assert expected - options(state) <= set(applied)
        else:
            assert options(state) == expected, kind
        events = state.listen()
        state.play(state.sample(rng))
        judge.hear(events)
        for event in events:
            if event.kind in ("command", "plot"):
                applied.clear()
            elif event.kind == "bonus":
                applied.append(f"bonus {event.data['building']}")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r173_random_games_offer_what_the_table_of_decisions_says(players: int) -> None:
    for seed in range(4):
        state = GAME.new(players=players, seed=seed)
        assert isinstance(state, UchroniaState)
        judged(state, Rng(seed), set())


def test_r173_rich_tables_offer_what_the_table_of_decisions_says() -> None:
    rng = Rng(61)
    met: set[str] = set()
    for number in range(250):
        judged(rich_table(2 + number % 4, rng), rng, met)
    decisions = {step.name for step in GAME.steps if not step.automatic}
    assert decisions - met <= {"setup_discard"}
