"""What the learned evaluation sees of a player: numbers about the board, the map around it and the turns to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import ACTION_NAMES, SOLDIER
from .board import NONE, Board
from .cards import (
    ACTIVE_CARDS,
    ALL_BUILDINGS,
    ALL_WONDERS,
    ATTACKS,
    BUILDING_TYPES,
    CARD_BIT,
    CARD_DATA,
    CIV_FREE_WONDER,
    CIVS,
    ERAS,
    FIRST_WONDER,
    FUTURE_VP,
    GOLD_PER_VP,
    HIGH_TECHS,
    INVASION_COSTS,
    JUDGEMENTS,
    LEVEL_5,
    MINARET_VP,
    ROWS,
    SPIRAL_MINARET,
    STARTING_TECHS,
    SYMBOLS,
    TECH_BACK,
    TECH_BIT,
    TECH_DATA,
    TECHS,
    TYPE_OF,
    WONDER_PRICE,
    WONDERS,
    ops_of,
)
from .cities import cube_gold
from .development import price
from .frames import ACTION, COLONIST, TURN_END
from .gains import move_cells, symbol_gold
from .grid import BIT
from .measures import COMPARED, JUDGED, JUDGED_PER, JUDGED_VP, MEASURES, measure
from .state import GoldenState

UNIT: Final = 10.0  # points that count 1 for the net
STEPS: Final = TURN_END + 1

KNOWN: Final = 0  # points scored, and those that what is there already will score at the end
ERA: Final = 1  # + era - 1
GOLD: Final = 5
GOLD_3: Final = 6
GOLD_8: Final = 7
GOLD_14: Final = 8
STANDING: Final = 9
ANYBODY: Final = 10
GOLDEN: Final = 11
OTHERS_GOLDEN: Final = 12
OTHERS_STANDING: Final = 13
OTHERS_READY: Final = 14
OTHERS_GOLD: Final = 15
AWAY: Final = 16
TO_MOVE: Final = 17
LAST: Final = 18
ONE_MORE: Final = 19
UNDECIDED: Final = 20
BEST_JUDGED: Final = 21
NEAR_GOLD: Final = 22
CITY_ROOM: Final = 23
CITY_GOLD: Final = 24
CITIES: Final = 25
CUBES: Final = 26
RESERVE: Final = 27
GLORY: Final = 28
PREY: Final = 29
PREY_PAID: Final = 30
EXPOSED: Final = 31
TOP_POINTS: Final = 32
TOP_PAID: Final = 33
TECHS_PAID: Final = 34
WONDER_POINTS: Final = 35
WONDERS_PAID: Final = 36
FREE_SLOTS: Final = 37
READY: Final = 38
FREE_WONDER: Final = 39
LEADS: Final = 40
LEAD: Final = 41
BUILDINGS_UP: Final = 42
SINGLES: Final = 43
CONTROL: Final = SINGLES  # + symbol
NEAR: Final = CONTROL + 4  # + symbol
FACE_UP: Final[int] = NEAR + 4  # + judgement: what it would score
CHOSEN: Final[int] = FACE_UP + len(JUDGEMENTS)  # + judgement
DEVELOPED: Final[int] = CHOSEN + len(JUDGEMENTS)  # + technology
OWNED: Final[int] = DEVELOPED + len(TECHS)  # + type of building
UNUSED: Final[int] = OWNED + len(BUILDING_TYPES)  # + type of building
SHOWN: Final[int] = UNUSED + len(BUILDING_TYPES)  # + type of building
BUILT: Final[int] = SHOWN + len(BUILDING_TYPES)  # + wonder
CIV: Final[int] = BUILT + len(WONDERS)  # + civilization
PENDING: Final[int] = CIV + len(CIVS)  # + step that the seat has to decide
ACTING: Final[int] = PENDING + STEPS  # + action for which a colonist is chosen
COUNT: Final[int] = ACTING + SOLDIER + 1

SINGLE_NAMES: Final = (
    "known era_1 era_2 era_3 era_4 gold gold_3 gold_8 gold_14 standing anybody golden others_golden others_standing "
    "others_ready others_gold away to_move last one_more undecided best_judged near_gold city_room city_gold cities "
    "cubes reserve glory prey prey_paid exposed top_points top_paid techs_paid wonder_points wonders_paid free_slots "
    "ready free_wonder leads lead buildings_up"
)
NAMES: Final[tuple[str, ...]] = (
    *SINGLE_NAMES.split(),
    *[f"control_{symbol}" for symbol in SYMBOLS],
    *[f"near_{symbol}" for symbol in SYMBOLS],
    *[f"face_up_{judgement}" for judgement in JUDGEMENTS],
    *[f"chosen_{judgement}" for judgement in JUDGEMENTS],
    *[f"developed_{tech}" for tech in TECHS],
    *[f"owned_{kind}" for kind in BUILDING_TYPES],
    *[f"unused_{kind}" for kind in BUILDING_TYPES],
    *[f"shown_{kind}" for kind in BUILDING_TYPES],
    *[f"built_{wonder}" for wonder in WONDERS],
    *[f"civ_{civ}" for civ in CIVS],
    *[f"pending_{step}" for step in range(STEPS)],
    *[f"acting_{name}" for name in ACTION_NAMES[: SOLDIER + 1]],
)
assert len(NAMES) == COUNT and len(SINGLE_NAMES.split()) == SINGLES and ERAS == 4 and len(ROWS) == 4

EMPTY: Final[vec[float]] = vec[float]([0.0] * int(COUNT))


def scored_by(items: list[dict[str, object]], timing: str) -> list[tuple[int, int]]:
    """By component: what it counts when it scores at that time, and the points for each; (0, 0) if it does not."""
    found: list[tuple[int, int]] = []
    for item in items:
        at = (0, 0)
        for op in ops_of(item, timing):
            if op["op"] == "vp_per":
                at = (MEASURES.index(op["per"]), op["amount"])
        found.append(at)
    return found


_WONDER_SCORES: Final = scored_by(CARD_DATA[FIRST_WONDER:], "immediate")
WONDER_COUNTS: Final[list[int]] = [what for what, _ in _WONDER_SCORES]
WONDER_EACH: Final[list[int]] = [each for _, each in _WONDER_SCORES]
_TECH_SCORES: Final = scored_by(TECH_DATA, "immediate")
TECH_COUNTS: Final[list[int]] = [what for what, _ in _TECH_SCORES]
TECH_EACH: Final[list[int]] = [each for _, each in _TECH_SCORES]
TOP_TECHS: Final[int] = sum([TECH_BIT[tech] for tech in LEVEL_5])


def ones(bits: i64) -> int:
    """How many bits are set."""
    left: i64 = bits - ((bits >> 1) & 0x5555555555555555)
    left = (left & 0x3333333333333333) + ((left >> 2) & 0x3333333333333333)
    left = (left + (left >> 4)) & 0x0F0F0F0F0F0F0F0F
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return int(left & 127)


def has_turn(state: GoldenState, seat: int) -> bool:
    """Whether the seat will still decide anything in this game."""
    if state.era < ERAS or state.player == seat:
        return True
    if state.boards[seat].golden:
        return False
    # R160: `last_turns` counts the turns after the one under way.
    return state.last_turns == NONE or (seat - state.player) % state.seats <= state.last_turns


def settled(state: GoldenState, seat: int) -> int:
    """Points scored, and those that glory, technologies and the chosen judgement will score as they are."""
    board = state.boards[seat]
    total = board.vp
    for value in board.glory:
        total += value
    techs = board.techs & ~STARTING_TECHS
    at = 0
    while techs:
        if techs & 1:
            total += TECH_BACK[at]
        techs >>= 1
        at += 1
    if board.cards & SPIRAL_MINARET:
        total += MINARET_VP * ones(board.techs & HIGH_TECHS)
    if state.chosen != NONE:
        total += _judged(state, seat, state.chosen)
    return total


def final_score(state: GoldenState, seat: int) -> int:
    """The score if the game ended with what is there now."""
    board = state.boards[seat]
    if state.over:
        return board.vp
    total = settled(state, seat) + board.gold // GOLD_PER_VP
    return total + FUTURE_VP if _lead(state, seat, board) > 0 else total


def features(state: GoldenState, seat: int) -> vec[float]:
    """What the net sees of the seat; the game is not over."""
    found = EMPTY[:]
    board = state.boards[seat]
    gold = board.gold
    found[KNOWN] = settled(state, seat) / UNIT
    found[ERA + max(state.era, 1) - 1] = 1.0
    found[GOLD] = gold / 10.0
    found[GOLD_3] = min(gold, 3) / 3.0
    found[GOLD_8] = min(gold, 8) / 8.0
    found[GOLD_14] = min(gold, 14) / 14.0
    standing = board.standing
    found[STANDING] = ones(standing) / 3.0
    found[ANYBODY] = 1.0 if standing else 0.0
    if board.golden:
        found[GOLDEN] = 1.0
    _timing(state, seat, found)
    _others(state, seat, found)
    _judgements(state, seat, found)
    _map(state, seat, board, found)
    _technologies(state, seat, board, found)
    _cards(state, seat, board, found)
    lead = _lead(state, seat, board)
    found[LEADS] = 1.0 if lead > 0 else 0.0
    found[LEAD] = max(-3, min(3, lead)) / 3.0
    return found


def _judged(state: GoldenState, seat: int, judgement: int) -> int:
    return JUDGED_VP[judgement] * (measure(state, seat, JUDGED[judgement]) // JUDGED_PER[judgement])


def _lead(state: GoldenState, seat: int, board: Board) -> int:
    """By how much the seat has more than anybody else of what its future technology compares (R166)."""
    what = COMPARED[board.future]
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, measure(state, other, what))
    return measure(state, seat, what) - most


def _timing(state: GoldenState, seat: int, found: vec[float]) -> None:
    """Whose turn it is, what the seat is about to decide, and whether the end has been brought about."""
    frame = state.stack[-1]
    if frame.seat == seat:
        if frame.step == ACTION:
            found[TO_MOVE] = 1.0
        else:
            found[PENDING + frame.step] = 1.0
            if frame.step == COLONIST:
                found[ACTING + frame.a] = 1.0
    else:
        found[AWAY] = ((seat - frame.seat) % state.seats) / (state.seats - 1)
    if state.last_turns != NONE:
        found[LAST] = 1.0
        if has_turn(state, seat):
            found[ONE_MORE] = 1.0


def _others(state: GoldenState, seat: int, found: vec[float]) -> None:
    """How long the others will go on in this era, which brings gold to who is in a golden age (R43)."""
    golden = 0
    standing = 0
    ready = 0
    gold = 0
    for other in range(state.seats):
        if other == seat:
            continue
        board = state.boards[other]
        if board.golden:
            golden += 1
            continue
        standing = max(standing, ones(board.standing))
        ready = max(ready, ones(board.cards & ACTIVE_CARDS & ~board.used))
        gold = max(gold, board.gold)
    found[OTHERS_GOLDEN] = golden / (state.seats - 1)
    found[OTHERS_STANDING] = standing / 3.0
    found[OTHERS_READY] = ready / 3.0
    found[OTHERS_GOLD] = gold / 10.0


def _judgements(state: GoldenState, seat: int, found: vec[float]) -> None:
    """What the judgements would bring that are face up."""
    best = 0
    up = state.judgements
    for judgement in range(len(JUDGEMENTS)):
        if up >> judgement & 1 and judgement != state.chosen:
            points = _judged(state, seat, judgement)
            found[FACE_UP + judgement] = points / 5.0
            best = max(best, points)
    if state.chosen == NONE:
        found[UNDECIDED] = 1.0
        found[BEST_JUDGED] = best / 5.0
    else:
        found[CHOSEN + state.chosen] = 1.0


def _map(state: GoldenState, seat: int, board: Board, found: vec[float]) -> None:
    """Symbols under control, and what colonists that stand could come to: symbols, room for cities, prey."""
    world = state.world
    visible = ~state.capitals
    presence = board.presence & visible
    places = board.places
    near = 0
    for number in range(len(places)):
        if board.standing >> number & 1 and BIT[places[number]]:
            near |= move_cells(state, board, places[number])
    fresh = near & visible & ~presence
    best = 0
    for symbol in range(4):
        single, double = world.ones[symbol], world.twos[symbol]
        found[CONTROL + symbol] = (ones(single & presence) + ones(double & presence)) / 4.0
        if fresh:
            reached, twice = single & fresh, double & fresh
            if reached:
                found[NEAR + symbol] = (ones(reached) + ones(twice)) / 4.0
                each = symbol_gold(board, symbol)
                best = max(best, 2 * each if twice else each)
    found[NEAR_GOLD] = best / 5.0
    cities = 0
    prey = 0
    hunters = 0
    for other in range(state.seats):
        rival = state.boards[other]
        cities |= rival.cities
        if other != seat:
            prey |= rival.cities | rival.colonist_cells & ~BIT[rival.capital]
            hunters |= rival.colonist_cells
    found[CITIES] = ones(board.cities) / 5.0
    found[CUBES] = board.cubes_on_board / 8.0
    found[RESERVE] = board.reserve / 8.0
    if near:
        room = near & world.covered & visible & ~cities
        if room:
            found[CITY_ROOM] = min(ones(room), 8) / 8.0
            if board.reserve >= board.city_cubes:
                found[CITY_GOLD] = board.city_cubes * cube_gold(board) / 4.0
        attacks = len(board.glory)
        if attacks < ATTACKS and near & prey:
            found[PREY] = 1.0
            if INVASION_COSTS[attacks] <= board.gold:
                found[PREY_PAID] = 1.0
    found[GLORY] = len(board.glory) / 4.0
    found[EXPOSED] = ones((board.cities | board.colonist_cells & ~BIT[board.capital]) & hunters) / 2.0


def _technologies(state: GoldenState, seat: int, board: Board, found: vec[float]) -> None:
    """What is developed, what can be, and what the last of a row would score."""
    techs = board.techs
    for tech in range(len(TECHS)):
        if techs >> tech & 1:
            found[DEVELOPED + tech] = 1.0
    paid = 0
    most = 0
    most_paid = 0
    for row in range(4):
        tech = board.next_in(row)
        if tech == NONE:
            continue
        payable = price(board, tech, 0) <= board.gold
        if payable:
            paid += 1
        if TOP_TECHS >> tech & 1:
            points = TECH_EACH[tech] * measure(state, seat, TECH_COUNTS[tech]) + TECH_BACK[tech]
            most = max(most, points)
            if payable:
                most_paid = max(most_paid, points)
    found[TOP_POINTS] = most / UNIT
    found[TOP_PAID] = most_paid / UNIT
    found[TECHS_PAID] = paid / 4.0


def _cards(state: GoldenState, seat: int, board: Board, found: vec[float]) -> None:
    """Own cards, whether they can still be activated, and what is face up."""
    cards = board.cards
    unused = cards & ACTIVE_CARDS & ~board.used
    found[READY] = ones(unused) / 3.0
    own = cards & ALL_BUILDINGS
    found[FREE_SLOTS] = (board.slots - ones(own)) / 3.0
    shown = state.buildings
    found[BUILDINGS_UP] = ones(shown) / 4.0
    both = own | shown
    number = 0
    while both:
        if both & 1:
            kind = TYPE_OF[number]
            if own >> number & 1:
                found[OWNED + kind] += 1.0
                if unused >> number & 1:
                    found[UNUSED + kind] += 1.0
            else:
                found[SHOWN + kind] = 1.0
        both >>= 1
        number += 1
    free = CIV_FREE_WONDER[board.civ] != 0 and not board.greece_used
    if free:
        found[FREE_WONDER] = 1.0
    if cards & ALL_WONDERS or state.wonders:
        _wonders(state, seat, board, free, found)
    if board.civ != NONE:
        found[CIV + board.civ] = 1.0


def _wonders(state: GoldenState, seat: int, board: Board, free: bool, found: vec[float]) -> None:
    paid = 0
    best = 0
    for wonder in range(len(WONDERS)):
        bit = CARD_BIT[FIRST_WONDER + wonder]
        if board.cards & bit:
            found[BUILT + wonder] = 1.0
        elif state.wonders & bit and (free or WONDER_PRICE[wonder][board.civ] <= board.gold):
            paid += 1
            if WONDER_EACH[wonder]:
                best = max(best, WONDER_EACH[wonder] * measure(state, seat, WONDER_COUNTS[wonder]))
    found[WONDER_POINTS] = best / UNIT
    found[WONDERS_PAID] = paid / 4.0
