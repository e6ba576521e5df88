"""What a host offers beside tables, put together. Without features nothing of it runs."""

from __future__ import annotations

import asyncio
import contextlib

from ....table.requests import Chat, Rename
from ....wire.protocol import ClientMessage
from ...net.rate_limiter import RateLimiter
from ...problems import Problem
from ...settings import Settings
from ...storage.club import lobby, names
from ...storage.club.names import Member
from ...storage.database import Database, StorageError
from ..peers import Peers
from ..registry import LiveTables
from ..tasks import BackgroundTasks
from .lobby import Lobby
from .notices import Notices
from .results import Results

HASHING = 2  # passphrases that are tried at the same time: each takes memory and a core for a moment
CHECK = 10.0  # seconds between two looks whether the host has taken rights by a command


class Club:
    """Names, lobby, ratings and notices."""

    def __init__(
        self, settings: Settings, database: Database, tables: LiveTables, peers: Peers, tasks: BackgroundTasks
    ) -> None:
        self.settings = settings.club
        self._database = database
        self._tables = tables
        self._peers = peers
        self._tasks = tasks
        limits = settings.limits
        self.most_names = limits.names
        self.claims = RateLimiter(limits.new_names, 3600)
        self.sign_ins = RateLimiter(limits.sign_ins, 600)
        self.sign_ins_of_name = RateLimiter(limits.sign_ins_of_name, 3600)
        self.mails = RateLimiter(limits.mails, 3600)
        self.hashing = asyncio.Semaphore(HASHING)
        self.lobby = Lobby(database)
        self.results = Results(database, self.has("ratings"))
        self.notices = Notices(self.settings, database, tables, tasks)
        self._changed: str | None = None
        if self.has("names"):
            tables.wakers.append(self.results.wake)
        if self.has("notices"):
            tables.wakers.append(self.notices.wake)

    def has(self, feature: str) -> bool:
        """Whether the host offers it."""
        return self.settings.has(feature)

    async def start(self) -> None:
        """Begins what goes on by itself."""
        if self.has("names"):
            self._tasks.spawn(self.results.run())
            self._tasks.spawn(self._follow_host())
        if self.has("lobby"):
            self._tasks.spawn(self.lobby.run())
        if self.has("notices"):
            await self.notices.start()
            self._tasks.spawn(self.notices.run())

    # --- who is there ---

    async def member_of(self, device: str, now: int) -> Member | None:
        """Who is signed in on the device."""
        if not self.has("names"):
            return None
        member = await self._database.read(lambda connection: names.member_of(connection, device))
        if member is not None and names.noted_long_ago(member, now):
            with contextlib.suppress(StorageError):
                await self._database.write(lambda connection: names.note_device(connection, device, now))
        return member

    async def check_names(self, shown: list[str], member: Member | None) -> None:
        """Raises Problem if one of these names is protected and somebody else's."""
        if self.has("names") and any(shown):
            taken = await self._database.read(lambda connection: names.protected(connection, shown, member))
            if taken is not None:
                raise Problem(409, "server-club-name-protected", name=taken)

    async def check_message(self, message: ClientMessage, table: str, seated: bool, device: str | None) -> None:
        """Raises Problem if the club does not allow the message: a name of somebody else, or chat of who may not."""
        if not self.has("names") or not isinstance(message, Chat | Rename):
            return
        own = device
        member = None if own is None else await self._database.read(lambda c: names.member_of(c, own))
        if isinstance(message, Rename):
            await self.check_names([message.name], member)
            return
        if member is not None and (member.muted or member.banned):
            raise Problem(403, "server-club-muted")
        if member is None and not seated and await self._database.read(lambda c: lobby.is_public(c, table)):
            raise Problem(403, "server-club-chat-name")

    # --- rights that were taken ---

    async def recheck(self) -> None:
        """Rights of names were taken: everybody who looks at a table shows anew what they may, in all processes."""
        for live in self._tables.all():
            await live.check_rights()
        await self._peers.recheck_names()

    async def _follow_host(self) -> None:
        """Looks whether the host has taken rights by a command, until it is cancelled."""
        while True:
            with contextlib.suppress(StorageError):
                found = await self._database.read(lambda connection: names.state_of(connection, "changed"))
                if self._changed is not None and found != self._changed:
                    for live in self._tables.all():
                        await live.check_rights()
                self._changed = found
            await asyncio.sleep(CHECK)
