"""The table before the first decision (R1 to R18, R180, R181)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.steps import Frame
from ..common.tracks import new_track
from .board import new_board
from .catalogue import (
    BUILDINGS,
    COLOUR_OF_DIE,
    COLOUR_OF_KIND,
    COPIES,
    DISTRICT_GOLD,
    DISTRICTS,
    DRAFT_DICE,
    FACES,
    ROLLED,
    SETUP,
    SIGNS,
    SPEAKER_FACES,
    VALUE_OF_DIE,
)
from .frames import DRAFT_DIE, FIRST_ROUND, SOLO_DISCARD, SOLO_PICK
from .state import OriginsState

if TYPE_CHECKING:
    from ...core.chance import ChanceStream
    from ...core.game import Game

# By colour: all tiles in the order of the data (R4).
PILES: Final[list[list[int]]] = [
    [kind for kind in range(BUILDINGS) if COLOUR_OF_KIND[kind] == colour for _ in range(COPIES[kind])]
    for colour in range(5)
]


def set_up(game: Game, players: int, options: dict[str, Any], seed: bytes) -> OriginsState:
    """Everything that chance decides is one event, in the order of the rulebook."""
    figures = SETUP[players]
    seats = 2 if players == 1 else players
    state = OriginsState(
        game,
        players,
        options,
        seed,
        [new_board() for _ in range(players)],
        list(range(5)),
        [1] * 5,
        [],
        [pile[:] for pile in PILES],
        [],
        [figures["citizen_dice_per_colour"]] * 5,  # R1
        [],
        list(range(len(SIGNS))),
        list(range(len(DISTRICTS))),
        [DISTRICT_GOLD] * figures["district_cards"],
        [1] * 5,
        [*[new_track(list(range(players))) for _ in range(3)], new_track(list(range(seats)))],
    )
    draws = state.draws()
    draws.shuffle(state.bonus)  # R2
    state.signs = drawn(draws, state.signs, 3)  # R3
    for pile in state.piles:
        draws.shuffle(pile)  # R4
        state.market.append(pile.pop())
    draws.shuffle(state.market)  # R5
    state.row = first_row([colour * FACES + int(draws.below(ROLLED)) for colour in range(5)], state.market)
    for colour in range(5):
        state.reserve[colour] -= 1
    state.area_dice = [SPEAKER_FACES[int(draws.below(6))] for _ in range(figures["speaker_dice"])]  # R8
    state.area_dice.sort()
    state.districts = drawn(draws, state.districts, figures["district_cards"])  # R9
    for card in state.districts:
        for colour in DISTRICTS[card].towers:
            state.levels[colour] += 1  # R10
    if players == 1:
        _draft_alone(state, draws)
    else:
        _draft(state, draws)
    state.pool.sort()
    return state


def drawn(draws: ChanceStream, cards: list[int], count: int) -> list[int]:
    """The first cards of a shuffled pile."""
    for at in range(count):
        other = at + draws.below(len(cards) - at)
        cards[at], cards[other] = cards[other], cards[at]
    return cards[:count]


def first_row(dice: list[int], market: list[int]) -> list[int]:
    """R6, R7: ascending; of equal values the colour that lies lower in the market goes further left."""
    height = [0] * 5
    for space, kind in enumerate(market):
        height[COLOUR_OF_KIND[kind]] = space
    keyed = [(VALUE_OF_DIE[die], -height[COLOUR_OF_DIE[die]], die) for die in dice]
    keyed.sort()
    return [die for _, _, die in keyed]


def _draft(state: OriginsState, draws: ChanceStream) -> None:
    """R15 to R18: the first player's marker lies lowest; everybody takes a die, then in reverse order another."""
    players = state.players
    state.bastion = int(draws.below(players))
    order = [(state.bastion + step) % players for step in range(players)]
    state.tracks[3] = new_track(order)
    for colour in range(5):
        for _ in range(DRAFT_DICE):
            state.pool.append(colour * FACES + int(draws.below(ROLLED)))
        state.reserve[colour] -= DRAFT_DICE
    state.push(Frame(FIRST_ROUND, state.bastion))
    for seat in order:
        state.push(Frame(DRAFT_DIE, seat))
    for seat in reversed(order):
        state.push(Frame(DRAFT_DIE, seat))


def _draft_alone(state: OriginsState, draws: ChanceStream) -> None:
    """R181: one die of each colour; the two highest are discarded, two of the others taken.

    Only where several are equally high there is something to decide.
    """
    for colour in range(5):
        state.pool.append(colour * FACES + int(draws.below(ROLLED)))
        state.reserve[colour] -= 1
    left = 2
    limit = sorted([VALUE_OF_DIE[die] for die in state.pool])[-3]  # what is higher than the third goes anyway
    for die in state.pool[:]:
        if VALUE_OF_DIE[die] > limit:
            state.pool.remove(die)
            state.reserve[COLOUR_OF_DIE[die]] += 1
            left -= 1
    state.push(Frame(FIRST_ROUND, 0))
    state.push(Frame(SOLO_PICK, 0))
    state.push(Frame(SOLO_PICK, 0))
    if left:
        state.push(Frame(SOLO_DISCARD, 0, left))
