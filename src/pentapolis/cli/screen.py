"""How a game is shown and asked for at a terminal. This screen does for any game; a game's own draws more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from ..core.events import Event
from ..core.game import Game
from ..core.state import ALL, State
from ..texts.words import refusal_line, told
from .scores import live_scores
from .terminal import Terminal

MOST_LISTED = 60


class Shown(Protocol):
    """What a screen shows: a game in progress, or a position alone."""

    @property
    def names(self) -> list[str]:
        """The names of the seats that score, as people read them."""

    @property
    def game(self) -> Game:
        """The rules."""

    @property
    def state(self) -> State:
        """The position now."""


class Unclear(Exception):
    """What was typed means nothing here; the sentence says what would."""


@dataclass(frozen=True)
class Command:
    """A word one can type: the key of its name, the key of its explanation, and what it does with the rest."""

    name: str
    help: str
    run: Callable[[str], None]


class GameScreen:
    """The players' side of a session: numbered choices, scores, and words for what has happened."""

    secrets = False  # whether a player sees what others must not

    def __init__(self, terminal: Terminal, session: Shown) -> None:
        self.terminal = terminal
        self.session = session
        self.news = 0  # lines of the log that stand above the screen

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a drawing needs: what the seat sees, and the components that views leave out."""
        return {**self.state.game.components(), **self.state.view(seat)}

    def commands(self) -> list[Command]:
        """The game's own words."""
        return []

    def introduction(self) -> RenderableType:
        """What a newcomer should know before the first decision."""
        return Text(self.terminal.say(f"{self.session.game.id}-about"))

    def render(self) -> RenderableType:
        """Everything to see before a decision."""
        return Group(self.table(self.state.player), *self.choices())

    def table(self, viewer: int | None) -> RenderableType:
        """The whole position as that seat (None: a spectator) sees it."""
        return self.scores(viewer)

    def scores(self, viewer: int | None = ALL) -> RenderableType:
        """The live score panel, as far as the viewer may know it."""
        return live_scores(self.terminal, self.state, self.session.names, viewer=viewer)

    def choices(self) -> list[Text]:
        """The numbered choices of the open decision."""
        listed = [Text(f"{i:4d}  {self.worded(action)}") for i, action in enumerate(self.state.legal(), start=1)]
        return listed[:MOST_LISTED]

    def worded(self, action: int) -> str:
        """A legal action as a sentence."""
        choice = self.state.choice(action)
        return told(self.terminal.texts, self.session.game, choice.key, choice.args, names=self.session.names)

    def question(self) -> str:
        """The sentence that says who must do what."""
        decision = self.state.decision
        if decision is None:
            return ""
        key = f"{self.session.game.id}-prompt-{decision.kind}"
        names = self.session.names
        return told(self.terminal.texts, self.session.game, key, decision.about, names[decision.seat], names)

    def ways(self) -> str:
        """How to answer the question."""
        return self.terminal.say("cli-ways-numbers", count=len(self.state.legal()))

    def read(self, text: str) -> int | None:
        """The action behind what was typed; None if the answer needs another one. Raises Unclear."""
        if text.isascii() and text.isdigit():
            return self.numbered(int(text))
        return self.legal_notation(text)

    def numbered(self, number: int) -> int | None:
        """The action of that number in the list."""
        legal = self.state.legal()
        if not 1 <= number <= len(legal):
            raise Unclear(self.terminal.say("cli-no-such-number", number=number, last=len(legal)))
        return legal[number - 1]

    def legal_notation(self, text: str) -> int:
        """The legal action of that notation."""
        refusal = self.state.explain(text)
        if refusal is not None:
            raise Unclear(refusal_line(self.terminal.texts, refusal, self.session.names))
        return self.state.parse(text)

    def forget(self) -> None:
        """Drops an answer that was only half given."""

    def grew(self, events: list[Event]) -> bool:
        """Whether the events changed something that a replay should draw again."""
        return True

    def after(self, seat: int) -> RenderableType:
        """What a replay shows when the seat has moved."""
        return self.scores()

    def at_end(self) -> RenderableType | None:
        """What there is to see of the final position, besides the score sheet."""
        return None


def others(viewer: int | None, seats: int) -> list[int]:
    """The other seats in their order from the viewer on; a spectator sees all as others."""
    first = -1 if viewer is None else viewer
    return [seat % seats for seat in range(first + 1, first + seats + (viewer is None))]
