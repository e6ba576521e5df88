"""One message of a client, carried out at a live table, and its answer. The same over WebSocket and HTTP."""

from __future__ import annotations

from collections.abc import Callable

from ...table import requests
from ...table.refused import TableRefused, refused
from ...table.table import Table
from ...wire import protocol
from ...wire.protocol import Ack, ClientMessage, PreviewAnswer, Refused, ServerMessage, WhyAnswer
from .live_table import LiveTable
from .rematch import change_or_rematch
from .services import Services

Change = Callable[[Table, int], None]


class Sitter:
    """Somebody at a table: as which seat he looks, in which language, which seats are his, if he made it, whence."""

    def __init__(self, seat: int | None, lang: str, mine: frozenset[int], creator: bool, address: str) -> None:
        self.seat = seat
        self.lang = lang
        self.mine = mine
        self.creator = creator
        self.address = address


async def answer(services: Services, live: LiveTable, sitter: Sitter, message: ClientMessage) -> ServerMessage:
    """Carries the message out under the lock of the table; raises StorageError."""
    assert not isinstance(message, protocol.Hello | protocol.Ping)
    try:
        if isinstance(message, requests.AskPreview):
            return _preview(live, sitter, message)
        if isinstance(message, requests.AskWhy):
            refusal = live.table.why(sitter.seat, message.version, message.notation)
            return WhyAnswer(message.id, None if refusal is None else live.presenter.refusal(refusal, sitter.lang))
        await change_or_rematch(services, live, change_of(live, sitter, message), sitter.address)
        return Ack(message.id, live.table.version_for(sitter.seat))
    except TableRefused as error:
        version = live.table.version_for(sitter.seat)
        return Refused(message.id, version, live.presenter.refusal(error.refusal, sitter.lang))


def _preview(live: LiveTable, sitter: Sitter, message: requests.AskPreview) -> PreviewAnswer:
    preview = live.table.preview(sitter.seat, message.version, message.action)
    assert sitter.seat is not None
    shown = live.presenter.preview(message.action, preview, sitter.seat, sitter.lang)
    return PreviewAnswer(message.id, message.version, shown)


def change_of(live: LiveTable, sitter: Sitter, message: ClientMessage) -> Change:
    """What the message does to the table; raises TableRefused where the sitter may not."""
    seat = sitter.seat
    if isinstance(message, requests.Play):
        play = message
        return lambda table, now: table.play(seat, play.version, play.action, play.hold, now)
    if isinstance(message, requests.Undo):
        undo = message
        return lambda table, now: table.undo(seat, undo.version, undo.steps)
    if isinstance(message, requests.Confirm):
        confirm = message
        return lambda table, now: table.confirm(seat, confirm.version, now)
    if isinstance(message, requests.Chat):
        chat = message
        return lambda table, now: table.say(seat, chat.text, now)
    if isinstance(message, requests.Propose):
        return _proposal(live, sitter, message)
    if isinstance(message, requests.Answer):
        reply = message
        return lambda table, now: table.answer(sitter.mine, reply.proposal, reply.yes, now, live.away())
    if isinstance(message, requests.Rename):
        rename = message
        return lambda table, now: _own(sitter, table, rename.seat).rename(rename.seat, rename.name, now)
    assert isinstance(message, requests.Hand)
    hand = message
    return lambda table, now: _own(sitter, table, hand.seat).hand(hand.seat, hand.level, now)


def _proposal(live: LiveTable, sitter: Sitter, wish: requests.Propose) -> Change:
    seat, mine = sitter.seat, sitter.mine
    if wish.kind != "replace":
        kind = wish.kind
        return lambda table, now: table.propose(seat, kind, wish.to, mine, now, live.away())
    if wish.seat is None or wish.level is None:
        raise refused("table-replace-whom")
    number, level = wish.seat, wish.level
    return lambda table, now: table.propose_bot(seat, number, level, mine, now, live.away())


def _own(sitter: Sitter, table: Table, number: int) -> Table:
    """The table, if the seat is the sitter's: his own, or one that nobody has if he made the table."""
    if number in sitter.mine:
        return table
    if sitter.creator and number < len(table.seats):
        seat = table.seats[number]
        if seat.kind == "bot" or (seat.kind == "link" and not seat.taken):
            return table
    raise refused("table-not-your-seat")
