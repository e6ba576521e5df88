"""Origins typed at the terminal: whole games in both languages, the drawn table, cities of any width."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import pentapolis
from pentapolis import Rng
from pentapolis.cli.origins.city import city_grid
from pentapolis.cli.origins.signs import Signs
from pentapolis.cli.scores import factors
from pentapolis.cli.seeds import table_seed
from pentapolis.cli.session import TerminalSession
from pentapolis.core.record import Record
from pentapolis.core.score import ScoreLine
from pentapolis.games.origins.actions import VISIT
from pentapolis.games.origins.catalogue import ARCHON
from pentapolis.games.origins.state import OriginsState
from pentapolis.texts import LANGUAGES, texts

from ..games.origins.test_smoke import pick
from .shell import Shell

GAME = pentapolis.game("origins")
END = {"en": "Score sheet", "fr": "Feuille de score"}


def answers(players: int, seed: int) -> str:
    """The numbers with which people who choose at random come through this game."""
    record = Record.start(GAME, players, seed)
    state, rng, typed = record.first_state(), Rng(1), ""
    while not state.over:
        action = state.sample(rng)
        typed += f"{state.legal().index(action) + 1}\n"
        record.append(state, action)
    return typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_plays_a_whole_game_alone(shell: Shell, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game"
    done = shell.run(
        *("play", "origins", "--seat", "Ada", "--seed", "3", "--save", str(path), "--lang", language),
        typed=answers(1, 3),
    )
    assert done.code == 0
    assert END[language] in done.out
    assert {"en": "The target", "fr": "L’objectif"}[language] in done.out
    assert not re.search(r"\b[a-z]+_[a-z]+\b", done.out.replace(str(path), ""))  # no id instead of a name
    assert Record.read(path.read_text("utf-8").splitlines()).verify().over


def typed_among_bots(seats: list[str], seed: str, language: str) -> str:
    """The numbers that a person types who tries whatever there is, until the game with these bots is over."""
    session = TerminalSession.start(texts(language), GAME, seats, table_seed(seed), {}, None)
    typed, rng = "", Rng(1)
    while not session.state.over:
        if session.bot_plays():
            session.play_bot()
            continue
        state = session.state
        assert isinstance(state, OriginsState)
        action = pick(state, rng)
        typed += f"{state.legal().index(action) + 1}\n"
        session.play(action)
    return typed


@pytest.mark.parametrize(("language", "bots"), [("en", 1), ("fr", 2)])
def test_a_person_plays_a_whole_game_among_bots(shell: Shell, tmp_path: Path, language: str, bots: int) -> None:
    path = tmp_path / "game"
    seats = ["Zoé", *["bot:greedy"] * bots]
    arguments = ("--seat", ",".join(seats), "--seed", "5", "--save", str(path), "--lang", language)
    done = shell.run("play", "origins", *arguments, typed=typed_among_bots(seats, "5", language))
    assert done.code == 0
    told = done.out.replace(str(path), "")
    assert not re.search(r"\b[a-z]+_[a-z]+\b|\borigins-[a-z]", told)  # neither an id nor a key instead of words
    end = Record.read(path.read_text("utf-8").splitlines()).verify()
    assert end.over
    sheet = told[told.rindex(END[language]) :]
    for words in ("Zoé", *map(str, end.scores())):
        assert words in sheet


def drawn(board: dict[str, Any], width: int, cells: dict[tuple[int, int], str]) -> str:
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(city_grid(Signs(texts("en")), board, width, cells, {}))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def row_of(count: int) -> dict[str, Any]:
    tiles = [{"x": x, "y": 0, "building": "obelisk", "farm": False} for x in range(count)]
    return {"city": tiles, "seats": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_good_words(shell: Shell, language: str) -> None:
    state, typed = Record.start(GAME, 1, 3).first_state(), ""
    while state.decision.kind != "choose_action":
        state.play(state.legal()[0])
        typed += "1\n"
    typed += f"{state.legal().index(VISIT + ARCHON) + 1}\n1\n"
    out = shell.run("play", "origins", "--seat", "Ada", "--seed", "3", "--lang", language, typed=typed).out
    told = {
        "en": [
            "Visit a site with the Archon",
            "Ada, which site does the Archon visit?",
            "site 1 with the Archon: choose",
        ],
        "fr": ["Visiter un Lieu avec l’Archonte", "quel Lieu visitez-vous avec l’Archonte", "Lieu 1 avec l’Archonte"],
    }
    for words in told[language]:
        assert words in out
    card = texts(language).say(f"origins-sign-{state.view(None)['temples'][0]['sign']}")
    assert f"{card}{' : ' if language == 'fr' else ': '}–" in out.replace("\xa0", " ").replace("\u202f", " ")


def test_what_does_not_count_is_taken_away_on_the_sheet() -> None:
    assert factors(ScoreLine("temples", 70, {"forest": 70, "sea": 70, "highest": -70}, "+")) == "70+70−70"


def test_a_name_that_is_cut_says_so() -> None:
    tiles = [{"x": x, "y": 0, "building": kind, "farm": False} for x, kind in enumerate(["temple_of_sea", "mint"])]
    shown = drawn({"city": tiles, "seats": []}, 80, {})
    assert "Sea Temp…" in shown and "Mint…" not in shown


@pytest.mark.parametrize(("count", "width"), [(3, 80), (12, 80), (76, 80), (76, 200)])
def test_r107_the_whole_city_is_drawn_however_wide_it_is(count: int, width: int) -> None:
    shown = drawn(row_of(count), width, {})
    assert shown.count("Obe") == count
    assert all(len(line) <= width for line in shown.splitlines())
    assert re.findall(r"\d+", shown.splitlines()[-1])[-1] == str(count - 1)


def test_the_map_shows_dice_free_seats_and_the_numbers_of_choices() -> None:
    square = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    board = {
        "city": [{"x": x, "y": y, "building": "mint", "farm": y == 2} for x, y in square],
        "seats": [{"x": 0, "y": 0, "die": "red4"}, {"x": 0, "y": 1, "die": None}],
    }
    shown = drawn(board, 80, {(2, 0): "7"})
    assert shown.count("Mint") == 4 and shown.count("Farm") == 2
    lines = [line.strip() for line in shown.splitlines()]
    assert lines[1] == "◇" and lines[3] == "4"
    assert lines[4].endswith("7")
