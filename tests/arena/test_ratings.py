"""Ratings: openskill's arithmetic, one scale for all table sizes, intervals over deals."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pentapolis.arena.ratings import Table, model, rated
from pentapolis.arena.stats import Figure
from tests.arena.made import game, paired

NAMES = ["a", "b", "c", "d"]


def test_the_arithmetic_is_that_of_openskill_ties_and_table_sizes_included() -> None:
    rng = random.Random(6)
    deals = []
    for deal in range(30):
        tables = (("a", "b"), ("c", "a", "d"), ("d", "b", "c", "a"))
        deals.append([game(deal, seats, [rng.randint(0, 4) for _ in seats]) for seats in tables])
    reference = model()
    ratings = {name: reference.rating() for name in NAMES}
    for played in (played for games in deals for played in games):
        teams = [[ratings[name]] for name in played.seats]
        for name, team in zip(played.seats, reference.rate(teams, ranks=list(played.ranking)), strict=True):
            ratings[name] = team[0]
    values, sigmas = Table(NAMES, deals).rate(np.arange(30)[None, :])
    assert values[0].tolist() == pytest.approx([ratings[name].mu for name in NAMES], abs=1e-9)
    assert sigmas[0].tolist() == pytest.approx([ratings[name].sigma for name in NAMES], abs=1e-9)


def width(figure: Figure) -> float:
    assert figure.low is not None
    assert figure.high is not None
    return figure.high - figure.low


def test_the_stronger_has_the_higher_rating_and_intervals_narrow_with_deals() -> None:
    few, many = rated(["a", "b"], paired(15, 6, seed=1)), rated(["a", "b"], paired(150, 6, seed=1))
    for ratings in (few, many):
        strong, weak = ratings["a"].rating, ratings["b"].rating
        assert strong.value is not None
        assert weak.value is not None
        assert strong.value > 25 > weak.value

    assert width(many["a"].rating) < width(few["a"].rating)
    assert many["a"].rating.low is not None
    assert many["b"].rating.high is not None
    assert many["a"].rating.low > many["b"].rating.high


def test_equal_bots_have_overlapping_intervals() -> None:
    ratings = rated(["a", "b"], paired(80, 0, seed=2))
    one, two = ratings["a"].rating, ratings["b"].rating
    assert one.low is not None
    assert two.low is not None
    assert one.high is not None
    assert two.high is not None
    assert max(one.low, two.low) < min(one.high, two.high)


def test_who_wins_every_game_still_has_an_interval() -> None:
    deals = [[game(deal, ("a", "b"), [2, 1]), game(deal, ("b", "a"), [1, 2])] for deal in range(12)]
    figure = rated(["a", "b"], deals)["a"].rating
    assert figure.low is not None
    assert figure.high is not None
    assert figure.value is not None
    assert figure.low < figure.value - 1
    assert figure.high > figure.value + 1


def test_games_against_oneself_do_not_make_a_rating_sure() -> None:
    rng = random.Random(1)
    deals = []
    for deal in range(12):
        scores = [rng.randint(5, 9), rng.randint(5, 9), 1]
        deals.append([game(deal, ("a", "a", "b"), scores), game(deal, ("b", "a", "a"), scores[::-1])])
    figure = rated(["a", "b"], deals)["a"].rating
    assert width(figure) > 4, "b lost every game, so nobody knows by how much it is weaker"


def test_a_bot_that_sits_twice_learns_from_both_seats() -> None:
    twice = rated(["a", "b"], [[game(deal, ("a", "a", "b"), [9, 8, 1])] for deal in range(5)])
    assert twice["a"].rating.value is not None
    assert twice["a"].rating.value > 25
    assert twice["a"].sigma < twice["b"].sigma


def test_one_deal_has_no_interval_and_none_has_the_start() -> None:
    assert rated(["a", "b"], paired(1, 5, seed=1))["a"].rating.low is None
    assert rated(["a", "b"], [])["a"].rating.value == 25.0
