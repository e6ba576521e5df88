"""What one player owns: resources, dice, Speakers, Advisors, cards, the city."""

from __future__ import annotations

from typing import Final

from .catalogue import (
    AGORA,
    COLOUR_OF_DIE,
    FIRST_BASES,
    GOLD,
    PALACE,
    SITES,
    START_RESOURCES,
)
from .city import AGORA_CELL, PALACE_CELL, spots_after

# Kinds of points gained during play: terms of the score.
MILITARY_POINTS: Final = 0
BUILDING_POINTS: Final = 1
DISTRICT_POINTS: Final = 2
POPULATION_POINTS: Final = 3
PROMOTION_POINTS: Final = 4
UNUSED: Final = -1  # of the Archon: on no site
# The city before anything is built, shared by all boards.
START_TILES: Final[dict[int, int]] = {PALACE_CELL: PALACE, AGORA_CELL: AGORA}
START_SPOTS: Final = spots_after(START_TILES, spots_after(START_TILES, [], PALACE_CELL), AGORA_CELL)


class Board:
    """The belongings of a seat. Lists and maps below `heights` are replaced, never changed: copies share them."""

    __slots__ = (
        "advisors",
        "archon",
        "bases",
        "dice",
        "heights",
        "kept",
        "passed",
        "points",
        "resources",
        "scored",
        "seats",
        "signs",
        "speakers",
        "spoken",
        "spots",
        "tiles",
        "tokens",
        "unused",
        "used",
    )

    def __init__(
        self,
        resources: list[int],
        points: list[int],
        heights: list[int],
        unused: list[int],
        used: list[int],
        speakers: list[int],
        spoken: list[int],
        advisors: list[int],
        kept: list[int],
        tiles: dict[int, int],
        spots: list[int],
        seats: list[int],
        dice: dict[int, int],
    ) -> None:
        self.resources = resources
        self.points = points  # gained in play, by kind
        self.heights = heights  # of the towers, by colour
        self.unused = unused  # Freemen beside the board: dice, in order
        self.used = used  # Freemen on sites: SITES * die + site, in order
        self.speakers = speakers  # under control and unused: values, in order
        self.spoken = spoken  # used: SITES * value + site, in order
        self.advisors = advisors  # colours, the leftmost first
        self.kept = kept  # kinds of tiles kept aside, in order (R120)
        self.tiles = tiles  # by cell: the kind, or FARM + the kind
        self.spots = spots  # free cells beside the city
        self.seats = seats  # free Seats of Power
        self.dice = dice  # by Seat: its die
        self.bases = FIRST_BASES  # off the track
        self.archon = UNUSED  # or the site it stands on
        self.signs = 0  # Zodiac cards held, as bits
        self.scored = 0  # District cards scored before, as bits by their place in the row
        self.tokens = 0
        self.passed = False

    def copy(self) -> Board:
        """An independent copy."""
        other = Board(
            self.resources[:],
            self.points[:],
            self.heights,
            self.unused,
            self.used,
            self.speakers,
            self.spoken,
            self.advisors,
            self.kept,
            self.tiles,
            self.spots,
            self.seats,
            self.dice,
        )
        other.bases = self.bases
        other.archon = self.archon
        other.signs = self.signs
        other.scored = self.scored
        other.tokens = self.tokens
        other.passed = self.passed
        return other

    @property
    def free_bases(self) -> int:
        """R93: bases off the track without a die."""
        return self.bases - len(self.unused) - len(self.used)

    @property
    def freemen(self) -> int:
        """Used and unused."""
        return len(self.unused) + len(self.used)

    def can_pay(self, resource: int, amount: int) -> bool:
        """R44, R46: Gold may stand in for what is missing."""
        have = self.resources[resource]
        if resource != GOLD:
            have += self.resources[GOLD]
        return have >= amount

    def pay(self, resource: int, amount: int) -> None:
        """R44: the named resource first, Gold for the rest."""
        left = self.resources[resource] - amount
        if left < 0:
            self.resources[GOLD] += left
            left = 0
        self.resources[resource] = left

    def has_advisor(self, colour: int) -> bool:
        """R102: whether it is a colour of the Archon."""
        return colour in self.advisors

    def count_freemen(self, colour: int) -> int:
        """Used and unused Freemen of that colour."""
        found = 0
        for die in self.unused:
            if COLOUR_OF_DIE[die] == colour:
                found += 1
        for code in self.used:
            if COLOUR_OF_DIE[code // SITES] == colour:
                found += 1
        return found

    def freeman_colours(self) -> int:
        """R137: how many different colours the Freemen have."""
        seen = 0
        for die in self.unused:
            seen |= 1 << COLOUR_OF_DIE[die]
        for code in self.used:
            seen |= 1 << COLOUR_OF_DIE[code // SITES]
        return seen.bit_count()

    def red_dice(self, red: int) -> int:
        """R87: Freemen and Seat dice of the colour."""
        found = self.count_freemen(red)
        for die in self.dice.values():
            if COLOUR_OF_DIE[die] == red:
                found += 1
        return found


def with_item(items: list[int], item: int) -> list[int]:
    """The list with one more, in order."""
    found = [*items, item]
    found.sort()
    return found


def without_item(items: list[int], item: int) -> list[int]:
    """The list without one of those."""
    found = items[:]
    found.remove(item)
    return found


def distinct(items: list[int]) -> list[int]:
    """An ordered list with equal ones once: what is interchangeable is offered once."""
    found: list[int] = []
    last = -1
    for item in items:
        if item != last:
            found.append(item)
            last = item
    return found


def new_board() -> Board:
    """R11 to R14: five towers of height 1, first resources, the Agora above the Palace."""
    return Board(START_RESOURCES[:], [0] * 5, [1] * 5, [], [], [], [], [], [], START_TILES, START_SPOTS, [], {})
