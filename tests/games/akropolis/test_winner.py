"""R71 to R73: the winner."""

from __future__ import annotations

import pytest

from .table import new, play_through
from .towns import built


def finished(gardens: list[int], stones: list[int], places: list[int], winners: list[int]) -> None:
    """Checks places and winners of a game that ends with so many gardens (three points each) and Stones."""
    state = play_through(new(len(gardens), 3))
    for seat, count in enumerate(gardens):
        kinds = "g" * count + "q" * (2 - count) + "G"
        state.cities[seat] = built(f"{kinds} 1,-1 r0").city
    state.stones[:] = stones
    assert state.scores() == [3 * count + stone for count, stone in zip(gardens, stones, strict=True)]
    assert state.ranking() == places
    assert state.winners() == winners


@pytest.mark.parametrize(
    ("gardens", "stones", "places", "winners"),
    [
        ([2, 1], [0, 2], [1, 2], [0]),
        ([0, 0], [4, 5], [2, 1], [1]),
        ([0, 2, 1], [1, 1, 1], [3, 1, 2], [1]),
        ([0, 0, 0, 1], [3, 2, 1, 5], [2, 3, 4, 1], [3]),
    ],
)
def test_r71_most_points_win(gardens: list[int], stones: list[int], places: list[int], winners: list[int]) -> None:
    finished(gardens, stones, places, winners)


@pytest.mark.parametrize(
    ("gardens", "stones", "places", "winners"),
    [([1, 0], [0, 3], [2, 1], [1]), ([2, 1, 0], [1, 4, 7], [3, 2, 1], [2]), ([1, 0, 0], [1, 4, 2], [2, 1, 3], [1])],
)
def test_r72_tied_points_go_to_more_stones(
    gardens: list[int], stones: list[int], places: list[int], winners: list[int]
) -> None:
    finished(gardens, stones, places, winners)


@pytest.mark.parametrize(
    ("gardens", "stones", "places", "winners"),
    [
        ([1, 1], [2, 2], [1, 1], [0, 1]),
        ([1, 1, 1], [2, 2, 1], [1, 1, 3], [0, 1]),
        ([0, 1, 1, 1], [9, 2, 2, 2], [1, 2, 2, 2], [0]),
        ([0, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 1], [0, 1, 2, 3]),
    ],
)
def test_r73_tied_in_both_they_share_the_victory(
    gardens: list[int], stones: list[int], places: list[int], winners: list[int]
) -> None:
    finished(gardens, stones, places, winners)


def test_r71_nobody_has_won_before_the_end() -> None:
    state = new(2)
    assert state.winners() == []
    assert state.ranking() == [2, 1]
