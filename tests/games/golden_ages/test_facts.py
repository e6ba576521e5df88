"""What a seat keeps in the open, for whoever asks."""

from __future__ import annotations

import pytest

from pentapolis.games.golden_ages.board import TERMS
from pentapolis.games.golden_ages.cards import TECHS
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


@pytest.mark.parametrize(
    ("term", "rule", "points"),
    [
        ("points", "R167", [4, 6]),
        ("gold", "R163", [3]),
        ("backs", "R164", [3]),
        ("glory", "R165", [8]),
        ("future", "R166", []),
    ],
)
def test_a_line_of_the_score_tells_what_counts_and_its_points(term: str, rule: str, points: list[int]) -> None:
    state = table(Player(), Player(gold=11, glory=[5, 3]))
    board = state.boards[1]
    for name in ("carriage", "railroad", "aviation"):
        board.techs |= 1 << TECHS.index(name)
    board.points[TERMS.index("wonders")], board.points[TERMS.index("judgements")] = 4, 6
    fact = state.fact({"term": term, "seat": 1}, 0)
    assert fact is not None and fact.rule == rule
    assert [line.points for line in fact.score] == points
    for lang in ("en", "fr"):
        assert told(texts(lang), state.game, fact.text, fact.args)


@pytest.mark.parametrize("target", [{"term": "hats", "seat": 0}, {"term": "gold"}, {"term": ["gold"], "seat": 0}])
def test_a_line_that_there_is_not_is_nothing(target: dict[str, object]) -> None:
    assert table(Player(), Player()).fact(target, None) is None


@pytest.mark.parametrize("target", [{"zone": "purse"}, {"zone": "glory", "seat": 2}, {"zone": "hats", "seat": 0}])
def test_what_is_not_there_is_nothing(target: dict[str, object]) -> None:
    assert table(Player(), Player()).fact(target, None) is None
