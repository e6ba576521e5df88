"""`pentapolis serve`, except that tables of a kind are dealt alike and bots have the same luck: tests can be repeated.

PENTAPOLIS_DEAL is a number that chooses other deals; `make soak-page` goes through many. A table named `late 20` begins
when bots have played it so far that they would have had that many decisions before them.
"""

from __future__ import annotations

import os
import re
import sys
from functools import partial

from pentapolis.analysis import Setting
from pentapolis.bots import bot, decide
from pentapolis.cli.main import main
from pentapolis.core.chance import SEED_BYTES
from pentapolis.core.rng import Rng
from pentapolis.server import settings
from pentapolis.server.http import create
from pentapolis.server.live import analyses, bots, new_table
from pentapolis.table.line import Line
from pentapolis.table.table import Table

DEAL = int(os.environ.get("PENTAPOLIS_DEAL", "1"))
LATE = re.compile(r"late (\d+)")
QUICK_LOOK, DEEP_LOOK = Setting("quick", 4, 4, 2), Setting("deep", 8, 4, 2)
QUICK = "level-2"  # brings every game to a good end, in a second or two


def deal_alike() -> None:
    """From now on all tables of a kind are the same, and so is the luck of bots."""
    new_table.new_seed = lambda: DEAL.to_bytes(SEED_BYTES, "big").hex()
    bots.bot_seed = lambda: DEAL


def begin_late() -> None:
    """From now on tables begin late whose name says so."""
    table_of = create.table_of

    def late(order: create.NewTable) -> Table:
        table = table_of(order)
        if named := LATE.fullmatch(order.name):
            play_on(table, int(named[1]))
            table.setup.name = ""
        return table

    create.table_of = late


def play_on(table: Table, left: int) -> None:
    """Plays a new table by bots, but for the last decisions."""
    setup, quick, rng = table.setup, bot(QUICK), Rng(DEAL)
    line = Line.new(setup.rules, len(table.seats), setup.seed, setup.options, version=setup.record_version)
    actions: list[int] = []
    while not line.state.over:
        actions.append(decide(quick, line.state, rng))
        line.play(actions[-1])
    for action in actions[: len(actions) - left]:
        table.line.play(action)


def think_little() -> None:
    """From now on an analysis takes seconds, also where the machine has much else to do."""
    analyses.LAST = 0
    settings.Settings = partial(settings.Settings, quick=QUICK_LOOK, deep=DEEP_LOOK)  # type: ignore[misc, assignment]


if __name__ == "__main__":
    deal_alike()
    think_little()
    begin_late()
    sys.exit(main())
