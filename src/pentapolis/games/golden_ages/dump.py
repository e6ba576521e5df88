"""Loading a position: what its fields cannot tell one by one, so that only possible positions come back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ...core.dumps import Dump, load_state
from ...core.errors import InvalidDump
from . import frames
from .agenda import clockwise
from .board import BACKS, FUTURE, GLORY, GOLD, NONE, TERMS, Board, cubes_on_tiles
from .cards import (
    ACTIVE_CARDS,
    ALL_BUILDINGS,
    BUILDING_ERA,
    CARD_BIT,
    CIV_ERA,
    CIV_NUMBER,
    CUBES,
    ERAS,
    FACE_UP_JUDGEMENTS,
    FIRST_WONDER,
    FUTURE_VP,
    GLORY_TILES,
    GOLD_PER_VP,
    JUDGEMENTS,
    MIN_PLAYERS,
    STARTING_TECHS,
    TECH_BACK,
    TECHS,
    WONDER_ERA,
)
from .fields import CARD, FIELDS, TILE
from .fields import GLORY as GLORY_VALUE
from .grid import AGORA, BIT, CELLS, NOWHERE, count
from .measures import leads
from .state import GoldenState
from .tiles import BY_ACTION, SIZES, SQUARE, SQUARE_AT, TILES
from .worldmap import OPEN_SEA

if TYPE_CHECKING:
    from .game import GoldenAges

INDIA: Final[int] = CIV_NUMBER["india"]


def restored(game: GoldenAges, data: object) -> GoldenState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""

    def blank(dump: Dump, seed: bytes) -> GoldenState:
        square = BY_ACTION[SQUARE][4 * SQUARE_AT]
        assert square is not None
        return GoldenState(game, dump.players, dump.options, seed, [], OPEN_SEA.plus(square), [], [], [], [], 0)

    return load_state(game, data, blank, _check)


def _require(right: bool, where: str, rule: str, what: str) -> None:
    """Raises unless that is right."""
    if not right:
        raise InvalidDump(f"{where}: {what} [{rule}]")


def _check(state: GoldenState) -> None:
    _check_pieces(state)
    _check_cards(state)
    for seat, board in enumerate(state.boards):
        _check_board(state, board, f"position.boards[{seat}]")
    _check_map(state)
    _check_judgements(state)
    if state.over:
        _check_end(state)
        return
    for seat, board in enumerate(state.boards):
        for term in (GOLD, BACKS, GLORY, FUTURE):
            where = f"position.boards[{seat}].points.{TERMS[term]}"
            _require(board.points[term] == 0, where, "R163", "these points come with the end of the game")
    bottom = state.stack[0].step
    if bottom == frames.FIRST_PLAYER:
        _check_update(state)
    elif bottom == frames.TURN:
        _check_extension(state)
    else:
        _check_turns(state)


# --- conservation ---


def _check_pieces(state: GoldenState) -> None:
    """Tiles, glory tiles and cards are in one place."""
    drawn = [frame.a for frame in state.stack if frame.step == frames.PLACE_TILE]
    FIELDS.check_conserved(state, TILE, [1] * len(TILES), "R2", drawn)
    looked = [value for frame in state.stack if frame.step == frames.GLORY_KEEP for value in (frame.a, frame.b)]
    FIELDS.check_conserved(state, GLORY_VALUE, Counter(GLORY_TILES), "R6", looked)
    FIELDS.check_conserved(state, CARD, [1] * len(CARD.names), "R3", all_there=False)
    _require(all(SIZES[tile] == 3 for tile in state.threes), "position.threes", "R26", "tiles of three cells expected")
    _require(all(SIZES[tile] == 2 for tile in state.twos), "position.twos", "R26", "tiles of two cells expected")
    placed = Counter(SIZES[placement.tile] for placement in state.world.placed)
    _require(
        placed[3] <= state.seats and placed[2] <= state.seats * (state.era - 1),
        "position.tiles",
        "R25",
        "nobody places more than a tile in an era",
    )
    sizes = [SIZES[placement.tile] for placement in state.world.placed]
    _require(sizes == sorted(sizes, reverse=True), "position.tiles", "R26", "those of three cells lie first")


def _check_cards(state: GoldenState) -> None:
    """Cards belong to their eras and to that many players; decks are whole until they are turned up."""
    for card in range(len(CARD.names)):
        era = WONDER_ERA[card - FIRST_WONDER] if card >= FIRST_WONDER else BUILDING_ERA[card]
        in_play = card >= FIRST_WONDER or MIN_PLAYERS[card] <= state.players
        for place, cards in (("wonders", state.wonders), ("buildings", state.buildings)):
            if cards & CARD_BIT[card]:
                right = era == state.era and (card >= FIRST_WONDER) == (place == "wonders") and in_play
                _require(right, f"position.{place}", "R16", f"{CARD.names[card]} cannot lie there")
        for seat, board in enumerate(state.boards):
            if board.cards & CARD_BIT[card]:
                where = f"position.boards[{seat}].cards"
                _require(era <= state.era and in_play, where, "R16", f"{CARD.names[card]} is not in play")
    taken = state.buildings
    for board in state.boards:
        taken |= board.cards & ALL_BUILDINGS
    for era in range(ERAS):
        bits = sum([CARD_BIT[b] for b in range(FIRST_WONDER) if BUILDING_ERA[b] == era + 1])
        where = f"position.buildings of era {era + 1}"
        _require(count(taken & bits) <= state.seats, where, "R17", "no more are turned up than there are players")
    _require(len(state.decks) == ERAS, "position.decks", "R14", f"{ERAS} decks expected")
    for at, deck in enumerate(state.decks):
        whole = [b for b in range(FIRST_WONDER) if BUILDING_ERA[b] == at + 1 and MIN_PLAYERS[b] <= state.players]
        expected = whole if at >= state.era else []
        _require(sorted(deck) == expected, f"position.decks[{at}]", "R14", "not the deck of that era")
    civs = [civ for board in state.boards for civ in (board.civ, *board.hand) if civ != NONE]
    _require(len(set(civs)) == len(civs), "position.boards", "R5", "every civilization is there once")
    futures = {board.future for board in state.boards}
    _require(len(futures) == state.seats, "position.boards", "R6", "every future technology is there once")


# --- one player ---


def _check_board(state: GoldenState, board: Board, where: str) -> None:
    cubes = board.cubes_on_board + board.reserve + cubes_on_tiles(board.techs)
    _require(cubes == CUBES, where, "R7", f"{cubes} cubes instead of {CUBES}")
    _require(board.techs & STARTING_TECHS == STARTING_TECHS, f"{where}.techs", "R15", "the four first are there")
    gaps = 0
    for row in range(4):
        developed = board.row(row)
        if developed & (developed + 1):
            _require(developed & 15 & ((developed & 15) + 1) == 0, f"{where}.techs", "R128", "a row has a gap")
            gaps += 1
    _require(gaps <= (1 if board.civ == INDIA else 0), f"{where}.techs", "R151", "only India leaves a gap, and one")
    _require(board.buildings <= board.slots, f"{where}.cards", "R79", "more buildings than slots")
    _require(not board.used & ~(board.cards & ACTIVE_CARDS), f"{where}.used", "R117", "own cards to activate expected")
    _require(CIV_ERA[board.civ] <= state.era, f"{where}.civ", "R19", "that era has not begun")
    for at, civ in enumerate(board.hand):
        here = f"{where}.hand[{at}]"
        _require(civ == NONE or CIV_ERA[civ] == at + 1, here, "R10", "a civilization of another era")
        _require(civ != NONE or at < state.era, here, "R10", "the civilization of that era is missing")
        _require(civ == NONE or at >= state.era - 1, here, "R19", "that era is over")
    away = board.capital == NOWHERE
    _require(board.capital != AGORA, f"{where}.capital", "R36", "the capital is on the map")
    for number, place in enumerate(board.places):
        here = f"{where}.colonists[{number}]"
        standing = bool(board.standing >> number & 1)
        _require((place == NOWHERE) == away, here, "R36", "colonists come with the capital")
        _require(not standing or place < CELLS, here, "R77", "who is not on the map does not stand")
        if state.closed and place < CELLS:
            _require(bool(state.world.land & BIT[place]), here, "R171", "nobody is on closed sea")
    _require(not board.golden or board.standing == 0, f"{where}.golden", "R152", "a colonist still stands")
    _require(not board.greece_used or board.wonders > 0, f"{where}.greece_used", "R138", "there is no wonder")
    _require(not (away and (board.cities or state.era > 1)), f"{where}.capital", "R36", "the capital is missing")


def _check_map(state: GoldenState) -> None:
    """Cities and capitals each have a continent cell for themselves."""
    cities = 0
    capitals = 0
    for seat, board in enumerate(state.boards):
        where = f"position.boards[{seat}]"
        _require(not board.cities & cities, f"{where}.cities", "R67", "two cities on a cell")
        _require(not board.cities & ~state.world.covered, f"{where}.cities", "R66", "a city that is on no continent")
        cities |= board.cities
        capital = 0 if board.capital == NOWHERE else BIT[board.capital]
        _require(not capital & ~state.world.covered, f"{where}.capital", "R36", "it is on no continent")
        _require(not capital & capitals, f"{where}.capital", "R36", "two capitals on a cell")
        capitals |= capital
    _require(not cities & capitals, "position.boards", "R68", "a city under a capital")


def _check_judgements(state: GoldenState) -> None:
    left = FACE_UP_JUDGEMENTS - (state.era - 1)
    _require(count(state.judgements) == left, "position.judgements", "R12", f"{left} of {len(JUDGEMENTS)} expected")
    chosen = state.chosen
    _require(chosen == NONE or state.judgements >> chosen & 1 == 1, "position.chosen", "R154", "it is not face up")


# --- the phases ---


def _check_quiet(state: GoldenState) -> None:
    """Between the eras nobody has done anything yet."""
    _require(state.chosen == NONE and state.last_turns == NONE, "position", "R158", "the era has not begun")
    _require(count(state.wonders) == 4, "position.wonders", "R16", "all four are face up")
    _require(count(state.buildings) == state.seats, "position.buildings", "R17", "one for each player is face up")
    for seat, board in enumerate(state.boards):
        right = not board.golden and board.used == 0 and (board.capital == NOWHERE or board.standing == 7)
        _require(right, f"position.boards[{seat}]", "R159", "everything is ready for a new era")


def _check_update(state: GoldenState) -> None:
    """A3: who has not chosen yet comes clockwise after who has."""
    _check_quiet(state)
    _require(state.era > 1, "stack", "R18", "there is no choice of civilizations in era I")
    _require(state.stack[0].seat == state.first, "stack[0]", "R19", "not the first player of the era before")
    waiting = [frame.seat for frame in reversed(state.stack) if frame.step == frames.CIV]
    order = clockwise(state, state.first)
    done = len(order) - len(waiting)
    _require(waiting == order[done:], "stack", "R19", "the players do not choose in their order")
    for place, seat in enumerate(order):
        chosen = state.boards[seat].hand[state.era - 1] == NONE
        _require(chosen == (place < done), f"position.boards[{seat}].hand", "R19", "it is chosen in order")
    top = state.stack[-1]
    if top.step == frames.INDIA_TECH:
        right = done > 0 and top.seat == order[done - 1] and state.boards[top.seat].civ == INDIA
        _require(right, "stack", "R151", "nobody has just played India")
        rows = [state.boards[top.seat].row(row) for row in range(4)]
        _require(all(not row & (row + 1) for row in rows), "position.boards", "R151", "the technology is there already")
    else:
        _require(len(state.stack) == 1 + len(waiting), "stack", "R19", "a civilization is chosen here")


def _check_extension(state: GoldenState) -> None:
    """B: who has not placed a tile yet comes clockwise after who has."""
    _check_quiet(state)
    _require(state.stack[0].seat == state.first, "stack[0]", "R25", "not the first player of the era")
    _check_chosen(state)
    waiting = [frame.seat for frame in reversed(state.stack) if frame.step == frames.EXTEND]
    order = clockwise(state, state.first)
    done = len(order) - len(waiting)
    _require(done > 0 and waiting == order[done:], "stack", "R25", "the players do not place in their order")
    seat = order[done - 1]
    rest = state.stack[1 + len(waiting) :]
    kinds = [frame.step for frame in rest]
    right = kinds in ([frames.CAPITAL], [frames.CAPITAL, frames.PLACE_TILE])
    _require(right and all(frame.seat == seat for frame in rest), "stack", "R25", "a tile or a capital is placed here")
    for place, other in enumerate(order):
        missing = state.boards[other].capital == NOWHERE
        expected = state.era == 1 and place >= done - 1
        _require(missing == expected, f"position.boards[{other}].capital", "R36", "capitals come in order")
    size = 3 if state.era == 1 else 2
    if len(rest) == 2:
        _require(SIZES[rest[1].a] == size, "stack", "R26", f"a tile of {size} cells expected")
        return
    if rest[0].a:
        pile = state.threes
        right = state.era == 1 and not any(state.world.room_for(tile) for tile in pile)
        _require(right, "stack", "R35", "there is a tile to place")
        return
    last = state.world.placed[-1]
    pieces = state.capitals
    for board in state.boards:
        pieces |= board.presence
    _require(SIZES[last.tile] == size and not pieces & last.cells, "position.tiles", "R36", "no tile was just placed")


def _check_chosen(state: GoldenState) -> None:
    for seat, board in enumerate(state.boards):
        here = f"position.boards[{seat}].hand"
        _require(board.hand[state.era - 1] == NONE, here, "R19", "the civilization of the era has been chosen")


def _check_turns(state: GoldenState) -> None:
    """C: golden ages, the judgement, and in era IV the turns that are left."""
    _check_chosen(state)
    seat = state.stack[0].seat
    right = all(frame.seat == seat for frame in state.stack)
    _require(right, "stack", "R42", "all of a turn belongs to one player")
    for other, board in enumerate(state.boards):
        where = f"position.boards[{other}].capital"
        _require(board.capital != NOWHERE, where, "R36", "the capital is missing")
    choosing = state.stack[-1].step == frames.JUDGEMENT
    golden = [other for other, board in enumerate(state.boards) if board.golden]
    if choosing:
        _require(golden == [seat] and state.chosen == NONE, "stack", "R154", "the first golden age of the era expected")
    else:
        _require(seat not in golden, "stack", "R43", "a player in a golden age has no choice")
        _require(bool(golden) == (state.chosen != NONE), "position.chosen", "R154", "it comes with a golden age")
    if state.era < ERAS or not golden:
        _require(state.last_turns == NONE, "position.last_turns", "R160", "the end has not been brought about")
    elif choosing:
        _require(state.last_turns == state.seats - 1, "position.last_turns", "R160", "everybody else has one")
    else:
        _require(0 <= state.last_turns < state.seats - 1, "position.last_turns", "R160", "fewer turns are left")
        turns = state.seats - 1 - state.last_turns  # begun since the end was brought about, with this one
        _require(state.boards[(seat - turns) % state.seats].golden, "position.last_turns", "R160", "who began it?")
        _require(len(golden) <= turns, "position.boards", "R161", "golden ages of players who had no turn")


def _check_end(state: GoldenState) -> None:
    """The last points are there, and nothing is left to do."""
    _require(state.era == ERAS and state.last_turns == 0, "stack", "R161", "empty, but the game is not over")
    _require(state.chosen != NONE, "position.chosen", "R162", "it has been scored")
    _check_chosen(state)
    _require(any(board.golden for board in state.boards), "position.boards", "R160", "nobody has brought about the end")
    for seat, board in enumerate(state.boards):
        where = f"position.boards[{seat}]"
        _require(board.capital != NOWHERE, f"{where}.capital", "R36", "the capital is missing")
        backs = sum([TECH_BACK[tech] for tech in range(len(TECHS)) if board.techs >> tech & 1])
        expected = {
            GOLD: board.gold // GOLD_PER_VP,
            BACKS: backs,
            GLORY: sum(board.glory),
            FUTURE: FUTURE_VP if leads(state, seat, board.future) else 0,
        }
        for term, points in expected.items():
            here = f"{where}.points.{TERMS[term]}"
            _require(board.points[term] == points, here, "R163", f"{points} expected, not {board.points[term]}")
