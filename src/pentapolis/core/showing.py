"""How a position is shown: by drawers that come from above, since rules draw nothing and know no words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .errors import PentapolisError

if TYPE_CHECKING:
    from .record import Record
    from .state import State

Drawer = Callable[["State", int | None], str]  # the position as a seat sees it; None: a spectator
Teller = Callable[["Record"], str]
_drawers: dict[str, Drawer] = {}
_tellers: list[Teller] = []


def set_drawers(text: Drawer, picture: Drawer, page: Drawer, record: Teller) -> None:
    """Lets other layers draw positions, in characters, as SVG and as HTML, and records as HTML."""
    _drawers["text"] = text
    _drawers["picture"] = picture
    _drawers["page"] = page
    _tellers[:] = [record]


def as_text(state: State, viewer: int | None) -> str:
    """The position in characters; without a drawer what `repr` says."""
    return _drawers["text"](state, viewer) if "text" in _drawers else repr(state)


def as_picture(state: State, viewer: int | None) -> str:
    """The position as SVG."""
    return _drawer("picture")(state, viewer)


def as_page(state: State, viewer: int | None) -> str:
    """The position as HTML: its picture and the score sheets."""
    return _drawer("page")(state, viewer)


def record_page(record: Record) -> str:
    """The record as HTML: who played, how it came out, every move."""
    _drawer("page")
    return _tellers[0](record)


def _drawer(name: str) -> Drawer:
    if name not in _drawers:
        raise PentapolisError("nothing here draws pictures: import pentapolis, not parts of it")
    return _drawers[name]
