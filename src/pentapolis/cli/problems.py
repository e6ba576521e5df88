"""A user's mistakes, each as one sentence that says what is wrong and what to do."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from pathlib import Path

from ..bots import BotError
from ..core.errors import InvalidOptions, PentapolisError
from ..core.nearest import NONE, nearest
from ..texts.words import error_text
from .terminal import Terminal

FAILURE = 1
USAGE = 2
INTERRUPTED = 130

SHORTEST = 3  # signs that may stand for a name which begins with them


class Problem(Exception):
    """Something the user can put right: the key of the sentence, its arguments, the exit code."""

    def __init__(self, key: str, code: int = FAILURE, **args: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.args_of_text = args


def wrong_usage(key: str, **args: int | str) -> Problem:
    """A problem with what was typed on the command line."""
    return Problem(key, USAGE, **args)


def file_problem(error: OSError, path: Path) -> Problem:
    """The sentence for a file that cannot be read or written."""
    if isinstance(error, FileNotFoundError):
        return Problem("cli-file-missing", file=str(path))
    if isinstance(error, IsADirectoryError):
        return Problem("cli-file-folder", file=str(path))
    if isinstance(error, PermissionError):
        return Problem("cli-file-permission", file=str(path))
    if error.errno == errno.ENOSPC:
        return Problem("cli-file-full", file=str(path))
    return Problem("cli-file-other", file=str(path), detail=error.strerror or str(error))


class BadRecord(Problem):
    """A file whose lines cannot be re-played."""

    def __init__(self, path: Path, error: PentapolisError) -> None:
        super().__init__("cli-file-bad-record", file=str(path))
        self.error = error


def sentence_of(terminal: Terminal, error: Exception) -> tuple[str, int]:
    """The sentence and the exit code of a user's mistake."""
    if isinstance(error, BadRecord):
        return terminal.say(error.key, **error.args_of_text, reason=error_text(terminal.texts, error.error)), error.code
    if isinstance(error, Problem):
        return terminal.say(error.key, **error.args_of_text), error.code
    if isinstance(error, PentapolisError):
        return error_text(terminal.texts, error), USAGE if isinstance(error, InvalidOptions | BotError) else FAILURE
    return _usage_sentence(terminal, error), USAGE


def is_usage_error(error: Exception) -> bool:
    """Whether the parser of the command line raised it (it is told by name: its module has moved between releases)."""
    return _is_kind(error, "UsageError")


def _is_kind(error: Exception, name: str) -> bool:
    return any(kind.__name__ == name for kind in type(error).__mro__)


def _usage_sentence(terminal: Terminal, error: Exception) -> str:
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "pentapolis"
    kind = type(error).__name__
    message = str(getattr(error, "message", error))
    if kind == "NoSuchOption":
        option = str(getattr(error, "option_name", ""))
        known = [
            opt for parameter in getattr(getattr(context, "command", None), "params", []) for opt in parameter.opts
        ]
        offered = meant(terminal, option, known)
        return terminal.say("cli-usage-no-such-option", option=option, command=command, meant=offered)
    if kind == "MissingParameter":
        return terminal.say("cli-usage-missing", name=_parameter(error), command=command)
    if _is_kind(error, "BadParameter"):
        parameter = getattr(error, "param", None)
        about = " ".join(filter(None, (getattr(parameter, "help", ""), _range(terminal, parameter))))
        return terminal.say("cli-usage-bad-value", name=_parameter(error), command=command, about=about)
    if message.startswith("No such command"):
        commands = list(getattr(context.command, "commands", {})) if context is not None else []
        name = message.split("'")[1][:40]
        sentence = terminal.say("cli-usage-no-such-command", name=name, commands=", ".join(commands))
        return sentence + meant(terminal, name, commands)
    if message.startswith("Got unexpected extra argument"):
        return terminal.say("cli-usage-extra", arguments=message.rpartition("(")[2].rstrip(")")[:60], command=command)
    if kind == "BadOptionUsage":
        return terminal.say("cli-usage-bad-option", option=str(getattr(error, "option_name", "")), command=command)
    return terminal.say("cli-usage-other", command=command, detail=message)


def meant(terminal: Terminal, given: str, known: Iterable[str]) -> str:
    """A sentence that offers the known name most like what was typed, or that begins with it; empty where none is."""
    names = list(known)
    begun = [name for name in names if len(given) >= SHORTEST and name.startswith(given)]
    found = begun[0] if len(begun) == 1 else nearest(given, names)
    return "" if found == NONE else " " + terminal.say("cli-did-you-mean", nearest=found)


def _range(terminal: Terminal, parameter: object) -> str:
    """Which numbers the value may be; nothing where there are no bounds."""
    bounds = getattr(parameter, "type", parameter)  # they have moved between releases
    least, most = getattr(bounds, "min", None), getattr(bounds, "max", None)
    if least is None:
        return ""
    if most is None:
        return terminal.say("cli-usage-from", least=str(least))
    return terminal.say("cli-usage-from-to", least=str(least), most=str(most))


def _parameter(error: Exception) -> str:
    """The option as it is typed, or the argument in capitals."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return ""
    if getattr(parameter, "param_type_name", "") == "option":
        return str(parameter.opts[0])
    return str(getattr(parameter, "metavar", None) or parameter.name).upper()
