"""What one thing on the table is: named as in the targets of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.facts import Fact, Prospect
from ...core.score import ScoreLine
from .cards import (
    BUILDING_IDS,
    CENTRE_VP,
    CITY_VP,
    DATA,
    FIRST_CLAIM,
    LATER_CLAIM,
    LEFT_VP,
    LEVEL_VP,
    OBJECTIVE_IDS,
    SLOT_IDS,
    SLOT_LINKS,
    SLOT_REQUIRED,
    SPOT_IDS,
    SPOTS,
    TECH_ENDGAME,
    TECH_IDS,
    TECH_LEVEL,
    TERRITORY_IDS,
    TRACK_CUBES,
    TRACKS,
    UNITS,
    VILLAGE_VP,
)
from .places import CRADLE, FIRST_TERRITORY, PLACE_IDS, UNIT_PLACE_IDS
from .scoring import endgame_vp, investment_vp, points, score_sheet, vp_of_invested
from .wording import action_key, place_key

if TYPE_CHECKING:
    from .state import HorizonState

SOURCES: dict[str, str] = {
    item["id"]: item.get("source", "")
    for part in ("technologies", "leaders", "buildings", "territories", "objectives", "governments", "actions")
    for item in DATA[part]
}

# The rule of each line of the score.
TERM_RULES = {
    "objectives": "R168",
    "technologies": "R169",
    "endgame": "R170",
    "villages": "R171",
    "cities": "R172",
    "buildings": "R174",
    "investment": "R175",
    "leaders": "R176",
    "government": "R177",
}

# What a seat has at hand, and the rule that tells most about it.
PURSE = {"coins": "R152", "active": "R42", "settle": "R136", "fortify": "R143"}


def fact_about(state: HorizonState, target: dict[str, Any]) -> Fact | None:
    """The fact about the thing; None if there is nothing such."""
    for name, kind in (("technology", "R71"), ("leader", "R62"), ("government", "R185")):
        id = target.get(name)
        if isinstance(id, str) and id in SOURCES:
            return _card(state, name, id, kind, target.get("seat"))
    if "objective" in target:
        return _objective(state, target["objective"])
    if "building" in target:
        return _building(target["building"])
    if "slot" in target:
        return _slot(state, target["slot"], target.get("seat"))
    if "space" in target:
        return _space(target["space"])
    if "track" in target:
        return _track(state, target["track"], target.get("seat"))
    if "unit" in target:
        return _unit(target)
    if "place" in target:
        return _place(state, target["place"])
    if "term" in target:
        return _term(state, target["term"], target.get("seat"))
    if target.get("zone") == "purse":
        return _purse(state, target.get("what"), target.get("seat"))
    if target.get("zone") in ("columns", "investment"):
        return _own_board(state, target["zone"], target.get("seat"))
    if target.get("beside") in PLACE_IDS:
        return Fact("horizon-fact-unexplored", "horizon-fact-unexplored-text", {}, "R111")
    return None


def _card(state: HorizonState, kind: str, id: str, rule: str, seat: object) -> Fact | None:
    score: list[ScoreLine] = []
    more: list[Prospect] = []
    if kind == "technology":
        if id not in TECH_IDS:
            return None
        tech = TECH_IDS.index(id)
        score.append(ScoreLine("technologies", LEVEL_VP[TECH_LEVEL[tech]]))
        if TECH_ENDGAME[tech] and isinstance(seat, int) and 0 <= seat < state.seats:
            if tech in state.boards[seat].techs:
                score.append(ScoreLine("endgame", endgame_vp(state.boards[seat], TECH_ENDGAME[tech])))
            else:
                more.append(_if_researched(state, tech, seat))
    return Fact(f"horizon-{kind}-{id}", f"horizon-{kind}-{id}-text", {}, rule, score, SOURCES[id], more)


def _if_researched(state: HorizonState, tech: int, seat: int) -> Prospect:
    """What the card alone would bring the seat now, if it were theirs: its own points and its bonus (R169, R170)."""
    world = state.copy()
    board = world.boards[seat]
    board.techs = sorted([*board.techs, tech])
    board.add_level(TECH_LEVEL[tech])
    return Prospect("horizon-prospect-researched", points(world, seat) - points(state, seat))


def _objective(state: HorizonState, id: str) -> Fact | None:
    if id not in OBJECTIVE_IDS:
        return None
    claimed = OBJECTIVE_IDS.index(id) in state.objectives
    group = state.objectives.index(OBJECTIVE_IDS.index(id)) if claimed else -1
    points = LATER_CLAIM if group >= 0 and state.claims[group] else FIRST_CLAIM
    line = [ScoreLine("objectives", points)]
    more = [Prospect("horizon-prospect-later", LATER_CLAIM - FIRST_CLAIM)] if points == FIRST_CLAIM else []
    return Fact(f"horizon-objective-{id}", f"horizon-objective-{id}-text", {}, "R162", line, SOURCES[id], more)


def _building(id: str) -> Fact | None:
    if id not in BUILDING_IDS:
        return None
    number = BUILDING_IDS.index(id)
    parts = {"left": LEFT_VP[number], "centre": CENTRE_VP[number]}
    line = [ScoreLine("buildings", LEFT_VP[number] + CENTRE_VP[number], parts, "+")]
    return Fact(f"horizon-building-{id}", f"horizon-building-{id}-text", {}, "R129", line, SOURCES[id])


def _slot(state: HorizonState, id: str, seat: object) -> Fact | None:
    if id not in SLOT_IDS:
        return None
    tech = state.tech_at[SLOT_IDS.index(id)]
    if tech >= 0:
        return _card(state, "technology", TECH_IDS[tech], "R71", seat)
    slot = SLOT_IDS.index(id)
    linked = ", ".join([SLOT_IDS[other] for other in SLOT_LINKS[slot]])
    args = {"slot": id, "linked": linked, "required": SLOT_REQUIRED[slot], "of": len(SLOT_LINKS[slot])}
    return Fact("horizon-slot", "horizon-fact-slot-text", args, "R57" if args["required"] == args["of"] else "R58")


def _space(id: str) -> Fact | None:
    if id not in SPOT_IDS:
        return None
    spot = SPOTS[SPOT_IDS.index(id)]
    key = action_key(spot.action)
    text = f"{key}-action" if "-technology-" in key else f"{key}-text"
    return Fact("horizon-fact-space", text, {"space": id}, "R26", [], "reconstructed")


def _track(state: HorizonState, id: str, seat: object) -> Fact | None:
    if id not in TRACKS or not isinstance(seat, int) or not 0 <= seat < state.seats:
        return None
    track = TRACKS.index(id)
    left = state.boards[seat].cubes[track]
    space = f"horizon-space-{id}_{TRACK_CUBES[track] - left + 1}-text" if left else ""
    return Fact("horizon-fact-track", space, {"track": id, "left": left}, "R79", [], "reconstructed")


def _term(state: HorizonState, term: object, seat: object) -> Fact | None:
    """A line of somebody's score: what counts for it, and its points now."""
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        return None
    for line in score_sheet(state, seat):
        if line.term == term:
            rule = TERM_RULES[line.term]
            more = [_if_invested(state.boards[seat].invested)] if term == "investment" else []
            return Fact(f"horizon-term-{term}", f"horizon-{rule.lower()}", {}, rule, [line], prospects=more)
    return None


def _purse(state: HorizonState, what: object, seat: object) -> Fact | None:
    if not isinstance(what, str) or what not in PURSE or not isinstance(seat, int) or not 0 <= seat < state.seats:
        return None
    board = state.boards[seat]
    has = {"coins": board.coins, "active": board.active, "settle": board.held[0], "fortify": board.held[1]}[what]
    args = {"count": has, "hands": board.hands()}
    return Fact(f"horizon-fact-purse-{what}", f"horizon-fact-purse-{what}-text", args, PURSE[what])


def _own_board(state: HorizonState, zone: str, seat: object) -> Fact | None:
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        return None
    board = state.boards[seat]
    if zone == "investment":
        line = [ScoreLine("investment", investment_vp(board))]
        count, more = {"count": board.invested}, [_if_invested(board.invested)]
        return Fact("horizon-fact-investment", "horizon-fact-investment-text", count, "R89", line, prospects=more)
    opened = board.open_columns()
    giving = [column for column in range(5) if opened & 1 << column and board.columns[column] > 0]
    args = {"inactive": sum(board.columns), "count": len(giving), "columns": ["ABCDE"[column] for column in giving]}
    return Fact("horizon-fact-columns", "horizon-fact-columns-text", args, "R150")


def _if_invested(invested: int) -> Prospect:
    """How many more invested cubes bring the next points, and how many (R175)."""
    count, now = 1, vp_of_invested(invested)
    while vp_of_invested(invested + count) == now:
        count += 1
    return Prospect("horizon-prospect-invested", vp_of_invested(invested + count) - now, {"count": count})


def _unit(target: dict[str, Any]) -> Fact | None:
    unit, strength, place = target.get("unit"), target.get("strength"), target.get("place")
    if unit not in UNITS or not isinstance(strength, int) or place not in UNIT_PLACE_IDS:
        return None
    args = {"unit": unit, "strength": strength}
    return Fact("horizon-fact-unit", f"horizon-fact-{unit}-text", args, "R138" if unit == UNITS[0] else "R145")


def _place(state: HorizonState, id: str) -> Fact | None:
    if id not in PLACE_IDS:
        return None
    place = PLACE_IDS.index(id)
    building = state.building_on[place]
    if building >= 0:
        return _building(BUILDING_IDS[building])
    if place < FIRST_TERRITORY:
        if place == CRADLE:
            return Fact(place_key(id), "horizon-fact-cradle-text", {}, "R120", [], "rulebook")
        return Fact(place_key(id), "horizon-fact-start-text", {}, "R94", [], "rulebook")
    territory = place - FIRST_TERRITORY
    lines = [ScoreLine("villages", VILLAGE_VP[territory]), ScoreLine("cities", CITY_VP[territory])]
    text = f"horizon-territory-{TERRITORY_IDS[territory]}-text"
    return Fact(place_key(id), text, {}, "R137", lines, SOURCES[id])
