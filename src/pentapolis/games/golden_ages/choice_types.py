"""What decisions and choices of The Golden Ages hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...core import steps
from ...core.view_types import Nothing
from .view_types import Place

Action = Literal["artist", "builder", "explorer", "soldier"]
Rotation = Literal["0", "90", "180", "270"]


class MaybePlace(TypedDict):
    """A cell, where one is settled."""

    row: NotRequired[int]
    col: NotRequired[int]


class OfCard(TypedDict):
    """A card before a seat."""

    card: str


class CivOffered(TypedDict):
    """The civilization in play and the new one, with their values."""

    civ: str
    new: str
    value: int
    new_value: int


class OfAction(TypedDict):
    """The action that a colonist is for."""

    action: Action


class OfBuilding(TypedDict):
    """A building."""

    building: str


class Founding(TypedDict):
    """Where a city can be founded, of how many cubes, and how many of them are lacking."""

    row: int
    col: int
    cubes: int
    lacking: int


class Lacking(TypedDict):
    """Where a city can be founded, and how many cubes are lacking."""

    row: int
    col: int
    lacking: int


class FreeTech(TypedDict):
    """The wonder that gives technologies, and how many more."""

    wonder: str
    left: int


class Judgements(TypedDict):
    """The judgements to choose from."""

    judgements: list[str]


class Moving(TypedDict):
    """Where the colonist is, and how far they can still go."""

    row: int
    col: int
    range: int


class OfTile(TypedDict):
    """A tile."""

    tile: str


class Started(TypedDict):
    """How many colonists are moved already."""

    started: int


class AttackChoice(TypedDict):
    """The cell attacked, what it costs, and the Gold it brings."""

    row: int
    col: int
    cost: int
    gold: int


class ColonistChoice(TypedDict):
    """The cell of a colonist, and the action they are for."""

    row: int
    col: int
    action: Action


class CityChoice(TypedDict):
    """A city, its cubes, and the Gold that founding it brings."""

    row: int
    col: int
    cubes: int
    gold: int


class Value(TypedDict):
    """The value of a glory tile or a civilization."""

    value: int


class JudgementChoice(TypedDict):
    """A judgement, and the points it would bring now."""

    judgement: str
    points: int


class CivChoice(TypedDict):
    """A civilization and its value."""

    civ: str
    value: int


class MoveChoice(TypedDict):
    """Where the colonist goes, the Gold of the cell, the steps, and whether a city can be founded."""

    row: int
    col: int
    gold: int
    steps: int
    city: int


class PlaceChoice(TypedDict):
    """The upper left corner of the turned tile, and its degrees clockwise."""

    row: int
    col: int
    rotation: Rotation


class TechChoice(TypedDict):
    """A technology, and what it costs where it is paid."""

    tech: str
    cost: NotRequired[int]


class WonderChoice(TypedDict):
    """A wonder, what it costs, and whether it is free."""

    wonder: str
    cost: int
    free: int


class MapTarget(TypedDict):
    """A cell of the map."""

    zone: Literal["map"]
    row: int
    col: int


class CardTarget(TypedDict):
    """A card before a seat."""

    zone: Literal["cards"]
    seat: int
    card: str


class CivTarget(TypedDict):
    """A civilization of a seat."""

    zone: Literal["civ", "revealed"]
    seat: int
    civ: str


class TechTarget(TypedDict):
    """A technology of a seat."""

    zone: Literal["techs"]
    seat: int
    tech: str


class JudgementTarget(TypedDict):
    """A judgement."""

    zone: Literal["judgements"]
    judgement: str


class BuildingTarget(TypedDict):
    """A building of the market."""

    zone: Literal["buildings"]
    building: str


class WonderTarget(TypedDict):
    """A wonder of the market."""

    zone: Literal["wonders"]
    wonder: str


Decision = (
    steps.Decision[
        Literal[
            "action",
            "activate",
            "build_wonder",
            "building",
            "capital",
            "develop",
            "glory_keep",
            "india_tech",
            "more",
            "stand_up",
        ],
        Nothing,
    ]
    | steps.Decision[Literal["attack"], MaybePlace]
    | steps.Decision[Literal["card_tech"], OfCard]
    | steps.Decision[Literal["civ"], CivOffered]
    | steps.Decision[Literal["colonist"], OfAction]
    | steps.Decision[Literal["cubes_from"], Lacking]
    | steps.Decision[Literal["discard"], OfBuilding]
    | steps.Decision[Literal["found_city"], Founding]
    | steps.Decision[Literal["free_tech"], FreeTech]
    | steps.Decision[Literal["judgement"], Judgements]
    | steps.Decision[Literal["move"], Moving]
    | steps.Decision[Literal["place_tile"], OfTile]
    | steps.Decision[Literal["shift"], Started]
)
Choice = (
    steps.Choice[
        Literal[
            "activate",
            "artist",
            "build_wonder",
            "builder",
            "develop",
            "explorer",
            "golden_age",
            "recall",
            "soldier",
            "stay",
            "stop",
        ],
        Nothing,
        MapTarget,
    ]
    | steps.Choice[Literal["attack"], AttackChoice, MapTarget]
    | steps.Choice[Literal["capital", "fetch", "send", "stand_up"], Place, MapTarget]
    | steps.Choice[Literal["colonist"], ColonistChoice, MapTarget]
    | steps.Choice[Literal["decline", "found"], CityChoice, MapTarget]
    | steps.Choice[Literal["discard"], OfBuilding, CardTarget]
    | steps.Choice[Literal["take"], OfBuilding, BuildingTarget]
    | steps.Choice[Literal["glory"], Value, MapTarget]
    | steps.Choice[Literal["judgement"], JudgementChoice, JudgementTarget]
    | steps.Choice[Literal["keep", "replace"], CivChoice, CivTarget]
    | steps.Choice[Literal["move"], MoveChoice, MapTarget]
    | steps.Choice[Literal["nobody"], OfAction, MapTarget]
    | steps.Choice[Literal["place"], PlaceChoice, MapTarget]
    | steps.Choice[Literal["tech"], TechChoice, TechTarget]
    | steps.Choice[Literal["use"], OfCard, CardTarget]
    | steps.Choice[Literal["wonder"], WonderChoice, WonderTarget]
)
