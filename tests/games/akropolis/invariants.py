"""What must hold in every position of Akropolis."""

from __future__ import annotations

from pentapolis import State
from pentapolis.games.akropolis.game import tiles_in_play
from pentapolis.games.akropolis.state import AkropolisState


def check(state: State) -> None:
    """Tiles are conserved (R93), hexes add up (R94), Stones are never negative (R6), the chief opens every round."""
    assert isinstance(state, AkropolisState)
    tiles = [*state.site, *state.unseen, *state.architect]
    if state.hand is not None:
        tiles.append(state.hand)
    for city in state.cities:
        tiles += [tile for tile, _, _, _ in city.tiles()]
        heights = [level for _, _, _, level, _ in city.visible()]
        assert sum(heights) == 4 + 3 * len(city.placements)
        assert len(city.legal()) >= 3
    assert sorted(tiles) == tiles_in_play(state.seats, state.options["long"])
    assert min(state.stones) >= 0
    begins_round = len(state.site) == state.seats + 2
    if not state.over and begins_round and not state.solo:
        assert state.player == state.chief
