"""Hints and plans over the network: who may ask, who hears of it, and that neither reaches another seat."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from .served import Browser, Served


def ask(browser: Browser, table: str, seat: int | None, rung: int = 1, version: int | None = None) -> Any:
    at = f"/api/v1/tables/{table}"
    state = browser.http.get(f"{at}{'' if seat is None else f'?seat={seat}'}").json()
    message = {"type": "hint", "id": 7, "version": state["version"] if version is None else version, "rung": rung}
    return browser.http.post(
        f"{at}/messages{'' if seat is None else f'?seat={seat}'}", json=message, timeout=120
    ).json()


def plan(browser: Browser, table: str, seat: int | None, *moves: str, question: str = "position") -> Any:
    where = "" if seat is None else f"?seat={seat}"
    body = {"moves": list(moves), "question": {"type": question}}
    return browser.http.post(f"/api/v1/tables/{table}/plan{where}", json=body)


@pytest.mark.skipif(os.environ.get("PENTAPOLIS_EXPECT") == "plain", reason="without a compiler a hint takes a minute")
def test_a_hint_is_told_to_who_asks_and_noted_for_everybody(browser: Browser) -> None:
    made = browser.new("hb")
    table = made["table"]
    with browser.live(table, 0) as tab, browser.live(table, None) as watcher:
        tab.until(lambda state: state["choices"] is not None)
        assert tab.state["hints"] and watcher.state["hints"]
        told = ask(browser, table, 0, 3)
        assert told["type"] == "hint" and told["hint"]["plans"] and told["hint"]["rung"] == 3
        assert ask(browser, table, 0, 3)["hint"] == told["hint"], "asked again it is the same"
        assert ask(browser, table, 0, 1)["hint"]["plans"] == []
        watcher.until(lambda _: bool(watcher.chat))
        assert [line["text"] for line in watcher.chat] == ["Player 1 asked for a hint: good plans."]
        assert not any(json.loads(message)["type"] == "hint" for message in watcher.bytes)
    assert ask(browser, table, None)["type"] == "refused", "who watches gets none"
    assert ask(browser, table, 0, 1, version=999)["refusal"]["key"] == "table-stale"


def test_the_table_says_whether_there_are_hints(browser: Browser) -> None:
    for seats, wish, allowed in (("hh", None, False), ("hh", True, True), ("hb", False, False)):
        table = browser.new(seats, **({} if wish is None else {"hints": wish}))["table"]
        state = browser.http.get(f"/api/v1/tables/{table}").json()
        assert state["hints"] is allowed
        if not allowed:
            seat = state["decision"]["seat"] if seats == "hh" else 0
            assert ask(browser, table, seat)["type"] == "refused"


def test_a_plan_is_for_the_own_seat_and_changes_nothing(browser: Browser, served: Served) -> None:
    made = browser.new("hl")
    table, friend = made["table"], Browser(served.base)
    friend.join(made["seats"][1]["link"])
    with friend.live(table, 1) as tab:
        seat = tab.state["decision"]["seat"]
        mine = (browser, friend)[seat]
        before = len(tab.bytes)
        first = plan(mine, table, seat).json()["answer"]["position"]["choices"][0]["notation"]
        answer = plan(mine, table, seat, first).json()
        assert [step["notation"] for step in answer["steps"]] == [first]
        assert served.live(table).table.line.moves() == [] and len(tab.bytes) == before
    waits = plan((friend, browser)[seat], table, 1 - seat).json()
    assert waits["end"] == "" and waits["answer"]["position"]["choices"], "who waits plans the next turn"
    assert plan(browser, table, 1).status_code == 403 and plan(friend, table, 0).status_code == 403
    assert plan(browser, table, None).status_code == 403
    assert plan(Browser(served.base), table, 0).status_code == 404
