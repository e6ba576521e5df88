"""The screen of Origins: what is on the screen before a decision, and the words that only look."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ...core.events import Event
from ..scores import preview_sheet
from ..screen import Command, GameScreen, Shown, Unclear, others
from ..terminal import Terminal
from .boards import own_lines, rival_lines, title
from .city import Place, city_grid
from .commons import districts, header, market, row, sites, tracks
from .signs import Signs

MAPPED = ("build_place", "seat")  # decisions whose choices are numbers on the map


class OriginsScreen(GameScreen):
    """The middle of the table, the rivals in short, the own board with its city, and numbered choices."""

    def __init__(self, terminal: Terminal, session: Shown) -> None:
        super().__init__(terminal, session)
        self.signs = Signs(terminal.texts)

    def commands(self) -> list[Command]:
        """Cities and previews."""
        return [
            Command("cli-command-city", "cli-origins-help-city", self.city),
            Command("cli-command-preview", "cli-origins-help-preview", self.preview),
        ]

    def introduction(self) -> RenderableType:
        """The game in a few lines, how to read the table, and what is reconstructed."""
        keys = ("origins-about", "cli-origins-intro-table", "origins-provenance")
        return Group(*[Text(self.terminal.say(key) + "\n") for key in keys])

    # --- the screen ---

    def render(self) -> RenderableType:
        """The table with the numbers of places on the own map, then the choices."""
        seat = self.state.player
        view = self.state.view(seat)
        parts = [*self._rivals(view, seat), self._map(view, seat)]
        return Group(*parts, Columns(self.choices(), column_first=True, padding=(0, 2)))

    def table(self, viewer: int | None) -> RenderableType:
        """The common part, the rivals, the own board, and all cities."""
        view = self.state.view(viewer)
        cities: list[RenderableType] = []
        for seat in range(len(view["boards"])):
            cities.append(title(self.signs, view, seat, self.session.names))
            cities.append(city_grid(self.signs, view["boards"][seat], self.terminal.out.width, {}, {}))
        return Group(*self._rivals(view, viewer), *cities)

    def _rivals(self, view: dict[str, Any], viewer: int | None) -> list[RenderableType]:
        """The common part, and all boards without their cities: the viewer's own last and in full."""
        names = self.session.names
        parts: list[RenderableType] = [*self._common(view)]
        for seat in others(viewer, len(view["boards"])):
            parts += rival_lines(self.signs, view, seat, names)
        return parts if viewer is None else [*parts, *own_lines(self.signs, view, viewer, names)]

    def _common(self, view: dict[str, Any]) -> list[RenderableType]:
        names = self.session.names
        return [
            header(self.signs, view, names),
            sites(self.signs, view, names, self.terminal.out.width),
            market(self.signs, view),
            row(self.signs, view),
            districts(self.signs, view),
            tracks(self.signs, view, names),
        ]

    def _map(self, view: dict[str, Any], seat: int) -> RenderableType:
        """The own city; where a place is asked for, the numbers of the choices stand on it."""
        cells: dict[Place, str] = {}
        seats: dict[Place, str] = {}
        decision = self.state.decision
        if decision is not None and decision.kind in MAPPED:
            found = cells if decision.kind == "build_place" else seats
            for number, action in enumerate(self.state.legal(), start=1):
                args = self.state.choice(action).args
                found[args["x"], args["y"]] = str(number)
        return city_grid(self.signs, view["boards"][seat], self.terminal.out.width, cells, seats)

    def choices(self) -> list[Text]:
        """The numbered choices; those on the map are not listed again."""
        decision = self.state.decision
        if decision is not None and decision.kind == "build_place":
            return []
        return [Text(f"{number:2d} {self.worded(action)}") for number, action in enumerate(self.state.legal(), start=1)]

    # --- words that change nothing ---

    def city(self, rest: str) -> None:
        """Shows the city of a player by number or name; without one, all of them."""
        view = self.state.view(None)
        names = self.session.names[: len(view["boards"])]
        seats = range(len(names)) if not rest else [self._seat(rest, names)]
        for seat in seats:
            self.terminal.out.print(title(self.signs, view, seat, names))
            self.terminal.out.print(city_grid(self.signs, view["boards"][seat], self.terminal.out.width, {}, {}))

    def _seat(self, text: str, names: list[str]) -> int:
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(names):
            return int(text) - 1
        for seat, name in enumerate(names):
            if name.casefold() == text.casefold():
                return seat
        raise Unclear(self.terminal.say("cli-origins-no-such-city", last=len(names)))

    def preview(self, rest: str) -> None:
        """Tells what a choice changes term by term, as far as one can know."""
        if not rest:
            raise Unclear(self.terminal.say("cli-preview-what"))
        action = self.read(rest)
        if action is not None:
            self.terminal.out.print(preview_sheet(self.terminal, self.state, action))

    # --- replay and end ---

    def grew(self, events: list[Event]) -> bool:
        """Whether a city, a tower or a round has changed."""
        return any(event.kind in ("build", "farm", "build_over", "district", "tower", "round") for event in events)

    def after(self, seat: int) -> RenderableType:
        """The board of the seat with its city."""
        view = self.state.view(None)
        names = self.session.names
        if seat >= len(view["boards"]):
            return self.scores()
        board = city_grid(self.signs, view["boards"][seat], self.terminal.out.width, {}, {})
        return Group(header(self.signs, view, names), *own_lines(self.signs, view, seat, names), board)

    def at_end(self) -> RenderableType | None:
        """All cities."""
        view = self.state.view(None)
        names = self.session.names
        parts: list[RenderableType] = [tracks(self.signs, view, names)]
        for seat in range(len(view["boards"])):
            parts += rival_lines(self.signs, view, seat, names)
            parts.append(city_grid(self.signs, view["boards"][seat], self.terminal.out.width, {}, {}))
        return Group(*parts)


SCREEN = OriginsScreen
