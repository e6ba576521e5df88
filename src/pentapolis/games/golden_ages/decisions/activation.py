"""Activating buildings and wonders."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from .. import frames
from ..actions import RECALL, SEND, STAND_UP, STOP, USE
from ..cards import ACTIVE_CARDS, CARD_BIT, CARD_DATA, CARDS, FIRST_WONDER, NOTRE_DAME, TWIN, the_op
from ..effects import ON_ACTIVATION, activatable, start
from ..gains import go_to_agora
from ..grid import AGORA, CELL_BY_REMAINDER
from ..sources import source_rule
from ..state import GoldenState
from .base import CellChoice, GoldenStep, cell_args

# What Notre Dame has been used for so far, in a frame.
NOT_YET = 0
TO_AGORA = 1
TO_CAPITAL = 2


def ready_cards(state: GoldenState, seat: int) -> int:
    """Own cards with an effect to activate that have not been used in this era (R117, R118)."""
    board = state.boards[seat]
    return board.cards & ACTIVE_CARDS & ~board.used


def can_activate(state: GoldenState, seat: int) -> bool:
    """Whether there is a card that can be activated."""
    cards = ready_cards(state, seat)
    while cards:
        low = cards & -cards
        if activatable(state, seat, CELL_BY_REMAINDER[low % 61]):
            return True
        cards ^= low
    return False


def used_for(state: GoldenState, seat: int, card: int, op: str) -> bool:
    """Whether that is an own card with that effect which has been used in this era; whatever number it is."""
    if not 0 <= card < len(CARDS) or not state.boards[seat].used & CARD_BIT[card]:
        return False
    return the_op(CARD_DATA[card], "active", op) is not None


class Activate(GoldenStep):
    """R117 to R127: which card; of two that are alike the first."""

    def __init__(self) -> None:
        super().__init__(
            "activate",
            "R117",
            ("use",),
            events=("activate", "gold", "points"),
            refusals=("not-own", "card-used", "passive", "card-alike", "no-object"),
        )

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Those that can do what they say."""
        cards = ready_cards(state, frame.seat)
        found: list[int] = []
        for number in range(len(CARDS)):
            if cards & CARD_BIT[number]:
                if number < FIRST_WONDER and TWIN[number] < number and cards & CARD_BIT[TWIN[number]]:
                    continue
                if activatable(state, frame.seat, number):
                    found.append(USE + number)
        return found

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """It is used for this era."""
        card = action - USE
        state.boards[frame.seat].used |= CARD_BIT[card]
        if state.events is not None:
            state.emit(Event("activate", frame.seat, source_rule(CARDS[card]), {"card": CARDS[card]}))
        start(state, frame.seat, ON_ACTIVATION[card], CARDS[card])

    def rule_of(self, state: GoldenState, frame: Frame, action: int) -> str:
        """The rule of the card."""
        return source_rule(CARDS[action - USE])

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What the card says."""
        card = action - USE
        return f"wonder-{CARDS[card]}-text" if card >= FIRST_WONDER else f"building-{CARDS[card][:-2]}-text"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The card."""
        return [{"zone": "cards", "seat": frame.seat, "card": CARDS[action - USE]}]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Not there, nothing to activate, used, alike, or without anything to act on."""
        board = state.boards[frame.seat]
        card = action - USE
        bit = CARD_BIT[card]
        rule, reason = source_rule(CARDS[card]), "no-object"
        if not board.cards & bit:
            rule, reason = "R117", "not-own"
        elif not ACTIVE_CARDS & bit:
            rule, reason = "R117", "passive"
        elif board.used & bit:
            rule, reason = "R118", "card-used"
        elif card < FIRST_WONDER and activatable(state, frame.seat, card):
            rule, reason = "R117", "card-alike"
        return Refusal(rule, f"golden_ages-refuse-{reason}", {"card": CARDS[card]})


class StandUp(CellChoice):
    """R125: the Factory stands a colonist up. The frame's a is the card."""

    def __init__(self) -> None:
        super().__init__("stand_up", "R125", "stand_up", STAND_UP, events=("stand_up",), refusals=("not-lying",))

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """A card that does this has just been used."""
        return "" if used_for(state, frame.seat, frame.a, "stand_up_own_colonist_on_board") else "no such card is used"

    def cells(self, state: GoldenState, frame: Frame) -> int:
        """The cells with own lying colonists."""
        return state.boards[frame.seat].lying_cells

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """It may act again."""
        board = state.boards[frame.seat]
        cell = action - STAND_UP
        board.standing |= 1 << board.lying_at(cell)
        if state.events is not None:
            state.emit(Event("stand_up", frame.seat, "R125", cell_args(cell)))

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Nobody lies there."""
        return Refusal("R125", "golden_ages-refuse-not-lying", cell_args(action - STAND_UP))


class Shift(GoldenStep):
    """R106: Notre Dame shifts one colonist after the other, all in the same direction. The frame's a tells which."""

    def __init__(self) -> None:
        super().__init__(
            "shift",
            "R106",
            ("stop", "recall", "send"),
            events=("agora", "recall", "points", "gold"),
            refusals=("not-lying", "nobody-in-agora", "one-direction", "shift-one"),
            ints=1,
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """Notre Dame has just been used."""
        if not used_for(state, frame.seat, NOTRE_DAME, "shift_lying_colonists"):
            return "Notre Dame has not been used"
        return "" if NOT_YET <= frame.a <= TO_CAPITAL else "there is no such direction"

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Lying colonists of the board, those in the Agora, and after the first to stop."""
        board = state.boards[frame.seat]
        found: list[int] = []
        if frame.a != TO_AGORA and board.in_agora:
            found.append(RECALL)
        if frame.a != TO_CAPITAL:
            cells = board.lying_cells
            while cells:
                low = cells & -cells
                found.append(SEND + CELL_BY_REMAINDER[low % 61])
                cells ^= low
        if found and frame.a != NOT_YET:
            found.insert(0, STOP)
        return found

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """They stay lying; the Agora's triggers work."""
        if action == STOP:
            return
        board = state.boards[frame.seat]
        if action == RECALL:
            board.places[board.lying_at(AGORA)] = board.capital
            if state.events is not None:
                state.emit(Event("recall", frame.seat, "R106", cell_args(board.capital)))
            state.push(Frame(frames.SHIFT, frame.seat, TO_CAPITAL))
        else:
            go_to_agora(state, frame.seat, board.lying_at(action - SEND))
            state.push(Frame(frames.SHIFT, frame.seat, TO_AGORA))

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """Whether the first has been shifted."""
        return {"started": int(frame.a != NOT_YET)}

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Nobody there, the other direction, or nobody shifted yet."""
        if action == STOP:
            return Refusal("R106", "golden_ages-refuse-shift-one")
        if frame.a == (TO_AGORA if action == RECALL else TO_CAPITAL):
            return Refusal("R106", "golden_ages-refuse-one-direction")
        if action == RECALL:
            return Refusal("R106", "golden_ages-refuse-nobody-in-agora")
        return Refusal("R106", "golden_ages-refuse-not-lying", cell_args(action - SEND))
