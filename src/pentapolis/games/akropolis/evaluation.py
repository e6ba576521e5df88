"""How good a position of Akropolis is: points, and what a learned net expects still to come."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from ..common.net import Net, Pass
from .features import SCORE, Survey
from .holdings import holdings
from .state import PLACE, AkropolisState
from .tiles import HOUSE, PLAZA, STARS, TILES

UNIT: Final = 10.0  # points that count 1 for the net
# Points behind the best action that make another e times less promising. A tile is not only good for the one who takes
# it, which the points do not tell, so tiles stay closer together.
PLACE_WARMTH: Final = 3.0
TAKE_WARMTH: Final = 8.0
LAST_PLACE_WARMTH: Final = 0.5  # in the last turn, when points are not guessed but counted
LAST_TAKE_WARMTH: Final = 2.0
# A lead is a guess about two scores, the own points about one. While much is open they make most of a value.
OWN_SHARE: Final = 0.6
OPEN_TURNS: Final = 4.0  # from which on the share shrinks
FULL: Final = 250.0  # points that would make a value of 1
NO_TILE: Final = -1
KEPT: Final = 2000  # answers that are remembered, of some hundred numbers each


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


def question(state: AkropolisState, seat: int, tile: int, stones: int, left: int) -> tuple[int, ...]:
    """Everything that the worths of a tile's placings follow from, or with -1 for the tile that of the city as it is.

    Worlds of one search differ in the order of what is hidden, which is no part of it: so they ask the same again and
    again.
    """
    city = state.cities[seat]
    open_tiles = 0
    for other in state.site:
        open_tiles |= 1 << other
    for other in state.unseen:
        open_tiles |= 1 << other
    if tile >= 0:
        open_tiles &= ~(1 << tile)
    return (tile, stones, left, state.rules, state.seats, int(city.grid.size), open_tiles, *city.placements)


class AkropolisEvaluation(Evaluation):
    """Points to be expected at the end, seat by seat, and from them the chances to win."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._known: dict[tuple[int, ...], list[float]] = {}  # answers to questions asked lately

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
        asked = question(state, seat, NO_TILE, state.stones[seat], left)
        known = self._known.get(asked)
        if known is not None:
            return known[0]
        seen = Survey(state.cities[seat], state.rules, rest(state), left).now(state.stones[seat])
        worth = UNIT * (seen[SCORE] + Pass(self.net).value(seen))
        self._keep(asked, [worth])
        return worth

    def win_chances(self, state: State) -> list[float]:
        """From the final scores to be expected; the fewer turns are left, the more it counts who leads."""
        assert isinstance(state, AkropolisState)
        turns = (len(state.unseen) + len(state.site)) / state.seats
        worths = [self.expected_score(state, seat) for seat in range(state.seats)]
        odds = chances(worths, spread(turns))
        own = OWN_SHARE * min(1.0, turns / OPEN_TURNS)
        return [(1.0 - own) * odds[seat] + own * min(1.0, worths[seat] / FULL) for seat in range(state.seats)]

    def features(self, state: State, seat: int) -> dict[str, float]:
        """What the seat has besides its points."""
        assert isinstance(state, AkropolisState)
        return holdings(state, seat)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """The better the best placing, the more promising; a tile is as good as its best placing."""
        assert isinstance(state, AkropolisState)
        hand = state.hand
        last = turns_left(state, state.player) == 1
        if hand is not None:
            warmth = LAST_PLACE_WARMTH if last else PLACE_WARMTH
            return _shares(self.placing_worths(state, hand, state.stones[state.player]), warmth)
        return _shares(self._taking_worths(state, legal), LAST_TAKE_WARMTH if last else TAKE_WARMTH)

    def _taking_worths(self, state: AkropolisState, legal: list[int]) -> list[float]:
        """For every tile that may be taken the final score to be expected from its best placing."""
        stones = state.stones[state.player]
        return [max(self.placing_worths(state, state.site[index], stones - index)) for index in legal]

    def placing_worths(self, state: AkropolisState, tile: int, stones: int) -> list[float]:
        """For every legal placing of the deciding seat, in order, the final score to be expected."""
        seat = state.player
        asked = question(state, seat, tile, stones, turns_left(state, seat))
        known = self._known.get(asked)
        if known is None:
            known = Placings(state, seat, tile, stones, self.net).worths()
            self._keep(asked, known)
        return known

    def _keep(self, asked: tuple[int, ...], worths: list[float]) -> None:
        """Remembers the answer; what was asked long ago is not asked again."""
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[asked] = worths


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
