"""What bots are made of, as digests: what a bot played before it was changed says nothing about it as it is now."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
from importlib import resources
from pathlib import Path

from ..bots import BOTS
from ..bots.external import PREFIX as PROGRAM
from ..bots.imported import imported, where
from ..bots.net import PREFIX as NET
from ..bots.searching import PREFIX as SEARCH
from .plan import Plan

OURS = Path(str(resources.files("pentapolis")))


def fingerprints(plan: Plan) -> dict[str, str]:
    """For every bot of the plan the digest of its files, as they are now on this machine."""
    return {name: _digest(bot_name, _files(bot_name, plan.game)) for name, bot_name in plan.bots.items()}


def _files(bot_name: str, game: str) -> list[Path]:
    if bot_name.startswith(PROGRAM):
        return _named(bot_name.removeprefix(PROGRAM))
    # Bots of somebody else may build on ours, and all of ours on what the game has learned.
    own = _own(game)
    if bot_name in BOTS or bot_name.startswith(SEARCH):
        return own
    if bot_name.startswith(NET):
        return [*own, Path(bot_name.removeprefix(NET))]
    modules = (type(imported(bot_name)).__module__, where(bot_name)[0])
    return [*own, *(file for module in dict.fromkeys(modules) for file in _sources(module))]


def _own(game: str) -> list[Path]:
    """How our bots play, the settings of their levels included, and the weights and figures of the game."""
    data = f"games/{game}/data"
    patterns = ("bots/**/*.py", f"games/{game}/levels.py", f"{data}/value-*.json", f"{data}/worths-*.json")
    return [file for pattern in patterns for file in sorted(OURS.glob(pattern))]


def _sources(module: str) -> list[Path]:
    """The file of the module; all files of a package; nothing for ours, which are there already."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None or module.startswith("pentapolis."):
        return []
    path = Path(file)
    return sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path]


def _named(command: str) -> list[Path]:
    """The program, and every file that its command names, as in `bot.py` or `--net=best.bin`."""
    program, *words = shlex.split(command)
    named = [shutil.which(program) or program, *(part for word in words for part in (word, word.partition("=")[2]))]
    return [Path(name) for name in named if os.path.isfile(name)]  # unlike Path's, it takes any text


def _digest(bot_name: str, files: list[Path]) -> str:
    """One digest of what the bot is called by and what is in the files; where they lie does not matter."""
    whole = hashlib.sha256(bot_name.encode())
    for path in files:
        try:
            with path.open("rb") as file:
                whole.update(hashlib.file_digest(file, "sha256").digest())
        except OSError:  # a program may be run without being readable
            whole.update(b"unreadable")
    return whole.hexdigest()
