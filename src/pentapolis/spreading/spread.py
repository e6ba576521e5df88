"""Hands out tasks and brings what comes of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TypeVar

from .executors import Executor

T = TypeVar("T")
R = TypeVar("R")


def spread(
    executor: Executor[T, R],
    work: Callable[[T], R],
    tasks: Iterable[T],
    interrupt: threading.Event,
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[T, R]]:
    """Every task with what came of it, in the order in which they come.

    What comes of a task must follow from it and the work alone: one whose worker is lost is done again by another.
    Where enough is known, or somebody interrupts, nothing more is begun; what is at hand is still finished in the
    second case. The same goes for a failure, which is raised at the end. Then the executor hands out nothing more.
    """
    waiting = iter(tasks)
    while not enough() and not interrupt.is_set() and executor.failure is None:
        _hand_out(executor, work, waiting)
        if not executor.under_way:
            break
        yield from executor.finished()
    else:
        executor.stop()
    while executor.under_way and not enough():
        yield from executor.finished()
    if executor.failure is not None and not enough():
        raise executor.failure


def _hand_out(executor: Executor[T, R], work: Callable[[T], R], waiting: Iterator[T]) -> None:
    while executor.under_way < executor.slots and executor.failure is None:
        batch = list(islice(waiting, executor.pace.size))
        if not batch:
            return
        executor.submit(work, batch)
