"""The table of the second telling: what lies where, in the words of the rulebook, and nothing that decides."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

Option = tuple[Any, ...]
Cell = tuple[int, int]


@dataclass(frozen=True)
class Ask:
    """A decision: its kind, who decides, and everything they may answer."""

    kind: str
    seat: int
    options: list[Option]


Telling = Generator[Ask, Option, None]  # a stretch of play that asks and is answered

DATA = json.loads(
    (Path(__file__).parents[3] / "src/pentapolis/games/origins/data/components.json").read_text(encoding="utf-8")
)
COLOURS = [colour["id"] for colour in DATA["colours"]]
TEMPLES = [track["id"] for track in DATA["temple_tracks"]]
TEMPLE_POINTS = DATA["temple_tracks"][0]["victory_points_by_step"]
TOP = len(TEMPLE_POINTS) - 1
BUILDINGS = {kind["id"]: kind for kind in DATA["building_kinds"]}
DISTRICTS = {card["id"]: card for card in DATA["district_cards"]}
ZODIAC = [card["id"] for card in DATA["zodiac"]]
SPACES = DATA["military_track"]["spaces"]
FINAL = DATA["military_track"]["final"]
ADVISOR_POINTS = DATA["advisor_row"]["victory_points"]
BASE_COSTS = DATA["population_track"]["costs_food"]
BASIC = ["stone", "food", "wisdom"]
SITES = [1, 2, 3, 4, 5]


class Chance(Protocol):
    """Answers for every random result after the set-up."""

    def citizen(self, colour: str) -> int:
        """The face, 1 to 5, of a Citizen rolled for the row."""

    def speaker(self) -> int:
        """The face of a Speaker rolled again."""

    def zodiac(self, cards: list[str]) -> str:
        """The one Zodiac card of these that a lone player keeps."""


@dataclass
class SetUp:
    """All that is random before the first decision."""

    players: int
    first: int
    bonus: list[str]  # the colour of the bonus tile of site 1, 2, 3, 4, 5
    zodiac: list[str]  # the card of Forest, Mountain, Sea
    market: list[str]  # from the top to the bottom
    piles: dict[str, list[str]]  # what is left after the market was laid out, the visible tile first
    row: dict[str, int]  # the face of the Citizen of each colour
    speakers: list[int]
    districts: list[str]
    pool: list[tuple[str, int]]  # the dice to choose from before round 1
    pass_increase_scope: str = "all"


@dataclass
class Freeman:
    """A Citizen on a base: beside the board (unused), or on a site."""

    colour: str
    value: int
    site: int | None = None

    @property
    def used(self) -> bool:
        """Whether it stands on a site."""
        return self.site is not None


@dataclass
class Tile:
    """A tile of a city. A Farm still is the back of a tile of some kind."""

    kind: str
    farm: bool = False

    @property
    def colour(self) -> str | None:
        """Its colour; Farms, Agora and Palace have none."""
        return None if self.farm or self.kind not in BUILDINGS else BUILDINGS[self.kind]["colour"]

    @property
    def has_ability(self) -> bool:
        """Whether something is printed on it that can be used."""
        return not self.farm and self.kind != "palace"


@dataclass
class Player:
    """What one player owns."""

    resources: dict[str, int] = field(default_factory=lambda: dict(DATA["setup"]["starting_resources"]))  # R12
    points: int = 0
    freemen: list[Freeman] = field(default_factory=list)
    bases_off_track: int = 2  # R13: beside the board, with or without a die
    archon_used: bool = False
    speakers: list[int] = field(default_factory=list)
    advisors: list[str] = field(default_factory=list)
    city: dict[Cell, Tile] = field(default_factory=lambda: {(0, 1): Tile("agora"), (0, 0): Tile("palace")})  # R14
    seats: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    towers: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 1))  # R11
    scored: set[str] = field(default_factory=set)
    kept: list[str] = field(default_factory=list)
    tokens: int = 0
    passed: bool = False

    @property
    def free_bases(self) -> int:
        """Bases off the track without a die."""
        return self.bases_off_track - len(self.freemen)

    def unused(self) -> list[Freeman]:
        """The Freemen beside the board."""
        return [freeman for freeman in self.freemen if not freeman.used]

    def buildings(self, colour: str) -> int:
        """How many buildings of the colour are in the city."""
        return [tile.colour for tile in self.city.values()].count(colour)

    def farms(self) -> list[Cell]:
        """Where their Farms are."""
        return [cell for cell, tile in self.city.items() if tile.farm]

    def can_pay(self, **costs: int) -> bool:
        """R44, R46: Gold may stand for the rest of any other resource; only Gold pays Gold."""
        missing = sum(max(0, cost - self.resources[what]) for what, cost in costs.items() if what != "gold")
        return missing + costs.get("gold", 0) <= self.resources["gold"]

    def pay(self, **costs: int) -> None:
        """Q19: the named resource first, Gold for the rest."""
        assert self.can_pay(**costs)
        for what, cost in costs.items():
            named = min(cost, self.resources[what])
            self.resources[what] -= named
            self.resources["gold"] -= cost - named


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with this one."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def block(seat: Cell) -> list[Cell]:
    """The four cells around a Seat of Power."""
    x, y = seat
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def once(options: list[Option]) -> list[Option]:
    """The options without repetitions: what is interchangeable is offered once."""
    return list(dict.fromkeys(options))


class Table:
    """Everything on the table after set-up steps 1 to 21."""

    def __init__(self, setup: SetUp, chance: Chance) -> None:
        self.chance = chance
        self.solo = setup.players == 1
        self.scope = setup.pass_increase_scope
        counts = DATA["setup"]["players"][str(setup.players)]
        self.players = [Player() for _ in range(setup.players)]
        self.round = 1
        self.bastion = setup.first  # R16
        self.over = False
        self.bonus = dict(zip(SITES, setup.bonus, strict=True))  # R2
        self.site_values = dict.fromkeys(SITES, 1)
        self.card_of = dict(zip(TEMPLES, setup.zodiac, strict=True))  # R3
        self.holder: dict[str, int | None] = dict.fromkeys(setup.zodiac)
        self.market = list(setup.market)
        self.piles = {colour: list(pile) for colour, pile in setup.piles.items()}
        self.reserve = dict.fromkeys(COLOURS, counts["citizen_dice_per_colour"])  # R1
        self.row = self.ordered_row(setup.row)
        self.area = list(setup.speakers)  # R8
        self.used_speakers: list[int] = []
        assert len(setup.speakers) == counts["speaker_dice"]
        assert len(setup.districts) == counts["district_cards"]
        self.district_gold = dict.fromkeys(setup.districts, DATA["district_gold_per_card"]["value"])  # R9
        self.tower_reserve = dict.fromkeys(COLOURS, 1)  # R10
        for card in setup.districts:
            for colour in DISTRICTS[card]["towers"]:
                self.tower_reserve[colour] += 1
        # R15: a stack per space, bottom to top; the first player's marker lies at the bottom of the start.
        self.military: dict[int, list[int]] = {position: [] for position in range(FINAL + 1)}
        self.military[0] = self.clockwise_from(setup.first)
        self.opponent_marker = 0  # solo only
        self.temples: dict[str, dict[int, list[int]]] = {
            temple: {step: [] for step in range(TOP + 1)} for temple in TEMPLES
        }
        for stacks in self.temples.values():
            stacks[0] = list(range(setup.players))
        self.focus: Cell = (0, 0)  # the Mages' Tower or the Seat of Power that is being decided about
        self.pool = list(setup.pool)
        for colour, _ in self.pool:
            self.reserve[colour] -= 1

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in clockwise order, starting with this one."""
        return [(seat + step) % len(self.players) for step in range(len(self.players))]

    def ordered_row(self, faces: dict[str, int]) -> list[tuple[str, int]]:
        """R6, R7: ascending; of equal dice the one whose colour lies lower in the market stands further left."""
        lies = [BUILDINGS[kind]["colour"] for kind in self.market]
        for colour in faces:
            self.reserve[colour] -= 1
        return sorted(faces.items(), key=lambda die: (die[1], -lies.index(die[0])))

    def position(self, seat: int) -> int:
        """Where the Military marker of the seat stands."""
        (found,) = [position for position, stack in self.military.items() if seat in stack]
        return found

    def step(self, seat: int, temple: str) -> int:
        """How high the Zodiac marker of the seat stands."""
        (found,) = [step for step, stack in self.temples[temple].items() if seat in stack]
        return found

    def holds(self, seat: int, card: str) -> bool:
        """Whether the seat has that Zodiac card now."""
        return self.holder.get(card) == seat

    def markers_behind(self, seat: int) -> int:
        """R67, R69: opposing markers strictly behind; in solo the opponent marker is one (R185)."""
        mine = self.position(seat)
        others = [self.position(other) for other in range(len(self.players)) if other != seat]
        if self.solo:
            others.append(self.opponent_marker)
        return len([position for position in others if position < mine])

    def wisdom_cost(self, seat: int, index: int, costs: list[int]) -> int:
        """R84: what a space of the market or of the row costs this seat."""
        return max(0, costs[index] - (1 if self.holds(seat, "taurus") else 0))

    def free_cells(self, seat: int) -> list[Cell]:
        """R106: free cells that share an edge with a tile of the city."""
        city = self.players[seat].city
        around = {cell for tile in city for cell in neighbours(tile)}
        return sorted(around - set(city))

    def free_seats(self, seat: int) -> list[Cell]:
        """R145, R146: the centres of 2×2 blocks of tiles on which no die lies."""
        player = self.players[seat]
        full = [cell for cell in player.city if all(part in player.city for part in block(cell))]
        return sorted(cell for cell in full if cell not in player.seats)

    def matching_cards(self, seat: int, at: Cell) -> list[str]:
        """R149, R150: the cards in play whose pattern fits the block under some rotation or mirror image."""
        city = self.players[seat].city
        x, y = at
        # Read from the top left; y grows upwards.
        tiles = [[city[x, y + 1].colour, city[x + 1, y + 1].colour], [city[x, y].colour, city[x + 1, y].colour]]
        return [card for card in self.district_gold if fits(DISTRICTS[card]["pattern"], tiles)]

    def final_terms(self, seat: int) -> dict[str, int]:
        """R175–R178: what the final scoring adds."""
        player = self.players[seat]
        tracks = [TEMPLE_POINTS[self.step(seat, temple)] for temple in TEMPLES]
        return {
            "gold": player.resources["gold"],
            "advisors": ADVISOR_POINTS[len(player.advisors) - 1] if player.advisors else 0,
            "temples": sum(tracks) - max(tracks),
            "seats": sum(value * player.towers[colour] for colour, value in player.seats.values()),
        }

    def score(self, seat: int) -> int:
        """Points of the play and of the final scoring together."""
        return self.players[seat].points + sum(self.final_terms(seat).values())

    def ranks(self) -> list[int]:
        """R179: the place of each seat; most points, then more tiles in the city, else shared."""
        keys = [(self.score(seat), len(player.city)) for seat, player in enumerate(self.players)]
        return [1 + len([other for other in keys if other > key]) for key in keys]

    def target(self) -> int:
        """R188: the score a lone player has to reach."""
        wanted = {1: "red", 2: "purple", 3: "blue", 4: "orange"}
        return 180 + 20 * len([site for site, colour in wanted.items() if self.bonus[site] == colour])


def fits(pattern: list[list[str]], tiles: list[list[str | None]]) -> bool:
    """Whether one of the eight images of the pattern lies on these tiles."""
    image = pattern
    for _ in range(4):
        image = [[image[1][0], image[0][0]], [image[1][1], image[0][1]]]  # a quarter turn
        for seen in (image, [row[::-1] for row in image]):
            pairs = [(seen[r][c], tiles[r][c]) for r in range(2) for c in range(2)]
            if all(wanted in ("any", colour) for wanted, colour in pairs):
                return True
    return False
