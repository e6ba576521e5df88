"""The Golden Ages at the terminal: what is on the screen before a decision, and the words that only look."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ...core.events import Event
from ...games.golden_ages.wording import NAMES
from ..safe_text import folded
from ..scores import preview_sheet
from ..screen import MOST_LISTED, Command, GameScreen, Shown, Unclear, others
from ..terminal import Terminal
from .players import Players
from .worldmap import drawn_map

TALL = 44  # rows from which on coasts between rows are drawn


class GoldenScreen(GameScreen):
    """The map, the displays, all boards, and numbered choices."""

    secrets = True

    def __init__(self, terminal: Terminal, session: Shown) -> None:
        super().__init__(terminal, session)
        self.players = Players(terminal.say, session.game.components(), session.names)

    def commands(self) -> list[Command]:
        """Card and preview."""
        return [
            Command("cli-command-card", "cli-golden-help-card", self.card),
            Command("cli-command-preview", "cli-golden-help-preview", self.preview),
        ]

    def introduction(self) -> RenderableType:
        """The game in a few lines, how to read the map, and where its data come from."""
        keys = ("golden_ages-about", "cli-golden-intro", "golden_ages-provenance")
        return Group(*[Text(self.terminal.say(key) + "\n") for key in keys])

    # --- the screen ---

    def render(self) -> RenderableType:
        """The table with what the choices point at, then the choices."""
        drawn = self._table(self.state.player, self._marked())
        return Group(drawn, Columns(self.choices(), column_first=True, padding=(0, 2)))

    def table(self, viewer: int | None) -> RenderableType:
        """The map, the middle, the others, the own board."""
        return self._table(viewer, [])

    def _table(self, viewer: int | None, marked: list[tuple[int, int]]) -> RenderableType:
        view = self.state.view(viewer)
        return Group(
            self.players.header(view),
            drawn_map(view, marked, low=self.terminal.out.height < TALL),
            self.players.legend(),
            *self.players.displays(view, viewer or 0),
            *[self.players.board(view, other) for other in others(viewer, len(view["boards"]))],
            *([] if viewer is None else [self.players.own(view, viewer)]),
        )

    def _marked(self) -> list[tuple[int, int]]:
        """The cells that the choices point at; where tiles are placed that would be all of them."""
        found: list[tuple[int, int]] = []
        decision = self.state.decision
        if decision is None or decision.kind == "place_tile":
            return found
        for action in self.state.legal():
            for target in self.state.choice(action).targets:
                if target.get("zone") == "map":
                    found.append((target["row"], target["col"]))
        return found

    def choices(self) -> list[Text]:
        """The numbered choices, as narrow as they can be."""
        legal = self.state.legal()[:MOST_LISTED]
        return [Text(f"{number:2d} {self.worded(action)}") for number, action in enumerate(legal, start=1)]

    # --- words that change nothing ---

    def card(self, rest: str) -> None:
        """Shows a component by its name; without one, all that lies in the middle and before the player."""
        view = self.state.view(self.state.player)
        for id in [self._named(rest)] if rest else self._on_table(view):
            fact = self.state.fact({"card": id}, self.state.player)
            if fact is not None:
                source = self.terminal.say(f"golden_ages-source-{fact.source}")
                line = Text.assemble((self.terminal.say(fact.title), "bold"), f"  [{fact.rule}] ", (source, "dim"))
                self.terminal.out.print(line.append(f"\n{self.terminal.say(fact.text)}", "not bold"))

    def _named(self, text: str) -> str:
        """The component of that name, or the only one whose name begins like that."""
        with_text = {id: key for id, key in NAMES.items() if self.state.fact({"card": id}, None) is not None}
        names = {id: folded(self.terminal.say(key)) for id, key in with_text.items()}
        wanted = folded(text)
        exact = [id for id, name in names.items() if wanted in (name, id)]
        found = exact or [id for id, name in names.items() if name.startswith(wanted)]
        if len({names[id] for id in found}) != 1:
            raise Unclear(self.terminal.say("cli-golden-which-card", text=text[:40]))
        return found[0]

    @staticmethod
    def _on_table(view: dict[str, Any]) -> list[str]:
        found = [*view["wonders"], *view["buildings"], *view["judgements"]]
        for board in view["boards"]:
            found += [card["card"] for card in (*board["buildings"], *board["wonders"])]
            found += [id for id in (board["civ"], board["revealed"], board["future"]) if id is not None]
            found += list((board["hand"] or {}).values())
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
        """Whether the map, a board or the era has changed."""
        return any(event.kind not in ("look_glory", "reveal_civ") for event in events)

    def after(self, seat: int) -> RenderableType:
        """The map and the board of the seat, as a spectator sees them."""
        view = self.state.view(None)
        return Group(self.players.header(view), drawn_map(view, low=True), self.players.board(view, seat))

    def at_end(self) -> RenderableType | None:
        """The map and all boards."""
        view = self.state.view(None)
        boards = [self.players.board(view, seat) for seat in range(len(view["boards"]))]
        return Group(drawn_map(view, low=self.terminal.out.height < TALL), *boards)


SCREEN = GoldenScreen
