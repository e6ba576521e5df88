"""What buildings can do: the ops that their data are made of, and the program of every kind of tile (R113 to R144).

A program runs in the frame Frame(ABILITY, seat, program, place in it, flags, cell). The cell is where the ability
works: for a Mages' Tower that of the tile it copies (R142). Flags tell whether the tile has just been built, and from
which Mages' Tower it is copied.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import Op, Param, Programs, whole, word
from ...core.events import Event
from ...core.steps import Frame
from .board import BUILDING_POINTS
from .catalogue import (
    AQUARIUS,
    KIND_IDS,
    KINDS,
    OBELISK,
    RED,
    RESOURCES,
    TEMPLES,
    YELLOW,
)
from .city import count_colour, count_colours, count_tile, empty_around, farms
from .frames import (
    ABILITY,
    CHOOSE_BASIC,
    CHOOSE_FREEMAN,
    COPY,
    EXTRA_STEP,
    KEEP_TILE,
    MILITARY_MODE,
    RECOLOUR,
    RECRUIT,
    SHIP,
    SPEAKER,
    STONE_OR_FOOD,
    TEMPLE,
)
from .military import ADVANCES, advance
from .state import MILITARY_TRACK, OriginsState
from .temples import CLIMBS, climb

ABILITIES: Final = ("points", "gain", *ADVANCES, *CLIMBS)  # what the ops can tell by themselves

JUST_BUILT: Final = 1
COPIED: Final = 2  # × (cell of the Mages' Tower + 1)

# What RECRUIT, TEMPLE, CHOOSE_FREEMAN and EXTRA_STEP are asked for by.
PAID: Final = 0
FREE: Final = 1
WITH_LIBRA: Final = 2
WITH_CANCER: Final = 3
MAIN_CLIMB: Final = 0
BONUS_CLIMB: Final = 1
STATUE_CLIMB: Final = 2
VETERANS: Final = 0
GATEWAY: Final = 1
WITH_CAPRICORN: Final = 2
BY_TEMPLE: Final = 0
WITH_AQUARIUS: Final = 1
AND_OR: Final = 0
EITHER: Final = 1

COUNTS: Final = (
    "nothing",
    "red_building",
    "yellow_building",
    "red_freeman",
    "yellow_freeman",
    "freeman",
    "freeman_colour",
    "district",
    "farm",
    "advisor",
    "empty_adjacent",
    "obelisks",
    "building_colours",
    "zodiac_cards",
)
COUNT: Final = Param("count", word(*COUNTS), 0)
TABLES: Final[list[list[int]]] = []


def counted(state: OriginsState, seat: int, count: int, cell: int) -> int:
    """How many there are of what is counted, by its place in COUNTS (R110: the tile itself included)."""
    board = state.boards[seat]
    if count == 0:
        return 0
    if count == 1:
        return count_colour(board.tiles, RED)
    if count == 2:
        return count_colour(board.tiles, YELLOW)
    if count == 3:
        return board.count_freemen(RED)
    if count == 4:
        return board.count_freemen(YELLOW)
    if count == 5:
        return board.freemen
    if count == 6:
        return board.freeman_colours()
    if count == 7:
        return len(board.dice)
    if count == 8:
        return len(farms(board.tiles))
    if count == 9:
        return len(board.advisors)
    if count == 10:
        return empty_around(board.tiles, cell)
    if count == 11:
        return count_tile(board.tiles, OBELISK)
    if count == 12:
        return count_colours(board.tiles)
    return board.signs.bit_count()


class Points(Op[OriginsState]):
    """Points: some at once, and for each of what is counted."""

    def __init__(self) -> None:
        super().__init__(
            "points",
            Param("base", whole(), 0),
            Param("each", whole(), 0),
            COUNT,
            Param("more_each", whole(), 0),
            Param("more_count", word(*COUNTS), 0),
        )

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Arena, Castle, Harbour, Market, Artists' Salon, Healer's House."""
        points = args[0] + args[1] * counted(state, seat, args[2], frame.d)
        points += args[3] * counted(state, seat, args[4], frame.d)
        score(state, seat, points, frame.d)


def table(value: object, where: str, programs: Programs[Any]) -> int:
    """A list of points by number, as its place in TABLES."""
    assert isinstance(value, list), where
    TABLES.append(value)
    return len(TABLES) - 1


class Table(Op[OriginsState]):
    """Points by the number of what is counted, from a table whose last entry holds for all that is more."""

    def __init__(self) -> None:
        super().__init__("table", COUNT, Param("points", table))

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Stone Circle, Obelisk, Sanctuary."""
        listed = TABLES[args[1]]
        score(state, seat, listed[min(counted(state, seat, args[0], frame.d), len(listed) - 1)], frame.d)


def score(state: OriginsState, seat: int, points: int, cell: int) -> None:
    """Points for an ability."""
    board = state.boards[seat]
    board.points[BUILDING_POINTS] += points
    if state.events is not None:
        data = {"tile": KIND_IDS[board.tiles[cell]], "points": points}
        state.emit(Event("points", seat, "R108", data))


class Gain(Op[OriginsState]):
    """A resource: some at once, and one for each of what is counted."""

    def __init__(self) -> None:
        super().__init__("gain", Param("resource", word(*RESOURCES)), Param("amount", whole()), COUNT)

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Granary, Mint, Quarry, Astronomy Tower, Fountain of Wisdom."""
        amount = args[1] + counted(state, seat, args[2], frame.d)
        state.gain(seat, args[0], amount)
        if state.events is not None:
            state.emit(Event("gain", seat, "R108", {"resource": RESOURCES[args[0]], "count": amount}))


class Basic(Op[OriginsState]):
    """Basic resources of choice."""

    def __init__(self) -> None:
        super().__init__("basic", Param("amount", whole(1)))

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Workshop, Agora."""
        state.push(Frame(CHOOSE_BASIC, seat, args[0]))


class Military(Op[OriginsState]):
    """Advance and/or attack, or one of the two."""

    def __init__(self) -> None:
        super().__init__("military", Param("spaces", whole(1)), Param("mode", word("and_or", "or")))

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Armory, Outpost."""
        state.push(Frame(MILITARY_MODE, seat, args[0], args[1]))


class Advance(Op[OriginsState]):
    """Advance by some spaces and one for each of what is counted."""

    def __init__(self) -> None:
        super().__init__("advance", Param("spaces", whole(), 0), COUNT)

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Equestrian Grounds, Fortress."""
        advance(state, seat, args[0] + counted(state, seat, args[1], frame.d))


class PerWeaker(Op[OriginsState]):
    """Stone or Food for every opponent strictly behind."""

    def __init__(self) -> None:
        super().__init__("per_weaker")

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Equestrian Grounds."""
        weaker = state.tracks[MILITARY_TRACK].behind(seat)
        if weaker > 0:
            state.push(Frame(STONE_OR_FOOD, seat, weaker))


class Climb(Op[OriginsState]):
    """Steps on one temple, and Gold for another (R131 to R133, R82, R83, R200)."""

    def __init__(self) -> None:
        super().__init__("climb", Param("temple", word(*TEMPLES)), Param("steps", whole(1)))

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """The three Temples; Aquarius only for one that has just been built."""
        if frame.c & JUST_BUILT and state.boards[seat].signs & AQUARIUS:
            state.push(Frame(EXTRA_STEP, seat, args[0], WITH_AQUARIUS))
        state.push(Frame(EXTRA_STEP, seat, args[0], BY_TEMPLE))
        climb(state, seat, args[0], args[1], "R131")


class Ask(Op[OriginsState]):
    """Pushes a decision."""

    def __init__(self, name: str, step: int, a: int = 0) -> None:
        super().__init__(name)
        self.step = step
        self.a = a

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """The ability is what is decided there."""
        state.push(Frame(self.step, seat, self.a))


class CopyNeighbour(Op[OriginsState]):
    """The ability of a neighbour, but not of the Mages' Tower it came from."""

    def __init__(self) -> None:
        super().__init__("copy_adjacent")

    def run(self, state: OriginsState, seat: int, args: list[int], frame: Frame) -> None:
        """Mages' Tower."""
        state.push(Frame(COPY, seat, frame.d, frame.c // COPIED))


PROGRAMS: Final[Programs[OriginsState]] = Programs(
    [
        Points(),
        Table(),
        Gain(),
        Basic(),
        Military(),
        Advance(),
        PerWeaker(),
        Climb(),
        Ask("climb_any", TEMPLE, STATUE_CLIMB),
        Ask("vp_from_unused_freeman", CHOOSE_FREEMAN, VETERANS),
        Ask("raise_unused_freeman", CHOOSE_FREEMAN, GATEWAY),
        Ask("reserve_tile", KEEP_TILE),
        Ask("recolour", RECOLOUR),
        Ask("free_citizen", RECRUIT, FREE),
        Ask("speaker", SPEAKER),
        Ask("reset_ship", SHIP),
        CopyNeighbour(),
    ]
)
# Parts of an ability that are asked for by their name alone.
PLAIN: Final = (
    "vp_from_unused_freeman",
    "raise_unused_freeman",
    "reserve_tile",
    "recolour",
    "free_citizen",
    "speaker",
    "reset_ship",
    "copy_adjacent",
)


def listed_effects(code: dict[str, Any]) -> list[dict[str, Any]]:
    """What the data say about an ability, as a list of ops in the order in which they are carried out."""
    found: list[dict[str, Any]] = []
    if "mode" in code:
        found.append({"op": "military", "spaces": code["advance"], "mode": code["mode"]})
    elif "advance" in code:
        found.append({"op": "advance", "spaces": code["advance"]})
    if "advance_per" in code:
        found.append({"op": "advance", "count": code["advance_per"]})
    if "gain_per_weaker" in code:
        found.append({"op": "per_weaker"})
    if "vp" in code or "vp_per" in code:
        points: dict[str, Any] = {"op": "points", "base": code.get("vp", 0)}
        for (count, each), names in zip(
            code.get("vp_per", {}).items(), (("count", "each"), ("more_count", "more_each")), strict=False
        ):
            points[names[0]], points[names[1]] = count, each
        found.append(points)
    if "vp_table" in code:
        found.append({"op": "table", "count": code["vp_table"]["by"], "points": code["vp_table"]["values"]})
    for resource in RESOURCES:
        if resource in code:
            gain = {"op": "gain", "resource": resource, "amount": code[resource]}
            if f"{resource}_per" in code:
                gain["count"] = code[f"{resource}_per"]
            found.append(gain)
    if "basic" in code:
        found.append({"op": "basic", "amount": code["basic"]})
    if "climb" in code:
        temple, steps = code["climb"]["temple"], code["climb"]["steps"]
        found.append({"op": "climb_any"} if temple == "any" else {"op": "climb", "temple": temple, "steps": steps})
    found += [{"op": name} for name in PLAIN if name in code]
    return found


# By kind of tile; 0 for the Palace, which has none (R144).
PROGRAM_OF: Final[list[int]] = [
    PROGRAMS.compile(listed_effects(kind["effect_code"]), str(kind["id"])) for kind in KINDS
]


def use_ability(state: OriginsState, seat: int, cell: int, flags: int) -> None:
    """Puts the ability of the tile on the cell on the stack."""
    state.push(Frame(ABILITY, seat, PROGRAM_OF[state.boards[seat].tiles[cell]], 0, flags, cell))
