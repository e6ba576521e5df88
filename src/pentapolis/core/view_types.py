"""What the views of all games have in common, as types; each game adds its own part (`games/<game>/play_types.py`)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Role = Literal["each", "own", "seat", "catalogue"]  # what a part of a view is (core/layout.py)


class Nothing(TypedDict):
    """No fields: the kind says all."""


class ViewDecision(TypedDict):
    """The open decision, not yet in words."""

    kind: str
    seat: int
    about: dict[str, Any]


class ViewScore(TypedDict):
    """One line of a score sheet."""

    term: str
    points: int
    parts: dict[str, int]


class Progress(TypedDict):
    """The present round, and of how many where that is known."""

    round: int
    rounds: int | None


class View(TypedDict):
    """What every game's view has; the rest of it belongs to the game.

    `layout` says what the game's own parts are, by their names, for a board that draws any game.
    """

    game: str
    rules_version: int
    players: int
    seats: int
    options: dict[str, Any]
    turn: int
    over: bool
    decision: ViewDecision | None
    score_sheets: list[list[ViewScore]]
    ranking: list[int]
    progress: Progress
    layout: NotRequired[dict[str, Role]]
