"""The documentation says what the code does: its tables are made from it, and its examples run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from pentapolis.rl import docs_tables, encoded_games

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "rl.md"
EXAMPLES = re.findall(r"^```python *(\w*)\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_tables_are_up_to_date() -> None:
    document = DOCUMENT.read_text("utf-8")
    assert document == docs_tables.written(document), "run python -m pentapolis.rl.docs_tables docs/rl.md"
    for id in encoded_games():
        assert f"### {id.replace('_', ' ').title()}\n" in document


@pytest.mark.parametrize(("extra", "program"), EXAMPLES, ids=[f"{i}{extra}" for i, (extra, _) in enumerate(EXAMPLES)])
def test_examples_run(extra: str, program: str, tmp_path: Path) -> None:
    if extra == "openspiel" and find_spec("pyspiel") is None and os.environ.get("PENTAPOLIS_OPENSPIEL") != "1":
        pytest.skip("OpenSpiel is large and an extra of its own: make test-openspiel")
    script = tmp_path / "example.py"
    script.write_text(program, "utf-8")
    done = subprocess.run([sys.executable, str(script)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_there_are_examples_for_every_interface() -> None:
    text = "".join(program for _, program in EXAMPLES)
    for name in ("gymnasium.make", "SeatEnv", "table_env", "vector", "pyspiel.load_game"):
        assert name in text
