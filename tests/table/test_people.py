"""Seats, clocks, proposals and chat of a table."""

from __future__ import annotations

import pytest

from pentapolis.core.rng import Rng
from pentapolis.table.chat import MOST_NOTES
from pentapolis.table.clock import Clock
from pentapolis.table.refused import TableRefused
from pentapolis.table.seats import clean
from pentapolis.table.table import LONG_CLOCK
from pentapolis.table.viewer import Viewer
from pentapolis.wire.presenter import NOBODY, Presence, Presenter
from tests.pages import page

from .made import first_legal, play, table


def key(error: pytest.ExceptionInfo[TableRefused]) -> str:
    return error.value.refusal.key


def test_the_game_begins_when_everybody_is_there() -> None:
    made = table("hl")
    assert made.status == "waiting" and made.to_move is None
    with pytest.raises(TableRefused) as error:
        made.play(0, 1, 0, False, 0)
    assert key(error) == "table-waiting"
    made.take(1, 0)
    assert made.status == "playing" and made.to_move == 0


def test_an_empty_seat_can_be_handed_to_a_bot_and_taken_later() -> None:
    made = table("hl")
    made.hand(1, "level-2", 0)
    assert made.status == "playing"
    made.take(1, 0)
    made.hand(1, None, 0)
    assert made.seats[1].human


def test_a_seat_is_handed_over_with_its_draft_and_taken_back() -> None:
    made = table()
    play(made)
    made.hand(0, "level-1", 0)
    assert not made.line.drafted and made.bot_to_move() == "level-1"
    for level, reason in (("level-9", "table-no-such-level"), ("random", "table-no-such-level")):
        with pytest.raises(TableRefused) as error:
            made.hand(0, level, 0)
        assert key(error) == reason
    made.hand(0, None, 0)
    assert made.bot_to_move() is None
    with pytest.raises(TableRefused) as error:
        made.hand(0, None, 0)
    assert key(error) == "table-seat-is-yours"
    assert [note.key for note in made.chat.lines] == ["table-note-handed", "table-note-taken-back"]
    told = [
        Presenter(made).state(Viewer(seat, "en", frozenset({seat})), 0, 0, NOBODY, 0).chat[0].text for seat in (0, 1)
    ]
    assert told == ["You are now played by a bot (Novice).", "Player 1 is now played by a bot (Novice)."]


def test_a_bots_seat_stays_a_bots() -> None:
    made = table("hb")
    with pytest.raises(TableRefused) as error:
        made.hand(1, None, 0)
    assert key(error) == "table-bot-seat"
    made.hand(1, "level-5", 0)
    assert made.seats[1].level == "level-5"


def test_only_the_clock_of_who_must_act_runs_and_turns_add_to_it() -> None:
    made = table(clock=Clock.new(60, 5, 2))
    assert made.clock is not None
    play(made, now=10_000)
    assert made.clock.left_now(0, 12_000) == 48_000 and made.clock.left_now(1, 12_000) == 60_000
    play(made, now=20_000)
    assert made.to_move == 1
    assert made.clock.left_now(0, 99_000) == 45_000
    assert made.runs_out_at() == 80_000


def test_a_turn_adds_to_the_clock_also_before_a_bot_and_a_bots_turn_adds_nothing() -> None:
    made = table("hb", clock=Clock.new(60, 5, 2))
    assert made.clock is not None
    play(made)
    play(made)
    assert made.bot_to_move() and made.clock.left == [65_000, 60_000]
    made.hand(0, "level-1", 0)
    while len(made.line.played) < 8:
        made.play_bot(made.version, made.line.state.legal()[0], 0)
    assert made.clock.left == [65_000, 60_000]


def test_a_turn_adds_to_the_clock_once_whoever_decides_in_its_middle() -> None:
    made = table("hhh", "uchronia", clock=Clock.new(60, 5, 3))
    assert made.clock is not None
    deciders: dict[int, list[int]] = {}
    rng = Rng(3)
    while made.status == "playing" and made.line.position.turn < 60:
        made.play(made.to_move, made.version_for(made.to_move), made.line.state.sample(rng), False, 0)
        deciders = {}
        for played in made.line.played:
            deciders.setdefault(played.turn, []).append(played.seat)
        ended = [seats[0] for turn, seats in deciders.items() if 0 < turn < made.line.position.turn]
        assert made.clock.left == [60_000 + 5_000 * ended.count(seat) for seat in range(3)]
    assert any(len(set(seats)) > 1 for turn, seats in deciders.items() if turn > 0)  # somebody was interrupted


def test_a_turn_that_is_played_again_after_a_takeback_adds_nothing_more() -> None:
    made = table(clock=Clock.new(60, 5, 2))
    assert made.clock is not None
    for _ in range(4):
        play(made)
    made.propose(0, "takeback", 0, {0, 1}, 0)
    for _ in range(4):
        play(made)
        assert made.clock.left == [65_000, 65_000]
    play(made)
    play(made)
    assert made.clock.left == [70_000, 65_000]


def test_a_finished_turn_that_is_handed_over_unconfirmed_adds_to_the_clock_if_there_was_time_left() -> None:
    for now, left in ((0, 65_000), (60_000, 0)):
        made = table(clock=Clock.new(60, 5, 2))
        assert made.clock is not None
        play(made, hold=True)
        play(made, hold=True)
        made.hand(0, "level-1", now)
        assert made.to_move == 1 and made.clock.left[0] == left


def test_a_turn_that_waits_to_be_confirmed_costs_time() -> None:
    made = table(clock=Clock.new(60, 0, 2))
    assert made.clock is not None
    play(made, hold=True)
    play(made, hold=True)
    assert made.clock.left_now(0, 30_000) == 30_000


def test_when_time_is_up_a_bot_plays_on_until_the_seat_is_taken_back() -> None:
    made = table(clock=Clock.new(60, 0, 2))
    assert made.clock is not None
    play(made)
    assert not made.run_out(59_999)
    assert made.run_out(60_000)
    assert made.bot_to_move() == "level-2" and made.chat.lines[-1].key == "table-note-time"
    made.hand(0, None, 61_000)
    assert made.clock.left_now(0, 61_000) == 30_000 and made.runs_out_at() == 91_000


def test_who_hands_his_seat_over_and_takes_it_back_has_what_was_left() -> None:
    made = table(clock=Clock.new(60, 0, 2))
    assert made.clock is not None
    made.hand(0, "level-1", 58_000)
    made.hand(0, None, 59_000)
    assert made.clock.left_now(0, 59_000) == 2_000 and made.runs_out_at() == 61_000
    assert made.run_out(61_000)
    made.hand(0, None, 62_000)
    made.hand(0, "level-1", 82_000)
    made.hand(0, None, 83_000)
    assert made.clock.left_now(0, 83_000) == 10_000  # time was up once, and so there is more once


def test_a_takeback_needs_everybody_and_cuts_the_log() -> None:
    made = table("hhb")
    presenter = Presenter(made)
    for _ in range(4):
        play(made)
    before = made.line.position.digest()
    made.propose(1, "takeback", 2, {1}, 0)
    assert made.proposal is not None and made.proposal.waiting(made.people(), ()) == [0]
    with pytest.raises(TableRefused) as error:
        made.propose(0, "abandon", None, {0}, 0)
    assert key(error) == "table-proposal-open"
    made.answer({0}, made.proposal.id, False, 0)
    assert made.proposal is None and made.line.position.digest() == before
    made.propose(1, "takeback", None, {1}, 0)
    version = made.version
    made.answer({0}, 2, True, 0)
    assert len(made.line.played) == 2 and made.to_move == 1 and made.version > version
    assert [played.seat for played in made.cut_off] == [1, 1] and made.lowest_cut == 2
    assert presenter.log_from(4) == 2 and made.chat.lines[-1].key == "table-note-cut"


def test_a_takeback_that_reaches_nowhere_is_refused() -> None:
    made = table()
    for to in (None, 0, 5):
        with pytest.raises(TableRefused) as error:
            made.propose(0, "takeback", to, {0}, 0)
        assert key(error) == "table-no-takeback"


def test_alone_with_bots_nobody_need_be_asked() -> None:
    made = table("hb")
    play(made)
    play(made)
    made.propose(0, "takeback", 0, {0}, 0)
    assert made.proposal is None and made.line.played == []


def test_stopping_needs_everybody_and_ends_the_game() -> None:
    made = table()
    made.propose(0, "abandon", None, {0}, 0)
    made.answer({1}, 1, True, 0)
    assert made.status == "abandoned" and made.to_move is None
    with pytest.raises(TableRefused) as error:
        play(made)
    assert key(error) in ("table-spectator", "table-ended")


def test_stopping_drops_an_unfinished_turn() -> None:
    made = table()
    made.play(0, made.version, made.line.state.legal()[0], True, 0)
    assert len(made.line.moves()) == 1 and made.line.played == []
    made.propose(0, "abandon", None, {0}, 0)
    made.answer({1}, 1, True, 0)
    assert made.status == "abandoned" and made.line.moves() == []
    assert "drops an unfinished turn" in page("docs/protocol.md")


def test_the_notes_of_a_table_are_bounded_and_people_can_still_speak() -> None:
    made = table()
    for _ in range(MOST_NOTES):
        made.hand(0, "level-1", 0)
        made.hand(0, None, 0)
    assert len(made.chat.lines) == MOST_NOTES
    made.say(0, "enough now", 0)
    assert made.chat.lines[-1].text == "enough now" and made.chat.lines[-1].id == len(made.chat.lines)


def test_who_hands_his_seat_over_agrees_to_nothing_and_still_answers() -> None:
    made = table(clock=Clock.new(60, 0, 2))
    made.propose(1, "abandon", None, {1}, 0)
    made.hand(0, "level-1", 0)
    assert made.status == "playing" and made.proposal is not None and made.proposal.waiting(made.people(), ()) == [0]
    made.answer({0}, made.proposal.id, False, 0)
    assert made.proposal is None and made.status == "playing"
    made.propose(0, "abandon", None, {0}, 0)
    made.answer({1}, 2, True, 0)
    assert made.status == "abandoned"


def test_whose_time_is_up_agrees_to_nothing_and_still_answers() -> None:
    made = table(clock=Clock.new(60, 0, 2))
    made.propose(1, "abandon", None, {1}, 0)
    assert made.run_out(60_000)
    assert made.status == "playing" and made.proposal is not None
    made.answer({0}, made.proposal.id, True, 0)
    assert made.status == "abandoned"


def test_a_seat_that_nobody_has_taken_is_not_asked() -> None:
    made = table("hl")
    made.hand(1, "level-1", 0)
    made.propose(0, "abandon", None, {0}, 0)
    assert made.status == "abandoned"


def test_a_bot_stands_in_for_who_is_away_until_he_takes_his_seat_back() -> None:
    made = table()
    play(made)
    made.propose_bot(1, 0, "level-2", {1}, 0, away={0})
    assert made.proposal is None and made.bot_to_move() == "level-2" and not made.line.drafted
    assert made.chat.lines[-1].key == "table-note-replaced"
    with pytest.raises(TableRefused) as error:
        made.propose_bot(1, 0, "level-2", {1}, 0, away={0})
    assert key(error) == "table-bot-already"
    made.hand(0, None, 0)
    assert made.seats[0].human


def test_a_bot_stands_in_for_nobody_who_is_there() -> None:
    made = table("hhb")
    for by, number, level, reason in (
        (1, 0, "level-2", "table-not-away"),
        (None, 1, "level-2", "table-spectator"),
        (0, 2, "level-2", "table-bot-already"),
        (0, 3, "level-2", "table-no-such-seat"),
        (0, 1, "level-9", "table-no-such-level"),
    ):
        with pytest.raises(TableRefused) as error:
            made.propose_bot(by, number, level, {0}, 0, away={1, 2})
        assert key(error) == reason
    assert made.proposal is None and made.seats[1].human
    waiting = table("hl")
    with pytest.raises(TableRefused) as error:
        waiting.propose_bot(0, 1, "level-2", {0}, 0, away={1})
    assert key(error) == "table-waiting"


def test_those_who_are_there_decide_about_a_bot_and_so_does_who_comes_back() -> None:
    made = table("hhh")
    made.propose_bot(1, 0, "level-2", {1}, 0, away={0})
    assert made.proposal is not None
    assert made.proposal.waiting(made.people(), {0}) == [2]
    assert made.proposal.waiting(made.people(), ()) == [0, 2]
    made.answer({2}, made.proposal.id, True, 0, away=())
    assert made.seats[0].human and made.proposal is not None
    made.answer({0}, made.proposal.id, False, 0, away=())
    assert made.seats[0].human and made.proposal is None


def test_an_end_does_not_wait_for_who_is_away_but_a_takeback_does() -> None:
    made = table("hhh")
    play(made)
    play(made)
    made.propose(0, "takeback", 0, {0}, 0, away={1, 2})
    assert made.proposal is not None and made.proposal.waiting(made.people(), {1, 2}) == [1, 2]
    made.answer({0}, made.proposal.id, False, 0)
    made.propose(0, "abandon", None, {0}, 0, away={2})
    assert made.proposal is not None and not made.decided({2})
    with pytest.raises(TableRefused) as error:
        made.settle({2}, 0)
    assert key(error) == "table-stale"
    made.settle({1, 2}, 0)
    assert made.status == "abandoned" and made.proposal is None


def test_who_has_days_for_a_turn_is_waited_for_and_not_replaced() -> None:
    made = table("hh", clock=Clock.new(LONG_CLOCK, 0, 2))
    play(made)
    with pytest.raises(TableRefused) as error:
        made.propose_bot(1, 0, "level-2", {1}, 0, away={0})
    assert key(error) == "table-not-away"
    made.propose(1, "abandon", None, {1}, 0, away={0})
    assert made.status == "playing" and not made.decided({0})
    shown = Presenter(made).state(Viewer(1, "en"), 0, 0, Presence(frozenset({1}), frozenset({0}), {0: 0}), 0)
    assert not shown.seats[0].away and not shown.seats[0].online
    assert shown.proposals[0].waiting == [0]
    assert made.run_out(1000 * LONG_CLOCK, {0})  # a bot plays on, and who let their time run out is not waited for
    made.settle({0}, 1000 * LONG_CLOCK)
    assert made.status == "abandoned"


def test_a_rematch_is_for_finished_games() -> None:
    made = table("hb")
    with pytest.raises(TableRefused) as error:
        made.propose(0, "rematch", None, {0}, 0)
    assert key(error) == "table-not-over"
    while made.status == "playing":
        if made.bot_to_move() is not None:
            made.play_bot(made.version, made.line.state.legal()[0], 0)
        else:
            play(made)
    made.propose(0, "rematch", None, {0}, 0)
    assert made.wants_rematch
    made.follow("next", 0)
    with pytest.raises(TableRefused) as error:
        made.propose(0, "rematch", None, {0}, 0)
    assert key(error) == "table-rematch-there"


def test_names_and_chat_are_cleaned_and_limited() -> None:
    made = table()
    made.rename(0, "  A\u202eda\n\x00 Lovelace  ", 0)
    assert made.seats[0].name == "A da Lovelace"
    with pytest.raises(TableRefused) as error:
        made.rename(0, "\u200b\u200b", 0)
    assert key(error) == "table-bad-name"
    made.say(0, "<script>alert(1)</script>\n\n", 5000)
    assert made.chat.lines[0].text == "<script>alert(1)</script>"  # readers get it as text, never as markup
    with pytest.raises(TableRefused) as error:
        made.say(0, "\u2028\n", 0)
    assert key(error) == "table-empty-chat"
    assert clean("x" * 100, 40) == "x" * 40


def test_names_are_worded_for_every_reader_and_never_alike() -> None:
    made = table("hbb")
    presenter = Presenter(made)
    assert presenter.names("en") == ["Player 1", "Cypress", "Saffron"]
    assert [seat.name for seat in presenter.state(Viewer(0, "fr"), 0, 0, NOBODY, 0).seats] == [
        "Joueur 1",
        "Cyprès",
        "Safran",
    ]
    made.rename(0, "Saffron", 0)
    presenter.forget_names()
    assert presenter.names("en") == ["Saffron", "Cypress", "Saffron #2"]


def test_who_was_away_has_old_names_until_he_has_something_newer() -> None:
    made = table()
    presenter = Presenter(made)
    for _ in range(4):
        play(made)
    assert [presenter.log_from(since) for since in (0, 2, 4)] == [0, 2, 4]
    made.rename(0, "Ada", 0)
    assert [presenter.log_from(since) for since in (0, 2, 4)] == [0, 0, 0]
    play(made)
    play(made)
    assert [presenter.log_from(since) for since in (4, 5, 6)] == [0, 5, 6]


def test_only_the_reader_is_mentioned_as_you() -> None:
    presenter = Presenter(table("hbb"))
    assert presenter.wording.mentions("en", 0) == ["you", "Cypress", "Saffron"]
    assert presenter.wording.mentions("fr", None) == ["Joueur 1", "Cyprès", "Safran"]
    assert Viewer(0, "en", frozenset({0})).you == 0
    assert Viewer(0, "en", frozenset({0, 1})).you is None  # several people at one device
    assert Viewer(None, "en", frozenset({0})).you is None


def test_the_automatic_opponent_has_its_name() -> None:
    made = table("h", architect="metagenes")
    state = Presenter(made).state(Viewer(0, "en", frozenset({0})), 0, 0, Presence(frozenset({0})), 0)
    assert [(seat.name, seat.mine, seat.online) for seat in state.seats] == [
        ("Player 1", True, True),
        ("Metagenes", False, False),
    ]


def test_the_seed_is_told_when_the_game_is_over() -> None:
    made = table("bb")
    presenter = Presenter(made)
    while made.status == "playing":
        assert presenter.state(Viewer(None, "en"), 0, 0, NOBODY, 0).seed is None
        made.play_bot(made.version, made.line.state.legal()[0], 0)
    assert presenter.state(Viewer(None, "en"), 0, 0, NOBODY, 0).seed == made.setup.seed


def test_what_somebody_is_about_to_play_stays_good_while_another_seat_changes_hands() -> None:
    made = table("hhh")
    version = made.version_for(0)
    made.hand(1, "level-1", 0)
    made.hand(1, None, 0)
    made.leave([2], 0)
    assert made.version_for(0) > version
    made.play(0, version, first_legal(made), False, 0)
    made.hand(1, "level-1", 0)
    with pytest.raises(TableRefused) as error:
        made.undo(0, version, 1)  # the draft is another position
    assert key(error) == "table-stale"
    with pytest.raises(TableRefused) as error:
        made.undo(0, made.version_for(0) + 1, 1)
    assert key(error) == "table-stale"
    made.undo(0, made.version_for(0) - 1, 1)  # as read before the other seat changed hands
