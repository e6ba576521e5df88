"""Beyond the Horizon at the terminal: the drawn table in both languages, at every decision of a game."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import pentapolis
from pentapolis import Rng
from pentapolis.cli.horizon.screen import HorizonScreen
from pentapolis.cli.horizon.tree import NAME
from pentapolis.cli.screen import Unclear
from pentapolis.cli.screens import screen_of
from pentapolis.cli.seeds import table_seed
from pentapolis.cli.session import TerminalSession
from pentapolis.cli.terminal import Terminal
from pentapolis.core.record import Record
from pentapolis.games.horizon.cards import TECH_IDS
from pentapolis.games.horizon.state import HorizonState
from pentapolis.texts import LANGUAGES, texts

from .shell import Shell

GAME = pentapolis.game("horizon")


def table_at(session: TerminalSession) -> tuple[HorizonScreen, io.StringIO]:
    """The table of the session, and what it writes."""
    terminal, out = Terminal(session.texts.language), io.StringIO()
    terminal.out = Console(
        file=out, width=140, height=60, highlight=False, markup=False, emoji=False, color_system=None
    )
    table = screen_of(GAME)(terminal, session)
    assert isinstance(table, HorizonScreen)
    return table, out


def session_of(language: str) -> TerminalSession:
    return TerminalSession.start(texts(language), GAME, ["Ada", "Bob", "Cid"], table_seed("7"), {}, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_through_a_whole_game(language: str) -> None:
    session, rng, number = session_of(language), Rng(2), 0
    while not session.state.over:
        number += 1
        if number % 25 == 1:
            table, out = table_at(session)
            table.terminal.out.print(table.render())
            shown = out.getvalue()
            assert "II3 ← I2+I3" in shown
            assert all(name in shown for name in session.names)
            assert table.question()
            assert not re.search(r"\b[a-z]+_[a-z0-9]+\b", shown)  # no id instead of a name
            listed = [f"{at:2d} {table.worded(action)}" for at, action in enumerate(session.state.legal(), start=1)]
            assert listed[0].split("  ")[0][:20] in shown
        session.play(session.state.sample(rng))
    table, out = table_at(session)
    table.terminal.out.print(table.at_end())
    assert "IV1" in out.getvalue()


def test_the_map_shows_tiles_and_units_in_their_rows() -> None:
    session = session_of("en")
    table, out = table_at(session)
    table.terminal.out.print(table.render())
    lines = out.getvalue().splitlines()
    row = next(line for line in lines if "⬡ Cradle" in line)
    assert row.count("⬡") == 2  # three players sit on every second side: one in the row of the Cradle
    assert sum(line.count("c2") for line in lines) == 3
    assert all(f"Start {number}" in out.getvalue() for number in (1, 2, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_cut_in_the_tree_says_so(language: str) -> None:
    session = session_of(language)
    table, out = table_at(session)
    table.terminal.out.print(table.render())
    assert isinstance(session.state, HorizonState)
    names = [table.terminal.say(f"horizon-technology-{TECH_IDS[tech]}") for tech in session.state.tech_at if tech >= 0]
    assert any(len(name) > NAME for name in names) or language == "en"
    for name in names:
        assert (name if len(name) <= NAME else name[: NAME - 1] + "…") in out.getvalue()


def test_a_card_tells_what_it_does_and_where_it_comes_from() -> None:
    table, out = table_at(session_of("en"))
    table.card("attila")
    assert "Attila (reconstructed)" in out.getvalue()
    assert "Recruit an inactive pawn as a soldier of strength 2" in out.getvalue()
    with pytest.raises(Unclear, match="Which card"):
        table.card("nothing such")


def test_a_preview_tells_the_points() -> None:
    table, out = table_at(session_of("fr"))
    table.preview("1")
    assert out.getvalue().strip()


@pytest.mark.parametrize(
    ("language", "sheet", "question"),
    [
        ("en", "Score sheet", "Ada, move your Action pawn."),
        ("fr", "Feuille de score", "Ada, déplacez votre pion Action."),
    ],
)
def test_a_person_plays_a_whole_game(shell: Shell, tmp_path: Path, language: str, sheet: str, question: str) -> None:
    seats, path, rng = ["Ada", "bot:greedy"], tmp_path / "game", Rng(1)
    session, typed = TerminalSession.start(texts(language), GAME, seats, table_seed("3"), {}, None), ""
    while not session.state.over:
        if session.bot_plays():
            session.play_bot()
            continue
        action = session.state.sample(rng)
        typed += f"{session.state.legal().index(action) + 1}\n"
        session.play(action)
    done = shell.run(
        *("play", "horizon", "--seat", ",".join(seats), "--seed", "3", "--save", str(path), "--lang", language),
        typed=typed,
    )
    assert done.code == 0
    assert sheet in done.out and question in done.out
    assert not re.search(
        r"\bhorizon-[a-z]|\b(territory|start|government|basic|food|economy)_\w", done.out
    )  # no raw key
    assert Record.read(path.read_text("utf-8").splitlines()).verify().over
