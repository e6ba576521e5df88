"""A position that is tried out away from any table, told to one seat as a table would tell it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..core.errors import IllegalAction, InvalidNotation, PentapolisError, Refusal
from ..core.move import Move
from ..core.state import State
from ..core.undo import History
from ..table.seats import Seat, shown_names
from ..texts import texts
from . import protocol
from .protocol import SeatInfo
from .sandbox_messages import (
    SandboxAnswer,
    SandboxExplain,
    SandboxLook,
    SandboxPosition,
    SandboxPreview,
    SandboxQuestion,
)
from .wording import Wording


class MoveRefused(PentapolisError):
    """One of the moves that are to lead to a position is not legal there; `n` counts from 1."""

    def __init__(self, n: int, refusal: Refusal) -> None:
        super().__init__(f"move {n}: {refusal.key}")
        self.n = n
        self.refusal = refusal


def followed(state: State, notations: Iterable[str], past_turns: bool = True, ask_private: bool = False) -> History:
    """The way from the state by those moves, what they force played in between (see History); raises MoveRefused.

    The state is left as it is.
    """
    history = History(state.copy(), past_turns, ask_private, logs=True)
    history.play_forced()
    for n, notation in enumerate(notations, start=1):
        try:
            history.play(history.state.parse(notation))
        except (IllegalAction, InvalidNotation) as error:
            raise MoveRefused(n, error.refusal) from None
    return history


class Sandbox:
    """What the seat may know of a position, and what it may ask about it.

    `people` says who sits where; left out, the seat is a person's and all others are bots. `moves` is what is told in
    the log, and `undo` how many of the chosen ones the seat may take back.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        moves: Sequence[Move] = (),
        undo: int = 0,
        people: Sequence[Seat] | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.moves = moves
        self.undo = undo
        self.people = [self._somebody(n) for n in range(state.players)] if people is None else list(people)
        self.wording = Wording(state.game, self.names)

    @classmethod
    def of(cls, history: History, seat: int, people: Sequence[Seat] | None = None) -> Sandbox:
        """Where the way leads that was followed."""
        return cls(history.state, seat, history.moves, history.undoable(seat), people)

    def _somebody(self, number: int) -> Seat:
        return Seat("here", "", None, True) if number == self.seat else Seat("bot", "", "level-1", True)

    def names(self, lang: str) -> list[str]:
        """The names of all seats that score."""
        state = self.state
        return shown_names(state.game, texts(lang), self.people, state.options, state.seats)

    def position(self, lang: str) -> SandboxPosition:
        """The position, with every choice where the seat must decide."""
        state = self.state
        mine = not state.over and state.player == self.seat
        log = [
            self.wording.entry(n, move, self.seat, lang, you=self.seat) for n, move in enumerate(self.moves, start=1)
        ]
        return SandboxPosition(
            state.game.id,
            self.seat,
            self._seats(lang),
            state.view(self.seat),
            self.wording.decision(state, lang),
            self.wording.choices(state, lang) if mine else None,
            log,
            self.undo,
        )

    def _seats(self, lang: str) -> list[SeatInfo]:
        names, people = self.names(lang), self.people
        infos = [
            SeatInfo(number, seat.kind, names[number], seat.level, True, False, number == self.seat, None)
            for number, seat in enumerate(people)
        ]
        more = range(len(people), len(names))
        return infos + [SeatInfo(number, "bot", names[number], None, True, False, False, None) for number in more]

    def preview(self, action: int, lang: str) -> protocol.Preview:
        """What the action would change; raises IllegalAction. Only for who must decide: see `answer`."""
        return self.wording.preview(action, self.state.preview(action), self.seat, lang)

    def answer(self, question: SandboxQuestion, lang: str) -> SandboxAnswer:
        """The answer to one question. Where the seat waits it gets no previews and no reasons, as at a table."""
        if isinstance(question, SandboxLook):
            return SandboxAnswer(position=self.position(lang))
        if isinstance(question, SandboxExplain):
            return SandboxAnswer(fact=self.wording.fact(self.state, question.target, self.seat, lang))
        if self.state.over or self.state.player != self.seat:
            return SandboxAnswer(refusal=self.wording.refusal(Refusal("", "table-not-your-turn"), lang))
        if isinstance(question, SandboxPreview):
            refusal = self.state.explain(question.action)
            if refusal is None:
                return SandboxAnswer(preview=self.preview(question.action, lang))
        else:
            refusal = self.state.explain(question.notation)
        return SandboxAnswer(refusal=None if refusal is None else self.wording.refusal(refusal, lang))
