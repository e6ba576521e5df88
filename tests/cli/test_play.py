"""Whole games typed at the terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis.core.record import Record

from .shell import Shell

# Takes the free tile and builds on the first place. With no Stones the taking happens by itself; the answer that then
# comes at the wrong moment is refused with a sentence.
TYPED = "0\n1a\n" * 40


def record_of(path: Path) -> Record:
    return Record.read(path.read_text("utf-8").splitlines())


def test_a_person_plays_a_whole_game_against_the_greedy_bot(shell: Shell) -> None:
    done = shell.run("play", "akropolis", "--seed", "7", typed=TYPED)
    assert done.code == 0
    assert "Score sheet" in done.out
    assert re.search(r"1\. .*: \d+ points", done.out)
    (path,) = shell.records()
    assert str(path) in done.out
    record = record_of(path)
    assert record.result is not None
    assert record.header.names == ["Player 1", "bot:greedy"]
    assert record.verify().over


def test_the_log_says_where_a_tile_lies(shell: Shell) -> None:
    done = shell.run("play", "akropolis", "--seed", "7", typed="0\n1a\n")
    (path,) = shell.records()
    place = next(move.play for move in record_of(path).moves if move.play.startswith("place")).split()[1]
    assert re.search(rf"on the ground\. At\s+{re.escape(place)}\.", done.out)


def test_the_same_seed_and_answers_give_the_same_game(shell: Shell, tmp_path: Path) -> None:
    for name in ("a", "b"):
        shell.run("play", "akropolis", "--seed", "3", "--save", str(tmp_path / name), typed=TYPED[:30])
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_without_a_seed_every_game_is_another_one(shell: Shell, tmp_path: Path) -> None:
    for name in ("a", "b"):
        shell.run("play", "akropolis", "--save", str(tmp_path / name))
    assert record_of(tmp_path / "a").header.seed != record_of(tmp_path / "b").header.seed


def test_hot_seat_in_french(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "partie.jsonl"
    done = shell.run(
        "play", "akropolis", "--seat", "Ada,Zoé", "--seed", "5", "--save", str(path), "--lang", "fr", typed=TYPED
    )
    assert done.code == 0
    assert "Feuille de score" in done.out
    assert "Zoé, prenez une tuile du Chantier." in done.out
    assert "Ada, ajoutez votre tuile à votre Cité" in done.out
    assert record_of(path).verify().over
    assert not shell.records()


def test_solo_against_an_architect(shell: Shell) -> None:
    done = shell.run("play", "akropolis", "--solo", "hippodamos", "--seed", "9", typed=TYPED)
    assert done.code == 0
    assert "Hippodamos takes" in done.out
    assert record_of(shell.records()[0]).verify().over


def test_three_seats_with_variants_and_the_long_game(shell: Shell) -> None:
    done = shell.run(
        *("play", "akropolis", "--seat", "Ada", "--seat", "bot:random", "--players", "3", "--long"),
        *("--option", "variants=houses,gardens", "--option", "first_player=random", "--seed", "4"),
        typed="0\n",
    )
    assert done.code == 0
    header = record_of(shell.records()[0]).header
    assert header.names == ["Ada", "bot:random", "bot:greedy"]
    assert header.options["variants"] == ["houses", "gardens"]
    assert header.options["long"] is True


def test_the_end_of_the_input_saves_and_the_game_goes_on_in_the_middle_of_a_turn(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = shell.run("play", "akropolis", "--seed", "7", "--save", str(path), typed="1\n")
    assert done.code == 0
    assert f"pentapolis play --resume {path}" in done.out
    assert [move.play for move in record_of(path).moves] == ["take 1"]
    again = shell.run("play", "--resume", str(path), typed="undo\n0\n5b\n")
    assert again.code == 0
    assert "add your tile to your city" in again.out
    moves = record_of(path).moves
    assert moves[0].play == "take 0"
    assert moves[1].seat == 0
    assert len(moves) >= 4  # the bot has answered
    assert record_of(path).verify().turn >= 3


def test_a_resumed_game_can_be_saved_elsewhere(shell: Shell, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    shell.run("play", "akropolis", "--seed", "7", "--save", str(first), typed="0\n")
    before = first.read_text()
    assert shell.run("play", "--resume", str(first), "--save", str(second), typed="3c\n").code == 0
    assert first.read_text() == before
    assert len(record_of(second).moves) > len(record_of(first).moves)


def test_a_finished_game_shows_its_score_again(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "over"
    shell.run("play", "akropolis", "--seed", "1", "--seat", "bot:random,bot:random", "--save", str(path))
    done = shell.run("play", "akropolis", "--resume", str(path))
    assert done.code == 0
    assert "Score sheet" in done.out


def test_an_existing_file_is_not_overwritten(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    done = shell.run("play", "akropolis", "--save", str(path))
    assert done.code == 1
    assert "exists already" in done.err
    typed = shell.run("play", "akropolis", typed=f"save {path}\n")
    assert "exists already" in typed.out
    assert path.read_text() == "mine"


def test_ctrl_c_saves_and_ends_with_130(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = shell.run("play", "akropolis", "--seed", "7")
    assert done.code == 130
    assert "--resume" in done.out
    assert record_of(shell.records()[0]).moves == []


def test_a_real_ctrl_c_ends_a_real_process_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "game"
    command = [sys.executable, "-m", "pentapolis", "play", "akropolis", "--seed", "7", "--save", str(path)]
    environment = {**os.environ, "PENTAPOLIS_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("0\n")
        process.stdin.flush()
        seen = ""
        while "add your tile" not in seen:
            seen += process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert [move.play for move in record_of(path).moves] == ["take 0"]


def test_every_word_answers(shell: Shell, tmp_path: Path) -> None:
    typed = (
        "help\nlog\nscores\npreview\nplaces\nplaces 1\nmore\ncity\ncity 2\ncity 9\nwhy\nwhy take 3\nwhy take 0\nrules\n"
        f"rules R42\nrules nope\nundo\nback\ncoords\nshow\nsave {tmp_path / 'x.jsonl'}\nsave\nfly\n\n99\n1\n"
        "log\nplaces\nmore\npreview\npreview 3\nback\npreview 3b\npreview place 9,9 r0\n7\nback\n7\nx\n999\n12d\n"
        "why place 9,9 r0\nundo\n0\n3\nb\nquit\n"
    )
    done = shell.run("play", "akropolis", "--seed", "7", typed=typed)
    assert done.code == 0
    for expected in (
        "Every quarry you cover gives you 1 Stone",
        "Nothing has happened yet.",
        "For which tile?",
        "20 more places: type “more”.",
        "Whose city?",
        "Why what?",
        "This tile costs 3 Stones, and you have 1. Take one that costs 1 or less. [R23]",
        "“take 0” is possible",
        "pentapolis rules akropolis",
        "For each quarry your tile covers you get 1 Stone at once",
        "There is no rule or section “nope”",
        "There is nothing you can take back now.",
        "You have not chosen a place yet.",
        f"Saved in {tmp_path / 'x.jsonl'}",
        "“fly” is not a move",
        "There is no tile at price 99",
        "takes House / Temple / Market for 1 Stone.",
        "Preview what?",
        "Place 3, on the ground: how shall the tile lie?",
        "The tile would lie apart from your city",
        "There is no place 999.",
        "The game is saved.",
    ):
        assert expected in re.sub(r"\s+", " ", done.out), expected
    moves = record_of(tmp_path / "x.jsonl").moves
    assert moves[0].play == "take 0"
    assert not shell.records()[1:]


def test_french_words_answer_with_or_without_accents(shell: Shell) -> None:
    words = (
        "aide",
        "aperçu",
        "apercu",
        "lieux 0",
        "suite",
        "cité 2",
        "cite 2",
        "pourquoi take 3",
        "règles R42",
        "regles r36",
    )
    typed = "\n".join([*words, "0", "annuler", "journal", "quitter", ""])
    done = shell.run("play", "akropolis", "--seed", "7", "--lang", "fr", typed=typed)
    assert done.code == 0
    assert "n’est pas un coup" not in done.out
    assert "Chaque Carrière que votre tuile recouvre" in re.sub(r"\s+", " ", done.out)
    assert "La partie est enregistrée." in done.out


def test_undo_gives_the_stones_back(shell: Shell) -> None:
    done = shell.run("play", "akropolis", "--seed", "7", typed="1\nundo\n")
    stones = [line.split()[-2] for line in done.out.splitlines() if "Stones  " in line and "×" not in line]
    assert [number for number in stones if number.isdigit()] == ["1", "0", "1"]


def test_places_are_listed_best_first_with_their_terms(shell: Shell) -> None:
    done = shell.run("play", "akropolis", "--seed", "7", typed="0\nplaces\n")
    rows = re.findall(r"^ +(\d+[abc]) +(\d) +([+-]\d+) +(.+)$", done.out, re.MULTILINE)
    assert len(rows) == 10
    changes = [int(change) for _, _, change, _ in rows]
    assert changes == sorted(changes, reverse=True)
    assert rows[0][3].strip() == "Houses +1"


@pytest.mark.parametrize(("columns", "rows"), [(200, 60), (100, 40), (80, 24), (60, 20)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(shell: Shell, columns: int, rows: int, language: str) -> None:
    shell.size(columns, rows)
    done = shell.run("play", "akropolis", "--seed", "7", "--lang", language, typed="0\n1a\n0\n9b\n0\n")
    lines = [line.removeprefix("> ") for line in done.out.splitlines() if "--resume" not in line]
    assert max(len(line) for line in lines) <= columns
    assert "★" in done.out


def test_colour_only_where_it_is_wanted(shell: Shell) -> None:
    assert "\x1b[" not in shell.run("play", "akropolis", "--seed", "7").out
    shell.setenv("FORCE_COLOR", "1")
    shell.setenv("COLORTERM", "truecolor")
    shell.setenv("TERM", "xterm-256color")
    assert "48;2;" in shell.run("play", "akropolis", "--seed", "7", "--forced-delay", "none").out
    assert "48;2;" not in shell.run("play", "akropolis", "--seed", "7", "--no-colour", "--forced-delay", "none").out


def test_names_from_a_file_cannot_steer_the_terminal(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game"
    shell.run("play", "akropolis", "--seed", "7", "--save", str(path))
    header = json.loads(path.read_text().splitlines()[0])
    header["names"] = ["\x1b[2JEvil", "bot:greedy"]
    path.write_text(json.dumps(header) + "\n")
    done = shell.run("play", "--resume", str(path))
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "Evil" in done.out


def test_an_unwritable_home_is_told_and_the_game_goes_on(shell: Shell, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    shell.setenv("PENTAPOLIS_HOME", str(blocked))
    done = shell.run("play", "akropolis", "--seed", "7", typed="0\n1a\n")
    assert done.code == 0
    assert done.err.count(str(blocked)) == 1
    assert "The game is not saved." in done.out


def test_things_are_explained(shell: Shell) -> None:
    typed = "explain\nexplain take 0\nexplain thing=stones seat=0\nexplain site=99\nexplain cell=0,0\nquit\n"
    done = shell.run("play", "akropolis", "--seed", "7", typed=typed)
    assert "Explain what? Name a choice" in done.out
    assert re.search(r"Free: no tile lies in front of it\.\s+R22", done.out)
    assert "1 Stone\n" in done.out and "Stones: 1" in done.out
    assert "There is no such thing here" in done.out
    assert re.search(r"House plaza, level 1.*Its star multiplies.*R55.*Houses: \d+ = \d+ × 1", done.out, re.DOTALL)


def test_things_are_explained_in_french_by_the_number_of_a_choice(shell: Shell) -> None:
    typed = "expliquer 1\nexplain zone=great_works building=pont\nquit\n"
    done = shell.run("play", "uchronia", "--seed", "7", "--lang", "fr", typed=typed)
    assert re.search(r"(Bois|Argile|Brique|Pierre|Marbre) \(\d\)", done.out)
    assert "Pont\n" in done.out and "R113" in done.out
