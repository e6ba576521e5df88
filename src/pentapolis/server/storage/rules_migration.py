"""A running game of former rules goes on under the present ones, where the game has a written way there."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, literal, select

from ...core.game import Game
from ...table.line import Line
from ...table.refused import old_rules
from . import schema

log = logging.getLogger("pentapolis.server")


def moved_line(row: Row[Any], moves: list[Row[Any]], of: Game) -> Line:
    """What was played for good, under the present rules; raises OldRules if the game cannot go on.

    An unfinished turn is taken back. A game in which nothing has been played just begins under the present rules.
    """
    if row.start:
        raise old_rules(of, row.rules_version)  # positions are not migrated
    played = [move for move in moves if move.n <= row.committed]
    try:
        plays = of.migrated([move.play for move in played], row.rules_version) if moves else []
        line = None if plays is None else _follow(row, of, plays)
    except Exception as error:  # whatever a migration, or a game that was led astray by one, raises
        log.warning("table %s cannot go on under rules version %d", row.id, of.rules_version, exc_info=error)
        line = None
    if line is None or plays is None or not _fits(line, plays, [move.seat for move in played]):
        raise old_rules(of, row.rules_version)
    return line


def _follow(row: Row[Any], of: Game, plays: list[str]) -> Line:
    seats = msgspec.json.decode(row.seats, type=list[Any])
    line = Line.new(of, len(seats), row.seed, msgspec.json.decode(row.options), version=row.record_version)
    for n, play in enumerate(plays, start=1):
        line.follow(play, n, committed=True)
    return line


def _fits(line: Line, plays: list[str], seats: list[int]) -> bool:
    """Whether the line has just these moves, each by its own seat, and still waits for somebody."""
    shared = line.played[: len(plays)]
    if [played.notation for played in shared] != plays or line.position.over:
        return False
    return len(plays) != len(seats) or [played.seat for played in shared] == seats


def set_aside(connection: Connection, id: str, now: int) -> None:
    """Keeps the moves as they were before the game was moved, and makes room for those of now."""
    moves, cut = schema.moves, schema.cut_moves
    old = select(moves.c.table_id, moves.c.n, moves.c.seat, moves.c.play, literal(now)).where(moves.c.table_id == id)
    connection.execute(insert(cut).from_select(["table_id", "n", "seat", "play", "cut"], old))
    connection.execute(delete(moves).where(moves.c.table_id == id))
