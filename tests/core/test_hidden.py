"""Deals of hidden cards: every one that fits what is known is as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from math import sqrt

import pytest

from pentapolis.core.hidden import Holder, Pool
from pentapolis.core.rng import Rng

Deal = tuple[tuple[int, ...], ...]


def fitting(cards: Sequence[int], holders: Sequence[Holder]) -> set[Deal]:
    """Every deal that fits, written down the slow way; what is left over in every order."""
    if not holders:
        return {(order,) for order in permutations(cards)}
    found: set[Deal] = set()
    for hand in combinations(sorted(cards), holders[0].count):
        if not holders[0].barred & set(hand):
            rest = [card for card in cards if card not in hand]
            found |= {(hand, *deal) for deal in fitting(rest, holders[1:])}
    return found


def chi_square(counts: Counter[Deal], deals: set[Deal]) -> float:
    """How far the counts are from even, in standard deviations of what chance does."""
    expected = sum(counts.values()) / len(deals)
    free = len(deals) - 1
    return (sum((counts[deal] - expected) ** 2 / expected for deal in deals) - free) / sqrt(2 * free)


@pytest.mark.parametrize(
    ("count", "holders"),
    [
        (4, [Holder(2)]),
        (5, [Holder(1), Holder(2)]),
        (5, [Holder(2, frozenset({0, 1}))]),
        (5, [Holder(1, frozenset({0, 1})), Holder(1, frozenset({1, 2}))]),
        (6, [Holder(1), Holder(2, frozenset({0, 3})), Holder(1, frozenset({3, 4, 5}))]),
        (6, [Holder(2, frozenset({0, 1, 2})), Holder(2, frozenset({3, 4, 5})), Holder(1, frozenset({5}))]),
    ],
)
def test_deals_that_fit_are_equally_likely(count: int, holders: list[Holder]) -> None:
    pool, rng = Pool(range(count)), Rng(2026)
    deals = fitting(range(count), holders)
    counts: Counter[Deal] = Counter()
    for _ in range(60 * len(deals)):
        *hands, rest = pool.deal(rng, holders)
        counts[(*(tuple(sorted(hand)) for hand in hands), tuple(rest))] += 1
    assert set(counts) == deals
    assert chi_square(counts, deals) < 4


def test_the_true_order_does_not_show_through() -> None:
    one, other = Pool([4, 2, 0, 3, 1]), Pool([0, 1, 2, 3, 4])
    assert one.deal(Rng(1), [Holder(2)]) == other.deal(Rng(1), [Holder(2)])


def test_cards_that_are_alike_are_dealt_as_often_as_there_are_of_them() -> None:
    pool, rng = Pool([7, 7, 7, 8]), Rng(5)
    found = Counter(pool.deal(rng, [Holder(1)])[0][0] for _ in range(4000))
    assert abs(found[7] - 3000) < 4 * sqrt(4000 * 3 / 16)


def test_a_deal_is_the_same_for_the_same_seed_and_leaves_the_pool_as_it_was() -> None:
    pool = Pool(range(20))
    holders = [Holder(5, frozenset({3})), Holder(4)]
    first = pool.deal(Rng(9), holders)
    assert pool.deal(Rng(9), holders) == first
    assert sorted(card for part in first for card in part) == pool.cards == list(range(20))


def test_one_holder_with_few_possible_cards_costs_no_luck() -> None:
    """Blind deals would find the one that fits once in some 10 ** 22 tries."""
    pool = Pool(range(90))
    hand, rest = pool.deal(Rng(1), [Holder(40, frozenset(range(50)))])
    assert sorted(hand) == list(range(50, 90)) and sorted(rest) == list(range(50))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="more hidden cards than have not been seen"):
        Pool(range(3)).deal(Rng(1), [Holder(2), Holder(2)])
    with pytest.raises(ValueError, match="holder 1: 2 cards, but fewer can be there"):
        Pool(range(4)).deal(Rng(1), [Holder(1), Holder(2, frozenset({0, 1, 2}))])
