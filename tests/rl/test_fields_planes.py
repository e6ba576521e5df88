"""A game without planes of its own is shown by its fields."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.core.fields import OWNER, Count, Field, Fields, FieldsEncoder, Ids, Numbers, PerSeat, Pile
from pentapolis.core.state import State
from pentapolis.rl import encoded_games, encoder
from tests.core.toy import CARDS, Toy

CARD = Numbers("card", 1, CARDS)


class Declared(Toy):
    """The toy with a table of fields."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "declared"
        self.fields = Fields(
            Field("hands", PerSeat(Ids(CARD, 3, ascending=True), players_only=True), OWNER, holds=True),
            Field("deck", Pile(CARD, CARDS), holds=True),
            Field("points", PerSeat(Count(200))),
        )


@contextmanager
def declared() -> Iterator[None]:
    pentapolis.register("declared", Declared)
    try:
        yield
    finally:
        pentapolis.core.game._makers.pop("declared")


def filled(planes: FieldsEncoder, state: State, seat: int) -> dict[str, Any]:
    arrays = {plane.name: np.zeros(plane.shape, plane.dtype) for plane in planes.planes}
    planes.fill(state, seat, arrays)
    return arrays


def test_a_game_with_fields_has_planes() -> None:
    with declared():
        assert "declared" in encoded_games()
        planes = encoder("declared", 2)
        assert isinstance(planes, FieldsEncoder)
        state, rng = pentapolis.game("declared").new(2, 4), Rng(4)
        while not state.over:
            for seat in range(2):
                seen = filled(planes, state, seat)
                for plane in planes.planes:
                    assert seen[plane.name].shape == plane.shape and plane.shape
                    assert plane.low <= seen[plane.name].min() and seen[plane.name].max() <= plane.high
                assert seen["to_move"].tolist() == [int(state.player == seat), int(state.player != seat)]
                assert seen["scores"][0] == state.scores()[seat]
                world = state.resample(seat, rng)
                other = filled(planes, world, seat)
                assert all((other[name] == seen[name]).all() for name in seen), "something hidden is shown"
            state.play(state.sample(rng))


@pytest.mark.parametrize(("id", "players"), [("akropolis", 1), ("akropolis", 4)])
def test_the_fields_of_the_games_have_planes_too(id: str, players: int) -> None:
    game = pentapolis.game(id)
    assert game.fields is not None
    options = {"architect": "callicrates"} if players == 1 else {}
    planes = FieldsEncoder(game, game.fields, players, options)
    state, rng = game.new(players, 4, options), Rng(4)
    while not state.over:
        seen = filled(planes, state, state.player)
        for plane in planes.planes:
            assert plane.low <= seen[plane.name].min() and seen[plane.name].max() <= plane.high
        for _ in range(9):
            if not state.over:
                state.play(state.sample(rng))
