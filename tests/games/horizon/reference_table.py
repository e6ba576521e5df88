"""The table of Beyond the Horizon told a second time: what lies where, what is possible, what it is worth.

Plain and slow. It shares no code with the rules; only the data of the components are common. Every telling that needs a
player to decide is a generator: it yields the kind of the decision and its options, and is sent the option taken.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import combinations
from typing import Any

DATA: dict[str, Any] = json.loads((files("pentapolis.games.horizon") / "data" / "components.json").read_text("utf-8"))
Option = tuple[Any, ...]
Asking = Generator[tuple[str, list[Option]], Option, None]
Hex = tuple[int, int]
Op = dict[str, Any]

TRACKS = ["food", "economy", "infrastructure"]
COLUMNS = ["A", "B", "C", "D", "E"]
CAPACITY = dict(zip(COLUMNS, [6, 5, 4, 3, 2], strict=True))
DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
COLOURS = ["blue", "green", "red", "yellow"]
DECLINE: Option = ("decline",)


def by_id(name: str) -> dict[str, dict[str, Any]]:
    """The entries of a list of the data by their ids."""
    return {entry["id"]: entry for entry in DATA[name]}


TECHNOLOGIES = by_id("technologies")
LEADERS = by_id("leaders")
BUILDINGS = by_id("buildings")
TERRITORIES = by_id("territories")
OBJECTIVES = by_id("objectives")
GOVERNMENTS = by_id("governments")
SLOTS = by_id("slots")
ACTIONS = by_id("actions")
SPACES = {track: DATA["player_board"]["tracks"][track]["spaces"] for track in TRACKS}
INVESTMENT = DATA["player_board"]["investment_track"]["spaces"]


@dataclass
class SetUp:
    """What chance decided before the game: R3 to R20."""

    players: int
    first: int
    slots: dict[str, str]  # I1-I4 and IV1-IV3: their technologies
    leaders: dict[str, str]  # II1-IV3: the leader face down there
    piles: dict[int, list[str]]  # levels 2 and 3, top first
    objectives: list[str]
    territories: list[str]  # top first
    buildings: dict[int, list[str]]  # all tiles of a level: the river, then the pile, top first
    governments: list[str]  # the sides that lie on the table


@dataclass(eq=False)
class Unit:
    """A pawn on the map."""

    type: str
    strength: int
    hex: Hex
    exploring: bool = False

    def told(self) -> Option:
        """Units that are told alike are interchangeable; a settler about to leave is like no other on the tile."""
        return (self.type, self.strength, "exploring" if self.exploring else self.hex)


@dataclass
class Tile:
    """A tile of the map: Cradle, starting tile or territory, perhaps under a building."""

    kind: str  # "cradle", "start", "territory"
    id: str = ""
    owner: int | None = None  # of a starting tile
    village: int | None = None
    city: int | None = None
    building: str | None = None
    left: int | None = None
    right: int | None = None

    def cubes(self) -> list[int | None]:
        return [self.village, self.city, self.left, self.right]


@dataclass
class Player:
    """One player's things."""

    start: Hex
    coins: int = 1
    active: int = 1
    columns: dict[str, int] = field(default_factory=lambda: dict(CAPACITY))
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 8))
    invested: int = 0
    units: list[Unit] = field(default_factory=list)
    settle: int = 0
    fortify: int = 0
    reserve: list[str] = field(default_factory=list)
    scholars: list[str] = field(default_factory=list)  # slots
    private: list[str] = field(default_factory=list)
    leaders: list[str] = field(default_factory=list)
    leader_vp: int = 0
    government: str = ""
    pawn: tuple[str, str] | None = None  # action or technology, space
    claims: dict[str, int] = field(default_factory=dict)  # objective: its VP
    real_cubes_outside: int = 0

    def removed(self, track: str) -> int:
        return 8 - self.tracks[track]

    def cubes_left(self) -> int:
        return sum(self.tracks.values())

    # R41
    def leftmost(self) -> str | None:
        return next((c for c in COLUMNS if self.columns[c]), None)

    def leave_columns(self) -> bool:
        """Takes one pawn from the leftmost non-empty column, if there is any."""
        column = self.leftmost()
        if column is None:
            return False
        self.columns[column] -= 1
        return True

    # R42, R43
    def enter_columns(self) -> None:
        """Puts a pawn into the rightmost column with a free slot; with none free it joins column A."""
        free = [c for c in COLUMNS if self.columns[c] < CAPACITY[c]]
        self.columns[free[-1] if free else "A"] += 1

    def exhaust_active(self) -> None:
        assert self.active > 0
        self.active -= 1
        self.enter_columns()

    # R151
    def activated(self) -> list[str]:
        found = ["A"]
        for space in SPACES["food"][: self.removed("food")]:
            if space["type"] == "column":
                found.append(space["column"])
        return found

    # R18, R97, R100
    def tokens_left(self, kind: str) -> dict[tuple[int, int], int]:
        """Tokens in the reserve by their two sides."""
        left = {(1, 2): 3, (3, 4): 3, (5, 6): 2}
        for unit in self.units:
            if unit.type == kind:
                left[next(sides for sides in left if unit.strength in sides)] -= 1
        assert min(left.values()) >= 0
        return left

    def best_token(self, kind: str, strength: int, freed: int = 0) -> int:
        """The best strength up to the given one for which a token is left, the freed one included; 0 without any."""
        left = self.tokens_left(kind)
        for value in range(min(6, strength), 0, -1):
            for sides, count in left.items():
                if value in sides and count + (freed in sides) > 0:
                    return value
        return 0


class Table:
    """The position, with the questions one may ask about it."""

    def __init__(self, set_up: SetUp) -> None:
        n = set_up.players
        self.order = [(set_up.first + k) % n for k in range(n)]
        self.slots = dict(set_up.slots)
        self.leaders = dict(set_up.leaders)
        self.piles = {level: list(pile) for level, pile in set_up.piles.items()}
        self.objectives = list(set_up.objectives)
        self.stack = list(set_up.territories)
        self.rivers = {level: list(tiles[:3]) for level, tiles in set_up.buildings.items()}
        self.building_piles = {level: list(tiles[3:]) for level, tiles in set_up.buildings.items()}
        self.governments = list(set_up.governments)
        self.supply = {"settle": 8, "fortify": 8}
        self.map: dict[Hex, Tile] = {(0, 0): Tile("cradle")}
        self.players: dict[int, Player] = {}
        for k, seat in enumerate(self.order):  # R12-R14
            place = DIRECTIONS[DATA["map"]["start_directions"][str(n)][k]]
            self.map[place] = Tile("start", owner=seat)
            self.players[seat] = Player(place, units=[Unit("settler", 2, place)])
        self.round = 1
        self.end_round: int | None = None
        self.seat = self.order[0]
        self.revealed = 0
        self.reveal_limit = 1
        self.has_invested = False
        self.discovering: list[str] = []  # slots whose leader and card are being resolved

    # --- technologies ---

    def technologies(self, seat: int) -> list[str]:
        """The technologies in force for a player. R62, R72: not those whose leader is still being resolved.

        Q51 leaves open which technology's hook comes first: here it is the one named first in the data.
        """
        player = self.players[seat]
        have = {self.slots[slot] for slot in player.scholars if slot not in self.discovering} | set(player.private)
        return [technology for technology in TECHNOLOGIES if technology in have]

    def level_count(self, seat: int, level: int) -> int:
        player = self.players[seat]
        return sum(SLOTS[s]["level"] == level for s in player.scholars) + sum(
            TECHNOLOGIES[t]["level"] == level for t in player.private
        )

    def prerequisites_hold(self, seat: int, slot: str) -> bool:
        """R56-R58."""
        linked = SLOTS[slot]["prerequisites"]
        have = sum(s in self.players[seat].scholars for s in linked)
        match SLOTS[slot]["level"]:
            case 1:
                return True
            case 4:
                return have >= 2
            case _:
                return have == len(linked)

    def researched_by_anybody(self, slot: str) -> bool:
        return any(slot in player.scholars for player in self.players.values())

    def price(self, seat: int, op: Op, slot: str) -> int:
        """R74."""
        level = SLOTS[slot]["level"]
        discount = sum(h["n"] for h in self.hooks(seat, "research_discount") if level in h["levels"])
        return max(0, int(op["coins"][str(level)]) - discount)

    def researchable(self, seat: int, op: Op) -> list[str]:
        """The slots that the effect lets the player research now."""
        player = self.players[seat]
        if not (player.active if op["scholar"] == "active" else player.leftmost()):
            return []
        return [
            slot
            for slot, entry in SLOTS.items()
            if entry["level"] in op["levels"]
            and slot not in player.scholars  # R55
            and (op["ignore_prerequisites"] or self.prerequisites_hold(seat, slot))
            and (not op["revealed_only"] or self.researched_by_anybody(slot))  # R60
            and self.price(seat, op, slot) <= player.coins
        ]

    # --- hooks ---

    def hooks(self, seat: int, name: str) -> list[Op]:
        """The hooks of a kind that work for a player now, in the order of Q51."""
        player = self.players[seat]
        found: list[Op] = []
        if player.government:
            government = GOVERNMENTS[player.government]
            found += government["despotism"]["hooks"]
            if self.stage_reached(seat, "theocracy"):
                found += government["theocracy"]["hooks"]
        for technology in self.technologies(seat):
            found += TECHNOLOGIES[technology]["permanent"]
        for space in INVESTMENT[: player.invested]:
            found += space.get("hooks", [])
        return [hook for hook in found if hook["hook"] == name]

    def stage_reached(self, seat: int, stage: str) -> bool:
        removed = self.players[seat].removed("infrastructure")
        return any(space.get("stage") == stage for space in SPACES["infrastructure"][:removed])

    # --- map ---

    def neighbours(self, place: Hex) -> list[Hex]:
        return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]

    def recruiting_places(self, seat: int) -> list[Hex]:
        """R94, R134."""
        return [
            place
            for place, tile in self.map.items()
            if (tile.kind == "start" and tile.owner == seat) or seat in tile.cubes()
        ]

    def foreign_start(self, seat: int, place: Hex) -> bool:
        """R107, R108: whether nobody but its owner may stop there."""
        tile = self.map[place]
        return tile.kind == "start" and tile.owner != seat and tile.building is None

    def steps(self, seat: int, points: int, limit: int) -> list[tuple[Unit, Hex]]:
        """The steps that may be made with so many points left; of interchangeable units one."""
        found: dict[tuple[Option, Hex], tuple[Unit, Hex]] = {}
        mine = self.players[seat].units
        crossing = [unit for unit in mine if self.foreign_start(seat, unit.hex)]
        for unit in crossing or mine:  # R107: the unit that is crossing goes on first
            for place in self.neighbours(unit.hex):
                if place in self.map:
                    legal = points > 1 or not self.foreign_start(seat, place)
                else:  # R109-R112, R116
                    touching = sum(near in self.map for near in self.neighbours(place))
                    legal = unit.type == "settler" and touching >= 2 and self.revealed < limit and bool(self.stack)
                if legal and points > 0:
                    found[(unit.told(), place)] = (unit, place)
        return list(found.values())

    def move_points(self, seat: int, op: Op) -> int:
        """R105, R194."""
        return int(op["points"]) + sum(int(h["add"]) for h in self.hooks(seat, "move_points"))

    # --- units ---

    def recruit_strength(self, seat: int, op: Op, kind: str) -> int:
        """R96, R97: the strength a recruit of this type would have; 0 if there is no token."""
        added = sum(h["add"] for h in self.hooks(seat, "recruit_strength") if h["unit"] == kind)
        return self.players[seat].best_token(kind, min(6, op["strength"] + added))

    def recruits(self, seat: int, op: Op) -> list[tuple[str, Hex]]:
        player = self.players[seat]
        if not (player.active if op["from"] == "active" else player.leftmost()):
            return []
        kinds = ["settler", "soldier"] if op["unit"] == "either" else [op["unit"]]
        return [
            (kind, place)
            for kind in kinds
            if self.recruit_strength(seat, op, kind) > 0
            for place in self.recruiting_places(seat)
        ]

    def upgrades(self, seat: int, op: Op) -> list[tuple[Unit, int]]:
        """The eligible units with their new strength, of interchangeable ones one. R98-R101."""
        player = self.players[seat]
        found: dict[Option, tuple[Unit, int]] = {}
        for unit in player.units:
            if op["unit"] in ("any", unit.type):
                new = player.best_token(unit.type, min(6, unit.strength + op["by"]), freed=unit.strength)
                if new > unit.strength:
                    found[unit.told()] = (unit, new)
        return list(found.values())

    # --- expansion ---

    def force(self, seat: int, place: Hex, kind: str) -> int:
        """R148."""
        discount = sum(h["n"] for h in self.hooks(seat, "force_discount") if h["kind"] == kind)
        return max(1, int(TERRITORIES[self.map[place].id]["force"]) - discount)

    def engagements(self, seat: int, kind: str) -> Iterator[tuple[Hex, tuple[int, ...]]]:
        """The tiles that can be settled or fortified, with every set of strengths that fits. R137-R139, R144, R145."""
        wanted = "settler" if kind == "settle" else "soldier"
        for place, tile in self.map.items():
            if tile.kind != "territory" or tile.building is not None:
                continue
            free = tile.village is None if kind == "settle" else tile.village is not None and tile.city is None
            if not free:
                continue
            force = self.force(seat, place, kind)
            there = [u.strength for u in self.players[seat].units if u.hex == place and u.type == wanted]
            sets = set()
            for size in range(1, len(there) + 1):
                for some in combinations(there, size):
                    if sum(some) >= force and sum(some) - min(some) < force:  # R139
                        sets.add(tuple(sorted(some, reverse=True)))
            for chosen in sorted(sets):
                yield place, chosen

    def building_price(self, seat: int, building: str, discount: int) -> int:
        """R125."""
        hooks = sum(h["n"] for h in self.hooks(seat, "build_discount"))
        return max(0, int(BUILDINGS[building]["cost"]) - discount - hooks)

    def new_buildings(self, seat: int, discount: int) -> list[tuple[Unit, str]]:
        """Every (settler, building of the reserve) that can be built. R119-R124."""
        player = self.players[seat]
        found: dict[Option, tuple[Unit, str]] = {}
        for unit in player.units:
            tile = self.map[unit.hex]
            if (
                unit.type == "settler"
                and tile.building is None
                and not self.foreign_start(seat, unit.hex)
                and tile.village is None
                and not any(u.hex == unit.hex for s, p in self.players.items() if s != seat for u in p.units)
            ):
                for building in player.reserve:
                    if self.building_price(seat, building, discount) <= player.coins:
                        found[(*unit.told(), building)] = (unit, building)
        return list(found.values())

    def existing_buildings(self, seat: int, discount: int) -> list[tuple[Unit, str]]:
        """Every (settler, building they stand on) that can be joined. R131-R133."""
        player = self.players[seat]
        found: dict[Option, tuple[Unit, str]] = {}
        for unit in player.units:
            tile = self.map[unit.hex]
            if unit.type == "settler" and tile.building and tile.right is None and tile.left != seat:
                if self.building_price(seat, tile.building, discount) <= player.coins:
                    found[unit.told()] = (unit, tile.building)
        return list(found.values())

    # --- costs ---

    def payable(self, seat: int, cost: Op | None) -> bool:
        player = self.players[seat]
        return cost is None or (player.coins >= cost["coins"] and player.active >= cost["exhaust"])

    def pay(self, seat: int, cost: Op | None) -> None:
        if cost is not None:
            self.players[seat].coins -= cost["coins"]
            for _ in range(cost["exhaust"]):
                self.players[seat].exhaust_active()

    def possible_after(self, seat: int, cost: Op | None, ops: list[Op]) -> bool:
        """Whether the cost can be paid and one of the ops could then have an effect. R36, R37."""
        if not self.payable(seat, cost):
            return False
        player = self.players[seat]
        before = player.coins, player.active, dict(player.columns)
        self.pay(seat, cost)
        found = any(self.possible(seat, op) for op in ops)
        player.coins, player.active, player.columns = before
        return found

    # --- possible_if ---

    def possible(self, seat: int, op: Op) -> bool:
        """Whether the op could have an effect."""
        player = self.players[seat]
        match op["op"]:
            case "coins" | "others" | "vp" | "others_vp":
                return True
            case "pop":
                return player.leftmost() is not None
            case "produce":
                return op["what"] == "coins" or any(player.columns[c] for c in player.activated())
            case "invest":
                return player.cubes_left() > 0
            case "recruit":
                return bool(self.recruits(seat, op))
            case "upgrade":
                return bool(self.upgrades(seat, op))
            case "move":
                return bool(self.steps(seat, self.move_points(seat, op), self.limit_with(op)))
            case "research":
                return bool(self.researchable(seat, op))
            case "token":
                return self.supply[op["kind"]] > 0
            case "building":
                return bool(self.rivers[op["level"]])
            case "settle" | "fortify":
                return any(True for _ in self.engagements(seat, op["op"]))
            case "build":
                return bool(self.builds(seat, op["mode"], op["discount"]))
            case "basic_action":
                return bool(self.basics(seat, op["which"]))
            case "private_tech":
                return bool(self.piles[op["level"]])
            case "choose":
                return bool(self.choosable(seat, op))
        raise AssertionError(op)

    def limit_with(self, op: Op) -> int:
        """R113."""
        return self.reveal_limit + int(op.get("extra_explore", 0))

    def builds(self, seat: int, mode: str, discount: int) -> dict[Option, tuple[str, Unit, str]]:
        """What can be built, by the option that says so."""
        found: dict[Option, tuple[str, Unit, str]] = {}
        if mode in ("new", "any"):
            for unit, building in self.new_buildings(seat, discount):
                found[("new", unit.strength, unit.hex, building)] = ("new", unit, building)
        if mode in ("existing", "any"):
            for unit, building in self.existing_buildings(seat, discount):
                found[("existing", unit.strength, unit.hex, building)] = ("existing", unit, building)
        return found

    def basics(self, seat: int, which: list[int]) -> list[int]:
        """The basic actions among these that could be done now through an effect. R186."""
        return [
            number
            for number in which
            if self.possible_after(seat, ACTIONS[f"basic_{number}"]["cost"], ACTIONS[f"basic_{number}"]["ops"])
        ]

    def choosable(self, seat: int, op: Op) -> list[int]:
        """The options of a `choose` that can be paid and could have an effect."""
        return [i for i, o in enumerate(op["options"]) if self.possible_after(seat, o.get("cost"), o["ops"])]

    # --- conditions ---

    def tiles_with_cube(self, seat: int) -> int:
        return sum(seat in tile.cubes() for tile in self.map.values())

    def villages(self, seat: int) -> int:
        return sum(tile.village == seat for tile in self.map.values())

    def cities(self, seat: int) -> int:
        return sum(tile.city == seat for tile in self.map.values())

    def technology_count(self, seat: int) -> int:
        return len(self.players[seat].scholars) + len(self.players[seat].private)

    def holds(self, seat: int, condition: Op | None) -> bool:
        """Whether a requirement or an objective is met."""
        player = self.players[seat]
        if condition is None:
            return True
        if condition["type"] == "any_of":
            return any(self.holds(seat, one) for one in condition["of"])
        match condition["type"]:
            case "tech_level_count":
                have = self.level_count(seat, condition["level"])
            case "tech_count":
                have = self.technology_count(seat)
            case "village_count":
                have = self.villages(seat)
            case "city_count":
                have = self.cities(seat)
            case "tiles_with_cube":
                have = self.tiles_with_cube(seat)
            case "invested_count":
                have = player.invested
            case "track_emptied":
                have = sum(left == 0 for left in player.tracks.values())
            case "each_track_removed":
                have = min(player.removed(track) for track in TRACKS)
            case _:
                raise AssertionError(condition)
        return have >= int(condition["min"])

    # --- scoring ---

    def count(self, seat: int, per: str) -> int:
        """How often the seat has what an end-game bonus counts."""
        player = self.players[seat]
        match per:
            case "flat":
                return 1
            case "technology":
                return self.technology_count(seat)
            case "technology_level_3":
                return self.level_count(seat, 3)
            case "village":
                return self.villages(seat)
            case "city":
                return self.cities(seat)
            case "building":
                return sum(seat in (tile.left, tile.right) for tile in self.map.values())
            case "active_column":
                return len(player.activated())
            case "invested_cube":
                return player.invested
            case "tile_with_cube":
                return self.tiles_with_cube(seat)
            case "coin":
                return player.coins
            case "available_or_deployed_pawn":
                return player.active + len(player.units)
            case "removed_cube":
                return 24 - player.cubes_left()
        raise AssertionError(per)

    def endgame(self, seat: int, entries: list[Op]) -> int:
        total = 0
        for entry in entries:
            vp = self.count(seat, entry["per"]) // entry["each"] * entry["vp"]
            total += min(vp, entry["max"]) if "max" in entry else vp
        return total

    def score(self, seat: int) -> dict[str, int]:
        """The lines of the score sheet. R168-R177."""
        player = self.players[seat]
        bonuses = [entry for technology in self.technologies(seat) for entry in TECHNOLOGIES[technology]["endgame"]]
        on_map = {"villages": 0, "cities": 0, "buildings": 0}
        for tile in self.map.values():
            if tile.village == seat:
                on_map["villages"] += TERRITORIES[tile.id]["village"]["vp"]
            if tile.city == seat:
                on_map["cities"] += TERRITORIES[tile.id]["city"]["vp"]
            if tile.building is not None and seat in (tile.left, tile.right):
                on_map["buildings"] += BUILDINGS[tile.building]["bonus_vp"]
                if tile.left == seat and tile.right is not None:
                    on_map["buildings"] += BUILDINGS[tile.building]["left"]["vp"]
        covered = [space["vp"] for space in INVESTMENT[: player.invested] if space["type"] == "vp"]
        democracy = (
            GOVERNMENTS[player.government]["democracy"]["endgame"] if self.stage_reached(seat, "democracy") else []
        )
        return {
            "objectives": sum(player.claims.values()),
            "technologies": sum(level * self.level_count(seat, level) for level in (1, 2, 3, 4)),
            "endgame": self.endgame(seat, bonuses),
            **on_map,
            "investment": (covered[-1] if covered else 0) + max(0, player.invested - 9),
            "leaders": player.leader_vp,
            "government": self.endgame(seat, democracy),
        }

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """Greater is better; R178-R180."""
        player = self.players[seat]
        return sum(self.score(seat).values()), -player.cubes_left(), player.active, player.coins
