"""A position of The Golden Ages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.facts import Fact
from ...core.rng import Rng
from ...core.score import ScoreLine
from ...core.state import ALL, Progress, State
from . import play_types as types
from .board import NONE, TERMS, Board
from .cards import ERAS
from .facts import fact_of
from .grid import count
from .resample import resampled
from .view import area_view, position_view
from .worldmap import WorldMap

if TYPE_CHECKING:
    from ...core.game import Game


class GoldenState(State[types.View, types.Decision, types.Choice, types.Event, types.Preview]):
    """The map, the piles and displays on the table, and a board for every player."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: bytes,
        boards: list[Board],
        world: WorldMap,
        threes: list[int],
        twos: list[int],
        decks: list[list[int]],
        supply: list[int],
        judgements: int,
    ) -> None:
        super().__init__(game, players, players, options, seed)
        self.closed = options["sea"] == "closed"  # R171
        self.boards = boards
        self.world = world
        # The lists from here on are replaced, never changed in place: copies share them. The next one is the last.
        self.threes = threes  # continent tiles of three cells
        self.twos = twos  # and of two
        self.decks = decks  # building decks by era; empty once turned up
        self.supply = supply  # glory tiles, by their values
        self.judgements = judgements  # face up, as bits
        self.chosen = NONE  # the judgement of this era
        self.wonders = 0  # face up, as bits of cards
        self.buildings = 0  # likewise
        self.era = 0
        self.first = 0  # first player of the era
        self.capitals = 0  # the cells of all capitals
        self.last_turns = NONE  # turns that are left once the end has been brought about (R160)

    def progress(self) -> Progress:
        """The era."""
        return Progress(self.era, ERAS)

    # --- results ---

    def score(self, seat: int) -> int:
        """The points so far."""
        return self.boards[seat].vp

    def score_sheet(self, seat: int, viewer: int | None = ALL) -> list[ScoreLine]:
        """Points by what they were scored for; those of the end come with the end."""
        points = self.boards[seat].points
        return [ScoreLine(term, points[at]) for at, term in enumerate(TERMS)]

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """R167: the points, then the number of cities."""
        board = self.boards[seat]
        return (board.vp, count(board.cities))

    # --- the same position in other forms ---

    def copy_position(self) -> GoldenState:
        """A state with boards of its own."""
        other = GoldenState(
            self.game,
            self.players,
            self.options,
            self.seed,
            [board.copy() for board in self.boards],
            self.world,
            self.threes,
            self.twos,
            self.decks,
            self.supply,
            self.judgements,
        )
        other.chosen = self.chosen
        other.wonders = self.wonders
        other.buildings = self.buildings
        other.era = self.era
        other.first = self.first
        other.capitals = self.capitals
        other.last_turns = self.last_turns
        return other

    def resample(self, seat: int | None, rng: Rng) -> GoldenState:
        """A world that agrees with everything the seat knows (R168, R169)."""
        return resampled(self, NONE if seat is None else seat, rng)

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """Everything but the hidden cards of others and the order of the piles."""
        return position_view(self, NONE if seat is None else seat)

    def area(self, seat: int) -> dict[str, Any] | None:
        """The player board with the cards that its owner alone sees."""
        return area_view(self, seat, own=True)

    def fact(self, target: dict[str, Any], viewer: int | None) -> Fact | None:
        """What a card, a technology, a civilization, a judgement or a cell is."""
        return fact_of(self, target, viewer)
