"""The games played so far, one JSON line each, written as they come: a run that is cut off goes on where it was."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ..version import VERSION
from .fingerprints import fingerprints
from .lock import lock
from .plan import ArenaError, Assignment, Plan, problem
from .play import Played

FORMAT = "pentapolis-arena"
FORMAT_VERSION = 2
HEAD = b'{"format":"%s",' % FORMAT.encode()  # so begins every log, also one that was cut off in its first line


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line: the plan, and what it was played with."""

    format: str
    version: int
    pentapolis: str
    rules_version: int
    plan: Plan
    fingerprints: dict[str, str]  # of the bots, by their names in the plan


def header_of(plan: Plan) -> Header:
    """The first line of a new log."""
    return Header(FORMAT, FORMAT_VERSION, VERSION, plan.rules.rules_version, plan, fingerprints(plan))


class ResultsLog:
    """A file of played games that belongs to one plan. With `fresh`, games that it has already are thrown away."""

    def __init__(self, path: Path, plan: Plan, fresh: bool = False) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.thrown_away = 0
        self._file = path.open("a+b")
        try:
            if not lock(self._file):
                raise problem("arena-log-busy", file=str(path))
            if fresh:
                self._empty()
            self.games = self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def append(self, played: Played) -> None:
        """Writes the game down; it is on its way to the disk when this returns."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        self.games[played.assignment] = played

    def close(self) -> None:
        """Lets others write."""
        self._file.close()

    def __enter__(self) -> ResultsLog:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _empty(self) -> None:
        """Throws the games away, of whatever run; a file that is no log is not touched."""
        self._file.seek(0)
        lines = self._file.read().splitlines()
        if not lines:
            return
        if self._decoded(lines[0], 1, dict[str, Any]).get("format") != FORMAT:
            raise problem("arena-other-log", file=str(self.path), different="format")
        self.thrown_away = len(lines) - 1
        self._file.truncate(0)

    def _read(self, plan: Plan) -> dict[Assignment, Played]:
        """The games in the file; a last line that was cut off is removed, once it is sure that the file is ours."""
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole:
            if not data.startswith(HEAD[: len(data)]):
                raise problem("arena-other-log", file=str(self.path), different="format")
            self._file.truncate(0)
            self._file.write(msgspec.json.encode(header_of(plan)) + b"\n")
            self._file.flush()
            return {}
        first, *lines = whole.splitlines()
        self._compare(first, plan)
        games: dict[Assignment, Played] = {}
        for number, line in enumerate(lines, start=2):
            played = self._decoded(line, number, Played)
            if not played.complete(plan.uses):
                raise self._unreadable(number, "something is missing")
            games[played.assignment] = played
        self._file.truncate(len(whole))
        return games

    def _compare(self, first: bytes, plan: Plan) -> None:
        """Games of another plan, of other rules or other bots must not be mixed with ours."""
        theirs = self._decoded(first, 1, dict[str, Any])
        ours = msgspec.json.decode(msgspec.json.encode(header_of(plan)))
        if theirs == ours:
            return
        different = [name for name in ours if theirs.get(name) != ours[name]]
        if different == ["fingerprints"]:
            raise self._changed(theirs, ours)
        with contextlib.suppress(KeyError, TypeError, AttributeError):
            if different == ["plan"]:
                different = [name for name in ours["plan"] if theirs["plan"].get(name) != ours["plan"][name]]
        raise problem("arena-other-log", file=str(self.path), different=", ".join(different))

    def _changed(self, theirs: dict[str, Any], ours: dict[str, Any]) -> ArenaError:
        before, now = theirs.get("fingerprints"), ours["fingerprints"]
        bots = [name for name in now if not isinstance(before, dict) or before.get(name) != now[name]]
        return problem("arena-bot-changed", file=str(self.path), bots=", ".join(bots)[:200], count=len(bots))

    def _decoded(self, line: bytes, number: int, kind: type[Any]) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise self._unreadable(number, str(error)) from None

    def _unreadable(self, line: int, detail: str) -> ArenaError:
        return problem("arena-bad-log", file=str(self.path), line=line, detail=detail)
