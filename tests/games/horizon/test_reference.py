"""Every decision of many games compared with a second telling of the rules."""

from __future__ import annotations

import os

import pytest

from pentapolis import Rng
from pentapolis.games.horizon.state import HorizonState

from .invariants import check
from .rich import enrich
from .side_by_side import KINDS, SideBySide
from .table import GAME

MORE = int(os.environ.get("HORIZON_REFERENCE_GAMES", "0"))  # so many more games of each kind


def greedy(state: HorizonState) -> int:
    """The move after which the evaluation says most; the first of equals."""
    evaluation = GAME.evaluation(state.seats)

    def worth(action: int) -> float:
        after = state.copy()
        after.play(action)
        return evaluation.greedy_score(after, state.player)

    return max(state.legal(), key=worth)


def judged(players: int, seed: int, greed: int) -> SideBySide:
    """A whole game; so many of ten moves are greedy, the others random."""
    state, rng = GAME.new(players, seed), Rng(seed)
    assert isinstance(state, HorizonState)
    both = SideBySide(state)
    both.compare()
    while not state.over:
        both.play(greedy(state) if rng.below(10) < greed else state.sample(rng))
        both.compare()
    return both


def judged_rich(number: int, rng: Rng) -> set[str]:
    """Some rounds at random from a table where there is much to do."""
    state = GAME.new(2 + number % 3, number)
    assert isinstance(state, HorizonState)
    both = SideBySide(state)
    both.compare()
    while (
        state.round < 2 or not state.decision or state.decision.kind != "space"
    ):  # R27: then all action spaces are open
        both.play(state.sample(rng))
        both.compare()
    enrich(state, rng)
    check(state)
    both.adopt()
    both.compare()
    while not state.over and state.round < 5:
        both.play(state.sample(rng))
        both.compare()
    return both.met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r198_random_games_are_the_same_in_both_tellings(players: int) -> None:
    for seed in range(4 + MORE):
        judged(players, seed, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r198_greedy_games_are_the_same_in_both_tellings(players: int) -> None:
    for seed in range(4 + MORE):
        judged(players, 1000 + seed, 4 + seed % 6)


def test_r198_rich_tables_are_the_same_in_both_tellings() -> None:
    rng = Rng(61)
    met: set[str] = set()
    for number in range(60 + MORE):
        met |= judged_rich(number, rng)
    decisions = {step.name for step in GAME.steps if not step.automatic}
    assert {KINDS.get(kind, kind.lower()) for kind in met} == decisions
