"""New tables: made by a visitor, or the next game of people who have just finished one."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import Connection

from ...bots import LEVEL_NAMES
from ...core.chance import SEED_BYTES
from ...table.clock import Clock
from ...table.refused import refused
from ...table.seats import Seat, checked_name, clean
from ...table.table import Setup, Table
from ..http.catalogue import game_of
from ..http.models import NewTable, SeatLink, TableMade
from ..problems import Problem
from ..steady_clock import now_ms
from ..storage import access, store
from ..storage.store import WATCH, Stored
from .live_table import LiveTable
from .registry import House

FORGOTTEN_AFTER = 30 * 24 * 3600 * 1000  # milliseconds since an ended game was touched, where there is no room


def new_id() -> str:
    """The name of a table or record: short enough to be read aloud, too long to be guessed by chance."""
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    """What a new table is dealt from: nobody can know it before the game is over."""
    return secrets.token_bytes(SEED_BYTES).hex()


def link(secret: str) -> str:
    """Where a token is shown to get its right. What follows the # is never sent, so no log of a proxy has it."""
    return f"/join#{secret}"


def table_of(wish: NewTable) -> Table:
    """The table that was asked for; raises InvalidOptions, TableRefused or Problem."""
    of = game_of(wish.game)
    seats = [
        Seat(seat.kind, checked_name(seat.name), seat.level if seat.kind == "bot" else None, seat.kind != "link")
        for seat in wish.seats
    ]
    for seat in seats:
        if seat.level is not None and seat.level not in LEVEL_NAMES:
            raise refused("table-no-such-level", levels=", ".join(LEVEL_NAMES))
    seed = new_seed()
    options = of.new(len(seats), seed, wish.options).options
    clock = Clock.new(wish.clock.seconds, wish.clock.increment, len(seats)) if wish.clock is not None else None
    return Table(new_id(), Setup(of.id, options, seed, clean(wish.name, 80)), seats, clock)


async def make(house: House, wish: NewTable, device: str, address: str) -> TableMade:
    """Makes the table, gives the seats `here` to the device, and returns the links of the others."""
    table = table_of(wish)
    now = now_ms()
    table.begin(house.time.now())
    table.date(now, 0)
    stored = Stored(table, device, 1, now)
    tokens = {number: access.new_secret() for number, seat in enumerate(table.seats) if seat.kind == "link"}
    watch = access.new_secret()

    def write(connection: Connection) -> None:
        _check_room(connection, house)
        store.create(connection, stored, now)
        here = [number for number, seat in enumerate(table.seats) if seat.kind == "here"]
        access.grant(connection, device, table.id, [*here, WATCH], now)
        for number, secret in tokens.items():
            access.add_token(connection, secret, table.id, number, now)
        access.add_token(connection, watch, table.id, WATCH, now)

    await house.database.write(write, table.id)
    async with house.at(table.id) as live:
        live.made_from = address
        house.nudge(live)
    links = [
        SeatLink(number, seat.kind, link(tokens[number]) if number in tokens else None)
        for number, seat in enumerate(table.seats)
    ]
    return TableMade(table.id, links, link(watch))


def _check_room(connection: Connection, house: House) -> None:
    """Makes room for a table, if need be by forgetting games that ended long ago; raises Problem if there is none."""
    most = house.settings.limits.tables
    if store.count_tables(connection) < most:
        return
    store.drop_old_tables(connection, now_ms() - FORGOTTEN_AFTER, max(1, most // 100))
    if store.count_tables(connection) >= most:
        raise Problem(503, "server-too-many-tables")


def _again(seat: Seat, number: int) -> Seat:
    """The seat at the next game: a person's is the person's again; a bot plays where nobody is any more."""
    figure = seat.figure or number
    if seat.owned or seat.human:
        return Seat(seat.kind, seat.name, None, seat.taken, figure)
    return Seat("bot", seat.name if seat.kind == "bot" else "", seat.level, True, figure)


async def change_or_rematch(house: House, live: LiveTable, work: Callable[[Table, int], None], address: str) -> None:
    """Carries out the work on the table; where everybody has agreed to play again by it, the next table is there too.

    Agreement, next table and everybody's rights are one commit: a server that is killed leaves all of it or nothing.
    """
    made: list[Table] = []

    def work_and_follow(table: Table, now: int) -> None:
        made.clear()
        work(table, now)
        if table.wants_rematch:
            table.wants_rematch = False
            house.may_make_table(address)
            made.append(rematch(table, now))
            table.follow(made[0].id, now)

    def write(connection: Connection, now: int) -> None:
        for table in made:
            assert live.stored is not None
            _check_room(connection, house)
            table.date(now, 0)
            store.create(connection, Stored(table, live.stored.creator, 1, now), now)
            access.carry_over(connection, live.id, table.id, _moved_on(len(table.seats)), now)

    await house.change(live, work_and_follow, also=write)
    for table in made:
        async with house.at(table.id) as next_:
            next_.made_from = address
            house.nudge(next_)


def _moved_on(count: int) -> dict[int, int]:
    """The seat of each at the rematch."""
    return {number: (number - 1) % count for number in range(count)}


def rematch(old: Table, now: int) -> Table:
    """The next table of those who have agreed to play again: everybody moves on by one seat."""
    count = len(old.seats)
    seats = [_again(seat, number) for number, seat in enumerate(old.seats, 1)]
    seats.append(seats.pop(0))
    setup = Setup(old.setup.game, old.setup.options, new_seed(), old.setup.name)
    clock = Clock.new(old.clock.seconds, old.clock.increment, count) if old.clock is not None else None
    table = Table(new_id(), setup, seats, clock)
    table.previous = old.id
    table.begin(now)
    return table
