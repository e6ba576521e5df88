"""Ships that rise at a visit; alone a neighbour rises too, unless a token keeps them down (R33, R182 to R184)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import DONE, NEIGHBOUR, SPEND
from ..catalogue import SITES, TOP_VALUE
from ..frames import SOLO_NEIGHBOUR
from ..state import OriginsState
from .base import OriginsStep


def rise(state: OriginsState, seat: int, site: int) -> None:
    """R33: by 1, and after 6 to 1."""
    value = state.ships[site] % TOP_VALUE + 1
    state.ships[site] = value
    if state.events is not None:
        state.emit(Event("rise", seat, "R33", {"at": site + 1, "value": value}))


def rise_alone(state: OriginsState, seat: int, site: int) -> None:
    """R182: alone a neighbour rises too."""
    rise(state, seat, site)
    state.push(Frame(SOLO_NEIGHBOUR, seat, site))


class SoloToken(OriginsStep):
    """R184: a token so that no ship rises."""

    def __init__(self) -> None:
        super().__init__(
            "solo_token",
            "R184",
            ("spend", "done"),
            ranges=((0, SITES - 1),),
            on=("visit_menu",),
            events=("spend_token", "rise"),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Spend it or not."""
        return [SPEND, DONE]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Without a token the visited site and a neighbour rise."""
        if action == DONE:
            rise_alone(state, frame.seat, frame.a)
            return
        board = state.boards[frame.seat]
        board.tokens -= 1
        if state.events is not None:
            state.emit(Event("spend_token", frame.seat, "R184", {"left": board.tokens}))

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """Only alone, and with a token."""
        return None if state.alone and state.boards[0].tokens > 0 else "there is no token to spend alone"

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """How many there are, and where the visit is."""
        return {"tokens": state.boards[frame.seat].tokens, "site": frame.a + 1}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The tokens."""
        return [{"zone": "tokens", "seat": frame.seat}] if action == SPEND else []


class SoloNeighbour(OriginsStep):
    """R182, R183: which neighbour rises; one at 6 cannot."""

    def __init__(self) -> None:
        super().__init__(
            "solo_neighbour",
            "R182",
            ("neighbour",),
            ("no-neighbour", "neighbour-six"),
            (),
            ((0, SITES - 1),),
            ("visit_menu",),
            events=("rise",),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Left and right, below 6."""
        found: list[int] = []
        for site in (frame.a - 1, frame.a + 1):
            if 0 <= site < SITES and state.ships[site] < TOP_VALUE:
                found.append(NEIGHBOUR + site)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """It rises by 1."""
        rise(state, frame.seat, action - NEIGHBOUR)

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """Only alone."""
        return None if state.alone else "neighbours rise in games alone"

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Where the visit is."""
        return {"site": frame.a + 1}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What it shows."""
        return {"ship": state.ships[action - NEIGHBOUR]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The site."""
        return [{"zone": "sites", "site": action - NEIGHBOUR + 1}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is no neighbour, or shows a 6."""
        site = action - NEIGHBOUR
        if site in (frame.a - 1, frame.a + 1):
            return Refusal("R183", "origins-refuse-neighbour-six", {"site": site + 1})
        return Refusal("R182", "origins-refuse-no-neighbour", {"site": site + 1, "visited": frame.a + 1})
