"""The decisions judged so far, one JSON line each, written as they come: what was stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ..arena.lock import lock
from .result import FORMAT_VERSION, JudgedDecision
from .settings import AnalysisError, Setting, problem

FORMAT = "pentapolis-analysis-log"
HEAD = b'{"format":"%s",' % FORMAT.encode()  # so begins every log, also one that was cut off in its first line


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line: what is analysed, how, and by what."""

    format: str
    version: int
    record: str
    engine: str
    setting: Setting
    seed: int


def header_of(record: str, engine: str, setting: Setting, seed: int) -> Header:
    """The first line of a new log."""
    return Header(FORMAT, FORMAT_VERSION, record, engine, setting, seed)


def kept_decisions(data: bytes) -> tuple[Header, list[JudgedDecision]]:
    """What a log has, in the order of the game, but for a line that was cut off; raises AnalysisError if it is none."""
    try:
        first, *lines = data[: data.rfind(b"\n") + 1].splitlines() or [b""]
        header = msgspec.json.decode(first, type=Header)
        decisions = [msgspec.json.decode(line, type=JudgedDecision) for line in lines]
    except (msgspec.DecodeError, UnicodeError) as error:
        raise problem("analysis-unreadable", detail=str(error)[:300]) from None
    by_move = {decision.n: decision for decision in decisions}
    return header, [by_move[n] for n in sorted(by_move)]


class Log:
    """A file of judged decisions that belongs to one analysis. With `fresh`, those that it has are thrown away."""

    def __init__(self, path: Path, header: Header, fresh: bool = False) -> None:
        self.path = path
        self._file = path.open("a+b")
        try:
            if not lock(self._file):
                raise problem("analysis-log-busy", file=str(path))
            self.decisions = self._read(header, fresh)
        except BaseException:
            self._file.close()
            raise

    def append(self, decision: JudgedDecision) -> None:
        """Writes the decision down; it is on its way to the disk when this returns."""
        self._file.write(msgspec.json.encode(decision) + b"\n")
        self._file.flush()
        self.decisions[decision.n] = decision

    def __enter__(self) -> Log:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _read(self, header: Header, fresh: bool) -> dict[int, JudgedDecision]:
        """The decisions in the file; a last line that was cut off is removed, once it is sure that the file is ours."""
        self._file.seek(0)
        data = self._file.read()
        if not data.startswith(HEAD[: len(data)]):
            raise problem("analysis-no-log", file=str(self.path))
        whole = data[: data.rfind(b"\n") + 1]
        if not whole or fresh:
            self._file.truncate(0)
            self._file.write(msgspec.json.encode(header) + b"\n")
            self._file.flush()
            return {}
        first, *lines = whole.splitlines()
        self._compare(self._decoded(first, 1, dict[str, Any]), msgspec.to_builtins(header))
        decisions = [self._decoded(line, number, JudgedDecision) for number, line in enumerate(lines, start=2)]
        self._file.truncate(len(whole))
        return {decision.n: decision for decision in decisions}

    def _compare(self, theirs: dict[str, Any], ours: dict[str, Any]) -> None:
        """What was judged of another game, with another budget or by another engine is not mixed with ours."""
        different = [name for name in ours if theirs.get(name) != ours[name]]
        if different:
            raise problem("analysis-other-log", file=str(self.path), different=", ".join(different))

    def _decoded(self, line: bytes, number: int, kind: type[Any]) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise self._unreadable(number, str(error)) from None

    def _unreadable(self, line: int, detail: str) -> AnalysisError:
        return problem("analysis-bad-log", file=str(self.path), line=line, detail=detail[:300])
