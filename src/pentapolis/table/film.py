"""A record to be looked at again: every position, from every seat, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.events import Event
from ..core.record import Record
from ..core.state import State
from ..texts import texts
from ..texts.words import event_text, told

Seats = Callable[[str], list[dict[str, Any]]]


class Shot:
    """One action: who played it in which turn, how it reads, and what it made happen."""

    __slots__ = ("args", "events", "key", "notation", "scores", "seat", "secret", "turn")

    def __init__(self, before: State, action: int) -> None:
        choice = before.choice(action)
        self.seat = before.player
        self.turn = before.turn
        self.notation = before.notation(action)
        self.key = choice.key
        self.args = choice.args
        self.secret = before.game.steps[before.stack[-1].step].secret
        self.events: list[Event] = []
        self.scores: list[int] = []


class Film:
    """A sound record, played once and kept; `seats` tells who sits where (`SeatInfo`) in a language.

    Each viewpoint (None: a spectator) is told what that seat could know at the time, also when the game is over.
    """

    def __init__(self, record: Record, seats: Seats, name: str = "") -> None:
        self.record = record
        self.name = name
        self.seats = seats
        state = record.first_state()
        self.game = state.game
        self.states = [state.copy()]
        self.shots: list[Shot] = []
        for move in record.moves:
            shot = Shot(state, state.parse(move.play))
            shot.events = state.listen()
            state.play(state.parse(move.play))
            state.events = None
            shot.scores = state.scores()
            self.shots.append(shot)
            self.states.append(state.copy())

    @property
    def total(self) -> int:
        """The number of the last position; that of the deal is 0."""
        return len(self.shots)

    @property
    def viewpoints(self) -> list[int | None]:
        """Everybody who can look: a spectator, then every seat that decides."""
        return [None, *range(self.record.header.players)]

    def info(self, seat: int | None, lang: str) -> dict[str, Any]:
        """Everything about the replay but its positions (`ReplayInfo`)."""
        return {
            "game": self.game.id,
            "name": self.name,
            "seats": self.seats(lang),
            "viewpoint": seat,
            "over": self.states[-1].over,
            "total": self.total,
            "rounds": self.rounds(),
            "start": self.states[0].scores(),
            "log": [self.entry(n, seat, lang) for n in range(1, self.total + 1)],
        }

    def rounds(self) -> list[int]:
        """The round of every position; the turn in games that know no rounds."""
        views = [state.view(None) for state in self.states]
        return [view.get("round", view["turn"]) for view in views]

    def entry(self, n: int, seat: int | None, lang: str) -> dict[str, Any]:
        """Action n as that seat may know it (`LogEntry`)."""
        shot = self.shots[n - 1]
        hidden = shot.secret and seat != shot.seat
        names = self._names(lang)
        return {
            "n": n,
            "turn": shot.turn,
            "seat": shot.seat,
            "notation": "" if hidden else shot.notation,
            "text": "" if hidden else told(texts(lang), self.game, shot.key, shot.args, names=names),
            "events": [self._event(event, seat, lang, names) for event in shot.events],
            "scores": shot.scores,
            "draft": False,
        }

    def frame(self, n: int, seat: int | None, lang: str) -> dict[str, Any]:
        """The position after action n (`Frame`)."""
        state = self.states[n]
        if n == 0:
            told = {"turn": state.turn, "seat": None, "text": "", "notation": "", "events": [], "scores": state.scores()}
        else:
            told = {name: value for name, value in self.entry(n, seat, lang).items() if name != "draft"}
        return {**told, "n": n, "view": state.view(seat)}

    def frames(self, first: int, after: int, seat: int | None, lang: str) -> dict[str, Any]:
        """Positions first, first + 1, … before `after`, as far as there are."""
        numbers = range(max(first, 0), min(after, self.total + 1))
        return {"total": self.total, "frames": [self.frame(n, seat, lang) for n in numbers]}

    def _names(self, lang: str) -> list[str]:
        return [seat["name"] for seat in self.seats(lang)]

    def _event(self, event: Event, seat: int | None, lang: str, names: list[str]) -> dict[str, Any]:
        seen = event.view(seat)
        return {**seen, "text": event_text(texts(lang), self.game, seen, names[event.seat], names)}
