"""The action space and its notation: verbs, most of them followed by a colour, a Building or both.

A verb says what is done with a card; from where and to where follows from the decision (`take clay` is a card of the
Forum in every decision that takes from the Forum). Colours and Buildings are numbered as in the data.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.errors import InvalidNotation, Refusal
from .buildings import BUILDING_IDS, BUILDINGS, COUNT
from .cards import COLOURS, ORDERS

SEATS: Final = 5

STOP: Final = 0  # no further repetition
DECLINE: Final = 1  # not to use something that may be used
PLOT: Final = 2
PAY: Final = 3
TAKE_BACK: Final = 4
COMMAND: Final = 5  # + colour
COMMAND_TWO: Final = 10  # + 5 * colour + order
COPY: Final = 35  # + colour, as all up to KEEP
TAKE: Final = 40
PUT: Final = 45
REVEAL: Final = 50
WITHHOLD: Final = 55
GIVE: Final = 60
LAUNCH: Final = 65
RECALL: Final = 70
KEEP: Final = 75
ORDER: Final = 80  # + order
SWAP: Final = 85  # + 5 * colour given + colour taken
SEIZE_STOCK: Final = 110  # + 5 * seat + colour
START: Final = 135  # + Building, Foundation from the Forum
START_HAND: Final[int] = START + COUNT  # + Building, Foundation from the Hand
BONUS: Final[int] = START_HAND + COUNT  # + Building
COMPLETE: Final[int] = BONUS + COUNT  # + Building
ADD: Final[int] = COMPLETE + COUNT  # + 5 * Building + colour
SEIZE: Final[int] = ADD + 5 * COUNT  # + 5 * COUNT * seat + 5 * Building + colour
NUM_ACTIONS: Final[int] = SEIZE + SEATS * 5 * COUNT


class Meaning:
    """What an action int stands for."""

    __slots__ = ("args", "notation", "verb")

    def __init__(self, verb: str, notation: str, args: dict[str, Any]) -> None:
        self.verb = verb
        self.notation = notation
        self.args = args


def _meanings() -> list[Meaning]:
    """Every action in order."""
    found = [
        Meaning("stop", "stop", {}),
        Meaning("decline", "decline", {}),
        Meaning("plot", "plot", {}),
        Meaning("pay", "pay", {}),
        Meaning("take_back", "take back", {}),
    ]
    for colour, order in zip(COLOURS, ORDERS, strict=True):
        found.append(Meaning("command", f"command {colour}", {"colour": colour, "count": 1, "order": order}))
    for colour in COLOURS:
        for order in ORDERS:
            args: dict[str, Any] = {"colour": colour, "count": 2, "order": order}
            found.append(Meaning("command", f"command {colour} x2 {order}", args))
    for verb in ("copy", "take", "put", "reveal", "withhold", "give", "launch", "recall", "keep"):
        found += [Meaning(verb, f"{verb} {colour}", {"colour": colour}) for colour in COLOURS]
    found += [Meaning("order", f"order {order}", {"order": order}) for order in ORDERS]
    for colour in COLOURS:
        found += [Meaning("swap", f"swap {colour} {other}", {"colour": colour, "other": other}) for other in COLOURS]
    for seat in range(SEATS):
        for colour in COLOURS:
            found.append(Meaning("seize", f"seize {colour} from {seat}", {"colour": colour, "seat": seat}))
    for zone in ("forum", "hand"):
        for b in BUILDINGS:
            found.append(Meaning("start", f"start {b.id} {zone}", {"building": b.id, "foundation": zone}))
    for verb in ("bonus", "complete"):
        found += [Meaning(verb, f"{verb} {b.id}", {"building": b.id}) for b in BUILDINGS]
    for b in BUILDINGS:
        found += [Meaning("add", f"add {b.id} {colour}", {"building": b.id, "colour": colour}) for colour in COLOURS]
    for seat in range(SEATS):
        for b in BUILDINGS:
            for colour in COLOURS:
                args = {"building": b.id, "colour": colour, "seat": seat}
                found.append(Meaning("seize", f"seize {b.id} {colour} from {seat}", args))
    return found


MEANINGS: Final[list[Meaning]] = _meanings()
_NUMBERS: Final[dict[str, int]] = {meaning.notation: number for number, meaning in enumerate(MEANINGS)}
_VERBS: Final[frozenset[str]] = frozenset(meaning.notation.split()[0] for meaning in MEANINGS)


def notation(action: int) -> str:
    """The words of an action: `command stone x2 trade`, `add pont stone`."""
    if action < 0 or action >= NUM_ACTIONS:
        raise InvalidNotation(Refusal("R19", "refuse-no-such-action", {"action": str(action), "count": NUM_ACTIONS}))
    return MEANINGS[action].notation


def parse(text: str) -> int:
    """The action behind a notation; case and spacing do not matter."""
    words = text[:200].lower().split()
    number = _NUMBERS.get(" ".join(words))
    if number is None:
        raise InvalidNotation(_misread(words, text))
    return number


def _misread(words: list[str], text: str) -> Refusal:
    """Which word of a text that is no notation is the first wrong one."""
    shown = text[:40]
    if not words or words[0] not in _VERBS:
        return Refusal("R19", "uchronia-refuse-notation", {"text": shown})
    rest = words[1:]
    if words[0] == "command" and len(rest) > 1 and rest[0] in COLOURS:
        if rest[1] in COLOURS or (rest[1][:1] == "x" and rest[1] != "x2"):
            return Refusal("R22", "uchronia-refuse-two-alike", {"text": shown})
    known = {
        *COLOURS,
        *ORDERS,
        *BUILDING_IDS,
        *(str(seat) for seat in range(SEATS)),
        "x2",
        "from",
        "forum",
        "hand",
        "back",
    }
    for word in rest:
        if word not in known:
            return Refusal("R19", "uchronia-refuse-word", {"word": word[:40], "verb": words[0]})
    return Refusal("R19", "uchronia-refuse-notation", {"text": shown})
