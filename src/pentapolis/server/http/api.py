"""The HTTP API: games, tables and uploaded records, each operation checked and described by its `Operation`."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from ...texts import source_of
from ...version import VERSION
from ..live.services import Services
from . import catalogue
from .analyses import AnalysisOperations
from .club.operations import ClubOperations
from .devices import Devices
from .identity import language
from .invitations import Invitations
from .lessons import Lessons
from .models import GameInfo, GameTexts, Health, Rules
from .operations import PREFIX, Call, Operation
from .parameters import GAME, LANG
from .reading import Reading
from .records import Records
from .responses import json_answer
from .share_links import ShareLinks
from .tables import Tables


class Api:
    """Everything that can be asked for over HTTP."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables = Tables(services)
        self._joining = Invitations(services)
        self._devices = Devices(services)
        self._looking = ShareLinks(services)
        self._records = Records(services)
        self._analyses = AnalysisOperations(services, self._tables, self._records)
        self._lessons = Lessons(services)
        self._reading = Reading()
        self._club = ClubOperations(services)

    def operations(self) -> list[Operation]:
        """The whole API."""
        return [
            Operation("GET", f"{PREFIX}/health", self.health, "Whether the server works.", Health),
            Operation("GET", f"{PREFIX}/games", self.games, "The games.", list[GameInfo], parameters=(LANG,)),
            Operation(
                "GET",
                f"{PREFIX}/games/{{id}}/rules",
                self.rules,
                "The numbered rules of a game.",
                Rules,
                parameters=(GAME, LANG),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{PREFIX}/games/{{id}}/components",
                self.components,
                "What never changes about the pieces of a game: what views name by id. It is the same as long as its "
                "ETag, which tells the version of the rules.",
                dict[str, Any],
                parameters=(GAME,),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{PREFIX}/games/{{id}}/texts",
                self.texts,
                "The words of a game, for pages that were built without it.",
                GameTexts,
                parameters=(GAME, LANG),
                refuses=(404,),
            ),
            *self._joining.operations(),
            *self._tables.operations(),
            *self._devices.operations(),
            *self._looking.operations(),
            *self._records.operations(),
            *self._analyses.operations(),
            *self._lessons.operations(),
            *self._reading.operations(),
            *self._club.operations(),
        ]

    async def health(self, call: Call) -> Response:
        """Looks whether the database can be written too."""
        await self.services.heartbeat.check_writable()
        return json_answer(Health(True, VERSION))

    async def games(self, call: Call) -> Response:
        """All games in words."""
        return json_answer(catalogue.games(language(call.request)))

    async def components(self, call: Call) -> Response:
        """The components of one game; browsers keep them until the rules have another version."""
        of = catalogue.game_of(call.values["id"])
        headers = {"ETag": f'"{of.id}-{of.rules_version}-{VERSION}"', "Cache-Control": "no-cache"}
        if call.request.headers.get("If-None-Match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        answer = json_answer(of.components())
        answer.headers.update(headers)
        return answer

    async def texts(self, call: Call) -> Response:
        """The words of one game."""
        game = catalogue.game_of(call.values["id"])
        return json_answer(GameTexts(source_of(game.id, language(call.request))))

    async def rules(self, call: Call) -> Response:
        """The rules of one game."""
        return json_answer(catalogue.rules(catalogue.game_of(call.values["id"]).id, language(call.request)))
