"""Plays many deals on every kind of screen and looks at every choice: what is cut is reported with a picture.

The tests of the page play the same deals every time; this is for what they have not met.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Error, sync_playwright

import pentapolis

from ..server.served import Process
from .conftest import CHROMIUM, LIMITS, QUIET
from .hands import Finger, Mouse
from .looks import faults, shorn
from .player import GO, await_turn
from .players import GAMES, PLAYERS
from .visitor import Visitor

SIZES = [
    (1280, 800),
    (390, 844),
    (844, 390),
    (1366, 660),
    (360, 740),
    (1024, 768),
    (360, 640),
    (1920, 1080),
    (667, 375),
    (768, 1024),
]
LOOKED_AT = 4  # choices of one decision
PICKED = f"{GO}, .board .chosen"  # what may be played at once has no button
PATIENCE = 15_000  # ms


@dataclass(frozen=True)
class Walk:
    """One game on one screen."""

    seed: int
    game: str
    size: tuple[int, int]
    players: int
    lang: str
    dark: bool

    @property
    def phone(self) -> bool:
        return self.size[0] < 900

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.seed}-{self.game}-{self.players}-{width}x{height}-{self.lang}{'-dark' * self.dark}"


def walks(first: int, games: list[str], sizes: list[tuple[int, int]]) -> Iterator[Walk]:
    """Every kind of game on every screen, for ever, in an order that repeats by seed."""
    for seed in count(first):
        chance = Random(seed)
        game, size = games[seed % len(games)], sizes[seed // len(games) % len(sizes)]
        of = pentapolis.game(game)
        players = chance.randint(of.fewest, of.players[-1])
        yield Walk(seed, game, size, players, chance.choice(["en-GB", "fr-FR"]), chance.random() < 0.3)


def walk(browser: Any, base: str, of: Walk, steps: int) -> Iterator[str]:
    """Plays, and yields what is wrong on the way."""
    visitor = Visitor(browser, base, phone=of.phone, lang=of.lang, dark=of.dark)
    visitor.context.set_default_timeout(PATIENCE)
    page, chance = visitor.page, Random(of.seed)
    page.set_viewport_size({"width": of.size[0], "height": of.size[1]})
    table = visitor.new(of.game, "h" + "b" * (of.players - 1), level="level-3")
    page.goto(f"/table/{table}")
    step = PLAYERS[of.game].by(Finger() if of.phone else Mouse())
    number = 0
    try:
        for number in range(steps):
            if not await_turn(page):
                break
            for fault in look(visitor, of, number):
                yield f"step {number}: {fault}"
            step(page, chance)
    except (AssertionError, Error, IndexError) as error:
        visitor.shot(f"soak-{of}-{number}")
        yield f"step {number}: {type(error).__name__}: {error}"
    try:
        visitor.close()
    except AssertionError as error:
        yield f"complaints: {error}"


def look(visitor: Visitor, of: Walk, number: int) -> set[str]:
    """What is wrong now, or when one of the choices is taken into the hand."""
    page = visitor.page
    found = {*faults(page), *shorn(page)}
    for _ in range(LOOKED_AT):
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(PICKED)
        found |= {*faults(page), *shorn(page)}
    if found:
        visitor.shot(f"soak-{of}-{number}")
    page.keyboard.press("Escape")
    page.wait_for_selector(PICKED, state="detached")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak-page", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="where the walks begin")
    parser.add_argument("--steps", type=int, default=400, help="decisions of one game")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--sizes", default="", help="screens, such as 844x390,360x640")
    given = parser.parse_args()
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        parser.error("there is no Chromium: run tools/need chromium")
    sizes = [(int(w), int(h)) for w, h in (each.split("x") for each in given.sizes.split(",") if each)] or SIZES
    end = time.monotonic() + given.minutes * 60
    bad = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, args=QUIET)
        try:
            for of in walks(given.seed, given.games.split(","), sizes):
                os.environ["PENTAPOLIS_DEAL"] = str(of.seed)
                server = Process("--pace=0", "--workers=1", f"--data={data}", *LIMITS, module="tests.page.serve")
                try:
                    problems = list(walk(browser, server.base, of, given.steps))
                finally:
                    server.stop()
                bad += len(problems)
                print(f"{of}: {'good' if not problems else ''}", *problems, sep="\n    ", flush=True)
                if time.monotonic() > end:
                    break
        except KeyboardInterrupt:
            print("stopped")
        finally:
            with suppress(Error):  # the browser may have ended with us
                browser.close()
    print(f"{bad} faults")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
