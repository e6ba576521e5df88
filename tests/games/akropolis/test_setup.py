"""R7 to R17: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import InvalidOptions
from pentapolis.games.akropolis.tiles import TILES

from .table import GAME, HUGE, ids, new, play_text
from .towns import drawn


@pytest.mark.parametrize(("players", "sets"), [(2, {"2+"}), (3, {"2+", "3+"}), (4, {"2+", "3+", "4"})])
def test_r7_sets_by_number_of_players(players: int, sets: set[str]) -> None:
    state = new(players)
    tiles = state.site + state.unseen
    assert {TILES[tile].set for tile in tiles} == sets
    assert sorted(tiles) == [number for number, tile in enumerate(TILES) if tile.set in sets]


def test_r8_same_seed_same_deal() -> None:
    assert new(3, 5).digest() == new(3, 5).digest()
    assert new(3, 5).dump()["position"] == new(3, 5, variants=["gardens"]).dump()["position"]


def test_r8_another_seed_is_another_deal() -> None:
    deals = {tuple(new(2, seed).site + new(2, seed).unseen) for seed in range(20)}
    assert len(deals) == 20


def test_r8_every_tile_comes_first_about_as_often() -> None:
    counts = dict.fromkeys(range(37), 0)
    for seed in range(1110):
        counts[new(2, seed).site[0]] += 1
    spread = sum((count - 30) ** 2 / 30 for count in counts.values())
    assert spread < 36 + 5 * (2 * 36) ** 0.5


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5)])
def test_r9_eleven_piles(players: int, size: int) -> None:
    state = new(players)
    piles = state.dump()["position"]["piles"]
    assert [len(pile) for pile in piles] == [size] * 11
    assert (state.view(None)["piles"], state.view(None)["pile_size"]) == (11, size)


@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6)])
def test_r10_site_at_the_start(players: int, size: int) -> None:
    state = new(players)
    assert len(state.site) == size
    site = state.view(0)["site"]
    assert [entry["price"] for entry in site] == list(range(size))
    assert [entry["tile"] for entry in site] == ids(state.site)


def test_r11_cities_begin_with_the_starting_tile_alone() -> None:
    state = new(4)
    assert len(state.cities) == 4
    for city in state.cities:
        assert city.tiles() == []
        assert drawn(city) == "    q1\n\n    H1*\nq1      q1"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_r12_first_player_holds_the_marker(first: int) -> None:
    state = new(3, first_player=first)
    assert (state.first, state.chief, state.player) == (first, first, first)


def test_r12_first_player_at_random() -> None:
    drawn_seats = [new(4, seed, first_player="random").first for seed in range(60)]
    assert set(drawn_seats) == {0, 1, 2, 3}
    state = new(4, 8, first_player="random")
    assert state.chief == state.player == state.first
    assert new(4, 8).site == state.site, "the shuffle comes first and is the same"


@pytest.mark.parametrize(
    ("players", "first"), [(2, 2), (2, 3), (3, 3), (4, 4), (2, -1), (2, "nobody"), (2, 1.0), (2, True)]
)
def test_r12_first_player_must_be_a_seat(players: int, first: object) -> None:
    with pytest.raises(InvalidOptions, match="first_player"):
        new(players, first_player=first)


@pytest.mark.parametrize(
    ("players", "first", "stones"),
    [
        (2, 0, [1, 2]),
        (2, 1, [2, 1]),
        (3, 0, [1, 2, 3]),
        (3, 2, [2, 3, 1]),
        (4, 0, [1, 2, 3, 4]),
        (4, 1, [4, 1, 2, 3]),
    ],
)
def test_r13_starting_stones_in_turn_order(players: int, first: int, stones: list[int]) -> None:
    assert new(players, first_player=first).stones == stones


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r14_two_to_four_players(players: int) -> None:
    state = new(players)
    assert (state.players, state.seats) == (players, players)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100, 10**30, HUGE])
def test_r14_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidOptions, match="player"):
        GAME.new(players, 7)


def test_r14_one_player_with_the_solo_extra_only() -> None:
    with pytest.raises(InvalidOptions, match=r"architect.*\[R14\]"):
        GAME.new(1, 7)
    assert new(1, architect="hippodamos").players == 1


def test_r15_long_game_for_two() -> None:
    state = new(2, long=True)
    assert sorted(state.site + state.unseen) == list(range(61))
    assert len(state.site) == 4
    assert [len(pile) for pile in state.dump()["position"]["piles"]] == [3] * 19


def test_r16_long_game_for_three() -> None:
    state = new(3, long=True)
    assert sorted(state.site + state.unseen) == list(range(61))
    assert len(state.site) == 5
    assert [len(pile) for pile in state.dump()["position"]["piles"]] == [4] * 14
    assert (state.chief, state.player, state.round) == (0, 0, 1)


def test_r17_long_game_for_four_is_the_standard_game() -> None:
    assert new(4, 3, long=True).dump()["position"] == new(4, 3).dump()["position"]


@pytest.mark.parametrize(
    "options",
    [
        {"long": 1},
        {"long": "yes"},
        {"long": None},
        {"variants": "houses"},
        {"variants": ["house"]},
        {"variants": ["houses", "houses"]},
        {"variants": [["houses"]]},
        {"variants": {"houses": True}},
        {"variants": [None]},
        {"lake": "none"},
        {"lake": ["any_size"]},
        {"lake": 10**5000},
        {"periphery": ""},
        {"largest_group": True},
        {"speed": 3},
        {7: True},
    ],
)
def test_r74_options_that_do_not_exist_are_refused(options: dict[Any, Any]) -> None:
    with pytest.raises(InvalidOptions, match="option"):
        GAME.new(2, 7, options)


def test_r8_a_seed_of_blanks_and_digits_is_refused() -> None:
    for seed in ("7" * 62 + "  ", " " * 64, "0" * 63, "0" * 65, "٣" * 64, b"7", -1, 1 << 256, 2.0, None, True):
        with pytest.raises(InvalidOptions, match="seed"):
            GAME.new(2, seed)
    assert new(2, "00" * 31 + "07").digest() == play_text(new(2, 7)).digest()
