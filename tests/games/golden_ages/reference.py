"""The Golden Ages told a second time: slow and plain, from the rules, sharing nothing with the engine but the data.

`Reference` is one game. It asks `chance` for every random result, says whose decision is open and what may be chosen,
and takes one choice at a time. The course of a game is written as a story: each `yield` is one decision.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from .reference_actions import Actions, Asked, Chance, Option, Story
from .reference_map import Cell, Map
from .reference_players import (
    AGORA,
    BUILDINGS,
    CIVILIZATIONS,
    FUTURES,
    GLORY,
    JUDGEMENTS,
    ROWS_OF_TECHNOLOGIES,
    TECHNOLOGIES,
    WONDERS,
    Player,
)


@dataclass
class SetUp:
    """What was shuffled and dealt before the first era."""

    sea: str
    square_rotation: int
    hands: list[dict[int, str]]
    futures: list[str]
    judgements: list[str]


class Reference(Actions):
    """One game of The Golden Ages, for 2 to 4 players."""

    def __init__(self, setup: SetUp, chance: Chance) -> None:
        number = len(setup.hands)
        assert 2 <= number <= 4  # R1
        assert len(set(setup.judgements)) == 5 and set(setup.judgements) <= set(JUDGEMENTS)  # R12
        assert len(set(setup.futures)) == number and set(setup.futures) <= set(FUTURES)  # R10
        for era in (1, 2, 3, 4):
            dealt = {hand[era] for hand in setup.hands}
            assert len(dealt) == number and all(CIVILIZATIONS[one]["era"] == era for one in dealt)  # R10
        self.chance = chance
        self.map = Map(setup.square_rotation, setup.sea)
        self.players = [
            Player(seat, dict(hand), future)
            for seat, (hand, future) in enumerate(zip(setup.hands, setup.futures, strict=True))
        ]
        self.judgements = list(setup.judgements)
        self.judgement: str | None = None
        self.three_cells = [f"continent_l{number}" for number in range(1, 5)]  # R2
        self.two_cells = [f"continent_d{number:02}" for number in range(1, 13)]
        self.glory_supply = list(GLORY)  # R6
        self.shown_wonders: list[str] = []
        self.shown_buildings: list[str] = []
        self.revealed: list[str] = []
        self.era = 0
        self.first = 0
        self.active: int | None = None
        self.drawn: str | None = None
        self.over = False
        self.terms: list[dict[str, int]] = []
        self._story = self.whole_game()
        self._asked: Asked | None = None
        self._advance(None)

    # --- the interface ---

    def decision(self) -> tuple[str, int]:
        """The kind of the open decision and whose it is."""
        assert self._asked is not None
        return self._asked[0], self._asked[1]

    def options(self) -> list[Option]:
        assert self._asked is not None
        return self._asked[2]

    def play(self, option: Option) -> None:
        assert option in self.options(), (option, self.decision(), self.options())
        self._advance(option)

    def _advance(self, option: Option | None) -> None:
        try:
            self._asked = next(self._story) if option is None else self._story.send(option)
            assert self._asked[2], self._asked
        except StopIteration:
            self._asked = None
            self.over = True

    def clockwise(self, start: int) -> list[Player]:
        return [self.players[(start + turn) % len(self.players)] for turn in range(len(self.players))]

    # --- the course of the game ---

    def whole_game(self) -> Story:
        for self.era in (1, 2, 3, 4):
            self.reveal_cards()
            yield from self.civilizations()
            self.find_first_player()
            yield from self.extension()
            if self.era < 4:
                yield from self.turns()
            else:
                yield from self.last_turns()
            self.active = None
            self.score_judgement()
            if self.era < 4:
                self.prepare_next_era()
        self.final_scoring()

    # A. Update

    def reveal_cards(self) -> None:
        self.shown_wonders = [one for one, wonder in WONDERS.items() if wonder["era"] == self.era]  # R16
        number = len(self.players)
        deck = [  # R14
            one
            for one, building in BUILDINGS.items()
            if building["era"] == self.era and building["min_players"] <= number
        ]
        assert len(deck) == {2: 3, 3: 4, 4: 6}[number]
        self.shown_buildings = list(self.chance.buildings(self.era, deck, number))  # R17
        assert len(set(self.shown_buildings)) == number and set(self.shown_buildings) <= set(deck)

    def civilizations(self) -> Story:
        self.revealed = [player.hand.pop(self.era) for player in self.players]  # R19: all of them before any choice
        for player in self.clockwise(self.first):
            new = self.revealed[player.seat]
            if self.era == 1:  # R18
                chosen: Option = ("replace",)
            else:
                chosen = yield from self.ask("civ", player, [("keep",), ("replace",)])
            if chosen == ("replace",):  # R20 to R22
                player.civilization = new
                yield from self.first_played(player)

    def first_played(self, player: Player) -> Story:
        """R21, R137, R139, R143, R145, R146, R151."""
        for op in CIVILIZATIONS[player.civilization]["ops"]:
            if op["timing"] != "on_play":
                continue
            if op["op"] == "gold":
                player.gold += op["amount"]
            elif op["op"] == "develop_named":
                self.develop(player, op["tech"])
            elif op["op"] == "develop_named_if":  # G31
                if player.has(op["tech"]):
                    player.gold += op["else_gold_if_already"]
                elif player.has(op["requires"]):
                    self.develop(player, op["tech"])
            else:
                assert op["op"] == "develop_level5_ignoring_row_no_vp"
                fifth = [row[-1] for row in ROWS_OF_TECHNOLOGIES if not player.has(row[-1])]
                if fifth:
                    _, technology = yield from self.ask("india_tech", player, [("tech", one) for one in fifth])
                    self.develop(player, technology, one_time_vp=False)

    def find_first_player(self) -> None:
        """R23, R24."""
        order = self.clockwise(self.first)
        lowest = min(CIVILIZATIONS[player.civilization]["value"] for player in order)
        self.first = next(p.seat for p in order if CIVILIZATIONS[p.civilization]["value"] == lowest)

    # B. Extension of the continents

    def extension(self) -> Story:
        for player in self.clockwise(self.first):  # R25
            self.active = player.seat
            new_cells = yield from self.place_tile(player)
            if self.era == 1:
                yield from self.place_capital(player, new_cells)
            else:
                yield from self.move_capital(player, new_cells)

    def place_tile(self, player: Player) -> Generator[Asked, Option, list[Cell]]:
        pile = self.three_cells if self.era == 1 else self.two_cells  # R26
        left = list(pile)
        while left:  # R35, G3
            tile = self.chance.tile(left)
            left.remove(tile)
            places = self.map.places(tile)
            if not places:
                continue
            pile.remove(tile)
            self.drawn = tile
            _, row, col, rotation = yield from self.ask("place_tile", player, [("place", *place) for place in places])
            self.drawn = None
            cells = self.map.lay(tile, row, col, rotation)
            for anybody in self.players:
                for colonist in anybody.colonists:
                    if colonist.place in cells:
                        anybody.go_home(colonist)  # R34
            return cells
        return []

    def place_capital(self, player: Player, new_cells: list[Cell]) -> Story:
        """R36; without a tile any free cell of the square tile (G3)."""
        taken = [other.capital for other in self.players]
        cells = new_cells or [cell for cell in self.map.square if cell not in taken]
        _, cell = yield from self.ask("capital", player, [("capital", cell) for cell in sorted(cells)])
        player.capital = cell
        for colonist in player.colonists:
            colonist.place = cell
            colonist.standing = True

    def move_capital(self, player: Player, new_cells: list[Cell]) -> Story:
        """R37, R38, R40, R41."""
        chosen = yield from self.ask("capital", player, [("stay",), *(("capital", cell) for cell in sorted(new_cells))])
        if chosen != ("stay",):
            at_home = player.colonists_on(player.capital)
            player.capital = chosen[1]
            for colonist in at_home:
                player.go_home(colonist)

    # C. Actions

    def turns(self) -> Story:
        """R42, R43, R155."""
        turn = self.first
        while not all(player.golden_age for player in self.players):
            player = self.players[turn % len(self.players)]
            self.active = player.seat
            if player.golden_age:
                player.gold += 2  # R153
            else:
                yield from self.action(player)
            turn += 1

    def last_turns(self) -> Story:
        """R160, R161."""
        turn = self.first
        while True:
            player = self.players[turn % len(self.players)]
            self.active = player.seat
            yield from self.action(player)
            turn += 1
            if player.golden_age:
                break
        for other in self.clockwise(player.seat)[1:]:
            self.active = other.seat
            yield from self.action(other)

    # D. End of the era

    def score_judgement(self) -> None:
        """R156, R157, R162."""
        assert self.judgement is not None
        card = JUDGEMENTS[self.judgement]
        for player in self.players:
            player.vp += card["vp"] * (self.count(player, card["per"]) // card["per_count"])

    # E. Preparation

    def prepare_next_era(self) -> None:
        """R158, R159."""
        self.shown_wonders = []
        self.shown_buildings = []
        assert self.judgement is not None
        self.judgements.remove(self.judgement)
        self.judgement = None
        for player in self.players:
            player.golden_age = False
            player.capital_active = True
            for colonist in player.colonists:
                colonist.standing = True
                if colonist.place == AGORA:
                    player.go_home(colonist)
            for card in player.buildings + player.wonders:
                card.used = False  # R118

    # Final scoring

    def final_scoring(self) -> None:
        """R163 to R166, R107, R181: what every player gets besides the VP scored so far."""
        for player in self.players:
            compare = FUTURES[player.future]["compare"]
            best = max(self.count(other, compare) for other in self.opponents(player))
            self.terms.append(
                {
                    "gold": player.gold // 3,
                    "technologies": sum(TECHNOLOGIES[one]["end_game_vp"] for one in player.developed),
                    "glory": sum(GLORY[one]["vp"] for one in player.glory),
                    "future": 8 if self.count(player, compare) > best else 0,
                    "minaret": 2 * self.count(player, "tech_level_4_or_5") if player.owns("spiral_minaret") else 0,
                }
            )
        for player, terms in zip(self.players, self.terms, strict=True):
            player.vp += sum(terms.values())

    def ranks(self) -> list[int]:
        """R167: one more than the number of players ahead."""
        order = [(player.vp, len(player.cities)) for player in self.players]
        return [1 + sum(other > mine for other in order) for mine in order]
