"""The tables that are live in this process: read when somebody needs them, written before anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import partial
from typing import Any

from sqlalchemy import Connection

from ...bots.levels import simulations
from ...core.rng import Rng
from ...table.refused import TableRefused, refused
from ...table.requests import Answer, Chat, Hand, Propose, Rename
from ...table.seats import naming
from ...table.table import Table
from ...wire.protocol import ClientMessage, Hello
from ..net.concurrency_limiter import ConcurrencyLimiter
from ..net.rate_limiter import RateLimiter
from ..problems import Problem
from ..settings import Settings
from ..steady_clock import SteadyClock, now_ms
from ..storage import store
from ..storage.archives import ENDED
from ..storage.database import LOCKED, Conflict, Database, StorageError
from ..storage.pg_notify import Listener
from ..storage.store import Stored
from ..workers.jobs import think
from ..workers.pool import WorkerLost, WorkerPool
from ..workers.schedule import NOBODY, Claim
from .bot_priority import address_of, pace_of, rank_of
from .live_table import LiveTable

log = logging.getLogger("pentapolis.server")
SWEEP = 10.0  # seconds between two checks for tables that should go on
DRIVE = 60_000  # milliseconds for which a process lets the bots of a table think before it asks again
ONLINE = 3 * SWEEP  # seconds for which another process is believed that somebody is connected to it
QUIET = int(1000 * ONLINE)  # milliseconds without a note of the time after which no server was there
TRIES = 10  # of a change, where other processes are quicker
ASKED = 3  # times a bot is asked before a random move is played for it
PEOPLE_FIRST = 1.0  # seconds that a bot's move waits at most while people wait for an answer
SHARES = 0.05  # seconds that a bot's move waits for others to share its commit
FRESH = 1.0  # seconds for which it is believed that the database can be written, or cannot
AGAIN = 2.0  # seconds until a bot's move is written again where the database failed


class NoTable(Exception):
    """There is no table of that id, or no longer."""


class House:
    """All live tables, their bots and their clocks."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.workers = WorkerPool(settings.workers)
        self.me = secrets.token_hex(8)
        self.time = SteadyClock(shared=not database.sqlite)
        self._beaten = self.time.now()  # when this process last noted the time in the database
        self._noted: int | None = None  # and what it wrote there, where that is sure
        self._noting = asyncio.Lock()
        self._settling = asyncio.Lock()
        limits = settings.limits
        self._new_tables = RateLimiter(limits.new_tables, 3600)
        self._messages = RateLimiter(limits.messages_of_one, 60)
        self._hellos = RateLimiter(limits.hellos, 60)
        self._chats = RateLimiter(limits.chats, 60)
        self._acts = RateLimiter(limits.acts, 60)
        self.turnstile = ConcurrencyLimiter(limits.at_once)
        self.lives: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._answering = 0  # people who wait for an answer
        self._calm = asyncio.Event()  # nobody does
        self._calm.set()
        self._crowded = 0  # with more tables than that in memory it is time to look which can be forgotten
        self._broken: set[str] = set()  # tables that cannot be read: they are not tried again and again
        self._unseen: dict[str, str] = {}  # tables that only bots play, and the address of who made each
        self._closing = False
        self._looked = -FRESH  # when was last looked whether the database can be written, and what came of it
        self._look: asyncio.Future[None] | None = None
        self._listener: Listener | None = None
        self.ended: set[str] = set()  # tables that were written after their end, to be kept as they are
        self.ending = asyncio.Event()  # there are some, or a new record

    async def open(self) -> None:
        """Starts the workers and lets every table go on that does not wait for a person."""
        self.workers.start()
        if not self.database.sqlite:
            await self._listen()
            with contextlib.suppress(StorageError):
                self.time.set(await self.database.read(store.clock))
        quiet = 0 if self.database.sqlite else QUIET  # another process may be there
        try:
            await self._note_start(quiet)
        except StorageError as error:
            log.warning("the time cannot be noted in the database: %s", error.key)
        self.spawn(self._keep_time())
        self.spawn(self._sweep())

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(what: str) -> None:
            loop.call_soon_threadsafe(lambda: self.spawn(self._heard(what)))

        def lost() -> None:
            loop.call_soon_threadsafe(lambda: self.spawn(self._all_again()))

        self._listener = Listener(self.settings.database, heard, lost)
        await asyncio.to_thread(self._listener.start)

    async def close(self) -> None:
        """Stops everything; what was acknowledged is on disk."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            if live.alarm is not None:
                live.alarm.cancel()
        if self._listener is not None:
            with contextlib.suppress(StorageError):
                await self.database.write(lambda connection: store.release_bots(connection, self.me))
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self.workers.close)
        with contextlib.suppress(StorageError):
            await self._beat()

    async def _note_start(self, quiet: int) -> None:
        """Notes the time; if no server did so for longer than `quiet`, clocks stood still meanwhile."""
        async with self._noting:
            await self.database.write(lambda connection: store.restart_clocks(connection, quiet, self.time.now()))
            self._beaten, self._noted = self.time.now(), None

    async def check_writable(self) -> None:
        """Raises StorageError if nothing can be saved; looks once in a while, however often it is asked."""
        if time.monotonic() - self._looked > FRESH:
            self._looked = time.monotonic()
            self._look = asyncio.ensure_future(self._try_to_write())
        if self._look is not None:
            await asyncio.shield(self._look)

    async def _try_to_write(self) -> None:
        await self._after_sleep()
        await self._beat()

    async def _beat(self) -> None:
        """Notes the time; where another time stands there than the one noted before, a backup was put back."""
        async with self._noting:
            now = self.time.now()
            last = await self.database.write(lambda connection: store.heartbeat(connection, now))
            before, self._beaten = self._noted, self.time.now()
            if self.database.sqlite:
                self._noted = max(last, now)
                if before is not None and before != last:
                    log.warning("a backup was put back: everything is read again")
                    self.spawn(self._all_again())

    async def _keep_time(self) -> None:
        """Notes the time again and again, however long a look at all tables takes."""
        while not self._closing:
            try:
                await self._after_sleep()
                await self._beat()
            except StorageError as error:
                log.warning("the time cannot be noted in the database: %s", error.key)
            await asyncio.sleep(SWEEP)

    async def _after_sleep(self) -> None:
        """If this process did not run for a while, and no other one did, clocks stood still meanwhile."""
        if self.time.now() - self._beaten <= QUIET:
            return
        async with self._settling:
            if self.time.now() - self._beaten > QUIET:
                log.warning("nothing was done here for a while: clocks stand still for it unless another server ran")
                await self._note_start(QUIET)
                self.spawn(self._all_again())

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Lets the work go on by itself; it ends with the house."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work in the background has failed", exc_info=error)

    # --- limits ---

    def may_make_table(self, address: str) -> None:
        """Raises Problem if too many tables were made from that address."""
        _take(self._new_tables, address)

    def may_send(self, address: str) -> bool:
        """Whether that address may send another message now."""
        return self._messages.take(address)

    def may_say(self, address: str, table: str, message: ClientMessage) -> None:
        """Raises Problem if too much is said or arranged from that address at that table."""
        if isinstance(message, Hello):
            _take(self._hellos, address)
        elif isinstance(message, Chat):
            _take(self._chats, f"{address} {table}")
        elif isinstance(message, Propose | Answer | Rename | Hand):
            _take(self._acts, f"{address} {table}")

    # --- tables ---

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """The table of that id, for as long as nobody else may touch it; raises NoTable, StorageError."""
        while True:
            live = self.lives.get(id)
            if live is None:
                live = self.lives[id] = LiveTable(id)
            live.used = time.monotonic()
            async with live.lock:
                if self.lives.get(id) is not live:
                    continue  # it was forgotten while we waited for it, and others may have it anew
                if live.stored is None:
                    stored = await self._load(live)
                    if stored is None:
                        if not live.watchers:
                            self.lives.pop(id, None)
                        raise NoTable(id)
                    live.keep(stored)
                    self.nudge(live)
                yield live
                break
        self._make_room()

    async def _load(self, live: LiveTable) -> Stored | None:
        try:
            return await self.database.read(lambda connection: store.load(connection, live.id))
        except BaseException:
            if not live.watchers:
                self.lives.pop(live.id, None)
            raise

    def _make_room(self) -> None:
        """Forgets the tables that were not used for longest, if nobody looks at them and no bot thinks."""
        most = self.settings.limits.live_tables
        if len(self.lives) <= self._crowded:
            return
        idle = [
            live
            for live in self.lives.values()
            if not live.watchers and live.thinking is None and live.alarm is None and not live.lock.locked()
        ]
        idle.sort(key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - most)]:
            del self.lives[live.id]
        self._crowded = len(self.lives) + most // 10

    async def change(
        self,
        live: LiveTable,
        work: Callable[[Table, int], None],
        patience: float = 0.0,
        also: Callable[[Connection, int], None] | None = None,
    ) -> None:
        """Carries out the work on the table, under its lock, and writes it down.

        What is `also` to be written, with the time of the machine, goes into the same commit: either all of it is
        there afterwards or nothing.
        Raises TableRefused if the table refuses, and StorageError if it cannot be written: nothing has changed then.
        """
        await self._after_sleep()
        for attempt in range(TRIES):
            try:
                await self._change(live, work, patience, also)
                return
            except Conflict:
                # Another process was quicker: its change counts, and ours is tried on what it left.
                await asyncio.sleep(secrets.randbelow(20) * attempt / 1000)
                await self._again(live)
        raise StorageError(LOCKED)

    async def _change(
        self,
        live: LiveTable,
        work: Callable[[Table, int], None],
        patience: float,
        also: Callable[[Connection, int], None] | None,
    ) -> None:
        stored, now = live.stored, self.time.now()
        assert stored is not None
        names = naming(stored.table.seats)

        def write(connection: Connection) -> None:
            store.save(connection, stored, stored.table.changed)
            if also is not None:
                also(connection, stored.table.changed)

        try:
            work(stored.table, now)
            stored.table.date(now_ms(), stored.notes)
            await self.database.write(write, live.id, patience)
        except TableRefused:
            raise  # the table has checked before it changed anything
        except BaseException:
            live.forget()
            raise
        self._written(live, stored, names)

    def _written(self, live: LiveTable, stored: Stored, names: object) -> None:
        table = stored.table
        if table.cut_off:
            live.words().forget_after(len(table.line.played))
        store.mark_saved(stored)
        live.moved = time.monotonic()
        if names != naming(table.seats):
            live.words().forget_names()
        live.touch()
        self.nudge(live)
        if table.status in ENDED:
            self.ended.add(live.id)
            self.ending.set()

    async def _again(self, live: LiveTable) -> None:
        """Reads the table again, because what is in memory is not what is in the database."""
        live.forget()
        stored = await self._load(live)
        if stored is None:
            raise NoTable(live.id)
        live.keep(stored)
        live.touch()
        self.nudge(live)

    # --- other processes ---

    async def _heard(self, what: str) -> None:
        """Another process tells that a table has changed, or who is connected to it."""
        kind, id, rest = what.split(" ", 2)
        live = self.lives.get(id)
        if live is None:
            return
        if kind == "online":
            process, _, seats = rest.partition(" ")
            if process != self.me:
                known = frozenset(int(seat) for seat in seats.split(",") if seat)
                news = live.elsewhere.get(process, (frozenset(), 0.0))[0] != known
                live.seen(live.online())
                live.elsewhere[process] = (known, time.monotonic() + ONLINE)
                if news:
                    live.touch()
        elif kind == "rights":
            await live.check_rights()
        elif kind == "asked":
            live.seen(int(seat) for seat in rest.split(","))
        else:
            await self._changed(live, int(rest))

    async def _changed(self, live: LiveTable, revision: int) -> None:
        async with live.lock:  # it may be being read just now, and from before that change
            if live.stored is None:
                live.touch()
            elif live.stored.revision < revision:
                with contextlib.suppress(StorageError, NoTable, TableRefused):
                    await self._again(live)

    async def _all_again(self) -> None:
        """Something may have been missed: everything is read again."""
        for live in list(self.lives.values()):
            async with live.lock:
                live.forget()
            live.touch()

    def drop(self, live: LiveTable) -> None:
        """Forgets a table that is no more; under its lock."""
        live.forget()
        self._set_alarm(live, None)
        self.lives.pop(live.id, None)
        live.touch()  # who looks is told that there is no such table

    async def rights_ended(self, id: str) -> None:
        """Rights at the table have been taken: who looks at it without any is shown out, at other processes too."""
        live = self.lives.get(id)
        if live is not None:
            await live.check_rights()
            self.came_or_went(live)
        if not self.database.sqlite:
            await self._tell(f"rights {id} -")

    def came_or_went(self, live: LiveTable) -> None:
        """Somebody has connected or left: everybody at the table sees it, at other processes too."""
        live.touch()
        if not live.watchers and live.reading is not None:
            live.reading.forget_words()
        if not self.database.sqlite:
            self.spawn(self._tell_online(live))

    async def _tell_who_is_there(self) -> None:
        """Other processes are told who is connected here and who has asked by HTTP."""
        for live in list(self.lives.values()):
            if live.watchers:
                await self._tell_online(live)
            if live.asked:
                seats, live.asked = live.asked, set()
                await self._tell(f"asked {live.id} {_listed(seats)}")

    async def _tell_online(self, live: LiveTable) -> None:
        await self._tell(f"online {live.id} {self.me} {_listed(live.here())}")

    async def _tell(self, what: str) -> None:
        with contextlib.suppress(StorageError):
            await self.database.write(lambda connection: store.broadcast(connection, what))

    # --- what goes on without people ---

    def nudge(self, live: LiveTable) -> None:
        """Lets a bot think or a clock run, if the table waits for one."""
        if self._closing or live.stored is None:
            return
        table = live.table
        if table.bot_to_move() is not None:
            if live.thinking is None:
                live.thinking = self.spawn(self._let_think(live))
        self._set_alarm(live, table.runs_out_at() if table.to_move is not None else None)

    def _set_alarm(self, live: LiveTable, at: int | None) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if at is not None:
            delay = max(0.0, (at - self.time.now()) / 1000 + 0.05)
            live.alarm = asyncio.get_running_loop().call_later(delay, lambda: self.spawn(self._ring(live)))

    async def _ring(self, live: LiveTable) -> None:
        """The clock of the seat to move may have run out."""
        live.alarm = None
        with contextlib.suppress(NoTable, TableRefused, StorageError):
            async with self.at(live.id) as again:
                if again.table.to_move is not None and again.table.clock is not None:
                    out = again.table.runs_out_at()
                    if out is not None and out <= self.time.now():
                        await self.change(again, partial(_run_out, again))

    async def _let_think(self, live: LiveTable) -> None:
        """Bots of the table move until it waits for somebody else."""
        try:
            while not self._closing and await self._drives(live):
                if not await self._bot_moves(live):
                    return
        except NoTable:
            return
        finally:
            live.thinking = None
            self._unseen.pop(live.id, None)

    async def _drives(self, live: LiveTable) -> bool:
        """Whether this process is the one that lets the bots of the table think."""
        now = self.time.now()
        if self.database.sqlite or live.driven_until > now + DRIVE // 2:
            return True
        until = now + DRIVE
        try:
            mine = await self.database.write(lambda c: store.claim_bots(c, live.id, self.me, now, until), live.id)
        except StorageError:
            return False
        if mine:
            live.driven_until = until
        return mine

    async def _bot_moves(self, live: LiveTable) -> bool:
        """Lets the bot that must act choose and play; whether there may be another one to ask."""
        try:
            async with self.at(live.id) as again:
                table = again.table
                level, seat = table.bot_to_move(), table.to_move
                if level is None or seat is None:
                    return False
                version, at = table.version, again.moved
                rank, address = rank_of(again), address_of(again)
                world = table.line.state.resample(seat, Rng(luck()))
            action = await self._chosen(world.dump(), level, again, Claim(rank, address, _cost(level, world.game.id)))
            if action is None:
                action = world.sample(Rng(luck()))
            pace = self._pace(again, rank, address)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - at)))
            await self._people_first()
            async with self.at(live.id) as again:
                play = partial(_play_bot, version, action)
                await self.change(again, play, min(SHARES, self.settings.pace / 4))
        except TableRefused:
            await asyncio.sleep(0.01)  # the table has changed meanwhile
        except StorageError:
            await asyncio.sleep(AGAIN)
        return True

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """While somebody waits for an answer, bots of other tables let him pass."""
        self._answering += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._calm.set()

    async def _people_first(self) -> None:
        """Returns when nobody waits for an answer, or after a while."""
        if not self._calm.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._calm.wait(), PEOPLE_FIRST)

    def _pace(self, live: LiveTable, rank: int, address: str) -> float:
        """Seconds between two moves: more where one address has many tables that nobody looks at."""
        if rank == NOBODY:
            self._unseen[live.id] = address
        else:
            self._unseen.pop(live.id, None)
        return pace_of(self.settings.pace, rank, list(self._unseen.values()).count(address))

    async def _chosen(self, dump: dict[str, Any], level: str, live: LiveTable, claim: Claim) -> int | None:
        """The bot's choice; None if it fails again and again."""
        loop = asyncio.get_running_loop()
        searches = claim.cost > 1

        def hurry(share: float) -> None:
            loop.call_soon_threadsafe(self._hurry, live, searches and share < 1)

        for _ in range(ASKED):
            try:
                action: int = await self.workers.run(think, dump, level, luck(), claim=claim, shrinks=hurry)
                return action
            except WorkerLost:
                log.warning("a worker was lost while a bot of %s was thinking; it is asked again", level)
            except Exception:
                log.exception("a bot of %s failed; a random move is played for it", level)
                return None
        return None

    def _hurry(self, live: LiveTable, hurried: bool) -> None:
        """Tells those at the table when its bots begin to think shorter, and when no longer."""
        if live.hurried != hurried:
            live.hurried = hurried
            live.touch()

    async def _sweep(self) -> None:
        """Looks now and then for tables that should go on: after a start, and where another process has ended."""
        while not self._closing:
            try:
                for id in await self.database.read(self._waking):
                    await self._wake(id)
                self._crowded = 0  # who was watched may be so no longer
                self._make_room()
                await self._drop_deleted()
                self._try_again()
                if not self.database.sqlite:
                    await self._tell_who_is_there()
            except StorageError as error:
                log.warning("the database cannot be read: %s", error.key)
            await asyncio.sleep(SWEEP)

    def _try_again(self) -> None:
        """Whoever looks at a table that could not be read is sent it as soon as it can."""
        for live in self.lives.values():
            if live.stored is None:
                live.touch()

    async def _drop_deleted(self) -> None:
        """Forgets tables that their host has deleted; who looks at one is told."""
        known = list(self.lives)
        gone = set(known) - await self.database.read(lambda connection: store.existing(connection, known))
        for live in [self.lives[id] for id in gone if id in self.lives]:
            async with live.lock:
                live.forget()
            live.touch()
            if not live.watchers:
                self.lives.pop(live.id, None)

    async def _wake(self, id: str) -> None:
        """Lets one table go on; one that cannot be read keeps no other from it."""
        if id in self._broken:
            return
        try:
            async with self.at(id) as live:
                self.nudge(live)
        except TableRefused:
            self._broken.add(id)
        except NoTable:
            return

    def _waking(self, connection: Connection) -> list[str]:
        now = self.time.now()
        return store.due_tables(connection, now + int(2000 * SWEEP), self.me, now)


def _listed(seats: set[int]) -> str:
    return ",".join(str(seat) for seat in sorted(seats))


def _take(buckets: RateLimiter, name: str) -> None:
    if not buckets.take(name):
        raise Problem(429, "server-too-many")


def _cost(level: str, game: str) -> float:
    """What a decision of that level costs a worker about, a quick one being 1."""
    return 1 + simulations(level, game) / 10


def luck() -> int:
    """A seed for a bot that nobody can guess."""
    return secrets.randbits(56)


def _play_bot(version: int, action: int, table: Table, now: int) -> None:
    table.play_bot(version, action, now)


def _run_out(live: LiveTable, table: Table, now: int) -> None:
    if not table.run_out(now, live.away()):
        raise refused("table-stale")
