"""Analyses of finished games in the database: each as it is asked for, move by move, and at last as a whole."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ...analysis.kept import Header
from ...analysis.result import Analysis, JudgedDecision, decode
from ...analysis.settings import AnalysisError
from . import schema

MOST_UNPACKED = 50_000_000  # bytes of an analysis or a record
analyses, judged_moves = schema.analyses, schema.judged_moves


class Damaged(Exception):
    """What is kept of an analysis cannot be read, or was judged by something else than what judges now."""


class Key(NamedTuple):
    """Which analysis: of `tables/ID` or `records/ID`, and how hard it thinks."""

    of: str
    setting: str


class Progress(NamedTuple):
    """How far an analysis is, without anything that was found."""

    key: Key
    wanted: bool
    done: bool
    judged: int
    total: int
    spent: int
    problem: str
    header: str


class Work(NamedTuple):
    """What is left to do: the record, how hard to think, and which decisions nobody has judged."""

    record: str
    header: Header
    missing: list[int]  # their places among all decisions
    spent: int


def progress(connection: Connection, of: str) -> list[Progress]:
    """How far the analyses of a game are."""
    judged = select(func.count()).where(
        (judged_moves.c.of == analyses.c.of) & (judged_moves.c.setting == analyses.c.setting)
    )
    done = analyses.c.result.is_not(None)
    columns = [analyses.c[name] for name in ("of", "setting", "wanted", "moves", "spent", "problem", "header")]
    query = select(*columns, done.label("done"), judged.scalar_subquery().label("judged"))
    found = []
    for row in connection.execute(query.where(analyses.c.of == of)):
        total = len(msgspec.json.decode(row.moves, type=list[int]))
        count = total if row.done else row.judged
        key = Key(row.of, row.setting)
        found.append(Progress(key, bool(row.wanted), bool(row.done), count, total, row.spent, row.problem, row.header))
    return found


def want(connection: Connection, key: Key, header: Header, moves: list[int], record: str, now: int, most: int) -> bool:
    """Asks for an analysis; what is there of the same stays, anything else is thrown away. Whether it is to be done."""
    here, written = _is(key), msgspec.json.encode(header).decode()
    row = connection.execute(select(analyses.c.header, analyses.c.result).where(here)).one_or_none()
    if row is not None and row.header == written:
        if row.result is not None:
            return False
        connection.execute(update(analyses).where(here).values(wanted=1, asked=now, problem=""))
        return True
    drop(connection, key)
    kind, _, id = key.of.partition("/")
    place = {"table_id": id} if kind == "tables" else {"record_id": id}
    values = {"of": key.of, "setting": key.setting, "header": written, "moves": msgspec.json.encode(moves).decode()}
    packed = zlib.compress(record.encode(), 9)
    connection.execute(insert(analyses).values(**values, **place, wanted=1, asked=now, spent=0, record=packed))
    _drop_old(connection, most)
    return True


def _drop_old(connection: Connection, most: int) -> None:
    """Keeps the latest analyses only."""
    old = select(analyses.c.of, analyses.c.setting).order_by(analyses.c.asked.desc()).offset(most)
    for row in connection.execute(old).all():
        drop(connection, Key(row.of, row.setting))


def drop(connection: Connection, key: Key) -> None:
    """Throws an analysis away."""
    connection.execute(delete(analyses).where(_is(key)))


def stop(connection: Connection, of: str) -> None:
    """Nobody waits for the analyses of a game any more; what has been judged stays."""
    connection.execute(update(analyses).where((analyses.c.of == of) & (analyses.c.wanted == 1)).values(wanted=0))


def fail(connection: Connection, key: Key, problem: str) -> None:
    """An analysis stops by itself."""
    connection.execute(update(analyses).where(_is(key)).values(wanted=0, problem=problem))


def work(connection: Connection, key: Key) -> Work | None:
    """What is left to do for an analysis; None if nobody wants it any more. Raises Damaged."""
    row = connection.execute(select(analyses).where(_is(key) & (analyses.c.wanted == 1))).one_or_none()
    if row is None or row.record is None:
        return None
    there = select(judged_moves.c.n).where(_of(key))
    judged = set(connection.execute(there).scalars())
    moves = msgspec.json.decode(row.moves, type=list[int])
    missing = [place for place, n in enumerate(moves) if n not in judged]
    return Work(_unpacked(row.record).decode(), header_of(row.header), missing, row.spent)


def header_of(written: str) -> Header:
    """The header that was written down; raises Damaged."""
    try:
        return msgspec.json.decode(written, type=Header)
    except msgspec.DecodeError as error:
        raise Damaged(str(error)) from None


def add(connection: Connection, key: Key, decision: JudgedDecision, spent: int) -> None:
    """Keeps a judged decision, if the analysis is still there and nobody else was quicker."""
    if connection.execute(select(analyses.c.of).where(_is(key)).with_for_update()).scalar() is None:
        return
    connection.execute(update(analyses).where(_is(key)).values(spent=analyses.c.spent + spent))
    connection.execute(delete(judged_moves).where(_of(key) & (judged_moves.c.n == decision.n)))
    body = zlib.compress(msgspec.json.encode(decision), 9)
    connection.execute(insert(judged_moves).values(of=key.of, setting=key.setting, n=decision.n, body=body))


def finish(connection: Connection, key: Key, result: bytes) -> None:
    """Keeps the whole analysis; its decisions are in it."""
    done = {"result": zlib.compress(result, 9), "record": None, "wanted": 0, "driver": None}
    connection.execute(update(analyses).where(_is(key)).values(done))
    connection.execute(delete(judged_moves).where(_of(key)))


def decisions(connection: Connection, key: Key) -> list[JudgedDecision]:
    """What has been judged of an analysis that is not done, in its order; raises Damaged."""
    rows = connection.execute(select(judged_moves.c.body).where(_of(key)).order_by(judged_moves.c.n))
    try:
        return [msgspec.json.decode(_unpacked(body), type=JudgedDecision) for body in rows.scalars()]
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Damaged(str(error)) from None


def result(connection: Connection, key: Key) -> Analysis | None:
    """The whole analysis, when it is done; raises Damaged."""
    body = connection.execute(select(analyses.c.result).where(_is(key))).scalar()
    if body is None:
        return None
    try:
        return decode(_unpacked(body))
    except AnalysisError as error:
        raise Damaged(str(error)) from None


def waiting(connection: Connection, me: str, now: int) -> list[Key]:
    """Analyses that somebody wants and no other process works on, those that were asked for first."""
    free = analyses.c.driver.is_(None) | (analyses.c.driver == me) | (analyses.c.driven_until < now)
    query = select(analyses.c.of, analyses.c.setting).where((analyses.c.wanted == 1) & free).order_by(analyses.c.asked)
    return [Key(row.of, row.setting) for row in connection.execute(query)]


def claim(connection: Connection, key: Key, me: str, now: int, until: int) -> bool:
    """Whether this process is the one that works on the analysis from now on."""
    free = analyses.c.driver.is_(None) | (analyses.c.driver == me) | (analyses.c.driven_until < now)
    done = connection.execute(update(analyses).where(_is(key) & free).values(driver=me, driven_until=until))
    return done.rowcount == 1


def renew(connection: Connection, me: str, until: int) -> None:
    """This process goes on with what it works on."""
    connection.execute(update(analyses).where(analyses.c.driver == me).values(driven_until=until))


def release(connection: Connection, me: str) -> None:
    """Leaves to others what this process works on."""
    connection.execute(update(analyses).where(analyses.c.driver == me).values(driver=None))


def _is(key: Key) -> Any:
    return (analyses.c.of == key.of) & (analyses.c.setting == key.setting)


def _of(key: Key) -> Any:
    return (judged_moves.c.of == key.of) & (judged_moves.c.setting == key.setting)


def _unpacked(body: Any) -> bytes:
    try:
        return zlib.decompressobj().decompress(bytes(body), MOST_UNPACKED)
    except (zlib.error, TypeError) as error:
        raise Damaged(str(error)) from None
