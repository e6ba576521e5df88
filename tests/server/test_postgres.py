"""Two server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path

import psycopg
import pytest

from pentapolis.server import steady_clock
from pentapolis.server.storage import store

from .postgres import postgres
from .served import Browser, Process, Tab, decider, serving


def test_two_processes_serve_the_same_tables(tmp_path: Path) -> None:
    with postgres() as url, serving(url) as one:
        two = Process(f"--database={url}", "--pace=0", "--workers=1")
        try:
            ada, bob = Browser(one.base), Browser(two.base)
            made = ada.new("hlb")
            table = made["table"]
            with ada.live(table) as here:
                bob.join(made["seats"][1]["link"])
                with bob.live(table, 1) as there:
                    here.until(lambda state: state["status"] == "playing")
                    here.until(lambda state: state["seats"][1]["online"])
                    there.until(lambda state: state["seats"][0]["online"])
                    for _ in range(20):
                        asked = decider((here, there))
                        if asked is not None:
                            asked.play(2)
                        else:  # the bot's turn
                            here.reach(here.state["version"] + 1)
                    here.until(lambda state: state["decision"]["seat"] < 2)
                    there.ask(type="chat", text="across")
                    here.until(lambda state: here.chat)
                    assert here.chat[-1]["text"] == "across"
                    there.until(lambda _: there.for_good == here.for_good)
                    for_good = [[entry["notation"] for entry in tab.log if not entry["draft"]] for tab in (here, there)]
                    assert for_good[0] == for_good[1] and len(for_good[0]) > 10
                    _race(here, there)
                here.until(lambda state: not state["seats"][1]["online"])
            two.kill()
            # What the other process was to do, this one does: the bots go on when its claim has ended.
            with psycopg.connect(url) as connection:
                connection.execute("UPDATE tables SET driven_until = 0")
            with ada.live(table) as here:
                moves = len(here.log)
                here.ask(type="hand", seat=0, level="level-1")
                here.until(lambda state: len(here.log) > moves or state["decision"]["seat"] == 1)
        finally:
            if two.alive():
                two.kill()


def pass_time(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Lets time pass for all processes and their database."""
    passed, clock = steady_clock.passed_ms, store.clock
    monkeypatch.setattr(steady_clock, "passed_ms", lambda: passed() + seconds * 1000)
    monkeypatch.setattr(store, "clock", lambda connection: clock(connection) + seconds * 1000)


def test_nobody_at_another_process_hears_that_somebody_drafts_and_withdraws() -> None:
    with postgres() as url, serving(url) as one, serving(url) as two:
        ada, bob = Browser(one.base), Browser(two.base)
        made = ada.new("hl")
        table = made["table"]
        with ada.live(table) as here:
            bob.join(made["seats"][1]["link"])
            with bob.live(table, 1) as there:
                here.until(lambda state: state["seats"][1]["online"])
                there.until(lambda state: state["seats"][0]["online"] and state["seats"][1]["online"])
                for tab in (here, here, there, there):
                    tab.play()
                here.until(lambda state: state["choices"])
                here.ask(type="chat", text="now")
                there.until(lambda _: there.chat and there.for_good == 4)
                heard = len(there.bytes)
                for _ in range(3):
                    here.play(hold=True)
                    here.ask(type="undo", version=here.state["version"], steps=1)
                    here.until(lambda state: state["can"]["undo"] == 0)
                here.ask(type="chat", text="done")  # what is told after it comes after it
                there.until(lambda _: len(there.chat) == 2)
                assert [json.loads(text)["chat"][0]["text"] for text in there.bytes[heard:]] == ["done"]


def test_clocks_go_on_where_another_process_is_there_and_stand_still_where_none_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with postgres() as url, serving(url) as one:
        ada = Browser(one.base)
        table = ada.new("hh", clock={"seconds": 60, "increment": 0})["table"]
        pass_time(monkeypatch, 20)
        with serving(url) as two:
            there = Browser(two.base)
            there.http.cookies.update(ada.http.cookies)
            for browser in (ada, there):
                assert browser.http.get(f"/api/v1/tables/{table}").json()["seats"][0]["clock"] <= 40_000
    with postgres() as url:
        with serving(url) as one:
            ada = Browser(one.base)
            table = ada.new("hh", clock={"seconds": 60, "increment": 0})["table"]
        pass_time(monkeypatch, 3600)
        with serving(url) as two:
            there = Browser(two.base)
            there.http.cookies.update(ada.http.cookies)
            assert there.http.get(f"/api/v1/tables/{table}").json()["seats"][0]["clock"] > 35_000


def _race(here: Tab, there: Tab) -> None:
    """Both rename their own seat at the same moment, again and again: one change never eats the other."""

    def rename(tab: Tab, seat: int) -> None:
        for number in range(10):
            assert tab.ask(type="name", seat=seat, name=f"{seat} {number}")["type"] == "ack"

    threads = [threading.Thread(target=rename, args=pair) for pair in ((here, 0), (there, 1))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    for tab in (here, there):
        tab.until(lambda state: [seat["name"] for seat in state["seats"][:2]] == ["0 9", "1 9"])


def test_who_asks_another_process_by_http_is_not_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", 2.0)
    monkeypatch.setattr("pentapolis.server.live.sweep.SWEEP", 0.2)
    with postgres() as url, serving(url) as one, serving(url) as two:
        ada, bob = Browser(one.base), Browser(two.base)
        made = ada.new("hl")
        table = made["table"]
        bob.join(made["seats"][1]["link"])
        with bob.live(table, 1):
            pass
        replace_ = {"type": "propose", "kind": "replace", "seat": 1, "level": "level-1"}
        with ada.live(table) as here:
            for _ in range(6):
                time.sleep(0.5)
                assert bob.http.get(f"/api/v1/tables/{table}?seat=1").status_code == 200
            time.sleep(0.5)
            assert here.ask(**replace_)["refusal"]["key"] == "table-not-away"
            time.sleep(2.5)
            assert here.ask(**replace_)["type"] == "ack"


def test_a_server_outlives_the_loss_of_its_database_connections(tmp_path: Path) -> None:
    with postgres() as url, serving(url) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            tab.play()
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    " AND datname = 'postgres'"
                )
            end = time.monotonic() + 20
            answer = tab.play()
            while answer["type"] != "ack" and time.monotonic() < end:
                assert answer["code"] == "storage-failed"
                tab.hello(0)
                answer = tab.play()
            assert answer["type"] == "ack" and tab.state["decision"]["seat"] == 1


def test_processes_count_by_the_time_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    with postgres() as url, serving(url) as one:
        real = time.time_ns
        monkeypatch.setattr("time.time_ns", lambda: real() + 3600 * 10**9)  # this machine is an hour ahead
        with serving(url) as two:
            assert abs(two.services.clock.now() - one.services.clock.now()) < 60_000
            ada = Browser(two.base)
            table = ada.new("hh", clock={"seconds": 600, "increment": 0})["table"]
            there = Browser(one.base)
            there.http.cookies.update(ada.http.cookies)
            assert there.http.get(f"/api/v1/tables/{table}").json()["seats"][0]["clock"] > 500_000


def test_a_machine_that_slept_with_its_database_costs_nobody_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with postgres() as url, serving(url) as one:
        ada = Browser(one.base)
        table = ada.new("hh", clock={"seconds": 600, "increment": 0})["table"]
        with ada.live(table) as tab:
            pass_time(monkeypatch, 3600)
            assert tab.play()["type"] == "ack"
            seat = tab.state["seats"][0]
            assert seat["level"] is None and seat["clock"] > 500_000
