"""What one thing on the table is: a card, a technology, a civilization, a judgement, a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.facts import Fact, Prospect
from ...core.score import ScoreLine
from .cards import (
    CARD_DATA,
    CARDS,
    CIV_DATA,
    CIVS,
    DATA,
    FIRST_WONDER,
    FUTURE_VP,
    FUTURES,
    GOLD_PER_VP,
    JUDGEMENTS,
    TECH_BACK,
    TECH_DATA,
    TECHS,
    WONDER_PRICE,
)
from .development import price
from .grid import HEIGHT, WIDTH, number
from .measures import JUDGED, JUDGED_PER, JUDGED_VP, judged, leads, measure
from .sources import source_rule
from .view import cell_view
from .wording import NAMES

if TYPE_CHECKING:
    from .state import GoldenState

KINDS: Final = ("building", "wonder", "card", "tech", "civ", "judgement", "future")

# What a seat keeps in the open, and the rule that tells most about it.
AT_HAND: Final = {"purse": "R163", "reserve": "R71", "glory": "R165"}


def fact_of(state: GoldenState, target: dict[str, Any], viewer: int | None) -> Fact | None:
    """The fact about what the target names; None if it names nothing of this game."""
    for kind in KINDS:
        if kind in target:
            return _component(state, target[kind], viewer)
    zone = target.get("zone")
    if "term" in target:
        return _term(state, target["term"], target.get("seat"))
    if zone == "agora":
        return Fact("golden_ages-fact-agora", "golden_ages-fact-agora-text", {}, "R159")
    if isinstance(zone, str) and zone in AT_HAND:
        return _holding(state, zone, target.get("seat"))
    row, col = target.get("row"), target.get("col")
    if isinstance(row, int) and isinstance(col, int) and 0 <= row < HEIGHT and 0 <= col < WIDTH:
        return _cell(state, row, col)
    return None


def _component(state: GoldenState, id: Any, viewer: int | None) -> Fact | None:
    if id in CARDS:
        return _card(state, id, viewer)
    if id in TECHS:
        tech = TECHS.index(id)
        args: dict[str, Any] = {"tech": id, "level": TECH_DATA[tech]["level"], "back": TECH_BACK[tech]}
        if viewer is not None:
            args["cost"] = price(state.boards[viewer], tech, 0)
        return _fact(id, args, source_rule(id), TECH_DATA[tech]["source"])
    if id in CIVS:
        item = CIV_DATA[CIVS.index(id)]
        return _fact(id, {"civ": id, "era": item["era"], "value": item["value"]}, source_rule(id), item["source"])
    if id in JUDGEMENTS:
        at = JUDGEMENTS.index(id)
        score = [] if viewer is None else [ScoreLine("judgements", judged(state, viewer, at))]
        more = [] if viewer is None else [_if_more(state, viewer, at)]
        return _fact(id, {"judgement": id}, "R157", DATA["judgements"][at]["source"], score, more)
    if id in FUTURES:
        at = FUTURES.index(id)
        score = []
        if viewer is not None and state.boards[viewer].future == at:
            score = [ScoreLine("future", FUTURE_VP if leads(state, viewer, at) else 0)]
        more = [Prospect("golden_ages-prospect-lead", FUTURE_VP)] if score and not score[0].points else []
        return _fact(id, {"future": id}, "R166", DATA["future_technologies"][at]["source"], score, more)
    return None


def _card(state: GoldenState, id: str, viewer: int | None) -> Fact:
    card = CARDS.index(id)
    item = CARD_DATA[card]
    args: dict[str, Any] = {"card": id, "era": item["era"]}
    if card >= FIRST_WONDER:
        args["cost"] = item["cost"]
        if viewer is not None:
            args["cost"] = WONDER_PRICE[card - FIRST_WONDER][state.boards[viewer].civ]
    return _fact(id, args, source_rule(id), item["source"])


def _holding(state: GoldenState, zone: str, seat: Any) -> Fact | None:
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        return None
    board = state.boards[seat]
    count, score, more = board.reserve, [], []
    if zone == "purse":
        count = board.gold
        score = [ScoreLine("gold", count // GOLD_PER_VP)]
        more = [Prospect("golden_ages-prospect-gold", 1, {"count": GOLD_PER_VP - count % GOLD_PER_VP})]
    elif zone == "glory":
        count = len(board.glory)
        score = [ScoreLine("glory", sum(board.glory))]
    return Fact(
        f"golden_ages-fact-{zone}", f"golden_ages-fact-{zone}-text", {"count": count}, AT_HAND[zone], score, "", more
    )


def _term(state: GoldenState, term: Any, seat: Any) -> Fact | None:
    """A line of the score: what there is so far, or what the end will add; never what is still secret (R168)."""
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        return None
    if term == "points":
        lines = [line for line in state.score_sheet(seat) if line.points]
        return Fact("golden_ages-fact-points", "golden_ages-fact-points-text", {}, "R167", lines)
    if term == "backs":
        known = state.boards[seat].techs
        backs = sum([points for tech, points in enumerate(TECH_BACK) if known >> tech & 1])
        return Fact("golden_ages-term-backs", "golden_ages-r164", {}, "R164", [ScoreLine("backs", backs)])
    if term == "future":
        return Fact("golden_ages-term-future", "golden_ages-r166", {}, "R166")
    zone = {"gold": "purse", "glory": "glory"}.get(term) if isinstance(term, str) else None
    return None if zone is None else _holding(state, zone, seat)


def _if_more(state: GoldenState, viewer: int, judgement: int) -> Prospect:
    """How many more of what the judgement counts would bring the viewer its next points (R157)."""
    per = JUDGED_PER[judgement]
    missing = per - measure(state, viewer, JUDGED[judgement]) % per
    return Prospect("golden_ages-prospect-judged", JUDGED_VP[judgement], {"count": missing})


def _fact(
    id: str,
    args: dict[str, Any],
    rule: str,
    source: str,
    score: list[ScoreLine] | None = None,
    prospects: list[Prospect] | None = None,
) -> Fact:
    return Fact(NAMES[id], f"{NAMES[id]}-text", args, rule, score, source, prospects)


def _cell(state: GoldenState, row: int, col: int) -> Fact:
    """The ground and its symbols; whose pieces are there can be seen."""
    seen = cell_view(state, number(row, col))
    args = {
        "row": row,
        "col": col,
        "ground": seen["ground"],
        "symbols": seen["symbols"],
        "count": len(seen["symbols"]),
        "hidden": int(seen["hidden"]),
    }
    rule = {"continent": "R66", "island": "R33", "sea": "R52"}[seen["ground"]]
    source = "public" if seen["ground"] != "sea" else "rulebook"
    return Fact("golden_ages-fact-cell", "golden_ages-fact-cell-text", args, rule, source=source)
