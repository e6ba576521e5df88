"""A line of play to be looked at again: every position, from every seat, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..bots import LEVEL_NAMES
from ..core.record import BOT, Header, Record
from ..core.state import State
from ..table.line import Line
from ..table.requests import LONGEST_NAME
from ..table.seats import Seat, clean
from ..table.setup import Setup
from ..table.table import Table
from ..table.viewer import Viewer
from .presenter import NOBODY, Presenter
from .protocol import LogEntry, ReplayFrame, ReplayInfo


class Replay:
    """What was played for good at a table, move by move.

    Each viewpoint (None: a spectator) is told what that seat could know at the time, also when the game is over.
    """

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.game = presenter.game
        self.played = list(presenter.table.line.played)

    @property
    def total(self) -> int:
        """The number of the last position; that of the deal is 0."""
        return len(self.played)

    @property
    def viewpoints(self) -> list[int | None]:
        """Everybody who can look: a spectator, then every seat that decides."""
        return [None, *range(len(self.presenter.table.seats))]

    def states(self) -> Iterator[State]:
        """The positions one after the other; always the same object."""
        state = self.presenter.table.line.first_state()
        yield state
        for played in self.played:
            state.play(played.action)
            yield state

    def components(self) -> dict[str, Any]:
        """What never changes about the pieces, which views leave out."""
        return self.game.components()

    def views(self, seat: int | None) -> list[dict[str, Any]]:
        """What the seat saw, position by position."""
        return [state.view(seat) for state in self.states()]

    def names(self, lang: str) -> list[str]:
        """The names of all seats that score."""
        return self.presenter.names(lang)

    def info(self, seat: int | None, lang: str, mine: frozenset[int] = frozenset()) -> ReplayInfo:
        """Everything about the replay but its positions; `mine` are the seats of the reader."""
        table = self.presenter.table
        seats = self.presenter.seats(Viewer(seat, lang, mine), NOBODY, 0)
        start = next(self.states()).scores()
        rounds = [state.progress().round for state in self.states()]
        you = next(iter(mine)) if len(mine) == 1 else None
        log = [self.entry(n, seat, lang, you) for n in range(1, self.total + 1)]
        over = table.line.position.over
        return ReplayInfo(self.game.id, table.setup.name, seats, seat, over, self.total, rounds, start, log)

    def entry(self, n: int, seat: int | None, lang: str, you: int | None = None) -> LogEntry:
        """Action n as that seat may know it."""
        return self.presenter.entry(n, self.played[n - 1], seat, lang, you=you)

    def frames(self, first: int, last: int, seat: int | None, lang: str) -> list[ReplayFrame]:
        """The positions from `first` to `last`, as far as there are."""
        found = []
        for n, state in enumerate(self.states()):
            if n > last:
                break
            if n >= first:
                found.append(self._frame(n, state, seat, lang))
        return found

    def _frame(self, n: int, state: State, seat: int | None, lang: str) -> ReplayFrame:
        if n == 0:
            return ReplayFrame(0, state.turn, None, "", "", [], state.scores(), state.view(seat))
        entry = self.entry(n, seat, lang)
        return ReplayFrame(
            n, entry.turn, entry.seat, entry.text, entry.notation, entry.events, entry.scores, state.view(seat)
        )


def presenter_of(id: str, record: Record) -> Presenter:
    """A sound record as a table that can only be looked at; raises OldRules."""
    table = table_of(id, record.header)
    for n, move in enumerate(record.moves, start=1):
        table.line.follow(move.play, n, committed=True)
    table.status = "over" if table.line.position.over else "abandoned"
    return Presenter(table)


def table_of(id: str, header: Header, line: Line | None = None) -> Table:
    """The table at which a record was played, with that line of play or none yet; raises OldRules."""
    assert header.seed is not None
    names = [*header.names, *([""] * header.players)]
    seats = [_seat(name) for name in names[: header.players]]
    setup = Setup(header.game, header.options, header.seed, "", header.version, header.rules_version, header.start)
    return Table(id, setup, seats, None, line)


def _seat(name: str) -> Seat:
    """A seat as the record names it; `bot:NAME` is a bot, and those of a table are named by their level."""
    shown = clean(name.removeprefix(BOT), LONGEST_NAME)
    if not name.startswith(BOT):
        return Seat("here", shown, None, True)
    return Seat("bot", "", shown, True) if shown in LEVEL_NAMES else Seat("bot", shown, None, True)
