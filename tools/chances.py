"""Finds out what an evaluation's chances and points are worth, and writes it down for analyses.

    PYTHONPATH=src python tools/chances.py GAME

Games of level 3 and of level 4 are played; at the beginning of some turns the evaluation is asked, and afterwards
compared with how the game came out. By how far games have come, in four equal parts, this gives an exponent for chances
(the one under which what happened was likeliest) and a line for points with a part that comes from the chances (least
squares of leads, so that long and short games do not count as good and bad positions). What is written is
`data/chances.json` of the game.
"""

from __future__ import annotations

import argparse
import math
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

import pentapolis
from pentapolis import Rng
from pentapolis.analysis.calibration import FILE, Calibration, Knot, log_chances
from pentapolis.analysis.playing_on import leads
from pentapolis.bots import bot, decide
from pentapolis.bots.search.tree import shared

ROOT = Path(__file__).parent.parent
LEVELS = ("level-3", "level-4")
ASKED = 0.3  # the share of turns at which the evaluation is asked
PARTS = 4
EXPONENTS = [round(0.1 * 1.15**step, 3) for step in range(31)]
LEAST_SLOPE = 0.1  # more points are never worse, whatever few games say
BELIEF = 5.0  # games for which it counts that an evaluation may be right as it is


class Said(NamedTuple):
    """What the evaluation said at some turn, and what came of it."""

    turns: float
    chances: list[float]
    points: list[float]
    result: list[float]
    scores: list[float]


def played(game: str, seats: int, seed: int) -> list[Said]:
    """A game, and what was said in it."""
    state, rng = pentapolis.game(game).new(seats, seed), Rng(seed)
    evaluation = state.game.evaluation(seats)
    level = LEVELS[seed % len(LEVELS)]  # for all of them, so that who is ahead is not who plays better
    bots = [bot(level) for _ in range(seats)]
    asked: list[tuple[float, list[float], list[float]]] = []
    turn = -1
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            if rng.random() < ASKED:
                points = [evaluation.expected_score(state, seat) for seat in range(seats)]
                asked.append((turn / seats, evaluation.win_chances(state), points))
        state.play(decide(bots[state.player], state, rng))
    result, scores = shared(state), [float(score) for score in state.scores()]
    return [Said(*one, result, scores) for one in asked]


def knot(said: list[Said], games: int) -> Knot:
    """What fits these best, which come from so many games."""

    def loss(exponent: float) -> float:
        made = Calibration([Knot(0.0, exponent, 1.0, 0.0)])
        doubt = BELIEF / games * math.log(exponent) ** 2 / 2
        return doubt - fmean(
            sum(won * math.log(max(chance, 1e-9)) for won, chance in zip(one.result, chances, strict=True))
            for one in said
            for chances in [made.chances(one.chances, 0.0)]
        )

    slope, odds = line(said, games)
    start = fmean([end for one in said for end in one.scores]) - slope * fmean([p for one in said for p in one.points])
    turns = fmean(one.turns for one in said)
    return Knot(round(turns, 1), min(EXPONENTS, key=loss), round(slope, 3), round(start, 1), round(odds, 3))


def line(said: list[Said], games: int) -> tuple[float, float]:
    """Points of lead at the end for every point of lead that is expected, and for e times the chance."""
    rows = [
        (points, log, end)
        for one in said
        for points, log, end in zip(leads(one.points), leads(log_chances(one.chances)), leads(one.scores), strict=True)
    ]
    doubt = BELIEF / games
    points_points = sum(points * points for points, _, _ in rows) or 1.0
    logs_logs = sum(log * log for _, log, _ in rows) or 1.0
    both = sum(points * log for points, log, _ in rows)
    # Least squares, as if some more games had come out as the evaluation expected.
    by_points = sum(points * end for points, _, end in rows) + doubt * points_points
    by_logs = sum(log * end for _, log, end in rows)
    points_points, logs_logs = (1.0 + doubt) * points_points, (1.0 + doubt) * logs_logs
    slope = (by_points * logs_logs - by_logs * both) / (points_points * logs_logs - both * both)
    slope = max(LEAST_SLOPE, slope)
    odds = (by_logs - slope * both) / logs_logs
    # A better chance is never worth less, either: where it seems so, points alone are asked.
    return (slope, odds) if odds >= 0.0 else (max(LEAST_SLOPE, by_points / points_points), 0.0)


def main() -> None:
    """Plays, fits and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="for every number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4], help="others take the nearest of them")
    given = parser.parse_args()
    found: dict[str, list[Knot]] = {}
    for seats in given.players:
        said = sorted([one for seed in range(given.games) for one in played(given.game, seats, seed)])
        bounds = [round(part * len(said) / PARTS) for part in range(PARTS + 1)]
        found[str(seats)] = [knot(said[low:high], given.games) for low, high in pairwise(bounds)]
        print(seats, *found[str(seats)], sep="\n  ", flush=True)
    file = ROOT / "src/pentapolis/games" / given.game / "data" / FILE
    lines = [f'  "{seats}": ' + msgspec.json.encode(knots).decode() for seats, knots in found.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
