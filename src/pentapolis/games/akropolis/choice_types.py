"""What decisions and choices of Akropolis hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core import steps
from ...core.view_types import Nothing


class InHand(TypedDict):
    """The tile in hand and what it cost."""

    tile: str
    price: int


class Placing(TypedDict):
    """Where the tile in hand would lie, how many tiles it would cover, and how many Quarries."""

    tile: str
    q: int
    r: int
    rotation: int
    level: int
    covered: int
    quarries: int


class SitePlace(TypedDict):
    """A place of the Site, by its price."""

    site: int


class CityCell(TypedDict):
    """A hex of the own city."""

    cell: tuple[int, int]


Decision = steps.Decision[Literal["take"], Nothing] | steps.Decision[Literal["place"], InHand]
Choice = steps.Choice[Literal["take"], InHand, SitePlace] | steps.Choice[Literal["place"], Placing, CityCell]
