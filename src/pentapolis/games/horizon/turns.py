"""The rest of a turn: played on by what the seat is judged to have, since the middle of a turn says little."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ..common.net import Net, Pass
from .actions import GO, SELL
from .cards import SPOTS
from .estimate import estimate
from .features import LEAD, SIZE, UNIT, see_own, see_rival
from .frames import GOVERNMENT, SPACE, STEP, TRADE
from .promise import settled
from .sight import COUNT
from .state import HorizonState
from .worths import KEPT, Worths

LONGEST_TURN: Final = 40  # decisions that a turn is played on for, at most
ANSWERS: Final = 2  # questions in a row that an action may raise and that are looked through
NOBODY: Final = -1e9


class Judge:
    """How many points more than the best of the others a seat will have: the net's word, or an estimate by figures."""

    __slots__ = ("_best", "_net", "_seen", "_worths")

    def __init__(self, net: Net | None, worths: Worths = KEPT) -> None:
        self._net = None if net is None else Pass(net)
        self._worths = worths
        self._seen = vec[float]([0.0] * (COUNT if net is None else SIZE))
        self._best = 0.0  # what the best of the others has, by the estimate

    def leads(self, state: HorizonState) -> list[float]:
        """The leads that all seats may expect."""
        if self._net is not None or state.over:
            return [self.lead(state, seat) for seat in range(state.seats)]
        expected = [self.expected(state, seat) for seat in range(state.seats)]
        return [own - max(expected[:seat] + expected[seat + 1 :]) for seat, own in enumerate(expected)]

    def expected(self, state: HorizonState, seat: int) -> float:
        """The points that the seat may expect, by the estimate."""
        return estimate(state, seat, self._worths, self._seen)

    def lead(self, state: HorizonState, seat: int) -> float:
        """The lead to be expected at the end, in points."""
        if state.over:
            return final_lead(state, seat)
        self.meet(state, seat)
        return self.lead_still(state, seat)

    def meet(self, state: HorizonState, seat: int) -> None:
        """Looks at the others: as long as the seat is in its turn they hardly change."""
        if self._net is not None:
            see_rival(state, seat, self._seen)
            return
        self._best = NOBODY
        for other in range(state.seats):
            if other != seat:
                self._best = max(self._best, self.expected(state, other))

    def attend(self, state: HorizonState, seat: int) -> None:
        """Looks at the others if it matters for choices within a turn: by figures the lead is a difference."""
        if self._net is not None:
            see_rival(state, seat, self._seen)

    def within(self, state: HorizonState, seat: int) -> float:
        """What tells good ways through a turn from worse ones: the lead, by figures the own part of it."""
        if self._net is None:
            return self.expected(state, seat)
        return final_lead(state, seat) if state.over else self.lead_still(state, seat)

    def lead_still(self, state: HorizonState, seat: int) -> float:
        """The lead over the others as they were when they were looked at."""
        net = self._net
        if net is None:
            return self.expected(state, seat) - self._best
        see_own(state, seat, self._seen)
        return UNIT * (self._seen[LEAD] + net.value(self._seen))


def final_lead(state: HorizonState, seat: int) -> float:
    """Points more than the best of the others, with what breaks ties."""
    most = NOBODY
    for other in range(state.seats):
        if other != seat:
            most = max(most, settled(state, other))
    return settled(state, seat) - most


def sensible(state: HorizonState, legal: list[int]) -> list[int]:
    """Without what only loses: a dearer space for the same action; pawns sold while there are coins."""
    step = state.stack[-1].step
    if step == SPACE:
        return cheapest(legal)
    if step != TRADE:
        return legal
    board = state.boards[state.player]
    if board.coins == 0 and board.active > 2:
        return legal
    return [action for action in legal if action != SELL]


def cheapest(legal: list[int]) -> list[int]:
    """Of the spaces for one action, which are listed together, the first of those that cost least."""
    found: list[int] = []
    for action in legal:
        spot = SPOTS[action - GO]
        if found and SPOTS[found[-1] - GO].action == spot.action:
            if SPOTS[found[-1] - GO].coins > spot.coins:
                found[-1] = action
        else:
            found.append(action)
    return found


def turn_ended(state: HorizonState, judge: Judge) -> HorizonState:
    """The end of the turn under way; the state itself where none is."""
    turn = state.turn
    now = state
    if not in_turn(now, turn):
        return now
    judge.attend(now, now.player)
    for _ in range(LONGEST_TURN):
        now = best_after(now, judge)
        if not in_turn(now, turn):
            break
    return now


def best_after(state: HorizonState, judge: Judge) -> HorizonState:
    """What the best action leads to, the first of equals."""
    seat, turn, height = state.player, state.turn, len(state.stack)
    answers = answers_of(state)
    best = state
    most = NOBODY
    for action in sensible(state, state.legal()):
        after = state.copy()
        after.advance(action)
        worth = _answered(after, height, turn, seat, answers, judge)
        if worth > most:
            most = worth
            best = after
    return best


def answers_of(state: HorizonState) -> int:
    """How many questions in a row are looked through; exchanges are worth what each of them is worth."""
    return 0 if state.stack[-1].step == TRADE else ANSWERS


def in_turn(state: HorizonState, turn: int) -> bool:
    """Whether that turn is under way, beyond the choice of its space."""
    return not state.over and state.turn == turn and state.stack[-1].step not in (SPACE, GOVERNMENT)


def worths_now(state: HorizonState, legal: list[int], judge: Judge) -> list[float]:
    """For every action in the middle of a turn what it leads to at once, if the judge has attended to the others."""
    seat, turn, height = state.player, state.turn, len(state.stack)
    kept = sensible(state, legal)
    answers = answers_of(state)
    worths: list[float] = []
    for action in legal:
        if len(kept) < len(legal) and action not in kept:
            worths.append(NOBODY)
            continue
        after = state.copy()
        after.advance(action)
        worths.append(_answered(after, height, turn, seat, answers, judge))
    return worths


def _answered(after: HorizonState, height: int, turn: int, seat: int, depth: int, judge: Judge) -> float:
    """What the seat is judged to have; where the action has raised questions, after the best answers to them."""
    if after.over or depth == 0 or after.turn != turn or len(after.stack) < height:
        return judge.within(after, seat)
    if after.stack[-1].step in (STEP, SPACE):
        return judge.within(after, seat)
    if after.stack[-1].step == TRADE:
        depth = 1
    best = NOBODY
    for action in sensible(after, after.legal()):
        answered = after.copy()
        answered.advance(action)
        best = max(best, _answered(answered, height, turn, seat, depth - 1, judge))
    return best


def turn_worths(state: HorizonState, legal: list[int], judge: Judge) -> list[float]:
    """For every action of the deciding seat its lead to be expected after the turn that begins with it."""
    seat = state.player
    kept = sensible(state, legal)
    worths: list[float] = []
    for action in legal:
        if len(kept) < len(legal) and action not in kept:
            worths.append(NOBODY)
            continue
        worths.append(judge.lead(played_out(state, action, judge), seat))
    return worths


def best_turn(state: HorizonState, judge: Judge) -> HorizonState:
    """Where the best turn leads, the first of equals."""
    best = state
    most = NOBODY
    for action in sensible(state, state.legal()):
        ended = played_out(state, action, judge)
        worth = judge.lead(ended, state.player)
        if worth > most:
            most = worth
            best = ended
    return best


def played_out(state: HorizonState, action: int, judge: Judge) -> HorizonState:
    """The end of the turn that begins with the action."""
    after = state.copy()
    after.advance(action)
    return turn_ended(after, judge) if not after.over and after.turn == state.turn else after
