"""Research: the slot, its leader, the colour, the card (R55 to R78)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import CARD, COLOUR, DECLINE, RESEARCH
from ..board import Board
from ..cards import LEADER_IDS, SLOT_IDS, SLOT_LEVEL, SLOT_REQUIRED, SLOTS, TECH_IDS, TECHS, TITLE_COLOURS
from ..effects import decline
from ..frames import COLOUR as COLOUR_STEP
from ..frames import FOUND, MAY_DECLINE
from ..hooks import ON_DISCOVER
from ..piles import reveal_cards
from ..research import (
    FROM_COLUMNS,
    IGNORE_PREREQUISITES,
    PRICE_BITS,
    REVEALED_ONLY,
    colours,
    has_scholar,
    is_linked,
    is_revealed,
    may_research,
    price,
    reveal_until_two,
)
from ..scripts import SCRIPTS, hooks_of
from ..state import HorizonState, changed
from .base import FLAGS, NO, Asked, Automatic, HorizonStep, thing


def put_in_force(state: HorizonState, board: Board, tech: int) -> None:
    """R72: spaces and permanent effects of the card, from now on."""
    board.techs = sorted([*board.techs, tech])
    if SCRIPTS.tech_hooks[tech]:
        board.hooks = hooks_of(board)
    if state.events is not None:
        state.emit(Event("technology", board.seat, "R72", {"technology": TECH_IDS[tech]}))


class Slot(Asked):
    """R55 to R61: Frame(what is allowed, prices, -, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "slot",
            "R57",
            ("research", "decline"),
            events=("research", "leader"),
            refusals=("own-slot", "wrong-level", "prerequisites", "not-revealed", "research-price", "no-scholar"),
            bounds=((1, 255), (0, 1 << 5 * PRICE_BITS), NO, FLAGS),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Slots in the order of the tree."""
        board = state.boards[frame.seat]
        found: list[int] = []
        if has_scholar(board, frame.a):
            for slot in range(SLOTS):
                if may_research(state, board, slot, frame.a, frame.b):
                    found.append(RESEARCH + slot)
        if frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """R196: the price first; then leader, colour, card and bonus, pushed in reverse."""
        if action == DECLINE:
            decline(state, frame)
            return
        slot = action - RESEARCH
        seat = frame.seat
        board = state.boards[seat]
        level = SLOT_LEVEL[slot]
        coins = price(board, level, frame.b)
        discovers = level > 1 and not is_revealed(state, slot)
        board.coins -= coins
        if frame.a & FROM_COLUMNS:  # R61
            board.take_inactive()
        else:
            board.active -= 1
        board.scholars |= 1 << slot
        board.add_level(level)
        if state.events is not None:
            data = {"slot": SLOT_IDS[slot], "coins": coins, "discovers": int(discovers)}
            state.emit(Event("research", seat, "R62" if discovers else "R70", data))
        state.push(Frame(FOUND, seat, slot, int(discovers)))
        if discovers:
            if level < 4:  # R69
                state.push(Frame(COLOUR_STEP, seat, slot))
            self._take_leader(state, board, slot)

    def _take_leader(self, state: HorizonState, board: Board, slot: int) -> None:
        """R62, R63: resolved completely while the slot may still have no card."""
        leader = state.leader_at[slot]
        if leader < 0:
            return
        state.reveal()
        state.lay_open(leader)
        state.leader_at = changed(state.leader_at, slot, -1)
        board.leaders = [*board.leaders, leader]
        if state.events is not None:
            state.emit(Event("leader", board.seat, "R62", {"leader": LEADER_IDS[leader]}, reveals=True))
        state.push_bonus(board.seat, SCRIPTS.leaders[leader])

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The price, the card there, and whether it would be a discovery."""
        if action == DECLINE:
            return {}
        slot = action - RESEARCH
        tech = state.tech_at[slot]
        discovers = SLOT_LEVEL[slot] > 1 and not is_revealed(state, slot)
        found: dict[str, Any] = {
            "coins": price(state.boards[frame.seat], SLOT_LEVEL[slot], frame.b),
            "discovers": int(discovers),
            "known": int(tech >= 0),
        }
        found["technology"] = TECH_IDS[tech] if tech >= 0 else "none"
        return found

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What the technology does, if its card lies there."""
        tech = -1 if action == DECLINE else state.tech_at[action - RESEARCH]
        return f"horizon-technology-{TECH_IDS[tech]}-text" if tech >= 0 else ""

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """The levels."""
        levels = [level for level in range(1, 5) if frame.a & 1 << level]
        return {**super().about(state, frame), "levels": levels}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The slot."""
        return [thing("tree", frame.seat, slot=args["slot"])] if verb == "research" else []

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """The first rule that is against it."""
        slot = action - RESEARCH
        board = state.boards[frame.seat]
        level = SLOT_LEVEL[slot]
        if not frame.a & 1 << level:
            return self.no("wrong-level", action, "R184", level=level)
        if board.scholars & 1 << slot:
            return self.no("own-slot", action, "R55")
        if not frame.a & IGNORE_PREREQUISITES and not is_linked(board, slot):
            return self.no("prerequisites", action, "R58" if level == 4 else "R57", required=SLOT_REQUIRED[slot])
        if frame.a & REVEALED_ONLY and not is_revealed(state, slot):
            return self.no("not-revealed", action, "R60")
        coins = price(board, level, frame.b)
        if coins > board.coins:
            return self.no("research-price", action, "R36", coins=coins, held=board.coins)
        return self.no("no-scholar", action, "R61")


class Colour(HorizonStep):
    """R64, R68: the discoverer's colour: Frame(slot)."""

    def __init__(self) -> None:
        super().__init__(
            "colour",
            "R64",
            ("colour",),
            events=("reveal", "look"),
            refusals=("colour",),
            bounds=((0, SLOTS - 1), NO, NO, NO),
            on=("found",),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """A slot of level II or III that the player has just discovered."""
        fits = SLOT_LEVEL[frame.a] in (2, 3) and state.tech_at[frame.a] < 0
        return None if fits else f"{SLOT_IDS[frame.a]} needs no card"

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Main colours of the linked cards that the pile still has."""
        found = colours(state, frame.a)
        return [COLOUR + colour for colour in range(4) if found & 1 << colour]

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """R65: cards are revealed until two have the colour in their titles."""
        level = SLOT_LEVEL[frame.a]
        colour = action - COLOUR
        pile = state.piles[level]
        count = reveal_until_two(pile, colour)
        reveal_cards(state, frame.seat, frame.a, level, count, colour)

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """The slot."""
        return {"slot": SLOT_IDS[frame.a]}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The slot that is discovered."""
        return [thing("tree", frame.seat, slot=SLOT_IDS[frame.a])]

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """No linked card has the colour, or no card of the pile."""
        return self.no("colour", action, slot=SLOT_IDS[frame.a])


class Card(HorizonStep):
    """R67, R75: one of the revealed cards: Frame(slot or -1, how many are revealed, colour or -1, level)."""

    def __init__(self) -> None:
        super().__init__(
            "card",
            "R67",
            ("card",),
            events=("place_card", "private", "technology"),
            refusals=("not-revealed-card",),
            bounds=((-1, SLOTS - 1), (1, TECHS), (-1, 3), (2, 3)),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """Cards that are there, for a slot that needs one."""
        if frame.b > len(state.piles[frame.d]) or (frame.a < 0) != (frame.c < 0):
            return "there are not so many cards"
        if frame.a >= 0 and (SLOT_LEVEL[frame.a] != frame.d or state.tech_at[frame.a] >= 0):
            return f"{SLOT_IDS[frame.a]} needs no such card"
        return None

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """For a slot the two with the colour, else any; in the order revealed."""
        found: list[int] = []
        pile = state.piles[frame.d]
        for at in range(frame.b):
            if frame.a < 0 or TITLE_COLOURS[pile[at]] & 1 << frame.c:
                found.append(CARD + pile[at])
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """R67, R76: the others go under the pile in the order revealed (Q12)."""
        tech = action - CARD
        level = frame.d
        pile = state.piles[level]
        state.piles[level] = [*pile[frame.b :], *[other for other in pile[: frame.b] if other != tech]]
        seat = frame.seat
        if frame.a >= 0:
            state.tech_at = changed(state.tech_at, frame.a, tech)
            if state.events is not None:
                data = {"technology": TECH_IDS[tech], "slot": SLOT_IDS[frame.a]}
                state.emit(Event("place_card", seat, "R67", data))
            return
        board = state.boards[seat]
        board.private = [*board.private, tech]
        board.add_level(level)
        if state.events is not None:
            state.emit(Event("private", seat, "R75", {"technology": TECH_IDS[tech]}))
        put_in_force(state, board, tech)
        state.push_bonus(seat, SCRIPTS.tech_bonus[tech])

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """The revealed cards, and the slot unless the card is kept."""
        return {
            "technologies": [TECH_IDS[tech] for tech in state.piles[frame.d][: frame.b]],
            "slot": SLOT_IDS[frame.a] if frame.a >= 0 else "",
            "private": int(frame.a < 0),
        }

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The card."""
        return [thing("revealed", frame.seat, technology=args["technology"])]

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What the technology does."""
        return f"horizon-technology-{TECH_IDS[action - CARD]}-text"

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """Another card, or one without the colour."""
        return self.no("not-revealed-card", action)


class Found(Automatic):
    """R71 to R73: the card of a slot is in force: Frame(slot, whether it was discovered)."""

    def __init__(self) -> None:
        super().__init__("found", events=("technology",), bounds=((0, SLOTS - 1), (0, 1), NO, NO))

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """A slot where the player has a scholar."""
        return None if state.boards[frame.seat].scholars >> frame.a & 1 else "the player has no scholar there"

    def run(self, state: HorizonState, frame: Frame) -> None:
        """Hooks of a discovery, then the immediate bonus; pushed in reverse."""
        board = state.boards[frame.seat]
        tech = state.tech_at[frame.a]
        if tech >= 0:
            put_in_force(state, board, tech)
            state.push_bonus(frame.seat, SCRIPTS.tech_bonus[tech])
        if frame.b:
            state.push_bonuses(frame.seat, board.hooks.programs[ON_DISCOVER])
