"""A way through a lesson: what is tried, what is answered, and that the moves alone tell where somebody stands."""

from __future__ import annotations

import pytest

from pentapolis.lessons import NOT_THAT, REFUSED, RIGHT, NotThisFar, attempt, begin, book

TURN = book("akropolis").lesson("turn")
BONUS = book("uchronia").lesson("bonus")
BUILD = book("uchronia").lesson("build")
DENY = book("akropolis").lesson("deny")


def test_what_a_rule_refuses_is_told_in_its_own_words() -> None:
    at = begin(TURN)
    tried = at.play("take 2")
    assert (tried.verdict, tried.rule, tried.text, tried.attempt is at) == (REFUSED, "R23", "", True)
    assert tried.refusal is not None and tried.refusal.key == "akropolis-refuse-too-dear"
    assert at.play("fly").verdict == at.play(10**9).verdict == REFUSED


def test_a_legal_move_that_is_not_the_point_changes_nothing_and_shows_what_it_would_do() -> None:
    at = begin(TURN)
    before = at.state.digest()
    tried = at.play("take 1")
    assert (tried.verdict, tried.text) == (NOT_THAT, "akropolis-lesson-turn-take-no-pays")
    assert tried.preview is not None and tried.preview.terms[0] == {"stones": -1}
    assert (tried.after, tried.played, at.state.digest()) == (None, [], before)


def test_a_move_is_told_by_notation_or_number() -> None:
    at = begin(TURN)
    action = at.state.parse("take 0")
    assert at.play(action).attempt.moves == at.play("take 0").attempt.moves == ["take 0"]


def test_a_right_move_leads_on_and_the_last_one_ends_the_lesson() -> None:
    first = begin(TURN).play("take 0")
    assert (first.verdict, first.step_done, first.attempt.number) == (RIGHT, True, 1)
    last = first.attempt.play("place 0,1 r2")
    assert last.attempt.done and last.text == "akropolis-lesson-turn-place-right"
    assert [move.notation for move in last.played] == ["place 0,1 r2"], "nobody answers when all is done"
    over = last.attempt.play("take 0")
    assert (over.verdict, over.refusal and over.refusal.key) == (REFUSED, "lesson-refuse-done")


def test_a_step_of_several_moves_takes_them_in_any_order() -> None:
    at = attempt(BONUS, ["command clay"])
    for move, done in (("take brick", False), ("take marble", False), ("take stone", True)):
        tried = at.play(move)
        assert (tried.verdict, tried.step_done, bool(tried.text)) == (RIGHT, done, done)
        at = tried.attempt
    assert at.done


def test_show_me_begins_the_step_again() -> None:
    at = attempt(BONUS, ["command clay", "take brick"])
    assert at.show() == ["command clay", "take marble", "take stone", "take brick"]
    assert attempt(BONUS, at.show()).done


def test_others_answer_with_their_given_moves_and_then_as_a_bot() -> None:
    tried = begin(BUILD).play("start viaduc forum")
    assert [(move.seat, move.notation) for move in tried.played][:2] == [(0, "start viaduc forum"), (1, "plot")]
    assert tried.attempt.state.player == 0
    at = attempt(DENY, ["take 2"]).play("place 3,-4 r1")
    assert [move.notation for move in at.played if move.seat == 1] == ["take 0", "place -1,0 r1"]


def test_the_same_moves_always_lead_to_the_same_place() -> None:
    for lesson in (TURN, BUILD, DENY):
        moves: list[str] = []
        at = begin(lesson)
        while not at.done:
            moves = at.show()
            at = attempt(lesson, moves)
        assert attempt(lesson, moves).state.digest() == at.state.digest()


def test_moves_that_lead_nowhere_are_refused() -> None:
    for moves, number in ((["take 1"], 1), (["take 0", "take 0"], 2), (["take 0", "place 0,1 r2", "take 0"], 3)):
        with pytest.raises(NotThisFar, match=f"Move {number} "):
            attempt(TURN, moves)
