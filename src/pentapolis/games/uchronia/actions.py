"""The action space and its notation: verbs, most of them followed by a colour, a Building or both.

A verb says what is done with a card; from where and to where follows from the decision (`take clay` is a card of the
Forum in every decision that takes from the Forum). Colours and Buildings are numbered as in the data.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.actions import ActionSpace, Arg, Reading, Verb
from ...core.errors import Refusal
from .buildings import BUILDINGS
from .cards import COLOURS, ORDERS

COLOUR: Final = Arg("colour", COLOURS)
BUILDING: Final = Arg("building", [building.id for building in BUILDINGS])
SEAT: Final = Arg("seat", low=0, high=4)
OF_COLOUR: Final = ("copy", "take", "put", "reveal", "withhold", "give", "launch", "recall", "keep")
TEXTS: Final = {"take": "take a card of the Forum", "put": "put a card of the Hand"}


class UchroniaActions(ActionSpace):
    """Says of a Command with two colours what is wrong with it."""

    def misread(self, text: str, nearest: Reading | None) -> Refusal:
        """R22, or which word is wrong."""
        words = text[:200].lower().split()
        if words[:1] == ["command"] and len(words) > 2 and words[1] in COLOURS:
            if words[2] in COLOURS or (words[2][:1] == "x" and words[2] != "x2"):
                return Refusal("R22", "uchronia-refuse-two-alike", {"text": text[:40]})
        return super().misread(text, nearest)


SPACE: Final = UchroniaActions(
    "uchronia",
    "R19",
    [
        Verb("stop", "stop", text="no further repetition"),
        Verb("decline", "decline", text="not to use what may be used"),
        Verb("plot", "plot", text="plot"),
        Verb("pay", "pay", text="a Clay for the Viaduct"),
        Verb("take_back", "take back", text="take back a played card, or the Foundation"),
        Verb(
            "command",
            "command {colour}",
            Arg("colour", COLOURS, also={"order": ORDERS}),
            text="command with one card: + colour",
            fixed={"count": 1},
        ),
        Verb(
            "command",
            "command {colour} x2 {order}",
            COLOUR,
            Arg("order", ORDERS),
            text="command with two: + 5 × colour + Order",
            fixed={"count": 2},
        ),
        *[Verb(verb, verb + " {colour}", COLOUR, text=f"{TEXTS.get(verb, verb)}: + colour") for verb in OF_COLOUR],
        Verb("order", "order {order}", Arg("order", ORDERS), text="execute an Order: + Order"),
        Verb(
            "swap",
            "swap {colour} {other}",
            COLOUR,
            Arg("other", COLOURS),
            text="swap: + 5 × colour given + colour taken",
        ),
        Verb("seize", "seize {colour} from {seat}", SEAT, COLOUR, text="seize from a Stock: + 5 × seat + colour"),
        Verb(
            "start",
            "start {building} forum",
            BUILDING,
            text="start with a Foundation from the Forum: + Building",
            fixed={"foundation": "forum"},
        ),
        Verb(
            "start",
            "start {building} hand",
            BUILDING,
            text="start with a Foundation from the Hand: + Building",
            fixed={"foundation": "hand"},
        ),
        Verb("bonus", "bonus {building}", BUILDING, text="apply an Order Bonus: + Building"),
        Verb("complete", "complete {building}", BUILDING, text="complete a site: + Building"),
        Verb("add", "add {building} {colour}", BUILDING, COLOUR, text="add a card to a site: + 5 × Building + colour"),
        Verb(
            "seize",
            "seize {building} {colour} from {seat}",
            SEAT,
            BUILDING,
            COLOUR,
            text="seize from under a site: + 200 × seat + 5 × Building + colour",
        ),
    ],
)

NUM_ACTIONS: Final[int] = SPACE.size
STOP: Final[int] = SPACE.first("stop")  # no further repetition
DECLINE: Final[int] = SPACE.first("decline")  # not to use something that may be used
PLOT: Final[int] = SPACE.first("plot")
PAY: Final[int] = SPACE.first("pay")
TAKE_BACK: Final[int] = SPACE.first("take back")
COMMAND: Final[int] = SPACE.first("command {colour}")  # + colour
COMMAND_TWO: Final[int] = SPACE.first("command {colour} x2 {order}")  # + 5 * colour + order
COPY: Final[int] = SPACE.first("copy {colour}")  # + colour, as all up to KEEP
TAKE: Final[int] = SPACE.first("take {colour}")
PUT: Final[int] = SPACE.first("put {colour}")
REVEAL: Final[int] = SPACE.first("reveal {colour}")
WITHHOLD: Final[int] = SPACE.first("withhold {colour}")
GIVE: Final[int] = SPACE.first("give {colour}")
LAUNCH: Final[int] = SPACE.first("launch {colour}")
RECALL: Final[int] = SPACE.first("recall {colour}")
KEEP: Final[int] = SPACE.first("keep {colour}")
ORDER: Final[int] = SPACE.first("order {order}")  # + order
SWAP: Final[int] = SPACE.first("swap {colour} {other}")  # + 5 * colour given + colour taken
SEIZE_STOCK: Final[int] = SPACE.first("seize {colour} from {seat}")  # + 5 * seat + colour
START: Final[int] = SPACE.first("start {building} forum")  # + Building
START_HAND: Final[int] = SPACE.first("start {building} hand")  # + Building
BONUS: Final[int] = SPACE.first("bonus {building}")  # + Building
COMPLETE: Final[int] = SPACE.first("complete {building}")  # + Building
ADD: Final[int] = SPACE.first("add {building} {colour}")  # + 5 * Building + colour
SEIZE: Final[int] = SPACE.first("seize {building} {colour} from {seat}")  # + 200 * seat + 5 * Building + colour


class Meaning:
    """What an action int stands for."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: str, args: dict[str, Any]) -> None:
        self.verb = verb
        self.args = args


MEANINGS: Final[list[Meaning]] = [
    Meaning(SPACE.verb(action).name, SPACE.verb(action).arguments(action)) for action in range(NUM_ACTIONS)
]
