"""Where effects come from: cards, technologies and civilizations as one row of sources, each with its rule."""

from __future__ import annotations

from typing import Final

from .board import BUILDINGS, TECHNOLOGIES, WONDERS
from .cards import CARDS, CIVS, FIRST_WONDER, TECHS

# Numbers of cards, then technologies, then civilizations.
SOURCES: Final[tuple[str, ...]] = CARDS + TECHS + CIVS
FIRST_TECH: Final = len(CARDS)
FIRST_CIV: Final = len(CARDS) + len(TECHS)
assert len(set(SOURCES)) == len(SOURCES)
SOURCE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SOURCES)}


def term_of(source: int) -> int:
    """The score term of the points that the source gives."""
    return BUILDINGS if source < FIRST_WONDER else WONDERS if source < FIRST_TECH else TECHNOLOGIES


# The rule of every component, by its place among the sources; buildings by type.
RULE_OF: Final[dict[str, str]] = {
    "colossus": "R102",
    "great_library": "R103",
    "pyramids": "R104",
    "hanging_gardens": "R105",
    "notre_dame": "R106",
    "hagia_sophia": "R74",
    "spiral_minaret": "R107",
    "great_wall": "R108",
    "oxford_university": "R109",
    "versailles": "R110",
    "eiffel_tower": "R111",
    "porcelain_tower": "R112",
    "kremlin": "R113",
    "apollo_program": "R114",
    "internet": "R115",
    "united_nations": "R116",
    "market": "R120",
    "library": "R121",
    "university": "R121",
    "observatory": "R121",
    "laboratory": "R121",
    "granary": "R122",
    "bank": "R123",
    "museum": "R123",
    "wall": "R124",
    "factory": "R125",
    "movie_theater": "R126",
    "power_plant": "R127",
    "wheel": "R48",
    "carriage": "R48",
    "railroad": "R48",
    "aviation": "R48",
    "rocketry": "R132",
    "hunting": "R57",
    "agriculture": "R58",
    "architecture": "R79",
    "medicine": "R58",
    "genetics": "R133",
    "fire": "R15",
    "metallurgy": "R59",
    "construction": "R69",
    "engineering": "R59",
    "computer_science": "R134",
    "barter": "R73",
    "writing": "R79",
    "currency": "R60",
    "commerce": "R73",
    "economy": "R135",
    "babylon": "R137",
    "phoenicia": "R137",
    "egypt": "R137",
    "greece": "R138",
    "persia": "R137",
    "rome": "R139",
    "china": "R140",
    "inca": "R141",
    "aztec": "R141",
    "mongolia": "R141",
    "france": "R142",
    "arabia": "R139",
    "byzantium": "R143",
    "spain": "R144",
    "turkey": "R145",
    "england": "R145",
    "portugal": "R146",
    "prussia": "R145",
    "austria": "R145",
    "russia": "R147",
    "japan": "R148",
    "usa": "R149",
    "european_union": "R150",
    "india": "R151",
    "brazil": "R144",
}


def source_rule(name: str) -> str:
    """The rule of a component; the two copies of a building follow the same."""
    return RULE_OF[name] if name in RULE_OF else RULE_OF[name[:-2]]
