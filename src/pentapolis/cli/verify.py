"""`pentapolis verify`: plays records again and says of each what was checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..core.errors import PentapolisError
from .arguments import Lang
from .problems import FAILURE, Problem, sentence_of
from .record_files import read_record
from .safe_text import clean
from .terminal import Terminal


def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-help-files", show_default=False)],
    lang: Lang = None,
) -> int:
    """Prints what was checked of every file; 1 if one of them fails."""
    terminal: Terminal = context.obj
    sound = [_verified(terminal, path) for path in files]
    return 0 if all(sound) else FAILURE


def _verified(terminal: Terminal, path: Path) -> bool:
    try:
        record = read_record(path)
        state = record.verify()
    except (PentapolisError, Problem) as error:
        terminal.err.print(
            Text.assemble((clean(f"✗ {path}"), "bold red"), "  ", clean(sentence_of(terminal, error)[0])),
            soft_wrap=True,
        )
        return False
    header = record.header
    checked = [
        terminal.say("cli-verify-header", game=header.game, version=header.rules_version, players=header.players),
        terminal.say("cli-verify-deal", hash=header.seed_hash[:12]),
        terminal.say("cli-verify-actions", count=len(record.moves)),
    ]
    if record.result is not None:
        scores = " – ".join(str(score) for score in state.scores())
        checked.append(terminal.say("cli-verify-result", scores=scores))
    else:
        checked.append(terminal.say("cli-verify-unfinished"))
    terminal.out.print(Text.assemble((clean(f"✓ {path}"), "bold green")), soft_wrap=True)
    for line in checked:
        terminal.out.print(f"  · {line}")
    return True
