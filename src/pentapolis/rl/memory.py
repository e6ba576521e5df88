"""Where compiled code keeps what learners see and may do: a row of bytes for each game."""

from __future__ import annotations

import sys

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from ..core.observer import Observer
from ..core.state import State
from ..stepping.line import Line
from ..stepping.offer import Offer
from ..stepping.seat_game import SeatGame
from .rows import Bytes
from .spaces import Observation, Spaces


class Memory:
    """So many rows, and the games that write into them."""

    def __init__(self, spaces: Spaces, count: int = 1) -> None:
        self.spaces = spaces
        size = spaces.layout.size
        self._cells = vec[u8](bytes(count * size))
        self.rows = np.frombuffer(memoryview(self._cells), np.uint8).reshape(count, size)
        self.masks = spaces.layout.masks(self.rows)
        self.games = [self._game(number) for number in range(count)]
        self._kept = self.games[0].observer is not None  # whether compiled code keeps the planes
        self._heads = {size: self.rows, spaces.layout.bare: self.rows[:, : spaces.layout.bare]}  # rows by width

    def _game(self, number: int) -> SeatGame:
        layout = self.spaces.layout
        first = number * layout.size
        offer = Offer(self.spaces.numbering, self._cells, first + layout.mask_at)
        return SeatGame(self._observer(first), offer, Line(self.spaces.new(0)))

    def _observer(self, first: int) -> Observer | None:
        """What writes the planes from that byte on; None where the game fills arrays, or bytes have another order."""
        if sys.byteorder != "little":
            return None
        places = {name: first + at for name, at in self.spaces.layout.places.items()}
        return self.spaces.encoder.observer(self._cells, places)

    def copy_to(self, cells: Bytes, number: int | None = None) -> None:
        """Copies all rows, or one, with masks if there is room; planes that no compiled code keeps are filled."""
        rows = self._heads[cells.shape[-1]]
        cells[...] = rows if number is None else rows[number]
        if self._kept:
            return
        arrays = self.spaces.layout.arrays(cells, False)
        for at, game in enumerate(self.games):
            if number is None:
                self._fill(game, {name: array[at] for name, array in arrays.items()})
            elif number == at:
                self._fill(game, arrays)

    def seen(self, state: State, seat: int) -> Observation:
        """What that seat sees of any state, in arrays of its own."""
        observer = self.games[0].observer
        if observer is None:
            return self.spaces.observe(state, seat)
        observer.update(state, seat)
        layout = self.spaces.layout
        return layout.arrays(self.rows[0, : layout.bare].copy(), False)

    def _fill(self, game: SeatGame, into: Observation) -> None:
        self.spaces.encoder.fill(game.line.state, game.seat, into)
