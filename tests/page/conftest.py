"""One server and one Chromium for all tests of the page; a visitor is a browser context of its own."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from ..server.served import Process
from .players import GAMES
from .visitor import PATIENCE, Visitor

playwright = pytest.importorskip("playwright.sync_api", reason="pip install -r requirements-dev.txt")

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)
LIMITS = [f"--limit={name}=1000000" for name in ("new_records", "chats")]

FAILED = pytest.StashKey[bool]()

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("PENTAPOLIS_EXPECT") != "plain":
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason="the page is tested once, with the compiled package"))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("There is no Chromium: run `tools/need chromium`", pytrace=False)
    playwright.expect.set_options(timeout=PATIENCE)
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`pentapolis serve`, with bots that answer at once and the same deals every time."""
    page = Path(__import__("pentapolis").__file__).parent / "server" / "page" / "index.html"
    if not page.exists():
        pytest.fail("The page is not built: run `make page`, or the tests by `make test-page`", pytrace=False)
    data = tmp_path_factory.mktemp("page")
    running = Process("--pace=0", "--workers=1", f"--data={data}", *LIMITS, module="tests.page.serve")
    yield running
    running.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(chromium: Any, server: Process, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; when the test is over, none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def come(base: str = server.base, **wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, base, **wishes))
        return visitors[-1]

    yield come
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False) and not visitor.page.is_closed():
            name = re.sub(r"\W+", "-", request.node.name)
            visitor.shot(f"failed-{name}-{number}")
            print(f"Visitor {number} at {visitor.page.url} saw:", visitor.page.inner_text("body")[:2000], sep="\n")
        visitor.close()


@pytest.fixture(scope="session")
def finished(chromium: Any, server: Process) -> tuple[dict[str, str], Any]:
    """A finished table of each game, played by bots, and the cookies of the browser they belong to."""
    visitor = Visitor(chromium, server.base)
    tables = {game: visitor.new(game, level="level-2", late=2) for game in GAMES}
    for table in tables.values():
        visitor.order(table, type="hand", seat=0, level="level-2")
    patience = time.monotonic() + 120
    while any(visitor.state(table)["status"] != "over" for table in tables.values()):
        assert time.monotonic() < patience, "the bots did not come to an end"
        time.sleep(0.25)
    storage = visitor.context.storage_state()
    visitor.close()
    return tables, storage
