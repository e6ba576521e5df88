"""Waiting: tab, icon, sound and notice tell that it is your turn, and a clock that it is not any more."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pentapolis.server.http import create

from ..server.served import serving
from .conftest import Visit
from .hands import Mouse
from .player import OPEN
from .players import PLAYERS
from .visitor import Visitor

# The browser's loudspeaker and its notices, listened to; the page believes that nobody looks at it.
EARS = """
window.heard = []; window.noticed = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { heard.push(this.frequency.value); return start.apply(this, at); };
window.Notification = class {
  static permission = "granted";
  constructor(title, more) { noticed.push([title, more.body]); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
STEP = PLAYERS["akropolis"].by(Mouse())


def icon(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def turn(page: Page) -> None:
    for _ in range(2):
        STEP(page, Random(1))


def two_people(visit: Visit) -> tuple[Visitor, Visitor]:
    alice, bob = visit(), visit()
    alice.context.add_init_script(EARS)
    made = alice.post(
        "tables", game="akropolis", seats=[{"kind": "here"}, {"kind": "link"}], options={"first_player": 1}
    )
    bob.sit_down(made["seats"][1]["link"])
    alice.page.goto(f"/table/{made['table']}")
    return alice, bob


def test_tab_icon_sound_and_notice_tell_that_it_is_your_turn(visit: Visit) -> None:
    alice, bob = two_people(visit)
    page = alice.page
    page.wait_for_selector(".action")
    expect(page).to_have_title("Akropolis · Pentapolis")
    assert icon(page) == "/icon.svg"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Sound when it is my turn").check()
    page.get_by_role("checkbox", name="Browser notice when it is my turn").check()
    page.keyboard.press("Escape")
    page.evaluate("heard.length = 0")  # the setting lets one hear what it will be
    bob.page.wait_for_selector(OPEN)
    turn(bob.page)
    page.wait_for_selector(OPEN)
    expect(page).to_have_title("Your turn · Akropolis")
    assert icon(page) == "/icon-turn.svg"
    assert page.evaluate("heard.length") == 2
    assert page.evaluate("noticed") == [["Your turn", "Akropolis"]]
    turn(page)
    bob.page.wait_for_selector(OPEN)
    expect(page).to_have_title("Akropolis · Pentapolis")
    assert icon(page) == "/icon.svg"
    assert page.evaluate("[heard.length, noticed.length]") == [2, 1]  # one's own steps are no news


def test_nothing_sounds_unless_it_is_wanted(visit: Visit) -> None:
    alice, bob = two_people(visit)
    bob.page.wait_for_selector(OPEN)
    turn(bob.page)
    alice.page.wait_for_selector(OPEN)
    assert alice.page.evaluate("[heard.length, noticed.length]") == [0, 0]


def test_a_clock_runs_out_and_a_bot_sits_in(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = create.Clock
    short = classmethod(lambda cls, seconds, increment, seats: cls(seconds, increment, [6000] * seats))
    monkeypatch.setattr(clock, "new", short)
    with serving(tmp_path / "clock.sqlite", pace=60) as served:
        visitor = visit(base=served.base)
        page = visitor.page
        table = visitor.new("akropolis", clock={"seconds": 60, "increment": 0}, options={"first_player": 0})
        page.goto(f"/table/{table}")
        page.wait_for_selector(OPEN)
        expect(page.get_by_role("timer").first).to_have_text(re.compile("^0:0[1-6]$"))
        page.wait_for_selector(".action.waits")
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator(".lines")).to_contain_text("time")
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Take the seat back").wait_for()
        page.close()
