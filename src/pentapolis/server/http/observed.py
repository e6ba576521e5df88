"""What is counted and logged of every request: which route, what came of it, how long it took; never a secret."""

from __future__ import annotations

import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..logs import access_log
from ..metrics import Metrics

ROUTE: Final = "pentapolis.route"  # in the scope: the address with names in braces in place of what differs
OTHER: Final = "other"  # what belongs to no route
SECRET: Final = "{token}"
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


class Observed:
    """Measures requests, and writes each down where the host wants it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def notice(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, notice)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else OTHER
            route = scope.get(ROUTE, OTHER)
            self._metrics.requests.labels(method, route, str(status)).observe(seconds)
            shown = route if SECRET in route else scope["path"]
            client = scope["client"][0] if scope.get("client") else "-"
            fields = {
                "address": client,
                "method": method,
                "path": shown,
                "status": status,
                "seconds": round(seconds, 4),
            }
            access_log.info(
                "%s %s %r %d %.0f ms", client, method, shown, status, seconds * 1000, extra={"fields": fields}
            )
