"""What the decisions of this game have in common."""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.rng import Rng
from ....core.steps import NOTHING, OPEN, Choice, Frame, Step
from ..actions import DECLINE, MEANINGS, STOP
from ..board import Board
from ..buildings import BRICKWORKS, BUILDINGS, COLOUR_OF, STAND_IN, STAND_IN_FOR
from ..cards import BITS, COLOURS, ORDERS
from ..orders import RULE_OF
from ..sites import open_site
from ..state import UchroniaState
from ..view import building_ids
from .stack import says_more

NO_ACTION: Final = -3
# The cards that may be chosen where there are none. Never changed.
NOTHING_THERE: Final = [0, 0, 0, 0, 0]
PRIVATE: Final = ("hand", "looked")  # zones that only their owner can look into
REFUSED: Final = ("must", "other-decision")  # what every decision can say
ADDING: Final = ("no-site", "wrong-colour", "same-turn", "no-card")  # what can stand against a card for a site
COMMON: Final = ("forum", "discard", "great_works", "revealed", "looked")


def target(zone: str, seat: int, kind: str, name: str) -> dict[str, Any]:
    """A card or Building on the table: in a common zone, or in a zone of the seat."""
    return {"zone": zone, kind: name} if zone in COMMON else {"zone": zone, "seat": seat, kind: name}


class UchroniaStep(Step[UchroniaState]):
    """A kind of decision: the rule it follows, the verbs of its answers, the zone its cards come from.

    `ints` is how many ints its frames use; `of_others` whether it can be a decision of somebody whose turn it is not.
    """

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...], zone: str = "") -> None:
        super().__init__(name, private=zone in PRIVATE, rule=rule, verbs=verbs)
        self.must = rule  # the rule by which one cannot say no, where that is so
        self.zone = zone
        self.refusals = REFUSED
        self.ints = 0
        self.of_others = False

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """It is a decision of the player whose turn it is, and says no more than it knows."""
        if frame.seat != state.current and not self.of_others:
            return "it is another seat's turn"
        return "the frame says more than its step knows" if says_more(frame, self.ints) else None

    def choice(self, state: UchroniaState, frame: Frame, action: int) -> Choice:
        """The verb with its arguments, and the cards and Buildings it touches."""
        meaning = MEANINGS[action]
        key = f"uchronia-choice-{self.name}-{meaning.verb}"
        targets = self.targets(state, frame, meaning.verb, meaning.args)
        return Choice(action, meaning.verb, dict(meaning.args), targets, key)

    def begins(self, found: Choice, order: int, times: int) -> Choice:
        """The choice with what the Order that it begins lets one do, so many times."""
        found.args["times"] = times
        found.rule = RULE_OF[order]
        found.effect = f"uchronia-effect-{ORDERS[order]}"
        return found

    def choice_keys(self) -> list[str]:
        """A verb means something else in every decision."""
        return [f"choice-{self.name}-{verb}" for verb in self.verbs]

    def targets(self, state: UchroniaState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """Where on the table the answer points."""
        found: list[dict[str, Any]] = []
        seat = args.get("seat", frame.seat)
        if "building" in args:
            built = args["building"] in building_ids(state.boards[seat].completed)
            zone = "great_works" if verb == "start" else "completed" if built else "sites"  # R115: sites work too
            found.append(target(zone, seat, "building", args["building"]))
        if "colour" in args and self.zone:
            found.append(target(self.zone, seat, "colour", args["colour"]))
        if "other" in args:
            found.append(target("forum", seat, "colour", args["other"]))
        return found

    def refusal(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """Another kind of action than is asked for, or what the decision itself says against it."""
        verb = MEANINGS[action].verb
        if action in (STOP, DECLINE):
            other = "decline" if action == STOP else "stop"
            if verb in self.verbs or other not in self.verbs:
                return Refusal(self.must, "uchronia-refuse-must", {"decision": self.name})
        if verb not in self.verbs:
            return Refusal(self.rule, "uchronia-refuse-other-decision", {"decision": self.name, "verb": verb})
        return self.why_not(state, frame, action)

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """Why an action with a fitting verb is refused."""
        return Refusal(self.rule, "uchronia-refuse-other-decision", {"decision": self.name, "verb": ""})


class ColourChoice(UchroniaStep):
    """A decision whose answers are one verb with a colour, and perhaps a way to say no.

    Without any colour to choose there is nothing to decide, whether or not one could say no.
    """

    def __init__(self, name: str, rule: str, verb: str, base: int, zone: str, refuse: str = "") -> None:
        super().__init__(name, rule, (verb, refuse) if refuse else (verb,), zone)
        self.base = base
        self.refusals = (*REFUSED, "no-card")

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """For each colour more than 0 if it may be chosen; the list belongs to the position."""
        return []

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """The action that says no, or NO_ACTION."""
        return NO_ACTION

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The colours in their order, then the no."""
        counts = self.available(state, frame)
        actions: list[int] = []
        for colour in range(5):
            if counts[colour] > 0:
                actions.append(self.base + colour)
        if actions:
            no = self.no(state, frame)
            if no != NO_ACTION:
                actions.append(no)
        return actions

    def allows(self, state: UchroniaState, frame: Frame, action: int) -> bool:
        """Whether the colour is there, or no may be said."""
        colour = action - self.base
        if 0 <= colour < 5:
            return self.available(state, frame)[colour] > 0
        return action == self.no(state, frame)

    def sample(self, state: UchroniaState, frame: Frame, rng: Rng) -> int:
        """One of the answers."""
        counts = self.available(state, frame)
        number = 0
        for colour in range(5):
            if counts[colour] > 0:
                number += 1
        no = self.no(state, frame)
        pick = int(rng.below(number + 1 if no != NO_ACTION else number))
        for colour in range(5):
            if counts[colour] > 0:
                if pick == 0:
                    return self.base + colour
                pick -= 1
        return no

    def forced(self, state: UchroniaState, frame: Frame) -> int:
        """The only colour, if no cannot be said."""
        counts = self.available(state, frame)
        only = -1
        for colour in range(5):
            if counts[colour] > 0:
                if only >= 0:
                    return OPEN
                only = colour
        if only < 0:
            return NOTHING
        return OPEN if self.no(state, frame) != NO_ACTION else self.base + only

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """There is no such card in the zone the decision takes from."""
        return missing(self.rule, self.zone, action - self.base)


def missing(rule: str, zone: str, colour: int) -> Refusal:
    """There is no card of the colour in the zone."""
    return Refusal(rule, "uchronia-refuse-no-card", {"zone": zone, "colour": COLOURS[colour]})


def why_not_add(state: UchroniaState, board: Board, building: int, colour: int, zone: str, stand_in: bool) -> Refusal:
    """Why a card of that colour cannot be added to that Building; `stand_in` tells whether Brickworks can help here."""
    args = {"building": BUILDINGS[building].id, "colour": COLOURS[colour]}
    site = board.site(building)
    if site is None:
        return Refusal("R71", "uchronia-refuse-no-site", args)
    own = COLOUR_OF[building]
    if colour != own:
        fits = stand_in and board.active & BRICKWORKS and colour == STAND_IN and STAND_IN_FOR & BITS[own]
        if not fits:
            return Refusal("R72", "uchronia-refuse-wrong-colour", args)
    if not open_site(state, board, site):
        return Refusal("R73", "uchronia-refuse-same-turn", args)
    return missing("R71", zone, colour)


class Automatic(Step[UchroniaState]):
    """A step without a choice."""

    def __init__(self, name: str) -> None:
        super().__init__(name, automatic=True)
        self.ints = 0

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """It belongs to the player whose turn it is, and says no more than it knows."""
        if frame.seat != state.current:
            return "it is another seat's turn"
        return "the frame says more than its step knows" if says_more(frame, self.ints) else None
