"""The commands put together, and their help in the language of the user."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer import rich_utils

from .. import __version__
from .analyse import analyse
from .arena import arena
from .arguments import Lang
from .backup import backup, restore
from .club import club
from .doctor import doctor
from .games import games
from .health import health
from .lab import lab
from .learn import learn
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate
from .tables import tables
from .terminal import Terminal
from .train import train
from .tune import tune
from .verify import verify

COMMANDS: dict[str, tuple[Callable[..., Any], str]] = {
    "games": (games, "cli-help-command-games"),
    "play": (play, "cli-help-command-play"),
    "learn": (learn, "lesson-help-command"),
    "serve": (serve, "cli-help-command-serve"),
    "health": (health, "cli-help-command-health"),
    "tables": (tables, "cli-help-command-tables"),
    "club": (club, "cli-help-command-club"),
    "backup": (backup, "cli-help-command-backup"),
    "restore": (restore, "cli-help-command-restore"),
    "simulate": (simulate, "cli-help-command-simulate"),
    "replay": (replay, "cli-help-command-replay"),
    "verify": (verify, "cli-help-command-verify"),
    "analyse": (analyse, "analysis-help-command"),
    "rules": (rules, "cli-help-command-rules"),
    "arena": (arena, "arena-help-command"),
    "lab": (lab, "lab-help-command"),
    "train": (train, "train-help-command"),
    "tune": (tune, "tune-help-command"),
    "doctor": (doctor, "cli-help-command-doctor"),
}


def _start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Lang = None,
) -> None:
    """Answers --version; without a command it shows the help."""
    terminal: Terminal = context.obj
    if version:
        terminal.out.print(f"pentapolis {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def command_line(terminal: Terminal) -> Any:
    """The whole command line, its help in the language of the terminal."""
    app = typer.Typer(add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True, help="cli-help-pentapolis")(_start)
    for name, (function, help_key) in COMMANDS.items():
        app.command(name, help=help_key)(function)
    command = typer.main.get_command(app)
    _translate(terminal, command)
    rich_utils.ARGUMENTS_PANEL_TITLE = terminal.say("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = terminal.say("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = terminal.say("cli-help-commands")
    rich_utils.DEFAULT_STRING = terminal.say("cli-help-default")
    rich_utils.REQUIRED_LONG_STRING = terminal.say("cli-help-required")
    return command


def _translate(terminal: Terminal, command: Any) -> None:
    """Puts texts where the functions have keys, in the command and those below it."""
    command.help = terminal.say(command.help)
    command.short_help = command.help
    for parameter in command.params:
        if parameter.help:
            parameter.help = terminal.say(parameter.help)
    help_option = command.get_help_option(command.context_class(command))
    help_option.help = terminal.say("cli-help-show-help")
    for below in getattr(command, "commands", {}).values():
        _translate(terminal, below)
