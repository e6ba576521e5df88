"""The HTTP API: games, tables and uploaded records, each operation checked and described by its `Operation`."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from ..texts import source_of
from ..version import VERSION
from . import catalogue
from .devices import Devices
from .house import House
from .joining import Joining
from .looking import Looking
from .operations import PREFIX, Call, Operation
from .parameters import GAME, LANG
from .records import Records
from .replies import json_answer
from .shapes import GameInfo, GameTexts, Health, Rules
from .tables import Tables
from .visitor import language


class Api:
    """Everything that can be asked for over HTTP."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables = Tables(house)
        self._joining = Joining(house)
        self._devices = Devices(house)
        self._looking = Looking(house)
        self._records = Records(house)

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
                "What never changes about the pieces of a game: in no view, read once.",
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
        ]

    async def health(self, call: Call) -> Response:
        """Looks whether the database can be written too."""
        await self.house.check_writable()
        return json_answer(Health(True, VERSION))

    async def games(self, call: Call) -> Response:
        """All games in words."""
        return json_answer(catalogue.games(language(call.request)))

    async def components(self, call: Call) -> Response:
        """The components of one game."""
        return json_answer(catalogue.game_of(call.values["id"]).components())

    async def texts(self, call: Call) -> Response:
        """The words of one game."""
        game = catalogue.game_of(call.values["id"])
        return json_answer(GameTexts(source_of(game.id, language(call.request))))

    async def rules(self, call: Call) -> Response:
        """The rules of one game."""
        return json_answer(catalogue.rules(catalogue.game_of(call.values["id"]).id, language(call.request)))
