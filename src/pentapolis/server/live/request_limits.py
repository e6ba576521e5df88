"""How much may be asked from one address: tables, messages, chat, and how much of it at the same time."""

from __future__ import annotations

from ...table.requests import Answer, AskHint, Chat, Hand, Propose, Rename
from ...wire.protocol import ClientMessage, Hello
from ..net.concurrency_limiter import ConcurrencyLimiter
from ..net.rate_limiter import RateLimiter
from ..problems import Problem
from ..settings import Limits


class RequestLimits:
    """A rate limiter for each kind of request, and one limiter of how many are worked on at once."""

    def __init__(self, limits: Limits) -> None:
        self.concurrency = ConcurrencyLimiter(limits.at_once)
        self._new_tables = RateLimiter(limits.new_tables, 3600)
        self._messages = RateLimiter(limits.messages_of_one, 60)
        self._hellos = RateLimiter(limits.hellos, 60)
        self._chats = RateLimiter(limits.chats, 60)
        self._acts = RateLimiter(limits.acts, 60)
        self._hints = RateLimiter(limits.hints, 60)

    def check_new_table(self, address: str) -> None:
        """Raises Problem if too many tables were made from that address."""
        _take(self._new_tables, address)

    def may_send(self, address: str) -> bool:
        """Whether that address may send another message now."""
        return self._messages.take(address)

    def check_message(self, address: str, table: str, message: ClientMessage) -> None:
        """Raises Problem if too much is said or arranged from that address at that table."""
        if isinstance(message, Hello):
            _take(self._hellos, address)
        elif isinstance(message, Chat):
            _take(self._chats, f"{address} {table}")
        elif isinstance(message, AskHint):
            _take(self._hints, address)
        elif isinstance(message, Propose | Answer | Rename | Hand):
            _take(self._acts, f"{address} {table}")


def _take(limiter: RateLimiter, name: str) -> None:
    if not limiter.take(name):
        raise Problem(429, "server-too-many")
