"""`python -m pentapolis.arena arena ...` and `python -m pentapolis.arena lab ...`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ..cli.arena import arena
from ..cli.lab import lab
from ..cli.voice import run_alone

COMMANDS: dict[str, tuple[Callable[..., int], str]] = {
    "arena": (arena, "arena-help-command"),
    "lab": (lab, "lab-help-command"),
}

if __name__ == "__main__":
    sys.exit(run_alone(COMMANDS))
