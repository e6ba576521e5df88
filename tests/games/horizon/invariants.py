"""What must hold in every position of Beyond the Horizon."""

from __future__ import annotations

from collections import Counter

from pentapolis import State
from pentapolis.games.horizon.board import Board
from pentapolis.games.horizon.cards import (
    BUILDINGS,
    CAPACITY,
    CUBES,
    END_CUBES,
    LEADER_IDS,
    MOST_ROUNDS,
    PAWNS,
    SLOT_LEVEL,
    SLOTS,
    SPOTS,
    SUPPLY,
    TECH_LEVEL,
    TECHS,
    TERRITORIES,
    TOKEN_PAIRS,
    TRACK_CUBES,
)
from pentapolis.games.horizon.frames import ARRIVE, FOUND, PLACE_CUBE, STEP
from pentapolis.games.horizon.movement import is_foreign_start, touching
from pentapolis.games.horizon.places import CRADLE, FIRST_TERRITORY, ON_THE_WAY, PLACES, STARTS
from pentapolis.games.horizon.scripts import hooks_of
from pentapolis.games.horizon.state import HorizonState


def check(state: State) -> None:
    """Pawns, cubes, tokens, cards and tiles are all there, and what boards remember agrees with the table."""
    assert isinstance(state, HorizonState)
    _cards(state)
    _tiles(state)
    for kind in range(2):
        assert state.supply[kind] + sum(board.held[kind] for board in state.boards) == SUPPLY[kind]
    for board in state.boards:
        _board(state, board)
    pawns = [board.pawn for board in state.boards if board.pawn >= 0 and not SPOTS[board.pawn].unlimited]
    assert len(pawns) == len(set(pawns)), "two Action pawns on one space (R30)"
    cubes = sum(len(claims) for claims in state.claims)
    assert all(len(set(claims)) == len(claims) for claims in state.claims)
    limited = state.round == MOST_ROUNDS  # R200
    assert (state.end_round > 0) == (limited or cubes >= END_CUBES[state.seats])
    assert not state.end_round or state.round <= state.end_round
    assert not state.over or (state.round == state.end_round and state.turn == state.round * state.seats), "R167"


def _cards(state: HorizonState) -> None:
    """44 technologies and 27 leaders: none is in two places, none is lost that can come back."""
    techs = [tech for tech in state.tech_at if tech >= 0]
    techs += [tech for pile in state.piles for tech in pile]
    techs += [tech for board in state.boards for tech in board.private]
    assert len(set(techs)) == len(techs)
    for level in (1, 2, 3):
        assert Counter(TECH_LEVEL[tech] for tech in techs)[level] == Counter(TECH_LEVEL)[level]
    assert len(techs) == TECHS - 5  # R4
    for slot in range(SLOTS):
        tech = state.tech_at[slot]
        assert tech < 0 or TECH_LEVEL[tech] == SLOT_LEVEL[slot]
    leaders = [leader for leader in state.leader_at if leader >= 0]
    leaders += [leader for board in state.boards for leader in board.leaders]
    assert len(set(leaders)) == len(leaders) == 15  # R8
    assert all(leader < len(LEADER_IDS) for leader in leaders)


def _tiles(state: HorizonState) -> None:
    """24 buildings and 24 territories; the map hangs together."""
    buildings = [tile for pile in (*state.rivers, *state.building_piles) for tile in pile]
    buildings += [tile for board in state.boards for tile in board.reserve]
    buildings += [tile for tile in state.building_on if tile >= 0]
    assert sorted(buildings) == list(range(BUILDINGS))
    assert sorted(state.territories) == list(range(TERRITORIES))
    arriving = [frame.a for frame in state.stack if frame.step == ARRIVE]
    laid = [territory for territory in state.territories[: state.explored] if territory not in arriving]
    places = [CRADLE, *[STARTS + seat for seat in range(state.seats)], *[FIRST_TERRITORY + one for one in laid]]
    assert [place for place in range(PLACES) if state.cell_of[place] >= 0] == sorted(places)
    for place in range(PLACES):
        cell = state.cell_of[place]
        if cell < 0:
            assert max(state.village[place], state.city[place], state.building_on[place]) < 0
            continue
        assert state.at[cell] == place
        if place >= FIRST_TERRITORY:
            assert touching(state, cell) >= 2, "R110"
        else:
            assert state.village[place] < 0 and state.city[place] < 0
        assert state.city[place] < 0 or state.village[place] >= 0, "R144"
        assert state.village[place] < 0 or state.building_on[place] < 0, "R123"
        assert state.left[place] < 0 or state.building_on[place] >= 0
        assert state.right[place] < 0 or 0 <= state.left[place] != state.right[place], "R133"
    assert sum(place >= 0 for place in state.at) == len(places)


def _board(state: HorizonState, board: Board) -> None:
    """22 pawns, 24 cubes, 16 unit tokens, and figures that agree with the table."""
    seat = board.seat
    assert board.coins >= 0 and board.active >= 0 and min(board.columns) >= 0
    assert all(board.columns[column] <= CAPACITY[column] for column in range(1, 5))
    assert board.active + sum(board.columns) + len(board.units) + board.scholars.bit_count() == PAWNS
    tokens = board.tokens[:]
    for unit in board.units:
        assert 1 <= unit & 7 <= 6
        tokens[(unit >> 3 & 1) * 3 + ((unit & 7) - 1) // 2] += 1
    assert tokens == TOKEN_PAIRS and min(board.tokens) >= 0
    assert board.units == sorted(board.units)
    _where_units_stand(state, board)
    villages, cities = state.village.count(seat), state.city.count(seat)
    buildings = state.left.count(seat) + state.right.count(seat)
    assert (board.villages, board.cities, board.buildings) == (villages, cities, buildings)
    owners = (state.village, state.city, state.left, state.right)
    assert board.homes == [place for place in range(PLACES) if any(own[place] == seat for own in owners)]
    outside = villages + cities + buildings + sum(seat in claims for claims in state.claims)
    moving = sum(frame.step == PLACE_CUBE and frame.seat == seat and frame.c == 0 for frame in state.stack)
    total = board.cubes_left() + board.invested + outside + moving
    assert total == CUBES or (total > CUBES and board.cubes_left() == 0), "R93: more only by markers"
    assert all(0 <= board.cubes[track] <= TRACK_CUBES[track] for track in range(3))
    levels = [0] * 5
    for slot in range(SLOTS):
        levels[SLOT_LEVEL[slot]] += board.scholars >> slot & 1
    for tech in board.private:
        levels[TECH_LEVEL[tech]] += 1
    assert board.levels == levels
    found = [frame.a for frame in state.stack if frame.step == FOUND and frame.seat == seat]
    slots = [slot for slot in range(SLOTS) if board.scholars >> slot & 1 and slot not in found]
    assert board.techs == sorted([*[state.tech_at[slot] for slot in slots], *board.private])
    real = hooks_of(board)
    for name in ("move_points", "recruit", "produce_coins", "trade_cost", "build_discount", "research", "force"):
        assert getattr(board.hooks, name) == getattr(real, name), name
    assert board.hooks.basics == real.basics and board.hooks.programs == real.programs


def _where_units_stand(state: HorizonState, board: Board) -> None:
    arriving = sum(frame.step == ARRIVE and frame.seat == board.seat for frame in state.stack)
    assert sum(unit >> 4 == ON_THE_WAY for unit in board.units) == arriving
    crossing = [frame.b - 1 for frame in state.stack[-1:] if frame.step == STEP and frame.b]
    for unit in board.units:
        place = unit >> 4
        if place != ON_THE_WAY:
            assert state.cell_of[place] >= 0
            assert not is_foreign_start(state, board.seat, place) or unit in crossing, "R107"
