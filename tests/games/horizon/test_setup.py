"""Set-up, turn order and what is hidden (R1 to R24, R181 to R189, R198)."""

from __future__ import annotations

from collections import Counter

import pytest

import pentapolis
from pentapolis import InvalidOptions, Rng
from pentapolis.games.horizon.cards import (
    DATA,
    GOVERNMENT_CARDS,
    OBJECTIVE_GROUPS,
    SLOT_LEVEL,
    TECH_COLOURS,
    TECH_LEVEL,
    TOKEN_PAIRS,
)
from pentapolis.games.horizon.places import FIELD, STARTS
from pentapolis.games.horizon.state import HorizonState

from .table import GAME, kind, me, new, offered, play, run


def fresh(players: int = 2, seed: int = 1) -> HorizonState:
    state = GAME.new(players, seed)
    assert isinstance(state, HorizonState)
    return state


def test_r1_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(InvalidOptions):
            GAME.new(players, 1)
    assert list(GAME.players) == [2, 3, 4] and GAME.solo is None and not GAME.options


def test_r2_r181_tokens_are_limited_and_coins_are_not() -> None:
    state = new()
    assert state.supply == [8, 8]
    run(state, [{"op": "token", "kind": "settle", "n": 8}, {"op": "coins", "n": 99}])
    assert (me(state).held[0], state.supply[0], me(state).coins) == (8, 0, 100)
    run(state, [{"op": "token", "kind": "settle", "n": 1}])
    assert me(state).held[0] == 8


def test_r3_r4_r5_r6_r7_r8_r9_the_tree_and_the_objectives() -> None:
    state = fresh()
    by_level = Counter(TECH_LEVEL[tech] for tech in state.tech_at if tech >= 0)
    assert by_level == {1: 4, 4: 3}
    assert [len(state.piles[level]) for level in (2, 3)] == [16, 16]
    assert [leader >= 0 for leader in state.leader_at] == [level > 1 for level in SLOT_LEVEL]
    for level, count in ((2, 6), (3, 6), (4, 3)):
        leaders = [state.leader_at[slot] for slot in range(19) if SLOT_LEVEL[slot] == level]
        assert len(set(leaders)) == count
        assert {DATA["leaders"][leader]["level"] for leader in leaders} == {level}
    assert [objective in OBJECTIVE_GROUPS[group] for group, objective in enumerate(state.objectives)] == [True] * 3
    assert fresh(2, 2).tech_at != state.tech_at or fresh(2, 3).tech_at != state.tech_at  # chance


@pytest.mark.parametrize(
    ("players", "sides"),
    [(2, [(1, 0), (-1, 0)]), (3, [(1, 0), (0, -1), (-1, 1)]), (4, [(1, 0), (1, -1), (-1, 0), (-1, 1)])],
)
def test_r10_r12_r13_r14_r187_the_map_at_the_start(players: int, sides: list[tuple[int, int]]) -> None:
    state = fresh(players, 5)
    cells = [FIELD.cells[state.cell_of[STARTS + seat]] for seat in state.order()]
    assert cells == sides
    assert state.at[0] == 0 and sum(place >= 0 for place in state.at) == players + 1
    assert len(state.territories) == 24 and state.explored == 0


def test_r17_r18_cubes_and_unit_tokens() -> None:
    board = fresh().boards[0]
    assert board.cubes == [8, 8, 8]
    assert TOKEN_PAIRS == [3, 3, 2, 3, 3, 2]
    assert board.tokens == [2, 3, 2, 3, 3, 2]


def test_r19_the_first_player_is_random() -> None:
    assert {fresh(3, seed).first for seed in range(20)} == {0, 1, 2}


def test_r20_r21_governments_are_chosen_in_reverse_order() -> None:
    state = fresh(3)
    order = state.order()
    assert state.player == order[2] and kind(state) == "government"
    cards = {card for card, pair in enumerate(GOVERNMENT_CARDS) for number in state.offered if number in pair}
    assert len(cards) == 3
    taken = offered(state)[0].split()[1]
    play(state, offered(state)[0])
    assert state.player == order[1] and f"govern {taken}" not in offered(state)
    play(state, offered(state)[0])  # the first player gets the one that is left
    assert kind(state) == "space" and state.player == order[0]
    assert all(board.government >= 0 for board in state.boards)


def test_r22_r23_r24_phases_and_turn_order() -> None:
    state = new(3)
    first = state.current
    seen = []
    for _ in range(3):
        seat = state.current
        assert state.player == seat == (first + len(seen)) % 3
        play(state, "go basic_4.a")
        while state.current == seat and kind(state) != "production":
            play(state, offered(state)[-1])
        play(state, "produce coins")
        seen.append(seat)
    assert state.round == 2 and state.current == first


def test_r183_resampling_keeps_what_is_known() -> None:
    state = new()
    worlds = [state.resample(0, Rng(seed)) for seed in range(8)]
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert len({tuple(world.territories) for world in worlds}) == 8
    assert len({tuple(world.piles[2]) for world in worlds}) == 8
    assert len({tuple(world.leader_at) for world in worlds}) == 8
    assert len({tuple(world.building_piles[1]) for world in worlds}) > 4
    assert all(world.rivers == state.rivers and world.tech_at == state.tech_at for world in worlds)
    state.unseen[2] = 10  # six cards have been put under the pile
    known = state.piles[2][10:]
    assert all(state.resample(0, Rng(seed)).piles[2][10:] == known for seed in range(5))


def test_r189_level_four_has_all_colours() -> None:
    assert {TECH_COLOURS[tech] for tech in range(44) if TECH_LEVEL[tech] == 4} == {15}


def test_r198_no_chance_after_setup() -> None:
    state = fresh(4, 9)
    chances = state.chances
    state.playout(Rng(9))
    assert state.chances == chances
    assert len(pentapolis.game("horizon").steps) == 31
