"""What a click on a thing tells: what it is, whether it counts, how it scores now, by which rule."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.core.rng import Rng
from pentapolis.games.akropolis.state import AkropolisState
from pentapolis.texts import texts
from pentapolis.texts.words import told

GAME = pentapolis.game("akropolis")


def played(seed: int, steps: int = 20, **options: Any) -> AkropolisState:
    state = GAME.new(1 if options else 2, bytes([seed] * 32), options)
    chance = Rng(seed)
    for _ in range(steps):
        state.play(state.sample(chance))
    assert isinstance(state, AkropolisState)
    return state


def test_every_hex_tells_what_the_view_shows_of_it() -> None:
    for seed in range(1, 9):
        state = played(seed)
        sheet = {line.term: line for line in state.score_sheet(0)}
        for cell in state.view(None)["cities"][0]["cells"]:
            fact = state.fact({"cell": [cell["q"], cell["r"]], "seat": 0}, None)
            assert fact is not None and (fact.args["kind"], fact.args["level"]) == (cell["kind"], cell["level"])
            district = cell["kind"].removesuffix("_plaza")
            if district == "quarry":
                assert fact.rule == "R42" and fact.score == []
                continue
            (line,) = fact.score
            assert line.json() == sheet[district].json()
            if cell["worth"] is not None:
                assert fact.args["worth"] == cell["worth"]


@pytest.mark.parametrize(
    ("lang", "counts", "not_now"),
    [
        ("en", "This one counts 2.", "This one touches another and does not count now."),
        ("fr", "Celui-ci compte pour 2.", "Celui-ci en touche un autre et ne compte pas pour l’instant."),
    ],
)
def test_a_district_says_whether_it_counts(lang: str, counts: str, not_now: str) -> None:
    say = texts(lang)
    assert told(say, GAME, "akropolis-fact-market", {"worth": 2}).endswith(counts)
    assert told(say, GAME, "akropolis-fact-market", {"worth": 0}).endswith(not_now)


def test_a_line_of_the_score_says_what_counts_for_it() -> None:
    state = played(3)
    for line in state.score_sheet(1):
        fact = state.fact({"term": line.term, "seat": 1}, None)
        assert fact is not None and fact.title == f"akropolis-term-{line.term}"
        assert [each.json() for each in fact.score] == [line.json()] and fact.rule in GAME.rule_ids()
    assert state.fact({"term": "palace", "seat": 0}, None) is None
    assert state.fact({"term": "house"}, None) is None


def test_r89_other_things_count_for_the_architect() -> None:
    state = played(3, architect="metagenes")
    rules = [fact.rule for term in ("house", "quarry") if (fact := state.fact({"term": term, "seat": 1}, None))]
    assert rules == ["R89", "R90"]


def test_r22_a_tile_of_the_site_tells_its_price() -> None:
    state = played(3, 0)
    fact = state.fact({"site": 2}, None)
    assert fact is not None and fact.rule == "R22"
    assert "2 Stones" in told(texts("en"), GAME, fact.text, fact.args)
    assert told(texts("en"), GAME, fact.title, fact.args).count("/") == 2


def test_prospects_of_a_district_are_exact() -> None:
    state = played(3)
    for line in state.score_sheet(0):
        fact = state.fact({"term": line.term, "seat": 0}, None)
        assert fact is not None
        if line.term == "stones":
            assert fact.prospects == []
            continue
        value, stars = line.parts["value"], line.parts["stars"]
        found = {each.text: each.points for each in fact.prospects}
        assert found["akropolis-prospect-star"] == value * (stars + 1) - line.points
        assert found["akropolis-prospect-value"] == (value + 1) * stars - line.points


def test_covering_a_plaza_loses_what_its_stars_bring() -> None:
    state = played(3)
    for cell in state.view(None)["cities"][0]["cells"]:
        fact = state.fact({"cell": [cell["q"], cell["r"]], "seat": 0}, None)
        assert fact is not None
        if cell["kind"].endswith("_plaza"):
            (line,) = fact.score
            lost = {each.text: each.points for each in fact.prospects}["akropolis-prospect-covered"]
            left = line.parts["stars"] - fact.args["stars"]
            assert lost == line.parts["value"] * left - line.points
