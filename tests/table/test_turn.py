"""The tentative turn: what others see, what can be taken back, when it ends."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from pentapolis import Rng
from pentapolis.table.clock import Clock
from pentapolis.table.line import Line
from pentapolis.table.refused import TableRefused
from pentapolis.table.table import Table
from pentapolis.table.viewer import Viewer
from pentapolis.wire.presenter import NOBODY, Presenter
from tests.core.toy import Toy

from .made import first_legal, play, table


def refusal(error: pytest.ExceptionInfo[TableRefused]) -> str:
    return error.value.refusal.key


def facts(made: Table) -> object:
    """Everything a refused request must leave alone."""
    return (
        [made.version_for(seat) for seat in (None, 0, 1)],
        made.status,
        made.line.state.digest(),
        made.line.held,
        len(made.line.moves()),
        len(made.chat.lines),
    )


def test_others_see_the_position_before_the_draft() -> None:
    made = table()
    before = made.line.position.view(None)
    play(made)
    assert made.line.seen_by(0).view(0) != before
    assert made.line.seen_by(1).view(None) == before == made.line.seen_by(None).view(None)
    assert len(made.line.entries(0)) == 1 and made.line.entries(1) == [] == made.line.entries(None)


def test_without_hold_a_finished_turn_is_everybodys() -> None:
    made = table()
    play(made)
    play(made)
    assert made.to_move == 1 and not made.line.drafted and len(made.line.played) == 2


def test_with_hold_a_finished_turn_waits_to_be_confirmed_and_can_be_taken_back() -> None:
    made = table()
    play(made, hold=True)
    play(made, hold=True)
    assert made.line.held and made.to_move == 0 and made.line.undoable() == 2
    with pytest.raises(TableRefused) as error:
        made.play(0, made.version_for(0), 0, True, 0)
    assert refusal(error) == "table-confirm-first"
    made.undo(0, made.version_for(0), 1)
    assert not made.line.held and made.line.undoable() == 1
    play(made, hold=True)
    made.confirm(0, made.version_for(0), 0)
    assert made.to_move == 1 and len(made.line.played) == 2
    with pytest.raises(TableRefused) as error:
        made.undo(1, made.version_for(1), 1)
    assert refusal(error) == "table-undo-too-far"


def test_what_reveals_something_ends_the_draft_even_with_hold() -> None:
    made = table()
    for _ in range(200):
        reveals = made.line.position.reveals
        play(made, hold=True)
        if made.line.state.reveals != reveals:
            assert not made.line.drafted and not made.line.held
            return
        if made.line.held:
            made.confirm(made.to_move, made.version_for(made.to_move), 0)
    raise AssertionError("nothing was ever revealed")


def test_undo_returns_to_the_very_position() -> None:
    made = table()
    before = made.line.state.digest()
    play(made, hold=True)
    play(made, hold=True)
    made.undo(0, made.version_for(0), 2)
    assert made.line.state.digest() == before and not made.line.drafted


def test_what_is_refused_changes_nothing() -> None:
    made = table()
    now = facts(made)
    for seat, version, action, key in (
        (None, 1, first_legal(made), "table-spectator"),
        (1, 1, first_legal(made), "table-not-your-turn"),
        (0, 2, first_legal(made), "table-stale"),
        (0, 1, 10**9, "refuse-no-such-action"),
        (0, 1, 3, "akropolis-refuse-too-dear"),
    ):
        with pytest.raises(TableRefused) as error:
            made.play(seat, version, action, False, 0)
        assert refusal(error) == key
        assert facts(made) == now
    with pytest.raises(TableRefused) as error:
        made.confirm(0, 1, 0)
    assert refusal(error) == "table-nothing-to-confirm"
    assert facts(made) == now


def test_only_who_decides_may_ask_why_and_preview() -> None:
    made = table("hhh", "uchronia")
    seat = made.to_move
    assert seat is not None
    other = (seat + 1) % 3
    for ask in (lambda: made.why(other, made.version, "x"), lambda: made.preview(other, made.version, 0)):
        with pytest.raises(TableRefused) as error:
            ask()
        assert refusal(error) == "table-not-your-turn"
    assert made.why(seat, made.version, "nonsense") is not None
    assert made.preview(seat, made.version, first_legal(made)).terms


def test_a_bot_moves_for_good_and_only_on_the_position_it_saw() -> None:
    made = table("bh")
    version, action = made.version, first_legal(made)
    assert made.bot_to_move() == "level-1"
    with pytest.raises(TableRefused):
        made.play(0, version, action, False, 0)
    made.play_bot(version, action, 0)
    assert len(made.line.played) == 1 and not made.line.drafted
    with pytest.raises(TableRefused) as error:
        made.play_bot(version, action, 0)
    assert refusal(error) == "table-stale"


def test_the_log_says_only_what_a_reader_may_know_and_marks_the_draft() -> None:
    made = table("hhh", "uchronia")
    presenter = Presenter(made)
    for _ in range(40):
        play(made)
    seats: list[int | None] = [None, 0, 1, 2]
    states = {seat: presenter.state(Viewer(seat, "en"), 0, 0, NOBODY, 0) for seat in seats}
    for seat, state in states.items():
        assert state.viewpoint == seat and (state.choices is None) == (seat != made.to_move)
        assert len(state.log) == len(made.line.entries(seat))
    again = presenter.state(Viewer(0, "en"), 0, 0, NOBODY, 0)
    assert again == states[0]
    later = presenter.state(Viewer(0, "en"), 10, 0, NOBODY, 0)
    assert later.log == states[0].log[10:] and later.log_from == 10


def test_a_draft_is_sent_again_whatever_the_reader_has() -> None:
    made = table()
    presenter = Presenter(made)
    play(made)
    state = presenter.state(Viewer(0, "fr"), 5, 0, NOBODY, 0)
    assert state.log_from == 0 and len(state.log) == 1
    assert state.can.undo == 1 and not state.can.confirm
    assert presenter.state(Viewer(1, "fr"), 5, 0, NOBODY, 0).can.undo == 0


@pytest.mark.parametrize("mine", [frozenset(), frozenset({0, 1, 2})], ids=["watchers", "one device"])
def test_readers_who_share_what_was_worded_share_no_secrets(mine: frozenset[int]) -> None:
    """Several seats of one device, and spectators, are all spoken to alike; what they may know differs."""
    made = table("hhh", "uchronia")
    kept = Presenter(made)
    seats: list[int | None] = [0, 1, None, 2]
    differed = 0
    for _ in range(60):
        play(made)
        last = len(made.line.played) - 1
        told = [kept.state(Viewer(seat, "en", mine), last, 0, NOBODY, 0).log for seat in seats]
        alone = [Presenter(made).state(Viewer(seat, "en", mine), last, 0, NOBODY, 0).log for seat in seats]
        assert [encode(log) for log in told] == [encode(log) for log in alone]
        differed += len({encode(log) for log in alone}) > 1
    assert differed > 5, "no entry was for some readers alone"


def test_a_draft_ends_where_another_seat_must_answer() -> None:
    """Inside one turn: an open draft would hide from the other seat that it is asked."""
    answers = 0
    for seed in range(20):
        line = Line.new(Toy(), 3, f"{seed:064x}", {"hand": 3})
        rng = Rng(seed)
        while not line.position.over:
            before = line.state.copy()
            line.draft(before.sample(rng), hold=False)
            if line.state.player != before.player and line.state.turn == before.turn:
                answers += 1
                assert not line.drafted and line.position.player == line.to_move
            assert line.to_move == (None if line.state.over else line.state.player)
    assert answers > 5


def test_with_hold_a_question_to_another_seat_waits_to_be_confirmed() -> None:
    for seed in range(100):
        line = Line.new(Toy(), 2, f"{seed:064x}", {"hand": 3})
        seat, turn = line.position.player, line.position.turn
        line.draft(line.position.legal()[1], hold=True)
        if line.drafted and line.state.player != seat and line.state.turn == turn:
            assert line.held and line.to_move == seat and line.seen_by(1 - seat) is line.position
            line.commit()
            assert line.to_move == 1 - seat
            return
    raise AssertionError("nobody was ever asked")


def test_at_the_table_who_must_decide_is_always_asked() -> None:
    """A Raid, for one, asks others in the middle of a turn."""
    made = table("hhh", "uchronia")
    rng, answers = Rng(5), 0
    while made.status == "playing":
        before, seat = made.line.state.turn, made.to_move
        made.play(seat, made.version_for(seat), made.line.state.sample(rng), False, 0)
        if made.status == "playing":
            assert made.to_move == made.line.state.player
            answers += made.to_move != seat and made.line.state.turn == before
    assert answers > 5


def shown(made: Table, seat: int | None) -> bytes:
    """All that the reader is told, as it is sent."""
    return encode(Presenter(made).state(Viewer(seat, "en"), 0, 0, NOBODY, 0))


@pytest.mark.parametrize("game", ["akropolis", "uchronia"])
def test_nobody_can_tell_that_somebody_drafts_and_withdraws(game: str) -> None:
    made = table("hhh", game, Clock.new(600, 5, 3))
    seat = made.to_move
    assert seat is not None
    others = [None, *(other for other in range(3) if other != seat)]
    before, changed = [shown(made, other) for other in others], made.changed
    for now in range(1, 6):
        made.play(seat, made.version_for(seat), first_legal(made), True, now)
        if not made.line.drafted:
            return
        assert [shown(made, other) for other in others] == before
        made.undo(seat, made.version_for(seat), 1)
        assert [shown(made, other) for other in others] == before and made.changed == changed


def test_who_drafts_has_a_version_for_every_step_and_none_comes_twice() -> None:
    made = table()
    met = [made.version_for(0)]
    for _ in range(3):
        play(made, hold=True)
        met.append(made.version_for(0))
        made.undo(0, met[-1], 1)
        met.append(made.version_for(0))
        for old in met[:-1]:
            for attempt in (
                lambda old=old: made.play(0, old, first_legal(made), True, 0),
                lambda old=old: made.preview(0, old, first_legal(made)),
                lambda old=old: made.why(0, old, "x"),
            ):
                with pytest.raises(TableRefused) as error:
                    attempt()
                assert refusal(error) == "table-stale"
    play(made, hold=True)
    play(made, hold=True)
    met += [made.version_for(0) - 1, made.version_for(0)]
    made.confirm(0, made.version_for(0), 0)
    met.append(made.version_for(0))
    assert met == list(range(met[0], met[0] + len(met)))
    assert made.version_for(1) == made.version_for(None) == made.version == 2, "the others saw one change"


def test_versions_go_on_where_they_were_after_a_draft_was_handed_to_a_bot() -> None:
    made = table()
    play(made)
    drafted = made.version_for(0)
    made.hand(0, "level-1", 0)
    assert made.version_for(0) == drafted + 1 and made.version_for(1) == 2
    made.hand(0, None, 0)
    with pytest.raises(TableRefused) as error:
        made.play(0, drafted, first_legal(made), False, 0)
    assert refusal(error) == "table-stale"
