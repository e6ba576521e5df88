"""Clocks go on evenly: neither a jump of the machine's time nor its sleep costs anybody their time."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from pentapolis.server import steady_clock

from .served import Browser, serving

HOUR = 3600


def jump(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Sets the time of the machine forward, or back."""
    real = time.time_ns
    monkeypatch.setattr("time.time_ns", lambda: real() + seconds * 10**9)


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_a_jump_of_the_machine_s_time_moves_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    with serving(tmp_path / "t.sqlite") as served:
        browser = Browser(served.base)
        table = browser.new("hh", clock={"seconds": 600, "increment": 0})["table"]
        with browser.live(table) as tab:
            jump(monkeypatch, seconds)
            assert tab.play()["type"] == "ack"
            tab.ask(type="chat", text="what time is it?")
            tab.until(lambda state: tab.chat)
            seat = tab.state["seats"][0]
            assert seat["level"] is None and 500_000 < seat["clock"] < 600_000, "it runs, and runs evenly"
            assert abs(tab.chat[-1]["at"] - time.time_ns() / 1e9) < 60, "what people are shown is the machine's time"
        (listed,) = browser.http.get("/api/v1/tables").json()
        assert abs(listed["changed"] - time.time_ns() / 1e9) < 60


def test_a_process_that_did_not_run_costs_nobody_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "t.sqlite") as served:
        browser = Browser(served.base)
        table = browser.new("hh", clock={"seconds": 600, "increment": 0})["table"]
        with browser.live(table) as tab:
            awake = steady_clock.awake_ms
            monkeypatch.setattr(steady_clock, "awake_ms", lambda: awake() + HOUR * 1000)
            assert tab.play()["type"] == "ack"
            seat = tab.state["seats"][0]
            assert seat["level"] is None and seat["clock"] > 500_000


def test_a_time_that_was_set_back_while_no_server_ran_holds_up_neither_clocks_nor_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "t.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        timed = browser.new("hh", clock={"seconds": 600, "increment": 0})["table"]
        bots = browser.new("hb")["table"]
    later = time.time_ns() // 10**6
    with closing(sqlite3.connect(file)) as database, database:  # as an older version has written it
        database.execute("UPDATE tables SET wakes = ? WHERE id = ?", (later, bots))
    jump(monkeypatch, -HOUR)
    with serving(file) as served:
        browser.base = served.base
        with browser.live(timed) as tab:
            clock = tab.state["seats"][0]["clock"]
            assert 500_000 < clock < 600_000
        with closing(sqlite3.connect(file)) as database:
            (since,) = database.execute(
                "SELECT json_extract(clock, '$.since') FROM tables WHERE id = ?", (timed,)
            ).fetchone()
            (wakes,) = database.execute("SELECT wakes FROM tables WHERE id = ?", (bots,)).fetchone()
        now = served.services.clock.now()
        assert since <= now and (wakes is None or wakes <= now)
