"""A program that is talked to in lines: started in a group of its own, heard with a deadline, ended for sure."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import threading
import time
from queue import Empty, SimpleQueue
from typing import IO

LONGEST_LINE = 1_000_000  # bytes; an answer has about fifty
MOST_LINES = 64  # that nobody asked for
KEPT_NOISE = 2000  # bytes of the error output, the latest
GRACE = 0.5  # seconds to leave by itself, then again after being asked to


class Trouble(Exception):
    """What went wrong with a program: start, crash, timeout, flood, nonsense or illegal, and the details."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


class Program:
    """A running program. Threads read and write, so that neither a silent nor a deaf one can hold us up."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Trouble("start", str(error)) from None
        self._said: SimpleQueue[bytes | Trouble | None] = SimpleQueue()  # None: there will be no more
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._noise = b""
        _running.add(self)
        for work, stream in (
            (self._hear, self._process.stdout),
            (self._overhear, self._process.stderr),
            (self._speak, self._process.stdin),
        ):
            threading.Thread(target=work, args=(stream,), daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process and of its group."""
        return self._process.pid

    @property
    def noise(self) -> str:
        """The latest of what the program wrote to its error output."""
        return self._noise.decode("utf-8", "replace")

    def send(self, line: bytes) -> None:
        """Hands over a line; whether the program reads it shows when it answers."""
        self._to_say.put(line + b"\n")

    def line(self, seconds: float) -> bytes:
        """The next line of the program; raises Trouble if none comes in time."""
        try:
            said = self._said.get(timeout=min(max(seconds, 0.001), threading.TIMEOUT_MAX))
        except Empty:
            raise Trouble("timeout", f"no answer within {round(seconds, 2):g} s") from None
        if said is None:
            raise Trouble("crash", self._ending())
        if isinstance(said, Trouble):
            raise said
        return said

    def close(self) -> None:
        """Ends the program and everything it started: first politely, then for sure."""
        self._to_say.put(None)
        if not self._left():
            self._signal(signal.SIGTERM)
            self._left()
        self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        self._process.wait()
        _running.discard(self)

    def _left(self) -> bool:
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _signal(self, number: int) -> None:
        """Signals the whole group; where there are no groups, the program alone."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, number)
            elif self._process.poll() is None:
                self._process.send_signal(number)

    def _ending(self) -> str:
        """How the program ended, told once its output has: the exit follows at once, or never."""
        if not self._left():
            return "closed its output"
        time.sleep(0.01)  # the last words on the error output may still be on their way
        code = self._process.returncode
        return f"ended by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def _hear(self, stream: IO[bytes]) -> None:
        with stream:
            rest = b""
            while self._said.qsize() < MOST_LINES:
                piece = os.read(stream.fileno(), 1 << 16)
                if not piece:
                    if rest:
                        self._said.put(rest)
                    self._said.put(None)
                    return
                *lines, rest = (rest + piece).split(b"\n")
                for line in lines:
                    self._said.put(line)
                if len(rest) > LONGEST_LINE or any(len(line) > LONGEST_LINE for line in lines):
                    break
            self._said.put(Trouble("flood", "more output than an answer can be"))

    def _overhear(self, stream: IO[bytes]) -> None:
        with stream:
            while piece := os.read(stream.fileno(), 1 << 16):
                self._noise = (self._noise + piece)[-KEPT_NOISE:]

    def _speak(self, stream: IO[bytes]) -> None:
        # A program that has ended cannot be told anything; its ending shows when an answer is waited for.
        with contextlib.suppress(OSError), stream:
            while (line := self._to_say.get()) is not None:
                while line:
                    line = line[stream.write(line) :]


_running: set[Program] = set()


def close_all() -> None:
    """Ends every program that is still running: nothing stays behind when we leave."""
    for program in list(_running):
        program.close()


atexit.register(close_all)
