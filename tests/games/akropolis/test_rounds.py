"""R46 to R52: refill, rounds, end of the game."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.games.akropolis.state import AkropolisState

from .table import ids, new, play_text, refused


def one_turn(state: AkropolisState, rng: Rng) -> None:
    """Plays the turn of the present player."""
    turn = state.turn
    while not state.over and state.turn == turn:
        state.play(state.sample(rng))


def before_refill(players: int) -> AkropolisState:
    """A game in which the last tile of the first round has been taken and not yet placed."""
    state = new(players)
    state.stones[:] = [9] * players  # so that every taking is a choice
    rng = Rng(3)
    for _ in range(players):
        one_turn(state, rng)
    play_text(state, "take 0")
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r46_the_site_is_refilled_when_one_tile_is_left(players: int) -> None:
    state = before_refill(players)
    assert len(state.site) == 1
    state.play(state.legal()[0])
    assert len(state.site) == players + 2
    assert state.round == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r46_not_while_two_tiles_are_left(players: int) -> None:
    state = new(players)
    rng = Rng(5)
    for left in range(players + 1, 1, -1):
        one_turn(state, rng)
        assert len(state.site) == left or (state.hand is not None and len(state.site) == left - 1)
        assert (state.round, len(state.unseen)) == (1, 11 * (players + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r47_the_tile_left_comes_first_then_the_pile_in_its_order(players: int) -> None:
    state = before_refill(players)
    left = ids(state.site)
    pile = state.dump()["position"]["piles"][0]
    events = state.listen()
    state.play(state.legal()[0])
    assert ids(state.site) == left + pile
    refill = next(event for event in events if event.kind == "refill")
    assert refill.reveals
    assert refill.data == {"tiles": pile, "round": 2}
    assert len(state.dump()["position"]["piles"]) == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r48_the_marker_moves_one_seat_clockwise(players: int) -> None:
    state = new(players, first_player=1)
    rng = Rng(2)
    chiefs = {1: state.chief}
    while not state.over:
        state.play(state.sample(rng))
        chiefs[state.round] = state.chief
    assert list(chiefs.values()) == [(1 + number) % players for number in range(12)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r49_the_chief_plays_first_and_last_in_a_round(players: int) -> None:
    state = new(players)
    rng = Rng(9)
    seats: dict[int, list[int]] = {}
    while not state.over:
        seats.setdefault(state.round, []).append(state.player)
        chief = state.chief
        assert chief == seats[state.round][0]
        one_turn(state, rng)
    for number, row in seats.items():
        assert len(row) == players + 1
        assert row[0] == row[-1] == (number - 1) % players


@pytest.mark.parametrize(
    ("players", "long", "rounds", "turns"),
    [
        (2, False, 12, 18),
        (3, False, 12, 16),
        (4, False, 12, 15),
        (2, True, 20, 30),
        (3, True, 15, 20),
        (4, True, 12, 15),
    ],
)
def test_r50_r52_rounds_and_turns(players: int, long: bool, rounds: int, turns: int) -> None:
    state = new(players, long=long)
    rng = Rng(1)
    while not state.over:
        assert state.round <= rounds
        state.play(state.sample(rng))
    assert state.round == rounds
    assert [len(city.tiles()) for city in state.cities] == [turns] * players
    assert state.turn == turns * players


def test_r50_the_end_is_immediate() -> None:
    state = new(2)
    rng = Rng(6)
    while state.unseen or len(state.site) > 1 or state.hand is None:
        state.play(state.sample(rng))
    assert not state.over, "the last tile is still in hand"
    assert len(state.site) == 1
    events = state.listen()
    state.play(state.sample(rng))
    assert state.over
    assert state.stack == []
    assert [event.kind for event in events if event.kind in ("take", "refill", "end")] == ["end"]


def test_r51_the_last_tile_is_never_played() -> None:
    state = new(3)
    state.playout(Rng(3))
    assert len(state.site) == 1
    assert state.unseen == []
    assert state.hand is None
    placed = [tile for city in state.cities for tile, _, _, _ in city.tiles()]
    assert state.site[0] not in placed
    assert len(placed) == 48


def test_r51_nothing_is_legal_after_the_end() -> None:
    state = new(2)
    state.playout(Rng(3))
    state.stones[:] = [5, 5]
    assert state.legal() == []
    assert state.decision is None
    refused(state, "take 0", "R51", "refuse-game-over")
    refused(state, "place 1,-1 r0", "R51", "refuse-game-over")


def test_r52_all_have_the_same_number_of_turns_at_the_end() -> None:
    for players in (2, 3, 4):
        state = new(players, 11)
        state.playout(Rng(11))
        assert len({len(city.tiles()) for city in state.cities}) == 1
