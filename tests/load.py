"""People at the tables of a server, for measuring: each thinks, plays any choice, and waits for the answer."""

from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import pentapolis


class Choice(msgspec.Struct):
    """What is looked at of a choice; the rest is skipped, so that measuring costs less than what is measured."""

    action: int


class Entry(msgspec.Struct):
    """What is looked at of a log entry."""

    n: int


class Message(msgspec.Struct):
    """What is looked at of everything a server sends."""

    type: str
    id: int | None = None
    version: int = 0
    status: str = ""
    choices: list[Choice] | None = None
    log_from: int = 0
    log: list[Entry] = []


COMING = 20.0  # tables a second that are opened at the start
decode = msgspec.json.Decoder(Message).decode


@dataclass
class Totals:
    """What happened so far."""

    moves: list[float] = field(default_factory=list)  # seconds until each was acknowledged
    unanswered: list[float] = field(default_factory=list)  # seconds that others had waited when it ended
    waits: list[float] = field(default_factory=list)  # seconds from the end of a turn until the next begins
    messages: int = 0
    bytes: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    memory: list[tuple[float, int]] = field(default_factory=list)  # seconds since the start, kilobytes
    server: float = 0.0  # seconds of processor time
    bots: float = 0.0
    clients: float = 0.0


class Client:
    """One connection to a table; a player if it has a seat, else a spectator."""

    def __init__(
        self, base: str, cookie: str, seat: int | None, totals: Totals, think: float, source: str | None = None
    ) -> None:
        self.base, self.cookie, self.seat, self.totals, self.think = base, cookie, seat, totals, think
        self.more: dict[str, Any] = {} if source is None else {"local_addr": (source, 0)}
        self.version, self.entries, self.id = 0, 0, 0
        self.waits_since: float | None = None

    async def watch(self, table: str) -> None:
        """Follows the table, and plays, until the game is over."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        headers = {"Cookie": self.cookie, "Origin": self.base}
        async with connect(address, additional_headers=headers, max_size=None, open_timeout=60, **self.more) as line:
            await _send(line, {"type": "hello", "protocol": 1, "seat": self.seat, "lang": "en"})
            state = await self._next(line)
            try:
                while state.status != "over":
                    state = await (self._play(line, state) if state.choices else self._next(line))
            except asyncio.CancelledError:
                self._waited()
                raise

    def _waited(self) -> None:
        """Notes how long the others took, of which the player saw the end, or did not."""
        if self.waits_since is not None and self.seat is not None:
            self.totals.waits.append(time.monotonic() - self.waits_since)
        self.waits_since = None

    async def _next(self, line: ClientConnection) -> Message:
        """The next message, checked."""
        data = await line.recv(decode=False)
        self.totals.messages += 1
        self.totals.bytes += len(data)
        message = decode(data)
        if message.type in ("error", "refused"):
            self.totals.errors.append(data.decode()[:200])
        if message.type == "state":
            if message.version < self.version or message.log_from > self.entries:
                self.totals.errors.append(f"out of step: {data.decode()[:200]}")
            self.version = message.version
            if message.choices:
                self._waited()
            elif self.waits_since is None:
                self.waits_since = time.monotonic()
            self.entries = message.log[-1].n if message.log else message.log_from
        return message

    async def _play(self, line: ClientConnection, state: Message) -> Message:
        """Plays any choice after some thinking; the first state after its answer."""
        assert state.choices
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.think)
        self.id += 1
        action = random.choice(state.choices).action
        start = time.monotonic()
        await _send(line, {"type": "play", "id": self.id, "version": state.version, "action": action})
        try:
            message, later = await self._next(line), None
            while message.id != self.id:
                later = message if message.version > state.version else later
                message = await self._next(line)
        except BaseException:
            self.totals.unanswered.append(time.monotonic() - start)
            raise
        self.totals.moves.append(time.monotonic() - start)
        return later or await self._next(line)


async def _send(line: ClientConnection, message: dict[str, object]) -> None:
    await line.send(msgspec.json.encode(message), text=True)


async def one_table(
    base: str,
    number: int,
    level: str,
    think: float,
    totals: Totals,
    source: str | None = None,
    game: str | None = None,
    bots: int = 2,
) -> None:
    """One game after the other at one table, with a player and a spectator, until it is cancelled.

    `source` is the own address that they come from; without a game it is another for each number.
    """
    games = pentapolis.game_ids() if game is None else [game]
    seats = [{"kind": "here"}, *[{"kind": "bot", "level": level} for _ in range(bots)]]
    await asyncio.sleep(number / COMING)
    # Reading certificates would take long.
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)
    async with httpx.AsyncClient(base_url=base, timeout=60, transport=transport) as http:
        while True:
            try:
                made = await http.post("/api/v1/tables", json={"game": games[number % len(games)], "seats": seats})
                table = made.raise_for_status().json()["table"]
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                async with asyncio.TaskGroup() as both:
                    for seat in (0, None):
                        both.create_task(Client(base, cookie, seat, totals, think, source).watch(table))
                totals.games += 1
            except (httpx.HTTPError, WebSocketException, OSError, TimeoutError) as error:
                totals.errors.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)
            except ExceptionGroup as errors:
                totals.errors += [f"{type(error).__name__}: {error}" for error in errors.exceptions]
                await asyncio.sleep(1)


def memory_of(pid: int) -> int:
    """Kilobytes of a process, without its workers."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def seconds_of(pid: int) -> tuple[float, float]:
    """Processor time of a process, and of those workers of it that have ended."""
    times = [int(ticks) for ticks in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]]
    each = os.sysconf("SC_CLK_TCK")
    return (times[0] + times[1]) / each, (times[2] + times[3]) / each


def workers_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = [Path(f"/proc/{pid}/task/{task}/children").read_text().split() for task in os.listdir(f"/proc/{pid}/task")]
    return [int(child) for children in found for child in children]
