"""Lessons typed at the terminal."""

from __future__ import annotations

import pytest

from pentapolis.lessons import book

from .shell import Shell


def said(text: str) -> str:
    """The text without line breaks."""
    return " ".join(text.split())


def test_games_and_lessons_are_listed(shell: Shell) -> None:
    out = shell.run("learn").out
    assert f"{len(book('akropolis').lessons)} lessons: pentapolis learn akropolis" in out
    listed = said(shell.run("learn", "akropolis").out)
    for lesson in book("akropolis").lessons:
        assert lesson.id in listed
    assert "Temples: six sides" in listed
    assert "Temples : six côtés" in said(shell.run("learn", "akropolis", "--lang", "fr").out)


def test_refused_not_that_one_right_and_done(shell: Shell) -> None:
    done = shell.run("learn", "akropolis", "turn", typed="2\n1\n0\n1a\n")
    out = said(done.out)
    refused, wrong, right = (out.index(text) for text in ("[R23]", "Not that one", "Taken."))
    assert refused < wrong < right
    assert "would cost your only Stone" in out
    assert "1/2 Take a tile" in out and "2/2 Place it" in out
    assert "Built. One house × one star = 1 point" in out
    assert out.endswith("Done. Next: pentapolis learn akropolis top")
    assert done.code == 0


def test_the_solution_is_shown_in_the_middle_of_a_step_too(shell: Shell) -> None:
    out = said(
        shell.run("learn", "uchronia", "bonus", "--lang", "fr", typed="command clay\ntake brick\nsolution\n").out
    )
    assert "Comme ceci : take marble, take stone, take brick" in out
    assert "Trois cartes en un tour" in out
    assert "Ensuite : pentapolis learn uchronia trade" in out


def test_whoever_leaves_is_told_how_to_go_on(shell: Shell) -> None:
    for typed in ("quit\n", ""):
        done = shell.run("learn", "akropolis", "9", typed=typed)
        assert "pentapolis learn akropolis temples" in said(done.out)
        assert "Look at: Temple, level 1 0,2" in said(done.out)
        assert "Missing: 1,1 · 1,2" in said(done.out)
        assert done.code == 0


def test_the_last_lesson_leads_to_a_game(shell: Shell) -> None:
    last = book("uchronia").lessons[-1].id
    out = shell.run("learn", "uchronia", last, typed="solution\nsolution\n").out
    assert "pentapolis play uchronia --seat You,bot:level-1" in said(out)


@pytest.mark.parametrize(("lang", "words"), [("en", "There is no lesson “flying”"), ("fr", "Il n’y a pas de leçon")])
def test_what_there_is_not_is_said(shell: Shell, lang: str, words: str) -> None:
    done = shell.run("learn", "akropolis", "flying", "--lang", lang)
    assert (done.code, words in done.err, "temples" in done.err) == (1, True, True)
    assert shell.run("learn", "chess", "--lang", lang).code == 2
