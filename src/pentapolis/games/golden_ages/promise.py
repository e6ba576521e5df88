"""What a board promises beyond its points, weighed by hand: what a player counts who has learned nothing."""

from __future__ import annotations

from typing import Final

from . import worths as w
from .board import NONE, Board
from .cards import (
    ACTIVE_CARDS,
    ALL_WONDERS,
    ATTACKS,
    CARD_BIT,
    CARDS,
    CIV_FREE_WONDER,
    ERAS,
    FIRST_WONDER,
    HIGH_TECHS,
    INVASION_COSTS,
    JUDGEMENTS,
    MINARET_VP,
    SPIRAL_MINARET,
    TECH_BACK,
    TECH_COST,
    TECHS,
    WONDER_PRICE,
    WONDERS,
)
from .development import price
from .features import TECH_COUNTS, TECH_EACH, TOP_TECHS, WONDER_COUNTS, WONDER_EACH
from .gains import move_cells
from .grid import BIT, count
from .measures import judged, leads, measure
from .state import GoldenState
from .worths import CARD_FIGURE, CIV_FIGURE, WITH_WORTH, Worths

SMALL: Final = 0.3  # the part of a civilization's worth that counts while nobody stands


def counted(state: GoldenState, seat: int, worths: Worths) -> float:
    """The points at hand and what the position promises."""
    if state.over:
        return float(state.boards[seat].vp)
    promised = promise(state, seat, worths)
    if state.last_turns != NONE:
        promised *= worths[w.HURRY]
    return state.boards[seat].vp + certain(state, seat, worths) + promised


def certain(state: GoldenState, seat: int, worths: Worths) -> float:
    """Points that the end of the era or of the game will bring for what is there already."""
    board = state.boards[seat]
    total = float(sum(board.glory))
    techs = board.techs
    for tech in range(len(TECHS)):
        if techs >> tech & 1:
            total += TECH_BACK[tech]
    if board.cards & SPIRAL_MINARET:
        total += MINARET_VP * count(techs & HIGH_TECHS)
    if state.chosen != NONE:
        total += judged(state, seat, state.chosen)
    else:
        best = 0
        for judgement in range(len(JUDGEMENTS)):
            if state.judgements >> judgement & 1:
                best = max(best, judged(state, seat, judgement))
        total += worths[w.OUTLOOK] * best
    if state.era == ERAS and leads(state, seat, board.future):
        total += worths[w.LEAD]
    return total


def promise(state: GoldenState, seat: int, worths: Worths) -> float:
    """What can be made of gold, colonists, technologies, cards and the place on the map."""
    board = state.boards[seat]
    at = max(state.era, 1) - 1
    to_come = ERAS - 1 - at
    total = worths[w.GOLD + at] * board.gold + worths[w.STANDING + at] * count(board.standing)
    costs = 0
    for tech in range(len(TECHS)):
        if board.techs >> tech & 1:
            costs += TECH_COST[tech]
    total += worths[w.TECH + at] * costs
    total += worths[w.CITY] * count(board.cities) + worths[w.CUBE] * board.cubes_on_board
    active = board.cards & ACTIVE_CARDS
    total += worths[w.LATER] * to_come * count(active) + worths[w.READY] * count(active & ~board.used)
    if board.cards & WITH_WORTH:
        for card in range(len(CARDS)):
            if board.cards & WITH_WORTH & CARD_BIT[card]:
                total += worths[CARD_FIGURE[card]] * (to_come + 0.5)
    civ = board.civ
    if civ != NONE and CIV_FIGURE[civ] >= 0 and not (CIV_FREE_WONDER[civ] and board.greece_used):
        total += worths[CIV_FIGURE[civ]] * (1.0 if board.standing else SMALL)
    if board.golden and worths[w.GOLDEN]:
        total += worths[w.GOLDEN] * _others_standing(state, seat)
    if worths[w.TOP] or worths[w.TOP_PAID]:
        total += _top(state, seat, board, worths)
    if worths[w.WONDER] and state.wonders & ALL_WONDERS:
        total += worths[w.WONDER] * _wonder(state, seat, board)
    return total + _map(state, seat, board, worths)


def _others_standing(state: GoldenState, seat: int) -> int:
    """The most colonists that somebody else can still let act."""
    most = 0
    for other in range(state.seats):
        if other != seat and not state.boards[other].golden:
            most = max(most, count(state.boards[other].standing))
    return most


def _top(state: GoldenState, seat: int, board: Board, worths: Worths) -> float:
    """What the last technology of a row would score that comes next."""
    most = 0
    paid = 0
    for row in range(4):
        tech = board.next_in(row)
        if tech != NONE and TOP_TECHS >> tech & 1:
            points = TECH_EACH[tech] * measure(state, seat, TECH_COUNTS[tech]) + TECH_BACK[tech]
            most = max(most, points)
            if price(board, tech, 0) <= board.gold:
                paid = max(paid, points)
    return worths[w.TOP] * most + worths[w.TOP_PAID] * paid


def _wonder(state: GoldenState, seat: int, board: Board) -> int:
    """The most that a wonder would score that there is the gold for."""
    best = 0
    free = board.civ != NONE and CIV_FREE_WONDER[board.civ] != 0 and not board.greece_used
    for wonder in range(len(WONDERS)):
        if WONDER_EACH[wonder] and state.wonders & CARD_BIT[FIRST_WONDER + wonder]:
            if free or WONDER_PRICE[wonder][board.civ] <= board.gold:
                best = max(best, WONDER_EACH[wonder] * measure(state, seat, WONDER_COUNTS[wonder]))
    return best


def _map(state: GoldenState, seat: int, board: Board, worths: Worths) -> float:
    """Symbols under control, and what is within reach of colonists that can still act: symbols, prey."""
    world = state.world
    visible = ~state.capitals
    presence = board.presence & visible
    reach = 0
    for number in range(len(board.places)):
        if board.standing >> number & 1:
            reach |= move_cells(state, board, board.places[number])
    near = reach & visible & ~presence
    total = 0.0
    for symbol in range(4):
        ones, twos = world.ones[symbol], world.twos[symbol]
        total += worths[w.SYMBOL] * (count(ones & presence) + count(twos & presence))
        total += worths[w.NEAR] * (count(ones & near) + count(twos & near))
    attacks = len(board.glory)
    if worths[w.PREY] and reach and attacks < ATTACKS and INVASION_COSTS[attacks] <= board.gold:
        for other in range(state.seats):
            rival = state.boards[other]
            if other != seat and reach & (rival.cities | rival.colonist_cells & ~BIT[rival.capital]):
                return total + worths[w.PREY]
    return total
