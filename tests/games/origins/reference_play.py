"""Plays the second telling alone: a dealt set-up, dice of a random generator, and what must hold at all times."""

from __future__ import annotations

from collections import Counter
from random import Random

from .reference import Reference
from .reference_table import BUILDINGS, COLOURS, DATA, DISTRICTS, FINAL, ZODIAC, SetUp, block, neighbours

SPEAKER_FACES = DATA["dice"]["speaker"]["faces"]
LIMIT = 30  # Q32: rounds after which an aimless game is left


class Dice:
    """Chance from a generator."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def citizen(self, colour: str) -> int:
        return self.rng.randint(1, 5)

    def speaker(self) -> int:
        return int(self.rng.choice(SPEAKER_FACES))

    def zodiac(self, cards: list[str]) -> str:
        return self.rng.choice(cards)


def dealt(players: int, rng: Random, scope: str = "all") -> SetUp:
    """A random set-up."""
    counts = DATA["setup"]["players"][str(players)]
    piles = {}
    for colour in COLOURS:
        pile = [kind["id"] for kind in BUILDINGS.values() if kind["colour"] == colour for _ in range(kind["copies"])]
        rng.shuffle(pile)
        piles[colour] = pile
    market = [pile.pop(0) for pile in piles.values()]
    rng.shuffle(market)
    return SetUp(
        players=players,
        first=rng.randrange(players),
        bonus=rng.sample(COLOURS, 5),
        zodiac=rng.sample(ZODIAC, 3),
        market=market,
        piles=piles,
        row={colour: rng.randint(1, 5) for colour in COLOURS},
        speakers=[rng.choice(SPEAKER_FACES) for _ in range(counts["speaker_dice"])],
        districts=rng.sample(list(DISTRICTS), counts["district_cards"]),
        pool=[(colour, rng.randint(1, 5)) for colour in COLOURS for _ in range(1 if players == 1 else 2)],
        pass_increase_scope=scope,
    )


def check(game: Reference, players: int, levels: dict[str, int]) -> None:
    """What no play can change."""
    counts = DATA["setup"]["players"][str(players)]
    dice: Counter[str] = Counter(game.reserve)
    dice.update(colour for colour, _ in game.row)
    dice.update(colour for colour, _ in game.pool)
    tiles: Counter[str] = Counter(game.market)
    for pile in game.piles.values():
        tiles.update(pile)
    towers: Counter[str] = Counter(game.tower_reserve)
    speakers = len(game.area) + len(game.used_speakers)
    for seat, player in enumerate(game.players):
        dice.update(freeman.colour for freeman in player.freemen)
        dice.update(colour for colour, _ in player.seats.values())
        dice.update(player.advisors)
        tiles.update(player.kept)
        tiles.update(tile.kind for tile in player.city.values() if tile.kind in BUILDINGS)
        towers.update(player.towers)
        speakers += len(player.speakers)
        assert min(player.resources.values()) >= 0
        assert player.free_bases >= 0 and player.bases_off_track <= 6
        assert all(1 <= freeman.value <= 6 for freeman in player.freemen)
        assert len(set(player.advisors)) == len(player.advisors)
        assert all(cell in player.city for at in player.seats for cell in block(at))
        assert all(any(near in player.city for near in neighbours(cell)) for cell in player.city)
        assert player.tokens <= 5
        assert 0 <= game.position(seat) <= FINAL
    assert dice == dict.fromkeys(COLOURS, counts["citizen_dice_per_colour"])
    assert tiles == {kind: BUILDINGS[kind]["copies"] for kind in BUILDINGS}
    assert towers == levels
    assert speakers == counts["speaker_dice"]
    assert len(game.market) <= 5 and len(game.row) <= 5
    assert len({colour for colour, _ in game.row}) == len(game.row)
    assert sorted(seat for stack in game.military.values() for seat in stack) == list(range(players))


def play_alone(players: int, rng: Random, scope: str = "all", thorough: bool = True) -> tuple[Reference, Counter[str]]:
    """Plays a random game; returns its end and how often every decision was met."""
    game = Reference(dealt(players, rng, scope), Dice(rng))
    levels = Counter(game.tower_reserve)
    for _ in range(players):
        levels.update(COLOURS)
    met: Counter[str] = Counter()
    while game.asked is not None and game.round <= LIMIT:
        kind, _ = game.decision()
        met[kind] += 1
        options = game.options()
        assert options and len(set(options)) == len(options)
        if kind == "choose_action" and len(options) > 1 and rng.random() < 0.97:
            # Every kind of action has its share, and passing is rare.
            verb = rng.choice(sorted({option[0] for option in options} - {"pass"}))
            options = [option for option in options if option[0] == verb]
        if kind == "visit_menu" and ("bottom",) in options and rng.random() < 0.5:
            options = [("bottom",)]
        if kind == "build_choice" and rng.random() < 0.6:
            options = [option for option in options if option[2] != "farm"] or options
        game.play(rng.choice(options))
        if thorough:
            check(game, players, dict(levels))
    return game, met
