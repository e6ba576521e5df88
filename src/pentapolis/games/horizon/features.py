"""What a player's position promises, in numbers: the features that a learned judgement weighs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .cards import (
    BUILDING_LEVEL,
    CITY_VP,
    END_CUBES,
    GOVERNMENT_IDS,
    OBJECTIVE_CONDITIONS,
    PRICE_OF_PAWN,
    SETTLER,
    SLOT_LEVEL,
    SLOT_LINK_BITS,
    SLOTS,
    SOLDIER,
    SPOTS,
    TECH_IDS,
    TECHS,
    TRACK_CUBES,
    TRACKS,
    VILLAGE_VP,
)
from .expanding import building_price, is_free, is_joinable, is_site, needed_force, strength_on
from .frames import SPACE
from .movement import is_foreign_start, touching
from .objectives import progress
from .places import FIRST_TERRITORY, NEIGHBOURS, PLACES
from .promise import is_done, promise, settled
from .research import is_linked
from .scoring import holds, points
from .state import HorizonState

UNIT: Final = 10.0  # points that count 1 for the net
USEFUL_COINS: Final = 6
MANY_COINS: Final = 20
USEFUL_PAWNS: Final = 4

POINTS: Final = 0
COINS: Final = 1
MORE_COINS: Final = 2
PAWNS: Final = 3
MORE_PAWNS: Final = 4
COLUMNS: Final = 5
PRODUCED: Final = 6  # pawns that production would bring now
HANDS: Final = 7
SETTLERS: Final = 8
SETTLER_STRENGTH: Final = 9
SOLDIERS: Final = 10
SOLDIER_STRENGTH: Final = 11
SETTLE_TOKEN: Final = 12
MORE_SETTLE: Final = 13
FORTIFY_TOKEN: Final = 14
MORE_FORTIFY: Final = 15
VILLAGES: Final = 16
CITIES: Final = 17
BUILT: Final = 18
INVESTED: Final = 19
ON_VILLAGE: Final = 20  # points of the best village that settlers stand on, by their part of its force
TAKES_VILLAGE: Final = 21  # the same where force and token are there
NEAR_VILLAGE: Final = 22  # the same one step away
ON_CITY: Final = 23
TAKES_CITY: Final = 24
NEAR_CITY: Final = 25
FRONTIER: Final = 26  # settlers beside what can be explored
TILES: Final = 27  # + level - 1: building tiles in the reserve
PAYABLE: Final = 30  # one that can be paid
SITE: Final = 31  # a settler where one could be laid
READY: Final = 32  # both
JOINABLE: Final = 33
CLAIMED: Final = 34
FULFILLED: Final = 35  # objectives that can be claimed now, those nobody has first
LATER: Final = 36  # those that others have claimed
NEARLY: Final = 37  # squares of progress towards the others
TO_COME: Final = 38  # a whole turn of this round
TURNS_LEFT: Final = 39  # once the end is known
MOVE_POINTS: Final = 40
RECRUITS: Final = 41
DISCOUNTS: Final = 42
FORCES: Final = 43
CHEAP_PAWNS: Final = 44
TRIGGERS: Final = 45  # lasting effects that bring something again and again
OPEN_PAWN: Final = 46  # the Action pawn stands where anybody may
LEVELS: Final = 47  # + level - 1: technologies
LINKED: Final = 51  # + level - 2: slots that could be researched next
REMOVED: Final = 54  # + track: cubes that have left it
STAGES: Final = 57  # + stage - 1
BY_HAND: Final = 60  # what `greedy` counts
RIVAL: Final = 61  # + any of the above: of the best of the others, by hand
LEAD: Final[int] = 2 * RIVAL  # points by hand more than that one has
PHASE: Final[int] = LEAD + 1
ROUND: Final[int] = LEAD + 2
CLAIMS: Final[int] = LEAD + 3  # of all players
GOVERNMENT: Final[int] = LEAD + 4  # + government
TECHNOLOGY: Final[int] = GOVERNMENT + len(GOVERNMENT_IDS)  # + technology in force
SIZE: Final[int] = TECHNOLOGY + TECHS

SINGLE: Final = (
    "points coins more_coins pawns more_pawns columns produced hands settlers settler_strength soldiers "
    "soldier_strength settle_token more_settle fortify_token more_fortify villages cities built invested on_village "
    "takes_village near_village on_city takes_city near_city frontier tiles_1 tiles_2 tiles_3 payable site ready "
    "joinable claimed fulfilled later nearly to_come turns_left move_points recruits discounts forces cheap_pawns "
    "triggers open_pawn level_1 level_2 level_3 level_4 linked_2 linked_3 linked_4"
)
EACH: Final[tuple[str, ...]] = (
    *SINGLE.split(),
    *[f"removed_{track}" for track in TRACKS],
    "monarchy",
    "theocracy",
    "democracy",
    "by_hand",
)
NAMES: Final[tuple[str, ...]] = (
    *EACH,
    *[f"rival_{name}" for name in EACH],
    "lead",
    "phase",
    "round",
    "claims",
    *GOVERNMENT_IDS,
    *[f"has_{tech}" for tech in TECH_IDS],
)


def prospects(state: HorizonState, seat: int) -> vec[float]:
    """What the seat sees: its own features, those of the best of the others by hand, and how far the game is."""
    found = vec[float]([0.0] * SIZE)
    see_rival(state, seat, found)
    see_own(state, seat, found)
    return found


def see_rival(state: HorizonState, seat: int, found: vec[float]) -> None:
    """Puts what the seat sees of the best of the others into its place."""
    _empty(found, 0, RIVAL)
    _fill(state, rival_of(state, seat), found)
    at: i64 = 0
    while at < RIVAL:
        found[RIVAL + at] = found[at]
        at += 1


def see_own(state: HorizonState, seat: int, found: vec[float]) -> None:
    """Puts everything else into its place."""
    _empty(found, 0, RIVAL)
    _empty(found, GOVERNMENT, SIZE)
    _fill(state, seat, found)
    found[LEAD] = found[BY_HAND] - found[RIVAL + BY_HAND]
    found[PHASE] = phase_of(state)
    found[ROUND] = min(state.round, LONG) / 20.0
    cubes = 0
    for claims in state.claims:
        cubes += len(claims)
    found[CLAIMS] = cubes / 2.0
    board = state.boards[seat]
    if board.government >= 0:
        found[GOVERNMENT + board.government] = 1.0
    for tech in board.techs:
        found[TECHNOLOGY + tech] = 1.0


def _empty(found: vec[float], at: i64, end: i64) -> None:
    while at < end:
        found[at] = 0.0
        at += 1


def rival_of(state: HorizonState, seat: int) -> int:
    """The best of the others, by hand."""
    if state.seats == 2:
        return 1 - seat
    best = -1
    most = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = by_hand(state, other)
            if best < 0 or worth > most:
                best, most = other, worth
    return best


def by_hand(state: HorizonState, seat: int) -> float:
    """Points and promise of the seat; once it can gain no more, points and what breaks ties."""
    if is_done(state, seat):
        return settled(state, seat)
    return points(state, seat) + promise(state, seat)


def _fill(state: HorizonState, seat: int, found: vec[float]) -> None:
    """The features of one seat, into empty places."""
    board = state.boards[seat]
    score = points(state, seat)
    found[POINTS] = score / UNIT
    found[BY_HAND] = (score + (0.0 if is_done(state, seat) else promise(state, seat))) / UNIT
    _means(board, found)
    _units(state, board, found)
    _buildings(state, board, found)
    _cards(board, found)
    _objectives(state, board, found)
    _timing(state, seat, found)


def _means(board: Board, found: vec[float]) -> None:
    """Coins, pawns, cubes and what is produced."""
    coins = min(board.coins, MANY_COINS)
    found[COINS] = min(coins, USEFUL_COINS) / 4.0
    found[MORE_COINS] = max(0, coins - USEFUL_COINS) / 8.0
    found[PAWNS] = min(board.active, USEFUL_PAWNS) / 3.0
    found[MORE_PAWNS] = max(0, board.active - USEFUL_PAWNS) / 4.0
    opened = board.open_columns()
    columns = 0
    produced = 0
    for column in range(5):
        if opened & 1 << column:
            columns += 1
            if board.columns[column] > 0:
                produced += 1
    found[COLUMNS] = columns / 3.0
    found[PRODUCED] = produced / 3.0
    found[HANDS] = min(board.hands(), 12) / 5.0
    found[SETTLE_TOKEN] = float(min(board.held[SETTLER], 1))
    found[MORE_SETTLE] = max(0, min(board.held[SETTLER], 4) - 1) / 2.0
    found[FORTIFY_TOKEN] = float(min(board.held[SOLDIER], 1))
    found[MORE_FORTIFY] = max(0, min(board.held[SOLDIER], 4) - 1) / 2.0
    found[VILLAGES] = board.villages / 2.0
    found[CITIES] = board.cities / 2.0
    found[BUILT] = board.buildings / 2.0
    found[INVESTED] = board.invested / 5.0
    stages = board.stages()
    for track in range(3):
        found[REMOVED + track] = (TRACK_CUBES[track] - board.cubes[track]) / 4.0
        if stages & 2 << track:
            found[STAGES + track] = 1.0
    if board.pawn >= 0 and SPOTS[board.pawn].unlimited:
        found[OPEN_PAWN] = 1.0


def _units(state: HorizonState, board: Board, found: vec[float]) -> None:
    """Settlers and soldiers, and the villages and cities before them."""
    counts = [0, 0]
    strengths = [0, 0]
    frontier = 0
    last = -1
    for unit in board.units:
        kind = unit >> 3 & 1
        counts[kind] += 1
        strengths[kind] += unit & 7
        place = unit >> 4
        if unit >> 3 == last or place >= PLACES:
            continue
        last = unit >> 3
        strength = strength_on(board, kind, place)
        here = _promised(state, board, kind, place, strength)
        at = ON_VILLAGE if kind == SETTLER else ON_CITY
        found[at] = max(found[at], here)
        if here > 0.0 and board.held[kind] > 0 and strength >= needed_force(board, kind, place):
            found[at + 1] = max(found[at + 1], here)
        explores = False
        for cell in NEIGHBOURS[state.cell_of[place]]:
            if cell < 0:
                continue
            to = state.at[cell]
            if to >= 0:
                if not is_foreign_start(state, board.seat, to):
                    found[at + 2] = max(found[at + 2], _promised(state, board, kind, to, strength))
            elif kind == SETTLER and not explores and touching(state, cell) >= 2:
                explores = True
        if explores and state.explored < len(state.territories):
            frontier += 1
    found[SETTLERS] = counts[SETTLER] / 3.0
    found[SOLDIERS] = counts[SOLDIER] / 2.0
    found[SETTLER_STRENGTH] = min(strengths[SETTLER], 16) / 6.0
    found[SOLDIER_STRENGTH] = min(strengths[SOLDIER], 16) / 6.0
    found[FRONTIER] = min(frontier, 2) / 2.0


def _promised(state: HorizonState, board: Board, kind: int, place: int, strength: int) -> float:
    """The points of the village or city there, by how much of its force units of that strength have."""
    if place < FIRST_TERRITORY or not is_free(state, kind, place):
        return 0.0
    territory = place - FIRST_TERRITORY
    worth = VILLAGE_VP[territory] if kind == SETTLER else CITY_VP[territory]
    needed = needed_force(board, kind, place)
    return (worth + 2.0) * min(strength, needed) / (6.0 * needed)


def _buildings(state: HorizonState, board: Board, found: vec[float]) -> None:
    """Tiles of the reserve, and where they could be laid."""
    payable = False
    for tile in board.reserve:
        level = BUILDING_LEVEL[tile] - 1
        found[TILES + level] = min(1.5, found[TILES + level] + 0.5)
        if building_price(board, tile, 0) <= board.coins:
            payable = True
    if payable:
        found[PAYABLE] = 1.0
    last = -1
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 != SETTLER or place == last or place >= PLACES:
            continue
        last = place
        if state.building_on[place] < 0:
            if found[SITE] == 0.0 and board.reserve and is_site(state, board.seat, place):
                found[SITE] = 1.0
        elif is_joinable(state, board.seat, place):
            if building_price(board, state.building_on[place], 0) <= board.coins:
                found[JOINABLE] = 1.0
    if payable and found[SITE] > 0.0:
        found[READY] = 1.0


def _cards(board: Board, found: vec[float]) -> None:
    """Government and technologies, what they change for good, and what could be researched next."""
    hooks = board.hooks
    found[MOVE_POINTS] = hooks.move_points / 2.0
    found[RECRUITS] = (hooks.recruit[0] + hooks.recruit[1]) / 2.0
    found[DISCOUNTS] = (hooks.build_discount + hooks.research[2] + hooks.research[3] + hooks.research[4]) / 4.0
    found[FORCES] = (hooks.force[0] + hooks.force[1]) / 2.0
    found[CHEAP_PAWNS] = float(PRICE_OF_PAWN - hooks.trade_cost)
    triggers = 0
    for programs in hooks.programs:
        triggers += len(programs)
    for programs in hooks.basics:
        triggers += len(programs)
    found[TRIGGERS] = triggers / 3.0
    for level in range(1, 5):
        found[LEVELS + level - 1] = board.levels[level] / 3.0
    scholars = board.scholars
    if scholars:
        for slot in range(SLOTS):
            if not scholars & 1 << slot and scholars & SLOT_LINK_BITS[slot] and is_linked(board, slot):
                at = LINKED + SLOT_LEVEL[slot] - 2
                if found[at] < 1.5:
                    found[at] += 0.5


def _objectives(state: HorizonState, board: Board, found: vec[float]) -> None:
    """Claims, and what is fulfilled or nearly so."""
    for group in range(len(state.objectives)):
        claims = state.claims[group]
        if board.seat in claims:
            found[CLAIMED] += 1.0
            continue
        condition = OBJECTIVE_CONDITIONS[state.objectives[group]]
        if holds(board, condition):
            found[LATER if claims else FULFILLED] += 1.0
        else:
            done = progress(board, condition)
            found[NEARLY] += done * done


def _timing(state: HorizonState, seat: int, found: vec[float]) -> None:
    """Whether a turn of this round is still to come, and how many are once the end is known."""
    coming = 1.0 if to_come(state, seat) else 0.0
    found[TO_COME] = coming
    if state.end_round:
        found[TURNS_LEFT] = state.end_round - state.round + coming


def to_come(state: HorizonState, seat: int) -> bool:
    """Whether the seat still has its whole turn of this round before it."""
    if state.over or state.turn == 0:
        return False
    if seat == state.current:
        return state.stack[-1].step == SPACE
    return (seat - state.first) % state.seats > (state.current - state.first) % state.seats


def phase_of(state: HorizonState) -> float:
    """How near the end is: 0 at the beginning, 1 when the last round is known."""
    if state.end_round:
        return 1.0
    cubes = 0
    for claims in state.claims:
        cubes += len(claims)
    return max(cubes / (END_CUBES[state.seats] + 1.0), min(state.round, LONG) / (LONG + 10.0))


LONG: Final = 30  # rounds
