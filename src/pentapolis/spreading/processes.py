"""Worker processes, one for every core: they leave the keyboard to their parent, and none outlives it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType
from typing import Any

BLINK = 0.2  # seconds after which somebody who waits looks up


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class ProcessPool:
    """So many processes that work. Whoever leaves in the middle of its work calls `leave` first.

    A process that ended by itself shows as BrokenProcessPool, where work is handed out or comes back.
    """

    def __init__(self, count: int, leave: Callable[[], None] | None = None) -> None:
        # Other threads (a progress bar) may run here, so processes are started afresh and not forked.
        context = multiprocessing.get_context("spawn")
        self._stop = context.RawValue("b", 0)  # without a lock, which somebody who is killed could take along
        self._pool = ProcessPoolExecutor(count, context, _begin, (self._stop, leave))
        self._pending: set[Future[Any]] = set()

    @property
    def under_way(self) -> int:
        """How much was handed out and has not come back."""
        return len(self._pending)

    def submit(self, work: Callable[..., Any], *args: Any) -> Future[Any]:
        """Hands the work to whoever is free first; a process may be started for it."""
        try:
            with interrupts_held():
                future = self._pool.submit(work, *args)
        except OSError as error:  # the pool broke meanwhile and has closed what it wakes up by
            if not self._pool._broken:
                raise
            raise BrokenProcessPool(str(error)) from error
        self._pending.add(future)
        return future

    def finished(self) -> set[Future[Any]]:
        """What came back, or failed; empty if nothing did for a moment."""
        done, self._pending = wait(self._pending, BLINK, FIRST_COMPLETED)
        return done

    def stop(self) -> None:
        """Lets `stopped` be true in all processes: they hand in what they have."""
        self._stop.value = 1

    def abandon(self) -> None:
        """Ends all processes at once, in the middle of their work."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()

    def close(self) -> None:
        """Ends the processes; what nobody has begun is dropped."""
        self._stop.value = 1
        if self._pool._broken:
            self.abandon()  # one that was started while the pool broke is told by nobody else, and would be waited for
        self._pool.shutdown(cancel_futures=True)


class _Worker:
    """What a process of a pool knows."""

    stop: Any = None  # a number that all share


def stopped() -> bool:
    """Whether this process of a pool was asked to hand in what it has."""
    return _Worker.stop is not None and bool(_Worker.stop.value)


def _begin(stop: Any, leave: Callable[[], None] | None) -> None:
    """Makes a new process one of a pool."""
    _Worker.stop = stop
    ignore_keyboard()

    def end() -> None:
        if leave is not None:
            leave()
        os._exit(1)

    def asked(number: int, frame: FrameType | None) -> None:
        # Whoever is asked twice, as when another process of the pool has ended too, must not begin to leave again in
        # the middle of leaving: it would wait for a lock that it holds itself.
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        end()

    signal.signal(signal.SIGTERM, asked)
    threading.Thread(target=_follow_parent, args=(end,), daemon=True).start()


def ignore_keyboard() -> None:
    """Ctrl-C is for the process that was started by hand; it tells this one when to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _follow_parent(end: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        end()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the end; a process that is started meanwhile holds it back until it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interruptible(abandon: Callable[[], None], tell: Callable[[], None] | None = None) -> Iterator[threading.Event]:
    """Turns the first Ctrl-C into the event; the second one abandons what is under way and ends, as usual.

    `tell` is called at the first one, in the midst of anything: it says what is waited for.
    """
    pressed = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield pressed
        return

    def remember(number: int, frame: FrameType | None) -> None:
        pressed.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if tell is not None:
            tell()

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield pressed
    except KeyboardInterrupt:
        abandon()
        raise
    finally:
        signal.signal(signal.SIGINT, before)
