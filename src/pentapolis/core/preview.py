"""What a choice would change, found by playing it on a copy."""

from __future__ import annotations

from typing import Any

from .events import Event


def term_changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The score terms that differ, with their difference."""
    return {term: after[term] - before[term] for term in after if after[term] != before[term]}


class Preview:
    """The change of every seat's score terms, and the events up to the first that would reveal something."""

    __slots__ = ("events", "terms")

    def __init__(self, terms: list[dict[str, int]], events: list[Event]) -> None:
        self.terms = terms
        self.events = events

    def total(self, seat: int) -> int:
        """The change of the seat's score."""
        return sum(self.terms[seat].values())

    def json(self, seat: int | None) -> dict[str, Any]:
        """The preview as plain JSON, for the eyes of one seat."""
        return {"terms": self.terms, "events": [event.view(seat) for event in self.events]}
