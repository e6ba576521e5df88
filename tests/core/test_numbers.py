"""The two sources of numbers: the fast generator and the checkable chance of real games."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.core.chance import ChanceStream, seed_bytes, seed_hash
from pentapolis.core.errors import InvalidOptions
from pentapolis.core.options import Option


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    rng = Rng(7)
    assert [int(rng.below(1000)) for _ in range(6)] == [557, 657, 998, 478, 892, 480]
    draws = ChanceStream(seed_bytes(7), 0)
    assert [draws.below(1000) for _ in range(6)] == [747, 299, 852, 467, 276, 711]


def test_below_is_uniform_and_in_range() -> None:
    rng = Rng(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)
    assert {int(rng.below(1)) for _ in range(10)} == {0}
    big = [int(rng.below(2**30)) for _ in range(2000)]
    assert max(big) > 2**29 and min(big) < 2**29
    for wrong in (0, -1, 2**30 + 1):
        with pytest.raises(ValueError, match="below"):
            rng.below(wrong)


def test_neighbouring_seeds_are_far_apart() -> None:
    first = [int(Rng(seed).bits()) for seed in range(2000)]
    assert len(set(first)) > 1990
    assert all(abs(sum(first[i::4]) / 500 / 2**29 - 1) < 0.1 for i in range(4))


def test_copies_and_children_of_a_generator() -> None:
    rng = Rng(3)
    twin = rng.copy()
    assert [int(rng.bits()) for _ in range(3)] == [int(twin.bits()) for _ in range(3)]
    assert 0 <= rng.seed() < 2**60
    assert 0.0 <= rng.random() < 1.0


def test_shuffle_reaches_every_order() -> None:
    rng = Rng(5)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 24 and all(50 < count < 160 for count in orders.values())
    assert rng.choice([4]) == 4


def test_chance_events_are_independent_and_unending() -> None:
    seed = seed_bytes(9)
    one, two = ChanceStream(seed, 1), ChanceStream(seed, 2)
    assert [one.below(6) for _ in range(20)] != [two.below(6) for _ in range(20)]
    long = ChanceStream(seed, 3)
    numbers = [long.below(100) for _ in range(3000)]
    again = ChanceStream(seed, 3)
    assert numbers == [again.below(100) for _ in range(3000)]
    assert all(numbers.count(value) < 70 for value in range(100))
    items = list(range(174))
    ChanceStream(seed, 4).shuffle(items)
    assert sorted(items) == list(range(174)) != items


def test_numbers_that_would_favour_some_results_are_drawn_again() -> None:
    """Of the 2**32 words the last one has no place among equal thirds: without rejection it would make a 0 likelier."""
    draws = ChanceStream(seed_bytes(9), 5)
    draws._words = b"".join(word.to_bytes(4, "big") for word in (2**32 - 1, 5, 2**32 - 2, 2**32 - 1, 2**32 - 1, 7))
    assert [draws.below(3) for _ in range(3)] == [2, 2, 1]


def test_the_hash_binds_the_seed_without_telling_it() -> None:
    assert seed_hash(seed_bytes(1)) != seed_hash(seed_bytes(2))
    assert seed_bytes(1).hex() not in seed_hash(seed_bytes(1))


def test_options_check_their_values() -> None:
    subset = Option("colours", "subset", [], ("red", "green", "blue"))
    assert subset.check(["blue", "red"]) == ["red", "blue"]
    assert subset.json()["choices"] == ["red", "green", "blue"]
    for wrong in ("red", ["pink"], ["red", "red"], None, [["red"]]):
        with pytest.raises(InvalidOptions, match="colours"):
            subset.check(wrong)
    flag = Option("fast", "flag", False)
    assert flag.check(True) is True
    with pytest.raises(InvalidOptions, match="true or false"):
        flag.check(1)
