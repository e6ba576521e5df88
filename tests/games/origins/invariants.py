"""What must hold in every position of Origins."""

from __future__ import annotations

from functools import cache, lru_cache

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

TILES = [kind for kind in range(BUILDINGS) for _ in range(COPIES[kind])]
KINDS = [{kind for kind in range(BUILDINGS) if COLOUR_OF_KIND[kind] == colour} for colour in range(5)]


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
    assert min(state.reserve) >= 0
    dice = [*state.row, *state.pool]
    speakers = [*state.area_dice]
    citizens: list[int] = []
    for board in state.boards:
        dice += board.unused
        dice += board.dice.values()
        dice += [code // SITES for code in board.used]
        citizens += board.advisors
        speakers += board.speakers
        speakers += [code // SITES for code in board.spoken]
    citizens += [COLOUR_OF_DIE[die] for die in dice]
    each = SETUP[state.players]["citizen_dice_per_colour"]
    assert [state.reserve[colour] + citizens.count(colour) for colour in range(5)] == [each] * 5
    assert len(speakers) == SETUP[state.players]["speaker_dice"]
    assert not speakers or LOWEST_SPEAKER <= min(speakers) <= max(speakers) <= HIGHEST_SPEAKER
    assert state.area_dice == sorted(state.area_dice) and state.pool == sorted(state.pool)
    colours = [COLOUR_OF_DIE[die] for die in state.row]
    assert len(set(colours)) == len(colours), "a die of the row is replaced by one of its own colour"


def _check_tiles(state: OriginsState) -> None:
    """R4: 75 tiles; the market has at most one of each colour."""
    found = [*state.market]
    for colour, pile in enumerate(state.piles):
        assert KINDS[colour].issuperset(pile)
        assert 0 <= state.buried[colour] <= len(pile)
        found += pile
    for board in state.boards:
        found += board.kept
        found += [tile % FARM for tile in board.tiles.values() if tile % FARM < BUILDINGS]
    found.sort()
    assert found == TILES
    colours = [COLOUR_OF_KIND[kind] for kind in state.market]
    assert len(set(colours)) == len(colours)


def _check_levels(state: OriginsState) -> None:
    """R10, R11: tower levels are in the reserve or on a Palace; the box has twelve of each colour."""
    assert min(state.levels) >= 0
    levels = [sum(heights) for heights in zip(state.levels, *[board.heights for board in state.boards], strict=True)]
    assert levels == [1 + icons + state.players for icons in _icons(tuple(state.districts))]
    assert max(levels) <= LEVELS


@cache
def _icons(cards: tuple[int, ...]) -> list[int]:
    """Tower icons on the cards, by colour."""
    return [sum(DISTRICTS[card].towers.count(colour) for card in cards) for colour in range(5)]


def _check_cards(state: OriginsState) -> None:
    """R3, R9: three Zodiac cards, each with its holder; Gold on District cards is there or has been taken."""
    assert len(set(state.signs)) == 3
    held = [0] * state.players
    for temple, holder in enumerate(state.holders):
        if holder != -1:
            held[holder] |= 1 << state.signs[temple]
    assert [board.signs for board in state.boards] == held
    assert len(set(state.districts)) == len(state.districts) == SETUP[state.players]["district_cards"]
    scored = 0
    for board in state.boards:
        scored |= board.scored
    assert state.district_gold == [0 if scored >> at & 1 else DISTRICT_GOLD for at in range(len(state.districts))]


def _check_track(track: Track, last: int) -> None:
    assert 0 <= min(track.at) <= max(track.at) <= last
    placed: list[tuple[int, int]] = []
    for space, stack in track.stacks.items():
        assert stack
        placed += [(seat, space) for seat in stack]
    assert sorted(placed) == list(enumerate(track.at))


def _check_board(state: OriginsState, seat: int, board: Board) -> None:
    """Resources, bases and tokens, and a city whose free cells and Seats are what its tiles say."""
    assert min(board.resources) >= 0 and min(board.points) >= 0
    assert FIRST_BASES <= board.bases <= BASES and board.free_bases >= 0
    assert len(set(board.advisors)) == len(board.advisors)
    assert 0 <= board.tokens <= CROSSED[state.tracks[3].at[seat]]
    for items in (board.unused, board.used, board.speakers, board.spoken, board.kept):
        assert items == sorted(items)
    tiles = board.tiles
    assert tiles[PALACE_CELL] == PALACE and tiles[AGORA_CELL] == AGORA
    spots, blocks = _surroundings(frozenset(tiles))
    assert board.spots == spots
    assert board.seats == [block for block in blocks if block not in board.dice]
    assert set(blocks).issuperset(board.dice)


@lru_cache(1 << 14)
def _surroundings(cells: frozenset[int]) -> tuple[list[int], list[int]]:
    """The free cells beside a city of these cells, and its blocks of four, in order."""
    spots = {cell + side for cell in cells for side in SIDES} - cells
    blocks = [cell for cell in cells if all(cell + corner in cells for corner in CORNERS)]
    return sorted(spots), sorted(blocks)
