"""Loading a position: what its fields cannot tell one by one, so that only possible positions come back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...core.dumps import Dump, load_state
from ...core.errors import InvalidDump
from .board import Board
from .cards import (
    BUILDING_LEVEL,
    BUILDING_LEVELS,
    BUILDINGS,
    CAPACITY,
    CUBES,
    END_CUBES,
    GOVERNMENT_CARDS,
    LEADERS,
    LEADERS_OF_LEVEL,
    MOST_ROUNDS,
    OBJECTIVE_GROUPS,
    PAWNS,
    SLOT_HAS_LEADER,
    SLOT_IDS,
    SLOT_LEVEL,
    SLOTS,
    SPOTS,
    SUPPLY,
    TECH_IDS,
    TECH_LEVEL,
    TECHS,
    TECHS_OF_LEVEL,
    TERRITORIES,
    TOKENS,
    TRACK_CUBES,
)
from .decisions.base import Asked
from .fields import BUILDING, FIELDS, LEADER, TECH, TERRITORY
from .frames import (
    ARRIVE,
    CARD,
    EFFECTS,
    EXPANSION,
    FIRST_EFFECT,
    FOUND,
    GOVERNMENT,
    HAD_EFFECT,
    PLACE_CUBE,
    STEP,
    TURN,
    TURN_END,
)
from .movement import is_foreign_start, touching
from .places import CRADLE, FIRST_TERRITORY, NEIGHBOURS, ON_THE_WAY, PLACE_IDS, PLACES, START_SIDES, STARTS
from .state import HorizonState

if TYPE_CHECKING:
    from .game import Horizon


def restored(game: Horizon, data: object) -> HorizonState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""

    def blank(dump: Dump, seed: bytes) -> HorizonState:
        return HorizonState(game, dump.players, dump.options, seed, [], [], [], [], [], [0, 0], [])

    return load_state(game, data, blank, _check)


CHANCES = 3  # tree, tiles, first player with governments


def demand(holds: bool, why: str) -> None:
    """Raises InvalidDump unless it holds."""
    if not holds:
        raise InvalidDump(why)


def _check(state: HorizonState) -> None:
    _check_stack(state)
    _check_progress(state)
    _check_cards(state)
    _check_tiles(state)
    for kind, name in enumerate(TOKENS):
        held = sum(board.held[kind] for board in state.boards)
        demand(
            state.supply[kind] + held == SUPPLY[kind], f"position.supply.{name}: {SUPPLY[kind]} tokens in all [R181]"
        )
    for seat, board in enumerate(state.boards):
        _check_board(state, board, f"position.boards[{seat}]")


def _check_stack(state: HorizonState) -> None:
    """Whose frames they are, and what lies under an effect that may be declined."""
    drafting = bool(state.stack) and state.stack[0].step == TURN
    for depth, frame in enumerate(state.stack):
        step = state.game.steps[frame.step]
        if drafting:
            demand(frame.step in (TURN, GOVERNMENT), f"stack[{depth}]: no {step.name!r} while governments are chosen")
            continue
        below = state.stack[depth - 1] if depth else None
        demand(depth > 0 or frame.step == TURN_END, "stack[0]: a turn ends with 'turn_end'")
        if frame.step != EFFECTS:  # R24; only effects come to others
            demand(frame.seat == state.current, f"stack[{depth}]: it is the turn of seat {state.current} [R24]")
        if isinstance(step, Asked) and frame.d & FIRST_EFFECT:
            rest = below is not None and below.step == EFFECTS and below.c & HAD_EFFECT and below.seat == frame.seat
            demand(bool(rest), f"stack[{depth}]: the rest of its list must lie below it")
    if drafting:
        order = state.order()
        seats = [frame.seat for frame in state.stack[1:]]
        demand(
            seats == order[: len(seats)] and state.stack[0].seat == state.first,
            "stack: governments are chosen in order [R20]",
        )
        chosen = [board.government >= 0 for board in state.boards]
        demand(chosen == [seat not in seats for seat in range(state.seats)], "position.boards: who has a government")
    else:
        demand(
            all(board.government >= 0 for board in state.boards), "position.boards: everybody has a government [R20]"
        )
    cards = [number for number in (*state.offered, *(b.government for b in state.boards)) if number >= 0]
    sides = [card for card, pair in enumerate(GOVERNMENT_CARDS) for number in cards if number in pair]
    demand(len(set(sides)) == len(sides) == state.seats, "position.offered: one side of as many cards as players [R20]")


def _check_progress(state: HorizonState) -> None:
    """Round, turn, seat and the last round agree."""
    seats = state.seats
    demand(state.chances == CHANCES, f"chances: {CHANCES} at set-up and none after it [R198]")
    drafting = bool(state.stack) and state.stack[0].step == TURN
    if drafting:
        demand(state.turn == 0 and state.round == 0, "turn: none before everybody has a government")
        demand(state.current == state.first, "position.current: the first player")
        demand(state.tiles_revealed == 0 and not state.has_invested, "position: nobody has had a turn")
    else:
        at = (state.current - state.first) % seats
        demand(state.turn == (state.round - 1) * seats + at + 1, f"turn: round {state.round}, seat {state.current}")
        first_turns = [board.pawn >= 0 for board in state.boards]
        moved = [state.turn > (seat - state.first) % seats + 1 for seat in range(seats)]
        waiting = EXPANSION in [frame.step for frame in state.stack] and state.stack[-1].step == EXPANSION - 1
        for seat in range(seats):
            acts = seat == state.current and not waiting
            demand(
                first_turns[seat] == (moved[seat] or (acts and state.turn > (seat - state.first) % seats)),
                f"position.boards[{seat}].pawn: on the board from the first turn on [R26]",
            )
    cubes = 0
    demand(len(state.claims) == len(OBJECTIVE_GROUPS), "position.claims: one list for each objective [R9]")
    for group, claims in enumerate(state.claims):
        demand(len(set(claims)) == len(claims), f"position.claims[{group}]: once for each player [R159]")
        cubes += len(claims)
    if cubes < END_CUBES[seats]:
        limit = MOST_ROUNDS if state.round == MOST_ROUNDS else 0  # R200
        demand(state.end_round == limit, "position.end_round: the end has not been triggered [R164]")
        demand(bool(state.stack) or limit > 0, "stack: empty, but the game is not over")
    else:
        demand(
            state.round <= state.end_round <= state.round + 1 and state.end_round > 1,
            "position.end_round: the round after the trigger [R164]",
        )
    if not state.stack:
        last = (state.first + seats - 1) % seats
        demand(state.round == state.end_round and state.current == last, "stack: empty, but the game is not over")
    demand(
        state.tiles_revealed <= min(state.reveal_limit, state.explored),
        "position.tiles_revealed: more than may be [R112]",
    )
    pawns = [board.pawn for board in state.boards if board.pawn >= 0]
    shared = [pawn for pawn in pawns if not SPOTS[pawn].unlimited]
    demand(len(set(shared)) == len(shared), "position.boards: two Action pawns on one space [R30]")
    demand(all(SPOTS[pawn].least_players <= seats for pawn in pawns), "position.boards: a space that is closed [R31]")


def _check_cards(state: HorizonState) -> None:
    """Technologies, leaders and objectives are where they can be."""
    piled = [tech for pile in state.piles for tech in pile]
    FIELDS.check_conserved(state, TECH, [1] * TECHS, "R5", piled, all_there=False)
    FIELDS.check_conserved(state, LEADER, [1] * LEADERS, "R8", all_there=False)
    for level in (1, 2, 3):
        count = sum(TECH_LEVEL[tech] == level for tech in (*FIELDS.held(state, TECH), *piled))
        demand(count == len(TECHS_OF_LEVEL[level]), f"position.piles: technologies of level {level} are missing [R5]")
    pending = [frame.a for frame in state.stack if frame.step == FOUND]
    taken: Counter[int] = Counter()
    for slot in range(SLOTS):
        level, tech, leader = SLOT_LEVEL[slot], state.tech_at[slot], state.leader_at[slot]
        researched = any(board.scholars >> slot & 1 for board in state.boards)
        where = f"position.technologies: {SLOT_IDS[slot]}"
        demand(tech < 0 or TECH_LEVEL[tech] == level, f"{where} has a card of another level")
        wanted = level in (1, 4) or researched
        demand(wanted == (tech >= 0) or slot in pending, f"{where} has a card if it was researched [R67]")
        has_leader = SLOT_HAS_LEADER[slot] and not researched
        demand(has_leader == (leader >= 0), f"position.leaders: {SLOT_IDS[slot]} has one until it is discovered [R62]")
        demand(leader < 0 or leader in LEADERS_OF_LEVEL[level], f"position.leaders: {SLOT_IDS[slot]}: another level")
        if SLOT_HAS_LEADER[slot] and researched:
            taken[level] += 1
    for level in range(2, 5):
        owned = [one for board in state.boards for one in board.leaders if one in LEADERS_OF_LEVEL[level]]
        demand(len(owned) == taken[level], f"position.boards: a leader for every discovery of level {level} [R62]")
    for level in (2, 3):
        pile = state.piles[level]
        demand(all(TECH_LEVEL[tech] == level for tech in pile), f"position.piles.{level}: a card of another level")
        open_cards = sum(frame.b for frame in state.stack[-1:] if frame.step == CARD and frame.d == level)
        demand(state.unseen[level] <= len(pile) - open_cards, f"position.unseen.{level}: more than the pile has")
    groups = [one for group in OBJECTIVE_GROUPS for one in group]
    demand(len(state.objectives) == 3, "position.objectives: one of each group [R9]")
    for group, objective in enumerate(state.objectives):
        demand(
            objective in OBJECTIVE_GROUPS[group] and objective in groups, "position.objectives: one of each group [R9]"
        )


def _check_tiles(state: HorizonState) -> None:
    """Buildings, territories and the map."""
    piled = [tile for pile in (*state.rivers, *state.building_piles) for tile in pile]
    FIELDS.check_conserved(state, BUILDING, [1] * BUILDINGS, "R11", piled)
    FIELDS.check_conserved(state, TERRITORY, [1] * TERRITORIES, "R10")
    for level in BUILDING_LEVELS:
        for tile in (*state.rivers[level], *state.building_piles[level]):
            demand(BUILDING_LEVEL[tile] == level, f"position.rivers.{level}: a tile of another level [R11]")
    arriving = [frame.a for frame in state.stack if frame.step == ARRIVE]
    laid = [one for one in state.territories[: state.explored] if one not in arriving]
    places = [CRADLE, *[STARTS + seat for seat in range(state.seats)], *[FIRST_TERRITORY + one for one in laid]]
    found = [place for place in range(PLACES) if state.cell_of[place] >= 0]
    demand(found == sorted(places), "position.map: the Cradle, the starting tiles and what was explored [R187]")
    demand(state.at[0] == CRADLE, "position.map: the Cradle lies in the centre [R10]")
    for at, seat in enumerate(state.order()):
        cell = NEIGHBOURS[0][START_SIDES[state.seats][at]]
        demand(state.at[cell] == STARTS + seat, f"position.map.start_{seat}: not where the turn order puts it [R12]")
    building = [frame.b for frame in state.stack if frame.step == PLACE_CUBE]
    for place in found:
        where = f"position.map.{PLACE_IDS[place]}"
        village, city, built = state.village[place], state.city[place], state.building_on[place]
        left, right = state.left[place], state.right[place]
        if place >= FIRST_TERRITORY:
            demand(touching(state, state.cell_of[place]) >= 2, f"{where}: touches fewer than two tiles [R110]")
        else:
            demand(village < 0 and city < 0, f"{where}: has neither village nor city")
        demand(city < 0 or village >= 0, f"{where}: no city without a village [R144]")
        demand(village < 0 or built < 0, f"{where}: a building covers no settled village [R123]")
        demand(left < 0 or built >= 0, f"{where}: a builder and no building")
        demand(built < 0 or left >= 0 or place in building, f"{where}: a building has a first builder [R128]")
        demand(right < 0 or 0 <= left != right, f"{where}: the second builder is another player [R133]")


def _check_board(state: HorizonState, board: Board, where: str) -> None:
    """Pawns, cubes, units and technologies of one player."""
    seat = board.seat
    pawns = board.active + board.inactive + len(board.units) + board.scholars.bit_count()
    demand(pawns == PAWNS, f"{where}: {pawns} pawns instead of {PAWNS} [R16]")
    demand(all(board.columns[at] <= CAPACITY[at] for at in range(1, 5)), f"{where}.columns: more than fit [R43]")
    demand(all(board.cubes[at] <= TRACK_CUBES[at] for at in range(3)), f"{where}.cubes: more than fit [R17]")
    outside = board.villages + board.cities + board.buildings + sum(seat in claims for claims in state.claims)
    moving = sum(frame.step == PLACE_CUBE and frame.seat == seat and frame.c == 0 for frame in state.stack)
    cubes = board.cubes_left() + board.invested + outside + moving
    demand(
        cubes == CUBES or (cubes > CUBES and board.cubes_left() == 0),
        f"{where}: {cubes} cubes instead of {CUBES} [R17]",
    )
    arriving = sum(frame.step == ARRIVE and frame.seat == seat for frame in state.stack)
    exploring = [unit for unit in board.units if unit >> 4 == ON_THE_WAY]
    demand(
        len(exploring) == arriving and not any(unit >> 3 & 1 for unit in exploring),
        f"{where}.units: who explores [R109]",
    )
    crossing = [frame.b - 1 for frame in state.stack[-1:] if frame.step == STEP and frame.b]
    for unit in board.units:
        place = unit >> 4
        if place != ON_THE_WAY:
            demand(state.cell_of[place] >= 0, f"{where}.units: {PLACE_IDS[place]} is not laid")
            foreign = is_foreign_start(state, seat, place) and unit not in crossing
            demand(not foreign, f"{where}.units: a unit stands on a foreign starting tile [R107]")
    pending = [frame.a for frame in state.stack if frame.step == FOUND and frame.seat == seat]
    slots = [slot for slot in range(SLOTS) if board.scholars >> slot & 1 and slot not in pending]
    techs = sorted([*[state.tech_at[slot] for slot in slots], *board.private])
    demand(board.techs == techs, f"{where}.techs: {[TECH_IDS[tech] for tech in techs]} are in force [R72]")
