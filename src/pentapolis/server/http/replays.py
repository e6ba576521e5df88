"""What a replay is made of, of a table or of an uploaded record: positions, the rest, and all of it as one file."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec
from starlette.responses import Response

from ...wire.archive import ArchivedReading, film_for, packed
from ...wire.presenter import Reading
from ..live.registry import House
from ..net.rate_limiter import Buckets
from ..offline_replay import PageNotBuilt, template
from ..problems import Problem
from ..workers.jobs import archive_page, replay_page
from ..workers.pool import WorkerLost
from ..workers.schedule import Claim
from .identity import language, visitor
from .models import Frames
from .operations import Call
from .responses import file_answer, json_answer

MOST_FRAMES = 50  # in one answer
KEPT = 16  # replays as one file that are not made again


async def frames(reading: Reading, call: Call) -> Response:
    """The positions that were asked for."""
    values = call.values
    seat, first, last = _viewpoint(reading, values["seat"]), values["from"], values["to"]
    return json_answer(await asyncio.to_thread(_frames, reading, seat, language(call.request), first, last))


def _frames(reading: Reading, seat: int | None, lang: str, first: int, last: int) -> Frames:
    """The positions after `first` to `last` moves, at most MOST_FRAMES of them."""
    film = film_for(reading)
    return Frames(film.total, film.frames(first, min(last, first + MOST_FRAMES - 1), seat, lang))


async def info(reading: Reading, call: Call, mine: frozenset[int], guest: bool = False) -> Response:
    """Log, scores and rounds."""
    seat, lang = _viewpoint(reading, call.values["seat"]), language(call.request)
    told = await asyncio.to_thread(lambda: film_for(reading).info(seat, lang, mine))
    return json_answer(msgspec.structs.replace(told, guest=guest))


class Replays:
    """Finished games, each as one page that opens offline. They take a while, so workers make them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._asked = Buckets(house.settings.limits.replays, 60)
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    async def one_file(self, reading: Reading, call: Call) -> Response:
        """Everything in one page."""
        address = visitor(call.request).address
        if not self._asked.take(address):
            raise Problem(429, "server-too-many")
        lang, table = language(call.request), reading.table
        what = (table.id, lang, *reading.names(lang))
        page = self._kept.pop(what, None)
        if page is None:
            page = await self._made(reading, lang, address)
        self._kept[what] = page
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return file_answer(page, "text/html; charset=utf-8", f"{reading.game.id}-{table.id}.html")

    async def _made(self, reading: Reading, lang: str, address: str) -> bytes:
        table, run = reading.table, self.house.workers.run
        claim = Claim(address=address)
        made: bytes
        try:
            if isinstance(reading, ArchivedReading):
                body = packed(reading.archive)
                made = await run(archive_page, table.setup, table.seats, body, lang, template(), claim=claim)
            else:
                moves = [played.notation for played in table.line.played]
                made = await run(
                    replay_page, table.setup, table.seats, table.status, moves, lang, template(), claim=claim
                )
        except PageNotBuilt:
            raise Problem(503, "server-no-offline") from None
        except WorkerLost:
            raise Problem(503, "server-busy") from None
        return made


def _viewpoint(reading: Reading, seat: int | None) -> int | None:
    """The seat if there is one."""
    if seat is not None and seat >= len(reading.table.seats):
        raise Problem(404, "server-not-found")
    return seat
