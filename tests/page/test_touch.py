"""Thumbs: everything that can be tapped on a phone is large enough, and the board moves under the fingers."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .hands import Finger, Touch
from .long import some
from .player import play
from .players import GAMES, PLAYERS
from .visitor import Visitor

TOUCH = 44  # px
FEW = [("akropolis", (390, 844)), ("origins", (360, 740)), ("uchronia", (360, 740))]
EXPLAINED = {"origins": ".piece", "uchronia": ".piece.flag"}  # what may be small while it is no choice
SIZES = [(390, 844), (360, 740)]

# How wide and high each thing is for a tap, through its middle or a quarter beside it (a link may lie upon a row of the
# log): what lies there is asked point by point, so that room around a drawing counts, and room that something else
# covers does not. Links within a sentence may be as high as its lines; cells of a map that can be zoomed are as large
# as somebody wants them, and those of one that is shown as a whole as large as there is room. Where many
# pieces can only be asked about, those may be as small as WCAG lets them.
SMALL = """([touch, explained]) => {
  const THINGS = "button, a[href], input, select, summary, [role=button], [role=tab], [role=option], [role=menuitem]";
  const small = new Set();
  for (const thing of document.querySelectorAll(THINGS)) {
    if (thing.disabled || thing.matches("p a, .sr, [type=file], .window .drawing *, svg.map *")) continue;
    if (thing.closest(".centre") && document.querySelector(".sheet") && !thing.closest(".sheet")) continue;
    if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const mine = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (thing.contains(hit) || [...(thing.labels ?? [])].some((label) => label.contains(hit)));
    };
    const sizes = [];
    const least = explained && thing.matches(`${explained}:not(.lit, .soft, .chosen, .held)`) ? 24 : touch;
    const enough = () => sizes.some(([wide, high]) => wide >= least - 1 && high >= least - 1); // rounding costs a pixel
    const ways = ["nearest", "center"].flatMap((block) => [0.5, 0.25, 0.75].map((part) => [block, part]));
    for (const [block, part] of ways) {
      if (enough()) break;
      thing.scrollIntoView({ block, inline: block, behavior: "instant" });
      const box = (thing.labels?.[0] ?? thing).getBoundingClientRect();
      const [x, y] = [box.x + box.width * part, box.y + box.height / 2];
      const reach = (dx, dy) => {
        let far = 0;
        while (far < touch && mine(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      if (mine(x, y)) sizes.push([reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]);
    }
    if (sizes.length && !enough()) // else something lies over it, as a dialog does
      small.add(`${sizes[0].join(" x ")}: ${thing.outerHTML.replace(/\\s+/g, " ").slice(0, 110)}`);
  }
  return [...small];
}"""


def too_small(page: Page, explained: str = "") -> list[str]:
    page.wait_for_timeout(50)
    found: list[str] = page.evaluate(SMALL, [TOUCH, explained])
    return found


def phone(visit: Visit, size: tuple[int, int]) -> Visitor:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    return visitor


@pytest.mark.parametrize(("game", "size"), some([*product(GAMES, SIZES)], FEW))
def test_a_thumb_hits_everything_at_a_table(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = phone(visit, size)
    page = visitor.page
    page.goto(f"/table/{visitor.new(game, 'hbbb', level='level-2')}")
    step = PLAYERS[game].by(Finger())
    small: set[str] = set()
    for seed in range(4):
        play(page, step, 3, seed)
        page.wait_for_selector(".action.mine")
        small.update(too_small(page, EXPLAINED.get(game, "")))
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".action .go, .board .chosen")
        small.update(too_small(page, EXPLAINED.get(game, "")))
        page.reload()  # what was looked at has been scrolled to
        page.wait_for_selector(".action.mine")
    for tab in page.locator("nav.tabs button").all():
        tab.tap()
        small.update(too_small(page, EXPLAINED.get(game, "")))
    assert not small, "\n".join(sorted(small))


@pytest.mark.parametrize("size", some(SIZES, SIZES[1:]))
def test_a_thumb_hits_everything_on_the_other_pages(
    visit: Visit, finished: tuple[dict[str, str], object], size: tuple[int, int]
) -> None:
    tables, storage = finished
    visitor = visit(phone=True, storage=storage)
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    stops = {"/": "label.city", "/about": "main section"}
    for game, table in tables.items():
        stops |= {f"/new/{game}": "form ol", f"/table/{table}": ".scores svg", f"/table/{table}/replay#9": ".said"}
    small: set[str] = set()
    for address, ready in stops.items():
        page.goto(address)
        page.locator(ready).first.wait_for()
        small.update(f"{address} {each}" for each in too_small(page))
    page.goto(f"/table/{visitor.new('akropolis')}")
    page.wait_for_selector(".action.mine")
    for name in ("Settings", "Help", "Table"):
        page.get_by_role("button", name=name, exact=True).tap()
        page.get_by_role("dialog").wait_for()
        small.update(f"{name} {each}" for each in too_small(page))
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    assert not small, "\n".join(sorted(small))


def place(page: Page) -> list[float]:
    """Where the drawing of the city begins, and how wide it is."""
    box = page.locator("svg.drawing").bounding_box()
    assert box
    return [box["x"], box["y"], box["width"]]


def test_fingers_drag_and_pinch_the_board(visit: Visit) -> None:
    visitor = phone(visit, SIZES[0])
    page = visitor.page
    page.goto(f"/table/{visitor.new('akropolis')}")
    play(page, PLAYERS["akropolis"].by(Finger()), 5)
    page.wait_for_selector("svg.drawing.aims")
    touch = Touch(page)
    before = place(page)
    touch.down((200, 400))
    touch.glide((200, 400), (140, 430))
    touch.up()
    page.wait_for_timeout(100)
    dragged = place(page)
    assert dragged[0] < before[0] - 30 and dragged[1] > before[1] + 10 and abs(dragged[2] - before[2]) < 1
    assert page.locator(".ghost.picked").count() == 0  # a drag is no tap
    touch.down((180, 400), (220, 400))
    for step in range(1, 7):
        touch.move((180 - 8 * step, 400), (220 + 8 * step, 400))
    touch.up()
    page.wait_for_timeout(100)
    assert place(page)[2] > dragged[2] * 1.3


def test_a_tap_counts_right_after_the_board_was_thrown(visit: Visit) -> None:
    visitor = phone(visit, SIZES[0])
    page = visitor.page
    page.goto(f"/table/{visitor.new('akropolis')}")
    page.wait_for_selector(".lot.lit")
    touch = Touch(page)
    touch.down((200, 400))
    touch.throw((200, 400), (120, 460))
    page.locator(".lot.lit").first.tap()
    page.wait_for_selector("svg.drawing.aims")
