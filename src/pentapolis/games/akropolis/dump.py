"""Loading a position: what its fields cannot tell one by one, so that only possible positions come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.dumps import Dump, load_state
from ...core.errors import InvalidDump
from .actions import NUM_ACTIONS
from .city import City, first_city
from .fields import FIELDS, TILE
from .scoring import scoring_rules
from .state import AkropolisState
from .tiles import STARTING_STONES, TILES

if TYPE_CHECKING:
    from .game import Akropolis


def restored(game: Akropolis, data: object) -> AkropolisState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""

    def blank(dump: Dump, seed: bytes) -> AkropolisState:
        seats = 2 if dump.players == 1 else dump.players
        rules = scoring_rules(dump.options)
        return AkropolisState(game, dump.players, dump.options, seed, rules, 0, [], [], [0] * seats, [])

    return load_state(game, data, blank, _check)


def _check(state: AkropolisState) -> None:
    from .game import tiles_in_play

    if not state.solo and state.architect:
        raise InvalidDump("position.architect: only the solo game has one")
    in_play = dict.fromkeys(tiles_in_play(state.seats, state.options["long"]), 1)
    FIELDS.check_conserved(state, TILE, in_play, "R93", [] if state.hand is None else [state.hand])
    _check_progress(state)
    _check_stones(state, [_covered(city) for city in state.cities])


def _covered(city: City) -> list[int]:
    """The quarries that each placement covered."""
    again = first_city()
    covered: list[int] = []
    for placement in city.placements:
        number, action = divmod(placement, NUM_ACTIONS)
        tile = TILES[number]
        covered.append(again.place(number, action, tile.a, tile.b, tile.c))
    return covered


def _check_progress(state: AkropolisState) -> None:
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
        "turn": state.turn,
        "reveals": state.reveals,
        "chances": state.chances,
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
        # R85 to R87: what is missing altogether the Architect has paid, who pays for plazas only.
        paid = sum(STARTING_STONES[:2]) + sum(gains[0]) - sum(state.stones)
        turns = [_dearest(state, 2 * turn + 1) for turn, tile in enumerate(state.architect) if TILES[tile].plaza]
        if not 0 <= paid <= sum(turns):
            raise InvalidDump(f"position.stones: the Architect cannot have paid {paid} Stones")


def _dearest(state: AkropolisState, turn: int) -> int:
    """The highest price in the Site at the beginning of that turn of the game, counted from 0."""
    return state.seats + 1 - turn % (state.seats + 1)
