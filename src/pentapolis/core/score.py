"""Points, line by line."""

from __future__ import annotations

from typing import Any


class ScoreLine:
    """One line of the score sheet: a term, its points, and the factors (with the sign +: the summands) of them."""

    __slots__ = ("parts", "points", "sign", "term")

    def __init__(self, term: str, points: int, parts: dict[str, int] | None = None, sign: str = "×") -> None:
        self.term = term
        self.points = points
        self.parts = parts or {}
        self.sign = sign

    def json(self) -> dict[str, Any]:
        """The line as plain JSON."""
        return {"term": self.term, "points": self.points, "parts": self.parts}

    def __repr__(self) -> str:
        return f"ScoreLine({self.term!r}, {self.points}, {self.parts!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return ScoreLine, (self.term, self.points, self.parts, self.sign)
