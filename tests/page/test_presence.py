"""Who is at the table: a shared device under a clock, people who come and go, and whose area is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.served import Served, serving
from .conftest import Visit
from .player import OPEN
from .test_people import _play_until_covered, held, with_patience
from .test_together import mover, seated
from .visitor import Visitor

COVER = "section.over"
OPENED = ".felt, .hand, .piece, [role=option]"
NEVER = 3600.0  # seconds a bot waits with its move: what the screen shows meanwhile is there to be looked at
PLENTY = {"seconds": 600, "increment": 0}


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Served]:
    """A server in this process, so that a test can let a clock run out; its bots never come to a move.

    To be asked for before `visit`: it must outlive the browsers.
    """
    with serving(tmp_path / "t.sqlite", pace=NEVER) as running:
        yield running


def run_out(running: Served, visitor: Visitor, table: str, seat: int) -> None:
    """Lets the time of the seat to move be up, and waits until the table knows."""
    running.live(table).table.clock.left[seat] = 1
    visitor.order(table, type="chat", text="hurry")  # any change sets the alarm anew
    with_patience(visitor.page, lambda: visitor.state(table, None)["seats"][seat]["level"] is not None)


def shared(visit: Visit, running: Served) -> tuple[Visitor, str]:
    """Two people at one device, with clocks, before the first has said who they are."""
    visitor = visit(base=running.base)
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}]
    table = str(visitor.post("tables", game="uchronia", seats=seats, clock=PLENTY)["table"])
    visitor.page.goto(f"/table/{table}")
    return visitor, table


def to_move(visitor: Visitor, table: str) -> int:
    return int(visitor.state(table, None)["decision"]["seat"])


def all_covered(visitor: Visitor) -> None:
    """Nothing of anybody is on the screen, and the browser was told nothing that is hidden."""
    with_patience(visitor.page, lambda: visitor.states()[-1]["viewpoint"] is None)
    expect(visitor.page.locator(COVER)).to_be_visible()
    assert visitor.page.locator(OPENED).count() == 0
    assert all(board["hand"] is None for board in visitor.states()[-1]["view"]["boards"])


def test_time_that_runs_out_under_the_cover_uncovers_no_hand(patient: Served, visit: Visit) -> None:
    visitor, table = shared(visit, patient)
    page = visitor.page
    page.wait_for_selector(COVER)
    names, first = ("Ada", "Bob"), to_move(visitor, table)
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    _play_until_covered(page, "uchronia")
    second = 1 - first
    expect(page.locator("#hand-over")).to_have_text(f"Hand over to {names[second]}")
    run_out(patient, visitor, table, second)  # while the device lies there for the second one
    expect(page.locator("h1").filter(has_text="Everything is covered")).to_be_visible()
    all_covered(visitor)
    visitor.shot("covered-time-up")
    page.reload()
    expect(page.locator("h1").filter(has_text="Everything is covered")).to_be_visible()
    all_covered(visitor)
    page.get_by_role("button", name=f"I am {names[first]}").click()
    page.wait_for_selector(".felt")
    assert held(page) and all(name.startswith(f"hand:{first}:") for name in held(page))


def test_the_clock_runs_on_the_cover(patient: Served, visit: Visit) -> None:
    visitor, _ = shared(visit, patient)
    clock = visitor.page.locator(f"{COVER} [role=timer].running")
    expect(clock).to_be_visible()
    begun = clock.inner_text()
    expect(clock).not_to_have_text(begun)


def test_who_runs_out_of_time_leaves_a_covered_device_and_takes_the_seat_back(patient: Served, visit: Visit) -> None:
    visitor, table = shared(visit, patient)
    page = visitor.page
    page.wait_for_selector(COVER)
    seat = to_move(visitor, table)
    name = ("Ada", "Bob")[seat]
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    run_out(patient, visitor, table, seat)
    expect(page.locator("h1").filter(has_text="Everything is covered")).to_be_visible()
    all_covered(visitor)
    expect(page.locator(COVER)).to_contain_text("a bot plays this seat")
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".action")).to_contain_text(f"A bot plays for {name}")
    page.get_by_role("button", name="Take the seat back").click()
    page.wait_for_selector(OPEN)
    assert held(page) and all(card.startswith(f"hand:{seat}:") for card in held(page))


def test_a_game_that_nobody_plays_is_paused_until_somebody_says_how_it_goes_on(patient: Served, visit: Visit) -> None:
    visitor = visit(base=patient.base)
    page = visitor.page
    table = visitor.new("akropolis", "hb", clock=PLENTY)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action")
    if to_move(visitor, table) != 0:
        patient.live(table).table.seats[1].level = None  # the bot's first move is not what this is about
    with_patience(page, lambda: visitor.state(table)["decision"]["seat"] == 0)
    run_out(patient, visitor, table, 0)
    expect(page.locator(".action")).to_contain_text("The game is paused")
    visitor.shot("paused")
    page.get_by_role("button", name="Let the bots play on").click()
    expect(page.locator(".action")).to_contain_text("A bot plays for you")
    assert visitor.state(table)["paused"] is False
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.locator(".action")).to_contain_text("choices")


def test_who_is_away_is_marked_and_a_bot_can_stand_in_where_people_wait(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", 1.0)
    monkeypatch.setattr("pentapolis.server.live.presence.CHECK", 0.1)
    with serving(tmp_path / "t.sqlite", pace=NEVER) as running:
        alice, bob, made = seated(visit, base=running.base)
        gone, stays = mover(alice, bob, made["table"])
        dot = stays.page.locator(".mat .presence")
        expect(dot).to_have_text("here")
        gone.page.goto("about:blank")
        expect(dot).to_have_text("away")
        stays.page.locator(".action").get_by_role("button", name="Let a bot stand in").click()
        expect(dot).to_have_text("a bot plays")
        gone.page.goto(f"/table/{made['table']}")
        expect(gone.page.locator(".action")).to_contain_text("A bot plays for you")
        gone.page.get_by_role("button", name="Take the seat back").click()
        expect(dot).to_have_text("here")
        for visitor in (alice, bob):
            visitor.page.close()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_city_of_another_has_a_title_and_a_way_back(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "level-1", "name": "Rival"}]
    table = visitor.post("tables", game="akropolis", seats=seats)["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector(OPEN)
    title = page.locator(".whose")
    expect(title).to_have_count(0)  # one's own, as it stands now
    page.locator(".strip button" if phone else ".mat").filter(has_text="Rival").first.click()
    expect(title.get_by_role("heading", name="City: Rival")).to_be_visible()
    expect(title).to_contain_text("as it stands now")
    visitor.order(table, type="chat", text="any news")
    expect(page.get_by_text("unread").first).to_be_attached()
    expect(title).to_be_visible()  # news does not turn one's head
    visitor.shot(f"whose-{'phone' if phone else 'wide'}")
    title.get_by_role("button", name="Back to mine").click()
    expect(title).to_have_count(0)


def test_an_old_position_says_that_it_is_not_the_present_one(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new("akropolis", "hh")
    for _ in range(4):
        seat = to_move(visitor, table)
        state = visitor.state(table, seat)
        move = {"type": "play", "version": state["version"], "action": state["choices"][0]["action"]}
        visitor.post(f"tables/{table}/messages?seat={seat}", id=1, **move)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".action")
    page.keyboard.press("[")
    expect(page.locator(".peek")).to_contain_text("as it stands now")  # the last move, and nothing since
    page.keyboard.press("[")
    expect(page.locator(".whose")).to_contain_text("not now")
    expect(page.locator(".peek")).to_contain_text("not how it stands now")
    page.locator(".whose").get_by_role("button", name="Back to now").click()
    expect(page.locator(".peek")).to_have_count(0)


def test_the_tables_own_words_have_no_sender_and_spectators_are_named_for_the_reader(visit: Visit) -> None:
    alice, _, made = seated(visit)
    watcher, reader = visit(), visit(lang="fr-FR")
    for each in (watcher, reader):
        each.page.goto(made["spectator_link"])
        each.page.wait_for_selector(".action")
        each.page.locator("#tab-chat").click()
    watcher.page.get_by_label("Write to the table").fill("good luck")
    watcher.page.keyboard.press("Enter")
    alice.order(made["table"], type="hand", seat=0, level="level-1")
    lines = reader.page.locator(".lines p")
    expect(lines).to_have_count(2)
    expect(lines.nth(0).locator(".who")).to_contain_text("Un spectateur")
    expect(lines.nth(1).locator(".who")).to_have_count(0)
    expect(lines.nth(1)).to_contain_text("un robot")
