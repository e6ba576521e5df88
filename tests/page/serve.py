"""`pentapolis serve`, except that tables of a kind are dealt alike and bots have the same luck: tests can be repeated.

A table named `deal 7` has a deal and luck of its own; `make soak-page` goes through many. One named `late 20` begins
when bots have played it so far that they would have had that many decisions before them, or at its start. One named
`at ship` begins where the first seat has to choose between several things of that kind of decision.
"""

from __future__ import annotations

import re
import sys
from functools import partial

from pentapolis.analysis import Setting
from pentapolis.bots import bot, decide
from pentapolis.cli.main import main
from pentapolis.core.chance import SEED_BYTES
from pentapolis.core.rng import Rng
from pentapolis.core.state import State
from pentapolis.server import settings
from pentapolis.server.http import create
from pentapolis.server.http.models import NewTable
from pentapolis.server.live import analyses, bots, new_table
from pentapolis.table.line import Line
from pentapolis.table.play_on import play_on
from pentapolis.table.table import Table

from ..of_games import of_games

NAMED = re.compile(r"(?:deal (?P<deal>\d+))? ?(?:late (?P<late>\d+))?(?:at (?P<kind>\w+))?")
DEALS = 2000
QUICK_LOOK, DEEP_LOOK = Setting("quick", 4, 4, 2, turns=2), Setting("deep", 8, 4, 2, turns=2)
# How choices begin that lead to a decision to which chance alone does not come in thousands of games.
WAYS = {"cubes_from": ("explorer", "found")}
BUILT = of_games("page")
QUICK = "level-2"  # brings every game to a good end, in a second or two


class Deals:
    """How tables are dealt: alike, but for those whose name says otherwise."""

    def __init__(self) -> None:
        self.number = 1
        self._table_of = create.table_of

    def table_of(self, order: NewTable) -> Table:
        """The table that is ordered, with the deal and the beginning that its name tells; then it has none."""
        named = NAMED.fullmatch(order.name) if order.name else None
        self.number = int(named["deal"] or 1) if named else 1
        table = self._table_of(order)
        if named:
            if named["late"]:
                play_late(table, int(named["late"]), self.number)
            if named["kind"]:
                table = self._found(order, named["kind"])
            table.setup.name = ""
        return table

    def _found(self, order: NewTable, kind: str) -> Table:
        """A table at which the first seat must decide on something of that kind."""
        built = getattr(BUILT[order.game], "POSITIONS", {}).get(kind)
        if built is not None:
            return create.seated(play_on(built(), "same", new_table.new_seed(), Rng(self.number)), order)
        for self.number in range(1, DEALS):
            table = self._table_of(order)
            if play_to(table, kind, self.number):
                return table
        raise LookupError(f"there was no {kind} in {DEALS} deals")

    def use(self) -> None:
        """From now on all tables are dealt by this, and the luck of bots is that of the table made last."""
        new_table.new_seed = lambda: self.number.to_bytes(SEED_BYTES, "big").hex()
        bots.bot_seed = lambda: self.number
        create.table_of = self.table_of


def play_to(table: Table, kind: str, deal: int) -> bool:
    """Plays by chance until the first seat must decide on something of that kind; whether it came to that."""
    setup, rng = table.setup, Rng(deal)
    line = Line.new(setup.rules, len(table.seats), setup.seed, setup.options, version=setup.record_version)
    actions: list[int] = []
    while not line.state.over:
        decision = line.state.decision
        if decision is not None and decision.kind == kind and decision.seat == 0 and len(line.state.legal()) > 1:
            for action in actions:
                table.line.play(action)
            return True
        actions.append(leading(line.state, WAYS.get(kind, ()), rng))
        line.play(actions[-1])
    return False


def leading(state: State, ways: tuple[str, ...], rng: Rng) -> int:
    """A choice by chance, or mostly one that begins so."""
    leads = [action for action in state.legal() if state.notation(action).startswith(ways)] if ways else []
    return rng.choice(leads) if leads and rng.below(10) else state.sample(rng)


def play_late(table: Table, left: int, deal: int) -> None:
    """Plays a new table by bots, but for the last decisions."""
    setup, quick, rng = table.setup, bot(QUICK), Rng(deal)
    line = Line.new(setup.rules, len(table.seats), setup.seed, setup.options, version=setup.record_version)
    actions: list[int] = []
    while not line.state.over:
        actions.append(decide(quick, line.state, rng))
        line.play(actions[-1])
    for action in actions[: max(0, len(actions) - left)]:
        table.line.play(action)


def think_little() -> None:
    """From now on an analysis takes seconds, also where the machine has much else to do."""
    analyses.LAST = 0
    settings.Settings = partial(settings.Settings, quick=QUICK_LOOK, deep=DEEP_LOOK)  # type: ignore[misc, assignment]


if __name__ == "__main__":
    Deals().use()
    think_little()
    sys.exit(main())
