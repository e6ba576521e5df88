"""A first game: a Novice to play against, and the Orders of Uchronia explained before one is chosen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_uchronia import at_first_action

SETTINGS = "pentapolis-settings"


def levels(page: Page) -> list[str]:
    page.locator(".seatbox").first.wait_for()
    return [text for text in page.locator(".seatbox .words").all_inner_texts() if text]


def test_bots_are_novices_in_the_first_game_of_a_title_and_then_as_last(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    assert levels(page) == ["Novice"]
    expect(page.locator(".seatbox .note")).to_have_text("First game: good company")
    expect(page.locator(".doors .first")).to_contain_text("Learn")
    page.locator(".add").click()
    assert levels(page) == ["Novice", "Novice"]
    page.locator(".seatbox select").nth(1).select_option("level-4")
    page.locator(".seatbox select").nth(2).select_option("none")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".action")
    page.goto("/")
    page.locator(".doors").wait_for()
    assert levels(page) == ["Expert"]
    expect(page.locator(".seatbox .note")).to_have_count(0)
    expect(page.locator(".doors .first")).to_have_count(0)
    page.goto("/new/uchronia")  # another title
    expect(page.locator("form ol select").nth(2).locator("option:checked")).to_have_text("Novice")


def test_broken_settings_do_no_harm(visit: Visit) -> None:
    page = visit().page
    page.add_init_script(f"localStorage.setItem('{SETTINGS}', {json.dumps(json.dumps({'levels': None}))})")
    page.goto("/")
    assert levels(page) == ["Novice"]


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
