"""Steps name what they tell and why they refuse, and every choice says its rule and what it does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pentapolis import Rng, State
from pentapolis.core.events import Event
from pentapolis.core.steps import NOTHING, OPEN, Frame, Step
from pentapolis.texts import LANGUAGES, texts
from pentapolis.texts.words import told
from tests.core.toy import BLOCK, Toy, ToyState

from .cases import CASES, Case, positions

per_case = pytest.mark.parametrize("case", CASES, ids=repr)


def undeclared(state: State, rng: Rng) -> list[str]:
    """Plays to the end, a step at a time; what steps told without having named it."""
    found: list[str] = []
    heard = state.listen()

    def does(step: Step[State], work: Callable[[], None]) -> None:
        before = len(heard)
        work()
        found.extend(f"{step.name} tells {event.kind}" for event in heard[before:] if event.kind not in step.events)

    while state.stack:
        frame = state.stack.pop()
        step = state.game.steps[frame.step]
        if step.automatic:
            does(step, lambda step=step, frame=frame: step.run(state, frame))  # type: ignore[misc] # bound at once
            continue
        state.player = frame.seat
        forced = step.forced(state, frame)
        if forced == NOTHING:
            continue
        action = step.sample(state, frame, rng) if forced == OPEN else forced
        does(step, lambda step=step, frame=frame, action=action: step.apply(state, frame, action))  # type: ignore[misc]
    return found


@per_case
def test_every_event_is_named_by_the_step_that_tells_it(case: Case) -> None:
    for seed in range(4):
        assert undeclared(case.new(seed), Rng(seed)) == []


def unnamed_refusals(state: State, rng: Rng) -> list[str]:
    """Tries what is not legal here; the refusals that the open step did not name."""
    step = state.game.steps[state.stack[-1].step]
    known = {f"{state.game.id}-refuse-{reason}" for reason in step.refusals} | {"refuse-not-an-option"}
    found = []
    legal = state.legal()
    near = [action + offset for action in legal[:12] for offset in (-6, -1, 1, 6)]
    for action in [*near, *[rng.below(state.game.num_actions) for _ in range(25)]]:
        if 0 <= action < state.game.num_actions and not state.allows(action):
            refusal = state.explain(action)
            if refusal is not None and refusal.key not in known:
                found.append(f"{step.name} refuses by {refusal.key}")
    return found


@per_case
def test_every_refusal_is_named_by_the_step_that_gives_it(case: Case) -> None:
    rng = Rng(9)
    for state in positions(case, 9, every=2):
        if not state.over:
            assert unnamed_refusals(state, rng) == []


def test_what_a_step_does_not_name_is_found() -> None:
    toy = Toy()
    assert "play tells play" in undeclared(toy.new(2, 3), Rng(3))

    class Loud(type(toy.steps[0])):  # type: ignore[misc] # the toy's first step
        def apply(self, state: State, frame: Frame, action: int) -> None:
            state.emit(Event("shout", frame.seat, "R1", {}))
            super().apply(state, frame, action)

    toy.steps[0] = Loud()
    toy.steps[0].events = ("play",)
    assert "play tells shout" in undeclared(toy.new(2, 3), Rng(3))
    state = toy.new(2, 3)
    assert isinstance(state, ToyState)
    state.hands = [[5, 7], [9, 1]]
    state.play(5)
    assert state.stack[-1].step == BLOCK
    assert set(unnamed_refusals(state, Rng(1))) == {"block refuses by toy-refuse-too-low"}
    toy.steps[BLOCK].refusals = ("too-low",)
    assert unnamed_refusals(state, Rng(1)) == []


@per_case
def test_every_choice_has_a_rule_and_says_what_it_does(case: Case) -> None:
    rules, keys = set(case.game.rule_ids()), set(case.game.text_keys())
    names = [f"P{seat}" for seat in range(9)]
    kinds: set[tuple[str, str]] = set()
    for state in positions(case, 43, every=3):
        for action in state.legal()[:60]:
            choice = state.choice(action)
            assert choice.rule in rules, f"{state.notation(action)}: {choice.rule!r} is no rule"
            for key in filter(None, (choice.key, choice.effect)):
                assert key in keys, key
                if (choice.kind, key) not in kinds:
                    kinds.add((choice.kind, key))
                    for language in LANGUAGES:
                        sentence = told(texts(language), case.game, key, choice.args, names=names)
                        assert sentence and "{" not in sentence and key not in sentence, sentence
    assert kinds


def table_targets(state: State) -> list[dict[str, Any]]:
    """Whatever the decider could point at, with a few things that are nowhere."""
    listed = [target for action in state.legal()[:60] for target in state.choice(action).targets]
    wrong: list[dict[str, Any]] = [{}, {"zone": []}, {"cell": ["x", None]}, {"site": -1}, {"seat": 99, "zone": "hand"}]
    return [*listed, *wrong]


@per_case
def test_every_target_of_a_choice_is_a_thing_that_is_explained(case: Case) -> None:
    rules = case.game.rule_ids()
    keys = {*case.game.text_keys(), *[f"{case.id}-{rule.lower()}" for rule in rules]}
    names = [f"P{seat}" for seat in range(9)]
    explained = 0
    for state in positions(case, 47, every=3):
        if state.over:
            continue
        places = {json.dumps(target) for action in state.legal()[::7] for target in state.choice(action).targets}
        for target in map(json.loads, sorted(places)):
            fact = state.fact(target, state.player)
            if "cell" in target and fact is None:
                continue  # an empty cell
            assert fact is not None, target
            explained += 1
            worded = [key for key in (fact.title, fact.text) if key]  # a name may say everything
            told_of = [(key, fact.args) for key in worded] + [(each.text, each.args) for each in fact.prospects]
            assert fact.rule in rules and fact.title and {key for key, _ in told_of} <= keys
            for line in fact.score:
                assert line.term in case.game.terms
            for language in LANGUAGES:
                for key, args in told_of:
                    sentence = told(texts(language), case.game, key, args, names=names)
                    assert sentence and "{" not in sentence, sentence
    assert explained


@per_case
def test_facts_tell_nobody_more_than_they_may_know(case: Case) -> None:
    """In every world that a viewer thinks possible the same things are the same."""
    for state in positions(case, 48, every=9):
        for viewer in (None, *range(state.players)):
            world = state.resample(viewer, Rng(3))
            for target in table_targets(state):
                here, there = state.fact(target, viewer), world.fact(target, viewer)
                assert (here and here.json()) == (there and there.json()), (viewer, target)
