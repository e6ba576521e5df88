"""What one seat sees of Akropolis as bytes: the planes of planes.py, written by compiled code.

Of a city in which a tile was laid only that tile and what lies around it are drawn anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.observer import Ink, Observer
from ...core.state import State
from . import solo
from .actions import NUM_ACTIONS
from .city import EDGE, KIND, LEVEL, OWNER, City, first_city
from .scoring import points, tally
from .state import AkropolisState
from .tiles import KINDS, TILES

SHOWN_KINDS: Final[int] = len(KINDS) - 1
EDGE_CHANNEL: Final[int] = SHOWN_KINDS
LINKS: Final = 3  # to the neighbours in the first directions
CHANNELS: Final[int] = SHOWN_KINDS + 1 + LINKS  # kinds, edge, links


class CityDrawing:
    """One city in its planes, with what it is worth."""

    __slots__ = ("_built", "_cells", "_city", "_heights", "_ink", "_planes", "_window", "outside", "tally")

    def __init__(self, cells: vec[u8], planes: int, heights: int, window: int) -> None:
        self._cells = cells
        self._ink = Ink(cells)
        self._planes: i64 = planes
        self._heights: i64 = heights
        self._window: i64 = window
        self._city: City = first_city()  # the one that is drawn, and how many tiles it had
        self._built = -1
        self.outside = 0  # hexes that lie outside the window
        self.tally: list[int] = []

    def update(self, city: City, rules: int) -> None:
        """Draws the city, unless it is drawn already; only the newest tile if all else is."""
        tiles = len(city.placements)
        if city is not self._city:
            self._draw(city)
        elif tiles == self._built:
            return
        elif tiles == self._built + 1:
            self._draw_newest(city)
        else:
            self._draw(city)
        self._city = city
        self._built = tiles
        self.tally = tally(city, rules)

    def _draw(self, city: City) -> None:
        """All cells that are built, and the edge."""
        self._ink.wipe()
        self.outside = 0
        r = city.north - 1
        while r <= city.south + 1:
            q = city.west - 1
            x = city.grid.cell(q, r)
            while q <= city.east + 1:
                if city.cells[x]:
                    self._cell(city, x, q, r, False)
                    if city.cells[x] >= LEVEL and not self._shows(q, r):
                        self.outside += 1
                q += 1
                x += 1
            r += 1

    def _draw_newest(self, city: City) -> None:
        """The three cells of the newest tile and the nine around them: nothing else looks different by it."""
        grid = city.grid
        footprint = city.footprint(city.placements[-1] % NUM_ACTIONS)
        p = int(footprint & 1)
        x = footprint >> 1
        size = grid.size
        for step in (i64(0), grid.steps[p], grid.steps[p + 1]):
            cell = x + step
            r = cell // size - grid.half
            q = cell % size - grid.half
            self._cell(city, cell, q, r, True)
            if city.cells[cell] < 2 * LEVEL and not self._shows(q, r):
                self.outside += 1
        for step in grid.rings[p]:
            cell = x + step
            self._cell(city, cell, cell % size - grid.half, cell // size - grid.half, True)

    def _shows(self, q: i64, r: i64) -> bool:
        """Whether the cell lies inside the window."""
        half, window = self._window // 2, self._window
        return 0 <= r + half < window and 0 <= q + half < window

    def _cell(self, city: City, x: i64, q: i64, r: i64, anew: bool) -> None:
        """What is visible of a cell that is built or edge, and which of its neighbours lie on the same tile."""
        if not self._shows(q, r):
            return
        ink, cells, window, planes = self._ink, city.cells, self._window, self._planes
        area = window * window
        at = (r + window // 2) * window + q + window // 2
        if anew:
            channel: i64 = 0
            while channel < CHANNELS:
                self._cells[planes + channel * area + at] = 0  # where it was not, it has been noted as written
                channel += 1
        value = cells[x]
        if value == EDGE:
            ink.mark(planes + EDGE_CHANNEL * area + at)
            return
        owner = value % EDGE // OWNER
        ink.mark(planes + ((value & KIND) - 1) * area + at)
        ink.write(self._heights + at, value // LEVEL)
        links = planes + (EDGE_CHANNEL + 1) * area + at
        steps = city.grid.steps
        direction = 0
        while direction < LINKS:
            beside = cells[x + steps[direction]]
            if beside >= LEVEL and beside % EDGE // OWNER == owner:
                ink.mark(links)
            links += area
            direction += 1


class AkropolisObserver(Observer):
    """All but the order of the piles, which nobody knows."""

    def __init__(self, cells: vec[u8], places: dict[str, int], players: int, window: int, rules: list[int]) -> None:
        super().__init__(cells, places)
        self._rules = rules  # options in force
        self._outside: i64 = places["outside"]
        self._site: i64 = places["site"]
        self._hand: i64 = places["hand"]
        self._unseen: i64 = places["unseen"]
        self._stones: i64 = places["stones"]
        self._values: i64 = places["district_values"]
        self._stars: i64 = places["stars"]
        self._scores: i64 = places["scores"]
        self._phase: i64 = places["phase"]
        self._to_move: i64 = places["to_move"]
        self._chief: i64 = places["chief"]
        self._round: i64 = places["round"]
        self._piles: i64 = places["piles"]
        self._options: i64 = places["rules"]
        self._architect: i64 = places.get("architect", 0)
        area = window * window
        self._drawings = [CityDrawing(cells, places["city"], places["city_height"], window)]
        for number in range(players - 1):
            planes = places["other_cities"] + number * CHANNELS * area
            self._drawings.append(CityDrawing(cells, planes, places["other_heights"] + number * area, window))

    def update(self, state: State, seat: int) -> None:
        """Everything on the table, seen from the seat."""
        assert isinstance(state, AkropolisState)
        ink = self.ink
        ink.wipe()
        seats: i64 = state.seats
        cities: i64 = 0
        for number in range(seats):
            other = int((seat + number) % seats)
            if other < state.players:
                drawing = self._drawings[cities]
                drawing.update(state.cities[other], state.rules)
                ink.write(self._outside + cities, drawing.outside)
                self._score(number, drawing.tally, state.stones[other], 0)
                cities += 1
            else:
                self._score(number, solo.tally(state), state.stones[other], solo.quarry_points(state))
        self._tiles(state)
        ink.mark(self._phase + (2 if state.over else 0 if state.hand is None else 1))
        if not state.over:
            ink.mark(self._to_move + (state.player - seat + seats) % seats)
        ink.mark(self._chief + (state.chief - seat + seats) % seats)
        ink.write(self._round, state.round)
        ink.write(self._piles, len(state.unseen) // (state.seats + 1))
        ink.row(self._options, self._rules)

    def _score(self, number: i64, found: list[int], stones: int, quarries: int) -> None:
        """Stones, values and stars of the districts, and all points."""
        ink = self.ink
        ink.write(self._stones + number, stones)
        for district in range(5):
            ink.wide(self._values + 2 * (5 * number + district), found[district])
            ink.write(self._stars + 5 * number + district, found[district + 5])
        ink.wide(self._scores + 2 * number, points(found) + stones + quarries)

    def _tiles(self, state: AkropolisState) -> None:
        """Site, hand, what must be in the piles, and the Architect's tiles."""
        at = self._site
        for tile in state.site:
            self._tile(at, tile)
            at += 3 * SHOWN_KINDS
        hand = state.hand
        if hand is not None:
            self._tile(self._hand, hand)
        for tile in state.unseen:
            self.ink.mark(self._unseen + tile)
        for tile in state.architect:
            for kind in TILES[tile].hexes:
                self.ink.add(self._architect + kind - 1)

    def _tile(self, at: i64, number: int) -> None:
        tile = TILES[number]
        self.ink.mark(at + tile.a - 1)
        self.ink.mark(at + SHOWN_KINDS + tile.b - 1)
        self.ink.mark(at + 2 * SHOWN_KINDS + tile.c - 1)
