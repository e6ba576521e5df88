"""`pentapolis verify`: plays records again and says of each what was checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..core.errors import PentapolisError
from .arguments import Lang
from .desk import Desk
from .files import read_record
from .problems import FAILURE, Problem, sentence_of
from .spelling import clean


def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-help-files", show_default=False)],
    lang: Lang = None,
) -> int:
    """Prints what was checked of every file; 1 if one of them fails."""
    desk: Desk = context.obj
    sound = [_verified(desk, path) for path in files]
    return 0 if all(sound) else FAILURE


def _verified(desk: Desk, path: Path) -> bool:
    try:
        record = read_record(path)
        state = record.verify()
    except (PentapolisError, Problem) as error:
        desk.err.print(
            Text.assemble((clean(f"✗ {path}"), "bold red"), "  ", clean(sentence_of(desk, error)[0])), soft_wrap=True
        )
        return False
    header = record.header
    checked = [
        desk.say("cli-verify-header", game=header.game, version=header.rules_version, players=header.players),
        desk.say("cli-verify-deal", hash=header.seed_hash[:12]),
        desk.say("cli-verify-actions", count=len(record.moves)),
    ]
    if record.result is not None:
        scores = " – ".join(str(score) for score in state.scores())
        checked.append(desk.say("cli-verify-result", scores=scores))
    else:
        checked.append(desk.say("cli-verify-unfinished"))
    desk.out.print(Text.assemble((clean(f"✓ {path}"), "bold green")), soft_wrap=True)
    for line in checked:
        desk.out.print(f"  · {line}")
    return True
