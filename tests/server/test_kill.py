"""kill -9 in the middle of play: every acknowledged move is there, and every table goes on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from .served import Browser, Process, Tab


@dataclass
class Known:
    """A table as its player knows it: the version that was acknowledged last, and the log they have seen."""

    table: str
    browser: Browser
    version: int = 1
    log: list[str] = field(default_factory=list)
    acknowledged: int = 0
    over: bool = False


def new_tables(process: Process, count: int) -> list[Known]:
    """Tables of a person and a bot."""
    made = []
    for number in range(count):
        browser = Browser(process.base)
        made.append(Known(browser.new("hb", ("akropolis", "uchronia")[number % 2])["table"], browser))
    return made


def come_back(process: Process, known: Known) -> Tab:
    """A tab at the table, which has everything that was acknowledged."""
    known.browser.base = process.base
    known.browser.http.base_url = process.base
    tab = known.browser.live(known.table)
    assert tab.state["version"] >= known.version, "an acknowledged move is gone"
    assert [entry["notation"] for entry in tab.log][: len(known.log)] == known.log, "another game than before"
    return tab


def play_on(tab: Tab, known: Known) -> None:
    """Plays until the line breaks or the game is over."""
    try:
        while True:
            known.log = [entry["notation"] for entry in tab.log]
            if tab.until(lambda state: state["choices"] or state["status"] == "over")["status"] == "over":
                known.over = True
                return
            state = tab.state
            action = random.choice(state["choices"])["action"]
            answer = tab.ask(type="play", version=state["version"], action=action, hold=False)
            if answer["type"] == "ack":
                known.version = answer["version"]
                known.acknowledged += 1
                tab.reach(answer["version"])
    except (ConnectionClosed, EOFError, TimeoutError, OSError):
        return


def one_kill(process: Process, tables: list[Known], moves: int) -> None:
    """Plays on all tables at once until that many moves were acknowledged, and kills the server meanwhile."""
    tabs = [come_back(process, known) for known in tables]
    threads = [threading.Thread(target=play_on, args=pair) for pair in zip(tabs, tables, strict=True)]
    enough = sum(known.acknowledged for known in tables) + moves
    for thread in threads:
        thread.start()
    end = time.monotonic() + 60
    while sum(known.acknowledged for known in tables) < enough:
        assert time.monotonic() < end, "the tables do not go on"
        time.sleep(0.01)
    time.sleep(random.uniform(0, 0.1))
    playing = sum(thread.is_alive() for thread in threads)
    process.kill()
    assert playing > len(tables) // 2, "the server was not killed in the middle of play"
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive()


def kills(folder: Path, times: int, tables: int, moves: int) -> Iterator[int]:
    """Kills the server that often, and once more to look at the end; yields after each the moves acknowledged so far.

    Where a game is over a new table takes its place, so that the server is always busy when it is killed.
    """
    start = (f"--data={folder / 'tables.sqlite'}", "--pace=0", "--workers=1")
    process = Process(*start)
    known: list[Known] = []
    acknowledged = 0
    try:
        for _ in range(times):
            acknowledged += sum(each.acknowledged for each in known if each.over)
            known = [each for each in known if not each.over]
            known += new_tables(process, tables - len(known))
            one_kill(process, known, moves)
            yield acknowledged + sum(each.acknowledged for each in known)
            process = Process(*start)
        for each in known:
            come_back(process, each)
    finally:
        if process.alive():
            process.kill()


def test_every_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    acknowledged = list(kills(tmp_path, times=3, tables=4, moves=8))
    assert len(acknowledged) == 3 and acknowledged[-1] >= 24
