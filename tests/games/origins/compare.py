"""Compares both tellings of Origins over many games and positions: `python -m tests.games.origins.compare --games 500`.

A disagreement is reported with the seed that shows it again.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from pentapolis.core.steps import AT_CHOICES, AT_EVERYTHING

from .stage import rich_stage
from .together import Together, at_random, busily, greedily, staged

MOST = 2_000  # decisions of a game


def game(seed: int) -> None:
    """A whole game; players, option, choices and where the machine stops follow from the seed."""
    rng = Random(seed)
    options = {"pass_increase_scope": rng.choice(["all", "returned"])}
    both = Together.new(1 + seed % 4, seed, options, rng.choice([AT_CHOICES, AT_EVERYTHING]))
    both.go_on(rng.choice([at_random(rng), busily(rng), busily(rng), greedily(seed)]), MOST)


def position(seed: int) -> None:
    """A random rich position played on for a while."""
    rng = Random(seed)
    stage, seat = rich_stage(1 + seed % 4, rng)
    both = staged(stage, seat, rng.choice([AT_CHOICES, AT_EVERYTHING]))
    both.go_on(busily(rng), 120)


def main() -> int:
    """Returns 1 if the tellings disagreed anywhere."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--positions", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    wrong = 0
    for what, count in ((game, asked.games), (position, asked.positions)):
        for seed in range(asked.first, asked.first + count):
            try:
                what(seed)
            except Exception as error:  # whatever breaks is the finding
                wrong += 1
                print(f"{what.__name__} {seed}: {error!r}"[:600])
        print(f"{count} × {what.__name__}, {wrong} disagreements so far")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
