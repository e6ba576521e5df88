"""What goes wrong, as values: a refusal names the rule, a text key and the arguments of that text."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping

from mypy_extensions import mypyc_attr

TextArgs = Mapping[str, int | str]


class _Short(reprlib.Repr):
    """Cuts long and deep values, and writes numbers of any size: Python refuses the decimals of huge ones."""

    def __init__(self) -> None:
        super().__init__()  # compiled, only an __init__ of its own runs that of a Python class
        self.maxstring = 60

    def repr_int(self, x: int, level: int) -> str:
        """The number, or how its hexadecimal digits begin."""
        return repr(x) if x.bit_length() <= 200 else f"{hex(x)[:20]}..."


_short = _Short()


def short_repr(value: object) -> str:
    """The value as a short text for a message, however long, deep or unwilling it is."""
    return _short.repr(value)


class Refusal:
    """Why something may not be done now: the rule, the key of the sentence that says so, its arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: TextArgs | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, int | str] = dict(args) if args else {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.rule, self.key, self.args) == (other.rule, other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, int | str]]]:
        return Refusal, (self.rule, self.key, self.args)

    def json(self) -> dict[str, object]:
        """The refusal as plain JSON."""
        return {"rule": self.rule, "key": self.key, "args": dict(self.args)}


Formatter = Callable[[Refusal], str]
_formatters: list[Formatter] = []


def set_formatter(formatter: Formatter) -> None:
    """Lets the text layer word refusals; without one the bare key and arguments are shown."""
    _formatters[:] = [formatter]


def key_only(refusal: Refusal) -> str:
    """The key and its arguments, for when there is no text."""
    return " ".join([refusal.key, *[f"{name}={value}" for name, value in refusal.args.items()]])


def format_refusal(refusal: Refusal) -> str:
    """The refusal as a sentence, followed by its rule."""
    sentence = _formatters[0](refusal) if _formatters else key_only(refusal)
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class PentapolisError(Exception):
    """Base of every error that a caller's input can cause."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RefusalError(PentapolisError):
    """An error that is worded from a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(format_refusal(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[RefusalError], tuple[Refusal]]:
        # Errors come back from worker processes; by default they would be made again from their sentence.
        return type(self), (self.refusal,)


class IllegalAction(RefusalError):
    """The action is not legal now; the state is unchanged."""


class InvalidNotation(RefusalError):
    """The text is not the notation of any action of this game."""


class InvalidOptions(PentapolisError):
    """Player count, seed or options do not fit the game; `reason` words it for readers of any language."""

    def __init__(self, reason: Refusal | str) -> None:
        super().__init__(format_refusal(reason) if isinstance(reason, Refusal) else reason)
        self.reason: Refusal | None = reason if isinstance(reason, Refusal) else None


class InvalidDump(PentapolisError):
    """The data is not a position of this game; the message says where and why."""


class InvalidRecord(PentapolisError):
    """The lines are not a record that can be re-played: which line, and why."""

    def __init__(self, line: int, reason: Refusal) -> None:
        super().__init__(f"line {line}: {format_refusal(reason)}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[InvalidRecord], tuple[int, Refusal]]:
        return type(self), (self.line, self.reason)


class UnknownGame(PentapolisError):
    """No game of that name is registered."""
