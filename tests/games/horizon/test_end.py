"""Production, trade, objectives, the end and the score (R149 to R180)."""

from __future__ import annotations

import pytest

from pentapolis import InvalidDump, Rng
from pentapolis.core.events import Event
from pentapolis.games.horizon.cards import OBJECTIVE_CONDITIONS, OBJECTIVE_IDS, TECH_IDS
from pentapolis.games.horizon.scoring import holds
from pentapolis.games.horizon.state import HorizonState

from .invariants import check
from .table import GAME, kind, me, new, offered, own_start, play, refused, set_objectives, take_cubes, to_phase

ALL = ("modern_age", "colonial_empire", "golden_age")


def finish_turn(state: HorizonState) -> list[Event]:
    """The shortest turn: grow, produce coins, no expansion; what happened."""
    seat, turn = state.current, state.turn
    heard = play(state, "go basic_4.a")
    while state.turn == turn and not state.over:
        if kind(state) == "gain":
            heard += play(state, "take")
        elif kind(state) == "expansion":
            heard += play(state, "expand nothing")
        elif kind(state) == "production":
            heard += play(state, "produce coins")
        else:
            heard += play(state, offered(state)[0])
    assert state.current != seat or state.over
    return heard


def in_round(state: HorizonState, number: int) -> None:
    """Lets so many rounds have begun; everybody has had the first turn."""
    state.turn += (number - state.round) * state.seats
    state.round = number


def test_r149_all_three_productions_may_be_chosen() -> None:
    state = new()
    me(state).columns, me(state).active = [0, 5, 4, 3, 2], 7
    to_phase(state, "production")
    assert offered(state) == ["produce population", "produce coins", "produce trade"]
    board = me(state)
    play(state, "produce population")
    assert board.active == 7  # column A is empty, the others are not activated


def test_r153_r154_r155_r156_trade() -> None:
    state = new(government="government_2b")
    board = me(state)
    board.coins = 3
    to_phase(state, "production")
    start = own_start(state)
    play(state, "produce trade")
    assert offered(state) == ["stop", "buy", "sell", f"recall settler 2 {start}"]
    play(state, "buy")
    assert (board.coins, board.active) == (0, 2)
    assert refused(state, "buy") == ("R154", "pawn-price")
    play(state, "sell")
    assert (board.coins, board.active) == (1, 1)
    play(state, f"recall settler 2 {start}")
    assert (board.coins, board.active, board.units) == (1, 2, [])
    assert refused(state, f"recall settler 2 {start}") == ("R155", "no-unit")
    play(state, "sell", "sell")
    assert kind(state) != "trade" or "sell" not in offered(state)


def test_r154_hooks_change_the_price() -> None:
    state = new(government="government_3b")
    me(state).coins = 2
    to_phase(state, "production")
    play(state, "produce trade", "buy")
    assert me(state).coins == 0


def test_r158_r159_r160_r163_claims() -> None:
    state = new()
    set_objectives(state, "modern_age", "colonial_empire", "golden_age")
    seat = state.current
    board = me(state)
    take_cubes(state, food=8)
    board.villages = 3
    to_phase(state, "production")
    play(state, "produce coins")
    assert offered(state) == ["claim colonial_empire", "claim golden_age"]
    assert refused(state, "claim modern_age") == ("R160", "unfulfilled")
    assert refused(state, "claim wide_realm") == ("R9", "not-in-game")
    board.villages = 0
    play(state, "claim golden_age", "track economy")
    assert state.claims[2] == [seat] and state.current != seat  # at most one in a turn
    board.cubes[0] = 1
    assert state.score_terms(seat)["objectives"] == 5  # never lost


def test_r162_later_claims_are_worth_less() -> None:
    state = new()
    set_objectives(state, *ALL)
    seat = state.current
    state.claims[2] = [1 - seat]
    take_cubes(state, food=8)
    to_phase(state, "production")
    play(state, "produce coins", "track economy")
    assert state.score_terms(seat)["objectives"] == 3


def test_r164_r165_r166_r167_the_end() -> None:
    for players, needed in ((2, 3), (3, 4), (4, 4)):
        state = new(players)
        first = state.current
        others = [(first + step) % players for step in range(1, players)]
        # Cubes of earlier claims come from the tracks of those who claimed.
        spread = [(group, others[at % len(others)]) for at, group in enumerate((0, 1, 2))][: needed - 1]
        for group, seat in spread:
            state.claims[group] = [*state.claims[group], seat]
            state.boards[seat].cubes[1] -= 1
        set_objectives(state, *ALL)
        take_cubes(state, food=8)
        to_phase(state, "production")
        play(state, "produce coins", "track economy")
        assert state.end_round == 2
        turns = 1
        while not state.over:
            finish_turn(state)
            turns += 1
        assert turns == 2 * players and state.round == 2
        check(state)


def test_r200_round_5000_is_the_last_of_a_game_that_nobody_ends() -> None:
    for players in (2, 3, 4):
        state = new(players)
        for _ in range(2 * players - 1):
            finish_turn(state)
        in_round(state, 4999)
        told = [(event.kind, event.rule, event.data) for event in finish_turn(state) if event.kind == "round_limit"]
        assert told == [("round_limit", "R200", {"round": 5000})]
        assert (state.round, state.end_round, state.over) == (5000, 5000, False)
        for _ in range(players):
            assert not state.over and GAME.load(state.dump()).dump() == state.dump()
            check(state)
            finish_turn(state)
        assert state.over and state.round == 5000
        check(state)
        assert GAME.load(state.dump()).over


def test_r200_an_end_that_comes_by_itself_is_left_alone() -> None:
    state = new()
    finish_turn(state)
    state.round, state.end_round = 4998, 4999  # R164 told it
    while not state.over:
        assert "round_limit" not in [event.kind for event in finish_turn(state)]
    assert state.round == 4999


def test_r200_no_position_lies_beyond() -> None:
    state = new()
    finish_turn(state)
    finish_turn(state)
    in_round(state, 4999)
    assert GAME.load(state.dump()).dump() == state.dump()
    in_round(state, 5000)
    with pytest.raises(InvalidDump, match=r"position\.end_round"):
        GAME.load(state.dump())
    state.end_round = 5000
    assert GAME.load(state.dump()).dump() == state.dump()
    in_round(state, 5001)
    with pytest.raises(InvalidDump, match=r"position\.round"):
        GAME.load(state.dump())


def test_r168_to_the_conditions_of_all_objectives() -> None:
    state = new()
    board = me(state)
    for id in OBJECTIVE_IDS:
        assert not holds(board, OBJECTIVE_CONDITIONS[OBJECTIVE_IDS.index(id)]), id
    board.levels = [0, 4, 3, 3, 1]
    board.villages, board.cities, board.homes, board.invested, board.cubes = 3, 2, [5, 6, 7, 8, 9], 9, [0, 4, 4]
    for id in OBJECTIVE_IDS:
        assert holds(board, OBJECTIVE_CONDITIONS[OBJECTIVE_IDS.index(id)]), id


def test_r169_r170_r171_r172_r177_points() -> None:
    state = new(government="government_3b")
    seat, board = state.current, me(state)
    board.levels = [0, 1, 1, 1, 1]
    assert state.score_terms(seat)["technologies"] == 1 + 2 + 3 + 4
    board.techs = [TECH_IDS.index("nuclear_fission"), TECH_IDS.index("space_flight")]
    board.cities = 2
    assert state.score_terms(seat)["endgame"] == 2 * 3 + 6
    board.coins = 20
    assert state.score_terms(seat)["government"] == 0
    board.cubes[2] = 0
    assert state.score_terms(seat)["government"] == 6  # 1 for every 2 coins, 6 at most


def test_r178_r179_r180_ties() -> None:
    state = new()
    one, two = state.boards
    assert state.rank_key(0) == state.rank_key(1)  # shared
    two.coins += 1
    assert state.rank_key(1) > state.rank_key(0)
    one.active += 1
    assert state.rank_key(0) > state.rank_key(1)
    two.cubes[0] -= 1
    assert state.rank_key(1) > state.rank_key(0)


def test_r157_a_whole_random_game_claims_whatever_it_must() -> None:
    state = new(2, 3)
    rng = Rng(3)
    while not state.over:
        turn, seat, before = state.turn, state.current, sum(map(len, state.claims))
        state.play(state.sample(rng))
        if state.turn != turn and sum(map(len, state.claims)) == before and not state.over:
            fulfilled = [
                group
                for group, objective in enumerate(state.objectives)
                if seat not in state.claims[group] and holds(state.boards[seat], OBJECTIVE_CONDITIONS[objective])
            ]
            claimed_this_turn = state.claims
            assert not fulfilled or any(seat in claims for claims in claimed_this_turn)
