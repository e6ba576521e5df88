"""What a site offers: its two main actions and its bonus action (R35 to R41, R47 to R60)."""

from __future__ import annotations

from typing import Final

from ...core.events import Event
from ...core.steps import Frame
from .catalogue import (
    ARCHON,
    BLUE,
    COLOUR_OF_DIE,
    DICE,
    FACES,
    FOOD,
    GOLD,
    ORANGE,
    PURPLE,
    RED,
    RESOURCES,
    STONE,
    VALUE_OF_DIE,
    WISDOM,
)
from .effects import AND_OR, BONUS_CLIMB, EITHER, MAIN_CLIMB, PAID
from .frames import BUILD_TILE, CHOOSE_BASIC, FOOD_STEP, MILITARY_MODE, RECRUIT, SPEAKER, TEMPLE
from .market import can_build
from .military import can_advance
from .state import OriginsState
from .temples import can_climb

# By colour of the bonus tile: what it costs one of, or -1 (R56 to R60).
BONUS_COST: Final[list[int]] = [WISDOM, -1, -1, STONE, FOOD]


def both(worker: int) -> bool:
    """R36: a Freeman of 6 may carry out both main actions."""
    return worker < DICE and VALUE_OF_DIE[worker] == FACES


def entitled(state: OriginsState, seat: int, site: int, worker: int) -> bool:
    """R38, R40, R41, R196: the colour of the Freeman, or of an Advisor for the Archon, is that of the tile."""
    if worker < DICE:
        return COLOUR_OF_DIE[worker] == state.bonus[site]
    return worker == ARCHON and state.bonus[site] in state.boards[seat].advisors


def can_bottom(state: OriginsState, seat: int, site: int) -> bool:
    """R35: whether the lower action of the site can be carried out."""
    if site == 0:
        return True
    board = state.boards[seat]
    if site == 1:
        return can_build(state, seat)
    if site == 2:
        return board.can_pay(STONE, 1)
    if site == 3:
        return board.free_bases > 0 and len(state.row) > 0  # the leftmost one costs nothing
    return board.can_pay(FOOD, 1) and (len(board.unused) > 0 or can_advance(state, seat))


def can_bonus(state: OriginsState, seat: int, colour: int) -> bool:
    """R38: whether the bonus action can be paid and carried out."""
    board = state.boards[seat]
    if colour == BLUE:
        return board.can_pay(STONE, 1) and can_climb(state, seat)
    if colour == PURPLE:
        return board.can_pay(FOOD, 1) and can_build(state, seat)
    if colour == RED:
        return board.can_pay(WISDOM, 1)
    if colour == ORANGE:
        return len(state.area_dice) > 0
    return True


def gain(state: OriginsState, seat: int, resource: int, amount: int, rule: str) -> None:
    """Resources, and the event that tells of them."""
    state.gain(seat, resource, amount)
    if state.events is not None:
        state.emit(Event("gain", seat, rule, {"resource": RESOURCES[resource], "count": amount}))


def top_action(state: OriginsState, seat: int, site: int) -> None:
    """R47 to R51: resources."""
    if site < 3:
        gain(state, seat, (STONE, FOOD, WISDOM)[site], 3, f"R{47 + site}")
    elif site == 3:
        gain(state, seat, GOLD, 1, "R50")
        state.push(Frame(CHOOSE_BASIC, seat, 1))
    else:
        gain(state, seat, STONE, 1, "R51")
        gain(state, seat, WISDOM, 1, "R51")
        gain(state, seat, FOOD, 1, "R51")


def bottom_action(state: OriginsState, seat: int, site: int) -> None:
    """R47 to R54: military, build, temple, recruit, Food."""
    if site == 0:
        state.push(Frame(MILITARY_MODE, seat, 1, AND_OR))
    elif site == 1:
        state.push(Frame(BUILD_TILE, seat))
    elif site == 2:
        pay(state, seat, STONE, "R53")
        state.push(Frame(TEMPLE, seat, MAIN_CLIMB))
    elif site == 3:
        state.push(Frame(RECRUIT, seat, PAID))
    else:
        state.push(Frame(FOOD_STEP, seat))


def bonus_action(state: OriginsState, seat: int, colour: int) -> None:
    """R56 to R60, R112: what it costs is paid first."""
    if BONUS_COST[colour] >= 0:
        pay(state, seat, BONUS_COST[colour], "R38")
    if colour == BLUE:
        state.push(Frame(TEMPLE, seat, BONUS_CLIMB))
    elif colour == PURPLE:
        state.push(Frame(BUILD_TILE, seat))
    elif colour == RED:
        state.push(Frame(MILITARY_MODE, seat, 1, EITHER))
    elif colour == ORANGE:
        state.push(Frame(SPEAKER, seat))
    else:
        state.push(Frame(CHOOSE_BASIC, seat, 1))


def pay(state: OriginsState, seat: int, resource: int, rule: str) -> None:
    """One of a resource, or Gold."""
    state.boards[seat].pay(resource, 1)
    if state.events is not None:
        state.emit(Event("pay", seat, rule, {"resource": RESOURCES[resource], "count": 1}))
