"""A visit to a site: where to, and which of its actions (R28 to R42)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import NOTHING, OPEN, Frame
from ..actions import AS_GOLD, BONUS, BOTTOM, LEAVE, SITE, TOP, verb_of
from ..board import with_item, without_item
from ..catalogue import ARCHON, COLOURS, DICE, GOLD, PISCES, RESOURCES, SITES, SPEAKER, WISDOM, WORKERS
from ..frames import SOLO_TOKEN, VISIT_MENU
from ..sites import BONUS_COST, bonus_action, both, bottom_action, can_bonus, can_bottom, entitled, top_action
from ..state import OriginsState
from ..workers import has_worker, worker_target, worker_value
from .base import OriginsStep
from .ships import rise, rise_alone

# What has been done of a visit.
DONE_TOP = 1
DONE_BOTTOM = 2
DONE_BONUS = 4


class Site(OriginsStep):
    """R29 to R32: the site for the worker; what its value lacks is paid in Wisdom."""

    def __init__(self) -> None:
        super().__init__(
            "site",
            "R31",
            ("site",),
            ("site-value",),
            ranges=((0, len(WORKERS) - 1),),
            on=("next_turn", "superiority"),
            events=("visit", "rise"),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The sites that it can enter."""
        resources = state.boards[frame.seat].resources
        reach = worker_value(frame.a) + resources[WISDOM] + resources[GOLD]
        found: list[int] = []
        for site in range(SITES):
            if state.ships[site] <= reach:
                found.append(SITE + site)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """The worker goes there, the difference is paid, the ship rises, then the actions (R33, R34)."""
        seat = frame.seat
        site = action - SITE
        worker = frame.a
        board = state.boards[seat]
        cost = max(0, state.ships[site] - worker_value(worker))
        board.pay(WISDOM, cost)
        if worker < DICE:
            board.unused = without_item(board.unused, worker)
            board.used = with_item(board.used, worker * SITES + site)
        elif worker == ARCHON:
            board.archon = site
        else:
            value = worker - SPEAKER
            board.speakers = without_item(board.speakers, value)
            board.spoken = with_item(board.spoken, value * SITES + site)
        if state.events is not None:
            state.emit(Event("visit", seat, "R28", {"worker": WORKERS[worker], "site": site + 1, "cost": cost}))
        state.push(Frame(VISIT_MENU, seat, site, worker))
        if not state.alone:
            rise(state, seat, site)
        elif board.tokens > 0:
            state.push(Frame(SOLO_TOKEN, seat, site))
        else:
            rise_alone(state, seat, site)

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """R28: the worker is there."""
        return None if has_worker(state.boards[frame.seat], frame.a) else "there is no such worker"

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which worker."""
        return {"worker": WORKERS[frame.a]}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What it costs, and the colour of its bonus tile."""
        site = action - SITE
        cost = max(0, state.ships[site] - worker_value(frame.a))
        return {"ship": state.ships[site], "cost": cost, "colour": COLOURS[state.bonus[site]]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The site."""
        return [{"zone": "sites", "site": action - SITE + 1}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """R31: how much Wisdom is missing."""
        site = action - SITE
        resources = state.boards[frame.seat].resources
        value = worker_value(frame.a)
        missing = state.ships[site] - value - resources[WISDOM] - resources[GOLD]
        args: dict[str, int | str] = {
            "site": site + 1,
            "ship": state.ships[site],
            "worker": WORKERS[frame.a],
            "value": value,
            "missing": missing,
        }
        return Refusal("R31", "origins-refuse-site-value", args)


class VisitMenu(OriginsStep):
    """R35 to R41: one main action, both for a Freeman of 6; the bonus action once, before, between or after."""

    def __init__(self) -> None:
        super().__init__(
            "visit_menu",
            "R35",
            ("top", "bottom", "bonus", "gold", "leave"),
            (
                "main-done",
                "main-first",
                "cannot-temple",
                "cannot-recruit",
                "no-citizen",
                "cannot-food",
                "no-tile",
                "bonus-done",
                "bonus-speaker",
                "bonus-colour",
                "bonus-archon",
                "bonus-cost",
                "bonus-nothing",
                "no-pisces",
            ),
            ranges=((0, SITES - 1), (0, len(WORKERS) - 1), (0, 7)),
            on=("next_turn", "superiority"),
            events=("pay", "gain"),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Main actions, bonus action, end."""
        done = frame.c & 3
        found: list[int] = []
        if done == 0 or (done < 3 and both(frame.b)):
            if not done & DONE_TOP:
                found.append(TOP)
            if not done & DONE_BOTTOM and can_bottom(state, frame.seat, frame.a):
                found.append(BOTTOM)
        if not frame.c & DONE_BONUS and entitled(state, frame.seat, frame.a, frame.b):
            if can_bonus(state, frame.seat, state.bonus[frame.a]):
                found.append(BONUS)
            if state.boards[frame.seat].signs & PISCES:
                found.append(AS_GOLD)
        if done:
            found.append(LEAVE)
        return found

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """The only thing left, which is often to leave."""
        actions = self.legal(state, frame)
        if not actions:
            return NOTHING
        return actions[0] if len(actions) == 1 else OPEN

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """The action, and then the menu again."""
        seat = frame.seat
        if action == LEAVE:
            return
        if action == TOP:
            flag = DONE_TOP
        elif action == BOTTOM:
            flag = DONE_BOTTOM
        else:
            flag = DONE_BONUS
        state.push(Frame(VISIT_MENU, seat, frame.a, frame.b, frame.c | flag))
        if action == TOP:
            top_action(state, seat, frame.a)
        elif action == BOTTOM:
            bottom_action(state, seat, frame.a)
        elif action == BONUS:
            bonus_action(state, seat, state.bonus[frame.a])
        else:
            state.gain(seat, GOLD, 1)  # R80
            if state.events is not None:
                state.emit(Event("gain", seat, "R80", {"resource": "gold", "count": 1}))

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """The worker stands on the site, and only a 6 has done both main actions."""
        board = state.boards[frame.seat]
        worker = frame.b
        if worker < DICE:
            there = worker * SITES + frame.a in board.used
        elif worker == ARCHON:
            there = board.archon == frame.a
        else:
            there = (worker - SPEAKER) * SITES + frame.a in board.spoken
        if not there:
            return "the worker does not stand on that site"
        if frame.c & 3 == 3 and not both(worker):
            return "only a Freeman of 6 carries out both main actions"
        return None

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Where, with which worker, and what has been done."""
        return {
            "site": frame.a + 1,
            "worker": WORKERS[frame.b],
            "colour": COLOURS[state.bonus[frame.a]],
            "main_done": (frame.c & 3).bit_count(),
            "bonus_done": int(bool(frame.c & DONE_BONUS)),
        }

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """The site and the colour of its bonus tile."""
        return {"site": frame.a + 1, "colour": COLOURS[state.bonus[frame.a]]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The part of the site."""
        if action == LEAVE:
            return [worker_target(frame.seat, frame.b)]
        part = {TOP: "top", BOTTOM: "bottom"}.get(action, "bonus")
        return [{"zone": "sites", "site": frame.a + 1, "part": part}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """What is done already, cannot be carried out, or is not for this worker."""
        seat, site, worker = frame.seat, frame.a, frame.b
        if action == LEAVE:
            return Refusal("R35", "origins-refuse-main-first")
        if action in (TOP, BOTTOM):
            if frame.c & 3 and (not both(worker) or frame.c & (DONE_TOP if action == TOP else DONE_BOTTOM)):
                rule = "R36" if both(worker) else "R35" if worker < DICE else "R37"
                return Refusal(rule, "origins-refuse-main-done", {"worker": WORKERS[worker]})
            return self._why_not_bottom(state, seat, site)
        if frame.c & DONE_BONUS:
            return Refusal("R38", "origins-refuse-bonus-done")
        colour = COLOURS[state.bonus[site]]
        if not entitled(state, seat, site, worker):
            args: dict[str, int | str] = {"colour": colour, "worker": WORKERS[worker]}
            if worker > ARCHON:
                return Refusal("R41", "origins-refuse-bonus-speaker", args)
            if worker == ARCHON:
                return Refusal("R40", "origins-refuse-bonus-archon", args)
            return Refusal("R38", "origins-refuse-bonus-colour", args)
        if action == AS_GOLD:
            return Refusal("R80", "origins-refuse-no-pisces")
        resource = BONUS_COST[state.bonus[site]]
        if resource >= 0 and not state.boards[seat].can_pay(resource, 1):
            return Refusal("R46", "origins-refuse-bonus-cost", {"resource": RESOURCES[resource]})
        return Refusal("R38", "origins-refuse-bonus-nothing", {"colour": colour})

    def _why_not_bottom(self, state: OriginsState, seat: int, site: int) -> Refusal:
        board = state.boards[seat]
        if site == 1:
            return Refusal("R48", "origins-refuse-no-tile")
        if site == 2:
            return Refusal("R53", "origins-refuse-cannot-temple")
        if site == 3:
            if board.free_bases == 0:
                return Refusal("R93", "origins-refuse-cannot-recruit")
            return Refusal("R95", "origins-refuse-no-citizen")
        if site == 4:
            return Refusal("R54", "origins-refuse-cannot-food")
        return self.other_decision(verb_of(BOTTOM))
