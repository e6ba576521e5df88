"""Whoever asks: a device, which is a browser that shows its cookie or a program that shows its key."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ...texts import LANGUAGES
from ..net.addresses import address_key
from ..steady_clock import now_ms
from ..storage import access
from ..storage.club.names import Member
from ..storage.database import Database, StorageError
from ..storage.store import WATCH
from .cookies import cookie

COOKIE = "pentapolis_device"
# Browsers take a cookie of that name from this very host over HTTPS only: no other site of the domain can give one.
SECURE_COOKIE = f"__Host-{COOKIE}"
VISITOR = "pentapolis.visitor"  # in the scope of a request of which it is known who is signed in
SHORTEST_SECRET = 20
LONGEST_SECRET = 100


@dataclass(frozen=True)
class Visitor:
    """The hash of the secret that somebody shows, if any, and whence.

    Where they are signed in, `device` is the holder of what their name has a right to, and `own` the device itself.
    """

    device: str | None
    address: str
    own: str | None = None
    member: Member | None = None


async def rights_at(database: Database, who: Visitor, table: str) -> frozenset[int]:
    """The seats the visitor may play, and WATCH if they may watch; those with a seat may watch too."""
    device, now = who.device, now_ms()
    if device is None:
        return frozenset()
    found = await database.read(lambda connection: access.held(connection, device, table, now))
    if any(used < now - access.NOTED for used in found.values()):
        with contextlib.suppress(StorageError):  # to look is possible on a full disk too
            await database.write(lambda connection: access.note_use(connection, device, table, now), table)
    return frozenset({*found, WATCH}) if found else frozenset()


def identify(request: HTTPConnection) -> Visitor:
    """Who sends the request."""
    known: Visitor | None = request.scope.get(VISITOR)
    if known is not None:
        return known
    address = address_key(request.client.host) if request.client is not None else ""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    secret = token.strip() if kind.lower() == "bearer" else cookie(request, cookie_name(request)) or ""
    fits = SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET
    device = access.hash_secret(secret) if fits else None
    return Visitor(device, address, device)


def cookie_name(request: HTTPConnection) -> str:
    """What the cookie of a browser is called, on HTTPS and without."""
    return SECURE_COOKIE if request.url.scheme in ("https", "wss") else COOKIE


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
