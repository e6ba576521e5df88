"""Whether a message whose answer was lost with the line has had its effect: the table itself shows it.

`before` is the state for which the message was sent, `after` the first of a new line, with the whole log and chat.
"""

from __future__ import annotations

from ..table import requests
from ..table.requests import LONGEST_CHAT
from ..table.seats import clean
from ..wire import protocol
from ..wire.protocol import ClientMessage, TableState


def took_effect(message: ClientMessage, before: TableState, after: TableState) -> bool:
    """Whether the table shows that it was carried out; never of what only asks, or may as well be said twice."""
    match message:
        case requests.Play():
            return _was_played(message, before, after)
        case requests.Undo():
            return after.version == message.version + 1 and _entries(after) == _entries(before) - message.steps
        case requests.Confirm():
            return after.version > message.version and _for_good(before, after)
        case requests.Chat():
            return _was_said(message, before, after)
        case requests.Propose():
            return _was_proposed(message, after)
        case requests.Answer():
            return not any(_waits(message, open_, after.viewpoint) for open_ in after.proposals)
        case requests.Hand():
            return after.seats[message.seat].level == message.level
    return False


def _entries(state: TableState) -> int:
    """How long the log is."""
    return state.log_from + len(state.log)


def _was_played(play: requests.Play, before: TableState, after: TableState) -> bool:
    """Whether the next entry of the log is that action of ours."""
    notation = next((choice.notation for choice in before.choices or [] if choice.action == play.action), None)
    wanted = (_entries(before) + 1, before.viewpoint, notation)
    return after.version > play.version and wanted in [(entry.n, entry.seat, entry.notation) for entry in after.log]


def _for_good(before: TableState, after: TableState) -> bool:
    """Whether everything that was a draft is none any more."""
    kept = {(entry.n, entry.notation) for entry in after.log if not entry.draft}
    return kept.issuperset((entry.n, entry.notation) for entry in before.log if entry.draft)


def _was_said(chat: requests.Chat, before: TableState, after: TableState) -> bool:
    wanted = (before.viewpoint, clean(chat.text, LONGEST_CHAT))
    return wanted in [(line.seat, line.text) for line in after.chat if line.at >= before.now // 1000]


def _was_proposed(propose: requests.Propose, after: TableState) -> bool:
    """Whether the proposal is open, or was carried out where that can be seen."""
    if (propose.kind == "rematch" and after.next is not None) or (
        propose.kind == "abandon" and after.status == "abandoned"
    ):
        return True
    return any((open_.kind, open_.by) == (propose.kind, after.viewpoint) for open_ in after.proposals)


def _waits(answer: requests.Answer, proposal: protocol.ProposalInfo, seat: int | None) -> bool:
    """Whether that proposal still waits for our answer."""
    return proposal.id == answer.proposal and not (answer.yes and seat in proposal.agreed)
