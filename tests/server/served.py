"""Servers for tests: in a thread of this process, or as a process of their own that can be killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from pentapolis.server.launcher import ServerProcess
from pentapolis.server.settings import Limits, Settings

PLENTY = Limits(
    requests=10**6,
    new_tables=10**6,
    new_records=10**6,
    messages=10**6,
    chats=10**6,
    sockets_of_one=10**6,
    acts=10**6,
    hints=10**6,
    connections_of_one=10**6,
    new_connections=10**6,
    heads=10**6,
    messages_of_one=10**6,
    hellos=10**6,
    frames=10**6,
    frames_of_one=10**6,
    bytes=10**9,
    bytes_of_one=10**9,
)
# All clients of a load come from one address.
UNLIMITED = (
    "requests",
    "new_tables",
    "messages",
    "sockets_of_one",
    "connections_of_one",
    "new_connections",
    "heads",
    "at_once",
    "messages_of_one",
    "hellos",
    "frames_of_one",
)


class Served:
    """A server in a thread, whose insides a test may look at."""

    def __init__(self, run: ServerProcess) -> None:
        self.run = run
        self.base = f"http://127.0.0.1:{run.port}"

    @property
    def services(self) -> Any:
        return self.run.server.services

    @property
    def loop(self) -> Any:
        return next(iter(self.services.tasks._tasks)).get_loop()

    def live(self, table: str) -> Any:
        """The table in the server's memory."""
        return self.services.tables.get(table)


@contextmanager
def serving(
    where: Path | str, pace: float = 0.0, limits: Limits = PLENTY, workers: int = 1, **more: Any
) -> Iterator[Served]:
    """A server with that database, until the end of the block."""
    with running(ServerProcess(Settings(str(where), pace, workers, limits=limits, **more), "127.0.0.1", 0)) as served:
        yield served


@contextmanager
def running(run: ServerProcess) -> Iterator[Served]:
    """The server, until the end of the block."""
    run.prepare()
    thread = threading.Thread(target=run.serve, daemon=True)
    thread.start()
    served = Served(run)
    await_answer(served.base)
    try:
        yield served
    finally:
        run.stop()
        thread.join(timeout=20)
        assert not thread.is_alive(), "the server did not stop"
        run.release()


def await_answer(base: str, seconds: float = 60) -> None:
    """Returns when the server answers."""
    end = time.monotonic() + seconds
    while True:
        try:
            if httpx.get(f"{base}/api/v1/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        if time.monotonic() > end:
            raise AssertionError("the server does not answer")
        time.sleep(0.02)


class Process:
    """A server as `pentapolis serve` starts it, in a process group of its own."""

    def __init__(
        self,
        *arguments: str,
        port: int = 0,
        module: str = "pentapolis",
        limits: Iterable[str] = UNLIMITED,
        handles: int | None = None,
    ) -> None:
        """The limits named are lifted; with `handles` the process has no more file handles unless it asks."""
        lifted = [f"--limit={name}=1000000" for name in limits]
        lifted += ["--limit=bytes_of_one=1000000000"] if lifted else []
        command = [sys.executable, "-m", module, "serve", f"--port={port}", *lifted, *arguments]
        if handles is not None:
            command = ["sh", "-c", 'ulimit -Sn "$0" && exec "$@"', str(handles), *command]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http://" not in line:
            self._process.wait(10)
            raise AssertionError(line + self._process.stdout.read())
        self.base = "http://" + line.split("http://")[1].strip().rstrip("/").replace("localhost", "127.0.0.1")
        self.port = int(self.base.rpartition(":")[2])
        await_answer(self.base)

    @property
    def pid(self) -> int:
        return self._process.pid

    def alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """kill -9: the server and its workers, without a word."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> str:
        """Ctrl+C; returns what it has said."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        assert self._process.stdout is not None
        return self._process.stdout.read()


class Browser:
    """A visitor with a cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=20)

    def new(self, seats: str = "hb", game: str = "akropolis", **more: Any) -> dict[str, Any]:
        """A table with a seat for each letter: h here, l by link, b a bot."""
        kinds = {"h": "here", "l": "link", "b": "bot"}
        wish = {"game": game, "seats": [{"kind": kinds[letter], "level": "level-1"} for letter in seats], **more}
        answer = self.http.post("/api/v1/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, link: str) -> str:
        """Takes the place behind a link; returns where that is."""
        answer = self.come(link)
        assert answer.status_code == 200, answer.text
        return f"/table/{answer.json()['table']}"

    def come(self, link: str) -> httpx.Response:
        """The answer to who wants to take the place behind a link."""
        return self.http.post("/api/v1/join", json={"token": link.partition("#")[2]})

    def live(self, table: str, seat: int | None = 0, lang: str = "en", had: list[Any] | None = None) -> Tab:
        """A tab at the table."""
        return Tab(self, table, seat, lang, had or [])


class Tab:
    """A WebSocket as the page holds it; every byte that came is kept."""

    def __init__(self, browser: Browser, table: str, seat: int | None, lang: str, had: list[Any]) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        address = browser.base.replace("http", "ws", 1) + f"/api/v1/tables/{table}/live"
        self._held = ExitStack()
        self.line: ClientConnection = self._held.enter_context(
            connect(address, additional_headers={"Cookie": cookie, "Origin": browser.base}, max_size=None)
        )
        self.bytes: list[str] = []
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = list(had)
        self.chat: list[dict[str, Any]] = []
        self._id = 0
        self.hello(seat, lang, len(had))

    def __enter__(self) -> Tab:
        return self

    def __exit__(self, *_: object) -> None:
        self._held.close()

    def hello(self, seat: int | None, lang: str = "en", since: int = 0) -> dict[str, Any]:
        self.send(type="hello", protocol=1, seat=seat, lang=lang, since=since, chat_since=0)
        return self.until(lambda state: state["viewpoint"] == seat)

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def receive(self, timeout: float = 60) -> dict[str, Any]:
        data = self.line.recv(timeout)
        assert isinstance(data, str)
        self.bytes.append(data)
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "state":
            same = self.state != {} and message["viewpoint"] == self.state["viewpoint"]
            assert not same or message["version"] >= self.state["version"]
            self.log = [entry for entry in self.log if entry["n"] <= message["log_from"]] + message["log"]
            self.chat += message["chat"]
            assert [entry["n"] for entry in self.log] == list(range(1, len(self.log) + 1))
            self.state = message
        return message

    def until(self, wanted: Any, timeout: float = 60) -> dict[str, Any]:
        """The first state, from the present one on, that is as wanted."""
        end = time.monotonic() + timeout
        while not (self.state and wanted(self.state)):
            self.receive(max(0.01, end - time.monotonic()))
        return self.state

    def reach(self, version: int) -> dict[str, Any]:
        """The first state of at least that version."""
        return self.until(lambda state: state["version"] >= version)

    @property
    def for_good(self) -> int:
        """How many entries of the log are no draft; the same for all who are in step."""
        return sum(not entry["draft"] for entry in self.log)

    def ask(self, **message: Any) -> dict[str, Any]:
        """Sends a message and returns its answer."""
        self._id += 1
        self.send(id=self._id, **message)
        while True:
            answer = self.receive()
            if answer.get("id") == self._id or (answer["type"] == "error" and answer["id"] is None):
                return answer

    def play(self, index: int = 0, hold: bool = False) -> dict[str, Any]:
        """Plays a choice and waits for the state that follows."""
        state = self.until(lambda state: state["choices"])
        action = state["choices"][index % len(state["choices"])]["action"]
        answer = self.ask(type="play", version=state["version"], action=action, hold=hold)
        if answer["type"] == "ack":
            self.until(lambda state: state["version"] >= answer["version"])
        return answer


def decider(tabs: Sequence[Tab]) -> Tab | None:
    """The tab whose seat must decide, once all tabs show the same position; None if it is none of theirs."""
    known = max(tab.for_good for tab in tabs)
    for tab in tabs:
        tab.until(lambda _, tab=tab: tab.for_good >= known)
    return next((tab for tab in tabs if tab.state["choices"]), None)
