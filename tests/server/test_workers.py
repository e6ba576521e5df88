"""Bots in processes of their own: slow, lost or broken ones delay nobody and stop no game."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import time
from typing import Any

import pytest

import pentapolis
from pentapolis.core.record import Record
from pentapolis.server.live import bots, people_first
from pentapolis.server.workers import jobs, pool
from pentapolis.server.workers.pool import WorkerLost, WorkerPool

from .served import Browser, Served


def double(number: int) -> int:
    return 2 * number


def pid() -> int:
    return os.getpid()


def fail() -> None:
    raise ValueError("no")


def vanish() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def test_a_lost_or_silent_worker_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "RECYCLED_AFTER", 3)

    async def work() -> None:
        crew = WorkerPool(1)
        crew.start()
        try:
            assert await crew.run(double, 4) == 8
            with pytest.raises(ValueError, match="no"):
                await crew.run(fail)
            first = await crew.run(pid)
            assert await crew.run(pid) != first  # after three jobs another process goes on
            with pytest.raises(WorkerLost):
                await crew.run(vanish)
            with pytest.raises(WorkerLost, match="in time"):
                await crew.run(sleep, 60, seconds=0.2)
            assert await crew.run(double, 5) == 10
        finally:
            crew.close()

    asyncio.run(work())


def test_a_bot_that_fails_is_asked_again_and_then_moved_for(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def lost(*args: Any, **_: Any) -> int:
        asked.append("lost")
        raise WorkerLost("gone")

    monkeypatch.setattr(served.services.workers, "run", lost)
    table = browser.new("hb")["table"]
    with browser.live(table) as tab:
        tab.play()
        tab.play()
        tab.until(lambda state: state["choices"] and len(tab.log) >= 4)
    assert len(asked) >= bots.ASKED


def test_a_bot_is_given_a_world_of_its_own_and_never_the_true_one(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What leaves for a worker agrees with what the bot's seat sees, and is drawn anew in all that it cannot see."""
    run, given = served.services.workers.run, []
    lucky = itertools.count(1)

    async def heard(work: Any, *args: Any, **more: Any) -> Any:
        if work is jobs.think:
            given.append(args[0])
        return await run(work, *args, **more)

    monkeypatch.setattr(served.services.workers, "run", heard)
    monkeypatch.setattr(bots, "bot_seed", lambda: next(lucky))
    table = browser.new("bbb", "uchronia")["table"]
    seed = _to_the_end(browser, table)
    truth, asked = _true_states(browser, table), 0
    assert len(given) > 50
    for dump in given:
        assert dump["seed"] != seed
        world = pentapolis.game("uchronia").load(dump)
        seen = world.view(world.player)
        true = next(state for state in truth if state.view(world.player) == seen)
        asked += true.dump()["position"] != dump["position"]
    assert asked > len(given) - 5, "the piles and Hands of the game itself"


def _to_the_end(browser: Browser, table: str) -> str:
    """Waits until the bots have ended their game; returns the seed it was dealt from."""
    with browser.live(table, None) as tab:
        return str(tab.until(lambda state: state["status"] == "over")["seed"])


def _true_states(browser: Browser, table: str) -> list[pentapolis.State]:
    """The true states of the game, from its record."""
    record = Record.read(browser.http.get(f"/api/v1/tables/{table}/record").text.splitlines())
    return [record.first_state().copy(), *(after.copy() for after, _ in record.states())]


def test_a_thinking_bot_delays_no_other_table(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(*args: Any, **_: Any) -> int:
        await served.services.workers.__class__.run(served.services.workers, sleep, 1.0)
        raise WorkerLost("too slow")

    monkeypatch.setattr(served.services.workers, "run", slow)
    thinking, other = browser.new("bh")["table"], browser.new("hh")["table"]
    with browser.live(other) as tab, browser.live(thinking, 1) as waiting:
        start = time.monotonic()
        for _ in range(4):
            tab.hello(tab.state["decision"]["seat"])
            tab.play()
        assert time.monotonic() - start < 3
        assert waiting.log == []
        assert waiting.ask(type="chat", text="take your time")["type"] == "ack"


def test_bots_move_at_a_pace_that_can_be_followed(served: Served, browser: Browser) -> None:
    bots = served.services.bots
    bots.pace = 0.3
    try:
        table = browser.new("bh")["table"]
        with browser.live(table, 1) as tab:
            start = time.monotonic()
            tab.until(lambda state: state["choices"])
            assert time.monotonic() - start > 0.5  # two steps of the bot
    finally:
        bots.pace = 0.0


def test_bots_let_people_pass_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        people = people_first.PeopleFirst()
        await asyncio.wait_for(people.wait(), 0.5)
        with people.answering():
            bot = asyncio.create_task(people.wait())
            with people.answering():
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)
            assert not bot.done()
        await asyncio.wait_for(bot, 0.5)
        monkeypatch.setattr(people_first, "PATIENCE", 0.1)
        with people.answering():
            await asyncio.wait_for(people.wait(), 2)

    asyncio.run(work())
