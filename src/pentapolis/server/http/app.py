"""The application: addresses, checks that every request passes, and answers in words for everything that fails."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ...core.errors import PentapolisError
from ...table.refused import TableRefused
from ...texts import LANGUAGES, texts
from ...texts.words import error_text
from .. import runtime
from ..live import archiver, expiry, presence, sweep
from ..live.registry import NoTable
from ..live.services import Services
from ..metrics import CONTENT_TYPE, Metrics, knows
from ..net.path_limit import PathLimit
from ..net.rate_limiter import RateLimiter
from ..net.websocket_protocol import DeflateWebSocket
from ..problems import Problem
from ..settings import Settings
from ..storage import access
from ..storage.database import Database, StorageError
from . import api_docs, documentation, openapi, pages
from .api import Api
from .club.lobby import LobbySocket
from .club.signed_in import resolve, resolved
from .cookies import cookie
from .identity import COOKIE, SECURE_COOKIE, allowed_origin, identify, language
from .models import ErrorAnswer, ErrorBody
from .observed import ROUTE, Observed
from .operations import PREFIX, Call, Operation, body_of, values_of
from .responses import json_answer, set_cookie
from .security import Headers, Hosts
from .table_socket import POLICY, TableSocket

log = logging.getLogger("pentapolis.server")
PAGES = (
    *("/", "/join", "/new/{game}", "/table/{id}", "/table/{id}/replay", "/replay/{id}", "/rules/{game}", "/about"),
    *("/learn", "/learn/{game}", "/learn/{game}/{lesson}"),
    *("/club", "/name", "/sign-in"),
)
JOIN = "/join/"
Endpoint = Callable[[Request], Awaitable[Response]]
TRY_LATER = 1013  # close code of the WebSocket protocol


class Server:
    """Everything one server process is made of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database, self.metrics)
        self.services = Services(settings, self.database, self.metrics)
        self.api = Api(self.services)
        self._requests = RateLimiter(settings.limits.requests, 60)
        self._files = RateLimiter(settings.limits.files, 60)
        self._sockets: Counter[str] = Counter()
        self._described = openapi.description(self.api.operations())
        self.metrics.watch("sockets", "Open WebSockets", self._sockets.total)

    def app(self) -> Starlette:
        """The application for an ASGI server."""
        app = Starlette(routes=self._routes(), lifespan=self._life)
        app.add_middleware(Hosts, names=self.settings.names)
        app.add_middleware(PathLimit, most=self.settings.limits.path, refusal=self._long_path)
        app.add_middleware(Headers)
        app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
        app.add_middleware(Observed, metrics=self.metrics)
        app.add_exception_handler(HTTPException, self._http_problem)
        app.add_exception_handler(Exception, self._unexpected)
        return app

    @contextlib.asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        for lang in LANGUAGES:
            texts(lang)  # read now rather than while the first visitor waits
        self.database.open()
        await self.services.open()
        self.services.tasks.spawn(sweep.run(self.services))
        self.services.tasks.spawn(presence.run(self.services))
        self.services.tasks.spawn(expiry.run(self.services))
        self.services.tasks.spawn(archiver.run(self.services))
        self.services.tasks.spawn(self.services.analyses.run())
        if self.settings.alone:
            runtime.tune()
            self.services.tasks.spawn(runtime.run())
        try:
            yield
        finally:
            await self.services.close()
            self.database.close()

    def _routes(self) -> list[BaseRoute]:
        by_path: dict[str, list[Operation]] = {}
        for operation in self.api.operations():
            by_path.setdefault(operation.path, []).append(operation)
        routes: list[BaseRoute] = [
            Route(path, self._endpoint(path, operations), methods=[operation.method for operation in operations])
            for path, operations in by_path.items()
        ]
        routes += [
            WebSocketRoute(f"{PREFIX}/tables/{{id}}/live", self._live),
            WebSocketRoute(f"{PREFIX}/club/lobby/live", self._lobby),
        ]
        files = {
            "/api/openapi.json": self._openapi,
            "/api/docs": self._docs,
            "/api/docs.css": self._style,
            f"{JOIN}{{token}}": self._join,
            "/docs": documentation.file,
            "/docs/{path:path}": documentation.file,
            **dict.fromkeys(PAGES, self._page),
        }
        if self.settings.metrics_token:
            files["/metrics"] = self._figures
        files["/{path:path}"] = pages.file
        return routes + [Route(path, self._file(path, endpoint)) for path, endpoint in files.items()]

    # --- requests ---

    def _endpoint(self, path: str, operations: list[Operation]) -> Endpoint:
        by_method = {operation.method: operation for operation in operations}

        async def endpoint(request: Request) -> Response:
            operation = by_method["GET" if request.method == "HEAD" else request.method]
            if not self._requests.take(identify(request).address):
                raise Problem(429, "server-too-many")
            if operation.method != "GET" and not allowed_origin(request, self.settings.origins):
                raise Problem(403, "server-origin")
            values = values_of(operation, request)
            limits = self.settings.limits
            body = await body_of(operation, request, limits.body, limits.record)
            await resolve(self.services, request)
            async with self.services.limits.concurrency.slot(identify(request).address):
                response = await operation.handler(Call(request, values, body))
            response.headers.setdefault("Cache-Control", "no-store")
            return response

        return self._guarded(path, endpoint)

    def _file(self, path: str, endpoint: Endpoint) -> Endpoint:
        """The endpoint of something that everybody gets alike; a page is made of many such files."""

        async def limited(request: Request) -> Response:
            if not self._files.take(identify(request).address):
                raise Problem(429, "server-too-many")
            async with self.services.limits.concurrency.slot(identify(request).address):
                return await endpoint(request)

        return self._guarded(path, limited)

    def _guarded(self, path: str, endpoint: Endpoint) -> Endpoint:
        """The endpoint, with words for everything that can go wrong."""

        async def guarded(request: Request) -> Response:
            request.scope[ROUTE] = path
            try:
                return await endpoint(request)
            except Problem as problem:
                return self._answer(request, problem.status, problem.key, **problem.args_of_text)
            except StorageError as error:
                return self._answer(request, 503, error.key)
            except NoTable:
                return self._answer(request, 404, "server-no-table")
            except TableRefused as error:
                return self._answer(request, 409, error.refusal.key, **error.refusal.args)
            except PentapolisError as error:
                detail = error_text(texts(language(request)), error)
                return self._answer(request, 422, "server-bad-request", detail=detail)
            except HTTPException:
                raise
            except Exception as error:
                return await self._unexpected(request, error)

        return guarded

    def _answer(self, request: HTTPConnection, status: int, key: str, **args: int | str) -> Response:
        lang = language(request)
        sentence = texts(lang).say(key, args)
        if not request.url.path.startswith("/api/"):
            return pages.plain_page(lang, "Pentapolis", sentence, status)
        return json_answer(ErrorAnswer(ErrorBody(key.partition("-")[2], sentence)), status)

    def _long_path(self, request: HTTPConnection) -> Response:
        return self._answer(request, 414, "server-long-path", most=self.settings.limits.path)

    async def _http_problem(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key = "server-method" if error.status_code == 405 else "server-not-found"
        response = self._answer(request, error.status_code, key)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    async def _unexpected(self, request: Request, error: Exception) -> Response:
        """Nothing of our insides is told; the log has it."""
        path = request.url.path
        shown = JOIN if path.startswith(JOIN) else path  # no secret of a link
        log.error("%s %s", request.method, shown, exc_info=error)
        return self._answer(request, 500, "server-internal")

    async def _openapi(self, request: Request) -> Response:
        return JSONResponse(self._described)

    async def _docs(self, request: Request) -> Response:
        return HTMLResponse(api_docs.page(self._described))

    async def _style(self, request: Request) -> Response:
        return Response(api_docs.style(), media_type="text/css")

    async def _figures(self, request: Request) -> Response:
        """Figures for Prometheus, for whoever has the token; to others there is no such address."""
        token = self.settings.metrics_token
        if not token or not knows(token, request.headers.get("authorization", "")):
            raise Problem(404, "server-not-found")
        headers = {"Cache-Control": "no-store"}
        return Response(self.metrics.text(), media_type=CONTENT_TYPE, headers=headers)

    async def _page(self, request: Request) -> Response:
        """The page; a browser of version 0.1 gets a new secret in place of the one that other sites could have set.

        The old one is never believed by itself, and ends: whoever knows it loses what it opened.
        """
        response = await pages.index(request)
        if documentation.is_built():
            response.headers["Link"] = '</docs/>; rel="help"'  # the page offers what is there
        old = cookie(request, COOKIE)
        if request.url.scheme == "https" and old and cookie(request, SECURE_COOKIE) is None:
            before, secret = access.hash_secret(old), access.new_secret()
            if await self.database.read(lambda connection: access.knows(connection, before)):
                now = access.hash_secret(secret)
                await self.database.write(lambda connection: access.move_device(connection, before, now))
                for live in self.services.tables.all():
                    if live.stored is not None and live.stored.creator == before:
                        live.stored.creator = now
                set_cookie(response, secret, Call(request, {}))
            response.delete_cookie(COOKIE)
        return response

    async def _join(self, request: Request) -> Response:
        """Links of version 0.1 have their secret in the path; the page takes it from behind the #."""
        return RedirectResponse(f"/join#{quote(request.path_params['token'][:100], safe='')}", 303)

    # --- sockets ---

    async def _live(self, websocket: WebSocket) -> None:
        async def serve() -> None:
            who = await resolved(self.services, identify(websocket))
            await TableSocket(self.services, websocket, who, websocket.path_params["id"][:40]).serve()

        await self._socket(websocket, serve)

    async def _lobby(self, websocket: WebSocket) -> None:
        if self.settings.club.has("lobby"):
            await self._socket(websocket, LobbySocket(self.services, websocket).serve)
        else:
            await websocket.close(POLICY, "off")

    async def _socket(self, websocket: WebSocket, serve: Callable[[], Awaitable[None]]) -> None:
        """Takes a connection, if there is room for it, and serves it to its end."""
        if not allowed_origin(websocket, self.settings.origins):
            await websocket.close(POLICY, "origin")
            return
        who, limits = identify(websocket), self.settings.limits
        line: DeflateWebSocket | None = websocket.scope["state"].get("line")
        if line is not None:
            line.belongs_to(who.address, language(websocket))
        await websocket.accept()
        if (
            not self._requests.take(who.address)
            or self._sockets.total() >= limits.sockets
            or self._sockets[who.address] >= limits.sockets_of_one
        ):
            await websocket.close(TRY_LATER, texts(language(websocket)).say("server-too-many-sockets"))
            return
        self._sockets[who.address] += 1
        try:
            await serve()
        finally:
            self._sockets[who.address] -= 1
            if not self._sockets[who.address]:
                del self._sockets[who.address]
