"""Analyses on a server: asked for, watched, stopped, gone on with after a restart, and refused where they must be."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

import pentapolis
from pentapolis import Rng
from pentapolis.analysis import Setting, analyse
from pentapolis.core.record import Record, start_header
from pentapolis.core.session import Session
from pentapolis.server.live import analyses
from pentapolis.server.settings import Limits

from .postgres import postgres
from .served import PLENTY, Browser, Process, Served, serving

LAST = analyses.LAST
TINY = Setting("quick", 2, 1, 1)
TINIES: dict[str, Any] = {"quick": TINY, "deep": Setting("deep", 4, 1, 2)}
SLOW = Setting("quick", 20_000, 1, 3)  # one decision of it lasts longer than any test
PATIENCE = 120  # seconds; a slow machine with other work to do is no reason to fail
LOTS = replace(PLENTY, new_analyses=10**6, analyses_of_one=10**6)


def finished(game: str = "akropolis", players: int = 2, moves: int | None = None, seed: int = 3) -> str:
    """The record of a game that was played at random, or of its first moves, with its seed."""
    names = ["Ada", "Zoé", "Kim", "Bo"][:players]
    session, rng = Session.new(pentapolis.game(game), players, seed=seed, names=names), Rng(seed)
    played = 0
    while not session.state.over and played != moves:
        session.play(session.state.sample(rng))
        played += 1
    return "".join(f"{line}\n" for line in session.record().lines(tell_seed=True))


def late(left: int = 8) -> str:
    """The record of a game that begins with so many moves left: it is analysed in a moment."""
    whole = Record.read(finished().splitlines())
    state = whole.first_state()
    for move in whole.moves[:-left]:
        state.play(state.parse(move.play))
    record = Record(start_header(state, whole.header.names))
    state = record.first_state()
    while not state.over:
        record.append(state, state.parse(whole.moves[len(record.moves) - left].play))
    return "".join(f"{line}\n" for line in record.lines(tell_seed=True))


def uploaded(browser: Browser, record: str) -> str:
    """The address of the analysis of a record that is uploaded."""
    browser.http.timeout = httpx.Timeout(PATIENCE)
    answer = browser.http.post("/api/v1/records", content=record, headers={"Content-Type": "application/jsonl"})
    assert answer.status_code == 201, answer.text
    return f"/api/v1/records/{answer.json()['replay']}/analysis"


def start(browser: Browser, path: str, setting: str = "quick") -> httpx.Response:
    return browser.http.post(path, json={"setting": setting})


def until(browser: Browser, path: str, wanted: Any, seconds: float = 2 * PATIENCE) -> dict[str, Any]:
    """The analysis as soon as it is as wanted."""
    end = time.monotonic() + seconds
    while True:
        found: dict[str, Any] = browser.http.get(path).json()
        if wanted(found):
            return found
        assert time.monotonic() < end, {name: found.get(name) for name in ("status", "judged", "total", "error")}
        time.sleep(0.05)


def costs(told: dict[str, Any]) -> list[float]:
    """What the decisions cost in chance."""
    return [one["cost"]["value"] for one in told["decisions"]]


def is_done(found: dict[str, Any]) -> bool:
    return bool(found["status"] == "done")


@pytest.fixture(scope="module", autouse=True)
def _at_once() -> Iterator[None]:
    """Tests wait for analyses: they have the cores like anybody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyses, "LAST", 0)
        yield


@pytest.fixture(scope="module")
def analysing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    where = tmp_path_factory.mktemp("analysing") / "tables.sqlite"
    with serving(where, limits=LOTS, **TINIES) as running:
        yield running


@pytest.fixture(scope="module")
def quick(analysing: Served) -> tuple[Browser, str, str]:
    """A visitor, the address of an analysis that is done, and its record."""
    browser, record = Browser(analysing.base), finished()
    path = uploaded(browser, record)
    assert browser.http.get(path).json()["status"] == "none"
    assert start(browser, path).status_code == 202
    until(browser, path, is_done)
    return browser, path, record


def test_it_tells_what_the_library_finds(quick: tuple[Browser, str, str]) -> None:
    browser, path, record = quick
    told = browser.http.get(path).json()
    found = analyse(Record.read(record.splitlines()), TINY, workers=1)
    assert found is not None
    assert told["judged"] == told["total"] == len(found.decisions) == len(told["decisions"])
    assert [one["n"] for one in told["decisions"]] == [one.n for one in found.decisions]
    assert costs(told) == [one.judgement.cost.value for one in found.decisions]
    assert [one["quality"] for one in told["decisions"]] == [one.judgement.quality for one in found.decisions]
    assert all(one["text"] for one in told["decisions"])
    for seat, balance in enumerate(told["balance"]):
        parts = balance["points"]
        assert parts["fair"] + parts["luck"] + parts["own"] + parts["others"] == pytest.approx(
            parts["result"], abs=0.01
        )
        assert parts["result"] == pytest.approx(found.balance[seat].leads.result)
    assert told["luck"][0]["n"] == 0 and told["budgets"][0]["worlds"] == 2 and told["budgets"][1]["seconds"] > 0


def test_who_has_it_is_told_that_nothing_has_changed(quick: tuple[Browser, str, str]) -> None:
    browser, path, _ = quick
    etag = browser.http.get(path).headers["ETag"]
    assert browser.http.get(path, headers={"If-None-Match": etag}).status_code == 304
    assert browser.http.get(path, params={"lang": "fr"}, headers={"If-None-Match": etag}).status_code == 200


def test_a_decision_comes_with_what_a_board_needs(quick: tuple[Browser, str, str]) -> None:
    browser, path, _ = quick
    told = browser.http.get(path).json()
    replay = path.removesuffix("/analysis")
    lines = 0
    for one in told["decisions"][::3]:
        move = browser.http.get(f"{path}/{one['n']}").json()
        assert move["n"] == one["n"] and move["seat"] == one["seat"] and move["played"]["text"]
        frame = browser.http.get(f"{replay}/frames", params={"from": one["n"], "to": one["n"]}).json()["frames"][0]
        assert frame["seat"] == one["seat"]
        if move["better"] is None:
            assert move["line"] == [] and one["cost"]["value"] == 0
            continue
        lines += 1
        assert move["better"]["notation"] != move["played"]["notation"]
        rows = sum(term["points"] for term in move["terms"]) + move["outlook"] - move["others"]
        assert rows == pytest.approx(one["points"]["value"], abs=0.1)
        assert [step["n"] for step in move["line"]] == list(range(one["n"], one["n"] + len(move["line"])))
        assert move["line"][0]["notation"] == move["better"]["notation"]
        assert move["preview_better"]["action"] == move["better"]["action"]
        assert all(step["view"]["game"] == "akropolis" for step in move["line"])
    assert lines
    french = browser.http.get(f"{path}/{told['decisions'][0]['n']}", params={"lang": "fr"}).json()
    english = browser.http.get(f"{path}/{told['decisions'][0]['n']}").json()
    assert french["decision"]["text"] != english["decision"]["text"]
    assert browser.http.get(f"{path}/99999").status_code == 404


def test_deep_replaces_quick_move_by_move(quick: tuple[Browser, str, str]) -> None:
    browser, path, _ = quick
    assert start(browser, path, "deep").status_code == 202
    seen = set()
    while True:
        told = browser.http.get(path).json()
        settings = [one["setting"] for one in told["decisions"]]
        assert len(settings) == told["total"], "what quick has found is shown meanwhile"
        assert settings == ["deep"] * told["judged"] + ["quick"] * (told["total"] - told["judged"])
        seen.add(told["judged"])
        if told["status"] == "done":
            break
        assert told["setting"] == "deep" and told["balance"]
    assert len(seen) > 2


def test_it_is_kept_with_the_table_and_seen_by_who_sees_the_replay(analysing: Served) -> None:
    ada, eve = Browser(analysing.base), Browser(analysing.base)
    table = ada.new("hb")["table"]
    path = f"/api/v1/tables/{table}/analysis"
    with ada.live(table) as tab:
        refused = start(ada, path)
        assert refused.status_code == 409 and refused.json()["error"]["code"] == "analysis-running"
        assert ada.http.get(path).status_code == 409
        assert ada.http.get(f"{path}/1").status_code == 409
        while tab.until(lambda state: state["choices"] or state["status"] == "over")["status"] != "over":
            tab.play()
    for method in ("GET", "POST", "DELETE"):
        asked = eve.http.request(method, path, json={"setting": "quick"} if method == "POST" else None)
        assert asked.status_code == 404, method
    assert start(ada, path).status_code == 202
    until(ada, path, is_done)
    look = ada.http.post(f"/api/v1/tables/{table}/look").json()["link"].partition("look=")[2]
    assert eve.http.get(path, params={"look": look}).json()["status"] == "done"
    assert eve.http.get(path, params={"look": "x" * 40}).status_code == 404
    assert start(ada, path).json()["status"] == "done", "what is done is not done again"
    page = ada.http.get(f"/api/v1/tables/{table}/replay.html")
    assert page.status_code in (200, 503)


def test_an_abandoned_game_and_one_that_is_not_over_are_refused(analysing: Served) -> None:
    browser = Browser(analysing.base)
    path = uploaded(browser, finished(moves=10))
    for answer in (start(browser, path), browser.http.get(path)):
        assert answer.status_code == 409 and "finished" in answer.json()["error"]["text"]


def test_bad_wishes_are_refused_in_words(analysing: Served) -> None:
    browser = Browser(analysing.base)
    path = uploaded(browser, finished())
    assert start(browser, path, "deepest").status_code == 422
    assert browser.http.post(path, json={"setting": "quick", "worlds": 9}).status_code == 422
    assert browser.http.get(f"{path}/0").status_code == 404
    assert start(browser, "/api/v1/records/AAAAAAAAAAAA/analysis").status_code == 404


def test_stopped_it_keeps_what_is_there_and_goes_on_from_there(analysing: Served) -> None:
    browser = Browser(analysing.base)
    path = uploaded(browser, finished(seed=8))
    start(browser, path)
    until(browser, path, lambda found: found["judged"] > 2)
    stopped = browser.http.delete(path).json()
    assert stopped["status"] == "stopped" and stopped["judged"] < stopped["total"]
    until(browser, path, lambda _: analysing.services.analyses.under_way() == 0)
    kept = browser.http.get(path).json()
    assert kept["judged"] >= stopped["judged"] and kept["balance"] == []
    assert start(browser, path).json()["judged"] >= kept["judged"]
    assert until(browser, path, is_done)["decisions"][: kept["judged"]] == kept["decisions"]


def test_limits(tmp_path: Path) -> None:
    limits = replace(LOTS, analyses_of_one=1, analyses=2)
    with serving(tmp_path / "tables.sqlite", limits=limits, quick=SLOW, deep=TINIES["deep"]) as served:
        browser = Browser(served.base)
        one, two = uploaded(browser, finished(seed=1)), uploaded(browser, finished(seed=2))
        assert start(browser, one).status_code == 202
        assert start(browser, one).status_code == 202, "it is the same one"
        refused = start(browser, two)
        assert refused.status_code == 429 and refused.json()["error"]["code"] == "analysis-yours"
        assert served.services.analyses.under_way() == 1
    with serving(tmp_path / "other.sqlite", limits=replace(LOTS, analyses_waiting=1), quick=SLOW) as served:
        browser = Browser(served.base)
        assert start(browser, uploaded(browser, finished(seed=1))).status_code == 202
        refused = start(browser, uploaded(browser, finished(seed=2)))
        assert refused.status_code == 503 and refused.json()["error"]["code"] == "analysis-full"
    with serving(tmp_path / "third.sqlite", limits=replace(LOTS, analysis_move_seconds=1), quick=SLOW) as served:
        browser = Browser(served.base)
        path = uploaded(browser, finished(seed=1))
        start(browser, path)
        failed = until(browser, path, lambda found: found["status"] == "failed")
        assert "went wrong" in failed["problem"]
    with serving(tmp_path / "fourth.sqlite", limits=LOTS, analysts=0) as served:
        browser = Browser(served.base)
        path = uploaded(browser, finished(seed=1))
        assert start(browser, path).json()["error"]["code"] == "analysis-off"
        assert browser.http.get(path).json()["offered"] is False
    assert Limits().analyses_of_one > 0


def test_the_analysts_have_the_lowest_priority_and_tables_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "LAST", LAST)
    assert all(start + LAST >= 19 for start in range(-20, 20)), "priorities add up, wherever the server begins"
    with serving(tmp_path / "tables.sqlite", limits=LOTS, quick=SLOW) as served:
        browser = Browser(served.base)
        start(browser, uploaded(browser, finished()))
        pool = served.services.analyses._analysts
        end = time.monotonic() + 60
        while not pool._workers or os.getpriority(os.PRIO_PROCESS, next(iter(pool._workers))._process.pid) != 19:
            assert time.monotonic() < end
            time.sleep(0.05)
        with browser.live(browser.new("hb")["table"]) as tab:
            for _ in range(3):
                tab.play()


def test_a_kill_loses_nothing_that_was_judged(tmp_path: Path) -> None:
    """The server and its workers are killed in the middle; the next one goes on by itself, without being asked."""
    where = f"--data={tmp_path}"
    first = Process(where, "--pace=0", "--workers=1", module="tests.page.serve")
    browser, record = Browser(first.base), finished(seed=3)
    path = uploaded(browser, record)
    start(browser, path)
    before = until(browser, path, lambda found: found["judged"] >= 3)
    first.kill()
    second = Process(where, "--pace=0", "--workers=1", module="tests.page.serve")
    try:
        browser = Browser(second.base)
        after = browser.http.get(path).json()
        assert after["judged"] >= before["judged"] and after["decisions"][: before["judged"]] == before["decisions"]
        whole = until(browser, path, is_done)
        found = analyse(Record.read(record.splitlines()), Setting("quick", 4, 4, 2, turns=2), workers=1)
        assert found is not None
        assert costs(whole) == [one.judgement.cost.value for one in found.decisions]
    finally:
        second.kill()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE analyses SET result = CAST('rubbish' AS BLOB)",
        'UPDATE analyses SET header = replace(header, \'"engine":"\', \'"engine":"0\')',
        "UPDATE analyses SET header = '{}'",
    ],
)
def test_a_damaged_or_older_one_is_made_anew(tmp_path: Path, damage: str) -> None:
    where = tmp_path / "tables.sqlite"
    with serving(where, limits=LOTS, **TINIES) as served:
        browser = Browser(served.base)
        path = uploaded(browser, late())
        start(browser, path)
        good = until(browser, path, is_done)
        with create_engine(f"sqlite:///{where}").begin() as connection:
            connection.execute(text(damage))
        again = browser.http.get(path).json()
        assert again["status"] in ("running", "waiting", "done")
        assert until(browser, path, is_done)["decisions"] == good["decisions"]


def test_what_other_code_has_judged_is_not_mixed_with_ours(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    with serving(where, limits=LOTS, quick=SLOW) as served:
        browser = Browser(served.base)
        path = uploaded(browser, late())
        start(browser, path)
    with create_engine(
        f"sqlite:///{where}"
    ).begin() as connection:  # as if a decision had been judged by an older version
        connection.execute(text("UPDATE analyses SET header = replace(header, 'engine\":\"', 'engine\":\"0')"))
        row = connection.execute(text('SELECT "of", moves FROM analyses')).one()
        wrong = {"of": row[0], "n": int(row[1].strip("[]").split(",")[0]), "body": b"rubbish"}
        connection.execute(text("INSERT INTO judged_moves VALUES (:of, 'quick', :n, :body)"), wrong)
    with serving(where, limits=LOTS, **TINIES) as served:
        whole = until(Browser(served.base), path, is_done)
        assert whole["judged"] == whole["total"] > 2


def test_it_goes_with_its_game(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    with serving(where, limits=replace(LOTS, records=1), **TINIES) as served:
        browser = Browser(served.base)
        path = uploaded(browser, late())
        start(browser, path)
        until(browser, path, is_done)
        uploaded(browser, finished(seed=9))  # the older record goes
        with create_engine(f"sqlite:///{where}").begin() as connection:
            for table in ("analyses", "judged_moves"):
                assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 0


def test_on_postgres_one_process_goes_on_for_another() -> None:
    with postgres() as url:
        with serving(url, limits=LOTS, **TINIES) as one:
            browser = Browser(one.base)
            path = uploaded(browser, finished())
            start(browser, path)
            part = until(browser, path, lambda found: found["judged"] >= 2)
        with serving(url, limits=LOTS, **TINIES) as two:
            browser = Browser(two.base)
            whole = until(browser, path, is_done)
            assert whole["decisions"][: part["judged"]] == part["decisions"]
            with create_engine(url.replace("postgresql:", "postgresql+psycopg:")).begin() as connection:
                connection.execute(text("UPDATE analyses SET result = 'rubbish'"))
            browser.http.get(path)
            assert until(browser, path, is_done)["decisions"] == whole["decisions"]
