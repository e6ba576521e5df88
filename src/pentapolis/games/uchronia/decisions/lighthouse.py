"""The Lighthouse: cards of the draw pile are looked at, one of them is kept."""

from __future__ import annotations

from typing import Any

from ....core.events import Event
from ....core.steps import Frame
from ..actions import KEEP
from ..buildings import BUILDINGS
from ..cards import COLOURS, packed, unpacked
from ..frames import LIGHTHOUSE
from ..piles import NO_CARD, next_card
from ..state import UchroniaState
from .base import Automatic, ColourChoice


class Look(Automatic):
    """R141: the owner of the Lighthouse looks at the next cards of the draw pile."""

    def __init__(self) -> None:
        super().__init__("look")

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
        self.secret = True

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The cards looked at."""
        return unpacked(frame.b + frame.c)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Keeps one."""
        kept = action - KEEP
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
        state.reveal()
        if state.events is not None:
            put = [COLOURS[colour] for colour in range(5) for _ in range(cards[colour])]
            secret = {"colour": COLOURS[kept]}
            state.emit(Event("keep", frame.seat, "R141", {"put": put}, secret, (frame.seat,), reveals=True))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """How many cards are looked at; which ones is for the decider alone."""
        return {"building": BUILDINGS[frame.a].id, "count": sum(unpacked(frame.b + frame.c))}
