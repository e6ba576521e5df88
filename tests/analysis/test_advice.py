"""What costly decisions have in common: what to do better next time, in sentences."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.analysis.advice import Common, Example, advice, alike, costly
from pentapolis.analysis.result import Candidate, Figure, JudgedDecision, Judgement, Standing, Why
from pentapolis.texts import LANGUAGES, texts
from pentapolis.wire.analysis_words import advice_sentences, example_sentences

NOTHING = Standing([], [], [])


def decision(
    n: int, cost: float, why: Why, best: str = "better", low: float = 0.001, points: float = 0.0
) -> JudgedDecision:
    """A decision of the first seat in that turn which cost so much."""
    figure, lead = Figure(cost, low, cost), Figure(points, points, points)
    candidates: list[Candidate] = []
    judgement = Judgement(best, NOTHING, NOTHING, NOTHING, figure, lead, "slip", candidates, why, 0.0, 6)
    return JudgedDecision(n, n, 0, "site", "played", judgement, [])


MORE_PEOPLE = Why({}, -1.0, {"freemen": 1.0, "food": -2.0})
HALF = Why({}, -1.0, {}, 1.0)
MORE_GOLD = Why({"gold": 2.0}, 0.0, {"food": -1.0, "freemen": 0.1})


def test_what_most_better_choices_share_is_told_with_how_often_and_by_how_much() -> None:
    found = advice([decision(n, 0.1, MORE_PEOPLE) for n in (1, 2, 3)] + [decision(9, 0.1, MORE_GOLD)], 0, 2, 9)
    assert found is not None and found.decisions == 4
    assert found.more == [Common("feature", "freemen", 3, 1.0)]
    assert found.less == [Common("feature", "food", 4, 1.8)]
    assert (found.others_less, round(found.early, 2)) == (3, 0.75)


def test_the_other_has_less_only_where_that_is_most_of_the_cost() -> None:
    found = [advice([decision(n, 0.1, why) for n in (1, 2, 3)], 0, 2, 9) for why in (MORE_PEOPLE, HALF)]
    assert [one.others_less for one in found if one is not None] == [3, 0]


def test_what_goes_both_ways_is_no_advice() -> None:
    other_way = Why({}, 0.0, {"freemen": -1.0, "food": 2.0})
    found = advice([decision(n, 0.1, MORE_PEOPLE if n % 2 else other_way) for n in range(1, 7)], 0, 2, 9)
    assert found is not None and not found.more and not found.less


def test_cheap_uncertain_and_few_decisions_say_nothing() -> None:
    cheap = [decision(n, 0.01, MORE_PEOPLE) for n in range(5)]
    unsure = [decision(n, 0.1, MORE_PEOPLE, low=-0.01) for n in range(5)]
    best = [decision(n, 0.1, MORE_PEOPLE, best="played") for n in range(5)]
    assert advice([*cheap, *unsure, *best, *[decision(n, 0.1, MORE_PEOPLE) for n in (1, 2)]], 0, 2, 9) is None
    assert advice([decision(n, 0.1, MORE_PEOPLE) for n in (1, 2, 3)], 1, 2, 9) is None, "they are another seat's"


def test_who_is_far_behind_is_told_what_cost_points() -> None:
    hopeless = [decision(n, 0.001, MORE_GOLD, points=4.0 + n) for n in range(1, 4)]
    chance = decision(8, 0.1, MORE_GOLD, points=0.1)
    assert [one.n for one in costly([*hopeless, chance], 0, 2)] == [8, 3, 2, 1]
    found = advice([*hopeless, chance], 0, 2, 9)
    assert found is not None and found.more == [Common("term", "gold", 4, 2.0)]
    assert found.early == pytest.approx(0.003 / 0.103)
    nothing_lost = advice(hopeless, 0, 2, 9)
    assert nothing_lost is not None and nothing_lost.early == 0.5, "no chance was lost at any time"


def test_the_commonest_kind_is_shown_by_its_dearest_example() -> None:
    found = [decision(1, 0.3, HALF), *[decision(n, 0.2 - n / 100, MORE_GOLD) for n in (2, 3)]]
    assert alike(found, lambda one: one.judgement.why is HALF) == Example(found[1], 2)
    assert alike(found, lambda one: one.n) == Example(found[0], 1), "none is like another one"
    many = [*found, *[decision(n, 0.01, Why({}, 0.0, {})) for n in range(5, 9)]]
    assert alike(many, lambda one: one.judgement.why.others or one.n) == Example(found[0], 1), (
        "two of seven are no habit"
    )
    assert alike([], lambda one: one.n) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_is_told_by_what_was_better(lang: str) -> None:
    one = decision(3, 0.3, HALF)
    (kind,) = example_sentences(texts(lang), Example(one, 2), 5, lambda n, play: f"{n} {play}")
    (dearest,) = example_sentences(texts(lang), Example(one, 1), 5, lambda n, play: f"{n} {play}")
    assert all("3 better" in told and "3 played" in told for told in (kind, dearest))
    assert "5" in kind and "5" not in dearest
    assert example_sentences(texts(lang), None, 0, lambda n, play: "") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_both_languages(lang: str) -> None:
    found = advice([decision(n, 0.1, MORE_PEOPLE) for n in (1, 2, 3)], 0, 2, 9)
    sentences = advice_sentences(texts(lang), pentapolis.game("origins"), found)
    assert {
        "en": sentences[:2]
        == [
            "Aim for more of: Freemen (+1.0 after 3 of 3 better choices).",
            "Pay for it with: Food (−2.0 after 3 of 3 better choices).",
        ],
        "fr": sentences[0].startswith("Cherchez plutôt ceci"),
    }[lang]
    assert len(sentences) == 4, "the other had less, and all of it was early"
    assert advice_sentences(texts(lang), pentapolis.game("origins"), None) == []
