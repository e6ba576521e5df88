"""What belongs to one player."""

from __future__ import annotations

from typing import Final

from .cards import (
    ALL_BUILDINGS,
    ALL_WONDERS,
    ARCHITECTURE,
    CITY_CUBES,
    CIV_FREE_BUILDER,
    COLONISTS,
    GENETICS,
    LOWEST_MISSING,
    RANGE,
    RESERVE,
    STARTING_GOLD,
    STARTING_TECHS,
    TECH_BIT,
    TECH_CUBES,
    TECHS,
    WRITING,
)
from .grid import AGORA, BIT, NOWHERE, count

NONE: Final = -1  # no civilization, card or judgement

# Places in `points`: the score terms.
ARTIST: Final = 0
SCIENCE: Final = 1
TECHNOLOGIES: Final = 2
WONDERS: Final = 3
BUILDINGS: Final = 4
JUDGEMENTS: Final = 5
GOLD: Final = 6
BACKS: Final = 7
GLORY: Final = 8
FUTURE: Final = 9
TERMS: Final[tuple[str, ...]] = (
    "artist",
    "science",
    "technologies",
    "wonders",
    "buildings",
    "judgements",
    "gold",
    "backs",
    "glory",
    "future",
)


class Board:
    """Gold, technologies, cards, cities and colonists of a player.

    `places` and `points` are its own; `hand` and `glory` are replaced, never changed, so copies share them. Colonists
    on the same cell with the same posture are alike; `places` is kept so that nothing depends on their numbers.
    """

    __slots__ = (
        "capital",
        "cards",
        "cities",
        "civ",
        "doubles",
        "future",
        "glory",
        "gold",
        "golden",
        "greece_used",
        "hand",
        "places",
        "points",
        "reserve",
        "standing",
        "techs",
        "used",
        "vp",
    )

    def __init__(self, hand: list[int], future: int, places: list[int], points: list[int], glory: list[int]) -> None:
        self.hand = hand  # by era: the civilization still hidden there, or NONE
        self.future = future
        self.places = places  # of the colonists: a cell, AGORA or NOWHERE
        self.points = points  # by score term
        self.glory = glory  # values on the invasion track, from the left
        self.vp = 0  # the sum of the points
        self.gold = STARTING_GOLD
        self.techs = STARTING_TECHS  # developed, as bits
        self.reserve = RESERVE  # cubes
        self.cities = 0  # cells
        self.doubles = 0  # cells of the cities of two cubes
        self.standing = 0  # colonists that stand, as bits
        self.capital = NOWHERE
        self.civ = NONE
        self.cards = 0  # buildings and wonders, as bits
        self.used = 0  # those activated in this era
        self.golden = False  # in a golden age: the capital shows its inactive side
        self.greece_used = False

    def copy(self) -> Board:
        """An independent copy."""
        other = Board(self.hand, self.future, self.places[:], self.points[:], self.glory)
        other.vp = self.vp
        other.gold = self.gold
        other.techs = self.techs
        other.reserve = self.reserve
        other.cities = self.cities
        other.doubles = self.doubles
        other.standing = self.standing
        other.capital = self.capital
        other.civ = self.civ
        other.cards = self.cards
        other.used = self.used
        other.golden = self.golden
        other.greece_used = self.greece_used
        return other

    # --- technologies ---

    def row(self, row: int) -> int:
        """The developed technologies of a row, as five bits."""
        return self.techs >> 5 * row & 31

    def next_in(self, row: int) -> int:
        """The next technology of the row (R128); NONE at its end."""
        at = LOWEST_MISSING[self.techs >> 5 * row & 31]
        return 5 * row + at if at < 5 else NONE

    @property
    def range(self) -> int:
        """How far colonists move (R48)."""
        return RANGE[self.techs & 31]

    @property
    def city_cubes(self) -> int:
        """The cubes of a new city (R69)."""
        return CITY_CUBES[self.techs >> 10 & 31]

    @property
    def slots(self) -> int:
        """The building slots that can be used (R79)."""
        return 1 + (1 if self.techs & WRITING else 0) + (1 if self.techs & ARCHITECTURE else 0)

    @property
    def free_builder(self) -> bool:
        """Whether the Builder needs no colonist (R84)."""
        return self.techs & GENETICS != 0 or CIV_FREE_BUILDER[self.civ] != 0

    # --- cards ---

    @property
    def buildings(self) -> int:
        """How many buildings there are on the player board."""
        return count(self.cards & ALL_BUILDINGS)

    @property
    def wonders(self) -> int:
        """How many wonders have been built."""
        return count(self.cards & ALL_WONDERS)

    # --- pieces ---

    @property
    def cubes_on_board(self) -> int:
        """Own cubes in cities."""
        return count(self.cities) + count(self.doubles)

    @property
    def colonist_cells(self) -> int:
        """The cells with own colonists."""
        places = self.places
        return BIT[places[0]] | BIT[places[1]] | BIT[places[2]]

    @property
    def presence(self) -> int:
        """The cells with own colonists or cities: what is visible there is controlled (R62, R64, R65)."""
        places = self.places
        return BIT[places[0]] | BIT[places[1]] | BIT[places[2]] | self.cities

    @property
    def standing_cells(self) -> int:
        """The cells with own standing colonists."""
        places, standing = self.places, self.standing
        found = BIT[places[0]] if standing & 1 else 0
        if standing & 2:
            found |= BIT[places[1]]
        if standing & 4:
            found |= BIT[places[2]]
        return found

    @property
    def lying_cells(self) -> int:
        """The cells with own lying colonists; the Agora is none."""
        places, standing = self.places, self.standing
        found = 0 if standing & 1 else BIT[places[0]]
        if not standing & 2:
            found |= BIT[places[1]]
        if not standing & 4:
            found |= BIT[places[2]]
        return found

    def standing_at(self, cell: int) -> int:
        """The first of the standing colonists on the cell: they are alike."""
        for number in range(COLONISTS):
            if self.places[number] == cell and self.standing >> number & 1:
                return number
        raise ValueError(f"no standing colonist on cell {cell}")

    def lying_at(self, place: int) -> int:
        """The first of the lying colonists at the place."""
        for number in range(COLONISTS):
            if self.places[number] == place and not self.standing >> number & 1:
                return number
        raise ValueError(f"no lying colonist at {place}")

    @property
    def in_agora(self) -> int:
        """Own colonists in the Agora."""
        places = self.places
        return (places[0] == AGORA) + (places[1] == AGORA) + (places[2] == AGORA)

    # --- points ---

    def score(self, term: int, points: int) -> None:
        """Adds points to a term."""
        self.points[term] += points
        self.vp += points


def cubes_on_tiles(techs: int) -> int:
    """The cubes that still lie on technology tiles (R8, R130)."""
    return sum([TECH_CUBES[tech] for tech in range(len(TECHS)) if not techs & TECH_BIT[tech]])


def new_board(hand: list[int], future: int) -> Board:
    """The board of a player before the first era (R7, R8, R9, R15)."""
    return Board(hand, future, [NOWHERE] * COLONISTS, [0] * len(TERMS), [])
