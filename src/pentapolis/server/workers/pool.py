"""Processes in which bots think and uploaded records are checked, so that neither delays a table."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from ...spreading.processes import ignore_keyboard
from .schedule import PRESENT, Claim, Schedule, share_of

SOMEBODY = Claim()
NICE = 5  # people come first
RECYCLED_AFTER = 2000  # jobs; whatever a bot leaves behind in memory goes with its process


class Job(NamedTuple):
    """What to do, for how many seconds at most, and whom to tell.

    A job with `shrinks` gets as its last argument how much of its usual effort it may take, and tells it there.
    """

    function: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    future: Future[Any]
    shrinks: Callable[[float], None] | None


class WorkerLost(Exception):
    """The process ended or did not answer in time; the job may be asked again."""


class WorkerPool:
    """Each worker is a process with a thread of ours that hands it one job at a time.

    The higher `nice` is, the more others are preferred to it. A pool that is not `patient` gives up what its workers
    do when it closes.
    """

    def __init__(self, count: int, nice: int = NICE, patient: bool = True) -> None:
        self._count = count
        self._nice = nice
        self._patient = patient
        self._workers: set[_Worker] = set()  # guarded by the condition
        self._schedule: Schedule[Job] = Schedule(count)
        self._news = threading.Condition()  # guards the schedule
        self._closing = False
        self._threads = [
            threading.Thread(target=self._serve, name=f"pentapolis-worker-{number}", daemon=True)
            for number in range(count)
        ]
        self._started = False

    def start(self) -> None:
        """Starts the threads and their processes."""
        self._started = True
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Ends all workers; jobs that were not begun are lost."""
        if not self._started:
            return
        with self._news:
            self._closing = True
            self._news.notify_all()
            if not self._patient:
                for worker in self._workers:
                    worker.kill()
        for thread in self._threads:
            thread.join(timeout=10)

    async def run(
        self,
        function: Callable[..., Any],
        *args: Any,
        seconds: float = 60.0,
        claim: Claim = SOMEBODY,
        shrinks: Callable[[float], None] | None = None,
    ) -> Any:
        """What the function returns in another process; raises WorkerLost, or what the function raises."""
        future: Future[Any] = Future()
        with self._news:
            self._schedule.add(Job(function, args, seconds, future, shrinks), claim)
            self._news.notify()
        return await asyncio.wrap_future(future)

    def waiting(self, rank: int) -> int:
        """How many jobs of that rank wait for a worker."""
        with self._news:
            return self._schedule.waiting(rank)

    def _next(self) -> tuple[Job, tuple[Any, ...], int] | None:
        """The next job with its arguments and its rank, when there is one; None at the end."""
        with self._news:
            while not self._closing:
                # Those who wait while this one is done, and it: all of them people's.
                share = share_of(self._schedule.waiting(PRESENT), self._count)
                taken = self._schedule.take()
                if taken is None:
                    self._news.wait()
                    continue
                job, rank = taken
                if not job.future.set_running_or_notify_cancel():
                    self._schedule.done(rank)
                    continue
                if job.shrinks is None:
                    return job, job.args, rank
                job.shrinks(share)
                return job, (*job.args, share), rank
        return None

    def _finish(self, rank: int) -> None:
        with self._news:
            self._schedule.done(rank)
            self._news.notify()

    def _serve(self) -> None:
        worker: _Worker | None = self._new_worker()  # it reads the rules while nobody waits for it yet
        done = 0
        while True:
            taken = self._next()
            if taken is None:
                break
            (function, _, seconds, future, _), args, rank = taken
            if worker is None:
                worker, done = self._new_worker(), 0
            try:
                answer, good = worker.ask(function, args, seconds)
            except WorkerLost as lost:
                self._end_worker(worker)
                worker = None
                self._finish(rank)
                future.set_exception(lost)
                continue
            done += 1
            self._finish(rank)
            if good:
                future.set_result(answer)
            else:
                future.set_exception(answer)
            if done >= RECYCLED_AFTER:
                self._end_worker(worker)
                worker = None
        if worker is not None:
            self._end_worker(worker)

    def _new_worker(self) -> _Worker:
        worker = _Worker(self._nice)
        with self._news:
            self._workers.add(worker)
            if self._closing and not self._patient:
                worker.kill()
        return worker

    def _end_worker(self, worker: _Worker) -> None:
        with self._news:
            self._workers.discard(worker)
        worker.end()


class _Worker:
    """One process and the line to it."""

    def __init__(self, nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, nice), daemon=True, name="pentapolis-worker")
        self._process.start()
        theirs.close()

    def ask(self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[Any, bool]:
        """The answer, and whether it is one: otherwise it is the error."""
        try:
            self._line.send((function, args))
            if not self._line.poll(seconds):
                raise WorkerLost("no answer in time")
            answer: tuple[Any, bool] = self._line.recv()
        except WorkerLost:
            raise
        except Exception as error:  # the line is broken, or what came cannot be read
            raise WorkerLost(f"{type(error).__name__}: {error}") from None
        return answer

    def kill(self) -> None:
        """Ends the process at once; whoever waits for its answer is told that it is lost."""
        self._process.kill()

    def end(self) -> None:
        """Ends the process for sure."""
        self._line.close()
        self._process.join(timeout=0.5)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def _work(line: Connection, nice: int) -> None:
    """The life of a worker: it ends when nobody holds the other end of the line."""
    from . import analysis_jobs, jobs  # noqa: F401  # read before the first job comes

    ignore_keyboard()  # the server tells it when to end
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)
    while True:
        try:
            function, args = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[Any, bool] = (function(*args), True)
        except Exception as error:
            answer = (error, False)
        try:
            line.send(answer)
        except (OSError, EOFError):
            return
        except Exception as error:  # an answer that cannot be sent
            line.send((RuntimeError(str(error)), False))
