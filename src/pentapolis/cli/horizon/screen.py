"""The table of Beyond the Horizon: what is on the screen before a decision, and the words that only look."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ...core.events import Event
from ...games.horizon.cards import (
    BUILDING_IDS,
    GOVERNMENT_IDS,
    LEADER_IDS,
    OBJECTIVE_IDS,
    TECH_IDS,
    TERRITORY_IDS,
)
from ..safe_text import folded
from ..scores import preview_sheet
from ..screen import Command, GameScreen, Shown, Unclear, others
from ..terminal import Terminal
from .boards import Boards
from .hexmap import hex_map
from .tree import seat_mark, tree

CARDS: dict[str, list[str]] = {
    "technology": TECH_IDS,
    "leader": LEADER_IDS,
    "building": BUILDING_IDS,
    "territory": TERRITORY_IDS,
    "objective": OBJECTIVE_IDS,
    "government": GOVERNMENT_IDS,
}


class HorizonScreen(GameScreen):
    """Tree, map, boards, and numbered choices."""

    def __init__(self, terminal: Terminal, session: Shown) -> None:
        super().__init__(terminal, session)
        self.boards = Boards(terminal, session.names)

    def commands(self) -> list[Command]:
        """Card and preview."""
        return [
            Command("cli-command-card", "cli-horizon-help-card", self.card),
            Command("cli-command-preview", "cli-horizon-help-preview", self.preview),
        ]

    def introduction(self) -> RenderableType:
        """The game in a few lines, how to read the table, and what is reconstructed."""
        keys = ("horizon-about", "cli-horizon-intro-table", "horizon-provenance")
        return Group(*[Text(self.terminal.say(key) + "\n") for key in keys])

    def render(self) -> RenderableType:
        """The table, then the choices."""
        return Group(self.table(self.state.player), Columns(self._listed(), column_first=True, padding=(0, 2)))

    def table(self, viewer: int | None) -> RenderableType:
        """Tree, map, objectives and rivers, the rivals, the own board."""
        view = self.state.view(viewer)
        return Group(
            self._header(view),
            tree(self.terminal, view),
            hex_map(self.terminal, view),
            self._objectives(view),
            self._rivers(view),
            *[self.boards.other(view, other) for other in others(viewer, len(view["boards"]))],
            *([] if viewer is None else [self.boards.own(view, viewer)]),
        )

    def _header(self, view: dict[str, Any]) -> Text:
        supply = view["supply"]
        figures = {"round": view["round"], "stack": view["stack"], **supply}
        text = Text(self.terminal.say("cli-horizon-status", **figures), style="bold")
        if view["end_round"] is not None:
            text.append(" · " + self.terminal.say("cli-horizon-last-round", round=view["end_round"]), style="bold red")
        return text

    def _objectives(self, view: dict[str, Any]) -> Text:
        text = Text()
        for entry in view["objectives"]:
            id = entry["objective"]
            text.append(f"◎ {self.terminal.say(f'horizon-objective-{id}')} ", style="bold")
            for seat in entry["claims"]:
                text.append(*seat_mark(seat))
            text.append(f" {self.terminal.say(f'horizon-objective-{id}-text')}\n", style="dim")
        text.rstrip()
        return text

    def _rivers(self, view: dict[str, Any]) -> Text:
        text = Text()
        for level, tiles in view["rivers"].items():
            names = ", ".join(self.terminal.say(f"horizon-building-{id}") for id in tiles)
            text.append(f"{'I' * int(level)}: ", style="bold").append(f"{names} (+{view['building_piles'][level]})  ")
        return text

    def _listed(self) -> list[Text]:
        """The numbered choices, as narrow as they can be."""
        return [Text(f"{number:2d} {self.worded(action)}") for number, action in enumerate(self.state.legal(), start=1)]

    def card(self, rest: str) -> None:
        """Tells what a card or tile does; without a name, what the choices are about."""
        if not rest:
            raise Unclear(self.terminal.say("cli-horizon-which-card", text=""))
        kind, id = self._found(rest)
        title = self.terminal.say(f"horizon-{kind}-{id}")
        fact = self.state.fact({kind if kind != "territory" else "place": id}, self.state.player)
        source = f" ({self.terminal.say(f'horizon-source-{fact.source}')})" if fact is not None and fact.source else ""
        self.terminal.out.print(Text.assemble((title, "bold"), (source, "dim")))
        self.terminal.out.print(Text(self.terminal.say(f"horizon-{kind}-{id}-text")))

    def _found(self, text: str) -> tuple[str, str]:
        """The card of that name, or the only one whose name begins like that."""
        wanted = folded(text)
        names = {
            (kind, id): folded(self.terminal.say(f"horizon-{kind}-{id}")) for kind, ids in CARDS.items() for id in ids
        }
        exact = [card for card, name in names.items() if wanted in (name, card[1])]
        found = exact or [card for card, name in names.items() if name.startswith(wanted)]
        if len(found) != 1:
            raise Unclear(self.terminal.say("cli-horizon-which-card", text=text[:40]))
        return found[0]

    def preview(self, rest: str) -> None:
        """Tells what a choice changes term by term, as far as one can know."""
        if not rest:
            raise Unclear(self.terminal.say("cli-preview-what"))
        action = self.read(rest)
        if action is not None:
            self.terminal.out.print(preview_sheet(self.terminal, self.state, action))

    def grew(self, events: list[Event]) -> bool:
        """Whether the map, the tree or a board has changed for good."""
        shown = ("technology", "lay", "village", "city", "build", "join", "claim", "end")
        return any(event.kind in shown for event in events)

    def after(self, seat: int) -> RenderableType:
        """The map and the board of the seat."""
        view = self.state.view(None)
        return Group(self._header(view), hex_map(self.terminal, view), self.boards.other(view, seat))

    def at_end(self) -> RenderableType | None:
        """Tree, map and all boards."""
        view = self.state.view(None)
        boards = [self.boards.other(view, seat) for seat in range(len(view["boards"]))]
        return Group(tree(self.terminal, view), hex_map(self.terminal, view), *boards)


SCREEN = HorizonScreen
