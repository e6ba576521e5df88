"""A game that is being played: what it was dealt from, who plays, the way that led to where it is, and its record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from .events import Event
from .game import Game
from .move import Move
from .record import BOT, VERSION, Header, Record, dealt, header_of, line_of, loaded, result_of, start_header, stops_of
from .state import State
from .undo import History


class Session:
    """One game under a table, the command line or an adapter; dealt once, and every position copied once.

    Its record is always what has been played and not taken back.
    """

    past_turns = False  # whether finished turns may be taken back, as far as they can
    ask_private = False  # whether somebody is asked for a forced choice from which others could learn something
    logs = False  # whether moves say what a log tells

    def __init__(self, header: Header, state: State) -> None:
        self.header = header
        self.game: Game = state.game
        self.rules_version = state.game.rules_version
        self.history = self._history(state)
        self.history.play_forced()

    @classmethod
    def new(
        cls,
        of: Game,
        players: int,
        seed: object,
        options: Mapping[str, Any] | None = None,
        names: Iterable[str] = (),
        version: int = VERSION,
    ) -> Self:
        """A game from its deal on, written down in that version of the format; raises InvalidOptions."""
        state = of.new(players, seed, options, stops_of(version))
        return cls(header_of(state, names, version), state)

    @classmethod
    def begun(cls, of: Game, start: object, names: Iterable[str] = ()) -> Self:
        """A game from that position on, a dump; raises InvalidDump."""
        state = loaded(of, start)
        return cls(start_header(state, names), state)

    @classmethod
    def resumed(cls, record: Record) -> Self:
        """The game of a record, at its last decision; raises InvalidRecord if it cannot even be dealt."""
        session = cls(record.header, record.first_state())
        for n, move in enumerate(record.moves, start=1):
            session.follow(move.play, n)
        return session

    def _history(self, state: State) -> History:
        return History(state, self.past_turns, self.ask_private, self.logs)

    @property
    def stops(self) -> int:
        """Where the game waits for somebody to play (core.steps)."""
        return stops_of(self.header.version)

    def first_state(self) -> State:
        """The position before the first action, dealt again."""
        return dealt(self.game, self.header)

    @property
    def state(self) -> State:
        """The position now. The next one is another object, so it can be read while the game goes on."""
        return self.history.state

    def moves(self) -> list[Move]:
        """Everything that has been played and not taken back."""
        return self.history.moves

    def bot(self, seat: int) -> str | None:
        """The name of the bot that plays the seat; None where a person does."""
        names = self.header.names
        name = names[seat] if seat < len(names) else ""
        return name.removeprefix(BOT) if name.startswith(BOT) else None

    def play(self, action: int) -> list[Event]:
        """Plays the action and what it forces, and returns what happened."""
        return self.history.play(action)

    def follow(self, notation: str, n: int) -> None:
        """Plays the move that is written down as number n; one that was forced has been played already."""
        if n > len(self.moves()):
            self.play(self.state.parse(notation))

    def undoable(self, seat: int) -> int:
        """How many choices that seat may take back now."""
        return self.history.undoable(seat)

    def undo(self, seat: int, steps: int = 1) -> None:
        """Takes back that many choices of the seat."""
        self.history.undo(seat, steps)

    def record(self, names: list[str] | None = None) -> Record:
        """Everything played so far; with other names if some are given."""
        header = self.header if names is None else msgspec.structs.replace(self.header, names=names)
        return self._record(header, self.moves(), self.state)

    def _record(self, header: Header, moves: list[Move], state: State) -> Record:
        return Record(header, [line_of(move) for move in moves], result_of(state) if state.over else None)
