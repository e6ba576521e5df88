# Written by `make types` from the folders in games. It is read by type checkers alone.

from typing import Literal, overload

from .core.game import Game
from .games.akropolis.game import Akropolis
from .games.golden_ages.game import GoldenAges
from .games.horizon.game import Horizon
from .games.origins.game import Origins
from .games.uchronia.game import Uchronia

@overload
def game(id: Literal["akropolis"]) -> Akropolis: ...
@overload
def game(id: Literal["golden_ages"]) -> GoldenAges: ...
@overload
def game(id: Literal["horizon"]) -> Horizon: ...
@overload
def game(id: Literal["origins"]) -> Origins: ...
@overload
def game(id: Literal["uchronia"]) -> Uchronia: ...
@overload
def game(id: str) -> Game: ...
