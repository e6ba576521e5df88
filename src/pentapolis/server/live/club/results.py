"""Keeps how games with protected names came out, and rates them. Nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import Connection

from ....core.errors import PentapolisError
from ....table.seats import record_names
from ....table.table import HINT_NOTE, Table
from ....wire.archive import ArchivedLine
from ...storage import store
from ...storage.archives import ENDED
from ...storage.club import names, results
from ...storage.club.results import BOT, Result, SeatResult
from ...storage.database import Database, StorageError
from ..live_table import LiveTable

log = logging.getLogger("pentapolis.server")
CHECK = 600.0  # seconds between two looks for what nobody has told
ENOUGH = 4  # moves for each seat after which a game that its only person gives up counts


class Results:
    """Keeps each result once, whichever process does it, and whenever it was stopped in between."""

    def __init__(self, database: Database, rates: bool) -> None:
        self._database = database
        self._rates = rates
        self._ended: set[str] = set()
        self._wake = asyncio.Event()

    def wake(self, live: LiveTable) -> None:
        """To be called with every table that was read or has changed."""
        if live.table.status in ENDED:
            self._ended.add(live.id)
            self._wake.set()

    async def run(self) -> None:
        """Keeps what has ended, until it is cancelled."""
        while True:
            with contextlib.suppress(StorageError):
                self._ended.update(await self._database.read(results.unkept))
                while self._ended:
                    await self.keep(self._ended.pop())
            self._wake.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CHECK):
                    await self._wake.wait()

    async def keep(self, id: str) -> None:
        """Keeps the result of one table, if there is one that is to be kept."""
        try:
            result = await self._database.read(lambda connection: self._result(connection, id))
        except PentapolisError:  # it cannot be read any more
            log.warning("the result of table %s cannot be kept", id)
            return
        if result is not None:
            await self._database.write(lambda connection: results.keep(connection, result), id)

    def _result(self, connection: Connection, id: str) -> Result | None:
        if results.known(connection, id):
            return None
        stored = store.load(connection, id)
        if stored is None or stored.table.status not in ENDED or isinstance(stored.table.line, ArchivedLine):
            return None
        return result_of(connection, stored.table, self._rates)

    async def leave(self, table: Table, seats: list[int], member: names.Member, last: bool) -> None:
        """Somebody leaves a game for good: they come last in it; where nobody else is left it is over at once."""
        if table.status != "playing" or not seats:
            return
        if not last:
            await self._database.write(lambda c: results.note_leaver(c, table.id, seats, member.id), table.id)
        elif len(table.line.played) >= ENOUGH * len(table.seats):
            rates = self._rates

            def write(connection: Connection) -> None:
                result = result_of(connection, table, rates, gave_up=True)
                if result is not None:
                    results.keep(connection, result)

            await self._database.write(write, table.id)


def result_of(connection: Connection, table: Table, rates: bool, gave_up: bool = False) -> Result | None:
    """How the game came out; None if nobody with a name played, or if it was given up before it meant anything."""
    held, left = results.holders(connection, table.id), results.leavers(connection, table.id)
    whos = [_who(table, number, held.get(number, []), left.get(number)) for number in range(len(table.seats))]
    people = [who for who in whos if who and not who.startswith(BOT)]
    persons = sum(seat.owned for seat in table.seats)
    gave_up |= table.status == "abandoned" and persons == 1
    gave_up = gave_up and len(table.line.played) >= ENOUGH * len(table.seats)
    if not people or not (table.status == "over" or gave_up):
        return None
    position, count = table.line.position, len(table.seats)
    # Of a game that was given up nobody learns more than spectators did.
    points = position.scores_seen(None) if gave_up else position.scores()
    ranking, scores = [1] * count if gave_up else position.ranking()[:count], points[:count]
    gone = {number for number, seat in enumerate(table.seats) if number in left or (seat.owned and not seat.human)}
    if gave_up:
        gone = {number for number, who in enumerate(whos) if who in people}
    ranks = _ranks(ranking, gone)
    shown = record_names(table.seats)
    seats = []
    for number, who in enumerate(whos):
        found = names.by_id(connection, who) if who in people else None
        seats.append(SeatResult(number, who, found.name if found else shown[number], ranks[number], scores[number]))
    rated = rates and _counts(table, whos, people, len(points))
    return Result(table.id, table.setup.game, table.changed, rated, seats)


def _who(table: Table, number: int, held: list[str], left: str | None) -> str:
    """Who plays the seat, if that is one name, or a bot that was seated there."""
    seat = table.seats[number]
    if left is not None:
        return left
    if seat.kind == "bot":
        return f"{BOT}{seat.level}"
    mine = [holder for holder in held if holder.startswith(names.HOLDER)]
    return mine[0].removeprefix(names.HOLDER) if len(mine) == 1 == len(held) else ""


def _ranks(ranking: list[int], gone: set[int]) -> list[int]:
    """Ranks from 1 on; who has gone shares the last one with others who have."""
    order = [(number in gone, 0 if number in gone else rank) for number, rank in enumerate(ranking)]
    return [1 + sum(other < own for other in order) for own in order]


def _counts(table: Table, whos: list[str], people: list[str], scored: int) -> bool:
    """Whether a game counts for ratings: dealt anew, nobody unknown, nobody twice, no help and nothing taken back."""
    return (
        len(whos) > 1
        and scored == len(whos)
        and all(whos)
        and len(set(people)) == len(people)
        and table.setup.start is None
        and table.lowest_cut is None
        and not any(note.key == HINT_NOTE for note in table.chat.lines)
    )
