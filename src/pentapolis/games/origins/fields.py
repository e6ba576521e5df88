"""The fields of a position: how each is written down and read back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from ...core.errors import InvalidDump, short_repr
from ...core.fields import (
    Bits,
    Cells,
    Count,
    Counts,
    Custom,
    Field,
    Fields,
    Flag,
    Id,
    Ids,
    List,
    Maybe,
    Names,
    PerSeat,
    Pile,
    Record,
    SeatNo,
)
from ...core.kinds import Sizes, checked_list
from ..common.tracks import Track
from .board import UNUSED, Board
from .catalogue import (
    BASES,
    COLOURS,
    CONDITIONS,
    DIE_NAMES,
    DISTRICTS,
    FIRST_BASES,
    HIGHEST_SPEAKER,
    KIND_IDS,
    LEVELS,
    LOWEST_SPEAKER,
    MOST_TOKENS,
    RESOURCES,
    SETUP,
    SIGNS,
    SITES,
    TILES_PER_COLOUR,
    TOP_VALUE,
)
from .city import CORNERS, FIELD, SIDES, x_of, y_of
from .scoring import IN_PLAY

if TYPE_CHECKING:
    from .state import OriginsState


class CellNames(Names):
    """Cells and Seats by their places: "1,-2"."""

    def __init__(self, what: str) -> None:
        super().__init__(what, ())

    def write(self, number: int) -> str:
        """x and y."""
        return f"{x_of(number)},{y_of(number)}"

    def read(self, data: object, where: str) -> int:
        """The number of the cell, which is inside the field."""
        if isinstance(data, str) and re.fullmatch(r"-?[0-9]{1,3},-?[0-9]{1,3}", data):
            x, y = (int(part) for part in data.split(","))
            if -FIELD.half < x < FIELD.half - 1 and -FIELD.half < y < FIELD.half - 1:
                number = FIELD.number(x, y)
                if self.write(number) == data:
                    return number
        raise InvalidDump(f"{where}: there is no {self.what} {short_repr(data)}")


COLOUR: Final = Names("colour", COLOURS)
RESOURCE: Final = Names("resource", RESOURCES)
DIE: Final = Names("die", DIE_NAMES)
KIND: Final = Names("building", KIND_IDS[:-2])
TILE: Final = Names("tile", [*KIND_IDS, *[f"farm:{id}" for id in KIND_IDS[:-2]]])
SIGN: Final = Names("Zodiac card", SIGNS)
DISTRICT: Final = Names("District card", [card.id for card in DISTRICTS])
CONDITION: Final = Names("end condition", CONDITIONS)
TERM: Final = Names("kind of points", IN_PLAY)
USED: Final = Names("used Freeman", [f"{die}@{site + 1}" for die in DIE_NAMES for site in range(SITES)])
SPOKEN: Final = Names(
    "used Speaker", [f"{value}@{site + 1}" for value in range(HIGHEST_SPEAKER + 1) for site in range(SITES)]
)
CELL: Final = CellNames("cell")
SEAT: Final = CellNames("Seat")
CARD_PLACE: Final = Names("place of a District card", [str(at + 1) for at in range(6)])
MOST: Final = 10**6
MOST_TILES: Final = 80


def track_json(track: Track) -> list[list[int]]:
    """Every space with markers and then the markers, the lowest first."""
    return [[space, *track.stacks[space]] for space in sorted(track.stacks)]


def track_of(data: Any, where: str, sizes: Sizes) -> Track:
    """The track on which these stacks lie; which seats have markers is looked at later."""
    stacks: dict[int, list[int]] = {}
    at: dict[int, int] = {}
    for number, entry in enumerate(checked_list(data, where)):
        here = f"{where}[{number}]"
        if len(checked_list(entry, here)) < 2 or any(type(item) is not int for item in entry):
            raise InvalidDump(f"{here}: a space and its markers expected, not {short_repr(entry)}")
        space, *seats = entry
        if space in stacks or (stacks and space < max(stacks)) or not 0 <= space <= 13:
            raise InvalidDump(f"{here}: spaces in order from 0 to 13 expected, not {short_repr(space)}")
        stacks[space] = seats
        for seat in seats:
            if seat in at or not 0 <= seat < sizes.seats:
                raise InvalidDump(f"{here}: there is no such marker {short_repr(seat)}, or it is there twice")
            at[seat] = space
    if sorted(at) not in (list(range(sizes.players)), list(range(sizes.seats))):
        raise InvalidDump(f"{where}: every marker once expected")
    return Track([at[seat] for seat in sorted(at)], stacks)


def made_board(
    resources: list[int],
    points: list[int],
    unused: list[int],
    used: list[int],
    archon: int | None,
    speakers: list[int],
    spoken: list[int],
    bases: int,
    advisors: list[int],
    towers: list[int],
    tokens: int,
    passed: bool,
    kept: list[int],
    scored: int,
    city: dict[int, int],
    dice: dict[int, int],
) -> Board:
    """A board with what follows from its city; Zodiac cards come later."""
    if speakers != sorted(speakers):
        raise ValueError(".speakers: values in order expected")
    spots = sorted({cell + side for cell in city for side in SIDES} - set(city))
    blocks = {cell for cell in city if all(cell + corner in city for corner in CORNERS)}
    if not set(dice) <= blocks:
        raise ValueError(".dice: a Seat needs four tiles around it [R145]")
    seats = sorted(blocks - set(dice))
    board = Board(resources, points, towers, unused, used, speakers, spoken, advisors, kept, city, spots, seats, dice)
    board.archon = UNUSED if archon is None else archon - 1
    board.bases = bases
    board.tokens = tokens
    board.passed = passed
    board.scored = scored
    return board


def archon_site(board: Board) -> int | None:
    """The site of the Archon, from 1 on."""
    return None if board.archon == UNUSED else board.archon + 1


BOARD: Final = Record(
    made_board,
    Field("resources", Counts(RESOURCE, MOST)),
    Field("points", Counts(TERM, MOST)),
    Field("unused", Ids(DIE, BASES, ascending=True)),
    Field("used", Ids(USED, BASES, ascending=True)),
    Field("archon", Maybe(Count(SITES, low=1)), get=archon_site),
    Field("speakers", List(Count(HIGHEST_SPEAKER, low=LOWEST_SPEAKER), 4)),
    Field("spoken", Ids(SPOKEN, 4, ascending=True)),
    Field("bases", Count(BASES, low=FIRST_BASES)),
    Field("advisors", Ids(COLOUR, 5)),
    Field("towers", Counts(COLOUR, LEVELS), attribute="heights"),
    Field("tokens", Count(MOST_TOKENS)),
    Field("passed", Flag()),
    Field("kept", Ids(KIND, MOST_TILES, ascending=True)),
    Field("scored", Bits(CARD_PLACE)),
    Field("city", Cells(CELL, Id(TILE)), attribute="tiles"),
    Field("dice", Cells(SEAT, Id(DIE))),
)


def check_lengths(state: OriginsState) -> None:
    """Raises unless everything is there that every position has."""
    if state.bastion >= state.players:
        raise InvalidDump("position.bastion: a player has it [R16]")
    for name, found in (
        ("bonus", len(state.bonus)),
        ("ships", len(state.ships)),
        ("piles", len(state.piles)),
        ("buried", len(state.buried)),
    ):
        if found != 5:
            raise InvalidDump(f"position.{name}: 5 entries expected, {found} found")
    if sorted(state.bonus) != list(range(5)):
        raise InvalidDump("position.bonus: every bonus tile once expected [R2]")
    cards = SETUP[state.players]["district_cards"]
    if len(set(state.districts)) != cards or len(state.districts) != cards or len(state.district_gold) != cards:
        raise InvalidDump(f"position.districts: {cards} different cards with their Gold expected [R9]")
    if len(set(state.signs)) != 3 or len(state.holders) != 3 or len(state.tracks) != 4:
        raise InvalidDump("position.signs: three different Zodiac cards, with holders and tracks, expected [R3]")
    if any(holder >= state.players for holder in state.holders):
        raise InvalidDump("position.holders: only players hold Zodiac cards")


def put_boards(state: OriginsState, boards: list[Board]) -> None:
    """Puts the boards back, with the Zodiac cards that their owners hold."""
    check_lengths(state)
    for seat, board in enumerate(boards):
        for temple in range(3):
            if state.holders[temple] == seat:
                board.signs |= 1 << state.signs[temple]
    state.boards = boards


FIELDS: Final = Fields(
    Field("round", Count(MOST)),
    Field("bastion", SeatNo()),
    Field("bonus", Ids(COLOUR, SITES)),
    Field("ships", List(Count(TOP_VALUE, low=1), SITES)),
    Field("market", Ids(KIND, 5)),
    Field("piles", List(Pile(KIND, TILES_PER_COLOUR, top=1), 5)),
    Field("buried", List(Count(TILES_PER_COLOUR), 5)),
    Field("row", Ids(DIE, 5)),
    Field("reserve", Counts(COLOUR, 9)),
    Field("speakers", List(Count(HIGHEST_SPEAKER, low=LOWEST_SPEAKER), 4), attribute="area_dice"),
    Field("signs", Ids(SIGN, 3)),
    Field("holders", List(SeatNo(or_nobody=True), 3)),
    Field("districts", Ids(DISTRICT, 6)),
    Field("district_gold", List(Count(2), 6)),
    Field("levels", Counts(COLOUR, LEVELS)),
    Field("tracks", List(Custom(track_json, track_of), 4)),
    Field("pool", Ids(DIE, 10, ascending=True)),
    Field("announced", Bits(CONDITION)),
    Field("boards", PerSeat(BOARD, players_only=True), put=put_boards),
)
