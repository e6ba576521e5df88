"""Several people: two browsers at one table, two people at one device, two tabs of one person."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visit
from .hands import Mouse
from .player import OPEN, await_turn, play
from .players import GAMES, OTHER_HALF, SECRETIVE, all_by, secrets
from .visitor import Visitor

STEPS = all_by(Mouse())
OWN_CARDS = ".hand .piece"


def held(page: Page) -> dict[str, str]:
    """The cards of the Hand that lie on the table, by their names, with what they say."""
    cards = page.locator(OWN_CARDS)
    return {str(card.get_attribute("data-piece")): card.inner_text() for card in cards.all()}


def assert_only_own_secrets(visitor: Visitor, game: str, seat: int) -> None:
    """Neither what is shown nor any message that came holds what is another's alone."""
    assert all(name.startswith(f"hand:{seat}:") for name in held(visitor.page))
    states = [state for state in visitor.states() if state["viewpoint"] == seat]
    assert states and all(any(secrets(game, state["view"], seat)) for state in states)
    for state in visitor.states():
        others = [other for other in (0, 1) if other != state["viewpoint"]]
        assert not any(told is not None for other in others for told in secrets(game, state["view"], other))


@pytest.mark.parametrize("game", OTHER_HALF)
def test_two_browsers_play_at_one_table(visit: Visit, game: str) -> None:
    alice, bob = visit(), visit()
    alice.page.goto("/")
    alice.page.locator("label.city").filter(has=alice.page.locator(f"[value={game}]")).click()
    alice.page.get_by_role("button", name="Invite by link").click()
    alice.page.get_by_role("button", name="Play", exact=True).click()
    link = alice.page.locator(".room input[readonly]").first.input_value()
    bob.sit_down(link)
    bob.page.wait_for_url("**/table/*")
    assert "join" not in bob.page.url
    alice.page.wait_for_selector(".action")
    table = alice.page.url.rpartition("/")[2]
    chance = Random(3)
    movers: list[int] = []
    for _ in range(10):
        mover = alice.state(table)["decision"]["seat"]
        movers.append(mover)
        page = (alice, bob)[mover].page
        assert await_turn(page)
        assert (bob, alice)[mover].page.locator(OPEN).count() == 0
        STEPS[game](page, chance)
    assert set(movers) == {0, 1}
    if game in SECRETIVE:
        assert_only_own_secrets(alice, game, 0)
        assert_only_own_secrets(bob, game, 1)


def test_a_friend_is_welcomed_and_asked_for_a_name(visit: Visit) -> None:
    alice, bob = visit(), visit()
    seats = [{"kind": "here", "name": "Alice"}, {"kind": "link"}]
    made = alice.post("tables", game="akropolis", seats=seats, clock={"seconds": 600, "increment": 10})
    bob.page.goto(made["seats"][1]["link"])
    card = bob.page.get_by_role("form", name="A table of Akropolis")
    expect(card).to_contain_text("Alice invites you.")
    expect(card).to_contain_text("10 minutes each")
    assert bob.page.url.endswith("/join"), "the secret has left the address"
    bob.shot("welcome")
    bob.page.reload()
    bob.page.get_by_label("Your name at tables").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url("**/table/*")
    alice.page.goto(f"/table/{made['table']}")
    expect(alice.page.locator("main")).to_contain_text("Bob")
    assert alice.page.get_by_role("dialog").count() == 0  # who made the table is no guest
    bob.page.reload()
    bob.page.wait_for_selector(".action")
    assert bob.page.get_by_role("dialog").count() == 0


def test_people_at_a_table_talk(visit: Visit) -> None:
    alice, bob = visit(), visit()
    made = alice.post("tables", game="akropolis", seats=[{"kind": "here"}, {"kind": "link"}])
    bob.sit_down(made["seats"][1]["link"])
    alice.page.goto(f"/table/{made['table']}")
    for visitor in (alice, bob):
        visitor.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Write to the table").fill("χαῖρε <b>Alice</b>")
    bob.page.keyboard.press("Enter")
    expect(alice.page.get_by_text("χαῖρε <b>Alice</b>")).to_be_visible()


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_device_that_changes_hands_hides_what_is_secret(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new(game, 'hh')}")
    seats: list[str] = []
    for _ in range(3):
        cover = page.locator("section.over")
        cover.wait_for()
        assert page.locator(".board, .felt, .hand, .piece, [role=option]").count() == 0
        with_patience(page, lambda: visitor.states()[-1]["viewpoint"] is None)
        covered = visitor.states()[-1]
        assert not any(told is not None for seat in (0, 1) for told in secrets(game, covered["view"], seat))
        if not seats:
            visitor.shot("hand-over")
        seats.append(cover.locator("h1").inner_text())
        page.keyboard.press("Enter")  # the button has the focus
        page.wait_for_selector(OPEN)
        seat = visitor.states()[-1]["viewpoint"]
        assert all(name.startswith(f"hand:{seat}:") for name in held(page)) and (held(page) or game != "uchronia")
        assert_only_own_secrets(visitor, game, seat)
        _play_until_covered(page, game)
    assert seats[0] == seats[2] != seats[1]


@pytest.mark.parametrize("game", [game for game in GAMES if game not in SECRETIVE])
def test_a_device_changes_hands_at_once_where_nothing_is_secret(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new(game, 'hh')}")
    chance, seats = Random(5), set()
    for _ in range(40):
        assert await_turn(page)
        seats.add(visitor.states()[-1]["viewpoint"])
        assert page.locator("section.over").count() == 0
        if seats == {0, 1}:
            return
        STEPS[game](page, chance)
    raise AssertionError("the turn does not end")


def _play_until_covered(page: Page, game: str) -> None:
    chance = Random(5)
    for _ in range(40):
        STEPS[game](page, chance)
        page.wait_for_selector(f"section.over, {OPEN}")
        if page.locator("section.over").count():
            return
    raise AssertionError("the turn does not end")


class Slow:
    """A tab whose news can be held back."""

    def __init__(self, page: Page) -> None:
        self.held: list[Any] | None = None
        page.route_web_socket("**/live", self._route)

    def _route(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        self._near = near
        far.on_message(self._pass)

    def _pass(self, message: Any) -> None:
        if self.held is None:
            self._near.send(message)
        else:
            self.held.append(message)

    def release(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self._near.send(message)


def test_a_stale_tab_is_refused_and_gets_in_step(visit: Visit) -> None:
    visitor = visit()
    first, second = visitor.page, visitor.tab()
    slow = Slow(second)
    address = f"/table/{visitor.new('akropolis')}"
    for page in (first, second):
        page.goto(address)
        page.wait_for_selector(".lot.lit")
    slow.held = []
    play(first, STEPS["akropolis"], 1)
    news = len(slow.held)
    second.locator(".lot.lit").first.click()
    with_patience(second, lambda: len(slow.held or []) > news)
    slow.release()
    expect(second.locator(".bubble")).to_be_visible()
    second.wait_for_selector("svg.drawing.aims")
    play(second, STEPS["akropolis"], 1)
    first.wait_for_selector(".lot.lit")  # what the second tab has played


def with_patience(page: Page, ready: Any) -> None:
    """Lets the browser work until that is so."""
    for _ in range(600):
        if ready():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came")


def test_a_table_that_waits_for_friends_asks_nobody(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('uchronia', 'hl')}")
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    expect(page.locator(".bar .where")).to_have_text("Uchronia", use_inner_text=True)
    option = page.locator(".links code")
    expect(option).to_have_text("--host 0.0.0.0")
    assert len(option.evaluate("(each) => [...each.getClientRects()]")) == 1  # in one line
    page.goto("/")
    table = page.locator(".tables li").first
    expect(table.locator(".chip")).to_be_visible()
    expect(table.locator(".chip.yours")).to_have_count(0)
