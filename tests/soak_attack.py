"""People play and come while one stranger attacks, part of `make soak-server`: how long the others wait."""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from .attacks import ATTACKS
from .load import Totals, memory_of, one_table
from .server.served import Process

GOAL = 0.250  # seconds that 99 of 100 answers may take at most
HANDLES = 1024  # that the server starts with, as is usual; it may ask for more
PLAYERS = 8  # tables, each with a player, a spectator and two bots, of one address each
VISITORS = 4  # who come anew all the time
WARM = 3.0  # seconds of play before the attack


@dataclass
class Waits:
    """What the others met during one attack."""

    moves: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    grown: int = 0  # kilobytes of the server

    @property
    def well(self) -> bool:
        return not self.errors and max(p99(self.moves), p99(self.visits)) < GOAL


def p99(seconds: list[float]) -> float:
    """What 99 of 100 stay below; infinite if there were none at all."""
    if not seconds:
        return float("inf")
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * 0.99))]


async def visit(base: str, source: str, waits: Waits) -> None:
    """Somebody new comes again and again, each time on a new connection."""
    while True:
        start = time.monotonic()
        try:
            transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)
            async with httpx.AsyncClient(base_url=base, transport=transport, timeout=20) as http:
                (await http.get("/api/v1/health")).raise_for_status()
        except httpx.HTTPError as error:
            waits.errors.append(f"{type(error).__name__}: {error}")
        finally:  # who is turned away or cut off in the middle has waited too
            waits.visits.append(time.monotonic() - start)
        await asyncio.sleep(random.uniform(0.05, 0.15))


async def attacked_by(process: Process, name: str | None, seconds: float) -> Waits:
    """What the others meet while the stranger attacks for that long; None: while nobody attacks."""
    totals, waits = Totals(), Waits()
    work = [
        asyncio.create_task(one_table(process.base, number, "level-1", 0.3, totals, f"127.0.0.{100 + number}"))
        for number in range(PLAYERS)
    ]
    work += [asyncio.create_task(visit(process.base, f"127.0.0.{200 + number}", waits)) for number in range(VISITORS)]
    await asyncio.sleep(WARM)
    for earlier in (totals.moves, waits.visits):
        earlier.clear()
    before = memory_of(process.pid)
    command = [sys.executable, "-m", "tests.attacks", name or "", str(process.port), str(seconds)]
    attack = subprocess.Popen(command) if name is not None else None
    most, end = before, time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(0.2)
        most = max(most, memory_of(process.pid))
    if attack is not None:
        await asyncio.to_thread(attack.wait, 30)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    waits.moves, waits.grown = totals.moves + totals.unanswered, most - before
    waits.errors += totals.errors
    return waits


def attacked(folder: Path, given: argparse.Namespace) -> bool:
    """Every attack in turn, each on a fresh server with the usual limits; whether the others hardly noticed."""
    well = True
    print(f"one stranger against {PLAYERS} tables and {VISITORS} visitors, {given.attack_seconds:.0f} s each:")
    for name in [None, *(given.attack or ATTACKS)]:
        process = Process(f"--data={folder}/attack-{name}.sqlite", "--pace=0.1", limits=(), handles=HANDLES)
        try:
            waits = asyncio.run(attacked_by(process, name, given.attack_seconds))
        finally:
            process.stop()
        print(
            f"{name or 'nobody':>13}: moves {_told(waits.moves)}; visits {_told(waits.visits)}; "
            f"{len(waits.errors)} errors; memory +{waits.grown / 1024:.0f} MB",
            flush=True,
        )
        for error in waits.errors[:3]:
            print("   ", error)
        well = well and waits.well
    return well


def _told(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    return f"{len(seconds)}, p99 {1000 * p99(seconds):.0f} ms, longest {1000 * max(seconds):.0f} ms"
