"""Looking around before deciding: other cities, places with their worth, what a choice would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..scores import changes_text, preview_sheet
from ..screen import Command, Unclear
from .places import Outcome, Place, code, is_take, ranked

if TYPE_CHECKING:
    from .screen import AkropolisScreen

PAGE = 10


class Looks:
    """The commands of Akropolis that change nothing."""

    def __init__(self, screen: AkropolisScreen) -> None:
        self.screen = screen
        self.terminal = screen.terminal
        self.coordinates = False
        self._pages: list[tuple[Place, Outcome]] = []
        self._page = 0

    def commands(self) -> list[Command]:
        """The commands in the order of the help."""
        return [
            Command("cli-command-places", "cli-help-places", self.places),
            Command("cli-command-more", "cli-help-more", self.more),
            Command("cli-command-preview", "cli-help-preview", self.preview),
            Command("cli-command-city", "cli-help-city", self.city),
            Command("cli-command-coords", "cli-help-coords", self.coords),
        ]

    # --- cities ---

    def city(self, rest: str) -> None:
        """Draws the city of a player, by number or name; without one, those of all others."""
        state = self.screen.state
        seats = [self._seat(rest)] if rest else [seat for seat in range(state.players) if seat != state.player]
        view = state.view(None)
        for seat in seats or [state.player]:
            self.terminal.out.print(Text(self.screen.session.names[seat], style="bold"))
            self.terminal.out.print(self.screen.beside_city(view, seat, self.screen.panels()))

    def _seat(self, text: str) -> int:
        names = self.screen.session.names[: self.screen.state.players]
        for seat, name in enumerate(names):
            if text == str(seat + 1) or text.lower() == name.lower():
                return seat
        raise Unclear(self.terminal.say("cli-akropolis-no-such-city", last=len(names)))

    def coords(self, rest: str) -> None:
        """Switches the coordinates of the spaces on or off."""
        self.coordinates = not self.coordinates
        self.terminal.out.print(self.screen.render())

    # --- places ---

    def places(self, rest: str) -> None:
        """Lists all places for the tile in hand, or for the tile at a price, the best first."""
        price = self._price(rest)
        self._pages = ranked(self.screen.city_state, price, self.screen.places())
        self._page = 0
        self._show_page()

    def more(self, rest: str) -> None:
        """Shows the next page of places."""
        if (self._page + 1) * PAGE >= len(self._pages):
            raise Unclear(self.terminal.say("cli-akropolis-no-more"))
        self._page += 1
        self._show_page()

    def _price(self, rest: str) -> int | None:
        """The price of the tile to look at; None for the tile in hand."""
        legal = self.screen.state.legal()
        if not is_take(legal[0]):
            return None
        if not (rest.isascii() and rest.isdigit() and int(rest) in legal):
            raise Unclear(self.terminal.say("cli-akropolis-which-price", most=legal[-1]))
        return int(rest)

    def _show_page(self) -> None:
        first = self._page * PAGE
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.terminal.say("cli-akropolis-place"), justify="right")
        grid.add_column(self.terminal.say("cli-akropolis-level"), justify="right")
        grid.add_column(self.terminal.say("cli-change"), justify="right")
        grid.add_column(self.terminal.say("cli-why-change"))
        for place, outcome in self._pages[first : first + PAGE]:
            why = changes_text(self.terminal, self.screen.state, outcome.terms)
            grid.add_row(code(place, outcome.action), str(place.level), f"{outcome.total:+d}", why)
        self.terminal.out.print(grid)
        left = len(self._pages) - first - PAGE
        if left > 0:
            self.terminal.out.print(self.terminal.say("cli-akropolis-more-places", count=left), style="dim")

    # --- what a choice would change ---

    def preview(self, rest: str) -> None:
        """Tells what a choice changes term by term; while taking, the best each affordable tile could do."""
        state = self.screen.state
        if not rest and is_take(state.legal()[0]):
            self._preview_tiles()
            return
        chosen = self.screen.chosen
        if not rest and chosen is None:
            raise Unclear(self.terminal.say("cli-preview-what"))
        action = self.screen.read(rest) if rest else None
        if action is None:
            self.terminal.out.print(self.screen.render())
            return
        self.terminal.out.print(preview_sheet(self.terminal, state, action))

    def _preview_tiles(self) -> None:
        state = self.screen.city_state
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.terminal.say("cli-akropolis-price-heading"), justify="right")
        grid.add_column(self.terminal.say("cli-akropolis-tile"))
        grid.add_column(self.terminal.say("cli-akropolis-best"), justify="right")
        grid.add_column(self.terminal.say("cli-why-change"))
        for price in state.legal():
            _, outcome = ranked(state, price, self.screen.places())[0]
            tile = self.screen.session.game.text_args(state.choice(price).args)["tile"]
            kinds = " / ".join(self.terminal.say(key) for key in tile)
            grid.add_row(str(price), kinds, f"{outcome.total:+d}", changes_text(self.terminal, state, outcome.terms))
        self.terminal.out.print(grid)
