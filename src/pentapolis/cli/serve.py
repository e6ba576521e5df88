"""`pentapolis serve`: tables on the network, for this machine or for friends."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from enum import StrEnum
from errno import EADDRNOTAVAIL
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from ..bots.own import bring, own_bots
from .arguments import Lang
from .club_settings import ClubFeatures, MailFrom, MailServer, NoticeHosts, PublicAddress, club_settings
from .host_file import ConfigFile
from .own_modules import allow_own_modules
from .problems import Problem, wrong_usage
from .storage import Data, DatabaseUrl, check_storage, place_for, without_password
from .terminal import Terminal

if TYPE_CHECKING:
    from ..server.launcher import ServerProcess
    from ..server.settings import Limits


class LogLevel(StrEnum):
    """From which weight on something is written into the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogFormat(StrEnum):
    """Lines for people, or for programs."""

    TEXT = "text"
    JSON = "json"


EVERYWHERE = ("0.0.0.0", "::")
MOST = 1_000_000_000  # of anything


def serve(
    context: typer.Context,
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="cli-help-port", envvar="PENTAPOLIS_PORT", show_envvar=False)
    ] = 8470,
    host: Annotated[
        str, typer.Option("--host", help="cli-help-host", envvar="PENTAPOLIS_HOST", show_envvar=False)
    ] = "127.0.0.1",
    open_: Annotated[bool | None, typer.Option("--open/--no-open", help="cli-help-open", show_default=False)] = None,
    config: ConfigFile = None,
    data: Data = None,
    database: DatabaseUrl = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="N",
            min=1,
            max=256,
            help="cli-help-workers",
            show_default=False,
            envvar="PENTAPOLIS_WORKERS",
            show_envvar=False,
        ),
    ] = None,
    analysts: Annotated[
        int,
        typer.Option(
            "--analysts",
            metavar="N",
            min=0,
            max=256,
            help="cli-help-analysts",
            envvar="PENTAPOLIS_ANALYSTS",
            show_envvar=False,
        ),
    ] = 1,
    pace: Annotated[
        float,
        typer.Option(
            "--pace",
            metavar="SECONDS",
            min=0.0,
            max=60.0,
            help="cli-help-pace",
            envvar="PENTAPOLIS_PACE",
            show_envvar=False,
        ),
    ] = 0.6,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit",
            metavar="NAME=N",
            help="cli-help-limit",
            show_default=False,
            envvar="PENTAPOLIS_LIMIT",
            show_envvar=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin",
            metavar="URL",
            help="cli-help-origin",
            show_default=False,
            envvar="PENTAPOLIS_ORIGIN",
            show_envvar=False,
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="HOST",
            help="cli-help-name",
            show_default=False,
            envvar="PENTAPOLIS_NAME",
            show_envvar=False,
        ),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="cli-help-proxy",
            show_default=False,
            envvar="PENTAPOLIS_PROXY",
            show_envvar=False,
        ),
    ] = None,
    log_level: Annotated[
        LogLevel,
        typer.Option(
            "--log-level", metavar="LEVEL", help="cli-help-log-level", envvar="PENTAPOLIS_LOG_LEVEL", show_envvar=False
        ),
    ] = LogLevel.WARNING,
    log_format: Annotated[
        LogFormat,
        typer.Option(
            "--log-format",
            metavar="FORMAT",
            help="cli-help-log-format",
            envvar="PENTAPOLIS_LOG_FORMAT",
            show_envvar=False,
        ),
    ] = LogFormat.TEXT,
    access_log: Annotated[
        bool,
        typer.Option(
            "--access-log",
            help="cli-help-access-log",
            envvar="PENTAPOLIS_ACCESS_LOG",
            show_envvar=False,
        ),
    ] = False,
    metrics_token: Annotated[
        str,
        # Not for the command line, which everybody on the machine can read: from the environment or the file.
        typer.Option("--metrics-token", hidden=True, envvar="PENTAPOLIS_METRICS_TOKEN"),
    ] = "",
    metrics_port: Annotated[
        int | None,
        typer.Option(
            "--metrics-port",
            metavar="PORT",
            min=1,
            max=65535,
            help="cli-help-metrics-port",
            show_default=False,
            envvar="PENTAPOLIS_METRICS_PORT",
            show_envvar=False,
        ),
    ] = None,
    club: ClubFeatures = None,
    address: PublicAddress = "",
    mail: MailServer = "",
    mail_from: MailFrom = "",
    notice_host: NoticeHosts = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=BOT",
            help="cli-help-bot",
            show_default=False,
            envvar="PENTAPOLIS_BOT",
            show_envvar=False,
        ),
    ] = None,
    lang: Lang = None,
) -> int:
    """Serves tables until it is stopped; returns the exit code."""
    terminal: Terminal = context.obj
    check_storage(data, database)
    _check_addresses(host, origin or [], proxy)
    _check_names(name or [])
    offered = club_settings(club or [], address, mail, mail_from, notice_host or [])
    from ..server.launcher import ServerProcess
    from ..server.offline_replay import page_is_built
    from ..server.settings import Settings

    where = database or str(place_for(data))
    settings = Settings(
        where,
        pace,
        workers or max(2, (os.cpu_count() or 2) - 1),
        tuple(origin or ()),
        _limits(limit or []),
        _names(name or [], host, proxy),
        analysts=analysts,
        alone=True,
        metrics_token=metrics_token,
        metrics_port=metrics_port,
        log_level=log_level.value,
        log_format=log_format.value,
        access_log=access_log,
        club=offered,
    )
    allow_own_modules()
    bring(own_bots(bot or []))
    run = ServerProcess(settings, host, port, proxy)
    _start(terminal, run, where)
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
    here = f"http://{shown}:{run.port}/"
    terminal.out.print(terminal.say("cli-serve-address", address=here), soft_wrap=True)
    if not page_is_built():
        terminal.out.print(terminal.say("cli-no-page"), soft_wrap=True)
    terminal.out.print(terminal.say("cli-serve-kept", where=without_password(where)), soft_wrap=True)
    terminal.out.print(terminal.say("cli-serve-stop"), soft_wrap=True)
    if host in EVERYWHERE:
        terminal.out.print(terminal.say("cli-serve-everywhere"), soft_wrap=True)
    if open_ or (open_ is None and terminal.out.is_terminal and _has_screen()):
        threading.Timer(1.0, webbrowser.open, [here]).start()
    with suppress(KeyboardInterrupt):
        run.serve()
    terminal.out.print(terminal.say("cli-serve-stopped"))
    return 0


def _has_screen() -> bool:
    """Whether a browser would open in a window: without one, it would take over this terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _check_addresses(host: str, origins: list[str], proxy: str | None) -> None:
    """Refuses what cannot be an address, before anything is opened."""
    if not host.strip():
        raise wrong_usage("cli-serve-bad-host")
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or origin != f"{parts.scheme}://{parts.netloc}":
            raise wrong_usage("cli-serve-bad-origin", origin=origin[:60])
    for address in proxy.split(",") if proxy is not None else ():
        try:
            ip_network(address.strip())
        except ValueError:
            raise wrong_usage("cli-serve-bad-proxy", proxy=address[:60]) from None


def _check_names(names: list[str]) -> None:
    """Refuses what cannot be the name of a host."""
    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*", name):
            raise wrong_usage("cli-serve-bad-name", name=name[:60])


def _names(names: list[str], host: str, proxy: str | None) -> tuple[str, ...] | None:
    """The names by which the server is reached; behind a proxy, which knows them, any if none is given."""
    return None if proxy is not None and not names else (*names, host)


def _limits(given: list[str]) -> Limits:
    from ..server.settings import Limits, limit_names

    values: dict[str, int] = {}
    for setting in given:
        name, _, value = setting.partition("=")
        number = int(value) if value.isascii() and value.isdigit() and len(value) <= 10 else 0
        if name not in limit_names() or not 1 <= number <= MOST:
            raise wrong_usage("cli-serve-bad-limit", setting=setting[:60], names=", ".join(limit_names()))
        values[name] = number
    return Limits(**values)


def _start(terminal: Terminal, run: ServerProcess, where: str) -> None:
    from ..server.storage.data_file import InUse
    from ..server.storage.database import StorageError

    try:
        run.prepare()
    except InUse:
        raise Problem("cli-serve-in-use", file=where) from None
    except StorageError as error:
        raise Problem("cli-serve-no-database", where=without_password(where), reason=terminal.say(error.key)) from None
    except OSError as error:
        key = (
            "cli-serve-no-host"
            if isinstance(error, socket.gaierror) or error.errno == EADDRNOTAVAIL
            else "cli-serve-no-port"
        )
        raise Problem(key, port=str(run.port), host=run.host, detail=error.strerror or str(error)) from None
