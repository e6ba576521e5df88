"""What an evaluation says of unfinished games becomes chances and points of real ones."""

from __future__ import annotations

from math import isfinite, log

import pytest

import pentapolis
from pentapolis.analysis import Setting, judge
from pentapolis.analysis.calibration import Calibration, Knot, calibration
from pentapolis.analysis.judging import share_figure
from pentapolis.analysis.playing_on import play_on
from pentapolis.analysis.positions import positions
from pentapolis.arena.intervals import student_score
from pentapolis.bots import shown_world
from pentapolis.core.rng import Rng

from .made import golden

TWO = Calibration([Knot(0.0, 2.0, 1.0, 0.0), Knot(10.0, 1.0, 0.5, 20.0)])


def test_between_two_knots_lies_what_is_between_them() -> None:
    assert TWO.at(-1.0) == TWO.at(0.0) and TWO.at(99.0) == TWO.at(10.0)
    assert TWO.at(5.0) == Knot(5.0, 1.5, 0.75, 10.0)


def test_chances_sum_to_one_and_keep_their_order() -> None:
    assert TWO.chances([0.6, 0.3], 0.0) == pytest.approx([0.8, 0.2])
    assert TWO.chances([0.6, 0.3], 10.0) == pytest.approx([2 / 3, 1 / 3])
    assert TWO.chances([0.0, 0.0], 3.0) == [0.5, 0.5]
    assert TWO.points([40.0, 10.0], [0.9, 0.1], 10.0) == [40.0, 25.0], "chances tell nothing where no figure says so"


def test_points_may_come_from_chances() -> None:
    learned = Calibration([Knot(0.0, 1.0, 1.0, 0.0, odds=2.0)])
    even, ahead = learned.points([9.0, 9.0], [0.5, 0.5], 0.0), learned.points([9.0, 9.0], [0.8, 0.2], 0.0)
    assert even == [9.0, 9.0]
    assert ahead[0] - ahead[1] == pytest.approx(2.0 * log(0.8 / 0.2)) and sum(ahead) == pytest.approx(18.0)
    assert all(isfinite(value) for value in learned.points([9.0, 9.0], [1.0, 0.0], 0.0))


def test_a_game_without_figures_is_taken_at_its_word() -> None:
    plain = calibration("no_such_game", 2)
    assert plain.chances([0.75, 0.25], 7.0) == [0.75, 0.25] and plain.points([3.0], [1.0], 7.0) == [3.0]


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_every_game_has_figures_that_make_sense(game: str) -> None:
    for seats in pentapolis.game(game).players:
        for turns in range(0, 60, 5):
            knot = calibration(game, seats).at(turns)
            assert 0.05 < knot.exponent < 10.0 and 0.05 < knot.slope < 4.0


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_games_are_left_after_some_turns_and_played_to_their_end_without_a_limit(game: str) -> None:
    position = positions(golden(f"{game}/two.jsonl"))[0][4]
    world = shown_world(position.state, Rng(1))
    left = play_on(world.copy(), None, world.game.evaluation(2), Rng(2), turns=2)
    assert not left.over and sum(left.chances) == pytest.approx(1.0)


def test_few_worlds_do_where_nothing_is_to_be_found() -> None:
    position = positions(golden("akropolis/two.jsonl"))[0][0]
    found = judge(position.state, position.played, Setting("some", 400, 16, 2, 2), 1)
    assert 6 <= found.worlds < 400
    whole = found.why.outlook + sum(found.why.terms.values()) - found.why.others
    assert whole == pytest.approx(found.cost_points.value, abs=1e-4), "the reasons add up to the cost"


def test_chances_of_unfinished_games_are_surer_than_wins_and_losses() -> None:
    wins, judged = share_figure([1.0, 0.0] * 6), share_figure([0.45, 0.55] * 6)
    assert wins.value == judged.value == 0.5
    assert judged.high - judged.low < (wins.high - wins.low) / 3


@pytest.mark.parametrize(
    ("degrees", "score"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (9, 2.262), (30, 2.042)]
)
def test_students_factors_are_those_of_the_tables(degrees: int, score: float) -> None:
    assert student_score(0.95, degrees) == pytest.approx(score, rel=0.01)
