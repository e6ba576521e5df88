"""Plays many deals on every kind of screen and looks at every choice: what is cut is reported with a picture.

The tests of the page play the same deals every time; this is for what they have not met.
"""

from __future__ import annotations

import argparse
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
from .looks import all_faults
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
LEFT = (1000, 1000, 160, 80, 40, 16)  # how late games begin: the end of long ones is seen as often as their start
LEVEL = "level-2"  # answers at once
LOOKED_AT = 3  # choices of one decision
STEPS = 60  # decisions of one walk: then another screen is as instructive
REPLAYED = 8  # positions of a finished game that are looked at
PICKED = f"{GO}:visible, .board .chosen:visible"  # what may be played at once has no button
PATIENCE = 60_000  # ms; a slow machine is no fault of the page


@dataclass(frozen=True)
class Walk:
    """One game on one screen."""

    seed: int
    game: str
    size: tuple[int, int]
    players: int
    lang: str
    dark: bool
    left: int  # decisions of all seats before it would end by bots

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
        lang, dark = chance.choice(["en-GB", "fr-FR"]), chance.random() < 0.3
        yield Walk(seed, game, size, players, lang, dark, chance.choice(LEFT))


def walk(browser: Any, base: str, of: Walk, steps: int) -> Iterator[str]:
    """Plays, and yields what is wrong on the way."""
    visitor = Visitor(browser, base, phone=of.phone, lang=of.lang, dark=of.dark)
    visitor.context.set_default_timeout(PATIENCE)
    page, chance = visitor.page, Random(of.seed)
    page.set_viewport_size({"width": of.size[0], "height": of.size[1]})
    options = alone(of.game, chance) if of.players == 1 else {}
    seats = "h" + "b" * (of.players - 1)
    table = visitor.new(of.game, seats, LEVEL, name=f"deal {of.seed} late {of.left}", options=options)
    page.goto(f"/table/{table}")
    step = PLAYERS[of.game].by(Finger() if of.phone else Mouse())
    number = 0
    try:
        for number in range(steps):
            if not await_turn(page):
                yield from look_back(visitor, of, table)
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


def alone(game: str, chance: Random) -> dict[str, str]:
    """What must be chosen to play a game alone: one of its opponents, where it has any."""
    rules = pentapolis.game(game)
    if rules.solo is None or not rules.solo.option:
        return {}
    ways = [way for way in rules.options[rules.solo.option].choices if way != rules.solo.none]
    return {rules.solo.option: chance.choice(ways)}


def look(visitor: Visitor, of: Walk, number: int) -> set[str]:
    """What is wrong now, or when one of the choices is taken into the hand."""
    page = visitor.page
    found = set(all_faults(page))
    for _ in range(LOOKED_AT):
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(PICKED)
        found |= set(all_faults(page))
    if found:
        visitor.shot(f"soak-{of}-{number}")
    page.keyboard.press("Escape")
    page.wait_for_selector(PICKED, state="detached")
    return found


def look_back(visitor: Visitor, of: Walk, table: str) -> Iterator[str]:
    """What is wrong with the end of a game, and with positions of its replay."""
    page = visitor.page
    page.wait_for_load_state("networkidle")  # what the end is shown with comes when it is needed, and moves the board
    found = set(all_faults(page))
    if found:
        visitor.shot(f"soak-{of}-end")
    yield from (f"end: {fault}" for fault in sorted(found))
    page.goto(f"/table/{table}/replay")
    page.locator(".theatre .said").wait_for()
    track = page.locator(".slider input")
    last = int(track.get_attribute("max") or 0)
    for part in range(1, REPLAYED + 1):
        at = last * part // REPLAYED
        track.fill(str(at))
        page.wait_for_url(f"**/replay#{at}")
        now = set(all_faults(page)) - found
        if now:
            visitor.shot(f"soak-{of}-replay-{at}")
        yield from (f"replay {at}: {fault}" for fault in sorted(now))
        found |= now


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak-page", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="where the walks begin")
    parser.add_argument("--steps", type=int, default=STEPS, help="decisions of one walk")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--sizes", default="", help="screens, such as 844x390,360x640")
    given = parser.parse_args()
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        parser.error("there is no Chromium: run tools/need chromium")
    sizes = [(int(w), int(h)) for w, h in (each.split("x") for each in given.sizes.split(",") if each)] or SIZES
    end = time.monotonic() + given.minutes * 60
    bad = done = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Process("--pace=0", "--workers=1", f"--data={data}", *LIMITS, module="tests.page.serve")
        browser = started.chromium.launch(executable_path=found, args=QUIET)
        try:
            for of in walks(given.seed, given.games.split(","), sizes):
                problems = list(walk(browser, server.base, of, given.steps))
                bad, done = bad + len(problems), done + 1
                print(f"{of}: {'good' if not problems else ''}", *problems, sep="\n    ", flush=True)
                if time.monotonic() > end:
                    break
        except KeyboardInterrupt:
            print("stopped")
        finally:
            with suppress(Error):  # the browser may have ended with us
                browser.close()
            server.stop()
    print(f"{bad} faults in {done} walks")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
