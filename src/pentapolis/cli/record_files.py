"""Records as files: read with a sentence for everything that can go wrong, written so that no half file can remain."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import typer

from ..arena.records import is_log, logged_record
from ..core.errors import InvalidRecord
from ..core.record import Record
from .problems import BadRecord, Problem, file_problem

LARGEST = 50_000_000  # characters; a real record has some thousands


def data_folder() -> Path:
    """Where records go that nobody named a file for; PENTAPOLIS_HOME moves it."""
    return Path(os.environ.get("PENTAPOLIS_HOME") or typer.get_app_dir("pentapolis"))


def new_record_file(game: str) -> Path:
    """A name for the record of a game that begins now."""
    folder = data_folder() / "games"
    with suppress(OSError):  # saving will say what is wrong
        folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.jsonl"
        number += 1
    return path


def read_record(path: Path) -> Record:
    """The record in a file, or of game N of an arena, named `games.jsonl:N`; raises Problem or InvalidRecord."""
    log, _, number = str(path).rpartition(":")
    if log and number.isascii() and number.isdigit() and not path.exists() and is_log(Path(log)):
        return logged_record(Path(log), int(number))
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise Problem("cli-file-not-text", file=str(path)) from None
    except OSError as error:
        raise file_problem(error, path) from None
    if len(text) > LARGEST:
        raise Problem("cli-file-too-large", file=str(path))
    return Record.read(text.split("\n"))


def analysis_beside(path: Path, name: str) -> Path:
    """Where the analysis of a record is kept, beside it; of each game of an arena on its own."""
    log, _, number = path.name.rpartition(":")
    stem = f"{Path(log).stem}-{number}" if log and number.isascii() and number.isdigit() else path.stem
    return path.with_name(f"{stem}.{name}.analysis")


def sound_record(path: Path) -> Record:
    """The record in a file, once it has been played again; raises Problem."""
    try:
        record = read_record(path)
        record.verify()
    except InvalidRecord as error:
        raise BadRecord(path, error) from None
    return record


def check_writable(path: Path) -> None:
    """Raises Problem if the file could not be written, before the work that would be lost."""
    if path.is_dir():
        raise Problem("cli-file-folder", file=str(path))
    if not path.parent.is_dir():
        raise Problem("cli-file-no-folder", file=str(path))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise Problem("cli-file-permission", file=str(path))


def write_text(path: Path, text: str) -> None:
    """Writes the whole file or leaves the old one as it was."""
    try:
        if path.is_dir():
            raise IsADirectoryError
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise file_problem(error, path) from None


def write_record(path: Path, record: Record) -> None:
    """Writes the record with its seed: whoever holds the file may know everything."""
    write_text(path, "".join(f"{line}\n" for line in record.lines(tell_seed=True)))
