"""What workers do. They get a world drawn from what the bot's seat knows, never the true state."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from ...analysis.hints import Hint, hint
from ...analysis.result import Analysis, JudgedDecision
from ...bots import Guest, Limits, bot
from ...bots.levels import leveled
from ...core.errors import InvalidRecord, Refusal
from ...core.game import game
from ...core.record import Record
from ...core.rng import Rng
from ...table.requests import TableStatus
from ...table.seats import Seat
from ...table.setup import Setup
from ...table.table import Table
from ...wire.analysis_teller import told_move
from ...wire.archive import MOST_BYTES, ArchivedLine, archive_table, pack, presenter_for, replay_for, unpack
from ...wire.presenter import Presenter
from ...wire.replay import Replay, presenter_of
from ..offline_replay import offline_html

log = logging.getLogger(__name__)
GUEST_LIMITS = Limits(seconds=10.0, start_seconds=10.0, restarts=0)
MOST_MOVES = 5000  # of an uploaded record; the longest games have some hundreds


def think(dump: dict[str, Any], level: str, seed: int, share: float = 1.0) -> int:
    """The action that a bot of that level chooses in the world it is given, with that share of its usual thinking."""
    of = game(dump["game"])
    world = (of.under(dump["rules_version"]) or of).load(dump)
    return leveled(level, share).choose(world, Rng(seed))


def think_as_guest(dump: dict[str, Any], what: str, seed: int, share: float = 1.0) -> int:
    """The action that a bot of the host chooses in the world it is given; raises what it fails with.

    It is made for this one decision, in this process of its own, and let go at once.
    """
    of = game(dump["game"])
    world = (of.under(dump["rules_version"]) or of).load(dump)
    made = bot(what, GUEST_LIMITS)
    try:
        return world.action_of(made.choose(world, Rng(seed)))
    finally:
        if isinstance(made, Guest):
            for incident in made.incidents:
                log.warning("a bot of the house: %s, %s %s", incident.kind, incident.detail, incident.noise)
            made.close()


def find_hint(dump: dict[str, Any], seed: str) -> Hint:
    """Good plans in the world it is given, by what the deciding seat knows of it."""
    of = game(dump["game"])
    return hint((of.under(dump["rules_version"]) or of).load(dump), seed)


def check_record(body: bytes) -> tuple[str, bytes]:
    """The game of a record that can be played again, and the record without padding; raises InvalidRecord."""
    record = Record.read(body.decode("utf-8", "replace").split("\n"))
    if len(record.moves) > MOST_MOVES:
        raise InvalidRecord(MOST_MOVES + 2, Refusal("", "record-too-long"))
    record.header.options = record.verify().options
    return record.header.game, "".join(f"{line}\n" for line in record.lines(tell_seed=True)).encode()


def make_record_archive(body: bytes) -> bytes | None:
    """A sound record as it is kept; None if that would be too large. Raises InvalidRecord and OldRules."""
    record = Record.read(body.decode("utf-8", "replace").split("\n"))
    return _pack(presenter_of("", record).table, record.header.names)


def make_replay_page(
    setup: Setup,
    seats: list[Seat],
    status: TableStatus,
    moves: list[str],
    lang: str,
    page: str,
    analysis: Analysis | None = None,
) -> bytes:
    """A finished game in that page, with its analysis."""
    return offline_html(Replay(Presenter(_play_again(setup, seats, status, moves))), lang, page, analysis).encode()


def make_archive_page(setup: Setup, seats: list[Seat], body: bytes, lang: str, page: str) -> bytes:
    """An archived game in that page."""
    table = Table("", setup, seats, None, ArchivedLine(game(setup.game), unpack(body)))
    return offline_html(replay_for(presenter_for(table)), lang, page).encode()


def make_analysed_move(
    setup: Setup,
    seats: list[Seat],
    status: TableStatus,
    moves: list[str],
    decision: JudgedDecision,
    worlds: int,
    lang: str,
) -> bytes:
    """A judged decision of a finished game as a board shows it, as JSON."""
    presenter = Presenter(_play_again(setup, seats, status, moves))
    return msgspec.json.encode(told_move(presenter, decision, worlds, lang))


def make_archive(
    setup: Setup, seats: list[Seat], status: TableStatus, moves: list[str], names: list[str]
) -> bytes | None:
    """An ended game as it is kept; None if that would be too large."""
    return _pack(_play_again(setup, seats, status, moves), names)


def _pack(table: Table, names: list[str]) -> bytes | None:
    body = pack(archive_table(table, names))
    return body if len(body) <= MOST_BYTES else None


def _play_again(setup: Setup, seats: list[Seat], status: TableStatus, moves: list[str]) -> Table:
    """The table with these moves played."""
    table = Table("", setup, seats, None)
    for n, notation in enumerate(moves, start=1):
        table.line.follow(notation, n, committed=True)
    table.status = status
    return table
