"""A home for city-building board games: exact rules that other programs can drive."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

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
from .core.events import Event
from .core.game import Game, game_ids, register
from .core.move import Move
from .core.preview import Preview
from .core.record import Record
from .core.rng import Rng
from .core.showing import Drawer, set_drawers
from .core.state import State
from .core.steps import Choice, Decision
from .games import register_all
from .version import VERSION as __version__

if TYPE_CHECKING:
    from .by_name import game  # one line for each game, written by `make types`
else:
    from .core.game import game

__all__ = [
    "Choice",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidDump",
    "InvalidNotation",
    "InvalidOptions",
    "InvalidRecord",
    "Move",
    "PentapolisError",
    "Preview",
    "Record",
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


def _drawer(module: str, function: str) -> Drawer:
    """What draws positions, loaded when the first one is drawn: it needs more than the rules do."""

    def draw(state: State, viewer: int | None) -> str:
        drawn: str = getattr(import_module(module, __name__), function)(state, viewer)
        return drawn

    return draw


def _record_html(record: Record) -> str:
    from .pictures.notebook import record_html

    return record_html(record)


register_all()
set_formatter(_in_english)
set_drawers(
    _drawer(".cli.position", "position_text"),
    _drawer(".pictures", "picture"),
    _drawer(".pictures.notebook", "position_html"),
    _record_html,
)
