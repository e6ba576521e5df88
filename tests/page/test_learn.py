"""Learning: lessons by mouse, keys and finger, what stays on the device, first reads, and the coach of a first game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from pentapolis.lessons import book, has_lessons

from .conftest import Visit
from .players import GAMES, HALF
from .test_look import look
from .test_words import assert_speaks

FIRST = "/learn/akropolis/turn"


def coach(page: Page) -> Page:
    """Waits for the lesson to be there."""
    page.locator(".coach.task").wait_for()
    return page


def test_a_lesson_by_mouse_with_a_wrong_try_and_show_me(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/learn")
    page.get_by_role("link", name=re.compile("^Begin: ")).click()
    coach(page)
    assert page.url.endswith(FIRST)
    expect(page.locator(".lot.explained")).to_have_count(1)  # what the coach points at
    look(visitor, "lesson-task", False, False)

    page.locator('[data-site="1"]').click()  # one click takes: it is tried at once
    expect(page.locator(".coach.not h2")).to_have_text("Not that one")
    look(visitor, "lesson-not", False, False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".coach.task")).to_be_visible()

    page.locator('[data-site="0"]').click()
    expect(page.locator(".coach.right h2")).to_have_text("Right")
    look(visitor, "lesson-right", False, False)
    page.reload()  # what was right stays
    coach(page)
    expect(page.locator(".list .now")).to_have_text("2 Place it", use_inner_text=True)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".coach.right h2")).to_contain_text("Done")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".door.done")).to_have_count(1)
    expect(page.locator(".so-far span").last).to_contain_text("1 of ")
    page.goto("/")
    expect(page.locator(".doors")).to_contain_text("1 of 11 lessons done")


def test_a_lesson_by_keys_alone(visit: Visit) -> None:
    page = visit().page
    page.goto(FIRST)
    coach(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # the one that has its price
    expect(page.locator(".coach .go")).to_be_visible()
    page.keyboard.press("Enter")
    page.locator(".coach.not").wait_for()
    page.keyboard.press("Escape")
    coach(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".coach .go")).to_be_visible()
    page.keyboard.press("Enter")
    page.locator(".coach.right").wait_for()
    page.keyboard.press("Enter")  # on
    expect(page.locator(".coach.task h2")).to_have_text("Place it")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".coach .go")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator(".coach .go")).to_have_count(0)


def test_a_lesson_on_a_phone_in_french(visit: Visit) -> None:
    visitor = visit(phone=True, lang="fr-FR", dark=True)
    page = visitor.page
    page.goto("/learn/akropolis")
    page.locator(".door").first.wait_for()
    look(visitor, "learn", True, True)
    page.locator(".door").first.tap()
    coach(page)
    assert_speaks(page, "fr")
    page.locator('[data-site="1"]').tap()
    page.locator(".coach.not").wait_for()
    look(visitor, "lesson-not-fr", True, True)
    page.get_by_role("button", name="Montrez-moi").tap()
    page.locator(".coach.right").wait_for()
    page.get_by_role("button", name="Suivant").tap()
    coach(page)
    look(visitor, "lesson-place-fr", True, True)


WRONG = {"akropolis": {"turn": {"done": False, "moves": ["take 3"], "step": 1}}}


@pytest.mark.parametrize("kept", ["{", json.dumps(WRONG)])
def test_broken_progress_does_no_harm(visit: Visit, kept: str) -> None:
    visitor = visit()
    visitor.expect("409")  # moves that lead nowhere are refused, and the lesson begins again
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('pentapolis-lessons', {kept!r})")
    page.goto(FIRST)
    coach(page)
    expect(page.locator(".coach h2")).to_have_text("Take a tile")


@pytest.mark.parametrize("game", HALF)
def test_every_game_has_a_first_read_and_its_lessons_open(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/rules/{game}")
    cards = page.locator(".cards > li")
    cards.first.wait_for()
    assert cards.count() >= 6
    page.locator(".cards .stage").first.wait_for()
    page.get_by_role("searchbox").fill("R20")
    expect(page.locator("#R20")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("")
    if has_lessons(game):
        lesson = book(game).lessons[0]
        expect(page.locator(f'.cards a[href="/learn/{game}/{lesson.id}"]').first).to_be_attached()
        page.goto(f"/learn/{game}/{lesson.id}")
        coach(page)
        assert page.locator(".sandbox :is(.ringed, .missing, .explained, polygon.ring, polygon.missing)").count()
        look(visitor, f"lesson-{game}", False, False)


def test_a_rule_opens_its_group_and_leads_to_its_lesson_and_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/rules/akropolis#R66")
    rule = page.locator("#R66")
    expect(rule).to_be_in_viewport()
    expect(rule.locator(".examples > li")).to_have_count(2)
    expect(rule.locator(".examples > li.no")).to_have_count(1)
    rule.locator(".examples .stage").first.wait_for()
    look(visitor, "rules-examples", False, False)
    page.get_by_role("searchbox").fill("quarry")
    expect(page.locator(".cards")).to_have_count(0)
    assert page.locator("mark").count() > 3
    page.get_by_role("searchbox").fill("")
    rule.locator(".lessons a").first.click()
    coach(page)
    assert "/learn/akropolis/barracks" in page.url


# Something that was done or is pointed at lies in the picture, and is large enough to be read.
NEAR = """(picture) => {
  const around = picture.getBoundingClientRect(), stage = picture.querySelector(".stage");
  return stage.getBoundingClientRect().width > 0.3 * stage.offsetWidth
    && [...picture.querySelectorAll(":is(.last, .ringed, .explained, polygon.ring)")].some((each) => {
      const { left, top, width, height } = each.getBoundingClientRect(), [x, y] = [left + width / 2, top + height / 2];
      return width && x > around.left && x < around.right && y > around.top && y < around.bottom;
    });
}"""


@pytest.mark.parametrize(("game", "rule"), [("horizon", "R110"), ("uchronia", "R47"), ("origins", "R103")])
def test_examples_of_a_rule_bring_near_what_was_done(visit: Visit, game: str, rule: str) -> None:
    page = visit(phone=True).page
    page.goto(f"/rules/{game}#{rule}")
    picture = page.locator(f"#{rule} .examples .picture").first
    picture.locator(":scope > .stage").wait_for()
    page.wait_for_function(NEAR, arg=picture.element_handle())


def test_the_coach_of_a_first_game_speaks_once_and_can_be_skipped(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/learn/akropolis")
    page.get_by_role("button", name=re.compile("First game with a coach")).click()
    card = page.locator(".card", has=page.locator(".owl"))
    expect(card).to_contain_text("Take a tile")
    expect(page.locator(".lot.explained").first).to_be_visible()
    look(visitor, "guided", False, False)
    page.reload()
    expect(card).to_contain_text("Take a tile")  # nobody has read it
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)
    page.reload()
    page.locator(".lot.lit").first.click()
    expect(card).to_contain_text("Place it")  # and the first one did not come again
    expect(page.locator("li.done", has_text="Take a tile")).to_be_visible()
    card.get_by_role("button", name="Skip the coach").click()
    expect(card).to_have_count(0)
    page.reload()
    page.wait_for_selector(".action.mine")
    expect(page.get_by_text("What the coach shows")).to_have_count(0)
    page.goto("/")
    expect(page.locator(".seatbox .note")).to_have_count(0)  # not the first game any more


BEYOND = """() => [...document.querySelectorAll(".coach :is(button, a)")].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((each) => each.textContent.trim())"""
COVERED = """() => [...document.querySelectorAll(".cloth :is(.lit, .ringed, polygon.ring)")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const inside = y < each.closest(".cloth").getBoundingClientRect().bottom; // what is further down is scrolled to
  return width && inside && document.elementFromPoint(x, y)?.closest(".coach");
}).map((each) => each.dataset.piece ?? "")"""
# The first lesson, and a step where the board has answers of its own or cards to choose between.
FITTING = {game: [book(game).lessons[0].id] for game in GAMES}
FITTING["golden_ages"].append("era")


@pytest.mark.parametrize("sideways", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_coach_covers_nothing_and_keeps_its_buttons_in_sight(
    visit: Visit, game: str, sideways: bool
) -> None:
    page = visit(phone=True).page
    page.set_viewport_size({"width": 844, "height": 390} if sideways else {"width": 390, "height": 844})
    for lesson in FITTING[game]:
        page.goto(f"/learn/{game}/{lesson}")
        for number, _ in enumerate(book(game).lesson(lesson).steps):
            if number:
                page.get_by_role("button", name="Next", exact=True).tap()
            coach(page)
            page.wait_for_function(f"!({COVERED})().length")
            assert page.evaluate(BEYOND) == []
            page.get_by_role("button", name="Show me").tap()
            page.locator(".coach.right").wait_for()


def test_what_the_coach_points_at_is_scrolled_into_sight(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/learn/horizon/block")
    coach(page)
    expect(page.locator(".cloth .ringed").first).to_be_in_viewport()


def test_on_a_phone_the_coach_of_a_first_game_leaves_the_hand_in_sight(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/learn/uchronia")
    page.get_by_role("button", name=re.compile("First game with a coach")).tap()
    page.locator(".card", has=page.locator(".owl")).wait_for()
    page.wait_for_function(
        """() => {
          const card = document.querySelector(".place .card").getBoundingClientRect();
          const hand = [...document.querySelectorAll(".hand .lit")].map((each) => each.getBoundingClientRect());
          return hand.length && hand.every(({ top, bottom }) => card.bottom <= top || card.top >= bottom);
        }"""
    )


@pytest.mark.parametrize("phone", [False, True])
def test_a_place_in_a_lesson_is_played_on_against_a_bot(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    page.goto("/learn/akropolis/turn")
    coach(page)
    page.get_by_role("button", name="Show me").click()
    page.locator(".coach.right").wait_for()
    page.get_by_role("button", name="Play on").click()  # after the tile was taken
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("A turn: take, then place")
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    expect(page.locator(".action.mine")).to_contain_text("Add your tile to your city")


@pytest.mark.parametrize("phone", [False, True])
def test_a_first_game_leads_on_when_it_is_over(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    table = visitor.new("akropolis", late=2)
    page.goto("/")
    page.evaluate("(table) => localStorage.setItem('pentapolis-coach', JSON.stringify({ [table]: [] }))", table)
    visitor.order(table, type="hand", seat=0, level="level-2")  # played to the end
    page.goto(f"/table/{table}")
    end = page.get_by_role("region", name="Coach")
    expect(end.get_by_role("heading")).to_have_text("The end")
    look(visitor, f"first-game-over-{'phone' if phone else 'wide'}", phone, False)
    expect(end.get_by_role("link", name=re.compile("^Lesson: "))).to_have_attribute("href", FIRST)
    end.get_by_role("button", name="Analyse the game").click()
    page.locator(".track .share").first.wait_for()
    page.reload()
    end.get_by_role("button", name="Stronger bot: Apprentice").click()
    page.wait_for_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    page.wait_for_selector(".action")
    assert visitor.state(page.url.rsplit("/", 1)[-1])["seats"][1]["level"] == "level-2"
    expect(page.locator(".card .foot")).to_have_count(0)  # without a coach
