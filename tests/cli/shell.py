"""A shell for tests: runs the command line inside this process, with what a person would type."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from pentapolis.cli.main import main


@dataclass
class Done:
    """What a command answered."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in a home of its own."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self._patch = patch
        self._capture = capture
        patch.setenv("PENTAPOLIS_HOME", str(home))
        for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "TERM", "COLORTERM"):
            patch.delenv(variable, raising=False)
        patch.setenv("LANG", "C.UTF-8")
        self.size(100, 40)

    def size(self, columns: int, lines: int) -> None:
        """Changes the size of the terminal."""
        self._patch.setenv("COLUMNS", str(columns))
        self._patch.setenv("LINES", str(lines))

    def setenv(self, name: str, value: str) -> None:
        """Changes the environment."""
        self._patch.setenv(name, value)

    def run(self, *arguments: str, typed: str = "") -> Done:
        """Runs `pentapolis` with the arguments; `typed` is what the person types until the input ends."""
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        self._capture.readouterr()
        code = main(list(arguments))
        found = self._capture.readouterr()
        assert "Traceback" not in found.err
        return Done(code, found.out, found.err)

    def records(self) -> list[Path]:
        """The records that were saved without a name."""
        return sorted((self.home / "games").glob("*.jsonl"))
