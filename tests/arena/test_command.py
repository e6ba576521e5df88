"""The commands as people type them, in both languages, with their files and pictures."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from pentapolis.texts import LANGUAGES
from tests.cli.shell import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell in a fresh home."""
    return Shell(tmp_path / "home", monkeypatch, capsys)


@pytest.mark.parametrize(("language", "words"), [("en", "Points more"), ("fr", "Points de plus")])
def test_an_arena_from_the_command_line(language: str, words: str, shell: Shell, tmp_path: Path) -> None:
    arguments = ["arena", "akropolis", "--challenge", "one=random", "two=random", "--deals", "4", "--jobs", "1"]
    done = shell.run(*arguments, "--out", str(tmp_path), "--lang", language, "--option", "long=true")
    assert done.code == 0
    assert words in done.out
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


def test_one_bot_against_two_others(shell: Shell, tmp_path: Path) -> None:
    arguments = ["arena", "uchronia", "--line-up", "one=random,two=random,two=random", "--deals", "2", "--jobs", "1"]
    done = shell.run(*arguments, "--no-plots", "--out", str(tmp_path))
    assert done.code == 0
    report = json.loads((tmp_path / "result.json").read_bytes())
    assert {record["bot"]: record["seats"] for record in report["records"]} == {"one": 6, "two": 12}


def test_a_lab_from_the_command_line(shell: Shell, tmp_path: Path) -> None:
    arguments = ["lab", "akropolis", "--games", "6", "--bots", "random,random", "--by", "seat,option:long,price"]
    done = shell.run(*arguments, "--jobs", "1", "--out", str(tmp_path))
    assert done.code == 0
    assert "take.price" in done.out
    assert "option:long" in done.out
    assert (tmp_path / "lab-take.price.svg").exists()
    assert (tmp_path / "lab-option-long.png").exists()
    assert "place.level" in shell.run("lab", "akropolis", "--keys").out.splitlines()


@pytest.mark.parametrize("what", [["arena", "--deals", "1"], ["lab", "--games", "1"]])
def test_the_commands_tell_whose_decisions_the_clock_ended(
    what: list[str], shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pentapolis.bots.levels.SECONDS", 0.0)
    name, *rest = what
    arguments = [name, "uchronia", "--bots", "level-5,random", *rest, "--jobs", "1", "--no-plots"]
    done = shell.run(*arguments, "--out", str(tmp_path))
    assert re.search(r"level-5: the clock ended \d+ decisions\.", done.out)
    assert "random: the clock" not in done.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "akropolis"], "--bots A,B,..., --challenge A B or --line-up"),
        (["arena", "akropolis", "--bots", "greedy,random", "--line-up", "greedy,random"], "in one way"),
        (["arena", "akropolis", "--line-up", "greedy,greedy"], "at least two bots"),
        (["arena", "akropolis", "--line-up", "greedy,random", "--players", "2"], "leave --players out"),
        (["arena", "akropolis", "--bots", "greedy"], "at least two bots"),
        (["arena", "akropolis", "--bots", "greedy,nobody"], "There is no bot “nobody”"),
        (["arena", "akropolis", "--bots", "greedy,exec:no-such-program"], "There is no program"),
        (["arena", "akropolis", "--challenge", "greedy", "a=random,b=random"], "between two bots"),
        (["arena", "chess", "--bots", "greedy,random"], "chess"),
        (["arena", "akropolis", "--bots", "greedy,random", "--players", "7"], "7"),
        (["arena", "akropolis", "--bots", "greedy,random", "--option", "long=7"], "long"),
        (["arena", "akropolis", "--bots", "greedy,random", "--deals", "0"], "--deals"),
        (["lab", "akropolis", "--players", "4-2"], "4-2 run backwards: write 2-4"),
        (["lab", "akropolis", "--players", "0"], "0"),
        (["lab", "akropolis", "--players", "2", "--bots", "greedy,random,level-1"], "3 bots are named"),
        (["lab", "akropolis", "--by", "option:long", "--option", "long=true"], "leave --option long=… out"),
        (["lab", "akropolis", "--by", "seat+option:long", "--option", "long=true"], "leave --option long=… out"),
        (["lab", "akropolis", "--by", "option:colour"], "There is no option “option:colour”; there are variants"),
        (["lab", "akropolis", "--by", "option:variant"], "Did you mean variants?"),
        (["lab", "akropolis", "--by", "seats"], "Did you mean seat?"),
        (["lab", "uchronia", "--by", "option:long"], "There is no “option:long”: this game has no options."),
        (["lab", "uchronia", "--option", "long=true"], "“long=true” cannot be set: this game has no options."),
        (["arena", "uchronia", "--bots", "greedy,random", "--option", "long"], "this game has no options."),
        (["arena", "akropolis", "--challenge", "greedy", "random", "--jobs", "100000"], "It is from 1 to 256."),
        (["arena", "akropolis", "--challenge", "greedy", "random", "--seconds", "inf"], "It is from 0.01 to 86400."),
        (["lab", "akropolis", "--games", "0"], "It is at least 1."),
        (["lab", "akropolis", "--by", "colour"], "Nothing is called “colour”"),
        (["lab", "akropolis", "--bots", "a=greedy,a=random"], "Two bots are called “a”"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(
    arguments: list[str], sentence: str, shell: Shell, tmp_path: Path
) -> None:
    done = shell.run(*arguments, "--out", str(tmp_path / "out"))
    assert done.code == 2
    assert sentence in done.err
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_written_is_told(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    arguments = ["arena", "akropolis", "--bots", "random,other=random", "--deals", "1", "--jobs", "1"]
    done = shell.run(*arguments, "--out", str(tmp_path / "file"))
    assert done.code == 1
    assert str(tmp_path / "file") in done.err


def test_without_the_extra_the_sentence_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.cli.arena.EXTRA", ("numpy", "no_such_package"))
    done = shell.run("arena", "akropolis", "--bots", "random,other=random")
    assert done.code == 1
    assert 'no_such_package is missing. The figures and pictures need: pip install "pentapolis[arena]"' in done.err


@pytest.mark.parametrize("command", ["arena", "lab"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_worded(command: str, language: str, shell: Shell) -> None:
    done = shell.run(command, "--help", "--lang", language)
    assert done.code == 0
    assert not re.search(r"(arena|lab|cli)-help-", done.out)
