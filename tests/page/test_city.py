"""The city of Akropolis under mouse and finger: a click anywhere means the nearest place, tiles can be dragged."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect

from ..games.akropolis.page import PEGS, by
from .conftest import Visit
from .hands import Finger, Hand, Mouse, Point, Touch
from .long import some
from .player import GO, await_turn, confirm, play
from .visitor import Visitor

# The free cells that a tile may cover, each as points of the screen: its middle, then points near its corners. Only
# those count that nothing else covers on the screen, and no stone of the city.
FREE = """(near) => {
  const drawing = document.querySelector("svg.drawing");
  const path = drawing.querySelector("path.dots");
  const matrix = path.getScreenCTM();
  const screen = ([x, y]) => [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
  const open = ([x, y]) => document.elementFromPoint(x, y)?.matches("svg.drawing, .catch, .dots, .peg");
  return path.getAttribute("d").split("Z").filter(Boolean).map((text) => {
    const corners = text.slice(1).split("L").map((pair) => pair.split(" ").map(Number));
    const middle = [0, 1].map((axis) => corners.reduce((sum, each) => sum + each[axis], 0) / 6);
    const spread = corners.map((each) => each.map((value, axis) => middle[axis] + near * (value - middle[axis])));
    return [middle, ...spread].map(screen);
  }).map((points) => points.filter(open)).filter((points) => points.length === 7);
}"""

# What of the city or its places lies under the buttons for zooming.
UNDER_BUTTONS = """() => [...document.querySelectorAll(".controls .btn")].flatMap((button) => {
  const room = button.getBoundingClientRect();
  return [...document.querySelectorAll(".drawing .hex, .drawing .peg, .drawing .raised")].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom;
  }).map((thing) => thing.getAttribute("class"));
})"""

# Whether the place that is chosen lies within what is shown of the city.
IN_SIGHT = """() => {
  const around = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [box, room] = [around(".ghost.picked .line"), around(".window")];
  return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
}"""

HANDS: dict[str, Hand] = {"mouse": Mouse(), "finger": Finger()}


def holding(visit: Visit, hand: str, steps: int = 3, **wishes: Any) -> Visitor:
    """Somebody at a table of Akropolis with a tile in the hand, after that many steps."""
    visitor = visit(phone=hand == "finger", **wishes)
    visitor.page.goto(f"/table/{visitor.new('akropolis')}")
    play(visitor.page, by(HANDS[hand]), steps)
    visitor.page.wait_for_selector("svg.drawing.aims")
    return visitor


def spread(points: list[Any], count: int) -> list[Any]:
    """So many of them, always the same, from all over."""
    return Random(5).sample(points, min(count, len(points)))


def a_cell(page: Page, chance: int) -> list[Point]:
    """One of the free cells in sight that a tile may cover, once the city rests."""
    page.evaluate(PEGS)
    cells: list[list[Point]] = page.evaluate(FREE, 0.9)
    return Random(chance).choice(cells)


def means_a_place(page: Page, hand: Hand, point: Point) -> None:
    """Presses there, and lets go of the tile that then lies there."""
    hand.at(page, *point)
    expect(page.locator(".ghost.picked")).to_have_count(1)
    assert page.locator(".ill, .bubble").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(".ghost.picked")).to_have_count(0)


@pytest.mark.parametrize("hand", some(["mouse", "finger"], ["finger"]))
def test_the_middle_of_a_free_cell_means_the_nearest_place(visit: Visit, hand: str) -> None:
    page = holding(visit, hand).page
    for chance in range(15):
        means_a_place(page, HANDS[hand], a_cell(page, chance)[0])


@pytest.mark.parametrize("hand", some(["mouse", "finger"], ["mouse"]))
def test_no_point_of_free_ground_that_a_tile_may_cover_is_refused(visit: Visit, hand: str) -> None:
    page = holding(visit, hand, 5).page
    for chance in range(15):
        means_a_place(page, HANDS[hand], a_cell(page, chance)[1 + chance % 6])


@pytest.mark.parametrize("hand", some(["mouse", "finger"], ["finger"]))
def test_every_corner_that_is_offered_can_be_pressed(visit: Visit, hand: str) -> None:
    page = holding(visit, hand, 7).page
    for chance in range(12):
        means_a_place(page, HANDS[hand], Random(chance).choice(page.evaluate(PEGS)))


def tops(thing: Locator) -> list[str]:
    """Where its hexes lie."""
    found: list[str] = thing.locator(".hex .top").evaluate_all("all => all.map(top => top.getAttribute('points'))")
    return sorted(found)


def test_the_ghost_follows_the_rule_of_the_click(visit: Visit) -> None:
    page = holding(visit, "mouse").page
    for chance in range(8):
        at = a_cell(page, chance)[0]
        page.mouse.move(*at)
        ghost = page.locator(".ghost.pointed")
        expect(ghost).to_have_count(1)
        shown = tops(ghost)
        page.mouse.click(*at)
        picked = page.locator(".ghost.picked")
        expect(picked).to_have_count(1)
        assert tops(picked) == shown
        page.keyboard.press("Escape")
        expect(picked).to_have_count(0)


def refused(page: Page) -> Locator:
    """Presses upon the city where no tile may lie; the bubble that says why."""
    for top in page.locator("svg.drawing .hex:not(.ghost .hex) .top").all():
        page.mouse.click(*middle(top))
        page.wait_for_selector(".bubble, .ghost.picked")
        if page.locator(".bubble").count():
            return page.locator(".bubble")
        page.keyboard.press("Escape")
        expect(page.locator(".ghost.picked")).to_have_count(0)
    raise AssertionError("a tile may lie everywhere")


def test_the_hatch_goes_with_the_reason(visit: Visit) -> None:
    page = holding(visit, "mouse").page
    bubble = refused(page)
    expect(page.locator(".ill")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    assert page.locator(".ill").count() == 0


def test_the_reason_stays_where_it_is_while_one_reads(visit: Visit) -> None:
    page = holding(visit, "mouse").page
    bubble = refused(page)
    before = bubble.bounding_box()
    assert before
    page.mouse.click(before["x"] + 20, before["y"] + before["height"] / 2)
    assert bubble.bounding_box() == before
    page.keyboard.press("Shift")
    assert bubble.bounding_box() == before


# --- dragging ---

Drag = Callable[[Point, Point], None]


def dragger(visitor: Visitor, hand: str) -> Drag:
    """Drags from one point of the screen to another."""
    page = visitor.page

    def by_mouse(start: Point, end: Point) -> None:
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=6)
        page.wait_for_selector("svg.drawing.aims")
        page.mouse.move(end[0] + 1, end[1])
        page.mouse.up()

    def by_finger(start: Point, end: Point) -> None:
        touch = Touch(page)
        touch.down(start)
        touch.glide(start, end)
        page.wait_for_selector("svg.drawing.aims")
        touch.move((end[0] + 1, end[1]))
        touch.up()

    return by_mouse if hand == "mouse" else by_finger


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def away(page: Page) -> Point:
    """A point where no city is."""
    return middle(page.locator("header .brand").first)


def near_city(page: Page, hand: str) -> Point:
    """The middle of the free cell in front of the city; a finger points below what it means."""
    box = page.locator("svg.drawing .hex").last.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + 1.4 * box["height"] + (46 if hand == "finger" else 0)


def taking(visit: Visit, hand: str) -> tuple[Visitor, str]:
    visitor = visit(phone=hand == "finger")
    table = visitor.new("akropolis")
    visitor.page.goto(f"/table/{table}")
    visitor.page.wait_for_selector(".lot.lit")
    return visitor, table


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_tile_is_dragged_from_the_site_into_the_city(visit: Visit, hand: str) -> None:
    visitor, table = taking(visit, hand)
    page = visitor.page
    dragger(visitor, hand)(middle(page.locator(".lot.lit").first), near_city(page, hand))
    expect(page.locator(".ghost.picked")).to_have_count(1)
    expect(page.locator(GO)).to_be_visible()
    page.wait_for_selector(".held", state="detached")
    state = visitor.state(table)
    assert state["view"]["hand"]["seat"] == 0 and [entry["notation"][:4] for entry in state["log"]] == ["take"]
    HANDS[hand].press(page.locator(GO))
    page.wait_for_selector(".lot.lit")
    assert len(visitor.state(table)["view"]["cities"][0]["placements"]) == 1


def test_a_tap_counts_right_after_a_tile_was_thrown(visit: Visit) -> None:
    """Chromium takes a quick drag for a throw, and a tap while it glides for a hand that stops it."""
    visitor, table = taking(visit, "finger")
    page = visitor.page
    start, end = middle(page.locator(".lot.lit").first), near_city(page, "finger")
    touch = Touch(page)
    touch.down(start)
    touch.glide(start, (end[0], end[1] + 120))
    page.wait_for_selector("svg.drawing.aims")
    touch.throw((end[0], end[1] + 120), end)
    page.locator(GO).tap()
    page.wait_for_selector(".lot.lit")
    assert len(visitor.state(table)["view"]["cities"][0]["placements"]) == 1


def test_a_tap_counts_right_after_the_placed_tile_was_thrown_elsewhere(visit: Visit) -> None:
    visitor = holding(visit, "finger", 5)
    page = visitor.page
    page.touchscreen.tap(*page.evaluate(PEGS)[0])
    page.wait_for_selector(".ghost.picked")
    at = middle(page.locator(".ghost.picked .hex").first)
    touch = Touch(page)
    touch.down(at)
    touch.throw(at, (at[0] + 90, at[1] - 90))
    page.locator(GO).tap()
    page.wait_for_selector(".lot.lit")


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_tile_dropped_far_away_returns_to_the_site(visit: Visit, hand: str) -> None:
    visitor, table = taking(visit, hand)
    page = visitor.page
    before = [lot.inner_text() for lot in page.locator(".lot").all()]
    dragger(visitor, hand)(middle(page.locator(".lot.lit").first), away(page))
    page.wait_for_selector(".lot.lit")
    assert [lot.inner_text() for lot in page.locator(".lot").all()] == before
    assert page.locator(".held, .ghost").count() == 0 and visitor.state(table)["log"] == []


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_tile_is_dragged_from_the_hand(visit: Visit, hand: str) -> None:
    visitor = holding(visit, hand)
    page = visitor.page
    tile = middle(page.locator(".action .lead .tile"))
    drag = dragger(visitor, hand)
    drag(tile, away(page))
    assert page.locator(".held, .ghost").count() == 0
    expect(page.locator(".action .lead .tile")).to_be_visible()
    drag(tile, near_city(page, hand))
    expect(page.locator(".ghost.picked")).to_have_count(1)


def test_a_dragged_tile_shows_where_it_would_lie_and_escape_lets_it_go(visit: Visit) -> None:
    visitor, table = taking(visit, "mouse")
    page = visitor.page
    page.mouse.move(*middle(page.locator(".lot.lit").first))
    page.mouse.down()
    page.mouse.move(*near_city(page, "mouse"), steps=6)
    expect(page.locator(".ghost.pointed")).to_have_count(1)
    page.keyboard.press("Escape")
    page.wait_for_selector(".lot.lit")
    page.mouse.up()
    assert visitor.state(table)["log"] == [] and page.locator(".ghost").count() == 0


# --- previews ---


def test_a_resting_mouse_shows_the_points_and_leaving_restores_the_chosen_ones(visit: Visit) -> None:
    page = holding(visit, "mouse", 5).page
    points = spread(page.evaluate(PEGS), 3)
    call = page.locator(".call")
    page.mouse.move(*points[0])
    expect(call).to_have_text(re.compile(r"[+−±]\d+"))
    assert page.locator(".ghost.picked").count() == 0 and page.locator(GO).count() == 0
    expect(page.locator(".action .why")).to_contain_text(re.compile("ground|Level"))
    expect(page.locator(".action .why")).not_to_contain_text("again")  # a click chooses it first
    page.mouse.click(*points[1])
    expect(page.locator(".ghost.picked")).to_have_count(1)
    expect(call).to_have_count(1)
    chosen = call.get_attribute("transform")
    page.mouse.move(*points[2])
    expect(call).not_to_have_attribute("transform", chosen or "")
    page.mouse.move(*middle(page.locator("header").first))
    expect(call).to_have_attribute("transform", chosen or "")


def test_arrow_keys_show_what_they_choose_whatever_the_mouse_rests_on(visit: Visit) -> None:
    page = holding(visit, "mouse", 5).page
    page.mouse.move(*spread(page.evaluate(PEGS), 1)[0])
    expect(page.locator(".call")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(GO)).to_have_text(re.compile("Confirm"))
    assert page.locator(".ghost.pointed").count() == 0
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".call")).to_have_count(1)
    assert page.locator(".ghost.picked").count() == 1 and page.locator(".ghost.pointed").count() == 0


def test_a_mouse_that_sweeps_over_the_city_asks_for_one_preview_at_a_time(visit: Visit) -> None:
    visitor = holding(visit, "mouse", 5)
    page = visitor.page
    under_way = most = asked = 0

    def sent(text: str | bytes) -> None:
        nonlocal under_way, most, asked
        if '"preview"' in str(text):
            under_way += 1
            asked += 1
            most = max(most, under_way)

    def received(text: str | bytes) -> None:
        nonlocal under_way
        under_way -= str(text).startswith('{"type":"preview"') or '"type": "preview"' in str(text)[:40]

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", sent)
        socket.on("framereceived", received)

    page.on("websocket", listen)
    page.reload()
    page.wait_for_selector("svg.drawing.aims")
    points = page.evaluate(PEGS)
    for point in points:
        page.mouse.move(*point)
    expect(page.locator(".call")).to_have_count(1)  # where it stopped
    assert most == 1 and asked < len(points)
    before = asked
    page.mouse.move(*points[0])
    expect(page.locator(".ghost.pointed")).to_have_count(1)
    page.mouse.move(*points[-1])
    expect(page.locator(".call")).to_have_count(1)
    assert asked <= before + 1  # what was asked once is known


def test_a_finger_does_not_hover(visit: Visit) -> None:
    page = holding(visit, "finger").page
    page.touchscreen.tap(*spread(page.evaluate(PEGS), 1)[0])
    expect(page.locator(".ghost.picked")).to_have_count(1)
    assert page.locator(".ghost.pointed").count() == 0


class Wire:
    """The socket of a page, in somebody's hands: the server's messages can be held back, the page's answered here."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        self.late: str | None = None  # messages with these words are held back
        self.sent: list[str] = []  # the types of what the page has sent
        self.answer: Callable[[str], str | None] = lambda text: None
        page.route_web_socket(re.compile("/live"), self._open)

    def _open(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.to_page = route.send

        def from_page(text: str | bytes) -> None:
            self.sent.append(json.loads(text)["type"])
            answer = self.answer(str(text))
            if answer is None:
                server.send(text)
            else:
                route.send(answer)

        def from_server(text: str | bytes) -> None:
            if self.late is not None and self.late in str(text):
                self.held = self.held or []
                self.held.append(text)
            elif self.held is None or self.late is not None:
                route.send(text)
            else:
                self.held.append(text)

        route.on_message(from_page)
        server.on_message(from_server)

    def release(self) -> None:
        held, self.held = self.held or [], None
        for text in held:
            self.to_page(text)


def choose_a_place(page: Page) -> None:
    page.mouse.click(*spread(page.evaluate(PEGS), 1)[0])
    expect(page.locator(".call")).to_have_count(1)  # its preview is there


def hexes(page: Page) -> int:
    return page.locator("svg.drawing .hex:not(.ghost .hex)").count()


def test_a_confirmed_tile_lies_there_before_the_server_answers(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    wire = Wire(page)
    page.goto(f"/table/{visitor.new('akropolis')}")
    play(page, by(Mouse()), 1)
    page.wait_for_selector("svg.drawing.aims")
    choose_a_place(page)
    before = hexes(page)
    wire.held = []
    page.locator(GO).click()
    expect(page.locator(".ghost")).to_have_count(0)
    assert hexes(page) > before and page.locator(".pegs > *").count() == 0
    shown = page.locator("svg.drawing .hex .top").evaluate_all(
        "tops => tops.map(top => top.getAttribute('points')).sort()"
    )
    wire.release()
    page.wait_for_selector(".lot.lit")
    told = page.locator("svg.drawing .hex .top").evaluate_all(
        "tops => tops.map(top => top.getAttribute('points')).sort()"
    )
    assert told == shown


def test_a_press_counts_also_while_an_answer_is_late(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    wire = Wire(page)
    table = visitor.new("akropolis")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".lot.lit")
    wire.late = '"type":"ack"'
    play(page, by(Mouse()), 1)
    page.wait_for_selector("svg.drawing.aims")
    choose_a_place(page)
    page.locator(GO).click()
    assert [entry["notation"][:4] for entry in visitor.state(table)["log"]] == ["take"]
    wire.late = None
    wire.release()
    page.wait_for_selector(".lot.lit")
    assert len(visitor.state(table)["view"]["cities"][0]["placements"]) == 1


def test_a_second_press_on_the_same_tile_is_no_second_move(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    wire = Wire(page)
    page.goto(f"/table/{visitor.new('akropolis')}")
    page.wait_for_selector(".lot.lit")
    wire.late = '"type":"state"'
    page.locator(".lot.lit").first.dblclick()
    page.locator(".lot.lit").first.click()  # its answer is there, what follows from it is not
    wire.late = None
    wire.release()
    page.wait_for_selector("svg.drawing.aims")
    assert page.locator(".bubble, .problem").count() == 0 and wire.sent.count("play") == 1


def test_a_confirmed_tile_that_is_refused_goes_back_with_the_reason(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    wire = Wire(page)
    page.goto(f"/table/{visitor.new('akropolis')}")
    play(page, by(Mouse()), 1)
    page.wait_for_selector("svg.drawing.aims")
    choose_a_place(page)
    before = hexes(page)
    refusal = '"refusal": {"rule": "R40", "key": "x", "text": "Somebody was quicker."}'

    def refuse(text: str) -> str | None:
        number = re.search(r'"id":\s*(\d+)', text)
        if '"play"' not in text or number is None:
            return None
        return f'{{"type": "refused", "id": {number[1]}, "version": 1, {refusal}}}'

    wire.answer = refuse
    page.locator(GO).click()
    expect(page.locator(".bubble")).to_contain_text("Somebody was quicker.")
    expect(page.locator(".ghost.picked")).to_have_count(1)
    assert hexes(page) == before
    expect(page.locator(GO)).to_be_enabled()


# --- what is in sight ---


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 740)])
def test_a_preview_at_the_edge_of_a_phone_is_all_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = visit_phone(visit, size)
    for _ in range(4):
        page.wait_for_selector("svg.drawing.aims")
        for axis, end in ((0, 0), (0, -1), (1, 0), (1, -1)):
            page.touchscreen.tap(*sorted(page.evaluate(PEGS), key=itemgetter(axis))[end])
            ghost = page.locator(".ghost.picked .line")
            ghost.wait_for()
            page.wait_for_function(IN_SIGHT)  # the city may still move
            page.keyboard.press("Escape")
            expect(ghost).to_have_count(0)
        play(page, by(Finger()), 2)


def visit_phone(visit: Visit, size: tuple[int, int]) -> Page:
    """A phone of that size, with the first tile in the hand."""
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.goto(f"/table/{visitor.new('akropolis')}")
    play(visitor.page, by(Finger()), 1)
    return visitor.page


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_buttons_for_zooming_cover_nothing_of_the_city(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit()
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/table/{visitor.new('akropolis')}")
    for _ in range(8):
        assert await_turn(page)
        if page.locator(".lot.lit").count():  # else there was only one
            play(page, by(Mouse()), 1)
        page.wait_for_selector("svg.drawing.aims")
        page.get_by_role("button", name="Show the whole board").click()
        places = page.evaluate(PEGS)
        assert page.evaluate(UNDER_BUTTONS) == []
        page.mouse.click(*max(places, key=sum))  # towards the corner where they are
        page.wait_for_selector(".ghost.picked")
        confirm(page, page.locator(GO).click)


def test_a_tile_that_is_too_dear_keeps_its_colours_and_marks_the_price(visit: Visit) -> None:
    visitor, _ = taking(visit, "mouse")
    dear = visitor.page.locator(".lot.dear").first
    assert dear.locator("[fill='url(#ak-pt-ill)'], .veil").count() == 0
    assert dear.locator(".tile").evaluate("tile => getComputedStyle(tile).opacity") == "1"
    lit = visitor.page.locator(".lot.lit .price").last
    style = "price => getComputedStyle(price).borderTopStyle"
    assert dear.locator(".price").evaluate(style) != lit.evaluate(style)
    expect(dear).to_contain_text(re.compile(r"\d Stones? (is|are) missing"))


def test_a_finger_reaches_the_city_through_the_small_map(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    page.goto(f"/table/{visitor.new('akropolis', late=12)}")
    await_turn(page)
    small = page.locator(".mini")
    expect(small).to_be_visible()
    box = small.bounding_box()
    assert box
    for x, y in ((0.5, 0.5), (0.1, 0.1), (0.9, 1.02)):  # also at its edge
        at = [box["x"] + x * box["width"], box["y"] + y * box["height"]]
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('svg.drawing, .window') !== null", at)
        assert not page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.controls')", at)
