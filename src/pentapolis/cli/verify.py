"""`pentapolis verify`: plays records again and says of each what was checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ..core.errors import PentapolisError
from .arguments import AsJson, Lang
from .as_json import print_json
from .problems import FAILURE, Problem, sentence_of
from .record_files import read_record
from .safe_text import clean
from .terminal import Terminal


def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-help-files", show_default=False)],
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Prints what was checked of every file; 1 if one of them fails."""
    terminal: Terminal = context.obj
    if json:
        told = [_told(terminal, path) for path in files]
        print_json(told)
        return 0 if all(one["sound"] for one in told) else FAILURE
    sound = [_verified(terminal, path) for path in files]
    return 0 if all(sound) else FAILURE


def _told(terminal: Terminal, path: Path) -> dict[str, Any]:
    """What was checked of the file, for programs."""
    try:
        record = read_record(path)
        state = record.verify()
    except (PentapolisError, Problem) as error:
        return {"file": str(path), "sound": False, "error": sentence_of(terminal, error)[0]}
    header = record.header
    return {
        "file": str(path),
        "sound": True,
        "game": header.game,
        "rules_version": header.rules_version,
        "players": header.players,
        "seed_hash": header.seed_hash,
        "actions": len(record.moves),
        "finished": record.result is not None,
        "scores": state.scores() if record.result is not None else None,
    }


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
