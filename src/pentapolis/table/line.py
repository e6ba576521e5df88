"""The line of play of a table: what was played for good, and the unfinished turn that may still be taken back."""

from __future__ import annotations

from copy import copy

import msgspec

from ..core.events import Event
from ..core.move import Move
from ..core.record import Header, Record
from ..core.session import Session
from ..core.state import State


class Line(Session):
    """Everybody sees the position after the last action for good; whoever drafts a turn sees their draft.

    A forced choice is a move like any other. Where others could learn something from how quickly it came, its player
    is asked for it, so that it cannot be told from a free one. Lines of record version 1 leave forced choices out.
    """

    past_turns = True
    ask_private = True
    logs = True

    def __init__(self, header: Header, state: State) -> None:
        super().__init__(header, state)
        self.played: list[Move] = []
        self.held = False  # the draft is a whole turn that waits to be confirmed
        self.commit()

    @property
    def drafted(self) -> list[Move]:
        """The unfinished turn: what its player may still take back."""
        return self.history.moves

    @property
    def position(self) -> State:
        """The position that everybody sees: without the draft."""
        before = self.drafted[0].before if self.drafted else None
        return self.state if before is None else before

    @property
    def drafter(self) -> int | None:
        """The seat whose unfinished turn it is."""
        return self.drafted[0].seat if self.drafted else None

    @property
    def to_move(self) -> int | None:
        """The seat that must act now; None when the game is over."""
        if self.drafted:
            return self.drafted[0].seat
        return None if self.position.over else self.position.player

    def seen_by(self, seat: int | None) -> State:
        """The position that seat looks at."""
        return self.state if self.drafted and seat == self.drafter else self.position

    def entries(self, seat: int | None) -> list[Move]:
        """The log of that seat, its own draft included."""
        return [*self.played, *self.drafted] if self.drafted and seat == self.drafter else self.played

    def moves(self) -> list[Move]:
        """Everything, the draft last."""
        return [*self.played, *self.drafted]

    def still(self) -> Line:
        """The line as everybody sees it now, which stays so while this one goes on."""
        other = copy(self)
        other.played = list(self.played)
        other.history = self._history(self.position)
        other.held = False
        return other

    def draft(self, action: int, hold: bool) -> None:
        """Plays an action into the draft, and ends the draft where nothing of it can be taken back."""
        seat, turn = self.state.player, self.state.turn
        self.history.play(action)
        after = self.state
        chosen = sum(not move.forced for move in self.drafted)
        if self.history.undoable(seat) < chosen or after.over:
            self.commit()
        elif after.player != seat or after.turn != turn:
            if hold:
                self.held = True
            else:
                self.commit()

    def play(self, action: int) -> list[Event]:
        """Plays an action that nobody will take back."""
        first = len(self.moves())
        self.draft(action, hold=False)
        self.commit()
        return [event for move in self.played[first:] for event in move.events]

    def follow(self, notation: str, n: int, committed: bool = True) -> None:
        """Plays the move that is written down as number n; one that was forced has been played already."""
        if n <= len(self.played) + len(self.drafted):
            return
        action = self.state.parse(notation)
        if committed:
            self.play(action)
        else:
            self.draft(action, hold=True)

    def commit(self) -> None:
        """Ends the draft: from now on everybody sees it."""
        for move in self.drafted:
            move.before = None  # nobody goes back there
        self.played += self.drafted
        self.history.moves = []
        self.held = False

    def drop_draft(self) -> None:
        """Forgets the draft."""
        self.history = self._history(self.position)
        self.held = False

    def undoable(self, seat: int | None = None) -> int:
        """The steps of the draft that the seat, else whoever drafts, may take back."""
        by = self.drafter if seat is None else seat
        return 0 if by is None else self.history.undoable(by)

    def undo(self, seat: int, steps: int = 1) -> None:
        """Takes back steps of the draft of the seat."""
        super().undo(seat, steps)
        self.held = False

    def state_after(self, step: int) -> State:
        """The position after that many actions, played again from the first."""
        state = self.first_state()
        for move in self.played[:step]:
            state.play(move.action)
        return state

    def cut(self, to: int) -> list[Move]:
        """Goes back to the position after that many actions; returns what is no longer part of the game."""
        kept, gone = self.played[:to], self.played[to:]
        state = self.state_after(to)
        self.history = self._history(state)
        self.played = kept
        self.history.play_forced()
        self.commit()
        return gone

    def record(self, names: list[str] | None = None) -> Record:
        """The record of everything played for good."""
        header = self.header if names is None else msgspec.structs.replace(self.header, names=names)
        return self._record(header, self.played, self.position)

    def record_lines(self, names: list[str], over: bool) -> list[str]:
        """The record as it may be told: with its seed and all secrets once the game is over."""
        return list(self.record(names).lines(tell_seed=over))
