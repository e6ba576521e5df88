"""Somebody at a table."""

from __future__ import annotations

import msgspec


class Viewer(msgspec.Struct, frozen=True):
    """As which seat somebody looks (None: a spectator), in which language, which seats are theirs, if they made it."""

    seat: int | None
    lang: str
    mine: frozenset[int] = frozenset()
    creator: bool = False

    @property
    def you(self) -> int | None:
        """The seat that is spoken to as "you": the only one of the device, where somebody looks from it."""
        return self.seat if self.mine == {self.seat} else None
