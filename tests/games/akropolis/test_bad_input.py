"""R8, R27, R74, R96: texts, numbers, options and seeds are taken or refused; nothing breaks and nothing changes."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pentapolis import IllegalAction, InvalidNotation, InvalidOptions, Refusal
from pentapolis.games.akropolis.actions import NUM_ACTIONS, notation, parse
from pentapolis.games.akropolis.state import AkropolisState

from .anything import JSON
from .table import GAME, new, play_text

NOTATION_PIECES = st.sampled_from(
    [
        "take",
        "place",
        "TAKE",
        " ",
        "  ",
        "\t",
        "\n",
        "0",
        "5",
        "6",
        "-1",
        "+1",
        "64",
        "-64",
        ",",
        "r",
        "r0",
        "r5",
        "r6",
        "\u0661",
    ]
)


@given(text=st.text(max_size=30) | st.lists(NOTATION_PIECES, max_size=8).map("".join))
@example("take 0\n")
@example("take 00")
@example("place -0,+1 r05")
@example("take 1" + " " * 10_000)
@example("\ud800")
@example("take \u0661")
@example("place \uff11,0 r0")
@settings(max_examples=300, deadline=None)
def test_r27_a_text_is_an_action_or_refused(text: str) -> None:
    state = new(2)
    before = state.digest()
    refusal: Refusal | None
    try:
        action = state.parse(text)
    except InvalidNotation as error:
        refusal = error.refusal
    else:
        assert 0 <= action < NUM_ACTIONS
        assert parse(notation(action)) == action
        refusal = state.explain(action)
        assert (refusal is None) == (action in state.legal())
    assert state.explain(text) == refusal
    assert state.digest() == before


@given(action=st.integers() | st.integers(-10, NUM_ACTIONS + 10), taken=st.booleans())
@example(10**5000, True)
@example(-(10**5000), False)
@example(2**63, True)
@example(2**62, True)
@example(-(2**63), True)
@settings(max_examples=200, deadline=None)
def test_r27_r96_a_number_is_legal_or_refused(action: int, taken: bool) -> None:
    state = play_text(new(2), "take 0") if taken else new(2)
    before = state.digest()
    legal = action in state.legal()
    refusal = state.explain(action)
    assert (refusal is None) == legal
    if not legal:
        for attempt in (state.play, state.choice, state.preview):
            with pytest.raises(IllegalAction) as caught:
                attempt(action)
            assert caught.value.refusal == refusal
        assert state.digest() == before
    if not 0 <= action < NUM_ACTIONS:
        with pytest.raises(InvalidNotation):
            state.notation(action)


THINGS = [None, 2.0, math.nan, b"take 0", [0], (0,), {0: 0}, object(), 1j]


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
@pytest.mark.parametrize("taken", [False, True])
def test_r27_r96_only_numbers_and_texts_can_be_played(thing: Any, taken: bool) -> None:
    """An action is an int or a str: anything else is a mistake of the program, told before anything changes."""
    state = play_text(new(2), "take 0") if taken else new(2)
    before = state.digest()
    with pytest.raises(TypeError):
        state.play(thing)
    assert state.digest() == before
    assert state.legal()
    refusal = state.explain(thing)
    assert refusal is not None
    assert refusal.key == "refuse-not-an-action"


@pytest.mark.parametrize("name", list(GAME.options))
@given(value=JSON)
@settings(max_examples=60, deadline=None)
def test_r74_an_option_has_one_of_its_values_or_is_refused(name: str, value: Any) -> None:
    try:
        state = new(2, 7, **{name: value})
    except InvalidOptions as error:
        problem = str(error)
    else:
        problem = ""
        _check_option(state, name)
    assert not problem or name in problem


def _check_option(state: AkropolisState, name: str) -> None:
    """The stored value is plain JSON and comes back from a dump."""
    stored = state.options[name]
    assert json.loads(json.dumps(stored)) == stored
    assert type(stored) in (bool, int, str, list)
    assert GAME.load(json.loads(json.dumps(state.dump()))).digest() == state.digest()


@given(seed=JSON | st.binary(max_size=40) | st.text(alphabet="0123456789abcdefABCDEF xg", min_size=64, max_size=64))
@example("0" * 64)
@example("Ab" * 32)
@settings(max_examples=150, deadline=None)
def test_r8_a_seed_is_taken_or_refused(seed: Any) -> None:
    try:
        state = GAME.new(2, seed)
    except InvalidOptions as error:
        problem = str(error)
    else:
        problem = "no problem with the seed"
        assert len(state.seed) == 32
    assert "the seed" in problem
