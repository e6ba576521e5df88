"""What must hold in every position of Uchronia."""

from __future__ import annotations

from collections import Counter

from pentapolis import State
from pentapolis.games.uchronia.board import Board
from pentapolis.games.uchronia.buildings import BUILDINGS, COST_OF, GATE, GATED, MASK_OF
from pentapolis.games.uchronia.cards import BITS, SUPPLY, unpacked
from pentapolis.games.uchronia.frames import BATHS_IN, SAWMILL
from pentapolis.games.uchronia.monopolies import owner
from pentapolis.games.uchronia.state import UchroniaState


def check(state: State) -> None:
    """Cards are conserved (R94), limits and Monopolies are right, and what is known about Hands is true."""
    assert isinstance(state, UchroniaState)
    assert _cards(state) == SUPPLY
    assert _buildings(state) == {building.number: building.copies for building in BUILDINGS}
    top = None if state.over else state.stack[-1]
    for colour in range(5):
        if top is None or top.step != BATHS_IN:
            assert state.monopolies[colour] == owner(state, colour)
    for seat, board in enumerate(state.boards):
        _check_board(board)
        for site in board.sites:
            completing = top is not None and top.step == SAWMILL and (top.seat, top.a) == (seat, site.building)
            assert site.filled == sum(site.under)
            assert site.filled < COST_OF[site.building] or completing
            assert 1 <= site.turn <= state.turn
        if state.score(seat) >= state.threshold:
            assert state.end_triggered
    assert len(state.great_works) <= 5
    assert not state.over or (state.end_triggered and state.current == state.last)
    assert not state.over or state.turn % state.seats == 0, "everybody has had the same number of turns (R97)"


def _cards(state: UchroniaState) -> list[int]:
    """All Resource cards by colour."""
    found = [state.forum[colour] + state.discard[colour] for colour in range(5)]
    for at in range(state.left):
        found[state.pile[at]] += 1
    if state.looking is not None:
        for colour, count in enumerate(unpacked(state.looking.b + state.looking.c)):
            found[colour] += count
    for board in state.boards:
        found[board.domain] += board.played
        for counts in (board.hand, board.stock, board.activities, *(site.under for site in board.sites)):
            for colour in range(5):
                assert counts[colour] >= 0
                found[colour] += counts[colour]
    return found


def _buildings(state: UchroniaState) -> dict[int, int]:
    """All Building cards by number."""
    found = Counter([*state.great_works, *state.building_discard, *state.building_pile[: state.buildings_left]])
    for board in state.boards:
        found.update(board.completed)
        found.update(site.building for site in board.sites)
    return dict(found)


def _check_board(board: Board) -> None:
    """What a board remembers agrees with its zones."""
    assert board.held == sum(board.hand)
    assert board.launched == sum(board.activities) <= board.limit
    assert 0 <= board.played <= 2
    assert board.done == sum(MASK_OF[number] for number in board.completed)
    assert board.started == sum(MASK_OF[site.building] for site in board.sites)
    assert board.active == board.done | (board.started & GATED if board.done & GATE else 0)
    assert board.vp == sum(BUILDINGS[number].vp for number in board.completed)
    for colour in range(5):
        assert 0 <= board.known[colour] <= board.hand[colour]
        assert board.hand[colour] - board.known[colour] <= board.old[colour] + board.fresh[colour]
        if board.lacks & BITS[colour]:
            assert board.hand[colour] == board.known[colour]
