"""Hints: legal plans in every game, the same for worlds that a seat cannot tell apart, never from the true state."""

from __future__ import annotations

import msgspec
import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.analysis import hints, judging
from pentapolis.analysis.hints import hint
from pentapolis.analysis.settings import Setting
from pentapolis.core.state import State
from pentapolis.texts import LANGUAGES, texts
from pentapolis.wire.hint_words import HintWords

SMALL = Setting("least", 2, 4, 3)


def position(game: str, moves: int = 14, players: int = 2, seed: int = 4) -> State:
    state, rng = pentapolis.game(game).new(players, seed), Rng(6)
    for _ in range(moves):
        state.play(state.sample(rng))
    while len(state.legal()) < 2:
        state.play(state.sample(rng))
    return state


@pytest.mark.parametrize("game", pentapolis.game_ids())
@pytest.mark.parametrize("players", [1, 2, 3])
def test_plans_can_be_played_and_are_worded(game: str, players: int) -> None:
    of = pentapolis.game(game)
    options = {} if players > 1 or of.solo is None or not of.solo.option else None
    if players < of.players[0] or options is None:
        pytest.skip("nobody plays it alone")
    state = position(game, players=players)
    found = hint(state, "test", SMALL)
    assert 2 <= len(found.plans) <= 3, "there is something to compare"
    assert len({tuple(plan.steps) for plan in found.plans}) == len(found.plans)
    for plan in found.plans:
        assert state.explain(plan.steps[0]) is None, "the first step can be played at the table"
        assert plan.chance.low <= plan.chance.value <= plan.chance.high
    names = [f"N{seat}" for seat in range(state.seats)]
    for lang in LANGUAGES:
        words = HintWords(texts(lang), state, found, names)
        look, piece, plans = (words.hint_of(rung) for rung in (1, 2, 3))
        assert look.look and not look.piece and not look.plans and not look.at
        assert piece.piece and not piece.plans
        assert [[step.notation for step in plan.steps] for plan in plans.plans] == [plan.steps for plan in found.plans]
        assert all(step.text for plan in plans.plans for step in plan.steps)
        assert all(words.lines(3))


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_what_the_seat_cannot_know_changes_nothing(game: str) -> None:
    state = position(game)
    other = state.resample(state.player, Rng(77))
    assert msgspec.json.encode(hint(state, "s", SMALL)) == msgspec.json.encode(hint(other, "s", SMALL))


def test_nothing_but_worlds_from_the_one_door_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true state is asked for worlds and for nothing else that depends on what is hidden."""
    state = position("uchronia")
    true = state.digest()
    plain = judging.play_on
    seen: list[str] = []

    def spy(world: State, *rest: object, **more: object) -> object:
        seen.append(world.digest())
        return plain(world, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(hints, "play_on", spy)
    hint(state, "door", SMALL)
    assert seen and true not in seen


@pytest.mark.parametrize(("effort", "worlds"), [(1, 12), (3, 4), (100, 2)])
def test_where_a_look_ahead_takes_longer_fewer_worlds_are_looked_into(
    monkeypatch: pytest.MonkeyPatch, effort: int, worlds: int
) -> None:
    state = position("akropolis")
    monkeypatch.setattr(state.game, "effort", effort)
    ordinary: list[None] = []
    plain = judging.play_on

    def spy(world: State, action: int | None, *rest: object, **more: object) -> object:
        if action is None:
            ordinary.append(action)
        return plain(world, action, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(hints, "play_on", spy)
    hint(state, "effort", Setting("hint", 12, 4, 2, 1))
    assert len(ordinary) == worlds


def test_marked_places_are_spoken_of_only_where_a_plan_touches_the_table() -> None:
    state, rng = pentapolis.game("golden_ages").new(2, 4), Rng(6)
    while "artist" not in [state.notation(action) for action in state.legal()]:
        state.play(state.sample(rng))
    found = hint(state, "look", SMALL)
    for steps, marked in ((["artist"], False), (found.plans[0].steps, True)):
        plan = msgspec.structs.replace(found.plans[0], steps=steps)
        told = HintWords(texts("en"), state, hints.Hint([plan], ""), ["Ada", "Zoé"]).hint_of(2)
        assert bool(told.around) == bool(told.at) == marked == ("marked" in told.look), steps
