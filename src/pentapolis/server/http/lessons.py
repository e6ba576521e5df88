"""Operations on lessons: what there is to learn, tries in a lesson, and the coach of a first game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from msgspec import Meta
from starlette.responses import Response

from ...core.game import game_ids
from ...lessons import NoSuchLesson, NotThisFar
from ...wire.lesson_messages import CardsSeen, CoachAnswer, LessonAnswer, LessonAsked, LessonBook
from ...wire.lessons import coach_card, lesson_answer, lesson_book, lesson_state
from ..live.services import Services
from ..net.rate_limiter import RateLimiter
from ..problems import Problem
from . import catalogue
from .create import make_table, table_from
from .identity import identify, language, rights_at
from .models import PlayOnLesson, TableMade
from .operations import PREFIX, Call, Operation, Parameter
from .parameters import GAME, LANG, SEAT, TABLE
from .responses import json_answer

T = TypeVar("T")
LessonId = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
LESSON = Parameter("lesson", LessonId, "The lesson by its id.", place="path")


class Lessons:
    """Everything that can be asked of lessons. Nothing of a learner is kept."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._asked = RateLimiter(services.settings.limits.lessons, 60)

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        return [
            Operation(
                "GET",
                f"{PREFIX}/lessons",
                self.books,
                "What there is to learn: the lessons of every game.",
                list[LessonBook],
                parameters=(LANG,),
            ),
            Operation(
                "GET",
                f"{PREFIX}/lessons/{{id}}",
                self.book,
                "The lessons of one game.",
                LessonBook,
                parameters=(GAME, LANG),
                refuses=(404,),
            ),
            Operation(
                "POST",
                f"{PREFIX}/lessons/{{id}}/{{lesson}}",
                self.ask,
                "A place in a lesson, which the learner's right moves lead to: what it looks like, what a choice would "
                "change, why something is not legal, what a thing is, what comes of a try, and how it is done.",
                LessonAnswer,
                200,
                LessonAsked,
                parameters=(GAME, LESSON, LANG),
                refuses=(403, 404, 409, 413, 415),
            ),
            Operation(
                "POST",
                f"{PREFIX}/lessons/{{id}}/{{lesson}}/play-on",
                self.lesson_play_on,
                "Makes a table at which the game begins at a place in a lesson.",
                TableMade,
                201,
                PlayOnLesson,
                parameters=(GAME, LESSON, LANG),
                refuses=(403, 404, 409, 413, 415),
            ),
            Operation(
                "POST",
                f"{PREFIX}/tables/{{id}}/coach",
                self.coach,
                "What the coach of a first game says to a seat now, which has seen some of the cards.",
                CoachAnswer,
                200,
                CardsSeen,
                parameters=(TABLE, SEAT, LANG),
                refuses=(403, 404, 409, 413, 415),
            ),
        ]

    async def books(self, call: Call) -> Response:
        """All books, in the order of the games."""
        return json_answer([lesson_book(id, language(call.request)) for id in game_ids()])

    async def book(self, call: Call) -> Response:
        """The book of one game."""
        return json_answer(lesson_book(catalogue.game_of(call.values["id"]).id, language(call.request)))

    async def ask(self, call: Call) -> Response:
        """Plays the moves and answers."""
        self._limit(call)
        asked: LessonAsked = call.body
        told = await _at(call, lesson_answer, tuple(asked.moves), asked.question, language(call.request))
        return json_answer(told)

    async def lesson_play_on(self, call: Call) -> Response:
        """Plays the moves, and makes a table that begins there."""
        self._limit(call)
        state = await _at(call, lesson_state, tuple(call.body.moves))
        return await make_table(self.services, call, lambda: table_from(state, call.body))

    async def coach(self, call: Call) -> Response:
        """Looks at the position of a seat of the visitor."""
        self._limit(call)
        id, seat = call.values["id"], call.values["seat"]
        rights = await rights_at(self.services.database, identify(call.request), id)
        if not rights:
            raise Problem(404, "server-no-table")
        if seat is None or seat not in rights:
            raise Problem(403, "server-forbidden")
        async with self.services.tables.locked(id) as live:
            line, seen = live.table.line, frozenset(call.body.seen)
            asked = live.table.status == "over" or (live.table.status == "playing" and not line.held)
            card = coach_card(line.seen_by(seat), seat, seen, language(call.request)) if asked else None
        return json_answer(CoachAnswer(card))

    def _limit(self, call: Call) -> None:
        if not self._asked.take(identify(call.request).address):
            raise Problem(429, "server-too-many")


async def _at(call: Call, ask: Callable[..., T], *args: object) -> T:
    """What is asked of the lesson by its game and name; raises Problem where there is none or moves are not right."""
    try:
        return await asyncio.to_thread(ask, catalogue.game_of(call.values["id"]).id, call.values["lesson"], *args)
    except NoSuchLesson:
        raise Problem(404, "server-no-lesson") from None
    except NotThisFar as error:
        raise Problem(409, error.refusal.key, **error.refusal.args) from None
