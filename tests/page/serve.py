"""`pentapolis serve`, except that tables of a kind are dealt alike and bots have the same luck: tests can be repeated.

PENTAPOLIS_DEAL is a number that chooses other deals; `make soak-page` goes through many.
"""

from __future__ import annotations

import os
import sys

from pentapolis.cli.main import main
from pentapolis.core.chance import SEED_BYTES
from pentapolis.server.live import bots, new_table

DEAL = int(os.environ.get("PENTAPOLIS_DEAL", "1"))


def deal_alike() -> None:
    """From now on all tables of a kind are the same, and so is the luck of bots."""
    new_table.new_seed = lambda: DEAL.to_bytes(SEED_BYTES, "big").hex()
    bots.bot_seed = lambda: DEAL


if __name__ == "__main__":
    deal_alike()
    sys.exit(main())
