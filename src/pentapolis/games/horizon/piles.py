"""The piles of technologies: cards that are turned face up to choose from."""

from __future__ import annotations

from typing import Any

from ...core.events import Event
from ...core.steps import Frame
from .cards import COLOURS, TECH_IDS
from .frames import CARD
from .state import HorizonState


def reveal_cards(state: HorizonState, seat: int, slot: int, level: int, count: int, colour: int) -> None:
    """Turns the top cards of a pile face up; the player chooses one of them (R65, R76).

    Until then they stay in their places on top of the pile: Frame(CARD, seat, slot or -1, count, colour or -1, level).
    """
    state.reveal()
    state.unseen[level] = max(0, state.unseen[level] - count)
    pile = state.piles[level]
    for at in range(count):
        state.lay_open(pile[at])
    if state.events is not None:
        named = [TECH_IDS[tech] for tech in pile[:count]]
        if colour >= 0:
            data: dict[str, Any] = {"colour": COLOURS[colour], "technologies": named}
            state.emit(Event("reveal", seat, "R65", data, reveals=True))
        else:
            state.emit(Event("look", seat, "R76", {"technologies": named}, reveals=True))
    state.push(Frame(CARD, seat, slot, count, colour, level))
