"""Many want bots to think at once, part of `make soak-server`: how long each person waits for theirs."""

from __future__ import annotations

import asyncio
import statistics
from pathlib import Path

import httpx

from .load import Totals, one_table
from .server.served import Process
from .soak_attack import p99

PACE = 0.1  # seconds between two moves of bots
UNSEEN = 120  # tables that only bots play, all of one address
PEOPLE = 50  # who play against the best bots at the same time
WARM = 8.0  # seconds in which the crowd comes


async def unseen(process: Process) -> None:
    """One address makes many tables for bots alone, and looks at none."""
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.66", verify=False)
    async with httpx.AsyncClient(base_url=process.base, transport=transport, timeout=60) as http:
        seats = [{"kind": "bot", "level": "level-5"}] * 2
        for _ in range(UNSEEN):
            (await http.post("/api/v1/tables", json={"game": "uchronia", "seats": seats})).raise_for_status()


async def waits(process: Process, people: int, level: str, bots_alone: bool, seconds: float) -> Totals:
    """What people meet who each play against one bot of that level, from an address each."""
    totals = Totals()
    if bots_alone:
        await unseen(process)
    work = [
        asyncio.create_task(
            one_table(process.base, number, level, 2.0, totals, f"127.0.1.{1 + number}", "uchronia", bots=1)
        )
        for number in range(people)
    ]
    await asyncio.sleep(WARM)
    totals.waits.clear()
    await asyncio.sleep(seconds)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return totals


def crowded(folder: Path, seconds: float) -> bool:
    """Both crowds, each on a fresh server; whether there was no error."""
    well = True
    for name, people, level, bots_alone in (
        (f"6 people against level 1, {UNSEEN} tables of one address with bots of level 5 alone", 6, "level-1", True),
        (f"{PEOPLE} people against level 5 in Uchronia", PEOPLE, "level-5", False),
    ):
        process = Process(f"--data={folder}/crowd-{people}.sqlite", f"--pace={PACE}", limits=())
        try:
            totals = asyncio.run(waits(process, people, level, bots_alone, seconds))
        finally:
            process.stop()
        if totals.waits:
            print(
                f"{name}: {len(totals.waits)} waits for a bot's turn, median {statistics.median(totals.waits):.2f} s, "
                f"p99 {p99(totals.waits):.2f} s, longest {max(totals.waits):.2f} s; {len(totals.errors)} errors",
                flush=True,
            )
        for error in totals.errors[:3]:
            print("   ", error)
        well = well and bool(totals.waits) and not totals.errors
    return well
