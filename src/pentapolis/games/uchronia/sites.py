"""Building: starting a site, adding cards to it, completing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.events import Event
from ...core.steps import Frame
from .board import Board, Site
from .buildings import BUILDINGS, EMBASSY, MASK_OF, SAWMILL, TOWER
from .cards import COLOURS
from .frames import FINISH
from .frames import SAWMILL as SAWMILL_STEP
from .monopolies import check_all

if TYPE_CHECKING:
    from .state import UchroniaState


def open_site(state: UchroniaState, board: Board, site: Site) -> bool:
    """Whether cards may be added now: not in the turn in which it was started, unless a Tower helps (R73, R142)."""
    return site.turn != state.turn or board.active & TOWER != 0


def start(state: UchroniaState, seat: int, building: int) -> None:
    """Moves a Building from the Great Works to the sites of the seat (R68)."""
    row = state.great_works
    at = row.index(building)
    state.great_works = row[:at] + row[at + 1 :]
    board = state.boards[seat]
    before = board.active
    board.put_site(Site(building, [0] * 5, 0, state.turn))
    check_embassy(state, board, before)


def add(state: UchroniaState, seat: int, building: int, colour: int, zone: str, rule: str) -> None:
    """Puts a card under a site and completes it if that was the last one (R71, R77)."""
    board = state.boards[seat]
    site = board.site(building)
    if site is None:
        raise ValueError(f"seat {seat} does not build {BUILDINGS[building].id}")
    site = site.plus(colour)
    board.replace_site(site)
    if state.events is not None:
        data = {"building": BUILDINGS[building].id, "colour": COLOURS[colour], "from": zone}
        state.emit(Event("add", seat, rule, data))
    if site.full:
        complete(state, seat, building)


def complete(state: UchroniaState, seat: int, building: int) -> None:
    """Opens the sequence of a completion (R81): a Sawmill's choice first, then the rest."""
    state.push(Frame(FINISH, seat, building))
    # R132: another Building's Sawmill that is already active.
    if state.boards[seat].active & SAWMILL & ~MASK_OF[building]:
        state.push(Frame(SAWMILL_STEP, seat, building))


def check_embassy(state: UchroniaState, board: Board, before: int) -> None:
    """R159: an Embassy that has just become active puts all Monopolies to the test."""
    if board.active & EMBASSY & ~before:
        check_all(state)
