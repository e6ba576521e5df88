"""The action space: six takes, then every anchor of a 128 x 128 field in six rotations, and their notation.

A city of T tiles stays within distance 1 + 2T of its centre (R104), 61 at most, so the field cuts nothing off.
"""

from __future__ import annotations

from typing import Final

from ...core.actions import ActionSpace, Arg, Reading, Verb
from ...core.errors import Refusal

TAKES: Final = 6
FIELD: Final = 128
HALF: Final = 64
NUM_ACTIONS: Final = TAKES + FIELD * FIELD * 6
NO_NUMBER: Final = -(10**6)


class AkropolisActions(ActionSpace):
    """Knows which rule a number breaks that is too large."""

    def misread(self, text: str, nearest: Reading | None) -> Refusal:
        """R22: no such price; R29: no such rotation; R32: too far away."""
        numbers = {} if nearest is None else {name: _number(word) for name, word in nearest.words.items()}
        if "price" in numbers and numbers["price"] > 0:
            return Refusal("R22", "akropolis-refuse-no-such-price", {"price": numbers["price"], "most": TAKES - 1})
        if NO_NUMBER in numbers.values() or not numbers or numbers.get("rotation", -1) < 0:
            return Refusal(self.rule, "akropolis-refuse-notation", {"text": text[:40]})
        if numbers["rotation"] > 5:
            return Refusal("R29", "akropolis-refuse-rotation", {"rotation": numbers["rotation"]})
        return Refusal("R32", "akropolis-refuse-too-far", {"q": numbers["q"], "r": numbers["r"]})


def _number(word: str) -> int:
    """The number, if it is one of at most three digits."""
    digits = word[1:] if word[:1] in ("-", "+") else word
    return int(word) if digits.isdecimal() and digits.isascii() and len(digits) <= 3 else NO_NUMBER


SPACE: Final = AkropolisActions(
    "akropolis",
    "R27",
    [
        Verb(
            "take",
            "take {price}",
            Arg("price", low=0, high=TAKES - 1),
            text="take the tile that costs 0 to 5 Stones: the action is the price",
        ),
        Verb(
            "place",
            "place {q},{r} r{rotation}",
            Arg("r", low=-HALF, high=HALF - 1),
            Arg("q", low=-HALF, high=HALF - 1),
            Arg("rotation", low=0, high=5),
            text=f"put the first hex of the tile in hand on cell (q, r), turned by `rotation`: the action is {TAKES} + "
            f"((r + {HALF}) × {FIELD} + q + {HALF}) × 6 + rotation",
        ),
    ],
)


def place_action(q: int, r: int, rotation: int) -> int:
    """The action that puts the first hex of the tile on (q, r) in that rotation."""
    return TAKES + ((r + HALF) * FIELD + q + HALF) * 6 + rotation


def placed(action: int) -> tuple[int, int, int]:
    """Anchor q, anchor r and rotation of a placing action."""
    cell, rotation = divmod(action - TAKES, 6)
    return cell % FIELD - HALF, cell // FIELD - HALF, rotation


def notation(action: int) -> str:
    """`take 2` takes the tile that costs 2; `place 1,-2 r3` anchors it on (1, -2), rotation 3."""
    return SPACE.notation(action)


def parse(text: str) -> int:
    """The action behind a notation."""
    return SPACE.parse(text)
