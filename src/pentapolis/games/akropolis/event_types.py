"""What events of Akropolis hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core import events
from .choice_types import InHand


class Laid(TypedDict):
    """A tile, its first hex, its rotation, and the level it lies on."""

    tile: str
    q: int
    r: int
    rotation: int
    level: int


class Stones(TypedDict):
    """Stones that somebody gets."""

    stones: int


class NewSite(TypedDict):
    """The tiles of a new Site, and the round that begins with it."""

    tiles: list[str]
    round: int


class OneTile(TypedDict):
    """A tile."""

    tile: str


Event = (
    events.Event[Literal["take", "architect"], InHand]
    | events.Event[Literal["place"], Laid]
    | events.Event[Literal["gain"], Stones]
    | events.Event[Literal["refill"], NewSite]
    | events.Event[Literal["end"], OneTile]
)
