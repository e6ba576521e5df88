"""Worlds that a seat cannot tell from the true one.

What everybody knows about a Hand is kept on its board: so many cards of a colour at least, of other colours none.
Known cards are fixed; the hidden rest is dealt anew from the cards that can be there. After a reshuffle there are two
such pools: what was in the Hands then (`old`), and what was shuffled, now in the draw pile or drawn since (`fresh`).
Every deal of the hidden cards that fits is equally likely. One thing is approximated: when a Hand holds cards of both
pools and shows one, its origin is drawn card by card by how likely each pool is, not from all such cards at once.
Why somebody played as they did is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from ...core.steps import NOTHING, Frame
from .board import Board
from .cards import BITS, packed, unpacked
from .deal_counts import Allotment

if TYPE_CHECKING:
    from .state import UchroniaState

MOST_TRIES: Final = 10_000_000
PATIENCE: Final = 50  # blind deals before those to Hands that lack colours are counted


def resampled(state: UchroniaState, seat: int, rng: Rng) -> UchroniaState:
    """A full state that agrees with everything the seat (-1: a spectator) knows, with a seed of its own."""
    world = state.copy()
    world.reseed(rng)
    _shuffle_buildings(world, rng)
    deal = Deal(state, seat)
    for number in range(MOST_TRIES):
        if deal.tried(world, rng, number >= PATIENCE):
            deal.fill_pile(world, rng)
            return world
    raise RuntimeError("no world fits what the seat knows")


def _shuffle_buildings(world: UchroniaState, rng: Rng) -> None:
    """Another order of the Building pile above what lies known at its bottom (R8)."""
    hidden = sorted(world.building_pile[world.bottom : world.buildings_left])
    rng.shuffle(hidden)
    world.building_pile = world.building_pile[: world.bottom] + hidden


class Holder:
    """A Hand, or the cards under a Lighthouse, as the others know it."""

    __slots__ = ("known", "lacks", "new_slots", "old_slots", "seat", "shown")

    def __init__(
        self, seat: int, known: list[int], shown: list[int], lacks: int, old_slots: int, new_slots: int
    ) -> None:
        self.seat = seat
        self.known = known
        # Of the cards it ever got unseen since the shuffle: those whose colour has come to light, by colour.
        self.shown = shown
        self.lacks = lacks
        self.old_slots = old_slots
        self.new_slots = new_slots


class Deal:
    """The hidden cards as one seat knows them, and the dealing of them."""

    def __init__(self, state: UchroniaState, seat: int) -> None:
        self.seat = seat
        self.old = [0] * 5  # hidden cards from before the last shuffle, by colour
        self.new = [0] * 5  # hidden cards of the last shuffle
        self.holders: list[Holder] = []
        self.looked: Holder | None = None
        self.rest = [0] * 5  # what a successful deal leaves for the draw pile
        self.allotments: dict[tuple[int, ...], Allotment] = {}
        for at in range(state.left):
            self.new[state.pile[at]] += 1
        self._take_in_looked(state)
        for number, board in enumerate(state.boards):
            if number != seat:
                self._take_in(number, board)
        # Who decides comes first, because the open decision says most; then those who lack something.
        decider = -1 if state.over else state.player
        self.holders.sort(key=lambda holder: (holder.seat != decider, holder.lacks == 0))

    def _take_in(self, number: int, board: Board) -> None:
        shown = [0] * 5
        for colour in range(5):
            self.old[colour] += board.old[colour]
            self.new[colour] += board.fresh[colour]
            # Cards that left openly beyond those that came openly, and those that are known to be there.
            gone = board.old[colour] + board.fresh[colour] - board.hand[colour]
            shown[colour] = gone + board.known[colour]
        self.holders.append(Holder(number, board.known, shown, board.lacks, sum(board.old), sum(board.fresh)))

    def _take_in_looked(self, state: UchroniaState) -> None:
        frame = state.looking
        if frame is None or frame.seat == self.seat:
            return
        new, old = unpacked(frame.b), unpacked(frame.c)
        for colour in range(5):
            self.new[colour] += new[colour]
            self.old[colour] += old[colour]
        self.looked = Holder(frame.seat, [0] * 5, [0] * 5, 0, sum(old), sum(new))

    def tried(self, world: UchroniaState, rng: Rng, counted: bool) -> bool:
        """Deals once; False if it does not fit and has to be tried again.

        With `counted` those who lack colours get their cards first, in one of the deals that fit.
        """
        old, new = self.old[:], self.new[:]
        origins = self._origins(old, new, rng)
        if origins is None:
            return False
        old_slots = [holder.old_slots - sum(origins[at]) for at, holder in enumerate(self.holders)]
        new_slots = [holder.new_slots - sum(holder.shown) + sum(origins[at]) for at, holder in enumerate(self.holders)]
        ready_old = self._for_the_lacking(old, old_slots, rng) if counted else {}
        ready_new = self._for_the_lacking(new, new_slots, rng) if counted else {}
        if ready_old is None or ready_new is None:
            return False
        all_old, all_new = old[:], new[:]
        if self.looked is not None and not self._look_again(world, self.looked, old, new, rng):
            return False
        for number, holder in enumerate(self.holders):
            from_old = origins[number]
            fresh = [holder.shown[colour] - from_old[colour] for colour in range(5)]
            lacks = 0 if counted else holder.lacks
            old_cards = ready_old.get(number) or dealt(old, all_old, old_slots[number], lacks, rng)
            new_cards = ready_new.get(number) or dealt(new, all_new, new_slots[number], lacks, rng)
            if old_cards is None or new_cards is None:
                return False
            board = world.boards[holder.seat]
            board.hand = [holder.known[colour] + old_cards[colour] + new_cards[colour] for colour in range(5)]
            board.old = [from_old[colour] + old_cards[colour] for colour in range(5)]
            board.fresh = [fresh[colour] + new_cards[colour] for colour in range(5)]
            if number == 0 and not self._still_pending(world):
                return False
        self.rest = new
        return True

    def _for_the_lacking(self, pool: list[int], slots: list[int], rng: Rng) -> dict[int, list[int]] | None:
        """Cards out of the pool for those who lack colours, by the number of the holder; None if nothing fits."""
        lacking = [at for at, holder in enumerate(self.holders) if holder.lacks and slots[at] > 0]
        if not lacking:
            return {}
        wanted = [slots[at] for at in lacking]
        key = (*pool, -1, *wanted)
        if key not in self.allotments:
            self.allotments[key] = Allotment(pool[:], wanted, [self.holders[at].lacks for at in lacking])
        hands = self.allotments[key].drawn(rng)
        if hands is None:
            return None
        for hand in hands:
            for colour in range(5):
                pool[colour] -= hand[colour]
        return dict(zip(lacking, hands, strict=True))

    def fill_pile(self, world: UchroniaState, rng: Rng) -> None:
        """What was not dealt is the draw pile, in any order."""
        pile = [colour for colour in range(5) for _ in range(self.rest[colour])]
        rng.shuffle(pile)
        world.pile = pile

    def _still_pending(self, world: UchroniaState) -> bool:
        """R151, R177: that a decision is pending tells that there is something to choose, if only one thing."""
        if world.over or world.player == self.seat:
            return True
        frame = world.stack[-1]
        return world.game.steps[frame.step].forced(world, frame) != NOTHING

    def _look_again(self, world: UchroniaState, looked: Holder, old: list[int], new: list[int], rng: Rng) -> bool:
        """Other cards under the Lighthouse."""
        before = dealt(old, old, looked.old_slots, 0, rng)
        since = dealt(new, new, looked.new_slots, 0, rng)
        if before is None or since is None:
            return False
        frame = world.stack[-1]
        world.stack[-1] = Frame(frame.step, frame.seat, frame.a, packed(since), packed(before))
        return True

    def _origins(self, old: list[int], new: list[int], rng: Rng) -> list[list[int]] | None:
        """How many of the shown cards of every holder are from the old pool; takes them all out of the pools."""
        found = [[0] * 5 for _ in self.holders]
        both: list[int] = []
        for number, holder in enumerate(self.holders):
            if holder.old_slots > 0 and holder.new_slots > 0:
                both.append(number)
                continue
            pool = old if holder.old_slots > 0 else new
            for colour in range(5):
                pool[colour] -= holder.shown[colour]
            if holder.old_slots > 0:
                found[number] = holder.shown
        for number in both:
            holder = self.holders[number]
            old_slots, new_slots = holder.old_slots, holder.new_slots
            for colour in range(5):
                for _ in range(holder.shown[colour]):
                    # A random slot, and the chance that the card in it has this colour.
                    for_old = old_slots * old[colour] * (sum(new) or 1)
                    for_new = new_slots * new[colour] * (sum(old) or 1)
                    if for_old + for_new == 0:
                        return None
                    if rng.below(for_old + for_new) < for_old:
                        found[number][colour] += 1
                        old[colour] -= 1
                        old_slots -= 1
                    else:
                        new[colour] -= 1
                        new_slots -= 1
        return found


def dealt(pool: list[int], all_cards: list[int], slots: int, lacks: int, rng: Rng) -> list[int] | None:
    """Takes cards of allowed colours out of the pool; None if this deal has to be thrown away.

    Of all deals those that leave more allowed cards to a later holder are dealt too rarely: an earlier holder took them
    from them. Throwing deals away in the same measure makes every deal equally likely again.
    """
    cards = [0] * 5
    if slots == 0:
        return cards
    allowed = 0
    most = 0
    for colour in range(5):
        if not lacks & BITS[colour]:
            allowed += pool[colour]
            most += all_cards[colour]
    if allowed < slots:
        return None
    if lacks:
        for taken in range(slots):
            if rng.below(most - taken) >= allowed - taken:
                return None
    for _ in range(slots):
        pick = int(rng.below(allowed))
        allowed -= 1
        for colour in range(5):
            if lacks & BITS[colour]:
                continue
            if pick < pool[colour]:
                pool[colour] -= 1
                cards[colour] += 1
                break
            pick -= pool[colour]
    return cards
