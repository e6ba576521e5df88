"""The engine and the second telling side by side: the same decisions, options and position all through a game.

The engine asks in small steps (the action, then the colonist, then the cell); the second telling offers whole actions.
An option of the telling is therefore written as the row of moves that say it to the engine, and read move by move.
What leaves no choice the engine plays itself; so do we.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from pentapolis.core.state import State
from pentapolis.games.golden_ages.state import GoldenState

from .reference import Reference, SetUp
from .reference_actions import Option
from .reference_map import SIDES
from .reference_players import AGORA, BUILDINGS, GLORY, JUDGEMENTS, TECHNOLOGIES, Card, Player

Chooser = Callable[[State], int]


def text(cell: Any) -> str:
    return f"{cell[0]},{cell[1]}"


def moves_of(kind: str, option: Option) -> list[str]:
    """The moves by which the engine is told an option of the second telling."""
    name, *rest = option
    if kind != "action":
        return [small_move(kind, name, rest)]
    if name == "golden_age":
        return ["golden age"]
    if name == "develop":
        return ["develop", f"tech {rest[0]}"]
    if name == "build_wonder":
        return ["build wonder", f"wonder {rest[0]} free" if rest[1] else f"wonder {rest[0]}"]
    if name == "activate":
        return ["activate", f"use {rest[0]}", *object_of(*rest)]
    moves = [name, "nobody" if rest[0] is None else f"colonist {text(rest[0])}"]
    if name == "explorer":
        moves.append(f"move {text(rest[1])}")
    elif name == "soldier":
        moves.append(f"attack {text(rest[1])}")
    elif name == "builder":
        moves.append(f"take {rest[1]}")
        if rest[2] is not None:
            moves.append(f"discard {rest[2]}")
    return moves


def object_of(card: str, *rest: Any) -> list[str]:
    """What an activated card is used on."""
    if not rest:
        return []
    if card == "notre_dame":
        return ["recall" if rest[1] == AGORA else f"send {text(rest[1])}"]
    return [f"stand up {text(rest[0])}" if BUILDINGS[card]["type"] == "factory" else f"tech {rest[0]}"]


def small_move(kind: str, name: str, rest: list[Any]) -> str:
    if kind in ("india_tech", "free_tech") or (kind == "more" and name == "develop"):
        return f"tech {rest[0]}"
    if kind == "place_tile":
        return f"place {rest[0]},{rest[1]} r{rest[2]}"
    if kind == "capital" and name == "capital":
        return f"capital {text(rest[0])}"
    if kind == "judgement":
        return f"judgement {rest[0]}"
    if kind == "found_city":
        return "found" if name == "yes" else "decline"
    if kind == "cubes_from":
        return f"fetch {text(rest[0])}"
    if kind == "glory_keep":
        return f"glory {GLORY[rest[0]]['vp']}"
    if kind == "shift" and name == "shift":
        return "recall" if rest[0] == AGORA else f"send {text(rest[0])}"
    assert not rest
    return name  # keep, replace, stay, stop


class Told:
    """A chance that repeats what the engine turned up."""

    def __init__(self) -> None:
        self.tiles: deque[str] = deque()
        self.displays: deque[list[str]] = deque()
        self.values: deque[int] = deque()

    def buildings(self, era: int, deck: list[str], count: int) -> list[str]:
        return self.displays.popleft()

    def tile(self, pile: list[str]) -> str:
        return self.tiles.popleft()

    def glory(self, supply: list[str]) -> str:
        value = self.values.popleft()
        return next(tile for tile in supply if GLORY[tile]["vp"] == value)


class Comparison:
    """One game of the engine with the second telling beside it."""

    def __init__(self, state: GoldenState) -> None:
        self.state = state
        self.chance = Told()
        position = state.dump()["position"]
        boards = position["boards"]
        self.chance.displays.append(position["buildings"])
        self.chance.tiles.append(drawn_first(state))
        rotation = int(position["tiles"][0][1].rpartition("r")[2])
        setup = SetUp(
            state.options["sea"],
            rotation,
            [{1: board["civ"], **{era: board["hand"][era - 1] for era in (2, 3, 4)}} for board in boards],
            [board["future"] for board in boards],
            position["judgements"],
        )
        self.telling = Reference(setup, self.chance)
        self.said: list[str] = []
        self.met: set[str] = set()  # the kinds of decisions and of draws

    def give(self, gold: int) -> None:
        """Makes everybody as rich as that: late technologies, wonders and attacks come up often."""
        for board in self.state.boards:
            board.gold = gold
        for player in self.telling.players:
            player.gold = gold

    def run(self, choose: Chooser) -> None:
        """Plays the game to its end; both must agree all the way."""
        state = self.state
        self.settle()
        while not self.telling.over:
            kind, seat = self.telling.decision()
            assert not state.over, (kind, seat)
            assert state.decision is not None
            self.met.add(state.decision.kind)
            offered = {state.notation(action) for action in state.legal()}
            expected = self.next_moves()
            where = (kind, seat, self.said, state.decision.kind, state.player)
            assert state.player == seat, where
            assert offered <= expected, (where, offered - expected)
            assert {self.alike(move) for move in offered} == {self.alike(move) for move in expected}, (
                where,
                expected - offered,
            )
            assert len(offered) == len({self.alike(move) for move in offered}), where  # equal things once
            if not self.said:
                self.compare_positions()
            self.compare_figures()
            action = choose(state)
            move = state.notation(action)
            self.play(action)
            self.said.append(move)
            self.settle()
        assert state.over
        self.compare_positions()
        self.compare_results()

    def play(self, action: int) -> None:
        """Lets the engine play, and notes what it turned up."""
        state = self.state
        self.chance.values = deque(reversed(state.supply))  # the next one is the last
        for event in self.listened(action):
            if event.kind in ("unfit_tile", "no_tile"):
                self.met.add(event.kind)
            if event.kind in ("draw_tile", "unfit_tile"):
                self.chance.tiles.append(event.data["tile"])
            elif event.kind == "era":
                self.chance.displays.append(event.data["buildings"])

    def listened(self, action: int) -> list[Any]:
        events = self.state.listen()
        self.state.play(action)
        self.state.events = None
        return events

    def left(self) -> list[tuple[list[str], Option]]:
        """The options of the telling that begin with what was said, as moves."""
        kind, _ = self.telling.decision()
        rows = [(moves_of(kind, option), option) for option in self.telling.options()]
        return [(row, option) for row, option in rows if row[: len(self.said)] == self.said]

    def next_moves(self) -> set[str]:
        return {row[len(self.said)] for row, _ in self.left()}

    def settle(self) -> None:
        """Says on what leaves no choice, and lets the telling play an option that has been said to its end."""
        while not self.telling.over:
            left = self.left()
            assert left, self.said
            row, option = left[0]
            if row == self.said:
                self.telling.play(option)
                self.said = []
                continue
            moves = sorted(self.next_moves())
            if len({self.alike(move) for move in moves}) > 1:
                return
            self.said.append(moves[0])

    def alike(self, move: str) -> str:
        """The move without the number of a building's copy: copies that are used alike are equal."""
        verb, _, name = move.rpartition(" ")
        if name not in BUILDINGS:
            return move
        _, seat = self.telling.decision()
        used = [card.id for card in self.telling.players[seat].buildings if card.used]
        return f"{verb} {BUILDINGS[name]['type']} {verb == 'discard' and name in used}"

    # --- positions ---

    def compare_positions(self) -> None:
        told, engine = told_facts(self.telling), engine_facts(self.state)
        assert told == engine, {key: (told[key], engine[key]) for key in told if told[key] != engine[key]}

    def compare_figures(self) -> None:
        """The gold, costs and points that the engine's choices foretell."""
        kind, seat = self.telling.decision()
        player = self.telling.players[seat]
        for row, option in self.left():
            figures = foretold(self.telling, player, kind, option)
            if figures and len(row) == len(self.said) + 1:
                action = self.state.parse(row[-1])
                if self.state.explain(action) is None:  # of two that are alike the engine offers one
                    args = self.state.choice(action).args
                    assert {name: args[name] for name in figures} == figures, (option, args)

    def compare_results(self) -> None:
        telling, state = self.telling, self.state
        assert telling.ranks() == list(state.ranking())
        for seat, terms in enumerate(telling.terms):
            sheet = state.score_terms(seat)
            found = {"gold": sheet["gold"], "technologies": sheet["backs"]}
            found |= {"glory": sheet["glory"], "future": sheet["future"]}
            assert {key: terms[key] for key in found} == found
            assert sum(sheet.values()) == telling.players[seat].vp


def foretold(telling: Reference, player: Player, kind: str, option: Option) -> dict[str, int]:
    """What an option will bring or cost, by the second telling."""
    name, *rest = option
    if kind == "free_tech":
        return {"cost": 0}
    if kind == "judgement":
        card = JUDGEMENTS[rest[0]]
        return {"points": card["vp"] * (telling.count(player, card["per"]) // card["per_count"])}
    if kind == "found_city" and name == "yes":
        assert telling.site is not None
        cubes = 2 if player.has("construction") else 1
        control = 0 if player.is_on(telling.site) else telling.gold_of_control(player, telling.site)
        return {"cubes": cubes, "gold": cubes * player.gold_per_cube() + control}
    if name == "explorer":
        return {"gold": telling.gold_of_move(player, *rest)}
    if name == "soldier":
        gold = 0 if rest[0] is None else telling.gold_of_move(player, *rest)
        return {"gold": gold, "cost": telling.attack_cost(player, rest[1])}
    if name == "build_wonder":
        return {"cost": 0 if rest[1] else telling.wonder_cost(player, rest[0])}
    if name == "develop":
        return {"cost": player.price(rest[0])}
    if name == "activate" and len(rest) == 2 and rest[1] in TECHNOLOGIES:
        (op,) = BUILDINGS[rest[0]]["ops"]
        return {"cost": telling.discounted(player, rest[1], op["amount"])}
    return {}


def drawn_first(state: State) -> str:
    """The tile that lies drawn at the first decision: the one that is neither placed nor in the pile."""
    position = state.dump()["position"]
    gone = {tile for tile, _ in position["tiles"]} | set(position["threes"])
    (tile,) = {f"continent_l{number}" for number in range(1, 5)} - gone
    return tile


def told_facts(telling: Reference) -> dict[str, Any]:
    """The whole position by the second telling, in the words of the engine's dump."""
    facts: dict[str, Any] = {
        "era": telling.era,
        "first": telling.first,
        "cells": cells_told(telling),
        "threes": sorted(telling.three_cells),
        "twos": sorted(telling.two_cells),
        "supply": sorted(GLORY[tile]["vp"] for tile in telling.glory_supply),
        "judgements": sorted(telling.judgements),
        "chosen": telling.judgement,
        "wonders": sorted(telling.shown_wonders),
        "buildings": sorted(telling.shown_buildings),
    }
    for player in telling.players:
        facts |= {f"{player.seat} {key}": value for key, value in player_facts(telling, player).items()}
    return facts


def cells_told(telling: Reference) -> dict[str, Any]:
    capitals = [player.capital for player in telling.players]
    told: dict[str, Any] = {}
    for cell, symbols in telling.map.islands.items():
        told[text(cell)] = ("island", "", sorted(symbols), False)
    for cell, land in telling.map.continent.items():
        sides = "".join(side for side in SIDES if land.edge(side) == "land")
        told[text(cell)] = ("continent", sides, sorted(land.symbols), cell in capitals)
    return told


def player_facts(telling: Reference, player: Player) -> dict[str, Any]:
    cards: list[Card] = [*player.buildings, *player.wonders]
    places = [
        (text(one.place) if one.on_board else str(one.place), one.standing and one.on_board) for one in player.colonists
    ]
    return {
        "gold": player.gold,
        "vp": player.vp,
        "civ": player.civilization,
        "hand": {era: civ for era, civ in player.hand.items() if era > telling.era},
        "future": player.future,
        "techs": sorted(player.developed),
        "reserve": player.reserve,
        "capital": "nowhere" if player.capital is None else text(player.capital),
        "golden": player.golden_age,
        "active": player.capital_active,
        "colonists": sorted(places),
        "cities": {text(cell): cubes for cell, cubes in sorted(player.cities.items())},
        "cards": sorted(card.id for card in cards),
        "used": sorted(card.id for card in cards if card.used),
        "glory": [GLORY[tile]["vp"] for tile in player.glory],
        "greece_used": player.greece_used,
    }


def engine_facts(state: State) -> dict[str, Any]:
    """The same facts of the engine's position."""
    position = state.dump()["position"]
    view = state.view(None)
    facts: dict[str, Any] = {key: position[key] for key in ("era", "first", "chosen")}
    facts["cells"] = cells_seen(view)
    for key in ("threes", "twos", "supply", "judgements", "wonders", "buildings"):
        facts[key] = sorted(position[key])
    for seat, board in enumerate(position["boards"]):
        facts |= {f"{seat} {key}": board[key] for key in ("gold", "civ", "future", "reserve", "capital", "golden")}
        facts |= {f"{seat} {key}": board[key] for key in ("cities", "glory", "greece_used")}
        facts |= {f"{seat} {key}": sorted(board[key]) for key in ("techs", "cards", "used")}
        facts[f"{seat} vp"] = state.score(seat)
        facts[f"{seat} hand"] = {
            era: civ for era, civ in enumerate(board["hand"], 1) if civ is not None and era > position["era"]
        }
        facts[f"{seat} active"] = not board["golden"]
        facts[f"{seat} colonists"] = sorted((one["place"], one["standing"]) for one in board["colonists"])
    return facts


def cells_seen(view: dict[str, Any]) -> dict[str, Any]:
    """The land and islands as every view tells them: ground, sides of land, symbols, whether they are hidden."""
    return {
        text((cell["row"], cell["col"])): (cell["ground"], cell["land"], sorted(cell["symbols"]), cell["hidden"])
        for cell in view["cells"]
        if cell["ground"] != "sea"
    }
