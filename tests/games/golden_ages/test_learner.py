"""What the learner of The Golden Ages sees and does, and that it knows nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.bots import bot, decide, shown_world
from pentapolis.games.common.net import net_of
from pentapolis.games.golden_ages import features as numbers
from pentapolis.games.golden_ages.cards import JUDGEMENTS
from pentapolis.games.golden_ages.evaluation import GoldenEvaluation, Judge, checked, turn_worths
from pentapolis.games.golden_ages.features import COUNT, NAMES, features, final_score, has_turn, ones, settled
from pentapolis.games.golden_ages.state import GoldenState

from .table import GAME, Player, play, table


def made_up() -> dict[str, Any]:
    """A net with weights of all sizes, as a training would write it."""
    weights = [(at * 37 % 101 - 50) / 100 for at in range(COUNT)]
    return {"inputs": list(NAMES), "layers": [{"bias": [0.5], "weights": [weights]}]}


def seen(state: GoldenState, seat: int = 0) -> dict[str, float]:
    """The inputs that are not 0, by their names."""
    found = features(state, seat)
    return {name: found[at] for at, name in enumerate(NAMES) if found[at]}


def somewhere(seed: int, players: int) -> GoldenState:
    """A position somewhere in a random game."""
    state = GAME.new(players, seed, {})
    rng = Rng(seed)
    for _ in range(10 + 23 * seed):
        state.play(state.sample(rng))
    assert isinstance(state, GoldenState) and not state.over
    return state


def test_the_numbers_are_where_their_names_say() -> None:
    assert len(NAMES) == len(set(NAMES)) == COUNT
    places = {
        "known": numbers.KNOWN,
        "golden": numbers.GOLDEN,
        "one_more": numbers.ONE_MORE,
        "wonder_points": numbers.WONDER_POINTS,
        "buildings_up": numbers.BUILDINGS_UP,
        "control_game": numbers.CONTROL,
        "near_wheat": numbers.NEAR + 3,
        "face_up_judgement_buildings": numbers.FACE_UP,
        "chosen_judgement_buildings": numbers.CHOSEN,
        "developed_wheel": numbers.DEVELOPED,
        "shown_market": numbers.SHOWN,
        "built_colossus": numbers.BUILT,
        "civ_babylon": numbers.CIV,
        "acting_soldier": COUNT - 1,
    }
    assert {name: NAMES.index(name) for name in places} == places


@pytest.mark.parametrize("bits", [0, 1, 0b1011, (1 << 60) - 1, 1 << 59, 0x0A5A5A5A5A5A5A5])
def test_bits_are_counted(bits: int) -> None:
    assert ones(bits) == bits.bit_count()


def test_what_is_settled_is_what_the_game_will_score() -> None:
    """Glory 4 + 2, Currency 1, Commerce 2, the judgement of cubes 2; then 2 for 7 gold and 8 for the most glory."""
    mine = Player(gold=7, techs=["commerce"], glory=[4, 2], cities={"2,4": 1, "3,5": 1}, future="space_flight")
    state = table(mine, Player(gold=0), judgements=["cubes"])
    assert settled(state, 0) == 4 + 2 + 1 + 2, "no judgement is chosen yet"
    board = state.boards[0]
    board.standing, board.golden, state.last_turns = 0, True, 0
    state.chosen = JUDGEMENTS.index("judgement_cubes")
    state.player = 1  # who has the last turn
    assert settled(state, 0) == 4 + 2 + 1 + 2 + 2
    assert final_score(state, 0) == settled(state, 0) + 2 + 8
    assert not has_turn(state, 0) and has_turn(state, 1)
    assert Judge(net_of(made_up())).score(state, 0) == final_score(state, 0)


def test_the_final_score_is_the_score_of_the_end() -> None:
    for seed in range(3):
        state, rng = GAME.new(2, seed), Rng(seed)
        before = state.copy()
        while not state.over:
            before = state.copy()
            state.play(state.sample(rng))
        assert isinstance(before, GoldenState) and isinstance(state, GoldenState)
        other = 1 - before.player
        assert has_turn(before, before.player)
        if not has_turn(before, other):
            assert abs(final_score(before, other) - state.score(other)) <= 8  # the last turn may take the lead away


def test_a_board_is_seen() -> None:
    state = table(
        Player(
            "greece",
            gold=9,
            techs=["agriculture", "writing"],
            cards=["bank_1", "wall_1"],
            used=["bank_1"],
            colonists=["2,4", "-2,5"],
        ),
        Player(gold=3, golden=True, colonists=["agora"] * 3),
        era=2,
        judgements=["gold", "cubes"],
        chosen="cubes",
    )
    found = seen(state)
    assert {name for name in found if name.startswith(("civ_", "owned_", "unused_", "developed_agri"))} == {
        "civ_greece",
        "owned_bank",
        "owned_wall",
        "developed_agriculture",
    }
    assert found["era_2"] == found["to_move"] == found["free_wonder"] == found["others_golden"] == 1
    assert found["standing"] == pytest.approx(2 / 3) and found["gold"] == 0.9
    assert found["face_up_judgement_gold"] == pytest.approx(3 / 5)
    assert "ready" not in found, "the Bank was used, a Wall is never"
    assert seen(state, 1)["golden"] == seen(state, 1)["away"] == 1


def test_a_turn_under_way_is_seen() -> None:
    state = table(Player(), Player())
    play(state, "explorer")
    found = seen(state)
    assert {name for name in found if name.startswith(("pending_", "acting_", "to_move"))} == {
        f"pending_{state.stack[-1].step}",
        *(["acting_explorer"] if state.decision is not None and state.decision.kind == "colonist" else []),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("known", [True, False])
def test_nothing_hidden_is_read(players: int, known: bool) -> None:
    learner = GAME.learner(players, made_up() if known else None)
    assert learner is not None
    for seed in range(3):
        state = somewhere(seed, players)
        other = state.resample(state.player, Rng(seed + 100))
        for explore in (0.0, 1.0):
            for number in range(3):
                ours, theirs = Rng(number), Rng(number)
                mine = learner.choose(shown_world(state, ours), ours, explore)
                assert mine == learner.choose(shown_world(other, theirs), theirs, explore)
                assert ours.seed() == theirs.seed()


def test_a_choice_changes_nothing_and_is_legal() -> None:
    state = somewhere(2, 3)
    before = state.dump()
    learner = GAME.learner(3, made_up())
    assert learner is not None
    found = [learner.choose(state, Rng(number), 0.5) for number in range(12)]
    assert state.dump() == before
    assert {action for action, _ in found} <= set(state.legal())
    assert {len(lesson) for _, lesson in found} == {0, COUNT}
    assert not any(learner.choose(state, Rng(number), 0.0)[1] for number in range(4)), "judging remembers nothing"


def test_an_action_is_worth_the_best_turn_that_begins_with_it() -> None:
    state = table(Player(gold=6), Player(), era=2)
    judge = Judge(net_of(made_up()))
    begun = turn_worths(state, [state.parse("explorer")], judge)[0]
    play(state, "explorer")
    if state.decision is not None and state.decision.kind == "colonist":
        assert begun == pytest.approx(max(turn_worths(state, state.legal(), judge)))


def test_a_win_at_the_end_is_taken() -> None:
    """The last turn: an Artist's 3 points are all there is, and nobody walks about instead."""
    mine = Player(gold=0, colonists=["-2,4", "-2,5"], future="time_travel")
    other = Player(gold=0, colonists=["agora"] * 3)
    state = table(mine, other, turn=1, judgements=["glory"], wonders=[], buildings=[])
    play(state, "golden age", "judgement judgement_glory")
    assert state.player == 0 and state.last_turns == 0
    for name in ("level-3", "level-4", "level-5"):
        assert state.notation(decide(bot(name), state, Rng(1))) == "artist", name


def test_a_net_of_another_kind_is_refused() -> None:
    data = made_up()
    data["inputs"].reverse()
    with pytest.raises(ValueError, match="other inputs"):
        GAME.learner(2, data)
    with pytest.raises(ValueError, match="other inputs"):
        checked(net_of({"inputs": ["one"], "layers": [{"bias": [0.0], "weights": [[1.0]]}]}))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_follow_the_scores_to_be_expected(players: int) -> None:
    evaluation = GAME.evaluation(players)
    assert isinstance(evaluation, GoldenEvaluation)
    for seed in range(4):
        state = somewhere(seed, players)
        chances = evaluation.win_chances(state)
        assert sum(chances) == pytest.approx(1)
        others = [seat for seat in range(players) if seat != state.player]  # whose turn it is, is judged at its end
        scores = {seat: evaluation.expected_score(state, seat) for seat in others}
        assert sorted(others, key=lambda seat: chances[seat]) == sorted(others, key=lambda seat: scores[seat])
