"""A spectator with a good memory: what everybody knows about hidden cards, told a second time.

The observer hears events as a spectator hears them and sees nothing else. From them it keeps what rules.md calls `at
least`, `none` and `pool`, and says of any world whether it agrees with that.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from pentapolis.core.events import Event
from pentapolis.games.uchronia.buildings import BUILDINGS
from pentapolis.games.uchronia.cards import COLOURS, SUPPLY, unpacked
from pentapolis.games.uchronia.state import UchroniaState

COLOUR = {building.id: COLOURS[building.colour] for building in BUILDINGS}
SUBSETS = [[colour for at, colour in enumerate(COLOURS) if bits >> at & 1] for bits in range(1, 32)]


class HandFacts:
    """What everybody knows about one Hand, and what came and went since the last shuffle."""

    def __init__(self, known: Counter[str], lacks: set[str], drawn: int) -> None:
        self.known = known
        self.lacks = lacks
        self.drawn = drawn
        self.left: Counter[str] = Counter()
        self.came: Counter[str] = Counter()

    def leave(self, colour: str, count: int = 1) -> None:
        """Cards leave the Hand face up."""
        self.left[colour] += count
        self.known[colour] = max(0, self.known[colour] - count)

    def gain(self, colour: str) -> None:
        """A card that everybody saw comes into the Hand."""
        self.came[colour] += 1
        self.known[colour] += 1


class Observer:
    """Follows one game from the choice of an action or from the deal on."""

    def __init__(self, state: UchroniaState) -> None:
        view = state.view(None)
        self.hands = [
            HandFacts(Counter(board["known"]), set(board["lacks"]), board["held"]) for board in view["boards"]
        ]
        # Before the first shuffle of the discard pile all hidden cards come from one pool.
        public = Counter(view["forum"]) + Counter(view["discard"])
        for board in view["boards"]:
            public += Counter(board["stock"]) + Counter(board["activities"]) + Counter(board["domain"])
            for site in board["sites"]:
                public += Counter(site["under"])
        self.pool = Counter(dict(zip(COLOURS, SUPPLY, strict=True))) - public
        self.pile: int = view["pile"]
        self.discard = Counter(view["discard"])
        self.under = [{site["building"]: Counter(site["under"]) for site in board["sites"]} for board in view["boards"]]
        self.revealed: Counter[str] = Counter()
        self.before_shuffle = 0
        self.shuffles = 0

    def hear(self, events: list[Event]) -> None:
        """Takes in what a spectator is told."""
        for event in events:
            told = event.view(None)
            handler = getattr(self, f"on_{event.kind}", None)
            if handler is not None:
                handler(event.seat, told["data"])

    # --- cards that leave a Hand or come into it openly ---

    def on_discard(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat].leave(data["colour"])

    on_explore = on_give = on_drop = on_discard

    def on_command(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat].leave(data["colour"], data["count"])
        self.revealed.clear()

    def on_order(self, seat: int, data: dict[str, Any]) -> None:
        self.revealed.clear()

    def on_copy(self, seat: int, data: dict[str, Any]) -> None:
        self.revealed.clear()
        if data["paid"]:
            self.hands[seat].leave(data["colour"])

    def on_take(self, seat: int, data: dict[str, Any]) -> None:
        if data["to"] == "hand":
            self.hands[seat].gain(data["colour"])

    def on_take_back(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat].gain(data["colour"])

    def on_reveal(self, seat: int, data: dict[str, Any]) -> None:
        colour = data["colour"]
        self.revealed[colour] += 1
        known = self.hands[seat].known
        known[colour] = max(known[colour], self.revealed[colour])

    def on_nothing_to_give(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat].lacks |= set(data["colours"])

    # --- hidden cards ---

    def on_draw(self, seat: int, data: dict[str, Any]) -> None:
        self.pile -= data["count"] - self.before_shuffle
        self.hands[seat].drawn += data["count"] - self.before_shuffle
        self.before_shuffle = 0
        self.hands[seat].lacks.clear()

    def on_look(self, seat: int, data: dict[str, Any]) -> None:
        self.pile -= data["count"] - self.before_shuffle
        self.hands[seat].drawn += data["count"] - self.before_shuffle
        self.before_shuffle = 0

    def on_keep(self, seat: int, data: dict[str, Any]) -> None:
        self.hands[seat].lacks.clear()
        for colour in data["put"]:
            self.hands[seat].left[colour] += 1

    def on_shuffle(self, seat: int, data: dict[str, Any]) -> None:
        assert self.discard.total() == data["count"]
        self.before_shuffle, self.pile = self.pile, data["count"]
        self.pool, self.discard = self.discard, Counter()
        self.shuffles += 1
        for facts in self.hands:
            facts.drawn = 0
            facts.left.clear()
            facts.came.clear()

    # --- the discard pile ---

    def on_start(self, seat: int, data: dict[str, Any]) -> None:
        colour = COLOUR[data["building"]]
        if data["foundation"] == "hand":
            self.hands[seat].leave(colour)
        self.discard[colour] += 1
        self.under[seat][data["building"]] = Counter()

    def on_keep_foundation(self, seat: int, data: dict[str, Any]) -> None:
        self.discard[data["colour"]] -= 1
        self.hands[seat].gain(data["colour"])

    def on_add(self, seat: int, data: dict[str, Any]) -> None:
        if data["from"] == "hand":
            self.hands[seat].leave(data["colour"])
        self.under[seat][data["building"]][data["colour"]] += 1

    def on_salvage(self, seat: int, data: dict[str, Any]) -> None:
        self.under[seat][data["building"]][data["colour"]] -= 1

    def on_undermine(self, seat: int, data: dict[str, Any]) -> None:
        self.under[data["victim"]][data["building"]][data["colour"]] -= 1

    def on_complete(self, seat: int, data: dict[str, Any]) -> None:
        self.discard += self.under[seat].pop(data["building"])

    # --- judging a world ---

    def check(self, world: UchroniaState) -> None:
        """Asserts that the world agrees with everything that was said openly."""
        assert Counter(world.view(None)["discard"]) == self.discard
        assert world.left == self.pile
        for seat, facts in enumerate(self.hands):
            held = _named(world.boards[seat].hand)
            for colour in COLOURS:
                assert held[colour] >= facts.known[colour], f"seat {seat} has shown {facts.known}, not {held}"
                if colour in facts.lacks:
                    assert held[colour] == facts.known[colour], f"seat {seat} has no hidden {colour}"
        self._check_pool(world)

    def _check_pool(self, world: UchroniaState) -> None:
        """What is not in the draw pile any more must have been drawn: there is room for it in the Hands.

        A player's cards, with those that left and without those that came openly, are what they held at the last
        shuffle and what they drew since. That the drawn ones can be chosen among them is a question of flows: for every
        set of colours, the players together can hold what is missing of it.
        """
        pile = Counter(COLOURS[world.pile[at]] for at in range(world.left))
        missing = {colour: self.pool[colour] - pile[colour] for colour in COLOURS}
        assert min(missing.values()) >= 0, "the draw pile holds cards that were not shuffled"
        had = []
        for seat, facts in enumerate(self.hands):
            cards = _named(world.boards[seat].hand)
            frame = world.looking
            if frame is not None and frame.seat == seat:
                cards += _named(unpacked(frame.b)) + _named(unpacked(frame.c))
            had.append({colour: cards[colour] + facts.left[colour] - facts.came[colour] for colour in COLOURS})
        assert sum(missing.values()) == sum(facts.drawn for facts in self.hands)
        for colours in SUBSETS:
            room = sum(
                min(facts.drawn, sum(cards[colour] for colour in colours))
                for facts, cards in zip(self.hands, had, strict=True)
            )
            assert sum(missing[colour] for colour in colours) <= room, f"nobody can have drawn the {colours}"


def _named(counts: list[int]) -> Counter[str]:
    return Counter(dict(zip(COLOURS, counts, strict=True)))
