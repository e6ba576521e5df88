"""A club on the page: a name on two devices, a table in the lobby; and nothing of it where the host wants none."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..server.served import Process
from .conftest import Visit
from .test_look import look

PHRASE = "four old horses wait"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with everything that a club has."""
    where = tmp_path_factory.mktemp("club") / "club.sqlite"
    server = Process(f"--data={where}", "--club=all", "--address=http://localhost", "--pace=0", "--workers=1")
    yield server.base
    server.stop()


def protect(page: Page, name: str) -> None:
    page.goto("/name")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label(re.compile("Passphrase")).fill(PHRASE)
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_a_name_is_on_both_devices_and_others_find_its_table(visit: Visit, club: str) -> None:
    desk = visit(club)
    protect(desk.page, "Ada Lovelace")
    look(desk, "club-name", False, False)
    desk.page.goto("/new/akropolis")
    desk.page.get_by_label("Who sits at seat 2?").select_option("link")
    desk.page.get_by_label(re.compile("Show in the lobby")).check()
    desk.page.get_by_role("button", name="Make the table").click()
    desk.page.wait_for_url("**/table/*")

    phone = visit(club, lang="fr-FR", phone=True)
    phone.page.goto("/name")
    phone.page.get_by_role("button", name="Ouvrir une session").first.tap()
    phone.page.get_by_label("Nom", exact=True).fill("ada lovelace")
    phone.page.get_by_label("Phrase secrète").fill(PHRASE)
    phone.page.locator("form button[type=submit]").tap()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ada Lovelace")
    look(phone, "club-name", True, False)
    phone.page.goto("/")
    expect(phone.page.locator(".tables li")).to_have_count(1)

    guest = visit(club)
    protect(guest.page, "Brunel")
    guest.page.goto("/club")
    expect(guest.page.locator("li", has_text="Ada Lovelace")).to_be_visible()
    look(guest, "club-lobby", False, False)
    guest.page.get_by_role("button", name=re.compile("^Sit down")).click()
    guest.page.wait_for_url("**/table/*")
    expect(guest.page.locator("body")).to_contain_text("Ada Lovelace")

    watcher = visit(club, lang="fr-FR", phone=True)
    watcher.page.goto("/club")
    expect(watcher.page.locator("li", has_text="Brunel")).to_be_visible()
    look(watcher, "club-lobby", True, False)
    watcher.page.get_by_role("button", name=re.compile("^Regarder")).tap()
    watcher.page.wait_for_url("**/table/*")


def test_without_a_club_the_page_shows_nothing_of_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    expect(page.locator(".tables")).to_be_visible()
    expect(page.get_by_role("link", name="Club")).to_have_count(0)
    page.goto("/club")
    expect(page.locator("main")).not_to_contain_text("Ratings")
