"""How good a position of Akropolis is: points, and what a learned net expects still to come."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from ..common.net import Net, Pass
from .features import SCORE, Survey
from .state import PLACE, AkropolisState
from .tiles import HOUSE, PLAZA, STARS, TILES

UNIT: Final = 10.0  # points that count 1 for the net
# Points behind the best action that make another e times less promising. A tile is not only good for the one who takes
# it, which the points do not tell, so tiles stay closer together.
PLACE_WARMTH: Final = 3.0
TAKE_WARMTH: Final = 8.0
# A lead is a guess about two scores, the own points about one. While much is open they make most of a value.
OWN_SHARE: Final = 0.6
OPEN_TURNS: Final = 4.0  # from which on the share shrinks
FULL: Final = 250.0  # points that would make a value of 1


def turns_left(state: AkropolisState, seat: int) -> int:
    """How many tiles the seat will still place, the one in hand included."""
    hand = 1 if state.stack and state.stack[-1].step == PLACE else 0
    tiles = len(state.unseen) + len(state.site) + hand - 1  # R50: the last one stays
    behind = (seat - state.player) % state.seats
    return max(0, (tiles - behind + state.seats - 1) // state.seats)


def rest(state: AkropolisState, taken: int = -1) -> vec[float]:
    """Each player's share of the tiles that nobody has: hexes of the five districts, then stars; one may be taken."""
    found = vec[float]([0.0] * 10)
    share = 1.0 / state.seats
    for tiles in (state.site, state.unseen):
        for tile in tiles:
            if tile == taken:
                continue
            for kind in TILES[tile].hexes:
                if kind >= PLAZA:
                    found[5 + kind - PLAZA] += share * STARS[kind - PLAZA]
                elif kind >= HOUSE:
                    found[kind - HOUSE] += share
    return found


class Placings:
    """Every legal placing of one tile in one city: what it makes of the city, and the points expected from it."""

    __slots__ = ("_net", "_survey", "actions", "last", "stones", "tile")

    def __init__(self, state: AkropolisState, seat: int, tile: int, stones: int, net: Net) -> None:
        city = state.cities[seat]
        self.tile = tile
        self.stones = stones  # after paying
        self.actions = city.legal()
        left = turns_left(state, seat)
        self.last = left == 1  # the seat will place nothing more: its points are final
        self._survey = Survey(city, state.rules, rest(state, tile), left)
        self._net = Pass(net)

    def worths(self) -> list[float]:
        """For every action the final score to be expected."""
        survey, net, tile, stones = self._survey, self._net, self.tile, self.stones
        worths: list[float] = []
        for action in self.actions:
            seen = survey.after(tile, action, stones)
            worths.append(UNIT * (seen[SCORE] if self.last else seen[SCORE] + net.value(seen)))
        return worths

    def seen(self, action: int) -> list[float]:
        """What the net sees of one placing."""
        found = self._survey.after(self.tile, action, self.stones)
        return [found[i] for i in range(len(found))]


class Known:
    """The worths of a tile's placings, kept for the decision that follows the taking."""

    __slots__ = ("city", "placements", "stones", "tile", "tiles", "worths")

    def __init__(self, state: AkropolisState, placings: Placings, worths: list[float]) -> None:
        self.city = state.cities[state.player]
        self.placements = len(self.city.placements)
        self.tile = placings.tile
        self.stones = placings.stones
        self.tiles = _others(state, placings.tile)
        self.worths = worths

    def fits(self, state: AkropolisState, tile: int, stones: int) -> bool:
        """Whether the deciding seat of the state has this very tile to place in this very city."""
        city = state.cities[state.player]
        return (
            self.tile == tile
            and self.stones == stones
            and self.city is city
            and self.placements == len(city.placements)
            and self.tiles == _others(state, tile)
        )


def _others(state: AkropolisState, taken: int) -> int:
    """The tiles that nobody has, as bits."""
    bits = 0
    for tile in state.site:
        bits |= 1 << tile
    for tile in state.unseen:
        bits |= 1 << tile
    return bits & ~(1 << taken)


class AkropolisEvaluation(Evaluation):
    """Points to be expected at the end, seat by seat, and from them the chances to win."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._known: list[Known] = []

    def expected_score(self, state: State, seat: int) -> float:
        """The final score to be expected; of the seat that decides, after the best turn it has."""
        assert isinstance(state, AkropolisState)
        if seat >= state.players:
            return _architect_worth(state, seat)
        if seat == state.player and not state.over:
            hand = state.hand
            if hand is not None:
                return max(self.placing_worths(state, hand, state.stones[seat]))
            return max(self._taking_worths(state, state.legal()))
        left = turns_left(state, seat)
        if left == 0:
            return float(state.score(seat))
        seen = Survey(state.cities[seat], state.rules, rest(state), left).now(state.stones[seat])
        return UNIT * (seen[SCORE] + Pass(self.net).value(seen))

    def win_chances(self, state: State) -> list[float]:
        """From the final scores to be expected; the fewer turns are left, the more it counts who leads."""
        assert isinstance(state, AkropolisState)
        turns = (len(state.unseen) + len(state.site)) / state.seats
        worths = [self.expected_score(state, seat) for seat in range(state.seats)]
        odds = chances(worths, spread(turns))
        own = OWN_SHARE * min(1.0, turns / OPEN_TURNS)
        return [(1.0 - own) * odds[seat] + own * min(1.0, worths[seat] / FULL) for seat in range(state.seats)]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """The better the best placing, the more promising; a tile is as good as its best placing."""
        assert isinstance(state, AkropolisState)
        hand = state.hand
        if hand is not None:
            return _shares(self.placing_worths(state, hand, state.stones[state.player]), PLACE_WARMTH)
        return _shares(self._taking_worths(state, legal), TAKE_WARMTH)

    def _taking_worths(self, state: AkropolisState, legal: list[int]) -> list[float]:
        """For every tile that may be taken the final score to be expected from its best placing; all are kept."""
        stones = state.stones[state.player]
        known: list[Known] = []
        for index in legal:
            placings = Placings(state, state.player, state.site[index], stones - index, self.net)
            known.append(Known(state, placings, placings.worths()))
        self._known = known
        return [max(one.worths) for one in known]

    def placing_worths(self, state: AkropolisState, tile: int, stones: int) -> list[float]:
        """For every legal placing of the deciding seat, in order, the final score to be expected."""
        for known in self._known:
            if known.fits(state, tile, stones):
                return known.worths
        return Placings(state, state.player, tile, stones, self.net).worths()


def spread(turns: float) -> float:
    """The points of lead that make one e times as likely to win as another, with so many turns to go.

    Expected scores are wrong by about 6 points times the root of the turns, and a lead is of two scores.
    """
    return 0.5 + 4.0 * math.sqrt(turns)


def _shares(worths: list[float], warmth: float) -> list[float]:
    best = max(worths)
    odds = [math.exp(max(-30.0, (worth - best) / warmth)) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


def _architect_worth(state: AkropolisState, seat: int) -> float:
    """The Architect's values and stars both grow with the tiles, so the points grow with their square."""
    tiles = len(state.architect) + 1.0
    growth = (tiles + turns_left(state, seat)) / tiles
    return state.stones[seat] + (state.score(seat) - state.stones[seat]) * growth * growth
