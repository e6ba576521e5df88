"""`pentapolis backup` and `pentapolis restore`: all tables of a server in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import Lang
from .problems import Problem, file_problem
from .record_files import check_writable
from .storage import Data, DatabaseUrl, check_storage, existing_file, place_for, without_password
from .terminal import Terminal

Target = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file", show_default=False)]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-restore-file", show_default=False)]


def backup(
    context: typer.Context,
    file: Target,
    data: Data = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> int:
    """Writes all tables into one file, also while a server runs; returns the exit code."""
    terminal: Terminal = context.obj
    check_storage(data, database)
    if database is not None:
        raise Problem("cli-backup-postgres", file=str(file), url=without_password(database))
    from ..server.storage.backup import NotABackup, back_up
    from ..server.storage.data_file import DataFile
    from ..server.storage.database import StorageError

    where = existing_file(data)
    check_writable(file)
    try:
        count = back_up(DataFile(where), file)
    except NotABackup:
        raise Problem("cli-backup-not-a-backup", file=str(file)) from None
    except StorageError as error:
        raise Problem("cli-serve-no-database", where=str(where), reason=terminal.say(error.key)) from None
    except OSError as error:
        raise file_problem(error, file) from None
    terminal.out.print(terminal.say("cli-backup-done", count=count, file=str(file)), soft_wrap=True)
    return 0


def restore(
    context: typer.Context,
    file: Source,
    data: Data = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> int:
    """Puts a backup in the place of the tables, also while a server runs, and keeps those beside it; the exit code."""
    terminal: Terminal = context.obj
    check_storage(data, database)
    if database is not None:
        raise Problem("cli-restore-postgres", file=str(file), url=without_password(database))
    from ..server.storage.backup import restore as put_back
    from ..server.storage.data_file import DataFile
    from ..server.storage.database import StorageError

    where = place_for(data)
    check_writable(where)
    if not file.is_file():
        raise Problem("cli-file-folder" if file.is_dir() else "cli-file-missing", file=str(file))
    if where.exists() and where.samefile(file):
        raise Problem("cli-restore-itself", file=str(file))
    try:
        done = put_back(DataFile(file), DataFile(where))
    except StorageError as error:
        raise Problem("cli-restore-bad", file=str(file), reason=terminal.say(error.key)) from None
    except OSError as error:
        raise file_problem(error, where) from None
    served = "yes" if done.served else "no"
    told = terminal.say("cli-restore-done", count=done.tables, where=str(where), file=str(file), served=served)
    terminal.out.print(told, soft_wrap=True)
    if done.kept is not None:
        terminal.out.print(terminal.say("cli-restore-kept", kept=str(done.kept)), soft_wrap=True)
    return 0
