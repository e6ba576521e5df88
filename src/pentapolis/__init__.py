"""A home for city-building board games: exact rules that other programs can drive."""

from __future__ import annotations

from .core.errors import (
    IllegalAction,
    InvalidDump,
    InvalidNotation,
    InvalidOptions,
    InvalidRecord,
    PentapolisError,
    Refusal,
    UnknownGame,
    key_only,
    set_formatter,
)
from .core.game import Game, game, game_ids, register
from .core.rng import Rng
from .core.state import State
from .games import register_all
from .version import VERSION as __version__

__all__ = [
    "Game",
    "IllegalAction",
    "InvalidDump",
    "InvalidNotation",
    "InvalidOptions",
    "InvalidRecord",
    "PentapolisError",
    "Refusal",
    "Rng",
    "State",
    "UnknownGame",
    "__version__",
    "game",
    "game_ids",
    "register",
]


def _in_english(refusal: Refusal) -> str:
    from .texts import texts  # read when the first refusal is worded
    from .texts.words import refusal_sentence

    english = texts("en")
    return refusal_sentence(english, refusal) if english.has(refusal.key) else key_only(refusal)


register_all()
set_formatter(_in_english)
