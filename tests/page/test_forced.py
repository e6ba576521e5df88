"""What happens by itself is said: before a choice what it sets off, and why a tile is already in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .conftest import Visit
from .visitor import Visitor

MANY = 400  # steps; what is looked for comes long before


def preview_of(visitor: Visitor, table: str, state: Any, choice: Any) -> Any:
    return visitor.order(table, type="preview", version=state["version"], action=choice["action"])["preview"]


def played_until(visitor: Visitor, game: str, wanted: Callable[[str, Any], Any]) -> tuple[str, Any, Any]:
    """A table of the game at which the first seat finds what is wanted, its state, and what was found there."""
    for _ in range(3):
        table = visitor.new(game)
        for step in range(MANY):
            state = visitor.state(table)
            if state["status"] != "playing":
                break
            if state["choices"] is None:
                visitor.page.wait_for_timeout(20)
                continue
            found = wanted(table, state)
            if found:
                return table, state, found
            pick = state["choices"][(7 * step) % len(state["choices"])]
            visitor.order(table, type="play", version=state["version"], action=pick["action"], hold=False)
    raise AssertionError("it never came to that")


def test_the_bar_says_what_a_choice_sets_off_and_that_it_ends_the_turn(visit: Visit) -> None:
    visitor = visit()

    def forced(table: str, state: Any) -> Any:
        for choice in state["choices"]:
            preview = preview_of(visitor, table, state, choice)
            if preview["ends_turn"] and any(number > 0 for number in preview["forced"]):
                return choice, preview
        return None

    table, _state, (choice, preview) = played_until(visitor, "uchronia", forced)
    page = visitor.page
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action.mine")
    page.get_by_role("option", name=choice["text"], exact=True).click()
    detail = page.locator(".action .why")
    expect(detail).to_contain_text(preview["events"][preview["forced"][-1]]["text"])
    expect(detail).to_contain_text("Nothing else is possible there.")
    expect(detail).to_contain_text("This ends your turn.")
    visitor.shot("uchronia-forced")


def test_an_order_without_effect_says_so(visit: Visit) -> None:
    visitor = visit()

    def idle(table: str, state: Any) -> Any:
        for choice in state["choices"]:
            if choice["kind"] == "command":
                preview = preview_of(visitor, table, state, choice)
                if preview["ends_turn"] and not any(event["seat"] == 0 for event in preview["events"][1:]):
                    return choice
        return None

    table, _state, choice = played_until(visitor, "uchronia", idle)
    page = visitor.page
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action.mine")
    page.get_by_role("option", name=choice["text"], exact=True).click()
    expect(page.locator(".action .why")).to_contain_text("There is nothing to do with it now. This ends your turn.")


def test_why_a_tile_is_already_in_the_hand(visit: Visit) -> None:
    visitor = visit()

    def given(_table: str, state: Any) -> Any:
        entry = state["log"][-1] if state["log"] else None
        told = [event for event in entry["events"] if event["kind"] == "take" and event["seat"] == 0] if entry else []
        return told[-1] if told and entry["forced"] and state["choices"][0]["kind"] == "place" else None

    table, _state, event = played_until(visitor, "akropolis", given)
    page = visitor.page
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action.mine")
    expect(page.locator(".action .why")).to_contain_text(event["text"])
    expect(page.locator(".action .why")).to_contain_text("Without Stones there is no other choice.")
