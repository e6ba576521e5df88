"""What somebody asks of a table, as one request: what it does, and what it is refused."""

from __future__ import annotations

import pytest

from pentapolis.table.refused import TableRefused
from pentapolis.table.requests import Answer, Change, Chat, Confirm, Hand, Play, Propose, Rename, Undo
from pentapolis.table.seats import Seat
from pentapolis.table.table import Table
from pentapolis.table.viewer import Viewer

from .made import first_legal, table

ADA, BOB = Viewer(0, "en", frozenset({0}), creator=True), Viewer(1, "en", frozenset({1}))
EYE = Viewer(None, "en")


def key(made: Table, request: Change, viewer: Viewer) -> str:
    """The key of the refusal."""
    with pytest.raises(TableRefused) as error:
        made.handle(request, viewer, 1)
    return error.value.refusal.key


def test_a_turn_is_played_taken_back_and_confirmed() -> None:
    made = table()
    made.handle(Play(1, 1, first_legal(made), hold=True), ADA, 1)
    assert len(made.line.moves()) == 1 and made.line.played == []
    made.handle(Undo(2, made.version_for(0), 1), ADA, 2)
    assert made.line.moves() == []
    while not made.line.held:
        made.handle(Play(3, made.version_for(0), first_legal(made), hold=True), ADA, 3)
    made.handle(Confirm(4, made.version_for(0)), ADA, 4)
    assert made.line.played and made.to_move == 1
    assert key(made, Play(5, made.version_for(0), 0), ADA) == "table-not-your-turn"
    assert key(made, Play(6, 1, 0), EYE) == "table-spectator"


def test_people_talk_propose_and_agree() -> None:
    made = table()
    made.handle(Chat(1, "hello"), EYE, 1000)
    assert [(note.seat, note.text, note.at) for note in made.chat.lines] == [(None, "hello", 1)]
    made.handle(Propose(2, "abandon"), ADA, 2)
    assert made.proposal is not None and made.status == "playing"
    made.handle(Answer(3, made.proposal.id, True), BOB, 3)
    assert made.status == "abandoned"


def test_those_who_are_away_are_not_waited_for_and_can_be_replaced() -> None:
    made = table()
    assert key(made, Propose(1, "replace", seat=1, level="level-2"), ADA) == "table-not-away"
    assert key(made, Propose(1, "replace", seat=1), ADA) == "table-replace-whom"
    made.handle(Propose(2, "replace", seat=1, level="level-2"), ADA, 2, away={1})
    assert made.seats[1].level == "level-2"


def test_seats_are_renamed_and_handed_over_by_their_people_alone() -> None:
    made = table()
    made.handle(Rename(1, 0, "Ada"), ADA, 1)
    made.handle(Hand(2, 0, "level-1"), ADA, 2)
    assert (made.seats[0].name, made.seats[0].level) == ("Ada", "level-1")
    for request in (Rename(3, 1, "Eve"), Hand(4, 1, "level-1"), Rename(5, 7, "Eve")):
        assert key(made, request, ADA) == "table-not-your-seat"
    assert made.seats[1].name == ""


def test_who_made_the_table_arranges_bots_and_seats_that_nobody_has() -> None:
    made = table()
    made.seats[1] = Seat("bot", "", "level-1", True)
    made.handle(Rename(1, 1, "Robby"), ADA, 1)
    made.handle(Hand(2, 1, "level-3"), ADA, 2)
    assert (made.seats[1].name, made.seats[1].level) == ("Robby", "level-3")
    assert key(made, Rename(3, 1, "Bobby"), Viewer(0, "en", frozenset({0}))) == "table-not-your-seat"
