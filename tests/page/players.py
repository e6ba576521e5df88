"""How each game with a board of its own is played on the page, found by folder: tests/games/<game>/page.py."""

from __future__ import annotations

from typing import Any, Protocol, cast

from ..of_games import of_games
from .hands import Hand
from .long import some
from .player import Step


class Player(Protocol):
    """Answers what a board asks, at random, by what lies on it."""

    def by(self, hand: Hand, /) -> Step:
        """Presses what is lit, and confirms."""

    def by_keys(self, page: object, chance: object, /) -> None:
        """Uses nothing but the keyboard."""


PLAYERS: dict[str, Player] = {game: cast(Player, module) for game, module in of_games("page").items()}
GAMES = list(PLAYERS)
HALF, OTHER_HALF = some(GAMES, GAMES[::2]), some(GAMES, GAMES[1::2])  # for what hardly differs from game to game
SECRETIVE = [game for game in GAMES if hasattr(PLAYERS[game], "secrets")]  # whose seats hold something hidden


def secrets(game: str, view: Any, seat: int) -> list[Any]:
    """What the view tells of the seat that only its owner may see; None where it does not tell."""
    return list(getattr(PLAYERS[game], "secrets", lambda view, seat: [])(view, seat))


def all_by(hand: Hand) -> dict[str, Step]:
    """The steps of every game with that hand."""
    return {game: player.by(hand) for game, player in PLAYERS.items()}
