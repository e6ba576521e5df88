"""A position of Uchronia, and the few things that can happen at any moment of it."""

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
from .cards import COLOURS, LAST_ROUND, THRESHOLDS
from .facts import fact_of
from .frames import ACTION, LIGHTHOUSE
from .resample import resampled
from .scoring import points, score_sheet
from .view import board_view, position_view

if TYPE_CHECKING:
    from ...core.game import Game


class UchroniaState(State[types.View, types.Decision, types.Choice, types.Event, types.Preview]):
    """Forum, piles, Great Works and Monopolies on the table, and a board for every player."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: bytes,
        boards: list[Board],
        forum: list[int],
        discard: list[int],
        monopolies: list[int],
        great_works: list[int],
        pile: list[int],
        building_pile: list[int],
        building_discard: list[int],
        first_draws: list[int],
    ) -> None:
        super().__init__(game, players, players, options, seed)
        self.boards = boards
        self.forum = forum
        self.discard = discard
        self.monopolies = monopolies  # seat by colour, -1 for nobody
        # The lists from here on are replaced, never changed in place: copies share them.
        self.great_works = great_works
        self.pile = pile  # the cards with numbers below `left` are still there, the next one last
        self.left = len(pile)
        self.building_pile = building_pile  # likewise with `buildings_left`
        self.buildings_left = len(building_pile)
        self.bottom = 0  # Buildings under the pile that everybody has seen (R8)
        self.building_discard = building_discard
        self.first_draws = first_draws  # by seat, for the first player (R7)
        self.first = 0
        self.current = 0  # whose turn it is; that seat alone executes Orders
        self.end_triggered = False

    @property
    def last(self) -> int:
        """The player with the Last Turn card (R10)."""
        return (self.first + self.seats - 1) % self.seats

    @property
    def round(self) -> int:
        """The number of the round, from 1 on; 0 during set-up."""
        return (self.turn + self.seats - 1) // self.seats

    @property
    def threshold(self) -> int:
        """The points that bring the end (R95)."""
        return THRESHOLDS[self.seats]

    @property
    def looking(self) -> Frame | None:
        """The frame with the cards under a Lighthouse, while its owner chooses one of them."""
        if self.stack and self.stack[-1].step == LIGHTHOUSE:
            return self.stack[-1]
        return None

    # --- the turn ---

    def begin_turn(self, seat: int) -> None:
        """The cards of the Domain go to the Forum, then the player chooses their action (R18, R19)."""
        self.turn += 1
        self.current = seat
        board = self.boards[seat]
        if self.turn == (LAST_ROUND - 1) * self.seats + 1:
            self.trigger_end(seat, "round", "R165")
        if board.played > 0:
            self.forum[board.domain] += board.played
            if self.events is not None:
                data = {"colour": COLOURS[board.domain], "count": board.played}
                self.emit(Event("clear", seat, "R18", data))
            board.played = 0
        self.push(Frame(ACTION, seat))

    def check_threshold(self) -> None:
        """R96: looked at whenever points may have come to somebody."""
        if self.end_triggered:
            return
        for seat in range(self.seats):
            if points(self, seat) >= self.threshold:
                self.trigger_end(seat, "threshold", "R96")
                return

    def trigger_end(self, seat: int, reason: str, rule: str) -> None:
        """From now on the game ends with the turn of the last player (R97, R98)."""
        if self.end_triggered:
            return
        self.end_triggered = True
        if self.events is not None:
            self.emit(Event("last_turn", seat, rule, {"reason": reason}))

    def progress(self) -> Progress:
        """The round (R27); when the last one is depends on the game."""
        return Progress(self.round)

    # --- results ---

    def score(self, seat: int) -> int:
        """The present total (R99)."""
        return points(self, seat)

    def score_sheet(self, seat: int, viewer: int | None = ALL) -> list[ScoreLine]:
        """Buildings, Monopolies and effects."""
        return score_sheet(self, seat)

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """R100, R101: the total, then the number of completed Buildings."""
        return (points(self, seat), len(self.boards[seat].completed))

    # --- the same position in other forms ---

    def copy_position(self) -> UchroniaState:
        """A state with a table and boards of its own."""
        other = UchroniaState(
            self.game,
            self.players,
            self.options,
            self.seed,
            [board.copy() for board in self.boards],
            self.forum[:],
            self.discard[:],
            self.monopolies[:],
            self.great_works,
            self.pile,
            self.building_pile,
            self.building_discard,
            self.first_draws,
        )
        other.left = self.left
        other.buildings_left = self.buildings_left
        other.bottom = self.bottom
        other.first = self.first
        other.current = self.current
        other.end_triggered = self.end_triggered
        return other

    def resample(self, seat: int | None, rng: Rng) -> UchroniaState:
        """A world that agrees with everything the seat knows (R151)."""
        return resampled(self, -1 if seat is None else seat, rng)

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """Everything but the Hands of others and the order of the piles (R16)."""
        return position_view(self, -1 if seat is None else seat)

    def area(self, seat: int) -> dict[str, Any] | None:
        """The board with the Hand that its owner sees."""
        return board_view(self, seat, own=True)

    def fact(self, target: dict[str, Any], viewer: int | None) -> Fact | None:
        """Buildings, cards in zones that the viewer may see, Monopolies and piles."""
        return fact_of(self, target, viewer)
