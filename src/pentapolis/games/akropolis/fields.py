"""The fields of a position; a city comes back placement by placement, so that only possible cities do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.errors import InvalidDump, InvalidNotation, short_repr
from ...core.fields import Count, Custom, Field, Fields, Ids, List, Names, PerSeat, SeatNo
from ...core.kinds import Sizes, checked_list
from .actions import TAKES, notation, parse, place_action
from .city import City, first_city
from .tiles import TILES

if TYPE_CHECKING:
    from .state import AkropolisState

TILE: Final = Names("tile", [tile.id for tile in TILES])
MOST_TILES: Final = 30  # of one city
MOST_STONES: Final = 1000
MOST_ROUNDS: Final = 20


def city_json(city: City) -> list[list[str]]:
    """The placements in their order: tile and notation."""
    return [[TILES[tile].id, notation(place_action(q, r, rotation))] for tile, q, r, rotation in city.tiles()]


def rebuilt(data: Any, where: str, sizes: Sizes) -> City:
    """The city that these placements make."""
    placements = checked_list(data, where)
    if len(placements) > MOST_TILES:
        raise InvalidDump(f"{where}: {len(placements)} tiles are more than a game has for one city")
    city = first_city()
    for at, placement in enumerate(placements):
        here = f"{where}[{at}]"
        if not isinstance(placement, list) or len(placement) != 2 or not isinstance(placement[1], str):
            raise InvalidDump(f"{here}: a tile and its placement expected, not {short_repr(placement)}")
        number = TILE.read(placement[0], here)
        try:
            action = parse(placement[1])
        except InvalidNotation as error:
            raise InvalidDump(f"{here}: {error}") from None
        if action < TAKES or not city.allows(action):
            raise InvalidDump(f"{here}: {short_repr(placement[1])} is not a legal placement there")
        tile = TILES[number]
        city.place(number, action, tile.a, tile.b, tile.c)
    return city


def piles(state: AkropolisState) -> list[list[int]]:
    """The face-down piles, the next tile first."""
    size, order = state.seats + 1, state.unseen[::-1]
    return [order[at : at + size] for at in range(0, len(order), size)]


def put_piles(state: AkropolisState, found: list[list[int]]) -> None:
    """Puts the piles back."""
    if any(len(pile) != state.seats + 1 for pile in found):
        raise InvalidDump(f"position.piles: every pile holds {state.seats + 1} tiles")
    state.unseen = [tile for pile in found for tile in pile][::-1]


FIELDS: Final = Fields(
    Field("first", SeatNo()),
    Field("chief", SeatNo()),
    Field("round", Count(MOST_ROUNDS, low=1)),
    Field("site", Ids(TILE, len(TILES)), holds=True),
    Field("piles", List(Ids(TILE, len(TILES)), len(TILES)), "nobody", holds=True, get=piles, put=put_piles),
    Field("stones", PerSeat(Count(MOST_STONES))),
    Field(
        "cities",
        PerSeat(
            Custom(city_json, rebuilt, pieces=lambda city, _: [tile for tile, _, _, _ in city.tiles()]),
            players_only=True,
        ),
        holds=True,
    ),
    Field("architect", Ids(TILE, len(TILES)), holds=True),
)
