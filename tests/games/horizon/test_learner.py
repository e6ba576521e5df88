"""What the learner of Beyond the Horizon sees and does, and that it knows nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.bots import shown_world
from pentapolis.games.horizon import features
from pentapolis.games.horizon.cards import OBJECTIVE_IDS
from pentapolis.games.horizon.evaluation import BY_HAND, INPUTS, evaluation_for, inputs, named, weighing
from pentapolis.games.horizon.features import NAMES, SIZE, phase_of, prospects
from pentapolis.games.horizon.learner import FLOORS
from pentapolis.games.horizon.state import HorizonState

from .table import GAME, add_units, give_building, give_tokens, lay, me, new, put_tech, run, set_objectives, take_cubes


def made_up(players: int) -> dict[str, Any]:
    """Weights of all sizes, as a training would write them."""
    weights = [(at * 37 % 101 - 50) / 100 for at in range(len(INPUTS))]
    return {
        "game": "horizon",
        "players": players,
        "inputs": list(INPUTS),
        "layers": [{"bias": [0.0], "weights": [weights]}],
    }


def somewhere(seed: int, players: int) -> HorizonState:
    """A position somewhere in a random game."""
    state = GAME.new(players, seed)
    rng = Rng(seed)
    for _ in range(20 + 37 * seed):
        state.play(state.sample(rng))
    assert isinstance(state, HorizonState) and not state.over
    return state


def feature(state: HorizonState, name: str, seat: int | None = None) -> float:
    return prospects(state, state.current if seat is None else seat)[NAMES.index(name)]


def test_the_numbers_are_where_their_names_say() -> None:
    assert len(NAMES) == len(set(NAMES)) == SIZE
    places = {
        "points": features.POINTS,
        "hands": features.HANDS,
        "invested": features.INVESTED,
        "near_city": features.NEAR_CITY,
        "tiles_1": features.TILES,
        "payable": features.PAYABLE,
        "nearly": features.NEARLY,
        "open_pawn": features.OPEN_PAWN,
        "level_1": features.LEVELS,
        "linked_2": features.LINKED,
        "removed_food": features.REMOVED,
        "monarchy": features.STAGES,
        "pending_0": features.PENDING,
        "government_1a": features.GOVERNMENT,
        "has_writing": features.TECHNOLOGY,
        "by_hand": features.BY_HAND,
    }
    assert {name: NAMES.index(name) for name in places} == places


def test_features_say_what_a_player_has() -> None:
    state = new()
    assert feature(state, "settle_token") == 0 and feature(state, "on_village") == 0
    lay(state, "territory_02", 1, -1)
    add_units(state, "territory_02", "settler 6")
    give_tokens(state, settle=2)
    give_building(state, "farm")
    put_tech(state, "I1")
    take_cubes(state, food=2)
    me(state).coins = 9
    for name in ("settle_token", "more_settle", "on_village", "takes_village", "tiles_1", "payable", "site", "ready"):
        assert feature(state, name) > 0, name
    assert feature(state, "removed_food") == 0.5 and feature(state, "level_1") == pytest.approx(1 / 3)
    assert feature(state, "to_move") == 1 and feature(state, "to_move", 1 - state.current) == 0
    me(state).coins = 0
    assert feature(state, "payable") == feature(state, "ready") == 0


def test_objectives_are_nearly_fulfilled_fulfilled_and_claimed() -> None:
    state = new()
    set_objectives(state, "modern_age", "colonial_empire", "golden_age")
    assert feature(state, "nearly") == 0
    me(state).villages = 2
    assert feature(state, "nearly") == pytest.approx(4 / 9)
    me(state).villages = 3
    assert (feature(state, "fulfilled"), feature(state, "later")) == (1, 0)
    state.claims[1] = [1 - state.current]
    assert (feature(state, "fulfilled"), feature(state, "later")) == (0, 1)
    state.claims[1] = [state.current]
    assert feature(state, "claimed") == 1
    assert len(OBJECTIVE_IDS) == 9


def test_what_is_counted_by_hand_is_trusted() -> None:
    state = new()
    assert feature(state, "by_hand") == pytest.approx(BY_HAND.greedy_score(state, state.current) / 10)
    trusted = [INPUTS[at] for at, floor in enumerate(FLOORS) if floor > 0]
    assert trusted == ["by_hand_early", "by_hand_late"] and len(FLOORS) == len(INPUTS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_evaluation_of_every_number_of_players_judges_by_all_seats(players: int) -> None:
    state = somewhere(2, players)
    chances = evaluation_for(players).win_chances(state)
    assert len(chances) == players and sum(chances) == pytest.approx(1) and min(chances) > 0
    assert GAME.evaluation(players) is evaluation_for(players)


def test_the_phase_goes_from_nothing_to_one() -> None:
    state = new()
    assert 0 <= phase_of(state) < 0.1
    state.claims[0] = [0, 1]
    assert phase_of(state) == pytest.approx(0.5)
    state.end_round = 9
    assert phase_of(state) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_weighted_inputs_are_what_the_evaluation_says(players: int) -> None:
    state = somewhere(players, players)
    weights = made_up(players)["layers"][0]["weights"][0]
    for seat in range(players):
        given = inputs(state, seat)
        assert [early + late for early, late in zip(given[:SIZE], given[SIZE:], strict=True)] == pytest.approx(
            prospects(state, seat)
        )
        said = sum(weight * number for weight, number in zip(weights, given, strict=True))
        assert named(made_up(players)).judged(state, seat, phase_of(state)) == pytest.approx(said)
        assert weighing(made_up(players)).judged(state, seat, phase_of(state)) == pytest.approx(said)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("known", [True, False])
def test_nothing_hidden_is_read(players: int, known: bool) -> None:
    learner = GAME.learner(players, made_up(players) if known else None)
    for seed in range(3):
        state = somewhere(seed, players)
        other = state.resample(state.player, Rng(seed + 100))
        assert other.territories != state.territories
        for explore in (0.0, 1.0):
            for number in range(4):
                ours, theirs = Rng(number), Rng(number)
                mine = learner.choose(shown_world(state, ours), ours, explore)
                assert mine == learner.choose(shown_world(other, theirs), theirs, explore)
                assert ours.seed() == theirs.seed()


def test_a_choice_changes_nothing_and_is_legal() -> None:
    state = somewhere(2, 3)
    before = state.dump()
    learner = GAME.learner(3, made_up(3))
    seen = [learner.choose(state, Rng(number), 0.5) for number in range(60)]
    assert state.dump() == before
    assert {action for action, _ in seen} <= set(state.legal())
    assert {len(numbers) for _, numbers in seen} == {0, 3 * len(INPUTS)}
    assert not any(learner.choose(state, Rng(number), 0.0)[1] for number in range(20))  # judging remembers nothing


def test_an_action_that_asks_on_is_judged_by_its_best_answer() -> None:
    """Two options, one of which gives nothing worth having: what is chosen is the way to the better one."""
    state = new()
    ops = [{"op": "coins", "n": 1}]
    run(state, [{"op": "choose", "options": [{"ops": ops}, {"ops": [{"op": "vp", "n": 9}]}]}])
    priors = BY_HAND.priors(state, state.legal())
    best = state.legal()[priors.index(max(priors))]
    assert state.notation(best) == "option 2"
    assert sum(priors) == pytest.approx(1)


def test_the_outcome_is_a_share_of_the_win() -> None:
    state = GAME.new(4, 5)
    rng = Rng(5)
    while not state.over:
        state.play(state.sample(rng))
    learner = GAME.learner(4, None)
    outcomes = [learner.outcome(state, seat) for seat in range(4)]
    assert sum(outcomes) == pytest.approx(1.0)
    assert [seat for seat in range(4) if outcomes[seat] > 0] == state.winners()


def test_cards_that_nobody_has_learned_anything_about_weigh_nothing() -> None:
    data = made_up(2)
    at = data["inputs"].index("has_writing_early")
    data["inputs"][at] = "has_another_card_early"
    evaluation = named(data)
    assert evaluation.weights[NAMES.index("has_writing")] == 0
    assert evaluation.weights[NAMES.index("points")] == made_up(2)["layers"][0]["weights"][0][0] != 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["inputs"].reverse(),
        lambda data: data["layers"].append({"bias": [0.0], "weights": [[1.0]]}),
        lambda data: data["layers"].__setitem__(0, {"bias": [0.0] * 2, "weights": data["layers"][0]["weights"] * 2}),
    ],
)
def test_weights_of_another_kind_are_refused(spoil: Any) -> None:
    data = made_up(2)
    spoil(data)
    with pytest.raises(ValueError, match="one weight"):
        weighing(data)
