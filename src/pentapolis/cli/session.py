"""A game that is being played here: the way that led to it, who sits where, and the record that follows from both."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..bots import decide
from ..core.chance import seed_bytes
from ..core.events import Event
from ..core.game import Game
from ..core.record import Header, Move, Record, public_draws, result_of
from ..core.state import State
from ..core.undo import History, Moment
from ..texts import Texts
from ..texts.words import event_text
from .record_files import write_record
from .seats import bot_of, is_bot, shown_names
from .seeds import bot_rng


class Session:
    """The record is always what has been played and not taken back."""

    def __init__(self, texts: Texts, header: Header, history: History, path: Path | None) -> None:
        self.texts = texts
        self.header = header
        self.history = history
        self.path = path
        self.game: Game = history.state.game
        self.names = shown_names(self.game, texts, header.names, header.options, history.state.seats)

    @classmethod
    def start(
        cls, texts: Texts, of: Game, seats: list[str], seed: bytes, options: dict[str, Any], path: Path | None
    ) -> Session:
        """A new game."""
        record = Record.start(of, len(seats), seed, options, seats)
        history = History(record.first_state())
        history.play_forced()
        return cls(texts, record.header, history, path)

    @classmethod
    def resume(cls, texts: Texts, record: Record, path: Path | None) -> Session:
        """The game of a sound record, at its last decision."""
        history = History(record.first_state())
        history.play_forced()
        history.follow(move.play for move in record.moves)
        if len(record.header.names) < record.header.players:
            first = len(record.header.names) + 1
            more = range(first, record.header.players + 1)
            record.header.names = [
                *record.header.names,
                *(texts.say("cli-name-player", {"number": number}) for number in more),
            ]
        return cls(texts, record.header, history, path)

    @property
    def state(self) -> State:
        """The position now."""
        return self.history.state

    def bot_plays(self) -> bool:
        """Whether a bot must decide now."""
        return not self.state.over and is_bot(self.header.names[self.state.player])

    def play(self, action: int) -> list[Event]:
        """Plays the action and returns what happened."""
        return self.history.play(action)

    def play_bot(self) -> list[Event]:
        """Lets the bot whose turn it is decide and play."""
        bot = bot_of(self.header.names[self.state.player])
        if bot is None:
            raise AssertionError("a person must decide")
        decisions = sum(not moment.forced for moment in self.history.moments)
        rng = bot_rng(seed_bytes(self.header.seed), decisions)
        return self.play(decide(bot, self.state, rng))

    def record(self) -> Record:
        """Everything played so far."""
        moves = [
            Move(moment.seat, self.game.notation(moment.action), public_draws(moment.events))
            for moment in self.history.moments
        ]
        return Record(self.header, moves, result_of(self.state) if self.state.over else None)

    def save(self) -> None:
        """Writes the record to its file, if it has one."""
        if self.path is not None:
            write_record(self.path, self.record())

    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat, name in enumerate(self.header.names) if not is_bot(name)]

    def lines(self, moments: list[Moment], viewer: int | None = None) -> list[tuple[str, str]]:
        """The log of these moments: a sentence and its rule for every event."""
        return [line for moment in moments for line in self.lines_of(moment.events, viewer)]

    def lines_of(self, events: list[Event], viewer: int | None = None) -> list[tuple[str, str]]:
        """The log lines of events as the seat of the viewer (None: a spectator) may read them."""
        return [(self._line(event, viewer), event.rule) for event in events]

    def _line(self, event: Event, viewer: int | None) -> str:
        seen = event.view(viewer)
        line = event_text(self.texts, self.game, seen, self.names[event.seat], self.names)
        q, r = seen["data"].get("q"), seen["data"].get("r")
        if q is None or r is None:
            return line
        # A page marks the place on its board; here the coordinates of the drawing say where it is.
        return self.texts.say("cli-log-at", {"line": line, "place": f"{q},{r}"})
