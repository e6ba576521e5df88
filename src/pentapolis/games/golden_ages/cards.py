"""Technologies, buildings, wonders, civilizations and the rest of the box, read once from the component data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final


def read_data(name: str) -> Any:
    """The parsed content of one of the game's data files."""
    folder = resources.files("pentapolis") / "games" / "golden_ages" / "data"
    return json.loads((folder / name).read_text("utf-8"))


DATA: Final[dict[str, Any]] = read_data("components.json")

ERAS: Final[int] = DATA["constants"]["eras"]
FACE_UP_JUDGEMENTS: Final[int] = DATA["constants"]["judgements_face_up"]  # R12
ARTIST_VP: Final[int] = DATA["constants"]["artist_vp"]  # R85
INCOME: Final[int] = DATA["constants"]["golden_age_income"]  # R43
GOLD_PER_VP: Final[int] = DATA["constants"]["gold_per_final_vp"]  # R163
STARTING_GOLD: Final[int] = DATA["player"]["starting_gold"]  # R9
CUBES: Final[int] = DATA["player"]["cubes"]  # R7
RESERVE: Final[int] = DATA["player"]["cubes_in_reserve_at_start"]  # R8
COLONISTS: Final[int] = DATA["player"]["colonists"]  # R7
INVASION_COSTS: Final[list[int]] = [space["gold_cost"] for space in DATA["invasion_track"]]  # R90
ATTACKS: Final[int] = len(INVASION_COSTS)  # R86

# Symbols, numbered as in the data.
GAME: Final = 0
GEM: Final = 1
STONE: Final = 2
WHEAT: Final = 3
SYMBOLS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["resources"])


def ops_of(item: dict[str, Any], timing: str) -> list[dict[str, Any]]:
    """The effects of a component that act at that time, without the word that says so."""
    return [
        {name: value for name, value in op.items() if name != "timing"} for op in item["ops"] if op["timing"] == timing
    ]


def the_op(item: dict[str, Any], timing: str, name: str) -> dict[str, Any] | None:
    """The effect of that name, if the component has it."""
    for op in ops_of(item, timing):
        if op["op"] == name:
            return op
    return None


# --- technologies: number = 5 * row + level - 1 ---

ROWS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["technology_rows"])
TECHS: Final[tuple[str, ...]] = tuple(tech for row in DATA["technology_rows"] for tech in row["order"])
TECH_NUMBER: Final[dict[str, int]] = {tech: number for number, tech in enumerate(TECHS)}
_TECH_DATA: Final[dict[str, Any]] = {item["id"]: item for item in DATA["technologies"]}
TECH_DATA: Final[list[dict[str, Any]]] = [_TECH_DATA[tech] for tech in TECHS]
TECH_COST: Final[list[int]] = [item["cost"] for item in TECH_DATA]  # R129
TECH_BACK: Final[list[int]] = [item["end_game_vp"] for item in TECH_DATA]  # R164
TECH_CUBES: Final[list[int]] = [item["cubes_on_tile"] for item in TECH_DATA]  # R8
TECH_BIT: Final[list[int]] = [1 << number for number in range(len(TECHS))]
STARTING_TECHS: Final[int] = sum([TECH_BIT[number] for number, item in enumerate(TECH_DATA) if item["starting"]])  # R15
LEVEL_5: Final[list[int]] = [number for number, item in enumerate(TECH_DATA) if item["level"] == 5]
HIGH_TECHS: Final[int] = sum([TECH_BIT[number] for number, item in enumerate(TECH_DATA) if item["level"] >= 4])
MOVEMENT: Final = 0
LIFE: Final = 1
INDUSTRY: Final = 2
TRADE: Final = 3
# For every set of developed technologies of a row: the lowest that is missing, 5 for none (R128, G30).
LOWEST_MISSING: Final[list[int]] = [next((at for at in range(5) if not row >> at & 1), 5) for row in range(32)]


def tech_bit(id: str) -> int:
    """The bit of the technology."""
    return TECH_BIT[TECH_NUMBER[id]]


def by_row(row: int, name: str, key: str, **fixed: str) -> list[int]:
    """For every set of developed technologies of a row the figure of the last of them that has that effect (R131)."""
    found: list[int] = []
    for developed in range(32):
        figure = 0
        for at in range(5):
            op = the_op(TECH_DATA[5 * row + at], "permanent", name)
            if op is not None and developed >> at & 1 and all(op[arg] == value for arg, value in fixed.items()):
                figure = UNLIMITED if op[key] == "unlimited" else op[key]
        found.append(figure)
    return found


UNLIMITED: Final = 99
RANGE: Final[list[int]] = by_row(MOVEMENT, "movement", "range")  # R48
CUBE_GOLD: Final[list[int]] = by_row(TRADE, "gold_per_cube_placed", "amount")  # R73
CITY_CUBES: Final[list[int]] = [amount or 1 for amount in by_row(INDUSTRY, "cubes_per_city", "amount")]  # R69
# By symbol: the row of the technologies that pay for it, and how much each set of them pays (R57 to R60).
SYMBOL_ROW: Final[list[int]] = [LIFE, TRADE, INDUSTRY, LIFE]
SYMBOL_GOLD: Final[list[list[int]]] = [
    by_row(SYMBOL_ROW[symbol], "gold_on_take_control", "amount", resource=SYMBOLS[symbol]) for symbol in range(4)
]
WRITING: Final[int] = tech_bit("writing")
ARCHITECTURE: Final[int] = tech_bit("architecture")
GENETICS: Final[int] = tech_bit("genetics")
ROCKETRY: Final[int] = tech_bit("rocketry")
COMPUTER_SCIENCE: Final[int] = tech_bit("computer_science")
SCIENCE_VP: Final[int] = (the_op(_TECH_DATA["computer_science"], "permanent", "vp_on_colonist_to_agora") or {})[
    "amount"
]

# --- buildings and wonders: one row of cards, the wonders after the buildings ---

BUILDINGS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["buildings"])
BUILDING_TYPES: Final[tuple[str, ...]] = tuple(dict.fromkeys(item["type"] for item in DATA["buildings"]))
TYPE_OF: Final[list[int]] = [BUILDING_TYPES.index(item["type"]) for item in DATA["buildings"]]
# The other card of the same type: the two are alike.
TWIN: Final[list[int]] = [
    next(other for other in range(len(BUILDINGS)) if other != number and TYPE_OF[other] == TYPE_OF[number])
    for number in range(len(BUILDINGS))
]
BUILDING_ERA: Final[list[int]] = [item["era"] for item in DATA["buildings"]]
MIN_PLAYERS: Final[list[int]] = [item["min_players"] for item in DATA["buildings"]]  # R14
WONDERS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["wonders"])
WONDER_ERA: Final[list[int]] = [item["era"] for item in DATA["wonders"]]
WONDER_COST: Final[list[int]] = [item["cost"] for item in DATA["wonders"]]  # R99
FIRST_WONDER: Final = len(BUILDINGS)
CARDS: Final[tuple[str, ...]] = BUILDINGS + WONDERS
CARD_NUMBER: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
CARD_DATA: Final[list[dict[str, Any]]] = [*DATA["buildings"], *DATA["wonders"]]
CARD_BIT: Final[list[int]] = [1 << number for number in range(len(CARDS))]
ALL_BUILDINGS: Final[int] = (1 << FIRST_WONDER) - 1
ALL_WONDERS: Final[int] = (1 << len(CARDS)) - 1 - ALL_BUILDINGS
ACTIVE_CARDS: Final[int] = sum([CARD_BIT[n] for n, item in enumerate(CARD_DATA) if ops_of(item, "active")])  # R117


def with_op(name: str) -> int:
    """The cards with that permanent effect, as bits."""
    return sum([CARD_BIT[n] for n, item in enumerate(CARD_DATA) if the_op(item, "permanent", name)])


def card_amount(card: str, name: str, timing: str = "permanent") -> int:
    """The figure of an effect of the card."""
    op = the_op(CARD_DATA[CARD_NUMBER[card]], timing, name)
    return int(op["amount"]) if op is not None else 0


WALLS: Final[int] = with_op("attackers_pay_extra")  # R124
WALL_EXTRA: Final[int] = card_amount("wall_1", "attackers_pay_extra")
GREAT_WALL: Final[int] = with_op("gold_on_other_players_attack")  # R108
GREAT_WALL_GOLD: Final[int] = card_amount("great_wall", "gold_on_other_players_attack")
UNITED_NATIONS: Final[int] = with_op("receive_other_players_attack_payment")  # R116
HAGIA_SOPHIA: Final[int] = with_op("gold_per_cube_placed_bonus")  # R74
HAGIA_SOPHIA_GOLD: Final[int] = card_amount("hagia_sophia", "gold_per_cube_placed_bonus")
SPIRAL_MINARET: Final[int] = CARD_BIT[CARD_NUMBER["spiral_minaret"]]  # R107
MINARET_VP: Final[int] = card_amount("spiral_minaret", "vp_per", "end_game")
NOTRE_DAME: Final[int] = CARD_NUMBER["notre_dame"]  # R106

# --- civilizations ---

CIVS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["civilizations"])
CIV_NUMBER: Final[dict[str, int]] = {civ: number for number, civ in enumerate(CIVS)}
CIV_DATA: Final[list[dict[str, Any]]] = DATA["civilizations"]
CIV_ERA: Final[list[int]] = [item["era"] for item in CIV_DATA]
CIV_VALUE: Final[list[int]] = [item["value"] for item in CIV_DATA]  # R23


def civ_figures(name: str, key: str = "", **fixed: str) -> list[int]:
    """By civilization: the figure of that permanent effect, or 1 for having it; 0 without it."""
    found: list[int] = []
    for item in CIV_DATA:
        figure = 0
        for op in ops_of(item, "permanent"):
            if op["op"] == name and all(op[arg] == value for arg, value in fixed.items()):
                figure = op[key] if key else 1
        found.append(figure)
    return found


# R141, R144: by symbol and civilization.
CIV_SYMBOL_GOLD: Final[list[list[int]]] = [
    civ_figures("gold_on_take_control_bonus", "amount", resource=symbol) for symbol in SYMBOLS
]
CIV_FREE_WONDER: Final[list[int]] = civ_figures("free_wonder_once")  # R138
CIV_FREE_BUILDER: Final[list[int]] = civ_figures("builder_without_colonist")  # R139
CIV_ATTACK_DISCOUNT: Final[list[int]] = civ_figures("attack_discount", "amount")  # R140
CIV_TWO_GLORY: Final[list[int]] = civ_figures("glory_draw_2_keep_1")  # R140
CIV_ATTACK_GOLD: Final[list[int]] = civ_figures("gold_after_own_attack", "amount")  # R142
CIV_EDGE_GOLD: Final[list[int]] = civ_figures("gold_on_edge_crossing", "amount")  # R146
CIV_STANDING_EXPLORER: Final[list[int]] = civ_figures("explorer_does_not_lie_down")  # R147
CIV_TECH_DISCOUNT: Final[list[int]] = civ_figures("tech_discount", "amount")  # R148
CIV_MULTI_DEVELOP: Final[list[int]] = civ_figures("multi_develop")  # R148
CIV_ARRIVAL_GOLD: Final[list[int]] = civ_figures("gold_on_arrival_at_opponent", "amount")  # R149
CIV_AGORA_GOLD: Final[list[int]] = civ_figures("gold_on_colonist_to_agora", "amount")  # R150
# R99: what a wonder costs each civilization.
WONDER_PRICE: Final[list[list[int]]] = [
    [item["discounted_cost"] if item["discount_civilization"] == civ else item["cost"] for civ in CIVS]
    for item in DATA["wonders"]
]
for _item in CIV_DATA:  # china is named by three wonders, each of which names it back
    for _discount in _item["wonder_discounts"]:
        assert WONDER_PRICE[WONDERS.index(_discount["wonder"])][CIV_NUMBER[_item["id"]]] == _discount["cost"]

# --- judgements, future technologies, glory ---

JUDGEMENTS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["judgements"])
FUTURES: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["future_technologies"])
FUTURE_VP: Final[int] = DATA["future_technologies"][0]["vp"]  # R166
GLORY_TILES: Final[list[int]] = [item["vp"] for item in DATA["glory_tiles"]]  # R6
LEAST_GLORY: Final[int] = min(GLORY_TILES)
GLORY_VALUES: Final[list[int]] = sorted(set(GLORY_TILES))


def ids(names: tuple[str, ...], bits: int, first: int = 0) -> list[str]:
    """The ids of a set given as bits, in order; bit `first` is the first name."""
    return [name for at, name in enumerate(names) if bits >> (first + at) & 1]
