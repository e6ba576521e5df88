"""The Golden Ages as arrays, for programs that learn: the map, everybody's pieces and boards, the own hidden cards.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Cards, technologies and
civilizations are in the order of the data. Pending work is shown frame by frame, the open decision first
(docs/golden-ages.md#frames).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ...core.planes import Encoder, Plane
from ...core.state import State
from ...core.steps import numbered
from . import frames
from .actions import SPACE
from .board import NONE, Board
from .cards import (
    BUILDINGS,
    CARDS,
    CIVS,
    ERAS,
    FIRST_WONDER,
    FUTURES,
    JUDGEMENTS,
    SYMBOLS,
    TECHS,
    WONDERS,
)
from .frames import GLORY_KEEP
from .game import all_steps
from .grid import CELLS, HEIGHT, NOWHERE, WIDTH
from .observer import DEPTH, INTS, MOST_GOLD, GoldenObserver
from .state import GoldenState
from .tiles import SIDES, TILES

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

VERSION: Final = 1
LONGEST: Final = 2_000
MOST_POINTS: Final = 10_000
ORDERED: Final = numbered(all_steps(), vars(frames))
STEPS: Final = tuple(step.name for step in ORDERED)
GROUND: Final = ("continent", "island", *[f"land_{side}" for side in SIDES], *SYMBOLS)
PIECES: Final = ("standing", "lying", "cubes", "capital")
FIGURES: Final = ("gold", "reserve", "in_agora", "slots", "attacks", "glory", "golden_age", "greece_used")


def encoder(players: int, options: Mapping[str, Any]) -> GoldenEncoder:
    """The arrays of a game with that many players."""
    return GoldenEncoder(players)


class GoldenEncoder(Encoder):
    """The map cell by cell, cards as flags."""

    def __init__(self, players: int) -> None:
        super().__init__(VERSION, _planes(players), SPACE.ranges(ORDERED), LONGEST)

    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        """Everything that the seat may see."""
        assert isinstance(state, GoldenState)
        seats = [(seat + step) % state.seats for step in range(state.seats)]
        _fill_ground(state, into["ground"])
        for number, other in enumerate(seats):
            board = state.boards[other]
            _fill_pieces(board, into["pieces"][number])
            _fill_board(state, board, number, into)
            into["scores"][number] = board.vp
        own = state.boards[seat]
        for at, civ in enumerate(own.hand):
            if civ != NONE and at >= state.era:
                into["hand"][at, civ] = 1
        into["future"][own.future] = 1
        _fill_table(state, into)
        into["first"][seats.index(state.first)] = 1
        if not state.over:
            into["to_move"][seats.index(state.player)] = 1
        for depth, frame in enumerate(reversed(state.stack[-DEPTH:])):
            hidden = frame.step == GLORY_KEEP and frame.seat != seat
            into["pending"][depth, frame.step] = 1
            into["pending_seat"][depth, seats.index(frame.seat)] = 1
            into["pending_ints"][depth] = [0, 0] if hidden else [frame.a, frame.b]

    def observer(self, cells: vec[u8], places: dict[str, int]) -> GoldenObserver:
        """The same planes, kept up to date by compiled code."""
        return GoldenObserver(cells, places, len(STEPS))


def _fill_ground(state: GoldenState, into: Any) -> None:
    """Continents, islands, land sides and symbols; under a capital there are none (R39)."""
    world = state.world
    for cell in range(CELLS):
        row, col = divmod(cell, WIDTH)
        into[0, row, col] = world.covered >> cell & 1
        into[1, row, col] = world.islands >> cell & 1
        for symbol in range(len(SYMBOLS)):
            if not state.capitals >> cell & 1:
                into[6 + symbol, row, col] = (world.ones[symbol] >> cell & 1) + (world.twos[symbol] >> cell & 1)
    for placement in world.placed:
        for cell in placement.parts:
            for side in range(4):
                into[2 + side, cell // WIDTH, cell % WIDTH] = placement.land[side] >> cell & 1


def _fill_pieces(board: Board, into: Any) -> None:
    """Colonists, cubes and capital of a player."""
    for number, place in enumerate(board.places):
        if place < CELLS:
            into[0 if board.standing >> number & 1 else 1, place // WIDTH, place % WIDTH] += 1
    for cell in range(CELLS):
        into[2, cell // WIDTH, cell % WIDTH] = (board.cities >> cell & 1) + (board.doubles >> cell & 1)
    if board.capital != NOWHERE:
        into[3, board.capital // WIDTH, board.capital % WIDTH] = 1


def _fill_board(state: GoldenState, board: Board, number: int, into: Mapping[str, Any]) -> None:
    """What everybody sees of a player."""
    into["figures"][number] = [
        min(board.gold, MOST_GOLD),
        board.reserve,
        board.in_agora,
        board.slots,
        len(board.glory),
        sum(board.glory),
        int(board.golden),
        int(board.greece_used),
    ]
    for tech in range(len(TECHS)):
        into["techs"][number, tech] = board.techs >> tech & 1
    for card in range(len(CARDS)):
        into["cards"][number, card] = board.cards >> card & 1
        into["used"][number, card] = board.used >> card & 1
    into["civs"][number, board.civ] = 1
    revealed = board.hand[state.era - 1]
    if revealed != NONE:
        into["revealed"][number, revealed] = 1


def _fill_table(state: GoldenState, into: Mapping[str, Any]) -> None:
    """Displays, judgements, piles and the era."""
    for wonder in range(len(WONDERS)):
        into["wonders"][wonder] = state.wonders >> (FIRST_WONDER + wonder) & 1
    for building in range(len(BUILDINGS)):
        into["buildings"][building] = state.buildings >> building & 1
    for judgement in range(len(JUDGEMENTS)):
        into["judgements"][judgement] = state.judgements >> judgement & 1
    if state.chosen != NONE:
        into["chosen"][state.chosen] = 1
    for placement in state.world.placed:
        into["placed"][placement.tile] = 1
    pending = 2 if state.stack and state.stack[-1].step == GLORY_KEEP else 0
    into["supply"][0] = len(state.supply) + pending
    into["era"][state.era - 1] = 1
    into["end"][:] = [int(state.last_turns != NONE), int(state.over)]
    into["last_turns"][0] = max(state.last_turns, 0)


def _planes(players: int) -> list[Plane]:
    seats = players
    return [
        Plane("ground", (len(GROUND), HEIGHT, WIDTH), 2, "the map: ground, land sides, visible symbols", GROUND),
        Plane("pieces", (seats, len(PIECES), HEIGHT, WIDTH), 3, f"pieces of each seat: {', '.join(PIECES)}"),
        Plane("figures", (seats, len(FIGURES)), MOST_GOLD, f"of each seat: {', '.join(FIGURES)}"),
        Plane("techs", (seats, len(TECHS)), 1, "developed technologies"),
        Plane("cards", (seats, len(CARDS)), 1, "buildings and wonders of each seat"),
        Plane("used", (seats, len(CARDS)), 1, "those used in this era"),
        Plane("civs", (seats, len(CIVS)), 1, "the civilization of each seat"),
        Plane("revealed", (seats, len(CIVS)), 1, "the new civilization of who has not chosen yet"),
        Plane("scores", (seats,), MOST_POINTS, "points of each seat so far"),
        Plane("hand", (ERAS, len(CIVS)), 1, "the observer's civilizations of later eras"),
        Plane("future", (len(FUTURES),), 1, "the observer's future technology", FUTURES),
        Plane("wonders", (len(WONDERS),), 1, "wonders on display", WONDERS),
        Plane("buildings", (len(BUILDINGS),), 1, "buildings on display", BUILDINGS),
        Plane("judgements", (len(JUDGEMENTS),), 1, "judgements that are face up", JUDGEMENTS),
        Plane("chosen", (len(JUDGEMENTS),), 1, "the judgement of this era", JUDGEMENTS),
        Plane("placed", (len(TILES),), 1, "tiles on the map", TILES),
        Plane("supply", (1,), 16, "glory tiles in the supply"),
        Plane("era", (ERAS,), 1, "the era"),
        Plane("pending", (DEPTH, len(STEPS)), 1, "pending work, the open decision first: its step"),
        Plane("pending_seat", (DEPTH, seats), 1, "whose it is"),
        Plane("pending_ints", (DEPTH, INTS), MOST_GOLD, "its ints: cell, card, tile or values", low=-1),
        Plane("to_move", (seats,), 1, "who decides; zeros when the game is over"),
        Plane("first", (seats,), 1, "the first player of the era"),
        Plane("end", (2,), 1, "the end has been brought about; the game is over", ("near", "over")),
        Plane("last_turns", (1,), 3, "turns that are left then"),
    ]
