"""A game of the rules and its second telling, driven side by side and compared at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentapolis.games.horizon.board import Board
from pentapolis.games.horizon.cards import (
    BUILDING_IDS,
    GOVERNMENT_IDS,
    LEADER_IDS,
    OBJECTIVE_IDS,
    SLOT_IDS,
    SPOT_IDS,
    TECH_IDS,
    TERRITORY_IDS,
    UNITS,
)
from pentapolis.games.horizon.places import CRADLE, FIELD, FIRST_TERRITORY, ON_THE_WAY, PLACES, STARTS
from pentapolis.games.horizon.state import HorizonState

from .reference import Reference
from .reference_table import DECLINE, DIRECTIONS, Hex, Op, Option, SetUp
from .table import run

WINDS = dict(zip(DIRECTIONS, ["e", "ne", "nw", "w", "sw", "se"], strict=True))
KINDS = {"GOV": "government", "ENGAGE": "engage", "BUILDER": "builder"}
EXPANSIONS = {"none": "nothing", "new_building": "build", "existing_building": "join"}
SPLIT = {"SETTLE": "ENGAGE", "FORTIFY": "ENGAGE", "BUILD": "BUILDER"}


def named(ids: list[str], number: int) -> str | None:
    """The id of a number, None for -1."""
    return ids[number] if number >= 0 else None


def seat_of(number: int) -> int | None:
    return number if number >= 0 else None


# --- facts of the fast rules, told as the reference tells them ---


def set_up_of(state: HorizonState) -> SetUp:
    """What chance decided, read from a game that has not begun."""
    at = {slot: TECH_IDS[tech] for slot, tech in zip(SLOT_IDS, state.tech_at, strict=True) if tech >= 0}
    leaders = {slot: LEADER_IDS[one] for slot, one in zip(SLOT_IDS, state.leader_at, strict=True) if one >= 0}
    return SetUp(
        players=state.seats,
        first=state.first,
        slots=at,
        leaders=leaders,
        piles={level: [TECH_IDS[tech] for tech in state.piles[level]] for level in (2, 3)},
        objectives=[OBJECTIVE_IDS[one] for one in state.objectives],
        territories=[TERRITORY_IDS[one] for one in state.territories],
        buildings={
            level: [BUILDING_IDS[one] for one in [*state.rivers[level], *state.building_piles[level]]]
            for level in (1, 2, 3)
        },
        governments=[GOVERNMENT_IDS[one] for one in state.offered],
    )


def hex_of(state: HorizonState, place: int) -> Hex | str:
    return "exploring" if place == ON_THE_WAY else FIELD.cells[state.cell_of[place]]


def map_of(state: HorizonState) -> dict[Any, Option]:
    found: dict[Any, Option] = {}
    for place in range(PLACES):
        if state.cell_of[place] >= 0:
            kind, id, owner = "cradle", "", None
            if place >= FIRST_TERRITORY:
                kind, id = "territory", TERRITORY_IDS[place - FIRST_TERRITORY]
            elif place != CRADLE:
                kind, owner = "start", place - STARTS
            found[hex_of(state, place)] = (
                kind,
                id,
                owner,
                seat_of(state.village[place]),
                seat_of(state.city[place]),
                named(BUILDING_IDS, state.building_on[place]),
                seat_of(state.left[place]),
                seat_of(state.right[place]),
            )
    return found


def player_of(state: HorizonState, board: Board) -> dict[str, Any]:
    spot = named(SPOT_IDS, board.pawn)
    units = [(UNITS[unit >> 3 & 1], unit & 7, hex_of(state, unit >> 4)) for unit in board.units]
    claims = {
        OBJECTIVE_IDS[objective]: 5 if claimed[0] == board.seat else 3
        for objective, claimed in zip(state.objectives, state.claims, strict=True)
        if board.seat in claimed
    }
    return {
        "coins": board.coins,
        "active": board.active,
        "columns": list(board.columns),
        "tracks": list(board.cubes),
        "invested": board.invested,
        "units": sorted(units, key=str),
        "settle": board.held[0],
        "fortify": board.held[1],
        "reserve": sorted(BUILDING_IDS[one] for one in board.reserve),
        "scholars": sorted(slot for i, slot in enumerate(SLOT_IDS) if board.scholars >> i & 1),
        "private": sorted(TECH_IDS[tech] for tech in board.private),
        "leaders": sorted(LEADER_IDS[leader] for leader in board.leaders),
        "leader_vp": board.leader_vp,
        "government": named(GOVERNMENT_IDS, board.government) or "",
        "pawn": tuple(spot.split(".")) if spot else None,
        "claims": claims,
        "score": {line.term: line.points for line in state.score_sheet(board.seat)} if board.government >= 0 else {},
    }


def facts_of(state: HorizonState) -> dict[str, Any]:
    set_up = set_up_of(state)
    return {
        "round": max(1, state.round),
        "end_round": state.end_round or None,
        "slots": set_up.slots,
        "leaders": set_up.leaders,
        "piles": set_up.piles,
        "stack": set_up.territories[state.explored :],
        "rivers": {level: sorted(BUILDING_IDS[one] for one in state.rivers[level]) for level in (1, 2, 3)},
        "building_piles": {level: [BUILDING_IDS[one] for one in state.building_piles[level]] for level in (1, 2, 3)},
        "supply": {"settle": state.supply[0], "fortify": state.supply[1]},
        "map": map_of(state),
        "turn": (state.tiles_revealed, state.reveal_limit, state.has_invested),
        "players": {board.seat: player_of(state, board) for board in state.boards},
    }


def differences(ours: Any, theirs: Any, path: str = "") -> Iterator[str]:
    """Where two tellings of a position are not the same."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for key in ours:
            yield from differences(ours[key], theirs[key], f"{path}/{key}")
    elif ours != theirs:
        yield f"{path}: reference {ours!r}, rules {theirs!r}"


# --- notation ---


class SideBySide:
    """Both tellings of one game."""

    def __init__(self, state: HorizonState) -> None:
        self.state = state
        self.reference = Reference(set_up_of(state))
        self.said: list[str] = []  # of the reference's open decision, what the rules ask for in several decisions
        self.met: set[str] = set()

    def place(self, where: Any) -> str:
        """The name of a tile in notation."""
        if where == "exploring":
            return "exploring"
        tile = self.reference.map[where]
        return {"cradle": "cradle", "start": f"start_{tile.owner}", "territory": tile.id}[tile.kind]

    def phrases(self, kind: str, option: Option) -> list[str]:
        """The option in the notation of the rules, one decision after the other."""
        if option in (DECLINE, ("stop",)):
            return [option[0]]
        match kind:
            case "GOV":
                return [f"govern {option[0]}"]
            case "SPACE":
                return [f"go {option[0]}.{option[1]}"]
            case "EXPANSION":
                return [f"expand {EXPANSIONS.get(option[0], option[0])}"]
            case "PRODUCTION":
                return [f"produce {option[0]}"]
            case "TRADE":
                if option[0] == "recall":
                    return [f"recall {option[1]} {option[2]} {self.place(option[3])}"]
                return [{"pawn": "buy", "exhaust": "sell"}[option[0]]]
            case "OBJECTIVE":
                return [f"claim {option[0]}"]
            case "SLOT":
                return [f"research {option[0].lower()}"]
            case "TRACK" | "COLOUR" | "CARD" | "BASIC":
                return [f"{kind.lower()} {option[0]}"]
            case "RECRUIT":
                return [f"recruit {option[0]} {self.place(option[1])}"]
            case "UPGRADE":
                return [f"upgrade {option[0]} {option[1]} {self.place(option[2])}"]
            case "STEP":
                unit, strength, (q, r), (to_q, to_r) = option
                return [f"step {unit} {strength} {self.place((q, r))} {WINDS[to_q - q, to_r - r]}"]
            case "BUILDING_TILE":
                return [f"pick {option[0]}"]
            case "OPTION":
                return [f"option {option[0] + 1}"]
            case "GAIN":
                return ["take"]
            case "SETTLE" | "FORTIFY":
                return [f"{kind.lower()} {self.place(option[0])}", *[f"engage {strength}" for strength in option[1]]]
            case "BUILD":
                how, strength, where, building = option
                first = f"build {building}" if how == "new" else f"join {self.place(where)}"
                return [first, f"builder {strength} {self.place(where)}"]
        raise AssertionError(kind)

    def settle(self) -> set[str]:
        """Lets the reference take decisions of one option; what it offers then, in notation."""
        while not self.reference.over:
            kind, _ = self.reference.decision()
            ways = [(self.phrases(kind, option), option) for option in self.reference.options()]
            said = len(self.said)
            open_ways = [(way, option) for way, option in ways if way[:said] == self.said]
            if len(open_ways[0][0]) == said:
                self.said = []
                self.reference.play(open_ways[0][1])
                continue
            found = {way[said] for way, _ in open_ways}
            if len(found) > 1:
                return found
            self.said.append(found.pop())
        return set()

    def adopt(self) -> None:
        """The reference takes over a position that was set by hand, where a player is to move the Action pawn."""
        assert self.reference.decision()[0] == "SPACE"
        self.reference.adopt(facts_of(self.state))

    def interject(self, ops: list[Op], chosen: bool) -> None:
        """A list of effects in both, before the Action pawn is moved."""
        run(self.state, ops, chosen)
        self.reference.interject(ops, chosen)

    def compare(self) -> None:
        """Asserts that both tell the same."""
        offered = self.settle()
        state, reference = self.state, self.reference
        assert state.over == reference.over
        if state.over:
            assert list(differences(reference.facts()["players"], facts_of(state)["players"])) == []
            assert sorted(state.winners()) == reference.winners()
            return
        kind, seat = reference.decision()
        if self.said:
            kind = SPLIT[kind]
        assert state.decision is not None
        assert (state.decision.kind, state.player) == (KINDS.get(kind, kind.lower()), seat)
        legal = [state.notation(action) for action in state.legal()]
        assert len(set(legal)) == len(legal)
        assert set(legal) == offered, (kind, set(legal) - offered, offered - set(legal))
        assert list(differences(reference.facts(), facts_of(state))) == []
        self.met.add(kind)

    def play(self, action: int) -> None:
        """The same move in both."""
        self.said.append(self.state.notation(action))
        self.state.play(action)
