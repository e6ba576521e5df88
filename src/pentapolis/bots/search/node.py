"""The tree: a node is a decision that is reached by a path of actions, whatever the hidden cards are."""

from __future__ import annotations

from ...core.state import State

Key = tuple[int, tuple[int, int, int, int, int, int, int]]


class Node:
    """What is known about a decision of one seat. The lists have one entry for each action met here so far."""

    __slots__ = (
        "actions",
        "available",
        "counts",
        "index",
        "kids",
        "last",
        "legal",
        "priors",
        "seat",
        "sums",
        "total",
        "visits",
    )

    def __init__(self) -> None:
        self.seat = -1  # who decides; -1 until the node is opened
        self.visits = 0
        self.total = 0.0  # values of the decider, summed over all visits
        self.legal: list[int] = []  # the legal actions of the world that opened the node
        self.index: dict[int, int] = {}  # where an action is in the lists
        self.actions: list[int] = []  # the most promising first, then those that other worlds brought
        self.priors: list[float] = []
        self.counts: list[int] = []
        self.sums: list[float] = []  # values of the decider after the action
        self.available: list[int] = []  # visits in which the action was legal
        self.last = -1  # the last of the actions that have been tried
        self.kids: dict[Key, Node] = {}

    def open(self, seat: int, legal: list[int], priors: list[float]) -> None:
        """Makes it a decision of the seat, with the actions of one world."""
        self.seat = seat
        self.legal = legal
        order = sorted(range(len(legal)), key=lambda at: -priors[at])
        for at in order:
            self.add(legal[at], priors[at])

    def add(self, action: int, prior: float) -> None:
        """One more action."""
        self.index[action] = len(self.actions)
        self.actions.append(action)
        self.priors.append(prior)
        self.counts.append(0)
        self.sums.append(0.0)
        self.available.append(0)

    def after(self, action: int, state: State) -> Node:
        """The node of the state that follows on the action."""
        key = kid_key(action, state)
        kid = self.kids.get(key)
        if kid is None:
            kid = Node()
            self.kids[key] = kid
        return kid

    def favourite(self, legal: list[int]) -> int:
        """The legal action that was tried most; of equals the better, then the more promising one."""
        best = -1
        for at in range(len(self.actions)):
            if self.actions[at] in legal and (best < 0 or self._beats(at, best)):
                best = at
        return self.actions[best]

    def lead(self, legal: list[int]) -> int:
        """How much oftener the favourite was tried than any other legal action."""
        most, second = 0, 0
        for at in range(len(self.actions)):
            count = self.counts[at]
            if count > second and self.actions[at] in legal:
                if count > most:
                    most, second = count, most
                else:
                    second = count
        return most - second

    def _beats(self, at: int, best: int) -> bool:
        if self.counts[at] != self.counts[best]:
            return self.counts[at] > self.counts[best]
        return self.counts[at] > 0 and self.sums[at] > self.sums[best]


def kid_key(action: int, state: State) -> Key:
    """The action and the decision it led to: chance and hidden cards may lead to different ones."""
    return (action, state.key())
