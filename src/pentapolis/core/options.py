"""Options of a game: what may be chosen before it starts, with defaults and validation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import InvalidOptions, Refusal, short_repr
from .nearest import nearest


class Option:
    """One named setting. `kind` is flag, choice (one of `choices`) or subset (any of `choices`, kept in their order).

    `source` tells where it comes from: rulebook, ruling (a reading on which editions differ) or extra. With `seats` the
    numbers among the choices are seats.
    """

    __slots__ = ("choices", "default", "kind", "name", "seats", "source")

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any,
        choices: tuple[Any, ...] = (),
        source: str = "rulebook",
        seats: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.source = source
        self.seats = seats

    def check(self, value: Any) -> Any:
        """The value in its stored form; raises InvalidOptions with what would be right."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            raise self._wrong("refuse-option-flag", value)
        if self.kind == "choice":
            if self._offers(value):
                return value
            raise self._wrong("refuse-option-choice", value)
        if not isinstance(value, list | tuple):
            raise self._wrong("refuse-option-subset", value)
        for item in value:
            if not self._offers(item):
                raise self._wrong("refuse-option-item", item)
        if len(set(value)) < len(value):
            raise self._wrong("refuse-option-twice", list(value))
        return [item for item in self.choices if item in value]

    def _wrong(self, key: str, given: Any) -> InvalidOptions:
        """The error for a value that does not fit."""
        choices = ", ".join(repr(choice) for choice in self.choices)
        return InvalidOptions(
            Refusal("", key, {"name": repr(self.name), "choices": choices, "given": short_repr(given)})
        )

    def _offers(self, value: Any) -> bool:
        """Whether the value is one of the choices, and of the same type: 1.0 and True equal 1 but are not a seat."""
        return type(value) in (int, str) and value in self.choices

    def json(self) -> dict[str, Any]:
        """The option as plain JSON, for pages that offer it."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "source": self.source,
            "seats": self.seats,
        }


def checked(known: Mapping[str, Option], given: Mapping[Any, Any] | None) -> dict[str, Any]:
    """Every known option with its given or default value; whatever else is given, of any type, is refused."""
    if given is not None and not isinstance(given, Mapping):
        raise InvalidOptions(Refusal("", "refuse-options-form", {"given": short_repr(given)}))
    names: list[Any] = list(given or ())  # whatever they are: only text is a name
    for name in names:
        if name not in known:
            args: dict[str, int | str] = {
                "name": short_repr(name),
                "options": ", ".join(known) or "none",
                "nearest": nearest(name, known),
            }
            raise InvalidOptions(Refusal("", "refuse-option-unknown", args))
    return {
        name: option.check(given[name] if given is not None and name in given else option.default)
        for name, option in known.items()
    }
