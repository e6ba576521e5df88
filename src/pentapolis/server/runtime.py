"""How Python itself runs in a process that does nothing but serve."""

from __future__ import annotations

import asyncio
import gc
import sys

YOUNG = (10_000, 20, 1_000_000)  # objects until Python looks for cycles among the new, the newer and all of them
COLLECT = 600.0  # seconds between two looks through all objects
HANDS_OVER = 0.001  # seconds after which a busy thread lets a waiting one go on


def tune() -> None:
    """To be called when everything is read.

    A look through all objects for forgotten cycles holds up everybody for a tenth of a second, and with many tables
    Python would look every few seconds. Nearly nothing is in such cycles here: a rare look is enough, and what was
    read at the start stays for ever. Threads that write or ask a bot need the interpreter briefly and often, and each
    would wait the usual five milliseconds for it every time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    sys.setswitchinterval(HANDS_OVER)


async def run() -> None:
    """Frees what only a look through all objects finds, for ever."""
    while True:
        await asyncio.sleep(COLLECT)
        gc.collect()
