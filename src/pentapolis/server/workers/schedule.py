"""Whose job is next where many wait for a worker: decided by who waits for it, never by time."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

PRESENT, ABSENT, NOBODY = range(3)  # a person is there and waits; people have seats but are away; only bots
PATIENCE = 16  # jobs that may be preferred to those of one rank before one of it comes
LEAST_SHARE = 0.05  # of its usual thinking that a bot has at least
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Claim:
    """Who waits for a job: how much, at which address, and what it will cost a worker about."""

    rank: int = PRESENT
    address: str = ""
    cost: float = 1.0


def share_of(waiting: int, workers: int) -> float:
    """How much of its usual thinking a bot gets while so many jobs of people wait: all of it, or less if many do.

    So that who is last in the line waits about as long as for one bot that thinks as usual.
    """
    return max(LEAST_SHARE, min(1.0, workers / max(1, waiting)))


class Schedule(Generic[T]):
    """Jobs that wait, and which of them is next.

    People who are there come first. Within a rank every address gets the same share of the workers, however many
    jobs it has. What nobody waits for never has all workers, and is not put off for ever.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: list[dict[str, deque[tuple[T, float]]]] = [{}, {}, {}]  # by rank and address
        self._passed = [0, 0, 0]  # jobs that were preferred to those of the rank
        self._had: dict[str, float] = {}  # by address: the costs that it has had the workers for
        self._level = 0.0  # the least of them among those who wait: who comes anew starts there
        self._unasked = 0  # jobs under way that nobody waits for

    def __len__(self) -> int:
        return sum(self.waiting(rank) for rank in (PRESENT, ABSENT, NOBODY))

    def waiting(self, rank: int) -> int:
        """How many jobs of that rank wait."""
        return sum(len(jobs) for jobs in self._waiting[rank].values())

    def add(self, job: T, claim: Claim) -> None:
        """Puts a job in its line."""
        lines = self._waiting[claim.rank]
        if not any(claim.address in waiting for waiting in self._waiting):
            self._had[claim.address] = max(self._had.get(claim.address, 0.0), self._level)
        lines.setdefault(claim.address, deque()).append((job, claim.cost))

    def take(self) -> tuple[T, int] | None:
        """The job to begin now and its rank, which `done` is told when it has ended; None if none may begin."""
        rank = self._next_rank()
        if rank is None:
            return None
        for worse in range(rank + 1, len(self._waiting)):
            self._passed[worse] += bool(self._waiting[worse])
        self._passed[rank] = 0
        lines = self._waiting[rank]
        address = min(lines, key=lambda address: self._had[address])  # of equals who has waited longest
        self._level = max(self._level, self._had[address])
        job, cost = lines[address].popleft()
        jobs = lines.pop(address)
        if jobs:
            lines[address] = jobs  # behind all others
        self._had[address] += cost
        self._unasked += rank != PRESENT
        self._forget()
        return job, rank

    def done(self, rank: int) -> None:
        """A job of that rank has ended."""
        self._unasked -= rank != PRESENT

    def _next_rank(self) -> int | None:
        free = self._unasked < max(1, self._workers - 1)
        ranks = [rank for rank, lines in enumerate(self._waiting) if lines and (rank == PRESENT or free)]
        late = [rank for rank in ranks if self._passed[rank] >= PATIENCE]
        return min(late or ranks, default=None)

    def _forget(self) -> None:
        """Addresses that have had no more than others are like new ones."""
        waiting = {address for lines in self._waiting for address in lines}
        gone = [address for address, had in self._had.items() if had <= self._level and address not in waiting]
        for address in gone:
            del self._had[address]
