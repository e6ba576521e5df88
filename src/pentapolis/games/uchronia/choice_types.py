"""What decisions and choices of Uchronia hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...core import steps
from ...core.view_types import Nothing
from .view_types import Colour, Counts

Order = Literal["construction", "draconians", "exploration", "production", "trade"]
Zone = Literal[
    "activities",
    "completed",
    "discard",
    "domain",
    "forum",
    "great_works",
    "hand",
    "looked",
    "revealed",
    "sites",
    "stock",
]


class Repeated(TypedDict):
    """How often it can still be done, and whether one may stop."""

    left: int
    optional: bool


class Copied(TypedDict):
    """The colours that are copied already."""

    copied: list[Colour]


class OfBuilding(TypedDict):
    """A Building."""

    building: str


class OfColour(TypedDict):
    """A colour of cards."""

    colour: Colour


class Recalled(TypedDict):
    """The colour of the card that was taken back from the Activities."""

    recalled: Colour


class OfOrder(TypedDict):
    """An Order."""

    order: Order


class Put(TypedDict):
    """How many cards are put already."""

    put: int


class Counted(TypedDict):
    """So many cards for a Building."""

    building: str
    count: int


class BuildingLeft(TypedDict):
    """A Building, and how many cards it is still about."""

    building: str
    left: int


class InBuilding(TypedDict):
    """A card at a Building."""

    building: str
    colour: Colour


class Demand(TypedDict):
    """Who executes the Order, the colours that count, and the cards revealed."""

    executor: int
    colours: list[Colour]
    revealed: Counts


class Revealing(TypedDict):
    """The cards revealed, how many more can be, and whether one may stop."""

    revealed: Counts
    left: int
    optional: bool


class Withholding(TypedDict):
    """From whom a card is withheld, and the cards revealed."""

    victim: int
    revealed: Counts


class Command(TypedDict):
    """How many cards of which colour for which Order, and how often it is executed."""

    count: int
    colour: Colour
    order: Order
    times: int


class OrderChoice(TypedDict):
    """An Order, and how often it is executed."""

    order: Order
    times: int


class CopyChoice(TypedDict):
    """The colour of the Order that is copied, and how often it is executed."""

    colour: Colour
    times: int


class Seizing(TypedDict):
    """A card of somebody, under a site of theirs or in their Stock."""

    seat: int
    building: NotRequired[str]
    colour: Colour


class Start(TypedDict):
    """A Building, and where its Foundation comes from."""

    building: str
    foundation: Literal["forum", "hand"]


class Swap(TypedDict):
    """The card that is given, and the one that is taken."""

    colour: Colour
    other: Colour


class Place(TypedDict):
    """Cards or Buildings in a zone, of a seat where it is one of a seat."""

    zone: Zone
    seat: NotRequired[int]
    colour: NotRequired[Colour]
    building: NotRequired[str]


Decision = (
    steps.Decision[Literal["action", "setup_discard", "tenement"], Nothing]
    | steps.Decision[Literal["baths_in"], Recalled]
    | steps.Decision[
        Literal[
            "arch",
            "baths_out",
            "bridge",
            "colosseum",
            "crane",
            "market",
            "paddock",
            "quarry",
            "sawmill",
            "workshop",
        ],
        OfBuilding,
    ]
    | steps.Decision[Literal["choose_bonus"], OfOrder]
    | steps.Decision[Literal["construction", "exploration", "production", "trade"], Repeated]
    | steps.Decision[Literal["copy"], Copied]
    | steps.Decision[Literal["give", "viaduct"], Demand]
    | steps.Decision[Literal["latrines"], Put]
    | steps.Decision[Literal["lighthouse"], Counted]
    | steps.Decision[Literal["basilica", "monopoly_take", "paved"], InBuilding]
    | steps.Decision[Literal["relay"], OfColour]
    | steps.Decision[Literal["reveal"], Revealing]
    | steps.Decision[Literal["plaza", "school"], BuildingLeft]
    | steps.Decision[Literal["withhold"], Withholding]
)
Choice = (
    steps.Choice[Literal["add"], InBuilding, Place]
    | steps.Choice[Literal["bonus", "complete"], OfBuilding, Place]
    | steps.Choice[Literal["command"], Command, Place]
    | steps.Choice[Literal["copy"], CopyChoice, Place]
    | steps.Choice[Literal["decline", "pay", "plot", "stop", "take_back"], Nothing, Place]
    | steps.Choice[Literal["give", "keep", "launch", "put", "recall", "reveal", "take", "withhold"], OfColour, Place]
    | steps.Choice[Literal["order"], OrderChoice, Place]
    | steps.Choice[Literal["seize"], Seizing, Place]
    | steps.Choice[Literal["start"], Start, Place]
    | steps.Choice[Literal["swap"], Swap, Place]
)
