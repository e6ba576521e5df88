"""Operations for who reads the rules: the first read with its pictures, and examples of single rules."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from ...wire.first_read import first_read, first_read_position
from ...wire.first_read_messages import FirstRead, RuleExample
from ...wire.rule_examples import rule_examples
from ...wire.sandbox_messages import SandboxPosition
from ..problems import Problem
from . import catalogue
from .identity import language
from .operations import PREFIX, Call, Operation, Parameter
from .parameters import GAME, LANG
from .responses import json_answer

POSITION = Parameter("number", Annotated[int, Meta(ge=0, le=99)], "The position of a picture.", place="path")
RULE = Parameter("rule", Annotated[str, Meta(pattern="^R[0-9]{1,4}$")], "The rule by its number.", place="path")


class Reading:
    """Everything that the pages of rules ask for beside the rules themselves."""

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        return [
            Operation(
                "GET",
                f"{PREFIX}/games/{{id}}/first-read",
                self.first_read,
                "What newcomers read first: a few short sections. Games without it have none.",
                FirstRead,
                parameters=(GAME, LANG),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{PREFIX}/games/{{id}}/first-read/{{number}}",
                self.picture,
                "The position that a picture of the first read shows.",
                SandboxPosition,
                parameters=(GAME, POSITION, LANG),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{PREFIX}/games/{{id}}/rules/{{rule}}/examples",
                self.examples,
                "Examples of a rule out of the lessons of the game: how it is done, and what is not it.",
                list[RuleExample],
                parameters=(GAME, RULE, LANG),
                refuses=(404,),
            ),
        ]

    async def first_read(self, call: Call) -> Response:
        """The sections of a game."""
        return json_answer(first_read(catalogue.game_of(call.values["id"]).id, language(call.request)))

    async def picture(self, call: Call) -> Response:
        """A position as the first seat sees it."""
        of, lang = catalogue.game_of(call.values["id"]).id, language(call.request)
        found = await asyncio.to_thread(first_read_position, of, call.values["number"], lang)
        if found is None:
            raise Problem(404, "server-not-found")
        return json_answer(found)

    async def examples(self, call: Call) -> Response:
        """Yes and no."""
        of, rule = catalogue.game_of(call.values["id"]), call.values["rule"]
        if rule not in of.rule_ids():
            raise Problem(404, "server-not-found")
        return json_answer(await asyncio.to_thread(rule_examples, of.id, rule, language(call.request)))
