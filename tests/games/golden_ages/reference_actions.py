"""The eight actions of the second telling, with everything nested in them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol

from .reference_map import Cell, Map
from .reference_players import AGORA, INVASION_COSTS, TECHNOLOGIES, WONDERS, Card, Colonist, Player

Option = tuple[Any, ...]
Asked = tuple[str, int, list[Option]]
Story = Generator[Asked, Option, None]
Answer = Generator[Asked, Option, Option]


class Chance(Protocol):
    """What the cards and tiles are when they are turned up; each answer must be one of those offered."""

    def buildings(self, era: int, deck: list[str], count: int) -> list[str]: ...
    def tile(self, pile: list[str]) -> str: ...
    def glory(self, supply: list[str]) -> str: ...


class Actions:
    """What a player may do on a turn, and what it does to the table."""

    chance: Chance
    map: Map
    players: list[Player]
    judgements: list[str]
    judgement: str | None
    glory_supply: list[str]
    shown_wonders: list[str]
    shown_buildings: list[str]
    site: Cell | None = None  # where a city may be founded now

    def ask(self, kind: str, player: Player, options: list[Option]) -> Answer:
        chosen = yield kind, player.seat, options
        return chosen

    def opponents(self, player: Player) -> list[Player]:
        return [other for other in self.players if other is not player]

    def action(self, player: Player) -> Story:
        options = (
            self.explorer_options(player)
            + self.builder_options(player)
            + self.artist_options(player)
            + self.soldier_options(player)
            + self.wonder_options(player)
            + self.activation_options(player)
            + self.develop_options(player)
            + self.golden_age_options(player)
        )
        name, *arguments = yield from self.ask("action", player, options)
        if name == "explorer":
            yield from self.explorer(player, *arguments)
        elif name == "builder":
            self.builder(player, *arguments)
        elif name == "artist":
            self.artist(player, *arguments)
        elif name == "soldier":
            yield from self.soldier(player, *arguments)
        elif name == "build_wonder":
            yield from self.build_wonder(player, *arguments)
        elif name == "activate":
            yield from self.activate(player, *arguments)
        elif name == "develop":
            yield from self.action_develop(player, *arguments)
        else:
            assert name == "golden_age"
            yield from self.golden_age(player)

    # 1 Explorer

    def explorer_options(self, player: Player) -> list[Option]:
        return [
            ("explorer", start, end)  # R46 to R53
            for start in player.standing_places()
            for end in sorted(self.map.walks(start, player.range()))
        ]

    def explorer(self, player: Player, start: Cell, end: Cell) -> Story:
        colonist = player.colonist(start, standing=True)
        player.gold += self.gold_of_move(player, start, end)
        colonist.place = end
        yield from self.perhaps_found_city(player, end)
        colonist.standing = player.civilization == "russia"  # R54, R147

    def gold_of_move(self, player: Player, start: Cell, end: Cell) -> int:
        """What a colonist that walks from start to end brings in on arrival."""
        if start == end:
            return 0
        gold = 0
        if player.civilization == "portugal" and self.map.walks(start, player.range())[end]:
            gold += 3  # R146
        if not player.is_on(end):
            gold += self.gold_of_control(player, end)  # R56
        if player.civilization == "usa":
            if any(other.is_on(end) or other.capital == end for other in self.opponents(player)):
                gold += 4  # R149, R179
        return gold

    def gold_of_control(self, player: Player, cell: Cell) -> int:
        return sum(player.gold_for_taking(symbol) for symbol in self.visible(cell))  # R61

    def visible(self, cell: Cell) -> tuple[str, ...]:
        """R39, R63: a capital hides the symbols of its cell."""
        if any(player.capital == cell for player in self.players):
            return ()
        return self.map.symbols(cell)

    def perhaps_found_city(self, player: Player, cell: Cell) -> Story:
        allowed = (
            cell in self.map.continent  # R66
            and not any(cell in anybody.cities for anybody in self.players)  # R67
            and not any(cell == anybody.capital for anybody in self.players)  # R68
        )
        if not allowed:
            return
        self.site = cell
        chosen = yield from self.ask("found_city", player, [("yes",), ("no",)])  # R76
        self.site = None
        if chosen == ("no",):
            return
        cubes = 2 if player.has("construction") else 1  # R69
        while player.reserve < cubes:  # R70, R71
            _, city = yield from self.ask("cubes_from", player, [("from", city) for city in sorted(player.cities)])
            player.reserve += 1
            player.cities[city] -= 1
            if player.cities[city] == 0:
                del player.cities[city]  # R72
        if not player.is_on(cell):
            player.gold += self.gold_of_control(player, cell)  # R75, R98
        player.reserve -= cubes
        player.cities[cell] = cubes
        player.gold += cubes * player.gold_per_cube()

    # 2 Builder

    def builder_options(self, player: Player) -> list[Option]:
        """R77 to R84: which colonist or none, which building, and which own building makes room."""
        who: list[Any] = list(player.standing_places())
        if player.builds_without_colonist():
            who.append(None)
        out: list[Any] = [None]
        if len(player.buildings) >= player.slots():  # R80, R81
            out = [card.id for card in player.buildings]
        return [("builder", one, new, old) for one in who for new in self.shown_buildings for old in out]

    def builder(self, player: Player, place: Cell | None, new: str, old: str | None) -> None:
        if place is not None:
            self.to_agora(player, player.colonist(place, standing=True))
        if old is not None:
            player.buildings = [card for card in player.buildings if card.id != old]
        self.shown_buildings.remove(new)
        player.buildings.append(Card(new))

    def to_agora(self, player: Player, colonist: Colonist) -> None:
        colonist.place = AGORA
        colonist.standing = False
        if player.has("computer_science"):
            player.vp += 2  # R134
        if player.civilization == "european_union":
            player.gold += 4  # R150

    # 3 Artist

    def artist_options(self, player: Player) -> list[Option]:
        return [("artist", place) for place in player.standing_places()]

    def artist(self, player: Player, place: Cell) -> None:
        self.to_agora(player, player.colonist(place, standing=True))
        player.vp += 3  # R85

    # 4 Soldier

    def soldier_options(self, player: Player) -> list[Option]:
        if len(player.glory) == len(INVASION_COSTS):
            return []  # R86
        options: list[Option] = []
        for start in player.standing_places():
            for end in sorted(self.map.walks(start, player.range())):
                gold = player.gold + self.gold_of_move(player, start, end)
                if self.has_target(player, end) and gold >= self.attack_cost(player, end):  # R91
                    options.append(("soldier", start, end))
        if player.has("rocketry"):  # R98
            for row in range(6):
                for col in range(10):
                    cell = (row, col)
                    if self.has_target(player, cell) and player.gold >= self.attack_cost(player, cell):
                        options.append(("soldier", None, cell))
        return options

    def has_target(self, player: Player, cell: Cell) -> bool:
        return any(other.targets_on(cell) for other in self.opponents(player))

    def attack_cost(self, player: Player, cell: Cell) -> int:
        """R90, R92, R124, R140."""
        cost = INVASION_COSTS[len(player.glory)]
        cost += sum(3 * other.walls() for other in self.opponents(player) if other.targets_on(cell))
        if player.civilization == "china":
            cost -= 2
        return max(0, cost)

    def soldier(self, player: Player, start: Cell | None, cell: Cell) -> Story:
        colonist = None
        if start is not None:
            colonist = player.colonist(start, standing=True)
            player.gold += self.gold_of_move(player, start, cell)
            colonist.place = cell
        cost = self.attack_cost(player, cell)
        player.gold -= cost
        for other in self.opponents(player):
            if other.owns("united_nations"):
                other.gold += cost  # R116, R180
            if other.owns("great_wall"):
                other.gold += 3  # R108
        for other in self.opponents(player):
            other.reserve += other.cities.pop(cell, 0)  # R93
            for victim in other.colonists_on(cell):
                other.go_home(victim)  # R94
        yield from self.draw_glory(player)
        if player.civilization == "france":
            player.gold += 4  # R142
        yield from self.perhaps_found_city(player, cell)  # R96
        if colonist is not None:
            colonist.standing = False  # R97

    def draw_glory(self, player: Player) -> Story:
        """R95, R140, R178."""
        first = self.chance.glory(list(self.glory_supply))
        self.glory_supply.remove(first)
        kept = first
        if player.civilization == "china" and self.glory_supply:
            second = self.chance.glory(list(self.glory_supply))
            self.glory_supply.remove(second)
            _, kept = yield from self.ask("glory_keep", player, [("keep", first), ("keep", second)])
            self.glory_supply.append(second if kept == first else first)
        player.glory.append(kept)

    # 5 Build a wonder

    def wonder_options(self, player: Player) -> list[Option]:
        """The wonder, and whether Greece's single use pays for it (R99, R138, R174)."""
        options: list[Option] = []
        for wonder in self.shown_wonders:
            if player.gold >= self.wonder_cost(player, wonder):
                options.append(("build_wonder", wonder, False))
            if player.civilization == "greece" and not player.greece_used:
                options.append(("build_wonder", wonder, True))
        return options

    def wonder_cost(self, player: Player, wonder: str) -> int:
        card = WONDERS[wonder]
        return int(card["discounted_cost"] if card["discount_civilization"] == player.civilization else card["cost"])

    def build_wonder(self, player: Player, wonder: str, greece: bool) -> Story:
        if greece:
            player.greece_used = True
        else:
            player.gold -= self.wonder_cost(player, wonder)
        self.shown_wonders.remove(wonder)  # R100, R173
        player.wonders.append(Card(wonder))
        for op in WONDERS[wonder]["ops"]:
            if op["timing"] != "immediate":
                continue
            if op["op"] == "vp_per":
                player.vp += op["amount"] * self.count(player, op["per"])
            else:
                assert op["op"] == "develop_free"
                for _ in range(op["count"]):  # R101, R103, R109
                    free = player.next_technologies()
                    if free:
                        _, technology = yield from self.ask("free_tech", player, [("tech", one) for one in free])
                        self.develop(player, technology)

    # 6 Activate

    def activation_options(self, player: Player) -> list[Option]:
        """The card and, where it needs one, its object (R117, G27)."""
        options: list[Option] = []
        for card in player.buildings + player.wonders:
            for op in card.ops:
                if op["timing"] != "active" or card.used:
                    continue
                if op["op"] in ("gold", "vp", "gold_per", "vp_per"):
                    options.append(("activate", card.id))
                elif op["op"] == "develop_discount":
                    options += [
                        ("activate", card.id, technology)
                        for technology in player.next_technologies()
                        if player.gold >= self.discounted(player, technology, op["amount"])
                    ]
                elif op["op"] == "stand_up_own_colonist_on_board":
                    options += [("activate", card.id, place) for place in player.lying_places()]
                else:
                    assert op["op"] == "shift_lying_colonists"
                    for place in player.lying_places():
                        options.append(("activate", card.id, "board_to_agora", place))
                    if player.in_agora():
                        options.append(("activate", card.id, "agora_to_capital", AGORA))
        return options

    def discounted(self, player: Player, technology: str, amount: int | str) -> int:
        return 0 if amount == "full_cost" else player.price(technology, int(amount))

    def activate(self, player: Player, card_id: str, *argument: Any) -> Story:
        card = next(card for card in player.buildings + player.wonders if card.id == card_id)
        card.used = True  # R118
        (op,) = [op for op in card.ops if op["timing"] == "active"]
        if op["op"] == "gold":
            player.gold += op["amount"]
        elif op["op"] == "vp":
            player.vp += op["amount"]
        elif op["op"] == "gold_per":
            player.gold += op["amount"] * self.count(player, op["per"])
        elif op["op"] == "vp_per":
            player.vp += op["amount"] * self.count(player, op["per"])
        elif op["op"] == "develop_discount":  # R121, R182
            player.gold -= self.discounted(player, argument[0], op["amount"])
            self.develop(player, argument[0])
        elif op["op"] == "stand_up_own_colonist_on_board":
            player.colonist(argument[0], standing=False).standing = True  # R125
        else:
            yield from self.shift_colonists(player, *argument)

    def shift_colonists(self, player: Player, direction: str, place: Any) -> Story:
        """R106: one way only, one lying colonist after the other."""
        while True:
            colonist = player.colonist(place, standing=False)
            if direction == "board_to_agora":
                self.to_agora(player, colonist)
                more: list[Any] = list(player.lying_places())
            else:
                player.go_home(colonist)
                more = [AGORA] if player.in_agora() else []
            if not more:
                return
            chosen = yield from self.ask("shift", player, [*(("shift", one) for one in more), ("stop",)])
            if chosen == ("stop",):
                return
            place = chosen[1]

    # 7 Develop

    def develop_options(self, player: Player) -> list[Option]:
        return [("develop", one) for one in player.next_technologies() if player.gold >= player.price(one)]

    def action_develop(self, player: Player, technology: str) -> Story:
        player.gold -= player.price(technology)
        self.develop(player, technology)
        while player.civilization == "japan" and self.develop_options(player):  # R148
            chosen = yield from self.ask("more", player, [*self.develop_options(player), ("stop",)])
            if chosen == ("stop",):
                return
            player.gold -= player.price(chosen[1])
            self.develop(player, chosen[1])

    def develop(self, player: Player, technology: str, one_time_vp: bool = True) -> None:
        """R130 to R136."""
        assert not player.has(technology)
        player.developed.append(technology)
        player.reserve += player.cubes_on_tiles.pop(technology, 0)
        for op in TECHNOLOGIES[technology]["ops"]:
            if op["timing"] == "immediate" and one_time_vp:
                player.vp += op["amount"] * self.count(player, op["per"])

    # 8 Golden age

    def golden_age_options(self, player: Player) -> list[Option]:
        return [] if player.standing_places() else [("golden_age",)]  # R152

    def golden_age(self, player: Player) -> Story:
        player.golden_age = True
        player.capital_active = False
        if self.judgement is None:  # R154
            _, chosen = yield from self.ask("judgement", player, [("judgement", one) for one in self.judgements])
            self.judgement = chosen

    # --- counting ---

    def count(self, player: Player, what: str) -> int:
        """How many of something that cards, judgements and future technologies pay for."""
        if what.endswith("_controlled"):
            symbol = what.removesuffix("_controlled")
            return sum(
                self.visible((row, col)).count(symbol)
                for row in range(6)
                for col in range(10)
                if player.is_on((row, col))
            )
        everybody = [colonist for anybody in self.players for colonist in anybody.colonists]
        counts = {
            "own_cube_on_board": player.cubes_on_board(),
            "own_city_or_capital": len(player.cities) + 1,
            "glory_tile": len(player.glory),
            "gold": player.gold,
            "wonder_built": len(player.wonders),
            "building_on_own_player_board": len(player.buildings),
            "technology_tile_developed": len(player.own_developments()),
            "tech_level_4_or_5": sum(TECHNOLOGIES[one]["level"] >= 4 for one in player.developed),
            "colonist_in_agora_all_players": sum(one.place == AGORA for one in everybody),  # R183
            "lying_colonist_on_board_all_players": sum(one.on_board and not one.standing for one in everybody),
            "own_standing_colonist_on_board": sum(one.on_board and one.standing for one in player.colonists),
        }
        return counts[what]
