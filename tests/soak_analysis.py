"""Does the analysis know who plays better? python -m tests.soak_analysis --game akropolis --games 10

Two levels of bots play, seats changing, and every game is analysed. The weaker side's decisions must cost more; the
difference is told with its interval, by games, since decisions of one game are not independent.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from statistics import fmean, stdev

import pentapolis
from pentapolis import Rng
from pentapolis.analysis import Setting, analyse
from pentapolis.bots import bot, decide
from pentapolis.core.record import BOT, Record
from pentapolis.core.session import Session

# Student's factor for an interval of 95 % by degrees of freedom: few games are less sure than the normal one says.
STUDENT = (
    12.71,
    4.30,
    3.18,
    2.78,
    2.57,
    2.45,
    2.36,
    2.31,
    2.26,
    2.23,
    2.20,
    2.18,
    2.16,
    2.14,
    2.13,
    2.12,
    2.11,
    2.10,
    2.09,
)


def played(game: str, names: list[str], seed: int) -> Record:
    """A finished game of these bots."""
    session = Session.new(pentapolis.game(game), len(names), seed, names=[BOT + name for name in names])
    bots, rng = [bot(name) for name in names], Rng(seed)
    while not session.state.over:
        session.play(decide(bots[session.state.player], session.state, rng))
    return session.record()


def costs(record: Record, setting: Setting, weaker: int, jobs: int) -> tuple[list[float], list[float], float]:
    """Mean cost of a decision in chance and in points, of the weaker and of the stronger side, and who won."""
    found = analyse(record, setting, workers=jobs)
    if found is None:
        raise KeyboardInterrupt
    sides = []
    for seat in (weaker, 1 - weaker):
        own = [one.judgement for one in found.of_seat(seat)]
        sides.append([fmean(one.cost.value for one in own), fmean(one.cost_points.value for one in own)])
    return sides[0], sides[1], found.balance[weaker].chances.result


def interval(values: list[float]) -> str:
    """Mean and interval."""
    return f"{fmean(values):+.3f} [{fmean(values) - reach(values):+.3f}; {fmean(values) + reach(values):+.3f}]"


def reach(values: list[float]) -> float:
    """Half the interval."""
    if len(values) < 2:
        return float("nan")
    return STUDENT[min(len(values) - 1, len(STUDENT)) - 1] * stdev(values) / sqrt(len(values))


def main() -> int:
    """Plays, analyses and tells; 1 if the weaker side does not cost more beyond its interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=pentapolis.game_ids()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--weaker", default="level-2")
    parser.add_argument("--stronger", default="level-5")
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--candidates", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    setting = Setting("soak", given.worlds, given.simulations, given.candidates).check()
    weak, strong, won, began = [], [], [], time.process_time()
    for number in range(given.games):
        weaker = number % 2
        names = [given.weaker, given.stronger] if weaker == 0 else [given.stronger, given.weaker]
        one, other, wins = costs(played(given.game, names, number), setting, weaker, given.jobs)
        weak.append(one)
        strong.append(other)
        won.append(wins)
        line = f"game {number}: weaker {100 * one[0]:.2f} % {one[1]:.2f} points, stronger {100 * other[0]:.2f} %"
        print(f"{line} {other[1]:.2f} points, weaker won {wins}", flush=True)
    percents = [100 * (one[0] - other[0]) for one, other in zip(weak, strong, strict=True)]
    points = [one[1] - other[1] for one, other in zip(weak, strong, strict=True)]
    print(f"{given.game}: {given.games} games, {given.weaker} won {sum(won)}, {time.process_time() - began:.0f} s")
    print(f"a decision of the weaker side costs more by {interval(percents)} %, {interval(points)} points")
    return 0 if fmean(points) - reach(points) > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
