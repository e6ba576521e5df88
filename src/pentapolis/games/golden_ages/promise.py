"""What a board promises beyond its points, weighed by hand: what a player counts who has learned nothing."""

from __future__ import annotations

from typing import Final

from .board import NONE, Board
from .cards import (
    ACTIVE_CARDS,
    CARD_BIT,
    CARD_NUMBER,
    CARDS,
    CIV_FREE_WONDER,
    CIVS,
    ERAS,
    HIGH_TECHS,
    JUDGEMENTS,
    MINARET_VP,
    SPIRAL_MINARET,
    TECH_BACK,
    TECH_COST,
    TECHS,
)
from .gains import move_cells
from .grid import count
from .measures import judged, leads
from .state import GoldenState

GOLD: Final[list[float]] = [0.5, 0.5, 0.45, 0.36]  # a gold, by era
STANDING: Final[list[float]] = [2.4, 2.4, 2.5, 2.6]  # a colonist that can still act
TECH: Final[list[float]] = [0.62, 0.56, 0.46, 0.2]  # for each gold that the technology costs
SYMBOL: Final = 0.25  # a symbol under control
NEAR: Final = 0.06  # one that a standing colonist could come to
CUBE: Final = 0.25  # on the board
CITY: Final = 0.3
OUTLOOK: Final = 0.4  # of the judgement that would be the best
LEAD: Final = 4.0  # of 8 points for a future technology
READY: Final = 1.3  # a card that can still be activated in this era
LATER: Final = 1.3  # and one for each era to come

# What lasting effects of civilizations are worth in an era.
LASTING: Final[dict[str, float]] = {
    "greece": 0.5,
    "rome": 1.5,
    "china": 1.0,
    "inca": 1.2,
    "aztec": 1.2,
    "mongolia": 1.2,
    "france": 1.2,
    "arabia": 1.5,
    "spain": 1.6,
    "portugal": 1.0,
    "russia": 4.0,
    "japan": 3.0,
    "usa": 3.0,
    "european_union": 3.5,
    "brazil": 2.5,
}
CIV_WORTH: Final[list[float]] = [LASTING.get(civ, 0.0) for civ in CIVS]
# Cards without anything to activate.
PASSIVE: Final[dict[str, float]] = {"wall_1": 1.0, "wall_2": 1.0, "hagia_sophia": 2.0, "great_wall": 1.5}
CARD_WORTH: Final[list[float]] = [PASSIVE.get(card, 0.0) for card in CARDS]
WITH_WORTH: Final[int] = sum([CARD_BIT[CARD_NUMBER[card]] for card in PASSIVE])


def counted(state: GoldenState, seat: int) -> float:
    """The points at hand and what the position promises."""
    if state.over:
        return float(state.boards[seat].vp)
    return state.boards[seat].vp + certain(state, seat) + promise(state, seat)


def certain(state: GoldenState, seat: int) -> float:
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
        total += OUTLOOK * best
    if state.era == ERAS and leads(state, seat, board.future):
        total += LEAD
    return total


def promise(state: GoldenState, seat: int) -> float:
    """What can be made of gold, colonists, technologies, cards and the place on the map."""
    board = state.boards[seat]
    at = max(state.era, 1) - 1
    to_come = ERAS - 1 - at
    total = GOLD[at] * board.gold + STANDING[at] * count(board.standing)
    for tech in range(len(TECHS)):
        if board.techs >> tech & 1:
            total += TECH[at] * TECH_COST[tech]
    total += CITY * count(board.cities) + CUBE * board.cubes_on_board
    active = board.cards & ACTIVE_CARDS
    total += LATER * to_come * count(active) + READY * count(active & ~board.used)
    for card in range(len(CARDS)):
        if board.cards & WITH_WORTH & CARD_BIT[card]:
            total += CARD_WORTH[card] * (to_come + 0.5)
    if board.civ != NONE and not (CIV_FREE_WONDER[board.civ] and board.greece_used):
        total += CIV_WORTH[board.civ] * (1.0 if board.standing else 0.3)
    return total + _map(state, board)


def _map(state: GoldenState, board: Board) -> float:
    """Symbols under control, and those within reach of colonists that can still act."""
    world = state.world
    visible = ~state.capitals
    presence = board.presence & visible
    near = 0
    for number in range(len(board.places)):
        if board.standing >> number & 1:
            near |= move_cells(state, board, board.places[number])
    near &= visible & ~presence
    total = 0.0
    for symbol in range(4):
        ones, twos = world.ones[symbol], world.twos[symbol]
        total += SYMBOL * (count(ones & presence) + count(twos & presence))
        total += NEAR * (count(ones & near) + count(twos & near))
    return total
