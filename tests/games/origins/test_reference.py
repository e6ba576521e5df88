"""Both tellings of the rules compared at every decision of many games: what is asked, what is offered, what follows."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.core.steps import AT_CHOICES, AT_EVERYTHING

from .stage import rich_stage
from .together import GAME, PART_OF, Together, at_random, busily, greedily, noting, staged

SCOPES = ["all", "returned"]
MOST = 1_000  # decisions: aimless games may go on for ever


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_tellings_agree_in_random_games(players: int, scope: str) -> None:
    for seed in range(2):
        both = Together.new(players, seed, {"pass_increase_scope": scope})
        both.go_on(at_random(Random(seed)), MOST)


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_tellings_agree_in_busy_games_at_forced_choices_too(players: int, scope: str) -> None:
    for seed in range(10, 13):
        both = Together.new(players, seed, {"pass_increase_scope": scope}, AT_EVERYTHING)
        both.go_on(busily(Random(seed)), MOST)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_tellings_agree_in_greedy_games(players: int) -> None:
    both = Together.new(players, 7)
    both.go_on(greedily(7), 250)


def test_both_tellings_agree_from_rich_positions_and_every_decision_is_met() -> None:
    met: set[str] = set()
    for seed in range(110):
        rng = Random(seed)
        stage, seat = rich_stage(1 + seed % 4, rng)
        both = staged(stage, seat, AT_EVERYTHING if seed % 2 else AT_CHOICES)
        both.go_on(noting(busily(rng), met), 60)
    decisions = {step.name for step in GAME.steps if not step.automatic}
    assert set(PART_OF) <= decisions
    assert decisions - met == {"draft_die", "solo_discard", "solo_pick"}
