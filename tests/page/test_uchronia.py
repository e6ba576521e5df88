"""The table of Uchronia: previews under a resting pointer, large screens, many sites, sheets on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

import pentapolis

from .conftest import Visit
from .visitor import Visitor, retell

LARGE = {"width": 1920, "height": 1080}


def at_first_action(visitor: Visitor, seats: str = "hb") -> str:
    """A table at which the first seat may Command or Plot, with two cards of one colour at least."""
    table = visitor.new("uchronia", seats)
    state = visitor.state(table)
    hand = state["view"]["boards"][0]["hand"]
    rare = min(state["choices"], key=lambda choice: hand[choice["args"]["colour"]])
    visitor.order(table, type="play", version=state["version"], action=rare["action"], hold=False)
    return table


def test_a_resting_pointer_shows_the_preview(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{at_first_action(visitor)}")
    page.wait_for_selector(".action.mine")
    card = page.locator(".hand .card.lit").first
    colour = card.locator(".cn").inner_text()
    card.hover()
    expect(page.locator(".action .why")).to_contain_text(f"Command {colour}:")
    expect(page.locator(".hand .delta")).to_have_text("−1")
    expect(page.locator(".action .go")).to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".hand .delta")).to_have_count(0)


def test_what_is_confirmed_lies_there_before_the_server_answers(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    held: list[Any] = []

    def route(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: held.append(text) if '"play"' in str(text) else server.send(text))

    page.route_web_socket("**/live", route)
    page.goto(f"/table/{at_first_action(visitor)}")
    page.wait_for_selector(".action.mine")
    exploring = page.get_by_role("option", name="Exploration").first
    exploring.click()
    page.locator(".hand .delta").first.wait_for()
    page.locator(".action .go").click()
    expect(page.locator(".front .z-dom .stack:not(.ghost)")).to_be_visible()
    assert len(held) == 1, "the server has not heard of it"


def sizes(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(
        """() => {
          const box = (query) => document.querySelector(query).getBoundingClientRect();
          const works = box(".works .boardcard");
          return { card: box(".hand .card").height, works: works.width / works.height };
        }"""
    )
    return found


def cut(page: Page) -> list[str]:
    """Texts of the Great Works that do not fit their card."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".works .body")]
          .filter((body) => body.scrollHeight > body.clientHeight + 1 || body.getBoundingClientRect().bottom
            > body.closest(".common").getBoundingClientRect().bottom)
          .map((body) => body.textContent)"""
    )
    return found


def test_a_large_screen_shows_the_table_larger_and_not_stretched(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{at_first_action(visitor)}")
    page.wait_for_selector(".action.mine")
    small = sizes(page)
    assert cut(page) == []
    page.set_viewport_size(LARGE)
    page.wait_for_function("() => document.querySelector('.frame').style.zoom > 1.3")
    large = sizes(page)
    assert large["card"] > 1.3 * small["card"]
    assert large["works"] < 1.25 * small["works"]
    assert cut(page) == []
    visitor.shot("uchronia-large")


def test_what_opens_on_a_large_screen_opens_at_its_piece(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.set_viewport_size(LARGE)
    page.goto(f"/table/{at_first_action(visitor)}")
    page.wait_for_selector(".action.mine")
    card = page.locator(".hand .card:has(.n)").first
    card.click()
    menu, held = page.locator(".pop.menu").bounding_box(), card.bounding_box()
    assert menu and held
    assert menu["y"] >= 0 and menu["y"] + menu["height"] <= held["y"] + 5
    assert abs(menu["x"] + menu["width"] / 2 - held["x"] - held["width"] / 2) < max(menu["width"], 60)


def test_a_tap_beside_a_sheet_closes_it(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    page.goto(f"/table/{at_first_action(visitor)}")
    page.wait_for_selector(".action.mine")
    page.locator("nav.tabs button").nth(1).tap()
    sheet = page.locator(".centre .sheet")
    box = sheet.bounding_box()
    assert box
    page.touchscreen.tap(195, box["y"] - 30)
    expect(sheet).to_have_count(0)
    expect(page.locator(".pop.menu, .action .go")).to_have_count(0)


def test_long_names_of_four_can_be_told_apart_in_the_score(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new("uchronia", "hhbb")
    for seat, name in enumerate(("Maximilian of Thessaly", "Maximiliane of Troas")):
        visitor.order(table, type="name", seat=seat, name=name)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector(".action.mine")
    names = page.locator(".score .who span")
    expect(names).to_have_count(4)
    assert [name.inner_text() for name in names.all()][:2] == ["Maximilian of Thessaly", "Maximiliane of Troas"]
    cut_names = names.evaluate_all(
        "(all) => all.filter((name) => name.scrollHeight > name.clientHeight + 2).map((name) => name.textContent)"
    )
    assert cut_names == []
    panel, table_box = page.locator(".score").bounding_box(), page.locator(".score table").bounding_box()
    assert panel and table_box and table_box["width"] <= panel["width"]
    log = page.locator("#panel-log").bounding_box()
    assert log and log["height"] >= 180
    visitor.shot("uchronia-four-names")


def test_more_than_eight_own_sites_are_all_in_sight(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def build(state: Any) -> None:
        ids = list(pentapolis.game("uchronia").components()["buildings"])[::3][:12]
        under = {"wood": 0, "clay": 0, "brick": 0, "stone": 0, "marble": 0}
        sites = [{"building": each, "under": under, "missing": 1, "turn": 0} for each in ids]
        state["view"]["boards"][0]["sites"] = sites

    retell(page, build)
    page.goto(f"/table/{at_first_action(visitor)}")
    page.wait_for_selector(".action.mine")
    expect(page.locator(".front .sites .site")).to_have_count(12)
    hidden = page.evaluate(
        """() => [...document.querySelectorAll(".front .sites .site .piece")].filter((site) => {
          const box = site.getBoundingClientRect();
          return !site.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 4));
        }).length"""
    )
    assert hidden == 0
    visitor.shot("uchronia-many-sites")
