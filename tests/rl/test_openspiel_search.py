"""OpenSpiel's own searches, in Python, play the games of this package."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from pentapolis import game_ids

if os.environ.get("PENTAPOLIS_OPENSPIEL") == "1":
    import pyspiel
else:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is large and an extra of its own: make test-openspiel")

EXAMPLES = Path(__file__).parents[2] / "examples" / "rl"


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as a module."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("openspiel_search", None)
    import openspiel_search

    return openspiel_search


@pytest.mark.parametrize("id", game_ids())
def test_searches_decide_in_every_game(search: Any, id: str) -> None:
    game = pyspiel.load_game(search.short_name(id), {"deals": 5})
    for name, bot in search.searches(game, 4, 10, seed=3).items():
        state = game.new_initial_state()
        state.apply_action(2)
        rng = random.Random(4)
        for _ in range(6):
            bot.restart()
            action = bot.step(state)
            assert action in state.legal_actions(), name
            state.apply_action(action)
            while not state.is_terminal() and state.current_player() != 0:
                state.apply_action(rng.choice(state.legal_actions()))


def test_the_example_plays_to_the_end(search: Any) -> None:
    found = search.main(["akropolis", "--simulations", "3", "--playout", "10", "--decisions", "3"])
    assert list(found) == ["MCTS", "ISMCTS"]
    assert all(sum(returns) == 0 and len(returns) == 2 for returns in found.values())
