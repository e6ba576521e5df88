"""Loading a position: built up again placement by placement, so that only possible cities come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from ...core.chance import seed_bytes
from ...core.dumps import Dump, check_waiting, convert, read_dump, restore_common
from ...core.errors import InvalidDump, InvalidNotation, short_repr
from .actions import TAKES, parse
from .city import City, first_city
from .scoring import scoring_rules
from .state import PLACE, TAKE, AkropolisState
from .tiles import STARTING_STONES, TILE_IDS, TILES

if TYPE_CHECKING:
    from .game import Akropolis

Stones = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The table as `AkropolisState.dump_position` writes it."""

    first: Seat
    chief: Seat
    round: Annotated[int, msgspec.Meta(ge=1, le=20)]
    site: list[str]
    piles: list[list[str]]
    stones: list[Stones]
    cities: list[list[tuple[str, str]]]
    architect: list[str]


def restored(game: Akropolis, data: object) -> AkropolisState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""
    from .game import tiles_in_play

    dump = read_dump(game, data)
    position = convert(dump.position, Position, "position")
    seats = 2 if dump.players == 1 else dump.players
    _check_counts(position, dump.players, seats)
    order = [tile for pile in position.piles for tile in _numbers(pile, "piles")]
    state = AkropolisState(
        game,
        dump.players,
        dump.options,
        seed_bytes(dump.seed),
        scoring_rules(dump.options),
        position.first,
        _numbers(position.site, "site"),
        order[::-1],
        list(position.stones),
        [],
    )
    gains: list[list[int]] = []
    for seat, placements in enumerate(position.cities):
        city, covered = _rebuilt(placements, seat)
        state.cities.append(city)
        gains.append(covered)
    state.architect = _numbers(position.architect, "architect")
    state.chief = position.chief
    state.round = position.round
    restore_common(state, dump)
    _check_stack(state)
    _check_tiles(state, tiles_in_play(seats, dump.options["long"]))
    _check_progress(state, dump)
    _check_stones(state, gains)
    check_waiting(state)
    return state


def _check_counts(position: Position, players: int, seats: int) -> None:
    for name, found, wanted in (
        ("stones", len(position.stones), seats),
        ("cities", len(position.cities), players),
    ):
        if found != wanted:
            raise InvalidDump(f"position.{name}: {wanted} entries expected, {found} found")
    if position.first >= seats or position.chief >= seats:
        raise InvalidDump(f"position: first and chief are seats from 0 to {seats - 1}")
    if any(len(pile) != seats + 1 for pile in position.piles):
        raise InvalidDump(f"position.piles: every pile holds {seats + 1} tiles")
    if players > 1 and position.architect:
        raise InvalidDump("position.architect: only the solo game has one")


def _numbers(ids: list[str], where: str) -> list[int]:
    for id in ids:
        if id not in TILE_IDS:
            raise InvalidDump(f"position.{where}: there is no tile {short_repr(id)}")
    return [TILE_IDS[id] for id in ids]


def _rebuilt(placements: list[tuple[str, str]], seat: int) -> tuple[City, list[int]]:
    """The city that these placements make, and the quarries that each of them covered."""
    city = first_city()
    covered: list[int] = []
    if len(placements) > 30:
        raise InvalidDump(f"position.cities[{seat}]: {len(placements)} tiles are more than a game has for one city")
    for i, (id, text) in enumerate(placements):
        where = f"cities[{seat}][{i}]"
        (number,) = _numbers([id], where)
        try:
            action = parse(text)
        except InvalidNotation as error:
            raise InvalidDump(f"position.{where}: {error}") from None
        if action < TAKES or not city.allows(action):
            raise InvalidDump(f"position.{where}: {short_repr(text)} is not a legal placement there")
        tile = TILES[number]
        covered.append(city.place(number, action, tile.a, tile.b, tile.c))
    return city, covered


def _check_stack(state: AkropolisState) -> None:
    if state.over:
        return
    frame = state.stack[-1]
    if len(state.stack) > 1 or frame.step not in (TAKE, PLACE) or frame.seat >= state.players:
        raise InvalidDump("stack: exactly one player takes or places")
    if (frame.step == TAKE and (frame.a or frame.b)) or frame.c or frame.d:
        raise InvalidDump("stack: a frame says more than its step knows")
    if frame.step == PLACE and not (0 <= frame.a < len(TILES) and 0 <= frame.b <= len(state.site)):
        raise InvalidDump("stack: no such tile or price in hand")


def _check_tiles(state: AkropolisState, in_play: list[int]) -> None:
    """R93: every tile in play is somewhere, and only once."""
    found = [*state.site, *state.unseen, *state.architect]
    if state.hand is not None:
        found.append(state.hand)
    for city in state.cities:
        found += [tile for tile, _, _, _ in city.tiles()]
    if sorted(found) != in_play:
        missing = [TILES[tile].id for tile in in_play if tile not in found]
        extra = [TILES[tile].id for tile in set(found) if found.count(tile) > (1 if tile in in_play else 0)]
        raise InvalidDump(f"position: tiles missing {missing}, tiles too many {sorted(extra)} [R93]")


def _check_progress(state: AkropolisState, dump: Dump) -> None:
    """Site, round, chief, turn and seat all follow from how many turns are complete."""
    seats = state.seats
    played = [len(city.placements) for city in state.cities]
    if state.solo:
        played.append(len(state.architect))
    done = sum(played)
    seat = (state.first + done) % seats
    rounds, in_round = divmod(done, seats + 1)
    total_rounds = rounds + 1 + len(state.unseen) // (seats + 1)
    if state.over:
        rounds, in_round = rounds - 1, seats + 1
    waiting = 0 if state.over else 1
    in_hand = 1 if state.hand is not None else 0
    first = state.options["first_player"]
    expected = {
        "first": first if isinstance(first, int) else state.first,
        "round": rounds + 1,
        "chief": (state.first + rounds) % seats,
        "site": seats + 2 - in_round - in_hand,
        "turn": done + waiting,
        "reveals": rounds,
        "chances": 2 if state.options["first_player"] == "random" else 1,
        "player": seat if waiting else state.player,
    }
    actual = {
        "first": state.first,
        "round": state.round,
        "chief": state.chief,
        "site": len(state.site),
        "turn": dump.turn,
        "reveals": dump.reveals,
        "chances": dump.chances,
        "player": state.player,
    }
    for name, value in expected.items():
        if actual[name] != value:
            raise InvalidDump(f"{name}: after {done} turns it must be {value}, not {actual[name]}")
    for who, count in enumerate(played):
        turns = (done + seats - 1 - (who - state.first) % seats) // seats
        if count != turns:
            raise InvalidDump(f"position: seat {who} has {count} tiles after {turns} turns")
    if state.over and (state.unseen or total_rounds < 2):
        raise InvalidDump("stack: empty, but the game is not over")


def _check_stones(state: AkropolisState, gains: list[list[int]]) -> None:
    """Stones are what set-up and covered quarries gave, less prices that could be asked and paid (R13, R22, R42)."""
    price = state.stack[-1].b if state.hand is not None else 0
    for seat, covered in enumerate(gains):
        order = (seat - state.first) % state.seats
        least = most = STARTING_STONES[order]
        for turn, quarries in enumerate(covered):
            least = max(0, least - _dearest(state, order + turn * state.seats)) + quarries
            most += quarries
        before = state.stones[seat] + (price if seat == state.player else 0)
        if not least <= before <= most:
            raise InvalidDump(f"position.stones[{seat}]: {state.stones[seat]} cannot be what is left of {most}")
    if state.solo:
        # R85 to R87: what is missing altogether the Architect has paid, and he pays for plazas only.
        paid = sum(STARTING_STONES[:2]) + sum(gains[0]) - sum(state.stones)
        turns = [_dearest(state, 2 * turn + 1) for turn, tile in enumerate(state.architect) if TILES[tile].plaza]
        if not 0 <= paid <= sum(turns):
            raise InvalidDump(f"position.stones: the Architect cannot have paid {paid} Stones")


def _dearest(state: AkropolisState, turn: int) -> int:
    """The highest price in the Site at the beginning of that turn of the game, counted from 0."""
    return state.seats + 1 - turn % (state.seats + 1)
