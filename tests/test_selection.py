"""`--game`: the tests of one game alone, found by folder, file, parameter or what they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pentapolis

ROOT = Path(__file__).parent.parent


def collected(game: str) -> subprocess.CompletedProcess[str]:
    """What pytest would run of a few folders."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-o", "addopts=", f"--game={game}"]
    return subprocess.run(
        [*command, "tests/kit", "tests/games", "tests/page"], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("game", pentapolis.game_ids()[::2])
def test_one_game_alone(game: str) -> None:
    found = collected(game).stdout
    assert f"tests/games/{game}/" in found
    assert "tests/kit/" in found
    if (ROOT / f"tests/page/test_{game}.py").exists():  # a game without a board of its own has no tests of it
        assert "tests/page/" in found
    for other in set(pentapolis.game_ids()) - {game}:
        assert f"tests/games/{other}/" not in found


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    done = collected("nonsense")
    assert done.returncode != 0
    assert f"--game is one of {', '.join(pentapolis.game_ids())}, not 'nonsense'" in done.stderr
