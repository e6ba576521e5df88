"""Replays: slider and keys, links to a move, records out and in, a file that opens without a network."""

from __future__ import annotations

from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import Touch
from .long import some
from .looks import faults
from .players import GAMES, HALF, OTHER_HALF
from .visitor import PHONE

SLIDER = ".slider input"
TABLE = ".pad table"


def at(page: Page, number: int) -> None:
    """The slider stands there, and the board has followed."""
    expect(page.locator(SLIDER)).to_have_value(str(number))


def opened(page: Page, address: str) -> int:
    """The number of the last position of the replay there."""
    page.goto(address)
    page.locator(".theatre .said").wait_for()
    return int(page.locator(SLIDER).get_attribute("max") or 0)


def test_a_tap_counts_right_after_a_finger_ran_along_the_chart(
    visit: Visit, finished: tuple[dict[str, str], Any]
) -> None:
    tables, storage = finished
    page = visit(phone=True, storage=storage).page
    opened(page, f"/table/{tables['akropolis']}/replay")
    box = page.locator("svg.chart").bounding_box()
    assert box
    start, end = (box["x"] + 60, box["y"] + 60), (box["x"] + 200, box["y"] + 62)
    touch = Touch(page)
    touch.down(start)
    touch.throw(start, end)
    page.wait_for_function("() => Number(document.querySelector('.slider input').value) > 3")
    reached = int(page.locator(SLIDER).input_value())
    page.get_by_role("button", name="One action back").tap()
    at(page, reached - 1)


@pytest.mark.parametrize("game", HALF)
def test_slider_keys_and_links(visit: Visit, finished: tuple[dict[str, str], Any], game: str) -> None:
    tables, storage = finished
    page = visit(storage=storage).page
    address = f"/table/{tables[game]}/replay"
    last = opened(page, address)
    assert last > 30
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    said = page.locator(".said").inner_text()
    page.wait_for_url("**/replay#1")
    page.keyboard.press("End")
    at(page, last)
    page.locator(".res h1").wait_for()
    page.keyboard.press("Home")
    at(page, 0)
    page.locator(SLIDER).fill("7")
    at(page, 7)
    page.wait_for_url("**/replay#7")
    page.reload()
    at(page, 7)
    page.goto(f"{address}#1")
    at(page, 1)
    expect(page.locator(".said")).to_have_text(said, use_inner_text=True)
    page.keyboard.press("3")
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.querySelector('.slider input').value) > 3")
    page.keyboard.press(" ")


@pytest.mark.parametrize("game", OTHER_HALF)
def test_a_record_goes_out_and_comes_in_again(
    visit: Visit, finished: tuple[dict[str, str], Any], tmp_path: Path, game: str
) -> None:
    tables, storage = finished
    page = visit(storage=storage).page
    last = opened(page, f"/table/{tables[game]}")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record of the game").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)

    visitor = visit()
    visitor.expect("422")  # the file that is no record
    stranger = visitor.page
    stranger.goto("/")
    stranger.locator("input[type=file]").set_input_files(file)
    stranger.wait_for_url("**/replay/*")
    stranger.locator(".theatre .said").wait_for()
    assert stranger.locator(SLIDER).get_attribute("max") == str(last)
    stranger.keyboard.press("End")
    at(stranger, last)
    stranger.locator(".res h1").wait_for()

    stranger.goto("/")
    file.write_text("no record\n", "utf-8")
    stranger.locator("input[type=file]").set_input_files(file)
    expect(stranger.locator(".upload [role=alert]")).to_have_text(
        "This file is not a game of Pentapolis, or it is damaged."
    )
    stranger.get_by_text("Details").click()
    expect(stranger.locator(".upload details")).to_contain_text("line 1")


@pytest.mark.parametrize("game", HALF)
def test_the_offline_replay_needs_no_network(
    visit: Visit, finished: tuple[dict[str, str], Any], tmp_path: Path, game: str
) -> None:
    tables, storage = finished
    page = visit(storage=storage).page
    last = opened(page, f"/table/{tables[game]}")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Replay as one file").click()
    file = tmp_path / "replay.html"
    download.value.save_as(file)

    reader = visit(offline=True)
    reader.page.goto(file.as_uri())
    reader.page.locator(".theatre .said").wait_for()
    assert reader.page.locator(SLIDER).get_attribute("max") == str(last)
    reader.page.keyboard.press("End")
    at(reader.page, last)
    reader.page.locator(".res h1").wait_for()
    reader.page.get_by_role("button", name="Français").click()
    expect(reader.page.locator("html")).to_have_attribute("lang", "fr")
    reader.shot(f"offline-{game}")
    reader.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    reader.page.locator(".parts, .seats").first.wait_for()
    assert faults(reader.page) == []
    buttons = reader.page.locator("header.bar button").all()
    boxes = [box for button in buttons if (box := button.bounding_box())]
    assert all(box["x"] + box["width"] <= PHONE["width"] for box in boxes)


@pytest.mark.parametrize(
    ("game", "phone"),
    some([*product(GAMES, [False, True])], [*zip(GAMES, cycle([False, True]), strict=False)]),
)
def test_the_end_shows_score_sheet_chart_and_moments(
    visit: Visit, finished: tuple[dict[str, str], Any], game: str, phone: bool
) -> None:
    tables, storage = finished
    visitor = visit(storage=storage, phone=phone)
    page = visitor.page
    view = visitor.state(tables[game])["view"]
    last = opened(page, f"/table/{tables[game]}") if not phone else 0
    if phone:
        page.goto(f"/table/{tables[game]}")
    totals = [str(sum(line["points"] for line in sheet)) for sheet in view["score_sheets"]]
    expect(page.locator(f"{TABLE} .total td")).to_have_text(totals)
    assert page.locator(f"{TABLE} tbody tr").count() >= 3
    assert faults(page) == []
    if phone:
        page.get_by_role("button", name="Replay", exact=True).tap()
        page.locator(".theatre .said").wait_for()
        last = int(page.locator(SLIDER).get_attribute("max") or 0)
        if not page.locator("svg.chart").count():
            page.get_by_role("button", name="Scores as curves").tap()
        assert faults(page) == []
    expect(page.locator("svg.chart .curve")).to_have_count(len(totals))
    if phone:
        page.get_by_role("button", name="Moments").tap()
    moment = page.locator(".moments li button").first
    moment.click()
    page.locator(".theatre .said").wait_for()
    assert 0 < int(page.locator(SLIDER).input_value()) <= last


@pytest.mark.parametrize("size", [(390, 844), (768, 1024)])
def test_a_phone_shows_the_whole_table_of_uchronia(
    visit: Visit, finished: tuple[dict[str, str], Any], size: tuple[int, int]
) -> None:
    tables, storage = finished
    page = visit(storage=storage, phone=True).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(page, f"/table/{tables['uchronia']}/replay")
    at(page, 0)
    felt, chart = page.locator(".felt"), page.locator("svg.chart")
    for number in (0, 20, 40):
        page.locator(SLIDER).fill(str(number))
        at(page, number)
        assert felt.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), number
    assert chart.count() == 0
    page.get_by_role("button", name="Scores as curves").tap()
    chart.wait_for()
    page.get_by_role("button", name="Scores as curves").tap()
    chart.wait_for(state="detached")


def test_a_replay_on_a_phone_shows_no_hand_below_the_table_of_another(
    visit: Visit, finished: tuple[dict[str, str], Any]
) -> None:
    tables, storage = finished
    page = visit(storage=storage, phone=True).page
    opened(page, f"/table/{tables['uchronia']}/replay")
    page.locator(".seats button").first.tap()
    page.locator(".low .hand").wait_for()
    page.locator(".seats button").nth(1).tap()
    page.locator(".low .looking").wait_for()
    assert page.locator(".low .hand").count() == 0


def test_the_first_and_the_last_position_of_a_replay_have_buttons(
    visit: Visit, finished: tuple[dict[str, str], Any]
) -> None:
    tables, storage = finished
    for phone in (False, True):
        page = visit(storage=storage, phone=phone).page
        page.goto(f"/table/{tables['akropolis']}/replay")
        slider = page.locator(".slider input")
        page.get_by_role("button", name="To the end (End)").click()
        expect(slider).to_have_value(slider.get_attribute("max") or "")
        last = page.get_by_role("button", name="To the end (End)").bounding_box()
        assert last is not None and last["x"] + last["width"] <= page.viewport_size["width"]
        page.get_by_role("button", name="To the beginning (Home)").click()
        expect(slider).to_have_value("0")


def test_the_end_of_uchronia_names_whose_table_it_shows(visit: Visit, finished: tuple[dict[str, str], Any]) -> None:
    tables, storage = finished
    page = visit(storage=storage).page
    page.goto(f"/table/{tables['uchronia']}")
    expect(page.locator(".boards .front .owner")).to_contain_text("You")
    assert all(name.is_visible() for name in page.locator(".boards .sites .bn").all())
