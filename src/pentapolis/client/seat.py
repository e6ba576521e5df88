"""A seat at a table on a server, held by a program."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ..table import protocol
from ..table.protocol import Ack, Failure, Preview, PreviewAnswer, RefusalText, Refused, TableState, WhyAnswer
from .connection import ClientError, parts_of, request

LARGEST = 8_000_000  # bytes of one message
RETRIES = 5
Choose = Callable[[TableState], int]


class Refusal(ClientError):
    """The table refused and has not changed; `rule` is the number of the rule, `key` the reason for programs."""

    def __init__(self, refusal: RefusalText) -> None:
        super().__init__(refusal.key, refusal.text)
        self.rule = refusal.rule
        self.key = refusal.key


class Seat:
    """Holds the connection, keeps the latest state, and comes back by itself when the line breaks."""

    def __init__(self, server: str, token: str, table: str, seat: int | None, lang: str = "en") -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.table = table
        self.seat = seat
        self.lang = lang
        self.state: TableState | None = None
        self._line: ClientConnection | None = None
        self._held = ExitStack()
        self._asked = 0

    @classmethod
    def join(cls, link: str, lang: str = "en") -> Seat:
        """The seat (or the place to watch) behind a link."""
        server, token = parts_of(link)
        place = request(f"{server}/api/v1/seat", token)
        return cls(server, token, place["table"], place["seat"], lang)

    def __enter__(self) -> Seat:
        self._connect()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leaves the table; the seat stays ours."""
        self._held.close()
        self._line = None

    # --- looking ---

    def wait(self, timeout: float | None = None) -> TableState:
        """The next state that the server sends; raises TimeoutError."""
        while True:
            message = self._receive(timeout)
            if isinstance(message, TableState):
                return message

    def turns(self) -> Iterator[TableState]:
        """A state for every decision of this seat, until the game is over."""
        last = -1
        state = self.state or self.wait()
        while state.status in ("waiting", "playing"):
            if state.choices is not None and state.version != last:
                last = state.version
                yield state
            if self.state is not None and self.state.version > state.version:
                state = self.state
            else:
                state = self.wait()

    # --- acting ---

    def play(self, action: int, hold: bool = False) -> int:
        """Plays an action on the latest state; the new version once it is on the server's disk."""
        return self._version(protocol.Play(self._number(), self._now().version, action, hold))

    def undo(self, steps: int = 1) -> int:
        """Takes back steps of the unfinished turn."""
        return self._version(protocol.Undo(self._number(), self._now().version, steps))

    def confirm(self) -> int:
        """Ends a turn that was played with `hold`."""
        return self._version(protocol.Confirm(self._number(), self._now().version))

    def preview(self, action: int) -> Preview:
        """What the action would change."""
        answer = self._ask(protocol.AskPreview(self._number(), self._now().version, action))
        assert isinstance(answer, PreviewAnswer)
        return answer.preview

    def why(self, notation: str) -> RefusalText | None:
        """Why an action in notation is not legal now; None if it is."""
        answer = self._ask(protocol.AskWhy(self._number(), self._now().version, notation))
        assert isinstance(answer, WhyAnswer)
        return answer.refusal

    def say(self, text: str) -> None:
        """Says something at the table."""
        self._ask(protocol.Chat(self._number(), text))

    def propose(self, kind: protocol.ProposalKind, to: int | None = None) -> None:
        """Proposes a takeback, an end or a rematch."""
        self._ask(protocol.Propose(self._number(), kind, to))

    def answer(self, proposal: int, yes: bool) -> None:
        """Answers a proposal."""
        self._ask(protocol.Answer(self._number(), proposal, yes))

    def hand(self, level: str | None) -> None:
        """Hands the own seat to a bot of that level; None takes it back."""
        assert self.seat is not None
        self._ask(protocol.Hand(self._number(), self.seat, level))

    def rename(self, name: str) -> None:
        """Gives the own seat another name."""
        assert self.seat is not None
        self._ask(protocol.Rename(self._number(), self.seat, name))

    # --- the line ---

    def _connect(self) -> None:
        address = "ws" + self.server.removeprefix("http") + f"/api/v1/tables/{self.table}/live"
        try:
            headers = {"Authorization": f"Bearer {self.token}"}
            self._held = ExitStack()
            self._line = self._held.enter_context(connect(address, additional_headers=headers, max_size=LARGEST))
        except (OSError, ConnectionClosed) as error:
            raise ClientError("unreachable", f"{address}: {error}") from None
        self._send(protocol.Hello(1, self.seat, self.lang))  # type: ignore[arg-type]  # the server checks the language
        self.state = None
        while self.state is None:
            self._receive(30)

    def _send(self, message: protocol.ClientMessage) -> None:
        assert self._line is not None
        self._line.send(msgspec.json.encode(message).decode())

    def _receive(self, timeout: float | None) -> protocol.ServerMessage:
        """The next message; the state is kept. A broken line is made anew, and its first state returned."""
        assert self._line is not None
        try:
            data: Any = self._line.recv(timeout)
        except ConnectionClosed:
            self._come_back()
            assert self.state is not None
            return self.state
        message: protocol.ServerMessage = protocol.read_server_message(data)
        if isinstance(message, TableState):
            self.state = message
        elif isinstance(message, Failure) and message.id is None:
            raise ClientError(message.code, message.text)
        return message

    def _come_back(self) -> None:
        for attempt in range(RETRIES):
            try:
                return self._connect()
            except ClientError:
                if attempt == RETRIES - 1:
                    raise
            time.sleep(0.2 * 2**attempt)

    def _now(self) -> TableState:
        if self.state is None:
            raise ClientError("closed", "sit down first: with Seat.join(link) as seat: ...")
        return self.state

    def _number(self) -> int:
        self._asked += 1
        return self._asked

    def _version(self, message: Any) -> int:
        """Asks for a change and waits until the state that it made is here."""
        answer = self._ask(message)
        assert isinstance(answer, Ack)
        while self._now().version < answer.version:
            self._receive(30)
        return answer.version

    def _ask(self, message: Any) -> protocol.ServerMessage:
        self._send(message)
        while True:
            answer = self._receive(30)
            if getattr(answer, "id", None) != message.id:
                continue
            if isinstance(answer, Refused):
                raise Refusal(answer.refusal)
            if isinstance(answer, Failure):
                raise ClientError(answer.code, answer.text)
            return answer


def play_game(link: str, choose: Choose, name: str = "", lang: str = "en") -> TableState:
    """Sits at the seat of the link, plays what `choose` says until the game is over, and returns the last state."""
    with Seat.join(link, lang) as seat:
        if name:
            seat.rename(name)
        for state in seat.turns():
            try:
                seat.play(choose(state))
            except Refusal as refusal:
                if refusal.key != "table-stale":  # the table changed while we were choosing: choose again
                    raise
        assert seat.state is not None
        return seat.state
