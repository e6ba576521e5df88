"""Finds better figures for what a game judges by hand: two players with slightly different ones play each other.

Evolution strategies: every deal draws a direction, one player leans that way, the other as much the opposite way, and
figures move along the directions in which those who lean that way do better than chance explains.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import msgspec

from ..bots import Bot, decide
from ..bots.policy import Policy
from ..core.evaluation import Evaluation
from ..core.game import Game, game
from ..core.rng import Rng
from ..core.state import State
from ..spreading import Executor, Force, interruptible, spread
from .files import write
from .plan import problem
from .selfplay import Batch

LEAN = 0.24  # how far players lean, in parts of a figure
FRESH = 0.06  # and of a figure that is 0 by hand, in its own unit; it never falls below 0
BOLD = 0.9  # how far figures move, in LEANs, for every unit of what is above chance ...
FARTHEST = 3.0  # ... and at most
LONGEST = 2000  # decisions of a game, then it counts as it stands
CHUNK = 10  # deals that are played in one go

FIGURES = "figures.json"  # those after the last step

Figures = dict[str, float]
Deal = tuple[float, float]  # by how many points those who lean one way are ahead, and the mean score


class TuningPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the figures follow from, but for the number of steps."""

    game: str
    players: int
    deals: int = 120  # of every step
    seed: int = 1

    @property
    def rules(self) -> Game:
        """The game."""
        return game(self.game)


class Step(msgspec.Struct, frozen=True):
    """What came of one step."""

    number: int
    score: float  # mean of all players, who lean to and fro
    evidence: float  # how far the directions are above chance
    figures: Figures  # after it


class Leaning(Policy):
    """Follows first impressions by figures of its own."""

    def __init__(self, judged_by: Evaluation) -> None:
        super().__init__()
        self._judged_by = judged_by

    def evaluation(self, world: State) -> Evaluation:
        """What these figures say."""
        return self._judged_by


def tune(
    plan: TuningPlan,
    folder: Path,
    steps: int,
    start: Figures | None = None,
    workers: int | None = None,
    ray: str | None = None,
    waits: Callable[[], None] | None = None,
) -> list[Step]:
    """All steps up to that number; what is in the folder already is not played again. `ray`: the cluster that plays.

    The first Ctrl-C lets deals that have begun be played, and calls `waits`; then there are fewer steps.
    """
    by_hand = plan.rules.figures(plan.players)
    if not by_hand:
        raise problem("tune-no-figures", game=plan.game)
    if start is not None and set(start) != set(by_hand):
        raise problem("tune-bad-start", game=plan.game)
    folder.mkdir(parents=True, exist_ok=True)
    claim = msgspec.json.format(msgspec.json.encode([plan, start or by_hand, plan.rules.rules_version]), indent=2)
    if _kept(folder / "plan.json", claim) != claim:
        raise problem("train-other-plan", folder=str(folder), different="plan.json")
    done: list[Step] = []
    with closing(Force(workers, ray).executor()) as executor, interruptible(executor.abandon, waits) as interrupt:
        for number in range(steps):
            path = folder / f"step-{number:03}.json"
            if path.exists():
                done.append(msgspec.json.decode(path.read_bytes(), type=Step))
                continue
            figures = done[-1].figures if done else start or by_hand
            played = _played(plan, number, figures, folder, executor, interrupt)
            if played is None:
                break
            step = _step(plan, number, figures, played)
            _kept(path, msgspec.json.format(msgspec.json.encode(step), indent=2))
            done.append(step)
            for part in folder.glob(f"deals-{number:03}-*.json"):
                part.unlink()
    if done:
        write(folder / FIGURES, encoded(done[-1].figures))
    return done


def encoded(figures: Figures) -> bytes:
    """A file of figures, one on each line."""
    return msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n"


def _kept(path: Path, data: bytes) -> bytes:
    """What the file holds; written first if it is not there."""
    if not path.exists():
        write(path, data)
    return path.read_bytes()


def _played(
    plan: TuningPlan, number: int, figures: Figures, folder: Path, executor: Executor[Batch, Any], interrupt: Event
) -> list[Deal] | None:
    """The deals of a step, each batch kept as soon as it is played; None if they were interrupted."""
    batches = [Batch(number, first, min(first + CHUNK, plan.deals)) for first in range(0, plan.deals, CHUNK)]
    parts = {batch: folder / f"deals-{number:03}-{batch.first:06}.json" for batch in batches}
    missing = [batch for batch in batches if not parts[batch].exists()]
    for batch, deals in spread(executor, partial(margins, plan, figures), missing, interrupt):
        write(parts[batch], msgspec.json.encode(deals))
    if not all(part.exists() for part in parts.values()):
        return None
    return [deal for batch in batches for deal in msgspec.json.decode(parts[batch].read_bytes(), type=list[Deal])]


def _step(plan: TuningPlan, number: int, figures: Figures, played: list[Deal]) -> Step:
    usual = sum(abs(margin) for margin, _ in played) / len(played) + 1e-9
    better = [margin / (abs(margin) + usual) for margin, _ in played]  # no deal counts for more than 1
    slopes = [0.0] * len(figures)
    for deal, gain in enumerate(better):
        for at, part in enumerate(direction(plan, number, deal, len(figures))):
            slopes[at] += gain * part / len(better)
    chance = math.sqrt(sum(gain * gain for gain in better)) / len(better) + 1e-9
    # What chance alone may have brought about is taken off, figure by figure.
    moved = [slope * max(0.0, 1.0 - (chance / slope) ** 2) if slope else 0.0 for slope in slopes]
    length = math.sqrt(sum(part * part for part in moved)) + 1e-9
    evidence = length / chance
    far = min(FARTHEST, BOLD * evidence) / length
    score = sum(score for _, score in played) / len(played)
    moved = [part * far for part in moved]
    return Step(number, round(score, 2), round(evidence, 2), leaned(plan, figures, moved))


def leaned(plan: TuningPlan, figures: Mapping[str, float], parts: list[float]) -> Figures:
    """The figures, each changed by so many times what a player leans."""
    by_hand = plan.rules.figures(plan.players)
    found: Figures = {}
    for (name, figure), part in zip(figures.items(), parts, strict=True):
        fresh = by_hand[name] == 0.0
        changed = max(0.0, figure + FRESH * part) if fresh else figure * math.exp(LEAN * part)
        found[name] = float(f"{changed:.5g}")
    return found


def direction(plan: TuningPlan, step: int, deal: int, count: int) -> list[float]:
    """Where players of a deal lean: normal numbers."""
    rng = _rng(plan, step, deal, "lean")
    return [math.sqrt(-2 * math.log(1 - rng.random())) * math.cos(math.tau * rng.random()) for _ in range(count)]


def margins(plan: TuningPlan, figures: Figures, batch: Batch) -> list[Deal]:
    """Deal by deal: by how many points those who lean one way are ahead of the others, and the mean score."""
    return [_deal(plan, figures, batch.generation, number) for number in range(batch.first, batch.end)]


def _deal(plan: TuningPlan, figures: Figures, step: int, number: int) -> Deal:
    parts = direction(plan, step, number, len(figures))
    there = plan.rules.tuned(plan.players, leaned(plan, figures, parts))
    back = plan.rules.tuned(plan.players, leaned(plan, figures, [-part for part in parts]))
    rng = _rng(plan, step, number, "seat")
    ahead, scores = 0.0, 0.0
    mine = rng.below(plan.players)
    for leaning, others, sign in ((there, back, 1), (back, there, -1)):
        bots: list[Bot] = [Leaning(leaning if seat == mine else others) for seat in range(plan.players)]
        state = plan.rules.new(plan.players, _seed(plan, step, number, "deal"))
        for _ in range(LONGEST):  # strange figures may lead to games without an end
            if state.over:
                break
            state.play(decide(bots[state.player], state, rng))
        points = state.scores()[: plan.players]
        best = max([points[seat] for seat in range(plan.players) if seat != mine], default=0)
        ahead += sign * (points[mine] - best) / 2
        scores += sum(points) / plan.players / 2
    return ahead, scores


def _seed(plan: TuningPlan, step: int, deal: int, what: str) -> bytes:
    return hashlib.sha256(f"tune {plan.seed} {step} {deal} {what}".encode()).digest()


def _rng(plan: TuningPlan, step: int, deal: int, what: str) -> Rng:
    return Rng(int.from_bytes(_seed(plan, step, deal, what)[:8], "big"))
