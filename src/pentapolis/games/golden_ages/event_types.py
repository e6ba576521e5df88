"""What events of The Golden Ages hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...core import events
from ...core.view_types import Nothing
from .choice_types import OfBuilding, OfCard, OfTile, Rotation, Value
from .view_types import Place, Symbol


class Attacked(TypedDict):
    """The cell attacked, what it cost, and the how manieth attack it is."""

    row: int
    col: int
    cost: int
    number: int


class Controlled(TypedDict):
    """A cell that is controlled now: its resource, how many, and the Gold."""

    row: int
    col: int
    symbol: Symbol
    count: int
    gold: int


class Developed(TypedDict):
    """A technology, what it cost, and the cubes of its tile."""

    tech: str
    cost: int
    cubes: int


class End(TypedDict):
    """The points of all seats, and who has won."""

    scores: list[int]
    winners: list[int]


class EndEra(TypedDict):
    """The era that ends, and how history judges it."""

    era: int
    judgement: str


class NewEra(TypedDict):
    """The era that begins, its wonders and buildings."""

    era: int
    wonders: list[str]
    buildings: list[str]


class Fetched(TypedDict):
    """A city that loses a cube, and how many are left."""

    row: int
    col: int
    left: int


class Founded(TypedDict):
    """A city, its cubes, and the Gold it brought."""

    row: int
    col: int
    cubes: int
    gold: int


class Gold(TypedDict):
    """Gold, and by what."""

    amount: int
    by: str


class FirstGoldenAge(TypedDict):
    """Whether it is the first Golden Age of the era."""

    first: int


class Judged(TypedDict):
    """The points of a judgement for a civilization."""

    points: int
    by: str
    civ: str


class OfJudgement(TypedDict):
    """A judgement."""

    judgement: str


class CivKept(TypedDict):
    """The civilization that stays, and the one that was refused."""

    civ: str
    new: str


class CivPlayed(TypedDict):
    """The civilization in play now, and the one before."""

    civ: str
    old: str | None


class GloryLooked(TypedDict):
    """How many glory tiles; their values for who looks at them."""

    count: int
    values: NotRequired[list[int]]


class Moved(TypedDict):
    """From where to where a colonist went, and in how many steps."""

    from_row: int
    from_col: int
    row: int
    col: int
    steps: int


class TilePlaced(TypedDict):
    """A tile on the map: the upper left corner of the turned tile, and its degrees clockwise."""

    tile: str
    row: int
    col: int
    rotation: Rotation


class Points(TypedDict):
    """Points, and by what."""

    points: int
    by: str


class Razed(TypedDict):
    """A city that is razed, and its cubes."""

    row: int
    col: int
    cubes: int


class NewCiv(TypedDict):
    """A civilization that is turned up."""

    new: str


class FutureRevealed(TypedDict):
    """A future technology that is turned up."""

    future: str


class SentHome(TypedDict):
    """From where so many colonists went home."""

    row: int
    col: int
    count: int


class WonderBuilt(TypedDict):
    """A wonder and what it cost."""

    wonder: str
    cost: int


Event = (
    events.Event[Literal["activate"], OfCard]
    | events.Event[Literal["agora", "capital", "lie_down", "recall", "stand_up", "stay"], Place]
    | events.Event[Literal["attack"], Attacked]
    | events.Event[Literal["building", "discard"], OfBuilding]
    | events.Event[Literal["control"], Controlled]
    | events.Event[Literal["develop"], Developed]
    | events.Event[Literal["draw_tile", "unfit_tile"], OfTile]
    | events.Event[Literal["no_tile"], Nothing]
    | events.Event[Literal["end"], End]
    | events.Event[Literal["end_era"], EndEra]
    | events.Event[Literal["era"], NewEra]
    | events.Event[Literal["fetch"], Fetched]
    | events.Event[Literal["first_player", "glory"], Value]
    | events.Event[Literal["found"], Founded]
    | events.Event[Literal["gold"], Gold]
    | events.Event[Literal["golden_age"], FirstGoldenAge]
    | events.Event[Literal["judged"], Judged]
    | events.Event[Literal["judgement"], OfJudgement]
    | events.Event[Literal["keep_civ"], CivKept]
    | events.Event[Literal["look_glory"], GloryLooked]
    | events.Event[Literal["move"], Moved]
    | events.Event[Literal["place_tile"], TilePlaced]
    | events.Event[Literal["play_civ"], CivPlayed]
    | events.Event[Literal["points"], Points]
    | events.Event[Literal["raze"], Razed]
    | events.Event[Literal["reveal_civ"], NewCiv]
    | events.Event[Literal["reveal_future"], FutureRevealed]
    | events.Event[Literal["sent_home"], SentHome]
    | events.Event[Literal["wonder"], WonderBuilt]
)
