"""What a view of Uchronia holds, as types: `make types` writes them for the page, and a test holds views to them."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["wood", "clay", "brick", "stone", "marble"]
Counts = dict[Colour, int]


class Site(TypedDict):
    """A building site: the cards under it, how many are missing, and the turn in which it was started."""

    building: str
    under: Counts
    missing: int
    turn: int


class Area(TypedDict):
    """What lies before a seat. `hand` is for its owner; everybody knows `known` of it, and that it `lacks` colours."""

    hand: Counts | None
    held: int
    known: Counts
    lacks: list[Colour]
    stock: Counts
    activities: Counts
    limit: int
    domain: list[Colour]
    sites: list[Site]
    completed: list[str]
    active: list[str]
    score: int


class Looked(TypedDict):
    """Cards that somebody looks at under a Lighthouse: how many for all, which ones for the owner."""

    seat: int
    count: int
    cards: Counts | None


class AgendaEntry(TypedDict):
    """A step that is still to be done, and by whom."""

    step: str
    seat: int


class PositionView(TypedDict):
    """What the game adds to a view."""

    first: int
    last: int
    current: int
    round: int
    threshold: int
    end_triggered: bool
    forum: Counts
    discard: Counts
    pile: int
    unseen: Counts
    pile_pool: Counts
    great_works: list[str]
    building_pile: int
    building_pile_bottom: list[str]
    unseen_buildings: list[str]
    building_discard: list[str]
    monopolies: dict[Colour, int | None]
    first_draws: list[str]
    looked: Looked | None
    boards: list[Area]
    agenda: list[AgendaEntry]


class Building(TypedDict):
    """A Building as it is printed; `reconstructed` names the parts of it that are ours."""

    colour: Colour
    cost: int
    vp: int
    kind: str
    order: str | None
    source: str
    reconstructed: list[str]


class Components(TypedDict):
    """What never changes: the Buildings by their ids."""

    buildings: dict[str, Building]
