"""Loading a position: every card is somewhere, every zone is possible, and the stack is one that play can lead to."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated

import msgspec

from ...core.chance import seed_bytes
from ...core.dumps import Dump, check_waiting, convert, read_dump, restore_common
from ...core.errors import InvalidDump, short_repr
from .agenda import check_agenda
from .board import Board, Site
from .buildings import BRICKWORKS, BUILDING_IDS, BUILDINGS, COLOUR_OF, COST_OF, STAND_IN, STAND_IN_FOR, TOWER
from .cards import BITS, CARDS, COLOURS, LAST_ROUND, ROW, STARTING_DRAW, SUPPLY, named_bits, unpacked
from .frames import ACTION, BATHS_IN, SAWMILL, SETUP_DISCARD
from .monopolies import NOBODY, owner
from .piles import of_one_colour
from .scoring import points
from .state import UchroniaState

if TYPE_CHECKING:
    from .game import Uchronia

Number = Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Colour = Annotated[str, msgspec.Meta(max_length=20)]
Id = Annotated[str, msgspec.Meta(max_length=40)]


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """Cards by colour."""

    wood: Number
    clay: Number
    brick: Number
    stone: Number
    marble: Number

    def counts(self) -> list[int]:
        """The counts in the order of the colours."""
        return [self.wood, self.clay, self.brick, self.stone, self.marble]


class SiteShape(msgspec.Struct, forbid_unknown_fields=True):
    """A Building under construction."""

    building: Id
    under: Cards
    turn: Annotated[int, msgspec.Meta(ge=1, le=10**6)]


class BoardShape(msgspec.Struct, forbid_unknown_fields=True):
    """One player's board with what is known about the Hand."""

    hand: Cards
    stock: Cards
    activities: Cards
    domain: Annotated[list[Colour], msgspec.Meta(max_length=2)]
    sites: Annotated[list[SiteShape], msgspec.Meta(max_length=len(BUILDINGS))]
    completed: Annotated[list[Id], msgspec.Meta(max_length=len(BUILDINGS))]
    known: Cards
    lacks: Annotated[list[Colour], msgspec.Meta(max_length=5)]
    old: Cards
    fresh: Cards


class Holders(msgspec.Struct, forbid_unknown_fields=True):
    """The holder of each Monopoly."""

    wood: Seat | None
    clay: Seat | None
    brick: Seat | None
    stone: Seat | None
    marble: Seat | None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The table as `position_dump` writes it."""

    first: Seat
    current: Seat
    end_triggered: bool
    forum: Cards
    discard: Cards
    pile: Annotated[list[Colour], msgspec.Meta(max_length=CARDS)]
    great_works: Annotated[list[Id], msgspec.Meta(max_length=ROW)]
    building_pile: Annotated[list[Id], msgspec.Meta(max_length=200)]
    bottom: Number
    building_discard: Annotated[list[Id], msgspec.Meta(max_length=200)]
    monopolies: Holders
    first_draws: Annotated[list[Id], msgspec.Meta(max_length=5)]
    boards: Annotated[list[BoardShape], msgspec.Meta(max_length=5)]


def restored(game: Uchronia, data: object) -> UchroniaState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""
    dump = read_dump(game, data)
    position = convert(dump.position, Position, "position")
    _check_seats(position, dump.players)
    holders = position.monopolies
    state = UchroniaState(
        game,
        dump.players,
        dump.options,
        seed_bytes(dump.seed),
        [_board(shape, f"boards[{seat}]") for seat, shape in enumerate(position.boards)],
        position.forum.counts(),
        position.discard.counts(),
        [
            NOBODY if holder is None else holder
            for holder in (holders.wood, holders.clay, holders.brick, holders.stone, holders.marble)
        ],
        _numbers(position.great_works, "great_works"),
        [_colour(name, "pile") for name in reversed(position.pile)],
        _numbers(position.building_pile, "building_pile")[::-1],
        _numbers(position.building_discard, "building_discard"),
        _numbers(position.first_draws, "first_draws"),
    )
    state.first = position.first
    state.current = position.current
    state.bottom = position.bottom
    state.end_triggered = position.end_triggered
    restore_common(state, dump)
    _check_course(state, dump)
    _check_cards(state)
    _check_buildings(state)
    for seat in range(state.seats):
        _check_board(state, seat)
    _check_known_pools(state)
    _check_monopolies(state)
    check_agenda(state)
    check_waiting(state)
    return state


def _check_seats(position: Position, players: int) -> None:
    """Every seat has a board and took part in the draw, and nothing names another seat."""
    for name, found in (("boards", len(position.boards)), ("first_draws", len(position.first_draws))):
        if found != players:
            raise InvalidDump(f"position.{name}: {players} entries expected, {found} found")
    holders = [value for value in msgspec.structs.astuple(position.monopolies) if value is not None]
    if max([position.first, position.current, *holders]) >= players:
        raise InvalidDump(f"position: seats are 0 to {players - 1}")


def _colour(name: str, where: str) -> int:
    if name not in COLOURS:
        raise InvalidDump(f"position.{where}: there is no colour {short_repr(name)}")
    return COLOURS.index(name)


def _numbers(ids: list[str], where: str) -> list[int]:
    for id in ids:
        if id not in BUILDING_IDS:
            raise InvalidDump(f"position.{where}: there is no building {short_repr(id)}")
    return [BUILDING_IDS[id] for id in ids]


def _board(shape: BoardShape, where: str) -> Board:
    """The board behind its shape; only what a single zone can tell is checked here."""
    board = Board(
        shape.hand.counts(),
        shape.stock.counts(),
        shape.activities.counts(),
        shape.known.counts(),
        shape.fresh.counts(),
        shape.old.counts(),
        [],
        [],
    )
    board.held = sum(board.hand)
    board.launched = sum(board.activities)
    domain = [_colour(name, f"{where}.domain") for name in shape.domain]
    if len(set(domain)) > 1:
        raise InvalidDump(f"position.{where}.domain: the cards of a Domain are of one colour [R22]")
    if domain:
        board.domain, board.played = domain[0], len(domain)
    board.lacks = sum({BITS[_colour(name, f"{where}.lacks")] for name in shape.lacks})
    if named_bits(board.lacks) != shape.lacks:
        raise InvalidDump(f"position.{where}.lacks: colours are named once, in their order")
    names = [*shape.completed, *(site.building for site in shape.sites)]
    if len(set(names)) < len(names):
        raise InvalidDump(f"position.{where}: nobody builds a name twice [R70]")
    for number in _numbers(shape.completed, f"{where}.completed"):
        site = Site(number, [0] * 5, 0, 1)
        board.put_site(site)
        board.finish_site(site)
    for built in shape.sites:
        (number,) = _numbers([built.building], f"{where}.sites")
        under = built.under.counts()
        board.put_site(Site(number, under, sum(under), built.turn))
    return board


def _check_course(state: UchroniaState, dump: Dump) -> None:
    """First player, turn, round and end fit together."""
    names = [BUILDINGS[building].alpha_key for building in state.first_draws]
    if len(set(names)) < len(names) or state.first != names.index(min(names)):
        raise InvalidDump("position.first: not who drew the first name of the alphabet [R7]")
    turns = max(state.turn - 1, 0)
    if state.current != (state.first + turns) % state.seats:
        raise InvalidDump(f"position.current: turn {state.turn} is not that of seat {state.current} [R27]")
    if state.turn > LAST_ROUND * state.seats:
        raise InvalidDump(f"turn: there are at most {LAST_ROUND} rounds [R165]")
    if dump.chances < 2:
        raise InvalidDump("chances: set-up alone has two [R15]")
    if state.turn > (LAST_ROUND - 1) * state.seats and not state.end_triggered:
        raise InvalidDump("position.end_triggered: the last round has begun [R165]")
    if not state.end_triggered and any(points(state, seat) >= state.threshold for seat in range(state.seats)):
        raise InvalidDump("position.end_triggered: somebody has reached the threshold [R96]")
    if state.over and not (state.end_triggered and state.current == state.last and state.turn > 0):
        raise InvalidDump("stack: empty, but the game is not over [R97]")
    if (state.turn == 0) != (not state.over and state.stack[-1].step == SETUP_DISCARD):
        raise InvalidDump("turn: 0 during set-up and only then")


def _check_cards(state: UchroniaState) -> None:
    """R94: all cards of every colour are somewhere."""
    for colour in range(5):
        found = state.forum[colour] + state.discard[colour] + state.pile.count(colour) + _looked(state)[colour]
        for board in state.boards:
            found += board.hand[colour] + board.stock[colour] + board.activities[colour]
            found += sum(site.under[colour] for site in board.sites)
            if board.domain == colour:
                found += board.played
        if found != SUPPLY[colour]:
            raise InvalidDump(f"position: {found} {COLOURS[colour]} cards instead of {SUPPLY[colour]} [R94]")


def _looked(state: UchroniaState) -> list[int]:
    """The cards under a Lighthouse."""
    frame = state.looking
    if frame is None:
        return [0] * 5
    if not (0 <= frame.b < 1 << 40 and 0 <= frame.c < 1 << 40):
        raise InvalidDump("stack: these are not cards under a Lighthouse")
    return [new + old for new, old in zip(unpacked(frame.b), unpacked(frame.c), strict=True)]


def _check_buildings(state: UchroniaState) -> None:
    """R94: both copies of every Building are somewhere; the row is full when a turn begins (R88)."""
    found = Counter([*state.great_works, *state.building_pile, *state.building_discard])
    for board in state.boards:
        found.update(board.completed)
        found.update(site.building for site in board.sites)
    for building in BUILDINGS:
        if found[building.number] != building.copies:
            count = found[building.number]
            raise InvalidDump(f"position: {count} cards of {building.id} instead of {building.copies} [R94]")
    if state.bottom > state.buildings_left:
        raise InvalidDump("position.bottom: more Buildings than the pile has")
    if any(building not in state.first_draws for building in state.building_pile[: state.bottom]):
        raise InvalidDump("position.bottom: only names that were drawn twice lie there [R8]")
    begins = state.over or state.stack[-1].step in (ACTION, SETUP_DISCARD)
    if begins and len(state.great_works) < ROW and (state.building_pile or state.building_discard):
        raise InvalidDump("position.great_works: the row is filled at the end of a turn [R88]")
    if of_one_colour(state):
        raise InvalidDump(
            "position.great_works: five of one colour, while others are to come, are replaced at once [R89]"
        )


def _check_board(state: UchroniaState, seat: int) -> None:
    """Limits of one board, and that what is known about its Hand is true."""
    board = state.boards[seat]
    where = f"position.boards[{seat}]"
    if board.launched > board.limit:
        raise InvalidDump(f"{where}.activities: {board.launched} are more than the limit {board.limit} [R58]")
    for site in board.sites:
        _check_site(state, seat, site)
    for colour in range(5):
        known, hand = board.known[colour], board.hand[colour]
        if known > hand or hand - known > board.old[colour] + board.fresh[colour]:
            raise InvalidDump(f"{where}.known: not true of the {COLOURS[colour]} cards in the Hand [R151]")
        if board.lacks & BITS[colour] and known < hand:
            raise InvalidDump(f"{where}.lacks: there is {COLOURS[colour]} in the Hand that nobody knows of [R151]")
        if known + board.old[colour] + board.fresh[colour] < hand:
            raise InvalidDump(f"{where}: {COLOURS[colour]} cards of unknown origin in the Hand [R151]")
    if state.turn == 0 and (board.launched or board.played or board.sites or board.completed or sum(board.stock)):
        raise InvalidDump(f"{where}: nothing is played during set-up [R14]")


def _check_site(state: UchroniaState, seat: int, site: Site) -> None:
    board = state.boards[seat]
    id = BUILDINGS[site.building].id
    where = f"position.boards[{seat}].sites ({id})"
    if site.turn > state.turn or (state.first + site.turn - 1) % state.seats != seat:
        raise InvalidDump(f"{where}: seat {seat} cannot have started it in turn {site.turn} [R73]")
    if site.turn == state.turn and site.filled and not board.done & TOWER:
        raise InvalidDump(f"{where}: nothing is added in the turn of the start [R73]")
    own = COLOUR_OF[site.building]
    for colour in range(5):
        stands_in = colour == STAND_IN and STAND_IN_FOR & BITS[own] and board.done & BRICKWORKS
        if site.under[colour] and colour != own and not stands_in:
            raise InvalidDump(f"{where}: {COLOURS[colour]} does not fit [R72]")
    top = None if state.over else state.stack[-1]
    completing = top is not None and top.step == SAWMILL and top.seat == seat and top.a == site.building
    if site.filled > COST_OF[site.building] or (site.filled == COST_OF[site.building] and not completing):
        raise InvalidDump(f"{where}: {site.filled} cards complete it [R77]")


def _check_known_pools(state: UchroniaState) -> None:
    """What was in the Hands at the last shuffle and what was shuffled are different cards."""
    for colour in range(5):
        found = state.pile.count(colour) + _looked(state)[colour]
        found += sum(board.old[colour] + board.fresh[colour] for board in state.boards)
        if found > SUPPLY[colour]:
            raise InvalidDump(f"position.boards: old and fresh name more {COLOURS[colour]} cards than there are [R151]")
    if state.turn == 0:
        for seat, board in enumerate(state.boards):
            if sum(board.old) or sum(board.fresh) != STARTING_DRAW:
                raise InvalidDump(f"position.boards[{seat}]: everybody draws {STARTING_DRAW} cards [R14]")


def _check_monopolies(state: UchroniaState) -> None:
    """R61 to R67: holders are who they must be; the colour that the Baths are exchanging is looked at later."""
    waiting = -1
    if not state.over and state.stack[-1].step == BATHS_IN:
        waiting = state.stack[-1].a
    for colour in range(5):
        if colour != waiting and owner(state, colour) != state.monopolies[colour]:
            raise InvalidDump(f"position.monopolies.{COLOURS[colour]}: it belongs to somebody else [R61]")
