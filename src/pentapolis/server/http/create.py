"""New tables, as a visitor orders them."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import Connection
from starlette.responses import Response

from ...bots import LEVEL_NAMES
from ...bots.own import OWN
from ...core.rng import Rng
from ...core.state import State
from ...table.clock import Clock
from ...table.play_on import play_on
from ...table.refused import refused
from ...table.seats import Seat, checked_name, clean
from ...table.setup import Setup
from ...table.table import Table
from ..live import new_table
from ..live.new_table import make_room
from ..live.services import Services
from ..steady_clock import now_ms
from ..storage import access, store
from ..storage.club import lobby
from ..storage.store import WATCH, Stored
from .catalogue import game_of
from .club.signed_in import need, signed_in
from .identity import identify
from .models import Begun, NewTable, SeatLink, TableMade
from .operations import Call
from .responses import json_answer, set_cookie


def link(secret: str) -> str:
    """Where a token is shown to get its right. What follows the # is never sent, so no log of a proxy has it."""
    return f"/join#{secret}"


def table_of(order: NewTable) -> Table:
    """The table that was asked for; raises InvalidOptions, TableRefused or Problem."""
    of = game_of(order.game)
    return seated(Setup(of.id, order.options, new_table.new_seed(), clean(order.name, 80)), order)


def table_from(state: State, order: Begun) -> Table:
    """A table at which the game begins at this position; raises TableRefused or Problem."""
    if len(order.seats) != state.players:
        raise refused("table-other-players", players=state.players)
    rng = Rng(secrets.randbits(56))
    return seated(play_on(state, order.hidden, new_table.new_seed(), rng, clean(order.name, 80)), order)


def seated(setup: Setup, order: NewTable | Begun) -> Table:
    """The table with the seats and the clock that were asked for."""
    seats = [
        Seat(seat.kind, checked_name(seat.name), seat.level if seat.kind == "bot" else None, seat.kind != "link")
        for seat in order.seats
    ]
    for seat in seats:
        if seat.level is not None and seat.level not in LEVEL_NAMES and seat.level not in OWN:
            raise refused("table-no-such-level", levels=", ".join([*LEVEL_NAMES, *OWN]))
    setup.hints = order.hints
    clock = Clock.new(order.clock.seconds, order.clock.increment, len(seats)) if order.clock is not None else None
    return Table(new_table.new_id(), setup, seats, clock)


async def make_table(services: Services, call: Call, make: Callable[[], Table]) -> Response:
    """The answer with the new table, whose seats `here` go to the visitor's device; one without gets its secret."""
    who, order = identify(call.request), call.body
    public = isinstance(order, NewTable) and order.public
    if public:
        need(services, "lobby")
        if services.club.has("names"):
            signed_in(services, call)
    await services.club.check_names([seat.name for seat in order.seats], who.member)
    services.limits.check_new_table(who.address)
    cookie = None if who.device is not None else access.new_secret()
    device = who.device if cookie is None else access.hash_secret(cookie)
    assert device is not None
    table = make()
    if who.member is not None:
        own_name(table, who.member.name)
    response = json_answer(await create_table(services, table, device, who.address, public), 201)
    if cookie is not None:
        set_cookie(response, cookie, call)
    return response


def own_name(table: Table, name: str) -> None:
    """Lets who is signed in sit under their name, where they have given their seat none."""
    here = [seat for seat in table.seats if seat.kind == "here"]
    if here and not here[0].name and not any(seat.name == name for seat in here):
        here[0].name = name


async def create_table(services: Services, table: Table, device: str, address: str, public: bool = False) -> TableMade:
    """Keeps the table, gives the seats `here` to the device, and returns the links of the others."""
    now = now_ms()
    table.begin(services.clock.now())
    table.stamp(now, 0)
    stored = Stored(table, device, 1, now)
    tokens = {number: access.new_secret() for number, seat in enumerate(table.seats) if seat.kind == "link"}
    watch = access.new_secret()

    def write(connection: Connection) -> None:
        make_room(connection, services.settings.limits.tables)
        store.create(connection, stored, now)
        if public:
            lobby.set_public(connection, table.id, True)
        here = [number for number, seat in enumerate(table.seats) if seat.kind == "here"]
        access.grant(connection, device, table.id, [*here, WATCH], now)
        for number, secret in tokens.items():
            access.add_token(connection, secret, table.id, number, now)
        access.add_token(connection, watch, table.id, WATCH, now)

    await services.database.write(write, table.id)
    async with services.tables.locked(table.id) as live:
        live.made_from = address
        services.tables.wake(live)
    links = [
        SeatLink(number, seat.kind, link(tokens[number]) if number in tokens else None)
        for number, seat in enumerate(table.seats)
    ]
    return TableMade(table.id, links, link(watch))
