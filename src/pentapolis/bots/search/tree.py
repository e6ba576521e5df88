"""One search: simulations that go down the tree, open a node, judge it, and take the judgement back up."""

from __future__ import annotations

import math
from typing import Final

from ...core.evaluation import Evaluation
from ...core.state import State
from .node import Node

NEVER: Final = -1e9
WIDE: Final = 48  # actions from which on a node does not ask every world for all of them
LONGEST_TURN: Final = 16  # decisions played out at most to bring a turn to its end
FIRST_SPREAD: Final = 0.1  # how far values differ, before any have been seen
FIRST_WEIGHT: Final = 8.0
POINTS_SHARE: Final = 0.01  # of the value of a finished game: points, so that nobody lets them lie once it is decided
LEAST_POINTS: Final = 10.0  # that points of a finished game are compared with


class Tuning:
    """How the tree grows; a game may want other figures than these."""

    __slots__ = ("caution", "curiosity", "finish_turns", "first_width", "growth", "patience")

    def __init__(
        self,
        curiosity: float = 2.0,
        caution: float = 0.4,
        first_width: float = 3.0,
        growth: float = 0.5,
        patience: float = 3.0,
        finish_turns: bool = False,
    ) -> None:
        self.curiosity = curiosity  # weight of priors against values seen, in units of how far values differ
        self.caution = caution  # how much worse than its node an untried action is taken to be, in the same units
        self.first_width = first_width  # actions considered at first ...
        self.growth = growth  # ... and with every visit to the power of this
        self.patience = patience  # visits that only judge a node, each in another world, before its actions are tried
        self.finish_turns = finish_turns  # judge the end of the turn, played by priors, rather than its middle


class Tree:
    """What has been found out about the decision of one seat."""

    def __init__(self, evaluation: Evaluation, tuning: Tuning, seats: int, root: Node) -> None:
        self.evaluation = evaluation
        self.tuning = tuning
        self.root = root
        self.weight = FIRST_WEIGHT
        self.means = [1.0 / seats] * seats
        self.squares = [FIRST_SPREAD * FIRST_SPREAD * FIRST_WEIGHT] * seats
        self.most = 0.0  # twice the points that somebody has at the root

    def simulate(self, state: State) -> None:
        """One walk down the tree in this world, which is used up."""
        node = self.root
        if not self.most:
            self.most = 2.0 * max(LEAST_POINTS, *[float(state.score(seat)) for seat in range(state.seats)])
        nodes: list[Node] = []
        edges: list[int] = []
        while not state.over:
            if node.seat < 0:
                if node.visits < self.tuning.patience and node is not self.root:
                    break
                self._open(node, state)
            at = self._select(node, state)
            action = node.actions[at]
            nodes.append(node)
            edges.append(at)
            state.advance(action)
            node = node.after(action, state)
        decider = state.player
        values = self._judged(state)
        if node.seat < 0:
            node.visits += 1
            node.total += values[decider]
        for depth in range(len(nodes)):
            visited = nodes[depth]
            value = values[visited.seat]
            at = edges[depth]
            visited.visits += 1
            visited.total += value
            visited.counts[at] += 1
            visited.last = max(visited.last, at)
            visited.sums[at] += value
        self._learn_spread(values)

    def _open(self, node: Node, state: State) -> None:
        """Asks for priors, which are dear, only where a node is visited often enough: most never are."""
        legal = state.legal()
        node.open(state.player, legal, self.evaluation.priors(state, legal))

    def _judged(self, state: State) -> list[float]:
        """The values of a leaf."""
        if not state.over and self.tuning.finish_turns:
            self._finish_turn(state)
        if state.over:
            return settled(state, self.most)
        return self.evaluation.win_chances(state)

    def _finish_turn(self, state: State) -> None:
        """Plays what looks most promising until the turn is over."""
        turn = state.turn
        for _ in range(LONGEST_TURN):
            if state.over or state.turn != turn:
                return
            legal = state.legal()
            state.advance(likeliest(legal, self.evaluation.priors(state, legal)))

    def _learn_spread(self, values: list[float]) -> None:
        """How far the values of each seat differ: a running variance."""
        self.weight += 1.0
        for seat in range(len(values)):
            off = values[seat] - self.means[seat]
            self.means[seat] += off / self.weight
            self.squares[seat] += off * (values[seat] - self.means[seat])

    def _select(self, node: Node, state: State) -> int:
        """The action to try next, by its values so far and by how promising it looks."""
        wide = len(node.legal) >= WIDE and any_allowed(state, node.actions)
        legal = node.legal if wide else self._meet(node, state)
        same = not wide and len(legal) == len(node.actions)
        tuning = self.tuning
        visits = node.visits
        spread = math.sqrt(self.squares[node.seat] / self.weight)
        mean = node.total / visits if visits else self.means[node.seat]
        untried = mean - tuning.caution * spread
        curiosity = tuning.curiosity * spread
        width = int(tuning.first_width + math.pow(float(visits), tuning.growth))
        best = -1
        most = NEVER
        considered = 0
        for at in range(len(node.actions)):
            if considered >= width and at > node.last:
                break
            if not same:
                action = node.actions[at]
                if not (state.allows(action) if wide else action in legal):
                    continue
            if best >= 0 and node.priors[at] == 0.0:
                continue  # not worth a look, as long as there is anything else
            considered += 1
            count = node.counts[at]
            available = node.available[at] + 1
            node.available[at] = available
            value = node.sums[at] / count if count else untried
            score = value + curiosity * node.priors[at] * math.sqrt(available) / (1 + count)
            if score > most:
                most = score
                best = at
        return best

    def _meet(self, node: Node, state: State) -> list[int]:
        """The legal actions of this world; those that only it has are learned."""
        legal = state.legal()
        if legal != node.legal:
            for action in legal:
                if action not in node.index:
                    self._add(node, state, legal)
                    break
        return legal

    def _add(self, node: Node, state: State, legal: list[int]) -> None:
        priors = self.evaluation.priors(state, legal)
        for at in range(len(legal)):
            if legal[at] not in node.index:
                node.add(legal[at], priors[at])


def any_allowed(state: State, actions: list[int]) -> bool:
    """Whether one of the actions is legal in this world."""
    for action in actions:
        if state.allows(action):
            return True
    return False


def likeliest(legal: list[int], priors: list[float]) -> int:
    """The most promising action."""
    best = 0
    for at in range(1, len(legal)):
        if priors[at] > priors[best]:
            best = at
    return legal[best]


def shared(state: State) -> list[float]:
    """The values of a finished game: the winners share 1."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def settled(state: State, most: float) -> list[float]:
    """The same, but for a little that goes by points, up to so many."""
    values = shared(state)
    for seat in range(state.seats):
        points = min(1.0, max(0.0, float(state.score(seat)) / most))
        values[seat] = (1.0 - POINTS_SHARE) * values[seat] + POINTS_SHARE * points
    return values
