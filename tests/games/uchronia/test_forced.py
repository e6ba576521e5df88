"""R173, R177: what there is no choice about is told exactly like what was chosen, in records, logs and at tables."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.core.record import Record
from pentapolis.core.steps import AT_CHOICES, AT_EVERYTHING, AT_PRIVATE
from pentapolis.core.undo import History
from pentapolis.games.uchronia.state import UchroniaState
from pentapolis.table.table import Table
from pentapolis.table.viewer import Viewer
from pentapolis.wire.presenter import NOBODY, Presenter
from tests.table import made

from .table import GAME, Player, decision, table


def victim(hand: str) -> UchroniaState:
    """Seat 0 is about to demand Clay and Marble of seat 1."""
    return table(
        Player(hand="brick clay marble", activities="brick"), Player(hand=hand, domain="wood"), Player(hand="wood*2")
    )


FREE, FORCED = "clay marble wood*2", "clay wood*3"
DEMAND = ("command brick", "reveal clay", "reveal marble")


def at_table(state: UchroniaState) -> Table:
    """A table of three people at that position."""
    found = made.table("hhh", "uchronia")
    state.stops = found.line.stops
    found.line.history.state = state
    return found


def told(seen: Table, viewer: int | None) -> Any:
    """Everything the viewer is told."""
    state = Presenter(seen).state(Viewer(viewer, "en", frozenset()), 0, 0, NOBODY, 0)
    return (seen.version_for(viewer), state.log, state.decision, state.view, state.choices)


def played(state: UchroniaState, *moves: str) -> Table:
    """The table after these moves of whoever must decide."""
    seen = at_table(state)
    for move in moves:
        seen.play(seen.to_move, seen.version_for(seen.to_move), seen.line.state.parse(move), False, 0)
    return seen


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_r177_nobody_can_tell_a_forced_gift_from_a_free_one(viewer: int | None) -> None:
    free, forced = played(victim(FREE), *DEMAND), played(victim(FORCED), *DEMAND)
    assert decision(free.line.position) == decision(forced.line.position) == ("give", 1)
    assert told(free, viewer) == told(forced, viewer), "who gives is asked in both cases"
    assert len(forced.line.position.legal()) == 1 < len(free.line.position.legal())
    free, forced = played(victim(FREE), *DEMAND, "give clay"), played(victim(FORCED), *DEMAND, "give clay")
    assert told(free, viewer) == told(forced, viewer)
    assert [entry.notation for entry in forced.line.played][-1] == "give clay"


def test_r177_a_record_has_a_line_for_every_choice_however_it_came_about() -> None:
    record = Record.start(GAME, 2, 3)
    lines = {}
    for name, hand in (("free", FREE), ("forced", FORCED)):
        state = victim(hand)
        state.stops = AT_EVERYTHING
        record = Record(record.header)
        for move in DEMAND:
            record.append(state, state.parse(move))
        if decision(state) == ("give", 1):
            record.append(state, state.parse("give clay"))
        lines[name] = [(move.seat, move.play, move.draws) for move in record.moves]
    assert lines["free"] == lines["forced"]


def test_r173_what_everybody_can_see_to_be_forced_is_played_at_once_as_a_move_of_its_own() -> None:
    seen = at_table(table(Player(hand="clay"), Player(hand="wood"), Player(hand="wood*2"), forum="stone"))
    seen.play(0, seen.version_for(seen.to_move), seen.line.state.parse("command clay"), False, 0)
    assert [entry.notation for entry in seen.line.played] == ["command clay", "take stone"]
    assert decision(seen.line.position) == ("action", 1)


def test_r173_a_forced_choice_goes_with_the_choice_that_forced_it_when_that_is_taken_back() -> None:
    seen = at_table(table(Player(hand="clay wood"), Player(hand="wood"), Player(hand="wood*2"), forum="stone"))
    seen.play(0, seen.version_for(seen.to_move), seen.line.state.parse("command clay"), True, 0)
    assert len(seen.line.drafted) == 2 and seen.line.undoable() == 1
    seen.undo(0, seen.version_for(0), 1)
    assert not seen.line.drafted and decision(seen.line.state) == ("action", 0)


@pytest.mark.parametrize(("stops", "waits"), [(AT_CHOICES, False), (AT_PRIVATE, True), (AT_EVERYTHING, True)])
def test_r177_a_position_waits_where_it_is_told_to(stops: int, waits: bool) -> None:
    state = victim(FORCED)
    state.stops = stops
    for move in DEMAND:
        state.play(state.parse(move))
    assert (decision(state) == ("give", 1)) is waits
    assert (state.forced == state.parse("give clay")) is waits
    assert not waits or state.private


def test_r173_a_history_plays_forced_choices_and_takes_them_back_together() -> None:
    state = table(Player(hand="clay wood"), Player(hand="wood"), forum="stone")
    state.stops = AT_EVERYTHING
    history = History(state)
    history.play(state.parse("command clay"))
    assert [move.forced for move in history.moves] == [False, True]
    assert history.undoable(0) == 0, "the turn is over"
    later = History(table(Player(hand="clay wood"), Player(hand="wood"), forum="stone"), past_turns=True)
    later.state.stops = AT_EVERYTHING
    later.play(later.state.parse("command clay"))
    later.undo(0)
    assert decision(later.state) == ("action", 0) and later.moves == []


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_r177_cards_under_a_lighthouse_that_are_all_alike_are_asked_for_too(seat: int | None) -> None:
    def looking(pile: str) -> Table:
        owner = Player(hand="wood stone*2", completed=["phare"])
        state = table(owner, Player(hand="wood*2"), Player(hand="wood*2"), pile=pile)
        return played(state, "command wood", "put stone")

    free, forced = looking("clay marble clay"), looking("clay clay clay")
    assert decision(free.line.position) == decision(forced.line.position) == ("lighthouse", 0)
    first, second = told(free, seat), told(forced, seat)
    assert first[:3] == second[:3]
