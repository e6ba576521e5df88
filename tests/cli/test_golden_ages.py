"""The Golden Ages typed at the terminal: whole games in both languages, the drawn map, hidden cards."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import pentapolis
from pentapolis import Rng
from pentapolis.cli.golden_ages.worldmap import drawn_map
from pentapolis.cli.screens import screen_of
from pentapolis.cli.seeds import table_seed
from pentapolis.cli.session import TerminalSession
from pentapolis.cli.terminal import Terminal
from pentapolis.texts import LANGUAGES, texts

from ..games.golden_ages.table import Player, table

GAME = pentapolis.game("golden_ages")


def session_of(seats: list[str], seed: str, language: str = "en") -> TerminalSession:
    return TerminalSession.start(texts(language), GAME, seats, table_seed(seed), {}, None)


def drawn(session: TerminalSession, columns: int, rows: int) -> str:
    """The screen of the player who decides, without colour."""
    terminal = Terminal(session.texts.language)
    terminal.out = Console(
        file=io.StringIO(), width=columns, height=rows, highlight=False, markup=False, emoji=False, color_system=None
    )
    terminal.out.print(screen_of(GAME)(terminal, session).render())
    file = terminal.out.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_drawn(language: str) -> None:
    session, rng = session_of(["Ada", "Zoé", "Eve"], "5", language), Rng(5)
    number = 0
    while not session.state.over:
        if number % 7 == 0:
            screen = drawn(session, 110, 50 if number % 2 else 30)
            assert "Ada" in screen and not re.search(r"golden_ages|[a-z]_[a-z]", screen), screen
        session.play(session.state.sample(rng))
        number += 1
    end = screen_of(GAME)(Terminal(session.texts.language), session).at_end()
    assert end is not None


def test_the_map_shows_pieces_coasts_and_symbols() -> None:
    state = table(
        Player(colonists=["2,4", "-2,4"], cities={"2,5": 1}), Player(techs=["construction"], cities={"3,5": 2})
    )
    text = drawn_map(state.view(None)).plain
    lines = text.splitlines()
    assert len(lines) == 1 + 6 * 2 + 5
    assert len(drawn_map(state.view(None), low=True).plain.splitlines()) == 13
    third = lines[1 + 3 * 2]  # row 2: each row has two lines and one below
    assert third.startswith(" 2 ") and "●" in third and "■A" in third
    assert "Aa" in lines[2 + 3 * 2], "one stands, one lies"
    assert "▣B" in lines[1 + 3 * 3] and "┃" in lines[1 + 3 * 3]
    assert text.count("⌂A") == 1 and text.count("⌂B") == 1
    marked = drawn_map(state.view(None), [(2, 4)]).plain.splitlines()[1 + 3 * 2]
    assert marked.count("▸") == 1


def test_own_hidden_cards_are_shown_to_their_owner_alone() -> None:
    session = session_of(["Ada", "Zoé"], "9")
    screen = drawn(session, 120, 60)
    view = session.state.view(session.state.player)
    own, other = session.state.player, 1 - session.state.player
    say = texts("en").say
    assert say(f"golden_ages-future-{view['boards'][own]['future']}") in screen
    hidden = session.state.view(other)["boards"][other]
    for civ in hidden["hand"].values():
        assert say(f"golden_ages-civ-{civ}") not in screen


def test_card_and_preview() -> None:
    session = session_of(["Ada", "Zoé"], "9")
    terminal = Terminal("en")
    terminal.out = Console(file=io.StringIO(), width=100, height=40, color_system=None)
    shown = screen_of(GAME)(terminal, session)
    commands = {command.name: command.run for command in shown.commands()}
    commands["cli-command-card"]("pyramids")
    commands["cli-command-card"]("")
    commands["cli-command-preview"]("1")
    file = terminal.out.file
    assert isinstance(file, io.StringIO)
    assert "2 points per stone symbol" in file.getvalue() and "[R104]" in file.getvalue()
    with pytest.raises(Exception, match="Which card"):
        commands["cli-command-card"]("no such thing")
