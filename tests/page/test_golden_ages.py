"""The table of The Golden Ages: the map, the eight actions, cards, rivals, what is secret, phones."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..games.golden_ages.page import by
from .conftest import Visit
from .hands import Mouse
from .long import some
from .looks import WIDER, faults
from .player import GO
from .visitor import Visitor, retell

RECORD = Path(__file__).parents[1] / "golden" / "golden_ages" / "three.jsonl"
SIZES = [(1280, 800), (1366, 660), (1024, 768), (390, 844), (360, 740)]


def at(visitor: Visitor, kind: str, seats: str = "hb", **wishes: Any) -> str:
    """A table at which the first seat must decide on something of that kind; the last choice is taken until then."""
    table = visitor.new("golden_ages", seats, **wishes)
    for _ in range(2000):
        state = visitor.state(table)
        if state["choices"] and state["decision"]["kind"] == kind:
            return table
        if state["choices"]:
            choice = state["choices"][-1]
            visitor.order(table, type="play", version=state["version"], action=choice["action"], hold=False)
        else:
            visitor.page.wait_for_timeout(20)  # bots play
    raise AssertionError(f"there was no {kind}")


def open_at(visitor: Visitor, kind: str, seats: str = "hb") -> Page:
    visitor.page.goto(f"/table/{at(visitor, kind, seats)}")
    visitor.page.wait_for_selector(".golden .map")
    visitor.page.wait_for_selector(".action.mine")
    return visitor.page


def test_a_tile_is_placed_and_turned_where_it_lies(visit: Visit) -> None:
    page = open_at(visit(), "place_tile")
    expect(page.locator(".over .peg").first).to_be_visible()
    page.locator(".spot[tabindex='0']").first.click()
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".lead .heldtile")).to_be_visible()
    page.locator(".spot[data-piece='map::2,4']").click()  # the square lies there
    expect(page.locator(".bubble")).to_contain_text("Not allowed")
    page.locator(GO).click()
    expect(page.locator(".ghost")).to_have_count(0)


def test_an_action_is_begun_by_its_key_and_changed_for_another(visit: Visit) -> None:
    page = open_at(visit(), "action")
    page.locator(".key", has_text="Explorer").click()
    expect(page.locator(".key.on")).to_have_text("Explorer")
    page.locator(".key", has_text="Builder").click()
    expect(page.locator(".key.on")).to_have_text("Builder")
    expect(page.locator(".action .say")).to_contain_text("Builder")


def test_what_is_over_at_once_waits_for_a_confirmation(visit: Visit) -> None:
    visitor = visit()
    table = at(visitor, "action")
    page = visitor.page
    page.goto(f"/table/{table}")
    page.locator(".key", has_text="Artist").click()
    page.wait_for_selector(".golden.wishing", state="detached")
    expect(page.locator(GO)).to_be_visible()
    assert visitor.state(table)["view"]["agora"] == [0, 0]


def test_a_card_of_the_era_begins_its_action(visit: Visit) -> None:
    page = open_at(visit(), "action")
    page.locator(".market .bu.soft").first.click()
    expect(page.locator(".key.on")).to_have_text("Builder")


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    page = open_at(visit(), "action")
    page.locator(".key.no").first.click()
    expect(page.locator(".bubble")).to_contain_text("Not allowed")
    expect(page.locator(".bubble a, .bubble button").first).to_be_visible()


def test_what_is_no_choice_is_explained_with_its_rule(visit: Visit) -> None:
    page = open_at(visit(), "action")
    page.locator(".civboard .tt.far").last.click()
    expect(page.locator(".bubble.fact")).to_contain_text("Economy")
    expect(page.locator(".bubble.fact")).to_contain_text("Rule 135")
    page.locator(".jrow").first.click()
    expect(page.locator(".bubble.fact .sum")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)


def test_a_line_of_the_score_is_explained_with_its_points(visit: Visit) -> None:
    page = open_at(visit(), "action")
    fact = page.locator(".bubble.fact")
    for name, title, rule in (("Points", "Points so far", 167), ("Techs", "Backs of technologies", 164)):
        page.locator(".sc").get_by_role("button", name=name, exact=True).click()
        expect(fact.locator(".title")).to_have_text(title)
        expect(fact).to_contain_text(f"Rule {rule}")
    expect(fact.locator(".sum")).to_contain_text("points")
    expect(page.locator(".sc tr.told")).to_contain_text("Techs")


def test_a_rival_comes_to_the_front_without_its_secrets(visit: Visit) -> None:
    page = open_at(visit(), "action")
    own = page.locator(".civboard .hc2 b").all_inner_texts()
    assert not any("Secret" in text for text in own)
    page.locator(".rv").click()
    expect(page.locator(".civboard.theirs")).to_be_visible()
    expect(page.locator(".civboard.theirs .back")).to_be_in_viewport()
    assert all("Secret" in text for text in page.locator(".civboard .hc2 b").all_inner_texts())
    page.keyboard.press("Escape")
    expect(page.locator(".civboard.theirs")).to_have_count(0)


def test_a_replay_on_a_phone_shows_every_part_and_stays_with_it(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    page.goto(f"/replay/{visitor.upload(RECORD)}")
    parts = page.locator(".parts button")
    expect(parts).to_have_count(3)
    expect(page.locator(".golden svg.map")).to_be_visible()
    parts.nth(1).tap()
    expect(page.locator(".golden .civboard")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".golden .civboard")).to_be_visible()
    parts.nth(2).tap()
    expect(page.locator(".golden .market")).to_be_visible()


def test_a_replay_at_its_end_fits_on_the_screen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/replay/{visitor.upload(RECORD)}")
    page.wait_for_selector(".golden .map")
    page.keyboard.press("End")
    page.wait_for_selector(".pad")
    assert not page.evaluate(WIDER)
    head = page.locator(".civboard header").bounding_box()
    purse = page.locator(".civboard .purse").bounding_box()
    assert head is not None and purse is not None and purse["x"] + purse["width"] <= head["x"] + head["width"]


def test_a_phone_shows_the_gold_of_everybody(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    table = visitor.new("golden_ages", "hbb", name="at action")
    page.goto(f"/table/{table}")
    gold = [str(board["gold"]) for board in visitor.state(table)["view"]["boards"]]
    expect(page.locator(".strip .strippurse")).to_contain_text(gold)
    expect(page.locator(".action .why")).to_contain_text("one of the eight actions")


def test_the_button_says_what_it_does(visit: Visit) -> None:
    page = open_at(visit(), "place_tile")
    page.locator(".spot[tabindex='0']").first.click()
    expect(page.locator(GO)).to_have_text("Place here")
    expect(page.locator(".action .why")).to_contain_text("Land meets land")


def test_a_shared_device_is_covered_between_two_people(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('golden_ages', 'hh')}")
    page.wait_for_selector("#hand-over")
    expect(page.locator(".golden")).to_have_count(0)


def test_each_person_of_a_shared_device_sees_their_own_cards_alone(visit: Visit) -> None:
    visitor = visit()
    page, step, chance = visitor.page, by(Mouse()), Random(1)
    page.goto(f"/table/{visitor.new('golden_ages', 'hh')}")
    cards: dict[str, set[str]] = {}
    for name in ("Player 1", "Player 2") * 2:
        page.locator("#hand-over", has_text=name).wait_for()
        assert not any(secret in page.content() for secret in set().union(*cards.values()))
        page.get_by_role("button", name=f"I am {name}").click()
        page.locator(".civboard .hc2").first.wait_for()
        cards[name] = {text.rstrip(" 0123456789") for text in page.locator(".civboard .hc2 b").all_inner_texts()}
        assert len(cards[name]) > 1
        for other in cards.keys() - {name}:
            assert not any(secret in page.content() for secret in cards[other] - cards[name])
        while page.locator("#hand-over").count() == 0:
            step(page, chance)
            page.wait_for_selector(".action.mine, #hand-over")


def test_a_question_that_says_it_all_has_no_number_of_choices_below(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('golden_ages', name='at found_city')}")
    expect(page.locator(".action .say")).to_contain_text("Found a city here?")
    expect(page.locator(".action .why")).to_have_count(0)


def test_names_are_whole_beside_the_suns_of_golden_ages(visit: Visit) -> None:
    def sunny(state: Any) -> None:
        for board in state["view"]["boards"][1:]:
            board["golden_age"] = True

    visitor = visit()
    page = visitor.page
    retell(page, sunny)
    page.goto(f"/table/{at(visitor, 'action', 'hbb')}")
    expect(page.locator(".order .gai")).to_have_count(2)
    cut = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    assert page.locator(".order .now .nm, .rv .cv > span").evaluate_all(cut) == []


def test_what_can_be_chosen_is_also_in_a_list(visit: Visit) -> None:
    page = open_at(visit(), "action")
    page.get_by_role("tab", name="Choices").click()
    expect(page.get_by_role("option", name="Explorer")).to_be_visible()


# A lit cell with a dark one beside it, and the point of that one that is nearest to it; null where there is none.
BESIDE = """() => {
  const at = (spot) => document.elementFromPoint(spot.x, spot.y)?.closest(".spot");
  for (const lit of document.querySelectorAll(".spot.lit")) {
    const { x, y, width, height, right } = lit.querySelector(".hit").getBoundingClientRect();
    for (const spot of [{ x: right + 2, y: y + height / 2 }, { x: x - 2, y: y + height / 2 }])
      if (at(spot) && !at(spot).matches(".lit, .soft")) return { piece: lit.dataset.piece, width, ...spot };
  }
  return null;
}"""


def test_a_tap_beside_a_small_cell_means_that_cell(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    page.set_viewport_size({"width": 667, "height": 375})
    page.goto(f"/table/{visitor.new('golden_ages', name='at move')}")
    page.wait_for_selector(".spot.lit")
    near = page.evaluate(BESIDE)
    assert near is not None and near["width"] < 42
    page.touchscreen.tap(near["x"], near["y"])
    expect(page.locator(f".spot.chosen[data-piece='{near['piece']}']")).to_have_count(1)
    expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("lang", some(["en-GB", "fr-FR"], ["fr-FR"]))
def test_it_fits_on_every_screen(visit: Visit, lang: str) -> None:
    visitor = visit(lang=lang)
    table = at(visitor, "action", "hbbb")
    page = visitor.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/table/{table}")
        page.wait_for_selector(".golden .map")
        page.wait_for_selector(".action.mine")
        assert faults(page) == [], (width, height)
        visitor.shot(f"golden_ages-{width}x{height}-{lang[:2]}")
