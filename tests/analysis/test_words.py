"""The words of an analysis: reasons, costs and lines in both languages."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.analysis import Setting
from pentapolis.analysis.positions import positions
from pentapolis.analysis.result import JudgedDecision, Why
from pentapolis.analysis.run import judge_position, put_together
from pentapolis.core.record import Record
from pentapolis.texts import LANGUAGES, texts
from pentapolis.wire.analysis_words import AnalysisWords, parts

from .made import golden

LEAST = Setting("least", 2, 2, 2)


def words(record: Record, decisions: list[JudgedDecision], language: str = "en") -> AnalysisWords:
    """The words for some decisions of the record."""
    found, end = positions(record)
    judged = {decision.n for decision in decisions}
    kept = [position for position in found if position.n in judged]
    analysis = put_together(record, LEAST, 1, kept, end, decisions)
    return AnalysisWords(texts(language), record, analysis, ["Ada", "Bob"])


@pytest.fixture(scope="module")
def record() -> Record:
    return golden("uchronia/two.jsonl")


@pytest.fixture(scope="module")
def decisions(record: Record) -> list[JudgedDecision]:
    return [judge_position(position, LEAST, 1) for position in positions(record)[0][-12:]]


def test_reasons_are_sentences_in_both_languages(record: Record) -> None:
    why = Why({"monopolies": 3.25, "effects": -1.0, "buildings": 0.1}, -2.04, {"hand": -1.0}, 1.5)
    english, french = [words(record, [], language).reasons(why) for language in LANGUAGES]
    assert english == [
        "On the score sheet, on average: Monopolies +3.2, Effects −1.0.",
        "Still to come: +1.5 points.",
        "The best of the others then has 2.0 points fewer.",
        "A little later, on average: Hand cards −1.0.",
    ]
    assert french == [
        "Sur la feuille de score, en moyenne\u202f: Monopoles +3,2, Effets −1,0.",
        "Encore à venir\u202f: +1,5 points.",
        "Le meilleur des autres a alors 2,0 points de moins.",
        "Un peu plus tard, en moyenne\u202f: Cartes en Main −1,0.",
    ]


def test_without_a_difference_in_points_it_says_so(record: Record) -> None:
    assert words(record, []).reasons(Why({}, 0.0, {})) == ["The points come out about the same; it wins more often."]
    assert words(record, []).reasons(Why({}, 2.0, {})) == ["The best of the others then has 2.0 points more."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_line_can_be_worded(record: Record, decisions: list[JudgedDecision], language: str) -> None:
    said = words(record, decisions, language)
    better = [decision for decision in decisions if decision.line]
    assert better
    for decision in decisions:
        assert said.action(decision.n, decision.played) and said.quality(decision) and said.costs(decision)
        assert set(decision.judgement.why.features) <= set(record.game.features)
    for decision in better:
        line = said.line(decision)
        assert len(line) == len(decision.line)
        assert line[0].startswith(("Ada", "Bob")) and said.action(decision.n, decision.judgement.best) in line[0]
    for event in said.analysis.chance_events:
        assert all(said.event(one) for one in event.events)


def test_the_budget_is_printed(record: Record) -> None:
    said = words(record, []).budget
    assert "2 games for every candidate" in said and "2 simulations" in said and "seed 1" in said and "95 %" in said


def test_parts_of_a_result_are_told_in_the_order_of_their_columns(
    record: Record, decisions: list[JudgedDecision]
) -> None:
    for seat, balance in enumerate(words(record, decisions).analysis.balance):
        *summands, result = parts(balance.leads, seat)
        assert sum(summands) == pytest.approx(result, abs=1e-6)


@pytest.mark.parametrize("game", [id for id in pentapolis.game_ids() if pentapolis.game(id).features])
def test_evaluations_tell_what_their_game_names(game: str) -> None:
    of = pentapolis.game(game)
    state, rng = of.new(2, 3), Rng(3)
    seen: set[float] = set()
    while not state.over:
        features = of.evaluation(2).features(state, 0)
        assert tuple(features) == of.features
        seen.update(features.values())
        state.play(state.sample(rng))
    assert len(seen) > 3
