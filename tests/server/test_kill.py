"""kill -9 in the middle of play: every acknowledged move is there, and every table goes on."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .served import HEAVY, HEAVY_REASON, Browser, Process, Tab


def play_on(tab: Tab, acknowledged: dict[str, int], table: str) -> None:
    """Plays until the line breaks; keeps the version that was acknowledged last."""
    try:
        while tab.state["status"] != "over":
            tab.until(lambda state: state["choices"] or state["status"] == "over", 60)
            if tab.state["status"] == "over":
                return
            answer = tab.play(random.randrange(1000))
            if answer["type"] == "ack":
                acknowledged[table] = answer["version"]
    except (ConnectionClosed, EOFError, TimeoutError, OSError):
        return


def one_kill(file: Path, tables: dict[str, Browser], acknowledged: dict[str, int], moves: int) -> None:
    """Starts a server, plays on all tables at once until some moves were acknowledged, and kills it."""
    process = Process(f"--data={file}", "--pace=0", "--workers=1")
    try:
        threads = []
        for table, browser in tables.items():
            browser.base = process.base
            browser.http.base_url = process.base
            tab = browser.live(table)
            assert tab.state["version"] >= acknowledged.get(table, 1), "an acknowledged move is gone"
            known = [entry["n"] for entry in tab.log]
            assert known == list(range(1, len(known) + 1))
            threads.append(threading.Thread(target=play_on, args=(tab, acknowledged, table)))
        for thread in threads:
            thread.start()
        enough = sum(acknowledged.values()) + moves
        end = time.monotonic() + 30
        while sum(acknowledged.values()) < enough and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(random.uniform(0, 0.1))
    finally:
        process.kill()
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive()


def kills(folder: Path, times: int, tables: int, moves: int) -> dict[str, int]:
    """Repeats it; returns the last acknowledged version of every table."""
    file = folder / "tables.sqlite"
    process = Process(f"--data={file}", "--pace=0", "--workers=1")
    made = {}
    for number in range(tables):
        browser = Browser(process.base)
        made[browser.new("hb", ("akropolis", "uchronia")[number % 2])["table"]] = browser
    process.kill()
    acknowledged: dict[str, int] = {}
    for _ in range(times):
        one_kill(file, made, acknowledged, moves)
    return acknowledged


@pytest.mark.skipif(HEAVY, reason=HEAVY_REASON)
def test_every_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    acknowledged = kills(tmp_path, times=3, tables=3, moves=8)
    assert len(acknowledged) == 3 and sum(acknowledged.values()) > 20
