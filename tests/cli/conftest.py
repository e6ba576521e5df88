"""The shell that the tests of the command line type into."""

from __future__ import annotations

from pathlib import Path

import pytest

from .shell import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell in a fresh home."""
    return Shell(tmp_path / "home", monkeypatch, capsys)
