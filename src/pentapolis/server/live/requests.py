"""One message of a client, carried out at a live table, and its answer. The same over WebSocket and HTTP."""

from __future__ import annotations

from ...table.refused import TableRefused
from ...table.requests import AskExplain, AskHint, AskPreview, AskWhy
from ...table.table import Table
from ...table.viewer import Viewer
from ...wire.protocol import (
    Ack,
    ClientMessage,
    ExplainAnswer,
    Hello,
    Ping,
    PreviewAnswer,
    Refused,
    ServerMessage,
    WhyAnswer,
)
from .live_table import LiveTable
from .rematch import change_or_rematch
from .services import Services


async def answer(
    services: Services, live: LiveTable, viewer: Viewer, address: str, message: ClientMessage
) -> ServerMessage:
    """Carries the message out under the lock of the table; raises StorageError."""
    assert not isinstance(message, Hello | Ping | AskHint)
    try:
        if isinstance(message, AskPreview):
            return _preview(live, viewer, message)
        if isinstance(message, AskWhy):
            refusal = live.table.why(viewer.seat, message.version, message.notation)
            return WhyAnswer(message.id, None if refusal is None else live.presenter.refusal(refusal, viewer.lang))
        if isinstance(message, AskExplain):
            return ExplainAnswer(message.id, live.presenter.fact(message.target, viewer.seat, viewer.lang))
        request = message

        def handle(table: Table, now: int) -> None:  # called again where another process was quicker
            table.handle(request, viewer, now, live.away())

        await change_or_rematch(services, live, handle, address)
        return Ack(message.id, live.table.version_for(viewer.seat))
    except TableRefused as error:
        version = live.table.version_for(viewer.seat)
        return Refused(message.id, version, live.presenter.refusal(error.refusal, viewer.lang))


def _preview(live: LiveTable, viewer: Viewer, message: AskPreview) -> PreviewAnswer:
    preview = live.table.preview(viewer.seat, message.version, message.action)
    assert viewer.seat is not None
    shown = live.presenter.preview(message.action, preview, viewer.seat, viewer.lang)
    return PreviewAnswer(message.id, message.version, shown)
