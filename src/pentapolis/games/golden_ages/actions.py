"""The action space and its notation: verbs, most of them followed by a cell, a card or a technology."""

from __future__ import annotations

from typing import Any, Final

from ...core.actions import ActionSpace, Arg, Verb
from .cards import BUILDINGS, CARDS, GLORY_VALUES, JUDGEMENTS, TECHS, WONDERS
from .grid import CELLS, HEIGHT, WIDTH
from .tiles import ROTATIONS

CELL_ARGS: Final = (Arg("row", low=0, high=HEIGHT - 1), Arg("col", low=0, high=WIDTH - 1))


def of_cell(name: str, text: str) -> Verb:
    """A verb with a cell."""
    return Verb(name, name.replace("_", " ") + " {row},{col}", *CELL_ARGS, text=f"{text}: + cell")


SPACE: Final = ActionSpace(
    "golden_ages",
    "R44",
    [
        Verb("explorer", "explorer", text="the eight actions of a turn: Explorer"),
        Verb("builder", "builder", text="Builder"),
        Verb("artist", "artist", text="Artist"),
        Verb("soldier", "soldier", text="Soldier"),
        Verb("build_wonder", "build wonder", text="build a wonder"),
        Verb("activate", "activate", text="activate a building or wonder"),
        Verb("develop", "develop", text="develop a technology"),
        Verb("golden_age", "golden age", text="start a golden age"),
        Verb("keep", "keep", text="keep the civilization"),
        Verb("replace", "replace", text="replace the civilization"),
        Verb("stay", "stay", text="the capital stays where it is"),
        Verb("nobody", "nobody", text="no colonist is used"),
        Verb("found", "found", text="found a city"),
        Verb("decline", "decline", text="not to found a city"),
        Verb("stop", "stop", text="no further one"),
        Verb("recall", "recall", text="a colonist from the Agora to the capital"),
        of_cell("colonist", "use a standing colonist"),
        of_cell("move", "move the colonist"),
        of_cell("attack", "attack everybody on the cell"),
        of_cell("fetch", "take a cube from an own city"),
        of_cell("capital", "put the capital"),
        of_cell("stand_up", "stand a lying colonist up"),
        of_cell("send", "a lying colonist to the Agora"),
        Verb(
            "place",
            "place {row},{col} r{rotation}",
            *CELL_ARGS,
            Arg("rotation", ROTATIONS),
            text="place the drawn tile: + 4 × cell of its upper left corner + rotation",
        ),
        Verb("take", "take {building}", Arg("building", BUILDINGS), text="take a building: + building"),
        Verb("discard", "discard {building}", Arg("building", BUILDINGS), text="discard a building: + building"),
        Verb("wonder", "wonder {wonder}", Arg("wonder", WONDERS), text="pay for a wonder: + wonder", fixed={"free": 0}),
        Verb(
            "wonder",
            "wonder {wonder} free",
            Arg("wonder", WONDERS),
            text="a wonder for nothing: + wonder",
            fixed={"free": 1},
        ),
        Verb("use", "use {card}", Arg("card", CARDS), text="activate a card: + card"),
        Verb("tech", "tech {tech}", Arg("tech", TECHS), text="develop: + technology"),
        Verb("judgement", "judgement {judgement}", Arg("judgement", JUDGEMENTS), text="choose: + judgement"),
        Verb(
            "glory",
            "glory {value}",
            Arg("value", low=GLORY_VALUES[0], high=GLORY_VALUES[-1]),
            text="keep a glory tile: + its value - 2",
        ),
    ],
)

NUM_ACTIONS: Final[int] = SPACE.size
EXPLORER: Final[int] = SPACE.first("explorer")
BUILDER: Final[int] = SPACE.first("builder")
ARTIST: Final[int] = SPACE.first("artist")
SOLDIER: Final[int] = SPACE.first("soldier")
BUILD_WONDER: Final[int] = SPACE.first("build wonder")
ACTIVATE: Final[int] = SPACE.first("activate")
DEVELOP: Final[int] = SPACE.first("develop")
GOLDEN_AGE: Final[int] = SPACE.first("golden age")
KEEP: Final[int] = SPACE.first("keep")
REPLACE: Final[int] = SPACE.first("replace")
STAY: Final[int] = SPACE.first("stay")
NOBODY: Final[int] = SPACE.first("nobody")
FOUND: Final[int] = SPACE.first("found")
DECLINE: Final[int] = SPACE.first("decline")
STOP: Final[int] = SPACE.first("stop")
RECALL: Final[int] = SPACE.first("recall")
COLONIST: Final[int] = SPACE.first("colonist {row},{col}")  # + cell, as all up to SEND
MOVE: Final[int] = SPACE.first("move {row},{col}")
ATTACK: Final[int] = SPACE.first("attack {row},{col}")
FETCH: Final[int] = SPACE.first("fetch {row},{col}")
CAPITAL: Final[int] = SPACE.first("capital {row},{col}")
STAND_UP: Final[int] = SPACE.first("stand up {row},{col}")
SEND: Final[int] = SPACE.first("send {row},{col}")
PLACE: Final[int] = SPACE.first("place {row},{col} r{rotation}")  # + 4 * cell + rotation
TAKE: Final[int] = SPACE.first("take {building}")  # + building
DISCARD: Final[int] = SPACE.first("discard {building}")  # + building
WONDER: Final[int] = SPACE.first("wonder {wonder}")  # + wonder
WONDER_FREE: Final[int] = SPACE.first("wonder {wonder} free")  # + wonder
USE: Final[int] = SPACE.first("use {card}")  # + card
TECH: Final[int] = SPACE.first("tech {tech}")  # + technology
JUDGEMENT: Final[int] = SPACE.first("judgement {judgement}")  # + judgement
GLORY: Final[int] = SPACE.first("glory {value}")  # + value - least value
ACTION_NAMES: Final[tuple[str, ...]] = tuple(SPACE.verbs[at].name for at in range(8))
END_OF_PLACE: Final[int] = PLACE + 4 * CELLS


class Meaning:
    """What an action int stands for."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: str, args: dict[str, Any]) -> None:
        self.verb = verb
        self.args = args


MEANINGS: Final[list[Meaning]] = [
    Meaning(SPACE.verb(action).name, SPACE.verb(action).arguments(action)) for action in range(NUM_ACTIONS)
]
