"""Draconians Bonuses that take from an opponent: Bridge and Colosseum."""

from __future__ import annotations

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import DECLINE, SEIZE, SEIZE_STOCK
from ..buildings import BUILDINGS, COUNT
from ..cards import COLOURS
from ..draconians import SEAT_BITS
from ..state import UchroniaState
from .base import missing
from .bonuses import BonusUse, with_no
from .stack import UNDER_BONUSES


class Bridge(BonusUse):
    """R113, R114: a card from under a site of an opponent who did not pay for a Viaduct."""

    def __init__(self) -> None:
        super().__init__("bridge", "R113", "seize", "")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("undermine",)
        self.refusals += ("only-sites", "own-site", "paid", "not-under")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Every opponent, site and colour."""
        found: list[int] = []
        for seat in range(state.seats):
            if seat == frame.seat or frame.c & SEAT_BITS[seat]:
                continue
            for site in state.boards[seat].sites:
                if site.filled > 0:
                    for colour in range(5):
                        if site.under[colour] > 0:
                            found.append(SEIZE + 5 * (COUNT * seat + site.building) + colour)
        return with_no(found, frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Takes it into the Stock."""
        if action == DECLINE:
            return
        seat, building, colour = _seized(action)
        other = state.boards[seat]
        site = other.site(building)
        if site is not None:
            other.replace_site(site.minus(colour))
        state.boards[frame.seat].stock[colour] += 1
        if state.events is not None:
            data = {"colour": COLOURS[colour], "victim": seat, "building": BUILDINGS[building].id}
            state.emit(Event("undermine", frame.seat, "R113", data))

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """From the Stock, from an own site, from one who paid, or from where there is nothing."""
        if action < SEIZE:
            return Refusal("R113", "uchronia-refuse-only-sites", {})
        seat, building, colour = _seized(action)
        if seat == frame.seat:
            return Refusal("R114", "uchronia-refuse-own-site", {})
        if frame.c & SEAT_BITS[seat]:
            return Refusal("R104", "uchronia-refuse-paid", {"seat": seat})
        args: dict[str, int | str] = {"building": BUILDINGS[building].id, "colour": COLOURS[colour], "seat": seat}
        return Refusal("R113", "uchronia-refuse-not-under", args)


def _seized(action: int) -> tuple[int, int, int]:
    """Seat, Building and colour of a card seized from under a site."""
    place, colour = divmod(action - SEIZE, 5)
    seat, building = divmod(place, COUNT)
    return seat, building, colour


class Colosseum(BonusUse):
    """R149: a card from the Stock of an affected opponent who did not pay for a Viaduct."""

    def __init__(self) -> None:
        super().__init__("colosseum", "R149", "seize", "stock")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("seize",)
        self.refusals += ("only-stock", "paid", "not-affected", "no-card")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Every opponent and colour."""
        found: list[int] = []
        for seat in range(state.seats):
            if not _open_to_colosseum(frame, seat):
                continue
            stock = state.boards[seat].stock
            for colour in range(5):
                if stock[colour] > 0:
                    found.append(SEIZE_STOCK + 5 * seat + colour)
        return with_no(found, frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Takes it into the own Stock."""
        if action == DECLINE:
            return
        seat, colour = divmod(action - SEIZE_STOCK, 5)
        state.boards[seat].stock[colour] -= 1
        state.boards[frame.seat].stock[colour] += 1
        if state.events is not None:
            state.emit(Event("seize", frame.seat, "R149", {"colour": COLOURS[colour], "victim": seat}))

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """From under a site, from one who paid or is not affected, or from where there is nothing."""
        if action >= SEIZE:
            return Refusal("R149", "uchronia-refuse-only-stock", {})
        seat, colour = divmod(action - SEIZE_STOCK, 5)
        if seat < state.seats and frame.c & SEAT_BITS[seat]:
            return Refusal("R104", "uchronia-refuse-paid", {"seat": seat})
        if not _open_to_colosseum(frame, seat):
            return Refusal("R149", "uchronia-refuse-not-affected", {"seat": seat})
        return missing("R149", "stock", colour)


def _open_to_colosseum(frame: Frame, seat: int) -> bool:
    """Whether the seat is affected and has not paid; the frame holds both as bits."""
    return frame.c >> 5 & SEAT_BITS[seat] != 0 and frame.c & SEAT_BITS[seat] == 0
