"""A position of Origins, and the few things that can happen at any moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.events import Event
from ...core.facts import Fact
from ...core.rng import Rng
from ...core.score import ScoreLine
from ...core.state import ALL, Progress, State
from ...core.steps import Frame
from ..common.tracks import Track
from . import play_types as types
from .board import Board
from .catalogue import CONDITIONS, FEW_LEVELS, NO_CITIZEN, NO_GOLD, ROUNDS_ALONE
from .endings import holding
from .facts import fact_of
from .frames import CHOOSE_ACTION, NEXT_TURN
from .scoring import points, score_sheet
from .view import board_view, position_view

if TYPE_CHECKING:
    from ...core.game import Game

MILITARY_TRACK = 3  # among the tracks; the temples have the numbers below


class OriginsState(State[types.View, types.Decision, types.Choice, types.Event, types.Preview]):
    """Sites, market, row, cards and tracks on the table, and a board for every player.

    Alone (R180 to R188) the seat opposite has the marker on the Military track and the target as its score.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: bytes,
        boards: list[Board],
        bonus: list[int],
        ships: list[int],
        market: list[int],
        piles: list[list[int]],
        row: list[int],
        reserve: list[int],
        area: list[int],
        signs: list[int],
        districts: list[int],
        district_gold: list[int],
        levels: list[int],
        tracks: list[Track],
    ) -> None:
        super().__init__(game, players, 2 if players == 1 else players, options, seed)
        self.alone = players == 1
        self.boards = boards
        self.ships = ships  # by site: the value it shows
        self.reserve = reserve  # Citizens by colour
        self.levels = levels  # tower levels in the reserve, by colour
        self.holders = [-1, -1, -1]  # by temple: who holds its Zodiac card, -1 for nobody
        # The lists from here on are replaced, never changed in place: copies share them.
        self.bonus = bonus  # by site: the colour of its bonus tile
        self.market = market  # kinds, the topmost first
        self.piles = piles  # by colour: kinds, the visible one last
        self.buried = [0, 0, 0, 0, 0]  # by colour: tiles at the bottom that everybody has seen (R90)
        self.row = row  # dice, the leftmost first
        self.area_dice = area  # Speakers: values, in order
        self.signs = signs  # by temple: its Zodiac card
        self.districts = districts  # numbers of the District cards in play
        self.district_gold = district_gold
        self.tracks = tracks  # Forest, Mountain, Sea, Military
        self.pool: list[int] = []  # dice of the draft, in order
        self.round = 0
        self.bastion = 0
        self.announced = 0  # end conditions that have been true, as bits

    # --- the turn ---

    def begin_turn(self, seat: int) -> None:
        """R19, R20: one action, after which it is the next player's turn."""
        self.turn += 1
        self.push(Frame(NEXT_TURN, seat))
        self.push(Frame(CHOOSE_ACTION, seat))

    def gain(self, seat: int, resource: int, amount: int) -> None:
        """R43: resources are unlimited."""
        self.boards[seat].resources[resource] += amount

    def move(self, track: int, seat: int, space: int) -> None:
        """R62, R74: the marker goes on top of the stack."""
        tracks = self.tracks[:]
        moved = tracks[track].copy()
        moved.put_on_top(seat, space)
        tracks[track] = moved
        self.tracks = tracks

    def watch(self, condition: int, seat: int) -> None:
        """Tells of an end condition when it first becomes true (R170 to R173)."""
        if self.announced & condition or self.alone:
            return
        if holding(self, condition):
            self.announced |= condition
            if self.events is not None:
                number = condition.bit_length() - 1
                self.emit(Event("condition", seat, f"R{170 + number}", {"condition": CONDITIONS[number]}))

    def watch_gold(self, seat: int) -> None:
        """After Gold was taken from a District card."""
        self.watch(NO_GOLD, seat)

    def watch_levels(self, seat: int) -> None:
        """After a tower was raised."""
        self.watch(FEW_LEVELS, seat)

    def watch_citizens(self, seat: int) -> None:
        """After a die left the reserve."""
        self.watch(NO_CITIZEN, seat)

    def progress(self) -> Progress:
        """The round; alone there are five (R187)."""
        return Progress(max(1, self.round), ROUNDS_ALONE if self.alone else None)

    # --- results ---

    def score(self, seat: int) -> int:
        """The present total."""
        return points(self, seat)

    def score_sheet(self, seat: int, viewer: int | None = ALL) -> list[ScoreLine]:
        """What was gained in play, and what the end would add now."""
        return score_sheet(self, seat)

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """R179: the total, then the tiles of the city; R188: alone, who reaches the target has won."""
        if seat >= self.players:
            return (points(self, seat), 0)
        return (points(self, seat), len(self.boards[seat].tiles))

    # --- the same position in other forms ---

    def copy_position(self) -> OriginsState:
        """A state with boards of its own."""
        other = OriginsState(
            self.game,
            self.players,
            self.options,
            self.seed,
            [board.copy() for board in self.boards],
            self.bonus,
            self.ships[:],
            self.market,
            self.piles,
            self.row,
            self.reserve[:],
            self.area_dice,
            self.signs,
            self.districts,
            self.district_gold,
            self.levels[:],
            self.tracks,
        )
        other.holders = self.holders[:]
        other.buried = self.buried
        other.pool = self.pool
        other.round = self.round
        other.bastion = self.bastion
        other.announced = self.announced
        return other

    def resample(self, seat: int | None, rng: Rng) -> OriginsState:
        """R190: nobody knows the order of the piles below their visible tile, but for what was put under them."""
        other = self.copy()
        piles: list[list[int]] = []
        for colour, pile in enumerate(self.piles):
            known = min(self.buried[colour], len(pile))
            hidden = pile[known : max(known, len(pile) - 1)]
            hidden.sort()  # the true order must not show through
            rng.shuffle(hidden)
            piles.append([*pile[:known], *hidden, *pile[max(known, len(pile) - 1) :]])
        other.piles = piles
        other.reseed(rng)
        return other

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """The whole table without the order of the piles."""
        return position_view(self)

    def area(self, seat: int) -> dict[str, Any] | None:
        """The board of a player."""
        return board_view(self, seat)

    def area_is_public(self) -> bool:
        """Alone, chance takes Zodiac cards away (R186); otherwise nothing unknown comes to a board."""
        return not self.alone

    def fact(self, target: dict[str, Any], viewer: int | None) -> Fact | None:
        """What a thing on the table is."""
        return fact_of(self, target, viewer)
