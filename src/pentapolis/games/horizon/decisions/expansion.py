"""Expansion: buildings, villages and cities (R117 to R148)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import OPEN, Frame
from ..actions import BUILD, BUILDER, DECLINE, ENGAGE, EXPAND, EXPANSIONS, FORTIFY, JOIN, SETTLE
from ..board import Board, unit_code
from ..cards import (
    BUILDING_IDS,
    CITY_TRACK,
    LEFT_TRACK,
    MAX_STRENGTH,
    RIGHT_TRACK,
    SETTLER,
    TOKENS,
    UNITS,
    VILLAGE_TRACK,
)
from ..cubes import SENT, send_cube
from ..deed_ops import ANY_BUILDING, EXISTING, NEW
from ..effects import decline
from ..expanding import (
    affordable,
    build_sites,
    building_price,
    can_build_new,
    can_engage,
    can_join,
    engage_places,
    is_free,
    is_joinable,
    join_sites,
    needed_force,
    next_engaged,
    strength_on,
)
from ..frames import BUILD as BUILD_STEP
from ..frames import BUILDER as BUILDER_STEP
from ..frames import ENGAGE as ENGAGE_STEP
from ..frames import FORTIFY as FORTIFY_STEP
from ..frames import MAY_DECLINE, TO_CITY, TO_LEFT, TO_RIGHT, TO_VILLAGE
from ..frames import SETTLE as SETTLE_STEP
from ..places import CRADLE, FIRST_TERRITORY, PLACE_IDS, PLACES, STARTS
from ..state import HorizonState, changed
from .base import FLAGS, NO, Asked, HorizonStep, thing

NOTHING_NEW, NEW_BUILDING, JOIN_BUILDING, USE_SETTLE, USE_FORTIFY = range(5)


class Expansion(HorizonStep):
    """R117: at most one of the four; each only if it can be carried out."""

    def __init__(self) -> None:
        super().__init__(
            "expansion",
            "R117",
            ("expand",),
            events=("play_token",),
            refusals=("no-site", "no-join", "no-settle-token", "no-force"),
            on=("production",),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Nothing, and what is possible."""
        return [EXPAND + option for option in range(5) if self._can(state, state.boards[frame.seat], option)]

    def _can(self, state: HorizonState, board: Board, option: int) -> bool:
        if option == NEW_BUILDING:
            return can_build_new(state, board, 0)
        if option == JOIN_BUILDING:
            return can_join(state, board, 0)
        if option == NOTHING_NEW:
            return True
        kind = option - USE_SETTLE
        return board.held[kind] > 0 and can_engage(state, board, kind)  # R136, R143

    def allows(self, state: HorizonState, frame: Frame, action: int) -> bool:
        """Looks at that option alone."""
        return EXPAND <= action < EXPAND + 5 and self._can(state, state.boards[frame.seat], action - EXPAND)

    def forced(self, state: HorizonState, frame: Frame) -> int:
        """Nothing, most often."""
        board = state.boards[frame.seat]
        for option in range(1, 5):
            if self._can(state, board, option):
                return OPEN
        return EXPAND

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """Once chosen it is carried out: no declining."""
        option = action - EXPAND
        seat = frame.seat
        if option == NEW_BUILDING:
            state.push(Frame(BUILD_STEP, seat, NEW))
        elif option == JOIN_BUILDING:
            state.push(Frame(BUILD_STEP, seat, EXISTING))
        elif option != NOTHING_NEW:
            kind = option - USE_SETTLE
            state.boards[seat].held[kind] -= 1
            state.supply[kind] += 1
            if state.events is not None:
                rule = "R136" if kind == SETTLER else "R143"
                state.emit(Event("play_token", seat, rule, {"token": TOKENS[kind]}))
            state.push(Frame(SETTLE_STEP if kind == SETTLER else FORTIFY_STEP, seat))

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """What is missing."""
        option = action - EXPAND
        if option == NEW_BUILDING:
            return self.no("no-site", action, "R119", tiles=len(state.boards[frame.seat].reserve))
        if option == JOIN_BUILDING:
            return self.no("no-join", action, "R131")
        kind = option - USE_SETTLE
        if state.boards[frame.seat].held[kind] == 0:
            return self.no("no-settle-token", action, "R136" if kind == SETTLER else "R143", token=TOKENS[kind])
        return self.no("no-force", action, "R138" if kind == SETTLER else "R145", unit=UNITS[kind])

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The option as a word for the text."""
        return {"expansion": EXPANSIONS[action - EXPAND]}


class Conquest(Asked):
    """A village for settlers or a city for soldiers: Frame(-, -, -, flags)."""

    def __init__(self, name: str, rule: str, kind: int, first: int) -> None:
        super().__init__(
            name,
            rule,
            (name, "decline"),
            refusals=("not-laid", "covered", "taken", "village-first", "too-weak"),
            bounds=(NO, NO, NO, FLAGS),
        )
        self.kind = kind
        self.first = first

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """The territories in their order."""
        board = state.boards[frame.seat]
        found = [self.first + place - FIRST_TERRITORY for place in engage_places(state, board, self.kind)]
        if frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """The units are named next, the strongest first."""
        if action == DECLINE:
            decline(state, frame)
            return
        place = action - self.first + FIRST_TERRITORY
        state.push(Frame(ENGAGE_STEP, frame.seat, place * 2 + self.kind, 0, 0, MAX_STRENGTH))

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The force that is needed."""
        if action == DECLINE:
            return {}
        place = action - self.first + FIRST_TERRITORY
        return {"force": needed_force(state.boards[frame.seat], self.kind, place)}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The tile."""
        return [thing("map", frame.seat, place=args["place"])] if "place" in args else []

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """The tile, or the strength on it."""
        place = action - self.first + FIRST_TERRITORY
        if state.cell_of[place] < 0:
            return self.no("not-laid", action, "R111")
        if state.building_on[place] >= 0:
            return self.no("covered", action, "R127")
        if not is_free(state, self.kind, place):
            if self.kind != SETTLER and state.village[place] < 0:
                return self.no("village-first", action, "R144")
            return self.no("taken", action, "R137" if self.kind == SETTLER else "R147")
        board = state.boards[frame.seat]
        return self.no(
            "too-weak",
            action,
            "R138" if self.kind == SETTLER else "R145",
            unit=UNITS[self.kind],
            force=needed_force(board, self.kind, place),
            strength=strength_on(board, self.kind, place),
        )


class Settle(Conquest):
    """R136 to R142."""

    def __init__(self) -> None:
        super().__init__("settle", "R137", SETTLER, SETTLE)


class Fortify(Conquest):
    """R143 to R148."""

    def __init__(self) -> None:
        super().__init__("fortify", "R144", 1, FORTIFY)


class Engage(HorizonStep):
    """R139, R140: units one by one: Frame(2 × place + kind, named so far, their sum, the highest that may follow)."""

    def __init__(self) -> None:
        super().__init__(
            "engage",
            "R139",
            ("engage",),
            events=("engage", *SENT),
            refusals=("not-engageable",),
            bounds=((2 * FIRST_TERRITORY, 2 * PLACES - 1), (0, 1 << 21), (0, 99), (1, MAX_STRENGTH)),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """Units that are there, and not yet enough."""
        board = state.boards[frame.seat]
        place, kind = divmod(frame.a, 2)
        total = sum([strength * (frame.b >> 3 * strength & 7) for strength in range(1, 7)])
        if not is_free(state, kind, place) or frame.b & 7 or total != frame.c:
            return "those units cannot be engaged there"
        for strength in range(1, 7):
            if board.units.count(unit_code(place, kind, strength)) < frame.b >> 3 * strength & 7:
                return "those units are not there"
        return None if total < needed_force(board, kind, place) else "there are enough units already"

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Strengths, the greatest first."""
        board = state.boards[frame.seat]
        place, kind = divmod(frame.a, 2)
        needed = needed_force(board, kind, place)
        return [
            ENGAGE + strength - 1 for strength in next_engaged(board, kind, place, frame.b, frame.c, needed, frame.d)
        ]

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """One more; with enough of them all are exhausted (R140) and the cube is on its way."""
        strength = action - ENGAGE + 1
        seat = frame.seat
        board = state.boards[seat]
        place, kind = divmod(frame.a, 2)
        taken = frame.b + (1 << 3 * strength)
        total = frame.c + strength
        if total < needed_force(board, kind, place):
            state.push(Frame(ENGAGE_STEP, seat, frame.a, taken, total, strength))
            return
        count = 0
        for one in range(1, 7):
            for _ in range(taken >> 3 * one & 7):
                board.remove_unit(unit_code(place, kind, one))
                board.put_inactive()  # R45
                count += 1
        if state.events is not None:
            data = {"unit": UNITS[kind], "count": count, "strength": total, "place": PLACE_IDS[place]}
            state.emit(Event("engage", seat, "R140" if kind == SETTLER else "R145", data))
        territory = place - FIRST_TERRITORY
        if kind == SETTLER:
            send_cube(state, seat, VILLAGE_TRACK[territory], TO_VILLAGE, place)
        else:
            send_cube(state, seat, CITY_TRACK[territory], TO_CITY, place)

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """How far it is."""
        place, kind = divmod(frame.a, 2)
        needed = needed_force(state.boards[frame.seat], kind, place)
        return {"unit": UNITS[kind], "place": PLACE_IDS[place], "engaged": frame.c, "force": needed}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """A unit of that strength."""
        place, kind = divmod(frame.a, 2)
        return [
            thing("units", frame.seat, unit=UNITS[kind], strength=args["strength"], place=PLACE_IDS[place]),
        ]

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The kind of unit."""
        return {"unit": UNITS[frame.a % 2]}

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """No such unit, or the set would have a superfluous one or fall short."""
        return self.no("not-engageable", action, unit=UNITS[frame.a % 2])


class Build(Asked):
    """R119, R131: which building: Frame(mode, discount, -, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "build",
            "R119",
            ("build", "join", "decline"),
            refusals=("not-in-reserve", "building-price", "no-site", "not-joinable", "wrong-mode"),
            bounds=((0, ANY_BUILDING), (0, 99), NO, FLAGS),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Tiles of the reserve, then buildings on the map."""
        board = state.boards[frame.seat]
        found: list[int] = []
        if frame.a in (NEW, ANY_BUILDING) and can_build_new(state, board, frame.b):
            found += [BUILD + building for building in affordable(board, frame.b)]
        if frame.a in (EXISTING, ANY_BUILDING):
            found += [JOIN + place for place in join_sites(state, board, frame.b)]
        if frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """The settler is named next."""
        if action == DECLINE:
            decline(state, frame)
        elif action >= JOIN:
            place = action - JOIN
            state.push(Frame(BUILDER_STEP, frame.seat, state.building_on[place], frame.b, place + 1))
        else:
            state.push(Frame(BUILDER_STEP, frame.seat, action - BUILD, frame.b))

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The building and its price."""
        if action == DECLINE:
            return {}
        building = state.building_on[action - JOIN] if action >= JOIN else action - BUILD
        coins = building_price(state.boards[frame.seat], building, frame.b)
        return {"building": BUILDING_IDS[building], "coins": coins}

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What the building gives."""
        if action == DECLINE:
            return ""
        building = state.building_on[action - JOIN] if action >= JOIN else action - BUILD
        return f"horizon-building-{BUILDING_IDS[building]}-text"

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The tile in the reserve or on the map."""
        if verb == "build":
            return [thing("reserve", frame.seat, building=args["building"])]
        return [thing("map", frame.seat, place=args["place"])] if verb == "join" else []

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """The tile, its price, or the place."""
        board = state.boards[frame.seat]
        joins = action >= JOIN
        if frame.a == (NEW if joins else EXISTING):
            return self.no("wrong-mode", action, "R184")
        if joins:
            place = action - JOIN
            if not is_joinable(state, frame.seat, place) or strength_on(board, SETTLER, place) == 0:
                return self.no("not-joinable", action, "R131")
            building = state.building_on[place]
        else:
            building = action - BUILD
            if building not in board.reserve:
                return self.no("not-in-reserve", action, "R119")
        coins = building_price(board, building, frame.b)
        if coins > board.coins:
            return self.no("building-price", action, "R125", coins=coins, held=board.coins)
        return self.no("no-site", action, "R119", tiles=len(board.reserve))


class Builder(HorizonStep):
    """R126: which settler builds: Frame(building, discount, place + 1 to join, or 0)."""

    def __init__(self) -> None:
        super().__init__(
            "builder",
            "R126",
            ("builder",),
            events=("build", "join", "weaken", "exhausted", *SENT),
            refusals=("no-settler", "foreign-site", "has-building", "has-village", "opposed", "other-place"),
            bounds=((0, len(BUILDING_IDS) - 1), (0, 99), (0, PLACES), NO),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """A building that can be paid, in the reserve or to be joined."""
        board = state.boards[frame.seat]
        if frame.c:
            there = is_joinable(state, frame.seat, frame.c - 1) and state.building_on[frame.c - 1] == frame.a
        else:
            there = frame.a in board.reserve
        return None if there and building_price(board, frame.a, frame.b) <= board.coins else "it cannot be built"

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Settlers on places that will do, alike ones once."""
        board = state.boards[frame.seat]
        places = [frame.c - 1] if frame.c else build_sites(state, board)
        found: list[int] = []
        last = -1
        for unit in board.units:
            if unit != last and unit >> 3 & 1 == SETTLER and unit >> 4 in places:
                last = unit
                found.append(BUILDER + 6 * (unit >> 4) + (unit & 7) - 1)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """Pay, weaken the settler, lay the tile, take the cube."""
        place, less = divmod(action - BUILDER, 6)
        strength = less + 1
        seat = frame.seat
        board = state.boards[seat]
        building = frame.a
        coins = building_price(board, building, frame.b)
        board.coins -= coins
        if state.events is not None:
            data = {"building": BUILDING_IDS[building], "place": PLACE_IDS[place], "coins": coins}
            state.emit(Event("join" if frame.c else "build", seat, "R132" if frame.c else "R119", data))
        weaken(state, board, unit_code(place, SETTLER, strength))
        if frame.c:
            send_cube(state, seat, RIGHT_TRACK[building], TO_RIGHT, place)
            return
        board.reserve = [other for other in board.reserve if other != building]
        state.building_on = changed(state.building_on, place, building)
        send_cube(state, seat, LEFT_TRACK[building], TO_LEFT, place)

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """The building."""
        return {"building": BUILDING_IDS[frame.a], "joins": int(frame.c > 0)}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The settler."""
        return [thing("units", frame.seat, unit=UNITS[SETTLER], strength=args["strength"], place=args["place"])]

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """The settler, or the tile."""
        place, less = divmod(action - BUILDER, 6)
        board = state.boards[frame.seat]
        if unit_code(place, SETTLER, less + 1) not in board.units:
            return self.no("no-settler", action, "R119")
        if frame.c:
            return self.no("other-place", action, "R131")
        if state.building_on[place] >= 0:
            return self.no("has-building", action, "R122")
        if state.village[place] >= 0:
            return self.no("has-village", action, "R123")
        if CRADLE < place < FIRST_TERRITORY and place != STARTS + frame.seat:
            return self.no("foreign-site", action, "R121")
        return self.no("opposed", action, "R124")


def weaken(state: HorizonState, board: Board, unit: int) -> None:
    """R126, R135: a settler loses a strength, or is exhausted if no lower token is there."""
    strength = board.best_token(SETTLER, (unit & 7) - 1, unit & 7) if unit & 7 > 1 else 0
    if strength == 0:
        board.remove_unit(unit)
        board.put_inactive()
        if state.events is not None:
            state.emit(Event("exhausted", board.seat, "R126", {"place": PLACE_IDS[unit >> 4]}))
        return
    board.change_strength(unit, strength)
    if state.events is not None:
        data = {"strength": unit & 7, "to": strength, "place": PLACE_IDS[unit >> 4]}
        state.emit(Event("weaken", board.seat, "R126", data))
