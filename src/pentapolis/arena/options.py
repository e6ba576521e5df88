"""Options as they are typed: NAME=VALUE."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.options import Option
from .plan import problem

YES, NO = ("true", "yes", "on", "1", "oui"), ("false", "no", "off", "0", "non")


def typed_options(of: Game, given: list[str]) -> dict[str, Any]:
    """The values of the options; raises an error that says what would be right."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in of.options:
            raise problem("arena-bad-option", given=text[:60], options=", ".join(of.options))
        found[name] = _value(of.options[name], value.strip().lower())
    return found


def _value(option: Option, text: str) -> Any:
    if option.kind == "flag":
        if text not in YES + NO:
            raise problem("arena-bad-value", name=option.name, given=text[:40], choices="true, false")
        return text in YES
    if option.kind == "choice":
        return _choice(option, text)
    if text in ("", "none"):
        return []
    return list(option.choices) if text == "all" else [_choice(option, part.strip()) for part in text.split(",")]


def _choice(option: Option, text: str) -> Any:
    for choice in option.choices:
        if str(choice).lower() == text:
            return choice
    listed = ", ".join(str(choice) for choice in option.choices)
    raise problem("arena-bad-value", name=option.name, given=text[:40], choices=listed)
