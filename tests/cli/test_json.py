"""Whatever a command tells in a table it tells as JSON too, and then nothing else on standard output."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentapolis.cli import app
from pentapolis.cli.as_json import with_standard_output
from pentapolis.core import game as games
from tests.training.lessons import TaughtToy
from tests.training.test_tuning import Tunable

from .shell import Shell

RECORD = str(Path(__file__).parents[1] / "golden" / "akropolis" / "two.jsonl")
TOY = ("taught", "--games", "10", "--judged", "1", "--generations", "1", "--hidden", "4", "--jobs", "1")
FOLDER = "FOLDER"  # stands for one of the test's own
# What each command is asked, and what must be in the answer.
CASES: dict[str, tuple[tuple[str, ...], str]] = {
    "games": ((), "games"),
    "learn": (("akropolis",), "title"),
    "tables": (("--data", f"{FOLDER}/server.sqlite"), ""),
    "club": (("--data", f"{FOLDER}/server.sqlite"), ""),
    "simulate": (("akropolis", "--games", "2", "--bots", "random", "--jobs", "1"), "games"),
    "replay": ((RECORD,), "moves"),
    "verify": ((RECORD,), "sound"),
    "rules": (("akropolis", "R4"), "text"),
    "arena": (("akropolis", "--bots", "a=random,b=random", "--deals", "1", "--jobs", "1"), "ratings"),
    "lab": (("akropolis", "--bots", "random", "--games", "2", "--jobs", "1"), "tables"),
    "train": (TOY, "rows"),
    "tune": (("tunable", "--deals", "10", "--steps", "1", "--jobs", "1"), "steps"),
    "doctor": ((), "findings"),
}
ELSEWHERE = {"analyse"}  # test_analyse.py: it takes its time
TO_A_FOLDER = ("arena", "lab", "train", "tune")
# These tell one sentence, or draw a game for whoever sits before it.
WITHOUT = {"play", "serve", "health", "backup", "restore"}
SOURCE = Path(app.__file__).parent


@pytest.fixture
def _toys(request: pytest.FixtureRequest) -> Iterator[None]:
    """Games that are learned and tuned in no time, for the commands that do so."""
    toys = {"train": ("taught", TaughtToy), "tune": ("tunable", Tunable)}
    name, toy = toys.get(request.node.callspec.params["command"], ("", None))
    if toy is not None:
        games.register(name, toy)
    yield
    games._makers.pop(name, None)
    games._games.pop(name, None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's tables, none yet."""
    from pentapolis.server.storage.database import Database

    database = Database(str(tmp_path / "server.sqlite"))
    database.upgrade()
    database.close()
    return tmp_path


def asked(command: str, folder: Path) -> list[str]:
    given = [argument.replace(FOLDER, str(folder)) for argument in CASES[command][0]]
    out = ["--out", str(folder / "out")] if command in TO_A_FOLDER else []
    plots = ["--no-plots"] if command in ("arena", "lab") else []
    return [command, *given, *out, *plots]


@pytest.mark.usefixtures("_toys")
@pytest.mark.parametrize("command", CASES)
def test_a_table_is_told_as_json_too(command: str, folder: Path, shell: Shell) -> None:
    done = shell.run(*asked(command, folder), "--json", "--lang", "fr")
    assert done.code == 0, done.err
    told: Any = json.loads(done.out)
    first = told[0] if isinstance(told, list) and told else told
    assert not CASES[command][1] or CASES[command][1] in first


def test_no_command_with_a_table_is_without_json() -> None:
    assert set(CASES) | ELSEWHERE | WITHOUT == set(app.COMMANDS)
    for command in WITHOUT:
        module = app.COMMANDS[command][0].__module__.rpartition(".")[2]
        parsed = ast.walk(ast.parse((SOURCE / f"{module}.py").read_text("utf-8")))
        imported = {node.module for node in parsed if isinstance(node, ast.ImportFrom)}
        assert not imported & {"rich.table", "arena_tables", "report"}, f"{command} has a table"


def test_json_without_a_file_is_standard_output_where_a_file_may_follow() -> None:
    for given, wanted in (
        ("simulate akropolis --json", "simulate akropolis --json -"),
        ("simulate --json --games 2", "simulate --json - --games 2"),
        ("simulate --json out.json", "simulate --json out.json"),
        ("analyse game.jsonl --json -", "analyse game.jsonl --json -"),
        ("rules akropolis --json", "rules akropolis --json"),
    ):
        assert with_standard_output(given.split()) == wanted.split()


def test_what_is_unsound_or_not_there_is_told_with_its_exit_code(shell: Shell, tmp_path: Path) -> None:
    done = shell.run("verify", RECORD, str(tmp_path / "none.jsonl"), "--json")
    assert done.code == 1
    good, bad = json.loads(done.out)
    assert good["sound"] and len(good["scores"]) == 2
    assert not bad["sound"] and "none.jsonl" in bad["error"]
    assert shell.run("learn", "akropolis", "first", "--json").code == 2
    assert shell.run("rules", "akropolis", "--search", "xyzzy", "--json").code == 1
    part = json.loads(shell.run("replay", RECORD, "--at", "3", "--json").out)
    assert (len(part["moves"]), part["over"], part["winners"]) == (3, False, None)
