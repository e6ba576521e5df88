"""What shells offer while a command is typed: commands, options, games, bots."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pentapolis
from pentapolis.cli.completion import bot_names, game_names

WORDS = [
    ("pentapolis ana", {"analyse"}),
    ("pentapolis play ", set(pentapolis.game_ids())),
    ("pentapolis simulate akropolis --bots gr", {"greedy"}),
]


def asked(shell: str, typed: str) -> subprocess.CompletedProcess[str]:
    """What the command answers when the shell asks."""
    words = typed.split(" ")
    asking = {
        "_PENTAPOLIS_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(words) - 1),
        "_TYPER_COMPLETE_ARGS": typed,
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    return subprocess.run(
        [sys.executable, "-m", "pentapolis"], env=os.environ | asking, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("typed", "offered"), WORDS)
def test_bash_is_offered_what_fits(typed: str, offered: set[str]):
    assert offered <= set(asked("bash", typed).stdout.split())


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_offered_the_same(shell: str):
    assert "akropolis" in asked(shell, "pentapolis simulate ak").stdout


def test_a_bash_that_has_read_the_script_completes(tmp_path: Path):
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    command = tmp_path / "pentapolis"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pentapolis "$@"\n')
    command.chmod(0o755)
    script = (
        'eval "$(_PENTAPOLIS_COMPLETE=source_bash pentapolis)"\n'
        "COMP_WORDS=(pentapolis simulate ak) COMP_CWORD=2\n"
        '_pentapolis_completion pentapolis\necho "${COMPREPLY[@]}"'
    )
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = subprocess.run(
        [bash, "-c", script], env=os.environ | {"PATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["akropolis"]


def test_of_several_bots_the_last_one_is_completed():
    assert bot_names("random,gre") == ["random,greedy"]
    assert "level-3" in bot_names("level")
    assert game_names("zz") == []
