"""New tables from positions of finished games, over HTTP: who may, what is refused, and that they outlive a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pentapolis
from pentapolis import Rng
from pentapolis.core.session import Session

from .served import Browser, Served, serving

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "level-1"}]


def finished(browser: Browser, game: str = "akropolis") -> str:
    """A table whose game bots have played to its end."""
    table: str = browser.new("bb", game)["table"]
    with browser.live(table, None) as tab:
        tab.until(lambda state: state["status"] == "over")
    return table


def ask(browser: Browser, at: str, **order: Any) -> Any:
    return browser.http.post(f"/api/v1/{at}/play-on", json={"step": 10, "seats": SEATS, **order})


def test_a_finished_game_is_played_on_and_outlives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        table = finished(browser)
        played = served.live(table).table.line.played
        step = next(n for n in range(8, len(played)) if not played[n].forced)
        seat = played[step].seat
        frames = f"/api/v1/tables/{table}/frames?from={step}&to={step}&seat={seat}"
        was = browser.http.get(frames).json()["frames"][0]["view"]
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Berta"}]
        answer = ask(browser, f"tables/{table}", step=step, name="again", seats=seats)
        assert answer.status_code == 201, answer.text
        new = answer.json()["table"]
        with browser.live(new, seat) as tab:
            assert tab.state["view"] == was and tab.log == [] and tab.state["name"] == "again"
            assert tab.state["seats"][0]["name"] == "Ada" and tab.state["status"] == "playing"
            tab.send(type="play", id=1, version=tab.state["version"], action=tab.state["choices"][0]["action"])
            tab.until(lambda _: len(tab.log) > 0)
            log, view = tab.log, tab.state["view"]
        first = browser.http.get(f"/api/v1/tables/{new}/record").text.splitlines()[0]
        assert "start_hash" in first and '"start":' not in first and '"seed":' not in first
        replay = browser.http.get(f"/api/v1/tables/{new}/frames?seat={seat}&from=0&to=0").json()
        assert replay["frames"][0]["view"] == was
    with serving(file) as served:
        browser.http.base_url = browser.base = served.base
        with browser.live(new, seat) as tab:
            assert tab.log[: len(log)] == log and tab.state["view"] == view


def test_an_uploaded_record_is_played_on_and_its_game_too(browser: Browser) -> None:
    session, rng = Session.new(pentapolis.game("golden_ages"), 2, 7), Rng(1)
    for _ in range(30):
        session.play(session.state.sample(rng))
    text = {"content-type": "text/plain"}
    body = "\n".join(session.record().lines(tell_seed=True)).encode()
    id = browser.http.post("/api/v1/records", content=body, headers=text).json()["replay"]
    answer = ask(browser, f"records/{id}", step=20, hidden="same", seats=[{"kind": "bot", "level": "level-1"}] * 2)
    new = answer.json()["table"]
    with browser.live(new, None) as tab:
        tab.until(lambda state: state["status"] == "over", timeout=120)
    record = browser.http.get(f"/api/v1/tables/{new}/record").content
    again = browser.http.post("/api/v1/records", content=record, headers=text)
    assert again.status_code == 201, again.text
    assert ask(browser, f"records/{again.json()['replay']}", step=3).status_code == 201


def test_what_is_refused(browser: Browser, served: Served) -> None:
    running = browser.new("hb")["table"]
    refused = ask(browser, f"tables/{running}")
    assert refused.status_code == 409 and refused.json()["error"]["code"] == "not-over"
    table = finished(browser)
    last = len(served.live(table).table.line.played)
    for order, words in (
        ({"step": last + 1}, f"0 to {last}"),
        ({"step": last}, "nothing left to play"),
        ({"seats": SEATS[:1]}, "2 seats"),
        ({"seats": [*SEATS[:1], {"kind": "bot", "level": "level-9"}]}, "no bot of that level"),
    ):
        answer = ask(browser, f"tables/{table}", **order)
        assert answer.status_code == 409 and words in answer.json()["error"]["text"], answer.text
    stranger = Browser(served.base)
    assert ask(stranger, f"tables/{table}").status_code == 404
    look = browser.http.post(f"/api/v1/tables/{table}/look").json()["link"].partition("look=")[2]
    made = stranger.http.post(f"/api/v1/tables/{table}/play-on?look={look}", json={"step": 3, "seats": SEATS})
    assert made.status_code == 201 and stranger.http.cookies, "who looks gets a table and a device of their own"
    assert browser.http.get(f"/api/v1/tables/{made.json()['table']}").status_code == 404


def test_a_game_that_was_given_up_is_not_played_on(browser: Browser) -> None:
    table = browser.new("hb")["table"]
    browser.http.post(f"/api/v1/tables/{table}/messages?seat=0", json={"type": "propose", "id": 1, "kind": "abandon"})
    assert ask(browser, f"tables/{table}", step=0).status_code == 409
