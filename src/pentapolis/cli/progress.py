"""A bar that shows how far the games are."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from .terminal import Terminal

if TYPE_CHECKING:
    from ..arena.tournament import Progress, Watcher


def waits(terminal: Terminal, key: str = "cli-waits-games") -> Callable[[], None]:
    """What says at the first Ctrl-C what is waited for; called in the midst of anything, it only writes."""
    words = f"\n{terminal.say(key)}\n".encode(errors="replace")

    def tell() -> None:
        with suppress(OSError):
            os.write(2, words)

    return tell


@contextmanager
def bar(terminal: Terminal) -> Iterator[Watcher]:
    """What is to be called after every game; a stream that is no terminal stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as shown:
        task = shown.add_task(terminal.say("arena-playing"))
        told = [-1]

        def watch(progress: Progress) -> None:
            if progress.run.deals != told[0]:
                told[0] = progress.run.deals
                shown.update(task, description=_description(terminal, progress))
            shown.update(task, completed=min(progress.played, progress.games), total=progress.games)

        yield watch


def _description(terminal: Terminal, progress: Progress) -> str:
    """The rate of the pair in a challenge; else only that games are played."""
    judge = progress.judge
    if judge is None or len(judge.pairs) != 1 or not judge.courses[judge.pairs[0]]:
        return terminal.say("arena-playing")
    mean, low, high = judge.courses[judge.pairs[0]][-1]
    first = judge.pairs[0][0][:24]
    return terminal.say(
        "arena-ahead-now", bot=first, rate=f"{100 * mean:.0f}", low=f"{100 * low:.0f}", high=f"{100 * high:.0f}"
    )
