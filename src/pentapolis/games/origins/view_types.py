"""What a view of Origins holds, as types: `make types` writes them for the page, and a test holds views to them."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["red", "orange", "yellow", "blue", "purple"]
Resource = Literal["stone", "food", "wisdom", "gold"]
Counts = dict[Colour, int]


class Site(TypedDict):
    """A site: the value of its Mothership, and the colour of its bonus tile."""

    site: int
    ship: int
    bonus: Colour


class Offer(TypedDict):
    """A tile of the market, and the Wisdom of its space."""

    building: str
    wisdom: int


class Pile(TypedDict):
    """A pile of tiles: the visible one, and those put under it for all to see."""

    colour: Colour
    left: int
    top: str | None
    under: list[str]


class RowDie(TypedDict):
    """A Citizen of the recruitment row, and the Wisdom of its space."""

    die: str
    colour: Colour
    value: int
    wisdom: int


class DistrictPlace(TypedDict):
    """A District card in its place, and the Gold on it."""

    card: int
    district: str
    gold: int


class Stacked(TypedDict):
    """Markers on one space of a track, the lowest first."""

    space: int
    seats: list[int]


class MarkerTrack(TypedDict):
    """A track: the space of each seat, and the stacks."""

    at: list[int]
    stacks: list[Stacked]


class Temple(TypedDict):
    """A temple: its Zodiac card, who holds it, and the markers on its steps."""

    temple: str
    sign: str
    holder: int | None
    at: list[int]
    stacks: list[Stacked]


class UsedDie(TypedDict):
    """A Freeman on a site."""

    die: str
    site: int


class UsedSpeaker(TypedDict):
    """A Speaker on a site."""

    value: int
    site: int


class CityTile(TypedDict):
    """A tile of a city; a Farm has its building below."""

    x: int
    y: int
    building: str
    farm: bool


class SeatOfPower(TypedDict):
    """A Seat of Power by the south-western cell of its block, with its die or without."""

    x: int
    y: int
    die: str | None


class Area(TypedDict):
    """What lies before a player."""

    resources: dict[Resource, int]
    unused: list[str]
    used: list[UsedDie]
    archon: int | None
    speakers: list[int]
    spoken: list[UsedSpeaker]
    bases: int
    free_bases: int
    next_base: int | None
    advisors: list[Colour]
    signs: list[str]
    towers: Counts
    tokens: int
    passed: bool
    kept: list[str]
    scored: list[int]
    city: list[CityTile]
    seats: list[SeatOfPower]
    score: int


class PositionView(TypedDict):
    """What the game adds to a view."""

    round: int
    bastion: int | None
    sites: list[Site]
    market: list[Offer]
    piles: list[Pile]
    row: list[RowDie]
    reserve: Counts
    speakers: list[int]
    levels: Counts
    districts: list[DistrictPlace]
    temples: list[Temple]
    military: MarkerTrack
    pool: list[str]
    conditions: list[str]
    boards: list[Area]


class BuildingKind(TypedDict):
    """A kind of tile as it is printed; `colour` is grey for those every city begins with."""

    id: str
    colour: str
    stone_cost: int | None


class DistrictCard(TypedDict):
    """A District card: its pattern from the top row down, and its points."""

    id: str
    pattern: list[list[str]]
    vp_first: int
    vp_next: int


class MainAction(TypedDict):
    """A main action; two of them in their order belong to each site."""

    id: str


class MilitarySpace(TypedDict):
    """A space of the Military track, and what an Attack from it gives."""

    thresholds_crossed: int
    attack_bonus: dict[str, int] | None


class MilitaryTrack(TypedDict):
    """The Military track."""

    final: int
    final_vp: int
    spaces: list[MilitarySpace]


class TempleTrack(TypedDict):
    """The points of a temple by step."""

    victory_points_by_step: list[int]


class AdvisorRow(TypedDict):
    """The points of the row by the number of Advisors."""

    victory_points: list[int]


class PopulationTrack(TypedDict):
    """The Food of each further base, and the points of the last."""

    bases_at_start: int
    costs_food: list[int]
    last_base_vp: int


class Components(TypedDict):
    """What never changes, as far as the page draws it."""

    building_kinds: list[BuildingKind]
    starting_tiles: list[BuildingKind]
    district_cards: list[DistrictCard]
    main_actions: list[MainAction]
    military_track: MilitaryTrack
    temple_tracks: list[TempleTrack]
    advisor_row: AdvisorRow
    population_track: PopulationTrack
