"""Replays: the positions of a line of play, one after the other, as one seat saw them."""

from __future__ import annotations

from ..core.record import Record
from ..table.protocol import Frame
from ..table.reading import Reading
from ..table.seats import Seat
from ..table.table import Setup, Table
from .shapes import Frames

MOST_FRAMES = 50  # in one answer


def frames_of(reading: Reading, seat: int | None, lang: str, first: int, last: int) -> Frames:
    """The positions after `first` to `last` moves, at most MOST_FRAMES of them."""
    line = reading.table.line
    played = list(line.played)
    header = line.header
    state = line.game.new(header.players, header.seed, header.options)
    last = min(last, first + MOST_FRAMES - 1, len(played))
    found: list[Frame] = []
    if first == 0:
        found.append(Frame(0, state.turn, None, "", "", [], state.scores(), state.view(seat)))
    for n in range(1, last + 1):
        move = played[n - 1]
        state.play(state.parse(move.notation))
        if n >= first:
            notation, text = reading.action_text(move, seat, lang)
            events = reading.events(move.events, seat, lang)
            found.append(Frame(n, move.turn, move.seat, text, notation, events, move.scores, state.view(seat)))
    return Frames(len(played), found)


def reading_of(id: str, record: Record) -> Reading:
    """A sound record as a table that can only be looked at."""
    header = record.header
    assert header.seed is not None
    names = [*header.names, *([""] * header.players)]
    seats = [_seat(name) for name in names[: header.players]]
    table = Table(id, Setup(header.game, header.options, header.seed, ""), seats, None)
    for move in record.moves:
        table.line.play_for_good(table.line.state.parse(move.play))
    table.status = "over" if table.line.position.over else "abandoned"
    return Reading(table)


def _seat(name: str) -> Seat:
    """A seat as the record names it; `bot:NAME` is a bot."""
    shown = name.removeprefix("bot:")
    return Seat("bot" if shown != name else "here", shown[:40], None, True)
