"""The server of the page's tests, with a game besides that has no board of its own."""

from __future__ import annotations

import sys

from pentapolis.cli.main import main

from .serve import Deals
from .toy import register_toy

register_toy()  # also in the processes of bots, which begin by reading this file

if __name__ == "__main__":
    Deals().use()
    sys.exit(main())
