"""Loading a position: what its fields cannot tell one by one, so that only possible positions come back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ...core.dumps import Dump, load_state
from ...core.errors import InvalidDump
from .board import UNUSED, Board
from .catalogue import (
    AGORA,
    ALL_TOPPED,
    BUILDINGS,
    COLOUR_OF_DIE,
    COLOUR_OF_KIND,
    COLOURS,
    COPIES,
    CROSSED,
    DISTRICT_GOLD,
    DISTRICTS,
    FARM,
    FEW_LEVELS,
    FINAL_SPACE,
    FIRST_BASES,
    KIND_IDS,
    LOWEST_SPEAKER,
    NO_GOLD,
    OPPONENT_AT,
    PALACE,
    ROUNDS_ALONE,
    SETUP,
    SITES,
    START_RESOURCES,
    TEMPLE_TOP,
)
from .city import AGORA_CELL, PALACE_CELL, SIDES
from .endings import all_holding
from .frames import DRAFT_DIE, FIRST_ROUND, NEXT_TURN, SOLO_DISCARD, SOLO_PICK, TAKE_BACK
from .state import MILITARY_TRACK, OriginsState

if TYPE_CHECKING:
    from .game import Origins

LASTING: Final = ALL_TOPPED | NO_GOLD | FEW_LEVELS  # conditions that stay true


def restored(game: Origins, data: object) -> OriginsState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""

    def blank(dump: Dump, seed: bytes) -> OriginsState:
        return OriginsState(game, dump.players, dump.options, seed, [], [], [], [], [], [], [], [], [], [], [], [], [])

    return load_state(game, data, blank, _check)


def _check(state: OriginsState) -> None:
    _check_dice(state)
    _check_tiles(state)
    _check_cards(state)
    _check_tracks(state)
    for seat, board in enumerate(state.boards):
        _check_board(state, seat, board)
    _check_stack(state)


def _wrong(what: str) -> InvalidDump:
    return InvalidDump(f"position.{what}")


def _check_dice(state: OriginsState) -> None:
    """R1, R8: every die is in one place."""
    found = Counter(dict(enumerate(state.reserve)))
    found.update(COLOUR_OF_DIE[die] for die in [*state.row, *state.pool])
    speakers = [*state.area_dice]
    for seat, board in enumerate(state.boards):
        found.update(COLOUR_OF_DIE[die] for die in [*board.unused, *board.dice.values()])
        found.update(COLOUR_OF_DIE[code // SITES] for code in board.used)
        found.update(board.advisors)
        speakers += board.speakers
        spoken = [code // SITES for code in board.spoken]
        if any(value < LOWEST_SPEAKER for value in spoken):
            raise _wrong(f"boards[{seat}].spoken: a Speaker shows {LOWEST_SPEAKER} at least [R8]")
        speakers += spoken
    each = SETUP[state.players]["citizen_dice_per_colour"]
    for colour in range(5):
        if found[colour] != each:
            raise _wrong(f"reserve: {found[colour]} {COLOURS[colour]} dice instead of {each} on the table [R1]")
    if len(speakers) != SETUP[state.players]["speaker_dice"]:
        raise _wrong(f"speakers: {len(speakers)} on the table [R8]")
    if state.area_dice != sorted(state.area_dice):
        raise _wrong("speakers: values in order expected")
    if len({COLOUR_OF_DIE[die] for die in state.row}) != len(state.row):
        raise _wrong("row: at most one die of each colour [R95]")


def _check_tiles(state: OriginsState) -> None:
    """R4: every tile is in one place."""
    found = Counter(state.market)
    for colour, pile in enumerate(state.piles):
        if any(COLOUR_OF_KIND[kind] != colour for kind in pile):
            raise _wrong(f"piles[{colour}]: only {COLOURS[colour]} buildings [R4]")
        if state.buried[colour] > len(pile):
            raise _wrong(f"buried[{colour}]: {state.buried[colour]} tiles under a pile of {len(pile)}")
        found.update(pile)
    for board in state.boards:
        found.update(board.kept)
        found.update(tile % FARM for tile in board.tiles.values() if tile % FARM < BUILDINGS)
    for kind in range(BUILDINGS):
        if found[kind] != COPIES[kind]:
            raise _wrong(f"piles: {found[kind]} tiles {KIND_IDS[kind]} instead of {COPIES[kind]} [R4]")
    if len({COLOUR_OF_KIND[kind] for kind in state.market}) != len(state.market):
        raise _wrong("market: at most one tile of each colour [R104]")
    for colour in range(5):  # R10, R11
        icons = sum(DISTRICTS[card].towers.count(colour) for card in state.districts)
        raised = sum(board.heights[colour] for board in state.boards)
        if state.levels[colour] + raised != 1 + icons + state.players:
            raise _wrong(f"levels.{COLOURS[colour]}: levels are missing or too many [R10]")


def _check_cards(state: OriginsState) -> None:
    for at, gold in enumerate(state.district_gold):
        scored = any(board.scored >> at & 1 for board in state.boards)
        if gold != (0 if scored else DISTRICT_GOLD):
            raise _wrong(f"district_gold[{at}]: Gold lies on a card until somebody scores it [R153]")
    if any(board.scored >> len(state.districts) for board in state.boards):
        raise _wrong("boards: there is no such District card to have scored")
    holding = all_holding(state)
    if holding & ~state.announced or (state.announced & ~holding) & LASTING or (state.alone and state.announced):
        raise _wrong("announced: the end conditions that have been true expected [R174]")


def _check_tracks(state: OriginsState) -> None:
    for number, track in enumerate(state.tracks):
        military = number == MILITARY_TRACK
        if len(track.at) != (state.seats if military else state.players):
            raise _wrong(f"tracks[{number}]: every player has one marker there [R15]")
        if max(track.at) > (FINAL_SPACE if military else TEMPLE_TOP):
            raise _wrong(f"tracks[{number}]: there is no such step")
    if state.alone:
        if state.round > ROUNDS_ALONE:
            raise _wrong(f"round: alone there are {ROUNDS_ALONE} [R187]")
        if state.tracks[MILITARY_TRACK].at[1] != OPPONENT_AT[max(0, state.round - 1)]:
            raise _wrong(f"tracks[{MILITARY_TRACK}]: the opponent's marker stands elsewhere in this round [R185]")


def _check_board(state: OriginsState, seat: int, board: Board) -> None:
    where = f"boards[{seat}]"
    if board.free_bases < 0:
        raise _wrong(f"{where}: more Freemen than bases [R93]")
    if len(set(board.advisors)) != len(board.advisors):
        raise _wrong(f"{where}.advisors: every colour once expected [R100]")
    if board.tokens > CROSSED[state.tracks[MILITARY_TRACK].at[seat]]:
        raise _wrong(f"{where}.tokens: more than thresholds crossed [R63]")
    if min(board.heights) < 1:
        raise _wrong(f"{where}.towers: every tower has a level at least [R11]")
    tiles = board.tiles
    if tiles.get(PALACE_CELL) != PALACE or tiles.get(AGORA_CELL) != AGORA:
        raise _wrong(f"{where}.city: the Agora lies above the Palace [R14]")
    if sum(tile in (PALACE, AGORA) for tile in tiles.values()) != 2:
        raise _wrong(f"{where}.city: there is one Palace and one Agora [R14]")
    reached = {PALACE_CELL}
    edge = [PALACE_CELL]
    while edge:
        cell = edge.pop()
        for side in SIDES:
            if cell + side in tiles and cell + side not in reached:
                reached.add(cell + side)
                edge.append(cell + side)
    if len(reached) != len(tiles):
        raise _wrong(f"{where}.city: every tile shares an edge with the city [R106]")
    back = any(frame.step == TAKE_BACK and frame.seat == seat for frame in state.stack)
    if board.passed and not back and (board.used or board.archon != UNUSED):
        raise _wrong(f"{where}.passed: whoever has passed has taken the workers back [R159]")
    if back and not board.passed:
        raise _wrong(f"{where}.passed: workers come back by passing [R159]")


def _check_stack(state: OriginsState) -> None:
    """The bottom is the turn or the draft, and all above belongs to one player."""
    if state.over:
        ended = state.round == ROUNDS_ALONE if state.alone else all_holding(state)
        if not ended or not all(board.passed for board in state.boards):
            raise InvalidDump("stack: empty, but the game is not over [R169]")
        if any(board.speakers or board.spoken for board in state.boards):
            raise InvalidDump("stack: empty, but Speakers have not returned [R163]")
    if state.round == 0:
        _check_draft(state)
        return
    if state.pool:
        raise _wrong("pool: empty once the first round has begun [R17]")
    if state.over:
        return
    first = state.stack[0]
    if first.step != NEXT_TURN:
        raise InvalidDump("stack[0]: a round consists of turns [R19]")
    for depth, frame in enumerate(state.stack):
        if frame.seat != first.seat:
            raise InvalidDump(f"stack[{depth}]: only the player whose turn it is decides [R19]")


def _check_draft(state: OriginsState) -> None:
    """R17, R181: the dice taken so far are those whose turn has come."""
    players = state.players
    steps = [frame.step for frame in state.stack]
    if not steps or steps[0] != FIRST_ROUND:
        raise InvalidDump("stack[0]: the draft ends with the first round [R17]")
    order = [(state.bastion + step) % players for step in range(players)]
    seats = [*order, *order[::-1]]
    if players == 1:
        if len(steps) < 2 or steps[1:] != [SOLO_PICK, SOLO_PICK, SOLO_DISCARD][: len(steps) - 1]:
            raise InvalidDump("stack: dice are discarded, then taken [R181]")
        discarding = state.stack[-1].a if len(steps) == 4 else 0
        counts = [1 if len(steps) == 2 else 0]
        if len(state.pool) != 3 + discarding - counts[0]:
            raise _wrong("pool: dice are missing or too many [R181]")
    else:
        left_over = [frame.seat for frame in state.stack[1:]][::-1]
        if any(step != DRAFT_DIE for step in steps[1:]) or not left_over or left_over != seats[-len(left_over) :]:
            raise InvalidDump("stack: everybody takes a die, then another in reverse order [R17]")
        if len(state.pool) != 10 - 2 * players + len(left_over):
            raise _wrong("pool: dice are missing or too many [R17]")
        drafted = seats[: 2 * players - len(left_over)]
        counts = [drafted.count(seat) for seat in range(players)]
    for seat, board in enumerate(state.boards):
        if (
            len(board.unused) != counts[seat]
            or board.resources != START_RESOURCES
            or any(board.points)
            or board.used
            or board.bases != FIRST_BASES
            or board.advisors
            or board.kept
            or len(board.tiles) != 2
            or board.passed
            or board.archon != UNUSED
            or board.speakers
            or board.spoken
            or board.signs
        ):
            raise _wrong(f"boards[{seat}]: nothing has happened before the draft is over [R18]")
