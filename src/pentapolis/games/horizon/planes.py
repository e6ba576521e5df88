"""Beyond the Horizon as arrays, for programs that learn: the map, the tree and all boards; nobody has private cards.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Cards, tiles, slots and spaces are in
the order of the data. The map is shown whole, by rows (r) and columns (q) around the Cradle. Pending work is shown
frame by frame, the open decision first, its ints as bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ...core.planes import Encoder, Plane
from ...core.state import State
from ...core.steps import Frame, numbered
from . import frames
from .actions import SPACE
from .board import Board
from .cards import (
    BUILDINGS,
    COLUMNS,
    CUBES,
    FORCE,
    GOVERNMENT_IDS,
    GROUPS,
    LEADERS,
    MOST_ROUNDS,
    OBJECTIVE_IDS,
    PAIRS,
    PAWNS,
    RIVER,
    SLOT_IDS,
    SLOTS,
    SPOTS,
    SUPPLY,
    TECH_IDS,
    TECHS,
    TERRITORIES,
    TERRITORY_IDS,
    TOKENS,
    TRACK_CUBES,
    TRACKS,
    UNITS,
)
from .game import all_steps
from .observer import DEPTH, INT_BITS, MOST_COINS, MOST_POINTS, MOST_REVEALED, REACH, WIDTH, HorizonObserver
from .places import FIELD, FIRST_TERRITORY, ON_THE_WAY, PLACE_IDS, PLACES
from .scoring import points
from .state import HorizonState
from .view import PILES, revealed

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

VERSION: Final = 1
LONGEST: Final = 1_000_000
ORDERED: Final = numbered(all_steps(), vars(frames))
STEPS: Final = tuple(step.name for step in ORDERED)
LAND: Final = ("village", "city", "left", "right")  # who has a cube there


def encoder(players: int, options: Mapping[str, Any]) -> HorizonEncoder:
    """The arrays of a game with that many players."""
    return HorizonEncoder(players)


class HorizonEncoder(Encoder):
    """The map as hexes, the tree by slots, a board for every player."""

    def __init__(self, players: int) -> None:
        super().__init__(VERSION, _planes(players), SPACE.ranges(ORDERED), LONGEST)

    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        """The table and the boards, seen from the seat."""
        assert isinstance(state, HorizonState)
        seats = [(seat + step) % state.seats for step in range(state.seats)]
        for number, other in enumerate(seats):
            _fill_board(state, state.boards[other], number, into)
        _fill_map(state, seats, into)
        _fill_tree(state, into)
        _fill_table(state, seats, into)
        if not state.over:
            into["to_move"][seats.index(state.player)] = 1
        for depth, frame in enumerate(reversed(state.stack[-DEPTH:])):
            _fill_frame(frame, seats.index(frame.seat), into["pending"][depth])

    def observer(self, cells: vec[u8], places: dict[str, int]) -> HorizonObserver:
        """The same planes, kept up to date by compiled code."""
        return HorizonObserver(cells, places, len(STEPS))


def _fill_board(state: HorizonState, board: Board, number: int, into: Mapping[str, Any]) -> None:
    """One player; what stands on the map is shown there, too."""
    into["scores"][number] = min(points(state, board.seat), MOST_POINTS)
    into["leader_points"][number] = min(board.leader_vp, MOST_POINTS)
    into["coins"][number] = min(board.coins, MOST_COINS)
    into["active"][number] = board.active
    into["columns"][number] = board.columns
    into["cubes"][number] = board.cubes
    into["invested"][number] = board.invested
    into["tokens"][number] = board.held
    into["unit_tokens"][number] = board.tokens
    for slot in range(SLOTS):
        into["scholars"][number, slot] = board.scholars >> slot & 1
    for tech in board.techs:
        into["in_force"][number, tech] = 1
    for tech in board.private:
        into["private"][number, tech] = 1
    for leader in board.leaders:
        into["leaders"][number, leader] = 1
    for tile in board.reserve:
        into["reserve"][number, tile] = 1
    if board.government >= 0:
        into["government"][number, board.government] = 1
    if board.pawn >= 0:
        into["pawn"][number, board.pawn] = 1


def _fill_map(state: HorizonState, seats: list[int], into: Mapping[str, Any]) -> None:
    """Every laid tile in its row and column."""
    for place in range(PLACES):
        cell = state.cell_of[place]
        if cell < 0:
            continue
        q, r = FIELD.cells[cell]
        x, y = q + REACH, r + REACH
        into["tiles"][place, y, x] = 1
        if place >= FIRST_TERRITORY:
            into["force"][y, x] = FORCE[place - FIRST_TERRITORY]
        if state.building_on[place] >= 0:
            into["buildings"][place, state.building_on[place]] = 1
        owners = (state.village[place], state.city[place], state.left[place], state.right[place])
        for kind, owner in enumerate(owners):
            if owner >= 0:
                into[LAND[kind]][seats.index(owner), y, x] = 1
    for number, seat in enumerate(seats):
        for unit in state.boards[seat].units:
            place, kind, strength = unit >> 4, unit >> 3 & 1, unit & 7
            if place == ON_THE_WAY:
                into["exploring"][number, kind, strength - 1] += 1
                continue
            q, r = FIELD.cells[state.cell_of[place]]
            into[f"{UNITS[kind]}s"][number, strength - 1, r + REACH, q + REACH] += 1


def _fill_tree(state: HorizonState, into: Mapping[str, Any]) -> None:
    """Slots, and what is known of the piles: nobody knows which leader waits, or the order of cards never seen."""
    for slot in range(SLOTS):
        if state.tech_at[slot] >= 0:
            into["tree"][slot, state.tech_at[slot]] = 1
        into["waiting"][slot] = state.leader_at[slot] >= 0
    for level in PILES:
        pile = state.piles[level]
        first = revealed(state, level)
        last = first + state.unseen[level]
        for at, tech in enumerate(pile):
            if first <= at < last:
                into["unseen"][tech] = 1
            else:
                into["known"][tech] = at + 1


def _fill_table(state: HorizonState, seats: list[int], into: Mapping[str, Any]) -> None:
    """Rivers, objectives, supplies and the turn."""
    for level, river in enumerate(state.rivers[1:]):
        for tile in river:
            into["rivers"][level, tile] = 1
        into["building_piles"][level] = len(state.building_piles[level + 1])
    for group, objective in enumerate(state.objectives):
        into["objectives"][group, objective] = 1
        for at, claimer in enumerate(state.claims[group]):
            into["claims"][group, seats.index(claimer)] = at + 1
    for government in state.offered:
        into["offered"][government] = 1
    for territory in state.territories[: state.explored]:
        into["explored"][territory] = 1
    into["supply"][:] = state.supply
    into["round"][:] = (state.round, state.end_round)
    into["reveals"][:] = (state.tiles_revealed, min(state.reveal_limit, MOST_REVEALED))
    into["has_invested"][0] = state.has_invested
    into["first"][seats.index(state.first)] = 1
    into["current"][seats.index(state.current)] = 1
    into["over"][0] = state.over


def _fill_frame(frame: Frame, seat: int, into: Any) -> None:
    """One frame: its step, its seat, the bits of its ints."""
    into[frame.step] = 1
    into[len(STEPS) + seat] = 1
    at = into.shape[0] - 4 * INT_BITS
    for number, value in enumerate((frame.a, frame.b, frame.c, frame.d)):
        for bit in range(INT_BITS):
            into[at + number * INT_BITS + bit] = value >> bit & 1


def _planes(players: int) -> list[Plane]:
    frame = (*STEPS, *(f"seat_{seat}" for seat in range(players)))
    frame += tuple(f"{name}_{bit}" for name in "abcd" for bit in range(INT_BITS))
    field = (WIDTH, WIDTH)
    return [
        Plane("scores", (players,), MOST_POINTS, "points of each seat if the game ended now"),
        Plane("leader_points", (players,), MOST_POINTS, "points of leaders"),
        Plane("coins", (players,), MOST_COINS, "coins"),
        Plane("active", (players,), PAWNS, "active pawns"),
        Plane("columns", (players, len(COLUMNS)), PAWNS, f"inactive pawns by column: {', '.join(COLUMNS)}"),
        Plane("cubes", (players, 3), max(TRACK_CUBES), f"cubes left on the tracks: {', '.join(TRACKS)}"),
        Plane("invested", (players,), CUBES, "cubes on and beyond the investment track"),
        Plane("tokens", (players, 2), max(SUPPLY), f"tokens in the reserve: {', '.join(TOKENS)}"),
        Plane("unit_tokens", (players, 2 * PAIRS), PAWNS, "unit tokens left: settlers 1/2, 3/4, 5/6, soldiers"),
        Plane("scholars", (players, SLOTS), 1, "slots with a scholar"),
        Plane("in_force", (players, TECHS), 1, "technologies in force"),
        Plane("private", (players, TECHS), 1, "private technologies"),
        Plane("leaders", (players, LEADERS), 1, "leaders"),
        Plane("reserve", (players, BUILDINGS), 1, "building tiles in the reserve"),
        Plane("government", (players, len(GOVERNMENT_IDS)), 1, "the government; zeros before it is chosen"),
        Plane("pawn", (players, len(SPOTS)), 1, "the space of the Action pawn; zeros before the first turn"),
        Plane("tiles", (PLACES, *field), 1, "where each tile lies: Cradle, starting tiles by seat, territories"),
        Plane("force", field, max(FORCE), "the force of the territory that lies there"),
        Plane("buildings", (PLACES, BUILDINGS), 1, "the building on each tile", tuple(PLACE_IDS)),
        Plane("village", (players, *field), 1, "villages"),
        Plane("city", (players, *field), 1, "cities"),
        Plane("left", (players, *field), 1, "first builders"),
        Plane("right", (players, *field), 1, "second builders"),
        Plane("settlers", (players, 6, *field), PAWNS, "settlers by strength"),
        Plane("soldiers", (players, 6, *field), PAWNS, "soldiers by strength"),
        Plane("exploring", (players, 2, 6), PAWNS, "units between two tiles, by kind and strength"),
        Plane("tree", (SLOTS, TECHS), 1, "the card of each slot", tuple(SLOT_IDS)),
        Plane("waiting", (SLOTS,), 1, "slots where a leader waits", tuple(SLOT_IDS)),
        Plane("unseen", (TECHS,), 1, "cards of the piles that nobody has seen", tuple(TECH_IDS)),
        Plane("known", (TECHS,), TECHS, "cards of the piles that were seen: places from the top", tuple(TECH_IDS)),
        Plane("rivers", (3, BUILDINGS), 1, "face-up building tiles by level"),
        Plane("building_piles", (3,), BUILDINGS - 3 * RIVER, "tiles in the piles below them"),
        Plane("objectives", (len(GROUPS), len(OBJECTIVE_IDS)), 1, "the objective of each group", GROUPS),
        Plane("claims", (len(GROUPS), players), players, "who claimed them: 1 the first, 2 the second", GROUPS),
        Plane("offered", (len(GOVERNMENT_IDS),), 1, "governments to choose from", tuple(GOVERNMENT_IDS)),
        Plane("explored", (TERRITORIES,), 1, "territories that were revealed", tuple(TERRITORY_IDS)),
        Plane("supply", (2,), max(SUPPLY), "tokens in the supply", TOKENS),
        Plane("round", (2,), MOST_ROUNDS, "the round, and the last one once it is known", ("now", "last")),
        Plane("reveals", (2,), MOST_REVEALED, "tiles revealed this turn, and how many may be", ("done", "most")),
        Plane("has_invested", (1,), 1, "whether the current player has invested this turn"),
        Plane("pending", (DEPTH, len(frame)), 1, "pending work, the open decision first: step, seat, bits of its ints"),
        Plane("to_move", (players,), 1, "who decides; zeros when the game is over"),
        Plane("first", (players,), 1, "the first player"),
        Plane("current", (players,), 1, "whose turn it is"),
        Plane("over", (1,), 1, "whether the game is over"),
    ]
