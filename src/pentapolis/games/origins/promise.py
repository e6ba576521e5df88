"""What a board is worth beyond its points: stock, people, tracks and city."""

from __future__ import annotations

from typing import Final

from . import worths as w
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
    TEMPLE_TOP,
    VALUE_OF_DIE,
    WISDOM,
)
from .city import CORNERS
from .outlook import Outlook
from .prospects import best_card
from .state import MILITARY_TRACK, OriginsState
from .worths import Worths

MUCH_GOLD: Final = 6
MANY_SEATS: Final = 3  # more of them are not used soon
STEPS: Final = 2  # of one climb
TEMPLE_SITE: Final = 2


def promise(state: OriginsState, seat: int, worths: Worths) -> float:
    """What the board is worth beyond its points."""
    board = state.boards[seat]
    outlook = Outlook(state, seat, worths)
    return (
        stock_worth(state, board, outlook, worths)
        + people_worth(board, outlook, worths)
        + tracks_worth(state, seat, outlook, worths)
        + city_worth(state, board, outlook, worths)
    )


def stock_worth(state: OriginsState, board: Board, outlook: Outlook, worths: Worths) -> float:
    """Resources, and how dear the sites are on which they are spent."""
    total = worths[w.GOLD_WORTH] * min(board.resources[GOLD], MUCH_GOLD)
    for resource in (STONE, FOOD, WISDOM):
        have = float(board.resources[resource])
        enough = min(have, worths[w.ENOUGH])
        total += worths[w.STONE_WORTH + resource] * enough + worths[w.PLENTY] * (have - enough)
    dear = worths[w.SHIP] * sum(state.ships) + worths[w.TEMPLE_SHIP] * state.ships[TEMPLE_SITE]
    total = (total - (dear if state.alone else worths[w.SHARED] * dear)) * outlook.use
    if board.bases < BASES:
        cost = BASE_COSTS[board.bases - FIRST_BASES]
        total += worths[w.BASE_FOOD] * min(board.resources[FOOD], cost) / cost * min(outlook.rounds, 2.0)
    return total + worths[w.KEPT_TILE] * len(board.kept) * outlook.later


def people_worth(board: Board, outlook: Outlook, worths: Worths) -> float:
    """Freemen and bases, which work in every round to come, Speakers and Advisors."""
    total = worths[w.READY] * outlook.ready + worths[w.SPEAKER_WORTH] * len(board.speakers)
    total += worths[w.ADVISOR] * len(board.advisors) * outlook.later
    total += (worths[w.FREE_BASE] * min(board.free_bases, 2) + worths[w.BASE] * board.bases) * outlook.rounds
    for die in board.unused:
        total += freeman_worth(die, outlook, worths)
    for code in board.used:
        total += freeman_worth(code // SITES, outlook, worths)
    return total


def freeman_worth(die: int, outlook: Outlook, worths: Worths) -> float:
    """A Freeman works every round; a 6 is an Advisor soon."""
    value = VALUE_OF_DIE[die]
    if value == FACES:
        return worths[w.SIX] * outlook.later
    return (worths[w.FREEMAN] + worths[w.PIP] * value) * outlook.rounds


def tracks_worth(state: OriginsState, seat: int, outlook: Outlook, worths: Worths) -> float:
    """Temples, their cards, the Military track and its tokens, towers."""
    board = state.boards[seat]
    total = worths[w.SPACE] * state.tracks[MILITARY_TRACK].at[seat] + worths[w.TOKEN] * board.tokens
    first, second, third = state.tracks[0].at[seat], state.tracks[1].at[seat], state.tracks[2].at[seat]
    total += worths[w.TEMPLE_STEP] * (first + second + third)
    total += worths[w.HIGHEST_TEMPLE] * TEMPLE_POINTS[max(first, second, third)]
    total += worths[w.NEXT_CLIMB] * next_climb(first, second, third)
    total += worths[w.TOWER] * (sum(board.heights) - len(board.heights))
    return total * outlook.later + worths[w.SIGN] * board.signs.bit_count() * outlook.rounds


def next_climb(first: int, second: int, third: int) -> int:
    """The most points that climbing one of the temples, on these steps, would bring (R53, R177)."""
    most = max(counting(first + STEPS, second, third), counting(first, second + STEPS, third))
    return max(most, counting(first, second, third + STEPS)) - counting(first, second, third)


def counting(first: int, second: int, third: int) -> int:
    """The points of these steps, the highest left out."""
    highest = TEMPLE_POINTS[min(max(first, second, third), TEMPLE_TOP)]
    total = TEMPLE_POINTS[min(first, TEMPLE_TOP)] + TEMPLE_POINTS[min(second, TEMPLE_TOP)]
    return total + TEMPLE_POINTS[min(third, TEMPLE_TOP)] - highest


def city_worth(state: OriginsState, board: Board, outlook: Outlook, worths: Worths) -> float:
    """Tiles, free Seats with the best dice and card for them, and blocks that are nearly complete."""
    tiles = board.tiles
    built = 0.0
    three = 0
    two = 0
    for cell, tile in tiles.items():
        built += worths[w.FARM_WORTH] if tile >= FARM else worths[w.BUILDING]
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
    total = (built + worths[w.NEARLY] * min(three, 3) + worths[w.PAIR] * min(two, 4)) * outlook.later
    if board.seats:
        card = max([best_card(state, board, place) for place in board.seats])
        ready = worths[w.SEAT_WORTH] * min(len(board.seats), MANY_SEATS) + worths[w.MATCH] * card
        total += (ready + seating(board, worths)) * outlook.use
    return total


def seating(board: Board, worths: Worths) -> float:
    """What the best Freemen would score on the free Seats (R178)."""
    best = 0
    sum_ = 0
    scores: list[int] = []
    for die in [*board.unused, *[code // SITES for code in board.used]]:
        scores.append(VALUE_OF_DIE[die] * board.heights[COLOUR_OF_DIE[die]])
    seats = len(board.seats)
    if len(scores) > seats > 1:
        scores.sort(reverse=True)
        scores = scores[:seats]
    for score in scores:
        best = max(best, score)
        sum_ += score
    if seats == 1:
        sum_ = best
    return worths[w.SEATING] * best + worths[w.MORE_SEATING] * (sum_ - best)
