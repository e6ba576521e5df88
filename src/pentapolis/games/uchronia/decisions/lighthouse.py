"""The Lighthouse: cards of the draw pile are looked at, one of them is kept."""

from __future__ import annotations

from typing import Any

from ....core.events import Event
from ....core.steps import Frame
from ..actions import KEEP
from ..buildings import BONUS_STEP, BUILDINGS
from ..cards import COLOURS, packed, unpacked
from ..frames import LIGHTHOUSE, LOOK
from ..piles import NO_CARD, next_card
from ..state import UchroniaState
from .base import Automatic, ColourChoice
from .stack import ALL_CARDS, UNDER_BONUSES, applied, below, bonus_error


class Look(Automatic):
    """R141: the owner of the Lighthouse looks at the next cards of the draw pile."""

    def __init__(self) -> None:
        super().__init__("look")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("look", "shuffle", "last_turn")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """A Bonus that has been chosen."""
        return super().frame_error(state, frame) or bonus_error(state, frame)

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Takes the cards up; those from before a reshuffle are kept apart from those after it."""
        before = [0, 0, 0, 0, 0]
        looked = [0, 0, 0, 0, 0]
        pile = state.pile
        count = 0
        for _ in range(frame.b):
            colour = next_card(state, frame.seat)
            if colour == NO_CARD:
                break
            if state.pile is not pile:
                pile = state.pile
                before = looked
                looked = [0, 0, 0, 0, 0]
            looked[colour] += 1
            count += 1
        if count == 0:
            return
        state.reveal()
        if state.events is not None:
            seen = [COLOURS[colour] for colour in range(5) for _ in range(before[colour] + looked[colour])]
            state.emit(
                Event("look", frame.seat, "R141", {"count": count}, {"colours": seen}, (frame.seat,), reveals=True)
            )
        state.push(Frame(LIGHTHOUSE, frame.seat, frame.a, packed(looked), packed(before)))


class Lighthouse(ColourChoice):
    """R141: one of the cards goes to the Hand unseen by the others, the rest to the Forum."""

    def __init__(self) -> None:
        super().__init__("lighthouse", "R141", "keep", KEEP, "looked")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("keep",)
        self.secret = True

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R141: the cards that are looked at."""
        if frame.a not in applied(below(state, frame)) or BONUS_STEP[frame.a] != LOOK:
            return "there is no Lighthouse"
        if not (0 <= frame.b < ALL_CARDS and 0 <= frame.c < ALL_CARDS):
            return "these are not cards under a Lighthouse"
        if not 1 <= sum(unpacked(frame.b)) + sum(unpacked(frame.c)) <= BUILDINGS[frame.a].amount:
            return "so many cards are not looked at [R141]"
        return super().frame_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The cards looked at."""
        return unpacked(frame.b + frame.c)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Keeps one."""
        kept = action - KEEP
        state.reveal(known_to=frame.seat)
        board = state.boards[frame.seat]
        cards = unpacked(frame.b + frame.c)
        cards[kept] -= 1
        if frame.c == 0:
            board.draw_card(kept)
        else:
            # The others cannot tell which shuffle the cards in the Forum come from: all of them count as drawn.
            board.take_up(unpacked(frame.c), unpacked(frame.b), kept)
        for colour in range(5):
            state.forum[colour] += cards[colour]
        if state.events is not None:
            put = [COLOURS[colour] for colour in range(5) for _ in range(cards[colour])]
            secret = {"colour": COLOURS[kept]}
            state.emit(Event("keep", frame.seat, "R141", {"put": put}, secret, (frame.seat,), reveals=True))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """How many cards are looked at; which ones is for the decider alone."""
        return {"building": BUILDINGS[frame.a].id, "count": sum(unpacked(frame.b + frame.c))}
