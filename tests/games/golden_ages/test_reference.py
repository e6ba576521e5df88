"""Every decision of many games compared with a second telling of the rules."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.bots import bot, decide
from pentapolis.core.state import State

from .comparison import Chooser, Comparison
from .table import GAME


def by_bots(seed: int, *names: str) -> Chooser:
    """Lets these bots choose, seat by seat."""
    rng = Rng(seed)
    bots = [bot(name) for name in names]

    def choose(state: State) -> int:
        return decide(bots[state.player % len(bots)], state, rng)

    return choose


def compared(players: int, sea: str, seed: int, choose: Chooser) -> set[str]:
    """Plays a game of both tellings and returns the decisions met."""
    game = Comparison(GAME.new(players=players, seed=seed, options={"sea": sea}))
    game.run(choose)
    return game.met


@pytest.mark.parametrize("sea", ["open", "closed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_agree_with_the_second_telling(players: int, sea: str) -> None:
    for seed in range(5):
        compared(players, sea, seed, by_bots(seed, "random"))


@pytest.mark.parametrize("sea", ["open", "closed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_agree_with_the_second_telling(players: int, sea: str) -> None:
    for seed in range(2):
        compared(players, sea, seed, by_bots(seed, "greedy"))
