"""Tables set for a test: name what matters, the rest of the cards goes to the piles."""

from __future__ import annotations

from typing import Any

import pentapolis
from pentapolis import InvalidDump, Rng
from pentapolis.core.events import Event
from pentapolis.games.uchronia.buildings import BUILDINGS
from pentapolis.games.uchronia.cards import COLOURS, SUPPLY
from pentapolis.games.uchronia.frames import ACTION
from pentapolis.games.uchronia.state import UchroniaState

Cards = dict[str, int]
# The names that come first in the alphabet: seat 0 begins.
DRAWN = sorted(BUILDINGS, key=lambda building: building.alpha_key)


def side(
    hand: Cards | None = None,
    stock: Cards | None = None,
    activities: Cards | None = None,
    domain: list[str] | None = None,
    sites: dict[str, Cards] | None = None,
    completed: list[str] | None = None,
    known: Cards | None = None,
    lacks: list[str] | None = None,
) -> dict[str, Any]:
    """One player's side of the table; sites as building: cards under it."""
    return {
        "hand": _cards(hand),
        "stock": _cards(stock),
        "activities": _cards(activities),
        "domain": domain or [],
        "sites": [{"building": id, "under": _cards(under), "turn": 0} for id, under in (sites or {}).items()],
        "completed": completed or [],
        "known": _cards(known),
        "lacks": lacks or [],
        "old": _cards(None),
        "fresh": _cards(hand),
    }


def _cards(counts: Cards | None) -> Cards:
    return {colour: (counts or {}).get(colour, 0) for colour in COLOURS}


def table(
    *sides: dict[str, Any],
    current: int = 0,
    forum: Cards | None = None,
    discard: Cards | None = None,
    top: list[str] | None = None,
    pile: int | None = None,
    great_works: list[str] | None = None,
    buildings: list[str] | None = None,
    holders: dict[str, int] | None = None,
    end_triggered: bool = False,
    rounds: int = 10,
) -> UchroniaState:
    """A position in which the current seat chooses its action.

    `top` are the next cards of the draw pile and `pile` how many it has in all (what is too much lies in the last
    seat's Stock), `buildings` the next Buildings of their pile, `holders` decides ties for Monopolies.
    """
    players = len(sides)
    left = list(SUPPLY)
    zones = [_cards(forum), _cards(discard), _cards(None)]
    for one in sides:
        zones += [one["hand"], one["stock"], one["activities"], *(site["under"] for site in one["sites"])]
        for colour in one["domain"]:
            left[COLOURS.index(colour)] -= 1
    for zone in zones:
        for number, colour in enumerate(COLOURS):
            left[number] -= zone[colour]
    assert min(left) >= 0, "more cards than there are"
    order = list(top or [])
    for colour in order:
        left[COLOURS.index(colour)] -= 1
    rest = [colour for number, colour in enumerate(COLOURS) for _ in range(left[number])]
    Rng(1).shuffle(rest)
    order += rest
    if pile is not None:
        for colour in order[pile:]:
            sides[-1]["stock"][colour] += 1
        order = order[:pile]
    turn = rounds * players + 1 + current
    for seat, one in enumerate(sides):
        for site in one["sites"]:
            site["turn"] = site["turn"] or (rounds - 1) * players + 1 + seat
    data = {
        "game": "uchronia",
        "rules_version": 1,
        "players": players,
        "options": {},
        "seed": "00" * 32,
        "chances": 2,
        "reveals": 0,
        "turn": turn,
        "stack": [[ACTION, current, 0, 0, 0, 0]],
        "position": {
            "first": 0,
            "current": current,
            "end_triggered": end_triggered,
            "forum": zones[0],
            "discard": zones[1],
            "pile": order,
            **_building_zones(sides, great_works, buildings),
            "bottom": 0,
            "building_discard": [],
            "monopolies": _holders(sides, holders or {}),
            "first_draws": [building.id for building in DRAWN[:players]],
            "boards": list(sides),
        },
    }
    state = pentapolis.game("uchronia").load(data)
    assert isinstance(state, UchroniaState)
    return state


def _building_zones(
    sides: tuple[dict[str, Any], ...], great_works: list[str] | None, buildings: list[str] | None
) -> dict[str, Any]:
    """The row as given or filled up, and the pile of what is left."""
    left = {building.id: building.copies for building in BUILDINGS}
    for one in sides:
        for id in [*one["completed"], *(site["building"] for site in one["sites"])]:
            left[id] -= 1
    row = list(great_works or [])
    for id in [*row, *(buildings or [])]:
        left[id] -= 1
    assert min(left.values()) >= 0, "more copies than there are"
    rest = [id for id, count in left.items() for _ in range(count)]
    Rng(2).shuffle(rest)
    while len(row) < 5:
        row.append(rest.pop())
    return {"great_works": row, "building_pile": [*(buildings or []), *rest]}


def _holders(sides: tuple[dict[str, Any], ...], given: dict[str, int]) -> dict[str, int | None]:
    """Who has most; ties go to whom the test says, or to the first seat."""
    found: dict[str, int | None] = {}
    for colour in COLOURS:
        numbers = [one["activities"][colour] for one in sides]
        found[colour] = given.get(colour, numbers.index(max(numbers)) if max(numbers) else None)
    return found


def play(state: UchroniaState, *notations: str) -> list[Event]:
    """Plays the actions one after the other; returns everything that happened."""
    heard: list[Event] = []
    for notation in notations:
        events = state.listen()
        state.play(state.parse(notation))
        heard += events
    return heard


def options(state: UchroniaState) -> list[str]:
    """The legal actions in notation."""
    return [state.notation(action) for action in state.legal()]


def kinds(events: list[Event]) -> list[str]:
    """What happened, by kind."""
    return [event.kind for event in events]


def cards(counts: list[int]) -> Cards:
    """The counts that are not zero, by name."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def rich_table(players: int, rng: Rng) -> UchroniaState:
    """A table late in a game in which every Building may be somewhere: rare effects meet here."""
    while True:
        try:
            return _rich_table(players, rng)
        except InvalidDump:  # an Embassy decides a tie otherwise, or the first Hand is empty
            continue


def _rich_table(players: int, rng: Rng) -> UchroniaState:
    left = {building.id: building.copies for building in BUILDINGS}
    supply = {colour: SUPPLY[number] - 8 for number, colour in enumerate(COLOURS)}

    def some(most: int) -> Cards:
        found: Cards = {}
        for _ in range(int(rng.below(most + 1))):
            colour = COLOURS[rng.below(5)]
            if supply[colour] > 0:
                supply[colour] -= 1
                found[colour] = found.get(colour, 0) + 1
        return found

    def a_side(first: bool) -> dict[str, Any]:
        mine: list[str] = []
        for _ in range(int(rng.below(14)) + 4):
            id = BUILDINGS[rng.below(len(BUILDINGS))].id
            if id not in mine and left[id] > 0:
                left[id] -= 1
                mine.append(id)
        built = int(rng.below(len(mine) + 1))
        sites: dict[str, Cards] = {}
        for id in mine[built:]:
            building = next(building for building in BUILDINGS if building.id == id)
            colour = COLOURS[building.colour]
            count = min(int(rng.below(building.cost)), supply[colour])
            supply[colour] -= count
            sites[id] = {colour: count}
        domain = [] if first else [COLOURS[rng.below(5)]] * int(rng.below(3))
        for colour in domain:
            supply[colour] -= 1
        return side(some(8), some(8), some(2 + built), domain, sites, mine[:built])

    sides = [a_side(number == 0) for number in range(players)]
    forum, discard = some(12), some(9)
    late = any(_points(one) >= 14 for one in sides)
    return table(*sides, forum=forum, pile=None if rng.below(3) else 12, discard=discard, end_triggered=late)


def _points(one: dict[str, Any]) -> int:
    """About as many points as the side has."""
    built = [building.vp for building in BUILDINGS if building.id in one["completed"]]
    return sum(built) + int(sum(one["activities"].values())) + 4
