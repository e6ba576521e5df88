"""Lessons and the coach in words, for one reader."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..core.game import Game
from ..core.state import State
from ..lessons import Attempt, Lesson, Tried, attempt, book, due, has_lessons
from ..texts import Texts, texts
from .lesson_messages import (
    CardInfo,
    CoachCard,
    GuidedInfo,
    LessonAnswer,
    LessonBook,
    LessonInfo,
    LessonQuestion,
    LessonShow,
    LessonStep,
    LessonTried,
    LessonTry,
    Verdict,
)
from .sandbox import Sandbox
from .sandbox_messages import SandboxLook

KEPT = 200  # places in lessons that stay reckoned: who asks about one asks again


def lesson_book(id: str, lang: str) -> LessonBook:
    """All lessons of a game in words; an empty book where it has none."""
    if not has_lessons(id):
        return LessonBook(id, [], None)
    of, words = book(id), texts(lang)
    guided = of.guided
    return LessonBook(
        id,
        [_info(lesson, words) for lesson in of.lessons],
        None
        if guided is None
        else GuidedInfo(
            guided.players,
            guided.options,
            guided.bot,
            [CardInfo(card.id, words.say(card.title)) for card in guided.cards],
        ),
    )


def _info(lesson: Lesson, words: Texts) -> LessonInfo:
    steps = [words.say(lesson.step_title(step)) for step in lesson.steps]
    return LessonInfo(
        lesson.id, words.say(lesson.title), words.say(lesson.about), lesson.minutes, steps, list(lesson.rules)
    )


@lru_cache(maxsize=KEPT)
def _place(id: str, lesson: str, moves: tuple[str, ...]) -> Attempt:
    """The place to which the moves lead, which never changes; raises NoSuchLesson and NotThisFar."""
    of = book(id).lesson(lesson)
    if not moves:
        return attempt(of, moves)
    before = _place(id, lesson, moves[:-1])
    tried = before.play(moves[-1])
    return tried.attempt if tried.verdict == "right" else attempt(of, moves)  # which says what is wrong


def lesson_answer(id: str, lesson: str, moves: tuple[str, ...], question: LessonQuestion, lang: str) -> LessonAnswer:
    """The answer to a question about a place in a lesson; raises NoSuchLesson and NotThisFar."""
    at = _place(id, lesson, moves)
    if isinstance(question, LessonShow):
        return LessonAnswer(show=at.show())
    if isinstance(question, LessonTry):
        return LessonAnswer(tried=_tried(at, at.play(question.notation), lang))
    told = Sandbox(at.state, at.seat, at.log).answer(question, lang)
    step = _step(at, lang) if isinstance(question, SandboxLook) else None
    return LessonAnswer(told.position, step, told.preview, told.refusal, told.fact)


def lesson_state(id: str, lesson: str, moves: tuple[str, ...]) -> State:
    """The position to which the moves lead; raises NoSuchLesson and NotThisFar."""
    return _place(id, lesson, moves).state


def _rule_text(of: Game, rule: str, words: Texts) -> str:
    return words.say(f"{of.id}-{rule.lower()}") if rule else ""


def _step(at: Attempt, lang: str) -> LessonStep:
    words, step, lesson = texts(lang), at.step, at.lesson
    rule = step.rule or ""
    return LessonStep(
        at.number,
        at.done,
        words.say(lesson.step_title(step)),
        words.say(lesson.task(step)),
        rule,
        _rule_text(at.game, rule, words),
        step.look,
        step.missing,
    )


def _tried(at: Attempt, tried: Tried, lang: str) -> LessonTried:
    words = texts(lang)
    before = Sandbox(at.state, at.seat)
    position = None
    if tried.after is not None:
        position = Sandbox(tried.after, at.seat, [*at.log, *tried.played]).position(lang)
        position = msgspec.structs.replace(position, choices=None)
    text = words.say(tried.text) if tried.text else ""
    if tried.refusal is not None:
        text = before.wording.refusal(tried.refusal, lang).text
    preview = tried.preview
    action = at.state.parse(tried.notation) if preview is not None else 0
    verdict: Verdict = "right" if tried.verdict == "right" else "refused" if tried.refusal is not None else "not-that"
    return LessonTried(
        verdict,
        tried.notation,
        text,
        tried.rule,
        _rule_text(at.game, tried.rule, words),
        tried.missing,
        None if preview is None else before.wording.preview(action, preview, at.seat, lang),
        tried.step_done,
        tried.attempt.done,
        list(tried.attempt.moves),
        position,
    )


def coach_card(state: State, seat: int, seen: frozenset[str], lang: str) -> CoachCard | None:
    """What the coach says to the seat now, which has seen those cards; None: nothing."""
    id = state.game.id
    guided = book(id).guided if has_lessons(id) else None
    pointed = due(guided, state, seat, seen) if guided is not None else None
    if pointed is None:
        return None
    card, words = pointed.card, texts(lang)
    return CoachCard(
        card.id, words.say(card.title), words.say(card.text), card.rule or "", card.lesson or "", pointed.look
    )
