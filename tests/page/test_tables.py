"""Own tables: made under a name, sifted, and taken off the list."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_people import with_patience
from .test_together import ask, seated


def test_the_host_is_asked_for_a_name_that_friends_read(visit: Visit) -> None:
    alice, bob = visit(), visit()
    alice.page.goto("/")
    expect(alice.page.get_by_label("Your name, as your friends will see it")).to_have_count(0)
    alice.page.get_by_role("button", name="Invite by link").click()
    alice.page.get_by_label("Your name, as your friends will see it").fill("Alice")
    alice.page.get_by_role("button", name="Play", exact=True).click()
    alice.page.wait_for_url("**/table/*")
    field = alice.page.get_by_label("Your name, as your friends will see it")
    expect(field).to_have_value("Alice")
    field.fill("Alice of Athens")
    field.press("Tab")
    link = alice.page.locator(".qr input").input_value()
    with_patience(alice.page, lambda: alice.states()[-1]["seats"][0]["name"] == "Alice of Athens")
    bob.page.goto(link)
    expect(bob.page.get_by_role("main")).to_contain_text("Alice of Athens invites you.")


def rows(page: Page) -> int:
    return page.locator(".tables li").count()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_own_tables_are_sifted_and_removed(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    ended = visitor.new("akropolis", name="Ended")
    visitor.order(ended, type="propose", kind="abandon")
    visitor.new("akropolis", name="Running")
    visitor.new("uchronia", name="Cards")
    page.goto("/")
    expect(page.locator(".tables li")).to_have_count(3)
    page.get_by_role("button", name="Finished").click()
    expect(page.locator(".tables li b")).to_have_text(["Ended"])
    page.get_by_role("button", name="Running", exact=True).click()
    page.get_by_label("Of which game").select_option("Akropolis")
    expect(page.locator(".tables li b")).to_have_text(["Running"])
    page.get_by_role("button", name="Finished").click()
    page.get_by_label("Of which game").select_option("Uchronia")
    expect(page.locator(".tables")).to_contain_text("None of your tables is like that.")
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_label("Of which game").select_option("Every game")
    page.get_by_role("button", name="Remove the table Ended").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nobody else has a seat at this table.")
    dialog.get_by_role("button", name="Keep").click()
    assert rows(page) == 3
    page.get_by_role("button", name="Remove the table Ended").click()
    visitor.shot(f"remove-{'phone' if phone else 'wide'}")
    dialog.get_by_role("button", name="Delete").click()
    expect(page.locator(".tables li")).to_have_count(2)
    assert ended not in [table["table"] for table in visitor.get("tables")]


def test_a_table_that_a_friend_has_is_removed_from_ones_own_list_only(visit: Visit) -> None:
    alice, bob, made = seated(visit)
    alice.page.goto("/")
    alice.page.get_by_role("button", name="Remove the table").click()
    dialog = alice.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The others keep the table.")
    dialog.get_by_role("button", name="Remove").click()
    expect(alice.page.locator(".tables li")).to_have_count(0)
    expect(bob.page.locator(".mat .presence")).to_have_text("a bot plays")
    assert bob.state(made["table"], 1)["status"] == "playing"
    ask(bob, "Abandon the game")
    bob.page.get_by_role("button", name="Abandon", exact=True).click()
    expect(bob.page.locator(".res h1")).to_have_text("The game was given up")
