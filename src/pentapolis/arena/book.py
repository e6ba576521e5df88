"""The games played so far, one JSON line each, written as they come: a run that is cut off goes on where it was."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ..version import VERSION
from .lock import lock
from .plan import Plan, Sitting, problem
from .play import Played

FORMAT = "pentapolis-arena"
FORMAT_VERSION = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line: the plan, and what it was played with."""

    format: str
    version: int
    pentapolis: str
    rules_version: int
    plan: Plan


def header_of(plan: Plan) -> Header:
    """The first line of a new book."""
    return Header(FORMAT, FORMAT_VERSION, VERSION, plan.rules.rules_version, plan)


class Book:
    """A file of played games that belongs to one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._file = path.open("a+b")
        try:
            if not lock(self._file):
                raise problem("arena-book-busy", file=str(path))
            self.games = self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def append(self, played: Played) -> None:
        """Writes the game down; it is on its way to the disk when this returns."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        self.games[played.sitting] = played

    def close(self) -> None:
        """Lets others write."""
        self._file.close()

    def __enter__(self) -> Book:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _read(self, plan: Plan) -> dict[Sitting, Played]:
        """The games in the file; a last line that was cut off is removed."""
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self._file.truncate(len(whole))
        if not whole:
            self._file.write(msgspec.json.encode(header_of(plan)) + b"\n")
            self._file.flush()
            return {}
        first, *lines = whole.splitlines()
        self._compare(first, plan)
        games: dict[Sitting, Played] = {}
        for number, line in enumerate(lines, start=2):
            played = self._decoded(line, number, Played)
            games[played.sitting] = played
        return games

    def _compare(self, first: bytes, plan: Plan) -> None:
        """Games of another plan, of other rules or other bots must not be mixed with ours."""
        theirs = self._decoded(first, 1, dict[str, Any])
        ours = msgspec.json.decode(msgspec.json.encode(header_of(plan)))
        if theirs == ours:
            return
        different = [name for name in ours if theirs.get(name) != ours[name]]
        with contextlib.suppress(KeyError, TypeError, AttributeError):
            if different == ["plan"]:
                different = [name for name in ours["plan"] if theirs["plan"].get(name) != ours["plan"][name]]
        raise problem("arena-other-book", file=str(self.path), different=", ".join(different))

    def _decoded(self, line: bytes, number: int, kind: type[Any]) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise problem("arena-bad-book", file=str(self.path), line=number, detail=str(error)) from None
