"""Choices that effects ask for by themselves: options, gains, basic actions, building tiles."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import BASIC, DECLINE, OPTION, PICK, TAKE
from ..cards import ACTIONS, BASICS, BUILDING_IDS, BUILDING_LEVEL
from ..effects import OPTIONS, can_do_basic, decline, do_action, pay, possible_after, push_chosen
from ..frames import BASIC as BASIC_STEP
from ..frames import MAY_DECLINE, STARTED
from ..gain_ops import GAIN_POP
from ..gains import produce_pawns, take_pawns
from ..state import HorizonState
from .base import FLAGS, NO, Asked, HorizonStep, thing


class Option(Asked):
    """R78: one of several lists of effects: Frame(options, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "option",
            "R78",
            ("option", "decline"),
            events=("option", "pay"),
            refusals=("no-option", "option-closed"),
            bounds=((0, len(OPTIONS) - 1), NO, NO, FLAGS),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Those that can be paid and could have an effect (Q41)."""
        found: list[int] = []
        for at, option in enumerate(OPTIONS[frame.a]):
            if possible_after(state, frame.seat, option.cost.coins, option.cost.exhaust, option.program):
                found.append(OPTION + at)
        if frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """R191: what was chosen is a chosen list."""
        if action == DECLINE:
            decline(state, frame)
            return
        option = OPTIONS[frame.a][action - OPTION]
        if state.events is not None:
            data = {"number": action - OPTION + 1, "option": _option_key(frame.a, action - OPTION)}
            state.emit(Event("option", frame.seat, "R78", data))
        pay(state, state.boards[frame.seat], option.cost)
        push_chosen(state, frame.seat, option.program)

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """Which list it is."""
        return {} if action == DECLINE else {"option": _option_key(frame.a, action - OPTION)}

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """There is no such option, or it cannot be paid, or it would do nothing."""
        if action - OPTION >= len(OPTIONS[frame.a]):
            return self.no("no-option", action, count=len(OPTIONS[frame.a]))
        cost = OPTIONS[frame.a][action - OPTION].cost
        board = state.boards[frame.seat]
        return self.no(
            "option-closed",
            action,
            "R37",
            coins=cost.coins,
            exhausted=cost.exhaust,
            held=board.coins,
            active=board.active,
        )


def _option_key(options: int, at: int) -> str:
    """The name of an option's text."""
    return f"{options}-{at}"


class Gain(Asked):
    """R38, Q45: whether to take pawns that would leave a column empty: Frame(what, how many, -, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "gain", "R38", ("take", "decline"), events=("pop", "produce_pop"), bounds=((0, 1), (0, 20), NO, (1, 3))
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Both."""
        return [TAKE, DECLINE]

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """Takes or leaves them."""
        if action == DECLINE:
            decline(state, frame)
        elif frame.a == GAIN_POP:
            take_pawns(state, frame.seat, frame.b)
        else:
            produce_pawns(state, frame.seat)

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """How many pawns would come, and whether by a production."""
        board = state.boards[frame.seat]
        if frame.a == GAIN_POP:
            return {"count": min(frame.b, board.inactive), "produced": 0}
        opened = board.open_columns()
        count = len([column for column in range(5) if opened & 1 << column and board.columns[column] > 0])
        return {"count": count, "produced": 1}


class Basic(Asked):
    """R186: a basic action without the pawn: Frame(which, times left, distinct, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "basic",
            "R186",
            ("basic", "decline"),
            events=("basic",),
            refusals=("basic-closed", "no-basic"),
            bounds=((2, 31), (1, 9), (0, 1), (0, 7)),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Those that can be paid and done now."""
        found: list[int] = []
        for basic in range(1, 5):
            if frame.a & 1 << basic and can_do_basic(state, frame.seat, basic):
                found.append(BASIC + basic - 1)
        if frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """Does it; another one may follow."""
        if action == DECLINE:
            if not frame.d & STARTED:
                decline(state, frame)
            return
        basic = action - BASIC + 1
        if frame.b > 1:
            which = frame.a & ~(1 << basic) if frame.c else frame.a
            state.push(Frame(BASIC_STEP, frame.seat, which, frame.b - 1, frame.c, MAY_DECLINE | STARTED))
        if state.events is not None:
            state.emit(Event("basic", frame.seat, "R186", {"number": basic}))
        do_action(state, frame.seat, BASICS[basic])

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """How many more there may be."""
        return {**super().about(state, frame), "left": frame.b}

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What the basic action does."""
        return "" if action == DECLINE else f"horizon-action-{ACTIONS[BASICS[action - BASIC + 1]].id}-text"

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """It is not among those allowed here, or it could do nothing."""
        allowed = frame.a & 1 << action - BASIC + 1
        return self.no("basic-closed" if allowed else "no-basic", action, "R37" if allowed else "R186")


class BuildingTile(HorizonStep):
    """R188: a face-up tile of the river of a level: Frame(level)."""

    def __init__(self) -> None:
        super().__init__(
            "building_tile",
            "R188",
            ("pick",),
            events=("pick", "refill"),
            refusals=("not-in-river", "wrong-river"),
            bounds=((1, 3), NO, NO, NO),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """The tiles that lie there."""
        return [PICK + number for number in state.rivers[frame.a]]

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """Into the reserve; R182: the river is refilled at once."""
        building = action - PICK
        level = frame.a
        board = state.boards[frame.seat]
        board.reserve = sorted([*board.reserve, building])
        river = [number for number in state.rivers[level] if number != building]
        if state.events is not None:
            state.emit(Event("pick", frame.seat, "R188", {"building": BUILDING_IDS[building]}))
        pile = state.building_piles[level]
        if pile:
            state.reveal()
            state.lay_open(pile[0])
            river.append(pile[0])
            state.building_piles[level] = pile[1:]
            if state.events is not None:
                data = {"building": BUILDING_IDS[pile[0]]}
                state.emit(Event("refill", frame.seat, "R182", data, reveals=True))
        state.rivers[level] = river

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """The level."""
        return {"level": frame.a}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The tile."""
        return [thing("river", frame.seat, building=args["building"])]

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What the building gives."""
        return f"horizon-building-{BUILDING_IDS[action - PICK]}-text"

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """Another level, or not face up."""
        wrong = BUILDING_LEVEL[action - PICK] != frame.a
        return self.no("wrong-river" if wrong else "not-in-river", action, level=frame.a)
