"""The fields of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.fields import (
    NOBODY,
    OWNER,
    Bits,
    Count,
    Counts,
    Field,
    Fields,
    Flag,
    Id,
    Ids,
    List,
    Names,
    PerSeat,
    Pile,
    Record,
    SeatNo,
)
from .board import Board, Site
from .buildings import BUILDINGS
from .cards import CARDS, COLOURS, ROW

if TYPE_CHECKING:
    from .state import UchroniaState

COLOUR: Final = Names("colour", COLOURS)
BUILDING: Final = Names("building", [building.id for building in BUILDINGS])
COPIES: Final = sum(building.copies for building in BUILDINGS)
MOST_TURNS: Final = 10**6


def site(building: int, under: list[int], turn: int) -> Site:
    """The site with these cards under it."""
    return Site(building, under, sum(under), turn)


def board(**zones: Any) -> Board:
    """The board with these zones; only what a single board can tell is looked at."""
    made = Board(
        zones["hand"], zones["stock"], zones["activities"], zones["known"], zones["fresh"], zones["old"], [], []
    )
    made.held = sum(made.hand)
    made.launched = sum(made.activities)
    made.lacks = zones["lacks"]
    domain = zones["domain"]
    if len(set(domain)) > 1:
        raise ValueError(".domain: the cards of a Domain are of one colour [R22]")
    if domain:
        made.domain, made.played = domain[0], len(domain)
    names = [*zones["completed"], *(one.building for one in zones["sites"])]
    if len(set(names)) < len(names):
        raise ValueError(": nobody builds a name twice [R70]")
    for number in zones["completed"]:
        started = site(number, [0] * 5, 1)
        made.put_site(started)
        made.finish_site(started)
    for one in zones["sites"]:
        made.put_site(one)
    return made


def put_pile(state: UchroniaState, pile: list[int]) -> None:
    """The draw pile, all of it still there."""
    state.pile, state.left = pile, len(pile)


def put_building_pile(state: UchroniaState, pile: list[int]) -> None:
    """The pile of Buildings, likewise."""
    state.building_pile, state.buildings_left = pile, len(pile)


CARDS_BY_COLOUR: Final = Counts(COLOUR, CARDS)

FIELDS: Final = Fields(
    Field("first", SeatNo()),
    Field("current", SeatNo()),
    Field("end_triggered", Flag()),
    Field("forum", CARDS_BY_COLOUR, holds=True),
    Field("discard", CARDS_BY_COLOUR, holds=True),
    Field("pile", Pile(COLOUR, CARDS), holds=True, get=lambda state: state.pile[: state.left], put=put_pile),
    Field("great_works", Ids(BUILDING, ROW), holds=True),
    Field(
        "building_pile",
        Pile(BUILDING, COPIES, bottom="bottom"),
        holds=True,
        get=lambda state: state.building_pile[: state.buildings_left],
        put=put_building_pile,
    ),
    Field("bottom", Count(CARDS)),
    Field("building_discard", Ids(BUILDING, COPIES), holds=True),
    Field("monopolies", Counts(COLOUR, of=SeatNo(or_nobody=True))),
    Field("first_draws", PerSeat(Id(BUILDING))),
    Field(
        "boards",
        PerSeat(
            Record(
                board,
                Field("hand", CARDS_BY_COLOUR, OWNER, holds=True),
                Field("stock", CARDS_BY_COLOUR, holds=True),
                Field("activities", CARDS_BY_COLOUR, holds=True),
                Field("domain", Ids(COLOUR, 2), holds=True, get=lambda board: [board.domain] * board.played),
                Field(
                    "sites",
                    List(
                        Record(
                            site,
                            Field("building", Id(BUILDING), holds=True),
                            Field("under", CARDS_BY_COLOUR, holds=True),
                            Field("turn", Count(MOST_TURNS, low=1)),
                        ),
                        len(BUILDINGS),
                    ),
                ),
                Field("completed", Ids(BUILDING, len(BUILDINGS)), holds=True),
                Field("known", CARDS_BY_COLOUR),
                Field("lacks", Bits(COLOUR)),
                Field("old", CARDS_BY_COLOUR, NOBODY),
                Field("fresh", CARDS_BY_COLOUR, NOBODY),
            )
        ),
    ),
)
