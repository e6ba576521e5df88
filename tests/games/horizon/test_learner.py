"""What the learner of Beyond the Horizon sees and does, and that it knows nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.bots import shown_world
from pentapolis.bots.search.searcher import Budget, Searcher
from pentapolis.games.common.net import net_of
from pentapolis.games.horizon import features
from pentapolis.games.horizon.cards import OBJECTIVE_IDS
from pentapolis.games.horizon.evaluation import HorizonEvaluation, checked, evaluation_for, known
from pentapolis.games.horizon.features import LEAD, NAMES, RIVAL, SIZE, phase_of, prospects
from pentapolis.games.horizon.frames import SPACE
from pentapolis.games.horizon.state import HorizonState
from pentapolis.games.horizon.turns import Judge, final_lead, turn_ended

from .table import (
    GAME,
    add_units,
    give_building,
    give_tokens,
    lay,
    me,
    new,
    put_tech,
    run,
    set_objectives,
    take_cubes,
    to_phase,
)

FIGURES = HorizonEvaluation(None)


def made_up(players: int) -> dict[str, Any]:
    """A net of two layers with weights of all sizes, as a training would write it."""
    first = [[(at * 37 % 101 - 50) / 100, (at * 53 % 97 - 48) / 90] for at in range(SIZE)]
    return {
        "game": "horizon",
        "players": players,
        "inputs": list(NAMES),
        "layers": [
            {"bias": [0.5, 0.7], "weights": [[pair[out] for pair in first] for out in range(2)]},
            {"bias": [0.1], "weights": [[0.3, -0.2]]},
        ],
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
        "rival_points": features.RIVAL,
        "rival_by_hand": features.RIVAL + features.BY_HAND,
        "lead": features.LEAD,
        "claims": features.CLAIMS,
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
    rival = 1 - state.current
    assert feature(state, "rival_settle_token", rival) == 1 and feature(state, "rival_settle_token") == 0
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


def test_the_lead_by_hand_is_what_the_net_begins_with() -> None:
    state = new()
    me(state).coins = 9
    mine, theirs = (FIGURES.greedy_score(state, seat) / 10 for seat in (state.current, 1 - state.current))
    assert feature(state, "by_hand") == pytest.approx(mine)
    assert feature(state, "lead") == pytest.approx(mine - theirs) != 0
    learner = GAME.learner(2, None)
    assert (learner.names, learner.known, learner.shares) == (NAMES, LEAD, False)


def test_the_rival_is_the_best_of_the_others() -> None:
    state = new(3)
    first, second, third = state.order()
    state.boards[third].leader_vp = 20
    assert feature(state, "rival_points", first) == feature(state, "rival_points", second) == 2
    assert feature(state, "rival_points", third) == 0


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
def test_what_the_net_says_is_added_to_the_lead(players: int) -> None:
    state = somewhere(players, players)
    net = net_of(made_up(players))
    judge = Judge(net)
    for seat in (*range(players), 0):
        seen = prospects(state, seat)
        assert judge.lead(state, seat) == pytest.approx(10 * (seen[LEAD] + net.outputs(seen)[0]))


def test_the_others_are_looked_at_once_a_turn() -> None:
    state = somewhere(2, 2)
    judge, seat = Judge(net_of(made_up(2))), state.player
    before = judge.lead(state, seat)
    state.boards[1 - seat].leader_vp += 30
    assert judge.lead_still(state, seat) == pytest.approx(before)
    assert judge.lead(state, seat) != pytest.approx(before)
    assert prospects(state, seat)[RIVAL] >= 3


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
    state = new(3)
    before = state.dump()
    learner = GAME.learner(3, made_up(3))
    seen = [learner.choose(state, Rng(number), 0.5) for number in range(60)]
    assert state.dump() == before
    assert {action for action, _ in seen} <= set(state.legal())
    assert {len(numbers) for _, numbers in seen} == {0, SIZE}
    assert not any(learner.choose(state, Rng(number), 0.0)[1] for number in range(20))  # judging remembers nothing


def test_an_action_that_asks_on_is_judged_by_its_best_answer() -> None:
    """Two options, one of which gives nothing worth having: what is chosen is the way to the better one."""
    state = new()
    ops = [{"op": "coins", "n": 1}]
    run(state, [{"op": "choose", "options": [{"ops": ops}, {"ops": [{"op": "vp", "n": 9}]}]}])
    priors = FIGURES.priors(state, state.legal())
    best = state.legal()[priors.index(max(priors))]
    assert state.notation(best) == "option 2"
    assert sum(priors) == pytest.approx(1)


def test_the_outcome_is_the_lead_and_ties_are_broken() -> None:
    state = GAME.new(4, 5)
    rng = Rng(5)
    while not state.over:
        state.play(state.sample(rng))
    assert isinstance(state, HorizonState)
    learner = GAME.learner(4, None)
    leads = [final_lead(state, seat) for seat in range(4)]
    assert [learner.outcome(state, seat) for seat in range(4)] == pytest.approx([lead / 10 for lead in leads])
    assert [seat for seat in range(4) if leads[seat] > 0] == state.winners()
    state.boards[0].leader_vp += 500
    assert learner.outcome(state, 0) == 6 and learner.outcome(state, 1) == -6  # a landslide teaches no more


def test_a_turn_is_played_to_its_end_and_no_further() -> None:
    for seed in range(4):
        state = somewhere(seed, 3)
        before = state.dump()
        ended = turn_ended(state, Judge(None))
        assert state.dump() == before
        assert ended.over or ended.stack[-1].step == SPACE
        assert ended.over or ended.turn - state.turn <= 1


def test_nobody_sells_what_was_just_bought() -> None:
    """An exchange that only loses is never looked at, however often it would put off what the others do."""
    state = new()
    me(state).coins = 9
    to_phase(state, "production")
    state.play(state.parse("produce trade"))
    legal = state.legal()
    priors = dict(zip([state.notation(action) for action in legal], FIGURES.priors(state, legal), strict=True))
    assert priors["sell"] == 0 and priors["stop"] > 0 and priors["buy"] > 0
    searcher = Searcher(Budget(60, 100.0))
    searcher.choose(state, Rng(1))
    assert searcher.tree is not None
    root = searcher.tree.root
    assert root.counts[root.index[state.parse("sell")]] == 0


def test_nets_of_another_kind_are_refused_and_those_of_other_cards_left_alone() -> None:
    data = made_up(2)
    assert known(net_of(data)) is not None and checked(net_of(data)) is not None
    data["inputs"].reverse()
    assert known(net_of(data)) is None and known(None) is None
    with pytest.raises(ValueError, match="other inputs"):
        checked(net_of(data))
    data = made_up(2)
    data["layers"][1] = {"bias": [0.0] * 2, "weights": data["layers"][1]["weights"] * 2}
    with pytest.raises(ValueError, match="other inputs"):
        checked(net_of(data))
