"""A first game: a Novice to play against, and the Orders of Uchronia explained before one is chosen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_uchronia import at_first_action
from .visitor import retell

SETTINGS = "pentapolis-settings"


def levels(page: Page) -> list[str]:
    page.locator(".seatbox").first.wait_for()
    return [text for text in page.locator(".seatbox .words").all_inner_texts() if text]


@pytest.mark.parametrize(("won", "level"), [(False, "Novice"), (True, "Adept")])
def test_bots_are_novices_until_somebody_has_won(visit: Visit, won: bool, level: str) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('{SETTINGS}', {json.dumps(json.dumps({'won': won}))})")
    page.goto("/")
    assert levels(page) == [level]
    page.locator(".add").click()
    assert levels(page) == [level, level]
    page.goto("/new/uchronia")
    expect(page.locator("form ol select").nth(2).locator("option:checked")).to_have_text(level)


def test_the_first_win_on_a_device_raises_the_level(visit: Visit) -> None:
    visitor = visit()
    visitor.expect("")  # the server knows nothing of this end
    page = visitor.page

    def end(state: Any) -> None:
        state["status"], state["view"]["over"], state["view"]["ranking"] = "over", True, [1, 2]

    page.goto("/")
    assert levels(page) == ["Novice"]
    retell(page, end)
    page.goto(f"/table/{visitor.new('uchronia')}")
    page.wait_for_function(f"() => JSON.parse(localStorage.getItem('{SETTINGS}') ?? '{{}}').won === true")
    page.goto("/")
    assert levels(page) == ["Adept"]


@pytest.mark.parametrize("phone", [False, True])
def test_the_orders_are_explained_before_the_first_choice(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    table = visitor.new("uchronia")
    page.goto(f"/table/{table}")
    first = page.get_by_role("region", name="What your cards can do")
    expect(first).to_be_in_viewport()
    for order in ("Exploration", "Production", "Draconians", "Construction", "Trade", "Plot"):
        expect(first.get_by_text(order, exact=True)).to_be_visible()
    visitor.shot(f"uchronia-first-{'phone' if phone else 'wide'}")
    first.get_by_role("button", name="Got it").click()
    expect(first).to_have_count(0)
    expect(page.locator(".front .z-sites")).to_be_attached()
    page.reload()
    page.wait_for_selector(".action.mine")
    expect(first).to_have_count(0)
    page.get_by_role("button", name="Help").click()
    expect(page.locator("dialog[open] .orders li")).to_have_count(6)


def test_who_chooses_without_closing_the_help_gets_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('uchronia')}")
    page.locator(".teach").wait_for()
    page.locator(".hand .card.lit").first.click()
    page.locator(".action .go").click()
    expect(page.locator(".front .z-sites")).to_be_visible()


def test_a_menu_explains_every_order_in_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = at_first_action(visitor)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action.mine")
    several = page.locator(".hand .card.lit:has(.n)").first
    several.click()
    items = page.locator(".pop.menu [role=menuitem]")
    expect(items).to_have_count(6)
    visitor.order(table, type="chat", text="Take your time.")
    page.locator(".unread").wait_for()
    assert all(item.locator("small").inner_text() for item in items.all())


def test_on_its_side_the_explanation_waits_behind_a_button(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"/table/{visitor.new('uchronia')}")
    page.get_by_role("button", name="What your cards can do").click()
    expect(page.locator("dialog[open] .orders li")).to_have_count(6)
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="What your cards can do")).to_have_count(0)
