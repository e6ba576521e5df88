"""A table as one viewer may know it, in their language. What was worded once is kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import copy, deepcopy
from typing import Any

import msgspec

from ..bots import LEVELS
from ..core.chance import seed_hash
from ..core.errors import Refusal
from ..core.move import Move
from ..core.preview import Preview as CorePreview
from ..core.state import State
from ..table.chat import Note
from ..table.seats import shown_names
from ..table.table import Table
from ..table.viewer import Viewer
from ..texts import texts
from . import protocol
from .protocol import Can, ClockSetting, LogEntry, ProposalInfo, RefusalText, SeatInfo, TableState
from .wording import Wording

encode = msgspec.json.encode
KEPT = (
    50  # log entries that stay worded: who is in step needs the last ones, and who comes anew may wait for the others
)


class Presence(msgspec.Struct, frozen=True):
    """Whose people are connected, whose have been away for long, and when those who are not here were last seen."""

    online: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    since: Mapping[int, int] = {}  # by seat, in milliseconds since 1970


NOBODY = Presence()


def gist(state: TableState) -> object:
    """What a state tells apart from log, chat and time: with nothing new in these, two of one gist tell the same."""
    seats = [msgspec.structs.replace(seat, clock=None, away_since=None) for seat in state.seats]
    told = (state.viewpoint, state.version, state.status, state.name, seats, state.proposals, state.next)
    return *told, state.previous, state.paused, state.hurried, state.hints


class Presenter:
    """Words the table for its readers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.line.game
        self.wording = Wording(self.game, self.names)
        self.naming = 0  # grows when everything must be worded anew
        self._names: dict[str, list[str]] = {}
        self._entries: dict[int, dict[tuple[str, int | None, int | None], Any]] = {}  # by number, then by viewer
        self._views: dict[int | None, msgspec.Raw] = {}
        self._decisions: dict[tuple[bool, str], Any] = {}
        self._positions: dict[tuple[int | None, str], tuple[Any, Any, Any]] = {}
        self._of: object = None  # what the kept positions are positions of
        self._seed_hash = seed_hash(bytes.fromhex(table.setup.seed))

    def still(self) -> Presenter:
        """The table as everybody sees it now, for a thread that reads while the table goes on."""
        table = copy(self.table)
        table.seats = [copy(seat) for seat in table.seats]
        table.clock = deepcopy(table.clock)
        table.line = table.line.still()
        return self._of_table(table)

    def _of_table(self, table: Table) -> Presenter:
        return Presenter(table)

    def forget_names(self) -> None:
        """Somebody has another name or another nature: everything is worded anew."""
        self.naming += 1
        self._names.clear()
        self.forget_words()

    def forget_words(self) -> None:
        """Nobody reads at the moment: what is kept would be kept for nobody."""
        self._entries.clear()
        self._forget_positions()

    def _forget_positions(self) -> None:
        self._views.clear()
        self._decisions.clear()
        self._positions.clear()

    def forget_after(self, n: int) -> None:
        """The log was cut after that entry."""
        self._entries = {number: entries for number, entries in self._entries.items() if number <= n}

    def names(self, lang: str) -> list[str]:
        """The names of all seats that score."""
        if lang not in self._names:
            table = self.table
            count = table.line.position.seats
            self._names[lang] = shown_names(self.game, texts(lang), table.seats, table.setup.options, count)
        return self._names[lang]

    def state(
        self,
        viewer: Viewer,
        log_from: int,
        chat_from: int,
        presence: Presence,
        now: int,
        hurried: bool = False,
    ) -> TableState:
        """Everything the viewer may know, with the part of log and chat that they do not have."""
        table = self.table
        view, decision, choices = self._position(viewer.seat, viewer.lang)
        entries = table.line.entries(viewer.seat)
        log_from = min(log_from, len(table.line.played))
        return TableState(
            protocol.PROTOCOL,
            table.id,
            table.version_for(viewer.seat),
            table.status,
            self.game.id,
            table.setup.name,
            viewer.seat,
            self.seats(viewer, presence, now),
            view,
            decision,
            choices,
            self._can(viewer.seat),
            log_from,
            [self._entry(n, entries[n - 1], viewer) for n in range(log_from + 1, len(entries) + 1)],
            self._proposals(presence.away),
            [self._chat_line(note, viewer) for note in table.chat.lines[chat_from:]],
            ClockSetting(table.clock.seconds, table.clock.increment) if table.clock is not None else None,
            now,
            table.next,
            self._seed_hash,
            table.setup.seed if table.status == "over" else None,
            table.paused,
            table.previous,
            hurried and table.bot_to_move() is not None,
            table.hints,
        )

    def log_from(self, since: int) -> int:
        """How much of the log a viewer who was away and had it up to `since` still has right."""
        cut = self.table.lowest_cut
        same = since if cut is None else min(since, cut)
        # Who has nothing from after the last new name may have old names in everything.
        return same if same > max(seat.named for seat in self.table.seats) else 0

    def _position(self, seat: int | None, lang: str) -> tuple[Any, Any, Any]:
        """View, decision and choices, encoded; the same for everybody who looks from the same place."""
        table = self.table
        now = (table.version, [seat.drafts for seat in table.seats], table.status)
        if self._of != now:
            self._of = now
            self._forget_positions()
        position = self._positions.get((seat, lang))
        if position is None:
            state = table.line.seen_by(seat)
            view = self._views.get(seat)
            if view is None:
                view = self._views[seat] = msgspec.Raw(encode(state.view(seat)))
            position = (view, self._decision(state, lang), self._choices(state, seat, lang))
            self._positions[seat, lang] = position
        return position

    def _decision(self, state: State, lang: str) -> Any:
        """The open decision, encoded; all who look at the same position see the same."""
        what = (state is self.table.line.position, lang)
        shown = self._decisions.get(what)
        if shown is None:
            shown = self._decisions[what] = msgspec.Raw(encode(self.wording.decision(state, lang)))
        return shown

    def _choices(self, state: State, seat: int | None, lang: str) -> Any:
        table = self.table
        if seat is None or seat != table.to_move or table.line.held or not table.seats[seat].human:
            return None
        return msgspec.Raw(encode(self.wording.choices(state, lang)))

    def _can(self, seat: int | None) -> Can:
        line = self.table.line
        if seat is None or seat != line.drafter or self.table.status != "playing":
            return Can(0, 0, False)
        return Can(line.undoable(), line.undoable(), line.held)

    def seats(self, viewer: Viewer, presence: Presence, now: int) -> list[SeatInfo]:
        """Who sits where."""
        table, names, away = self.table, self.names(viewer.lang), self.table.excused(presence.away)
        infos = [
            SeatInfo(
                number,
                seat.kind,
                names[number],
                seat.level,
                seat.taken or seat.kind != "link",
                number in presence.online,
                number in viewer.mine,
                None if table.clock is None or seat.kind == "bot" else table.clock.left_now(number, now),
                number in away and seat.owned,
                presence.since.get(number) if seat.owned else None,
            )
            for number, seat in enumerate(table.seats)
        ]
        for number in range(len(table.seats), len(names)):
            infos.append(SeatInfo(number, "bot", names[number], None, True, False, False, None))
        return infos

    def _entry(self, n: int, played: Move, viewer: Viewer) -> Any:
        last = len(self.table.line.played)
        if not last - KEPT < n <= last:
            return self.entry(n, played, viewer.seat, viewer.lang, n > last, viewer.you)
        if n not in self._entries:
            self._entries[n] = {}
            self._entries.pop(n - KEPT, None)
        worded = self._entries[n]
        key = (viewer.lang, viewer.seat if played.private else None, viewer.you)
        entry = worded.get(key)
        if entry is None:
            entry = self.entry(n, played, viewer.seat, viewer.lang, you=viewer.you)
            worded[key] = entry = msgspec.Raw(encode(entry))
        return entry

    def entry(
        self, n: int, played: Move, seat: int | None, lang: str, draft: bool = False, you: int | None = None
    ) -> LogEntry:
        """A log entry as that seat may know it."""
        return self.wording.entry(n, played, seat, lang, draft, you)

    def preview(self, action: int, preview: CorePreview, seat: int, lang: str) -> protocol.Preview:
        """A preview for the seat that must decide."""
        return self.wording.preview(action, preview, seat, lang)

    def fact(self, target: dict[str, Any], seat: int | None, lang: str) -> protocol.Fact | None:
        """What a thing on the table is, as far as that seat may know."""
        return self.wording.fact(self.table.line.seen_by(seat), target, seat, lang)

    def refusal(self, refusal: Refusal, lang: str) -> RefusalText:
        """A refusal in words."""
        return self.wording.refusal(refusal, lang)

    def _proposals(self, away: Collection[int]) -> list[ProposalInfo]:
        """The open proposal, if there is one."""
        table, open_ = self.table, self.table.proposal
        if open_ is None:
            return []
        waiting = open_.waiting(table.people(), table.excused(away))
        agreed = sorted(open_.agreed)
        return [ProposalInfo(open_.id, open_.kind, open_.by, open_.to, agreed, waiting, open_.seat, open_.level)]

    def _chat_line(self, note: Note, viewer: Viewer) -> protocol.ChatLine:
        name, text = self._speaker(note, viewer.lang), note.text
        if note.key and note.seat is None:
            text = texts(viewer.lang).say(note.key, note.args)
        elif note.key and note.seat is not None:
            words = texts(viewer.lang)
            about = {"name": self.names(viewer.lang)[note.seat], "you": "yes" if note.seat == viewer.you else "no"}
            level = {"level": words.say(LEVELS[int(note.args["level"]) - 1].title)} if "level" in note.args else {}
            text = words.say(note.key, {**note.args, **about, **level})
        return protocol.ChatLine(note.id, note.seat, name, text, note.at)

    def _speaker(self, note: Note, lang: str) -> str:
        """Who said a line, as the viewer calls them; nobody where the table tells something."""
        if note.key:
            return ""
        return texts(lang).say("table-name-spectator") if note.seat is None else self.names(lang)[note.seat]
