"""Work for other processes: some of it takes the process along."""

from __future__ import annotations

import os
from pathlib import Path

from pentapolis.core.errors import Refusal, RefusalError

LATE = 20


def tenfold(number: int) -> int:
    """What comes of every task."""
    return 10 * number


def dies_once(folder: Path, number: int) -> int:
    """The process that gets the third task first ends in the middle of it."""
    mark = folder / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os._exit(1)
    return tenfold(number)


def dies_again_and_again(folder: Path, number: int) -> int:
    """Nobody survives the last task; what happened is written down."""
    if number == LATE:
        with (folder / "tries").open("a") as file:
            file.write("x")
        os._exit(1)
    return tenfold(number)


def refuses(number: int) -> int:
    """A task that is refused."""
    if number == LATE:
        raise RefusalError(Refusal("", "arena-too-few-bots", {}))
    return tenfold(number)


def fails(number: int) -> int:
    """A task that cannot be done."""
    raise ValueError(f"task {number}")
