"""Whoever asks: a browser that shows its cookie, or a program that shows the token of its seat."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ..texts import LANGUAGES
from . import rights
from .addresses import counted
from .cookies import cookie
from .store import WATCH

COOKIE = "pentapolis_device"
LONGEST_SECRET = 100


@dataclass(frozen=True)
class Visitor:
    """The secret somebody shows, if any. `device` is the hash of a browser's cookie."""

    device: str | None
    token: str | None
    address: str

    def rights_at(self, connection: Connection, table: str) -> frozenset[int]:
        """The seats the visitor may play, and WATCH if he may watch; those with a seat may watch too."""
        found: set[int] = set()
        if self.token is not None:
            found = rights.token_seats(connection, self.token, table)
        elif self.device is not None:
            found = rights.seats_of(connection, self.device, table)
        return frozenset(found | {WATCH}) if found else frozenset()


def visitor(request: HTTPConnection) -> Visitor:
    """Who sends the request."""
    address = counted(request.client.host) if request.client is not None else ""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return Visitor(None, token.strip()[:LONGEST_SECRET], address)
    secret = cookie(request, COOKIE)
    return Visitor(None if secret is None else rights.hashed(secret), None, address)


def language(request: HTTPConnection) -> str:
    """The language asked for in the address, else by the browser, else English."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "")[:200].split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def allowed_origin(request: HTTPConnection, others: tuple[str, ...]) -> bool:
    """Whether the page that sends the request is ours. Programs send no origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    host = request.headers.get("host", "")
    return origin in others or origin in (f"http://{host}", f"https://{host}")
