"""The next game of people who have just finished one."""

from __future__ import annotations

from sqlalchemy import Connection

from ...table.clock import Clock
from ...table.seats import Seat
from ...table.setup import Setup
from ...table.table import Table
from ..storage import access, store
from ..storage.store import Stored
from . import new_table
from .live_table import LiveTable
from .new_table import make_room
from .registry import Change
from .services import Services


async def change_or_rematch(services: Services, live: LiveTable, change: Change, maker: str) -> None:
    """Changes the table; where everybody has agreed to play again by it, the next table is there too.

    Agreement, next table and everybody's rights are one commit: a server that is killed leaves all of it or nothing.
    `maker` is whom the next table counts for: the address of who asked, or the device of who made this one.
    """
    made: list[Table] = []

    def change_and_follow(table: Table, now: int) -> None:
        made.clear()
        change(table, now)
        if table.wants_rematch:
            table.wants_rematch = False
            services.limits.check_new_table(maker)
            made.append(rematch(table, now))
            table.follow(made[0].id, now)

    def write(connection: Connection, now: int) -> None:
        for table in made:
            assert live.stored is not None
            make_room(connection, services.settings.limits.tables)
            table.stamp(now, 0)
            store.create(connection, Stored(table, live.stored.creator, 1, now), now)
            access.carry_over(connection, live.id, table.id, _next_seats(len(table.seats)), now)

    await services.tables.change(live, change_and_follow, also=write)
    for table in made:
        async with services.tables.locked(table.id) as next_:
            next_.made_from = maker
            services.tables.wake(next_)


def _next_seats(count: int) -> dict[int, int]:
    """The seat of each at the rematch."""
    return {number: (number - 1) % count for number in range(count)}


def rematch(old: Table, now: int) -> Table:
    """The next table of those who have agreed to play again: everybody moves on by one seat."""
    count = len(old.seats)
    seats = [_next_seat(seat, number) for number, seat in enumerate(old.seats, 1)]
    seats.append(seats.pop(0))
    setup = Setup(old.setup.game, old.setup.options, new_table.new_seed(), old.setup.name, hints=old.setup.hints)
    clock = Clock.new(old.clock.seconds, old.clock.increment, count) if old.clock is not None else None
    table = Table(new_table.new_id(), setup, seats, clock)
    table.previous = old.id
    table.begin(now)
    return table


def _next_seat(seat: Seat, number: int) -> Seat:
    """The seat at the next game: a person's is the person's again; a bot plays where nobody is any more."""
    figure = seat.figure or number
    if seat.owned or seat.human:
        return Seat(seat.kind, seat.name, None, seat.taken, figure)
    return Seat("bot", seat.name if seat.kind == "bot" else "", seat.level, True, figure)
