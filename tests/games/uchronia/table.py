"""Positions made to order, moves by their notation, and asserts that read like the table.

`table` builds a sound position at the choice of an action: cards and Buildings that nobody was given lie in the piles.
Cards are written as words, `"clay clay marble"` or `"clay*2 marble"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import pytest

import pentapolis
from pentapolis import IllegalAction, InvalidNotation
from pentapolis.core.errors import Refusal
from pentapolis.core.events import Event
from pentapolis.games.uchronia.buildings import BUILDINGS
from pentapolis.games.uchronia.cards import COLOURS, ROW, SUPPLY
from pentapolis.games.uchronia.frames import ACTION
from pentapolis.games.uchronia.state import UchroniaState

from . import invariants

GAME = pentapolis.game("uchronia")
TEXT_KEYS = set(GAME.text_keys())
# What lies in the row when a test does not care: five colours, and nothing that acts when it is started.
FILLERS = ("temple", "remparts", "garnison", "latrines", "sanctuaire", "statue", "aqueduc", "caserne", "grenier")


def cards(text: str) -> Counter[str]:
    """The cards of a text such as `"clay*2 marble"`, by colour."""
    found: Counter[str] = Counter()
    for word in text.split():
        colour, _, count = word.partition("*")
        assert colour in COLOURS, f"{colour!r} is no colour"
        found[colour] += int(count or 1)
    return found


def listed(text: str) -> list[str]:
    """The cards of a text, one by one, in the order of the text."""
    return [colour for word in text.split() for colour in cards(word).elements()]


class Player:
    """What one player has. `sites` maps a Building to the cards under it; all of them were started in an earlier turn.

    `known` and `lacks` are what everybody knows about the Hand.
    """

    def __init__(
        self,
        hand: str = "",
        stock: str = "",
        activities: str = "",
        domain: str = "",
        sites: Mapping[str, str] | None = None,
        completed: Sequence[str] = (),
        known: str = "",
        lacks: Sequence[str] = (),
    ) -> None:
        self.hand = cards(hand)
        self.stock = cards(stock)
        self.activities = cards(activities)
        self.domain = listed(domain)
        self.sites = {building: cards(under) for building, under in (sites or {}).items()}
        self.completed = list(completed)
        self.known = cards(known)
        self.lacks = list(lacks)

    def cards(self) -> Counter[str]:
        """All cards in the zones of the player."""
        under: Counter[str] = sum(self.sites.values(), Counter())
        return self.hand + self.stock + self.activities + Counter(self.domain) + under

    def dump(self, first_turn: int) -> dict[str, Any]:
        """The board as a dump writes it."""
        return {
            "hand": _counts(self.hand),
            "stock": _counts(self.stock),
            "activities": _counts(self.activities),
            "domain": self.domain,
            "sites": [
                {"building": building, "under": _counts(under), "turn": first_turn}
                for building, under in self.sites.items()
            ],
            "completed": self.completed,
            "known": _counts(self.known),
            "lacks": self.lacks,
            "old": _counts(Counter()),
            "fresh": _counts(self.hand),
        }


def table(
    *players: Player,
    turn_of: int = 0,
    first: int = 0,
    round: int = 3,
    forum: str = "",
    discard: str = "",
    pile: str = "",
    rest: str | int = "pile",
    row: Sequence[str] = (),
    building_pile: Sequence[str] = (),
    building_discard: Sequence[str] = (),
    building_rest: str = "pile",
    holders: Mapping[str, int] | None = None,
    end: bool = False,
    seed: int = 1,
) -> UchroniaState:
    """The position in which `turn_of` chooses an action; missing players have nothing.

    `pile` and `building_pile` begin with what is drawn next. Cards that are nowhere else go where `rest` says: the end
    of the "pile", the "discard", the "forum", or the Stock of a seat; Buildings likewise to the "pile" or "discard".
    The row is filled up to five. `holders` names who holds the Monopolies with a tie.
    """
    seated = [copy(player) for player in players] + [Player() for _ in range(2 - len(players))]
    seats = len(seated)
    zones = {"forum": cards(forum), "discard": cards(discard)}
    drawn = listed(pile)
    left = Counter(dict(zip(COLOURS, SUPPLY, strict=True)))
    left.subtract(Counter(drawn) + zones["forum"] + zones["discard"])
    for player in seated:
        left.subtract(player.cards())
    assert min(left.values()) >= 0, f"more cards than there are: {left}"
    if isinstance(rest, int):
        seated[rest].stock = seated[rest].stock + left
    elif rest == "pile":
        drawn += _mixed(left)
    else:
        zones[rest] += left
    in_row, in_pile, discarded = _buildings(seated, row, building_pile, building_discard, building_rest)
    return _loaded(
        {
            "game": "uchronia",
            "rules_version": GAME.rules_version,
            "players": seats,
            "options": {},
            "seed": f"{seed:064x}",
            "chances": 2,
            "reveals": 0,
            "turn": (round - 1) * seats + 1 + (turn_of - first) % seats,
            "stack": [[ACTION, turn_of, 0, 0, 0, 0]],
            "position": {
                "first": first,
                "current": turn_of,
                "end_triggered": end,
                "forum": _counts(zones["forum"]),
                "discard": _counts(zones["discard"]),
                "pile": drawn,
                "great_works": in_row,
                "building_pile": in_pile,
                "bottom": 0,
                "building_discard": discarded,
                "monopolies": _holders(seated, holders or {}),
                "first_draws": _first_draws(seats, first),
                "boards": [player.dump((seat - first) % seats + 1) for seat, player in enumerate(seated)],
            },
        }
    )


def _loaded(data: dict[str, Any]) -> UchroniaState:
    state = GAME.load(data)
    assert isinstance(state, UchroniaState)
    return state


def _counts(found: Counter[str]) -> dict[str, int]:
    return {colour: found[colour] for colour in COLOURS}


def _mixed(left: Counter[str]) -> list[str]:
    """The cards with the colours taking turns."""
    rounds = max(left.values(), default=0)
    return [colour for number in range(rounds) for colour in COLOURS if left[colour] > number]


def _buildings(
    players: list[Player], row: Sequence[str], pile: Sequence[str], discard: Sequence[str], rest: str
) -> tuple[list[str], list[str], list[str]]:
    """Row, pile and discard, with all Buildings that nobody has."""
    left = Counter({building.id: building.copies for building in BUILDINGS})
    for player in players:
        left.subtract(player.completed)
        left.subtract(list(player.sites))
    left.subtract([*row, *pile, *discard])
    assert min(left.values()) >= 0, f"more Buildings than there are: {-left}"
    in_row = list(row)
    for name in [*FILLERS, *left]:
        if len(in_row) < ROW and left[name] and name not in in_row:
            in_row.append(name)
            left[name] -= 1
    others = [name for name in left for _ in range(left[name])]
    if rest == "pile":
        return in_row, [*pile, *others], list(discard)
    return in_row, list(pile), [*discard, *others]


def _holders(players: list[Player], named: Mapping[str, int]) -> dict[str, int | None]:
    """Who has strictly most Activities of each colour, or who was named."""
    found: dict[str, int | None] = {}
    for colour in COLOURS:
        numbers = [player.activities[colour] for player in players]
        leaders = [seat for seat, number in enumerate(numbers) if number and number == max(numbers)]
        assert len(leaders) < 2 or colour in named, f"say who holds the Monopoly of {colour}"
        found[colour] = named.get(colour, leaders[0] if leaders else None)
    return found


def _first_draws(seats: int, first: int) -> list[str]:
    """Names such that the wanted player begins."""
    names = [building.id for building in sorted(BUILDINGS, key=lambda building: building.alpha_key)]
    return [names[(seat - first) % seats] for seat in range(seats)]


# --- playing ---


def play(state: UchroniaState, *moves: str) -> list[Event]:
    """Plays the moves, each of which must be legal, and returns what happened; the position stays sound."""
    happened: list[Event] = []
    for move in moves:
        heard = state.listen()
        state.play(state.parse(move))
        happened += heard
        invariants.check(state)
    state.events = None
    return happened


def options(state: UchroniaState) -> set[str]:
    """The legal moves by their notation."""
    return {state.notation(action) for action in state.legal()}


def refused(state: UchroniaState, move: str, rule: str, key: str) -> Refusal:
    """Checks that the move is refused by that rule and that text, and that nothing changes."""
    before = state.digest()
    refusal = state.explain(move)
    assert refusal is not None, f"{move!r} is legal"
    assert (refusal.rule, refusal.key) == (rule, f"uchronia-refuse-{key}"), str(refusal)
    assert refusal.key in TEXT_KEYS
    with pytest.raises((IllegalAction, InvalidNotation)) as caught:
        state.play(state.parse(move))
    assert caught.value.refusal == refusal
    assert state.digest() == before
    return refusal


# --- the table in words ---


def decision(state: UchroniaState) -> tuple[str, int] | None:
    """Kind of the open decision and who has to make it."""
    found = state.decision
    return None if found is None else (found.kind, found.seat)


def words(counts: Sequence[int]) -> str:
    """Counts by colour as a text: `"clay*2 marble"`."""
    named = zip(COLOURS, counts, strict=True)
    return " ".join(f"{colour}*{count}" if count > 1 else colour for colour, count in named if count)


def hand(state: UchroniaState, seat: int) -> str:
    """The Hand of the seat."""
    return words(state.boards[seat].hand)


def stock(state: UchroniaState, seat: int) -> str:
    """The Stock of the seat."""
    return words(state.boards[seat].stock)


def activities(state: UchroniaState, seat: int) -> str:
    """The Activities of the seat."""
    return words(state.boards[seat].activities)


def domain(state: UchroniaState, seat: int) -> str:
    """The cards on the Domain of the seat."""
    board = state.boards[seat]
    return words([board.played if colour == board.domain else 0 for colour in range(5)])


def forum(state: UchroniaState) -> str:
    """The Forum."""
    return words(state.forum)


def discard(state: UchroniaState) -> str:
    """The discard pile."""
    return words(state.discard)


def row(state: UchroniaState) -> list[str]:
    """The Great Works."""
    return [BUILDINGS[number].id for number in state.great_works]


def sites(state: UchroniaState, seat: int) -> dict[str, str]:
    """The sites of the seat and what lies under them."""
    return {BUILDINGS[site.building].id: words(site.under) for site in state.boards[seat].sites}


def completed(state: UchroniaState, seat: int) -> list[str]:
    """The completed Buildings of the seat in the order of their completion."""
    return [BUILDINGS[number].id for number in state.boards[seat].completed]


def holders(state: UchroniaState) -> dict[str, int]:
    """Who holds which Monopoly."""
    return {colour: seat for colour, seat in zip(COLOURS, state.monopolies, strict=True) if seat >= 0}


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of the events."""
    return [event.kind for event in events]
