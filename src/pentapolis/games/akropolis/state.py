"""A position of Akropolis, and what happens between two decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.events import Event
from ...core.facts import Fact
from ...core.rng import Rng
from ...core.score import ScoreLine
from ...core.state import ALL, Progress, State
from ...core.steps import Frame
from . import play_types as types
from . import solo
from .city import City
from .facts import fact_of
from .scoring import points, tally
from .tiles import DISTRICTS, TILES
from .view import city_view, position_view

if TYPE_CHECKING:
    from .game import Akropolis

TAKE = 0
PLACE = 1


class AkropolisState(State[types.View, types.Decision, types.Choice, types.Event, types.Preview]):
    """Site, piles, cities and Stones. In the solo extra seat 1 is the Architect, who builds nothing."""

    def __init__(
        self,
        game: Akropolis,
        players: int,
        options: dict[str, Any],
        seed: bytes,
        rules: int,
        first: int,
        site: list[int],
        unseen: list[int],
        stones: list[int],
        cities: list[City],
    ) -> None:
        super().__init__(game, players, len(stones), options, seed)
        self.rules = rules  # scoring rules as bits
        self.first = first  # who began
        self.chief = first
        self.round = 1
        self.site = site
        self.unseen = unseen  # the face-down piles, the next tile last; replaced, never changed in place
        self.stones = stones
        self.cities = cities  # one for each player
        self.owned = (1 << players) - 1  # bit by seat: cities that no copy shares
        self.architect: list[int] = []  # the tiles of the solo extra's Architect; replaced, never changed in place

    @property
    def hand(self) -> int | None:
        """The tile that has been taken and not yet placed."""
        if self.stack and self.stack[-1].step == PLACE:
            return self.stack[-1].a
        return None

    @property
    def solo(self) -> bool:
        """Whether the second seat is the Architect of the solo extra."""
        return self.players == 1

    # --- the turn ---

    def begin_turn(self, seat: int) -> None:
        """Opens the taking of the seat, or lets the Architect have a turn (R20, R97, R105)."""
        self.turn += 1
        if seat < self.players:
            self.push(Frame(TAKE, seat))
        else:
            solo.take_turn(self)
            self.end_turn(seat)

    def take(self, seat: int, index: int) -> int:
        """Takes a tile out of the Site and pays for it (R22, R24 to R26)."""
        tile = self.site.pop(index)
        self.stones[seat] -= index
        if self.solo and seat == 0:
            self.stones[1] += index  # R85
        if self.events is not None:
            rule = "R85" if self.solo else "R22"
            self.emit(Event("take", seat, rule, {"tile": TILES[tile].id, "price": index}))
        return tile

    def place(self, seat: int, tile: int, action: int) -> None:
        """Adds the tile to the city; covered quarries pay at once (R40, R42)."""
        if not self.owned >> seat & 1:
            self.cities[seat] = self.cities[seat].copy()
            self.owned |= 1 << seat
        kinds = TILES[tile]
        quarries = self.cities[seat].place(tile, action, kinds.a, kinds.b, kinds.c)
        self.stones[seat] += quarries
        if self.events is not None:
            q, r, rotation, level = self.cities[seat].last_placement()
            data = {"tile": kinds.id, "q": q, "r": r, "rotation": rotation, "level": level}
            self.emit(Event("place", seat, "R40", data))
            if quarries:
                self.emit(Event("gain", seat, "R42", {"stones": quarries}))

    def end_turn(self, seat: int) -> None:
        """The Site is checked only after a whole turn (R101): go on, refill, or end."""
        if len(self.site) == 1:
            if not self.unseen:
                if self.events is not None:
                    self.emit(Event("end", seat, "R50", {"tile": TILES[self.site[0]].id}))
                return
            self._refill()
        self.begin_turn((seat + 1) % self.seats)

    def _refill(self) -> None:
        """R46 to R49: the tile left comes first, a pile follows, the marker moves on."""
        self.reveal()
        size = self.seats + 1
        pile = self.unseen[-size:]
        pile.reverse()
        self.unseen = self.unseen[:-size]
        self.site.extend(pile)
        self.chief = (self.chief + 1) % self.seats
        self.round += 1
        laid = 0
        for tile in self.site:
            laid = laid * 64 + tile + 1  # a price means another tile in another Site
        self.lay_open(laid)
        if self.events is not None:
            data = {"tiles": [TILES[tile].id for tile in pile], "round": self.round}
            self.emit(Event("refill", self.chief, "R46", data, reveals=True))

    def playout(self, rng: Rng) -> None:
        """Plays random legal actions until the game is over; nobody needs lists of them on the way."""
        for city in self.cities:
            city.forget()
        super().playout(rng)

    # --- results ---

    def score(self, seat: int) -> int:
        """Five districts and the Stones (R53)."""
        if seat >= self.players:
            return solo.points(self) + self.stones[seat]
        return points(tally(self.cities[seat], self.rules)) + self.stones[seat]

    def score_sheet(self, seat: int, viewer: int | None = ALL) -> list[ScoreLine]:
        """Value times stars for each district (R53), then the Stones (R58)."""
        found = tally(self.cities[seat], self.rules) if seat < self.players else solo.tally(self)
        sheet = [
            ScoreLine(district, found[i] * found[i + 5], {"value": found[i], "stars": found[i + 5]})
            for i, district in enumerate(DISTRICTS)
        ]
        sheet.append(ScoreLine("stones", self.stones[seat]))
        if self.solo:
            sheet.append(ScoreLine("quarry", solo.quarry_points(self) if seat >= self.players else 0))
        return sheet

    def rank_key(self, seat: int) -> tuple[int, ...]:
        """Points, then Stones (R71, R72); the Architect wins what is still equal (R92)."""
        return (self.score(seat), self.stones[seat], 1 if seat >= self.players else 0)

    # --- the same position in other forms ---

    def progress(self) -> Progress:
        """The round, of as many as there are piles and one more for the first Site (R46)."""
        left = len(self.unseen) // (self.seats + 1)
        return Progress(self.round, self.round + left)

    def copy_position(self) -> AkropolisState:
        """A new state with the same table; cities are shared until one of the two builds in them."""
        game: Any = self.game
        other = AkropolisState(
            game,
            self.players,
            self.options,
            self.seed,
            self.rules,
            self.first,
            self.site[:],
            self.unseen,
            self.stones[:],
            self.cities[:],
        )
        other.chief = self.chief
        other.round = self.round
        other.architect = self.architect
        self.owned = other.owned = 0
        return other

    def resample(self, seat: int | None, rng: Rng) -> AkropolisState:
        """The same table over piles in another order: the only thing nobody knows (R19)."""
        other = self.copy()
        unseen = sorted(self.unseen)
        rng.shuffle(unseen)
        other.unseen = unseen
        other.reseed(rng)
        return other

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """Everything but the order of the piles is open to all (R18, R19)."""
        return position_view(self)

    def area(self, seat: int) -> dict[str, Any] | None:
        """The city; the Architect has none."""
        return city_view(self.cities[seat], self.rules) if seat < self.players else None

    def area_is_public(self) -> bool:
        """A city holds only what its player put there; the Site is elsewhere."""
        return True

    def fact(self, target: dict[str, Any], viewer: int | None) -> Fact | None:
        """Tiles in the Site and anywhere, hexes of cities, Stones and piles."""
        return fact_of(self, target)
