"""What a player's position holds and promises, in numbers that are weighed one by one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .cards import (
    ACTIONS,
    BUILDING_LEVEL,
    CENTRE_VP,
    CITY_VP,
    DEMOCRACIES,
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
    TECH_ENDGAME,
    TRACK_CUBES,
    TRACKS,
    VILLAGE_VP,
    Condition,
)
from .expanding import building_price, is_free, is_joinable, is_site, needed_force
from .movement import touching
from .objectives import progress
from .places import CELLS, FIELD, FIRST_TERRITORY, NEIGHBOURS, PLACES
from .research import is_linked
from .scoring import endgame_vp, holds
from .state import HorizonState

Sight = vec[float]

GATES: Final[list[Condition]] = [action.requirement for action in ACTIONS if action.requirement is not None]
# What a target so many steps away counts.
NEAR: Final[list[float]] = [1.0, 0.75, 0.55, 0.35, 0.25, 0.15]


def _nearness() -> vec[float]:
    """By two cells: what a target on one counts for units on the other."""
    found: list[float] = []
    for q, r in FIELD.cells:
        for other_q, other_r in FIELD.cells:
            away = max(abs(q - other_q), abs(r - other_r), abs(q + r - other_q - other_r))
            found.append(NEAR[away] if away < len(NEAR) else 0.0)
    return vec[float](found)


NEARNESS: Final[vec[float]] = _nearness()
MODERN_LEVEL: Final = 4
INFRASTRUCTURE: Final = 2

NAMES: Final[tuple[str, ...]] = (
    # The first three coins, up to the sixth, the twelfth and the 24th; further ones count for nothing.
    "coins_3",
    "coins_6",
    "coins_12",
    "coins_24",
    # The first two active pawns, up to the fifth and the twelfth.
    "pawns_2",
    "pawns_5",
    "pawns_12",
    # Columns that production would bring a pawn of now, and all that it draws on.
    "drawn",
    "columns",
    "hands",
    # The first token, and up to three more.
    "settle_token",
    "settle_tokens",
    "fortify_token",
    "fortify_tokens",
    # Units, and their strength.
    "settlers",
    "settler_strength",
    "soldiers",
    "soldier_strength",
    # Points of the best target of settlers, by the way there and by their part of its force, and of the second.
    "village_near",
    "village_second",
    # The same with tokens for them.
    "village_token",
    "village_second_token",
    # The best one that could be taken at once.
    "village_taken",
    # Those of soldiers.
    "city_near",
    "city_second",
    "city_token",
    "city_second_token",
    "city_taken",
    # A settler beside what can be explored.
    "frontier",
    # Tiles with an own cube.
    "homes",
    # Of the first two tiles in the reserve, by level; all others; points in the centre of those two.
    "tiles_1",
    "tiles_2",
    "tiles_3",
    "tiles_spare",
    "tile_points",
    # A tile that can be paid, one with a settler where it can be laid, a building that a settler could join.
    "payable",
    "ready",
    "joinable",
    # Of own buildings that nobody has joined yet.
    "left_points",
    # Something to expand with at once.
    "expands",
    # Lasting effects; discounts are counted by level, kind of unit or coin.
    "move_points",
    "recruited",
    "build_discount",
    "research_discount",
    "force_discount",
    "cheap_pawns",
    "triggers",
    # Technologies.
    "level_1",
    "level_2",
    "level_3",
    "level_4",
    # Slots that could be researched, two of a level at most.
    "link_2",
    "link_3",
    "link_4",
    # Advanced actions whose requirement holds.
    "gate_1",
    "gate_2",
    "gate_3",
    "gate_4",
    # Cubes that have left their tracks.
    *[f"removed_{track}" for track in TRACKS],
    # The part of the way to the stages; for the last one its points, by the square of that part.
    "monarchy",
    "theocracy",
    "democracy",
    # Cubes on the track, up to the fifth and to its end.
    "invested_5",
    "invested_9",
    # Points of objectives by progress, by its square, and of those that could be claimed.
    "goal",
    "goal_near",
    "goal_done",
    # Points of the best level IV technology to come, by the part of its links.
    "modern",
)
AT: Final[dict[str, int]] = {name: at for at, name in enumerate(NAMES)}
COUNT: Final[int] = len(NAMES)
COINS: Final[int] = AT["coins_3"]
PAWNS: Final[int] = AT["pawns_2"]
DRAWN: Final[int] = AT["drawn"]
TOKENS: Final[int] = AT["settle_token"]
UNITS: Final[int] = AT["settlers"]
VILLAGE: Final[int] = AT["village_near"]
CITY: Final[int] = AT["city_near"]
FRONTIER: Final[int] = AT["frontier"]
TILES: Final[int] = AT["tiles_1"]
HOOKS: Final[int] = AT["move_points"]
LEVELS: Final[int] = AT["level_1"]
LINKS: Final[int] = AT["link_2"]
GATE: Final[int] = AT["gate_1"]
REMOVED: Final[int] = AT["removed_food"]
INVESTED: Final[int] = AT["invested_5"]
GOAL: Final[int] = AT["goal"]
MODERN: Final[int] = AT["modern"]
EXPANDS: Final[int] = AT["expands"]
HOMES: Final[int] = AT["homes"]
LEFT: Final[int] = AT["left_points"]


def look(state: HorizonState, seat: int, seen: Sight) -> None:
    """Fills in what there is to see of the seat."""
    at: i64 = 0
    while at < COUNT:
        seen[at] = 0.0
        at += 1
    board = state.boards[seat]
    _means(board, seen)
    _targets(state, board, SETTLER, VILLAGE, seen)
    _targets(state, board, SOLDIER, CITY, seen)
    _frontier(state, board, seen)
    _tiles(state, board, seen)
    _lasting(board, seen)
    _tree(board, seen)
    _cubes(board, seen)
    _goals(state, board, seen)
    seen[MODERN] = _best_modern(state, board)
    if seen[VILLAGE + 4] > 0.0 or seen[CITY + 4] > 0.0 or seen[TILES + 6] > 0.0 or seen[TILES + 7] > 0.0:
        seen[EXPANDS] = 1.0


def _means(board: Board, seen: Sight) -> None:
    coins = board.coins
    seen[COINS] = float(min(coins, 3))
    seen[COINS + 1] = float(max(0, min(coins, 6) - 3))
    seen[COINS + 2] = float(max(0, min(coins, 12) - 6))
    seen[COINS + 3] = float(max(0, min(coins, 24) - 12))
    active = board.active
    seen[PAWNS] = float(min(active, 2))
    seen[PAWNS + 1] = float(max(0, min(active, 5) - 2))
    seen[PAWNS + 2] = float(max(0, min(active, 12) - 5))
    opened = board.open_columns()
    for column in range(5):
        if opened & 1 << column:
            seen[DRAWN + 1] += 1.0
            if board.columns[column] > 0:
                seen[DRAWN] += 1.0
    seen[DRAWN + 2] = float(board.hands())
    for kind in (SETTLER, SOLDIER):
        held = board.held[kind]
        seen[TOKENS + 2 * kind] = float(min(held, 1))
        seen[TOKENS + 2 * kind + 1] = float(max(0, min(held, 4) - 1))
    for unit in board.units:
        at = UNITS + 2 * (unit >> 3 & 1)
        seen[at] += 1.0
        seen[at + 1] += unit & 7
    seen[HOMES] = float(len(board.homes))


def _targets(state: HorizonState, board: Board, kind: int, at: int, seen: Sight) -> None:
    """The best two villages or cities for the units of the kind, by their strength and the way there."""
    groups: list[int] = []  # places with units of the kind
    rows: list[int] = []  # where what targets count for units there begins
    strengths: list[int] = []
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 != kind or place >= PLACES:
            continue
        if groups and groups[-1] == place:
            strengths[-1] += unit & 7
        else:
            groups.append(place)
            rows.append(state.cell_of[place] * CELLS)
            strengths.append(unit & 7)
    if not groups:
        return
    best = 0.0
    second = 0.0
    taken = 0.0
    held = board.held[kind]
    for place in range(FIRST_TERRITORY, PLACES):
        if not is_free(state, kind, place):
            continue
        cell = state.cell_of[place]
        territory = place - FIRST_TERRITORY
        worth = 2.0 + (VILLAGE_VP[territory] if kind == SETTLER else CITY_VP[territory])
        needed = needed_force(board, kind, place)
        found = 0.0
        for number in range(len(groups)):
            strength = strengths[number]
            if groups[number] == place and strength >= needed and held > 0 and worth > taken:
                taken = worth
            promised = worth * NEARNESS[rows[number] + cell]
            if promised > found:
                if strength < needed:
                    promised *= strength / needed
                if promised > found:
                    found = promised
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
    seen[at] = best
    seen[at + 1] = second
    if held > 0:
        seen[at + 2] = best
        if held > 1:
            seen[at + 3] = second
    seen[at + 4] = taken


def _frontier(state: HorizonState, board: Board, seen: Sight) -> None:
    if state.explored >= len(state.territories):
        return
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 == SETTLER and place < PLACES:
            for cell in NEIGHBOURS[state.cell_of[place]]:
                if cell >= 0 and state.at[cell] < 0 and touching(state, cell) >= 2:
                    seen[FRONTIER] = 1.0
                    return


def _tiles(state: HorizonState, board: Board, seen: Sight) -> None:
    payable = False
    for number, tile in enumerate(board.reserve):
        if number < 2:
            seen[TILES + BUILDING_LEVEL[tile] - 1] += 1.0
            seen[TILES + 4] += CENTRE_VP[tile]
        else:
            seen[TILES + 3] += 1.0
        if building_price(board, tile, 0) <= board.coins:
            payable = True
    if payable:
        seen[TILES + 5] = 1.0
    last = -1
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 != SETTLER or place == last or place >= PLACES:
            continue
        last = place
        building = state.building_on[place]
        if building < 0:
            if payable and is_site(state, board.seat, place):
                seen[TILES + 6] = 1.0
        elif is_joinable(state, board.seat, place) and building_price(board, building, 0) <= board.coins:
            seen[TILES + 7] = 1.0
    for place in board.homes:
        if state.left[place] == board.seat and state.right[place] < 0:
            seen[LEFT] += LEFT_VP[state.building_on[place]]


def _lasting(board: Board, seen: Sight) -> None:
    hooks = board.hooks
    seen[HOOKS] = float(hooks.move_points)
    seen[HOOKS + 1] = float(hooks.recruit[0] + hooks.recruit[1])
    seen[HOOKS + 2] = float(hooks.build_discount)
    seen[HOOKS + 3] = float(hooks.research[2] + hooks.research[3] + hooks.research[4])
    seen[HOOKS + 4] = float(hooks.force[0] + hooks.force[1])
    seen[HOOKS + 5] = float(PRICE_OF_PAWN - hooks.trade_cost)
    triggers = 0
    for programs in hooks.programs:
        triggers += len(programs)
    for programs in hooks.basics:
        triggers += len(programs)
    seen[HOOKS + 6] = float(triggers)


def _tree(board: Board, seen: Sight) -> None:
    for level in range(1, 5):
        seen[LEVELS + level - 1] = float(board.levels[level])
    scholars = board.scholars
    if scholars:
        for slot in range(SLOTS):
            if not scholars & 1 << slot and scholars & SLOT_LINK_BITS[slot]:
                at = LINKS + SLOT_LEVEL[slot] - 2
                if seen[at] < 2.0 and is_linked(board, slot):
                    seen[at] += 1.0
    for number, condition in enumerate(GATES):
        if holds(board, condition):
            seen[GATE + number] = 1.0


def _cubes(board: Board, seen: Sight) -> None:
    for track in range(3):
        seen[REMOVED + track] = float(TRACK_CUBES[track] - board.cubes[track])
    removed = seen[REMOVED + INFRASTRUCTURE]
    seen[REMOVED + 3] = min(1.0, removed / 2.0)
    seen[REMOVED + 4] = min(1.0, removed / 4.0)
    if board.cubes[INFRASTRUCTURE] > 0 and board.government >= 0:
        part = removed / TRACK_CUBES[INFRASTRUCTURE]
        seen[REMOVED + 5] = part * part * endgame_vp(board, DEMOCRACIES[board.government])
    invested = board.invested
    seen[INVESTED] = float(min(invested, 5))
    seen[INVESTED + 1] = float(max(0, min(invested, INVESTMENT_SPACES) - 5))


def _goals(state: HorizonState, board: Board, seen: Sight) -> None:
    for group in range(len(state.objectives)):
        claims = state.claims[group]
        if board.seat in claims:
            continue
        condition = OBJECTIVE_CONDITIONS[state.objectives[group]]
        done = progress(board, condition)
        worth = LATER_CLAIM if claims else FIRST_CLAIM
        seen[GOAL] += worth * done
        seen[GOAL + 1] += worth * done * done
        if holds(board, condition):
            seen[GOAL + 2] += worth


def _best_modern(state: HorizonState, board: Board) -> float:
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
