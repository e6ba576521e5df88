"""Every byte that is sent to a seat is searched for what that seat may not know, over whole games on real sockets."""

from __future__ import annotations

import json
import re

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.core.record import Record
from pentapolis.table.line import Line

from .served import Browser, Served, Tab, decider

CANARY = re.compile(r"canary-(\d+)-((?:s\d)*)-")


@pytest.fixture
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks the secret part of every event with a bird that sings who may hear it."""
    drafted = Line.draft
    count = 0

    def marking(self: Line, action: int, hold: bool) -> None:
        nonlocal count
        drafted(self, action, hold)
        for move in self.moves():
            for event in move.events:
                if event.secret is not None and "mark" not in event.secret:
                    count += 1
                    event.secret["mark"] = f"canary-{count}-{''.join(f's{seat}' for seat in event.seen_by)}-"

    monkeypatch.setattr(Line, "draft", marking)


def birds(text: str, seat: int | None) -> tuple[int, list[str]]:
    """How many marks that the seat may hear are in the text, and those that it may not."""
    own, foreign = 0, []
    for found in CANARY.finditer(text):
        if seat is not None and f"s{seat}" in found[2]:
            own += 1
        else:
            foreign.append(found[0])
    return own, foreign


@pytest.mark.usefixtures("_marked")
def test_nobody_is_sent_what_they_may_not_know(served: Served) -> None:
    browsers = [Browser(served.base) for _ in range(4)]
    made = browsers[0].new("hll", "uchronia")
    table = made["table"]
    for number in (1, 2):
        browsers[number].join(made["seats"][number]["link"])
    browsers[3].join(made["spectator_link"])
    viewpoints: list[int | None] = [0, 1, 2, None]
    tabs = [browser.live(table, seat) for browser, seat in zip(browsers, viewpoints, strict=True)]
    for tab in tabs:
        tab.until(lambda state: state["status"] == "playing")
    extra: dict[int | None, list[str]] = {seat: [] for seat in viewpoints}
    rng, moves = Rng(1), 0
    while True:
        asked = decider(tabs)
        if asked is None:
            assert tabs[0].state["status"] == "over"
            break
        _step(asked, rng)
        moves += 1
        if (
            moves % 25 == 0 and asked.state["status"] == "playing"
        ):  # of a game that is over everybody may read everything
            for browser, seat in zip(browsers, viewpoints, strict=True):
                query = "" if seat is None else f"seat={seat}&"
                for path in (f"?{query}", f"/frames?{query}from={max(0, moves - 20)}", "/record"):
                    extra[seat].append(browser.http.get(f"/api/v1/tables/{table}{path}").text)
    record = browsers[0].http.get(f"/api/v1/tables/{table}/record").text
    truth = _truth(record)
    secrets = [browser.http.cookies["pentapolis_device"] for browser in browsers]
    for tab, seat, own in zip(tabs, viewpoints, secrets, strict=True):
        tab.line.close()
        _check(tab, seat, truth, [*tab.bytes, *extra[seat]], [secret for secret in secrets if secret != own])


def _step(tab: Tab, rng: Rng) -> None:
    choices = tab.state["choices"]
    choice = choices[int(rng.below(len(choices)))]
    if rng.below(5) == 0:
        tab.ask(type="preview", version=tab.state["version"], action=choice["action"])
        tab.ask(type="why", version=tab.state["version"], notation="x")
    answer = tab.ask(type="play", version=tab.state["version"], action=choice["action"], hold=False)
    assert answer["type"] == "ack"
    tab.until(lambda state: state["version"] == answer["version"])


def _truth(record: str) -> list[pentapolis.State]:
    """The true state after every move; the number of moves is the version less one."""
    read = Record.read(record.splitlines())
    state = read.first_state()
    return [state.copy(), *(after.copy() for after, _ in read.states())]


def _check(tab: Tab, seat: int | None, truth: list[pentapolis.State], sent: list[str], secrets: list[str]) -> None:
    heard, seed = 0, truth[0].seed.hex()
    for text in sent:
        own, foreign = birds(text, seat)
        assert foreign == []
        heard += own
        assert not any(secret in text for secret in secrets)
        message = json.loads(text) if text.startswith('{"type"') else {}
        if message.get("type") != "state":
            assert seed not in text
            continue
        log = message["log"]
        shown = log[-1]["n"] if log else message["log_from"]  # others see the position before a draft
        state = truth[shown]
        assert message["view"] == json.loads(json.dumps(state.view(seat)))
        assert seat == state.player or not any(entry["draft"] for entry in log)
        assert message["choices"] is None or state.player == seat
        assert state.over or (seed not in text and message["seed"] is None)
        for number, board in enumerate(message["view"]["boards"]):
            assert (board["hand"] is not None) == (number == seat)
    assert (heard > 0) == (seat is not None), "the marks were never heard by those who may"
