"""What programs are told about positions of Origins: good enough to beat chance, to end games, and to learn more."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.bots import bot, decide
from pentapolis.games.origins.estimate import estimate, estimated_lead
from pentapolis.games.origins.evaluation import EVALUATIONS, Lookahead, OriginsEvaluation, checked_net
from pentapolis.games.origins.features import ESTIMATE, NAMES, POINTS, ROUND_ALONE, SIZE, TO_MOVE, UNIT, features, lead
from pentapolis.games.origins.frames import CHOOSE_ACTION
from pentapolis.games.origins.learner import OriginsLearner
from pentapolis.games.origins.promise import next_climb
from pentapolis.games.origins.state import OriginsState
from pentapolis.games.origins.worths import BY_HAND, HAND, kept_worths

GAME = pentapolis.game("origins")
LONG = 25  # rounds; a game of people has about ten


def played(players: int, seed: int, *names: str) -> OriginsState:
    """A game of these bots, or as much of it as LONG rounds."""
    state, rng = GAME.new(players, seed), Rng(seed)
    assert isinstance(state, OriginsState)
    while not state.over and state.round <= LONG:
        state.play(decide(bot(names[state.player % len(names)]), state, rng))
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_clearly(seat: int) -> None:
    for seed in (1, 2, 3):
        names = ("greedy", "random") if seat == 0 else ("random", "greedy")
        state = played(2, seed, *names)
        assert state.over
        assert state.score(seat) > 2 * state.score(1 - seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "level-1"])
def test_bots_bring_their_games_to_an_end(name: str, players: int) -> None:
    assert played(players, players, name).over


def test_greedy_makes_five_rounds_alone_count() -> None:
    greedy, chance = [sum(played(1, seed, name).score(0) for seed in (1, 2, 3)) for name in ("greedy", "random")]
    assert greedy > 100 > 5 * chance


@pytest.mark.parametrize("players", [1, 3])
def test_chances_and_priors_add_up(players: int) -> None:
    evaluation = GAME.evaluation(players)
    state, rng = GAME.new(players, 4), Rng(4)
    for _ in range(60 if players > 1 else 20):
        assert sum(evaluation.win_chances(state)) == pytest.approx(1)
        priors = evaluation.priors(state, state.legal())
        assert sum(priors) == pytest.approx(1) and min(priors) > 0
        state.play(state.sample(rng))


def middle(players: int, seed: int, steps: int) -> OriginsState:
    """A position after so many random decisions."""
    state, rng = GAME.new(players, seed), Rng(seed)
    assert isinstance(state, OriginsState)
    for _ in range(steps):
        state.play(state.sample(rng))
    return state


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == SIZE
    assert NAMES[ROUND_ALONE] == "round_1" and NAMES[TO_MOVE] == "to_move"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_inputs_tell_points_lead_and_whose_turn_it_is(players: int) -> None:
    for steps in (4, 20, 30):
        state = middle(players, steps, steps)
        for seat in range(players):
            found = features(state, seat)
            assert found[POINTS] * UNIT == pytest.approx(state.score(seat))
            others = [state.score(other) for other in range(players) if other != seat]
            assert lead(state, seat) == state.score(seat) - max(others, default=0)
            assert found[ESTIMATE] * UNIT == pytest.approx(estimated_lead(state, seat, HAND))
            moves = state.player == seat and state.stack[-1].step == CHOOSE_ACTION
            assert found[TO_MOVE] == moves
            assert all(abs(found[at]) < 40 for at in range(SIZE))


def test_looking_ahead_ends_where_the_best_way_through_the_turn_leads() -> None:
    state, rng = middle(2, 7, 40), Rng(7)
    while state.stack[-1].step != CHOOSE_ACTION:
        state.play(state.sample(rng))
    by_hand = OriginsEvaluation(None)
    looked = Lookahead(by_hand, state)
    for action, value in zip(state.legal(), looked.values(state.legal()), strict=True):
        leaf = looked.leaf(action)
        assert looked.ends(leaf, 1)
        assert value == by_hand.greedy_score(leaf, state.player)


def weights(names: tuple[str, ...]) -> dict[str, object]:
    """A net that always expects ten points more than the estimate."""
    return {"inputs": list(names), "layers": [{"bias": [1.0], "weights": [[0.0] * len(names)]}]}


@pytest.mark.parametrize("players", [1, 2])
def test_following_goes_at_once_to_where_the_best_way_leads(players: int) -> None:
    evaluation = EVALUATIONS[players]
    state, rng = GAME.new(players, 4), Rng(4)
    for _ in range(30):
        assert isinstance(state, OriginsState)
        before = state.digest()
        found = evaluation.follow(state)
        assert state.digest() == before != found.digest()
        best = max(Lookahead(evaluation, state).values(state.legal()))
        assert evaluation.expected_score(found, state.player) == best
        state.play(state.sample(rng))


def test_a_net_says_how_far_ahead_one_will_end() -> None:
    evaluation = OriginsEvaluation(checked_net(weights(NAMES)))
    state = middle(2, 3, 60)
    for seat in range(2):
        assert evaluation.expected_score(state, seat) == pytest.approx(
            estimated_lead(state, seat, HAND) + UNIT, abs=1e-3
        )


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="its own inputs"):
        checked_net(weights(("points", "lead")))


@pytest.mark.parametrize("players", [1, 2])
def test_the_learner_plays_legally_and_remembers_positions(players: int) -> None:
    learner = GAME.learner(players, None)
    assert isinstance(learner, OriginsLearner)
    assert learner.names == NAMES and learner.known == ESTIMATE
    state, rng, seen = GAME.new(players, 2), Rng(2), 0
    for _ in range(60):
        action, inputs = learner.choose(state.resample(state.player, rng), rng, 0.3)
        assert action in state.legal()
        assert len(inputs) in (0, SIZE)
        seen += bool(inputs)
        state.play(action)
    assert seen > 5
    assert learner.choose(state.copy(), rng, 0.0)[1] == []
    assert isinstance(state, OriginsState)
    assert learner.outcome(state, 0) == pytest.approx(lead(state, 0) / UNIT)


def test_there_is_an_evaluation_for_every_number_of_players() -> None:
    assert [GAME.evaluation(players) for players in GAME.players] == [EVALUATIONS[players] for players in range(1, 5)]
    assert len(GAME.levels) == 5


def test_figures_found_by_playing_are_for_the_levels_and_those_by_hand_for_greedy() -> None:
    state = middle(2, 3, 60)
    evaluation = GAME.evaluation(2)
    assert evaluation.greedy_score(state, 0) == estimate(state, 0, HAND)
    assert evaluation.expected_score(state, 0) == estimate(state, 0, kept_worths(2)) != estimate(state, 0, HAND)
    assert kept_worths(4) == kept_worths(2) != kept_worths(1)
    assert GAME.tuned(2, BY_HAND).expected_score(state, 0) == estimate(state, 0, HAND)
    assert GAME.tuned(2, {**BY_HAND, "base": 9.0}).expected_score(state, 0) > estimate(state, 0, HAND)
    with pytest.raises(ValueError, match="its own names"):
        GAME.tuned(2, {"freeman": 1.0})


def test_the_highest_level_beats_greedy() -> None:
    for seed in (1, 2):
        state = played(2, seed, "greedy", "level-5")
        assert state.over
        assert state.score(1) > state.score(0)


@pytest.mark.parametrize(
    ("steps", "most"),
    [((0, 0, 0), 0), ((2, 0, 0), 3), ((2, 2, 0), 3), ((10, 10, 9), 10), ((11, 11, 11), 0)],
)
def test_the_next_climb_leaves_the_highest_temple_out(steps: tuple[int, int, int], most: int) -> None:
    assert next_climb(*steps) == most
