"""The HTTP API: games, tables and uploaded records, each operation checked and described by its `Operation`."""

from __future__ import annotations

from starlette.responses import Response

from ...version import VERSION
from ..live.services import Services
from . import catalogue
from .devices import Devices
from .identity import language
from .invitations import Invitations
from .models import GameInfo, Health, Rules
from .operations import PREFIX, Call, Operation
from .parameters import GAME, LANG
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
            *self._joining.operations(),
            *self._tables.operations(),
            *self._devices.operations(),
            *self._looking.operations(),
            *self._records.operations(),
        ]

    async def health(self, call: Call) -> Response:
        """Looks whether the database can be written too."""
        await self.services.heartbeat.check_writable()
        return json_answer(Health(True, VERSION))

    async def games(self, call: Call) -> Response:
        """All games in words."""
        return json_answer(catalogue.games(language(call.request)))

    async def rules(self, call: Call) -> Response:
        """The rules of one game."""
        return json_answer(catalogue.rules(catalogue.game_of(call.values["id"]).id, language(call.request)))
