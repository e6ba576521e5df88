"""Freemen raised, honoured and swapped (R54, R55, R81, R118, R121, R140)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import ADVANCE, COPY, DECLINE, HONOUR, RAISE, RAISE_TWICE, RAISE_USED, STOP, SWAP, verb_of
from ..board import BUILDING_POINTS, distinct, with_item, without_item
from ..catalogue import COLOUR_OF_DIE, COLOURS, DICE, DIE_NAMES, FACES, FOOD, SITES, VALUE_OF_DIE
from ..effects import GATEWAY, VETERANS
from ..frames import FOOD_STEP
from ..military import ADVANCES, advance, can_advance
from ..state import OriginsState
from ..workers import RAISES, raise_freeman, worker_target
from .base import OriginsStep

MOST_FOOD = 3


class FoodStep(OriginsStep):
    """R54, R55: for each Food, raise an unused Freeman by 1 or advance 1; a is what has been spent."""

    def __init__(self) -> None:
        super().__init__(
            "food_step",
            "R54",
            ("raise", "advance", "stop"),
            ("no-freeman", "final-space", "food-first"),
            (),
            ((0, 2),),
            events=(*ADVANCES, *RAISES),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Freemen, advance, and after the first Food stop; nothing is left to choose without Food."""
        board = state.boards[frame.seat]
        found: list[int] = []
        if not board.can_pay(FOOD, 1):
            return found
        last = -1
        for die in board.unused:
            if die != last:
                found.append(RAISE + die)
            last = die
        if can_advance(state, frame.seat):
            found.append(ADVANCE)
        if found and frame.a > 0:
            found.append(STOP)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """The Food, its effect, and the next Food."""
        if action == STOP:
            return
        seat = frame.seat
        state.boards[seat].pay(FOOD, 1)
        if frame.a + 1 < MOST_FOOD:
            state.push(Frame(FOOD_STEP, seat, frame.a + 1))
        if action == ADVANCE:
            advance(state, seat, 1)
        else:
            raise_freeman(state, seat, action - RAISE, 1, "R54")

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """What has been spent."""
        return {"spent": frame.a, "left": MOST_FOOD - frame.a}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """The value reached; 7 stands for a promotion."""
        return {"to": VALUE_OF_DIE[action - RAISE] + 1} if RAISE <= action < RAISE_TWICE else {}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die, or the track."""
        if action == STOP:
            return []
        if action == ADVANCE:
            return [{"zone": "military", "space": state.tracks[3].at[frame.seat] + 1}]
        return [worker_target(frame.seat, action - RAISE)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """No such Freeman is unused, the marker cannot move, or nothing has been spent yet."""
        if action == STOP:
            return Refusal("R54", "origins-refuse-food-first")
        if action == ADVANCE:
            return Refusal("R65", "origins-refuse-final-space")
        return Refusal("R55", "origins-refuse-no-freeman", {"die": DIE_NAMES[action - RAISE]})


class ChooseFreeman(OriginsStep):
    """R81, R118, R140: the Freeman of Capricorn, Veterans' Quarter or Gateway; a tells which of the three."""

    def __init__(self) -> None:
        super().__init__(
            "choose_freeman",
            "R118",
            ("honour", "raise", "raise_twice", "raise_used", "decline"),
            ("no-freeman", "no-used-freeman", "six-once", "six-capped"),
            ranges=((0, 2),),
            events=("honour", *RAISES),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Equal dice once; nothing to choose if there is none."""
        board = state.boards[frame.seat]
        found: list[int] = []
        for die in distinct(board.unused):
            if frame.a == VETERANS:
                found.append(HONOUR + die)
            elif frame.a == GATEWAY:
                found.append(RAISE + die)
                if VALUE_OF_DIE[die] < FACES:
                    found.append(RAISE_TWICE + die)
            elif VALUE_OF_DIE[die] < FACES:
                found.append(RAISE + die)
        if frame.a != VETERANS and frame.a != GATEWAY:
            last = -1
            for code in board.used:
                die = code // SITES
                if die != last and VALUE_OF_DIE[die] < FACES:
                    found.append(RAISE_USED + die)
                last = die
        if found:
            found.append(DECLINE)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Points for its value; one or two points; or two points up to 6."""
        seat = frame.seat
        if action == DECLINE:
            return
        if frame.a == VETERANS:
            honour(state, seat, action - HONOUR)
        elif frame.a == GATEWAY:
            if action < RAISE_TWICE:
                raise_freeman(state, seat, action - RAISE, 1, "R140")
            else:
                raise_freeman(state, seat, action - RAISE_TWICE, 2, "R140")
        else:
            capricorn(state, seat, action)

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which of the three."""
        return {"by": ("veterans", "gateway", "capricorn")[frame.a]}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """The value reached (7 stands for a promotion), or the points."""
        if action == DECLINE:
            return {}
        die = self._die(action)
        value = VALUE_OF_DIE[die]
        if frame.a == VETERANS:
            return {"points": value}
        if frame.a == GATEWAY:
            return {"to": min(value + (1 if action < RAISE_TWICE else 2), FACES + 1)}
        return {"to": min(value + 2, FACES)}

    def _die(self, action: int) -> int:
        if action >= HONOUR:
            return action - HONOUR
        return (action - RAISE) % DICE

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die."""
        return [] if action == DECLINE else [worker_target(frame.seat, self._die(action))]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """No such Freeman, or a 6 where a 6 cannot be chosen."""
        board = state.boards[frame.seat]
        if not RAISE <= action < HONOUR + DICE:
            return self.other_decision(verb_of(action))
        rule = ("R118", "R140", "R81")[frame.a]
        verbs = (("honour",), ("raise", "raise_twice"), ("raise", "raise_used"))[frame.a]
        verb = verb_of(action)
        if verb not in verbs:
            return self.other_decision(verb)
        die = self._die(action)
        args = {"die": DIE_NAMES[die]}
        if verb == "raise_used":
            if all(code // SITES != die for code in board.used):
                return Refusal(rule, "origins-refuse-no-used-freeman", args)
            return Refusal(rule, "origins-refuse-six-capped", args)
        if die not in board.unused:
            return Refusal(rule, "origins-refuse-no-freeman", args)
        return Refusal(rule, "origins-refuse-six-once" if frame.a == GATEWAY else "origins-refuse-six-capped", args)


def honour(state: OriginsState, seat: int, die: int) -> None:
    """R118: points for the value, then 1 less; a 1 stays 1."""
    board = state.boards[seat]
    value = VALUE_OF_DIE[die]
    board.points[BUILDING_POINTS] += value
    if value > 1:
        board.unused = with_item(without_item(board.unused, die), die - 1)
    if state.events is not None:
        data = {"colour": COLOURS[COLOUR_OF_DIE[die]], "points": value, "to": max(1, value - 1)}
        state.emit(Event("honour", seat, "R118", data))


def capricorn(state: OriginsState, seat: int, action: int) -> None:
    """R81, R92: two more, at most 6, used or unused; never a promotion."""
    board = state.boards[seat]
    if action < RAISE_TWICE:
        die = action - RAISE
        raised = die + min(2, FACES - VALUE_OF_DIE[die])
        board.unused = with_item(without_item(board.unused, die), raised)
    else:
        die = action - RAISE_USED
        raised = die + min(2, FACES - VALUE_OF_DIE[die])
        for code in board.used:
            if code // SITES == die:
                board.used = with_item(without_item(board.used, code), raised * SITES + code % SITES)
                break
    if state.events is not None:
        data = {"colour": COLOURS[COLOUR_OF_DIE[die]], "from": VALUE_OF_DIE[die], "to": VALUE_OF_DIE[raised]}
        state.emit(Event("raise", seat, "R81", data))


class Recolour(OriginsStep):
    """R121: an unused Freeman's die for one of another colour from the reserve, with the same value."""

    def __init__(self) -> None:
        super().__init__(
            "recolour",
            "R121",
            ("swap", "decline"),
            ("no-freeman", "same-colour", "no-reserve"),
            events=("swap", "condition"),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Dice in order, with every other colour that the reserve has."""
        found: list[int] = []
        for die in distinct(state.boards[frame.seat].unused):
            for colour in range(5):
                if colour != COLOUR_OF_DIE[die] and state.reserve[colour] > 0:
                    found.append(SWAP + 5 * die + colour)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """The old die goes to the reserve."""
        if action == DECLINE:
            return
        die, colour = divmod(action - SWAP, 5)
        board = state.boards[frame.seat]
        board.unused = with_item(without_item(board.unused, die), colour * FACES + VALUE_OF_DIE[die] - 1)
        state.reserve[COLOUR_OF_DIE[die]] += 1
        state.reserve[colour] -= 1
        if state.events is not None:
            data = {"colour": COLOURS[COLOUR_OF_DIE[die]], "other": COLOURS[colour], "value": VALUE_OF_DIE[die]}
            state.emit(Event("swap", frame.seat, "R121", data))
        state.watch_citizens(frame.seat)

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die and the reserve."""
        if action == DECLINE:
            return []
        die, colour = divmod(action - SWAP, 5)
        return [worker_target(frame.seat, die), {"zone": "reserve", "colour": COLOURS[colour]}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """No such Freeman, the same colour, or none in the reserve."""
        assert SWAP <= action < COPY
        die, colour = divmod(action - SWAP, 5)
        if die not in state.boards[frame.seat].unused:
            return Refusal("R121", "origins-refuse-no-freeman", {"die": DIE_NAMES[die]})
        reason = "same-colour" if colour == COLOUR_OF_DIE[die] else "no-reserve"
        return Refusal("R121", f"origins-refuse-{reason}", {"colour": COLOURS[colour]})
