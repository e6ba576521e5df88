"""A private copy of what one seat may know of a table, on which it plans its turns.

The copy is a world drawn from what the seat knows, so nothing of the true one can be in it; and where a step would
bring something to light the plan ends, so nothing that the copy made up is shown either. Others do not move: where the
rules let the seat begin an ordinary turn in their place it plans that turn as if they had done nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..core.errors import IllegalAction, InvalidNotation, Refusal
from ..core.move import Move
from ..core.preview import Foresight
from ..core.rng import Rng
from ..core.state import State
from ..core.steps import AT_EVERYTHING, Frame
from ..core.undo import History
from ..table.seats import Seat
from .sandbox import Sandbox
from .sandbox_messages import PlanAnswer, PlanEnd, PlanStep, SandboxAnswer, SandboxExplain, SandboxLook, SandboxQuestion

SEED = 1  # of the copy: what it makes up is never shown, so that any would do


class Planning:
    """The plan of a seat, step by step, as far as it goes.

    `begun`: the seat that decides has begun its turn already, so that nobody else can have one in its place.
    """

    def __init__(self, state: State, seat: int, moves: Sequence[str], begun: bool, people: Sequence[Seat]) -> None:
        world = state.resample(seat, Rng(SEED))
        world.stops = AT_EVERYTHING
        self.seat = seat
        self.people = people
        self.end: PlanEnd = ""
        self.turn = 0  # how many turns of the seat have been planned before the present one
        self.moves: list[Move] = []
        self.refused: Refusal | None = None  # why the next of the moves is impossible
        self._steps: list[tuple[str, int, dict[str, int], State, int]] = []
        self._history = History(world, True, True, True)
        self._enter(begun)
        for notation in moves:
            if self.end or not self._play(notation):
                break
        self._struck = list(moves[len(self._steps) :])

    @property
    def state(self) -> State:
        """The position that the plan has come to; before a step that would bring something to light."""
        return self._history.state

    def _enter(self, begun: bool) -> None:
        """Lets the seat begin a turn in the place of who decides now; else the plan ends here."""
        state = self.state
        if state.over:
            self.end = "over"
        elif state.player != self.seat:
            turn = None if begun else turn_of(state, self.seat)
            if turn is None:
                self.end = "waits"
            else:
                self.moves += self._history.moves
                self._history = History(turn, True, True, True)

    def _play(self, notation: str) -> bool:
        before, count = self.state, len(self._history.moves)
        try:
            action = before.parse(notation)
            terms = before.preview(action).terms[self.seat]
            self._history.play(action)
        except (IllegalAction, InvalidNotation) as error:
            self.refused = error.refusal
            return False
        self._steps.append((notation, self.turn, terms, before, action))
        after = self.state
        if _enlightening(before, [move.action for move in self._history.moves[count:]], self.seat):
            self._history.state = before
            del self._history.moves[count:]
            self.end = "unknown"
        elif after.player != self.seat or after.turn != before.turn:
            self.turn += 1
            self._enter(after.player != self.seat and after.turn == before.turn)
        return True

    def answer(self, question: SandboxQuestion, lang: str) -> PlanAnswer:
        """The answer to one question about the copy, with the plan in words where the position is asked for.

        A plan that has ended has nothing left to choose.
        """
        sandbox = self.sandbox()
        if isinstance(question, SandboxLook):
            position = sandbox.position(lang)
            if self.end:
                position = msgspec.structs.replace(position, choices=None)
            return PlanAnswer(SandboxAnswer(position=position), self.steps(lang), self.end)
        if self.end and not isinstance(question, SandboxExplain):
            return PlanAnswer(SandboxAnswer(), [], self.end)
        return PlanAnswer(sandbox.answer(question, lang), [], self.end)

    def sandbox(self) -> Sandbox:
        """The copy as its seat sees it."""
        return Sandbox(self.state, self.seat, [*self.moves, *self._history.moves], len(self._steps), self.people)

    def steps(self, lang: str) -> list[PlanStep]:
        """Every step of the plan in words; what is impossible by now with the reason at the first of them."""
        wording = self.sandbox().wording
        found = []
        for number, (notation, turn, terms, state, action) in enumerate(self._steps, start=1):
            unknown = self.end == "unknown" and number == len(self._steps)
            found.append(PlanStep(notation, wording.choice(state, action, lang), turn, terms, unknown))
        refusal = None if self.refused is None else wording.refusal(self.refused, lang)
        for number, notation in enumerate(self._struck):
            found.append(PlanStep(notation, None, self.turn, {}, False, True, refusal if number == 0 else None))
        return found


def _enlightening(state: State, actions: list[int], seat: int) -> bool:
    """Whether something comes to light by these actions that the seat could not know."""
    world = state.copy()
    foresight = world.foresight = Foresight(seat)
    for action in actions:
        world.play(action)
    return foresight.over


def turn_of(state: State, seat: int) -> State | None:
    """The position as if that seat's turn began in the place of who is to decide; None where no turn begins there."""
    if not state.game.begins_turn(state, seat):
        return None
    turn, other = state.copy(), state.player
    turn.stack = [
        Frame(frame.step, seat if frame.seat == other else frame.seat, frame.a, frame.b, frame.c, frame.d)
        for frame in state.stack
    ]
    turn.player = seat
    return turn if turn.legal() else None
