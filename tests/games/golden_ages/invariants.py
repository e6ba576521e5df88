"""What must hold in every position of The Golden Ages."""

from __future__ import annotations

from collections import Counter

from pentapolis import State
from pentapolis.games.golden_ages import frames
from pentapolis.games.golden_ages.board import NONE, Board, cubes_on_tiles
from pentapolis.games.golden_ages.cards import (
    ACTIVE_CARDS,
    ALL_BUILDINGS,
    ALL_WONDERS,
    BUILDING_ERA,
    CIV_ERA,
    CUBES,
    ERAS,
    FIRST_WONDER,
    GLORY_TILES,
    MIN_PLAYERS,
    STARTING_TECHS,
    WONDER_ERA,
)
from pentapolis.games.golden_ages.grid import BIT, CELLS, NOWHERE, cells_of
from pentapolis.games.golden_ages.state import GoldenState
from pentapolis.games.golden_ages.tiles import SIDES, TILES
from pentapolis.games.golden_ages.worldmap import WorldMap


def check(state: State) -> None:
    """Pieces are conserved, the map is coherent, and nobody has what they cannot have."""
    assert isinstance(state, GoldenState)
    assert 1 <= state.era <= ERAS
    _check_tiles(state)
    _check_glory(state)
    _check_cards(state)
    cities, capitals = 0, 0
    for board in state.boards:
        assert not board.cities & cities, "one city on a cell (R67)"
        cities |= board.cities
        if board.capital != NOWHERE:
            assert not capitals & BIT[board.capital], "capitals do not share a cell"
            capitals |= BIT[board.capital]
        _check_board(state, board)
    assert not cities & ~state.world.covered, "cities stand on continents (R66)"
    assert not cities & capitals, "no city under a capital (R68)"
    assert capitals == state.capitals and not capitals & ~state.world.covered
    golden = [board.golden for board in state.boards]
    if state.over:
        assert state.era == ERAS and state.last_turns == 0
    elif state.era < ERAS:
        assert not all(golden), "the era would be over (R155)"
        assert state.last_turns == NONE
    choosing = bool(state.stack) and state.stack[-1].step == frames.JUDGEMENT
    assert (state.chosen != NONE) == (any(golden) and not choosing)
    assert state.judgements.bit_count() == 5 - (state.era - 1)
    assert state.chosen == NONE or state.judgements >> state.chosen & 1


_sound: list[WorldMap] = []  # the map that was looked at last: a map never changes, a new tile makes a new one


def _check_tiles(state: GoldenState) -> None:
    """R2: 17 tiles, and a map that is sound."""
    drawn = [frame.a for frame in state.stack if frame.step == frames.PLACE_TILE]
    placed = [placement.tile for placement in state.world.placed]
    assert sorted([*placed, *state.threes, *state.twos, *drawn]) == list(range(len(TILES)))
    assert state.world.covered == sum(placement.cells for placement in state.world.placed)
    if not _sound or _sound[0] is not state.world:
        _check_map(state.world)
        _sound[:] = [state.world]


def _check_map(world: WorldMap) -> None:
    """What lies on the map meets land with land and sea with sea."""
    covered: dict[int, dict[str, bool]] = {}
    for placement in world.placed:
        for cell in placement.parts:
            assert cell not in covered, "tiles do not overlap (R28)"
            covered[cell] = {name: bool(placement.land[side] & BIT[cell]) for side, name in enumerate(SIDES)}
    for cell, sides in covered.items():
        if cell + 10 in covered:
            assert sides["s"] == covered[cell + 10]["n"], "R30"
        if cell % 10 < 9 and cell + 1 in covered:
            assert sides["e"] == covered[cell + 1]["w"], "R30"
    assert world.covered == sum(BIT[cell] for cell in covered)


def _check_glory(state: GoldenState) -> None:
    looked = [value for frame in state.stack if frame.step == frames.GLORY_KEEP for value in (frame.a, frame.b)]
    tracks = [value for board in state.boards for value in board.glory]
    assert sorted([*state.supply, *tracks, *looked]) == sorted(GLORY_TILES)


def _check_cards(state: GoldenState) -> None:
    """Every card is in one place at most, and belongs to an era that has begun."""
    seen = state.wonders | state.buildings
    assert not state.wonders & ~ALL_WONDERS and not state.buildings & ~ALL_BUILDINGS
    for board in state.boards:
        assert not seen & board.cards
        seen |= board.cards
    for card in cells_of(seen):  # bits are bits
        era = WONDER_ERA[card - FIRST_WONDER] if card >= FIRST_WONDER else BUILDING_ERA[card]
        assert era <= state.era
        assert card >= FIRST_WONDER or MIN_PLAYERS[card] <= state.players
    assert [len(deck) > 0 for deck in state.decks] == [era >= state.era for era in range(ERAS)]
    civs = Counter(civ for board in state.boards for civ in (board.civ, *board.hand) if civ != NONE)
    assert max(civs.values()) == 1, "every civilization is there once"
    assert len({board.future for board in state.boards}) == state.seats
    for board in state.boards:
        assert CIV_ERA[board.civ] <= state.era
        for at, civ in enumerate(board.hand):
            assert (civ != NONE) >= (at >= state.era) and (civ == NONE) >= (at < state.era - 1)
            assert civ == NONE or CIV_ERA[civ] == at + 1


def _check_board(state: GoldenState, board: Board) -> None:
    assert board.gold >= 0
    assert board.vp == sum(board.points)
    assert board.cities.bit_count() + board.doubles.bit_count() + board.reserve + cubes_on_tiles(board.techs) == CUBES
    assert board.reserve >= 0 and not board.doubles & ~board.cities
    assert board.techs & STARTING_TECHS == STARTING_TECHS
    assert board.buildings <= board.slots <= 3
    assert not board.used & ~(board.cards & ACTIVE_CARDS)
    assert len(board.glory) <= 4
    assert len(board.places) == 3 and 0 <= board.standing < 8
    for number, place in enumerate(board.places):
        assert 0 <= place <= NOWHERE
        assert (place == NOWHERE) == (board.capital == NOWHERE)
        if board.standing >> number & 1:
            assert place < CELLS, "who is in the Agora lies"
        if state.closed and place < CELLS:
            assert state.world.land & BIT[place], "nobody is on closed sea (R171)"
    assert not board.golden or board.standing == 0, "R152"
