"""One WebSocket at a table: messages come in one by one, and the latest state goes out when something has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...table.refused import TableRefused
from ...table.requests import AskHint
from ...table.viewer import Viewer
from ...texts import texts
from ...wire import protocol
from ...wire.presenter import gist
from ...wire.protocol import Failure, Hello, Ping, Pong, Refused, ServerMessage
from ..live.live_table import LiveTable
from ..live.presence import resume_paused
from ..live.registry import NoTable
from ..live.requests import answer
from ..live.services import Services
from ..net.rate_limiter import TokenBucket
from ..problems import Problem
from ..steady_clock import now_ms
from ..storage.database import StorageError
from .club.signed_in import no_right, resolved
from .decode_errors import decode_error_text
from .identity import Visitor, language, rights_at

log = logging.getLogger("pentapolis.server")
POLICY, TOO_MUCH = 1008, 1009  # close codes of the WebSocket protocol
MOST_ANSWERS = 100  # that wait to be sent
FIRST_WORDS = 15.0  # seconds until a client must have said hello


class TableSocket:
    """A connection. It sends whole states, so one that is slow misses steps but never gets a wrong position."""

    def __init__(self, services: Services, websocket: WebSocket, visitor: Visitor, table: str) -> None:
        self.services = services
        self.websocket = websocket
        self.visitor = visitor
        self.id = table
        self.lang = language(websocket)
        self.viewer: Viewer | None = None
        self._live: LiveTable | None = None
        self._answers: deque[ServerMessage] = deque()
        self._wake = asyncio.Event()
        self._gone = False
        self._dismissed = False  # nothing more is told to who has lost their rights
        self._stale = False  # there is a newer state than the one that was sent
        self._entries = 0  # of the log that the client has for good
        self._chat = 0
        self._version = 0  # of the changes that everybody sees
        self._gist: object = None  # of the state that was sent last; None: the next one is sent whatever it tells
        self._naming = 0
        self._removed = 0  # lines of the chat that were taken out when it was last sent
        limits = services.settings.limits
        self._messages = TokenBucket(limits.messages, 60)

    @property
    def mine(self) -> frozenset[int]:
        """The seats of the client."""
        return self.viewer.mine if self.viewer is not None else frozenset()

    @property
    def address(self) -> str:
        """Where the client is."""
        return self.visitor.address

    def notify(self) -> None:
        """There is something new to be sent."""
        self._stale = True
        self._wake.set()

    async def check_rights(self) -> None:
        """Shows out who has lost a seat, or may not even watch any more."""
        with contextlib.suppress(StorageError):
            self.visitor = await resolved(self.services, self.visitor)
            rights = await rights_at(self.services.database, self.visitor, self.id)
            if self.viewer is not None and not (rights and self.viewer.mine <= rights):
                if self._live is not None:
                    self._live.mark_seen(self.mine)
                    self._live.watchers.discard(self)
                self.viewer, self._dismissed = None, True
                self._fail(None, no_right(self.visitor))

    async def serve(self) -> None:
        """Speaks with the client until one of both ends it."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._gone = True
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            if self._live is not None:
                self._live.watchers.discard(self)
                self._live.mark_seen(self.mine)
                self.services.peers.announce(self._live)

    def _tell(self, message: ServerMessage) -> None:
        if len(self._answers) < MOST_ANSWERS:  # whoever asks and does not listen gets no more answers
            self._answers.append(message)
        self._wake.set()

    def _fail(self, id: int | None, key: str, **args: int | str) -> None:
        self._tell(Failure(id, key.partition("-")[2], texts(self.lang).say(key, args)))

    # --- coming in ---

    async def _read(self) -> None:
        try:
            until = time.monotonic() + FIRST_WORDS
            while (data := await self._next(until)) is not None:
                if not self._messages.take() or not self.services.limits.may_send(self.visitor.address):
                    self._fail(None, "server-too-many")
                    await asyncio.sleep(1)
                # Even if the client leaves at once: what was begun is finished, and the others hear of it.
                await asyncio.shield(self.services.tasks.spawn(self._take(data)))
        except TimeoutError:
            await self.websocket.close(POLICY, "hello")
        except WebSocketDisconnect:
            return

    async def _next(self, until: float) -> bytes | None:
        """The next message; who has no place at the table by then is shown out."""
        if self.viewer is not None:
            return await self._receive()
        return await asyncio.wait_for(self._receive(), max(0.0, until - time.monotonic()))

    async def _receive(self) -> bytes | None:
        """The next message; None when the client has gone or sends too much."""
        packet = await self.websocket.receive()
        if packet["type"] != "websocket.receive":
            return None
        data: bytes = packet.get("bytes") or (packet.get("text") or "").encode("utf-8", "replace")
        if len(data) > self.services.settings.limits.message:
            await self.websocket.close(TOO_MUCH, "too large")
            return None
        return data

    async def _take(self, data: bytes) -> None:
        async with self.services.limits.concurrency.slot(self.visitor.address):
            await self._carry_out(data)

    async def _carry_out(self, data: bytes) -> None:
        id: int | None = None
        began, kind = time.perf_counter(), "unreadable"
        try:
            message = protocol.read_client_message(data)
            kind = str(message.__struct_config__.tag)
            id = getattr(message, "id", None)
            if isinstance(message, Ping):
                self._tell(Pong(now_ms()))
            elif isinstance(message, Hello):
                await self._hello(message)
            elif self.viewer is None:
                self._fail(id, "server-hello-first")
            elif isinstance(message, AskHint):
                self.services.limits.check_message(self.visitor.address, self.id, message)
                self.services.tasks.spawn(self._hint(message, self.viewer))  # other messages do not wait for it
            else:
                self.services.limits.check_message(self.visitor.address, self.id, message)
                await self.services.club.check_message(message, self.id, bool(self.mine), self.visitor.own)
                with self.services.people_first.answering():
                    async with self.services.tables.locked(self.id) as live:
                        if self.viewer is None:  # it was taken while the table was busy
                            raise Problem(403, "server-forbidden")
                        told = await answer(self.services, live, self.viewer, self.address, message)
                if isinstance(told, Refused):  # what it was refused on may be old
                    live.messages.clear()
                    self._gist = None
                    self._stale = True
                self._tell(told)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._fail(id, "server-bad-request", detail=decode_error_text(self.lang, error))
        except StorageError as error:
            self._fail(id, error.key)
        except Problem as problem:
            self._fail(id, problem.key, **problem.args_of_text)
        except NoTable:
            self._fail(id, "server-no-table")
        except TableRefused as error:
            self._fail(id, error.refusal.key, **error.refusal.args)
        except Exception:  # nothing of our insides is told; the log has it
            log.exception("a message of a client")
            self._fail(id, "server-internal")
        finally:
            self.services.metrics.messages.labels(kind).observe(time.perf_counter() - began)

    async def _hint(self, message: AskHint, viewer: Viewer) -> None:
        """Answers once the hint is found, if it is still the same reader."""
        try:
            told = await self.services.hints.answer(self.id, viewer, self.address, message)
            if self.viewer == viewer:
                self._tell(told)
        except (NoTable, StorageError, TableRefused):
            self._fail(message.id, "server-busy")
        except Exception:
            log.exception("a hint")
            self._fail(message.id, "server-internal")

    async def _hello(self, hello: Hello) -> None:
        """Takes a viewpoint, if the visitor has the right to it."""
        self.services.limits.check_message(self.visitor.address, self.id, hello)
        self.visitor = await resolved(self.services, self.visitor)
        rights = await rights_at(self.services.database, self.visitor, self.id)
        mine = frozenset(seat for seat in rights if seat >= 0)
        if not rights or (hello.seat is not None and hello.seat not in mine):
            raise Problem(403, no_right(self.visitor))
        async with self.services.tables.locked(self.id) as live:
            assert live.stored is not None
            creator = self.visitor.device is not None and self.visitor.device == live.stored.creator
            before = self.mine
            self.lang = hello.lang
            self.viewer = Viewer(hello.seat, hello.lang, mine, creator)
            self._entries = live.presenter.log_from(hello.since)
            self._chat = hello.chat_since if self._entries else 0
            self._version = live.table.version
            self._naming = live.presenter.naming
            self._removed = live.table.chat.removed
            self._gist = None
            if self._gone:
                return
            known = self._live is live and before == mine
            self._live = live
            live.watchers.add(self)
            if known:
                self.notify()  # nobody has come: only the one who asked is told
            else:
                self.services.peers.announce(live)
                await resume_paused(self.services, live, mine)

    # --- going out ---

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._answers:
                    await self._send(self._answers.popleft())
                if self._dismissed:
                    await self.websocket.close(POLICY, "rights")
                    return
                if self._stale and self.viewer is not None:
                    self._stale = False
                    async with self.services.limits.concurrency.slot(self.visitor.address):
                        message = await self._next_state()
                    if message is not None:
                        await self.websocket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            return  # the client has gone

    async def _next_state(self) -> str | None:
        """The state to be sent; None if there is none now."""
        live = self._live
        if live is not None and live.stored is not None and not live.lock.locked():
            return self._state(live)
        try:
            async with self.services.tables.locked(self.id) as live:
                # Who was dismissed while the table was busy is told nothing more.
                return self._state(live) if self.viewer is not None else None
        except NoTable:  # its host has deleted it: nothing more will come
            if self._live is not None:
                self._live.watchers.discard(self)
            self._fail(None, "server-no-table")
        except (StorageError, TableRefused):
            pass  # the next change tries again
        return None

    def _state(self, live: LiveTable) -> str | None:
        """The state in JSON, the same object for all who may know and have the same; None if it tells nothing new.

        Whoever got a state whenever the table changed would learn from its coming that somebody drafts a turn.
        """
        presenter, table, viewer = live.presenter, live.table, self.viewer
        assert viewer is not None
        if presenter.naming != self._naming:
            self._entries = 0
        elif table.last_cut > self._version:
            self._entries = presenter.log_from(self._entries)
            self._chat = self._chat if self._entries else 0  # after a restore the chat is another one, too
        if table.chat.removed != self._removed:
            self._chat, self._removed = 0, table.chat.removed
        what = (viewer, self._entries, self._chat)
        told = live.messages.get(what)
        if told is None:
            now = self.services.clock.now()
            state = presenter.state(viewer, self._entries, self._chat, live.presence(now), now, live.hurried)
            told = live.messages[what] = (msgspec.json.encode(state).decode(), gist(state))
        message, about = told
        has = (len(table.line.played), len(table.chat.lines))
        same = about == self._gist and has == (self._entries, self._chat)
        self._entries, self._chat = has
        self._version = table.version
        self._naming = presenter.naming
        self._gist = about
        return None if same else message

    async def _send(self, message: ServerMessage) -> None:
        await self.websocket.send_text(msgspec.json.encode(message).decode())
