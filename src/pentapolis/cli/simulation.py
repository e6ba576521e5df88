"""Many games between bots: every game follows from the seed and its number, whichever process plays it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from typing import Any

from ..bots import bot, decide
from ..core.game import game
from ..core.rng import Rng
from .problems import Problem
from .seeds import derived

AHEAD = 4  # pieces of work in the queue for every process


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each player; they change seats from game to game
    options: dict[str, Any]
    seed: bytes


@dataclass(frozen=True)
class Outcome:
    """One finished game, seat by seat. `bots` holds the index of the bot in the plan, -1 for an automatic opponent."""

    number: int
    seed: str
    bots: list[int]
    scores: list[int]
    ranks: list[int]
    wins: list[float]  # a shared victory counts in parts
    terms: list[dict[str, int]]


def played(plan: Plan, number: int) -> Outcome:
    """Plays the game of that number."""
    seed = derived(plan.seed, "game", number)
    state = game(plan.game).new(plan.players, seed, plan.options)
    rng = Rng(int.from_bytes(derived(plan.seed, "bots", number)[:7], "big"))
    order = [(seat + number) % plan.players for seat in range(plan.players)]
    bots = [bot(plan.bots[place]) for place in order]
    while not state.over:
        state.play(decide(bots[state.player], state, rng))
    winners = state.winners()
    return Outcome(
        number,
        seed.hex(),
        order + [-1] * (state.seats - plan.players),
        state.scores(),
        state.ranking(),
        [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)],
        [state.score_terms(seat) for seat in range(state.seats)],
    )


class _Worker:
    """What a process of the pool knows: the sign to stop, which is looked at between two games."""

    stop: Event | None = None


def _begin(stop: Event) -> None:
    """Ctrl-C is for the process that shows the progress; it tells the others to stop, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.stop = stop
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _played_some(plan: Plan, numbers: range) -> list[Outcome]:
    """Several games in one go."""
    found: list[Outcome] = []
    for number in numbers:
        if _Worker.stop is not None and _Worker.stop.is_set():
            break
        found.append(played(plan, number))
    return found


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the end: a process that is born meanwhile must not be hit before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def outcomes(plan: Plan, count: int, jobs: int) -> Generator[Outcome, None, None]:
    """All games, in the order in which they are finished; an interrupt is passed on after what was being played."""
    if jobs == 1:
        for number in range(count):
            yield played(plan, number)
        return
    size = max(1, min(20, count // (jobs * AHEAD)))
    pieces = (range(first, min(first + size, count)) for first in range(0, count, size))
    context = multiprocessing.get_context()
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (stop,))
    waiting: set[Future[list[Outcome]]] = set()
    try:
        while True:
            for piece in pieces:
                with _interrupts_held():
                    waiting.add(pool.submit(_played_some, plan, piece))
                if len(waiting) >= jobs * AHEAD:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except KeyboardInterrupt:
        stop.set()  # whoever is in the middle of a piece hands in what is done
        for future in waiting:
            if not future.cancel():
                yield from future.result()
        raise
    except BrokenProcessPool:
        raise Problem("cli-simulate-died") from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)
