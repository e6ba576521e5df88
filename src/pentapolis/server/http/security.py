"""What every request passes: the name it asks for must be ours, and every answer carries the headers of safety."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address

from starlette.datastructures import Headers as RequestHeaders
from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SECURE_ONLY = "max-age=31536000"
HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.%]{2,60}\])(:\d{1,5})?")
MISDIRECTED = 421  # the status of HTTP


class Hosts:
    """Answers only to names that are ours: a page of another name that leads to this machine gets nothing.

    Addresses in figures are always ours, since no page but one from here has them. None: any name, where a proxy
    in front looks at them.
    """

    def __init__(self, app: ASGIApp, names: tuple[str, ...] | None) -> None:
        self.app = app
        own = socket.gethostname().lower()
        self._names = None if names is None else {"localhost", own, f"{own}.local", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on."""
        if scope["type"] not in ("http", "websocket") or self._ours(RequestHeaders(scope=scope).get("host")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "host"})
        else:
            # In English, and without what was asked for: this is for the host and not for visitors.
            words = "This server does not go by that name. Its host can add it: pentapolis serve --name NAME\n"
            await PlainTextResponse(words, MISDIRECTED)(scope, receive, send)

    def _ours(self, host: str | None) -> bool:
        if host is None:  # no browser
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found["name"].lower().rstrip(".")
        return self._names is None or name in self._names or _figures(name)


def _figures(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Headers:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = SECURE_ONLY
            await send(message)

        await self.app(scope, receive, add)
