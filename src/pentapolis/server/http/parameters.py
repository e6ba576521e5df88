"""The parts of addresses that several operations share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ...table.requests import SeatNumber
from ...wire.protocol import Lang
from .operations import Parameter

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]
GameId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
TABLE = Parameter("id", Id, "The table.", place="path")
RECORD = Parameter("id", Id, "The uploaded record.", place="path")
GAME = Parameter("id", GameId, "The game by its id, as the list of games has it.", place="path")
LANG = Parameter("lang", Lang, "The language of all texts; else that of Accept-Language.")
SEAT = Parameter("seat", SeatNumber, "As which seat; left out: as a spectator.")
FROM = Parameter("from", Annotated[int, Meta(ge=0, le=100_000)], "The first position; 0 is the start.", 0)
TO = Parameter("to", Annotated[int, Meta(ge=0, le=100_000)], "The last position; at most 50 are sent.", 100_000)
LOOK = Parameter("look", Annotated[str, Meta(max_length=100)], "The secret of a link to look at a finished game.", "")
DEVICE = Parameter("device", Annotated[str, Meta(pattern="^[0-9a-f]{16}$")], "The device, by its `id`.", place="path")
MOVE = Parameter("n", Annotated[int, Meta(ge=1, le=100_000)], "The move, the first being 1.", place="path")
VIEW = (SEAT, FROM, TO, LANG)
