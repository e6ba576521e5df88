"""A game at the terminal: a session with its names in one language, its log in words, and the file it is kept in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from ..bots import Bot, Guest, Incident, bot, decide
from ..bots.own import OWN
from ..core.chance import seed_bytes
from ..core.events import Event
from ..core.game import Game
from ..core.move import Move
from ..core.record import Header, Record
from ..core.session import Session
from ..core.state import State
from ..texts import Texts
from ..texts.words import event_text
from .record_files import write_record
from .seats import is_bot, shown_names
from .seeds import bot_rng


class TerminalSession(Session):
    """A session that people play here, with bots on seats that are named so."""

    def __init__(self, header: Header, state: State) -> None:
        super().__init__(header, state)
        self.path: Path | None = None
        self._guests: dict[int, Bot] = {}

    @classmethod
    def start(
        cls, texts: Texts, of: Game, seats: list[str], seed: bytes, options: dict[str, Any], path: Path | None
    ) -> Self:
        """A new game."""
        return cls.new(of, len(seats), seed, options, seats).told_in(texts, path)

    @classmethod
    def resume(cls, texts: Texts, record: Record, path: Path | None) -> Self:
        """The game of a sound record, at its last decision."""
        session = cls.resumed(record)
        names = session.header.names
        more = range(len(names) + 1, session.header.players + 1)
        names += [texts.say("cli-name-player", {"number": number}) for number in more]
        return session.told_in(texts, path)

    def told_in(self, texts: Texts, path: Path | None) -> Self:
        """The session, from now on in that language and file."""
        self.texts = texts
        self.path = path
        self.names = shown_names(self.game, texts, self.header.names, self.header.options, self.state.seats)
        return self

    def bot_plays(self) -> bool:
        """Whether a bot must decide now."""
        return not self.state.over and is_bot(self.header.names[self.state.player])

    def play_bot(self) -> list[Event]:
        """Lets the bot whose turn it is decide and play."""
        name = self.bot(self.state.player)
        if name is None:
            raise AssertionError("a person must decide")
        decisions = sum(not move.forced for move in self.moves())
        rng = bot_rng(seed_bytes(self.header.seed), decisions)
        return self.play(self.state.action_of(decide(self._bot(self.state.player, name), self.state, rng)))

    def _bot(self, seat: int, name: str) -> Bot:
        """The bot of the seat: what was brought along stays for the whole game."""
        if name not in OWN:
            return bot(name)
        if seat not in self._guests:
            self._guests[seat] = bot(OWN[name])
        return self._guests[seat]

    def incidents(self) -> list[tuple[int, Incident]]:
        """What went wrong with bots since this was asked last, and in which seat."""
        found: list[tuple[int, Incident]] = []
        for seat, guest in self._guests.items():
            if isinstance(guest, Guest):
                found += [(seat, incident) for incident in guest.incidents]
                guest.incidents.clear()
        return found

    def close(self) -> None:
        """Tells bots that were brought along how the game ended, and lets them go."""
        for seat, guest in self._guests.items():
            if isinstance(guest, Guest):
                if self.state.over:
                    guest.finish(self.state, seat)
                guest.close()

    def save(self) -> None:
        """Writes the record to its file, if it has one."""
        if self.path is not None:
            write_record(self.path, self.record())

    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat, name in enumerate(self.header.names) if not is_bot(name)]

    def lines(self, moves: list[Move], viewer: int | None = None) -> list[tuple[str, str]]:
        """The log of these moves: a sentence and its rule for every event."""
        return [line for move in moves for line in self.lines_of(move.events, viewer)]

    def lines_of(self, events: list[Event], viewer: int | None = None) -> list[tuple[str, str]]:
        """The log lines of events as the seat of the viewer (None: a spectator) may read them."""
        return [(self._line(event, viewer), event.rule) for event in events]

    def _line(self, event: Event, viewer: int | None) -> str:
        seen = event.view(viewer)
        line = event_text(self.texts, self.game, seen, self.names[event.seat], self.names)
        place = self.game.place_of(seen["data"])
        # A page marks the place on its board; here the coordinates of the drawing say where it is.
        return self.texts.say("cli-log-at", {"line": line, "place": place}) if place else line
