"""Games for tests: with a chosen Site, chosen Stones, chosen cities; played and refused in notation."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import IllegalAction, Refusal, Rng
from pentapolis.games.akropolis.game import Akropolis
from pentapolis.games.akropolis.state import AkropolisState
from pentapolis.games.akropolis.tiles import KINDS, TILE_IDS, TILES

from .towns import LETTER_OF, Town

GAME = Akropolis()
HUGE = pytest.param(10**5000, id="huge")  # more digits than Python prints


def new(players: int = 2, seed: object = 7, **options: Any) -> AkropolisState:
    """A new game."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, AkropolisState)
    return state


def arranged(
    site: list[str], stones: list[int] | None = None, players: int = 2, seed: object = 7, **options: Any
) -> AkropolisState:
    """A new game whose Site begins with these tiles and whose seats have these Stones."""
    state = new(players, seed, **options)
    dump = state.dump()
    position = dump["position"]
    order = position["site"] + [tile for pile in position["piles"] for tile in pile]
    order = site + [tile for tile in order if tile not in site]
    size, pile = len(position["site"]), state.seats + 1
    position["site"] = order[:size]
    position["piles"] = [order[at : at + pile] for at in range(size, len(order), pile)]
    loaded = GAME.load(dump)
    if stones is not None:
        loaded.stones[:] = stones
    return loaded


def settled(state: AkropolisState) -> AkropolisState:
    """The state after forced choices, which loading does not play by itself."""
    state.settle()
    return state


def play_text(state: AkropolisState, *moves: str) -> AkropolisState:
    """Plays the moves, given in notation, and returns the same state."""
    for move in moves:
        state.play(state.parse(move))
    return state


def play_through(state: AkropolisState, seed: int = 1) -> AkropolisState:
    """Plays the game to its end at random and returns the same state."""
    state.playout(Rng(seed))
    return state


def refused(state: AkropolisState, move: str | int, rule: str, key: str) -> Refusal:
    """Checks that the move is refused by that rule in those words and changes nothing; returns the refusal."""
    before, position = state.digest(), (state.player, state.over, state.events)
    refusal = state.explain(move)
    assert refusal is not None, f"{move} is legal"
    assert (refusal.rule, refusal.key) == (rule, key)
    action = state.parse(move) if isinstance(move, str) else move
    assert action not in state.legal()
    with pytest.raises(IllegalAction) as caught:
        state.play(action)
    assert caught.value.refusal == refusal
    assert (state.digest(), (state.player, state.over, state.events)) == (before, position)
    return refusal


def accepted(state: AkropolisState, move: str) -> AkropolisState:
    """Checks that the move is legal, plays it on a copy and returns that."""
    action = state.parse(move)
    assert state.explain(move) is None
    assert action in state.legal()
    after = state.copy()
    after.play(action)
    return after


def ids(tiles: list[int]) -> list[str]:
    """The ids of tiles given by number."""
    return [TILES[tile].id for tile in tiles]


def letters(tile: str) -> str:
    """The hexes of a tile in letters."""
    return "".join(LETTER_OF[KINDS[kind]] for kind in TILES[TILE_IDS[tile]].hexes)


def placing(made: Town, tile: str = "city_34", stones: int = 0) -> AkropolisState:
    """A game in which the first player holds a tile, with that city and as many Stones."""
    state = arranged([tile])
    play_text(state, "take 0")
    state.cities[0] = made.city
    state.stones[0] = stones
    return state
