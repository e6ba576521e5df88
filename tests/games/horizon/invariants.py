"""What must hold in every position of Beyond the Horizon.

Each part is a function of a few lists and numbers and of nothing else, so what held the last time holds again as long
as those are equal: after a step most of them are, which is what lets a soak look at every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from pentapolis import State
from pentapolis.games.horizon.board import Board, new_board
from pentapolis.games.horizon.cards import (
    BUILDINGS,
    CAPACITY,
    CUBES,
    END_CUBES,
    LEADER_IDS,
    LEADERS_OF_LEVEL,
    MOST_ROUNDS,
    PAWNS,
    SLOT_HAS_LEADER,
    SLOT_LEVEL,
    SLOTS,
    SPOTS,
    SUPPLY,
    TECH_LEVEL,
    TECHS,
    TERRITORIES,
    TOKEN_PAIRS,
    TRACK_CUBES,
)
from pentapolis.games.horizon.frames import ARRIVE, FOUND, PLACE_CUBE, STEP
from pentapolis.games.horizon.hooks import Hooks
from pentapolis.games.horizon.places import (
    CELLS,
    CRADLE,
    FIRST_TERRITORY,
    MOST_SEATS,
    NEIGHBOURS,
    ON_THE_WAY,
    PLACES,
    STARTS,
)
from pentapolis.games.horizon.scripts import hooks_of
from pentapolis.games.horizon.state import HorizonState

UNLIMITED = frozenset(spot.number for spot in SPOTS if spot.unlimited)
LEVELS = Counter(TECH_LEVEL)
LEADER_LEVEL = {leader: level for level, leaders in enumerate(LEADERS_OF_LEVEL) for leader in leaders}
TREE_LEADERS = sum(SLOT_HAS_LEADER)


class Part:
    """A check of some values, made only when they differ from those of which it held the last time."""

    def __init__(self, holds: Callable[..., None]) -> None:
        self.holds = holds
        self.held: Any = None

    def __call__(self, *values: Any) -> None:
        """Raises AssertionError if it does not hold."""
        if values != self.held:
            self.held = None
            self.holds(*values)
            self.held = tuple(kept(value) for value in values)


def kept(value: Any) -> Any:
    """The same value, of which nobody else can change anything: lists are often changed in place."""
    if not isinstance(value, list):
        return value
    return [kept(one) for one in value] if value and isinstance(value[0], list) else value[:]


class UnderWay:
    """What lies between two places while the stack is worked off."""

    def __init__(self, state: HorizonState) -> None:
        self.arriving: list[list[int]] = []  # seat and territory
        self.found: list[list[int]] = [[] for _ in state.boards]  # by seat: slots of cards not yet in force
        self.moving = [0] * state.seats  # by seat: cubes that have left their track
        for frame in state.stack:
            step = frame.step
            if step == PLACE_CUBE:
                self.moving[frame.seat] += frame.c == 0
            elif step == FOUND:
                self.found[frame.seat].append(frame.a)
            elif step == ARRIVE:
                self.arriving.append([frame.seat, frame.a])
        top = state.stack[-1] if state.stack else None
        self.crossing = top.b - 1 if top is not None and top.step == STEP else -1


def check(state: State) -> None:
    """Pawns, cubes, tokens, cards and tiles are all there, and what boards remember agrees with the table."""
    assert isinstance(state, HorizonState)
    boards = state.boards
    way = UnderWay(state)
    TECHNOLOGIES(state.tech_at, state.piles, [board.private for board in boards])
    LEADERS(state.leader_at, [board.leaders for board in boards])
    BUILDING_TILES(state.rivers, state.building_piles, [board.reserve for board in boards], state.building_on)
    MAP(state.cell_of, state.at, state.territories, state.explored, way.arriving, state.seats)
    OWNERS(state.cell_of, state.village, state.city, state.building_on, state.left, state.right)
    SUPPLIES(state.supply, [board.held for board in boards])
    for seat, board in enumerate(boards):
        assert board.seat == seat
        PAWNS_OF[seat](board.coins, board.active, board.columns, board.units, board.scholars, board.tokens)
        arriving = sum(one == seat for one, _ in way.arriving)
        PLACES_OF[seat](seat, board.units, state.cell_of, state.building_on, arriving, way.crossing)
        owned = [state.village, state.city, state.left, state.right]
        figures = [board.villages, board.cities, board.buildings]
        CUBES_OF[seat](seat, figures, board.homes, owned, board.cubes, board.invested, way.moving[seat], state.claims)
        CARDS_OF[seat](board.scholars, way.found[seat], state.tech_at, board.private, board.levels, board.techs)
        HOOKS_OF[seat](board.government, board.cubes, board.techs, board.invested, contents(board.hooks))
    _turns(state)


def _turns(state: HorizonState) -> None:
    pawns = [board.pawn for board in state.boards if board.pawn >= 0 and board.pawn not in UNLIMITED]
    assert len(pawns) == len(set(pawns)), "two Action pawns on one space (R30)"
    cubes = 0
    for claims in state.claims:
        cubes += len(claims)
        assert len(set(claims)) == len(claims), "an objective claimed twice by one player (R160)"
    limited = state.round == MOST_ROUNDS  # R200
    assert (state.end_round > 0) == (limited or cubes >= END_CUBES[state.seats]), "R164"
    assert not state.end_round or state.round <= state.end_round
    assert not state.over or (state.round == state.end_round and state.turn == state.round * state.seats), "R167"


def _technologies(tech_at: list[int], piles: list[list[int]], private: list[list[int]]) -> None:
    """44 technologies: none is in two places, none is lost that can come back."""
    techs = [tech for tech in tech_at if tech >= 0]
    for held in (*piles, *private):
        techs += held
    assert len(set(techs)) == len(techs), "a technology in two places"
    levels = Counter(TECH_LEVEL[tech] for tech in techs)
    assert all(levels[level] == LEVELS[level] for level in (1, 2, 3)), "a technology is missing"
    assert len(techs) == TECHS - 5, "R4"
    assert len(tech_at) == SLOTS
    for slot, tech in enumerate(tech_at):
        assert tech < 0 or TECH_LEVEL[tech] == SLOT_LEVEL[slot], "a technology of another level"


def _leaders(leader_at: list[int], held: list[list[int]]) -> None:
    """27 leaders, of which one lies on each slot that has one until somebody has it (R8)."""
    leaders = [leader for leader in leader_at if leader >= 0]
    for one in held:
        leaders += one
    assert len(set(leaders)) == len(leaders) == TREE_LEADERS, "R8"
    assert all(0 <= leader < len(LEADER_IDS) for leader in leaders)
    for slot, leader in enumerate(leader_at):
        assert leader < 0 or (SLOT_HAS_LEADER[slot] and LEADER_LEVEL[leader] == SLOT_LEVEL[slot]), "R8"


def _building_tiles(
    rivers: list[list[int]], piles: list[list[int]], reserves: list[list[int]], building_on: list[int]
) -> None:
    """24 buildings."""
    buildings = [tile for tile in building_on if tile >= 0]
    for tiles in (*rivers, *piles, *reserves):
        buildings += tiles
    assert sorted(buildings) == list(range(BUILDINGS)), "a building tile is missing or in two places"


def _map(
    cell_of: list[int],
    at: list[int],
    territories: list[int],
    explored: int,
    arriving: list[list[int]],
    seats: int,
) -> None:
    """24 territories; the map hangs together."""
    assert sorted(territories) == list(range(TERRITORIES))
    between = [territory for _, territory in arriving]
    places = [CRADLE, *[STARTS + seat for seat in range(seats)]]
    places += [FIRST_TERRITORY + one for one in territories[:explored] if one not in between]
    assert [place for place in range(PLACES) if cell_of[place] >= 0] == sorted(places), "another map than explored"
    cells = [-1] * CELLS
    for place in places:
        cells[cell_of[place]] = place
    assert at == cells, "a tile lies where it does not lie"
    for place in places:
        if place >= FIRST_TERRITORY:
            around = [cell for cell in NEIGHBOURS[cell_of[place]] if cell >= 0 and cells[cell] >= 0]
            assert len(around) >= 2, "R110"


def _owners(
    cell_of: list[int], village: list[int], city: list[int], building_on: list[int], left: list[int], right: list[int]
) -> None:
    """Villages, cities and buildings stand where they may."""
    for place in range(PLACES):
        if cell_of[place] < 0:
            assert max(village[place], city[place], building_on[place]) < 0, "something stands beside the map"
        elif place < FIRST_TERRITORY:
            assert village[place] < 0 and city[place] < 0
        assert city[place] < 0 or village[place] >= 0, "R144"
        assert village[place] < 0 or building_on[place] < 0, "R123"
        assert left[place] < 0 or building_on[place] >= 0
        assert right[place] < 0 or 0 <= left[place] != right[place], "R133"


def _supplies(supply: list[int], held: list[list[int]]) -> None:
    """8 Settle and 8 Fortify tokens (R2)."""
    for kind in range(2):
        assert min(supply[kind], *[one[kind] for one in held]) >= 0
        assert supply[kind] + sum(one[kind] for one in held) == SUPPLY[kind], "a token is missing"


def _pawns(coins: int, active: int, columns: list[int], units: list[int], scholars: int, tokens: list[int]) -> None:
    """22 pawns and 16 unit tokens."""
    assert coins >= 0 and active >= 0 and min(columns) >= 0
    assert all(columns[column] <= CAPACITY[column] for column in range(1, 5)), "R43"
    assert active + sum(columns) + len(units) + scholars.bit_count() == PAWNS, "a pawn is missing"
    all_tokens = tokens[:]
    for unit in units:
        assert 1 <= unit & 7 <= 6
        all_tokens[(unit >> 3 & 1) * 3 + ((unit & 7) - 1) // 2] += 1
    assert all_tokens == TOKEN_PAIRS and min(tokens) >= 0, "a unit token is missing"
    assert units == sorted(units)


def _where_units_stand(
    seat: int, units: list[int], cell_of: list[int], building_on: list[int], arriving: int, crossing: int
) -> None:
    assert sum(unit >> 4 == ON_THE_WAY for unit in units) == arriving, "R197"
    for unit in units:
        place = unit >> 4
        if place != ON_THE_WAY:
            assert cell_of[place] >= 0, "a unit beside the map"
            foreign = STARTS <= place < FIRST_TERRITORY and place != STARTS + seat and building_on[place] < 0
            assert not foreign or unit == crossing, "R107"


def _cubes(
    seat: int,
    figures: list[int],
    homes: list[int],
    owned: list[list[int]],
    cubes: list[int],
    invested: int,
    moving: int,
    claims: list[list[int]],
) -> None:
    """24 cubes, and figures that agree with the map."""
    village, city, left, right = owned
    assert figures == [village.count(seat), city.count(seat), left.count(seat) + right.count(seat)]
    assert homes == [place for place in range(PLACES) if any(own[place] == seat for own in owned)]
    assert invested >= 0 and all(0 <= cubes[track] <= TRACK_CUBES[track] for track in range(3))
    on_tracks = sum(cubes)
    total = on_tracks + invested + sum(figures) + sum(seat in one for one in claims) + moving
    assert total == CUBES or (total > CUBES and on_tracks == 0), "R93: more only by markers"


def _cards(
    scholars: int, found: list[int], tech_at: list[int], private: list[int], levels: list[int], techs: list[int]
) -> None:
    """Scholars stand where there is a card, and what is in force agrees with them."""
    slots = [slot for slot in range(SLOTS) if scholars >> slot & 1]
    assert scholars >> SLOTS == 0
    counted = Counter([*[SLOT_LEVEL[slot] for slot in slots], *[TECH_LEVEL[tech] for tech in private]])
    assert levels == [counted[level] for level in range(5)]
    assert techs == sorted([*[tech_at[slot] for slot in slots if slot not in found], *private])


def _hooks(government: int, cubes: list[int], techs: list[int], invested: int, hooks: list[Any]) -> None:
    """What lasts is what the cards in force say."""
    board: Board = new_board(0)
    board.government = government
    board.cubes = cubes
    board.techs = techs
    board.invested = invested
    assert hooks == contents(hooks_of(board)), "lasting effects"


def contents(hooks: Hooks) -> list[Any]:
    """Everything that lasting effects say."""
    numbers = [hooks.move_points, hooks.produce_coins, hooks.trade_cost, hooks.build_discount]
    return [numbers, hooks.recruit, hooks.research, hooks.force, hooks.basics, hooks.programs]


TECHNOLOGIES = Part(_technologies)
LEADERS = Part(_leaders)
BUILDING_TILES = Part(_building_tiles)
MAP = Part(_map)
OWNERS = Part(_owners)
SUPPLIES = Part(_supplies)
PAWNS_OF = [Part(_pawns) for _ in range(MOST_SEATS)]
PLACES_OF = [Part(_where_units_stand) for _ in range(MOST_SEATS)]
CUBES_OF = [Part(_cubes) for _ in range(MOST_SEATS)]
CARDS_OF = [Part(_cards) for _ in range(MOST_SEATS)]
HOOKS_OF = [Part(_hooks) for _ in range(MOST_SEATS)]
