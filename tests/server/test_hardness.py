"""Numbers, words and padding beyond measure are refused in words, and /health tells when nothing can be saved."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

import pentapolis
from pentapolis.core.record import Record

from .served import Browser, Process, Served, serving

HUGE = 10**30


def played(game: str = "akropolis") -> list[dict[str, Any]]:
    """The lines of a record of some moves."""
    record = Record.start(pentapolis.game(game), 2, 7, names=["Ada", "Berta"])
    state, rng = record.first_state(), pentapolis.Rng(1)
    for _ in range(6):
        record.append(state, state.sample(rng))
    return [json.loads(line) for line in record.lines(tell_seed=True)]


def upload(browser: Browser, lines: list[Any]) -> httpx.Response:
    body = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    return browser.http.post("/api/v1/records", content=body.encode(), headers={"Content-Type": "text/plain"})


@pytest.mark.parametrize("value", [HUGE, -HUGE, 2**64, "x" * 90_000, ["x"] * 9000, {"x" * 3000: HUGE}, None])
def test_records_with_fields_beyond_measure_are_refused_in_words(browser: Browser, value: Any) -> None:
    places = [(0, name) for name in played()[0]] + [(1, "seat"), (1, "play"), (1, "draws"), (0, "x" * 3000)]
    for line, name in places:
        if (name, value) in (("draws", None), ("seed", None)):
            continue
        lines = played()
        lines[line][name] = value
        answer = upload(browser, lines)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (422, "bad-request"), (name, answer.text[:300])
        assert f"line {line + 1}" in error["text"] and len(error["text"]) < 600, name
    for name in ("scores", "winners", "digest"):
        result = {"scores": [1, 2], "winners": [0], "digest": "0" * 64, name: value}
        assert upload(browser, [*played(), result]).status_code == 422, name


def test_numbers_of_a_thousand_digits_are_refused_in_words(browser: Browser) -> None:
    endless = "9" * 5000
    header, first, *rest = (json.dumps(line) for line in played())
    for lines in (
        [header.replace('"version": 2', f'"version": {endless}'), first, *rest],
        [header, first.replace('"seat": 0', f'"seat": {endless}'), *rest],
        [header, '{"seat":0,"play":"take ' + endless + '"}'],
    ):
        answer = upload(browser, lines)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request"), answer.text[:200]
    table = browser.new("hh")["table"]
    with browser.live(table) as tab:
        for message in (
            '{"type":"play","id":1,"version":1,"action":' + endless + "}",
            '{"type":"play","id":' + endless + ',"version":1,"action":1}',
            '{"type":"why","id":1,"version":1,"notation":"take ' + "9" * 190 + '"}',
        ):
            tab.line.send(message)
            answer_ = tab.receive()
            assert answer_["type"] in ("error", "why") and answer_.get("code") != "internal", answer_


def test_a_mistake_of_ours_is_not_called_a_missing_table(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise KeyError("a mistake")

    monkeypatch.setattr("pentapolis.server.http.api.catalogue.games", fails)
    answer = browser.http.get("/api/v1/games")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")


def test_padding_of_a_record_is_not_kept(served: Served, browser: Browser) -> None:
    lines = played()
    plain = upload(browser, lines).json()["replay"]
    padded = [line for part in lines for line in (" " * 9000 + json.dumps(part, indent=0).replace("\n", " " * 200), "")]
    padded[0] = padded[0].replace("long", "\\u006cong")
    answer = upload(browser, [*padded, *[" "] * 5000])
    assert answer.status_code == 201, answer.text
    bodies = [browser.http.get(f"/api/v1/records/{id}").content for id in (plain, answer.json()["replay"])]
    assert bodies[0] == bodies[1]
    assert len(bodies[0]) < 1.1 * len("\n".join(json.dumps(line) for line in lines))


def test_text_that_is_no_utf_8_leaves_no_traceback_in_the_log(tmp_path: Path) -> None:
    process = Process(f"--data={tmp_path / 't.sqlite'}", "--workers=1", "--lang=en")
    browser = Browser(process.base)
    with browser.live(browser.new("hh")["table"]) as tab:
        with tab.line.send_context():
            tab.line.protocol.send_text(b"\xff\xfe")
        with pytest.raises(ConnectionClosed):
            tab.until(lambda state: False)
    for target in ("/%ff%fe", "/api/v1/tables/%ff", "/api/v1/games?lang=%ff"):
        assert httpx.get(process.base + target).status_code in (404, 422)
    assert httpx.get(process.base + "/join/%ff").status_code == 303  # to the page, which says what is wrong with it
    said = process.stop()
    assert "UTF-8" in said and "Traceback" not in said


def test_health_fails_when_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.server.live.heartbeat.FRESH", 0.0)
    with serving(tmp_path / "t.sqlite") as served:
        barred = [False]

        def bar(connection: Any, *_: object) -> None:
            connection.execute(f"PRAGMA query_only={int(barred[0])}")

        event.listen(served.run.server.database.engine, "checkout", bar)
        assert httpx.get(f"{served.base}/api/v1/health").json()["ok"]
        barred[0] = True
        answer = httpx.get(f"{served.base}/api/v1/health")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage-unwritable")
        barred[0] = False
        assert httpx.get(f"{served.base}/api/v1/health").status_code == 200


def test_health_writes_once_in_a_while_however_often_it_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite") as served:
        served.services.heartbeat._checked = time.monotonic() + 3600
        commits: list[int] = []
        event.listen(served.run.server.database.engine, "commit", lambda _: commits.append(1))
        for _ in range(20):
            assert httpx.get(f"{served.base}/api/v1/health").status_code == 200
        assert len(commits) <= 2  # one may be the regular note of the time
