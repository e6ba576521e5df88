"""What every command speaks with: two consoles and the texts of one language."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
import unicodedata
from collections.abc import Mapping, Sequence

from rich import _wrap
from rich.console import Console

from ..texts import LANGUAGES, texts
from .safe_text import clean

# Nearest signs for terminals that cannot write ours.
PLAIN = {
    "★": "*",
    "✗": "x",
    "✓": "v",
    "×": "x",
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "«": '"',
    "»": '"',
    "\u202f": " ",
    "·": "-",
    "“": '"',
    "”": '"',
    "╭": "+",
    "╮": "+",
    "╰": "+",
    "╯": "+",
    "─": "-",
    "│": "|",
}


class Terminal:
    """Where a command writes, and in which language."""

    def __init__(self, language: str) -> None:
        self.texts = texts(language)
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def language(self) -> str:
        """The language of the texts."""
        return self.texts.language

    def say(self, key: str, **args: int | str) -> str:
        """The text of the key."""
        return self.texts.say(key, args)

    def decimal(self, value: float) -> str:
        """The number with one digit after the sign of the language."""
        return f"{value:.1f}".replace(".", self.say("cli-decimal-sign"))

    def percent(self, share: float) -> str:
        """The share as a percentage."""
        return self.say("cli-percent", value=self.decimal(100 * share))

    def complain(self, sentence: str) -> None:
        """Tells a mistake on the error stream."""
        lines = "\n".join(map(clean, sentence.split("\n")))  # a traceback has several
        self.err.print(lines, style="bold red", soft_wrap=True)

    def wipe(self) -> None:
        """Clears a terminal with all that can be scrolled back to."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.clear()
            self.out.file.write("\x1b[3J")

    def without_colour(self) -> None:
        """Draws in one colour from now on."""
        self.out.no_color = self.err.no_color = True


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for by --lang, else that of the environment, else English."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        value = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and value in LANGUAGES:
            return value
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


# Rich takes no-break spaces for places to break a line at; French has one before many of its signs.
_wrap.re_word = re.compile("[^\\S\u00a0\u202f]*[\\S\u00a0\u202f]+[^\\S\u00a0\u202f]*")


def soften() -> None:
    """Lets no sign that a terminal cannot show, and no byte that it should not have sent, stop the program."""
    codecs.register_error("pentapolis", _nearest)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  as long as we live
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="pentapolis")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(sign) for sign in error.object[error.start : error.end]), error.end


def _plain(sign: str) -> str:
    """The sign itself without its accent, or the nearest one."""
    base = unicodedata.normalize("NFD", sign)[0]
    return PLAIN.get(sign, base if base.isascii() else "?")
