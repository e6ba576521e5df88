"""What a choice would change, found by playing it on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .events import Event

if TYPE_CHECKING:
    from .state import ScoreLine


def term_changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The score terms that differ, with their difference."""
    return {term: after[term] - before[term] for term in after if after[term] != before[term]}


class Preview:
    """The change of every seat's score terms, and the events up to the first that would reveal something.

    `area` is what lies before the deciding seat afterwards, as in its view, or None where that would tell something
    that is hidden now; `sheet` is its score sheet; `ends_turn` says that the turn is certainly over then.
    """

    __slots__ = ("area", "ends_turn", "events", "sheet", "terms")

    def __init__(
        self,
        terms: list[dict[str, int]],
        events: list[Event],
        area: dict[str, Any] | None,
        sheet: list[ScoreLine],
        ends_turn: bool = False,
    ) -> None:
        self.terms = terms
        self.events = events
        self.area = area
        self.sheet = sheet
        self.ends_turn = ends_turn

    def forced(self, seat: int) -> list[int]:
        """Which of the events begin a choice of that seat that is made for it, because there is no other."""
        return [number for number, event in enumerate(self.events) if event.forced and event.seat == seat]

    def total(self, seat: int) -> int:
        """The change of the seat's score."""
        return sum(self.terms[seat].values())

    def json(self, seat: int | None) -> dict[str, Any]:
        """The preview as plain JSON, for the eyes of one seat."""
        return {
            "terms": self.terms,
            "events": [event.view(seat) for event in self.events],
            "area": self.area,
            "score_sheet": [line.json() for line in self.sheet],
            "forced": [] if seat is None else self.forced(seat),
            "ends_turn": self.ends_turn,
        }
