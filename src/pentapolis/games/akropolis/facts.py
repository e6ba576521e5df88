"""What things on the table are: tiles, hexes, Stones, piles, and the lines of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.facts import Fact, Prospect, number_in
from ...core.score import ScoreLine
from .scoring import DOUBLE_TEMPLES, appraisal, tally
from .tiles import DISTRICTS, HOUSE, KINDS, PLAZA, QUARRY, STARS, TEMPLE, TILE_IDS, TILES

if TYPE_CHECKING:
    from .state import AkropolisState

# The rule that says when a hex of the kind counts, or what it is for.
RULES: Final = {
    "house": "R60",
    "market": "R64",
    "barracks": "R66",
    "temple": "R68",
    "garden": "R70",
    "stones": "R58",
    "quarry": "R90",
}
ARCHITECT_RULE: Final = "R89"  # what counts for the Architect of the solo extra
# Their names and what is told of them.
TEXTS: Final = (
    *[f"fact-{name}" for name in ("tile", "price", "hex", "plaza", *DISTRICTS, "stones", "piles")],
    *[f"prospect-{name}" for name in ("star", "value", "covered", "closed", "quarry")],
)


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
    if seat is not None and isinstance(target.get("term"), str):
        return _term(state, target["term"], seat)
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
    return Fact("akropolis-fact-tile", "akropolis-fact-price", {"tile": id, "price": price}, "R22", source=source)


def _term(state: AkropolisState, term: str, seat: int) -> Fact | None:
    """A line of somebody's score: what counts for it, and its points now (R53)."""
    for line in state.score_sheet(seat):
        if line.term == term:
            rule = ARCHITECT_RULE if seat >= state.players and term in DISTRICTS else RULES[term]
            more = [] if term not in DISTRICTS else _prospects(line.parts["value"], line.parts["stars"])
            return Fact(f"akropolis-term-{term}", f"akropolis-{rule.lower()}", {}, rule, [line], prospects=more)
    return None


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
    level = city.height(q, r)
    if kind == QUARRY:
        more = [Prospect("akropolis-prospect-quarry", 1)]
        return Fact("akropolis-fact-hex", "akropolis-r42", {"kind": "quarry", "level": level}, "R42", prospects=more)
    district = kind - PLAZA if kind >= PLAZA else kind - HOUSE
    name = DISTRICTS[district]
    found = tally(city, state.rules)
    value, stars = found[district], found[district + 5]
    line = ScoreLine(name, value * stars, {"value": value, "stars": stars})
    args = {"kind": KINDS[kind], "level": level, "stars": STARS[district]}
    if kind >= PLAZA:
        more = [_star(value), Prospect("akropolis-prospect-covered", -value * STARS[district])]
        return Fact("akropolis-fact-hex", "akropolis-fact-plaza", args, "R55", [line], prospects=more)
    args["worth"] = appraisal(city, state.rules).get((q, r), 0)
    more = _prospects(value, stars)
    if kind == TEMPLE and not args["worth"]:
        height = 2 * level if level >= 2 and state.rules & DOUBLE_TEMPLES else level  # R80
        more.insert(0, Prospect("akropolis-prospect-closed", height * stars))
    return Fact("akropolis-fact-hex", f"akropolis-fact-{name}", args, RULES[name], [line], prospects=more)


def _prospects(value: int, stars: int) -> list[Prospect]:
    """What one more star, or one more of value, would add to a district (R53)."""
    return [_star(value), Prospect("akropolis-prospect-value", stars)]


def _star(value: int) -> Prospect:
    return Prospect("akropolis-prospect-star", value)
