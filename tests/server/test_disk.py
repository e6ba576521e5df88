"""A disk that is really full, and a database that another process really locks."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.storage import database as module

from .served import Browser, Tab, serving

LOCK = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=4m", "none", str(disk)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        pytest.skip(f"no small disk can be mounted here: {error}")
    if done.returncode != 0:
        pytest.skip(f"no small disk can be mounted here, root may do it: {done.stderr.strip()}")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """A file that leaves not a single byte free."""
    filler = disk / "filler"
    size = 1 << 20
    with filler.open("wb", buffering=0) as file:
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2
    free = os.statvfs(disk)
    assert free.f_bavail == 0
    return filler


def play(tab: Tab) -> dict[str, Any]:
    """The answer to any move of whoever is to move."""
    seat = tab.state["decision"]["seat"]
    if tab.state["viewpoint"] != seat or not tab.state["choices"]:
        tab.hello(seat)
    action = tab.state["choices"][0]["action"]
    answer = tab.ask(type="play", version=tab.state["version"], action=action, hold=False)
    if answer["type"] == "ack":
        tab.reach(answer["version"])
    return answer


def test_a_really_full_disk_is_told_and_nothing_acknowledged_is_lost(small_disk: Path) -> None:
    file = small_disk / "t.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            assert [play(tab)["type"] for _ in range(4)] == ["ack"] * 4
            filler = fill(small_disk)
            answer = play(tab)
            for _ in range(200):  # the files of the database may have some room left inside
                if answer["type"] != "ack":
                    break
                answer = play(tab)
            assert (answer["type"], answer["code"]) == ("error", "storage-full"), answer
            assert "disk is full" in answer["text"]
            known, seat = tab.state["version"], tab.state["viewpoint"]
            moves = len(tab.log)
            wish = {"game": "akropolis", "seats": [{"kind": "here"}] * 2}
            refused = browser.http.post("/api/v1/tables", json=wish)
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "storage-full")
            assert browser.http.get(f"/api/v1/tables/{table}?seat={seat}").json()["version"] == known
            assert play(tab)["code"] == "storage-full"
            filler.unlink()
            assert [play(tab)["type"] for _ in range(4)] == ["ack"] * 4
            log = tab.hello(tab.state["decision"]["seat"])["log"]
            assert len(log) == moves + 4
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    with serving(file) as served:
        browser.base = served.base
        with browser.live(table, tab.state["viewpoint"]) as tab:
            assert [entry["notation"] for entry in tab.log] == [entry["notation"] for entry in log]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """While another process holds the database for itself."""
    with subprocess.Popen(
        [sys.executable, "-c", LOCK, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        yield
        other.communicate("")


def test_a_database_that_another_process_locks_is_told_to_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY_MS", 1000)
    file = tmp_path / "t.sqlite"
    with serving(file) as served, ExitStack() as open_:
        browser = Browser(served.base)
        tables = [browser.new("hh")["table"] for _ in range(12)]
        tabs = [open_.enter_context(browser.live(table)) for table in tables]
        with locked(file):
            start = time.monotonic()
            for tab in tabs:
                action = tab.state["choices"][0]["action"]
                tab.send(type="play", id=1, version=1, action=action, hold=False)
            for tab in tabs:
                answer = tab.receive()
                assert (answer["type"], answer["code"]) == ("error", "storage-locked")
            assert time.monotonic() - start < 6, "each waited for those before"
            assert browser.http.get(f"/api/v1/tables/{tables[0]}?seat=0").json()["version"] == 1
        assert [play(tab)["type"] for tab in tabs] == ["ack"] * len(tabs)
