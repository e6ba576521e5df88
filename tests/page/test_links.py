"""Links in browsers of strangers: a finished game to look at, a seat given once, a rematch that hides nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .long import some
from .players import GAMES
from .test_replay import at
from .test_together import seated
from .visitor import Visitor


def shared(page: Page) -> str:
    """The link that the dialog shows."""
    field = page.get_by_role("dialog").get_by_label("Link", exact=True)
    expect(field).to_have_value(re.compile("http"))
    return field.input_value()


@pytest.mark.parametrize("game", some(GAMES, ["akropolis", "uchronia"]))
def test_a_stranger_opens_a_link_to_a_move(visit: Visit, finished: tuple[dict[str, str], Any], game: str) -> None:
    tables, storage = finished
    owner = visit(storage=storage)
    owner.page.goto(f"/table/{tables[game]}/replay#7")
    at(owner.page, 7)
    owner.page.get_by_role("button", name="Link to this move").click()
    dialog = owner.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Whoever has this link sees the whole replay, from every seat")
    owner.shot(f"share-{game}")
    link = shared(owner.page)

    stranger = visit()
    stranger.page.goto(link)
    at(stranger.page, 7)
    expect(stranger.page.locator(".guest")).to_contain_text("A finished game that was shared with you")
    expect(stranger.page.get_by_role("link", name="To the table")).to_have_count(0)
    said = stranger.page.locator(".said").inner_text()
    stranger.shot(f"guest-{game}")
    stranger.page.keyboard.press("ArrowRight")
    at(stranger.page, 8)
    stranger.page.wait_for_url(re.compile("replay#8&look="))
    stranger.page.keyboard.press("ArrowLeft")
    stranger.page.wait_for_url(re.compile("replay#7&look="))
    stranger.page.reload()
    expect(stranger.page.locator(".said")).to_have_text(said, use_inner_text=True)
    stranger.page.get_by_role("button", name="Link to this move").click()
    assert shared(stranger.page) == link, "whoever looks may pass it on"
    expect(stranger.page.get_by_role("button", name="End this link")).to_have_count(0)
    assert stranger.context.cookies() == []


def test_a_shared_game_can_be_ended_and_shared_anew(visit: Visit) -> None:
    owner, stranger = visit(), visit()
    table = owner.new("akropolis", "hb", "level-1")
    owner.order(table, type="propose", kind="abandon")
    owner.page.goto(f"/table/{table}")
    owner.page.get_by_role("button", name="Save").click()
    expect(owner.page.get_by_role("dialog")).to_contain_text("as a spectator does, and nobody’s hand")
    link = shared(owner.page)
    stranger.page.goto(link)
    expect(stranger.page.locator(".guest")).to_contain_text("given up")
    owner.page.get_by_role("button", name="End this link").click()
    expect(owner.page.get_by_role("dialog")).to_contain_text("There is no link to this game now.")
    stranger.expect("404")
    stranger.page.reload()
    expect(stranger.page.get_by_role("alert")).to_contain_text("no longer shared")
    owner.page.get_by_role("button", name="Make a link").click()
    assert shared(owner.page) != link


def test_a_link_to_a_running_game_says_what_it_shows(visit: Visit) -> None:
    owner, stranger = visit(), visit()
    table = owner.new("uchronia")
    owner.page.goto(f"/table/{table}/replay")
    owner.page.get_by_role("button", name="Link to this move").click()
    expect(owner.page.get_by_role("dialog")).to_contain_text("The game is still on: whoever has this link watches")
    stranger.page.goto(shared(owner.page))
    expect(stranger.page.locator(".bar")).to_contain_text("Watching")
    owner.page.goto(f"/table/{table}")
    owner.page.get_by_role("button", name="Table", exact=True).click()
    expect(owner.page.get_by_role("dialog")).to_contain_text("they see what everybody may see, and nobody’s hand")


def test_a_used_link_is_told_in_words_and_leads_its_owner_back(visit: Visit) -> None:
    alice, bob, thief = visit(), visit(), visit()
    made = alice.post("tables", game="uchronia", seats=[{"kind": "here"}, {"kind": "link"}])
    link = made["seats"][1]["link"]
    alice.page.goto(link)
    expect(alice.page.get_by_role("alert")).to_contain_text("This link is for somebody else")
    bob.sit_down(link)
    bob.page.wait_for_selector(".action")
    for visitor in (alice, thief):
        visitor.expect("410")
        visitor.page.goto("/")
        visitor.page.goto(link)
        expect(visitor.page.locator("main")).to_contain_text("a link is a key once")
        assert "#" not in visitor.page.url
    thief.shot("link-used")
    bob.page.goto("/")
    bob.page.goto(link)
    bob.page.wait_for_url(f"**/table/{made['table']}")
    history = bob.page.evaluate("() => history.length")
    bob.page.go_back()
    bob.page.wait_for_url(lambda url: url.endswith("/"))
    assert history <= 6 and link[6:] not in bob.page.content()


def test_an_own_seat_goes_to_a_phone_and_is_taken_from_it(visit: Visit) -> None:
    alice, bob, _ = seated(visit, "uchronia")
    phone = visit(phone=True)
    alice.page.get_by_role("button", name="Table", exact=True).click()
    expect(alice.page.get_by_role("dialog")).to_contain_text("This device")
    alice.page.get_by_role("button", name="Add a device").click()
    link = alice.page.locator(".devices input[readonly]").input_value()
    alice.shot("devices")
    phone.page.goto(link)
    expect(phone.page.get_by_role("form")).to_contain_text("takes your seat to this device too")
    phone.page.get_by_role("button", name="Sit down").tap()
    phone.page.wait_for_selector(".hand .piece, .low")
    alice.page.keyboard.press("Escape")
    alice.page.get_by_role("button", name="Table", exact=True).click()
    alice.page.get_by_role("button", name="End", exact=True).click()
    expect(phone.page.locator("main")).to_contain_text("This is not yours to see")
    assert phone.page.locator(".hand, .piece").count() == 0
    expect(bob.page.locator(".action")).to_be_visible()


def finished_by_agreement(alice: Visitor, bob: Visitor, table: str) -> None:
    alice.order(table, type="propose", kind="abandon")
    bob.post(f"tables/{table}/messages?seat=1", id=1, type="answer", proposal=1, yes=True)


def test_a_rematch_hides_nothing(visit: Visit) -> None:
    alice, bob, made = seated(visit)
    table = made["table"]
    later = alice.tab()
    later.goto("/")
    finished_by_agreement(alice, bob, table)
    alice.page.get_by_role("button", name="Rematch").click()
    bob.page.get_by_role("button", name="Agree").click()
    for visitor in (alice, bob):  # they watch the end of the game, and are taken along
        visitor.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(visitor.page.locator(".moved")).to_contain_text("everybody has moved on by one seat")
    expect(alice.page.locator(".moved li.mine")).to_have_text("You: seat 2, blue square")
    expect(bob.page.locator(".moved li.mine")).to_have_text("You: seat 1, terracotta disc")
    alice.shot("rematch-moved")
    following = alice.page.url

    alice.page.go_back()  # and are not trapped
    alice.page.wait_for_url(f"**/table/{table}")
    line = alice.page.locator(".next")
    expect(line).to_have_text("The rematch is on: go there")
    expect(alice.page.locator(".res h1")).to_have_text("The game was given up")
    alice.shot("rematch-line")
    alice.page.reload()
    expect(line).to_be_visible()
    line.get_by_role("link").click()
    alice.page.wait_for_url(following)
    alice.page.get_by_role("button", name="Close").click()
    expect(alice.page.locator(".moved")).to_have_count(0)
    alice.page.reload()
    alice.page.wait_for_selector(".action")
    expect(alice.page.locator(".moved")).to_have_count(0)

    later.reload()  # from the start page
    later.locator(f'.tables a[href="/table/{table}"]').click()
    expect(later.locator(".next")).to_be_visible()
    later.goto(f"/table/{table}/replay")
    later.get_by_role("link", name="To the table").click()
    expect(later.locator(".next")).to_be_visible()
    assert later.url.endswith(f"/table/{table}")
