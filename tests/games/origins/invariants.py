"""What must hold in every position of Origins."""

from __future__ import annotations

from collections import Counter

from pentapolis import State
from pentapolis.games.common.tracks import Track
from pentapolis.games.origins.board import Board
from pentapolis.games.origins.catalogue import (
    AGORA,
    BASES,
    BUILDINGS,
    COLOUR_OF_DIE,
    COLOUR_OF_KIND,
    COPIES,
    CROSSED,
    DISTRICT_GOLD,
    DISTRICTS,
    FARM,
    FINAL_SPACE,
    FIRST_BASES,
    HIGHEST_SPEAKER,
    LEVELS,
    LOWEST_SPEAKER,
    OPPONENT_AT,
    PALACE,
    SETUP,
    SITES,
    TEMPLE_TOP,
)
from pentapolis.games.origins.city import AGORA_CELL, CORNERS, PALACE_CELL, SIDES
from pentapolis.games.origins.state import OriginsState


def check(state: State) -> None:
    """Dice, tiles, levels, bases, tokens and cards are conserved; tracks, cities and cards agree with themselves."""
    assert isinstance(state, OriginsState)
    _check_dice(state)
    _check_tiles(state)
    _check_levels(state)
    _check_cards(state)
    for number, track in enumerate(state.tracks):
        _check_track(track, FINAL_SPACE if number == 3 else TEMPLE_TOP)
    assert all(1 <= ship <= 6 for ship in state.ships)
    for seat, board in enumerate(state.boards):
        _check_board(state, seat, board)
    for seat in range(state.seats):
        assert sum(line.points for line in state.score_sheet(seat)) == state.score(seat)
    if state.alone:
        assert state.round <= len(OPPONENT_AT)
        assert state.tracks[3].at[1] == OPPONENT_AT[max(0, state.round - 1)]


def _check_dice(state: OriginsState) -> None:
    """R1, R8: every Citizen and every Speaker is somewhere, and only once."""
    citizens = Counter({colour: state.reserve[colour] for colour in range(5)})
    speakers = list(state.area_dice)
    assert min(state.reserve) >= 0
    citizens.update(COLOUR_OF_DIE[die] for die in [*state.row, *state.pool])
    for board in state.boards:
        citizens.update(COLOUR_OF_DIE[die] for die in [*board.unused, *board.dice.values()])
        citizens.update(COLOUR_OF_DIE[code // SITES] for code in board.used)
        citizens.update(board.advisors)
        speakers += board.speakers
        speakers += [code // SITES for code in board.spoken]
    each = SETUP[state.players]["citizen_dice_per_colour"]
    assert [citizens[colour] for colour in range(5)] == [each] * 5
    assert len(speakers) == SETUP[state.players]["speaker_dice"]
    assert all(LOWEST_SPEAKER <= value <= HIGHEST_SPEAKER for value in speakers)
    assert state.area_dice == sorted(state.area_dice) and state.pool == sorted(state.pool)
    colours = [COLOUR_OF_DIE[die] for die in state.row]
    assert len(set(colours)) == len(colours), "a die of the row is replaced by one of its own colour"


def _check_tiles(state: OriginsState) -> None:
    """R4: 75 tiles; the market has at most one of each colour."""
    found = Counter(state.market)
    for colour, pile in enumerate(state.piles):
        assert all(COLOUR_OF_KIND[kind] == colour for kind in pile)
        assert 0 <= state.buried[colour] <= len(pile)
        found.update(pile)
    for board in state.boards:
        found.update(board.kept)
        found.update(tile % FARM for tile in board.tiles.values() if tile % FARM < BUILDINGS)
    assert [found[kind] for kind in range(BUILDINGS)] == COPIES
    colours = [COLOUR_OF_KIND[kind] for kind in state.market]
    assert len(set(colours)) == len(colours)


def _check_levels(state: OriginsState) -> None:
    """R10, R11: tower levels are in the reserve or on a Palace; the box has twelve of each colour."""
    for colour in range(5):
        icons = sum(DISTRICTS[card].towers.count(colour) for card in state.districts)
        raised = sum(board.heights[colour] for board in state.boards)
        assert state.levels[colour] >= 0
        assert state.levels[colour] + raised == 1 + icons + state.players <= LEVELS


def _check_cards(state: OriginsState) -> None:
    """R3, R9: three Zodiac cards, each with its holder; Gold on District cards is there or has been taken."""
    assert len(set(state.signs)) == 3
    for seat, board in enumerate(state.boards):
        held = sum(1 << state.signs[temple] for temple in range(3) if state.holders[temple] == seat)
        assert board.signs == held
    assert len(set(state.districts)) == len(state.districts) == SETUP[state.players]["district_cards"]
    assert all(gold in (0, DISTRICT_GOLD) for gold in state.district_gold)
    for at, gold in enumerate(state.district_gold):
        assert (gold == 0) == any(board.scored >> at & 1 for board in state.boards)


def _check_track(track: Track, last: int) -> None:
    assert all(0 <= space <= last for space in track.at)
    for space, stack in track.stacks.items():
        assert stack and all(track.at[seat] == space for seat in stack)
    assert sorted(seat for stack in track.stacks.values() for seat in stack) == list(range(len(track.at)))


def _check_board(state: OriginsState, seat: int, board: Board) -> None:
    """Resources, bases and tokens, and a city whose free cells and Seats are what its tiles say."""
    assert min(board.resources) >= 0 and min(board.points) >= 0
    assert FIRST_BASES <= board.bases <= BASES and board.free_bases >= 0
    assert len(set(board.advisors)) == len(board.advisors)
    assert 0 <= board.tokens <= CROSSED[state.tracks[3].at[seat]]
    for items in (board.unused, board.used, board.speakers, board.spoken, board.kept, board.spots, board.seats):
        assert items == sorted(items)
    tiles = board.tiles
    assert tiles[PALACE_CELL] == PALACE and tiles[AGORA_CELL] == AGORA
    spots = {cell + side for cell in tiles for side in SIDES} - set(tiles)
    assert board.spots == sorted(spots)
    blocks = {cell for cell in tiles if all(cell + corner in tiles for corner in CORNERS)}
    assert board.seats == sorted(blocks - set(board.dice))
    assert set(board.dice) <= blocks
