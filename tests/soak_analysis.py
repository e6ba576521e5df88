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
from pentapolis.analysis import QUICK, Setting, analyse
from pentapolis.analysis.result import CONFIDENCE
from pentapolis.analysis.settings import BEST, FINE
from pentapolis.arena.intervals import student_score
from pentapolis.bots import bot, decide
from pentapolis.core.record import BOT, Record
from pentapolis.core.session import Session


def played(game: str, names: list[str], seed: int) -> Record:
    """A finished game of these bots."""
    session = Session.new(pentapolis.game(game), len(names), seed, names=[BOT + name for name in names])
    bots, rng = [bot(name) for name in names], Rng(seed)
    while not session.state.over:
        session.play(decide(bots[session.state.player], session.state, rng))
    return session.record()


def costs(record: Record, setting: Setting, weaker: int, jobs: int) -> tuple[list[float], list[float], float]:
    """Mean cost of a decision in chance and in points, of the weaker and of the stronger side, and who won.

    The third figure of a side is how many of a hundred decisions are slips or worse.
    """
    found = analyse(record, setting, workers=jobs)
    if found is None:
        raise KeyboardInterrupt
    sides = []
    for seat in (weaker, 1 - weaker):
        own = [one.judgement for one in found.of_seat(seat)]
        sides.append(
            [
                100 * fmean(one.cost.value for one in own),
                fmean(one.cost_points.value for one in own),
                100 * fmean(one.quality not in (BEST, FINE) for one in own),
            ]
        )
    return sides[0], sides[1], found.balance[weaker].chances.result


def interval(values: list[float]) -> str:
    """Mean and interval."""
    return f"{fmean(values):+.3f} [{fmean(values) - reach(values):+.3f}; {fmean(values) + reach(values):+.3f}]"


def reach(values: list[float]) -> float:
    """Half the interval."""
    if len(values) < 2:
        return float("nan")
    return student_score(CONFIDENCE, len(values) - 1) * stdev(values) / sqrt(len(values))


def main() -> int:
    """Plays, analyses and tells; 1 if the weaker side does not cost more beyond its interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=pentapolis.game_ids()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--weaker", default="level-2")
    parser.add_argument("--stronger", default="level-5")
    parser.add_argument("--worlds", type=int, default=QUICK.worlds)
    parser.add_argument("--simulations", type=int, default=QUICK.simulations)
    parser.add_argument("--candidates", type=int, default=QUICK.candidates)
    parser.add_argument("--turns", type=int, default=QUICK.turns)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    setting = Setting("soak", given.worlds, given.simulations, given.candidates, given.turns).check()
    weak, strong, won, began = [], [], [], time.process_time()
    for number in range(given.games):
        weaker = number % 2
        names = [given.weaker, given.stronger] if weaker == 0 else [given.stronger, given.weaker]
        record = played(given.game, names, given.first + number)
        one, other, wins = costs(record, setting, weaker, given.jobs)
        weak.append(one)
        strong.append(other)
        won.append(wins)
        sides = ["{:.2f} % {:.2f} points {:.0f} slips".format(*side) for side in (one, other)]
        print(f"game {number}: weaker {sides[0]}, stronger {sides[1]}, weaker won {wins}", flush=True)
    print(f"{given.game}: {given.games} games, {given.weaker} won {sum(won)}, {time.process_time() - began:.0f} s")
    more = [[a - b for a, b in zip(one, other, strict=True)] for one, other in zip(weak, strong, strict=True)]
    chance, points, slips = [list(column) for column in zip(*more, strict=True)]
    print(f"a decision of the weaker side costs more by {interval(chance)} %, {interval(points)} points;")
    print(f"of a hundred, slips and worse are more by {interval(slips)}")
    return 0 if min(fmean(values) - reach(values) for values in (chance, points)) > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
