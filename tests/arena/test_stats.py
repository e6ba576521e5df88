"""Figures with intervals, held against known cases and against made-up truth."""

from __future__ import annotations

import numpy as np
import pytest

from pentapolis.arena.stats import Bootstrap, wilson, wilson_over_deals
from tests.arena.made import paired


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe (1998), table I, method 3: the score method without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(successes: int, trials: int, low: float, high: float) -> None:
    figure = wilson(successes, trials)
    assert figure.value == pytest.approx(successes / trials, abs=1e-6)
    assert figure.low == pytest.approx(low, abs=1e-4)
    assert figure.high == pytest.approx(high, abs=1e-4)


def test_wilson_is_symmetric_and_knows_its_limits() -> None:
    some, rest = wilson(3, 10), wilson(7, 10)
    assert some.low is not None
    assert rest.high is not None
    assert some.low == pytest.approx(1 - rest.high, abs=2e-6)
    assert wilson(10, 10).high == 1.0
    assert wilson(0, 0).value is None
    narrow, wide = wilson(50, 100, 0.5), wilson(50, 100, 0.99)
    assert wide.low is not None
    assert narrow.low is not None
    assert wide.low < narrow.low


def test_wilson_over_deals_does_not_take_games_of_one_deal_for_independent_ones() -> None:
    wins = np.array([1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0])
    tenfold = wilson_over_deals(10 * wins, np.full(10, 10.0))
    once = wilson(6.3, 9, 0.95)
    assert tenfold.value == 0.7
    assert tenfold.low == pytest.approx(once.low, abs=1e-6), "ten games alike are worth one; with n - 1 as in variances"
    assert tenfold.high == pytest.approx(once.high, abs=1e-6)


def test_wilson_over_deals_knows_its_limits() -> None:
    ten = np.full(10, 4.0)
    assert wilson_over_deals(ten, ten) == wilson(10, 10), "four wins in every deal are ten trials, not forty"
    assert wilson_over_deals(0 * ten, ten) == wilson(0, 10)
    assert wilson_over_deals(ten / 2, ten) == wilson(20, 40), "what cannot vary still counts as no more than it is"
    assert wilson_over_deals(np.array([2.0]), np.array([4.0])) == wilson(0.5, 1)
    assert wilson_over_deals(0 * ten, 0 * ten).value is None


def test_wilson_over_deals_holds_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(6)
    held = naive = 0
    for _ in range(400):
        counts = np.full(60, 8.0)
        wins = rng.binomial(8, rng.beta(0.8, 1.2, size=60)).astype(np.float64)  # the deal decides much: 0.4 on average
        figure, plain = wilson_over_deals(wins, counts, 0.9), wilson(wins.sum(), 480, 0.9)
        for interval in (figure, plain):
            assert interval.low is not None
            assert interval.high is not None
        held += bool((figure.low or 0) <= 0.4 <= (figure.high or 0))
        naive += bool((plain.low or 0) <= 0.4 <= (plain.high or 0))
    assert 0.86 <= held / 400 <= 0.95
    assert naive / 400 < 0.75


def test_bootstrap_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(5)
    bootstrap = Bootstrap(40, confidence=0.9, replicates=400)
    held = 0
    for _ in range(300):
        counts = rng.integers(1, 4, size=40)
        sums = np.array([rng.normal(7, 3, size=count).sum() for count in counts])
        figure = bootstrap.ratio(sums, counts)
        assert figure.low is not None
        assert figure.high is not None
        held += figure.low <= 7 <= figure.high
    assert 0.83 <= held / 300 <= 0.95


def test_bootstrap_draws_deals_and_not_games() -> None:
    """Ten games of the same deal say no more than one: the interval must not become narrower by them."""
    sums = np.array([1.0, 5.0, 2.0, 8.0, 4.0, 4.0, 1.0, 7.0])
    bootstrap = Bootstrap(8)
    once, tenfold = bootstrap.ratio(sums, np.ones(8)), bootstrap.ratio(10 * sums, 10 * np.ones(8))
    assert once == tenfold


def test_bootstrap_says_nothing_where_nothing_can_be_said() -> None:
    bootstrap = Bootstrap(4)
    assert bootstrap.ratio([0, 0, 0, 0], [0, 0, 0, 0]).value is None
    alone = bootstrap.ratio([0, 6, 0, 0], [0, 2, 0, 0])
    assert (alone.value, alone.low, alone.high) == (3.0, None, None)
    assert Bootstrap(0).ratio([], []).value is None


def test_bootstrap_gives_the_same_figures_again() -> None:
    sums = np.arange(30.0)
    assert Bootstrap(30).ratio(sums, np.ones(30)) == Bootstrap(30).ratio(sums, np.ones(30))


def test_pairing_takes_the_luck_of_the_deal_out() -> None:
    deals = paired(60, edge=3, seed=2)
    scores = [[played.scores[played.seats.index(name)] for name in "ab"] for games in deals for played in games]
    differences = [
        sum(played.scores[played.seats.index("a")] - played.scores[played.seats.index("b")] for played in games)
        for games in deals
    ]
    bootstrap = Bootstrap(60)
    figure = bootstrap.ratio(differences, [2] * 60)
    assert figure.low is not None
    assert figure.high is not None
    assert 0 < figure.low < 3 < figure.high
    unpaired = 1.96 * np.sqrt(2 * np.var(scores) / 120)
    assert figure.high - figure.low < unpaired, "half as wide as without pairing, or less"


def test_what_stands_out_among_many_stands_out_by_more() -> None:
    rng = np.random.default_rng(3)
    bootstrap = Bootstrap(100)
    ones = np.ones(100)
    false_alarms = sum(
        bootstrap.stands_out([(rng.normal(0, 1, 100), ones, rng.normal(0, 1, 100), ones)], tests=100)
        for _ in range(100)
    )
    assert false_alarms <= 1
    assert bootstrap.stands_out([(rng.normal(1, 1, 100), ones, rng.normal(0, 1, 100), ones)], tests=100)
    few = np.array([1.0] * 5 + [0.0] * 95)
    assert not bootstrap.stands_out([(9 * few, few, rng.normal(0, 1, 100), ones)], tests=1), "five deals are too few"
