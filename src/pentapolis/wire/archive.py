"""An ended game kept as it was shown, so that it can be looked at when its rules have changed: nothing is played again.

It holds every position of every viewpoint, the log in every language and the record, packed like an offline replay.
Each viewpoint is kept, and told, exactly what it could know at the time.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, cast

import msgspec

from ..core.game import Game
from ..core.move import Move
from ..core.state import State
from ..table.line import Line
from ..table.table import Table
from ..table.viewer import Viewer
from ..texts import LANGUAGES
from .offline import offline_data
from .patch import apply_patch
from .presenter import NOBODY, Presenter
from .protocol import LogEntry, ReplayFrame, ReplayInfo
from .replay import Replay

MOST_BYTES = 2_000_000  # of a packed archive; real ones have some ten thousand
MOST_UNPACKED = 200_000_000
FALLBACK = LANGUAGES[0]


class Archive(msgspec.Struct):
    """What is kept of a game; `record` are the lines that anybody who may have the record is told."""

    rules_version: int
    turn: int
    scores: list[int]
    record: list[str]
    replay: dict[str, Any] = msgspec.field(name="film")  # as archives of version 0.2 have it

    def views(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """What the seat saw, position by position."""
        view = self.replay["first"]
        for n in range(self.total + 1):
            if n:
                view = apply_patch(view, self.replay["steps"][n - 1])
            yield view if seat is None else apply_patch(view, self.replay["seats"][seat][n])

    def info(self, seat: int | None, lang: str) -> ReplayInfo:
        """Everything else that the seat was told."""
        infos = self.replay["infos"]
        everybody, *others = infos[lang if lang in infos else FALLBACK]
        told = everybody if seat is None else apply_patch(everybody, others[seat])
        return msgspec.convert(told, ReplayInfo)

    @property
    def total(self) -> int:
        """The number of the last position."""
        return len(self.replay["steps"])


def archive_table(table: Table, names: list[str]) -> Archive:
    """What is to be kept of an ended game; its record has these names."""
    line = table.line
    record = line.record_lines(names, table.status == "over")
    replay = offline_data(Replay(Presenter(table)), FALLBACK)
    return Archive(line.rules_version, line.position.turn, line.position.scores(), record, replay)


def pack(archive: Archive) -> bytes:
    """The archive as it is stored."""
    return zlib.compress(msgspec.json.encode(archive), 9)


def unpack(body: bytes) -> Archive:
    """The archive behind its stored form; raises ValueError if it is damaged."""
    unpacker = zlib.decompressobj()
    try:
        return msgspec.json.decode(unpacker.decompress(body, MOST_UNPACKED), type=Archive)
    except zlib.error as error:
        raise ValueError(f"an archive that cannot be read: {error}") from error


class LastPosition:
    """The part of a state that is asked for when a game has ended."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self.over = archive.info(None, FALLBACK).over
        self.turn = archive.turn
        self.seats = len(archive.scores)
        self.decision = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat saw last."""
        *_, last = self._archive.views(seat)
        return last

    def scores(self) -> list[int]:
        """The points at the end."""
        return self._archive.scores


def archived_move(entry: LogEntry) -> Move:
    """An action of which only the log is left."""
    move = Move(entry.seat, entry.turn, -1, entry.notation)
    move.scores = entry.scores
    move.forced = entry.forced
    return move


class ArchivedLine(Line):
    """A line of play that is over and can only be looked at."""

    def __init__(self, of: Game, archive: Archive) -> None:
        self.game = of
        self.archive = archive
        self.rules_version = archive.rules_version
        self.played = [archived_move(entry) for entry in archive.info(None, FALLBACK).log]
        self.held = False
        self._last = LastPosition(archive)

    @property
    def state(self) -> State:
        """The last position; nothing else is asked of a game that has ended."""
        return cast(State, self._last)

    @property
    def drafted(self) -> list[Move]:
        """Nothing."""
        return []

    @property
    def to_move(self) -> int | None:
        """Nobody."""
        return None

    def still(self) -> Line:
        """Itself: nothing changes any more."""
        return self

    def record_lines(self, names: list[str], over: bool) -> list[str]:
        """The record as it was told when the game ended."""
        return self.archive.record


class ArchivedPresenter(Presenter):
    """A table for its readers where nothing can be worded anew."""

    def __init__(self, table: Table, archive: Archive) -> None:
        super().__init__(table)
        self.archive = archive
        self._infos: dict[tuple[int | None, str], ReplayInfo] = {}

    def info(self, seat: int | None, lang: str) -> ReplayInfo:
        """What the seat was told of the game."""
        if (seat, lang) not in self._infos:
            self._infos[seat, lang] = self.archive.info(seat, lang)
        return self._infos[seat, lang]

    def entry(
        self, n: int, played: Move, seat: int | None, lang: str, draft: bool = False, you: int | None = None
    ) -> LogEntry:
        """A log entry as that seat was told it."""
        return self.info(seat, lang).log[n - 1]

    def _entry(self, n: int, played: Move, viewer: Viewer) -> Any:
        return self.entry(n, played, viewer.seat, viewer.lang)

    def _of_table(self, table: Table) -> Presenter:
        return ArchivedPresenter(table, self.archive)

    def forget_words(self) -> None:
        """Nobody reads at the moment."""
        super().forget_words()
        self._infos.clear()


class ArchivedReplay(Replay):
    """An archive to be looked at."""

    def __init__(self, presenter: ArchivedPresenter) -> None:
        super().__init__(presenter)
        self._presenter = presenter

    def views(self, seat: int | None) -> list[dict[str, Any]]:
        """What the seat saw, position by position."""
        return list(self._presenter.archive.views(seat))

    def info(self, seat: int | None, lang: str, mine: frozenset[int] = frozenset()) -> ReplayInfo:
        """Everything about the replay but its positions; `mine` are the seats of the viewer."""
        seats = self._presenter.seats(Viewer(seat, lang, mine), NOBODY, 0)
        return msgspec.structs.replace(self._presenter.info(seat, lang), seats=seats)

    def frames(self, first: int, last: int, seat: int | None, lang: str) -> list[ReplayFrame]:
        """The positions from `first` to `last`, as far as there are."""
        views = enumerate(self._presenter.archive.views(seat))
        return [self._shown(n, view, seat, lang) for n, view in views if first <= n <= last]

    def _shown(self, n: int, view: dict[str, Any], seat: int | None, lang: str) -> ReplayFrame:
        info = self._presenter.info(seat, lang)
        if n == 0:
            turn = info.log[0].turn if info.log else self._presenter.archive.turn
            return ReplayFrame(0, turn, None, "", "", [], info.start, view)
        entry = info.log[n - 1]
        return ReplayFrame(n, entry.turn, entry.seat, entry.text, entry.notation, entry.events, entry.scores, view)

    def offline(self, lang: str) -> dict[str, Any]:
        """Everything a page needs to play the replay by itself, beginning in that language."""
        infos = self._presenter.archive.replay["infos"]
        return {**self._presenter.archive.replay, "lang": lang if lang in infos else FALLBACK}


def presenter_for(table: Table) -> Presenter:
    """The table for its readers, whether it can be played again or is only kept."""
    line = table.line
    return ArchivedPresenter(table, line.archive) if isinstance(line, ArchivedLine) else Presenter(table)


def offline_for(replay: Replay, lang: str) -> dict[str, Any]:
    """Everything a page needs to play the replay by itself, beginning in that language."""
    return replay.offline(lang) if isinstance(replay, ArchivedReplay) else offline_data(replay, lang)


def replay_for(presenter: Presenter) -> Replay:
    """What was played there, to be looked at."""
    return ArchivedReplay(presenter) if isinstance(presenter, ArchivedPresenter) else Replay(presenter)
