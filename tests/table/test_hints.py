"""Hints at a table: who may ask, how often, and that everybody is told."""

from __future__ import annotations

import pytest

from pentapolis.table.refused import TableRefused
from pentapolis.table.table import MOST_HINTS, Table
from pentapolis.table.viewer import Viewer
from pentapolis.wire.presenter import NOBODY, Presenter

from .made import play, table


def ask(made: Table, rung: int = 1, seat: int | None = 0) -> None:
    made.use_hint(seat, made.version_for(seat), rung, 0)


def notes(made: Table, seat: int | None, lang: str = "en") -> list[str]:
    viewer = Viewer(seat, lang, frozenset([] if seat is None else [seat]))
    return [line.text for line in Presenter(made).state(viewer, 0, 0, NOBODY, 0).chat]


@pytest.mark.parametrize(
    ("seats", "allowed"), [("h", True), ("hb", True), ("hbb", True), ("hh", False), ("lb", True), ("hlb", False)]
)
def test_hints_are_for_who_plays_bots_unless_the_table_says_otherwise(seats: str, allowed: bool) -> None:
    made = table(seats, architect="hippodamos") if seats == "h" else table(seats)
    assert made.hints is allowed
    for said in (True, False):
        made.setup.hints = said
        assert made.hints is said


def test_every_use_is_told_to_everybody_once() -> None:
    made = table("hb")
    assert made.to_move == 0
    version = made.version
    for rung in (1, 1, 2, 3, 2):
        ask(made, rung)
    assert len(notes(made, None)) == 3 and made.version == version, "what is chosen meanwhile stays good"
    assert notes(made, 0) == ["You asked what to look at.", "You asked which piece.", "You looked at good plans."]
    assert "good plans" in notes(made, None)[2] and "bons plans" in notes(made, None, "fr")[2]


def test_a_new_decision_is_a_new_use() -> None:
    made = table("hb")
    ask(made, 3)
    play(made, hold=True)
    assert made.hinted(0) == 0
    ask(made)
    assert len(made.chat.lines) == 2


def test_who_may_not_ask() -> None:
    made = table("hb")
    for seat, words in ((None, "spectators?|watch"), (1, "turn")):
        with pytest.raises(TableRefused, match=f"(?i){words}"):
            made.use_hint(seat, made.version_for(seat), 1, 0)
    with pytest.raises(TableRefused):
        made.use_hint(0, made.version_for(0) + 5, 1, 0)
    two = table("hh")
    with pytest.raises(TableRefused, match="not allowed"):
        ask(two, seat=two.to_move)
    assert not made.chat.lines and not two.chat.lines


def test_a_seat_has_so_many_and_no_more() -> None:
    made = table("hb")
    for _ in range(MOST_HINTS):
        made._hinted.clear()
        ask(made)
    made._hinted.clear()
    with pytest.raises(TableRefused, match=str(MOST_HINTS)):
        ask(made)
    assert len(made.chat.lines) == MOST_HINTS


def test_who_follows_hints_to_the_end_of_a_long_game_has_enough_and_the_table_goes_on_telling() -> None:
    made = table("hb")
    for _ in range(100):  # more decisions than a long game asks of who follows hints
        made._hinted.clear()
        for rung in (1, 2, 3):
            ask(made, rung)
    assert len(made.chat.lines) == 300
    assert not made.chat.full
