"""“Your turn”, told to people who are not there: by web push, mail or webhook, as each has chosen.

A notice names the game and the table and nothing of the position. It is written down at once and sent in the
background, so that no move waits for it and a restart loses none.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Connection, Row, select

from ....texts import texts
from ...net import outgoing
from ...net.outgoing import BadAddress, SendFailed
from ...settings import ClubSettings
from ...steady_clock import now_ms
from ...storage import schema as base
from ...storage.club import invitations, names, notices
from ...storage.club.results import holders
from ...storage.database import Database, StorageError
from ..live_table import LiveTable
from ..registry import LiveTables
from ..tasks import BackgroundTasks
from . import mail, push
from .mail import MailFailed
from .push import Subscription

log = logging.getLogger("pentapolis.server")
CHECK = 5.0  # seconds between two looks
RETRIES = (60, 300, 1800, 7200, 21600)  # seconds after a failure; then it is given up
GONE = (404, 410)  # answers of a service whose browser is no more
NEVER = (400, 401, 403, 404, 405, 410, 413)  # answers after which trying again is no use


class Told(msgspec.Struct, frozen=True):
    """What a notice says, to a webhook in JSON and to a browser encrypted."""

    kind: str
    title: str
    text: str
    game: str
    table: str
    link: str


class Notices:
    """Plans notices with every change of a table, and sends those that are due."""

    def __init__(self, settings: ClubSettings, database: Database, tables: LiveTables, tasks: BackgroundTasks) -> None:
        self._settings = settings
        self._database = database
        self._tables = tables
        self._tasks = tasks
        self._planned: WeakKeyDictionary[LiveTable, tuple[int, int]] = WeakKeyDictionary()
        self.push_key = ""  # of this server, known to all its processes

    @property
    def ways(self) -> list[str]:
        """By which ways people can be told here."""
        ways = ["push"] if self.push_key else []
        return [*ways, "mail", "webhook"] if self._settings.mail else [*ways, "webhook"]

    async def start(self) -> None:
        """Takes the key of this server, or makes it."""
        if push.available():
            made = await asyncio.to_thread(push.new_key)

            def key(connection: Connection) -> str:
                kept = names.state_of(connection, "push")
                if kept is None:
                    names.put_state(connection, "push", made)
                return kept or made

            self.push_key = await self._database.write(key)

    # --- when somebody is to be told ---

    def wake(self, live: LiveTable) -> None:
        """To be called with every table that was read or has changed; under its lock."""
        table, seat = live.table, live.table.to_move
        if seat is None or not table.seats[seat].human or not table.seats[seat].owned:
            return
        turn = (seat, len(table.line.played))
        if self._planned.get(live) != turn and not self._tasks.closing:
            self._planned[live] = turn
            self._tasks.spawn(self._plan(live.id, *turn))

    async def _plan(self, table: str, seat: int, turn: int) -> None:
        due = now_ms() + int(1000 * self._settings.notice_after)

        def write(connection: Connection) -> None:
            for name in _names(connection, table, seat):
                notices.plan(connection, name, table, "turn", turn, due)

        with contextlib.suppress(StorageError):
            await self._database.write(write, table, patience=0.5)

    def plan_invitation(self, connection: Connection, name: str, table: str, seat: int, now: int) -> None:
        """Lets somebody be told that they are invited."""
        notices.plan(connection, name, table, "invited", seat, now)

    # --- sending ---

    async def run(self) -> None:
        """Sends what is due, until it is cancelled."""
        while True:
            try:
                while await self.send_due():
                    pass
            except StorageError as error:
                log.warning("notices cannot be read: %s", error.key)
            await asyncio.sleep(min(CHECK, max(0.05, self._settings.notice_after)))

    async def send_due(self) -> int:
        """Sends some of what is due; returns how many notices that were."""
        now = now_ms()
        if not await self._database.read(lambda connection: notices.any_due(connection, now)):
            return 0
        taken = await self._database.write(lambda connection: notices.take(connection, now))
        for notice in taken:
            left = await self._send(notice)
            tries = notice.tries
            due = now_ms() + 1000 * RETRIES[tries] if tries < len(RETRIES) else 0
            settle = partial(notices.settle, notice=notice.id, turn=notice.turn, ways=left if due else [], due=due)
            await self._database.write(settle)
        return len(taken)

    async def _send(self, notice: Row[Any]) -> list[str]:
        """Sends a notice by all its ways, unless it is too late; returns the ways that are to be tried again."""
        about = await self._database.read(lambda connection: _about(connection, notice))
        if about is None or self._is_there(notice.table_id, about.seat):
            return []
        left = []
        for way in msgspec.json.decode(notice.ways, type=list[str]):
            try:
                again = await getattr(self, f"_by_{way}")(notice, about)
            except Exception:  # one that cannot be sent keeps nobody else's from being sent
                log.exception("a notice by %s", way)
                again = True
            if again:
                left.append(way)
        return left

    def _is_there(self, table: str, seat: int) -> bool:
        live = self._tables.get(table)
        return live is not None and live.stored is not None and seat in live.online()

    def _told(self, notice: Row[Any], about: _About) -> Told:
        words = texts(about.lang)
        game = words.say(f"{about.game}-name")
        keys = (
            ("server-club-turn", "server-club-turn-text")
            if notice.kind == "turn"
            else ("server-club-invited", "server-club-invited-text")
        )
        args = {"game": game, "table": about.table_name or game}
        path = f"/table/{notice.table_id}" if notice.kind == "turn" else "/name"
        link = self._settings.address + path
        return Told(notice.kind, words.say(keys[0], args), words.say(keys[1], args), about.game, notice.table_id, link)

    async def _by_webhook(self, notice: Row[Any], about: _About) -> bool:
        body = msgspec.json.encode(self._told(notice, about))
        return await self._post(about.webhook, body, {"Content-Type": "application/json"}) not in (0, *NEVER)

    async def _by_mail(self, notice: Row[Any], about: _About) -> bool:
        told, words = self._told(notice, about), texts(about.lang)
        text = f"{told.text}\n{told.link}\n\n{words.say('server-club-mail-why')}\n{self._settings.address}/name\n"
        return await self.send_mail(about.mail, told.title, text)

    async def send_mail(self, to: str, subject: str, text: str) -> bool:
        """Sends a mail; whether it should be tried again."""
        try:
            await asyncio.to_thread(mail.send, self._settings.mail, self._settings.mail_from, to, subject, text)
        except MailFailed as error:
            log.warning("a mail was not taken: %s", type(error.__cause__).__name__)
            return not error.final
        return False

    async def _by_push(self, notice: Row[Any], about: _About) -> bool:
        kept = await self._database.read(lambda connection: notices.subscriptions(connection, notice.name_id))
        message, again = msgspec.json.encode(self._told(notice, about)), False
        for row in kept if self.push_key else ():
            to = msgspec.json.decode(row.subscription, type=Subscription)
            body = await asyncio.to_thread(push.encrypted, to, message)
            signed = await asyncio.to_thread(push.headers, to, self.push_key, self._settings.address, now_ms())
            status = await self._post(to.endpoint, body, signed)
            if status in GONE:
                await self._database.write(partial(notices.drop_subscription, hash=row.hash))
            again |= status not in (0, *NEVER)
        return again

    async def _post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """0 if it arrived; else the status of the answer, 1 if there was none and 403 if nothing is sent there."""
        try:
            await asyncio.to_thread(outgoing.post, address, body, headers, self._settings.notice_hosts)
        except BadAddress:
            return 403
        except SendFailed as error:
            return error.status or 1
        return 0


class _About(msgspec.Struct, frozen=True):
    """What is needed to send a notice."""

    seat: int
    game: str
    table_name: str
    lang: str
    mail: str
    webhook: str


def _names(connection: Connection, table: str, seat: int) -> list[str]:
    held = holders(connection, table).get(seat, [])
    return [holder.removeprefix(names.HOLDER) for holder in held if holder.startswith(names.HOLDER)]


def _about(connection: Connection, notice: Row[Any]) -> _About | None:
    """Whom and what a notice is about; None if it is too late: they have moved, or the table has."""
    tables = base.tables
    columns = [tables.c[name] for name in ("game", "name", "status", "to_move", "committed")]
    row = connection.execute(select(*columns).where(tables.c.id == notice.table_id)).one_or_none()
    who = names.by_id(connection, notice.name_id)
    if row is None or who is None or who.banned:
        return None
    if notice.kind == "turn":
        seat = row.to_move
        if row.status != "playing" or row.committed != notice.turn or seat is None:
            return None
        if notice.name_id not in _names(connection, notice.table_id, seat):
            return None
    else:
        seat = notice.turn
        if not any(each.table.id == notice.table_id for each in invitations.open_ones(connection, notice.name_id)):
            return None
    return _About(seat, row.game, row.name, who.lang, who.mail, who.webhook)
