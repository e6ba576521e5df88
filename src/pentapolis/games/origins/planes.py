"""Origins as arrays, for programs that learn: all boards and the whole table; nobody has private information.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Colours, dice, buildings and cards are
in the order of the data. Cities are shown in a window around the Palace; what lies outside is left out. Pending work is
shown frame by frame, the open decision first, its ints as bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ...core.planes import Encoder, Plane
from ...core.state import State
from ...core.steps import Frame, numbered
from . import frames
from .actions import PLACE, SEAT, SPACE
from .board import UNUSED, Board
from .catalogue import (
    BASES,
    BUILDINGS,
    COLOUR_OF_DIE,
    COLOURS,
    DICE,
    DIE_NAMES,
    DISTRICTS,
    FARM,
    FINAL_SPACE,
    HIGHEST_SPEAKER,
    KIND_IDS,
    LEVELS,
    LOWEST_SPEAKER,
    MOST_TOKENS,
    RESOURCES,
    SIGNS,
    SITES,
    TEMPLE_TOP,
    TEMPLES,
    TILES_PER_COLOUR,
    TOP_VALUE,
    VALUE_OF_DIE,
)
from .city import CELLS, x_of, y_of
from .game import all_steps
from .observer import (
    DEPTH,
    INT_BITS,
    MOST_CARDS,
    MOST_POINTS,
    MOST_RESOURCES,
    MOST_ROUNDS,
    REACH,
    VALUES,
    WIDTH,
    OriginsObserver,
)
from .scoring import points
from .state import MILITARY_TRACK, OriginsState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

VERSION: Final = 1
LONGEST: Final = 100_000
ORDERED: Final = numbered(all_steps(), vars(frames))
STEPS: Final = tuple(step.name for step in ORDERED)
KIND_NAMES: Final = tuple(KIND_IDS[:BUILDINGS])
TILE_NAMES: Final = (*KIND_IDS, "farm")
IN_WINDOW: Final = [cell for cell in range(CELLS) if abs(x_of(cell)) <= REACH and abs(y_of(cell)) <= REACH]


def encoder(players: int, options: Mapping[str, Any]) -> OriginsEncoder:
    """The arrays of a game with that many players."""
    return OriginsEncoder(players)


class OriginsEncoder(Encoder):
    """Dice and tiles as counts, cities as maps."""

    def __init__(self, players: int) -> None:
        near = [*range(PLACE), *[PLACE + cell for cell in IN_WINDOW], *[SEAT + cell for cell in IN_WINDOW]]
        super().__init__(VERSION, _planes(players), SPACE.ranges(ORDERED), LONGEST, near)

    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        """The table and the boards, seen from the seat; the target of a game alone sees them like its player."""
        assert isinstance(state, OriginsState)
        seats = [(seat + step) % state.seats for step in range(state.seats)]
        players = [other for other in seats if other < state.players]
        for number, other in enumerate(players):
            _fill_board(state.boards[other], number, into)
            into["temples"][number] = [state.tracks[temple].at[other] for temple in range(3)]
            for temple in range(3):
                into["holders"][temple, number] = state.holders[temple] == other
                track = state.tracks[temple]
                into["order"][number, temple] = track.stack(track.at[other]).index(other)
        for number, other in enumerate(seats):
            track = state.tracks[MILITARY_TRACK]
            into["scores"][number] = min(points(state, other), MOST_POINTS)
            into["military"][number] = track.at[other]
            into["military_order"][number] = track.stack(track.at[other]).index(other)
        _fill_table(state, into)
        into["bastion"][seats.index(state.bastion)] = 1
        if not state.over:
            into["to_move"][seats.index(state.player)] = 1
        for depth, frame in enumerate(reversed(state.stack[-DEPTH:])):
            _fill_frame(frame, seats.index(frame.seat), into["pending"][depth])

    def observer(self, cells: vec[u8], places: dict[str, int]) -> OriginsObserver:
        """The same planes, kept up to date by compiled code."""
        return OriginsObserver(cells, places, len(STEPS))


def _fill_board(board: Board, number: int, into: Mapping[str, Any]) -> None:
    """One player."""
    into["resources"][number] = [min(count, MOST_RESOURCES) for count in board.resources]
    for die in board.unused:
        into["unused"][number, die] += 1
    for code in board.used:
        into["used"][number, code // SITES, code % SITES] += 1
    if board.archon != UNUSED:
        into["archon"][number, board.archon] = 1
    for value in board.speakers:
        into["speakers"][number, value - LOWEST_SPEAKER] += 1
    for code in board.spoken:
        into["spoken"][number, code // SITES - LOWEST_SPEAKER, code % SITES] += 1
    into["bases"][number] = board.bases
    for place, colour in enumerate(board.advisors):
        into["advisors"][number, place, colour] = 1
    into["towers"][number] = board.heights
    into["tokens"][number] = board.tokens
    into["passed"][number] = board.passed
    for kind in board.kept:
        into["kept"][number, kind] += 1
    for card in range(MOST_CARDS):
        into["scored"][number, card] = board.scored >> card & 1
    for cell, tile in board.tiles.items():
        x, y = x_of(cell) + REACH, y_of(cell) + REACH
        if 0 <= x < WIDTH and 0 <= y < WIDTH:
            into["city"][number, len(KIND_IDS) if tile >= FARM else tile, y, x] = 1
    for place in board.seats:
        x, y = x_of(place) + REACH, y_of(place) + REACH
        if 0 <= x < WIDTH and 0 <= y < WIDTH:
            into["seats"][number, 5, y, x] = 1
    for place, die in board.dice.items():
        x, y = x_of(place) + REACH, y_of(place) + REACH
        if 0 <= x < WIDTH and 0 <= y < WIDTH:
            into["seats"][number, COLOUR_OF_DIE[die], y, x] = VALUE_OF_DIE[die]


def _fill_table(state: OriginsState, into: Mapping[str, Any]) -> None:
    """Sites, market, piles, row and cards."""
    into["ships"][:] = state.ships
    for site, colour in enumerate(state.bonus):
        into["bonus"][site, colour] = 1
    for space, kind in enumerate(state.market):
        into["market"][space, kind] = 1
    for colour, pile in enumerate(state.piles):
        into["piles"][colour] = len(pile)
        if pile:
            into["tops"][colour, pile[-1]] = 1
        for kind in pile[: state.buried[colour]]:
            into["buried"][kind] += 1
    for space, die in enumerate(state.row):
        into["row"][space, die] = 1
    for die in state.pool:
        into["pool"][die] += 1
    into["reserve"][:] = state.reserve
    for value in state.area_dice:
        into["area"][value - LOWEST_SPEAKER] += 1
    into["levels"][:] = state.levels
    for temple, sign in enumerate(state.signs):
        into["signs"][temple, sign] = 1
    for at, card in enumerate(state.districts):
        into["districts"][at, card] = 1
        into["district_gold"][at] = state.district_gold[at]
    into["round"][0] = min(state.round, MOST_ROUNDS)
    into["over"][0] = state.over


def _fill_frame(frame: Frame, seat: int, into: Any) -> None:
    """One frame: its step, its seat, the bits of its ints."""
    into[frame.step] = 1
    into[len(STEPS) + seat] = 1
    at = into.shape[0] - 4 * INT_BITS
    for number, value in enumerate((frame.a, frame.b, frame.c, frame.d)):
        for bit in range(INT_BITS):
            into[at + number * INT_BITS + bit] = value >> bit & 1


def _planes(players: int) -> list[Plane]:
    seats = 2 if players == 1 else players
    frame = (*STEPS, *(f"seat_{seat}" for seat in range(seats)))
    frame += tuple(f"{name}_{bit}" for name in "abcd" for bit in range(INT_BITS))
    window = (WIDTH, WIDTH)
    values = tuple(str(value) for value in range(LOWEST_SPEAKER, HIGHEST_SPEAKER + 1))
    districts = tuple(card.id for card in DISTRICTS)
    return [
        Plane("resources", (players, 4), MOST_RESOURCES, f"resources of each player: {', '.join(RESOURCES)}"),
        Plane("unused", (players, DICE), BASES, "unused Freemen by colour and value"),
        Plane("used", (players, DICE, SITES), BASES, "Freemen on sites by colour and value, and by site"),
        Plane("archon", (players, SITES), 1, "the site of each Archon; zeros while it is unused"),
        Plane("speakers", (players, VALUES), 4, "Speakers under control, by value from 2 on"),
        Plane("spoken", (players, VALUES, SITES), 4, "used Speakers by value and site"),
        Plane("bases", (players,), BASES, "bases off the population track"),
        Plane("advisors", (players, 5, 5), 1, "Advisors by space of the row and colour"),
        Plane("towers", (players, 5), LEVELS, "heights of the towers, by colour"),
        Plane("tokens", (players,), MOST_TOKENS, "Superiority tokens"),
        Plane("passed", (players,), 1, "who has passed in this round"),
        Plane("kept", (players, BUILDINGS), TILES_PER_COLOUR, "tiles kept aside, by kind"),
        Plane("scored", (players, MOST_CARDS), 1, "District cards scored before, by their place"),
        Plane("city", (players, len(TILE_NAMES), *window), 1, "tiles by kind, row (y) and column (x); Farms last"),
        Plane("seats", (players, 6, *window), 6, "Seats: the value of the die by its colour; last the free ones"),
        Plane("temples", (players, 3), TEMPLE_TOP, f"steps climbed: {', '.join(TEMPLES)}"),
        Plane("order", (players, 3), 3, "markers below the own one on its step of each temple"),
        Plane("scores", (seats,), MOST_POINTS, "points of each seat if the game ended now"),
        Plane("military", (seats,), FINAL_SPACE, "spaces on the Military track"),
        Plane("military_order", (seats,), 3, "markers below the own one on its space"),
        Plane("ships", (SITES,), TOP_VALUE, "what the ship of each site shows"),
        Plane("bonus", (SITES, 5), 1, "the colour of the bonus tile of each site"),
        Plane("market", (5, BUILDINGS), 1, "the market from the top down, by kind"),
        Plane("piles", (5,), TILES_PER_COLOUR, "tiles in each pile", COLOURS),
        Plane("tops", (5, BUILDINGS), 1, "the visible tile of each pile, by kind"),
        Plane("buried", (BUILDINGS,), TILES_PER_COLOUR, "tiles put under the piles for all to see", KIND_NAMES),
        Plane("row", (5, DICE), 1, "the recruitment row from the left, by colour and value"),
        Plane("pool", (DICE,), 10, "dice of the draft", tuple(DIE_NAMES)),
        Plane("reserve", (5,), 9, "Citizens in the reserve", COLOURS),
        Plane("area", (VALUES,), 4, "Speakers in the area, by value", values),
        Plane("levels", (5,), LEVELS, "tower levels in the reserve", COLOURS),
        Plane("signs", (3, len(SIGNS)), 1, "the Zodiac card of each temple", tuple(TEMPLES)),
        Plane("holders", (3, players), 1, "who holds the card of each temple", tuple(TEMPLES)),
        Plane("districts", (MOST_CARDS, len(districts)), 1, "the District cards in play, by place"),
        Plane("district_gold", (MOST_CARDS,), 2, "Gold on them"),
        Plane("pending", (DEPTH, len(frame)), 1, "pending work, the open decision first: step, seat, bits of its ints"),
        Plane("to_move", (seats,), 1, "who decides; zeros when the game is over"),
        Plane("bastion", (seats,), 1, "who has the Bastion"),
        Plane("round", (1,), MOST_ROUNDS, "the round"),
        Plane("over", (1,), 1, "whether the game is over"),
    ]
