"""Bots from Python modules with a time limit: each thinks in a thread of its own; who is late is left behind."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any

from ..core.rng import Rng
from ..core.state import State
from .external import Incident, Limits

Question = tuple[State, Rng]


class _TooLate(BaseException):
    """Ends the thread of a bot that nobody waits for any more; no `except Exception` keeps it."""


class _Thinker:
    """A bot in its thread."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self._asked: SimpleQueue[Question | None] = SimpleQueue()
        self._answered: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="pentapolis-bot", daemon=True)
        self._thread.start()

    def answer(self, question: Question, seconds: float) -> Any:
        """What the bot answers, or raises; Empty if neither comes in time."""
        self._asked.put(question)
        answer, error = self._answered.get(timeout=min(seconds, threading.TIMEOUT_MAX))
        if error is not None:
            raise error
        return answer

    def leave(self, late: bool = False) -> None:
        """Lets the thread end; one that is still thinking is interrupted at its next line of Python."""
        self._asked.put(None)
        if late and self._thread.ident is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread.ident), ctypes.py_object(_TooLate))

    def _work(self) -> None:
        while (question := self._asked.get()) is not None:
            try:
                self._answered.put((self.bot.choose(*question), None))
            except _TooLate:
                return
            except BaseException as error:  # a bot may fail in any way, or call sys.exit
                self._answered.put((None, error))


class Guarded:
    """A bot of somebody's module. What it raises, its caller gets; where it is late, a random move is played for it.

    Who is late is made anew for the next decision, `limits.restarts` times a game.
    """

    def __init__(self, make: Callable[[], Any], limits: Limits) -> None:
        self.limits = limits
        self.incidents: list[Incident] = []
        self._make = make
        self._thinker: _Thinker | None = _Thinker(make())
        self._falls = 0
        self._out = False

    @property
    def bot(self) -> Any:
        """The bot itself."""
        return None if self._thinker is None else self._thinker.bot

    @property
    def cut_short(self) -> int:
        """How many decisions the bot says its clock has ended."""
        count = getattr(self.bot, "cut_short", 0)
        return count if isinstance(count, int) else 0

    def choose(self, world: State, rng: Rng) -> int:
        """The bot's answer, or a random legal action if none comes in time."""
        if self._out:
            return world.sample(rng)
        spare, numbers = world.copy(), rng.copy()  # a bot that is late may still be playing with its own
        if self._thinker is None:
            self._thinker = _Thinker(self._make())
        try:
            chosen: int = self._thinker.answer((world, rng), self.limits.seconds)
            return chosen
        except Empty:
            self._thinker.leave(late=True)
            self._thinker = None
            return self._played_for(spare, numbers)

    def _played_for(self, world: State, rng: Rng) -> int:
        action, seat, turn = world.sample(rng), world.player, world.turn
        detail = f"no answer within {self.limits.seconds:g} s"
        self.incidents.append(Incident("timeout", seat, turn, detail, world.notation(action)))
        self._falls += 1
        if self._falls > self.limits.restarts:
            self._out = True
            self.incidents.append(Incident("out", seat, turn, f"{self._falls} incidents in this game"))
        return action

    def finish(self, state: State, seat: int) -> None:
        """The next decision belongs to another game."""
        self._falls = 0
        self._out = False

    def close(self) -> None:
        """Ends its thread."""
        if self._thinker is not None:
            self._thinker.leave()
            self._thinker = None

    def __enter__(self) -> Guarded:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
