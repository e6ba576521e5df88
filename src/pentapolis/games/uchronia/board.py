"""Everything that belongs to one player: Hand, Stock, Activities, Domain, sites and completed Buildings."""

from __future__ import annotations

from .buildings import AQUEDUCT, AQUEDUCT_ACTIVITIES, BUILDINGS, COST_OF, GATE, GATED, MASK_OF
from .cards import BASE_LIMIT


class Site:
    """A Building under construction. Never changed once made, so copies of a board share it."""

    __slots__ = ("building", "filled", "turn", "under")

    def __init__(self, building: int, under: list[int], filled: int, turn: int) -> None:
        self.building = building
        self.under = under  # cards under it by colour
        self.filled = filled
        self.turn = turn  # in which it was started (R73)

    def plus(self, colour: int) -> Site:
        """The site with one more card under it."""
        under = self.under[:]
        under[colour] += 1
        return Site(self.building, under, self.filled + 1, self.turn)

    def minus(self, colour: int) -> Site:
        """The site with one card fewer under it."""
        under = self.under[:]
        under[colour] -= 1
        return Site(self.building, under, self.filled - 1, self.turn)

    @property
    def full(self) -> bool:
        """Whether it holds as many cards as it costs (R77)."""
        return self.filled >= COST_OF[self.building]


class Board:
    """One player's cards. The lists of counts are its own; `old`, `sites` and `completed` are replaced, never changed.

    What everybody knows about the Hand: at least `known` cards of each colour, and beyond those none of the colours in
    `lacks`. `old` is the Hand at the last reshuffle and `fresh` what was drawn since (both secret): together with the
    cards that came and went openly they tell which cards can still be where.
    """

    __slots__ = (
        "active",
        "activities",
        "completed",
        "domain",
        "done",
        "fresh",
        "hand",
        "held",
        "known",
        "lacks",
        "launched",
        "old",
        "played",
        "sites",
        "started",
        "stock",
        "vp",
    )

    def __init__(
        self,
        hand: list[int],
        stock: list[int],
        activities: list[int],
        known: list[int],
        fresh: list[int],
        old: list[int],
        sites: list[Site],
        completed: list[int],
    ) -> None:
        self.hand = hand
        self.stock = stock
        self.activities = activities
        self.known = known
        self.fresh = fresh
        self.old = old
        self.sites = sites
        self.completed = completed  # Buildings in the order of their completion
        self.held = 0  # cards in the Hand
        self.launched = 0  # cards in the Activities
        self.domain = 0  # colour of the played cards; means nothing while none are played
        self.played = 0  # cards on the Domain
        self.lacks = 0  # colours, as bits
        self.started = 0  # Buildings with a site, as bits
        self.done = 0  # completed Buildings, as bits
        self.active = 0  # Buildings whose effect works now, as bits
        self.vp = 0  # points printed on the completed Buildings

    def copy(self) -> Board:
        """An independent copy."""
        other = Board(
            self.hand[:],
            self.stock[:],
            self.activities[:],
            self.known[:],
            self.fresh[:],
            self.old,
            self.sites,
            self.completed,
        )
        other.held = self.held
        other.launched = self.launched
        other.domain = self.domain
        other.played = self.played
        other.lacks = self.lacks
        other.started = self.started
        other.done = self.done
        other.active = self.active
        other.vp = self.vp
        return other

    # --- the Hand and what everybody knows about it (R150, R151) ---

    def draw_card(self, colour: int) -> None:
        """A card from the draw pile: only its owner sees it."""
        self.hand[colour] += 1
        self.fresh[colour] += 1
        self.held += 1
        self.lacks = 0

    def take_up(self, before: list[int], since: list[int], kept: int) -> None:
        """Cards looked at before and since a reshuffle: one is kept, the others go on to a public zone."""
        self.draw_card(kept)
        self.fresh[kept] -= 1
        self.old = [self.old[colour] + before[colour] for colour in range(5)]
        self.fresh = [self.fresh[colour] + since[colour] for colour in range(5)]

    def gain_card(self, colour: int) -> None:
        """A card that everybody saw comes into the Hand."""
        self.hand[colour] += 1
        self.known[colour] += 1
        self.held += 1

    def lose_card(self, colour: int) -> None:
        """A card leaves the Hand, face up."""
        self.hand[colour] -= 1
        self.held -= 1
        if self.known[colour] > 0:
            self.known[colour] -= 1

    def show_cards(self, colour: int, count: int) -> None:
        """Everybody has seen that many cards of the colour in the Hand at once."""
        if self.known[colour] < count:
            self.known[colour] = count

    # --- Buildings ---

    @property
    def limit(self) -> int:
        """How many Activities there may be (R58, R143)."""
        limit = BASE_LIMIT + len(self.completed)
        return limit + AQUEDUCT_ACTIVITIES if self.active & AQUEDUCT else limit

    def site(self, building: int) -> Site | None:
        """The site of that Building, if it is under construction here."""
        for site in self.sites:
            if site.building == building:
                return site
        return None

    def put_site(self, site: Site) -> None:
        """Adds a new site."""
        self.sites = [*self.sites, site]
        self.started |= MASK_OF[site.building]
        self._refresh()

    def replace_site(self, site: Site) -> None:
        """Puts a changed site in the place of the old one."""
        self.sites = [site if other.building == site.building else other for other in self.sites]

    def finish_site(self, site: Site) -> None:
        """Moves the Building from the sites to the completed ones (R79, R80)."""
        self.sites = [other for other in self.sites if other.building != site.building]
        self.completed = [*self.completed, site.building]
        self.started &= ~MASK_OF[site.building]
        self.done |= MASK_OF[site.building]
        self.vp += BUILDINGS[site.building].vp
        self._refresh()

    def _refresh(self) -> None:
        """R82, R115: completed Buildings are active, and with a Gate the unfinished ones of its colour."""
        self.active = self.done
        if self.done & GATE:
            self.active |= self.started & GATED


def new_board() -> Board:
    """The board of a player who has nothing yet."""
    return Board([0] * 5, [0] * 5, [0] * 5, [0] * 5, [0] * 5, [0] * 5, [], [])
