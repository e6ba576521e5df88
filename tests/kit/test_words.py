"""What games tell their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from pentapolis import Game, Rng

from .cases import CASES, Case

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


def test_numbers_are_told_as_they_are(case: Case) -> None:
    """Texts that use numbers only are worded without asking the game (`texts.words`)."""
    state, rng, seen = case.new(51), Rng(51), 0
    events = state.listen()
    while not state.over:
        assert state.decision is not None
        seen += _checked(case.game, state.decision.about)
        for action in state.legal()[:20]:
            seen += _checked(case.game, state.choice(action).args)
        state.play(state.sample(rng))
    for event in events:
        seen += _checked(case.game, {**event.data, **(event.secret or {})})
    assert seen > 100


def _checked(game: Game, data: Mapping[str, Any]) -> int:
    """How many numbers there were."""
    told = game.text_args(data)
    numbers = [name for name, value in data.items() if type(value) is int]
    for name in numbers:
        assert (type(told[name]), told[name]) == (int, data[name]), name
    return len(numbers)
