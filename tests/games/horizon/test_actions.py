"""The Action pawn, population and the eight board actions (R26 to R54)."""

from __future__ import annotations

from pentapolis.games.horizon.cards import SPOT_IDS, TECH_IDS

from .invariants import check
from .table import after_first_turn, kind, me, new, offered, play, put_tech, refused, remove_units, run


def spaces(text: list[str]) -> set[str]:
    return {move.removeprefix("go ") for move in text}


def other_pawn(state, space: str) -> None:  # type: ignore[no-untyped-def]
    state.boards[(state.current + 1) % state.seats].pawn = SPOT_IDS.index(space)


def test_r26_r27_the_first_turn_has_basic_actions_only() -> None:
    state = new()
    me(state).coins = 20
    me(state).levels = [0, 0, 1, 0, 0]
    assert all(space.startswith("basic_") for space in spaces(offered(state)))
    assert refused(state, "go advanced_1.a") == ("R27", "first-turn")
    after_first_turn(state)
    assert "advanced_1.a" in spaces(offered(state))


def test_r28_r29_the_pawn_moves_but_to_basic_four() -> None:
    state = new()
    me(state).pawn, me(state).coins = SPOT_IDS.index("basic_1.a"), 3
    assert refused(state, "go basic_1.a") == ("R28", "stay")
    assert {"basic_1.b", "basic_4.a"} <= spaces(offered(state))
    me(state).pawn = SPOT_IDS.index("basic_4.a")
    assert "basic_4.a" in spaces(offered(state))


def test_r30_r39_another_pawn_closes_a_space_but_basic_four() -> None:
    state = new()
    other_pawn(state, "basic_1.a")
    assert refused(state, "go basic_1.a") == ("R30", "occupied")
    other_pawn(state, "basic_4.a")
    assert "basic_4.a" in spaces(offered(state))


def test_r31_spaces_open_by_number_of_players() -> None:
    for players, closed in ((2, {"c", "d"}), (3, {"d"}), (4, set())):
        state = new(players)
        me(state).coins = 5
        letters = {space[-1] for space in spaces(offered(state)) if space.startswith("basic_1")}
        assert letters == set("abcd") - closed
        for letter in closed:
            assert refused(state, f"go basic_1.{letter}") == ("R31", "players")


def test_r32_r36_the_coin_of_a_space_and_the_cost_must_both_be_paid() -> None:
    state = after_first_turn(new())
    put_tech(state, "I1")
    me(state).levels = [0, 1, 1, 0, 0]
    me(state).coins = 3
    assert refused(state, "go advanced_1.a") == ("R36", "too-dear")
    me(state).coins = 4
    assert "advanced_1.a" in spaces(offered(state))
    me(state).coins = 0
    assert refused(state, "go basic_3.b")[0] == "R36"
    me(state).coins = 1
    play(state, "go basic_3.b")
    assert me(state).coins == 0


def test_r33_r34_technology_spaces_are_for_those_who_have_the_card() -> None:
    state = after_first_turn(new(3))
    put_tech(state, "I1", "the_wheel", seats=((state.current + 1) % 3,))
    assert refused(state, "go the_wheel.a") == ("R33", "not-researched")
    put_tech(state, "I1", "the_wheel")
    assert "the_wheel.a" in spaces(offered(state))
    tech = TECH_IDS.index("medicine")
    state.piles[2] = [card for card in state.piles[2] if card != tech]
    me(state).private, me(state).techs = [tech], sorted([*me(state).techs, tech])
    me(state).add_level(2)
    assert "medicine.a" in spaces(offered(state))


def test_r35_r50_r51_r52_r53_requirements_of_advanced_actions() -> None:
    state = after_first_turn(new())
    board = me(state)
    board.coins, board.active = 20, 4
    board.columns[0] -= 3
    for action in range(1, 5):
        assert refused(state, f"go advanced_{action}.a") == ("R35", "requirement")
    board.levels = [0, 0, 1, 0, 0]
    assert "advanced_1.a" in spaces(offered(state))
    board.villages = 1
    assert "advanced_2.a" in spaces(offered(state))
    assert refused(state, "go advanced_3.a") == ("R35", "requirement")
    board.villages = 2
    assert refused(state, "go advanced_3.a") == ("R37", "no-effect")  # allowed now, but no level II is linked
    board.cities = 1
    assert refused(state, "go advanced_4.a") == ("R35", "requirement")
    board.cities = 2
    assert refused(state, "go advanced_4.a") == ("R37", "no-effect")


def test_r50_r51_prices_of_the_tokens() -> None:
    state = after_first_turn(new())
    me(state).levels, me(state).coins = [0, 0, 1, 0, 0], 4
    play(state, "go advanced_1.a")
    assert (me(state).coins, me(state).held) == (0, [1, 0])
    state = after_first_turn(new())
    me(state).villages, me(state).coins = 1, 2
    play(state, "go advanced_2.a")
    assert (me(state).coins, me(state).active, me(state).held) == (0, 0, [0, 1])


def test_r54_requirements_do_not_bind_cards() -> None:
    state = new()
    run(state, [{"op": "token", "kind": "fortify", "n": 1}])
    assert me(state).held[1] == 1


def test_r37_an_action_must_be_able_to_do_something() -> None:
    state = new()
    me(state).active, me(state).columns[0] = 0, 7
    assert refused(state, "go basic_1.a") == ("R37", "no-effect")
    remove_units(state)
    me(state).active, me(state).columns[0] = 0, 8
    assert refused(state, "go basic_3.a") == ("R37", "no-effect")
    assert offered(state) == [] or spaces(offered(state)) == {"basic_4.a"}


def test_r40_r49_basic_four_is_always_there() -> None:
    state = new()
    board = me(state)
    board.columns, board.active = [0, 0, 0, 0, 0], 21
    coins = board.coins
    play(state, "go basic_4.a")
    assert (board.coins, board.active) == (coins + 1, 21)


def test_r41_pawns_come_from_the_leftmost_column() -> None:
    state = new()
    me(state).columns, me(state).active = [1, 5, 4, 3, 2], 6
    run(state, [{"op": "pop", "n": 3}])
    assert me(state).columns == [0, 3, 4, 3, 2]


def test_r42_r43_exhausted_pawns_go_to_the_right_and_overflow_to_the_left() -> None:
    state = new()
    board = me(state)
    board.columns, board.active = [6, 5, 3, 3, 1], 3
    board.exhaust(1)
    assert board.columns == [6, 5, 3, 3, 2]
    board.exhaust(1)
    assert board.columns == [6, 5, 4, 3, 2]
    board.exhaust(1)
    assert board.columns == [7, 5, 4, 3, 2]  # Q6
    check(state)


def test_r44_r46_r47_scholars_stay_for_ever() -> None:
    state = new()
    play(state, "go basic_1.a")
    assert kind(state) == "slot" and len(offered(state)) == 4
    active = me(state).active
    play(state, offered(state)[0])
    board = state.boards[state.current]
    assert board.scholars.bit_count() == 1 and board.active <= active
    state = after_first_turn(new())
    put_tech(state, "I1")
    me(state).coins = 1
    assert refused(state, "go basic_2.a") == ("R37", "no-effect")
    me(state).coins = 2
    assert "basic_2.a" in spaces(offered(state))
    play(state, "go basic_2.a")  # II1 alone is linked
    assert me(state).coins in range(20) and me(state).levels[2] == 1
