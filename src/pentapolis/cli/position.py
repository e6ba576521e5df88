"""A position in characters, as the terminal draws it: what `print(state)` shows."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO

from rich.console import Console

from ..core.game import Game
from ..core.state import State
from .screens import screen_of
from .seats import shown_names
from .terminal import Terminal

WIDTH = 120
HEIGHT = 60  # rows of a terminal in which every zone has room of its own


@dataclass(frozen=True)
class Position:
    """A position that nobody plays on, with the names of its seats."""

    state: State
    names: list[str]

    @property
    def game(self) -> Game:
        """The rules."""
        return self.state.game


def position_text(state: State, viewer: int | None, language: str = "en") -> str:
    """The position as that seat (None: a spectator) sees it, without colours: what a screen shows but the choices."""
    state.view(viewer)  # a seat that is not there is refused in the same words
    terminal = Terminal(language)
    page = StringIO()
    terminal.out = Console(file=page, width=WIDTH, height=HEIGHT, color_system=None, highlight=False, markup=False)
    people = [terminal.say("cli-name-player", number=seat + 1) for seat in range(state.players)]
    names = shown_names(state.game, terminal.texts, people, state.options, state.seats)
    screen = screen_of(state.game)(terminal, Position(state, names))
    terminal.out.print(screen.table(viewer))
    if state.decision is not None:
        terminal.out.print(screen.question())
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()).rstrip()
