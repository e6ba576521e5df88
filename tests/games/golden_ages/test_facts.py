"""What a seat keeps in the open, for whoever asks."""

from __future__ import annotations

import pytest

from pentapolis.texts import texts
from pentapolis.texts.words import told

from .table import Player, table


@pytest.mark.parametrize(
    ("zone", "title", "rule", "points", "prospects"),
    [
        ("purse", "11 gold", "R163", [3], [1]),
        ("glory", "Invasions: 2 glory tiles", "R165", [8], []),
        ("reserve", "Reserve: 1 cube", "R71", [], []),
        ("agora", "Agora", "R159", [], []),
    ],
)
def test_what_a_seat_keeps_tells_what_it_scores(
    zone: str, title: str, rule: str, points: list[int], prospects: list[int]
) -> None:
    state = table(Player(), Player(gold=11, glory=[5, 3]))
    state.boards[1].reserve = 1
    fact = state.fact({"zone": zone, "seat": 1}, None)
    assert fact is not None
    assert told(texts("en"), state.game, fact.title, fact.args) == title
    assert told(texts("fr"), state.game, fact.text, fact.args)
    assert fact.rule == rule
    assert [line.points for line in fact.score] == points
    assert [each.points for each in fact.prospects] == prospects
    if prospects:
        assert fact.prospects[0].args["count"] == 1, "the twelfth"


@pytest.mark.parametrize("target", [{"zone": "purse"}, {"zone": "glory", "seat": 2}, {"zone": "hats", "seat": 0}])
def test_what_is_not_there_is_nothing(target: dict[str, object]) -> None:
    assert table(Player(), Player()).fact(target, None) is None
