"""Two bots compared where they met: on the same deals, at the same tables, in each other's seats."""

from __future__ import annotations

from itertools import combinations

import msgspec

from .play import Played
from .sequential import OPEN, Sequence, verdict
from .stats import Bootstrap, Figure, wilson


class Meeting(msgspec.Struct, frozen=True):
    """What one deal says about a pair: how often the first was ahead (equals count half), by how many points."""

    ahead: float
    points: float
    games: int


def meeting(first: str, second: str, games: list[Played]) -> Meeting | None:
    """The mean over all pairs of their seats in the games of one deal; None if they did not meet."""
    ahead = points = met = 0.0
    tables = 0
    for played in games:
        mine = [seat for seat, name in enumerate(played.seats) if name == first]
        theirs = [seat for seat, name in enumerate(played.seats) if name == second]
        tables += bool(mine and theirs)
        for one in mine:
            for other in theirs:
                mine_place, other_place = played.ranking[one], played.ranking[other]
                ahead += 1.0 if mine_place < other_place else 0.5 if mine_place == other_place else 0.0
                points += played.scores[one] - played.scores[other]
                met += 1
    return Meeting(ahead / met, points / met, tables) if met else None


class Pair(msgspec.Struct, frozen=True):
    """Two bots after all deals. `ahead` has an ordinary interval, `sure` one that holds at every moment of the run."""

    first: str
    second: str
    deals: int
    games: int
    ahead: Figure
    sure: Figure
    points: Figure
    verdict: str


class Rule(msgspec.Struct, frozen=True):
    """When a run may stop: every pair is decided, and no statement about any pair is wrong but with chance alpha.

    Decided is: one of them is ahead more often than not, or neither by more than the margin.
    """

    alpha: float = 0.05
    margin: float = 0.05


class Judge:
    """Follows all pairs deal by deal."""

    def __init__(self, names: list[str], rule: Rule | None = None) -> None:
        self.rule = rule or Rule()
        self.pairs = list(combinations(names, 2))
        # The chance of an error is shared out, so that it holds for all pairs together.
        alpha = self.rule.alpha / len(self.pairs)
        self._sequences = {pair: Sequence(alpha) for pair in self.pairs}
        self._meetings: dict[tuple[str, str], list[Meeting]] = {pair: [] for pair in self.pairs}
        self.courses: dict[tuple[str, str], list[tuple[float, float, float]]] = {pair: [] for pair in self.pairs}

    def hear(self, games: list[Played]) -> bool:
        """Takes the games of the next deal into account; returns whether every pair is decided."""
        for pair in self.pairs:
            met = meeting(*pair, games)
            if met is not None:
                meetings, sequence = self._meetings[pair], self._sequences[pair]
                meetings.append(met)
                sequence.add(met.ahead)
                mean = sum(m.ahead for m in meetings) / len(meetings)
                self.courses[pair].append((mean, *sequence.interval()))
        return all(self.verdict(pair) != OPEN for pair in self.pairs)

    def verdict(self, pair: tuple[str, str]) -> str:
        """What is known about the pair by now."""
        return verdict(*self._sequences[pair].interval(), self.rule.margin)

    def result(self, pair: tuple[str, str], bootstrap: Bootstrap) -> Pair:
        """Everything about the pair; the bootstrap is one over all deals heard."""
        meetings = self._meetings[pair]
        low, high = self._sequences[pair].interval()
        rates = [met.ahead for met in meetings]
        ahead = bootstrap.ratio(rates, [1] * len(rates))
        if len(set(rates)) == 1:  # replicates that are all alike say nothing; then every deal counts as one trial
            ahead = wilson(sum(rates), len(rates), bootstrap.confidence)
        return Pair(
            *pair,
            len(meetings),
            sum(met.games for met in meetings),
            ahead,
            Figure(ahead.value, round(low, 6), round(high, 6)),
            bootstrap.ratio([met.points for met in meetings], [1] * len(meetings)),
            self.verdict(pair),
        )
