"""The coach of the guided first game: which card to show now, and what it points at."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..core.state import State
from .patterns import chosen, holds, plain, unlike
from .shapes import Card, Guided, Match, Target


class Pointed:
    """A card whose moment has come, and the things it points at."""

    __slots__ = ("card", "look")

    def __init__(self, card: Card, look: list[Target]) -> None:
        self.card = card
        self.look = look


def due(guided: Guided, state: State, seat: int, seen: Collection[str] = ()) -> Pointed | None:
    """The first card that the seat has not seen and whose moment is now; it rests on what the seat may know alone."""
    for card in guided.cards:
        if card.id not in seen:
            pointed = at_moment(card, state, seat)
            if pointed is not None:
                return pointed
    return None


def at_moment(card: Card, state: State, seat: int) -> Pointed | None:
    """The card with what it points at, if its moment is now."""
    asked = not state.over and state.player == seat
    if not asked and not (state.over and card.when.over):
        return None
    if not holds(card.when, state, seat, {}):
        return None
    if card.choice is None:
        return Pointed(card, list(card.look))
    targets = next(_targets(card.choice, state), None)
    if targets is None:
        return None
    return Pointed(card, unlike([*card.look, *(targets if card.at_choice else [])]))


def _targets(match: Match, state: State) -> Iterator[list[Target]]:
    """What the legal choices touch that are meant, choice by choice."""
    for action in state.legal():
        choice = state.choice(action)
        if chosen(match, choice, state.notation(action)):
            yield plain(choice.targets)
