"""The choice of the action, the colonist it uses, and the end of the turn."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import NOTHING, OPEN, Frame
from .. import frames
from ..actions import (
    ACTION_NAMES,
    ACTIVATE,
    ARTIST,
    BUILD_WONDER,
    BUILDER,
    COLONIST,
    DEVELOP,
    EXPLORER,
    GOLDEN_AGE,
    JUDGEMENT,
    NOBODY,
    SOLDIER,
)
from ..agenda import end_turn
from ..board import ARTIST as ARTIST_TERM
from ..board import NONE
from ..cards import ARTIST_VP, ATTACKS, ERAS, JUDGEMENTS, ids
from ..development import can_develop
from ..gains import gain_points, go_to_agora
from ..grid import BIT, CELLS, count
from ..measures import judged
from ..state import GoldenState
from ..warfare import attacks_from, can_attack, targets
from .activation import can_activate
from .base import Automatic, CellChoice, GoldenStep, cell_args, stands_at
from .wonders import can_build_wonder


class Action(GoldenStep):
    """R42, R44, R45: one of the eight actions."""

    def __init__(self) -> None:
        super().__init__(
            "action",
            "R44",
            ACTION_NAMES,
            events=("golden_age",),
            refusals=(
                "no-colonist",
                "no-building",
                "no-space",
                "no-target",
                "no-attack",
                "no-wonder",
                "no-card",
                "no-tech",
                "standing",
            ),
        )

    def allows(self, state: GoldenState, frame: Frame, action: int) -> bool:
        """Whether the action can be taken and paid."""
        board = state.boards[frame.seat]
        if action in (EXPLORER, ARTIST):
            return board.standing != 0
        if action == BUILDER:
            return state.buildings != 0 and (board.standing != 0 or board.free_builder)  # R78, R84
        if action == SOLDIER:
            return can_attack(state, frame.seat)
        if action == BUILD_WONDER:
            return can_build_wonder(state, frame.seat)
        if action == ACTIVATE:
            return can_activate(state, frame.seat)
        if action == DEVELOP:
            return can_develop(board, 0)
        return action == GOLDEN_AGE and board.standing == 0  # R152

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Those of the eight that can be taken, in their order."""
        found: list[int] = []
        for action in range(GOLDEN_AGE + 1):
            if self.allows(state, frame, action):
                found.append(action)
        return found

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """With a standing colonist Explorer and Artist are always open; without, the golden age may be all."""
        if state.boards[frame.seat].standing:
            return OPEN
        for action in (DEVELOP, BUILD_WONDER, BUILDER, ACTIVATE, SOLDIER):
            if self.allows(state, frame, action):
                return OPEN
        return GOLDEN_AGE

    def sample(self, state: GoldenState, frame: Frame, rng: Rng) -> int:
        """One of them: actions are drawn until one can be taken, so that each that can is as likely (R44)."""
        while True:
            action = int(rng.below(GOLDEN_AGE + 1))
            if self.allows(state, frame, action):
                return action

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Asks for what the action needs."""
        seat = frame.seat
        if action <= SOLDIER:
            state.push(Frame(frames.COLONIST, seat, action))
        elif action == BUILD_WONDER:
            state.push(Frame(frames.BUILD_WONDER, seat))
        elif action == ACTIVATE:
            state.push(Frame(frames.ACTIVATE, seat))
        elif action == DEVELOP:
            state.push(Frame(frames.DEVELOP, seat))
        else:
            start_golden_age(state, seat)

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """An action is nowhere on the table."""
        return []

    def rule_of(self, state: GoldenState, frame: Frame, action: int) -> str:
        """The rule of each action."""
        return ACTION_RULES[action]

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What the action does."""
        return f"action-{ACTION_NAMES[action]}-text"

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """What the action lacks."""
        board = state.boards[frame.seat]
        key, rule, args = "no-colonist", "R46", {}
        if action == BUILDER and not state.buildings:
            key, rule = "no-building", "R78"
        elif action == BUILD_WONDER:
            key, rule, args = "no-wonder", "R99", {"gold": board.gold}
        elif action == ACTIVATE:
            key, rule = "no-card", "R117"
        elif action == DEVELOP:
            key, rule, args = "no-tech", "R129", {"gold": board.gold}
        elif action == GOLDEN_AGE:
            key, rule, args = "standing", "R152", {"count": count(board.standing)}
        elif action == SOLDIER:
            if len(board.glory) >= ATTACKS:
                key, rule, args = "no-space", "R86", {"count": ATTACKS}
            elif not targets(state, frame.seat):
                key, rule = "no-target", "R88"
            elif board.standing:
                key, rule, args = "no-attack", "R91", {"gold": board.gold}
        return Refusal(rule, f"golden_ages-refuse-{key}", args)


ACTION_RULES = ("R46", "R77", "R85", "R86", "R99", "R117", "R128", "R152")


def start_golden_age(state: GoldenState, seat: int) -> None:
    """R152, R153, R160: no gold now; the first of the era chooses the judgement (R154)."""
    state.boards[seat].golden = True
    if state.events is not None:
        state.emit(Event("golden_age", seat, "R153", {"first": int(state.chosen == NONE)}))
    if state.chosen == NONE:
        state.push(Frame(frames.JUDGEMENT, seat))
        if state.era == ERAS:
            state.last_turns = state.seats - 1


class Colonist(CellChoice):
    """R46, R84, R98: which standing colonist acts, or nobody. The frame's a is the action."""

    def __init__(self) -> None:
        super().__init__(
            "colonist",
            "R46",
            "colonist",
            COLONIST,
            "nobody",
            events=("agora", "points", "gold"),
            refusals=("not-standing", "needs-colonist", "no-attack-from"),
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """An action that uses colonists and can be taken."""
        if not EXPLORER <= frame.a <= SOLDIER:
            return f"action {frame.a} uses no colonist"
        return "" if frame.a != BUILDER or state.buildings else "there is no building to take"

    def cells(self, state: GoldenState, frame: Frame) -> int:
        """The cells with a standing colonist; for a Soldier those from which an attack can be made and paid."""
        board = state.boards[frame.seat]
        cells = board.standing_cells
        if frame.a == SOLDIER:
            for number in range(len(board.places)):
                place = board.places[number]
                if board.standing >> number & 1 and cells & BIT[place]:
                    if not attacks_from(state, frame.seat, place):
                        cells &= ~BIT[place]
        return cells

    def other(self, state: GoldenState, frame: Frame) -> int:
        """Nobody, where none is needed."""
        if frame.a == BUILDER:
            return NOBODY if state.boards[frame.seat].free_builder else NOTHING
        if frame.a == SOLDIER and attacks_from(state, frame.seat, NONE):
            return NOBODY
        return NOTHING

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """On with the action."""
        seat = frame.seat
        cell = action - COLONIST if action != NOBODY else NONE
        if frame.a == EXPLORER:
            state.push(Frame(frames.MOVE, seat, cell))
        elif frame.a == SOLDIER:
            state.push(Frame(frames.ATTACK, seat, cell))
        else:
            if cell != NONE:
                go_to_agora(state, seat, state.boards[seat].standing_at(cell))
            if frame.a == ARTIST:
                gain_points(state, seat, ARTIST_TERM, ARTIST_VP, "R85", "artist")
            else:
                state.push(Frame(frames.BUILDING, seat))

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The action."""
        return {"action": ACTION_NAMES[frame.a]}

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """The action."""
        return {"action": ACTION_NAMES[frame.a]}

    def rule_of(self, state: GoldenState, frame: Frame, action: int) -> str:
        """By the action."""
        if action == NOBODY:
            return "R84" if frame.a == BUILDER else "R98"
        return ACTION_RULES[frame.a]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Nobody stands there, or nothing can be attacked from there."""
        if action == NOBODY:
            return Refusal("R84" if frame.a == BUILDER else "R86", "golden_ages-refuse-needs-colonist")
        cell = action - COLONIST
        if 0 <= cell < CELLS and state.boards[frame.seat].standing_cells & BIT[cell]:
            return Refusal("R91", "golden_ages-refuse-no-attack-from", cell_args(cell))
        return Refusal("R46", "golden_ages-refuse-not-standing", cell_args(cell))


class LieDown(Automatic):
    """R54, R97: the colonist that has acted lies down. The frame's a is its cell."""

    def __init__(self) -> None:
        super().__init__("lie_down", "R54", events=("lie_down",), on=("turn_end",))

    def frame_error(self, state: GoldenState, frame: Frame) -> str | None:
        """Somebody stands there, and a city may be founded."""
        if frame.b or frame.c or frame.d or not stands_at(state, frame.seat, frame.a):
            return "'lie_down': a cell with an own standing colonist expected"
        return None

    def run(self, state: GoldenState, frame: Frame) -> None:
        """One of the standing colonists there: they are alike."""
        board = state.boards[frame.seat]
        board.standing &= ~(1 << board.standing_at(frame.a))
        if state.events is not None:
            state.emit(Event("lie_down", frame.seat, "R54", cell_args(frame.a)))


class Judgement(GoldenStep):
    """R154: the first golden age of the era chooses what everybody will score."""

    def __init__(self) -> None:
        super().__init__("judgement", "R154", ("judgement",), events=("judgement",), refusals=("judgement-gone",))

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Those that are face up."""
        return [JUDGEMENT + number for number in range(len(JUDGEMENTS)) if state.judgements >> number & 1]

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """It is set beside the Agora."""
        state.chosen = action - JUDGEMENT
        if state.events is not None:
            state.emit(Event("judgement", frame.seat, "R154", {"judgement": JUDGEMENTS[state.chosen]}))

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """What there is to choose from."""
        return {"judgements": ids(JUDGEMENTS, state.judgements)}

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """What it would score for the seat now."""
        return {"points": judged(state, frame.seat, action - JUDGEMENT)}

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What it says."""
        return f"judgement-{JUDGEMENTS[action - JUDGEMENT]}-text"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its card."""
        return [{"zone": "judgements", "judgement": JUDGEMENTS[action - JUDGEMENT]}]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """It is not face up."""
        return Refusal("R154", "golden_ages-refuse-judgement-gone", {"judgement": JUDGEMENTS[action - JUDGEMENT]})


class TurnEnd(Automatic):
    """R42, R155, R160: on to the next player, or to the end of the era."""

    def __init__(self) -> None:
        super().__init__("turn_end", "R42", events=("gold", "points", "judged", "end_era", "reveal_future", "end"))

    def run(self, state: GoldenState, frame: Frame) -> None:
        """What follows."""
        end_turn(state, frame.seat)
