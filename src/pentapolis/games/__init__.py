"""The games that come with the package."""

from __future__ import annotations

from ..core.game import Game, register


def _akropolis() -> Game:
    from .akropolis.game import Akropolis

    return Akropolis()


def _uchronia() -> Game:
    from .uchronia.game import Uchronia

    return Uchronia()


def register_all() -> None:
    """Makes every game known by its name; each is loaded when it is first asked for."""
    register("akropolis", _akropolis)
    register("uchronia", _uchronia)
