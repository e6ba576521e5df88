"""Processes that each play a share of a vector's games and write what is seen into memory that all share."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import PentapolisError
from .masks import MaskRows
from .rows import KEPT, Bytes, Layout, Row
from .seats import Outcome, Seats

PATIENCE = 5.0  # seconds that a process is given to leave its games
ROOM = 512  # legal actions of a game for which there is room in shared memory; where there are more they are sent


class Shared:
    """Memory that all processes of a crew share: blocks of what is seen, and what is played, earned and legal."""

    def __init__(self, context: Any, shape: tuple[int, int]) -> None:
        self._shape = shape
        # One more than is handed out: it is copied from where all others are still held.
        self._blocks = [context.RawArray("B", shape[0] * shape[1]) for _ in range(KEPT + 1)]
        self._actions, self._rewards = context.RawArray("q", shape[0]), context.RawArray("d", shape[0])
        self._told = context.RawArray("q", shape[0] * (2 + ROOM))

    @property
    def blocks(self) -> list[Bytes]:
        """Blocks with a row for every game."""
        return [np.frombuffer(block, np.uint8).reshape(self._shape) for block in self._blocks]

    @property
    def actions(self) -> NDArray[np.int64]:
        """What is played next, a number for every game."""
        return np.frombuffer(self._actions, np.int64)

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What the last step has earned in every game."""
        return np.frombuffer(self._rewards, np.float64)

    def told(self, first: int, last: int) -> NDArray[np.int64]:
        """Where it is told what is legal in some of the games."""
        each = len(self._told) // self._shape[0]
        return np.frombuffer(self._told, np.int64)[first * each : last * each]


class Share:
    """Some of the games, and their places in the memory that all share."""

    def __init__(self, shared: Shared, first: int, last: int, game: str, settings: Mapping[str, Any]) -> None:
        self._seats = Seats(game, last - first, settings)
        layout = self._seats.envs[0].spaces.layout
        places = [block[first:last] for block in shared.blocks]
        masked = places[0].shape[1] == layout.size
        width = layout.bare if layout.large else layout.size if masked else layout.bare
        self._places = [place[:, :width] for place in places]
        self._masks = [MaskRows(layout.masks(place)) for place in places] if layout.large and masked else []
        self._actions, self._rewards = shared.actions[first:last], shared.rewards[first:last]

    def begin(self, block: int, seeds: Sequence[int | None], options: dict[str, Any] | None) -> Outcome:
        """Deals everybody a new game and shows it in that block."""
        return self._shown(block, self._seats.begin(seeds, options))

    def advance(self, block: int) -> Outcome:
        """Plays the actions and shows in that block what came of them."""
        self._rewards[:] = 0
        return self._shown(block, self._seats.advance(self._actions.tolist(), self._rewards))

    def close(self) -> None:
        """Leaves all games."""
        self._seats.close()

    def _shown(self, block: int, outcome: Outcome) -> Outcome:
        self._seats.copy_to(self._places[block])
        if self._masks:
            self._masks[block].write(*self._seats.masks())
        return outcome


class Crew:
    """So many processes, each with its share of the games: this one, and others that it starts."""

    def __init__(
        self,
        context: str,
        processes: int,
        layout: Layout,
        masked: bool,
        game: str,
        count: int,
        settings: Mapping[str, Any],
    ) -> None:
        made = get_context(context)
        self._layout, self._masked = layout, masked
        self._shared = shared = Shared(made, (count, layout.size if masked else layout.bare))
        self._actions, self._rewards = shared.actions, shared.rewards
        self._rows = [self._row(block) for block in shared.blocks]
        self._last = 0
        bounds = [count * number // processes for number in range(processes + 1)]
        self._bounds = list(pairwise(bounds))
        self._told = [shared.told(first, last) for first, last in self._bounds]
        self.processes = []
        self._lines: list[Connection] = []
        for first, last in self._bounds[1:]:
            ours, theirs = made.Pipe()
            process: Any = made.Process(  # type: ignore[attr-defined]
                target=_work, args=(theirs, shared, first, last, game, dict(settings)), daemon=True
            )
            process.start()
            theirs.close()
            self.processes.append(process)
            self._lines.append(ours)
        self._own = Share(shared, *self._bounds[0], game, settings)

    def begin(self, seeds: Sequence[int | None], options: dict[str, Any] | None) -> tuple[Outcome, Row]:
        """Deals everybody a new game: what came of it, and what is seen."""
        shares = [seeds[first:last] for first, last in self._bounds]
        return self._all([(share, options) for share in shares])

    def advance(self, numbers: list[int], rewards: NDArray[np.float64]) -> tuple[Outcome, Row]:
        """Plays an action in every game and notes the rewards: what came of it, and what is seen."""
        self._actions[:] = numbers
        found = self._all(None)
        rewards[:] = self._rewards
        return found

    def close(self) -> None:
        """Ends all other processes, also one that does not answer."""
        for line in self._lines:
            line.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        self._lines = []
        self._own.close()

    def _all(self, begun: list[tuple[Any, ...]] | None) -> tuple[Outcome, Row]:
        """Lets every process go on with its share, or begin anew with what there is to know of it."""
        block = self._unheld()
        outcomes: list[Outcome] = []
        try:
            for number, line in enumerate(self._lines, 1):
                line.send_bytes(bytes([block]) + (pickle.dumps(begun[number]) if begun else b""))
            outcomes.append(self._own.begin(block, *begun[0]) if begun else self._own.advance(block))
            for line, told in zip(self._lines, self._told[1:], strict=True):
                outcomes.append(_read(line.recv_bytes(), told))
        except (EOFError, OSError):
            self.close()
            raise PentapolisError("a process of the vector has ended, and with it all others") from None
        except BaseException:
            self.close()
            raise
        return self._joined(outcomes), self._filled(block)

    def _unheld(self) -> int:
        """The number of a block that nobody holds; the last one is for copies."""
        for _ in range(KEPT):
            self._last = (self._last + 1) % KEPT
            if self._rows[self._last].free:
                return self._last
        return KEPT

    def _filled(self, block: int) -> Row:
        """What was written into the block."""
        return self._rows[block] if block < KEPT else self._row(self._rows[KEPT].cells.copy())

    def _row(self, cells: Bytes) -> Row:
        row = Row(cells, self._layout.arrays(cells, self._masked))
        if row.mask is not None and self._layout.large:
            row.mask.flags.writeable = False  # the next ones are written only where ones are and were
        return row

    def _joined(self, outcomes: list[Outcome]) -> Outcome:
        counts, seats, legal = [], [], []
        joined = Outcome(self._actions, {}, {})
        for outcome, (first, last) in zip(outcomes, self._bounds, strict=True):
            games, told = last - first, outcome.told
            counts.append(told[:games])
            seats.append(told[games : 2 * games])
            legal.append(told[2 * games : 2 * games + int(counts[-1].sum())])
            joined.finals |= {at + first: final for at, final in outcome.finals.items()}
            joined.incidents |= {at + first: told for at, told in outcome.incidents.items()}
        joined.told = np.concatenate(counts + seats + legal)
        return joined


def _work(line: Connection, shared: Shared, first: int, last: int, game: str, settings: Mapping[str, Any]) -> None:
    """What a process does until nobody asks any more: Ctrl-C is for its parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share = Share(shared, first, last, game, settings)
    told = shared.told(first, last)
    try:
        while True:
            asked = line.recv_bytes()
            try:
                outcome = share.begin(asked[0], *pickle.loads(asked[1:])) if len(asked) > 1 else share.advance(asked[0])
            except Exception as error:  # told to the parent, which ends all
                line.send_bytes(pickle.dumps(error))
            else:
                line.send_bytes(_written(outcome, told))
    except (EOFError, OSError):
        pass
    finally:
        share.close()


def _written(outcome: Outcome, told: NDArray[np.int64]) -> bytes:
    """What has to be sent of an outcome: as much as there is room for is told in shared memory, mostly all of it."""
    count = len(outcome.told)
    if count <= len(told):
        told[:count] = outcome.told
        if not outcome.finals and not outcome.incidents:
            return b""
        outcome.told = told[:0]
    return pickle.dumps(outcome)


def _read(sent: bytes, told: NDArray[np.int64]) -> Outcome:
    """What another process has told; raises the error that it met."""
    found = pickle.loads(sent) if sent else Outcome(told, {}, {})
    if isinstance(found, BaseException):
        raise found
    outcome: Outcome = found
    if not len(outcome.told):
        outcome.told = told
    return outcome
