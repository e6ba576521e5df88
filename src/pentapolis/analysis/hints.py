"""Good plans for who must decide now, found by what their seat knows: for hints during play.

A plan is a choice and how the own turn goes on after it, as far as nothing is drawn and nobody learns anything by it.
"""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Final

import msgspec

from ..bots import shown_world
from ..core.evaluation import Evaluation
from ..core.state import State
from .judging import Tried, candidates, mean_figure, numbers, share_figure, why_of
from .playing_on import play_on
from .proposing import proposals
from .result import Figure, Why
from .settings import Setting

HINT: Final = Setting("hint", 24, 128, 3, 4)
LEAST_WORLDS: Final = 2
MOST_PLANS: Final = 3
LEAST_PLANS: Final = 2  # where there are as many choices: what is good about a plan shows beside another one
MOST_STEPS: Final = 8  # of a plan


class Plan(msgspec.Struct, frozen=True):
    """A choice and how the own turn goes on, in notation; what is certain of it, and what may be expected.

    `terms` are the changes of the own score sheet that are certain; `why` compares the best plan with the next one, and
    every other with the best.
    """

    steps: list[str]
    terms: dict[str, int]
    chance: Figure
    points: Figure
    why: Why


class Hint(msgspec.Struct, frozen=True):
    """Up to three plans, the best first; `look` is the score term in which good and ordinary play differ most."""

    plans: list[Plan]
    look: str


class _Sketch(Tried):
    """A plan while it is tried."""

    def __init__(self, actions: list[int], visits: int) -> None:
        super().__init__(actions[0], visits)
        self.actions = actions
        self.steps: list[str] = []
        self.terms: Counter[str] = Counter()


def hint(state: State, seed: object, setting: Setting = HINT) -> Hint:
    """Plans for the open decision. The state is left as it is, and only worlds from the one door are looked at.

    The same knowledge and seed give the same plans, whatever is true of what the seat cannot know.
    """
    evaluation, seat = state.game.evaluation(state.players), state.player
    first = shown_world(state, numbers(seed, "plan"))
    sketches = _sketches(first, setting, seed, evaluation)
    turns = setting.far(state.game)
    ordinary = []
    for number in range(max(LEAST_WORLDS, setting.worlds // state.game.effort)):
        world = shown_world(state, numbers(seed, "world", number))
        ordinary.append(play_on(world.copy(), None, evaluation, numbers(seed, "play", number), turns=turns))
        for one in sketches:
            rng = numbers(seed, "play", number)
            one.outcomes.append(play_on(world.copy(), one.action, evaluation, rng, one.actions[1:], turns))
    for one in sketches:
        _follow(first, one, seat)
    ranked = sorted(sketches, key=lambda one: (-_mean(one, seat), one.actions))
    plans = [
        Plan(
            one.steps,
            {term: one.terms[term] for term in state.game.terms if one.terms[term]},
            share_figure([outcome.chances[seat] for outcome in one.outcomes]),
            mean_figure([outcome.points[seat] for outcome in one.outcomes]),
            why_of(one.outcomes, _other(one, ranked).outcomes, seat, state),
        )
        for one in ranked
    ]
    gains = {
        term: fmean(
            mine.terms.get(term, 0) - usual.terms.get(term, 0)
            for mine, usual in zip(ranked[0].outcomes, ordinary, strict=True)
        )
        for term in state.game.terms
    }
    look = max(gains, key=lambda term: gains[term]) if gains and max(gains.values()) > 0 else ""
    return Hint(plans, look or next(iter(plans[0].terms), ""))


def _other(one: _Sketch, ranked: list[_Sketch]) -> _Sketch:
    """The plan that it is compared with: the best one, or the next where it is the best."""
    return ranked[1] if one is ranked[0] and len(ranked) > 1 else ranked[0]


def _mean(one: Tried, seat: int) -> float:
    return fmean(outcome.chances[seat] + outcome.leads[seat] / 1000 for outcome in one.outcomes)


def _sketches(world: State, setting: Setting, seed: object, evaluation: Evaluation) -> list[_Sketch]:
    """The choices that the search likes, each with the rest of the turn; with few of them, other ways to go on."""
    found = []
    others: list[_Sketch] = []
    for tried in candidates(world, None, setting, seed, evaluation, LEAST_PLANS):
        actions, instead = _own_turn(world, [tried.action], setting, seed, evaluation)
        found.append(_Sketch(actions, tried.visits))
        if instead is not None:
            others.append(_Sketch(_own_turn(world, [tried.action, instead], setting, seed, evaluation)[0], 0))
    return [*found, *others][:MOST_PLANS]


def _own_turn(
    world: State, begun: list[int], setting: Setting, seed: object, evaluation: Evaluation
) -> tuple[list[int], int | None]:
    """The actions with the rest of the own turn, and what the search likes second best right after them."""
    state, actions, instead = world.copy(), list(begun), None
    for action in begun:
        state.play(action)
    while len(actions) < MOST_STEPS and _goes_on(world, state):
        found = proposals(state, setting.simulations, numbers(seed, "turn", *actions), evaluation)
        actions.append(found[0].action)
        if len(actions) == len(begun) + 1 and len(found) > 1:
            instead = found[1].action
        state.play(actions[-1])
    return actions, instead


def _goes_on(world: State, state: State) -> bool:
    """Whether the same seat goes on with the same turn, and nothing came to light that this world made up."""
    same = (state.turn, state.chances, state.reveals) == (world.turn, world.chances, world.reveals)
    return not state.over and state.player == world.player and same


def _follow(world: State, one: _Sketch, seat: int) -> None:
    """Writes the plan down, and adds up what is certain of it."""
    state = world.copy()
    for action in one.actions:
        one.steps.append(state.notation(action))
        one.terms.update(state.preview(action).terms[seat])
        state.play(action)
