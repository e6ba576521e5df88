"""`python -m pentapolis.new_game`: a game that is playable at once and passes the whole kit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis.new_game import CannotMake, check_name, class_name, files, main, make

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of sources and tests with a new game."""
    root = tmp_path_factory.mktemp("checkout")
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
    for part in ("src", "docs", "bench", "tests"):
        shutil.copytree(ROOT / part, root / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", root)
    done = run(root, "-m", "pentapolis.new_game", "tiny", "--title", "Tiny Tricks")
    assert done.returncode == 0, done.stderr
    return root


def run(root: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Runs Python in the copy, on its sources."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PENTAPOLIS_EXPECT": "plain", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=root, env=environment, input=given, capture_output=True, text=True, check=False
    )


def test_the_kit_and_the_tests_of_the_game_pass(made: Path) -> None:
    """All but the bots that think, which take their time with any game."""
    places = ["tests/kit", "tests/games/tiny", "tests/rl", "tests/test_coverage.py", "tests/test_game_pages.py"]
    done = run(made, "-m", "pytest", "-vv", "-p", "no:cacheprovider", "--game", "tiny", "-k", "not level-", *places)
    assert done.returncode == 0, done.stdout[-3000:]
    for part in ("kit/test_play.py", "kit/test_secrets.py", "kit/test_round_trips.py", "kit/test_golden.py"):
        assert f"tests/{part}::" in done.stdout


def test_it_can_be_played_in_the_terminal_in_both_languages(made: Path) -> None:
    for language, words in (("en", ("Play the", "ties are shared")), ("fr", ("Jouer le", "sont partagées"))):
        command = ["-m", "pentapolis", "play", "tiny", "--players", "2", "--seed", "1", "--lang", language]
        done = run(made, *command, "--seat", "Ada", "--seat", "bot:random", given="1\n" * 40)
        assert words[0] in done.stdout, done.stdout[-2000:] + done.stderr
        assert words[1] in run(made, "-m", "pentapolis", "rules", "tiny", "--lang", language).stdout


def test_it_is_there_with_its_texts_and_style(made: Path) -> None:
    listed = run(made, "-m", "pentapolis", "games")
    assert "tiny" in listed.stdout, listed.stderr
    said = "from pentapolis.texts import texts; print(*[texts(l).say('table-duration-tiny') for l in ('en', 'fr')])"
    assert run(made, "-c", said).stdout.strip() == "10 min 10 min"
    checked = run(made, "-m", "pytest", "-p", "no:cacheprovider", "tests/texts", "-k", "languages or french or tiny")
    assert checked.returncode == 0, checked.stdout[-2000:]


def test_a_second_time_it_is_refused_and_nothing_is_changed(made: Path) -> None:
    before = {path: path.read_bytes() for path in made.glob("src/pentapolis/**/*") if path.suffix in (".py", ".ftl")}
    done = run(made, "-m", "pentapolis.new_game", "tiny")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "there is a game 'tiny' already; choose another name\n"
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize("name", ["Tiny", "tiny_game", "tiny-game", "1st", "x", "", "class", "../up", "é"])
def test_names_that_no_folder_and_no_text_can_have(name: str) -> None:
    with pytest.raises(CannotMake, match="is not a name for a folder and texts: small letters and digits"):
        check_name(name)


@pytest.mark.parametrize("name", ["akropolis", "uchronia", "common"])
def test_names_of_games_that_are_there(name: str) -> None:
    with pytest.raises(CannotMake, match=f"there is a game '{name}' already"):
        check_name(name)


@pytest.mark.parametrize("name", ["cli", "server", "refuse"])
def test_names_that_texts_have(name: str) -> None:
    with pytest.raises(CannotMake, match="there are texts that begin with"):
        check_name(name)


def test_it_needs_a_checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiny", "--root", str(tmp_path)]) == 2
    assert "is no checkout of the sources: go to its root, or name it with --root" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_left_of_another_game_is_not_written_over(tmp_path: Path) -> None:
    for folder in ("src/pentapolis/games", "tests/games/tiny"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tests/games/tiny/cases.py").write_text("mine")
    with pytest.raises(CannotMake, match=r"there is tests/games/tiny/cases.py already"):
        make(tmp_path, "tiny", "Tiny")
    assert [path.name for path in tmp_path.rglob("*.*")] == ["cases.py"]


def test_no_placeholder_is_left() -> None:
    made = files("tiny", "Tiny Tricks")
    assert Path("src/pentapolis/games/tiny/game.py") in made and Path("docs/tiny.md") in made
    assert not [path for path, text in made.items() if re.search(r"@\w+@", text) or "GAME" in str(path)]
    assert class_name("Tiny tricks of 2") == "TinyTricksOf2"
    with pytest.raises(CannotMake, match="is not a title"):
        make(ROOT, "tiny", "2 Tricks")
