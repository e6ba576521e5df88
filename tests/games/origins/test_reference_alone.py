"""The second telling by itself: whole games with everything that must hold, before it judges anything."""

from __future__ import annotations

from random import Random

import pytest

from .reference_play import play_alone


@pytest.mark.parametrize("scope", ["all", "returned"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_second_telling_plays_whole_games(players: int, scope: str) -> None:
    for seed in range(3):
        game, met = play_alone(players, Random(seed), scope)
        assert met["choose_action"] >= 5
        assert game.facts()["players"][0]["score"] == game.score(0)
        if players == 1:
            assert game.over and game.round == 5
