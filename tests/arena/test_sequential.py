"""The stopping rule errs no more often than it says, however often one looks, and it ends when something is clear."""

from __future__ import annotations

import random

import pytest

from pentapolis.arena.pairs import Judge, Rule
from pentapolis.arena.sequential import BETTER, EQUAL, OPEN, WORSE, Sequence, verdict
from tests.arena.made import paired

ALPHA = 0.1


def pair_of_games(chance: float, rng: random.Random) -> float:
    """The rate of a deal of two games; one game in ten is a draw."""
    return sum(0.5 if rng.random() < 0.1 else float(rng.random() < chance) for _ in range(2)) / 2


def decided(chance: float, most: int, rng: random.Random) -> tuple[str, int]:
    sequence = Sequence(ALPHA, grid=100)
    for count in range(1, most + 1):
        sequence.add(pair_of_games(chance, rng))
        found = verdict(*sequence.interval(), margin=0.0)
        if found != OPEN:
            return found, count
    return OPEN, most


def test_equal_bots_are_rarely_told_apart_though_we_look_after_every_deal() -> None:
    rng = random.Random(1)
    runs = 200
    errors = sum(decided(0.5, 150, rng)[0] != OPEN for _ in range(runs))
    # With chance 0.1 for an error at most, more than 30 of 200 would happen once in a hundred times.
    assert errors <= 30


def test_the_weaker_is_almost_never_called_the_stronger() -> None:
    rng = random.Random(2)
    assert sum(decided(0.45, 100, rng)[0] == BETTER for _ in range(100)) <= 3


def test_a_clear_difference_is_found_soon() -> None:
    rng = random.Random(3)
    found = [decided(0.7, 300, rng) for _ in range(40)]
    assert all(kind == BETTER for kind, _ in found)
    assert sum(count for _, count in found) / 40 < 50
    assert decided(0.0, 20, rng)[0] == WORSE


def test_the_interval_holds_the_true_mean_at_every_moment() -> None:
    rng = random.Random(4)
    missed = 0
    for _ in range(100):
        sequence = Sequence(ALPHA, grid=100)
        for _ in range(80):
            sequence.add(rng.choice([0.0, 0.25, 0.25, 1.0]))
            low, high = sequence.interval()
            if not low <= 0.375 <= high:
                missed += 1
                break
    assert missed <= 18


def test_the_interval_shrinks_around_the_mean() -> None:
    sequence = Sequence(0.05)
    assert sequence.interval() == (0.0, 1.0)
    for i in range(1000):
        sequence.add(0.25 + 0.5 * (i % 2))
    low, high = sequence.interval()
    assert low < 0.5 < high
    assert high - low < 0.08
    assert sequence.count == 1000
    with pytest.raises(ValueError, match="between 0 and 1"):
        sequence.add(1.01)


def test_verdicts() -> None:
    assert verdict(0.51, 0.7, 0.05) == BETTER
    assert verdict(0.3, 0.49, 0.05) == WORSE
    assert verdict(0.46, 0.54, 0.05) == EQUAL
    assert verdict(0.44, 0.54, 0.05) == OPEN
    assert verdict(0.46, 0.54, 0.0) == OPEN


def test_the_judge_stops_when_every_pair_is_decided() -> None:
    judge = Judge(["a", "b"], Rule(alpha=0.05, margin=0.05))
    heard = [judge.hear(games) for games in paired(60, edge=15, seed=1)]
    assert heard.index(True) > 3
    assert judge.verdict(("a", "b")) == BETTER
    swapped = Judge(["b", "a"])
    for games in paired(60, edge=15, seed=1):
        swapped.hear(games)
    assert swapped.verdict(("b", "a")) == WORSE
    low, high = judge.courses["a", "b"][-1][1:]
    assert swapped.courses["b", "a"][-1][1:] == pytest.approx((1 - high, 1 - low), abs=0.002)


def test_the_chance_of_an_error_is_shared_by_all_pairs() -> None:
    games = paired(12, edge=15, seed=3)
    two, many = Judge(["a", "b"]), Judge(["a", "b", "c", "d", "e"])
    for deal in games:
        two.hear(deal)
        many.hear(deal)
    narrow, wide = two.courses["a", "b"][-1], many.courses["a", "b"][-1]
    assert wide[1] < narrow[1]
