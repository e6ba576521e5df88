"""One's own turn: undo, confirm, why not; and nothing of it is lost when the page or the server goes away."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from ..server.served import Process
from .conftest import Visit
from .hands import Mouse
from .long import some
from .player import GO, OPEN, await_turn, confirm, play
from .players import GAMES, HALF, all_by
from .test_people import with_patience

STEPS = all_by(Mouse())


def lots(page: Page) -> list[str]:
    return [lot.inner_text() for lot in page.locator(".lot").all()]


def test_undo_a_step_undo_a_turn_and_confirm(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new("akropolis")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".lot.lit")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Ask before my turn ends").check()
    page.keyboard.press("Escape")
    before = lots(page)

    STEPS["akropolis"](page, Random(1))
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_selector(".lot.lit")
    assert lots(page) == before

    play(page, STEPS["akropolis"], 2)
    expect(page.locator(GO)).to_have_text("End the turn")
    assert visitor.state(table)["log"][-1]["draft"]
    page.keyboard.press("Backspace")  # the tile is in the hand again
    page.wait_for_selector("svg.drawing.aims")
    STEPS["akropolis"](page, Random(1))
    page.get_by_role("button", name="Undo turn").click()
    page.wait_for_selector(".lot.lit")
    assert lots(page) == before and visitor.state(table)["log"] == []

    play(page, STEPS["akropolis"], 2)
    confirm(page, lambda: page.locator(GO).click())
    page.wait_for_selector(".lot.lit")
    log = visitor.state(table)["log"]
    assert {entry["seat"] for entry in log} == {0, 1} and not any(entry["draft"] for entry in log)


def test_a_chosen_order_says_what_it_does_with_the_rule(visit: Visit) -> None:
    page = visit().page
    visitor_table(page, "uchronia")
    play(page, STEPS["uchronia"], 1)
    assert await_turn(page)
    page.get_by_role("option", name="Plot").click()
    expect(page.locator(".action .why")).to_contain_text("Then draw until you hold 5 cards")
    page.get_by_role("option", name=re.compile("^[0-9]? ?Command ")).first.click()
    expect(page.locator(".action .why")).not_to_contain_text("Then draw")
    page.locator(".action .why").get_by_role("link", name=re.compile(r"R\d+")).click()
    expect(page.get_by_role("dialog").locator(".text")).to_have_text(re.compile(r"\w{3}.*\w{3}"))


@pytest.mark.parametrize(
    ("game", "thing"), [("akropolis", ".lot.dear"), ("uchronia", ".works .piece:not(.lit):not(.soft)")]
)
def test_what_is_not_allowed_says_why_with_the_rule(visit: Visit, game: str, thing: str) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new(game)
    if game == "uchronia":
        visitor.play_to(table, "construction", "great_works")
    page.goto(f"/table/{table}")
    assert await_turn(page)
    page.locator(thing).last.click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Not allowed")
    said, tapped = bubble.bounding_box(), page.locator(thing).last.bounding_box()
    assert said and tapped
    apart = [
        max(said[at] - tapped[at] - tapped[size], tapped[at] - said[at] - said[size])
        for at, size in (("x", "width"), ("y", "height"))
    ]
    assert -20 < max(apart) < 40, "beside the thing, and not over it"
    link = bubble.locator("a.rule")
    rule = link.inner_text()
    link.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=rule)).to_be_visible()
    expect(dialog.locator(".text")).to_have_text(re.compile(r"\w{3}.*\w{3}"))
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_be_visible()


def visitor_table(page: Page, game: str) -> None:
    made = page.request.post(
        "/api/v1/tables", data={"game": game, "seats": [{"kind": "here"}, {"kind": "bot", "level": "level-1"}]}
    )
    page.goto(f"/table/{made.json()['table']}")
    assert await_turn(page)


@pytest.mark.parametrize("game", HALF)
def test_a_reload_in_mid_turn_loses_nothing(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new(game)
    page.goto(f"/table/{table}")
    _begin_a_turn(page, game)
    before = visitor.state(table)
    assert _draft(before)
    asked = page.locator(".action .say").inner_text()
    page.reload()
    page.wait_for_selector(".action .undo")
    expect(page.locator(".action .say")).to_have_text(asked, use_inner_text=True)
    assert visitor.state(table)["version"] == before["version"] and _draft(visitor.state(table)) == _draft(before)
    page.keyboard.press("Backspace")
    expect(page.locator(OPEN)).to_be_visible()
    with_patience(page, lambda: _draft(visitor.state(table)) == _draft(before)[:-1])


@pytest.mark.parametrize("game", some(GAMES, ["akropolis", "uchronia"]))
def test_nothing_is_lost_by_a_reload_or_a_dead_server(
    visit: Visit, chromium: object, tmp_path: Path, game: str
) -> None:
    server = Process("--pace=0", "--workers=1", f"--data={tmp_path}")
    try:
        visitor = visit(base=server.base)
        visitor.expect(r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
        page = visitor.page
        table = visitor.new(game)
        page.goto(f"/table/{table}")
        _begin_a_turn(page, game)
        draft = _draft(visitor.state(table))
        assert draft

        page.reload()
        page.wait_for_selector(".action .undo")
        assert _draft(visitor.state(table)) == draft

        server.kill()
        expect(page.locator(".action.lost")).to_be_visible()
        server = Process("--pace=0", "--workers=1", f"--data={tmp_path}", port=server.port)
        page.wait_for_selector(f"{OPEN} .undo")  # the page comes back by itself
        assert _draft(visitor.state(table)) == draft
        before = visitor.state(table)["version"]
        play(page, STEPS[game], 4)
        assert visitor.state(table)["version"] > before
        visitor.page.close()
    finally:
        server.stop()


def _begin_a_turn(page: Page, game: str) -> None:
    """Plays until something can be taken back."""
    chance = Random(2)
    for _ in range(60):
        assert await_turn(page)
        STEPS[game](page, chance)
        page.wait_for_selector(OPEN)
        if page.locator(".action .undo").count():
            return
    raise AssertionError("no step could be taken back")


def _draft(state: dict[str, list[dict[str, object]]]) -> list[object]:
    return [entry["notation"] for entry in state["log"] if entry["draft"]]
