"""Looking around before deciding: other cities, places with their worth, what a choice would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..scores import changes_text, preview_sheet
from ..table import Command, Unclear
from .places import Outcome, Place, code, is_take, ranked

if TYPE_CHECKING:
    from .table import AkropolisTable

PAGE = 10


class Looks:
    """The commands of Akropolis that change nothing."""

    def __init__(self, table: AkropolisTable) -> None:
        self.table = table
        self.desk = table.desk
        self.coordinates = False
        self._pages: list[tuple[Place, Outcome]] = []
        self._page = 0

    def commands(self) -> list[Command]:
        """The commands in the order of the help."""
        return [
            Command("cli-command-places", "cli-help-places", self.places),
            Command("cli-command-hint", "cli-help-hint", self.places),
            Command("cli-command-more", "cli-help-more", self.more),
            Command("cli-command-preview", "cli-help-preview", self.preview),
            Command("cli-command-city", "cli-help-city", self.city),
            Command("cli-command-coords", "cli-help-coords", self.coords),
        ]

    # --- cities ---

    def city(self, rest: str) -> None:
        """Draws the city of a player, by number or name; without one, those of all others."""
        state = self.table.state
        seats = [self._seat(rest)] if rest else [seat for seat in range(state.players) if seat != state.player]
        view = state.view(None)
        for seat in seats or [state.player]:
            self.desk.out.print(Text(self.table.session.names[seat], style="bold"))
            self.desk.out.print(self.table.beside_city(view, seat, self.table.panels()))

    def _seat(self, text: str) -> int:
        names = self.table.session.names[: self.table.state.players]
        for seat, name in enumerate(names):
            if text == str(seat + 1) or text.lower() == name.lower():
                return seat
        raise Unclear(self.desk.say("cli-akropolis-no-such-city", last=len(names)))

    def coords(self, rest: str) -> None:
        """Switches the coordinates of the spaces on or off."""
        self.coordinates = not self.coordinates
        self.desk.out.print(self.table.screen())

    # --- places ---

    def places(self, rest: str) -> None:
        """Lists all places for the tile in hand, or for the tile at a price, the best first."""
        price = self._price(rest)
        self._pages = ranked(self.table.city_state, price, self.table.places())
        self._page = 0
        self._show_page()

    def more(self, rest: str) -> None:
        """Shows the next page of places."""
        if (self._page + 1) * PAGE >= len(self._pages):
            raise Unclear(self.desk.say("cli-akropolis-no-more"))
        self._page += 1
        self._show_page()

    def _price(self, rest: str) -> int | None:
        """The price of the tile to look at; None for the tile in hand."""
        legal = self.table.state.legal()
        if not is_take(legal[0]):
            return None
        if not (rest.isascii() and rest.isdigit() and int(rest) in legal):
            raise Unclear(self.desk.say("cli-akropolis-which-price", most=legal[-1]))
        return int(rest)

    def _show_page(self) -> None:
        first = self._page * PAGE
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.desk.say("cli-akropolis-place"), justify="right")
        grid.add_column(self.desk.say("cli-akropolis-level"), justify="right")
        grid.add_column(self.desk.say("cli-change"), justify="right")
        grid.add_column(self.desk.say("cli-why-change"))
        for place, outcome in self._pages[first : first + PAGE]:
            why = changes_text(self.desk, self.table.state, outcome.terms)
            grid.add_row(code(place, outcome.action), str(place.level), f"{outcome.total:+d}", why)
        self.desk.out.print(grid)
        left = len(self._pages) - first - PAGE
        if left > 0:
            self.desk.out.print(self.desk.say("cli-akropolis-more-places", count=left), style="dim")

    # --- what a choice would change ---

    def preview(self, rest: str) -> None:
        """Tells what a choice changes term by term; while taking, the best each affordable tile could do."""
        state = self.table.state
        if not rest and is_take(state.legal()[0]):
            self._preview_tiles()
            return
        chosen = self.table.chosen
        if not rest and chosen is None:
            raise Unclear(self.desk.say("cli-preview-what"))
        action = self.table.read(rest) if rest else None
        if action is None:
            self.desk.out.print(self.table.screen())
            return
        self.desk.out.print(preview_sheet(self.desk, state, action))

    def _preview_tiles(self) -> None:
        state = self.table.city_state
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.desk.say("cli-akropolis-price-heading"), justify="right")
        grid.add_column(self.desk.say("cli-akropolis-tile"))
        grid.add_column(self.desk.say("cli-akropolis-best"), justify="right")
        grid.add_column(self.desk.say("cli-why-change"))
        for price in state.legal():
            _, outcome = ranked(state, price, self.table.places())[0]
            tile = self.table.session.game.text_args(state.choice(price).args)["tile"]
            kinds = " / ".join(self.desk.say(key) for key in tile)
            grid.add_row(str(price), kinds, f"{outcome.total:+d}", changes_text(self.desk, state, outcome.terms))
        self.desk.out.print(grid)
