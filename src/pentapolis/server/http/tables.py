"""Operations on tables: making and finding them, links, messages, records and replays."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from ...core.record import Header
from ...table import requests
from ...table.refused import OldRules, refused
from ...table.seats import Seat, record_names, shown_names
from ...table.viewer import Viewer
from ...texts import texts
from ...wire import protocol
from ...wire.planning import Planning
from ...wire.presenter import Presenter
from ...wire.protocol import Ack, ClientMessage, Pong, ReplayInfo, ServerMessage, TableState
from ...wire.sandbox_messages import PlanAnswer, PlanAsked
from ..live.live_table import LiveTable
from ..live.presence import resume_paused
from ..live.requests import answer
from ..live.services import Services
from ..problems import Problem
from ..steady_clock import now_ms
from ..storage import access, closed_tables, store
from ..storage.club.names import Member
from ..storage.store import WATCH
from . import catalogue, replays
from .create import link, make_table, table_of
from .identity import Visitor, identify, language, rights_at
from .models import Frames, NewTable, OwnTable, PlayOn, SeatLink, SeatName, TableLeft, TableMade
from .operations import PREFIX, Call, Operation
from .parameters import LANG, LOOK, SEAT, TABLE, VIEW
from .replays import Replays
from .responses import JSON_LINES, file_answer, json_answer
from .share_links import may_look

MOST_LISTED = 200
REFUSES = (403, 404, 409)
NEW_REFUSES = (*REFUSES, 413, 415)


class Tables:
    """Everything that can be asked of tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._replays = Replays(services)

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/tables/{{id}}"
        return [
            Operation(
                "GET",
                f"{PREFIX}/tables",
                self.own_tables,
                "The tables of this device.",
                list[OwnTable],
                parameters=(LANG,),
            ),
            Operation(
                "POST",
                f"{PREFIX}/tables",
                self.new_table,
                "Makes a table. Its links are told only now.",
                TableMade,
                201,
                NewTable,
                parameters=(LANG,),
                refuses=NEW_REFUSES,
            ),
            Operation(
                "GET",
                at,
                self.table,
                "The state of a table, as on its WebSocket.",
                TableState,
                parameters=(TABLE, SEAT, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "DELETE",
                at,
                self.leave,
                "Gives up every right of this device at a table; where nobody else has a seat the table is deleted.",
                TableLeft,
                parameters=(TABLE, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                f"{at}/links",
                self.links,
                "New links: of empty seats for who made the table, and for spectators; with `seat`, one that takes "
                "this seat of yours to another device.",
                TableMade,
                parameters=(TABLE, SEAT, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                f"{at}/messages",
                self.message,
                "One message, for programs that hold no WebSocket.",
                ServerMessage,
                200,
                ClientMessage,
                parameters=(TABLE, SEAT, LANG),
                refuses=NEW_REFUSES,
            ),
            Operation(
                "POST",
                f"{at}/plan",
                self.plan,
                "A question about a private copy of what this seat may know, after the steps of a plan.",
                PlanAnswer,
                200,
                PlanAsked,
                parameters=(TABLE, SEAT, LANG),
                refuses=NEW_REFUSES,
            ),
            Operation(
                "GET",
                f"{at}/record",
                self.record,
                "The record; without its secrets while the game goes on.",
                JSON_LINES,
                parameters=(TABLE, LANG, LOOK),
                refuses=REFUSES,
            ),
            Operation(
                "GET",
                f"{at}/frames",
                self.frames,
                "Positions of the game so far, as one seat saw them.",
                Frames,
                parameters=(TABLE, *VIEW, LOOK),
                refuses=REFUSES,
            ),
            Operation(
                "GET",
                f"{at}/replay",
                self.replay_info,
                "Everything about the replay of a table but its positions: log, scores, rounds.",
                ReplayInfo,
                parameters=(TABLE, SEAT, LANG, LOOK),
                refuses=REFUSES,
            ),
            Operation(
                "GET",
                f"{at}/replay.html",
                self.replay,
                "A replay of a finished game in one file that opens offline.",
                "text/html",
                parameters=(TABLE, LANG, LOOK),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                f"{at}/play-on",
                self.play_on,
                "Makes a table at which the game begins at a position of this finished one.",
                TableMade,
                201,
                PlayOn,
                parameters=(TABLE, LANG, LOOK),
                refuses=NEW_REFUSES,
            ),
        ]

    async def own_tables(self, call: Call) -> Response:
        """The latest tables of the device."""
        who = identify(call.request)
        if who.device is None:
            return json_answer([])
        device = who.device
        rows = await self.services.database.read(lambda c: store.own_tables(c, device, MOST_LISTED))
        lang = language(call.request)
        return json_answer([_own_table(row, seats, lang) for row, seats in rows])

    async def new_table(self, call: Call) -> Response:
        """Makes a table and gives its seats `here` to the device."""
        return await make_table(self.services, call, lambda: table_of(call.body))

    async def play_on(self, call: Call) -> Response:
        """Makes a table that begins at a position of a finished game."""
        id = call.values["id"]
        await self._right_to_look(call)
        async with self.services.tables.locked(id) as live:
            if live.table.status != "over":
                raise Problem(409, "server-not-over")
            presenter = live.presenter.still()
        return await replays.play_on(self.services, presenter, call)

    async def table(self, call: Call) -> Response:
        """The state as one viewpoint sees it."""
        who = identify(call.request)
        mine = await self._rights(who, call.values["id"])
        viewer = _viewer(call, mine)
        async with self.services.tables.locked(call.values["id"]) as live:
            live.note_request(viewer.mine)
            await resume_paused(self.services, live, viewer.mine)
            return json_answer(_state(live, viewer, 0, 0, self.services.clock.now()))

    async def leave(self, call: Call) -> Response:
        """Takes a table off the list of a device; those who still have seats there keep it."""
        device, id = identify(call.request).device, call.values["id"]
        mine = await self._rights(identify(call.request), id) - {WATCH}
        assert device is not None  # who has rights shows who they are
        try:
            return await self._leave(id, device, mine, identify(call.request).member)
        except OldRules:
            return await self._leave_closed(id, device, mine)

    async def _leave_closed(self, id: str, device: str, mine: frozenset[int]) -> Response:
        """Takes a table that cannot go on off the list of a device."""

        def write(connection: Connection) -> bool:
            others = access.held_by_others(connection, device, id)
            last = not others and bool(mine) and not _shared(closed_tables.seats(connection, id), mine)
            if last:
                store.drop_table(connection, id)
            else:
                access.renounce(connection, device, id)
            return last

        return json_answer(TableLeft(id, await self.services.database.write(write, id)))

    async def _leave(self, id: str, device: str, mine: frozenset[int], member: Member | None) -> Response:
        async with self.services.tables.locked(id) as live:
            others = await self.services.database.read(lambda c: access.held_by_others(c, device, id))
            shared = bool(others) or _shared(live.table.seats, mine)
            if member is not None:
                await self.services.club.results.leave(live.table, sorted(mine - others), member, last=not shared)
            if shared and mine - others:
                await self.services.tables.change(live, lambda table, now: table.leave(mine - others, now))
            last = not shared and bool(mine)  # who only watches ends nothing
            await self.services.database.write(
                lambda c: store.drop_table(c, id) if last else access.renounce(c, device, id), id
            )
            if last:
                self.services.tables.forget(live)
            await self.services.peers.recheck_rights(id)
        return json_answer(TableLeft(id, last))

    async def links(self, call: Call) -> Response:
        """New links; the old ones work until a new one is used."""
        who, id, own = identify(call.request), call.values["id"], call.values["seat"]
        mine = await self._rights(who, id)
        now = now_ms()
        async with self.services.tables.locked(id) as live:
            assert live.stored is not None
            creator = who.device is not None and who.device == live.stored.creator
            seats = live.table.seats
            wanted = [number for number, seat in enumerate(seats) if creator and seat.kind == "link" and not seat.taken]
            kinds = [seat.kind for seat in seats]
        if own is not None:
            if own not in mine:
                raise Problem(403, "server-forbidden")
            wanted = [own]
        elif creator or mine != {WATCH}:
            wanted.append(WATCH)
        lasts = access.LINK_LASTS if own is None else access.DEVICE_LINK_LASTS
        made = {number: access.new_secret() for number in wanted}

        def write(connection: Connection) -> None:
            for number, secret in made.items():
                access.add_token(connection, secret, id, number, now, lasts)

        if made:
            await self.services.database.write(write, id)
        watch = link(made.pop(WATCH)) if WATCH in made else ""
        links = [SeatLink(number, kinds[number], link(secret)) for number, secret in made.items()]
        return json_answer(TableMade(id, links, watch))

    async def message(self, call: Call) -> Response:
        """Carries out one message."""
        who, id, message = identify(call.request), call.values["id"], call.body
        if isinstance(message, protocol.Ping):
            return json_answer(Pong(now_ms()))
        mine = await self._rights(who, id)
        self.services.limits.check_message(who.address, id, message)
        await self.services.club.check_message(message, id, bool(mine - {WATCH}), who.own)
        if isinstance(message, protocol.Hello):
            call = Call(call.request, {**call.values, "seat": message.seat, "lang": message.lang}, message)
        viewer = _viewer(call, mine)
        if isinstance(message, requests.AskHint):
            return json_answer(await self.services.hints.answer(id, viewer, who.address, message))
        try:
            return await self._carry_out(call, viewer, who)
        except OldRules:
            if not isinstance(message, requests.Propose) or message.kind != "abandon":
                raise
            if not viewer.mine:
                raise Problem(403, "server-forbidden") from None
            now = now_ms()
            version = await self.services.database.write(
                lambda connection: closed_tables.abandon(connection, id, now), id
            )
            return json_answer(Ack(message.id, version))

    async def _carry_out(self, call: Call, viewer: Viewer, who: Visitor) -> Response:
        message = call.body
        async with self.services.tables.locked(call.values["id"]) as live:
            assert live.stored is not None
            live.note_request(viewer.mine)
            await resume_paused(self.services, live, viewer.mine)
            creator = who.device is not None and who.device == live.stored.creator
            viewer = msgspec.structs.replace(viewer, creator=creator)
            if isinstance(message, protocol.Hello):
                since = live.presenter.log_from(message.since)
                return json_answer(_state(live, viewer, since, message.chat_since, self.services.clock.now()))
            with self.services.people_first.answering():
                return json_answer(await answer(self.services, live, viewer, who.address, message))

    async def plan(self, call: Call) -> Response:
        """A question about the private copy of a table. Nothing of it is kept, and nobody hears of it."""
        id, asked = call.values["id"], call.body
        viewer = _viewer(call, await self._rights(identify(call.request), id))
        if viewer.seat is None:
            raise Problem(403, "server-forbidden")
        async with self.services.tables.locked(id) as live:
            table, seat = live.table, viewer.seat
            if table.status != "playing":
                raise refused("table-ended" if table.status != "waiting" else "table-waiting")
            state, people = table.line.seen_by(seat), list(table.seats)
            moves = table.line.entries(seat)
            begun = bool(moves) and moves[-1].turn == state.turn
        planning = await asyncio.to_thread(Planning, state, seat, asked.moves, begun, people)
        return json_answer(await asyncio.to_thread(planning.answer, asked.question, viewer.lang))

    async def record(self, call: Call) -> Response:
        """The record as a file."""
        id = call.values["id"]
        await self._right_to_look(call)
        try:
            async with self.services.tables.locked(id) as live:
                presenter = live.presenter.still()
            table = presenter.table
            names, over = record_names(table.seats), table.status == "over"
            lines = await asyncio.to_thread(lambda: table.line.record_lines(names, over))
        except OldRules:
            lines = await self.services.database.read(lambda connection: closed_tables.record_lines(connection, id))
        name = msgspec.json.decode(lines[0], type=Header).game
        return file_answer("".join(f"{line}\n" for line in lines).encode(), JSON_LINES, f"{name}-{id}.jsonl")

    async def frames(self, call: Call) -> Response:
        """Positions of a table."""
        presenter, _ = await self._looked_at(call)
        return await replays.frames(presenter, call)

    async def replay_info(self, call: Call) -> Response:
        """Log, scores and rounds of a table."""
        presenter, mine = await self._looked_at(call)
        return await replays.info(presenter, call, mine - {WATCH}, guest=not mine)

    async def _looked_at(self, call: Call) -> tuple[Presenter, frozenset[int]]:
        """A table and the visitor's rights: running, it is seen only as an own viewpoint; over, as anybody's."""
        id, seat = call.values["id"], call.values["seat"]
        mine = await self._right_to_look(call)
        async with self.services.tables.locked(id) as live:
            presenter, over = live.presenter.still(), live.table.status == "over"
            if seat is not None and (seat >= len(live.table.seats) or (not over and seat not in mine)):
                raise Problem(403, "server-forbidden")
        return presenter, mine

    async def finished(self, call: Call) -> Presenter:
        """A table whose game is over, for who may look at it; while it is running nothing of it is analysed."""
        await self._right_to_look(call)
        async with self.services.tables.locked(call.values["id"]) as live:
            if live.table.status != "over":
                raise Problem(409, "server-analysis-running")
            return live.presenter.still()

    async def replay(self, call: Call) -> Response:
        """One file for a finished table."""
        id = call.values["id"]
        await self._right_to_look(call)
        async with self.services.tables.locked(id) as live:
            if live.table.status != "over":
                raise Problem(409, "server-not-over")
            presenter = live.presenter.still()
        return await self._replays.one_file(presenter, call, f"tables/{id}")

    async def _rights(self, who: Visitor, id: str) -> frozenset[int]:
        """What the visitor may do at the table; raises Problem if that is nothing."""
        found = await rights_at(self.services.database, who, id)
        if not found:
            raise Problem(404, "server-no-table")
        return found

    async def _right_to_look(self, call: Call) -> frozenset[int]:
        """What the visitor may do at the table: nothing, if they may look at the finished game only."""
        id, secret = call.values["id"], call.values["look"]
        found = await rights_at(self.services.database, identify(call.request), id)
        if not found and not await may_look(self.services.database, id, secret):
            raise Problem(404, "server-look-ended" if secret else "server-no-table")
        return found


def _viewer(call: Call, mine: frozenset[int]) -> Viewer:
    seat = call.values["seat"]
    if seat is not None and seat not in mine:
        raise Problem(403, "server-forbidden")
    lang = call.values.get("lang") or language(call.request)
    return Viewer(seat, lang, frozenset(number for number in mine if number != WATCH))


def _state(live: LiveTable, viewer: Viewer, log_from: int, chat_from: int, now: int) -> TableState:
    return live.presenter.state(viewer, log_from, chat_from, live.presence(now), now, live.hurried)


def _own_table(row: Any, mine: list[int], lang: str) -> OwnTable:
    decode = msgspec.json.decode
    seats = decode(row.seats, type=list[Seat])
    scores = decode(row.scores)
    names = shown_names(catalogue.game_of(row.game), texts(lang), seats, decode(row.options), len(scores))
    asked = row.to_move if row.status == "playing" else None
    return OwnTable(
        row.id,
        row.game,
        row.name,
        row.status,
        row.version,
        mine,
        [] if asked is None else [asked],
        asked in mine and seats[asked].human,
        [SeatName(number, names[number], seat.kind, seat.level) for number, seat in enumerate(seats)],
        row.changed // 1000,
        scores,
        _shared(seats, mine),
    )


def _shared(seats: list[Seat], mine: Collection[int]) -> bool:
    """Whether somebody who came by a link, with a browser or a program, has a seat besides these."""
    return any(seat.kind == "link" and seat.taken and number not in mine for number, seat in enumerate(seats))
