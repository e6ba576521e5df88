"""Somebody's way through a lesson. It is all in the moves played so far: whoever keeps them keeps nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..bots import bot, decide
from ..core.effects import DataError
from ..core.errors import PentapolisError, Refusal
from ..core.game import Game, game
from ..core.move import Move
from ..core.preview import Preview
from ..core.rng import Rng
from ..core.state import State
from ..core.steps import AT_EVERYTHING, Choice
from ..core.undo import History
from .errors import NotThisFar
from .patterns import chosen, holds, points
from .shapes import Lesson, Match, Start, Step, Target

REFUSED: Final = "refused"  # by a rule, in its own words
NOT_THAT: Final = "not-that"  # legal, but not the point
RIGHT: Final = "right"
LONGEST: Final = 500  # moves of the others between two of the learner


class Tried:
    """What came of a try.

    `attempt` is where the learner stands now: where they were, unless the move was right. `text` is the key of what
    the coach says (empty where a rule refuses: its `refusal` says it, and for a right move after which the step goes
    on). Of a move that was legal but not the point `preview` says what it would do. Of a right one `after` is the
    position right after it, `played` everything that was played up to the learner's next decision.
    """

    __slots__ = (
        *("after", "attempt", "missing", "notation", "played", "preview", "refusal", "rule", "step_done", "text"),
        "verdict",
    )

    def __init__(self, verdict: str, attempt: Attempt, notation: str = "", text: str = "", rule: str = "") -> None:
        self.verdict = verdict
        self.attempt = attempt
        self.notation = notation
        self.text = text
        self.rule = rule
        self.refusal: Refusal | None = None
        self.preview: Preview | None = None
        self.missing: list[Target] = []
        self.after: State | None = None
        self.played: list[Move] = []
        self.step_done = False


class Attempt:
    """A position in a lesson: which step, what was played to get here, what is to be decided. It never changes.

    `moves` are the right moves of the learner so far, `log` everything that was played since the step began.
    """

    def __init__(self, lesson: Lesson, number: int, state: State, moves: list[str]) -> None:
        self.lesson = lesson
        self.game: Game = game(lesson.game)
        self.number = number  # of the step
        self.state = state
        self.moves = moves
        self.done = False
        self.log: list[Move] = []
        self.step_moves: list[str] = []  # those of the learner in this step
        self._first = state  # where the step began
        self._replies = 0  # given moves of the others that were played in this step; -1: from now on the bot

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.lesson.seat

    @property
    def step(self) -> Step:
        """The step that is open, or was the last."""
        return self.lesson.steps[self.number]

    def show(self) -> list[str]:
        """The moves that lead from the beginning of the lesson to the end of this step, as "Show me" plays them."""
        if self.done:
            return list(self.moves)
        return [*self.moves[: len(self.moves) - len(self.step_moves)], *self.step.show]

    def play(self, move: str | int) -> Tried:
        """Tries a move, by its notation or its number."""
        refusal = self.state.explain(move)
        if self.done:
            refusal = Refusal("", "lesson-refuse-done", {})
        if refusal is not None:
            tried = Tried(REFUSED, self, move if isinstance(move, str) else "", rule=refusal.rule)
            tried.refusal = refusal
            return tried
        action = self.state.parse(move) if isinstance(move, str) else move
        notation = self.state.notation(action)
        choice = self.state.choice(action)
        history = History(self.state, logs=True)
        history.play(action)
        if any(self._fits(match, choice, notation, history.state) for match in self.step.right):
            return self._right(history, notation)
        for wrong in self.step.wrong:
            if self._fits(wrong.when or Match(moves=[wrong.attempt]), choice, notation, history.state):
                tried = Tried(NOT_THAT, self, notation, self.lesson.no(self.step, wrong), wrong.rule or "")
                tried.missing = wrong.missing
                break
        else:
            tried = Tried(NOT_THAT, self, notation, self.lesson.no(self.step), self.step.rule or "")
            tried.missing = self.step.missing
        tried.preview = self.state.preview(action)
        return tried

    def _fits(self, match: Match, choice: Choice, notation: str, after: State) -> bool:
        if not chosen(match, choice, notation):
            return False
        return match.after is None or holds(match.after, after, self.seat, points(self.state, self.seat))

    def _done(self, state: State) -> bool:
        """Whether the position ends the step, after a right move in it."""
        until = self.step.until
        return until is None or holds(until, state, self.seat, points(self._first, self.seat))

    def _right(self, history: History, notation: str) -> Tried:
        """The way on after a right move."""
        step, after = self.step, history.state
        on = Attempt(self.lesson, self.number, after, [*self.moves, notation])
        on.step_moves, on._first, on._replies = [*self.step_moves, notation], self._first, self._replies
        step_done = self._done(after)
        if not step_done:
            on._answer(history)
            step_done = self._done(on.state)
        last = self.number + 1 == len(self.lesson.steps)
        if step_done and not last and self.lesson.steps[self.number + 1].start is None:
            on._answer(history)
        if not step_done and on.state.over:
            raise DataError(f"{_place(self.lesson, self.number)}.until: the game ends before it holds")
        on.log = [*self.log, *history.moves]
        tried = Tried(RIGHT, on, notation)
        tried.after, tried.played, tried.step_done = after, history.moves, step_done
        if step_done:
            tried.text, tried.rule = self.lesson.right(step), step.rule or ""
            on.done = last
            if not last:
                tried.attempt = _at_step(self.lesson, self.number + 1, on.moves, on.state)
        return tried

    def _answer(self, history: History) -> None:
        """Lets the others play until the learner is asked; the same moves always come to the same."""
        replies = self.step.replies
        player = bot(replies.bot)
        for number in range(LONGEST):
            state = history.state
            if state.over or state.player == self.seat:
                self.state = state
                return
            if 0 <= self._replies < len(replies.moves) and state.explain(replies.moves[self._replies]) is None:
                history.play(state.parse(replies.moves[self._replies]))
                self._replies += 1
            else:
                self._replies = -1
                history.play(decide(player, state, Rng(1000 * len(self.moves) + number)))
        raise DataError(f"{_place(self.lesson, self.number)}.replies: the learner is not asked again")


def begin(lesson: Lesson) -> Attempt:
    """The lesson at its first decision."""
    return _at_step(lesson, 0, [], None)


def attempt(lesson: Lesson, moves: Iterable[str | int]) -> Attempt:
    """The lesson after these moves of the learner; raises NotThisFar unless each is right where it is played."""
    at = begin(lesson)
    for number, move in enumerate(moves, start=1):
        tried = at.play(move)
        if tried.verdict != RIGHT:
            args: dict[str, int | str] = {"number": number, "move": str(move)[:60]}
            raise NotThisFar(Refusal("", "lesson-refuse-not-this-far", args))
        at = tried.attempt
    return at


def _place(lesson: Lesson, number: int) -> str:
    """Where the step stands, for messages."""
    return f"lessons of {lesson.game}: {lesson.id}.steps[{number}]"


def _at_step(lesson: Lesson, number: int, moves: list[str], state: State | None) -> Attempt:
    """The step at the learner's first decision: from its own start, or from where the one before has ended."""
    start = lesson.steps[number].start
    if start is not None:
        state = _started(lesson, number, start)
    assert state is not None  # the first step has a start
    made = Attempt(lesson, number, state, moves)
    made._answer(History(state, logs=True))
    if made.state.over:
        raise DataError(f"{_place(lesson, number)}: the game is over, there is nothing to do")
    made._first = made.state
    return made


def _started(lesson: Lesson, number: int, start: Start) -> State:
    """The position of a start."""
    of = game(lesson.game)
    try:
        if start.position is not None:
            state = of.load(start.position)
            state.stops = AT_EVERYTHING
        else:
            state = of.new(start.players or 0, start.seed, start.options, AT_EVERYTHING)
        history = History(state)
        history.play_forced()
        history.follow(start.moves)
        return history.state
    except PentapolisError as error:
        raise DataError(f"{_place(lesson, number)}.start: {error}") from None
