"""What a thing on the table is, for whoever asks: its name, what it does, its rule and source, what it scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...core.facts import Fact, Prospect
from ...core.score import ScoreLine
from .catalogue import (
    ADVISOR_POINTS,
    ATTACK_BASIC,
    ATTACK_EXCHANGE,
    ATTACK_GAINS,
    BASE_COSTS,
    BASES,
    COLOUR_OF_DIE,
    COLOURS,
    CROSSED,
    DATA,
    DIE_NAMES,
    DISTRICTS,
    FARM,
    FIRST_BASES,
    KIND_IDS,
    KINDS,
    MILITARY,
    PUSHED_TO,
    RESOURCES,
    ROW_COSTS,
    SIGNS,
    SITES,
    TEMPLE_POINTS,
    TEMPLES,
    VALUE_OF_DIE,
    WORKERS,
)
from .city import CORNER_NAMES, FIELD
from .scoring import score_sheet, temple_points

if TYPE_CHECKING:
    from .board import Board
    from .state import OriginsState

Target = dict[str, Any]

# What scores a line of the score, told by its rule; two of them by a text of their own.
TERM_RULES: Final = {
    "military": "R67",
    "buildings": "R108",
    "districts": "R152",
    "population": "R158",
    "promotions": "R100",
    "gold": "R175",
    "advisors": "R176",
    "temples": "R177",
    "seats": "R178",
    "target": "R188",
}
OWN_TEXTS: Final = ("military", "buildings")


def fact_of(state: OriginsState, target: Target, viewer: int | None) -> Fact | None:
    """The fact behind a target of a choice, as the viewer has it before them; None if nothing is there."""
    zone = target.get("zone")
    if "term" in target:
        return _term(state, target)
    if zone == "temples" and viewer is not None:
        target = {"seat": viewer, **target}
    teller = TELLERS.get(zone) if isinstance(zone, str) else None
    return None if teller is None else teller(state, target)


def _board(state: OriginsState, target: Target) -> Board | None:
    seat = target.get("seat")
    return state.boards[seat] if isinstance(seat, int) and 0 <= seat < state.players else None


def _term(state: OriginsState, target: Target) -> Fact | None:
    """A line of somebody's score: what counts for it, and its points now."""
    seat, term = target.get("seat"), target["term"]
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        return None
    for line in score_sheet(state, seat):
        if line.term == term:
            rule = TERM_RULES[term]
            text = f"origins-term-{term}-text" if term in OWN_TEXTS else f"origins-{rule.lower()}"
            return Fact(f"origins-term-{term}", text, {}, rule, [line])
    return None


def _number(names: list[str] | tuple[str, ...], name: object) -> int:
    return names.index(name) if isinstance(name, str) and name in names else -1


def _building(id: str) -> Fact:
    kind = KINDS[KIND_IDS.index(id)]
    source = kind.get("cost_source", kind["source"])
    args = {"building": id, "stone": kind["stone_cost"] or 0}
    return Fact(f"origins-building-{id}", f"origins-building-{id}-text", args, _rule_of(id), [], source)


def _rule_of(id: str) -> str:
    """R113 to R144, in the order of the data."""
    return f"R{113 + KIND_IDS.index(id)}"


def _site(state: OriginsState, target: Target) -> Fact | None:
    site = target.get("site")
    if not isinstance(site, int) or not 1 <= site <= SITES:
        return None
    args = {"site": site, "ship": state.ships[site - 1], "colour": COLOURS[state.bonus[site - 1]]}
    source = DATA["sites"][site - 1]["source"]
    return Fact("origins-fact-site", "origins-fact-site-text", args, f"R{46 + site}", [], source)


def _market(state: OriginsState, target: Target) -> Fact | None:
    for kind in state.market:
        if KINDS[kind]["colour"] == target.get("colour"):
            return _building(KIND_IDS[kind])
    return None


def _piles(state: OriginsState, target: Target) -> Fact | None:
    colour = _number(COLOURS, target.get("colour"))
    pile = state.piles[colour] if colour >= 0 else []
    return _building(KIND_IDS[pile[-1]]) if pile else None


def _kept(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    number = _number(KIND_IDS, target.get("building"))
    return _building(KIND_IDS[number]) if board is not None and number in board.kept else None


def _cell(target: Target) -> int:
    x, y = target.get("x"), target.get("y")
    return FIELD.number(x, y) if isinstance(x, int) and isinstance(y, int) and FIELD.holds(x, y) else -1


def _city(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    if board is None:
        return None
    cell = _cell(target)
    tile = board.tiles.get(cell, -1)
    if tile < 0:
        args = {"x": target.get("x"), "y": target.get("y")}
        return Fact("origins-fact-cell", "origins-fact-cell-text", args, "R106") if cell in board.spots else None
    if tile >= FARM:
        args = {"building": KIND_IDS[tile - FARM]}
        return Fact("origins-building-farm", "origins-building-farm-text", args, "R109", [], "rulebook")
    return _building(KIND_IDS[tile])


def _seats(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    place = _cell(target)
    if board is None or (place not in board.seats and place not in board.dice):
        return None
    args: dict[str, Any] = {"x": target["x"], "y": target["y"], "taken": 0}
    score: list[ScoreLine] = []
    more: list[Prospect] = []
    if place in board.dice:
        die = board.dice[place]
        height = board.heights[COLOUR_OF_DIE[die]]
        args |= {"taken": 1, "die": DIE_NAMES[die], "height": height}
        parts = {"value": VALUE_OF_DIE[die], "height": height}
        score.append(ScoreLine("seats", VALUE_OF_DIE[die] * height, parts))
        more.append(Prospect("origins-prospect-level", VALUE_OF_DIE[die]))
    return Fact("origins-fact-seat", "origins-fact-seat-text", args, "R178", score, prospects=more)


def _workers(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    worker = _number(WORKERS, target.get("worker"))
    if board is None or worker < 0:
        return None
    used = any(code // SITES == worker for code in board.used) and worker not in board.unused
    return _worker(WORKERS[worker], "used" if used else "unused", "R28")


def _worker(worker: str, where: str, rule: str, cost: int = 0) -> Fact:
    args = {"worker": worker, "where": where, "cost": cost}
    return Fact(f"origins-worker-{worker}", "origins-fact-worker-text", args, rule)


def _pool(state: OriginsState, target: Target) -> Fact | None:
    die = _number(DIE_NAMES, target.get("die"))
    return _worker(DIE_NAMES[die], "pool", "R17") if die in state.pool else None


def _row(state: OriginsState, target: Target) -> Fact | None:
    die = _number(DIE_NAMES, target.get("die"))
    return _worker(DIE_NAMES[die], "row", "R95", ROW_COSTS[state.row.index(die)]) if die in state.row else None


def _speakers(state: OriginsState, target: Target) -> Fact | None:
    value = target.get("value")
    return _worker(f"speaker{value}", "unused", "R59") if value in state.area_dice else None


def _temples(state: OriginsState, target: Target) -> Fact | None:
    temple = _number(TEMPLES, target.get("temple"))
    if temple < 0:
        return None
    seat = target.get("seat", state.player)
    step = state.tracks[temple].at[seat] if isinstance(seat, int) and 0 <= seat < state.players else 0
    args = {"sign": SIGNS[state.signs[temple]], "step": step, "points": TEMPLE_POINTS[step]}
    source = DATA["temple_tracks"][temple]["values_source"]
    known = isinstance(seat, int) and 0 <= seat < state.players
    score = [line for line in score_sheet(state, seat) if line.term == "temples"] if known else []
    more = _if_a_step_higher(state, temple, seat) if known else []
    return Fact(f"origins-temple-{TEMPLES[temple]}", "origins-fact-temple-text", args, "R177", score, source, more)


def _if_a_step_higher(state: OriginsState, temple: int, seat: int) -> list[Prospect]:
    """What the next step of the temple would bring; the highest of the three does not count (R177)."""
    steps = [track.at[seat] for track in state.tracks]
    steps[temple] += 1
    if steps[temple] >= len(TEMPLE_POINTS):
        return []
    points = [TEMPLE_POINTS[step] for step in steps]
    return [Prospect("origins-prospect-step", sum(points) - max(points) - temple_points(state, seat))]


def _signs(state: OriginsState, target: Target) -> Fact | None:
    sign = _number(SIGNS, target.get("sign"))
    if sign < 0:
        return None
    return Fact(f"origins-sign-{SIGNS[sign]}", f"origins-sign-{SIGNS[sign]}-text", {}, f"R{79 + sign}", [], "rulebook")


def _districts(state: OriginsState, target: Target) -> Fact | None:
    at = target.get("card")
    if not isinstance(at, int) or not 1 <= at <= len(state.districts):
        return None
    card = DISTRICTS[state.districts[at - 1]]
    names = [COLOURS[colour] if colour < 5 else "any" for colour in card.pattern]
    args: dict[str, Any] = dict(zip(CORNER_NAMES, names, strict=True))
    args |= {"card": at, "first": card.first, "later": card.later, "gold": state.district_gold[at - 1]}
    source = DATA["district_cards"][card.number]["source"]
    return Fact("origins-fact-district", "origins-fact-district-text", args, "R151", [], source)


def _towers(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    colour = _number(COLOURS, target.get("colour"))
    if board is None or colour < 0:
        return None
    height = board.heights[colour]
    args = {"colour": COLOURS[colour], "height": height, "left": state.levels[colour]}
    seats = sum(VALUE_OF_DIE[die] for die in board.dice.values() if COLOUR_OF_DIE[die] == colour)
    score = [ScoreLine("seats", seats * height, {"value": seats, "height": height})] if seats else []
    more = [Prospect("origins-prospect-level", seats)] if seats and state.levels[colour] else []
    return Fact("origins-fact-tower", "origins-fact-tower-text", args, "R156", score, prospects=more)


def _levels(state: OriginsState, target: Target) -> Fact | None:
    colour = _number(COLOURS, target.get("colour"))
    if colour < 0:
        return None
    args = {"colour": COLOURS[colour], "count": state.levels[colour]}
    return Fact("origins-fact-levels", "origins-fact-levels-text", args, "R172")


def _advisors(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    if board is None:
        return None
    count = len(board.advisors)
    following = ADVISOR_POINTS[count + 1] if count + 1 < len(ADVISOR_POINTS) else 0
    score = [ScoreLine("advisors", ADVISOR_POINTS[count])]
    more = [Prospect("origins-prospect-advisor", following - ADVISOR_POINTS[count])] if following else []
    args = {"count": count, "next": following}
    return Fact("origins-field-advisors", "origins-fact-advisors-text", args, "R176", score, prospects=more)


def _military(state: OriginsState, target: Target) -> Fact | None:
    space = target.get("space")
    if not isinstance(space, int) or not 0 <= space < len(MILITARY):
        return None
    args = {"space": space, "crossed": CROSSED[space], "back": PUSHED_TO[space], "basic": ATTACK_BASIC[space]}
    args["exchange"] = ATTACK_EXCHANGE[space]
    args |= {id: ATTACK_GAINS[number][space] for number, id in enumerate(RESOURCES)}
    args["nothing"] = int(not MILITARY[space]["attack_bonus"])
    return Fact("origins-fact-space", "origins-fact-space-text", args, "R66", [], MILITARY[space]["source"])


def _reserve(state: OriginsState, target: Target) -> Fact | None:
    colour = _number(COLOURS, target.get("colour"))
    if colour < 0:
        return None
    args = {"colour": COLOURS[colour], "count": state.reserve[colour]}
    return Fact("origins-fact-reserve", "origins-fact-reserve-text", args, "R173")


def _tokens(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    if board is None:
        return None
    return Fact("origins-fact-tokens", "origins-fact-tokens-text", {"count": board.tokens}, "R22")


def _population(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    if board is None:
        return None
    cost = BASE_COSTS[board.bases - FIRST_BASES] if board.bases < BASES else 0
    return Fact("origins-fact-population", "origins-fact-population-text", {"bases": board.bases, "cost": cost}, "R157")


def _resources(state: OriginsState, target: Target) -> Fact | None:
    board = _board(state, target)
    resource = _number(RESOURCES, target.get("resource"))
    if board is None or resource < 0:
        return None
    args = {"count": board.resources[resource]}
    return Fact(f"origins-resource-{RESOURCES[resource]}", "origins-fact-resource-text", args, "R44")


TELLERS: Final[dict[str, Callable[[OriginsState, Target], Fact | None]]] = {
    "sites": _site,
    "market": _market,
    "piles": _piles,
    "kept": _kept,
    "city": _city,
    "seats": _seats,
    "workers": _workers,
    "pool": _pool,
    "row": _row,
    "speakers": _speakers,
    "temples": _temples,
    "signs": _signs,
    "districts": _districts,
    "towers": _towers,
    "levels": _levels,
    "advisors": _advisors,
    "military": _military,
    "reserve": _reserve,
    "tokens": _tokens,
    "population": _population,
    "resources": _resources,
}
