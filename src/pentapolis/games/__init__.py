"""The games that come with the package: every folder here with a `game.py` that names its rules as `GAME`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin

from ..core.game import Game, register


def found(folder: Traversable | None = None) -> list[str]:
    """The games in the folder, in the order of the alphabet; none of them is loaded for it."""
    inside = (folder or resources.files(__name__)).iterdir()
    return sorted(path.name for path in inside if path.name.isidentifier() and (path / "game.py").is_file())


def maker(id: str) -> Callable[[], Game]:
    """What loads and builds the game of that folder."""

    def make() -> Game:
        module = import_module(f"{__name__}.{id}.game")
        if not hasattr(module, "GAME"):
            raise TypeError(f"{module.__name__} does not say which class the game is: add GAME = ...")
        made = module.GAME()
        if not isinstance(made, Game) or made.id != id:
            raise TypeError(f"GAME in {module.__name__} must be a Game whose id is {id!r}, like its folder")
        return made

    return make


def play_types(id: str) -> ModuleType | None:
    """The types of the game of that folder: its View, Decision, Choice, Event and Preview; None if it declares none."""
    name = f"{__name__}.{id}.play_types"
    return import_module(name) if id in found() and find_spec(name) is not None else None


def kinds(union: Any) -> dict[str, tuple[Any, ...]]:
    """What each kind of a game's Decision, Choice or Event holds: its `about`, its `args` and targets, its `data`."""
    return {kind: get_args(member)[1:] for member in alternatives(union) for kind in get_args(get_args(member)[0])}


def alternatives(type_: Any) -> tuple[Any, ...]:
    """The types that a type is one of; itself if it is no union."""
    return get_args(type_) if get_origin(type_) in (Union, UnionType) else (type_,)


def register_all() -> None:
    """Makes every game known by its name; each is loaded when it is first asked for."""
    for id in found():
        register(id, maker(id))
