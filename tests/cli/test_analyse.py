"""`pentapolis analyse`: text, JSON and a page; stopped and resumed; what it refuses."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pentapolis.analysis import Analysis, decode
from pentapolis.cli import replay
from pentapolis.core.record import Record

from .shell import Done, Shell

GOLDEN = Path(__file__).parents[1] / "golden" / "golden_ages" / "two-closed.jsonl"
LEAST = ("--worlds", "2", "--simulations", "1", "--candidates", "1", "--jobs", "1")


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record and the log of its analysis, made once."""
    folder = tmp_path_factory.mktemp("analysis")
    shutil.copy(GOLDEN, folder / "game.jsonl")
    from pentapolis.cli.main import main

    assert main(["analyse", str(folder / "game.jsonl"), *LEAST, "--json", str(folder / "first.json")]) == 0
    return folder


@pytest.fixture
def record(judged: Path, tmp_path: Path) -> Path:
    """The record in a folder of its own, its analysis beside it."""
    for path in judged.iterdir():
        shutil.copy(path, tmp_path)
    return tmp_path / "game.jsonl"


def analyse(shell: Shell, record: Path, *more: str) -> Done:
    return shell.run("analyse", str(record), *LEAST, *more)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["2 games for every candidate", "What made the result, in chance to win", "Own decisions", "Blunder"]),
        ("fr", ["2 parties par candidat", "Ce qui a fait le résultat, en chances de gagner", "Gaffe"]),
    ],
)
def test_the_analysis_is_told_in_words(shell: Shell, record: Path, lang: str, words: list[str]) -> None:
    done = analyse(shell, record, "--all", "--lang", lang)
    assert done.code == 0
    for word in words:
        assert word in done.out
    decisions = decode((record.parent / "first.json").read_bytes()).decisions
    assert f"{decisions[-1].n} greedy" in done.out or f"{decisions[-1].n} random" in done.out


def test_json_is_the_analysis_and_comes_at_once_the_second_time(shell: Shell, record: Path) -> None:
    kept = (record.parent / "game.own.analysis").read_bytes()
    done = analyse(shell, record, "--json", "-")
    assert done.code == 0
    assert decode(done.out) == decode((record.parent / "first.json").read_bytes())
    assert analyse(shell, record, "--json").out == done.out, "standard output is what one gets without a file"
    assert json.loads(done.out)["setting"] == {
        "name": "own",
        "worlds": 2,
        "simulations": 1,
        "candidates": 1,
        "turns": 2,
    }
    assert (record.parent / "game.own.analysis").read_bytes() == kept


class Page(HTMLParser):
    """Checks that tags close in order, and notes what the page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_nothing_else(shell: Shell, record: Path, lang: str) -> None:
    page = record.parent / "game.html"
    assert analyse(shell, record, "--html", str(page), "--lang", lang).code == 0
    text = page.read_text("utf-8")
    seen = Page()
    seen.feed(text)
    assert seen.open == [] and seen.loads == [] and "script" not in seen.tags
    found = decode((record.parent / "first.json").read_bytes())
    assert seen.tags.count("polyline") == found.seats == seen.tags.count("polygon")
    assert seen.tags.count("details") == len(found.decisions) + 1
    assert f'<html lang="{lang}">' in text
    lines = [one for one in found.decisions if one.line]
    assert text.count("<ol>") == len(lines) and seen.tags.count("li") == sum(len(one.line) for one in lines)


def test_names_cannot_break_the_page(shell: Shell, record: Path) -> None:
    read = Record.read(record.read_text("utf-8").split("\n"))
    read.header.names[:] = ["<b>Ada</b>", "a & b"]
    record.write_text("\n".join(read.lines(tell_seed=True)) + "\n", "utf-8")
    done = analyse(shell, record, "--html", "-")
    assert done.code == 0, "names are no part of the game: the log is still its own"
    assert "<b>" not in done.out and "&lt;b&gt;Ada" in done.out and "a &amp; b" in done.out


def test_a_game_that_is_not_over_is_refused(shell: Shell, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:20]), "utf-8")
    done = analyse(shell, record)
    assert done.code == 1 and "not over after 19 moves" in done.err
    assert "n’est pas terminée" in analyse(shell, record, "--lang", "fr").err


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace('"rules_version":1', '"rules_version":99'), "99"),
        (lambda text: text[: len(text) // 2], "line"),
        (lambda text: re.sub(r'"seed":"[0-9a-f]+"', '"seed":null', text), "seed"),
        (lambda text: "nonsense\n", "line 1"),
    ],
)
def test_damaged_records_and_other_rules_are_refused(shell: Shell, record: Path, change, reason: str) -> None:
    record.write_text(change(record.read_text("utf-8")), "utf-8")
    done = analyse(shell, record)
    assert done.code == 1 and reason in done.err and done.out == ""


def test_files_are_checked_before_the_work(shell: Shell, record: Path) -> None:
    assert analyse(shell, record, "--json", str(record)).code == 2
    assert analyse(shell, record, "--html", str(record.parent / "none" / "x.html")).code == 1
    assert analyse(shell, record, "--log", str(record.parent)).code == 1
    assert shell.run("analyse", str(record.parent / "missing.jsonl")).code == 1
    assert Record.read(record.read_text("utf-8").split("\n")).verify().over


@pytest.mark.parametrize("option", [("--worlds", "1"), ("--simulations", "0"), ("--candidates", "0"), ("--jobs", "0")])
def test_a_budget_that_is_none_is_refused(shell: Shell, record: Path, option: tuple[str, str]) -> None:
    done = shell.run("analyse", str(record), *option)
    least = 2 if option[0] == "--worlds" else 1
    assert done.code in (1, 2) and f"from {least} to" in done.err


def test_another_budget_does_not_use_the_log(shell: Shell, record: Path) -> None:
    kept = record.parent / "game.own.analysis"
    before = kept.read_bytes()
    done = shell.run("analyse", str(record), "--worlds", "3", "--log", str(kept))
    assert done.code == 1 and "setting" in done.err and "--fresh" in done.err
    assert kept.read_bytes() == before


# --- in a replay ---


@pytest.fixture
def carried(monkeypatch: pytest.MonkeyPatch) -> list[Analysis | None]:
    """The analyses that pages of replays were written with."""
    found: list[Analysis | None] = []

    def page(replay: object, lang: str, template: str, analysis: Analysis | None) -> str:
        found.append(analysis)
        return "<!doctype html>"

    monkeypatch.setattr(replay, "offline_html", page)
    monkeypatch.setattr(replay, "template", lambda: "")
    return found


def test_a_replay_carries_the_analysis_that_it_is_given(
    shell: Shell, record: Path, carried: list[Analysis | None]
) -> None:
    page, given = record.parent / "game.html", record.parent / "first.json"
    for file in (given, record.parent / "game.own.analysis"):
        assert shell.run("replay", str(record), "--html", str(page), "--analysis", str(file)).code == 0
        assert carried.pop() == decode(given.read_bytes())
    assert shell.run("replay", str(record), "--html", str(page)).code == 0
    assert carried.pop() is None, "one of a budget of its own is no quick and no deep one"
    (record.parent / "game.own.analysis").rename(record.parent / "game.quick.analysis")
    assert shell.run("replay", str(record), "--html", str(page)).code == 0
    assert carried.pop() == decode(given.read_bytes())


def test_an_analysis_of_another_game_or_half_of_one_is_refused(
    shell: Shell, record: Path, carried: list[Analysis | None]
) -> None:
    page, log = record.parent / "game.html", record.parent / "game.own.analysis"
    other = record.with_name("other.jsonl")
    shutil.copy(GOLDEN.with_name("two.jsonl"), other)
    half = record.with_name("half.analysis")
    half.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-3]))
    for played, file in ((other, log), (record, half), (record, record.with_name("none.json")), (record, record)):
        done = shell.run("replay", str(played), "--html", str(page), "--analysis", str(file))
        assert done.code != 0 and done.err
        assert not carried and not page.exists()
    assert shell.run("replay", str(record), "--analysis", str(log)).code != 0, "it needs a page to be in"
