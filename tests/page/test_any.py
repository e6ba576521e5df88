"""A game without a board of its own, from the start page to the replay: by mouse, by keyboard, on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..server.served import Process
from .conftest import LIMITS, Visit
from .hands import Finger, Hand, Mouse
from .looks import faults
from .player import END, GO, Step, await_turn, confirm, play
from .test_games import tab_to
from .test_look import LOOKS, look
from .test_words import assert_speaks
from .visitor import Visitor

CHOICE = ".any .choice:visible"
NAMES = ("Cards", "Hand", "Play")  # from the rules: the page was built without words of this game
PRESSED = ".choice[aria-pressed=true]"

Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The server of the page's tests, with the toy."""
    data = tmp_path_factory.mktemp("toys")
    running = Process("--pace=0", "--workers=1", f"--data={data}", *LIMITS, module="tests.page.serve_toy")
    yield running
    running.stop()


@pytest.fixture
def come(visit: Visit, toys: Process) -> Come:
    """Makes visitors of that server."""
    return lambda **wishes: visit(toys.base, **wishes)


def by(hand: Hand) -> Step:
    """Presses a choice and confirms."""

    def step(page: Page, chance: Random) -> None:
        choices = page.locator(CHOICE)
        choices.first.wait_for()
        hand.press(choices.nth(chance.randrange(choices.count())))
        confirm(page, lambda: hand.press(page.locator(GO)))

    return step


def by_keys(page: Page, chance: Random) -> None:
    """Walks through the choices with arrows, or takes one by its number, and confirms."""
    count = page.locator(CHOICE).count()
    if chance.random() < 0.5:
        page.keyboard.press(str(1 + chance.randrange(count)))
    else:
        page.keyboard.press(chance.choice(["ArrowDown", "ArrowUp"]))
    confirm(page, lambda: page.keyboard.press("Enter"))


def finish(page: Page, step: Step) -> None:
    """Plays to the end."""
    assert play(page, step) > 2
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(END)).not_to_be_empty()


def start(page: Page, hand: Hand) -> None:
    """From the start page to a table with a bot."""
    page.goto("/")
    hand.press(page.locator("label.city").filter(has_text="Nine Cards"))
    hand.press(page.get_by_role("button", name="Play", exact=True))
    page.wait_for_url("**/table/*")


def test_the_start_page_offers_it_with_its_options(come: Come) -> None:
    page = come().page
    page.goto("/")
    city = page.locator("label.city").filter(has_text="Nine Cards")
    expect(city.locator("svg.pic text")).to_have_text(["Nine", "Cards"])
    city.click()
    page.get_by_role("link", name="Options").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nine Cards")
    hand = page.get_by_label("Hand")
    assert hand.locator("option").all_text_contents() == ["2", "3"]  # numbers, not seats
    hand.select_option("2")
    page.get_by_role("button", name="Play").click()
    page.wait_for_selector(".action.mine")
    expect(page.locator(CHOICE)).to_have_count(3)


def test_a_whole_game_by_mouse_and_its_replay(come: Come, tmp_path: Path) -> None:
    visitor = come(moving=True)
    page = visitor.page
    start(page, Mouse())
    finish(page, by(Mouse()))
    page.locator(".scores svg").first.wait_for()
    visitor.shot("end-any")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Replay as one file").click()
    file = tmp_path / "replay.html"
    download.value.save_as(file)
    page.goto(page.url.split("#")[0] + "/replay")
    page.locator(".theatre .said").wait_for()
    seen = page.locator(".any").first
    expect(seen).to_contain_text("Deck")
    page.keyboard.press("End")
    page.locator(".res h1").wait_for()
    visitor.shot("replay-any")

    reader = come(offline=True).page
    reader.goto(file.as_uri())
    reader.locator(".theatre .said").wait_for()
    expect(reader.locator(".any").first).to_contain_text("Deck")
    reader.keyboard.press("End")
    reader.locator(".res h1").wait_for()


def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    page = come().page
    page.goto("/")
    page.get_by_role("radio", name="Nine Cards").wait_for()
    tab_to(page, "input[type=radio]")
    page.keyboard.press("ArrowLeft")  # from the first to the last
    expect(page.get_by_role("radio", name="Nine Cards")).to_be_checked()
    tab_to(page, ".start .go")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    finish(page, by_keys)


def test_a_whole_game_on_a_phone(come: Come) -> None:
    page = come(phone=True).page
    start(page, Finger())
    await_turn(page)
    assert faults(page) == []
    small = page.locator(CHOICE).evaluate_all("(all) => all.filter((each) => each.getBoundingClientRect().height < 44)")
    assert small == []
    finish(page, by(Finger()))


def test_alone_against_the_games_own_opponent(come: Come) -> None:
    page = come().page
    page.goto("/")
    page.locator("label.city").filter(has_text="Nine Cards").click()
    page.get_by_role("button", name="Solo").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".action.mine")
    expect(page.locator("aside").last).to_contain_text("the Dealer")
    finish(page, by(Mouse()))


def test_a_choice_shows_what_it_would_change_and_can_be_let_go(come: Come) -> None:
    visitor = come()
    page = visitor.page
    table = visitor.new("toy")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action.mine")
    state = visitor.state(table)
    card = next(each for each in state["choices"] if each["args"].get("card", 3) % 3)  # no die: all is foreseen
    own = page.get_by_role("region", name="In front of you")
    expect(own.locator(".chips").first).to_have_text(" ".join(str(each) for each in state["view"]["hand"]))
    page.get_by_role("button", name=card["text"], exact=True).hover()
    expect(own.locator(".then")).to_be_visible()  # a mouse that rests is told as much as a click
    page.mouse.move(0, 0)
    expect(own.locator(".then")).to_have_count(0)
    page.get_by_role("button", name=card["text"], exact=True).click()
    expect(page.locator(GO)).to_be_visible()
    expect(own.locator(".then")).to_have_text(f"−less {card['args']['card']}")
    page.keyboard.press("Escape")
    expect(page.locator(PRESSED)).to_have_count(0)
    expect(own.locator(".then")).to_have_count(0)


def test_a_move_can_be_typed_and_why_not_is_answered(come: Come) -> None:
    visitor = come()
    page = visitor.page
    table = visitor.new("toy")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action.mine")
    field = page.get_by_label("Type a move")
    field.fill("dance")
    field.press("Enter")
    expect(page.locator(".bubble")).to_contain_text("“dance” is no move.")
    field.fill(visitor.state(table)["choices"][1]["notation"].upper())
    field.press("Enter")
    expect(page.locator(PRESSED)).to_contain_text(visitor.state(table)["choices"][1]["text"])
    expect(page.locator(".bubble")).to_have_count(0)


def test_somebody_watches(come: Come) -> None:
    visitor = come()
    made: Any = visitor.post("tables", game="toy", seats=[{"kind": "here"}, {"kind": "bot", "level": "level-1"}])
    watcher = come()
    guest = watcher.page
    guest.goto(made["spectator_link"])
    expect(guest.locator(".bar")).to_contain_text("Watching")
    expect(guest.locator(".board .any")).to_contain_text("Deck")
    expect(guest.locator(CHOICE)).to_have_count(0)
    expect(guest.get_by_role("region", name="In front of").locator("dt")).to_have_text(["Hands"])
    assert all(state["view"]["hand"] is None for state in watcher.states())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_speaks_one_language(come: Come, lang: str) -> None:
    visitor = come(lang=lang)
    page = visitor.page
    for address, ready in (
        ("/", "label.city"),
        ("/new/toy", "form ol"),
        (f"/table/{visitor.new('toy')}", ".action.mine"),
    ):
        page.goto(address)
        page.locator(ready).first.wait_for()
        assert_speaks(page, lang, NAMES)


@pytest.mark.parametrize(("phone", "dark"), LOOKS)
def test_it_looks_well(come: Come, phone: bool, dark: bool) -> None:
    visitor = come(phone=phone, dark=dark)
    page = visitor.page
    page.goto("/")
    page.locator("label.city").filter(has_text="Nine Cards").click()
    look(visitor, "start-any", phone, dark)
    page.goto(f"/table/{visitor.new('toy', 'hbb')}")
    page.wait_for_selector(".action.mine")
    look(visitor, "table-any", phone, dark)
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(f"{GO}, .then")
    look(visitor, "choice-any", phone, dark)
    if phone:
        for number, sheet in enumerate(("score", "rivals", "log"), 1):
            page.locator("nav.tabs button").nth(number).tap()
            page.locator(".sheet").wait_for()
            look(visitor, f"{sheet}-any", phone, dark)
