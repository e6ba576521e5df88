"""What a seat has at hand, for whoever asks."""

from __future__ import annotations

import pytest

from pentapolis.games.horizon.cards import SLOT_IDS
from pentapolis.texts import texts
from pentapolis.texts.words import told

from .table import GAME, new


@pytest.mark.parametrize(
    ("what", "title", "rule"),
    [
        ("coins", "7 coins", "R152"),
        ("active", "3 active pawns", "R42"),
        ("settle", "Settle tokens: 2", "R136"),
        ("fortify", "Fortify tokens: 1", "R143"),
    ],
)
def test_what_a_seat_has_at_hand_is_explained(what: str, title: str, rule: str) -> None:
    state = new()
    board = state.boards[1]
    board.coins, board.active, board.held = 7, 3, [2, 1]
    fact = state.fact({"zone": "purse", "what": what, "seat": 1}, None)
    assert fact is not None
    assert fact.rule == rule
    assert told(texts("en"), GAME, fact.title, fact.args) == title
    assert (f"bring {board.hands()} now" in told(texts("en"), GAME, fact.text, fact.args)) == (what == "coins")


@pytest.mark.parametrize(
    "target",
    [{"what": "gems", "seat": 0}, {"what": "coins"}, {"what": ["coins"], "seat": 0}, {"what": "coins", "seat": 2}],
)
def test_what_is_not_there_is_nothing(target: dict[str, object]) -> None:
    assert new().fact({"zone": "purse", **target}, None) is None


def test_every_line_of_the_score_is_explained_with_its_points() -> None:
    state = new()
    board = state.boards[1]
    board.invested, board.leader_vp = 6, 2
    for line in state.score_sheet(1):
        fact = state.fact({"term": line.term, "seat": 1}, None)
        assert fact is not None
        assert fact.title == f"horizon-term-{line.term}"
        assert fact.text == f"horizon-{fact.rule.lower()}"
        assert [(each.term, each.points) for each in fact.score] == [(line.term, line.points)]
        assert bool(fact.prospects) == (line.term == "investment")


@pytest.mark.parametrize("target", [{"term": "gold", "seat": 0}, {"term": "cities"}, {"term": "cities", "seat": 2}])
def test_what_is_no_line_of_the_score_is_nothing(target: dict[str, object]) -> None:
    assert new().fact(target, None) is None


def test_a_card_of_level_four_tells_what_it_would_bring() -> None:
    state = new()
    slot = next(each for each in SLOT_IDS if each.startswith("IV"))
    board = state.boards[1]
    before = state.fact({"slot": slot, "seat": 1}, None)
    assert before is not None
    assert [line.term for line in before.score] == ["technologies"]
    (prospect,) = before.prospects
    points = sum(line.points for line in state.score_sheet(1))
    board.techs = [state.tech_at[SLOT_IDS.index(slot)]]
    board.add_level(4)
    assert sum(line.points for line in state.score_sheet(1)) - points == prospect.points > 0
    after = state.fact({"slot": slot, "seat": 1}, None)
    assert after is not None
    assert [line.term for line in after.score] == ["technologies", "endgame"]
    assert sum(line.points for line in after.score) == prospect.points
    assert after.prospects == []
