"""What things on the table are: Buildings, cards in their zones, Monopolies, piles, and the lines of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.facts import Fact, Prospect, number_in
from ...core.score import ScoreLine
from .board import Site
from .buildings import BUILDING_IDS, BUILDINGS, SCORING
from .cards import COLOURS, ORDERS, count_in, unpacked
from .frames import GIVE, REVEAL, VIADUCT, WITHHOLD
from .monopolies import NOBODY, check
from .orders import RULE_OF
from .scoring import effect_points, points, score_sheet

if TYPE_CHECKING:
    from .state import UchroniaState

BUILDING_RULES: Final = {
    "avant_poste": "R108",
    "enclos": "R130",
    "grue": "R129",
    "marche": "R128",
    "port": "R127",
    "relais": "R131",
    "sanctuaire": "R133",
    "scierie": "R132",
    "briqueterie": "R125",
    "grenier": "R122",
    "immeuble": "R106",
    "latrines": "R121",
    "puits": "R123",
    "taverne": "R124",
    "viaduc": "R104",
    "voie_pavee": "R126",
    "ambassade": "R139",
    "atelier": "R136",
    "caserne": "R135",
    "ecole": "R138",
    "fonderie": "R137",
    "garnison": "R110",
    "menagerie": "R134",
    "thermes": "R111",
    "aqueduc": "R143",
    "arcades": "R116",
    "carriere": "R140",
    "phare": "R141",
    "pont": "R113",
    "porte": "R115",
    "remparts": "R144",
    "tour": "R142",
    "arc_de_triomphe": "R148",
    "basilique": "R117",
    "colisee": "R149",
    "fontaine": "R119",
    "place": "R118",
    "senat": "R147",
    "statue": "R145",
    "temple": "R146",
}
TERM_RULES: Final = {"buildings": "R99", "monopolies": "R64", "effects": "R99"}
REVEALING: Final = (REVEAL, WITHHOLD, VIADUCT, GIVE)  # their frames hold the revealed cards


def fact_of(state: UchroniaState, target: dict[str, Any], viewer: int | None) -> Fact | None:
    """What the thing is, as far as the viewer may know (R16)."""
    zone, colour = target.get("zone"), target.get("colour")
    seat = number_in(target, "seat", state.seats)
    if isinstance(colour, str) and colour in COLOURS:
        if zone == "monopoly":
            return _monopoly(state, COLOURS.index(colour), viewer)
        return _cards(state, zone, seat, COLOURS.index(colour), target.get("building"), viewer)
    if isinstance(target.get("building"), str):
        return _building(state, target["building"], seat, viewer)
    if seat is not None and isinstance(target.get("term"), str):
        return _term(state, target["term"], seat)
    if zone == "pile":
        return Fact("uchronia-fact-pile", "uchronia-r90", {"count": state.left}, "R90")
    if zone == "building_pile":
        return Fact("uchronia-fact-building_pile", "uchronia-r88", {"count": state.buildings_left}, "R88")
    return None


def _building(state: UchroniaState, id: str, seat: int | None, viewer: int | None) -> Fact | None:
    """A Building: what it does, and what it gives to who has completed it."""
    if id not in BUILDING_IDS:
        return None
    building = BUILDINGS[BUILDING_IDS[id]]
    score: list[ScoreLine] = []
    if seat is not None and state.boards[seat].done & building.mask:
        score.append(ScoreLine("buildings", building.vp, {COLOURS[building.colour]: building.vp}, "+"))
        if building.kind == SCORING:
            score.append(ScoreLine("effects", effect_points(state, seat, building), {}, "+"))
    key, more = f"uchronia-building-{id}", _if_completed(state, BUILDING_IDS[id], viewer)
    return Fact(key, f"{key}-text", {"building": id}, BUILDING_RULES[id], score, building.source, more)


def _if_completed(state: UchroniaState, building: int, viewer: int | None) -> list[Prospect]:
    """What the Building would bring the viewer, if it were theirs and completed now; nothing once somebody has it."""
    if viewer is None or any(board.done & BUILDINGS[building].mask for board in state.boards):
        return []
    world = state.copy()
    world.boards[viewer].finish_site(Site(building, [0] * 5, 0, 0))
    for colour in range(5):
        check(world, colour)  # R139
    return [Prospect("uchronia-prospect-completed", points(world, viewer) - points(state, viewer))]


def _term(state: UchroniaState, term: str, seat: int) -> Fact | None:
    """A line of somebody's score: what counts for it, and its points now (R99)."""
    for line in score_sheet(state, seat):
        if line.term == term:
            rule = TERM_RULES[term]
            return Fact(f"uchronia-term-{term}", f"uchronia-{rule.lower()}", {}, rule, [line])
    return None


def _cards(
    state: UchroniaState, zone: object, seat: int | None, colour: int, building: object, viewer: int | None
) -> Fact | None:
    """The cards of a colour in a zone: how many the viewer knows of, what they Command, what they score."""
    count = _count(state, zone, seat, colour, building, viewer)
    if count == 0 and zone != "forum":  # whose piles keep their places
        return None
    args = {"colour": COLOURS[colour], "count": count, "times": 1}
    if zone == "activities":
        held = (
            [ScoreLine("monopolies", count, {COLOURS[colour]: count}, "+")] if state.monopolies[colour] == seat else []
        )
        return Fact("uchronia-fact-cards", "uchronia-r64", args, "R64", held)
    return Fact("uchronia-fact-cards", f"uchronia-effect-{ORDERS[colour]}", args, RULE_OF[colour])


def _count(
    state: UchroniaState, zone: object, seat: int | None, colour: int, building: object, viewer: int | None
) -> int:
    """How many cards of the colour the viewer knows to be there."""
    if zone == "forum":
        return state.forum[colour]
    if zone == "discard":
        return state.discard[colour]
    frame = state.stack[-1] if state.stack else None
    if zone == "revealed":
        return count_in(frame.a, colour) if frame is not None and frame.step in REVEALING else 0
    if zone == "looked":
        looking = state.looking
        return unpacked(looking.b + looking.c)[colour] if looking is not None and looking.seat == viewer else 0
    if seat is None:
        return 0
    board = state.boards[seat]
    if zone == "hand":
        return board.hand[colour] if seat == viewer else board.known[colour]  # R150, R151
    if zone == "stock":
        return board.stock[colour]
    if zone == "activities":
        return board.activities[colour]
    if zone == "domain":
        return board.played if board.domain == colour else 0
    site = board.site(BUILDING_IDS[building]) if isinstance(building, str) and building in BUILDING_IDS else None
    return site.under[colour] if zone == "sites" and site is not None else 0


def _monopoly(state: UchroniaState, colour: int, viewer: int | None) -> Fact:
    """Who has it is on the table; what it gives them now."""
    holder = state.monopolies[colour]
    count = 0 if holder == NOBODY else state.boards[holder].activities[colour]
    held = [] if holder == NOBODY else [ScoreLine("monopolies", count, {COLOURS[colour]: count}, "+")]
    args = {"colour": COLOURS[colour], "count": count, "seat": max(0, holder)}
    more = [] if viewer is None else _if_launched(state, colour, viewer)
    return Fact("uchronia-fact-monopoly", "uchronia-fact-monopoly-text", args, "R61", held, prospects=more)


def _if_launched(state: UchroniaState, colour: int, viewer: int) -> list[Prospect]:
    """How many more Activities would make the Monopoly the viewer's, or what one more would bring who holds it."""
    if state.monopolies[colour] == viewer:
        return [Prospect("uchronia-prospect-activity", 1)]
    most = max(board.activities[colour] for board in state.boards)
    for count in range(1, most + 2):
        world = state.copy()
        world.boards[viewer].activities[colour] += count
        check(world, colour)
        if world.monopolies[colour] == viewer:
            return [
                Prospect("uchronia-prospect-monopoly", points(world, viewer) - points(state, viewer), {"count": count})
            ]
    return []
