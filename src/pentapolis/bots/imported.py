"""Bots from anybody's Python modules, named `module:Class`: `my_bots:First` is First in my_bots.py."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.errors import Refusal
from .external import BotError

WORD = "module:"


def where(name: str) -> tuple[str, str]:
    """The module and what is meant in it; who takes the word `module` literally is understood, too."""
    place = name.removeprefix(WORD)
    if place != name and ":" not in place:
        module, _, attribute = place.rpartition(".")
    else:
        module, _, attribute = place.partition(":")
    return module, attribute


def imported(name: str) -> Any:
    """The bot behind `module:Name`: what is found there, or what comes of calling it."""
    module, attribute = where(name)
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        bot = found() if isinstance(found, type) or not hasattr(found, "choose") else found
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a module of somebody else may fail in any way, or call sys.exit
        detail = f"{type(error).__name__}: {error}"
        raise BotError(Refusal("", "bot-not-imported", {"name": name[:80], "detail": detail[:200]})) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(Refusal("", "bot-cannot-choose", {"name": name[:80]}))
    return bot
