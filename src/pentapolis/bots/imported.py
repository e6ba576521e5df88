"""Bots from anybody's Python modules, named `module:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.errors import Refusal
from .external import BotError


def imported(name: str) -> Any:
    """The bot behind `module:Name`: what is found there, or what comes of calling it."""
    module, _, attribute = name.partition(":")
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
