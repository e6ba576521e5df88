"""What a board is worth beyond its points: stock, people, tracks and city."""

from __future__ import annotations

from typing import Final

from .board import Board
from .catalogue import (
    BASE_COSTS,
    BASES,
    COLOUR_OF_DIE,
    FACES,
    FARM,
    FIRST_BASES,
    FOOD,
    GOLD,
    SITES,
    STONE,
    TEMPLE_POINTS,
    VALUE_OF_DIE,
    WISDOM,
)
from .city import CORNERS
from .outlook import Outlook
from .prospects import best_card
from .state import MILITARY_TRACK, OriginsState

# What things are worth, in points. Found by playing: weights changed at random, kept where greedy did better alone and
# against the former ones.
RESOURCE: Final[list[float]] = [0.83, 0.64, 0.4, 0.62]  # Stone, Food, Wisdom, and Gold besides its point
PLENTY: Final = 0.19  # of a basic resource beyond ENOUGH
ENOUGH: Final = 3.4
MUCH_GOLD: Final = 6
READY: Final = 0.94  # of a worker that can still go to a site in this round
SPEAKER_WORTH: Final = 0.44
BASE_FOOD: Final = 1.0  # of having all the Food for the next base
TEMPLE_STEP: Final = 1.3  # besides its points
HIGHEST_TEMPLE: Final = 0.28  # of the points of the track that does not count
SPACE: Final = 0.3
TOKEN: Final = 0.6
ADVISOR: Final = 1.0
TOWER: Final = 0.41
KEPT: Final = 0.92
BUILDING: Final = 0.38
FARM_WORTH: Final = 0.33
SEAT_WORTH: Final = 3.3
SEATING: Final = 0.27  # of the points that the best die would give on a free Seat
MATCH: Final = 0.58  # of the points and Gold of a District card that a free Seat fits
NEARLY: Final = 0.62  # three tiles of a block
PAIR: Final = 0.2  # two of them
SIX: Final = 6.1
# For each round to come.
FREEMAN: Final = 3.8
PIP: Final = 0.32
FREE_BASE: Final = 1.1
BASE: Final = 0.87
SIGN: Final = 0.83
# What a ship has risen makes visits dearer: for everybody, so it counts less with several players.
SHIP: Final = 0.1
TEMPLE_SHIP: Final = 0.19  # above that for the site of the temples
SHARED: Final = 0.17

TEMPLE_SITE: Final = 2


def promise(state: OriginsState, seat: int) -> float:
    """What the board is worth beyond its points."""
    board = state.boards[seat]
    outlook = Outlook(state, seat)
    return (
        stock_worth(state, board, outlook)
        + people_worth(board, outlook)
        + tracks_worth(state, seat, outlook)
        + city_worth(state, board, outlook)
    )


def stock_worth(state: OriginsState, board: Board, outlook: Outlook) -> float:
    """Resources, and how dear the sites are on which they are spent."""
    total = RESOURCE[GOLD] * min(board.resources[GOLD], MUCH_GOLD)
    for resource in (STONE, FOOD, WISDOM):
        have = float(board.resources[resource])
        enough = min(have, ENOUGH)
        total += RESOURCE[resource] * enough + PLENTY * (have - enough)
    dear = SHIP * sum(state.ships) + TEMPLE_SHIP * state.ships[TEMPLE_SITE]
    total = (total - (dear if state.alone else SHARED * dear)) * outlook.use
    if board.bases < BASES:
        cost = BASE_COSTS[board.bases - FIRST_BASES]
        total += BASE_FOOD * min(board.resources[FOOD], cost) / cost * min(outlook.rounds, 2.0)
    return total + KEPT * len(board.kept) * outlook.later


def people_worth(board: Board, outlook: Outlook) -> float:
    """Freemen and bases, which work in every round to come, Speakers and Advisors."""
    total = READY * outlook.ready + SPEAKER_WORTH * len(board.speakers) + ADVISOR * len(board.advisors) * outlook.later
    total += (FREE_BASE * min(board.free_bases, 2) + BASE * board.bases) * outlook.rounds
    for die in board.unused:
        total += freeman_worth(die, outlook)
    for code in board.used:
        total += freeman_worth(code // SITES, outlook)
    return total


def freeman_worth(die: int, outlook: Outlook) -> float:
    """A Freeman works every round; a 6 is an Advisor soon."""
    value = VALUE_OF_DIE[die]
    return SIX * outlook.later if value == FACES else (FREEMAN + PIP * value) * outlook.rounds


def tracks_worth(state: OriginsState, seat: int, outlook: Outlook) -> float:
    """Temples, their cards, the Military track and its tokens, towers."""
    board = state.boards[seat]
    best = 0
    total = SPACE * state.tracks[MILITARY_TRACK].at[seat] + TOKEN * board.tokens
    for temple in range(3):
        step = state.tracks[temple].at[seat]
        best = max(best, TEMPLE_POINTS[step])
        total += TEMPLE_STEP * step
    total += HIGHEST_TEMPLE * best + TOWER * (sum(board.heights) - len(board.heights))
    return total * outlook.later + SIGN * board.signs.bit_count() * outlook.rounds


def city_worth(state: OriginsState, board: Board, outlook: Outlook) -> float:
    """Tiles, free Seats with the best die and card for them, and blocks that are nearly complete."""
    tiles = board.tiles
    built = 0.0
    three = 0
    two = 0
    for cell, tile in tiles.items():
        built += FARM_WORTH if tile >= FARM else BUILDING
        for corner in CORNERS:  # blocks in which this tile is the first one
            place = cell - corner
            there = 0
            first = True
            for other in CORNERS:
                if place + other in tiles:
                    there += 1
                    if place + other < cell:
                        first = False
            if first:
                if there == 3:
                    three += 1
                elif there == 2:
                    two += 1
    total = (built + NEARLY * min(three, 3) + PAIR * min(two, 4)) * outlook.later
    if board.seats:
        card = max([best_card(state, board, place) for place in board.seats])
        ready = SEAT_WORTH * min(len(board.seats), 3) + SEATING * best_die(board) + MATCH * card
        total += ready * outlook.use
    return total


def best_die(board: Board) -> int:
    """The most that a Freeman would score on a Seat (R178)."""
    most = 0
    for die in [*board.unused, *[code // SITES for code in board.used]]:
        most = max(most, VALUE_OF_DIE[die] * board.heights[COLOUR_OF_DIE[die]])
    return most
