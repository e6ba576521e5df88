"""The screen of Akropolis: what is on the screen before a decision, and what an answer means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from ...core.events import Event
from ...games.akropolis.actions import notation
from ...games.akropolis.state import AkropolisState
from ..hexes import extent
from ..scores import live_scores
from ..screen import Command, GameScreen, Shown, Unclear
from ..terminal import Terminal
from .city import city_drawing
from .faces import LARGE, SMALL, WIDE, Faces
from .looks import Looks
from .places import TURNS, Place, is_take, places
from .site import site_drawing
from .tile import tile_drawing
from .turns import turns_drawing

ANSWER = re.compile(rf"(\d{{1,3}})\s*([{TURNS}])?", re.ASCII)
GAP = 3
PROMPT_ROWS = 5  # header, question, ways and answer
SITE_ROWS = 9
ROOMY = 40  # rows from which on blank lines may part the screen


class AkropolisScreen(GameScreen):
    """A city to look at, a Site to take from, places with numbers."""

    def __init__(self, terminal: Terminal, session: Shown) -> None:
        super().__init__(terminal, session)
        self.faces = Faces(terminal.texts)
        self.looks = Looks(self)
        self.chosen: Place | None = None  # a place that still needs a turn

    @property
    def city_state(self) -> AkropolisState:
        """The position now."""
        state = self.state
        assert isinstance(state, AkropolisState)
        return state

    def commands(self) -> list[Command]:
        """City, places, preview, coordinates, back."""
        return [*self.looks.commands(), Command("cli-command-back", "cli-help-back", self._back)]

    def introduction(self) -> RenderableType:
        """The game in a few lines, and how to read the map."""
        keys = ("cli-akropolis-intro-turn", "cli-akropolis-intro-score", "cli-akropolis-intro-map")
        return Group(*[Text(self.terminal.say(key) + "\n") for key in keys], self._legend(small=True))

    def places(self) -> list[Place]:
        """The places of the city of the player who decides."""
        return places(self.city_state, self.state.player)

    # --- the screen ---

    def render(self) -> RenderableType:
        """Header, Site, city and scores; while placing, the numbered places and the tile in hand."""
        if self.chosen is not None:
            return turns_drawing(self, self.chosen)
        view = self.view(self.state.player)
        if view["hand"] is None:
            site = site_drawing(
                self.terminal, view, self.faces, view["stones"][self.state.player], self.terminal.out.width
            )
            city = self.beside_city(view, self.state.player, self.panels(), rows=SITE_ROWS + 3)
            gap = [Text()] if self.terminal.out.height >= ROOMY else []
            return Group(self.header(view), *gap, city, *gap, site, *gap, self._legend(small=False))
        tile = tile_drawing(view["tiles"][view["hand"]["tile"]], self.faces, SMALL)
        hand = Group(Text(self.terminal.say("cli-akropolis-hand"), style="bold"), tile)
        panels = [Group(hand, panel) for panel in self.panels()]
        return Group(self.header(view), self.beside_city(view, self.state.player, panels, 0, self.places()))

    def table(self, viewer: int | None) -> RenderableType:
        """Header, Site, the tile in hand, all cities and the scores."""
        view = self.view(viewer)
        stones = view["stones"][self.state.player if viewer is None or viewer >= self.state.players else viewer]
        site = site_drawing(self.terminal, view, self.faces, stones, self.terminal.out.width)
        parts: list[RenderableType] = [self.header(view), Columns(self._cities(view), padding=(0, 4)), site]
        if view["hand"] is not None:
            tile = tile_drawing(view["tiles"][view["hand"]["tile"]], self.faces, SMALL)
            parts += [Text(self.terminal.say("cli-akropolis-hand"), style="bold"), tile]
        return Group(*parts, self.scores(viewer))

    def panels(self) -> list[RenderableType]:
        """The scores of all, and for narrow terminals those of the player who decides."""
        seat = self.state.player
        return [self.scores(), live_scores(self.terminal, self.state, self.session.names, [seat])]

    def header(self, view: dict[str, Any]) -> Text:
        """Round, piles and Chief Architect."""
        rounds = view["round"] + view["piles"]
        status = self.terminal.say(
            "cli-akropolis-status",
            round=view["round"],
            rounds=rounds,
            piles=view["piles"],
            chief=self.session.names[view["chief"]],
        )
        return Text.assemble((self.terminal.say("akropolis-name"), "bold"), "  ", status)

    def beside_city(
        self,
        view: dict[str, Any],
        seat: int,
        panels: Sequence[RenderableType],
        rows: int = 0,
        marked: list[Place] | None = None,
    ) -> RenderableType:
        """The city of the seat as large as it fits beside the first panel that fits; where none does, below it."""
        console, city = self.terminal.out, view["cities"][seat]
        cells = [(cell["q"], cell["r"]) for cell in city["cells"]]
        cells += [cell for place in marked or [] for cell in place.cells]
        tall = console.height - rows - self.news - PROMPT_ROWS
        sizes = [LARGE, WIDE] if self.looks.coordinates else [LARGE, WIDE, SMALL]  # coordinates need room
        beside = False
        for size, panel in [*[(size, panels[0]) for size in sizes], *[(sizes[-1], panel) for panel in panels]]:
            width, height = extent(cells, size)
            beside = width + GAP + Measurement.get(console, console.options, panel).maximum <= console.width
            if beside and (height <= tall or size == sizes[-1]):
                break
        drawn = city_drawing(city, self.faces, size, marked, self.looks.coordinates)
        if not beside:
            return Group(panel, drawn)
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(drawn, panel)
        return grid

    def _legend(self, small: bool) -> Text:
        """What the signs on the map mean."""
        lines = [self.terminal.say("cli-akropolis-legend-signs")]
        if small:
            names = [
                f"{letters} {self.terminal.say(f'akropolis-kind-{kind}')}" for kind, letters in self.faces.legend()
            ]
            lines.append("   ".join(names))
        return Text("\n".join(lines), style="dim")

    # --- answers ---

    def ways(self) -> str:
        """Prices while taking, places while placing, letters while turning."""
        if self.chosen is not None:
            return self.terminal.say("cli-akropolis-ways-turn")
        legal = self.state.legal()
        if is_take(legal[0]):
            return self.terminal.say("cli-akropolis-ways-take", most=legal[-1])
        return self.terminal.say("cli-akropolis-ways-place", count=len(legal) // len(TURNS))

    def read(self, text: str) -> int | None:
        """A price, a place, a place with its turn, a turn, or notation."""
        answer = ANSWER.fullmatch(text.lower())
        if self.chosen is not None and len(text) == 1 and text.lower() in TURNS:
            return self.chosen.actions[TURNS.index(text.lower())]
        if answer is None:
            return self.legal_notation(text)
        if is_take(self.state.legal()[0]):
            return self.legal_notation(text) if answer[2] else self._take(int(answer[1]))
        place = self.place(int(answer[1]))
        if answer[2]:
            return place.actions[TURNS.index(answer[2])]
        self.chosen = place
        return None

    def _take(self, price: int) -> int:
        """The taking of the tile at that price."""
        most = len(self.city_state.site) - 1
        if price > most:
            raise Unclear(self.terminal.say("akropolis-refuse-no-such-tile", price=price, most=most))
        return self.legal_notation(f"take {price}")

    def place(self, number: int) -> Place:
        """The place of that number."""
        found = self.places()
        if not 1 <= number <= len(found):
            raise Unclear(self.terminal.say("cli-akropolis-no-such-place", number=number, last=len(found)))
        return found[number - 1]

    def forget(self) -> None:
        """Drops the chosen place."""
        self.chosen = None

    def _back(self, rest: str) -> None:
        if self.chosen is None:
            raise Unclear(self.terminal.say("cli-akropolis-nothing-chosen"))
        self.forget()

    def worded(self, action: int) -> str:
        """A legal action as a sentence with its notation."""
        return f"{super().worded(action)} ({notation(action)})"

    # --- replay and end ---

    def grew(self, events: list[Event]) -> bool:
        """Whether a tile has been placed."""
        return any(event.kind == "place" for event in events)

    def after(self, seat: int) -> RenderableType:
        """The city of the seat beside the scores."""
        return self.beside_city(self.view(None), seat, self.panels())

    def at_end(self) -> RenderableType | None:
        """All cities, side by side where they fit."""
        return Columns(self._cities(self.view(None)), padding=(0, 4))

    def _cities(self, view: dict[str, Any]) -> list[RenderableType]:
        """The city of every player under its name."""
        return [
            Group(
                Text(f"\n{self.session.names[seat]}", style="bold"),
                city_drawing(view["cities"][seat], self.faces, SMALL),
            )
            for seat in range(self.state.players)
        ]


SCREEN = AkropolisScreen
