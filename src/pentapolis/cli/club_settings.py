"""What a host offers beside tables, as `pentapolis serve` is told."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from .problems import Problem, wrong_usage

if TYPE_CHECKING:
    from ..server.settings import ClubSettings

ALL = "all"
ClubFeatures = Annotated[
    list[str] | None,
    typer.Option(
        "--club",
        metavar="FEATURE",
        help="cli-help-club",
        show_default=False,
        envvar="PENTAPOLIS_CLUB",
        show_envvar=False,
    ),
]
PublicAddress = Annotated[
    str,
    typer.Option(
        "--address",
        metavar="URL",
        help="cli-help-club-address",
        show_default=False,
        envvar="PENTAPOLIS_ADDRESS",
        show_envvar=False,
    ),
]
# Its password is not for the command line, which everybody on the machine can read: from the environment or the file.
MailServer = Annotated[str, typer.Option("--mail", hidden=True, envvar="PENTAPOLIS_MAIL")]
MailFrom = Annotated[
    str,
    typer.Option(
        "--mail-from",
        metavar="ADDRESS",
        help="cli-help-club-mail-from",
        show_default=False,
        envvar="PENTAPOLIS_MAIL_FROM",
        show_envvar=False,
    ),
]
NoticeHosts = Annotated[
    list[str] | None,
    typer.Option(
        "--notice-host",
        metavar="HOST",
        help="cli-help-club-notice-host",
        show_default=False,
        envvar="PENTAPOLIS_NOTICE_HOST",
        show_envvar=False,
    ),
]


def club_settings(
    features: list[str], address: str, mail: str, mail_from: str, notice_hosts: list[str]
) -> ClubSettings:
    """The settings; raises Problem for what is not known or does not fit together."""
    from ..server.settings import FEATURES, ClubSettings

    for feature in features:
        if feature not in (ALL, *FEATURES):
            raise wrong_usage("cli-club-no-feature", feature=feature[:40], features=", ".join((ALL, *FEATURES)))
    offered = set(FEATURES if ALL in features else features)
    if offered & {"ratings", "notices"}:
        offered.add("names")
    if "ratings" in offered and find_spec("openskill") is None:
        raise Problem("cli-club-no-extra", missing="openskill")
    address = address.rstrip("/")
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or address != f"{parts.scheme}://{parts.netloc}"):
        raise wrong_usage("cli-serve-bad-origin", origin=address[:60])
    if "notices" in offered and not address:
        raise wrong_usage("cli-club-no-address")
    if mail:
        from ..server.live.club.mail import check_server

        if not check_server(mail):
            raise wrong_usage("cli-club-bad-mail")
        if not mail_from:
            raise wrong_usage("cli-club-no-mail-from")
    return ClubSettings(frozenset(offered), address, mail, mail_from, tuple(notice_hosts))
