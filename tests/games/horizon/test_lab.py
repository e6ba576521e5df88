"""What the lab can ask about this game: technology, leader, government, objective, seat."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from pentapolis import Rng
from pentapolis.arena.lab import lab_plan, lab_report
from pentapolis.arena.metrics import Metric, parsed_metrics
from pentapolis.arena.play import counted
from pentapolis.core.events import Event
from pentapolis.games.horizon.cards import GOVERNMENT_IDS, LEADER_IDS, OBJECTIVE_IDS, TECH_IDS
from pentapolis.games.horizon.state import HorizonState
from tests.arena.made import game

from .table import GAME


@pytest.fixture(scope="module")
def metrics() -> list[Metric]:
    return parsed_metrics(GAME, ["technology,leader,government,objective,seat"], [2], {})


@cache
def ended() -> tuple[HorizonState, list[Event]]:
    """A game that was played to its end, and what happened in it."""
    state, rng = GAME.new(2, 69), Rng(69)
    assert isinstance(state, HorizonState)
    events = state.listen()
    while not state.over:
        state.play(state.sample(rng))
    return state, events


def test_what_the_lab_counts_is_what_everybody_has_in_the_end(metrics: list[Metric]) -> None:
    technology, leader, government, objective, seat_key = [metric.name for metric in metrics]
    assert seat_key == "seat"
    state, events = ended()
    assert any(board.private for board in state.boards), "private ones count, too"
    for seat, board in enumerate(state.boards):

        def used(key: str, at: int = seat) -> set[str]:
            return set(counted(events, key, 2)[at])

        claims = [OBJECTIVE_IDS[one] for group, one in enumerate(state.objectives) if seat in state.claims[group]]
        assert used(technology) == {TECH_IDS[tech] for tech in board.techs}
        assert used(leader) == {LEADER_IDS[one] for one in board.leaders}
        assert used(government) == {GOVERNMENT_IDS[board.government]}
        assert used(objective) == set(claims)


def test_a_report_has_a_table_for_every_dimension(metrics: list[Metric]) -> None:
    state, events = ended()
    plan = lab_plan("horizon", [("random", "random"), ("random", "random")], [2], metrics)
    uses = {metric.name: counted(events, metric.name, 2) for metric in metrics if metric.uses}
    assert plan.uses == list(uses)
    played = msgspec.structs.replace(game(0, ("random", "random"), state.scores()), uses=uses)
    report = lab_report(plan, metrics, [played])
    assert list(report.tables) == [metric.name for metric in metrics]
    for groups, ids in zip(
        report.tables.values(), (TECH_IDS, LEADER_IDS, GOVERNMENT_IDS, OBJECTIVE_IDS, ["0", "1"]), strict=True
    ):
        assert groups and {group.value for group in groups} <= set(ids)
