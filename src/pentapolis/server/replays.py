"""What a replay is made of, of a table or of an uploaded record: positions, the rest, and all of it as one file."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from ..table.film import Film
from ..table.reading import Reading
from .offline import PageNotBuilt, offline_html
from .operations import Call
from .problems import Problem
from .replies import file_answer, json_answer
from .shapes import Frames
from .visitor import language

MOST_FRAMES = 50  # in one answer


async def frames(reading: Reading, call: Call) -> Response:
    """The positions that were asked for."""
    values = call.values
    seat, first, last = _viewpoint(reading, values["seat"]), values["from"], values["to"]
    return json_answer(await asyncio.to_thread(_frames, reading, seat, language(call.request), first, last))


def _frames(reading: Reading, seat: int | None, lang: str, first: int, last: int) -> Frames:
    """The positions after `first` to `last` moves, at most MOST_FRAMES of them."""
    film = Film(reading)
    return Frames(film.total, film.frames(first, min(last, first + MOST_FRAMES - 1), seat, lang))


async def info(reading: Reading, call: Call, mine: frozenset[int]) -> Response:
    """Log, scores and rounds."""
    seat, lang = _viewpoint(reading, call.values["seat"]), language(call.request)
    return json_answer(await asyncio.to_thread(lambda: Film(reading).info(seat, lang, mine)))


async def one_file(reading: Reading, call: Call) -> Response:
    """Everything in one page that opens offline."""
    lang = language(call.request)
    try:
        page = await asyncio.to_thread(lambda: offline_html(Film(reading), lang))
    except PageNotBuilt:
        raise Problem(503, "server-no-offline") from None
    return file_answer(page.encode(), "text/html; charset=utf-8", f"{reading.game.id}-{reading.table.id}.html")


def _viewpoint(reading: Reading, seat: int | None) -> int | None:
    """The seat if there is one."""
    if seat is not None and seat >= len(reading.table.seats):
        raise Problem(404, "server-not-found")
    return seat
