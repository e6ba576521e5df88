"""What things on the table are: tiles, hexes, Stones and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.facts import Fact, number_in
from ...core.score import ScoreLine
from .scoring import appraisal, tally
from .tiles import DISTRICTS, HOUSE, KINDS, PLAZA, QUARRY, STARS, TILE_IDS, TILES

if TYPE_CHECKING:
    from .state import AkropolisState

# The rule that says when a hex of the kind counts, or what it is for.
RULES: Final = {"quarry": "R42", "house": "R60", "market": "R64", "barracks": "R66", "temple": "R68", "garden": "R70"}
PLAZA_RULE: Final = "R55"


def fact_of(state: AkropolisState, target: dict[str, Any]) -> Fact | None:
    """What the thing is; everybody may know all of it (R18)."""
    site = number_in(target, "site", len(state.site))
    if site is not None:
        return _tile(TILES[state.site[site]].id, site)
    if isinstance(target.get("tile"), str):
        return _tile(target["tile"], None)
    seat = number_in(target, "seat", state.seats)
    if "cell" in target:
        return _hex(state, state.player if seat is None else seat, target["cell"])
    if target.get("thing") == "stones" and seat is not None:
        stones = state.stones[seat]
        return Fact("akropolis-fact-stones", "akropolis-r58", {"count": stones}, "R58", [ScoreLine("stones", stones)])
    if target.get("thing") == "piles":
        count = len(state.unseen) // (state.seats + 1)
        return Fact("akropolis-fact-piles", "akropolis-r46", {"count": count}, "R46")
    return None


def _tile(id: str, price: int | None) -> Fact | None:
    """A tile by its three kinds, and what it costs where it lies in the Site."""
    if id not in TILE_IDS:
        return None
    source = TILES[TILE_IDS[id]].source
    if price is None:
        return Fact("akropolis-fact-tile", "akropolis-r29", {"tile": id}, "R29", source=source)
    return Fact("akropolis-fact-tile", "akropolis-effect-take", {"tile": id, "price": price}, "R22", source=source)


def _hex(state: AkropolisState, seat: int, cell: object) -> Fact | None:
    """The visible hex of a cell, and what it gives to its district now (R53 to R70)."""
    if seat >= state.players or not isinstance(cell, list) or len(cell) != 2:
        return None
    q, r = cell
    if type(q) is not int or type(r) is not int:
        return None
    city = state.cities[seat]
    kind, _ = city.hex_at(q, r)
    if kind == 0:
        return None
    args = {"level": city.height(q, r)}
    title = f"akropolis-kind-{KINDS[kind]}"
    if kind == QUARRY:
        return Fact(title, "akropolis-r42", args, "R42")
    district = kind - PLAZA if kind >= PLAZA else kind - HOUSE
    found = tally(city, state.rules)
    name = DISTRICTS[district]
    if kind >= PLAZA:
        value, stars = found[district], STARS[district]
        rule = PLAZA_RULE
    else:
        value, stars = appraisal(city, state.rules).get((q, r), 0), found[district + 5]
        rule = RULES[name]
    line = ScoreLine(name, value * stars, {"value": value, "stars": stars})
    return Fact(title, f"akropolis-{rule.lower()}", args, rule, [line])
