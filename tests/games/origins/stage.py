"""Positions made to order, in the words of the second telling. What is put somewhere comes from the supply."""

from __future__ import annotations

from random import Random

from .reference import Reference
from .reference_play import Dice, dealt
from .reference_table import BASIC, BUILDINGS, COLOURS, DISTRICTS, SPACES, TEMPLES, TOP, Cell, Freeman, Tile
from .reference_table import ZODIAC as ALL_SIGNS

# Each on the site of its own theme, as a lone player has it at its hardest.
BONUS = ["red", "purple", "blue", "orange", "yellow"]
# Cards that do nothing by themselves while a test is about something else: nobody holds them.
ZODIAC = ["taurus", "aries", "virgo"]
MARKET = ["arena", "castle", "harbour", "obelisk", "healers_house"]
ROW = {"red": 1, "orange": 2, "yellow": 3, "blue": 4, "purple": 5}


# Buildings whose abilities ask something, or act on others.
ASKING = {
    "armory",
    "equestrian_grounds",
    "veterans_quarter",
    "construction_yard",
    "court_of_justice",
    "estate",
    "forum",
    "temple_of_forest",
    "temple_of_mountain",
    "temple_of_sea",
    "fountain_of_wisdom",
    "gateway",
    "mages_tower",
}

BLOCK: list[Cell] = [(1, 0), (1, 1), (2, 0), (2, 1)]


class Stage(Reference):
    """A game after its draft, on which a test puts what it needs before somebody begins a turn."""

    def __init__(
        self,
        players: int = 2,
        zodiac: list[str] | None = None,
        bonus: list[str] | None = None,
        scope: str = "all",
        districts: list[str] | None = None,
        speakers: list[int] | None = None,
        seed: int = 0,
    ) -> None:
        rng = Random(seed)
        setup = dealt(players, rng, scope)
        setup.first = 0
        setup.bonus = bonus or list(BONUS)
        setup.zodiac = [*(zodiac or []), *(card for card in ZODIAC if card not in (zodiac or []))][:3]
        setup.row = dict(ROW)
        if districts:
            wanted = [*districts, *(card for card in setup.districts if card not in districts)]
            setup.districts = wanted[: len(setup.districts)]
        if speakers:
            setup.speakers = speakers
        super().__init__(setup, Dice(rng))
        self.put_market(MARKET)
        while self.decision()[0] != "choose_action":
            self.play(self.options()[0])
        for player in self.players:
            for freeman in player.freemen:
                self.reserve[freeman.colour] += 1
            player.freemen = []

    # Tiles

    def from_pile(self, kind: str) -> str:
        """Takes a tile of that kind from its pile, from the bottom where it lies there."""
        pile = self.piles[BUILDINGS[kind]["colour"]]
        at = len(pile) - 1 - pile[::-1].index(kind)
        return pile.pop(at)

    def put_market(self, kinds: list[str]) -> None:
        """Lays out these tiles in the market, the topmost first."""
        for kind in self.market:
            self.piles[BUILDINGS[kind]["colour"]].append(kind)
        self.market = [self.from_pile(kind) for kind in kinds]

    def put_on_pile(self, kind: str) -> None:
        """Makes a tile of that kind the visible one of its pile."""
        self.piles[BUILDINGS[kind]["colour"]].insert(0, self.from_pile(kind))

    def put_tile(self, seat: int, kind: str, cell: Cell, farm: bool = False) -> None:
        """Puts a building into a city."""
        assert cell not in self.players[seat].city
        self.players[seat].city[cell] = Tile(self.from_pile(kind), farm)

    def put_farm(self, seat: int, cell: Cell, kind: str = "outpost") -> None:
        """Puts a Farm into a city; the kind is what lies face down."""
        self.put_tile(seat, kind, cell, farm=True)

    def keep(self, seat: int, kind: str) -> None:
        """Puts a tile aside for the seat."""
        self.players[seat].kept.append(self.from_pile(kind))

    def put_tower(self, seat: int, colour: str, height: int) -> None:
        """Gives a tower that height with levels of the reserve, or brings levels back."""
        self.tower_reserve[colour] -= height - self.players[seat].towers[colour]
        assert self.tower_reserve[colour] >= 0, "District cards with more towers of that colour are needed"
        self.players[seat].towers[colour] = height

    def score_cards(self, seat: int, *cards: str) -> None:
        """Lets the seat have scored these District cards before."""
        for card in cards:
            self.players[seat].scored.add(card)
            self.district_gold[card] = 0

    # Dice

    def put_freeman(self, seat: int, colour: str, value: int, site: int | None = None) -> None:
        """Gives the seat a Freeman, with a base of the track if none is free."""
        player = self.players[seat]
        self.reserve[colour] -= 1
        assert self.reserve[colour] >= 0
        if player.free_bases == 0:
            player.bases_off_track += 1
        player.freemen.append(Freeman(colour, value, site))

    def put_seat(self, seat: int, colour: str, value: int, at: Cell) -> None:
        """Puts a die on a Seat of Power."""
        self.reserve[colour] -= 1
        self.players[seat].seats[at] = (colour, value)

    def put_advisors(self, seat: int, *colours: str) -> None:
        """Puts Advisors on the row, the leftmost first."""
        for colour in colours:
            self.reserve[colour] -= 1
            self.players[seat].advisors.append(colour)

    def put_row(self, *dice: tuple[str, int]) -> None:
        """Lays out the recruitment row."""
        for colour, _ in self.row:
            self.reserve[colour] += 1
        self.row = list(dice)
        for colour, _ in dice:
            self.reserve[colour] -= 1

    # Tracks and cards

    def put_markers(self, position: int, *seats: int) -> None:
        """Puts Military markers on a space, the lowest first."""
        for stack in self.military.values():
            stack[:] = [seat for seat in stack if seat not in seats]
        self.military[position] += list(seats)

    def put_on_step(self, temple: str, step: int, *seats: int) -> None:
        """Puts Zodiac markers on a step, the lowest first."""
        for stack in self.temples[temple].values():
            stack[:] = [seat for seat in stack if seat not in seats]
        self.temples[temple][step] += list(seats)

    def give(self, seat: int, stone: int = 0, food: int = 0, wisdom: int = 0, gold: int = 0) -> None:
        """Gives the seat exactly these resources."""
        self.players[seat].resources = {"stone": stone, "food": food, "wisdom": wisdom, "gold": gold}


def rich_stage(players: int, rng: Random) -> tuple[Stage, int]:
    """A random position in which nearly everything is possible, and the seat whose turn it is."""
    cards = rng.sample(ALL_SIGNS, 3)
    stage = Stage(
        players,
        zodiac=cards,
        bonus=rng.sample(COLOURS, 5),
        scope=rng.choice(["all", "returned"]),
        seed=rng.randrange(1 << 30),
    )
    for seat, player in enumerate(stage.players):
        if rng.random() < 0.7:
            _lay_pattern(stage, seat, rng)
        for _ in range(rng.randint(2, 8)):
            _random_tile(stage, seat, rng)
        for _ in range(rng.choice([0, 0, 1, 2])):
            kinds = [kind for pile in stage.piles.values() for kind in pile[1:]]
            stage.keep(seat, rng.choice(kinds))
        for at in stage.free_seats(seat):
            colour = rng.choice(COLOURS)
            if rng.random() < 0.3 and stage.reserve[colour] > 1:
                stage.put_seat(seat, colour, rng.randint(1, 6), at)
        for colour in rng.sample(COLOURS, rng.choice([0, 0, 1, 2, 3, 5])):
            if stage.reserve[colour] > 1:
                stage.put_advisors(seat, colour)
        for _ in range(rng.randint(1, 5)):
            colour = rng.choice(COLOURS)
            if stage.reserve[colour] > 1:
                value = rng.choice([1, 2, 3, 4, 5, 5, 6, 6])
                stage.put_freeman(seat, colour, value, rng.choice([None, None, None, 1, 5]))
        player.bases_off_track = min(6, player.bases_off_track + rng.choice([0, 0, 1, 2]))
        player.archon_used = rng.random() < 0.3
        most = rng.choice([1, 3, 9])
        stage.give(seat, **{what: rng.randint(0, most) for what in [*BASIC, "gold"]})
        player.points = rng.randint(0, 40)
        position = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13])
        stage.put_markers(position, seat)
        player.tokens = rng.randint(0, SPACES[position]["thresholds_crossed"])
        for temple in TEMPLES:
            stage.put_on_step(temple, rng.choice([0, 1, 2, 5, 9, 10, TOP]), seat)
        while stage.area and rng.random() < 0.4:
            player.speakers.append(stage.area.pop(rng.randrange(len(stage.area))))
        for colour in COLOURS:
            while stage.tower_reserve[colour] > 1 and rng.random() < 0.2:
                stage.put_tower(seat, colour, player.towers[colour] + 1)
        for card in stage.district_gold:
            if rng.random() < 0.3:
                stage.score_cards(seat, card)
    for card in cards:
        stage.holder[card] = rng.choice([None, *range(players)])
    stage.site_values = {site: rng.randint(1, 6) for site in stage.site_values}
    for colour in COLOURS:  # piles that run out
        if rng.random() < 0.2:
            _empty_pile(stage, colour, rng)
    stage.round = rng.randint(1, 5)
    if stage.solo:
        stage.opponent_marker = 3 * (stage.round - 1)
    turn_of = rng.randrange(players)
    for seat, player in enumerate(stage.players):
        if seat != turn_of and rng.random() < 0.3:
            player.passed = True
            player.archon_used = False
            for freeman in player.freemen:
                freeman.site = None
    if not stage.solo:
        stage.bastion = rng.randrange(players)
    stage.go_on(turn_of)
    return stage, turn_of


def _random_tile(stage: Stage, seat: int, rng: Random) -> None:
    """Puts a tile beside the city, close to its middle so that blocks arise."""
    cells = sorted(stage.free_cells(seat), key=lambda cell: (abs(cell[0]) + abs(cell[1]), rng.random()))
    piles = [pile for pile in stage.piles.values() if len(pile) > 2]
    kind = rng.choice(rng.choice(piles)[1:])
    asking = [kind for pile in piles for kind in pile[1:] if kind in ASKING]
    if asking and rng.random() < 0.6:
        kind = rng.choice(asking)
    stage.put_tile(seat, kind, cells[rng.choice([0, 0, 0, 1])], farm=rng.random() < 0.2)


def _lay_pattern(stage: Stage, seat: int, rng: Random) -> None:
    """Lays the pattern of a District card in play beside the Palace, turned somehow."""
    image = DISTRICTS[rng.choice(list(stage.district_gold))]["pattern"]
    for _ in range(rng.randrange(4)):
        image = [[image[1][0], image[0][0]], [image[1][1], image[0][1]]]
    left = rng.choice([1, -2])
    for row in range(2):
        for column in range(2):
            colour = image[row][column]
            pile = stage.piles[rng.choice(COLOURS) if colour == "any" else colour]
            cell = (left + column, 1 - row)
            stage.put_tile(seat, rng.choice(pile[1:]), cell, farm=colour == "any" and rng.random() < 0.5)


def _empty_pile(stage: Stage, colour: str, rng: Random) -> None:
    """Moves what is left of a pile into a far corner of a city as Farms in a line."""
    seat = rng.randrange(len(stage.players))
    city = stage.players[seat].city
    x = min(cell[0] for cell in city)
    y = next(cell[1] for cell in city if cell[0] == x)
    while len(stage.piles[colour]) > rng.choice([0, 0, 1]):
        x -= 1
        city[x, y] = Tile(stage.piles[colour].pop(), farm=True)


def block_stage(*kinds: str, districts: list[str] | None = None) -> Stage:
    """A block beside Agora and Palace, from (1, 0), (1, 1), (2, 0) to (2, 1)."""
    stage = Stage(districts=districts)
    for kind, cell in zip(kinds, BLOCK, strict=True):
        if kind.startswith("farm"):
            stage.put_farm(0, cell, "obelisk")
        else:
            stage.put_tile(0, kind, cell)
    stage.give(0)
    return stage


def two_cards_stage() -> Stage:
    """A block with a die for its Seat, which two of the cards in play fit."""
    stage = block_stage("mint", "arena", "obelisk", "castle", districts=["district_01", "district_45"])
    stage.put_freeman(0, "purple", 3)
    return stage
