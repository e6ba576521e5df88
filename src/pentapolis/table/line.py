"""The line of play of a table: what was played for good, and the unfinished turn that may still be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.game import Game
from ..core.record import VERSION, Move, Record, public_draws, result_of
from ..core.state import State
from ..core.undo import History, Moment


class Played:
    """One action: who played it in which turn, how it reads, and what it made happen."""

    __slots__ = ("args", "events", "forced", "key", "notation", "scores", "seat", "secret", "turn")

    def __init__(self, moment: Moment, after: State) -> None:
        before, action = moment.before, moment.action
        choice = before.choice(action)
        self.seat = before.player
        self.turn = before.turn
        self.notation = before.notation(action)
        self.key = choice.key
        self.args = choice.args
        self.secret: bool = before.game.steps[before.stack[-1].step].secret
        self.events = moment.events
        self.forced = moment.forced
        self.scores = after.scores_seen(None)

    @property
    def private(self) -> bool:
        """Whether different readers may know different things of it."""
        return self.secret or any(event.secret is not None for event in self.events)


class Line:
    """Everybody sees the position after the last action for good; whoever drafts a turn sees their draft.

    A forced choice is a move like any other. Where others could learn something from how quickly it came, its player
    is asked for it, so that it cannot be told from a free one. Lines of record version 1 leave forced choices out.
    """

    def __init__(self, of: Game, players: int, seed: str, options: Mapping[str, Any], version: int = VERSION) -> None:
        self.game = of
        self.rules_version = of.rules_version
        record = Record.start(of, players, seed, options)
        self.header = record.header
        self.header.version = version
        self.stops = record.stops
        self.played: list[Played] = []
        self.position: State = of.new(players, seed, options, self.stops)
        self._begin()
        self.draft: History | None = None
        self.drafted: list[Played] = []
        self.held = False  # the draft is a whole turn that waits to be confirmed

    @property
    def state(self) -> State:
        """The position with the draft."""
        return self.position if self.draft is None else self.draft.state

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

    def entries(self, seat: int | None) -> list[Played]:
        """The log of that seat, its own draft included."""
        return [*self.played, *self.drafted] if self.drafted and seat == self.drafter else self.played

    def moves(self) -> list[Played]:
        """Everything, the draft last."""
        return [*self.played, *self.drafted]

    def play(self, action: int, hold: bool) -> None:
        """Plays an action into the draft, and ends the draft where nothing of it can be taken back."""
        if self.draft is None:
            self.draft = History(self.position.copy(), past_turns=True, ask_private=True)
        before = self.draft.state
        seat, turn = before.player, before.turn
        try:
            self.draft.play(action)
        except BaseException:
            if not self.drafted:
                self.draft = None
            raise
        after = self.draft.state
        self.drafted += self._entries(self.draft, len(self.drafted))
        chosen = sum(not played.forced for played in self.drafted)
        if self.draft.undoable(seat) < chosen or after.over:
            self.commit()
        elif after.player != seat or after.turn != turn:
            if hold:
                self.held = True
            else:
                self.commit()

    def _begin(self) -> None:
        """Plays what the position alone forces."""
        history = History(self.position, ask_private=True)
        history.play_forced()
        self.played += self._entries(history, 0)
        self.position.events = None

    def _entries(self, history: History, first: int) -> list[Played]:
        """What the history has played from that moment on."""
        moments = history.moments[first:]
        afters = [*(moment.before for moment in moments), history.state][1:]
        return [Played(moment, after) for moment, after in zip(moments, afters, strict=True)]

    def follow(self, notation: str, n: int, committed: bool) -> None:
        """Plays the move that is written down as number n; one that was forced has been played already."""
        if n <= len(self.played) + len(self.drafted):
            return
        action = self.state.parse(notation)
        if committed:
            self.play_for_good(action)
        else:
            self.play(action, hold=True)

    def play_for_good(self, action: int) -> None:
        """Plays an action that nobody will take back."""
        self.play(action, hold=False)
        self.commit()

    def commit(self) -> None:
        """Ends the draft: from now on everybody sees it."""
        if self.draft is not None:
            self.position = self.draft.state
            self.position.events = None
            self.played += self.drafted
        self.drop_draft()

    def drop_draft(self) -> None:
        """Forgets the draft."""
        self.draft = None
        self.drafted = []
        self.held = False

    def undoable(self) -> int:
        """The steps of the draft that may be taken back."""
        return 0 if self.draft is None else self.draft.undoable(self.drafted[0].seat)

    def undo(self, steps: int) -> None:
        """Takes back steps of the draft."""
        assert self.draft is not None
        self.draft.undo(self.drafted[0].seat, steps)
        del self.drafted[len(self.draft.moments) :]
        self.held = False
        if not self.drafted:
            self.draft = None

    def cut(self, to: int) -> list[Played]:
        """Goes back to the position after that many actions; returns what is no longer part of the game."""
        kept, gone = self.played[:to], self.played[to:]
        self.drop_draft()
        self.position = self.game.new(self.header.players, self.header.seed, self.header.options, self.stops)
        for played in kept:
            self.position.play(self.position.parse(played.notation))
        self.played = kept
        self._begin()
        return gone

    def record(self, names: list[str]) -> Record:
        """The record of everything played for good."""
        moves = [Move(played.seat, played.notation, public_draws(played.events)) for played in self.played]
        header = self.header
        header.names = names
        return Record(header, moves, result_of(self.position) if self.position.over else None)

    def record_lines(self, names: list[str], over: bool) -> list[str]:
        """The record as it may be told: with its seed and all secrets once the game is over."""
        return list(self.record(names).lines(tell_seed=over))
