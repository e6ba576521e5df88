"""What decisions and choices of Origins hold, as types; `play_types.py` says for whom."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...core import steps
from ...core.view_types import Nothing
from .view_types import Colour

Basic = Literal["stone", "food", "wisdom"]
TempleId = Literal["sea", "forest", "mountain"]
Side = Literal["north", "east", "south", "west"]
Corner = Literal["sw", "se", "nw", "ne"]
Part = Literal["top", "bottom", "bonus"]


class OfBuilding(TypedDict):
    """A tile of a city."""

    building: str


class Cell(TypedDict):
    """A cell of the city, from the Palace to the right and up."""

    x: int
    y: int


class BuildPlace(TypedDict):
    """The tile in hand, and which side up."""

    building: str
    side: Literal["building", "farm", "over"]


class Extra(TypedDict):
    """Whether it is an additional action."""

    extra: int


class Left(TypedDict):
    """How many more."""

    left: int


class FreemanBy(TypedDict):
    """What lets one use a Freeman."""

    by: Literal["veterans", "gateway", "capricorn"]


class RecruitBy(TypedDict):
    """What lets one recruit."""

    by: Literal["action", "free", "libra", "cancer"]


class Food(TypedDict):
    """The Food that is spent, and how much more can be."""

    spent: int
    left: int


class MilitaryMode(TypedDict):
    """How many spaces one may advance, and whether one may also attack."""

    spaces: int
    both: int


class DieToAdd(TypedDict):
    """The value of the die, and whether it is a Speaker."""

    value: int
    speaker: int


class OfDie(TypedDict):
    """A die: its colour and value."""

    die: str


class OfWorker(TypedDict):
    """A die, a Speaker or the Archon."""

    worker: str


class OfSite(TypedDict):
    """A site."""

    site: int


class TokensAtSite(TypedDict):
    """Superiority tokens, and the site they are for."""

    tokens: int
    site: int


class Tokens(TypedDict):
    """Superiority tokens."""

    tokens: int


class Climbing(TypedDict):
    """How many steps, and whether a Zodiac card may be taken."""

    steps: int
    card: int


class ExtraStep(TypedDict):
    """A temple, and whether Aquarius gives the step."""

    temple: TempleId
    aquarius: int


class Visiting(TypedDict):
    """The site, who visits it, the colour of its bonus tile, and what is done already."""

    site: int
    worker: str
    colour: Colour
    main_done: int
    bonus_done: int


class Value(TypedDict):
    """A value."""

    value: int


class Marching(TypedDict):
    """How far from where to where, and the points of an attack; nothing for a step paid with Food."""

    spaces: NotRequired[int]
    at: NotRequired[int]
    to: NotRequired[int]
    points: NotRequired[int]


class Fighting(TypedDict):
    """How far from where to where, and the points of the attack."""

    spaces: int
    at: int
    to: int
    points: int


class SiteColour(TypedDict):
    """A site, and the colour of its bonus tile."""

    site: int
    colour: Colour


class TileCost(TypedDict):
    """A tile, and what it costs."""

    building: str
    wisdom: int
    stone: int


class CardChoice(TypedDict):
    """A District card by its place, its points, and the Gold on it."""

    card: int
    district: str
    points: int
    gold: int


class ClimbChoice(TypedDict):
    """The step of a temple, whether a card may be taken there, and its Zodiac card."""

    temple: TempleId
    to: int
    card: NotRequired[int]
    sign: NotRequired[str]


class CopyChoice(TypedDict):
    """The neighbour whose ability is used."""

    side: Side
    building: str


class Declined(TypedDict):
    """What is not used."""

    building: NotRequired[str]
    value: NotRequired[int]


class OfResource(TypedDict):
    """A resource that is gained or paid as one likes."""

    resource: Basic


class GrowChoice(TypedDict):
    """What the Population costs, and whether it is the last Base."""

    cost: int
    last: int


class HonourChoice(TypedDict):
    """A Freeman, and the points they bring."""

    die: str
    points: int


class KeepChoice(TypedDict):
    """A tile of the market by its colour."""

    colour: Colour
    building: str


class ShipChoice(TypedDict):
    """A site, and the value of its Mothership."""

    site: int
    ship: int


class OfColour(TypedDict):
    """A colour."""

    colour: Colour


class RaiseChoice(TypedDict):
    """A Freeman, and the value they get."""

    die: str
    to: int


class RecruitChoice(TypedDict):
    """A Citizen of the row, and what they cost."""

    colour: Colour
    value: int
    die: str
    cost: int


class SeatChoice(TypedDict):
    """A Seat of Power, the die for it, and how many District cards it fits."""

    y: int
    x: int
    cards: int
    die: str


class SiteChoice(TypedDict):
    """A site, its Mothership, what the visit costs, and the colour of its bonus tile."""

    site: int
    ship: int
    cost: int
    colour: Colour


class SwapChoice(TypedDict):
    """The die that goes, and the colour of the one that comes."""

    die: str
    colour: Colour


class TileChoice(TypedDict):
    """A tile of the market, and what it costs."""

    colour: Colour
    building: str
    wisdom: int
    stone: int


class TowerChoice(TypedDict):
    """A tower, what a level costs, and how high it gets."""

    colour: Colour
    cost: int
    height: int


class UseChoice(TypedDict):
    """A tile of the block."""

    corner: Corner
    building: str


class CityTarget(TypedDict):
    """A cell of a city, or a Seat of Power by its south-western cell."""

    zone: Literal["city", "seats"]
    seat: int
    x: int
    y: int


class WorkerTarget(TypedDict):
    """A worker of a seat."""

    zone: Literal["workers"]
    seat: int
    worker: str


class MilitaryTarget(TypedDict):
    """A space of the Military track."""

    zone: Literal["military"]
    space: int


class PartTarget(TypedDict):
    """A part of a site."""

    zone: Literal["sites"]
    site: int
    part: Part


class SiteTarget(TypedDict):
    """A site."""

    zone: Literal["sites"]
    site: int


class MarketTarget(TypedDict):
    """A tile of the market."""

    zone: Literal["market", "reserve"]
    colour: Colour


class KeptTarget(TypedDict):
    """A tile that a seat keeps."""

    zone: Literal["kept"]
    seat: int
    building: str


class TempleTarget(TypedDict):
    """A temple."""

    zone: Literal["temples"]
    temple: TempleId


class DieTarget(TypedDict):
    """A die of the pool or of the recruitment row."""

    zone: Literal["pool", "row"]
    die: str


class ResourceTarget(TypedDict):
    """A resource of a seat."""

    zone: Literal["resources"]
    seat: int
    resource: Basic


class SeatTarget(TypedDict):
    """The population or the tokens of a seat."""

    zone: Literal["population", "tokens"]
    seat: int


class SpeakerTarget(TypedDict):
    """A Speaker."""

    zone: Literal["speakers"]
    value: int


class TowerTarget(TypedDict):
    """A tower of a seat."""

    zone: Literal["towers"]
    seat: int
    colour: Colour


class CardTarget(TypedDict):
    """A District card by its place."""

    zone: Literal["districts"]
    card: int


Decision = (
    steps.Decision[Literal["activate", "build_side"], OfBuilding]
    | steps.Decision[Literal["activation_order", "district_card"], Cell]
    | steps.Decision[Literal["build_place"], BuildPlace]
    | steps.Decision[
        Literal[
            "build_tile",
            "copy",
            "draft_die",
            "exchange",
            "keep_tile",
            "promotion_order",
            "recolour",
            "ship",
            "solo_discard",
            "solo_pick",
            "speaker",
        ],
        Nothing,
    ]
    | steps.Decision[Literal["choose_action"], Extra]
    | steps.Decision[Literal["choose_basic", "stone_or_food"], Left]
    | steps.Decision[Literal["choose_freeman"], FreemanBy]
    | steps.Decision[Literal["extra_step"], ExtraStep]
    | steps.Decision[Literal["recruit"], RecruitBy]
    | steps.Decision[Literal["food_step"], Food]
    | steps.Decision[Literal["military_mode"], MilitaryMode]
    | steps.Decision[Literal["sagittarius"], DieToAdd]
    | steps.Decision[Literal["seat"], OfDie]
    | steps.Decision[Literal["site"], OfWorker]
    | steps.Decision[Literal["solo_neighbour"], OfSite]
    | steps.Decision[Literal["solo_token"], TokensAtSite]
    | steps.Decision[Literal["superiority"], Tokens]
    | steps.Decision[Literal["temple"], Climbing]
    | steps.Decision[Literal["visit_menu"], Visiting]
)
Choice = (
    steps.Choice[Literal["activate"], OfBuilding, CityTarget]
    | steps.Choice[Literal["add"], Value, WorkerTarget]
    | steps.Choice[Literal["advance"], Marching, MilitaryTarget]
    | steps.Choice[Literal["advance_attack", "attack", "attack_advance"], Fighting, MilitaryTarget]
    | steps.Choice[Literal["bonus", "bottom", "gold", "top"], SiteColour, PartTarget]
    | steps.Choice[Literal["building", "farm", "kept", "over"], TileCost, MarketTarget | KeptTarget]
    | steps.Choice[Literal["card"], CardChoice, CardTarget]
    | steps.Choice[Literal["climb"], ClimbChoice, TempleTarget]
    | steps.Choice[Literal["complete"], OfDie, WorkerTarget]
    | steps.Choice[Literal["copy"], CopyChoice, CityTarget]
    | steps.Choice[Literal["decline"], Declined, CityTarget | WorkerTarget]
    | steps.Choice[Literal["discard", "draft"], OfDie, DieTarget]
    | steps.Choice[Literal["done", "pass", "stop"], Nothing, Nothing]
    | steps.Choice[Literal["exchange", "gain"], OfResource, ResourceTarget]
    | steps.Choice[Literal["grow"], GrowChoice, SeatTarget]
    | steps.Choice[Literal["honour"], HonourChoice, WorkerTarget]
    | steps.Choice[Literal["keep"], KeepChoice, MarketTarget]
    | steps.Choice[Literal["leave"], SiteColour, WorkerTarget]
    | steps.Choice[Literal["neighbour", "ship"], ShipChoice, SiteTarget]
    | steps.Choice[Literal["place"], Cell, CityTarget]
    | steps.Choice[Literal["promote"], OfColour, WorkerTarget]
    | steps.Choice[Literal["raise", "raise_twice", "raise_used"], RaiseChoice, WorkerTarget]
    | steps.Choice[Literal["recruit"], RecruitChoice, DieTarget]
    | steps.Choice[Literal["seat"], SeatChoice, CityTarget]
    | steps.Choice[Literal["site"], SiteChoice, SiteTarget]
    | steps.Choice[Literal["speaker"], Value, SpeakerTarget]
    | steps.Choice[Literal["spend"], Nothing, SeatTarget]
    | steps.Choice[Literal["swap"], SwapChoice, WorkerTarget | MarketTarget]
    | steps.Choice[Literal["tile"], TileChoice, MarketTarget]
    | steps.Choice[Literal["tower"], TowerChoice, TowerTarget]
    | steps.Choice[Literal["use"], UseChoice, CityTarget]
    | steps.Choice[Literal["visit"], OfWorker, WorkerTarget]
)
