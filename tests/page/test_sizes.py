"""Screens between a phone and a desk: a phone on its side, tablets. Every game can be played on each of them."""

from __future__ import annotations

import json
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import pentapolis

from .conftest import Visit
from .hands import Finger, Mouse
from .long import some
from .looks import WIDER, faults
from .player import await_turn, play
from .players import GAMES, PLAYERS

SIZES = some([(844, 390), (768, 1024), (1024, 768)], [(844, 390), (1024, 768)])

# Cards of the Great Works with more text than room.
CUT_TEXTS = """() => [...document.querySelectorAll(".works .body")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).length"""


def at(visit: Visit, game: str, size: tuple[int, int], seats: str = "hbb", lang: str = "en-GB") -> Page:
    """A new table on a screen of that size."""
    visitor = visit(phone=size != (1024, 768), lang=lang)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.goto(f"/table/{visitor.new(game, seats)}")
    return visitor.page


@pytest.mark.parametrize(("game", "size"), some([*product(GAMES, SIZES)], [*zip(GAMES, cycle(SIZES), strict=False)]))
def test_a_few_turns_on_this_screen(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = at(visit, game, size)
    step = PLAYERS[game].by(Mouse() if size == (1024, 768) else Finger())
    for seed in range(4):
        play(page, step, 2, seed)
        assert await_turn(page)
        assert faults(page) == []
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".action .go, .board .chosen")
        assert faults(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", some([(844, 390), (667, 375), (360, 640)], [(667, 375), (360, 640)]))
def test_the_button_has_room_beside_both_kinds_of_undo(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size, lang="fr-FR")
    step, turn = PLAYERS["uchronia"].by(Finger()), page.locator(".undo .quiet")
    for seed in range(40):
        play(page, step, 1, seed)
        assert await_turn(page)
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".action .go")
        if turn.count():
            break
        page.keyboard.press("Escape")
    assert turn.is_visible() and faults(page) == []


@pytest.mark.parametrize("size", some([(844, 390), (667, 375), (360, 640)], [(667, 375), (360, 640)]))
def test_a_finger_in_the_middle_of_a_building_means_the_building(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size)
    page.wait_for_selector(".action.mine")
    assert page.locator(".works .piece").count() == 5 and faults(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_scripts_and_styles_agree_on_what_a_phone_is(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size)
    page.wait_for_selector(".action.mine")
    phone = size != (1024, 768)
    assert page.locator("nav.tabs").count() == int(phone)
    assert page.evaluate("document.documentElement.classList.contains('phone')") == phone
    assert page.evaluate("getComputedStyle(document.querySelector('.bar .btn.icon')).height") == (
        "44px" if phone else "36px"
    )


@pytest.mark.parametrize("size", SIZES)
def test_great_works_are_readable(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size)
    page.wait_for_selector(".action.mine")
    widths = page.evaluate("[...document.querySelectorAll('.works .boardcard')].map((each) => each.clientWidth)")
    assert len(widths) == 5 and min(widths) >= 80
    if size != (844, 390):  # on its side two lines, and the rest behind the sign of the card
        assert page.evaluate(CUT_TEXTS) == 0


def test_on_its_side_cards_to_build_and_hand_are_seen_together(visit: Visit) -> None:
    page = at(visit, "uchronia", (844, 390))
    page.wait_for_selector(".action.mine")
    edge = page.locator(".low").evaluate("(each) => each.getBoundingClientRect().top")
    for part in (".works", ".forum", ".z-stock .countrow", ".sites"):
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] >= 44 and box["y"] + box["height"] <= edge + 8, part
    page.locator(".works .info").first.tap()
    page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_sheets_and_a_look_back_fit(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size)
    play(page, PLAYERS["uchronia"].by(Mouse() if size == (1024, 768) else Finger()), 3)
    assert await_turn(page)
    for number in range(1, page.locator("nav.tabs button").count()):
        page.locator("nav.tabs button").nth(number).tap()
        page.locator(".sheet").wait_for()
        assert not page.evaluate(WIDER)
        assert page.evaluate(
            "document.querySelector('.sheet').scrollWidth <= document.querySelector('.sheet').clientWidth"
        )
    page.keyboard.press("[")
    page.wait_for_selector(".action.peek")
    assert faults(page) == []


def with_sites(page: Page, sites: int) -> None:
    """Gives the first rival that many building sites and a completed Building, and something known of the Hand."""

    def more(message: str | bytes) -> str | bytes:
        said: dict[str, Any] = json.loads(message)
        if said["type"] != "state":
            return message
        view, nothing = said["view"], dict.fromkeys(("wood", "clay", "brick", "stone", "marble"), 0)
        ids = list(pentapolis.game("uchronia").components()["buildings"])
        view["boards"][1] |= {
            "sites": [{"building": each, "under": nothing} for each in ids[:sites]],
            "completed": ids[sites : sites + 1],
            "held": 5,
            "known": nothing | {"stone": 1},
            "lacks": ["marble"],
        }
        return json.dumps(said)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(more(message)))

    page.route_web_socket("**/*", between)


@pytest.mark.parametrize("sites", [7, 11])
@pytest.mark.parametrize("seats", ["hbbb", "hbbbb"])
def test_many_sites_do_not_hide_what_a_rival_has_built(visit: Visit, seats: str, sites: int) -> None:
    visitor = visit()
    with_sites(visitor.page, sites)
    visitor.page.goto(f"/table/{visitor.new('uchronia', seats)}")
    rival = visitor.page.locator(".rival").first
    expect(rival.locator(".slist .piece")).to_have_count(sites)
    edge = rival.bounding_box()
    assert edge is not None
    for each in rival.locator(".rz .piece").all():
        box = each.bounding_box()
        assert box is not None and box["y"] + box["height"] <= edge["y"] + edge["height"], each.inner_text()


def test_what_is_known_of_a_hand_is_told_in_words(visit: Visit) -> None:
    words = "5 cards in Hand, at least 1 Stone, no Marble"
    for size in [(1280, 800), (390, 844)]:
        visitor = visit(phone=size[0] < 1000)
        page = visitor.page
        with_sites(page, 1)
        page.goto(f"/table/{visitor.new('uchronia', 'hb')}")
        page.wait_for_selector(".action")
        if visitor.phone:
            page.locator("nav.tabs button").nth(2).tap()
            expect(page.locator(".rival .told").first).to_be_visible()
            expect(page.locator(".rival .told").first).to_have_text(words)
        expect(page.locator(".rival .mathead").first).to_contain_text(words)


@pytest.mark.parametrize(
    "size",
    some(
        [(1280, 800), (1366, 660), (1024, 768), (844, 390), (390, 844), (360, 740)],
        [(1366, 660), (844, 390), (360, 740)],
    ),
)
def test_play_is_in_sight_on_the_start_page(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(phone=size[0] < 700, lang="fr-FR")
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer")).to_be_in_viewport(ratio=1)
    expect(page.locator("label.city").last).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_tables_to_continue_are_in_sight_on_the_start_page(visit: Visit) -> None:
    for lang in ("en-GB", "fr-FR"):
        visitor = visit(lang=lang)
        for game in ("akropolis", "uchronia", "horizon"):
            visitor.new(game)
        visitor.page.goto("/")
        opening = visitor.page.locator(".below a.btn, .below .btn.go")
        expect(opening).to_have_count(3)
        for each in opening.all():
            expect(each).to_be_in_viewport(ratio=1)
