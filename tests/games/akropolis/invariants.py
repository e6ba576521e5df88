"""What holds in every position of the game; the shared kit asks for it, and so do the tests here."""

from __future__ import annotations

from pentapolis import State
from pentapolis.games.akropolis.game import tiles_in_play
from pentapolis.games.akropolis.state import AkropolisState


def check(state: State) -> None:
    """Raises AssertionError if the position cannot be one of the game."""
    assert isinstance(state, AkropolisState)
    _check_tiles(state)
    _check_cities(state)
    _check_round(state)
    assert all(type(stones) is int and stones >= 0 for stones in state.stones)  # R6


def _check_tiles(state: AkropolisState) -> None:
    """R93: every tile of the game is in one place."""
    found = [*state.site, *state.unseen, *state.architect]
    found += [tile for city in state.cities for tile, _, _, _ in city.tiles()]
    if state.hand is not None:
        found.append(state.hand)
    assert sorted(found) == tiles_in_play(state.seats, state.options["long"])


def _check_cities(state: AkropolisState) -> None:
    """R94: heights add up to the hexes of the tiles."""
    for city in state.cities:
        visible = city.visible()
        assert sum(level for _, _, _, level, _ in visible) == 4 + 3 * len(city.tiles())
        assert len({(q, r) for q, r, _, _, _ in visible}) == len(visible)
        assert all(city.height(q, r) == level for q, r, _, level, _ in visible)


def _check_round(state: AkropolisState) -> None:
    """R46 to R52: Site, round and marker follow from the turns played."""
    assert state.chief == (state.first + state.round - 1) % state.seats
    assert len(state.unseen) % (state.seats + 1) == 0
    done = state.turn if state.over else state.turn - 1
    assert sum(len(city.tiles()) for city in state.cities) + len(state.architect) == done
    if state.over:
        assert len(state.site) == 1
        assert not state.unseen
        assert not state.stack
        return
    assert len(state.stack) == 1
    assert state.player == (state.first + done) % state.seats
    assert 2 <= len(state.site) + (state.hand is not None) <= state.seats + 2
