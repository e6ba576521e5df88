"""Positions made to order, moves by their notation, and asserts that read like the table.

`table` builds a sound position at the choice of an action. The map is the square tile with the tiles l2, l3, l1, l4
around it, a capital on each; cells are written as `"2,4"`. Colonists stand at their capital unless they are placed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import pentapolis
from pentapolis import IllegalAction
from pentapolis.core.errors import Refusal
from pentapolis.core.events import Event
from pentapolis.core.steps import Frame
from pentapolis.games.golden_ages import frames
from pentapolis.games.golden_ages.board import NONE, Board, new_board
from pentapolis.games.golden_ages.cards import (
    BUILDING_ERA,
    BUILDINGS,
    CARD_BIT,
    CARD_NUMBER,
    CIV_ERA,
    CIV_NUMBER,
    CIVS,
    ERAS,
    FIRST_WONDER,
    FUTURES,
    GLORY_TILES,
    JUDGEMENTS,
    LOWEST_MISSING,
    MIN_PLAYERS,
    TECH_BIT,
    TECH_CUBES,
    TECH_NUMBER,
    WONDER_ERA,
)
from pentapolis.games.golden_ages.grid import AGORA, BIT, WIDTH
from pentapolis.games.golden_ages.state import GoldenState
from pentapolis.games.golden_ages.tiles import BY_ACTION, SQUARE, SQUARE_AT, THREES, TILES, TWOS
from pentapolis.games.golden_ages.worldmap import OPEN_SEA, WorldMap

from . import invariants

GAME = pentapolis.game("golden_ages")
TEXT_KEYS = set(GAME.text_keys())
RULES = set(GAME.rule_ids())
UNFIT = 71  # seed of a game of four from lists: one tile fits nowhere and another does; later none does
# The capitals of the four seats, each on a tile of its own: see `world`.
TILE_ORDER = ("continent_l2", "continent_l3", "continent_l1", "continent_l4")


def cell(text: str) -> int:
    """The number of a cell written as `"2,4"`."""
    row, col = text.split(",")
    return int(row) * WIDTH + int(col)


def at(text: str) -> dict[str, int]:
    """A cell as events and views tell it."""
    row, col = text.split(",")
    return {"row": int(row), "col": int(col)}


def lay(world: WorldMap, tile: str, where: str, rotation: int = 0) -> WorldMap:
    """The map with one more tile; it must fit."""
    placement = BY_ACTION[TILES.index(tile)][4 * cell(where) + rotation // 90]
    assert placement is not None and world.takes(placement), f"{tile} does not fit at {where}"
    return world.plus(placement)


def square(rotation: int = 0) -> WorldMap:
    """The map of the beginning."""
    placement = BY_ACTION[SQUARE][4 * SQUARE_AT + rotation // 90]
    assert placement is not None
    return OPEN_SEA.plus(placement)


def world(players: int) -> WorldMap:
    """The square tile and a tile for each player, each where it first fits."""
    found = square()
    for tile in TILE_ORDER[:players]:
        found = found.plus(found.fits(TILES.index(tile))[0])
    return found


class Player:
    """What one player has. Technologies are named without those before them in their rows.

    `colonists` are cells or `"agora"`, lying ones with a minus: `["2,4", "-2,5", "agora"]`; the others stand at home.
    """

    def __init__(
        self,
        civ: str = "",
        gold: int = 20,
        techs: Sequence[str] = (),
        cities: dict[str, int] | None = None,
        colonists: Sequence[str] = (),
        cards: Sequence[str] = (),
        used: Sequence[str] = (),
        glory: Sequence[int] = (),
        golden: bool = False,
        future: str = "",
        capital: str = "",
    ) -> None:
        self.civ = civ
        self.gold = gold
        self.techs = techs
        self.cities = cities or {}
        self.colonists = colonists
        self.cards = cards
        self.used = used
        self.glory = glory
        self.golden = golden
        self.future = future
        self.capital = capital


def _fill(board: Board, player: Player, capital: int) -> None:
    board.gold = player.gold
    for name in player.techs:
        tech = TECH_NUMBER[name]
        lone = (
            tech % 5 == 4 and name in ("rocketry", "genetics", "computer_science", "economy") and player.civ == "india"
        )
        for number in [tech] if lone else range(tech - tech % 5, tech + 1):
            if not board.techs & TECH_BIT[number]:
                board.techs |= TECH_BIT[number]
                board.reserve += TECH_CUBES[number]
    for where, cubes in player.cities.items():
        board.cities |= BIT[cell(where)]
        board.doubles |= BIT[cell(where)] if cubes == 2 else 0
        board.reserve -= cubes
    assert board.reserve >= 0, "not enough cubes"
    board.capital = cell(player.capital) if player.capital else capital
    board.places = [board.capital] * 3
    board.standing = 7
    for number, text in enumerate(player.colonists):
        board.places[number] = AGORA if text == "agora" else cell(text.removeprefix("-"))
        if text == "agora" or text.startswith("-"):
            board.standing &= ~(1 << number)
    for name in player.cards:
        board.cards |= CARD_BIT[CARD_NUMBER[name]]
    for name in player.used:
        board.used |= CARD_BIT[CARD_NUMBER[name]]
    board.glory = list(player.glory)
    board.golden = player.golden


def table(
    *players: Player,
    era: int = 4,
    turn: int = 0,
    first: int = 0,
    sea: str = "open",
    map: WorldMap | None = None,
    wonders: Sequence[str] | None = None,
    buildings: Sequence[str] | None = None,
    judgements: Sequence[str] = (),
    chosen: str = "",
    supply: Sequence[int] = (),
    twos: Sequence[str] = (),
) -> GoldenState:
    """A position in which the seat `turn` chooses its action. What nobody was given lies in the piles."""
    count = len(players)
    ground = world(count) if map is None else map
    wanted = [CIV_NUMBER[player.civ] for player in players if player.civ]
    futures = [FUTURES.index(player.future) for player in players if player.future]
    spare_futures = [number for number in range(len(FUTURES)) if number not in futures]
    spare = [number for number in range(len(CIVS)) if number not in wanted]
    boards = []
    for seat, player in enumerate(players):
        future = FUTURES.index(player.future) if player.future else spare_futures.pop(0)
        board = new_board([NONE] * ERAS, future)
        # Babylon and the like: played long ago, without any lasting effect.
        idle = ("babylon", "phoenicia", "egypt", "persia", "byzantium")
        board.civ = (
            CIV_NUMBER[player.civ] if player.civ else next(n for n in spare if CIVS[n] in idle and CIV_ERA[n] <= era)
        )
        if not player.civ:
            spare.remove(board.civ)
        boards.append((board, player, seat))
    for board, player, seat in boards:
        for later in range(era, ERAS):
            civ = next(number for number in spare if CIV_ERA[number] == later + 1)
            spare.remove(civ)
            board.hand[later] = civ
        _fill(board, player, ground.placed[1 + seat].parts[0] if len(ground.placed) > 1 + seat else NONE)
    placed = [placement.tile for placement in ground.placed]
    pile_twos = [TILES.index(tile) for tile in twos] or [tile for tile in TWOS if tile not in placed]
    rest = [tile for tile in TWOS if tile not in placed and tile not in pile_twos]
    glory = list(GLORY_TILES)
    for value in [value for player in players for value in player.glory] + list(supply):
        glory.remove(value)
    owned = {name for player in players for name in player.cards}
    decks = []
    for number in range(ERAS):
        in_era = [b for b in range(len(BUILDINGS)) if BUILDING_ERA[b] == number + 1 and MIN_PLAYERS[b] <= count]
        decks.append(in_era if number >= era else [])
    face_up = [JUDGEMENTS.index(f"judgement_{name}") for name in judgements]
    face_up += [number for number in range(len(JUDGEMENTS)) if number not in face_up][: 6 - era - len(face_up)]
    state = GoldenState(
        GAME,
        count,
        {"sea": sea},
        bytes(32),
        [board for board, _, _ in boards],
        ground,
        [tile for tile in THREES if tile not in placed],
        [*rest, *reversed(pile_twos)],
        decks,
        [*glory, *reversed(supply)],
        sum(1 << number for number in face_up),
    )
    state.era = era
    state.first = first
    state.chosen = JUDGEMENTS.index(f"judgement_{chosen}") if chosen else NONE
    if wonders is None:
        wonders = [name for number, name in enumerate(CARD_NUMBER) if number >= FIRST_WONDER and name not in owned]
        wonders = [name for name in wonders if WONDER_ERA[CARD_NUMBER[name] - FIRST_WONDER] == era]
    if buildings is None:
        shown = [b for b in range(len(BUILDINGS)) if BUILDING_ERA[b] == era and MIN_PLAYERS[b] <= count]
        left = [BUILDINGS[number] for number in shown if BUILDINGS[number] not in owned]
        buildings = left[: count - (len(shown) - len(left))]
    state.wonders = sum(CARD_BIT[CARD_NUMBER[name]] for name in wonders)
    state.buildings = sum(CARD_BIT[CARD_NUMBER[name]] for name in buildings)
    state.capitals = sum(BIT[board.capital] for board, _, _ in boards)
    state.turn = 20
    state.push(Frame(frames.TURN_END, turn))
    state.push(Frame(frames.ACTION, turn))
    state.player = turn
    invariants.check(state)
    assert GAME.load(state.dump()).digest() == state.digest(), "a sound position can be loaded"
    return state


def play(state: GoldenState, *moves: str) -> list[Event]:
    """Plays the moves, checks the position after each, and returns what happened."""
    happened: list[Event] = []
    for move in moves:
        heard = state.listen()
        state.play(state.parse(move))
        happened += heard
        invariants.check(state)
        if not state.over:
            assert GAME.load(state.dump()).digest() == state.digest()
    state.events = None
    return happened


def offered(state: GoldenState) -> list[str]:
    """What can be chosen, in notation."""
    return [state.notation(action) for action in state.legal()]


def decision(state: GoldenState) -> str:
    """The kind of the open decision."""
    assert state.decision is not None
    return state.decision.kind


def refused(state: GoldenState, move: str, rule: str, reason: str, **figures: Any) -> None:
    """The move is refused by that rule, for that reason, with these figures; nothing changes."""
    before = state.digest()
    refusal = state.explain(move)
    assert isinstance(refusal, Refusal), f"{move} is legal"
    assert (refusal.rule, refusal.key) == (rule, f"golden_ages-refuse-{reason}")
    assert refusal.key in TEXT_KEYS and refusal.rule in RULES
    for name, value in figures.items():
        assert refusal.args[name] == value, f"{name}: {refusal.args[name]}"
    with pytest.raises(IllegalAction):
        state.play(state.parse(move))
    assert state.digest() == before


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The data of the events of that kind."""
    return [event.data for event in events if event.kind == kind]


def gold_by(events: list[Event], by: str) -> int:
    """The gold that came by that."""
    return sum(data["amount"] for data in told(events, "gold") if data["by"] == by)


def points_by(events: list[Event], by: str) -> int:
    """The points that came by that."""
    return sum(data["points"] for data in told(events, "points") if data["by"] == by)


def next_level(board: Board, row: int) -> int:
    """The level of the next technology of a row."""
    return LOWEST_MISSING[board.row(row)] + 1
