"""Positions of lessons, for tests that count out what a lesson says is better."""

from __future__ import annotations

from pentapolis import State
from pentapolis.core.undo import History
from pentapolis.lessons import Attempt, begin, book


def at_step(game: str, lesson: str, step: str) -> Attempt:
    """The lesson at that step, the steps before having been shown."""
    at = begin(book(game).lesson(lesson))
    while at.step.id != step:
        for move in at.step.show:
            at = at.play(move).attempt
    return at


def after(state: State, *moves: str) -> State:
    """The position after the moves and all that they force."""
    history = History(state)
    for move in moves:
        history.play(history.state.parse(move))
    return history.state


def offered(state: State) -> list[str]:
    """What can be chosen, in notation."""
    return [state.notation(action) for action in state.legal()]


def lead(state: State) -> int:
    """How far seat 0 of two is ahead."""
    mine, theirs = state.scores_seen(0)
    return mine - theirs


def gained(at: Attempt, *moves: str) -> int:
    """What the moves add to the points of seat 0."""
    return after(at.state, *moves).scores_seen(0)[0] - at.state.scores_seen(0)[0]
