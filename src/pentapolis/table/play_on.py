"""Playing on from a position: of a finished game, an analysis or a lesson."""

from __future__ import annotations

from typing import Literal

from ..core.record import FROM_POSITION
from ..core.rng import Rng
from ..core.state import State
from .refused import refused
from .setup import Setup

Hidden = Literal["anew", "same"]  # what becomes of what nobody could see


def play_on(state: State, hidden: Hidden, seed: str, rng: Rng, name: str = "") -> Setup:
    """What a table is made with that begins at this position; raises TableRefused if the game is over there.

    Dealt `anew` the hidden things are a world that the seat to decide cannot tell from the true one, with `seed` for
    all that comes: who knows how the game went on knows nothing of this one, but what that seat held. The `same` is the
    position as it is, with its own future.
    """
    if state.over:
        raise refused("table-nothing-to-play-on")
    start = (state.resample(state.player, rng) if hidden == "anew" else state).dump()
    if hidden == "anew":
        start["seed"] = seed
    of = state.game
    return Setup(of.id, state.options, start["seed"], name, FROM_POSITION, of.rules_version, start)
