"""Arguments and options that several commands share. Their help is a text key; `app` words it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from .completion import game_names

MOST_JOBS = 256  # processes, on any machine


class Language(StrEnum):
    """The languages there are texts in."""

    EN = "en"
    FR = "fr"


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False, autocompletion=game_names)
]
MaybeGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False, autocompletion=game_names)
]
Lang = Annotated[Language | None, typer.Option("--lang", help="cli-help-lang", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="cli-help-players", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option", show_default=False),
]
OwnBots = Annotated[
    list[str] | None, typer.Option("--bot", metavar="NAME=BOT", help="cli-help-bot", show_default=False)
]
Solo = Annotated[str | None, typer.Option("--solo", metavar="ARCHITECT", help="cli-help-solo", show_default=False)]
Long = Annotated[bool, typer.Option("--long", help="cli-help-long")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED", help="cli-help-seed", show_default=False)]
Jobs = Annotated[
    int | None, typer.Option("--jobs", metavar="N", min=1, max=MOST_JOBS, help="cli-help-jobs", show_default=False)
]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-help-ray", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-as-json")]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="cli-help-no-colour")]
