"""What a player's position is worth, in points: those it has, and what it promises by figures found by playing."""

from __future__ import annotations

from typing import Final

from . import worths as w
from .board import Board
from .cards import (
    ACTIONS,
    BUILDING_LEVEL,
    CENTRE_VP,
    CITY_VP,
    DEMOCRACIES,
    END_CUBES,
    FIRST_CLAIM,
    INVESTMENT_SPACES,
    LATER_CLAIM,
    LEFT_VP,
    OBJECTIVE_CONDITIONS,
    PRICE_OF_PAWN,
    SETTLER,
    SLOT_LEVEL,
    SLOT_LINK_BITS,
    SLOTS,
    SLOTS_OF_LEVEL,
    SOLDIER,
    SPOTS,
    TECH_ENDGAME,
    TRACK_CUBES,
    VILLAGE_VP,
    Condition,
)
from .expanding import building_price, is_free, is_joinable, is_site, needed_force, strength_on
from .features import to_come
from .movement import is_foreign_start, touching
from .objectives import progress
from .places import FIRST_TERRITORY, NEIGHBOURS, PLACES
from .promise import ends_soon, is_done, settled
from .research import is_linked
from .scoring import endgame_vp, holds, points
from .state import HorizonState
from .worths import Worths

MANY_COINS: Final = 12  # beyond those that are enough; further ones are never used
MUCH_STRENGTH: Final = 10
MANY_LINKS: Final = 2
USEFUL_TILES: Final = 2
MODERN_LEVEL: Final = 4
INFRASTRUCTURE: Final = 2
MONARCHY_AT: Final = 2.0  # cubes of the infrastructure track
THEOCRACY_AT: Final = 4.0
GATES: Final[list[Condition]] = [action.requirement for action in ACTIONS if action.requirement is not None]


def estimate(state: HorizonState, seat: int, worths: Worths) -> float:
    """Points and promise of the seat; once it can gain no more, points and what breaks ties."""
    board = state.boards[seat]
    if is_done(state, seat):
        return settled(state, seat)
    coming = to_come(state, seat)
    rounds = rounds_left(state, coming, worths)
    use = min(1.0, max(worths[w.LAST_USE], rounds / max(worths[w.BUSY], 0.1)))
    late = state.round - worths[w.ROUNDS]
    if late > 0.0:
        use *= max(0.25, 1.0 - worths[w.IMPATIENCE] * late)
    total = means(board, worths) + before_units(state, board, worths) + tiles(state, board, worths)
    lasting = engine(board, worths) + tree(state, board, worths)
    found = points(state, seat) + use * total + rounds * lasting + under_way(state, board, use, worths)
    return found + (worths[w.TEMPO] if coming else 0.0)


def rounds_left(state: HorizonState, coming: bool, worths: Worths) -> float:
    """How many turns a player will still have after the one under way, about."""
    if state.end_round:
        return float(state.end_round - state.round + (1 if coming else 0))
    if ends_soon(state):
        return 2.0 if coming else 1.0
    cubes = 0
    for claims in state.claims:
        cubes += len(claims)
    by_claims = 1.0 + worths[w.FOR_A_CLAIM] * (END_CUBES[state.seats] - cubes)
    return max(worths[w.AT_LEAST], min(by_claims, worths[w.ROUNDS] - state.round))


def means(board: Board, worths: Worths) -> float:
    """Coins, pawns, tokens and units: what turns are made of."""
    coins = float(board.coins)
    enough = min(coins, worths[w.ENOUGH_COINS])
    total = worths[w.COIN] * enough + worths[w.SPARE_COIN] * min(coins - enough, MANY_COINS)
    active = float(board.active)
    enough = min(active, worths[w.ENOUGH_PAWNS])
    total += worths[w.PAWN] * enough + worths[w.SPARE_PAWN] * (active - enough)
    for kind in (SETTLER, SOLDIER):
        held = board.held[kind]
        if held:
            total += worths[w.SETTLE_TOKEN + 2 * kind] + worths[w.SPARE_SETTLE + 2 * kind] * (held - 1)
    strengths = [0, 0]
    for unit in board.units:
        kind = unit >> 3 & 1
        strengths[kind] += unit & 7
        total += worths[w.SETTLER + 2 * kind]
    total += worths[w.SETTLER_STRENGTH] * min(strengths[SETTLER], MUCH_STRENGTH)
    total += worths[w.SOLDIER_STRENGTH] * min(strengths[SOLDIER], MUCH_STRENGTH)
    if board.pawn >= 0 and SPOTS[board.pawn].unlimited:
        total += worths[w.FREE_PAWN]
    return total


def before_units(state: HorizonState, board: Board, worths: Worths) -> float:
    """The best village and the best city that units stand on or beside, and what settlers can explore."""
    total = 0.0
    for kind in (SETTLER, SOLDIER):
        here = 0.0
        taken = 0.0
        near = 0.0
        last = -1
        explores = False
        for unit in board.units:
            place = unit >> 4
            if unit >> 3 & 1 != kind or place == last or place >= PLACES:
                continue
            last = place
            strength = strength_on(board, kind, place)
            promised = promised_by(state, board, kind, place, strength)
            if promised > here:
                here = promised
            if promised > taken and board.held[kind] > 0:
                taken = promised
            for cell in NEIGHBOURS[state.cell_of[place]]:
                if cell < 0:
                    continue
                to = state.at[cell]
                if to >= 0:
                    if to >= FIRST_TERRITORY and not is_foreign_start(state, board.seat, to):
                        near = max(near, promised_by(state, board, kind, to, strength))
                elif kind == SETTLER and not explores and touching(state, cell) >= 2:
                    explores = True
        at = 3 * kind
        total += worths[w.ON_VILLAGE + at] * here + worths[w.TAKES_VILLAGE + at] * taken
        total += worths[w.NEAR_VILLAGE + at] * near
        if explores and state.explored < len(state.territories):
            total += worths[w.FRONTIER]
    return total


def promised_by(state: HorizonState, board: Board, kind: int, place: int, strength: int) -> float:
    """The points of the village or city there, by how much of its force units of that strength have."""
    if place < FIRST_TERRITORY or not is_free(state, kind, place):
        return 0.0
    territory = place - FIRST_TERRITORY
    worth = VILLAGE_VP[territory] if kind == SETTLER else CITY_VP[territory]
    needed = needed_force(board, kind, place)
    return (worth + 2.0) * min(strength, needed) / needed


def tiles(state: HorizonState, board: Board, worths: Worths) -> float:
    """Building tiles of the reserve, where they could be laid, and buildings that somebody might join."""
    total = 0.0
    payable = False
    for number, tile in enumerate(board.reserve):
        worth = worths[w.TILE + BUILDING_LEVEL[tile] - 1] + worths[w.TILE_POINTS] * CENTRE_VP[tile]
        total += worth if number < USEFUL_TILES else worths[w.SPARE_TILE] * worth
        if building_price(board, tile, 0) <= board.coins:
            payable = True
    site = False
    joinable = False
    last = -1
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 != SETTLER or place == last or place >= PLACES:
            continue
        last = place
        building = state.building_on[place]
        if building < 0:
            site = site or (payable and is_site(state, board.seat, place))
        elif not joinable and is_joinable(state, board.seat, place):
            joinable = building_price(board, building, 0) <= board.coins
    if site:
        total += worths[w.READY]
    if joinable:
        total += worths[w.JOINABLE]
    for place in board.homes:
        if state.left[place] == board.seat and state.right[place] < 0:
            total += worths[w.LEFT_POINTS] * LEFT_VP[state.building_on[place]]
    return total


def engine(board: Board, worths: Worths) -> float:
    """What works in every round to come."""
    opened = board.open_columns()
    columns = 0
    drawn = 0
    for column in range(5):
        if opened & 1 << column:
            columns += 1
            if board.columns[column] > 0:
                drawn += 1
    total = worths[w.HAND] * board.hands() + worths[w.COLUMN] * columns + worths[w.DRAWN] * drawn
    hooks = board.hooks
    total += worths[w.MOVE] * hooks.move_points + worths[w.RECRUITED] * (hooks.recruit[0] + hooks.recruit[1])
    total += worths[w.BUILD_DISCOUNT] * hooks.build_discount
    total += worths[w.RESEARCH_DISCOUNT] * (hooks.research[2] + hooks.research[3] + hooks.research[4])
    total += worths[w.FORCE_DISCOUNT] * (hooks.force[0] + hooks.force[1])
    total += worths[w.CHEAP_PAWN] * (PRICE_OF_PAWN - hooks.trade_cost)
    triggers = 0
    for programs in hooks.programs:
        triggers += len(programs)
    for programs in hooks.basics:
        triggers += len(programs)
    total += worths[w.TRIGGER] * triggers
    for track in range(3):
        total += worths[w.REMOVED + track] * (TRACK_CUBES[track] - board.cubes[track])
    return total


def tree(state: HorizonState, board: Board, worths: Worths) -> float:
    """Technologies, those that could come next, and advanced actions."""
    total = 0.0
    for level in range(1, 5):
        total += worths[w.TECHNOLOGY + level - 1] * board.levels[level]
    scholars = board.scholars
    if scholars:
        links = [0, 0, 0, 0, 0]
        for slot in range(SLOTS):
            if not scholars & 1 << slot and scholars & SLOT_LINK_BITS[slot]:
                level = SLOT_LEVEL[slot]
                if links[level] < MANY_LINKS and is_linked(board, slot):
                    links[level] += 1
                    total += worths[w.LINK + level - 2]
    for number, condition in enumerate(GATES):
        if holds(board, condition):
            total += worths[w.GATE + number]
    return total


def under_way(state: HorizonState, board: Board, use: float, worths: Worths) -> float:
    """Cubes on their way to points, stages of the government, the best level IV technology, objectives."""
    total = worths[w.INVESTED] * min(board.invested, INVESTMENT_SPACES) + worths[w.HOME] * len(board.homes)
    removed = float(TRACK_CUBES[INFRASTRUCTURE] - board.cubes[INFRASTRUCTURE])
    if board.cubes[INFRASTRUCTURE] > 0 and board.government >= 0:
        part = removed / TRACK_CUBES[INFRASTRUCTURE]
        total += worths[w.DEMOCRACY] * part * part * endgame_vp(board, DEMOCRACIES[board.government])
    total += worths[w.MONARCHY] * min(1.0, removed / MONARCHY_AT)
    total += worths[w.THEOCRACY] * min(1.0, removed / THEOCRACY_AT)
    total += worths[w.MODERN] * best_modern(state, board)
    return use * total + goals(state, board, use, worths)


def best_modern(state: HorizonState, board: Board) -> float:
    """The most that a level IV technology not yet researched would bring, by how many of its links are there."""
    best = 0.0
    for slot in SLOTS_OF_LEVEL[MODERN_LEVEL]:
        if board.scholars & 1 << slot:
            continue
        links = SLOT_LINK_BITS[slot] & board.scholars
        found = 0
        while links:
            links &= links - 1
            found += 1
        if found:
            worth = MODERN_LEVEL + endgame_vp(board, TECH_ENDGAME[state.tech_at[slot]])
            best = max(best, worth * min(found, 2) / 2.0)
    return best


def goals(state: HorizonState, board: Board, use: float, worths: Worths) -> float:
    """What objectives not yet claimed promise: much when they are nearly fulfilled."""
    total = 0.0
    for group in range(len(state.objectives)):
        claims = state.claims[group]
        if board.seat in claims:
            total += worths[w.CLAIM_CUBE] * use
            continue
        condition = OBJECTIVE_CONDITIONS[state.objectives[group]]
        done = progress(board, condition)
        part = worths[w.GOAL] * done + worths[w.NEAR_GOAL] * done * done
        if holds(board, condition):
            part += worths[w.GOAL_DONE]
        total += part * (LATER_CLAIM if claims else FIRST_CLAIM)
    return total * use if state.end_round else total
