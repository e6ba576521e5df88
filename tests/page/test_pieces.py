"""Pieces that every board may use: drawn, lit, tapped by mouse and by keys, on a page of their own without a server."""

from __future__ import annotations

import functools
import os
import subprocess
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

WEB = Path(__file__).parent.parent.parent / "web"
BUILD = """import { build } from "vite";
await build({ logLevel: "warn", build: { outDir: process.argv[1], rollupOptions: { input: "dev/pieces.html" } } });
"""
COUNT = "(all, query) => all.map((each) => each.querySelectorAll(query).length)"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word about it."""

    def log_message(self, format: str, *args: object) -> None:
        """Tells nobody."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("pieces")
    path = f"{WEB.parent / '.venv' / 'node'}{os.pathsep}{os.environ['PATH']}"  # where make puts Node
    command = ["node", "--input-type=module", "-e", BUILD, str(folder)]
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/dev/pieces.html"
    server.shutdown()


@pytest.fixture
def pieces(chromium: Browser, address: str) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 800, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(address)
    page.wait_for_selector(".dice svg")
    yield page
    context.close()
    assert not problems


def test_a_die_has_as_many_pips_as_its_value(pieces: Page) -> None:
    counts = pieces.locator(".dice svg").evaluate_all(COUNT, "circle")
    assert counts == [1, 2, 3, 4, 5, 6]


def test_a_track_stacks_what_stands_on_one_space(pieces: Page) -> None:
    stacks = pieces.locator(".temple li").evaluate_all(COUNT, ".marker")
    assert stacks == [1, 2, 0, 0]
    first, last = (pieces.locator(".temple li").nth(at).bounding_box() for at in (0, 3))
    assert first and last and first["y"] > last["y"], "a column begins at its foot"
    lower, upper = (pieces.locator(".temple li").nth(1).locator(".marker").nth(at).bounding_box() for at in (0, 1))
    assert lower and upper and lower["x"] < upper["x"] < lower["x"] + lower["width"], "one lies over the other"
    expect(pieces.locator(".temple .space.last")).to_have_count(1)
    pieces.locator(".temple .space.lit").click()
    expect(pieces.locator(".temple .space.chosen")).to_have_count(1)


def test_a_cell_of_a_map_is_chosen_and_then_played(pieces: Page) -> None:
    cell = pieces.get_by_role("button", name="Square 2 1")
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    cell.press("Enter")
    expect(pieces.locator(".said")).to_have_text("played Sail to 2 1")


def test_a_cell_that_is_no_choice_says_why(pieces: Page) -> None:
    pieces.get_by_role("button", name="Square 0 0").click()
    expect(pieces.locator(".said")).to_have_text("why not go sea::0,0?")


def test_two_pieces_make_one_choice(pieces: Page) -> None:
    goods = pieces.locator(".goods .stack").first
    goods.click()
    expect(pieces.locator(".pop.menu button")).to_have_count(2)
    expect(pieces.locator(".land .cell.lit")).to_have_count(2)
    pieces.get_by_role("button", name="Hex 1 0").click()
    expect(pieces.locator(".land .cell.chosen")).to_have_count(1)
    expect(pieces.locator(".pop.menu")).to_have_count(0)


def test_a_map_is_zoomed_and_its_cells_stay_where_one_taps(pieces: Page) -> None:
    width = "document.querySelector('.land .cell.lit').getBoundingClientRect().width"
    before = pieces.evaluate(width)
    pieces.get_by_role("button", name="Zoom in").click()
    pieces.wait_for_function(f"before => {width} > 1.2 * before", arg=before)
    pieces.get_by_role("button", name="Hex 0 1").click()
    expect(pieces.locator(".land .cell.chosen")).to_have_count(1)


def test_a_card_opens_its_text_once_it_is_no_choice(pieces: Page) -> None:
    pieces.locator(".market .piece").click()
    expect(pieces.locator(".market .piece.chosen")).to_have_count(1)
    pieces.locator(".market .piece").click()
    expect(pieces.locator(".said")).to_have_text("played Take the mill")
