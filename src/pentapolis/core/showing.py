"""How a position is shown: by drawers that come from above, since rules draw nothing and know no words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .errors import PentapolisError

if TYPE_CHECKING:
    from .state import State

Drawer = Callable[["State", int | None], str]  # the position as a seat sees it; None: a spectator
_drawers: dict[str, Drawer] = {}


def set_drawers(text: Drawer, picture: Drawer) -> None:
    """Lets other layers draw positions, in characters and as SVG."""
    _drawers["text"] = text
    _drawers["picture"] = picture


def as_text(state: State, viewer: int | None) -> str:
    """The position in characters; without a drawer what `repr` says."""
    return _drawers["text"](state, viewer) if "text" in _drawers else repr(state)


def as_picture(state: State, viewer: int | None) -> str:
    """The position as SVG."""
    if "picture" not in _drawers:
        raise PentapolisError("nothing here draws pictures: import pentapolis, not parts of it")
    return _drawers["picture"](state, viewer)
