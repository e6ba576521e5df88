"""Games that nobody played: results with known chances, to hold the statistics against."""

from __future__ import annotations

import random

from pentapolis.arena import Played


def game(deal: int, seats: tuple[str, ...], scores: list[int]) -> Played:
    """A game with these scores; the most points win."""
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    winners = ranking.count(1)
    wins = [1 / winners if place == 1 else 0.0 for place in ranking]
    nothing = [0] * len(seats)
    return Played(deal, 0, seats, scores, ranking, wins, 0, nothing, [0.0] * len(seats))


def paired(
    deals: int, edge: float, seed: int, luck: float = 20.0, first: str = "a", second: str = "b"
) -> list[list[Played]]:
    """Deals of two games with seats changed: a common luck of the deal, noise, and the points of the first."""
    rng = random.Random(seed)
    found = []
    for deal in range(deals):
        seat_luck = [rng.gauss(50, luck), rng.gauss(50, luck)]
        games = []
        for seats in ((first, second), (second, first)):
            scores = [round(seat_luck[i] + rng.gauss(edge if seats[i] == first else 0.0, 5)) for i in range(2)]
            games.append(game(deal, seats, scores))
        found.append(games)
    return found
