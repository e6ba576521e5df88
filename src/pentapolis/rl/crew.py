"""Processes that each play a share of a vector's games and write what is seen into memory that all share."""

from __future__ import annotations

import signal
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import numpy as np

from ..core.errors import PentapolisError
from .masks import MaskRows
from .rows import KEPT, Bytes, Layout, Row
from .seats import Outcome, Seats

T = TypeVar("T")

PATIENCE = 5.0  # seconds that a process is given to leave its games


class Segments:
    """Blocks of shared memory, each with a row for every game."""

    def __init__(self, context: Any, layout: Layout, count: int, masked: bool) -> None:
        self.layout = layout
        self.masked = masked
        self.shape = (count, layout.size if masked else layout.bare)
        # One more than is handed out: it is copied from where all others are still held.
        self.shared = [context.RawArray("B", self.shape[0] * self.shape[1]) for _ in range(KEPT + 1)]
        self.rows = [self._row(block) for block in blocks(self.shared, self.shape)]
        self._next = 0

    def unheld(self) -> int:
        """The number of a block that nobody holds; the last one is for copies."""
        for _ in range(KEPT):
            self._next = (self._next + 1) % KEPT
            if self.rows[self._next].free:
                return self._next
        return KEPT

    def filled(self, number: int) -> Row:
        """What was written into the block."""
        return self.rows[number] if number < KEPT else self._row(self.rows[KEPT].cells.copy())

    def _row(self, cells: Bytes) -> Row:
        row = Row(cells, self.layout.arrays(cells, self.masked))
        if row.mask is not None and self.layout.large:
            row.mask.flags.writeable = False  # the next ones are written only where ones are and were
        return row


def blocks(shared: Sequence[Any], shape: tuple[int, int]) -> list[Bytes]:
    """The blocks as arrays."""
    return [np.frombuffer(block, np.uint8).reshape(shape) for block in shared]


class Crew:
    """So many processes, each with its share of the games."""

    def __init__(
        self, context: str, processes: int, segments: Segments, game: str, count: int, settings: Mapping[str, Any]
    ) -> None:
        self._segments = segments
        self._bounds = [count * number // processes for number in range(processes + 1)]
        self.processes = []
        self._lines: list[Connection] = []
        made = get_context(context)
        for first, last in zip(self._bounds, self._bounds[1:], strict=False):
            ours, theirs = made.Pipe()
            work = (theirs, segments.shared, segments.shape, first, last, game, dict(settings))
            process: Any = made.Process(target=_work, args=work, daemon=True)  # type: ignore[attr-defined]
            process.start()
            theirs.close()
            self.processes.append(process)
            self._lines.append(ours)

    def shares(self, items: Sequence[T]) -> list[Sequence[T]]:
        """The items of all games, by process."""
        return [items[first:last] for first, last in zip(self._bounds, self._bounds[1:], strict=False)]

    def all(self, method: str, arguments: Sequence[tuple[Any, ...]]) -> tuple[Outcome, Row]:
        """Lets every process do the same with its share: what came of all games, and what is seen."""
        number = self._segments.unheld()
        outcomes: list[Outcome] = []
        failure: BaseException | None = None
        try:
            for line, given in zip(self._lines, arguments, strict=True):
                line.send((method, number, given))
            for line in self._lines:
                answer = line.recv()
                if isinstance(answer, BaseException):
                    failure = failure or answer
                else:
                    outcomes.append(answer)
        except (EOFError, OSError):
            failure = PentapolisError("a process of the vector has ended, and with it all others")
        if failure is not None:
            self.close()
            raise failure
        return self._joined(outcomes), self._segments.filled(number)

    def close(self) -> None:
        """Ends all processes, also one that does not answer."""
        for line in self._lines:
            line.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        self._lines = []

    def _joined(self, outcomes: list[Outcome]) -> Outcome:
        return Outcome(
            {at + first: reward for outcome, first in self._placed(outcomes) for at, reward in outcome.rewards.items()},
            [seat for outcome in outcomes for seat in outcome.seats],
            [count for outcome in outcomes for count in outcome.counts],
            np.concatenate([outcome.legal for outcome in outcomes]),
            {at + first: final for outcome, first in self._placed(outcomes) for at, final in outcome.finals.items()},
            {at + first: told for outcome, first in self._placed(outcomes) for at, told in outcome.incidents.items()},
        )

    def _placed(self, outcomes: list[Outcome]) -> list[tuple[Outcome, int]]:
        return list(zip(outcomes, self._bounds, strict=False))


def _work(
    line: Connection,
    shared: Sequence[Any],
    shape: tuple[int, int],
    first: int,
    last: int,
    game: str,
    settings: Mapping[str, Any],
) -> None:
    """What a process does until nobody asks any more: Ctrl-C is for its parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    seats = Seats(game, last - first, settings)
    layout = seats.envs[0].spaces.layout
    places = [block[first:last] for block in blocks(shared, shape)]
    masks = [MaskRows(layout.masks(place)) for place in places] if layout.large and shape[1] == layout.size else []
    width = layout.bare if layout.large else shape[1]
    try:
        while True:
            method, number, given = line.recv()
            try:
                outcome: Outcome = getattr(seats, method)(*given)
                seats.copy_to(places[number][:, :width])
                if masks:
                    masks[number].write(*seats.masks())
                answer: object = outcome
            except Exception as error:  # told to the parent, which ends all
                answer = error
            line.send(answer)
    except (EOFError, OSError):
        pass
    finally:
        seats.close()
