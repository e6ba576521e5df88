"""The commands as people type them, in both languages, with their files and pictures."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from pentapolis.arena.__main__ import COMMANDS
from pentapolis.cli.voice import run_alone
from pentapolis.texts import LANGUAGES, texts

SOURCE = Path(__file__).parent.parent.parent / "src" / "pentapolis"
PREFIXES = ("arena-", "bot-", "lab-")


def run(*arguments: str) -> int:
    return run_alone(COMMANDS, list(arguments))


@pytest.mark.parametrize(("language", "words"), [("en", "Points more"), ("fr", "Points de plus")])
def test_an_arena_from_the_command_line(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "akropolis", "--challenge", "one=random", "two=random", "--deals", "4", "--jobs", "1"]
    assert run(*arguments, "--out", str(tmp_path), "--lang", language, "--option", "long=true") == 0
    out = capsys.readouterr().out
    assert words in out
    report = json.loads((tmp_path / "result.json").read_bytes())
    assert report["plan"]["settings"][0]["long"] is True
    assert report["games"] == 8
    for name in ("ratings", "scores", "cross", "course"):
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "</svg>" in (tmp_path / f"{name}.svg").read_text("utf-8")
    with (tmp_path / "pairs.csv").open(newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["first"] == "one"
    assert float(row["points_low"]) <= float(row["points"]) <= float(row["points_high"])
    with (tmp_path / "games.csv").open(newline="") as file:
        assert len(list(csv.DictReader(file))) == 16


def test_a_lab_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "akropolis", "--games", "6", "--bots", "random,random", "--by", "seat,option:long,price"]
    assert run(*arguments, "--jobs", "1", "--out", str(tmp_path), "--lang", "en") == 0
    out = capsys.readouterr().out
    assert "take.price" in out
    assert "option:long" in out
    assert (tmp_path / "lab-take.price.svg").exists()
    assert (tmp_path / "lab-option-long.png").exists()
    assert run("lab", "akropolis", "--keys", "--lang", "en") == 0
    assert "place.level" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "akropolis"], "either with --bots"),
        (["arena", "akropolis", "--bots", "greedy"], "at least two bots"),
        (["arena", "akropolis", "--bots", "greedy,nobody"], "There is no bot “nobody”"),
        (["arena", "akropolis", "--challenge", "greedy", "a=random,b=random"], "between two bots"),
        (["arena", "chess", "--bots", "greedy,random"], "no game"),
        (["arena", "akropolis", "--bots", "greedy,random", "--players", "7"], "players"),
        (["arena", "akropolis", "--bots", "greedy,random", "--option", "long=7"], "true, false"),
        (["lab", "akropolis", "--by", "colour"], "Nothing is called “colour”"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments, "--out", str(tmp_path), "--lang", "en") == 1
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_wrong_usage_has_its_own_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("arena", "akropolis", "--deals", "0", "--lang", "en") == 2
    assert run("arena", "akropolis", "--no-such-option", "--lang", "en") == 2


@pytest.mark.parametrize("command", list(COMMANDS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_worded(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "--help", "--lang", language) == 0 or run(command, "--lang", language, "--help") == 0
    out = capsys.readouterr().out
    assert not re.search(r"(arena|lab)-help-", out)


def keys_of(language: str) -> set[str]:
    known = texts(language).keys()
    return {key for key in known if key.startswith(PREFIXES)}


def test_every_key_has_a_text_in_every_language_and_is_used() -> None:
    english, french = keys_of("en"), keys_of("fr")
    assert english == french
    code = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    used = set(re.findall(r"[\"'](?:help-)?((?:arena|bot|lab)-[a-z-]+)[\"']", code))
    assert english - used == set(), "texts that nobody says"
    assert {key for key in used - english if not key.endswith("-")} == set(), "words that have no text"
