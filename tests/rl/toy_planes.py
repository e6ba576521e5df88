"""Planes of the toy game, written as a stranger would: from the view of the seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from pentapolis.core import game as games
from pentapolis.core.planes import ActionRange, Encoder, Plane
from pentapolis.core.state import State
from pentapolis.rl import encoders
from tests.core.toy import CARDS, Toy


class ToyEncoder(Encoder):
    """Own cards, the sizes of all hands, and the card that may be blocked."""

    def __init__(self, players: int, options: Mapping[str, Any], high_cards_only: bool = False) -> None:
        planes = [
            Plane("hand", (CARDS,), 1, "own cards"),
            Plane("hands", (players,), 3, "cards of each seat, from the observer on"),
            Plane("asked", (CARDS,), 1, "the card that may be blocked"),
        ]
        both = ("play", "block")
        ranges = [ActionRange(0, 1, both, "stop, or let it pass"), ActionRange(1, CARDS, both, "the card")]
        super().__init__(3, planes, ranges, 200, [0, 10, 11, 12] if high_cards_only else None)

    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        view = state.view(seat)
        for card in view["hand"]:
            into["hand"][card - 1] = 1
        into["hands"][:] = view["hands"][seat:] + view["hands"][:seat]
        if view["decision"] is not None and "card" in view["decision"]["about"]:
            into["asked"][view["decision"]["about"]["card"] - 1] = 1


@contextmanager
def toy(planes: bool = True) -> Iterator[str]:
    """The toy game of the contract's tests, known for a while, with planes or without."""
    games.register("toy", Toy)
    if planes:
        encoders.register_encoder("toy", ToyEncoder)
    try:
        yield "toy"
    finally:
        games._makers.pop("toy")
        games._games.pop("toy", None)
        encoders._makers.pop("toy", None)
