"""What events of Uchronia hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...core import events
from ...core.view_types import Nothing
from .choice_types import InBuilding, OfBuilding, OfColour, OfOrder, Order, Start, Swap, Zone
from .view_types import Colour

# A card that is added to a site, and where it comes from.
Added = TypedDict("Added", {"building": str, "colour": Colour, "from": Zone})


class BonusUsed(TypedDict):
    """A Building whose Bonus is applied, and the Order it belongs to."""

    building: str
    order: Order


class Cards(TypedDict):
    """So many cards of a colour."""

    colour: Colour
    count: int


class Commanded(TypedDict):
    """How many cards of which colour for which Order."""

    colour: Colour
    count: int
    order: Order


class CopyMade(TypedDict):
    """The Order that is copied, and whether a card was paid for it."""

    colour: Colour
    order: Order
    paid: bool


class Drawn(TypedDict):
    """How many cards; which ones for who saw them."""

    count: int
    colours: NotRequired[list[Colour]]


class Number(TypedDict):
    """How many cards or Buildings."""

    count: int


class Asked(TypedDict):
    """A card for the executor of the Order."""

    colour: Colour
    executor: int


class Kept(TypedDict):
    """The cards that are put away; which one was kept for its owner."""

    put: list[Colour]
    colour: NotRequired[Colour]


class LastTurn(TypedDict):
    """Why the last turns have come."""

    reason: Literal["piles", "threshold"]


class Monopoly(TypedDict):
    """Who has the Monopoly now, and who had it before."""

    colour: Colour
    holder: int | None
    before: int | None


class Colours(TypedDict):
    """Colours of which there is no card."""

    colours: list[Colour]


class Buildings(TypedDict):
    """Buildings of the row."""

    buildings: list[str]


class Taken(TypedDict):
    """A card of the Forum, where it goes, and by what: an Order, a Monopoly or a Building."""

    colour: Colour
    to: Literal["hand", "stock"]
    by: str


class Undermined(TypedDict):
    """A card from under a site of somebody."""

    colour: Colour
    victim: int
    building: str


class Against(TypedDict):
    """A card, and against whom."""

    colour: Colour
    victim: int


Event = (
    events.Event[Literal["add"], Added]
    | events.Event[Literal["bonus"], BonusUsed]
    | events.Event[Literal["clear", "collect"], Cards]
    | events.Event[Literal["command"], Commanded]
    | events.Event[Literal["complete"], OfBuilding]
    | events.Event[Literal["copy"], CopyMade]
    | events.Event[
        Literal["discard", "drop", "explore", "keep_foundation", "launch", "no_card", "recall", "reveal", "take_back"],
        OfColour,
    ]
    | events.Event[Literal["draw", "look"], Drawn]
    | events.Event[Literal["shuffle", "shuffle_buildings"], Number]
    | events.Event[Literal["end", "plot"], Nothing]
    | events.Event[Literal["give", "no_viaduct", "viaduct"], Asked]
    | events.Event[Literal["keep"], Kept]
    | events.Event[Literal["last_turn"], LastTurn]
    | events.Event[Literal["monopoly"], Monopoly]
    | events.Event[Literal["nothing_to_give"], Colours]
    | events.Event[Literal["order"], OfOrder]
    | events.Event[Literal["refill", "sweep"], Buildings]
    | events.Event[Literal["salvage"], InBuilding]
    | events.Event[Literal["seize", "withhold"], Against]
    | events.Event[Literal["start"], Start]
    | events.Event[Literal["swap"], Swap]
    | events.Event[Literal["take"], Taken]
    | events.Event[Literal["undermine"], Undermined]
)
