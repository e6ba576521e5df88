"""The zones of one player: all of the own ones, and of the others what everybody may see."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..terminal import Terminal
from .cards import NOTHING, Cards, counted
from .commons import building_name

SPACE = "  "


class Boards:
    """Draws boards out of a view."""

    def __init__(self, terminal: Terminal, cards: Cards, names: list[str]) -> None:
        self.terminal = terminal
        self.cards = cards
        self.names = names

    def own(self, view: dict[str, Any], seat: int, short: bool) -> RenderableType:
        """The public zones of the player who decides, a line for each unless the terminal is short."""
        if short:
            return Group(*self._lines(view, self.title(view, seat), view["boards"][seat]))
        return Group(self.title(view, seat), self._zones(view, view["boards"][seat]))

    def _zones(self, view: dict[str, Any], board: dict[str, Any]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        grid.add_row(self._zone("stock"), self.cards.chips(board["stock"]))
        grid.add_row(self._activities(board), self.cards.chips(board["activities"], self._free(board)))
        grid.add_row(self._zone("domain"), self.cards.chips(counted(board["domain"])))
        if board["sites"]:
            grid.add_row(self._zone("sites"), self._sites(view, board))
        if board["completed"]:
            grid.add_row(self.terminal.say("cli-uchronia-completed"), self._completed(view, board))
        return grid

    def other(self, view: dict[str, Any], seat: int) -> RenderableType:
        """The board of a player as everybody sees it, in two or three lines."""
        board = view["boards"][seat]
        first = self.title(view, seat)
        first.append(SPACE + self.terminal.say("cli-uchronia-hand-size", count=board["held"]))
        if any(board["known"].values()):
            first.append(f" ({self.terminal.say('cli-uchronia-known')} ").append(self.cards.letters(board["known"]))
            first.append(")")
        if board["held"] and board["lacks"]:
            lacking = ", ".join(self.cards.names[colour] for colour in board["lacks"])
            first.append(f" ({self.terminal.say('cli-uchronia-lacks', colours=lacking)})")
        return Group(*self._lines(view, first, board))

    def _lines(self, view: dict[str, Any], first: Text, board: dict[str, Any]) -> list[Text]:
        """The public zones in two to four lines, of which the beginning of the first is given."""
        self._add(first, self._zone("domain"), self.cards.chips(counted(board["domain"])))
        second = Text(" ")
        self._add(second, self._zone("stock"), self.cards.letters(board["stock"]))
        self._add(second, self._activities(board), self.cards.letters(board["activities"], self._free(board)))
        lines = [first, second]
        if board["sites"]:
            lines.append(self._add(Text(" "), self._zone("sites"), self._sites(view, board)))
        if board["completed"]:
            lines.append(
                self._add(Text(" "), self.terminal.say("cli-uchronia-completed"), self._completed(view, board))
            )
        return lines

    def title(self, view: dict[str, Any], seat: int) -> Text:
        """The name and the points."""
        points = self.terminal.say("cli-uchronia-points", points=view["boards"][seat]["score"])
        line = Text.assemble((self.names[seat], "bold"), SPACE, points)
        if seat == view["last"]:
            line.append(f" ({self.terminal.say('cli-uchronia-last-player')})", "dim")
        return line

    def _zone(self, zone: str) -> str:
        return {
            "stock": self.terminal.say("uchronia-zone-stock"),
            "domain": self.terminal.say("uchronia-zone-domain"),
            "sites": self.terminal.say("uchronia-zone-sites"),
        }[zone]

    def _activities(self, board: dict[str, Any]) -> str:
        launched = sum(board["activities"].values())
        return f"{self.terminal.say('uchronia-zone-activities')} {launched}/{board['limit']}"

    @staticmethod
    def _free(board: dict[str, Any]) -> int:
        return int(max(0, board["limit"] - sum(board["activities"].values())))

    @staticmethod
    def _add(line: Text, title: str, drawn: Text) -> Text:
        line.append(f"{SPACE if line.plain.strip() else ''}{title} ", "dim")
        return line.append_text(drawn)

    def _sites(self, view: dict[str, Any], board: dict[str, Any]) -> Text:
        """Each site with what lies under it, out of what it costs."""
        found = []
        for site in board["sites"]:
            card = view["buildings"][site["building"]]
            laid = sum(site["under"].values())
            line = Text(f"{building_name(self.terminal, view, site['building'])} ")
            line.append(f"{self.cards.code(card['colour'])} {laid}/{card['cost']}", self.cards.style(card["colour"]))
            strange = {colour: 0 if colour == card["colour"] else count for colour, count in site["under"].items()}
            if any(strange.values()):
                line.append(" ").append_text(self.cards.letters(strange))
            found.append(line)
        return Text(" · ").join(found)

    def _completed(self, view: dict[str, Any], board: dict[str, Any]) -> Text:
        """The Buildings with their printed points."""
        found = [
            Text.assemble(
                (building_name(self.terminal, view, id), self.cards.style(view["buildings"][id]["colour"])),
                f" {view['buildings'][id]['vp']}",
            )
            for id in board["completed"]
        ]
        return Text(" · ").join(found) if found else Text(NOTHING)
