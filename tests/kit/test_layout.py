"""Views are what their layout says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pentapolis import Rng, State
from tests.core.toy import Toy

from .cases import CASES, Case, positions
from .layout import check_layout


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_views_are_what_the_layout_says(case: Case) -> None:
    check_layout(positions(case, 61, every=9))


def played(game: Toy, players: int) -> Iterator[State]:
    state, rng = game.new(players, 5), Rng(5)
    while not state.over:
        yield state
        state.play(state.sample(rng))


def test_a_view_tells_its_layout() -> None:
    toy = Toy()
    assert toy.new(2, 5).view(0)["layout"] == {"hand": "own", "hands": "each"}
    check_layout(played(toy, 2))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"deck": "each"}, "deck"),
        ({"hands": "own"}, "a spectator has no hands"),
        ({"deck": "catalogue"}, "deck changes"),
        ({"deck": "pile"}, "pile is none of"),
    ],
)
def test_a_wrong_layout_is_found(wrong: dict[str, str], told: str) -> None:
    toy = Toy()
    toy.layout = wrong
    with pytest.raises(AssertionError, match=told):
        check_layout(state for players in (1, 2) for state in played(toy, players))
