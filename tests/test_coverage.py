"""Every numbered rule of every game is carried by a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import pentapolis

TESTS = Path(__file__).parent / "games"


def _named_rules(folder: Path) -> set[str]:
    """The rule numbers in the names of all tests below the folder."""
    named: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.match(r"test_r\d+_", node.name):
                named.update(f"R{number}" for number in re.findall(r"(?<=_)r(\d+)(?=_)", node.name))
    return named


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_every_rule_has_a_test(game: str) -> None:
    rules = pentapolis.game(game).rule_ids()
    named = _named_rules(TESTS / game)
    assert [rule for rule in rules if rule not in named] == []
    assert sorted(named - set(rules)) == [], "a test names a rule that does not exist"
