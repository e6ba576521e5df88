"""What a seat has at hand, for whoever asks."""

from __future__ import annotations

import pytest

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
