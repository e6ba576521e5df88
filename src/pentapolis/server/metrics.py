"""What Prometheus can ask: how much there is, how much happens, and how long it takes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from ..version import VERSION

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
# Seconds, from what nobody notices to what nobody waits for.
ANSWERS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
RANKS: Final = ("present", "absent", "nobody")  # in the order of workers.schedule


class Metrics:
    """The figures of one server process. Nothing in them tells of a single visitor, table or hand."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        Info("pentapolis", "Which version runs", registry=registry).info({"version": VERSION})
        self.requests = Histogram(
            "pentapolis_request_seconds",
            "HTTP requests",
            ("method", "route", "status"),
            buckets=ANSWERS,
            registry=registry,
        )
        self.messages = Histogram(
            "pentapolis_message_seconds",
            "Messages over WebSocket, from their arrival to their answer",
            ("type",),
            buckets=ANSWERS,
            registry=registry,
        )
        self.bots = Histogram(
            "pentapolis_bot_seconds",
            "Decisions of bots, from the question to the answer, waiting for a worker included",
            ("game", "level"),
            buckets=ANSWERS,
            registry=registry,
        )
        self.database = Histogram(
            "pentapolis_database_seconds",
            "Work on the database, waiting included",
            ("work",),
            buckets=ANSWERS,
            registry=registry,
        )
        self.database_errors = Counter(
            "pentapolis_database_errors", "Work on the database that failed", ("work",), registry=registry
        )
        self.moves = Counter(
            "pentapolis_moves", "Moves that are kept, of people and bots", ("game",), registry=registry
        )
        self.workers_lost = Counter("pentapolis_workers_lost", "Worker processes that were lost", registry=registry)

    def watch(self, name: str, words: str, count: Callable[[], float]) -> None:
        """A figure that is read when somebody asks for it."""
        Gauge(f"pentapolis_{name}", words, registry=self.registry).set_function(count)

    def watch_queue(self, waiting: Callable[[int], int]) -> None:
        """Bots that wait for a worker, by who waits for them."""
        queue = Gauge("pentapolis_bot_queue", "Bots that wait for a worker", ("for_whom",), registry=self.registry)
        for rank, name in enumerate(RANKS):
            queue.labels(name).set_function(partial(waiting, rank))

    @contextmanager
    def storing(self, work: str, failure: type[Exception]) -> Iterator[None]:
        """Measures work on the database, and counts where it fails."""
        began = time.perf_counter()
        try:
            yield
        except failure:
            self.database_errors.labels(work).inc()
            raise
        finally:
            self.database.labels(work).observe(time.perf_counter() - began)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


def knows(token: str, authorization: str) -> bool:
    """Whether the header of a request carries the token."""
    return secrets.compare_digest(authorization.encode(), f"Bearer {token}".encode())
