"""Refuses addresses that are longer than any of ours, before anybody takes them apart."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

Refusal = Callable[[HTTPConnection], Response]


class PathLimit:
    """Passes on what has a short address."""

    def __init__(self, app: ASGIApp, most: int, refusal: Refusal) -> None:
        self.app = app
        self._most = most
        self._refusal = refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, or refuses it."""
        if scope["type"] == "lifespan" or len(scope["raw_path"]) + len(scope["query_string"]) <= self._most:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._refusal(HTTPConnection(scope))(scope, receive, send)
