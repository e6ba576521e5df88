"""What decisions and choices of Beyond the Horizon hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core import steps
from ...core.view_types import Nothing
from .view_types import Track, UnitKind, UnitView

Direction = Literal["e", "se", "sw", "w", "nw", "ne"]
Expansion = Literal["settle", "fortify", "build", "join", "nothing"]
TechColour = Literal["blue", "green", "red", "yellow"]
Goal = Literal["city", "investment", "left", "objective", "right", "village"]


class BasicAction(TypedDict):
    """Whether one may decline, and how many more."""

    optional: int
    left: int


class Optional(TypedDict):
    """Whether one may decline."""

    optional: int


class AtBuilding(TypedDict):
    """The building, and whether somebody else began it."""

    building: str
    joins: int


class Level(TypedDict):
    """The level of a building."""

    level: int


class Cards(TypedDict):
    """Technologies to choose from, the slot they are for, and whether one is kept for oneself."""

    technologies: list[str]
    slot: str
    private: int


class OfSlot(TypedDict):
    """A slot of the tree."""

    slot: str


class Engaging(TypedDict):
    """The unit and its place, the strength that is engaged already, and the force needed."""

    unit: UnitKind
    place: str
    engaged: int
    force: int


class Gaining(TypedDict):
    """Coins or pawns to be gained, and whether they are produced."""

    count: int
    produced: int


class Recruiting(TypedDict):
    """Whether one may decline, from which columns, and the strength of the unit."""

    optional: int
    columns: int
    strength: int


class Researching(TypedDict):
    """Whether one may decline, and the levels of the tree."""

    optional: int
    levels: list[int]


class Moving(TypedDict):
    """Whether one may decline, the steps left, whether one has begun, and the unit on its way over the sea."""

    optional: int
    left: int
    started: int
    crossing: UnitView | None


class OfGoal(TypedDict):
    """What the cube is for."""

    goal: Goal


class Upgrading(TypedDict):
    """Whether one may decline, and by how much."""

    optional: int
    by: int


class Number(TypedDict):
    """The how manieth."""

    number: int


class Build(TypedDict):
    """A building, and what it costs."""

    building: str
    coins: int


class Builder(TypedDict):
    """A settler, by place and strength."""

    place: str
    strength: int


class Coins(TypedDict):
    """Coins."""

    coins: int


class OfTechnology(TypedDict):
    """A technology."""

    technology: str


class OfObjective(TypedDict):
    """An objective."""

    objective: str


class OfColour(TypedDict):
    """A colour of technologies."""

    colour: TechColour


class Strength(TypedDict):
    """The strength that is engaged, and the kind of unit."""

    strength: int
    unit: UnitKind


class Expand(TypedDict):
    """What is done with a territory."""

    option: Expansion
    expansion: Expansion


class Claim(TypedDict):
    """A tile of the map, and the force needed."""

    place: str
    force: int


class Go(TypedDict):
    """A space, and what it costs."""

    space: str
    coins: int
    exhausted: int


class OfGovernment(TypedDict):
    """A government."""

    government: str


class Join(TypedDict):
    """A building, its tile of the map, and what it costs."""

    place: str
    building: str
    coins: int


class Option(TypedDict):
    """One of the options of an action."""

    number: int
    option: str


class OfBuilding(TypedDict):
    """A building."""

    building: str


class Produce(TypedDict):
    """What is produced, and how much."""

    what: Literal["coins", "population", "trade"]
    count: int


class Research(TypedDict):
    """A slot, what it costs, whether its card is discovered, and which one where it is known."""

    slot: str
    coins: int
    discovers: int
    known: int
    technology: str


class Step(TypedDict):
    """A unit, where it goes, and whether it explores."""

    place: str
    unit: UnitKind
    strength: int
    direction: Direction
    explores: int
    to: str


class OnTrack(TypedDict):
    """A track and its space."""

    track: Track
    space: int


class Upgrade(TypedDict):
    """A unit, and the strength it gets."""

    place: str
    unit: UnitKind
    strength: int
    to: int


class ReserveTarget(TypedDict):
    """A building in the reserve of a seat."""

    zone: Literal["reserve"]
    seat: int
    building: str


class UnitTarget(TypedDict):
    """A unit on the map."""

    zone: Literal["units"]
    seat: int
    unit: UnitKind
    strength: int
    place: str


class CardTarget(TypedDict):
    """A technology that lies face up."""

    zone: Literal["revealed"]
    technology: str


class ObjectiveTarget(TypedDict):
    """An objective."""

    zone: Literal["objectives"]
    objective: str


class TreeTarget(TypedDict):
    """A slot of the tree."""

    zone: Literal["tree"]
    slot: str


class MapTarget(TypedDict):
    """A tile of the map."""

    zone: Literal["map"]
    place: str


class EdgeTarget(TypedDict):
    """Where a tile of the map can come: beside one that lies there."""

    zone: Literal["map"]
    beside: str
    direction: Direction


class SpaceTarget(TypedDict):
    """A space of an action."""

    zone: Literal["spaces"]
    space: str


class GovernmentTarget(TypedDict):
    """A government."""

    zone: Literal["governments"]
    government: str


class RiverTarget(TypedDict):
    """A building of the river."""

    zone: Literal["river"]
    building: str


class TrackTarget(TypedDict):
    """A track of a seat."""

    zone: Literal["tracks"]
    seat: int
    track: Track


class ColumnsTarget(TypedDict):
    """The columns of a seat."""

    zone: Literal["columns"]
    seat: int


class UnitData(TypedDict):
    """A unit on the map."""

    unit: UnitKind
    strength: int
    place: str


Decision = (
    steps.Decision[Literal["basic"], BasicAction]
    | steps.Decision[Literal["build", "fortify", "option", "settle"], Optional]
    | steps.Decision[Literal["builder"], AtBuilding]
    | steps.Decision[Literal["building_tile"], Level]
    | steps.Decision[Literal["card"], Cards]
    | steps.Decision[Literal["colour"], OfSlot]
    | steps.Decision[Literal["engage"], Engaging]
    | steps.Decision[Literal["expansion", "government", "objective", "production", "space", "trade"], Nothing]
    | steps.Decision[Literal["gain"], Gaining]
    | steps.Decision[Literal["recruit"], Recruiting]
    | steps.Decision[Literal["slot"], Researching]
    | steps.Decision[Literal["step"], Moving]
    | steps.Decision[Literal["track"], OfGoal]
    | steps.Decision[Literal["upgrade"], Upgrading]
)
Choice = (
    steps.Choice[Literal["basic"], Number, Nothing]
    | steps.Choice[Literal["build"], Build, ReserveTarget]
    | steps.Choice[Literal["builder"], Builder, UnitTarget]
    | steps.Choice[Literal["buy"], Coins, Nothing]
    | steps.Choice[Literal["card"], OfTechnology, CardTarget]
    | steps.Choice[Literal["claim"], OfObjective, ObjectiveTarget]
    | steps.Choice[Literal["colour"], OfColour, TreeTarget]
    | steps.Choice[Literal["decline", "sell", "stop", "take"], Nothing, Nothing]
    | steps.Choice[Literal["engage"], Strength, UnitTarget]
    | steps.Choice[Literal["expand"], Expand, Nothing]
    | steps.Choice[Literal["fortify", "settle"], Claim, MapTarget]
    | steps.Choice[Literal["go"], Go, SpaceTarget]
    | steps.Choice[Literal["govern"], OfGovernment, GovernmentTarget]
    | steps.Choice[Literal["join"], Join, MapTarget]
    | steps.Choice[Literal["option"], Option, Nothing]
    | steps.Choice[Literal["pick"], OfBuilding, RiverTarget]
    | steps.Choice[Literal["produce"], Produce, TrackTarget | ColumnsTarget]
    | steps.Choice[Literal["recall"], UnitData, UnitTarget]
    | steps.Choice[Literal["recruit"], UnitData, MapTarget]
    | steps.Choice[Literal["research"], Research, TreeTarget]
    | steps.Choice[Literal["step"], Step, UnitTarget | MapTarget | EdgeTarget]
    | steps.Choice[Literal["track"], OnTrack, TrackTarget]
    | steps.Choice[Literal["upgrade"], Upgrade, UnitTarget]
)
