"""Tables set by words: a state after the draft, with things put where a test wants them."""

from __future__ import annotations

from typing import Any

import pentapolis
from pentapolis import Rng
from pentapolis.bots import Bot, shown_world
from pentapolis.core.events import Event
from pentapolis.core.steps import Frame
from pentapolis.games.horizon.board import Board, unit_code
from pentapolis.games.horizon.cards import (
    BUILDING_IDS,
    BUILDING_LEVEL,
    GOVERNMENT_IDS,
    LEADER_IDS,
    OBJECTIVE_IDS,
    SLOT_IDS,
    SLOT_LEVEL,
    SPOT_IDS,
    TECH_IDS,
    TERRITORY_IDS,
    UNITS,
)
from pentapolis.games.horizon.effects import PROGRAMS
from pentapolis.games.horizon.frames import CHOSEN, EFFECTS
from pentapolis.games.horizon.game import Horizon
from pentapolis.games.horizon.places import FIELD, PLACE_IDS, PLACES
from pentapolis.games.horizon.scripts import compiled, hooks_of
from pentapolis.games.horizon.state import HorizonState, changed

GAME = pentapolis.game("horizon")
assert isinstance(GAME, Horizon)
QUIET = "government_3b"  # Merchants: only trade is touched
OTHERS = ["government_1a", "government_2b", "government_4a"]


def new(players: int = 2, seed: int = 1, government: str = QUIET) -> HorizonState:
    """The first turn of the first player, who has that government."""
    state = GAME.new(players, seed)
    assert isinstance(state, HorizonState)
    cards = [government, *[id for id in OTHERS if id[11] != government[11]]]
    if len(cards) < players:
        cards.append("government_3a")
    order = state.order()
    state.offered = []
    state.stack = state.stack[:1]
    for seat, id in zip(order, cards, strict=False):
        state.boards[seat].government = GOVERNMENT_IDS.index(id)
        refresh(state.boards[seat])
    state.settle()
    return state


def refresh(board: Board) -> None:
    """Hooks as they follow from the cards."""
    board.hooks = hooks_of(board)


def me(state: HorizonState) -> Board:
    """The board of whose turn it is."""
    return state.boards[state.current]


def after_first_turn(state: HorizonState) -> HorizonState:
    """As if the player had had a turn: the Action pawn is on the board."""
    me(state).pawn = SPOT_IDS.index("basic_4.a")
    return state


def play(state: HorizonState, *moves: str) -> list[Event]:
    """Plays moves in notation; what happened."""
    heard = state.listen()
    for move in moves:
        state.play(state.parse(move))
    state.events = None
    return heard


def offered(state: HorizonState) -> list[str]:
    """What is legal, in notation."""
    return [state.notation(action) for action in state.legal()]


def kind(state: HorizonState) -> str:
    """The open decision."""
    assert state.decision is not None
    return state.decision.kind


def refused(state: HorizonState, move: str) -> tuple[str, str]:
    """The rule and the reason against a move."""
    refusal = state.explain(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.rule, refusal.key.removeprefix("horizon-refuse-")


def run(state: HorizonState, ops: list[dict[str, Any]], chosen: bool = False) -> None:
    """Lets the player whose turn it is have a list of effects now: a bonus, or chosen."""
    number = compiled(ops, "test")
    assert PROGRAMS.listed[number]
    state.push(Frame(EFFECTS, state.current, number, 0, CHOSEN if chosen else 0))
    state.settle()


def put_tech(state: HorizonState, slot: str, tech: str | None = None, seats: tuple[int, ...] | None = None) -> None:
    """The slot researched by these seats (the current one), with that card or any; pawns come from the columns."""
    number = SLOT_IDS.index(slot)
    level = SLOT_LEVEL[number]
    if level in (2, 3) and state.tech_at[number] < 0:
        card = TECH_IDS.index(tech) if tech else state.piles[level][-1]
        state.piles[level] = [one for one in state.piles[level] if one != card]
        state.unseen[level] = len(state.piles[level])
        state.tech_at = changed(state.tech_at, number, card)
    elif tech and state.tech_at[number] != TECH_IDS.index(tech):
        swap_tech(state, number, TECH_IDS.index(tech))
    for seat in seats if seats is not None else (state.current,):
        board = state.boards[seat]
        board.take_inactive()
        board.scholars |= 1 << number
        board.add_level(level)
        board.techs = sorted([*board.techs, state.tech_at[number]])
        if state.leader_at[number] >= 0:
            board.leaders = [*board.leaders, state.leader_at[number]]
            state.leader_at = changed(state.leader_at, number, -1)
        refresh(board)


def swap_tech(state: HorizonState, slot: int, card: int) -> None:
    """Another level I or IV card on the slot."""
    old = state.tech_at[slot]
    if card in state.tech_at:
        state.tech_at = changed(state.tech_at, state.tech_at.index(card), old)
    state.tech_at = changed(state.tech_at, slot, card)


def put_leader(state: HorizonState, slot: str, leader: str) -> None:
    """That leader on the slot; whoever was there is exchanged."""
    number, card = SLOT_IDS.index(slot), LEADER_IDS.index(leader)
    if card in state.leader_at:
        state.leader_at = changed(state.leader_at, state.leader_at.index(card), state.leader_at[number])
    state.leader_at = changed(state.leader_at, number, card)


def on_top(state: HorizonState, *techs: str) -> None:
    """These cards on top of their pile, the first one first."""
    cards = [TECH_IDS.index(tech) for tech in techs]
    level = 2 if cards[0] in state.piles[2] else 3
    state.piles[level] = [*cards, *[card for card in state.piles[level] if card not in cards]]


def lay(state: HorizonState, territory: str, q: int, r: int) -> int:
    """The territory on the map; its place."""
    number = TERRITORY_IDS.index(territory)
    place, cell = PLACE_IDS.index(territory), FIELD.numbers[q, r]
    assert state.at[cell] < 0
    laid = [one for one in state.territories[: state.explored] if one != number]
    rest = [one for one in state.territories[state.explored :] if one != number]
    state.territories = [*laid, number, *rest]
    state.explored += 1
    state.at = changed(state.at, cell, place)
    state.cell_of = changed(state.cell_of, place, cell)
    return place


def next_tile(state: HorizonState, territory: str) -> None:
    """That territory is the next one of the stack."""
    number = TERRITORY_IDS.index(territory)
    rest = [one for one in state.territories[state.explored :] if one != number]
    state.territories = [*state.territories[: state.explored], number, *rest]


def add_units(state: HorizonState, where: str, *units: str, seat: int | None = None) -> None:
    """Units such as `settler 3` of the seat (the current one) on a place; pawns come from the columns."""
    board = state.boards[state.current if seat is None else seat]
    for unit in units:
        name, strength = unit.split()
        board.take_inactive()
        board.add_unit(PLACE_IDS.index(where), UNITS.index(name), int(strength))


def remove_units(state: HorizonState, seat: int | None = None) -> None:
    """No unit of the seat is on the map; the pawns are active."""
    board = state.boards[state.current if seat is None else seat]
    for unit in board.units[:]:
        board.remove_unit(unit)
        board.active += 1


def has_unit(state: HorizonState, where: str, unit: str, seat: int | None = None) -> int:
    """How many such units of the seat stand there."""
    board = state.boards[state.current if seat is None else seat]
    name, strength = unit.split()
    return board.units.count(unit_code(PLACE_IDS.index(where), UNITS.index(name), int(strength)))


def give_building(state: HorizonState, building: str, seat: int | None = None) -> None:
    """The tile in the reserve of the seat (the current one)."""
    number = BUILDING_IDS.index(building)
    level = BUILDING_LEVEL[number]
    state.rivers[level] = [one for one in state.rivers[level] if one != number]
    state.building_piles[level] = [one for one in state.building_piles[level] if one != number]
    while len(state.rivers[level]) < 3 and state.building_piles[level]:
        state.rivers[level] = [*state.rivers[level], state.building_piles[level][0]]
        state.building_piles[level] = state.building_piles[level][1:]
    board = state.boards[state.current if seat is None else seat]
    board.reserve = sorted([*board.reserve, number])


def give_tokens(state: HorizonState, settle: int = 0, fortify: int = 0) -> None:
    """Tokens of the supply for the current player."""
    for token, number in enumerate((settle, fortify)):
        state.supply[token] -= number
        me(state).held[token] += number


def take_cubes(state: HorizonState, food: int = 0, economy: int = 0, infrastructure: int = 0) -> None:
    """So many cubes of the current player have been invested, without any effect but hooks."""
    for track, number in enumerate((food, economy, infrastructure)):
        me(state).cubes[track] -= number
        me(state).invested += number
    refresh(me(state))


def set_objectives(state: HorizonState, *ids: str) -> None:
    """One of each group."""
    state.objectives = [OBJECTIVE_IDS.index(id) for id in ids]


def own_start(state: HorizonState, seat: int | None = None) -> str:
    """The name of the seat's starting tile."""
    return f"start_{state.current if seat is None else seat}"


def notations_of_turn(state: HorizonState, bot: Bot, rng: Rng) -> list[str]:
    """What the bot plays until the turn is over."""
    turn, played = state.turn, []
    while not state.over and state.turn == turn:
        action = bot.choose(shown_world(state, rng), rng)
        played.append(state.notation(action))
        state.play(action)
    return played


def to_phase(state: HorizonState, phase: str) -> None:
    """Skips to a later phase of the turn, as if the earlier ones had been done."""
    me(state).pawn = SPOT_IDS.index("basic_4.a")
    while state.game.steps[state.stack[-1].step].name != phase:
        state.stack.pop()
    state.settle()


assert PLACES == 29
