"""The turn: its action, a further one for a token, passing, whose turn is next (R19 to R27, R156 to R162)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import BOTTOM, NOTHING, OPEN, Frame
from ..actions import COMPLETE, DONE, GROW, PASS, PROMOTE, SPEND, TOWER, VISIT
from ..board import POPULATION_POINTS, UNUSED, Board
from ..catalogue import (
    ARCHON,
    BASE_COSTS,
    BASES,
    CANCER,
    CAPRICORN,
    COLOURS,
    DICE,
    DIE_NAMES,
    FACES,
    FIRST_BASES,
    FOOD,
    GEMINI,
    GOLD,
    LAST_BASE_POINTS,
    PUSHED_TO,
    SITES,
    SPEAKER,
    VALUE_OF_DIE,
    WISDOM,
    WORKERS,
)
from ..effects import WITH_CANCER, WITH_CAPRICORN
from ..frames import (
    CHOOSE_ACTION,
    CHOOSE_BASIC,
    CHOOSE_FREEMAN,
    PROMOTION_ORDER,
    RECRUIT,
    ROUND_END,
    SEAT,
    SITE,
    SUPERIORITY,
    TAKE_BACK,
)
from ..rounds import ENDS, end_round
from ..state import MILITARY_TRACK, OriginsState
from ..workers import PROMOTES, promote
from .base import Automatic, OriginsStep


def lowest_ship(state: OriginsState) -> int:
    """The smallest value that a site shows."""
    low = state.ships[0]
    for value in state.ships:
        if value < low:
            low = value
    return low


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


def worker_target(seat: int, worker: int) -> dict[str, Any]:
    """A Freeman, the Archon or a Speaker of the seat."""
    return {"zone": "workers", "seat": seat, "worker": WORKERS[worker]}


def has_worker(board: Board, worker: int) -> bool:
    """R28: an unused Freeman, the unused Archon or a Speaker under control."""
    if worker < DICE:
        return worker in board.unused
    if worker == ARCHON:
        return board.archon == UNUSED
    return worker - SPEAKER in board.speakers


def worker_value(worker: int) -> int:
    """What the worker shows; the Archon enters everywhere (R32)."""
    if worker < DICE:
        return VALUE_OF_DIE[worker]
    return FACES if worker == ARCHON else worker - SPEAKER


def wisdom_missing(state: OriginsState, board: Board, worker: int) -> int:
    """How much Wisdom the worker lacks for the cheapest site; 0 or less if it can enter."""
    return lowest_ship(state) - worker_value(worker) - board.resources[WISDOM] - board.resources[GOLD]


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


def begin_pass(state: OriginsState, seat: int) -> None:
    """R85, R89: Cancer and Gemini before the workers come back."""
    board = state.boards[seat]
    board.passed = True
    if state.events is not None:
        state.emit(Event("pass", seat, "R26", {}))
    state.push(Frame(TAKE_BACK, seat))
    if board.signs & GEMINI:
        space = state.tracks[MILITARY_TRACK].at[seat]
        if space > PUSHED_TO[space]:
            state.push(Frame(CHOOSE_BASIC, seat, space - PUSHED_TO[space]))
    if board.signs & CANCER:
        state.push(Frame(RECRUIT, seat, WITH_CANCER))


class TakeBack(Automatic):
    """R159 to R161: Archon and Freemen come back, dice rise, those that were 6 become Advisors."""

    def __init__(self) -> None:
        super().__init__("take_back", on=("next_turn",), events=("take_back",))

    def run(self, state: OriginsState, frame: Frame) -> None:
        """R160: all Freemen, or by an option only those taken back."""
        board = state.boards[frame.seat]
        board.archon = UNUSED
        returned = [code // SITES for code in board.used]
        staying = board.unused
        if state.options["pass_increase_scope"] == "all":
            returned += staying
            staying = []
        sixes = 0
        risen = staying[:]
        for die in returned:
            if VALUE_OF_DIE[die] == FACES:
                sixes += 1 << 3 * (die // FACES)
                risen.append(die)
            else:
                risen.append(die + 1)
        risen.sort()
        board.unused = risen
        board.used = []
        if state.events is not None:
            state.emit(Event("take_back", frame.seat, "R159", {"count": len(returned)}))
        if sixes:
            state.push(Frame(PROMOTION_ORDER, frame.seat, sixes))


class PromotionOrder(OriginsStep):
    """R161: the player chooses which 6 becomes an Advisor next; a holds how many of each colour are left."""

    def __init__(self) -> None:
        super().__init__(
            "promotion_order",
            "R161",
            ("promote",),
            ("no-six",),
            ranges=((1, (1 << 15) - 1),),
            on=("next_turn",),
            events=PROMOTES,
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The colours of the sixes."""
        return [PROMOTE + colour for colour in range(5) if frame.a >> 3 * colour & 7]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """One after the other."""
        colour = action - PROMOTE
        left = frame.a - (1 << 3 * colour)
        if left:
            state.push(Frame(PROMOTION_ORDER, frame.seat, left))
        promote(state, frame.seat, colour)

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die."""
        return [worker_target(frame.seat, (action - PROMOTE) * FACES + FACES - 1)]

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """As many sixes are there as are left."""
        unused = state.boards[frame.seat].unused
        for colour in range(5):
            if frame.a >> 3 * colour & 7 > unused.count(colour * FACES + FACES - 1):
                return "more sixes to promote than there are"
        return None

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """There is no such 6."""
        return Refusal("R161", "origins-refuse-no-six", {"colour": COLOURS[action - PROMOTE]})


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
