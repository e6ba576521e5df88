"""Every page in light and dark, wide and on a phone: axe finds nothing, nothing is too wide, a picture is kept."""

from __future__ import annotations

from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .hands import Finger, Mouse
from .long import some
from .player import play
from .players import GAMES, HALF, OTHER_HALF, PLAYERS
from .visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap((each) =>
  each.nodes.map((node) => `${each.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`))"""
FEW = ["akropolis", "uchronia"]  # where what is around a game needs no more than two of them
LOOKS = some([(False, False), (False, True), (True, False), (True, True)], [(False, True), (True, False)])
TABLES = some([*product(GAMES, LOOKS)], [*zip(GAMES, cycle(LOOKS), strict=False)])


def name_of(what: str, phone: bool, dark: bool) -> str:
    return f"{what}-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"


def look(visitor: Visitor, what: str, phone: bool, dark: bool) -> None:
    """Keeps a picture, and lets axe look."""
    page = visitor.page
    visitor.shot(name_of(what, phone, dark))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    if not AXE.exists():
        pytest.fail("axe is not installed: run `make test-page`, or `npm ci` in web", pytrace=False)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize(("phone", "dark"), LOOKS)
def test_pages_around_the_table(visit: Visit, finished: tuple[dict[str, str], Any], phone: bool, dark: bool) -> None:
    tables, storage = finished
    visitor = visit(phone=phone, dark=dark, storage=storage)
    visitor.expect("404")  # of the address that is not there
    stops = [
        ("start", "/", "label.city"),
        ("about", "/about", "main section"),
        ("missing", "/table/nowhere", "main h1"),
        ("nowhere", "/nowhere", "main h1"),
    ]
    for game in some(GAMES, OTHER_HALF if phone else HALF):
        table = tables[game]
        stops += [
            (f"end-{game}", f"/table/{table}", ".res h1"),
            (f"replay-{game}", f"/table/{table}/replay#30", ".theatre .said"),
        ]
        if game in some(GAMES, FEW):
            stops += [(f"new-{game}", f"/new/{game}", "form ol"), (f"rules-{game}", f"/rules/{game}#R20", "main ol li")]
    for what, address, ready in stops:
        visitor.page.goto(address)
        visitor.page.locator(ready).first.wait_for()
        if what.startswith("end"):
            visitor.page.locator(".scores svg").first.wait_for()
        look(visitor, what, phone, dark)


@pytest.mark.parametrize(("game", "phone", "dark"), [(game, *look) for game, look in TABLES])
def test_tables(visit: Visit, game: str, phone: bool, dark: bool) -> None:
    visitor = visit(phone=phone, dark=dark)
    page = visitor.page
    page.goto(f"/table/{visitor.new(game)}")
    step = PLAYERS[game].by(Finger() if phone else Mouse())
    play(page, step, 9 if game in FEW else some(9, 3), seed=4)
    page.wait_for_selector(".action.mine")
    look(visitor, f"table-{game}", phone, dark)
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".action .go, .board .chosen")
    look(visitor, f"choice-{game}", phone, dark)
    if phone and not dark:
        for number, tab in enumerate(page.locator("nav.tabs button").all()):
            tab.tap()
            look(visitor, f"tab-{number}-{game}", phone, dark)


@pytest.mark.parametrize(("phone", "dark"), LOOKS)
@pytest.mark.parametrize("game", some(GAMES, FEW))
def test_dialogs(visit: Visit, game: str, phone: bool, dark: bool) -> None:
    visitor = visit(phone=phone, dark=dark)
    page = visitor.page
    page.goto(f"/table/{visitor.new(game)}")
    page.wait_for_selector(".action.mine")
    for name in ("Settings", "Help", "Table"):
        page.get_by_role("button", name=name, exact=True).first.click()
        page.get_by_role("dialog").wait_for()
        look(visitor, f"dialog-{name.lower()}-{game}", phone, dark)
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize(("phone", "dark"), LOOKS)
def test_rooms_and_covers(visit: Visit, phone: bool, dark: bool) -> None:
    visitor = visit(phone=phone, dark=dark)
    page = visitor.page
    for what, seats, ready in (("room", "hlb", ".room svg"), ("cover", "hh", "section.over")):
        page.goto(f"/table/{visitor.new('uchronia', seats)}")
        page.locator(ready).first.wait_for()
        look(visitor, what, phone, dark)
    page.goto(f"/table/{visitor.new('uchronia')}")
    page.wait_for_selector(".action.mine")
    visitor.expect("WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED")
    page.route_web_socket("**/live", lambda line: line.close())
    page.reload()
    page.locator("main [role=status]").wait_for()
    look(visitor, "unreachable", phone, dark)
