"""What the commands of the arena speak with: two consoles and the texts of one language."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, Protocol

import typer
from rich.console import Console

from ..core.errors import PentapolisError, RefusalError
from ..texts import LANGUAGES, texts


class Voice(Protocol):
    """Whatever the command line puts into the context of a command."""

    out: Console
    err: Console

    @property
    def language(self) -> str:
        """The language of the texts."""
        ...

    def say(self, key: str, **args: int | str) -> str:
        """The text of the key."""
        ...


class PlainVoice:
    """Speaks on the two standard streams."""

    def __init__(self, language: str) -> None:
        self._texts = texts(language)
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def language(self) -> str:
        """The language of the texts."""
        return self._texts.language

    def say(self, key: str, **args: int | str) -> str:
        """The text of the key."""
        return self._texts.say(key, args)


def run_alone(commands: dict[str, tuple[Callable[..., int], str]], arguments: list[str] | None = None) -> int:
    """Runs these commands as a program of their own and returns the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    voice = PlainVoice(_language(given))
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    for name, (function, key) in commands.items():
        app.command(name, help=key)(function)
    command: Any = typer.main.get_command(app)
    for below in command.commands.values():
        below.help = voice.say(below.help)
        for parameter in below.params:
            parameter.help = voice.say(parameter.help)
    try:
        result = command.main(args=given, prog_name="python -m pentapolis.arena", standalone_mode=False, obj=voice)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except RefusalError as error:
        voice.err.print(voice.say(error.refusal.key, **error.refusal.args), style="bold red", soft_wrap=True)
        return 1
    except PentapolisError as error:
        voice.err.print(str(error), style="bold red", soft_wrap=True)
        return 1
    except Exception as error:
        if not hasattr(error, "format_message"):  # the parser's own complaints have one
            raise
        voice.err.print(str(error.format_message()), style="bold red", soft_wrap=True)
        return 2
    return result if isinstance(result, int) else 0


def _language(given: list[str]) -> str:
    for i, argument in enumerate(given):
        if argument == "--lang" and given[i + 1 : i + 2] and given[i + 1] in LANGUAGES:
            return given[i + 1]
    wanted = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
