"""What people ask of each other: take back, abandon, play again, sit in, talk; and somebody who only watches."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from ..server.served import Process, serving
from .conftest import Visit
from .hands import Mouse
from .long import some
from .player import OPEN, await_turn
from .players import GAMES, SECRETIVE, all_by, secrets
from .test_people import with_patience
from .visitor import Visitor

STEPS = all_by(Mouse())


def seated(visit: Visit, game: str = "akropolis", base: str | None = None) -> tuple[Visitor, Visitor, dict[str, str]]:
    """Two people at one table, and the links of it."""
    wishes = {} if base is None else {"base": base}
    alice, bob = visit(**wishes), visit(**wishes)
    made = alice.post("tables", game=game, seats=[{"kind": "here"}, {"kind": "link"}])
    bob.sit_down(made["seats"][1]["link"])
    alice.page.goto(f"/table/{made['table']}")
    alice.page.wait_for_selector(".action")
    bob.page.wait_for_selector(".action")
    return alice, bob, made


def ask(visitor: Visitor, what: str) -> None:
    """Opens what belongs to the table, and asks for something there."""
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    visitor.page.get_by_role("button", name=what).click()


def mover(alice: Visitor, bob: Visitor, table: str) -> tuple[Visitor, Visitor]:
    """Whose turn it is, and the other."""
    return (alice, bob) if alice.state(table)["decision"]["seat"] == 0 else (bob, alice)


def test_a_turn_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    alice, bob, made = seated(visit)
    first, second = mover(alice, bob, made["table"])
    for _ in range(2):
        STEPS["akropolis"](first.page, Random(1))
    second.page.wait_for_selector(OPEN)
    ask(first, "Take back my last turn")
    expect(first.page.locator(".ask")).to_contain_text("Waiting for")
    first.page.get_by_role("button", name="Withdraw").click()
    expect(second.page.locator(".ask")).to_have_count(0)
    ask(first, "Take back my last turn")
    second.shot("asked-takeback")
    second.page.get_by_role("button", name="Agree").click()
    first.page.wait_for_selector(OPEN)
    assert alice.state(made["table"])["log"] == []


def test_the_table_is_given_up_only_together_and_set_up_again(visit: Visit) -> None:
    alice, bob, made = seated(visit, "uchronia")
    ask(alice, "Abandon the game")
    expect(alice.page.get_by_role("alert")).to_contain_text("without a winner as soon as the others agree")
    board = bob.page.locator(".board").bounding_box()
    alice.page.get_by_role("button", name="Abandon", exact=True).click()
    expect(bob.page.locator(".ask .go")).to_have_count(0)  # to agree is not the thing to do
    assert bob.page.locator(".board").bounding_box() == board
    bob.page.get_by_role("button", name="Decline").click()
    expect(alice.page.locator(".ask")).to_have_count(0)
    assert alice.state(made["table"])["status"] == "playing"
    ask(bob, "Abandon the game")
    bob.page.get_by_role("button", name="Abandon", exact=True).click()
    alice.page.get_by_role("button", name="Agree").click()
    for visitor in (alice, bob):
        expect(visitor.page.locator(".res h1")).to_have_text("The game was given up")
    alice.page.get_by_role("button", name="Rematch").click()
    bob.page.get_by_role("button", name="Agree").click()
    for visitor in (alice, bob):
        visitor.page.wait_for_url(lambda url: "/table/" in url and made["table"] not in url)
        visitor.page.wait_for_selector(".action")
    assert alice.page.url == bob.page.url


def test_nobody_abandons_a_game_against_bots_by_one_click(visit: Visit) -> None:
    alice = visit()
    table = alice.new("akropolis")
    alice.page.goto(f"/table/{table}")
    ask(alice, "Abandon the game")
    expect(alice.page.get_by_role("alert")).to_have_text("Really abandon? The game ends without a winner.")
    alice.page.get_by_role("button", name="Play on").click()
    assert alice.state(table)["status"] == "playing"
    alice.page.get_by_role("button", name="Abandon the game").click()
    alice.page.get_by_role("button", name="Abandon", exact=True).click()
    expect(alice.page.locator(".res h1")).to_have_text("The game was given up")


def test_a_seat_goes_to_a_bot_and_back(visit: Visit) -> None:
    alice, bob, made = seated(visit)
    first, second = mover(alice, bob, made["table"])
    first.page.get_by_role("button", name="Table", exact=True).click()
    first.page.get_by_label("Level of the bot").select_option("Novice")
    expect(first.page.locator(".to-bot")).to_contain_text("Good company for a first game")
    first.shot("to-bot")
    first.page.get_by_role("button", name="Hand to a bot").click()
    second.page.wait_for_selector(OPEN)  # the bot has played
    expect(second.page.locator(".column .slab").filter(has_text="bot, Novice").first).to_be_visible()
    first.page.get_by_role("dialog").get_by_role("button", name="Take the seat back").click()
    first.page.keyboard.press("Escape")
    for _ in range(2):
        STEPS["akropolis"](second.page, Random(1))
    assert await_turn(first.page)
    STEPS["akropolis"](first.page, Random(1))


def test_who_lent_his_seat_to_a_bot_is_asked_like_everybody(visit: Visit) -> None:
    alice, bob, made = seated(visit)
    ask(alice, "Hand to a bot")
    alice.page.keyboard.press("Escape")
    ask(bob, "Abandon the game")
    bob.page.get_by_role("button", name="Abandon", exact=True).click()
    alice.page.get_by_role("button", name="Decline").click()
    expect(bob.page.locator(".ask")).to_have_count(0)
    assert alice.state(made["table"])["status"] == "playing"
    ask(bob, "Abandon the game")
    bob.page.get_by_role("button", name="Abandon", exact=True).click()
    alice.page.get_by_role("button", name="Agree").click()
    expect(bob.page.locator(".res h1")).to_have_text("The game was given up")


def test_a_bot_plays_for_who_is_away(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", 2.0)
    monkeypatch.setattr("pentapolis.server.live.presence.CHECK", 0.1)
    with serving(tmp_path / "t.sqlite") as running:
        alice, bob, made = seated(visit, base=running.base)
        table = made["table"]
        bob.page.goto("about:blank")
        alice.page.get_by_role("button", name="Table", exact=True).click()
        alice.page.get_by_role("dialog").get_by_role("button", name="Let a bot stand in").click()
        with_patience(alice.page, lambda: alice.state(table)["seats"][1]["level"] == "level-3")
        bob.page.goto(f"/table/{table}")
        bob.page.get_by_role("button", name="Table", exact=True).click()
        bob.page.get_by_role("dialog").get_by_role("button", name="Take the seat back").click()
        with_patience(alice.page, lambda: alice.state(table)["seats"][1]["level"] is None)
        for visitor in (alice, bob):
            visitor.page.close()


def test_chat_has_limits(visit: Visit, tmp_path: Path) -> None:
    server = Process("--pace=0", "--workers=1", f"--data={tmp_path}", "--limit=chats=2")
    try:
        alice, bob, _ = seated(visit, base=server.base)
        for visitor in (alice, bob):
            visitor.page.get_by_role("tab", name="Chat").click()
        field = bob.page.get_by_label("Write to the table")
        field.fill("x" * 600)
        assert len(field.input_value()) == 500
        for text in ("one", "two", "three"):
            field.fill(text)
            bob.page.keyboard.press("Enter")
        expect(alice.page.locator(".lines")).to_contain_text("two")
        expect(bob.page.locator(".bubble")).to_be_visible()
        expect(alice.page.locator(".lines")).not_to_contain_text("three")
        for visitor in (alice, bob):
            visitor.page.close()
    finally:
        server.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_learns_nothing_hidden(visit: Visit, game: str) -> None:
    alice, bob, made = seated(visit, game)
    watcher = visit()
    watcher.page.goto(made["spectator_link"])
    expect(watcher.page.locator(".bar")).to_contain_text("Watching")
    watcher.page.wait_for_selector(".action")
    chance = Random(4)
    for _ in range(14 if game == "uchronia" else some(14, 5)):
        page = mover(alice, bob, made["table"])[0].page
        assert await_turn(page)
        STEPS[game](page, chance)
    version = alice.state(made["table"], None)["version"]
    with_patience(watcher.page, lambda: watcher.states()[-1]["version"] == version)
    assert watcher.page.locator(f"{OPEN}, .lit, [role=option]").count() == 0
    assert watcher.page.get_by_role("tab", name="Choices").count() == 0
    hidden = [None] * len(secrets(game, alice.state(made["table"])["view"], 0))
    assert bool(hidden) == (game in SECRETIVE)
    for message in watcher.states():
        assert message["viewpoint"] is None and message["choices"] is None and message["seed"] is None
        assert not any(entry["draft"] for entry in message["log"])
        assert not any(secrets(game, message["view"], seat) != hidden for seat in (0, 1))
        if game == "uchronia":
            drawn = [event for entry in message["log"] for event in entry["events"] if event["kind"] == "draw"]
            assert all("colours" not in event["data"] for event in drawn)
    watcher.shot(f"spectator-{game}")
