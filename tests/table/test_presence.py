"""Who is there and who has left: pausing, leaving for good, and in whose name the chat speaks."""

from __future__ import annotations

import pytest

from pentapolis.table.clock import Clock
from pentapolis.table.refused import TableRefused
from pentapolis.table.table import LONG_CLOCK, Table
from pentapolis.table.viewer import Viewer
from pentapolis.wire.presenter import NOBODY, Presence, Presenter

from .made import first_legal, play, table


def bot_turn(made: Table) -> None:
    made.play_bot(made.version, first_legal(made), 0)


def test_a_game_pauses_when_everybody_is_away_and_goes_on_when_somebody_is_back() -> None:
    made = table("hh", clock=Clock.new(60, 0, 2))
    assert made.clock is not None
    assert not made.should_pause({0}) and not made.should_pause({1})  # the other one waits
    with pytest.raises(TableRefused):
        made.pause({0}, 5_000)
    made.pause({0, 1}, 20_000)
    assert made.paused and made.runs_out_at() is None
    assert not made.run_out(500_000) and made.clock.left_now(0, 500_000) == 40_000
    made.resume({1}, 500_000)  # who waits for the other is there again
    assert not made.paused and made.runs_out_at() == 540_000


def test_bots_do_not_play_on_alone() -> None:
    made = table("hb")
    play(made)
    play(made)
    made.hand(0, "level-1", 0)
    bot_turn(made)  # whoever lent the seat watches
    made.pause({0}, 0)
    assert made.bot_to_move() is None
    with pytest.raises(TableRefused):
        bot_turn(made)
    with pytest.raises(TableRefused):
        made.resume({1}, 0)  # a bot's seat is nobody's
    made.resume({0}, 0)
    bot_turn(made)


def test_a_game_without_a_clock_that_waits_for_a_person_needs_no_pause() -> None:
    assert not table("hb").should_pause({0})


def test_a_table_of_bots_alone_plays_to_its_end() -> None:
    made = table("bb")
    assert not made.should_pause({0, 1}) and made.bot_to_move() == "level-1"


def test_when_the_time_of_the_last_person_is_up_the_game_waits_for_them() -> None:
    made = table("hhb", clock=Clock.new(60, 0, 3))
    assert made.run_out(60_000) and not made.paused and made.bot_to_move() == "level-2"
    while made.bot_to_move() is not None:
        made.play_bot(made.version, first_legal(made), 60_000)
    assert made.to_move == 1 and made.run_out(120_000)
    assert made.paused and made.bot_to_move() is None
    with pytest.raises(TableRefused):
        made.resume({0, 1}, 121_000)  # they look on, but nobody plays
    made.hand(1, None, 122_000)
    assert not made.paused and made.runs_out_at() == 152_000


def test_who_lost_the_seat_by_the_clock_may_let_the_bots_play_on() -> None:
    made = table("hb", clock=Clock.new(60, 0, 2))
    assert made.run_out(60_000) and made.paused
    made.hand(0, "level-3", 61_000)
    assert not made.paused and made.bot_to_move() == "level-3"
    assert made.should_pause({0})  # and if they go, the bots stop


def test_with_a_clock_of_days_people_need_not_stay() -> None:
    made = table("hb", clock=Clock.new(LONG_CLOCK, 0, 2))
    assert not made.should_pause({0})
    made.hand(0, "level-1", 0)
    assert made.should_pause({0})


def test_the_end_of_a_game_is_no_pause() -> None:
    made = table("hh", clock=Clock.new(60, 0, 2))
    made.pause({0, 1}, 0)
    made.propose(0, "abandon", None, {0, 1}, 0)
    assert made.status == "abandoned" and not made.paused


def test_who_leaves_for_good_is_asked_no_more_and_a_bot_plays_on() -> None:
    made = table("hl")
    made.take(1, 0)
    made.leave({0}, 0)
    assert made.people() == [1] and made.bot_to_move() == "level-2"
    assert made.chat.lines[-1].key == "table-note-left"
    made.leave({0}, 0)  # once is enough
    assert len(made.chat.lines) == 1


def test_who_leaves_before_the_game_begins_makes_room_for_another_friend() -> None:
    made = table("hll")
    made.take(1, 0)
    made.leave({1}, 0)
    assert made.status == "waiting" and made.seats[1].human and not made.seats[1].taken
    made.take(1, 0)
    made.take(2, 0)
    assert made.status == "playing"


def test_the_chat_names_speakers_in_the_language_of_the_reader_and_the_table_has_no_name() -> None:
    made = table()
    made.say(None, "salut", 0)
    made.say(1, "hello", 0)
    made.hand(0, "level-1", 0)
    names = {
        lang: [line.name for line in Presenter(made).state(Viewer(0, lang), 0, 0, NOBODY, 0).chat]
        for lang in ("en", "fr")
    }
    assert names == {"en": ["A spectator", "Player 2", ""], "fr": ["Un spectateur", "Joueur 2", ""]}


def test_a_reader_is_told_since_when_somebody_is_away() -> None:
    made = table("hlb")
    presence = Presence(frozenset({0}), frozenset({1, 2}), {1: 5_000, 2: 6_000})
    seats = Presenter(made).state(Viewer(0, "en"), 0, 0, presence, 9_000).seats
    assert [(seat.online, seat.away_since) for seat in seats] == [(True, None), (False, None), (False, None)]
    made.take(1, 0)
    seats = Presenter(made).state(Viewer(0, "en"), 0, 0, presence, 9_000).seats
    assert (seats[1].away, seats[1].away_since) == (True, 5_000)
