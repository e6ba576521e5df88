"""What a learner sees and does, in Gymnasium's words: spaces, observations, legal actions, masks."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, TypeAlias

import numpy as np
from gymnasium import error, spaces
from numpy.typing import NDArray

from ..core.errors import InvalidOptions, PentapolisError, short_repr
from ..core.game import game
from ..core.options import checked
from ..core.state import State
from ..stepping.offer import Numbering
from .encoders import checked_settings, encoder
from .rows import Layout

Observation: TypeAlias = dict[str, NDArray[Any]]
Actions: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.int8]

ACTIONS = ("full", "compact")


class Spaces:
    """One way to set a game up, with its observation and action spaces.

    With actions="full" an action is the game's own number; with "compact" it is the place of that number in the list
    of those that the encoder keeps, and legal actions that it does not keep are not offered.
    """

    def __init__(
        self,
        id: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        planes: Mapping[str, Any] | None = None,
        actions: str = "full",
    ) -> None:
        if actions not in ACTIONS:
            raise InvalidOptions(f"actions are {' or '.join(map(repr, ACTIONS))}, not {short_repr(actions)}")
        self.actions = actions
        self.game = game(id)
        self.players = self.game.players[0] if players is None else players
        self.options = checked(self.game.options, options)
        self.encoder = encoder(id, self.players, self.options, **checked_settings(id, planes))
        self._arrays = [(plane.name, plane.shape, np.dtype(plane.dtype)) for plane in self.encoder.planes]
        self._kept: Actions | None = None
        if actions == "compact" and self.encoder.compact is not None:
            self._kept = np.asarray(self.encoder.compact, np.int64)
        self.num_actions = self.game.num_actions if self._kept is None else len(self._kept)
        self.numbering = Numbering(self.game.num_actions, None if self._kept is None else self._kept.tolist())
        self.layout = Layout(self.encoder.planes, self.num_actions)

    def observation_space(self) -> spaces.Space[Any]:
        """A box for each plane."""
        boxes: dict[str, spaces.Space[Any]] = {
            plane.name: spaces.Box(plane.low, plane.high, plane.shape, np.dtype(plane.dtype).type)
            for plane in self.encoder.planes
        }
        return spaces.Dict(boxes)

    def action_space(self) -> spaces.Discrete:
        """All actions."""
        return spaces.Discrete(self.num_actions)

    def new(self, deal: int) -> State:
        """The game of that deal."""
        return self.game.new(self.players, deal, self.options)

    def observe(self, state: State, seat: int) -> Observation:
        """What the seat sees, in new arrays."""
        seen = {name: np.zeros(shape, dtype) for name, shape, dtype in self._arrays}
        self.encoder.fill(state, seat, seen)
        return seen

    def legal(self, state: State) -> Actions:
        """The legal actions of the open decision, ascending; none when the game is over."""
        actions = np.array(sorted(state.legal()), np.int64)
        if self._kept is None or not len(actions):
            return actions
        places = np.searchsorted(self._kept, actions)
        places[places == len(self._kept)] = 0
        offered: Actions = places[self._kept[places] == actions]
        if not len(offered):
            raise PentapolisError(f"none of the {len(actions)} legal actions is among the compact ones; use all")
        return offered

    def mask(self, legal: Actions) -> Mask:
        """1 for each of these actions, 0 for all others."""
        mask = np.zeros(self.num_actions, np.int8)
        mask[legal] = 1
        return mask

    def number(self, action: object) -> int:
        """The action as a plain number, legal or not; raises InvalidAction if it is none."""
        try:
            return index(action)  # type: ignore[arg-type]  # asks whether it is a whole number of any kind
        except TypeError:
            most = self.num_actions - 1
            raise error.InvalidAction(
                f"an action is a whole number from 0 to {most}, not {short_repr(action)}"
            ) from None

    def meaning(self, action: int) -> int:
        """The game's own number of an action; -1 if there is no such action."""
        if not 0 <= action < self.num_actions:
            return -1
        return action if self._kept is None else int(self._kept[action])
