"""The pool of processes under everything that is spread; the server's workers share what they can."""

from __future__ import annotations

import ast
import os
import signal
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from pentapolis.spreading.processes import ProcessPool, stopped

LOCK = threading.Lock()
SOURCE = Path(__file__).parents[2] / "src" / "pentapolis"


def ignores_keyboard() -> bool:
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def until_stopped() -> str:
    while not stopped():
        time.sleep(0.01)
    return "handed in"


def leave() -> None:
    os._exit(3)


def test_workers_leave_the_keyboard_alone_and_hand_in_when_they_are_asked() -> None:
    pool = ProcessPool(1)
    try:
        assert pool.submit(ignores_keyboard).result(60)
        waiting = pool.submit(until_stopped)
        assert pool.under_way == 2
        pool.stop()
        assert waiting.result(60) == "handed in"
        done = set()
        while pool.under_way:
            done |= pool.finished()
        assert waiting in done
    finally:
        pool.close()


def leaving() -> None:
    """Leaves under a lock, as whoever waits for a program does, and is asked to leave once more meanwhile."""
    with LOCK:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(0.2)


def ask() -> None:
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(60)


def test_who_is_asked_to_leave_twice_leaves() -> None:
    pool = ProcessPool(1, leaving)
    try:
        with pytest.raises(BrokenProcessPool):
            pool.submit(ask).result(30)
    finally:
        for process in list((pool._pool._processes or {}).values()):
            process.kill()
        pool.close()


def test_a_worker_that_ends_by_itself_is_noticed() -> None:
    pool = ProcessPool(1)
    try:
        with pytest.raises(BrokenProcessPool):
            pool.submit(leave).result(60)
    finally:
        pool.close()


class Late:
    """A process that was started while the pool broke: who ends the others has not seen it yet."""

    def __init__(self) -> None:
        self.told = 0
        self.ended = threading.Event()
        self.sentinel, self._other = os.pipe()

    def terminate(self) -> None:
        self.told += 1
        if self.told == 2:
            self.ended.set()

    def is_alive(self) -> bool:
        return False

    def join(self, timeout: float | None = None) -> None:
        self.ended.wait(timeout)


def test_a_process_that_was_started_while_the_pool_broke_is_not_waited_for() -> None:
    pool, late = ProcessPool(1), Late()
    waiting = pool.submit(until_stopped)
    processes = pool._pool._processes
    (worker,) = processes.values()
    processes[-1] = late  # type: ignore[assignment]
    worker.kill()
    with pytest.raises(BrokenProcessPool):
        waiting.result(60)
    closing = threading.Thread(target=pool.close, daemon=True)
    closing.start()
    closing.join(30)
    assert late.ended.is_set()
    assert not closing.is_alive()


def test_nobody_else_makes_a_pool_or_handles_the_keyboard_of_workers() -> None:
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            if name in ("ProcessPoolExecutor", "parent_process", "pthread_sigmask"):
                found.add(path.relative_to(SOURCE).as_posix())
    assert found == {"spreading/processes.py"}
