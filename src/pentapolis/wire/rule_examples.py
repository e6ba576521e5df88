"""Examples of rules out of lessons: how it is done and what is not it, as positions that the real rules made."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from ..core.move import Move
from ..core.state import State
from ..core.undo import History
from ..lessons import Attempt, Lesson, begin, book, has_lessons
from ..lessons.shapes import Step, Target
from ..texts import texts
from .first_read_messages import RuleExample
from .sandbox import Sandbox

MOST = 4  # yes and no side by side; whoever wants more plays the lesson


class _Example(NamedTuple):
    ok: bool
    rule: str
    key: str  # of the coach's words
    state: State
    moves: list[Move]  # that led there: the try itself and what it set off
    look: list[Target]
    missing: list[Target]


def rule_examples(id: str, rule: str, lang: str) -> list[RuleExample]:
    """What lessons show of the rule: the right way first, then what is legal and not it."""
    if not has_lessons(id):
        return []
    found = [
        (lesson, each) for lesson in book(id).showing(rule) for each in _examples(id, lesson.id) if each.rule == rule
    ]
    yes = [pair for pair in found if pair[1].ok]
    no = [pair for pair in found if not pair[1].ok]
    return [_told(lesson, each, lang) for lesson, each in [*yes[: MOST - min(len(no), MOST // 2)], *no][:MOST]]


def _told(lesson: Lesson, example: _Example, lang: str) -> RuleExample:
    position = msgspec.structs.replace(Sandbox(example.state, lesson.seat, example.moves).position(lang), choices=None)
    text = texts(lang).say(example.key)
    return RuleExample(example.ok, text, lesson.id, example.look, example.missing, position)


@lru_cache(maxsize=100)
def _examples(id: str, lesson: str) -> list[_Example]:
    """Everything that the lesson shows, step by step, played once."""
    at = begin(book(id).lesson(lesson))
    found: list[_Example] = []
    while not at.done:
        step = at.step
        found += _wrong(at, step)
        for move in at.show()[len(at.moves) :]:
            tried = at.play(move)
            if tried.step_done and tried.after is not None and step.rule is not None:
                key = at.lesson.right(step)
                moves = [each for each in tried.played if each.seat == at.seat]
                found.append(_Example(True, step.rule, key, tried.after, moves, step.look, []))
            at = tried.attempt
    return found


def _wrong(at: Attempt, step: Step) -> list[_Example]:
    found = []
    for wrong in step.wrong:
        rule = wrong.rule or step.rule
        if rule is None or at.state.explain(wrong.attempt) is not None:
            continue  # an example of a later move of the step
        history = History(at.state, logs=True)
        history.play(at.state.parse(wrong.attempt))
        missing = wrong.missing or step.missing
        found.append(_Example(False, rule, at.lesson.no(step, wrong), history.state, history.moves, step.look, missing))
    return found
