"""Many tables with bots and many clients for minutes, then kill -9 again and again: `make soak-server`.

Every client checks what it is sent. At the end the latency of moves, the memory of the server and every error are told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .server.served import Process
from .server.test_kill import kills

GAMES = ("akropolis", "uchronia")


@dataclass
class Totals:
    """What happened so far."""

    moves: list[float] = field(default_factory=list)  # seconds until each was acknowledged
    messages: int = 0
    bytes: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)  # kilobytes


class Client:
    """One connection to a table; a player if it has a seat, else a spectator."""

    def __init__(self, base: str, cookie: str, seat: int | None, totals: Totals, pause: float) -> None:
        self.base, self.cookie, self.seat, self.totals, self.pause = base, cookie, seat, totals, pause
        self.version, self.entries, self.id = 0, 0, 0

    async def watch(self, table: str, end: float) -> bool:
        """Follows the table, and plays, until the game or the time is over; whether the game is."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        headers = {"Cookie": self.cookie, "Origin": self.base}
        async with connect(address, additional_headers=headers, max_size=None) as line:
            self.version = self.entries = 0
            await line.send(json.dumps({"type": "hello", "protocol": 1, "seat": self.seat, "lang": "en"}))
            while time.monotonic() < end:
                try:
                    data = await asyncio.wait_for(line.recv(), 5)
                except TimeoutError:
                    continue
                message = self._taken(data)
                if message["type"] != "state":
                    continue
                if message["status"] == "over":
                    return True
                if message["choices"]:
                    await self._play(line, message)
        return False

    def _taken(self, data: Any) -> dict[str, Any]:
        self.totals.messages += 1
        self.totals.bytes += len(data)
        message: dict[str, Any] = json.loads(data)
        if message["type"] in ("error", "refused"):
            self.totals.errors.append(data[:200])
        if message["type"] == "state":
            if message["version"] < self.version or message["log_from"] > self.entries:
                self.totals.errors.append(f"out of step at {message['table']}")
            self.version = message["version"]
            self.entries = message["log"][-1]["n"] if message["log"] else message["log_from"]
        return message

    async def _play(self, line: ClientConnection, state: dict[str, Any]) -> None:
        """Plays any choice after a pause, and waits for the answer."""
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
        self.id += 1
        action = random.choice(state["choices"])["action"]
        play = {"type": "play", "id": self.id, "version": state["version"], "action": action, "hold": False}
        start = time.monotonic()
        await line.send(json.dumps(play))
        while True:
            message = self._taken(await asyncio.wait_for(line.recv(), 60))
            if message.get("id") == self.id:
                self.totals.moves.append(time.monotonic() - start)
                return
            if message["type"] == "state" and message["choices"] and message["version"] > state["version"]:
                state = message


async def one_table(base: str, number: int, level: str, totals: Totals, end: float, pause: float) -> None:
    """One game after the other at one table, with a player and a spectator."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        while time.monotonic() < end:
            seats = [{"kind": "here"}, {"kind": "bot", "level": level}, {"kind": "bot", "level": level}]
            made = await http.post("/api/v1/tables", json={"game": GAMES[number % 2], "seats": seats})
            if made.status_code != 201:
                totals.errors.append(made.text[:200])
                return
            table = made.json()["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            player = Client(base, cookie, 0, totals, pause)
            watcher = Client(base, cookie, None, totals, pause)
            try:
                over = await asyncio.gather(player.watch(table, end), watcher.watch(table, end))
            except Exception as error:
                totals.errors.append(f"{type(error).__name__}: {error}")
                continue
            totals.games += all(over)


def memory_of(pid: int) -> int:
    """Kilobytes of a process, without its workers."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def load(process: Process, tables: int, minutes: float, level: str, pause: float) -> Totals:
    """All tables at once for that long."""
    totals, end = Totals(), time.monotonic() + 60 * minutes
    work = [asyncio.create_task(one_table(process.base, n, level, totals, end, pause)) for n in range(tables)]
    while time.monotonic() < end:
        await asyncio.sleep(min(10.0, max(0.1, end - time.monotonic())))
        totals.memory.append(memory_of(process.pid))
        print(f"{len(totals.moves):7} moves {totals.games:5} games {totals.memory[-1] // 1024:5} MB", flush=True)
    await asyncio.gather(*work)
    return totals


def told(totals: Totals) -> bool:
    """Prints what was measured; whether all is well."""
    moves = sorted(totals.moves)
    print(
        f"{len(moves)} moves acknowledged, {totals.games} games finished, {totals.messages} messages, "
        f"{totals.bytes / 1e6:.0f} MB before compression"
    )
    if len(moves) > 100:
        p50, p99 = statistics.median(moves), moves[int(len(moves) * 0.99)]
        print(
            f"answer to a move: median {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms, longest {1000 * moves[-1]:.0f} ms"
        )
    half = totals.memory[len(totals.memory) // 2 :]
    if half:
        print(f"memory of the server: {half[0] // 1024} MB at half time, {half[-1] // 1024} MB at the end")
    print(f"{len(totals.errors)} errors")
    for error in totals.errors[:10]:
        print("  ", error)
    return not totals.errors


def main() -> int:
    """Runs both parts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--level", default="level-1")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks")
    parser.add_argument("--kills", type=int, default=50)
    given = parser.parse_args()
    well = True
    with tempfile.TemporaryDirectory() as folder:
        if given.minutes > 0:
            process = Process(f"--data={folder}/soak.sqlite")
            try:
                well = told(asyncio.run(load(process, given.tables, given.minutes, given.level, given.pause)))
            finally:
                said = process.stop()
            print(said.strip())
            well = well and "Traceback" not in said
        if given.kills > 0:
            acknowledged = kills(Path(folder), given.kills, tables=8, moves=20)
            print(f"{given.kills} times killed with -9; {sum(acknowledged.values())} versions acknowledged, none lost")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
