"""Where the command line begins and ends: language, exit codes, and no traceback for a user's mistake.

What takes long to load is loaded by `main` itself, so that Ctrl-C finds somebody to answer it.
"""

from __future__ import annotations

import os
import sys
from errno import EBADF, EFBIG, EIO, ENOSPC
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .terminal import Terminal

COMPLETING = "_PENTAPOLIS_COMPLETE"
UNWRITABLE = (EBADF, EFBIG, EIO, ENOSPC)  # what our own output may fail with


def main(arguments: list[str] | None = None) -> int:
    """Runs a command and returns the exit code: 0 well, 1 failed, 2 wrong usage, 130 interrupted."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        from .terminal import Terminal, language_of, soften

        soften()
        return _answer(given, Terminal(language_of(given, os.environ)))
    except KeyboardInterrupt:
        return 130  # interrupted before there were words


def _answer(given: list[str], terminal: Terminal) -> int:
    try:
        import typer
    except ImportError:
        terminal.complain(terminal.say("cli-no-typer"))
        return 1
    if COMPLETING in os.environ:  # a shell asks what could be typed next, or for the script that lets it ask
        from typer._completion_classes import completion_init

        completion_init()

    from .problems import INTERRUPTED

    try:
        return _run(given, terminal)
    except (KeyboardInterrupt, typer.Abort):
        terminal.complain(terminal.say("cli-interrupted"))
        return INTERRUPTED


def _run(given: list[str], terminal: Terminal) -> int:
    from ..core.errors import PentapolisError
    from .app import command_line
    from .as_json import with_standard_output
    from .problems import FAILURE, Problem, is_usage_error, sentence_of

    arguments = with_standard_output(given)
    try:
        result = command_line(terminal).main(arguments, prog_name="pentapolis", standalone_mode=False, obj=terminal)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:
        # Whoever read our output has gone; nothing is left to say, not even by the interpreter when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in UNWRITABLE:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            terminal.complain(terminal.say("cli-output-failed", detail=error.strerror or str(error)))
            return FAILURE
        if not isinstance(error, Problem | PentapolisError) and not is_usage_error(error):
            raise
        sentence, code = sentence_of(terminal, error)
        terminal.complain(sentence)
        return code
