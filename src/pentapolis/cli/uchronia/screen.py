"""The screen of Uchronia: what is on the screen before a decision, and the words that only look."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ...core.events import Event
from ...games.uchronia.buildings import BUILDING_IDS
from ..safe_text import folded
from ..scores import preview_sheet
from ..screen import Command, GameScreen, Shown, Unclear, others
from ..terminal import Terminal
from .boards import Boards
from .cards import Cards
from .commons import building_card, great_works, great_works_line, header, monopolies

TALL = 36  # rows from which on Hand and Forum are drawn as boxes
MIDDLE = 30  # rows from which on every zone has a line of its own


class UchroniaScreen(GameScreen):
    """Cards in all zones a seat may see, and numbered choices."""

    secrets = True

    def __init__(self, terminal: Terminal, session: Shown) -> None:
        super().__init__(terminal, session)
        self.cards = Cards(terminal.texts)
        self.boards = Boards(terminal, self.cards, session.names)

    def commands(self) -> list[Command]:
        """Card and preview."""
        return [
            Command("cli-command-card", "cli-help-card", self.card),
            Command("cli-command-preview", "cli-uchronia-help-preview", self.preview),
        ]

    def introduction(self) -> RenderableType:
        """The game in a few lines, how to read the table, and what is reconstructed."""
        keys = ("uchronia-about", "cli-uchronia-intro-table", "uchronia-provenance")
        return Group(*[Text(self.terminal.say(key) + "\n") for key in keys])

    # --- the screen ---

    def render(self) -> RenderableType:
        """The table, then the choices."""
        return Group(self.table(self.state.player), Columns(self.choices(), column_first=True, padding=(0, 2)))

    def table(self, viewer: int | None) -> RenderableType:
        """The common zones, the others, the own board and Hand."""
        view = self.view(viewer)
        parts: list[RenderableType] = [self._common(view)]
        parts += [self.boards.other(view, other) for other in others(viewer, len(view["boards"]))]
        parts.append(self._forum(view))
        if viewer is None:
            return Group(*parts)
        parts.append(self.boards.own(view, viewer, self.terminal.out.height < MIDDLE))
        if view["looked"] is not None and view["looked"]["cards"] is not None:
            parts.append(self._row(self.terminal.say("uchronia-zone-looked"), view["looked"]["cards"]))
        return Group(*parts, self._row(self.terminal.say("uchronia-zone-hand"), view["boards"][viewer]["hand"]))

    def _common(self, view: dict[str, Any]) -> RenderableType:
        works = great_works_line if self.terminal.out.height < MIDDLE else great_works
        return Group(
            header(self.terminal, view),
            works(self.terminal, self.cards, view),
            monopolies(self.terminal, self.cards, view, self.session.names),
        )

    def _forum(self, view: dict[str, Any]) -> RenderableType:
        return self._row(self.terminal.say("uchronia-zone-forum"), view["forum"])

    def _row(self, title: str, counts: dict[str, int]) -> RenderableType:
        """Cards as boxes where there is room, else in one line."""
        if self.terminal.out.height >= TALL and any(counts.values()):
            return Group(Text(title, style="bold"), self.cards.boxes(counts, self.terminal.out.width))
        return Text.assemble((title, "bold"), " ", self.cards.chips(counts))

    def choices(self) -> list[Text]:
        """The numbered choices, as narrow as they can be."""
        return [Text(f"{number:2d} {self.worded(action)}") for number, action in enumerate(self.state.legal(), start=1)]

    # --- words that change nothing ---

    def card(self, rest: str) -> None:
        """Shows a Building by its name; without one, all Buildings on the table."""
        view = self.view(self.state.player)
        for building in [self._building(rest)] if rest else self._on_table(view):
            self.terminal.out.print(building_card(self.terminal, self.cards, view, building))

    def _building(self, text: str) -> str:
        """The Building of that name, or the only one whose name begins like that."""
        names = {id: folded(self.terminal.say(f"uchronia-building-{id}")) for id in BUILDING_IDS}
        wanted = folded(text)
        exact = [id for id, name in names.items() if wanted in (name, id)]
        found = exact or [id for id, name in names.items() if name.startswith(wanted)]
        if len(found) != 1:
            raise Unclear(self.terminal.say("cli-uchronia-which-card", text=text[:40]))
        return found[0]

    @staticmethod
    def _on_table(view: dict[str, Any]) -> list[str]:
        """The Great Works, then what has been started or completed, each name once."""
        found = list(view["great_works"])
        for board in view["boards"]:
            found += [site["building"] for site in board["sites"]] + board["completed"]
        return list(dict.fromkeys(found))

    def preview(self, rest: str) -> None:
        """Tells what a choice changes term by term, as far as one can know."""
        if not rest:
            raise Unclear(self.terminal.say("cli-preview-what"))
        action = self.read(rest)
        if action is not None:
            self.terminal.out.print(preview_sheet(self.terminal, self.state, action))

    # --- replay and end ---

    def grew(self, events: list[Event]) -> bool:
        """Whether a turn has ended or something was completed."""
        return any(event.kind in ("complete", "refill", "clear", "end") for event in events)

    def after(self, seat: int) -> RenderableType:
        """The Forum and the board of the seat, as a spectator sees them."""
        view = self.view(None)
        return Group(header(self.terminal, view), self._forum(view), self.boards.other(view, seat))

    def at_end(self) -> RenderableType | None:
        """All boards and the Monopolies."""
        view = self.view(None)
        boards = [self.boards.other(view, seat) for seat in range(len(view["boards"]))]
        return Group(monopolies(self.terminal, self.cards, view, self.session.names), *boards)


SCREEN = UchroniaScreen
