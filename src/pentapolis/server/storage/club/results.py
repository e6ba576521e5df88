"""Results of finished games, and the ratings that follow from them: people and bots on one scale for each game."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select

from .. import schema as base
from . import schema

BOT = "bot:"
# How a rating is shown: newcomers stand at the middle, and a point of the model is that many.
MIDDLE, STEP = 1500, 60
SURE = 1.96  # standard deviations to either side: 95 %


class SeatResult(NamedTuple):
    """How a seat came out: `who` is the id of a name, bot:LEVEL, or empty."""

    seat: int
    who: str
    name: str
    rank: int
    score: int


class Result(NamedTuple):
    """How a game came out, and whether it counts for ratings."""

    table: str
    game: str
    at: int
    rated: bool
    seats: list[SeatResult]


def holders(connection: Connection, table: str) -> dict[int, list[str]]:
    """By seat: everybody who holds it, names and devices."""
    grants, found = base.grants, dict[int, list[str]]()
    query = select(grants.c.seat, grants.c.device).where((grants.c.table_id == table) & (grants.c.seat >= 0))
    for row in connection.execute(query.order_by(grants.c.seat, grants.c.device)):
        found.setdefault(row.seat, []).append(row.device)
    return found


def leavers(connection: Connection, table: str) -> dict[int, str]:
    """By seat: the id of the name that has left the game for good."""
    left = schema.left_seats
    return {row.seat: row.name_id for row in connection.execute(select(left).where(left.c.table_id == table))}


def note_leaver(connection: Connection, table: str, seats: list[int], id: str) -> None:
    """Notes who has left a running game."""
    left = schema.left_seats
    connection.execute(delete(left).where((left.c.table_id == table) & left.c.seat.in_(seats)))
    connection.execute(insert(left), [{"table_id": table, "seat": seat, "name_id": id} for seat in seats])


def known(connection: Connection, table: str) -> bool:
    """Whether the result is kept already."""
    query = select(schema.results.c.table_id).where(schema.results.c.table_id == table)
    return connection.execute(query).first() is not None


def unkept(connection: Connection) -> list[str]:
    """Finished games in which somebody with a name plays, and whose results are not kept yet."""
    tables, results, grants = base.tables, schema.results, base.grants
    query = (
        select(tables.c.id)
        .join(grants, grants.c.table_id == tables.c.id)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .where(
            tables.c.status.in_(("over", "abandoned"))
            & grants.c.device.like("name:%")
            & (grants.c.seat >= 0)
            & results.c.table_id.is_(None)
        )
        .distinct()
    )
    return list(connection.execute(query.limit(1000)).scalars())


def keep(connection: Connection, result: Result) -> bool:
    """Keeps a result and rates who played, once; whether it was new."""
    if known(connection, result.table):
        return False
    row = {"table_id": result.table, "game": result.game, "at": result.at, "rated": int(result.rated)}
    connection.execute(insert(schema.results).values(row))
    connection.execute(
        insert(schema.result_seats), [{"table_id": result.table, **seat._asdict()} for seat in result.seats]
    )
    if result.rated:
        _rate(connection, result)
    return True


def _rate(connection: Connection, result: Result) -> None:
    from openskill.models import PlackettLuce  # an extra, which only ratings need

    ratings, model = schema.ratings, PlackettLuce()
    whos = [seat.who for seat in result.seats]
    mine = (ratings.c.game == result.game) & ratings.c.who.in_(whos)
    before = {row.who: row for row in connection.execute(select(ratings).where(mine).with_for_update())}
    teams = [
        [model.rating(mu=before[who].mu, sigma=before[who].sigma) if who in before else model.rating()] for who in whos
    ]
    after = model.rate(teams, ranks=[float(seat.rank) for seat in result.seats])
    # Two bots of one level are one player: it gains and loses the mean of what both do.
    together: dict[str, list[Any]] = {}
    for who, (rated,) in zip(whos, after, strict=True):
        together.setdefault(who, []).append(rated)
    connection.execute(delete(ratings).where(mine))
    connection.execute(
        insert(ratings),
        [
            {
                "game": result.game,
                "who": who,
                "mu": sum(each.mu for each in found) / len(found),
                "sigma": sum(each.sigma for each in found) / len(found),
                "games": (before[who].games if who in before else 0) + 1,
                "at": result.at,
            }
            for who, found in together.items()
        ],
    )


def ratings_of(connection: Connection, game: str, most: int) -> list[Row[Any]]:
    """The ratings of a game, those first of whom one can be sure of most; bots have no name."""
    ratings, names = schema.ratings, schema.names
    sure = (ratings.c.mu - SURE * ratings.c.sigma).desc()
    query = select(ratings, names.c.name).outerjoin(names, names.c.id == ratings.c.who)
    shown = (ratings.c.game == game) & ((names.c.banned == 0) | ratings.c.who.like(f"{BOT}%"))
    return list(connection.execute(query.where(shown).order_by(sure, ratings.c.who).limit(most)))


def ratings_of_name(connection: Connection, id: str) -> dict[str, Row[Any]]:
    """The ratings of a name by game."""
    return {row.game: row for row in connection.execute(select(schema.ratings).where(schema.ratings.c.who == id))}


def games_of(connection: Connection, id: str, most: int) -> list[Result]:
    """The finished games of a name, the latest first."""
    results, seats = schema.results, schema.result_seats
    mine = select(seats.c.table_id).where(seats.c.who == id)
    query = select(results).where(results.c.table_id.in_(mine)).order_by(results.c.at.desc(), results.c.table_id)
    rows = connection.execute(query.limit(most)).all()
    by_table: dict[str, list[SeatResult]] = {row.table_id: [] for row in rows}
    found = select(seats).where(seats.c.table_id.in_(mine)).order_by(seats.c.table_id, seats.c.seat)
    for seat in connection.execute(found):
        if seat.table_id in by_table:
            by_table[seat.table_id].append(SeatResult(seat.seat, seat.who, seat.name, seat.rank, seat.score))
    return [Result(row.table_id, row.game, row.at, bool(row.rated), by_table[row.table_id]) for row in rows]
