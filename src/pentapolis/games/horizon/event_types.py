"""What events of Beyond the Horizon hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core import events
from ...core.view_types import Nothing
from .choice_types import (
    Coins,
    Direction,
    Number,
    OfBuilding,
    OfGovernment,
    OfTechnology,
    OnTrack,
    Option,
    TechColour,
    UnitData,
    Upgrade,
)
from .view_types import Column, Stage, UnitKind

Token = Literal["settle", "fortify"]


class BuildingAt(TypedDict):
    """A building, its tile of the map, and what it cost."""

    building: str
    place: str
    coins: int


class OfPlace(TypedDict):
    """A tile of the map."""

    place: str


class Claimed(TypedDict):
    """An objective and its points."""

    objective: str
    points: int


class Count(TypedDict):
    """How many."""

    count: int


class Declined(TypedDict):
    """The decision that was declined."""

    decision: str


class Round(TypedDict):
    """A round."""

    round: int


class Engaged(TypedDict):
    """So many units of a kind at a place, with their strength."""

    unit: UnitKind
    count: int
    strength: int
    place: str


class Explored(TypedDict):
    """A unit, and the territory it finds in a direction."""

    unit: UnitKind
    strength: int
    place: str
    direction: Direction
    territory: str


class Gone(TypedDict):
    """A space and its price."""

    space: str
    coins: int


class Space(TypedDict):
    """A space of the investments."""

    space: int


class LastRound(TypedDict):
    """The cubes that bring about the end, and the last round."""

    cubes: int
    round: int


class OfLeader(TypedDict):
    """A leader."""

    leader: str


class Technologies(TypedDict):
    """Technologies that somebody saw."""

    technologies: list[str]


class Paid(TypedDict):
    """What was paid."""

    coins: int
    exhausted: int


class CardPlaced(TypedDict):
    """A technology, and its slot of the tree."""

    technology: str
    slot: str


class OfToken(TypedDict):
    """A token."""

    token: Token


class PopProduced(TypedDict):
    """How many pawns came back, and to which columns."""

    count: int
    columns: list[Column]


class Researched(TypedDict):
    """A slot, what it cost, and whether its card was discovered."""

    slot: str
    coins: int
    discovers: int


class Revealed(TypedDict):
    """Technologies of a colour that are turned up."""

    colour: TechColour
    technologies: list[str]


class OfStage(TypedDict):
    """A stage."""

    stage: Stage


class Stepped(TypedDict):
    """A unit, and where it went."""

    unit: UnitKind
    strength: int
    place: str
    direction: Direction
    to: str


class Tokens(TypedDict):
    """So many tokens."""

    token: Token
    count: int


class Points(TypedDict):
    """Points."""

    points: int


class Weakened(TypedDict):
    """A unit that loses strength, and its place."""

    strength: int
    to: int
    place: str


Event = (
    events.Event[Literal["basic"], Number]
    | events.Event[Literal["build", "join"], BuildingAt]
    | events.Event[Literal["buy"], Coins]
    | events.Event[Literal["city", "exhausted", "first_builder", "lay", "second_builder", "village"], OfPlace]
    | events.Event[Literal["claim"], Claimed]
    | events.Event[Literal["coins", "pop", "produce_coins"], Count]
    | events.Event[Literal["decline"], Declined]
    | events.Event[Literal["end", "round", "round_limit"], Round]
    | events.Event[Literal["engage"], Engaged]
    | events.Event[Literal["explore"], Explored]
    | events.Event[Literal["go"], Gone]
    | events.Event[Literal["govern"], OfGovernment]
    | events.Event[Literal["invest"], Space]
    | events.Event[Literal["last_round"], LastRound]
    | events.Event[Literal["leader"], OfLeader]
    | events.Event[Literal["look"], Technologies]
    | events.Event[Literal["option"], Option]
    | events.Event[Literal["pay"], Paid]
    | events.Event[Literal["pick", "refill"], OfBuilding]
    | events.Event[Literal["place_card"], CardPlaced]
    | events.Event[Literal["play_token"], OfToken]
    | events.Event[Literal["private", "technology"], OfTechnology]
    | events.Event[Literal["produce_pop"], PopProduced]
    | events.Event[Literal["recall", "recruit"], UnitData]
    | events.Event[Literal["research"], Researched]
    | events.Event[Literal["reveal"], Revealed]
    | events.Event[Literal["sell"], Nothing]
    | events.Event[Literal["stage"], OfStage]
    | events.Event[Literal["step"], Stepped]
    | events.Event[Literal["token"], Tokens]
    | events.Event[Literal["uncover"], OnTrack]
    | events.Event[Literal["upgrade"], Upgrade]
    | events.Event[Literal["vp"], Points]
    | events.Event[Literal["weaken"], Weakened]
)
