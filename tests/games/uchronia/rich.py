"""Random tables late in a game, at which rare effects meet."""

from __future__ import annotations

from collections import Counter

from pentapolis import InvalidDump, Rng
from pentapolis.games.uchronia.buildings import BUILDINGS, Building
from pentapolis.games.uchronia.cards import COLOURS, SUPPLY
from pentapolis.games.uchronia.state import UchroniaState

from .table import Player, table


def rich_table(players: int, rng: Rng) -> UchroniaState:
    """A position in which everybody has Buildings, sites and cards, and perhaps a Domain."""
    while True:
        try:
            return Dealer(rng).table(players)
        except InvalidDump:  # an Embassy decides a tie otherwise, or the first Hand is empty
            continue


class Dealer:
    """Deals cards and Buildings at random, never more than there are."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.cards = Counter(dict(zip(COLOURS, SUPPLY, strict=True)))
        self.copies = Counter({building.number: building.copies for building in BUILDINGS})

    def below(self, n: int) -> int:
        return int(self.rng.below(n))

    def some(self, count: int, colour: str = "") -> str:
        """That many cards of the colour, or of random ones, as far as there are any."""
        found = []
        for _ in range(count):
            name = colour or COLOURS[self.below(5)]
            if self.cards[name] > 0:
                self.cards[name] -= 1
                found.append(name)
        return " ".join(found)

    def names(self) -> list[Building]:
        """A few Buildings of different names."""
        found: list[Building] = []
        for _ in range(4 + self.below(14)):
            building = BUILDINGS[self.below(len(BUILDINGS))]
            if building not in found and self.copies[building.number] > 0:
                self.copies[building.number] -= 1
                found.append(building)
        return found

    def player(self, with_domain: bool) -> Player:
        mine = self.names()
        built = self.below(len(mine) + 1)
        sites = {site.id: self.some(self.below(site.cost), COLOURS[site.colour]) for site in mine[built:]}
        return Player(
            hand=self.some(self.below(9)),
            stock=self.some(self.below(9)),
            activities=self.some(self.below(3 + built)),
            domain=self.some(self.below(3), COLOURS[self.below(5)]) if with_domain else "",
            sites=sites,
            completed=[building.id for building in mine[:built]],
        )

    def table(self, players: int) -> UchroniaState:
        seated = [self.player(seat > 0) for seat in range(players)]
        holders = {}
        for colour in COLOURS:
            numbers = [player.activities[colour] for player in seated]
            if max(numbers) > 0:
                holders[colour] = numbers.index(max(numbers))
        forum, discard, pile = self.some(self.below(13)), self.some(self.below(10)), self.some(self.below(12))
        rest = "pile" if self.below(3) else players - 1

        def laid(end: bool) -> UchroniaState:
            return table(*seated, forum=forum, discard=discard, pile=pile, rest=rest, holders=holders, end=end)

        try:
            return laid(False)
        except InvalidDump as error:
            if "[R96]" not in str(error):
                raise
        return laid(True)  # somebody has reached the threshold
