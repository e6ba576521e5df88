"""The action space: six takes, then every anchor of a 128 x 128 field in six rotations, and their notation.

A city of T tiles stays within distance 1 + 2T of its centre (R104), 61 at most, so the field cuts nothing off.
"""

from __future__ import annotations

import re
from typing import Final

from ...core.errors import InvalidNotation, Refusal, shown

TAKES: Final = 6
FIELD: Final = 128
HALF: Final = 64
NUM_ACTIONS: Final = TAKES + FIELD * FIELD * 6

_TAKE = re.compile(r"\s*take\s+(\d{1,2})\s*", re.IGNORECASE | re.ASCII)
_PLACE = re.compile(r"\s*place\s+([+-]?\d{1,3})\s*,\s*([+-]?\d{1,3})\s+r(\d{1,2})\s*", re.IGNORECASE | re.ASCII)


def place_action(q: int, r: int, rotation: int) -> int:
    """The action that puts the first hex of the tile on (q, r) in that rotation."""
    return TAKES + ((r + HALF) * FIELD + q + HALF) * 6 + rotation


def placed(action: int) -> tuple[int, int, int]:
    """Anchor q, anchor r and rotation of a placing action."""
    cell, rotation = divmod(action - TAKES, 6)
    return cell % FIELD - HALF, cell // FIELD - HALF, rotation


def notation(action: int) -> str:
    """`take 2` takes the tile that costs 2; `place 1,-2 r3` anchors it on (1, -2), rotation 3."""
    if action < 0 or action >= NUM_ACTIONS:
        raise InvalidNotation(Refusal("R27", "refuse-no-such-action", {"action": shown(action), "count": NUM_ACTIONS}))
    if action < TAKES:
        return f"take {action}"
    q, r, rotation = placed(action)
    return f"place {q},{r} r{rotation}"


def parse(text: str) -> int:
    """The action behind a notation."""
    take = _TAKE.fullmatch(text)
    if take is not None:
        price = int(take[1])
        if price < TAKES:
            return price
        raise InvalidNotation(Refusal("R22", "akropolis-refuse-no-such-price", {"price": price, "most": TAKES - 1}))
    place = _PLACE.fullmatch(text)
    if place is None:
        raise InvalidNotation(Refusal("R27", "akropolis-refuse-notation", {"text": text[:40]}))
    q, r, rotation = int(place[1]), int(place[2]), int(place[3])
    if rotation > 5:
        raise InvalidNotation(Refusal("R29", "akropolis-refuse-rotation", {"rotation": rotation}))
    if not (-HALF <= q < HALF and -HALF <= r < HALF):
        raise InvalidNotation(Refusal("R32", "akropolis-refuse-too-far", {"q": q, "r": r}))
    return place_action(q, r, rotation)
