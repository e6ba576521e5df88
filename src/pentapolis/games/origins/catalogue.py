"""Colours, resources, building tiles, Zodiac and District cards, and the figures of the boards, from the data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final


def read_data(name: str) -> Any:
    """The parsed content of one of the game's data files."""
    folder = resources.files("pentapolis") / "games" / "origins" / "data"
    return json.loads((folder / name).read_text("utf-8"))


DATA: Final[dict[str, Any]] = read_data("components.json")

COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in DATA["colours"])
RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
NO_COLOUR: Final = 5  # Farms, Agora, Palace

RESOURCES: Final[tuple[str, ...]] = tuple(resource["id"] for resource in DATA["resources"])
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
BASIC: Final = 3  # resources below this number are basic ones
START_RESOURCES: Final[list[int]] = [DATA["setup"]["starting_resources"][id] for id in RESOURCES]  # R12

# A Citizen is one number: colour and value. Unused Freemen, dice of the row and of the draft are such numbers.
FACES: Final = 6
DICE: Final = 5 * FACES
ROLLED: Final = 5  # R6: a 6 is rolled again
COLOUR_OF_DIE: Final[list[int]] = [die // FACES for die in range(DICE)]
VALUE_OF_DIE: Final[list[int]] = [die % FACES + 1 for die in range(DICE)]
DIE_NAMES: Final[list[str]] = [f"{COLOURS[die // FACES]}{die % FACES + 1}" for die in range(DICE)]
SPEAKER_FACES: Final[list[int]] = DATA["dice"]["speaker"]["faces"]  # R8
LOWEST_SPEAKER: Final[int] = min(SPEAKER_FACES)
HIGHEST_SPEAKER: Final[int] = max(SPEAKER_FACES)
# Workers: the dice, then the Archon, then Speakers by value.
ARCHON: Final = DICE
SPEAKER: Final = DICE + 1 - LOWEST_SPEAKER  # + value
WORKERS: Final[list[str]] = [
    *DIE_NAMES,
    "archon",
    *[f"speaker{value}" for value in range(LOWEST_SPEAKER, HIGHEST_SPEAKER + 1)],
]

SITES: Final = 5
TOP_VALUE: Final = 6  # R33: after it a ship starts again at 1

KINDS: Final[list[dict[str, Any]]] = [*DATA["building_kinds"], *DATA["starting_tiles"]]
KIND_IDS: Final[list[str]] = [kind["id"] for kind in KINDS]
NUMBER_OF_KIND: Final[dict[str, int]] = {id: number for number, id in enumerate(KIND_IDS)}
BUILDINGS: Final[int] = len(DATA["building_kinds"])  # kinds below this number are buildings
AGORA: Final[int] = NUMBER_OF_KIND["agora"]
PALACE: Final[int] = NUMBER_OF_KIND["palace"]
OBELISK: Final[int] = NUMBER_OF_KIND["obelisk"]
MAGES_TOWER: Final[int] = NUMBER_OF_KIND["mages_tower"]
COLOUR_OF_KIND: Final[list[int]] = [
    COLOURS.index(kind["colour"]) if kind["colour"] in COLOURS else NO_COLOUR for kind in KINDS
]
STONE_COST: Final[list[int]] = [kind["stone_cost"] or 0 for kind in KINDS]
COPIES: Final[list[int]] = [kind["copies"] for kind in DATA["building_kinds"]]
TILES_PER_COLOUR: Final[int] = DATA["component_counts"]["building_tiles_per_colour"]
FARM: Final = 32  # added to the kind of a tile that lies Farm side up (R109)
# The colour that a tile in a city shows, Farms included.
SHOWN_COLOUR: Final[list[int]] = [
    *COLOUR_OF_KIND,
    *[NO_COLOUR] * (2 * FARM - len(COLOUR_OF_KIND)),
]

SIGNS: Final[list[str]] = [card["id"] for card in DATA["zodiac"]]
BIT_OF_SIGN: Final[dict[str, int]] = {id: 1 << number for number, id in enumerate(SIGNS)}
SAGITTARIUS: Final[int] = BIT_OF_SIGN["sagittarius"]
PISCES: Final[int] = BIT_OF_SIGN["pisces"]
CAPRICORN: Final[int] = BIT_OF_SIGN["capricorn"]
AQUARIUS: Final[int] = BIT_OF_SIGN["aquarius"]
TAURUS: Final[int] = BIT_OF_SIGN["taurus"]
CANCER: Final[int] = BIT_OF_SIGN["cancer"]
LIBRA: Final[int] = BIT_OF_SIGN["libra"]
ARIES: Final[int] = BIT_OF_SIGN["aries"]
LEO: Final[int] = BIT_OF_SIGN["leo"]
GEMINI: Final[int] = BIT_OF_SIGN["gemini"]
VIRGO: Final[int] = BIT_OF_SIGN["virgo"]
SCORPIO: Final[int] = BIT_OF_SIGN["scorpio"]

TEMPLES: Final[list[str]] = [track["id"] for track in DATA["temple_tracks"]]
TEMPLE_TOP: Final[int] = DATA["temple_tracks"][0]["steps"]
TEMPLE_POINTS: Final[list[int]] = DATA["temple_tracks"][0]["victory_points_by_step"]

MILITARY: Final[list[dict[str, Any]]] = DATA["military_track"]["spaces"]
FINAL_SPACE: Final[int] = DATA["military_track"]["final"]
FINAL_POINTS: Final[int] = DATA["military_track"]["final_vp"]  # R64
CROSSED: Final[list[int]] = [space["thresholds_crossed"] for space in MILITARY]  # R61
PUSHED_TO: Final[list[int]] = [space["pushed_back_to"] for space in MILITARY]  # R165
MOST_TOKENS: Final[int] = DATA["military_track"]["threshold_count"]


def _bonus(name: str) -> list[int]:
    """What an Attack gives of that on every space."""
    return [(space["attack_bonus"] or {}).get(name, 0) for space in MILITARY]


ATTACK_GAINS: Final[list[list[int]]] = [_bonus(id) for id in RESOURCES]
ATTACK_BASIC: Final[list[int]] = _bonus("basic")
ATTACK_EXCHANGE: Final[list[int]] = _bonus("exchange_basic_for_gold")  # R71

ADVISOR_POINTS: Final[list[int]] = [0, *DATA["advisor_row"]["victory_points"]]  # R101: by number of Advisors
FIRST_BASES: Final[int] = DATA["population_track"]["bases_at_start"]  # R13
BASE_COSTS: Final[list[int]] = DATA["population_track"]["costs_food"]  # R157
BASES: Final[int] = FIRST_BASES + len(BASE_COSTS)
LAST_BASE_POINTS: Final[int] = DATA["population_track"]["last_base_vp"]  # R158
MARKET_COSTS: Final[list[int]] = DATA["market"]["wisdom_costs"]
ROW_COSTS: Final[list[int]] = DATA["recruitment"]["wisdom_costs"]

SETUP: Final[dict[int, dict[str, Any]]] = {int(players): data for players, data in DATA["setup"]["players"].items()}
DRAFT_DICE: Final[int] = DATA["setup"]["draft_dice_per_colour"]
LEVELS: Final[int] = DATA["component_counts"]["tower_levels_per_colour"]
DISTRICT_GOLD: Final[int] = DATA["district_gold_per_card"]["value"]

BONUS_TILES: Final[list[str]] = [tile["colour"] for tile in DATA["bonus_tiles"]]

ROUNDS_ALONE: Final[int] = DATA["solo"]["rounds"]  # R187
OPPONENT_AT: Final[list[int]] = DATA["solo"]["opponent_marker_position_by_round"]  # R185
TARGET: Final[int] = DATA["solo"]["target_base"]  # R188
TARGET_STEP: Final[int] = DATA["solo"]["target_per_condition"]
# By site: the colour of the bonus tile that makes the target higher there, or -1.
HARDER: Final[list[int]] = [
    next(
        (
            COLOURS.index(condition["bonus"].removeprefix("bonus_"))
            for condition in DATA["solo"]["conditions"]
            if condition["site"] == f"site_{site + 1}"
        ),
        -1,
    )
    for site in range(SITES)
]

CONDITIONS: Final[list[str]] = [condition["id"] for condition in DATA["end_conditions"]]
ALL_TOPPED: Final = 1
NO_GOLD: Final = 2
FEW_LEVELS: Final = 4
NO_CITIZEN: Final = 8


class District:
    """A District card: which blocks fit it, its points and tower icons."""

    __slots__ = ("first", "id", "later", "number", "pattern", "towers")

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["id"]
        top, bottom = data["pattern"]
        # South-west, south-east, north-west, north-east, as the cells of a block are counted.
        self.pattern = [_pattern_colour(name) for name in [*bottom, *top]]
        self.towers = [COLOURS.index(name) for name in data["towers"]]
        self.first: int = data["vp_first"]
        self.later: int = data["vp_next"]


def _pattern_colour(name: str) -> int:
    return COLOURS.index(name) if name in COLOURS else NO_COLOUR


DISTRICTS: Final[list[District]] = [District(number, data) for number, data in enumerate(DATA["district_cards"])]

# Where the corners of a block go when it is turned by a quarter, or mirrored.
TURNED: Final = (1, 3, 0, 2)
MIRRORED: Final = (1, 0, 3, 2)


def _images(pattern: list[int]) -> list[list[int]]:
    """R149: the pattern in its four rotations and their mirror images."""
    found: list[list[int]] = []
    for start in (pattern, [pattern[at] for at in MIRRORED]):
        shape = start
        for _ in range(4):
            if shape not in found:
                found.append(shape)
            shape = [shape[at] for at in TURNED]
    return found


def _codes(image: list[int]) -> list[int]:
    """The blocks, each as one number, that fit the image: R150, every tile fits where it has no colour."""
    found = [0]
    for colour in image:
        options = range(6) if colour == NO_COLOUR else (colour,)
        found = [code * 6 + option for code in found for option in options]
    return found


def _matches() -> list[int]:
    """For every block of four colours, as a number in base 6, the cards that it fits, as bits."""
    found = [0] * 6**4
    for card in DISTRICTS:
        for image in _images(card.pattern):
            for code in _codes(image):
                found[code] |= 1 << card.number
    return found


MATCHES: Final[list[int]] = _matches()
