"""Both builds: the run is what it says it is, and compiled rules play the same games as plain ones."""

import json
import os
import pkgutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import pentapolis
from bench.fingerprint import fingerprints

ROOT = Path(__file__).parent.parent
# What setup.py leaves to the interpreter: it reads, writes and draws planes, it does not play.
INTERPRETED = {"dump", "dumps", "fields", "kinds", "planes", "record", "session", "type_variables"}
GAMES = 5


def is_interpreted(module: str) -> bool:
    """By the name of the file or of a folder it lies in."""
    return not INTERPRETED.isdisjoint(module.split(".")) or module.endswith("_types")


def rules_modules() -> list[str]:
    """Every module of the contract and of the games."""
    return [
        module.name
        for folder in ("core", "games")
        for module in pkgutil.walk_packages([str(Path(pentapolis.__file__).parent / folder)], f"pentapolis.{folder}.")
    ]


def is_compiled(module: str) -> bool:
    """Told by the file alone: planes cannot be imported without their extra."""
    spec = find_spec(module)
    assert spec is not None
    return not str(spec.origin).endswith(".py")


def test_the_build_is_the_expected_one():
    expected = os.environ.get("PENTAPOLIS_EXPECT", "")
    assert expected in ("", "compiled", "plain")
    compiled = {is_compiled(module) for module in rules_modules() if not is_interpreted(module)}
    from_sources = Path(pentapolis.__file__).is_relative_to(ROOT / "src")
    assert len(compiled) == 1, "some of the rules are compiled and some are not"
    if expected:
        assert compiled == {expected == "compiled"}
        assert from_sources == (expected == "plain")


def test_what_reads_and_writes_is_never_compiled():
    names = [module for module in rules_modules() if is_interpreted(module)]
    assert {part for name in names for part in name.split(".")} >= INTERPRETED
    assert not any(is_compiled(name) for name in names)


@pytest.fixture(scope="module")
def fingerprints_of_plain_sources() -> dict[str, str]:
    """What a process of its own finds: plain Python, with another order of sets and dictionaries' hashes."""
    environment = {**os.environ, "PYTHONPATH": "src", "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-m", "bench.fingerprint", str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_seeded_games_are_the_same_in_every_build_and_process(fingerprints_of_plain_sources):
    assert fingerprints(GAMES) == fingerprints_of_plain_sources


def test_seeded_games_differ_from_each_other(fingerprints_of_plain_sources):
    assert len(set(fingerprints_of_plain_sources.values())) == len(fingerprints_of_plain_sources)
