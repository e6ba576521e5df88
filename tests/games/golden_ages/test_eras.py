"""Updates, first players, tiles and capitals: R16 to R41, R171, R172."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.core.steps import Frame
from pentapolis.games.golden_ages import frames
from pentapolis.games.golden_ages.agenda import choose_first
from pentapolis.games.golden_ages.board import NONE
from pentapolis.games.golden_ages.cards import BUILDING_ERA, BUILDINGS, CIV_NUMBER, WONDER_ERA, WONDERS
from pentapolis.games.golden_ages.grid import BIT
from pentapolis.games.golden_ages.measures import controlled
from pentapolis.games.golden_ages.state import GoldenState
from pentapolis.games.golden_ages.tiles import BY_ACTION, THREES, TILES, TWOS

from .table import GAME, UNFIT, Player, cell, decision, gold_by, lay, offered, play, refused, table, told, world


def update(*players: Player, era: int = 2, first: int = 0, civs: tuple[str, ...] = (), **more: object) -> GoldenState:
    """The end of the era before: the last player starts a golden age, and the next era begins."""
    lying = [
        Player(**{**vars(player), "colonists": ["agora"] * 3, "golden": seat > 0})
        for seat, player in enumerate(players)
    ]
    state = table(*lying, era=era - 1, first=first, judgements=("wonders",), chosen="wonders", **more)  # type: ignore[arg-type]
    for seat, civ in enumerate(civs):
        number = CIV_NUMBER[civ]
        for other in state.boards:  # whoever was dealt it gets what this seat had
            if other.hand[era - 1] == number:
                other.hand[era - 1] = state.boards[seat].hand[era - 1]
        state.boards[seat].hand[era - 1] = number
    return state


def test_r16_r17_r173_x1_wonders_and_buildings_of_the_era() -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            view = GAME.new(players, seed).view(None)
            assert [WONDER_ERA[WONDERS.index(name)] for name in view["wonders"]] == [1, 1, 1, 1]
            assert [BUILDING_ERA[BUILDINGS.index(name)] for name in view["buildings"]] == [1] * players
            assert view["piles"]["buildings"][0] == 0
    state = table(Player(), Player(), era=3)
    play(state, "builder", "take museum_1")
    assert len(state.view(None)["buildings"]) == 1, "the display is not filled again"


def test_r18_the_first_civilization_is_played_without_a_choice() -> None:
    for seed in range(10):
        state = GAME.new(3, seed)
        assert isinstance(state, GoldenState) and decision(state) == "place_tile"
        assert all(board.civ != NONE and board.hand[0] == NONE for board in state.boards)


def test_r19_r20_everybody_reveals_then_keeps_or_replaces_in_order() -> None:
    state = update(Player(), Player(), Player(), first=1, civs=("inca", "france", "arabia"))
    events = play(state, "golden age")
    assert [event.seat for event in events if event.kind == "reveal_civ"] == [1, 2, 0]
    assert state.player == 1 and offered(state) == ["keep", "replace"]
    assert [board["revealed"] for board in state.view(None)["boards"]] == ["inca", "france", "arabia"]
    kept = state.boards[1].civ
    play(state, "keep")
    assert state.player == 2 and state.boards[1].civ == kept and state.boards[1].hand[1] == NONE
    play(state, "replace")
    assert state.view(None)["boards"][2]["civ"] == "arabia" and state.player == 0
    refused(state, "explorer", "R19", "other-decision")


def test_r21_gold_of_a_civilization_comes_once() -> None:
    state = update(Player(civ="rome", gold=1), Player(), civs=("byzantium", "france"))
    play(state, "golden age")
    state.boards[0].gold = 1
    play(state, "replace")
    assert state.boards[0].gold == 6
    kept = update(Player(civ="rome", gold=1), Player(), civs=("byzantium", "france"))
    play(kept, "golden age", "keep")
    assert kept.boards[0].gold == 1


def test_r22_lasting_effects_end_with_the_civilization() -> None:
    state = update(Player(civ="rome"), Player(), civs=("byzantium", "france"))
    assert state.boards[0].free_builder
    play(state, "golden age", "replace")
    assert not state.boards[0].free_builder


def test_r23_the_lowest_value_begins() -> None:
    state = update(Player(civ="china"), Player(civ="rome"), civs=("byzantium", "inca"))
    play(state, "golden age", "keep", "replace")
    assert state.first == 1 and state.player == 1


def test_r24_equal_values_go_clockwise_from_who_began_before() -> None:
    for first, expected in ((0, 0), (1, 1), (2, 0)):
        state = table(Player(civ="babylon"), Player(civ="inca"), Player(civ="china"), era=2, first=first)
        state.stack.clear()
        choose_first(state)
        assert state.first == expected


def test_r25_r26_everybody_places_one_tile_in_order() -> None:
    state = GAME.new(3, 4)
    assert isinstance(state, GoldenState)
    for step in range(3):
        assert decision(state) == "place_tile" and state.player == (state.first + step) % 3
        assert len(state.threes) == 3 - step and len(state.twos) == 12
        assert str(state.view(None)["decision"]["about"]["tile"]).startswith("continent_l")
        play(state, offered(state)[0])
        play(state, offered(state)[0])
    assert decision(state) == "action" and len(state.world.placed) == 4


def placing(map_: object, tile: str, era: int = 2) -> GoldenState:
    """Seat 0 is about to place that tile."""
    state = table(Player(colonists=["-3,4"]), Player(), era=era, map=map_)  # type: ignore[arg-type]
    number = TILES.index(tile)
    state.twos = [other for other in state.twos if other != number]
    state.boards[0].standing = state.boards[1].standing = 7
    state.stack = [
        Frame(frames.TURN, 0),
        Frame(frames.EXTEND, 1),
        Frame(frames.CAPITAL, 0),
        Frame(frames.PLACE_TILE, 0, number),
    ]
    return state


def base() -> object:
    return world(2)


def test_r27_r31_r172_x9_inside_the_board_whose_edges_are_not_compared() -> None:
    state = placing(base(), "continent_d02")
    refused(state, "place 5,9 r0", "R27", "outside", row=5, col=9)
    refused(state, "place 5,0 r90", "R27", "outside")
    legal = [move for move in offered(state) if move.startswith("place 0,0") or " 1,0" in move]
    assert legal, "a tile may show anything at the border of the board"
    placement = BY_ACTION[TILES.index("continent_d02")][4 * cell("4,4") + 1]
    assert placement is not None and placement.parts == [cell("4,4"), cell("5,4")], (
        "clockwise, by the upper left corner"
    )


def test_r28_no_tile_on_another() -> None:
    refused(placing(base(), "continent_d02"), "place 2,5 r0", "R28", "covered", row=2, col=5)


def test_r29_a_tile_touches_a_continent_on_the_board() -> None:
    state = placing(base(), "continent_d02")
    refused(state, "place 5,8 r0", "R29", "apart")
    edge = placing(lay(base(), "continent_d12", "0,0", 90), "continent_d02")  # type: ignore[arg-type]
    refused(edge, "place 1,8 r0", "R29", "apart")  # G2: not over the edge


def test_r30_land_meets_land_and_sea_meets_sea() -> None:
    state = placing(base(), "continent_d08")  # land on all sides
    refused(state, "place 3,6 r0", "R30", "land-meets-sea", row=3, col=6, side="w")
    state = placing(base(), "continent_d12")  # sea on all sides
    refused(state, "place 4,4 r0", "R30", "sea-meets-land", row=4, col=4, side="n")


def test_r32_every_rotation_and_symmetric_ones_once() -> None:
    turned = {move.rsplit("r", 1)[1] for move in offered(placing(base(), "continent_d02"))}
    assert turned == {"0", "90", "180", "270"}
    state = placing(base(), "continent_d08")
    assert {move.rsplit("r", 1)[1] for move in offered(state)} == {"0", "90"}
    refused(state, "place 4,4 r180", "R32", "same-rotation")


def test_r33_r34_islands_and_who_is_on_them() -> None:
    state = placing(base(), "continent_d08")
    state.boards[0].places[1] = state.boards[1].places[0] = cell("1,2")
    spot = next(move for move in offered(state) if cell_of(move, "continent_d08") & BIT[cell("1,2")])
    events = play(state, spot)
    assert not state.world.islands & BIT[cell("1,2")]
    assert controlled(state, state.boards[0], 0) == 0
    assert state.boards[0].places[1] == state.boards[0].capital
    assert state.boards[1].places[0] == state.boards[1].capital and state.boards[1].standing & 1
    assert len(told(events, "sent_home")) == 2


def cell_of(move: str, tile: str) -> int:
    placement = BY_ACTION[TILES.index(tile)][GAME.parse(move) - GAME.parse("place 0,0 r0")]
    assert placement is not None
    return placement.cells


@pytest.mark.plain
def test_r35_a_tile_that_fits_nowhere_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from pentapolis.games.golden_ages.worldmap import WorldMap

    unfit = TILES.index("continent_d01")
    real = WorldMap.room_for
    monkeypatch.setattr(WorldMap, "room_for", lambda world, tile: tile != unfit and real(world, tile))
    state = update(Player(), Player(), twos=("continent_d01", "continent_d02"), civs=("inca", "france"))
    events = play(state, "golden age", "keep", "keep")
    assert [data["tile"] for data in told(events, "unfit_tile")] == ["continent_d01"]
    assert [data["tile"] for data in told(events, "draw_tile")] == ["continent_d02"]
    assert unfit in state.twos and len(state.twos) == 11
    monkeypatch.setattr(WorldMap, "room_for", lambda world, tile: False)
    state = update(Player(), Player(), civs=("inca", "france"))
    state.play(state.parse("golden age"))
    state.play(state.parse("keep"))
    heard = state.listen()
    state.play(state.parse("keep"))
    assert len(told(heard, "no_tile")) == 2 and decision(state) == "action"
    assert len(state.twos) == 12 and len(state.world.placed) == 3


def test_r35_on_real_maps_unfit_tiles_go_back_and_without_any_the_capital_stays() -> None:
    # A game in which one tile fits nowhere and another does, and later none does.
    state, rng = GAME.new(4, UNFIT), Rng(UNFIT)
    assert isinstance(state, GoldenState)
    met = set()
    while not state.over:
        before, placed = sorted(state.twos), len(state.world.placed)
        events = state.listen()
        state.play(rng.choice(state.legal()))
        state.events = None
        unfit = [TILES.index(data["tile"]) for data in told(events, "unfit_tile")]
        drawn = [TILES.index(data["tile"]) for data in told(events, "draw_tile")]
        assert not any(state.world.room_for(tile) for tile in unfit)
        if unfit and drawn:
            met.add("another")
            assert sorted([*state.twos, *drawn]) == before, "what did not fit is in the pile again"
        if told(events, "no_tile"):
            met.add("none")
            assert set(unfit) == set(before), "all were tried"
            assert sorted(state.twos) == before and len(state.world.placed) == placed
            assert decision(state) != "capital", "it stays"
    assert met == {"another", "none"}


def test_r35_looking_along_the_coasts_finds_what_the_whole_board_has() -> None:
    state, rng = GAME.new(4, UNFIT), Rng(UNFIT)
    assert isinstance(state, GoldenState)
    seen = set()
    while not state.over:
        if decision(state) == "place_tile":
            for tile in THREES + TWOS:
                fits = state.world.fits(tile)
                first = state.world.first_fit(tile)
                assert (first is None) == (not fits) and (first is None or first in fits)
                assert (state.world.first_fit(tile, but=first) is None) == (len(fits) < 2)
                seen.add(min(len(fits), 2))
        state.play(rng.choice(state.legal()))
    assert seen == {0, 1, 2}


def test_r35_r36_without_a_tile_the_first_capital_lies_on_the_square_tile() -> None:
    # No map of the first era is as full as that; the decision is put on the table by hand.
    state = GAME.new(3, 5)
    assert isinstance(state, GoldenState)
    first = state.player
    state.threes = [*state.threes, state.stack.pop().a]
    state.stack.pop()
    state.push(Frame(frames.CAPITAL, first, 1))
    assert offered(state) == ["capital 2,4", "capital 2,5", "capital 3,4", "capital 3,5"]
    refused(state, "capital 1,4", "R36", "not-on-tile", row=1, col=4)
    refused(state, "stay", "R36", "must-place")
    state.play(state.parse("capital 3,4"))
    board = state.boards[first]
    assert board.capital == cell("3,4") and board.places == [board.capital] * 3 and board.standing == 7
    assert decision(state) == "place_tile" and state.player != first


def test_r36_the_first_capital_is_on_the_tile_just_placed() -> None:
    state = GAME.new(2, 3)
    assert isinstance(state, GoldenState)
    seat = state.player
    play(state, offered(state)[0])
    cells = state.world.placed[-1].parts
    assert offered(state) == [f"capital {c // 10},{c % 10}" for c in sorted(cells)]
    refused(state, "stay", "R36", "must-place")
    refused(state, "capital 2,4", "R36", "not-on-tile")
    play(state, offered(state)[1])
    board = state.boards[seat]
    assert board.capital == sorted(cells)[1] and board.places == [board.capital] * 3 and board.standing == 7


def test_r37_r38_r39_r40_r41_x2_capitals_move_with_who_is_there() -> None:
    state = placing(base(), "continent_d03")
    board = state.boards[0]
    home = board.capital
    board.places = [home, home, cell("1,4")]
    play(state, next(move for move in offered(state) if "r0" in move))
    cells = state.world.placed[-1].parts
    assert offered(state)[0] == "stay" and len(offered(state)) == 3
    refused(state, "capital 2,4", "R37", "not-on-tile")
    gold = board.gold
    play(state, f"capital {cells[0] // 10},{cells[0] % 10}")  # its stone
    assert board.capital == cells[0] and board.places == [cells[0], cells[0], cell("1,4")]
    assert board.gold == gold
    view = {(c["row"], c["col"]): c for c in state.view(None)["cells"]}
    assert view[(cells[0] // 10, cells[0] % 10)]["hidden"]
    assert controlled(state, board, 2) == 1, "the stone on 1,4, not the one under the capital"
    state.boards[1].places[0] = home
    assert controlled(state, state.boards[1], 3) == 1, "the wheat of the old place can be seen again"


def test_r42_r45_one_action_a_turn_clockwise() -> None:
    state = table(Player(), Player(), Player(), era=2)
    for seat in (0, 1, 2, 0, 1, 2):
        assert state.player == seat
        play(state, "artist")
    assert [board.in_agora for board in state.boards] == [2, 2, 2]


def test_r43_r153_x10_a_golden_age_brings_gold_on_later_turns() -> None:
    state = table(Player(gold=0, colonists=["agora"] * 3), Player(colonists=["agora"]), era=1, judgements=("gold",))
    play(state, "golden age", "judgement judgement_gold")
    assert state.boards[0].gold == 0, "nothing on starting it"
    events = play(state, "artist")
    assert gold_by(events, "golden_age") == 2 and state.boards[0].gold == 2 and state.player == 1


def test_r44_who_is_in_no_golden_age_can_always_act() -> None:
    state = table(Player(gold=0, colonists=["agora"] * 3), Player(), era=1, wonders=[], buildings=[])
    assert offered(state) == ["golden age"]
    state = table(Player(gold=0, colonists=["agora"] * 2), Player(), era=1, wonders=[], buildings=[])
    assert offered(state) == ["explorer", "artist"]
    refused(state, "golden age", "R152", "standing", count=1)
