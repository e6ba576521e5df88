"""Cards, tiles and figures of the game as short lists, read once from the component data.

What cards do (their effects) is compiled in scripts.py; here is what they are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from ...core.effects import DataError


def read_data(name: str) -> Any:
    """The parsed content of one of the game's data files."""
    folder = resources.files("pentapolis") / "games" / "horizon" / "data"
    return json.loads((folder / name).read_text("utf-8"))


def has_data(name: str) -> bool:
    """Whether there is such a data file."""
    return (resources.files("pentapolis") / "games" / "horizon" / "data" / name).is_file()


DATA: Final[dict[str, Any]] = read_data("components.json")

# --- words of the data, by number ---

TRACKS: Final[tuple[str, ...]] = ("food", "economy", "infrastructure")
COLUMNS: Final[tuple[str, ...]] = tuple(DATA["player_board"]["columns"]["order"])
COLOURS: Final[tuple[str, ...]] = ("blue", "green", "red", "yellow")
UNITS: Final[tuple[str, ...]] = ("settler", "soldier")
TOKENS: Final[tuple[str, ...]] = ("settle", "fortify")
STAGES: Final[tuple[str, ...]] = ("despotism", "monarchy", "theocracy", "democracy")
GROUPS: Final[tuple[str, ...]] = ("A", "B", "C")
SETTLER: Final = 0
SOLDIER: Final = 1
MONARCHY: Final = 1
THEOCRACY: Final = 2
DEMOCRACY: Final = 3


def place_of(value: object, words: Sequence[str], where: str) -> int:
    """Which of the words it is; raises DataError with the place if none."""
    if not isinstance(value, str) or value not in words:
        raise DataError(f"{where}: one of {', '.join(words)} expected, not {value!r}")
    return list(words).index(value)


def number_of(value: object, where: str, low: int = 0, high: int = 999) -> int:
    """A whole number in that range; raises DataError with the place."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise DataError(f"{where}: a whole number from {low} to {high} expected, not {value!r}")
    return value


def only_keys(item: object, known: Sequence[str], where: str) -> Mapping[str, Any]:
    """The object, if it has no other keys than these."""
    if not isinstance(item, Mapping):
        raise DataError(f"{where}: an object expected, not {item!r}")
    unknown = sorted(set(item) - set(known))
    if unknown:
        raise DataError(f"{where}: nothing is known about {', '.join(unknown)}")
    return item


# --- conditions and end-game points ---

CONDITIONS: Final[tuple[str, ...]] = (
    "tech_level_count",
    "tech_count",
    "village_count",
    "city_count",
    "tiles_with_cube",
    "invested_count",
    "track_emptied",
    "each_track_removed",
    "any_of",
)
TECH_LEVEL_COUNT: Final = 0
TECH_COUNT: Final = 1
VILLAGE_COUNT: Final = 2
CITY_COUNT: Final = 3
TILES_WITH_CUBE: Final = 4
INVESTED_COUNT: Final = 5
TRACK_EMPTIED: Final = 6
EACH_TRACK_REMOVED: Final = 7
ANY_OF: Final = 8


class Condition:
    """What must hold: its kind, how much at least, of which level, or of which conditions one."""

    __slots__ = ("kind", "least", "level", "of")

    def __init__(self, kind: int, least: int, level: int, of: list[Condition]) -> None:
        self.kind = kind
        self.least = least
        self.level = level
        self.of = of


def read_condition(data: object, where: str) -> Condition:
    """The condition behind the data; raises DataError with the place of what is not understood."""
    item = only_keys(data, ("type", "min", "level", "of"), where)
    kind = place_of(item.get("type"), CONDITIONS, f"{where}.type")
    if kind == ANY_OF:
        listed = item.get("of")
        if not isinstance(listed, list) or not listed:
            raise DataError(f"{where}.of: a list of conditions expected, not {listed!r}")
        return Condition(kind, 1, 0, [read_condition(one, f"{where}.of[{at}]") for at, one in enumerate(listed)])
    level = number_of(item.get("level"), f"{where}.level", 1, 4) if kind == TECH_LEVEL_COUNT else 0
    return Condition(kind, number_of(item.get("min"), f"{where}.min", 1), level, [])


COUNTERS: Final[tuple[str, ...]] = (
    "flat",
    "technology",
    "technology_level_3",
    "village",
    "city",
    "building",
    "active_column",
    "invested_cube",
    "tile_with_cube",
    "coin",
    "available_or_deployed_pawn",
    "removed_cube",
)
NO_LIMIT: Final = 1_000_000


class Endgame:
    """Points at the end: so many for every `each` of what is counted, at most `most`."""

    __slots__ = ("counter", "each", "most", "vp")

    def __init__(self, counter: int, each: int, vp: int, most: int) -> None:
        self.counter = counter
        self.each = each
        self.vp = vp
        self.most = most


def read_endgame(data: object, where: str) -> list[Endgame]:
    """The entries behind the data; raises DataError with the place of what is not understood."""
    if not isinstance(data, list):
        raise DataError(f"{where}: a list expected, not {data!r}")
    found: list[Endgame] = []
    for at, one in enumerate(data):
        place = f"{where}[{at}]"
        item = only_keys(one, ("per", "each", "vp", "max"), place)
        found.append(
            Endgame(
                place_of(item.get("per"), COUNTERS, f"{place}.per"),
                number_of(item.get("each"), f"{place}.each", 1),
                number_of(item.get("vp"), f"{place}.vp"),
                number_of(item["max"], f"{place}.max", 1) if "max" in item else NO_LIMIT,
            )
        )
    return found


class Cost:
    """Coins and pawns to exhaust; always paid in full (R36)."""

    __slots__ = ("coins", "exhaust")

    def __init__(self, coins: int, exhaust: int) -> None:
        self.coins = coins
        self.exhaust = exhaust


FREE: Final = Cost(0, 0)


def read_cost(data: object, where: str) -> Cost:
    """The cost behind the data."""
    item = only_keys(data, ("coins", "exhaust"), where)
    return Cost(
        number_of(item.get("coins", 0), f"{where}.coins"), number_of(item.get("exhaust", 0), f"{where}.exhaust", 0, 20)
    )


# --- the tree ---

SLOT_IDS: Final[list[str]] = [slot["id"] for slot in DATA["slots"]]
SLOTS: Final[int] = len(SLOT_IDS)
SLOT_LEVEL: Final[list[int]] = [slot["level"] for slot in DATA["slots"]]
SLOT_LINKS: Final[list[list[int]]] = [[SLOT_IDS.index(id) for id in slot["prerequisites"]] for slot in DATA["slots"]]
SLOT_LINK_BITS: Final[list[int]] = [sum([1 << other for other in links]) for links in SLOT_LINKS]
SLOT_REQUIRED: Final[list[int]] = [slot["required"] for slot in DATA["slots"]]
SLOT_HAS_LEADER: Final[list[bool]] = [slot["has_leader"] for slot in DATA["slots"]]
SLOTS_OF_LEVEL: Final[list[list[int]]] = [
    [slot for slot in range(SLOTS) if SLOT_LEVEL[slot] == level] for level in range(5)
]

TECH_IDS: Final[list[str]] = [card["id"] for card in DATA["technologies"]]
TECHS: Final[int] = len(TECH_IDS)
TECH_LEVEL: Final[list[int]] = [card["level"] for card in DATA["technologies"]]
TECHS_OF_LEVEL: Final[list[list[int]]] = [
    [tech for tech in range(TECHS) if TECH_LEVEL[tech] == level] for level in range(5)
]
TECH_VP: Final[list[int]] = [card["vp"] for card in DATA["technologies"]]
ALL_COLOURS: Final = 15  # R189
TECH_COLOURS: Final[list[int]] = [  # the main colour, as a bit
    ALL_COLOURS if card["color"] == "all" else 1 << place_of(card["color"], COLOURS, f"technologies.{card['id']}.color")
    for card in DATA["technologies"]
]
TITLE_COLOURS: Final[list[int]] = [  # R66: the colours of the title, as bits
    sum([1 << place_of(colour, COLOURS, f"technologies.{card['id']}.title_colors") for colour in card["title_colors"]])
    for card in DATA["technologies"]
]
TECH_ENDGAME: Final[list[list[Endgame]]] = [
    read_endgame(card["endgame"], f"technologies.{card['id']}.endgame") for card in DATA["technologies"]
]

LEADER_IDS: Final[list[str]] = [card["id"] for card in DATA["leaders"]]
LEADERS: Final[int] = len(LEADER_IDS)
LEADERS_OF_LEVEL: Final[list[list[int]]] = [
    [number for number, card in enumerate(DATA["leaders"]) if card["level"] == level] for level in range(5)
]

# --- governments and objectives ---

GOVERNMENT_IDS: Final[list[str]] = [card["id"] for card in DATA["governments"]]
GOVERNMENT_CARDS: Final[list[list[int]]] = [  # by card: its two sides
    [number for number, side in enumerate(DATA["governments"]) if side["card"] == card]
    for card in sorted({side["card"] for side in DATA["governments"]})
]
DEMOCRACIES: Final[list[list[Endgame]]] = [
    read_endgame(card["democracy"]["endgame"], f"governments.{card['id']}.democracy.endgame")
    for card in DATA["governments"]
]

OBJECTIVE_IDS: Final[list[str]] = [card["id"] for card in DATA["objectives"]]
OBJECTIVE_GROUPS: Final[list[list[int]]] = [
    [number for number, card in enumerate(DATA["objectives"]) if card["group"] == group] for group in GROUPS
]
OBJECTIVE_CONDITIONS: Final[list[Condition]] = [
    read_condition(card["condition"], f"objectives.{card['id']}.condition") for card in DATA["objectives"]
]
FIRST_CLAIM: Final[int] = DATA["scoring"]["objective_first"]  # R162
LATER_CLAIM: Final[int] = DATA["scoring"]["objective_later"]
MOST_ROUNDS: Final = 5_000  # R200: a ruling of our own; players who want to get anywhere need about twenty
END_CUBES: Final[list[int]] = [0, 0, *[DATA["scoring"]["end_trigger_cubes"][str(players)] for players in (2, 3, 4)]]
LEVEL_VP: Final[list[int]] = [0, *[DATA["scoring"]["technology_by_level"][str(level)] for level in (1, 2, 3, 4)]]

# --- tiles ---

TERRITORY_IDS: Final[list[str]] = [tile["id"] for tile in DATA["territories"]]
TERRITORIES: Final[int] = len(TERRITORY_IDS)
FORCE: Final[list[int]] = [tile["force"] for tile in DATA["territories"]]
VILLAGE_VP: Final[list[int]] = [tile["village"]["vp"] for tile in DATA["territories"]]
CITY_VP: Final[list[int]] = [tile["city"]["vp"] for tile in DATA["territories"]]
VILLAGE_TRACK: Final[list[int]] = [
    place_of(tile["village"]["track"], TRACKS, f"territories.{tile['id']}.village.track")
    for tile in DATA["territories"]
]
CITY_TRACK: Final[list[int]] = [
    place_of(tile["city"]["track"], TRACKS, f"territories.{tile['id']}.city.track") for tile in DATA["territories"]
]

BUILDING_IDS: Final[list[str]] = [tile["id"] for tile in DATA["buildings"]]
BUILDINGS: Final[int] = len(BUILDING_IDS)
BUILDING_LEVEL: Final[list[int]] = [tile["level"] for tile in DATA["buildings"]]
BUILDING_LEVELS: Final = (1, 2, 3)
BUILDINGS_OF_LEVEL: Final[list[list[int]]] = [
    [number for number in range(BUILDINGS) if BUILDING_LEVEL[number] == level] for level in range(4)
]
BUILDING_COST: Final[list[int]] = [tile["cost"] for tile in DATA["buildings"]]
LEFT_VP: Final[list[int]] = [tile["left"]["vp"] for tile in DATA["buildings"]]
CENTRE_VP: Final[list[int]] = [tile["bonus_vp"] for tile in DATA["buildings"]]
LEFT_TRACK: Final[list[int]] = [
    place_of(tile["left"]["track"], TRACKS, f"buildings.{tile['id']}.left.track") for tile in DATA["buildings"]
]
RIGHT_TRACK: Final[list[int]] = [
    place_of(tile["right"]["track"], TRACKS, f"buildings.{tile['id']}.right.track") for tile in DATA["buildings"]
]
RIVER: Final = 3  # R11: face-up tiles of a level

# --- figures of a player ---

START: Final[dict[str, Any]] = DATA["per_player"]["start"]
START_COINS: Final[int] = START["coins"]
START_ACTIVE: Final[int] = START["active_population"]
START_STRENGTH: Final[int] = START["settler_on_start_tile"]
CAPACITY: Final[list[int]] = list(DATA["player_board"]["columns"]["capacity"])  # R43
PAWNS: Final[int] = DATA["per_player"]["population_pawns"]
SUPPLY: Final[list[int]] = [DATA["shared_supply"][f"{kind}_tokens"]["count"] for kind in TOKENS]  # R2
TOKEN_PAIRS: Final[list[int]] = [pair["count"] for unit in UNITS for pair in DATA["unit_tokens"][unit]]  # R18
PAIRS: Final = 3  # sides 1/2, 3/4, 5/6
MAX_STRENGTH: Final[int] = DATA["unit_tokens"]["max_strength"]
PRINTED_COINS: Final[int] = DATA["player_board"]["printed_coins"]  # Q26
PRICE_OF_PAWN: Final = 3  # R154
ALWAYS_ACTIVE: Final[int] = sum(
    [1 << COLUMNS.index(column) for column in DATA["player_board"]["columns"]["always_active"]]
)
TRACK_CUBES: Final[list[int]] = [DATA["player_board"]["tracks"][track]["cubes"] for track in TRACKS]
CUBES: Final[int] = sum(TRACK_CUBES)
INVESTMENT: Final[list[dict[str, Any]]] = DATA["player_board"]["investment_track"]["spaces"]
INVESTMENT_SPACES: Final[int] = len(INVESTMENT)
BEYOND_VP: Final[int] = DATA["player_board"]["investment_track"]["beyond_vp_per_cube"]  # R90

SPACE_KINDS: Final[tuple[str, ...]] = ("column", "hand", "immediate", "government")
INVESTMENT_KINDS: Final[tuple[str, ...]] = ("immediate", "permanent", "vp")


def _uncovered(track: str, kind: str, key: str) -> list[int]:
    """By cubes left on the track: what its uncovered spaces of that kind give, a sum of coins or a set of bits."""
    spaces = DATA["player_board"]["tracks"][track]["spaces"]
    found = [0] * (len(spaces) + 1)
    for left in range(len(spaces), -1, -1):
        for space in spaces[: len(spaces) - left]:
            place_of(space["type"], SPACE_KINDS, f"player_board.tracks.{track}.{space['id']}.type")
            if space["type"] == kind:
                if kind == "hand":
                    found[left] += space[key]
                else:
                    words = COLUMNS if kind == "column" else STAGES
                    found[left] |= 1 << place_of(space[key], words, f"player_board.tracks.{track}.{space['id']}.{key}")
    return found


HANDS: Final[list[list[int]]] = [_uncovered(track, "hand", "coins") for track in TRACKS]  # R83
OPENED: Final[list[list[int]]] = [_uncovered(track, "column", "column") for track in TRACKS]  # R82
REACHED: Final[list[list[int]]] = [_uncovered(track, "government", "stage") for track in TRACKS]  # R84 to R86


def _investment_vp() -> list[int]:
    """By cubes invested, up to the last space: the points of the last VP space covered (R175)."""
    found = [0]
    for at, space in enumerate(INVESTMENT):
        kind = place_of(space["type"], INVESTMENT_KINDS, f"player_board.investment_track.spaces[{at}].type")
        found.append(space["vp"] if INVESTMENT_KINDS[kind] == "vp" else found[-1])
    return found


INVESTMENT_VP: Final[list[int]] = _investment_vp()


# --- action spaces ---


class Action:
    """What the Action pawn can do somewhere: a board action, or the action of a technology."""

    __slots__ = ("advanced", "basic", "cost", "id", "number", "requirement", "spaces", "tech")

    def __init__(self, number: int, id: str, basic: int, tech: int, cost: Cost, requirement: Condition | None) -> None:
        self.number = number
        self.id = id
        self.basic = basic  # the number of a basic action, 0 for others
        self.tech = tech  # the technology, -1 for a board action
        self.advanced = basic == 0 and tech < 0
        self.cost = cost
        self.requirement = requirement
        self.spaces: list[int] = []


class ActionSpot:
    """One space for an Action pawn."""

    __slots__ = ("action", "coins", "id", "least_players", "may_stay", "number", "unlimited")

    def __init__(self, number: int, id: str, action: int, data: Mapping[str, Any], where: str) -> None:
        item = only_keys(data, ("space", "min_players", "coins", "unlimited", "may_stay"), where)
        self.number = number
        self.id = id
        self.action = action
        self.least_players = number_of(item.get("min_players"), f"{where}.min_players", 2, 4)
        self.coins = number_of(item.get("coins"), f"{where}.coins")
        self.unlimited = bool(item.get("unlimited", False))
        self.may_stay = bool(item.get("may_stay", False))


ACTIONS: Final[list[Action]] = []
SPOTS: Final[list[ActionSpot]] = []
ACTION_OF_TECH: Final[list[int]] = [-1] * TECHS
BASICS: Final[list[int]] = [0] * 5  # by the number of a basic action: its action


def _add_action(id: str, basic: int, tech: int, data: Mapping[str, Any], where: str) -> None:
    requirement = data.get("requirement")
    action = Action(
        len(ACTIONS),
        id,
        basic,
        tech,
        read_cost(data["cost"], f"{where}.cost"),
        None if requirement is None else read_condition(requirement, f"{where}.requirement"),
    )
    ACTIONS.append(action)
    for at, space in enumerate(data["spaces"]):
        spot = ActionSpot(len(SPOTS), f"{id}.{space['space']}", action.number, space, f"{where}.spaces[{at}]")
        action.spaces.append(spot.number)
        SPOTS.append(spot)


def _add_actions() -> None:
    for data in DATA["actions"]:
        basic = data["number"] if data["kind"] == "basic" else 0
        if basic:
            BASICS[basic] = len(ACTIONS)
        _add_action(data["id"], basic, -1, data, f"actions.{data['id']}")
    for tech, card in enumerate(DATA["technologies"]):
        if card["action"] is not None:
            ACTION_OF_TECH[tech] = len(ACTIONS)
            _add_action(card["id"], 0, tech, card["action"], f"technologies.{card['id']}.action")


_add_actions()
BOARD_ACTIONS: Final[int] = len(DATA["actions"])
SPOT_IDS: Final[list[str]] = [spot.id for spot in SPOTS]
