"""The action space and its notation: a verb, most of them followed by a die, a colour, a site or a cell.

What a verb is about follows from the decision: `climb sea` is the main action, a Statue or a step for Gold. Dice are
written with colour and value (`red3`), cells and Seats with x to the right of the Palace and y above it.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.actions import ActionSpace, Arg, Verb
from .catalogue import BUILDINGS as KINDS
from .catalogue import COLOURS, DIE_NAMES, HIGHEST_SPEAKER, KIND_IDS, LOWEST_SPEAKER, SITES, TEMPLES, WORKERS
from .city import CORNER_NAMES, HALF, SIDE_NAMES

DIE: Final = Arg("die", DIE_NAMES)
COLOUR: Final = Arg("colour", COLOURS)
SITE_ARG: Final = Arg("site", low=1, high=SITES)
X: Final = Arg("x", low=-HALF, high=HALF - 1)
Y: Final = Arg("y", low=-HALF, high=HALF - 1)
MOST_CARDS: Final = 6  # R9

SPACE: Final = ActionSpace(
    "origins",
    "R20",
    [
        Verb("pass", "pass", text="pass"),
        Verb("grow", "grow", text="grow the population"),
        Verb("stop", "stop", text="nothing more"),
        Verb("decline", "decline", text="not to use what may be used"),
        Verb("spend", "spend", text="spend a Superiority token"),
        Verb("done", "done", text="end the turn, or keep the token"),
        Verb("top", "top", text="the upper main action"),
        Verb("bottom", "bottom", text="the lower main action"),
        Verb("bonus", "bonus", text="the bonus action"),
        Verb("gold", "gold", text="1 Gold in place of the bonus action (Pisces)"),
        Verb("leave", "leave", text="end the visit"),
        Verb("advance", "advance", text="advance on the Military track"),
        Verb("attack", "attack", text="attack"),
        Verb("advance_attack", "advance attack", text="advance, then attack"),
        Verb("attack_advance", "attack advance", text="attack, then advance"),
        Verb("building", "building", text="building side up"),
        Verb("farm", "farm", text="Farm side up"),
        Verb("over", "over", text="over a Farm (Virgo)"),
        Verb("activate", "activate", text="use the ability"),
        Verb("add", "add", text="add 1 to the die (Sagittarius)"),
        Verb("visit", "visit {worker}", Arg("worker", WORKERS), text="visit a site: + worker"),
        Verb("complete", "complete {die}", DIE, text="complete a District: + die"),
        Verb("tower", "tower {colour}", COLOUR, text="raise a tower: + colour"),
        Verb("site", "site {site}", SITE_ARG, text="the site to visit: + site"),
        Verb("ship", "ship {site}", SITE_ARG, text="the ship to set to 1: + site"),
        Verb("neighbour", "neighbour {site}", SITE_ARG, text="the neighbour that rises (solo): + site"),
        Verb("gain", "gain {resource}", Arg("resource", ("stone", "food", "wisdom")), text="gain: + resource"),
        Verb("exchange", "exchange {resource}", Arg("resource", ("stone", "food", "wisdom")), text="pay: + resource"),
        Verb("tile", "tile {colour}", COLOUR, text="build a tile of the market: + colour"),
        Verb("kept", "kept {building}", Arg("building", KIND_IDS[:KINDS]), text="build a kept tile: + kind"),
        Verb("keep", "keep {colour}", COLOUR, text="keep a tile of the market aside: + colour"),
        Verb("climb", "climb {temple}", Arg("temple", TEMPLES), text="climb: + temple"),
        Verb("recruit", "recruit {colour}", COLOUR, text="take the Citizen of the row: + colour"),
        Verb(
            "speaker",
            "speaker {value}",
            Arg("value", low=LOWEST_SPEAKER, high=HIGHEST_SPEAKER),
            text="take a Speaker: + value − 2",
        ),
        Verb("raise", "raise {die}", DIE, text="raise an unused Freeman: + die"),
        Verb("raise_twice", "raise {die} twice", DIE, text="raise it twice (Gateway): + die"),
        Verb("raise_used", "raise used {die}", DIE, text="raise a Freeman on a site (Capricorn): + die"),
        Verb("honour", "honour {die}", DIE, text="score an unused Freeman (Veterans' Quarter): + die"),
        Verb("swap", "swap {die} {colour}", DIE, COLOUR, text="swap for a reserve die: + 5 × die + colour"),
        Verb("copy", "copy {side}", Arg("side", SIDE_NAMES), text="use the ability of a neighbour: + side"),
        Verb("card", "card {card}", Arg("card", low=1, high=MOST_CARDS), text="score a District card: + place − 1"),
        Verb("use", "use {corner}", Arg("corner", CORNER_NAMES), text="activate a tile of the block: + corner"),
        Verb("promote", "promote {colour}", COLOUR, text="promote a 6: + colour"),
        Verb("draft", "draft {die}", DIE, text="take a die of the pool: + die"),
        Verb("discard", "discard {die}", DIE, text="discard a die of the pool (solo): + die"),
        Verb("place", "place {x},{y}", Y, X, text="put the tile on a cell: + 160 × (y + 80) + x + 80"),
        Verb("seat", "seat {x},{y}", Y, X, text="put the die on a Seat: + 160 × (y + 80) + x + 80"),
    ],
)

NUM_ACTIONS: Final[int] = SPACE.size
PASS: Final[int] = SPACE.first("pass")
GROW: Final[int] = SPACE.first("grow")
STOP: Final[int] = SPACE.first("stop")
DECLINE: Final[int] = SPACE.first("decline")
SPEND: Final[int] = SPACE.first("spend")
DONE: Final[int] = SPACE.first("done")
TOP: Final[int] = SPACE.first("top")
BOTTOM: Final[int] = SPACE.first("bottom")
BONUS: Final[int] = SPACE.first("bonus")
AS_GOLD: Final[int] = SPACE.first("gold")
LEAVE: Final[int] = SPACE.first("leave")
ADVANCE: Final[int] = SPACE.first("advance")
ATTACK: Final[int] = SPACE.first("attack")
ADVANCE_ATTACK: Final[int] = SPACE.first("advance attack")
ATTACK_ADVANCE: Final[int] = SPACE.first("attack advance")
BUILDING: Final[int] = SPACE.first("building")
FARM_SIDE: Final[int] = SPACE.first("farm")
OVER: Final[int] = SPACE.first("over")
ACTIVATE: Final[int] = SPACE.first("activate")
ADD: Final[int] = SPACE.first("add")
VISIT: Final[int] = SPACE.first("visit {worker}")  # + worker
COMPLETE: Final[int] = SPACE.first("complete {die}")  # + die
TOWER: Final[int] = SPACE.first("tower {colour}")  # + colour
SITE: Final[int] = SPACE.first("site {site}")  # + site, from 0 on
SHIP: Final[int] = SPACE.first("ship {site}")
NEIGHBOUR: Final[int] = SPACE.first("neighbour {site}")
GAIN: Final[int] = SPACE.first("gain {resource}")  # + resource
EXCHANGE: Final[int] = SPACE.first("exchange {resource}")
TILE: Final[int] = SPACE.first("tile {colour}")  # + colour
KEPT: Final[int] = SPACE.first("kept {building}")  # + kind
KEEP: Final[int] = SPACE.first("keep {colour}")  # + colour
CLIMB: Final[int] = SPACE.first("climb {temple}")  # + temple
RECRUIT: Final[int] = SPACE.first("recruit {colour}")  # + colour
TAKE_SPEAKER: Final[int] = SPACE.first("speaker {value}") - LOWEST_SPEAKER  # + value
RAISE: Final[int] = SPACE.first("raise {die}")  # + die
RAISE_TWICE: Final[int] = SPACE.first("raise {die} twice")
RAISE_USED: Final[int] = SPACE.first("raise used {die}")
HONOUR: Final[int] = SPACE.first("honour {die}")
SWAP: Final[int] = SPACE.first("swap {die} {colour}")  # + 5 * die + colour
COPY: Final[int] = SPACE.first("copy {side}")  # + side
CARD: Final[int] = SPACE.first("card {card}")  # + place in the row of cards
USE: Final[int] = SPACE.first("use {corner}")  # + corner
PROMOTE: Final[int] = SPACE.first("promote {colour}")  # + colour
DRAFT: Final[int] = SPACE.first("draft {die}")  # + die
DISCARD: Final[int] = SPACE.first("discard {die}")
PLACE: Final[int] = SPACE.first("place {x},{y}")  # + cell
SEAT: Final[int] = SPACE.first("seat {x},{y}")  # + Seat


def verb_of(action: int) -> str:
    """The kind of the action."""
    return SPACE.verb(action).name


def args_of(action: int) -> dict[str, Any]:
    """Its arguments by name."""
    return SPACE.verb(action).arguments(action)
