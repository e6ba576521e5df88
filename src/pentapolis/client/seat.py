"""A seat at a table on a server, held by a program."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any

from ..table import requests
from ..wire import protocol
from ..wire.protocol import (
    Ack,
    ExplainAnswer,
    Fact,
    Failure,
    Preview,
    PreviewAnswer,
    RefusalText,
    Refused,
    TableState,
    WhyAnswer,
)
from .http import ClientError, parts_of, request
from .took_effect import took_effect
from .websocket import LineBroken, Patience, SeatSocket, TimeUp

ANSWER = 30.0  # seconds without an answer after which a line counts as broken
PATIENCE = 60.0  # seconds for which a broken line is made anew: a server may take its time to start
NEVER = ("forbidden", "no-table", "old-rules", "club-banned")  # codes of a server to which coming again is no use
MOVED_ON = ("table-stale", "table-ended")  # keys of refusals because the table is not as it was
Choose = Callable[[TableState], int]


class Refusal(ClientError):
    """The table refused and has not changed; `rule` is the number of the rule, `key` the reason for programs."""

    def __init__(self, refusal: RefusalText) -> None:
        super().__init__(refusal.key, refusal.text)
        self.rule = refusal.rule
        self.key = refusal.key


class Seat:
    """Holds the line, keeps the latest state, and comes back by itself when the line breaks.

    It tries that for `patience` seconds. Whatever was being asked then is asked again, unless the table shows that it
    is done: nothing is played twice, and nothing is lost.

    A link is a key once. From the moment it sits down the program holds its seat by `key`, which is a secret: who keeps
    it can come `back` after the program has ended.
    """

    def __init__(
        self, server: str, key: str, table: str, seat: int | None, lang: str = "en", patience: float = PATIENCE
    ) -> None:
        self.server = server.rstrip("/")
        self.key = key
        self.table = table
        self.seat = seat
        self.lang = lang
        self.patience = patience
        self.state: TableState | None = None
        self._line: SeatSocket | None = None
        self._asked = 0
        self._link: str | None = None  # the token of a link by which the seat is yet to be taken

    @classmethod
    def join(cls, link: str, lang: str = "en", *, server: str = "", patience: float = PATIENCE) -> Seat:
        """The seat (or the place to watch) behind a link; one like /join#TOKEN needs the address of its server.

        It is taken when the block begins.
        """
        base, token = parts_of(link, server)
        place = request(f"{base}/api/v1/invitation", body={"token": token})
        seat = cls(base, secrets.token_urlsafe(32), place["table"], place["seat"], lang, patience)
        seat._link = token
        return seat

    @classmethod
    def back(cls, key: str, server: str, lang: str = "en", *, patience: float = PATIENCE) -> Seat:
        """The seat that the key was given last: at the rematch, if there is one."""
        base = server.rstrip("/")
        place = request(f"{base}/api/v1/seat", key)
        return cls(base, key, place["table"], place["seat"], lang, patience)

    def __enter__(self) -> Seat:
        try:
            if self._link is not None:
                request(f"{self.server}/api/v1/join", body={"token": self._link, "key": self.key})
                self._link = None
            self._connect()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leaves the table; the seat stays ours."""
        if self._line is not None:
            self._line.close()
        self._line = None

    # --- looking ---

    def wait(self, timeout: float | None = None) -> TableState:
        """The next state that the server sends; raises TimeUp, which is a TimeoutError."""
        try:
            while True:
                message = self._next(timeout)
                if isinstance(message, TableState):
                    return message
        except LineBroken:
            return self._come_back(Patience(self.patience))

    def turns(self) -> Iterator[TableState]:
        """A state for every decision of this seat, until the game is over."""
        last = -1
        state = self.state or self.wait()
        while state.status in ("waiting", "playing"):
            if state.choices is not None and state.version != last:
                last = state.version
                yield state
            if self.state is not None and self.state.version != state.version:
                state = self.state
            else:
                state = self.wait()

    # --- acting ---

    def play(self, action: int, hold: bool = False) -> int:
        """Plays an action on the latest state; the new version once it is on the server's disk."""
        return self._version(requests.Play(self._number(), self._now().version, action, hold))

    def undo(self, steps: int = 1) -> int:
        """Takes back steps of the unfinished turn."""
        return self._version(requests.Undo(self._number(), self._now().version, steps))

    def confirm(self) -> int:
        """Ends a turn that was played with `hold`."""
        return self._version(requests.Confirm(self._number(), self._now().version))

    def preview(self, action: int) -> Preview:
        """What the action would change."""
        answer = self._ask(requests.AskPreview(self._number(), self._now().version, action))
        assert isinstance(answer, PreviewAnswer)
        return answer.preview

    def why(self, notation: str) -> RefusalText | None:
        """Why an action in notation is not legal now; None if it is."""
        answer = self._ask(requests.AskWhy(self._number(), self._now().version, notation))
        assert isinstance(answer, WhyAnswer)
        return answer.refusal

    def explain(self, **target: Any) -> Fact | None:
        """What a thing is, named as in the targets of choices, such as `site=2`; None if there is no such thing."""
        answer = self._ask(requests.AskExplain(self._number(), target))
        assert isinstance(answer, ExplainAnswer)
        return answer.fact

    def say(self, text: str) -> None:
        """Says something at the table."""
        self._ask(requests.Chat(self._number(), text))

    def propose(self, kind: requests.ProposalKind, to: int | None = None) -> None:
        """Proposes a takeback, an end or a rematch."""
        self._ask(requests.Propose(self._number(), kind, to))

    def answer(self, proposal: int, yes: bool) -> None:
        """Answers a proposal."""
        self._ask(requests.Answer(self._number(), proposal, yes))

    def hand(self, level: str | None) -> None:
        """Hands the own seat to a bot of that level; None takes it back."""
        assert self.seat is not None
        self._ask(requests.Hand(self._number(), self.seat, level))

    def rename(self, name: str) -> None:
        """Gives the own seat another name."""
        assert self.seat is not None
        self._ask(requests.Rename(self._number(), self.seat, name))

    # --- the line ---

    def _connect(self) -> TableState:
        """A new line in place of the old one, and its first state, which has the whole log and chat."""
        if self._line is not None:
            self._line.drop()
        address = "ws" + self.server.removeprefix("http") + f"/api/v1/tables/{self.table}/live"
        self._line = SeatSocket(address, self.key)
        hello = protocol.Hello(1, self.seat, self.lang)  # type: ignore[arg-type]  # the server checks the language
        self._line.send(hello)
        while not isinstance(message := self._next(ANSWER), TableState):
            pass
        return message

    def _come_back(self, patience: Patience) -> TableState:
        """The first state of a new line; raises ClientError when the patience has come to its end."""
        while True:
            try:
                return self._connect()
            except ClientError as error:
                if error.code in NEVER:
                    raise
                if not patience.rest():
                    words = f"the line broke, and for {patience.seconds:g} seconds there was no way back: {error}"
                    raise ClientError(error.code, words) from None

    def _next(self, timeout: float | None) -> protocol.ServerMessage:
        """The next message; a state is kept. Raises LineBroken and TimeUp."""
        message = self._connected().receive(timeout)
        if isinstance(message, TableState):
            self.state = message
        # Whoever asks too much is told so, and has to wait; what they asked is carried out all the same.
        elif isinstance(message, Failure) and message.id is None and message.code != "too-many":
            raise ClientError(message.code, message.text)
        return message

    def _now(self) -> TableState:
        self._connected()
        assert self.state is not None
        return self.state

    def _connected(self) -> SeatSocket:
        if self._line is None:
            raise ClientError("closed", "sit down first: with Seat.join(link) as seat: ...")
        return self._line

    def _number(self) -> int:
        self._asked += 1
        return self._asked

    def _version(self, message: requests.Play | requests.Undo | requests.Confirm) -> int:
        """Asks for a change and waits until the state that it made is here."""
        answer = self._ask(message)
        version = answer.version if isinstance(answer, Ack) else message.version + 1
        try:
            while self._now().version < version:
                self._next(ANSWER)
        except (LineBroken, TimeUp):
            self._come_back(Patience(self.patience))
        return version

    def _ask(self, message: Any) -> protocol.ServerMessage | None:
        """The answer; None if it was lost with a line, but the table shows that what was asked is done.

        What was sent on a broken line may still be on its way, so nothing can be concluded from its absence. It may be
        sent again all the same: a choice counts for one version only, so one of both is refused.
        """
        before, sent = self._now(), False
        patience: Patience | None = None
        while True:
            try:
                return self._answer(message)
            except LineBroken as broken:
                sent = sent or broken.sent
                patience = patience or Patience(self.patience)
                if not patience.rest():
                    raise
                state = self._come_back(patience)
            except Refusal:
                if not sent:
                    raise
                if not took_effect(message, before, self._come_back(Patience(self.patience))):
                    raise
                return None
            if sent and took_effect(message, before, state):
                return None
            if sent and isinstance(message, requests.Propose):  # it may have been carried out, and be again
                words = "the line broke, and the table does not show whether it got the proposal: look, then decide"
                raise ClientError("unsure", words)

    def _answer(self, message: Any) -> protocol.ServerMessage:
        """Sends the message and returns its answer; raises LineBroken, also where none comes."""
        line = self._connected()
        line.send(message)
        end = time.monotonic() + ANSWER
        while True:
            try:
                answer = self._next(max(0.0, end - time.monotonic()))
            except TimeUp:
                raise LineBroken(line.address, f"no answer for {ANSWER:g} seconds", sent=True) from None
            if getattr(answer, "id", None) != message.id:
                continue
            if isinstance(answer, Refused):
                raise Refusal(answer.refusal)
            if isinstance(answer, Failure):
                raise ClientError(answer.code, answer.text)
            return answer


def play_game(
    link: str, choose: Choose, name: str = "", lang: str = "en", *, server: str = "", patience: float = PATIENCE
) -> TableState:
    """Sits at the seat of the link, plays what `choose` says until the game is over, and returns the last state."""
    with Seat.join(link, lang, server=server, patience=patience) as seat:
        if name:
            seat.rename(name)
        for state in seat.turns():
            try:
                seat.play(choose(state))
            except Refusal as refusal:
                if refusal.key not in MOVED_ON:  # the table changed while we were choosing: look and choose again
                    raise
        assert seat.state is not None
        return seat.state
