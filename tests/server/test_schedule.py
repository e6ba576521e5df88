"""People before bots: whose bot thinks next, how long, and who is told of it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pentapolis.bots.levels import leveled, simulations
from pentapolis.core.game import game
from pentapolis.core.rng import Rng
from pentapolis.server.live.bot_priority import address_of, pace_of, rank_of
from pentapolis.server.workers.pool import WorkerLost, WorkerPool
from pentapolis.server.workers.schedule import ABSENT, LEAST_SHARE, NOBODY, PATIENCE, PRESENT, Claim, Schedule, share_of

from .served import Browser, Served, serving


def order(schedule: Schedule[str]) -> list[str]:
    """All jobs, one after the other on one worker."""
    found = []
    while (taken := schedule.take()) is not None:
        found.append(taken[0])
        schedule.done(taken[1])
    return found


def test_people_who_are_there_come_first_then_those_who_are_away_then_bots_alone() -> None:
    schedule: Schedule[str] = Schedule(2)
    for name, rank in (("bots", NOBODY), ("away", ABSENT), ("here", PRESENT), ("here too", PRESENT)):
        schedule.add(name, Claim(rank, name))
    assert len(schedule) == 4 and schedule.waiting(PRESENT) == 2
    assert order(schedule) == ["here", "here too", "away", "bots"]
    assert len(schedule) == 0 and schedule.take() is None


def test_every_address_gets_the_same_share_however_many_tables_it_has() -> None:
    schedule: Schedule[str] = Schedule(1)
    for number in range(120):
        schedule.add(f"eve {number}", Claim(address="eve"))
    for number in range(3):
        schedule.add(f"ada {number}", Claim(address="ada"))
    assert order(schedule)[:7] == ["eve 0", "ada 0", "eve 1", "ada 1", "eve 2", "ada 2", "eve 3"]


def test_a_share_is_measured_by_what_jobs_cost() -> None:
    schedule: Schedule[str] = Schedule(1)
    for number in range(3):
        schedule.add(f"long {number}", Claim(address="eve", cost=5))
    for number in range(12):
        schedule.add(f"short {number}", Claim(address="ada", cost=1))
    first = order(schedule)[:12]
    assert [job[0] for job in first].count("l") == 2 and [job[0] for job in first].count("s") == 10


def test_who_was_quiet_has_saved_nothing_and_who_had_much_is_not_forgiven() -> None:
    schedule: Schedule[str] = Schedule(1)
    schedule.add("ada", Claim(address="ada"))
    for number in range(10):
        schedule.add(f"eve {number}", Claim(address="eve"))
    for _ in range(6):
        taken = schedule.take()
        assert taken is not None
        schedule.done(taken[1])
    for number in range(5):  # ada comes back, and gets one in two, not the next five
        schedule.add(f"ada {number}", Claim(address="ada"))
    assert [job[:3] for job in order(schedule)[:6]].count("ada") == 3
    schedule.add("one", Claim(address="eve", cost=100))
    assert order(schedule) == ["one"]
    schedule.add("eve", Claim(address="eve"))
    schedule.add("bob", Claim(address="bob"))
    assert order(schedule) == ["bob", "eve"]
    assert len(schedule._had) <= 2


def test_what_nobody_waits_for_never_has_all_workers_and_is_not_put_off_for_ever() -> None:
    schedule: Schedule[str] = Schedule(2)
    for number in range(5):
        schedule.add(f"bots {number}", Claim(NOBODY))
    first = schedule.take()
    assert first is not None and schedule.take() is None
    schedule.add("person", Claim(PRESENT))
    person = schedule.take()
    assert person is not None and person[0] == "person"
    schedule.done(person[1])
    assert schedule.take() is None
    schedule.done(first[1])
    for number in range(3 * PATIENCE):
        schedule.add(f"person {number}", Claim(PRESENT))
    bots = [place for place, job in enumerate(order(schedule)) if job.startswith("bots")]
    assert bots[:2] == [PATIENCE - 1, 2 * PATIENCE]  # one person was preferred to them before
    alone: Schedule[str] = Schedule(1)
    alone.add("bots", Claim(NOBODY))
    assert alone.take() == ("bots", NOBODY)


def test_bots_think_shorter_the_more_wait() -> None:
    assert [share_of(waiting, 2) for waiting in (0, 1, 2, 4, 20)] == [1, 1, 1, 0.5, 0.1]
    assert share_of(10_000, 2) == LEAST_SHARE


def test_a_level_that_searches_searches_its_share_and_others_are_as_they_are() -> None:
    assert simulations("level-5", "uchronia") == 3000 and simulations("level-1", "uchronia") == 0
    world = game("uchronia").new(2, "00" * 32)
    hurried = leveled("level-4", 0.5)
    assert hurried.choose(world.resample(world.player, Rng(1)), Rng(2)) in world.legal()
    player: Any = hurried._players["uchronia", False]
    assert (player.budget.simulations, player.simulations) == (16, 16)
    assert player.budget.seconds == pytest.approx(0.5)
    usual = leveled("level-5", 1.0)
    usual._players["uchronia", False] = SimpleNamespace(choose=lambda *_: 7)
    assert usual.choose(world, Rng(1)) == 7


def test_the_last_simulation_is_left_whatever_the_share() -> None:
    world = game("akropolis").new(2, "00" * 32)
    hurried = leveled("level-5", 0.0001)
    assert hurried.choose(world.resample(world.player, Rng(1)), Rng(2)) in world.legal()


class Eye:
    def __init__(self, address: str, *mine: int) -> None:
        self.address, self.mine = address, frozenset(mine)


def live_of(*eyes: Eye, owned: bool = True, made_from: str = "", asking: bool = False) -> Any:
    seats = [SimpleNamespace(owned=owned)]
    return SimpleNamespace(
        watchers=set(eyes),
        online=lambda: {seat for eye in eyes for seat in eye.mine},
        recently_seen=lambda: asking,
        table=SimpleNamespace(seats=seats),
        made_from=made_from,
    )


def test_a_table_matters_by_who_is_there_and_counts_for_their_address() -> None:
    assert rank_of(live_of(Eye("ada", 0))) == rank_of(live_of(asking=True)) == PRESENT
    assert rank_of(live_of()) == rank_of(live_of(Eye("eve"), owned=False)) == ABSENT
    assert rank_of(live_of(owned=False)) == NOBODY
    assert address_of(live_of(made_from="maker")) == address_of(live_of(Eye("eve"), made_from="maker")) == "maker"
    assert address_of(live_of(Eye("bob", 1), Eye("ada", 0), made_from="maker")) == "ada"
    assert address_of(live_of(Eye("bob", 1), Eye("ada", 0), made_from="bob")) == "bob"
    assert address_of(live_of()) == ""


def test_tables_that_nobody_looks_at_go_on_more_slowly_the_more_one_address_has() -> None:
    assert [pace_of(0.6, NOBODY, tables) for tables in (1, 4, 8, 120)] == [0.6, 0.6, 1.2, pytest.approx(18.0)]
    assert pace_of(0.6, PRESENT, 120) == pace_of(0.6, ABSENT, 120) == 0.6


def first_of_two(number: int, share: float = 1.0) -> tuple[int, float]:
    return number, share


def wait(path: str) -> None:
    Path(path).read_text()  # a pipe: it returns when somebody writes


def test_workers_take_jobs_in_that_order_and_tell_how_much_each_may_think(tmp_path: Path) -> None:
    import os

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def work() -> None:
        pool = WorkerPool(1)
        pool.start()
        told: list[float] = []
        ended: list[str] = []

        async def ask(name: str, claim: Claim) -> tuple[int, float]:
            answer: tuple[int, float] = await pool.run(first_of_two, 1, claim=claim, shrinks=told.append)
            ended.append(name)
            return answer

        try:
            busy = asyncio.create_task(pool.run(wait, str(pipe)))
            while pool._schedule.waiting(PRESENT) or not pool._threads[0].is_alive():
                await asyncio.sleep(0.01)
            tasks = [asyncio.create_task(ask(f"bots {n}", Claim(NOBODY, "eve"))) for n in range(3)]
            tasks += [asyncio.create_task(ask(f"person {n}", Claim(PRESENT, f"{n}"))) for n in range(4)]
            while len(pool._schedule) < 7:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(pipe.write_text, "go on")
            await busy
            answers = await asyncio.gather(*tasks)
            assert ended == [f"person {n}" for n in range(4)] + [f"bots {n}" for n in range(3)]
            assert told == [1 / 4, 1 / 3, 1 / 2, 1, 1, 1, 1] == [share for _, share in answers[3:] + answers[:3]]
        finally:
            pool.close()
        assert not any(thread.is_alive() for thread in pool._threads)

    asyncio.run(work())


def test_who_waits_for_a_bot_that_thinks_shorter_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    claims: list[Claim] = []

    async def crowded(*args: Any, claim: Claim, shrinks: Any) -> int:
        claims.append(claim)
        shrinks(0.25)
        while not go.is_set():
            await asyncio.sleep(0.01)
        raise WorkerLost("it is moved for")

    with serving(tmp_path / "t.sqlite") as running:
        monkeypatch.setattr(running.services.workers, "run", crowded)
        browser = Browser(running.base)
        wish = {"game": "akropolis", "seats": [{"kind": "bot", "level": "level-5"}, {"kind": "here"}]}
        table = browser.http.post("/api/v1/tables", json=wish).json()["table"]
        with browser.live(table, 1) as tab:
            assert tab.until(lambda state: state["hurried"])["decision"]["seat"] == 0
            go.set()
            assert not tab.until(lambda state: state["choices"])["hurried"]
            assert claims[0].address == "127.0.0.1" and claims[0].cost == 1 + simulations("level-5", "akropolis") / 10


def test_a_bot_that_does_not_search_is_never_said_to_think_shorter(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crowded(*args: Any, claim: Claim, shrinks: Any) -> int:
        shrinks(0.25)
        raise WorkerLost("it is moved for")

    monkeypatch.setattr(served.services.workers, "run", crowded)
    with browser.live(browser.new("bh")["table"], 1) as tab:
        tab.until(lambda state: state["choices"])
        assert not any('"hurried":true' in data for data in tab.bytes)
