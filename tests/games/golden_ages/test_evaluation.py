"""What programs are told about positions, what the lab can ask about, and facts."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.arena.metrics import parsed_metrics
from pentapolis.bots import bot, decide
from pentapolis.games.golden_ages.state import GoldenState
from pentapolis.texts import LANGUAGES, texts
from pentapolis.texts.words import told

from .table import GAME, Player, table


def test_greedy_beats_random_clearly() -> None:
    won = 0
    for seed in range(6):
        state, rng, seat = GAME.new(2, seed), Rng(seed), seed % 2
        while not state.over:
            name = "greedy" if state.player == seat else "random"
            state.play(decide(bot(name), state, rng))
        won += state.winners() == [seat]
    assert won >= 5


def test_priors_are_chances() -> None:
    state = GAME.new(3, 5)
    evaluation = GAME.evaluation(3)
    priors = evaluation.priors(state, state.legal())
    assert min(priors) > 0 and sum(priors) == pytest.approx(1)
    chances = evaluation.win_chances(state)
    assert len(chances) == 3 and sum(chances) == pytest.approx(1)


def test_more_of_everything_is_judged_better() -> None:
    evaluation = GAME.evaluation(2)
    plain = table(Player(gold=5), Player())
    for better in (
        Player(gold=8),
        Player(gold=5, techs=["carriage"]),
        Player(gold=5, glory=[4]),
        Player(gold=5, cards=["bank_1"]),
        Player(gold=5, cities={"2,4": 1}),
    ):
        other = table(better, Player())
        assert evaluation.greedy_score(other, 0) > evaluation.greedy_score(plain, 0)


def test_every_target_of_a_choice_has_a_fact() -> None:
    state, rng, seen = GAME.new(3, 6), Rng(6), set()
    while not state.over:
        assert isinstance(state, GoldenState)
        for action in state.legal()[:12]:
            for target in state.choice(action).targets:
                fact = state.fact(target, state.player)
                assert fact is not None, target
                seen.add(target["zone"])
                for language in LANGUAGES:
                    assert texts(language).say(fact.title, {"row": 0, "col": 0})
                    if fact.text:
                        assert told(texts(language), GAME, fact.text, fact.args)
                assert fact.rule in GAME.rule_ids() and fact.source in ("rulebook", "public", "reconstructed")
        state.play(state.sample(rng))
    assert seen >= {"map", "civ", "revealed", "techs", "wonders", "buildings", "cards", "judgements"}
    assert state.fact({"zone": "moon"}, None) is None


def test_facts_tell_what_something_scores_now() -> None:
    state = table(Player(gold=7, future="new_world_order"), Player(gold=1))
    fact = state.fact({"judgement": "judgement_gold"}, 0)
    assert fact is not None and fact.score[0].points == 2
    future = state.fact({"future": "new_world_order"}, 0)
    assert future is not None and future.score[0].points == 8
    other = state.fact({"future": "new_world_order"}, 1)
    assert other is not None and other.score == [], "nobody learns whose it is"


def test_the_lab_can_ask_about_civilizations_wonders_judgements_and_seats() -> None:
    asked = parsed_metrics(GAME, ["civ,wonder,judgement,seat,building,tech,option:sea"], [2], {})
    assert [key.name for key in asked] == [
        "judged.civ",
        "wonder.wonder",
        "judgement.judgement",
        "seat",
        "building.building",
        "develop.tech",
        "option:sea",
    ]


def test_a_judgement_and_a_future_tell_what_more_would_bring() -> None:
    state = table(Player(gold=7, future="new_world_order"), Player(gold=9))
    fact = state.fact({"judgement": "judgement_gold"}, 0)
    assert fact is not None and [(each.args["count"], each.points) for each in fact.prospects] == [(2, 1)]
    future = state.fact({"future": "new_world_order"}, 0)
    assert future is not None and [each.points for each in future.prospects] == [8]
    other = state.fact({"future": "new_world_order"}, 1)
    assert other is not None and other.prospects == [], "nobody learns whose it is"
