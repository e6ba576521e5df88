"""Ratings, and what came of one's own games."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterable
from typing import Any

from starlette.responses import Response

from ....bots import LEVELS
from ....core.game import game_ids
from ....texts import texts
from ...live.services import Services
from ...storage.club import results
from ...storage.club.results import BOT, MIDDLE, STEP, SURE, Result
from .. import catalogue
from ..identity import identify, language
from ..operations import PREFIX, Call, Operation
from ..parameters import GAME, LANG
from ..responses import file_answer, json_answer
from .models import GameStatistics, OwnStatistics, PlayedGame, PlayedSeat, RatingInfo, RatingLine, RatingList
from .signed_in import need, signed_in

TITLES = {level.name: level.title for level in LEVELS}
MOST_LINES = 200
MOST_GAMES = 100_000
LATEST = 50
CENTRE = 25.0  # where the model lets newcomers begin
RISKY = ("=", "+", "-", "@", "\t", "\r")  # how a cell begins that programs for sheets would reckon with


class Ratings:
    """Everything that can be asked of results."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/club"
        return [
            Operation(
                "GET",
                f"{at}/ratings/{{id}}",
                self.ratings,
                "The ratings of a game: people with protected names, and bots.",
                RatingList,
                parameters=(GAME, LANG),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{at}/statistics",
                self.statistics,
                "What came of your finished games.",
                OwnStatistics,
                parameters=(LANG,),
                refuses=(403, 404),
            ),
            Operation(
                "GET",
                f"{at}/games.csv",
                self.sheet,
                "Your finished games as a table, a line for each.",
                "text/csv",
                parameters=(LANG,),
                refuses=(403, 404),
            ),
        ]

    async def ratings(self, call: Call) -> Response:
        """The list of one game."""
        need(self.services, "ratings")
        game, member = catalogue.game_of(call.values["id"]).id, identify(call.request).member
        rows = await self.services.database.read(lambda connection: results.ratings_of(connection, game, MOST_LINES))
        words, lines = texts(language(call.request)), []
        for place, row in enumerate(rows, 1):
            level = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
            lines.append(
                RatingLine(place, _name(row, words), level, member is not None and row.who == member.id, info(row))
            )
        return json_answer(RatingList(game, lines))

    async def statistics(self, call: Call) -> Response:
        """By title, and the latest games."""
        member, words = signed_in(self.services, call), texts(language(call.request))
        found = await self.services.database.read(lambda c: results.games_of(c, member.id, MOST_GAMES))
        rated = await self.services.database.read(lambda c: results.ratings_of_name(c, member.id))
        rates = self.services.club.has("ratings")
        by_game = [
            _statistics(game, mine, info(rated[game]) if rates and game in rated else None)
            for game in game_ids()
            if (mine := [_own(each, member.id) for each in found if each.game == game])
        ]
        return json_answer(OwnStatistics(by_game, [_played(each, member.id, words) for each in found[:LATEST]]))

    async def sheet(self, call: Call) -> Response:
        """One line for each game, the latest first."""
        member, words = signed_in(self.services, call), texts(language(call.request))
        found = await self.services.database.read(lambda c: results.games_of(c, member.id, MOST_GAMES))
        body = _sheet(found, member.id, words)
        return file_answer(body.encode("utf-8-sig"), "text/csv; charset=utf-8", "pentapolis-games.csv")


def info(row: Any) -> RatingInfo:
    """The rating in the figures that people read."""
    middle, reach = MIDDLE + STEP * (row.mu - CENTRE), STEP * SURE * row.sigma
    return RatingInfo(round(middle), round(middle - reach), round(middle + reach), row.games)


def _own(result: Result, id: str) -> Any:
    return next(seat for seat in result.seats if seat.who == id)


def _statistics(game: str, mine: list[Any], rating: RatingInfo | None) -> GameStatistics:
    count = len(mine)
    return GameStatistics(
        game,
        count,
        sum(seat.rank == 1 for seat in mine),
        round(sum(seat.rank for seat in mine) / count, 2),
        round(sum(seat.score for seat in mine) / count, 1),
        max(seat.score for seat in mine),
        rating,
    )


def _name(row: Any, words: Any) -> str:
    """How somebody who is rated or played is called: people by their names, bots by the titles of their levels."""
    level = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
    found: str = row.name if level is None else words.say(TITLES[level]) if level in TITLES else level
    return found


def _played(result: Result, id: str, words: Any) -> PlayedGame:
    seats = [PlayedSeat(_name(seat, words), seat.rank, seat.score, seat.who == id) for seat in result.seats]
    return PlayedGame(result.table, result.game, result.at // 1000, result.rated, seats)


def _sheet(found: Iterable[Result], id: str, words: Any) -> str:
    out = io.StringIO()
    lines = csv.writer(out)
    lines.writerow(["date", "game", "table", "players", "rank", "score", "won", "rated", "opponents"])
    for result in found:
        mine = _own(result, id)
        others = "; ".join(
            f"{_name(seat, words)} {seat.score} ({seat.rank})" for seat in result.seats if seat is not mine
        )
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(result.at / 1000))
        won, rated = int(mine.rank == 1), int(result.rated)
        game = words.say(f"{result.game}-name") if result.game in game_ids() else result.game
        row = [when, game, result.table, len(result.seats), mine.rank, mine.score, won, rated, others]
        lines.writerow([_safe(cell) for cell in row])
    return out.getvalue()


def _safe(cell: object) -> object:
    """A cell that no program takes for a formula: names are what anybody has typed."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(RISKY) else cell
