"""Akropolis as arrays, for programs that learn. All but the order of the piles is open, so all but that is shown.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Of the field around a city a square
window is shown: cell (q, r) stands in row r + window // 2 and column q + window // 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from ...core.errors import InvalidOptions, short_repr
from ...core.planes import Encoder, Plane
from ...core.state import State
from .actions import FIELD, HALF, SPACE, TAKES
from .city import City
from .decisions import Place, Take
from .game import tiles_in_play
from .grid import DIRECTIONS
from .observer import AkropolisObserver
from .solo import ARCHITECTS
from .state import AkropolisState
from .tiles import DISTRICTS, KINDS, QUARRY, START, STARTING_STONES, TILES, VARIANTS

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

VERSION: Final = 2
WINDOW: Final = 32
SMALLEST: Final = 16  # smaller windows would cut most cities off

SHOWN_KINDS: Final = KINDS[1:]
LINKS: Final = ("joined_n", "joined_ne", "joined_se")  # to the neighbours in the first three directions
CITY: Final = (*SHOWN_KINDS, "edge", *LINKS)
EDGE_CHANNEL: Final = len(SHOWN_KINDS)
MARGIN: Final = 2  # room around the window for cells just beyond it and their neighbours
PHASES: Final = ("take", "place", "over")
READINGS: Final = (("largest_group", "value"), ("periphery", "any_empty"), ("lake", "single"))
RULES: Final = (*VARIANTS, "long", *(f"{name}_{value}" for name, value in READINGS), *ARCHITECTS)

# Bounds, far above what games reach. The levels of all hexes of a city add up to its hexes, the covered ones included
# (R94), so all its districts together are worth no more than twice that, or the Architect's level times that.
MOST_TILES: Final = 30  # of one seat
HEXES: Final = len(START) + 3 * MOST_TILES
QUARRIES: Final = sum(tile.hexes.count(QUARRY) for tile in TILES) + 4 * len(START)
VALUES: Final = 2 * HEXES * max(architect.level for architect in ARCHITECTS.values())
STAR_COUNT: Final = len(TILES)
STONES: Final = sum(STARTING_STONES) + QUARRIES
POINTS: Final = VALUES * STAR_COUNT + STONES + 2 * QUARRIES

Array = NDArray[Any]


def encoder(players: int, options: Mapping[str, Any], window: int = WINDOW) -> AkropolisEncoder:
    """The arrays of a game with these options."""
    return AkropolisEncoder(players, options, window)


class AkropolisEncoder(Encoder):
    """Cities as planes, everything else as vectors."""

    def __init__(self, players: int, options: Mapping[str, Any], window: int) -> None:
        if not isinstance(window, int) or not SMALLEST <= window <= FIELD:
            raise InvalidOptions(f"'window' is a number of cells from {SMALLEST} to {FIELD}, not {short_repr(window)}")
        seats = max(2, players)
        longest = 2 * (len(tiles_in_play(seats, options["long"])) - 1)
        planes, ranges = _planes(players, seats, window), SPACE.ranges([Take(), Place()])
        super().__init__(VERSION, planes, ranges, longest, windowed_actions(window).tolist())
        self.players = players
        self.window = window
        self.steps = np.array([dq + dr * (window + 2 * MARGIN) for dq, dr in DIRECTIONS])
        self.rules = np.array(_rules(options))

    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        """Everything on the table, seen from the seat."""
        assert isinstance(state, AkropolisState)
        seats = [(seat + step) % state.seats for step in range(state.seats)]
        self._fill_cities(state, [other for other in seats if other < state.players], into)
        _fill_tiles(state, into)
        _fill_scores(state, seats, into)
        into["phase"][2 if state.over else 0 if state.hand is None else 1] = 1
        if not state.over:
            into["to_move"][seats.index(state.player)] = 1
        into["chief"][seats.index(state.chief)] = 1
        into["round"][0] = state.round
        into["piles"][0] = len(state.unseen) // (state.seats + 1)
        into["rules"][:] = self.rules

    def observer(self, cells: vec[u8], places: dict[str, int]) -> AkropolisObserver:
        """The same planes, kept up to date by compiled code."""
        return AkropolisObserver(cells, places, self.players, self.window, [int(rule) for rule in self.rules])

    def _fill_cities(self, state: AkropolisState, seats: list[int], into: Mapping[str, Array]) -> None:
        """What is visible of every city, and how high it is."""
        into["outside"][0] = self._fill_city(state.cities[seats[0]], into["city"], into["city_height"][0])
        for number, seat in enumerate(seats[1:]):
            planes = into["other_cities"][number * len(CITY) : (number + 1) * len(CITY)]
            heights = into["other_heights"][number]
            into["outside"][number + 1] = self._fill_city(state.cities[seat], planes, heights)

    def _fill_city(self, city: City, planes: Array, heights: Array) -> int:
        """Draws one city and returns how many of its cells lie outside the window."""
        q, r, kind, level, number = np.array(city.visible()).T
        row, column = r + self.window // 2, q + self.window // 2
        beyond = np.maximum(np.maximum(-row, row - self.window + 1), np.maximum(-column, column - self.window + 1))
        if beyond.max() > 0:
            # Cells just beyond the border still count as neighbours of those inside.
            near = beyond <= 1
            row, column, kind, level, number = row[near], column[near], kind[near], level[near], number[near]
        inside = beyond[beyond <= 1] <= 0
        self._fill_neighbours(row, column, number, inside, planes)
        row, column = row[inside], column[inside]
        planes[kind[inside] - 1, row, column] = 1
        heights[row, column] = level[inside]
        return int(np.count_nonzero(beyond > 0))

    def _fill_neighbours(self, row: Array, column: Array, number: Array, inside: Array, planes: Array) -> None:
        """The edge of a city, and which of its neighbouring hexes lie on the same tile."""
        side = self.window + 2 * MARGIN
        cells = (row + MARGIN) * side + column + MARGIN
        tiles = np.zeros(side * side, np.int8)
        tiles[cells] = number + 1
        around = cells[:, None] + self.steps
        theirs = tiles[around]
        edge = np.zeros((side, side), np.int8)
        edge.reshape(-1)[around[theirs == 0]] = 1
        planes[EDGE_CHANNEL] = edge[MARGIN:-MARGIN, MARGIN:-MARGIN]
        joined = theirs[:, : len(LINKS)] == number[:, None] + 1
        planes[EDGE_CHANNEL + 1 :, row[inside], column[inside]] = joined[inside].T


def windowed_actions(window: int) -> NDArray[np.int64]:
    """The six takes and every placement anchored inside the window, ascending."""
    offset = np.arange(-(window // 2), window - window // 2)
    anchors = (offset[:, None] + HALF) * FIELD + offset[None, :] + HALF
    places = TAKES + anchors.reshape(-1, 1) * 6 + np.arange(6)
    return np.concatenate([np.arange(TAKES), places.reshape(-1)])


def _planes(players: int, seats: int, window: int) -> list[Plane]:
    kinds = len(SHOWN_KINDS)
    planes = [
        Plane(
            "city",
            (len(CITY), window, window),
            1,
            "the observer's city: the kind of every visible hex; empty cells beside it; hexes on the same tile as "
            "their neighbour in the north, north-east, south-east",
            CITY,
        ),
        Plane("city_height", (1, window, window), MOST_TILES + 1, "the level of the visible hex, 0 for an empty cell"),
    ]
    if players > 1:
        shape = ((players - 1) * len(CITY), window, window)
        channels = tuple(f"{seat}_{channel}" for seat in range(1, players) for channel in CITY)
        planes += [
            Plane("other_cities", shape, 1, "the same of the other cities, in turn order from the observer", channels),
            Plane("other_heights", (players - 1, window, window), MOST_TILES + 1, "the same of the other cities"),
        ]
    planes += [
        Plane("outside", (players,), HEXES, "hexes of each city that lie outside the window, from the observer on"),
        Plane("site", (seats + 2, 3, kinds), 1, "the tiles of the Site by price: their three hexes, one kind each"),
        Plane("hand", (3, kinds), 1, "the tile that has been taken and waits to be placed; zeros if there is none"),
        Plane("unseen", (len(TILES),), 1, "which tiles must be in the face-down piles, in the order of the tile list"),
        Plane("stones", (seats,), STONES, "Stones of each seat, from the observer on"),
        Plane("district_values", (seats, len(DISTRICTS)), VALUES, "what each seat's districts are worth now"),
        Plane("stars", (seats, len(DISTRICTS)), STAR_COUNT, "stars of each seat's plazas, by district"),
        Plane("scores", (seats,), POINTS, "points of each seat if the game ended now"),
        Plane("phase", (len(PHASES),), 1, "the open decision, or that the game is over", PHASES),
        Plane("to_move", (seats,), 1, "who decides, counted from the observer; zeros when the game is over"),
        Plane("chief", (seats,), 1, "who holds the Chief Architect marker, counted from the observer"),
        Plane("round", (1,), MOST_TILES, "the round, from 1"),
        Plane("piles", (1,), MOST_TILES, "face-down piles left"),
        Plane("rules", (len(RULES),), 1, "variants and options in force", RULES),
    ]
    if players == 1:
        planes.append(
            Plane("architect", (kinds,), HEXES, "hexes of each kind that the Architect has taken", SHOWN_KINDS)
        )
    return planes


def _rules(options: Mapping[str, Any]) -> list[bool]:
    """The options in the order of RULES."""
    flags = [variant in options["variants"] for variant in VARIANTS]
    flags.append(options["long"])
    flags += [options[name] == value for name, value in READINGS]
    return flags + [options["architect"] == name for name in ARCHITECTS]


def _fill_tiles(state: AkropolisState, into: Mapping[str, Array]) -> None:
    """Site, hand, what must be in the piles (R18, R19), and the Architect's tiles."""
    for price, tile in enumerate(state.site):
        for number, kind in enumerate(TILES[tile].hexes):
            into["site"][price, number, kind - 1] = 1
    if state.hand is not None:
        for number, kind in enumerate(TILES[state.hand].hexes):
            into["hand"][number, kind - 1] = 1
    into["unseen"][state.unseen] = 1
    for tile in state.architect:
        for kind in TILES[tile].hexes:
            into["architect"][kind - 1] += 1


def _fill_scores(state: AkropolisState, seats: list[int], into: Mapping[str, Array]) -> None:
    """Stones, and the score sheet (R53)."""
    for number, seat in enumerate(seats):
        into["stones"][number] = state.stones[seat]
        sheet = state.score_sheet(seat)
        into["district_values"][number] = [line.parts["value"] for line in sheet[: len(DISTRICTS)]]
        into["stars"][number] = [line.parts["stars"] for line in sheet[: len(DISTRICTS)]]
        into["scores"][number] = sum(line.points for line in sheet)
