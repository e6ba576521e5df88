"""What one thing on the table is, for whoever asks: a click on the page, a word in the terminal, a lesson."""

from __future__ import annotations

from typing import Any

from .score import ScoreLine


class Prospect:
    """What might become of a thing: the key of a text that says it, its arguments, and the points it would bring."""

    __slots__ = ("args", "points", "text")

    def __init__(self, text: str, points: int, args: dict[str, Any] | None = None) -> None:
        self.text = text
        self.points = points
        self.args = args or {}

    def json(self) -> dict[str, Any]:
        """The prospect as plain JSON."""
        return {"text": self.text, "points": self.points, "args": self.args}

    def __repr__(self) -> str:
        return f"Prospect({self.text!r}, {self.points})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Prospect, (self.text, self.points, self.args)


class Fact:
    """The keys of a thing's name and of what it does, their arguments, its rule, how it scores now, its source.

    `text` may be empty where the name says everything; `score` are the lines of points that the thing gives at this
    moment, with their parts; `source` says whether its data are printed, public or reconstructed, where it has data;
    `prospects` are what one more would bring, exactly, if nothing else changed.
    """

    __slots__ = ("args", "prospects", "rule", "score", "source", "text", "title")

    def __init__(
        self,
        title: str,
        text: str = "",
        args: dict[str, Any] | None = None,
        rule: str = "",
        score: list[ScoreLine] | None = None,
        source: str = "",
        prospects: list[Prospect] | None = None,
    ) -> None:
        self.title = title
        self.text = text
        self.args = args or {}
        self.rule = rule
        self.score = score or []
        self.source = source
        self.prospects = prospects or []

    def json(self) -> dict[str, Any]:
        """The fact as plain JSON."""
        return {
            "title": self.title,
            "text": self.text,
            "args": self.args,
            "rule": self.rule,
            "score": [line.json() for line in self.score],
            "source": self.source,
            "prospects": [prospect.json() for prospect in self.prospects],
        }

    def __repr__(self) -> str:
        return f"Fact({self.title!r}, {self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Fact, (self.title, self.text, self.args, self.rule, self.score, self.source, self.prospects)


def number_in(target: dict[str, Any], name: str, count: int) -> int | None:
    """The number of that name in a target, which may come from anywhere, if it is one below the count."""
    value = target.get(name)
    return value if type(value) is int and 0 <= value < count else None
