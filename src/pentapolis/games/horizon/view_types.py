"""What a view holds, as types: `make types` writes them for the page, and a test holds views to them."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Track = Literal["food", "economy", "infrastructure"]
Column = Literal["A", "B", "C", "D", "E"]
UnitKind = Literal["settler", "soldier"]
Stage = Literal["despotism", "monarchy", "theocracy", "democracy"]


class SlotView(TypedDict):
    """A slot of the tree: its card if there is one, whether a leader lies there face down, and whose scholars."""

    slot: str
    technology: str | None
    leader: bool
    scholars: list[int]


class PileView(TypedDict):
    """A pile of technologies: how many are in it, what is known of them, and what lies face up for a choice."""

    count: int
    revealed: list[str]
    unseen: list[str]
    bottom: list[str]


class ObjectiveView(TypedDict):
    """An objective in the game, and the seats that claimed it, the first one first."""

    objective: str
    claims: list[int]


class TileView(TypedDict):
    """A tile of the map: who settled its village and fortified its city, or the building on it and its two builders."""

    place: str
    q: int
    r: int
    village: int | None
    city: int | None
    building: str | None
    left: int | None
    right: int | None


class Exploring(TypedDict):
    """The tile that is revealed and not yet laid."""

    place: str
    q: int
    r: int


class UnitView(TypedDict):
    """A unit on the map."""

    unit: UnitKind
    strength: int
    place: str


class BoardView(TypedDict):
    """What lies before a seat."""

    coins: int
    active: int
    columns: dict[Column, int]
    open_columns: list[Column]
    hands: int
    cubes: dict[Track, int]
    invested: int
    units: list[UnitView]
    tokens: dict[UnitKind, list[int]]
    settle_tokens: int
    fortify_tokens: int
    reserve: list[str]
    slots: list[str]
    technologies: list[str]
    private: list[str]
    leaders: list[str]
    leader_vp: int
    government: str | None
    stages: list[Stage]
    villages: int
    cities: int
    buildings: int
    pawn: str | None
    score: int


class AgendaEntry(TypedDict):
    """A step that is still to be done, and by whom."""

    step: str
    seat: int


class PositionView(TypedDict):
    """What the game adds to a view."""

    first: int
    current: int
    round: int
    end_round: int | None
    governments: list[str]
    tree: list[SlotView]
    piles: dict[str, PileView]
    objectives: list[ObjectiveView]
    map: list[TileView]
    exploring: Exploring | None
    stack: int
    tiles_revealed: int
    reveal_limit: int
    rivers: dict[str, list[str]]
    building_piles: dict[str, int]
    supply: dict[str, int]
    boards: list[BoardView]
    agenda: list[AgendaEntry]


class Price(TypedDict):
    """What is paid before the first effect."""

    coins: int
    exhaust: int


class Spot(TypedDict, total=False):
    """A space of an action: from how many players on it is there, and its own price."""

    space: str
    min_players: int
    coins: int
    unlimited: bool
    may_stay: bool


class TechAction(TypedDict):
    """The action of a technology."""

    cost: Price
    ops: list[dict[str, Any]]
    spaces: list[Spot]


class Technology(TypedDict):
    """A technology as it is printed."""

    id: str
    level: int
    color: str
    title_colors: list[str]
    vp: int
    immediate: list[dict[str, Any]]
    action: TechAction | None
    permanent: list[dict[str, Any]]
    endgame: list[dict[str, Any]]
    source: str
    name_source: str


class Leader(TypedDict):
    """A leader as printed."""

    id: str
    level: int
    immediate: list[dict[str, Any]]
    source: str


class BoardAction(TypedDict):
    """An action that is printed on the main board."""

    id: str
    kind: str
    number: int
    cost: Price
    ops: list[dict[str, Any]]
    spaces: list[Spot]
    requirement: dict[str, Any] | None
    source: str


class Slot(TypedDict):
    """A place of the tree, and the slots it is linked to on its left."""

    id: str
    level: int
    prerequisites: list[str]
    required: int
    has_leader: bool


class BuildingSide(TypedDict, total=False):
    """A space of a building tile."""

    track: Track
    vp: int


class Building(TypedDict):
    """A building tile as printed."""

    id: str
    level: int
    cost: int
    left: BuildingSide
    right: BuildingSide
    bonus: list[dict[str, Any]]
    bonus_vp: int
    source: str


class Village(TypedDict):
    """The village of a territory."""

    track: Track
    reward: list[dict[str, Any]]
    vp: int


class City(TypedDict):
    """The city of a territory."""

    track: Track
    vp: int


class Territory(TypedDict):
    """A territory tile as printed."""

    id: str
    force: int
    reveal_bonus: list[dict[str, Any]]
    village: Village
    city: City
    source: str


class Objective(TypedDict):
    """An objective as printed."""

    id: str
    group: str
    condition: dict[str, Any]
    source: str


class Components(TypedDict):
    """What never changes, as far as the page reads it; the rest of the data is beside it."""

    provenance: dict[str, Any]
    field: dict[str, Any]
    cradle: dict[str, Any]
    start_tiles: list[dict[str, Any]]
    slots: list[Slot]
    actions: list[BoardAction]
    player_board: dict[str, Any]
    unit_tokens: dict[str, Any]
    technologies: list[Technology]
    leaders: list[Leader]
    buildings: list[Building]
    territories: list[Territory]
    objective_cards: list[Objective]
    government_cards: list[dict[str, Any]]
    scoring: dict[str, Any]
