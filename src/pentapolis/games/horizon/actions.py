"""The action space and its notation. Places are tiles by name: `step settler 2 start_0 ne`."""

from __future__ import annotations

from typing import Any, Final

from ...core.actions import ActionSpace, Arg, Verb
from .cards import (
    BUILDING_IDS,
    COLOURS,
    GOVERNMENT_IDS,
    OBJECTIVE_IDS,
    SLOT_IDS,
    SPOT_IDS,
    TECH_IDS,
    TERRITORY_IDS,
    TRACKS,
    UNITS,
)
from .places import DIRECTIONS, PLACE_IDS, UNIT_PLACE_IDS

EXPANSIONS: Final = ("nothing", "build", "join", "settle", "fortify")
PRODUCTIONS: Final = ("population", "coins", "trade")
MOST_OPTIONS: Final = 6

_UNIT: Final = Arg("unit", UNITS)
_STRENGTH: Final = Arg("strength", low=1, high=6)
_PLACE: Final = Arg("place", PLACE_IDS)
_UNIT_PLACE: Final = Arg("place", UNIT_PLACE_IDS)
_TERRITORY: Final = Arg("place", TERRITORY_IDS)
_BUILDING: Final = Arg("building", BUILDING_IDS)

SPACE: Final = ActionSpace(
    "horizon",
    "R26",
    [
        Verb("decline", "decline", text="not to use an effect"),
        Verb("stop", "stop", text="no further step or exchange"),
        Verb("take", "take", text="take the pawns"),
        Verb("buy", "buy", text="coins for a pawn of the columns"),
        Verb("sell", "sell", text="exhaust an active pawn for a coin"),
        Verb(
            "govern", "govern {government}", Arg("government", GOVERNMENT_IDS), text="take a government: + government"
        ),
        Verb("go", "go {space}", Arg("space", SPOT_IDS), text="move the Action pawn: + space"),
        Verb("expand", "expand {option}", Arg("option", EXPANSIONS), text="how to expand: + option"),
        Verb("produce", "produce {what}", Arg("what", PRODUCTIONS), text="what to produce: + kind"),
        Verb("claim", "claim {objective}", Arg("objective", OBJECTIVE_IDS), text="claim an objective: + objective"),
        Verb("track", "track {track}", Arg("track", TRACKS), text="take a cube of a track: + track"),
        Verb(
            "research",
            "research {slot}",
            Arg("slot", [id.lower() for id in SLOT_IDS], also={"slot": SLOT_IDS}),
            text="research a slot: + slot",
        ),
        Verb("colour", "colour {colour}", Arg("colour", COLOURS), text="look for a colour: + colour"),
        Verb("card", "card {technology}", Arg("technology", TECH_IDS), text="take a revealed card: + technology"),
        Verb("recruit", "recruit {unit} {place}", _UNIT, _PLACE, text="recruit: + 29 × kind + place"),
        Verb("pick", "pick {building}", _BUILDING, text="take a tile of a river: + building"),
        Verb(
            "option",
            "option {number}",
            Arg("number", low=1, high=MOST_OPTIONS),
            text="one of several effects: + option",
        ),
        Verb("basic", "basic {number}", Arg("number", low=1, high=4), text="perform a basic action: + action"),
        Verb("settle", "settle {place}", _TERRITORY, text="settle the village: + territory"),
        Verb("fortify", "fortify {place}", _TERRITORY, text="fortify the city: + territory"),
        Verb("engage", "engage {strength}", _STRENGTH, text="engage a unit: + strength"),
        Verb("build", "build {building}", _BUILDING, text="a new building: + building"),
        Verb("join", "join {place}", _PLACE, text="join the building there: + place"),
        Verb("builder", "builder {strength} {place}", _PLACE, _STRENGTH, text="who builds: + 6 × place + strength"),
        Verb(
            "upgrade",
            "upgrade {unit} {strength} {place}",
            _UNIT_PLACE,
            _UNIT,
            _STRENGTH,
            text="raise a unit: + 12 × place + 6 × kind + strength",
        ),
        Verb(
            "recall",
            "recall {unit} {strength} {place}",
            _PLACE,
            _UNIT,
            _STRENGTH,
            text="recall a unit: + 12 × place + 6 × kind + strength",
        ),
        Verb(
            "step",
            "step {unit} {strength} {place} {direction}",
            _PLACE,
            _UNIT,
            _STRENGTH,
            Arg("direction", DIRECTIONS),
            text="a step of a unit: + 6 × (12 × place + 6 × kind + strength) + direction",
        ),
    ],
)

NUM_ACTIONS: Final[int] = SPACE.size
DECLINE: Final[int] = SPACE.first("decline")
STOP: Final[int] = SPACE.first("stop")
TAKE: Final[int] = SPACE.first("take")
BUY: Final[int] = SPACE.first("buy")
SELL: Final[int] = SPACE.first("sell")
GOVERN: Final[int] = SPACE.first("govern {government}")
GO: Final[int] = SPACE.first("go {space}")
EXPAND: Final[int] = SPACE.first("expand {option}")
PRODUCE: Final[int] = SPACE.first("produce {what}")
CLAIM: Final[int] = SPACE.first("claim {objective}")
TRACK: Final[int] = SPACE.first("track {track}")
RESEARCH: Final[int] = SPACE.first("research {slot}")
COLOUR: Final[int] = SPACE.first("colour {colour}")
CARD: Final[int] = SPACE.first("card {technology}")
RECRUIT: Final[int] = SPACE.first("recruit {unit} {place}")
PICK: Final[int] = SPACE.first("pick {building}")
OPTION: Final[int] = SPACE.first("option {number}")
BASIC: Final[int] = SPACE.first("basic {number}")
SETTLE: Final[int] = SPACE.first("settle {place}")
FORTIFY: Final[int] = SPACE.first("fortify {place}")
ENGAGE: Final[int] = SPACE.first("engage {strength}")
BUILD: Final[int] = SPACE.first("build {building}")
JOIN: Final[int] = SPACE.first("join {place}")
BUILDER: Final[int] = SPACE.first("builder {strength} {place}")
UPGRADE: Final[int] = SPACE.first("upgrade {unit} {strength} {place}")
RECALL: Final[int] = SPACE.first("recall {unit} {strength} {place}")
STEP: Final[int] = SPACE.first("step {unit} {strength} {place} {direction}")


def unit_number(unit: int) -> int:
    """The place of a unit in the order of the actions: 12 for each place, 6 for each kind, then the strength."""
    return (unit >> 3) * 6 + (unit & 7) - 1


def unit_of(number: int) -> int:
    """The unit of that number."""
    kind, strength = divmod(number, 6)
    return kind * 8 + strength + 1


class Meaning:
    """What an action int stands for."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: str, args: dict[str, Any]) -> None:
        self.verb = verb
        self.args = args


MEANINGS: Final[list[Meaning]] = [
    Meaning(SPACE.verb(action).name, SPACE.verb(action).arguments(action)) for action in range(NUM_ACTIONS)
]
