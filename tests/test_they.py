"""Anybody may sit at a table: what we write says "they" of people, and "it" of things."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ONE_SEX = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
WRITTEN = ("*.py", "*.ts", "*.svelte", "*.css", "*.html", "*.md", "*.txt", "*.ftl", "*.json", "Makefile")


def test_nobody_is_taken_for_a_man() -> None:
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", *WRITTEN]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("only where git knows which files are ours")
    names = [name for name in listed.stdout.split("\0") if name and "/fr/" not in name and name != "tests/test_they.py"]
    assert names
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in names
        if (ROOT / name).is_file()
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), start=1)
        if ONE_SEX.search(line)
    ]
    assert found == []
