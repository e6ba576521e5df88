"""Bots in any language: programs that read and write JSON lines (docs/bots.md).

Whatever such a program does, the game goes on: a legal move is played in its place, and an incident says why.
"""

from __future__ import annotations

import shlex
import shutil
import time
from types import TracebackType

import msgspec

from ..core.errors import Refusal, RefusalError
from ..core.rng import Rng
from ..core.state import State
from . import messages
from .program import Program, Trouble

PREFIX = "exec:"


class BotError(RefusalError):
    """There is no such bot, or it cannot be made."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is granted to a program of somebody else."""

    seconds: float = 5.0  # for one decision
    start_seconds: float = 10.0  # from its start to its greeting
    restarts: int = 3  # in one game


LIMITS = Limits()


class Incident(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a move was played in place of a bot: start, crash, timeout, flood, nonsense, illegal, or out.

    `out` is told once a game: the bot had no restart left, and the rest of its moves were played for it.
    """

    kind: str
    seat: int
    turn: int
    detail: str
    played: str = ""
    noise: str = ""


class External:
    """A bot that is a program. It serves one seat, so that nothing one seat sees can help another."""

    def __init__(self, command: str, limits: Limits = LIMITS) -> None:
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise BotError(Refusal("", "bot-bad-command", {"command": command[:80], "detail": str(error)})) from None
        if not self._command:
            raise BotError(Refusal("", "bot-no-command", {"prefix": PREFIX}))
        self.limits = limits
        self.name = ""  # as the program calls itself
        self.incidents: list[Incident] = []
        self._program: Program | None = None
        self._greeted = False  # told about the game it is in
        self._questions = 0
        self._falls = 0  # incidents in this game
        self._out = False

    @property
    def there(self) -> bool:
        """Whether there is such a program at all; nothing is started to find out."""
        return shutil.which(self._command[0]) is not None

    def choose(self, world: State, rng: Rng) -> int:
        """The program's answer, or a random legal action if it has none."""
        if self._out:
            return world.sample(rng)
        try:
            return self._answer(world, rng)
        except Trouble as trouble:
            action = world.sample(rng)
            self._report(trouble, world, action)
            self._let_go()
            return action

    def finish(self, state: State, seat: int) -> None:
        """Tells the program how the game ended; the next decision belongs to another game."""
        if self._program is not None and self._greeted:
            self._send(messages.end(state, seat))
        self._greeted = False
        self._falls = 0
        self._out = False

    def close(self) -> None:
        """Ends the program."""
        self._let_go()

    def __enter__(self) -> External:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _answer(self, world: State, rng: Rng) -> int:
        seat = world.player
        program = self._program or self._start()
        if not self._greeted:
            self._send(messages.start(world, seat, int(rng.bits())))
            self._greeted = True
        self._questions += 1
        question = messages.decide(world, self._questions, self.limits.seconds)
        deadline = time.monotonic() + self.limits.seconds
        self._send(question)
        return messages.action_of(program.line(deadline - time.monotonic()), self._questions, world)

    def _start(self) -> Program:
        self._program = program = Program(self._command)
        self._greeted = False
        self._send(messages.hello())
        self.name = messages.greeting(program.line(self.limits.start_seconds)).name[:80]
        return program

    def _send(self, message: object) -> None:
        assert self._program is not None
        self._program.send(msgspec.json.encode(message))

    def _report(self, trouble: Trouble, world: State, action: int) -> None:
        seat, turn, played = world.player, world.turn, world.notation(action)
        noise = self._program.noise if self._program is not None else ""
        self.incidents.append(Incident(trouble.kind, seat, turn, trouble.detail, played, noise))
        self._falls += 1
        if self._falls > self.limits.restarts:
            self._out = True
            self.incidents.append(Incident("out", seat, turn, f"{self._falls} incidents in this game"))

    def _let_go(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None
            self._greeted = False
