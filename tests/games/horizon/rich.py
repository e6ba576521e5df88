"""Tables in the middle of things: tiles laid, units on them, cards researched, tracks half empty."""

from __future__ import annotations

import pentapolis
from pentapolis import Rng
from pentapolis.games.horizon.board import Board
from pentapolis.games.horizon.cards import BUILDING_IDS, SLOT_IDS, SLOT_LEVEL, TERRITORY_IDS, UNITS
from pentapolis.games.horizon.movement import touching
from pentapolis.games.horizon.places import CRADLE, FIELD, FIRST_TERRITORY, PLACE_IDS, STARTS
from pentapolis.games.horizon.state import HorizonState, changed

from .table import add_units, give_building, lay, put_tech, refresh


def rich_table(players: int, rng: Rng) -> HorizonState:
    """A table in the middle of things."""
    state: HorizonState = pentapolis.game("horizon").new(players, rng.below(10_000))
    enrich(state, rng)
    state.settle()
    return state


def enrich(state: HorizonState, rng: Rng) -> None:
    """Gives everybody something of everything, by the rules of counting and no others."""
    _explore(state, rng)
    _research(state, rng)
    if rng.below(2):
        _keep(state, rng)
    for board in state.boards:
        _empty_tracks(board, rng)
        _deploy(state, board, rng)
    for board in state.boards:
        _own(state, board, rng)
        board.coins += rng.below(12)
        board.active += sum(board.take_inactive() for _ in range(rng.below(5)))
        for token in range(2):
            held = min(rng.below(3), state.supply[token])
            board.held[token] += held
            state.supply[token] -= held
        for _ in range(rng.below(4)):
            left = [one for river in state.rivers for one in river]
            give_building(state, BUILDING_IDS[rng.choice(left)], board.seat)
        refresh(board)
    state.settle()


def _explore(state: HorizonState, rng: Rng) -> None:
    """Tiles beside at least two others."""
    near = [cell for cell in range(FIELD.count) if max(map(abs, FIELD.cells[cell])) < 4]
    for _ in range(3 + rng.below(8)):
        cell = rng.choice([cell for cell in near if state.at[cell] < 0 and touching(state, cell) >= 2])
        lay(state, TERRITORY_IDS[state.territories[state.explored]], *FIELD.cells[cell])


def _research(state: HorizonState, rng: Rng) -> None:
    """Slots with scholars, now and then without those before them."""
    for slot, id in enumerate(SLOT_IDS):
        likely = 8 if slot < 4 else 5 if slot < 10 else 3 if slot < 16 else 1
        for board in state.boards:
            if rng.below(10) < likely and not board.scholars >> slot & 1 and board.inactive > 4:
                put_tech(state, id, seats=(board.seat,))


def _keep(state: HorizonState, rng: Rng) -> None:
    """Private technologies, so many that piles are thin and lack colours (R68), but last for all slots."""
    for level in (2, 3):
        slots = sum(SLOT_LEVEL[slot] == level and tech < 0 for slot, tech in enumerate(state.tech_at))
        while len(state.piles[level]) > slots + 4:
            tech, board = rng.choice(state.piles[level]), rng.choice(state.boards)
            state.piles[level] = [one for one in state.piles[level] if one != tech]
            board.private = [*board.private, tech]
            board.techs = sorted([*board.techs, tech])
            board.add_level(level)
        state.unseen[level] = len(state.piles[level])


def _empty_tracks(board: Board, rng: Rng) -> None:
    """Cubes are invested without their effects; sometimes hardly one is left."""
    most = rng.choice([2, 5, 8, 9, 9])
    for track in range(3):
        gone = min(board.cubes[track], rng.below(most) if most < 9 else 6 + rng.below(3))
        board.cubes[track] -= gone
        board.invested += gone


def _deploy(state: HorizonState, board: Board, rng: Rng) -> None:
    """Units on any tile where they may stand."""
    places = [CRADLE, STARTS + board.seat]
    places += [place for place in range(FIRST_TERRITORY, len(PLACE_IDS)) if state.cell_of[place] >= 0]
    crowded = [rng.choice(places) for _ in range(3)]  # so that several stand together
    for _ in range(rng.below(8)):
        kind, strength = rng.below(2), 1 + rng.below(6)
        if board.inactive > 2 and board.tokens[3 * kind + (strength - 1) // 2]:
            place = rng.choice(crowded)
            add_units(state, PLACE_IDS[place], f"{UNITS[kind]} {strength}", seat=board.seat)


def _own(state: HorizonState, board: Board, rng: Rng) -> None:
    """Villages and cities that were taken, buildings that stand: cubes that had been invested."""
    for place in range(FIRST_TERRITORY, len(PLACE_IDS)):
        if state.cell_of[place] < 0 or board.invested < 3 or rng.below(5):
            continue
        if state.building_on[place] >= 0:
            continue
        if state.village[place] >= 0:
            if state.city[place] >= 0:
                continue
            state.city = changed(state.city, place, board.seat)
            board.cities += 1
        elif rng.below(3) == 0 and state.rivers[1]:
            building = state.rivers[1][0]
            state.rivers[1] = state.rivers[1][1:]
            state.building_on = changed(state.building_on, place, building)
            state.left = changed(state.left, place, board.seat)
            board.buildings += 1
        else:
            state.village = changed(state.village, place, board.seat)
            board.villages += 1
        board.add_home(place)
        board.invested -= 1
