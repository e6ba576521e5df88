"""A position of Beyond the Horizon: the tree, the map, the supplies and a board for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.events import Event
from ...core.facts import Fact
from ...core.rng import Rng
from ...core.score import ScoreLine
from ...core.state import ALL, Progress, State
from ...core.steps import Frame
from . import play_types as types
from .board import Board
from .cards import END_CUBES, MOST_ROUNDS
from .facts import fact_about
from .frames import EFFECTS, EXPANSION, OBJECTIVE, PRODUCTION, SPACE, TURN_END
from .resample import resampled
from .scoring import points, score_sheet
from .view import board_view, position_view

if TYPE_CHECKING:
    from ...core.game import Game


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with one entry replaced."""
    other = values[:]
    other[at] = value
    return other


class HorizonState(State[types.View, types.Decision, types.Choice, types.Event, types.Preview]):
    """Tree, piles, rivers, map and objectives on the table, and a board for every player."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: bytes,
        boards: list[Board],
        piles: list[list[int]],
        unseen: list[int],
        rivers: list[list[int]],
        building_piles: list[list[int]],
        supply: list[int],
        claims: list[list[int]],
    ) -> None:
        super().__init__(game, players, players, options, seed)
        self.boards = boards
        # Lists of lists are the state's own; the lists inside are replaced, never changed in place.
        self.piles = piles  # technologies by level, the next card first
        self.unseen = unseen  # by level: how many cards of the pile nobody has seen; the known ones lie below them
        self.rivers = rivers  # face-up building tiles by level
        self.building_piles = building_piles  # by level, the next tile first
        self.supply = supply  # Settle and Fortify tokens
        self.claims = claims  # by objective card: who claimed it, the first one first
        # The lists from here on are replaced, never changed in place: copies share them.
        self.offered: list[int] = []  # governments on the table
        self.tech_at: list[int] = []  # by slot, -1 for no card
        self.leader_at: list[int] = []  # by slot, -1 for none
        self.objectives: list[int] = []  # by group
        self.territories: list[int] = []  # the whole stack, the first tile first
        self.explored = 0  # tiles of the stack that have been revealed
        self.at: list[int] = []  # by cell: the place of the tile there, -1 for none
        self.cell_of: list[int] = []  # by place: where its tile lies, -1 if it is not laid
        self.building_on: list[int] = []  # by place: the building that covers it, or -1
        self.village: list[int] = []  # by place: the seat that settled its village, or -1
        self.city: list[int] = []
        self.left: list[int] = []  # by place: the first builder of its building, or -1
        self.right: list[int] = []
        self.first = 0
        self.current = 0  # whose turn it is
        self.round = 0
        self.end_round = 0  # the last round, once it is known (R164)
        self.tiles_revealed = 0  # this turn (R112)
        self.reveal_limit = 1
        self.has_invested = False  # the current player, this turn

    # --- the turn ---

    def begin_turn(self, seat: int) -> None:
        """R22: action, expansion, production, objective; the last thing is pushed first."""
        self.turn += 1
        self.current = seat
        if seat == self.first:
            self.round += 1
            if self.events is not None:
                self.emit(Event("round", seat, "R23", {"round": self.round}))
            if self.round >= MOST_ROUNDS and not self.end_round:
                self._limit_rounds(seat)
        self.tiles_revealed = 0
        self.reveal_limit = 1
        self.has_invested = False
        self.push(Frame(TURN_END, seat))
        self.push(Frame(OBJECTIVE, seat))
        self.push(Frame(PRODUCTION, seat))
        self.push(Frame(EXPANSION, seat))
        self.push(Frame(SPACE, seat))

    def _limit_rounds(self, seat: int) -> None:
        """R200: where nobody can claim any more this round is the last one."""
        self.end_round = self.round
        if self.events is not None:
            self.emit(Event("round_limit", seat, "R200", {"round": self.round}))

    def push_bonus(self, seat: int, program: int) -> None:
        """Puts a list of effects on the stack that nobody chose: a bonus (R190)."""
        if program:
            self.push(Frame(EFFECTS, seat, program))

    def push_bonuses(self, seat: int, programs: list[int]) -> None:
        """Several bonuses, the first one to be resolved first."""
        at = len(programs) - 1
        while at >= 0:
            self.push(Frame(EFFECTS, seat, programs[at]))
            at -= 1

    def check_end(self, seat: int) -> None:
        """R164: from so many cubes on the objective cards on, one more round after this one."""
        if self.end_round:
            return
        cubes = 0
        for claims in self.claims:
            cubes += len(claims)
        if cubes >= END_CUBES[self.seats]:
            self.end_round = self.round + 1
            if self.events is not None:
                self.emit(Event("last_round", seat, "R164", {"cubes": cubes, "round": self.end_round}))

    def order(self) -> list[int]:
        """The seats in turn order (R19)."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def progress(self) -> Progress:
        """The round; the last one is known only when the end is near."""
        return Progress(self.round, self.end_round or None)

    # --- results ---

    def score(self, seat: int) -> int:
        """The present total."""
        return points(self, seat)

    def score_sheet(self, seat: int, viewer: int | None = ALL) -> list[ScoreLine]:
        """Section 10 of the rules, line by line."""
        return score_sheet(self, seat)

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """R178 to R180: the total, fewest cubes left, most active pawns, most coins."""
        board = self.boards[seat]
        return (points(self, seat), -board.cubes_left(), board.active, board.coins)

    # --- the same position in other forms ---

    def copy_position(self) -> HorizonState:
        """A state with boards of its own."""
        other = HorizonState(
            self.game,
            self.players,
            self.options,
            self.seed,
            [board.copy() for board in self.boards],
            self.piles[:],
            self.unseen[:],
            self.rivers[:],
            self.building_piles[:],
            self.supply[:],
            self.claims[:],
        )
        other.offered = self.offered
        other.tech_at = self.tech_at
        other.leader_at = self.leader_at
        other.objectives = self.objectives
        other.territories = self.territories
        other.explored = self.explored
        other.at = self.at
        other.cell_of = self.cell_of
        other.building_on = self.building_on
        other.village = self.village
        other.city = self.city
        other.left = self.left
        other.right = self.right
        other.first = self.first
        other.current = self.current
        other.round = self.round
        other.end_round = self.end_round
        other.tiles_revealed = self.tiles_revealed
        other.reveal_limit = self.reveal_limit
        other.has_invested = self.has_invested
        return other

    def resample(self, seat: int | None, rng: Rng) -> HorizonState:
        """A world that agrees with what everybody knows (R183): nobody knows more than the others."""
        return resampled(self, rng)

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """Everything but face-down leaders, and the order of piles and stack (R183)."""
        return position_view(self)

    def area(self, seat: int) -> dict[str, Any] | None:
        """The board of the seat."""
        return board_view(self, seat)

    def fact(self, target: dict[str, Any], viewer: int | None) -> Fact | None:
        """What a thing on the table is."""
        return fact_about(self, target)
