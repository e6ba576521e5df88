"""What a player's position promises, in numbers: the inputs of a learned judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from .board import UNUSED, Board
from .catalogue import (
    ADVISOR_POINTS,
    BASE_COSTS,
    BASES,
    COLOUR_OF_DIE,
    COLOURS,
    CROSSED,
    FACES,
    FARM,
    FINAL_SPACE,
    FIRST_BASES,
    FOOD,
    GOLD,
    NO_COLOUR,
    PUSHED_TO,
    RESOURCES,
    ROUNDS_ALONE,
    SHOWN_COLOUR,
    SIGNS,
    SITES,
    STONE_COST,
    TEMPLE_POINTS,
    TEMPLE_TOP,
    VALUE_OF_DIE,
)
from .city import CORNERS
from .endings import all_holding
from .estimate import estimated_lead
from .frames import (
    ABILITY,
    ACTIVATE,
    ACTIVATION_ORDER,
    BUILD_PLACE,
    BUILD_SIDE,
    BUILD_TILE,
    CHOOSE_ACTION,
    CHOOSE_BASIC,
    CHOOSE_FREEMAN,
    COPY,
    EXTRA_STEP,
    FOOD_STEP,
    KEEP_TILE,
    MILITARY_MODE,
    RECOLOUR,
    RECRUIT,
    SHIP,
    SITE,
    SPEAKER,
    STONE_OR_FOOD,
    SUPERIORITY,
    TEMPLE,
    VISIT_MENU,
)
from .market import can_afford, wisdom_cost
from .prospects import ability_worth, best_district
from .scoring import points
from .state import MILITARY_TRACK, OriginsState
from .worths import HAND

UNIT: Final = 10.0  # points that count as 1

SINGLE: Final = (
    "estimate points next_base unused used sixes ready_sixes pips ready_pips archon speakers speaker_pips "
    "free_bases bases advisors duplicates freeman_colours low middle high low_points middle_points high_points "
    "topped military crossed behind pushed final tokens farms seats three_blocks two_blocks kept district_now "
    "district_later districts scored area row_value affordable steps most_steps gold_cards levels reserve ending "
    "round to_move passed others_passed rival_points rival_freemen rival_bases rival_steps rival_seats "
    "rival_advisors rival_military rival_ready pending_basic pending_military pending_attack pending_temple "
    "pending_step pending_build pending_side pending_place pending_ability pending_recruit pending_speaker "
    "pending_food pending_freeman pending_other pending_site pending_main pending_bonus pending_token "
    "pending_action"
)
SINGLES: Final[tuple[str, ...]] = tuple(SINGLE.split())


ESTIMATE: Final = 0  # by hand, of the outcome: what is learned is how far it is off
POINTS: Final = 1
NEXT_BASE: Final = 2
PEOPLE: Final = 3
LOW: Final = 17
MILITARY_AT: Final = 24
FARMS: Final = 30
AREA: Final = 39
STEPS: Final = 42
TO_MOVE: Final = 49
RIVAL: Final = 52
PENDING: Final = 60
RESOURCE: Final = 79  # + resource
SOME: Final = 83  # + resource: at least one
FREEMEN_OF: Final = 87  # + colour
ADVISOR_OF: Final = 92  # + colour
HEIGHT: Final = 97  # + colour
SEATED: Final = 102  # + colour
BUILT: Final = 107  # + colour
SIGN: Final = 112  # + card
SHIP_OF: Final = 124  # + site
ROUND_ALONE: Final = 129  # + round
SIZE: Final = 134
NAMES: Final[tuple[str, ...]] = (
    *SINGLES,
    *[f"{what}_{resource}" for what in ("much", "some") for resource in RESOURCES],
    *[f"{what}_{colour}" for what in ("freemen", "advisor", "height", "seated", "built") for colour in COLOURS],
    *[f"sign_{sign}" for sign in SIGNS],
    *[f"ship_{site + 1}" for site in range(SITES)],
    *[f"round_{number + 1}" for number in range(ROUNDS_ALONE)],
)


def lead(state: OriginsState, seat: int) -> int:
    """Points more than the best of the others; alone, points."""
    own = points(state, seat)
    if state.alone:
        return own
    best = -1000
    for other in range(state.players):
        if other != seat:
            best = max(best, points(state, other))
    return own - best


def features(state: OriginsState, seat: int) -> vec[float]:
    """The inputs of one seat, as far as this world goes."""
    found = vec[float]([0.0] * SIZE)
    board = state.boards[seat]
    found[ESTIMATE] = estimated_lead(state, seat, HAND) / UNIT
    found[POINTS] = points(state, seat) / UNIT
    _stock(board, found)
    _people(board, found)
    _tracks(state, seat, found)
    _city(state, seat, found)
    _table(state, seat, found)
    _time(state, seat, found)
    if not state.alone:
        _rival(state, seat, found)
    if not state.over:
        _pending(state, seat, found)
    return found


def _stock(board: Board, found: vec[float]) -> None:
    """Resources, towers, cards."""
    for resource in range(4):
        have = board.resources[resource]
        found[RESOURCE + resource] = min(have, 9) / 4.0
        found[SOME + resource] = 1.0 if have > 0 else 0.0
    if board.bases < BASES:
        cost = BASE_COSTS[board.bases - FIRST_BASES]
        found[NEXT_BASE] = min(board.resources[FOOD] + board.resources[GOLD], cost) / cost
    for colour in range(5):
        found[HEIGHT + colour] = (board.heights[colour] - 1) / 2.0
    signs = board.signs
    for sign in range(len(SIGNS)):
        if signs >> sign & 1:
            found[SIGN + sign] = 1.0


def _people(board: Board, found: vec[float]) -> None:
    """Freemen, Speakers, bases and Advisors."""
    ready_pips = 0
    ready_sixes = 0
    pips = 0
    sixes = 0
    duplicates = 0
    for die in board.unused:
        value = VALUE_OF_DIE[die]
        colour = COLOUR_OF_DIE[die]
        ready_pips += value
        if value == FACES:
            ready_sixes += 1
        if colour in board.advisors:
            duplicates += 1
        found[FREEMEN_OF + colour] += 0.5
    for code in board.used:
        die = code // SITES
        value = VALUE_OF_DIE[die]
        colour = COLOUR_OF_DIE[die]
        pips += value
        if value == FACES:
            sixes += 1
        if colour in board.advisors:
            duplicates += 1
        found[FREEMEN_OF + colour] += 0.5
    at = PEOPLE
    found[at] = len(board.unused) / 2.0
    found[at + 1] = len(board.used) / 2.0
    found[at + 2] = float(sixes)
    found[at + 3] = float(ready_sixes)
    found[at + 4] = pips / 8.0
    found[at + 5] = ready_pips / 8.0
    found[at + 6] = 1.0 if board.archon == UNUSED and not board.passed else 0.0
    found[at + 7] = len(board.speakers) / 2.0
    found[at + 8] = sum(board.speakers) / 6.0
    found[at + 9] = board.free_bases / 2.0
    found[at + 10] = (board.bases - FIRST_BASES) / 2.0
    found[at + 11] = ADVISOR_POINTS[len(board.advisors)] / UNIT
    found[at + 12] = duplicates / 2.0
    found[at + 13] = board.freeman_colours() / 3.0
    for colour in board.advisors:
        found[ADVISOR_OF + colour] = 1.0


def _tracks(state: OriginsState, seat: int, found: vec[float]) -> None:
    """Temples from the lowest marker to the highest, and the Military track."""
    steps = [state.tracks[0].at[seat], state.tracks[1].at[seat], state.tracks[2].at[seat]]
    steps.sort()
    topped = 0
    for place in range(3):
        found[LOW + place] = steps[place] / 6.0
        found[LOW + 3 + place] = TEMPLE_POINTS[steps[place]] / 20.0
        if steps[place] == TEMPLE_TOP:
            topped += 1
    found[LOW + 6] = float(topped)
    track = state.tracks[MILITARY_TRACK]
    space = track.at[seat]
    at = MILITARY_AT
    found[at] = space / 6.0
    found[at + 1] = CROSSED[space] / 2.0
    found[at + 2] = float(track.behind(seat))
    found[at + 3] = (space - PUSHED_TO[space]) / 2.0
    found[at + 4] = 1.0 if space == FINAL_SPACE else 0.0
    found[at + 5] = state.boards[seat].tokens / 2.0


def _city(state: OriginsState, seat: int, found: vec[float]) -> None:
    """Tiles, blocks, Seats, and what a District would bring."""
    board = state.boards[seat]
    tiles = board.tiles
    farms = 0
    three = 0
    two = 0
    for cell, tile in tiles.items():
        if tile >= FARM:
            farms += 1
        else:
            colour = SHOWN_COLOUR[tile]
            if colour != NO_COLOUR:
                found[BUILT + colour] += 0.5
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
    for die in board.dice.values():
        found[SEATED + COLOUR_OF_DIE[die]] += VALUE_OF_DIE[die] / 6.0
    at = FARMS
    found[at] = farms / 2.0
    found[at + 1] = min(len(board.seats), 4) / 2.0
    found[at + 2] = min(three, 4) / 2.0
    found[at + 3] = min(two, 8) / 4.0
    found[at + 4] = float(len(board.kept))
    if board.seats:
        found[at + 5] = best_district(state, seat, board.unused, HAND) / UNIT
        found[at + 6] = best_district(state, seat, [code // SITES for code in board.used], HAND) / UNIT
    found[at + 7] = len(board.dice) / 3.0
    found[at + 8] = board.scored.bit_count() / 2.0


def _table(state: OriginsState, seat: int, found: vec[float]) -> None:
    """Ships, Speakers, the row and the market."""
    for site in range(SITES):
        found[SHIP_OF + site] = (state.ships[site] - 1) / 3.0
    found[AREA] = len(state.area_dice) / 2.0
    if state.row:
        found[AREA + 1] = VALUE_OF_DIE[state.row[0]] / 4.0
    affordable = 0
    for space in range(len(state.market)):
        kind = state.market[space]
        if STONE_COST[kind] and can_afford(state, seat, wisdom_cost(state, seat, space), kind):
            affordable += 1
    found[AREA + 2] = affordable / 2.0


def _time(state: OriginsState, seat: int, found: vec[float]) -> None:
    """How near the end is, and who still plays in this round."""
    at = STEPS
    if state.alone:
        found[ROUND_ALONE + max(0, state.round - 1)] = 1.0
    else:
        most = 0
        for other in range(state.players):
            most = max(most, steps_of(state, other))
        found[at] = steps_of(state, seat) / 15.0
        found[at + 1] = most / 15.0
        cards = 0
        for gold in state.district_gold:
            if gold > 0:
                cards += 1
        found[at + 2] = cards / 2.0
        levels = state.levels[:]
        levels.sort()
        found[at + 3] = min(levels[0] + levels[1], 4) / 2.0
        found[at + 4] = float(min(4, *state.reserve)) / 2.0
        found[at + 5] = 1.0 if all_holding(state) else 0.0
        found[at + 6] = min(state.round, 20) / 5.0
    if not state.over and state.stack[-1].seat == seat and state.stack[-1].step == CHOOSE_ACTION:
        found[TO_MOVE] = 1.0
    if state.boards[seat].passed:
        found[TO_MOVE + 1] = 1.0
    passed = 0
    for other in range(state.players):
        if other != seat and state.boards[other].passed:
            passed += 1
    if passed:
        found[TO_MOVE + 2] = passed / (state.players - 1)


def steps_of(state: OriginsState, seat: int) -> int:
    """How far the seat has climbed in all."""
    return state.tracks[0].at[seat] + state.tracks[1].at[seat] + state.tracks[2].at[seat]


def ready_workers(board: Board) -> int:
    """Who can still go to a site in this round."""
    if board.passed:
        return 0
    return len(board.unused) + len(board.speakers) + (1 if board.archon == UNUSED else 0)


def _rival(state: OriginsState, seat: int, found: vec[float]) -> None:
    """The one of the others who has most points."""
    rival = -1
    most = -1
    for other in range(state.players):
        if other != seat:
            have = points(state, other)
            if have > most:
                most = have
                rival = other
    board = state.boards[rival]
    at = RIVAL
    found[at] = most / UNIT
    found[at + 1] = board.freemen / 2.0
    found[at + 2] = (board.bases - FIRST_BASES) / 2.0
    found[at + 3] = steps_of(state, rival) / 15.0
    found[at + 4] = min(len(board.seats), 4) / 2.0
    found[at + 5] = ADVISOR_POINTS[len(board.advisors)] / UNIT
    found[at + 6] = state.tracks[MILITARY_TRACK].at[rival] / 6.0
    found[at + 7] = ready_workers(board) / 2.0


def _pending(state: OriginsState, seat: int, found: vec[float]) -> None:
    """What is under way for the seat."""
    at = PENDING
    for frame in state.stack:
        if frame.seat != seat:
            continue
        step = frame.step
        if step in (CHOOSE_BASIC, STONE_OR_FOOD):
            found[at] += float(frame.a)
        elif step == MILITARY_MODE:
            found[at + 1] += frame.a / 2.0
            found[at + 2] += 1.0
        elif step == TEMPLE:
            found[at + 3 if frame.a == 0 else at + 4] += 1.0
        elif step == EXTRA_STEP:
            found[at + 4] += 0.5
        elif step == BUILD_TILE:
            found[at + 5] += 1.0
        elif step == BUILD_SIDE:
            found[at + 6] += 1.0
        elif step == BUILD_PLACE:
            found[at + 7] += 1.0
        elif step in (ACTIVATE, COPY, ABILITY):
            cell = frame.d if step == ABILITY else frame.a
            found[at + 8] += ability_worth(state, seat, cell, HAND) / UNIT
        elif step == ACTIVATION_ORDER:
            for corner in range(4):
                if frame.b >> corner & 1:
                    found[at + 8] += ability_worth(state, seat, frame.a + CORNERS[corner], HAND) / UNIT
        elif step == RECRUIT:
            found[at + 9] += 1.0
        elif step == SPEAKER:
            found[at + 10] += 1.0
        elif step == FOOD_STEP:
            found[at + 11] += 1.0
        elif step == CHOOSE_FREEMAN:
            found[at + 12] += 1.0
        elif step in (RECOLOUR, SHIP, KEEP_TILE):
            found[at + 13] += 1.0
        elif step == SITE:
            found[at + 14] += 1.0
        elif step == VISIT_MENU:
            if frame.c & 3 == 0:
                found[at + 15] += 1.0
            if frame.c & 4 == 0:
                found[at + 16] += 1.0
        elif step == SUPERIORITY:
            if state.boards[seat].tokens:
                found[at + 17] += 1.0
        elif step == CHOOSE_ACTION:
            found[at + 18] += 1.0
