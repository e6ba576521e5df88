"""Ratings on one scale over all table sizes: the Plackett-Luce model of openskill, with intervals over deals."""

from __future__ import annotations

from statistics import NormalDist

import msgspec
import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from .play import Played
from .stats import Figure, Floats, percentiles, rounded

REPLICATES = 200
ORDERS = 20
ALIKE = 0.2  # replicates that differ by less than this part of the model's own doubt; else it is about one half
NOBODY = 1 << 20  # the place of an empty chair


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is: 25 is the average of newcomers. `sigma` is what the model itself is unsure by."""

    rating: Figure
    sigma: float


def model() -> PlackettLuce:
    """The model for players who do not change: nothing is added to their uncertainty between games."""
    return PlackettLuce(tau=0.0)


def rated(names: list[str], deals: list[list[Played]], confidence: float = 0.95, seed: int = 1) -> dict[str, Rating]:
    """The rating of every bot.

    The model takes games one by one, and a little depends on their order; so the value is the mean over several
    orders of the deals. The interval comes from drawing deals with replacement, in a random order.
    """
    table = Table(names, deals)
    rng = np.random.default_rng(seed)
    count = len(deals)
    orders = np.array([rng.permutation(count) for _ in range(ORDERS)], dtype=np.int64).reshape(ORDERS, count)
    values, sigmas = table.rate(orders)
    drawn = rng.integers(0, max(count, 1), size=(REPLICATES, count))
    replicates = table.rate(drawn)[0] if count > 1 else None
    return {
        name: _rating(
            float(values[:, i].mean()),
            float(sigmas[:, i].mean()),
            None if replicates is None else replicates[:, i],
            confidence,
        )
        for i, name in enumerate(names)
    }


def _rating(value: float, sigma: float, replicates: Floats | None, confidence: float) -> Rating:
    if replicates is None:
        return Rating(Figure(round(value, 6), None, None), round(sigma, 6))
    low, high = percentiles(replicates, confidence)
    reach = sigma * NormalDist().inv_cdf(0.5 + confidence / 2)
    if high - low < ALIKE * 2 * reach:
        # Who wins every game does so in every replicate, which says nothing: the model's own doubt remains.
        low, high = value - reach, value + reach
    return Rating(rounded(value, low, high), round(sigma, 6))


class Table:
    """All games as arrays, so that many orders can be rated side by side: openskill itself takes 0.1 ms a game.

    A test holds its arithmetic against openskill's.
    """

    def __init__(self, names: list[str], deals: list[list[Played]]) -> None:
        number = {name: i for i, name in enumerate(names)}
        games = [played for deal in deals for played in deal]
        chairs = max((len(played.seats) for played in games), default=0)
        self._bots = len(names)
        self._per_deal = len(deals[0]) if deals else 0
        self._who: NDArray[np.int64] = np.zeros((len(games), chairs), dtype=np.int64)
        self._place: NDArray[np.int64] = np.full((len(games), chairs), NOBODY, dtype=np.int64)
        for row, played in enumerate(games):
            seats = len(played.seats)
            self._who[row, :seats] = [number[name] for name in played.seats]
            self._place[row, :seats] = played.ranking
        parameters = model()
        self._mu, self._sigma = parameters.mu, parameters.sigma
        self._beta, self._kappa = parameters.beta, parameters.kappa

    def rate(self, orders: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """Ratings and uncertainties, a row for each order of deals, a column for each bot."""
        mu = np.full((len(orders), self._bots), self._mu)
        sigma = np.full((len(orders), self._bots), self._sigma)
        rows = np.arange(len(orders))[:, None]
        for step in range(orders.shape[1]):
            for game in range(self._per_deal):
                self._update(mu, sigma, rows, orders[:, step] * self._per_deal + game)
        return mu, sigma

    def _update(self, mu: Floats, sigma: Floats, rows: NDArray[np.int64], games: NDArray[np.int64]) -> None:
        """One game in every row: algorithm 4 of Weng and Lin (2011). Who sits twice learns from both seats."""
        who, place = self._who[games], self._place[games]
        there = place < NOBODY
        variance = np.where(there, sigma[rows, who] ** 2, 0.0)
        c = np.sqrt((variance + there * self._beta**2).sum(axis=1, keepdims=True))
        strength = np.where(there, np.exp(mu[rows, who] / c), 0.0)
        behind = (place[:, None, :] >= place[:, :, None]) & there[:, None, :]  # [row, q, i]: i is not before q
        ties = (place[:, None, :] == place[:, :, None]).sum(axis=2)
        field = (behind * strength[:, None, :]).sum(axis=2)
        chance = strength[:, None, :] / np.where(there, field, 1.0)[:, :, None]
        weight = behind * there[:, :, None] / ties[:, :, None]
        own = np.where(there, 1.0 / ties, 0.0)
        omega = (own - (weight * chance).sum(axis=1)) * variance / c
        delta = (weight * chance * (1 - chance)).sum(axis=1) * variance / c**2 * np.sqrt(variance) / c
        np.add.at(mu, (rows, who), omega)
        np.multiply.at(sigma, (rows, who), np.sqrt(np.maximum(1 - delta, self._kappa)))
