"""What events of Origins hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...core import events
from ...core.view_types import Nothing
from .choice_types import CardChoice, Left, OfBuilding, OfResource, TempleId, Value
from .view_types import Colour, Resource


class OfTile(TypedDict):
    """A tile of a city."""

    tile: str


# From which space to which.
Steps = TypedDict("Steps", {"from": int, "to": int})


class Advisor(TypedDict):
    """The colour of an Advisor, and their space."""

    colour: Colour
    space: int


class Attacked(TypedDict):
    """The points of an attack, and the space it comes from."""

    points: int
    space: int


class Built(TypedDict):
    """A tile, its cell, and what it cost."""

    building: str
    x: int
    y: int
    wisdom: int
    stone: int


class BuiltOver(TypedDict):
    """A tile and its cell."""

    building: str
    x: int
    y: int


# A temple, and from which step to which.
Climbed = TypedDict("Climbed", {"temple": TempleId, "from": int, "to": int})


class Condition(TypedDict):
    """A condition of the end that is met."""

    condition: str


class Die(TypedDict):
    """A die: its colour and value."""

    colour: Colour
    value: int


class District(TypedDict):
    """A die on a Seat of Power."""

    colour: Colour
    value: int
    x: int
    y: int


class Duplicate(TypedDict):
    """An Advisor that was there already, and the points for it."""

    colour: Colour
    points: int


class Reason(TypedDict):
    """What ends the game."""

    reason: str


class Farm(TypedDict):
    """A tile, Farm side up, and its cell."""

    tile: str
    x: int
    y: int


class Points(TypedDict):
    """Points."""

    points: int


class Amount(TypedDict):
    """So much of a resource."""

    resource: Resource
    count: int


class Grown(TypedDict):
    """What the Population cost, the Bases now, and the points."""

    cost: int
    bases: int
    points: int


class Honoured(TypedDict):
    """The points of a Freeman, and the value they have now."""

    colour: Colour
    points: int
    to: int


class SignLost(TypedDict):
    """A Zodiac card that goes, and its temple."""

    sign: str
    temple: TempleId


class TilePoints(TypedDict):
    """The points of a tile."""

    tile: str
    points: int


# The colour of a die, and from which value to which.
Raised = TypedDict("Raised", {"colour": Colour, "from": int, "to": int})


class Recruited(TypedDict):
    """A Citizen, and what they cost."""

    colour: Colour
    value: int
    cost: int


class Refilled(TypedDict):
    """A tile of the market, how many are left, and the next one where it is seen."""

    tile: str
    left: int
    next: NotRequired[str]


class AtSite(TypedDict):
    """A site."""

    at: int


class Ship(TypedDict):
    """A site, and the value of its Mothership."""

    at: int
    value: int


class Round(TypedDict):
    """A round."""

    round: int


class Sign(TypedDict):
    """A Zodiac card, its temple, whether it was taken, and from whom."""

    sign: str
    temple: TempleId
    taken: int
    holder: NotRequired[int]


class Swapped(TypedDict):
    """The colour of the die that goes and of the one that comes, and their value."""

    colour: Colour
    other: Colour
    value: int


class Count(TypedDict):
    """How many."""

    count: int


class TowerRaised(TypedDict):
    """A tower, its height, and what it cost."""

    colour: Colour
    height: int
    cost: int


class Visited(TypedDict):
    """Who visits a site, and what it costs."""

    worker: str
    site: int
    cost: int


Event = (
    events.Event[Literal["activate", "copy"], OfTile]
    | events.Event[Literal["add", "roll_speaker", "speaker"], Value]
    | events.Event[Literal["advance", "push_back"], Steps]
    | events.Event[Literal["advisor"], Advisor]
    | events.Event[Literal["attack"], Attacked]
    | events.Event[Literal["bastion", "pass"], Nothing]
    | events.Event[Literal["build"], Built]
    | events.Event[Literal["build_over"], BuiltOver]
    | events.Event[Literal["card"], CardChoice]
    | events.Event[Literal["climb"], Climbed]
    | events.Event[Literal["condition"], Condition]
    | events.Event[Literal["discard", "draft", "roll"], Die]
    | events.Event[Literal["district"], District]
    | events.Event[Literal["duplicate"], Duplicate]
    | events.Event[Literal["end"], Reason]
    | events.Event[Literal["exchange"], OfResource]
    | events.Event[Literal["farm"], Farm]
    | events.Event[Literal["final_space"], Points]
    | events.Event[Literal["gain", "pay"], Amount]
    | events.Event[Literal["grow"], Grown]
    | events.Event[Literal["honour"], Honoured]
    | events.Event[Literal["keep"], OfBuilding]
    | events.Event[Literal["lose_sign"], SignLost]
    | events.Event[Literal["points"], TilePoints]
    | events.Event[Literal["raise"], Raised]
    | events.Event[Literal["recruit"], Recruited]
    | events.Event[Literal["refill"], Refilled]
    | events.Event[Literal["reset"], AtSite]
    | events.Event[Literal["rise"], Ship]
    | events.Event[Literal["round"], Round]
    | events.Event[Literal["sign"], Sign]
    | events.Event[Literal["spend_token"], Left]
    | events.Event[Literal["swap"], Swapped]
    | events.Event[Literal["take_back", "token"], Count]
    | events.Event[Literal["tower"], TowerRaised]
    | events.Event[Literal["visit"], Visited]
)
