"""What things on the table are, for whoever asks."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.origins.catalogue import TEMPLE_POINTS
from pentapolis.games.origins.scoring import TERMS
from pentapolis.texts import texts
from pentapolis.texts.words import told

from .reference_table import TEMPLES
from .stage import Stage
from .together import staged


def test_the_tile_on_top_of_a_pile_is_explained() -> None:
    state = pentapolis.game("origins").new(players=2, seed=5)
    for pile in state.view(None)["piles"]:
        fact = state.fact({"zone": "piles", "colour": pile["colour"]}, None)
        assert fact is not None
        assert fact.title == f"origins-building-{pile['top']}"


def test_an_unknown_pile_is_nothing() -> None:
    state = pentapolis.game("origins").new(players=2, seed=5)
    assert state.fact({"zone": "piles", "colour": "green"}, None) is None
    assert state.fact({"zone": "piles"}, None) is None


def test_a_tower_and_the_temples_tell_what_they_score_for_whoever_asks() -> None:
    stage = Stage(players=2)
    stage.put_farm(0, (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_seat(0, "red", 5, (0, 0))
    stage.put_tower(0, "red", 2)
    for temple, step in zip(TEMPLES, (3, 5, 5), strict=True):
        stage.put_on_step(temple, step, 1)
    state = staged(stage).state
    tower = state.fact({"zone": "towers", "seat": 0, "colour": "red"}, None)
    assert tower is not None
    assert [(line.points, line.parts) for line in tower.score] == [(10, {"value": 5, "height": 2})]
    asked = [state.fact({"zone": "temples", "temple": "forest"}, viewer) for viewer in (0, 1)]
    assert [(fact.args["step"], fact.score[0].points) for fact in asked if fact] == [(0, 0), (3, 22)]


@pytest.mark.parametrize("term", TERMS[:-1])
def test_every_line_of_the_score_tells_what_counts_and_its_points(term: str) -> None:
    stage = Stage(players=2)
    stage.put_advisors(1, "red", "blue")
    state = staged(stage).state
    fact = state.fact({"term": term, "seat": 1}, 0)
    assert fact is not None
    assert [line.json() for line in fact.score] == [line.json() for line in state.score_sheet(1) if line.term == term]
    for lang in ("en", "fr"):
        assert told(texts(lang), state.game, fact.title, fact.args)
        assert told(texts(lang), state.game, fact.text, fact.args)


def test_the_target_is_told_alone() -> None:
    alone = pentapolis.game("origins").new(players=1, seed=3)
    fact = alone.fact({"term": "target", "seat": 1}, 0)
    assert fact is not None and fact.score[0].points >= 180
    other = pentapolis.game("origins").new(players=2, seed=3)
    assert other.fact({"term": "target", "seat": 1}, 0) is None
    assert other.fact({"term": "gold", "seat": 2}, 0) is None
    assert other.fact({"term": "gold"}, 0) is None


def test_stock_and_advisors_are_explained() -> None:
    stage = Stage(players=2)
    stage.put_advisors(1, "red", "blue")
    state = staged(stage).state
    levels = state.fact({"zone": "levels", "colour": "red"}, None)
    advisors = state.fact({"zone": "advisors", "seat": 1}, None)
    assert levels is not None and levels.args["count"] == state.view(None)["levels"]["red"]
    assert advisors is not None and advisors.args == {"count": 2, "next": 6} and advisors.score[0].points == 3
    assert state.fact({"zone": "levels", "colour": "green"}, None) is None


@pytest.mark.parametrize(
    ("space", "bonus"),
    [(2, "Attack bonus: +1 basic for Gold."), (6, "Attack bonus: +1 Gold."), (0, "Attack bonus: none.")],
)
def test_a_space_of_the_track_names_only_what_an_attack_gives(space: int, bonus: str) -> None:
    state = pentapolis.game("origins").new(players=2, seed=5)
    fact = state.fact({"zone": "military", "space": space}, None)
    assert fact is not None
    assert told(texts("en"), state.game, fact.text, fact.args).endswith(bonus)


def test_a_tower_and_a_temple_tell_what_one_more_would_bring() -> None:
    stage = Stage(players=2)
    stage.put_farm(0, (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_seat(0, "red", 5, (0, 0))
    stage.put_tower(0, "red", 2)
    for temple, step in zip(TEMPLES, (3, 5, 5), strict=True):
        stage.put_on_step(temple, step, 1)
    state = staged(stage).state
    before = state.dump()
    tower = state.fact({"zone": "towers", "seat": 0, "colour": "red"}, None)
    assert tower is not None and [each.points for each in tower.prospects] == [5]
    gains = []
    for at, temple in enumerate(TEMPLES):
        fact = state.fact({"zone": "temples", "temple": temple}, 1)
        assert fact is not None
        steps = [5 if other else 3 for other in range(3)]
        steps[at] += 1
        values = sorted(TEMPLE_POINTS[step] for step in steps)
        gains.append(sum(values[:2]) - TEMPLE_POINTS[3] - TEMPLE_POINTS[5])
        assert [each.points for each in fact.prospects] == gains[-1:], "the highest does not count"
    assert gains[0] > 0 and gains[1:] == [0, 0]
    assert state.dump() == before
