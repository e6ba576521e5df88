"""The turn: its action, a further one for a token, whose turn is next (R19 to R27, R156 to R158)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import BOTTOM, NOTHING, OPEN, Frame
from ..actions import COMPLETE, DONE, GROW, PASS, SPEND, TOWER, VISIT
from ..board import POPULATION_POINTS, UNUSED, Board
from ..catalogue import (
    ARCHON,
    BASE_COSTS,
    BASES,
    CAPRICORN,
    COLOURS,
    DIE_NAMES,
    FIRST_BASES,
    FOOD,
    GOLD,
    LAST_BASE_POINTS,
    SPEAKER,
    VALUE_OF_DIE,
    WISDOM,
    WORKERS,
)
from ..effects import WITH_CAPRICORN
from ..frames import CHOOSE_ACTION, CHOOSE_FREEMAN, ROUND_END, SEAT, SITE, SUPERIORITY
from ..rounds import ENDS, end_round
from ..state import OriginsState
from ..workers import has_worker, lowest_ship, wisdom_missing, worker_target
from .base import Automatic, OriginsStep
from .passing import begin_pass


class ChooseAction(OriginsStep):
    """R20: exactly one of visit, complete a District, raise a tower, grow, pass."""

    def __init__(self) -> None:
        super().__init__(
            "choose_action",
            "R20",
            ("visit", "complete", "tower", "grow", "pass"),
            ("worker", "cannot-enter", "no-freeman", "no-seat", "no-level", "no-gold", "no-base", "no-food"),
            ranges=((0, 1),),
            on=("next_turn",),
            events=("pass", "grow", "tower", "condition"),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Visits by worker, Districts by Freeman, towers by colour, growth, and the pass last."""
        board = state.boards[frame.seat]
        found: list[int] = []
        reach = board.resources[WISDOM] + board.resources[GOLD] - lowest_ship(state)
        last = -1
        unused = board.unused
        for die in unused:
            if die != last and VALUE_OF_DIE[die] + reach >= 0:
                found.append(VISIT + die)
            last = die
        if board.archon == UNUSED:
            found.append(VISIT + ARCHON)
        last = -1
        for value in board.speakers:
            if value != last and value + reach >= 0:
                found.append(VISIT + SPEAKER + value)
            last = value
        if board.seats:
            last = -1
            for die in unused:
                if die != last:
                    found.append(COMPLETE + die)
                last = die
        gold = board.resources[GOLD]
        if gold > 0:
            for colour in range(5):
                if state.levels[colour] > 0 and board.heights[colour] <= gold:
                    found.append(TOWER + colour)
        if can_grow(board):
            found.append(GROW)
        found.append(PASS)
        return found

    def allows(self, state: OriginsState, frame: Frame, action: int) -> bool:
        """Whether the worker is there and can enter a site, the level is there and can be paid, and so on."""
        board = state.boards[frame.seat]
        if action == PASS:
            return True
        if action == GROW:
            return can_grow(board)
        if VISIT <= action < COMPLETE:
            return has_worker(board, action - VISIT) and wisdom_missing(state, board, action - VISIT) <= 0
        if COMPLETE <= action < TOWER:
            return bool(board.seats) and action - COMPLETE in board.unused
        if TOWER <= action < TOWER + 5:
            return state.levels[action - TOWER] > 0 and board.heights[action - TOWER] <= board.resources[GOLD]
        return False

    def sample(self, state: OriginsState, frame: Frame, rng: Rng) -> int:
        """One of them."""
        actions = self.legal(state, frame)
        return actions[int(rng.below(len(actions)))]

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """R21: only the pass when nothing else is possible."""
        board = state.boards[frame.seat]
        if board.archon == UNUSED:
            return OPEN
        actions = self.legal(state, frame)
        return actions[0] if len(actions) == 1 else OPEN

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """What the action needs to know is asked next; a token may give a further one (R22, R23)."""
        seat = frame.seat
        if action == PASS:
            begin_pass(state, seat)
            return
        if frame.a == 0 and not state.alone:
            state.push(Frame(SUPERIORITY, seat))
        if action == GROW:
            grow(state, seat)
        elif action < COMPLETE:
            state.push(Frame(SITE, seat, action - VISIT))
        elif action < TOWER:
            state.push(Frame(SEAT, seat, action - COMPLETE))
        else:
            raise_tower(state, seat, action - TOWER)

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """R26: who has passed has no action."""
        return "who has passed does not act" if state.boards[frame.seat].passed else None

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Whether it is the further action of a token."""
        return {"extra": frame.a}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What it costs."""
        board = state.boards[frame.seat]
        if action == GROW:
            return {"cost": BASE_COSTS[board.bases - FIRST_BASES], "last": int(board.bases == BASES - 1)}
        if TOWER <= action < TOWER + 5:
            height = board.heights[action - TOWER]
            return {"cost": height, "height": height + 1}
        return {}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The worker, the tower or the base."""
        seat = frame.seat
        if VISIT <= action < COMPLETE:
            return [worker_target(seat, action - VISIT)]
        if COMPLETE <= action < TOWER:
            return [worker_target(seat, action - COMPLETE)]
        if TOWER <= action < TOWER + 5:
            return [{"zone": "towers", "seat": seat, "colour": COLOURS[action - TOWER]}]
        if action == GROW:
            return [{"zone": "population", "seat": seat}]
        return []

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """The worker, the Seat, the level, the base or the payment is missing."""
        board = state.boards[frame.seat]
        if VISIT <= action < COMPLETE:
            worker = action - VISIT
            if not has_worker(board, worker):
                return Refusal("R28", "origins-refuse-worker", {"worker": WORKERS[worker]})
            missing = wisdom_missing(state, board, worker)
            args: dict[str, int | str] = {"worker": WORKERS[worker], "ship": lowest_ship(state), "missing": missing}
            return Refusal("R31", "origins-refuse-cannot-enter", args)
        if COMPLETE <= action < TOWER:
            if action - COMPLETE not in board.unused:
                return Refusal("R146", "origins-refuse-no-freeman", {"die": DIE_NAMES[action - COMPLETE]})
            return Refusal("R145", "origins-refuse-no-seat")
        if action == GROW:
            if board.bases == BASES:
                return Refusal("R158", "origins-refuse-no-base")
            cost = BASE_COSTS[board.bases - FIRST_BASES]
            have = board.resources[FOOD] + board.resources[GOLD]
            return Refusal("R157", "origins-refuse-no-food", {"cost": cost, "have": have})
        colour = action - TOWER
        if state.levels[colour] == 0:
            return Refusal("R156", "origins-refuse-no-level", {"colour": COLOURS[colour]})
        args = {"colour": COLOURS[colour], "cost": board.heights[colour], "have": board.resources[GOLD]}
        return Refusal("R156", "origins-refuse-no-gold", args)


def can_grow(board: Board) -> bool:
    """R157, R158: a base is left and its Food can be paid."""
    return board.bases < BASES and board.can_pay(FOOD, BASE_COSTS[board.bases - FIRST_BASES])


def grow(state: OriginsState, seat: int) -> None:
    """R157, R158: the next base is free; the last one gives points."""
    board = state.boards[seat]
    cost = BASE_COSTS[board.bases - FIRST_BASES]
    board.pay(FOOD, cost)
    board.bases += 1
    points = LAST_BASE_POINTS if board.bases == BASES else 0
    board.points[POPULATION_POINTS] += points
    if state.events is not None:
        state.emit(Event("grow", seat, "R157", {"cost": cost, "bases": board.bases, "points": points}))


def raise_tower(state: OriginsState, seat: int, colour: int) -> None:
    """R156: Gold for the present height; then Capricorn (R81)."""
    board = state.boards[seat]
    height = board.heights[colour]
    board.resources[GOLD] -= height
    heights = board.heights[:]
    heights[colour] = height + 1
    board.heights = heights
    state.levels[colour] -= 1
    if board.signs & CAPRICORN:
        state.push(Frame(CHOOSE_FREEMAN, seat, WITH_CAPRICORN))
    if state.events is not None:
        state.emit(Event("tower", seat, "R156", {"colour": COLOURS[colour], "height": height + 1, "cost": height}))
    state.watch_levels(seat)


class Superiority(OriginsStep):
    """R22 to R25: a token for one further action."""

    def __init__(self) -> None:
        super().__init__("superiority", "R22", ("spend", "done"), on=("next_turn",), events=("spend_token",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Spend one or end the turn, for who has one; one gained in this turn counts (R24)."""
        return [SPEND, DONE] if state.boards[frame.seat].tokens > 0 else []

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """Nothing to decide without a token."""
        return OPEN if state.boards[frame.seat].tokens > 0 else NOTHING

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """R23: not a second time in this turn."""
        if action == SPEND:
            board = state.boards[frame.seat]
            board.tokens -= 1
            if state.events is not None:
                state.emit(Event("spend_token", frame.seat, "R22", {"left": board.tokens}))
            state.push(Frame(CHOOSE_ACTION, frame.seat, 1))

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """How many there are."""
        return {"tokens": state.boards[frame.seat].tokens}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The tokens."""
        return [{"zone": "tokens", "seat": frame.seat}] if action == SPEND else []


class NextTurn(Automatic):
    """R19, R27: clockwise to who has not passed; when all have, the round ends."""

    def __init__(self) -> None:
        super().__init__("next_turn", on=(BOTTOM,))

    def run(self, state: OriginsState, frame: Frame) -> None:
        """Whose turn it is now."""
        seat = frame.seat
        for _ in range(state.players):
            seat += 1
            if seat == state.players:
                seat = 0
            if not state.boards[seat].passed:
                state.begin_turn(seat)
                return
        state.push(Frame(ROUND_END, seat))


class RoundEnd(Automatic):
    """R163 to R169."""

    def __init__(self) -> None:
        super().__init__("round_end", events=ENDS)

    def run(self, state: OriginsState, frame: Frame) -> None:
        """The five steps."""
        end_round(state)
