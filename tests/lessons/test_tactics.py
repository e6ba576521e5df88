"""What tactical lessons call best is what the analysis finds best: judged by what the learner's seat can know.

Where a plan pays only at the end of the game, games are played to their end; two turns on, an evaluation has the word.
"""

from __future__ import annotations

import pytest

from pentapolis.analysis import Setting, judge
from pentapolis.analysis.settings import BEST, FINE
from pentapolis.core.state import State
from pentapolis.lessons import attempt, begin, book

ON, TO_THE_END = Setting("on", 12, 32, 4, 2), Setting("end", 12, 32, 4)
STEPS = [
    ("akropolis", "last", "take", ON),
    ("akropolis", "last", "place", ON),
    ("akropolis", "deny", "take", ON),
    ("golden_ages", "future", "turn", ON),
    ("golden_ages", "end", "bell", ON),
    ("horizon", "objective", "claim", ON),
    ("horizon", "block", "space", ON),
    ("horizon", "end", "action", ON),
    ("origins", "block", "site", ON),
    ("origins", "end", "gold", TO_THE_END),
    ("uchronia", "hidden", "command", ON),
    ("uchronia", "last", "turn", ON),
    ("uchronia", "last", "launch", ON),
]


def shown(game: str, lesson: str, step: str) -> tuple[State, str]:
    """Where the step begins, and the move that it shows."""
    at = begin(book(game).lesson(lesson))
    while at.step.id != step:
        at = attempt(at.lesson, at.show())
    return at.state, at.step.show[0]


@pytest.mark.parametrize(("game", "lesson", "step", "setting"), STEPS, ids=lambda part: getattr(part, "name", part))
def test_the_analysis_finds_nothing_clearly_better(game: str, lesson: str, step: str, setting: Setting) -> None:
    state, move = shown(game, lesson, step)
    found = judge(state, state.parse(move), setting, 1)
    assert found.quality in (BEST, FINE), f"{found.best} is better by {found.cost}"


def test_a_wrong_answer_is_found_out() -> None:
    state, _ = shown("horizon", "block", "space")
    assert judge(state, state.parse("go basic_1.a"), ON, 1).quality == "blunder"
