"""Where the planes of a game come from: its own planes.py, whatever was registered for it, or its table of fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from inspect import Parameter, signature
from typing import Any

from ..core.errors import InvalidOptions, PentapolisError, short_repr
from ..core.fields import FieldsEncoder
from ..core.game import game, game_ids
from ..core.options import checked
from ..core.planes import Encoder

Maker = Callable[..., Encoder]
_makers: dict[str, Maker] = {}


class NoPlanes(PentapolisError):
    """The game cannot be shown as arrays yet; the message says what to add."""


def register_encoder(id: str, maker: Maker) -> None:
    """Gives a game from outside this package its planes: maker(players, options, **settings) makes the Encoder."""
    _makers[id] = maker


def encoded_games() -> list[str]:
    """The names of all games that can be shown as arrays."""
    return [id for id in game_ids() if id in _makers or _own(id) or game(id).fields is not None]


def encoder(id: str, players: int, options: Mapping[str, Any] | None = None, **settings: Any) -> Encoder:
    """How a game with these options is shown as arrays; settings are the game's own, such as the size of a window."""
    of = game(id)
    complete = checked(of.options, options)
    of.check_players(players, complete)
    return _maker(id)(players, complete, **checked_settings(id, settings))


def checked_settings(id: str, given: Mapping[str, Any] | None) -> dict[str, Any]:
    """The settings of a game's planes, if there are such ones."""
    if not isinstance(given or {}, Mapping):
        raise InvalidOptions(f"planes are settings with their names, not {short_repr(given)}")
    settings = dict(given or {})
    _, _, *known = signature(_maker(id)).parameters.values()  # after players and options
    names = [parameter.name for parameter in known]
    if not any(parameter.kind == Parameter.VAR_KEYWORD for parameter in known):
        for name in settings:
            if name not in names:
                kinds = f"has only {', '.join(map(repr, names))}" if names else "has none"
                raise InvalidOptions(f"no setting of planes is called {short_repr(name)}: {id} {kinds}")
    return settings


def _maker(id: str) -> Maker:
    if id not in _makers:
        fields = game(id).fields
        if not _own(id) and fields is not None:
            return lambda players, options: FieldsEncoder(game(id), fields, players, options)
        if not _own(id):
            raise NoPlanes(
                f"{id} has no planes yet: add src/pentapolis/games/{id}/planes.py with a function "
                "encoder(players, options) that makes a pentapolis.core.planes.Encoder (games/akropolis/planes.py is "
                "an example), declare its fields (core/fields.py), which gives it planes, or call "
                "pentapolis.rl.register_encoder for a game from elsewhere"
            )
        _makers[id] = import_module(_own(id)).encoder
    return _makers[id]


def _own(id: str) -> str:
    """The module of the game's planes, or nothing."""
    package = f"pentapolis.games.{id}"
    if id.isidentifier() and find_spec(package) is not None and find_spec(f"{package}.planes") is not None:
        return f"{package}.planes"
    return ""
