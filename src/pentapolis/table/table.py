"""A live table. Every request either changes it as a whole or raises TableRefused and changes nothing."""

from __future__ import annotations

from collections.abc import Collection

from ..bots import LEVEL_NAMES
from ..core.errors import IllegalAction, Refusal
from ..core.move import Move
from ..core.preview import Preview
from .chat import ChatLog
from .clock import Clock
from .line import Line
from .proposals import Proposal
from .refused import TableRefused, refused
from .requests import (
    Answer,
    Change,
    Chat,
    Confirm,
    Hand,
    Play,
    ProposalKind,
    Propose,
    Rename,
    TableStatus,
    Undo,
)
from .seats import Seat, checked_name
from .setup import Setup
from .viewer import Viewer

TAKEN_BACK_WITH = 30_000  # milliseconds on the clock of a seat that is taken back after its time was up
STAND_IN = "level-2"  # takes over where a clock ran out
MOST_HINTS = 600  # rungs of one seat in a game: who follows hints through a long one asks for half as many
HINT_NOTE = "table-note-hint"
LONG_CLOCK = 86_400  # seconds: with a clock of a day or more people come by now and then, and it runs meanwhile


class Table:
    """Seats, a line of play, a clock, proposals and a chat."""

    def __init__(self, id: str, setup: Setup, seats: list[Seat], clock: Clock | None, line: Line | None = None) -> None:
        self.id = id
        self.setup = setup
        self.seats = seats
        self.clock = clock
        if line is None:
            line = setup.first_line(len(seats))
            setup.options = line.header.options  # all of them
        self.line = line
        self.version = 1  # counts the changes that everybody sees
        self._since: dict[int, int] = {}  # by seat: the first version of the present position, where it is not the last
        self._hinted: dict[int, tuple[int, int]] = {}  # by seat: for which version it had help, and how much
        self.status: TableStatus = "waiting"
        self.proposal: Proposal | None = None
        self.proposals_made = 0
        self.lowest_cut: int | None = None  # the log up to this entry has never changed
        self.last_cut = 0  # the version that the last takeback made
        self.cut_off: list[Move] = []  # by the last takeback; whoever stores the table keeps them
        self.next: str | None = None  # the rematch of this game
        self.previous: str | None = None  # the game of which this is the rematch
        self.chat = ChatLog()
        self.wants_rematch = False
        self.paused = False  # nobody is left who plays: bots and clocks wait until somebody comes back
        self.changed = 0  # milliseconds since 1970
        self._start_if_complete()

    def handle(self, request: Change, viewer: Viewer, now: int, away: Collection[int] = ()) -> None:
        """Carries out what somebody asks for. `away`: the seats whose people have been away for long."""
        match request:
            case Play():
                self.play(viewer.seat, request.version, request.action, request.hold, now)
            case Undo():
                self.undo(viewer.seat, request.version, request.steps)
            case Confirm():
                self.confirm(viewer.seat, request.version, now)
            case Chat():
                self.say(viewer.seat, request.text, now)
            case Propose(kind="replace"):
                if request.seat is None or request.level is None:
                    raise refused("table-replace-whom")
                self.propose_bot(viewer.seat, request.seat, request.level, viewer.mine, now, away)
            case Propose():
                self.propose(viewer.seat, request.kind, request.to, viewer.mine, now, away)
            case Answer():
                self.answer(viewer.mine, request.proposal, request.yes, now, away)
            case Rename():
                self._check_own(viewer, request.seat)
                self.rename(request.seat, request.name, now)
            case Hand():
                self._check_own(viewer, request.seat)
                self.hand(request.seat, request.level, now)

    def _check_own(self, viewer: Viewer, number: int) -> None:
        """Refuses a seat that is not the viewer's: their own, or one that nobody has if they made the table."""
        if number in viewer.mine:
            return
        if viewer.creator and number < len(self.seats):
            seat = self.seats[number]
            if seat.kind == "bot" or (seat.kind == "link" and not seat.taken):
                return
        raise refused("table-not-your-seat")

    # --- who and when ---

    def people(self) -> list[int]:
        """The seats that are people's, also while a bot plays them: a bot that stands in agrees to nothing."""
        return [number for number, seat in enumerate(self.seats) if seat.owned]

    @property
    def to_move(self) -> int | None:
        """The seat that must act now."""
        return self.line.to_move if self.status == "playing" else None

    def bot_to_move(self) -> str | None:
        """The level of the bot that must act now; none while the game is paused."""
        seat = self.to_move
        return None if seat is None or self.paused else self.seats[seat].level

    def runs_out_at(self) -> int | None:
        """When the clock of the seat to move will have run out."""
        return None if self.clock is None else self.clock.runs_out_at()

    def _start_if_complete(self) -> None:
        if self.status == "waiting" and all(seat.kind != "link" or seat.taken or not seat.human for seat in self.seats):
            self.status = "playing"

    def _touched(self, now: int, position: bool) -> None:
        """After every change: the version, the status and the clock follow."""
        self.changed = now
        if position:
            self.version += 1
            self._since = {}
        if self.status == "playing" and self.line.position.over:
            self.status = "over"
            self.proposal = None
        self.paused = self.paused and self.status == "playing"
        self._pay_turns(now)
        if self.clock is not None:
            seat = self.to_move
            waits = seat is None or self.paused or not self.seats[seat].human
            self.clock.run(None if waits else seat, now)

    def _reseated(self, now: int, moved: bool) -> None:
        """After a seat has changed hands: unless the position moved too, what others are about to play stays good."""
        since = {number: self._since.get(number, self.version_for(number)) for number in range(len(self.seats))}
        self._touched(now, position=True)
        if not moved:
            self._since = since

    def _pay_turns(self, now: int) -> None:
        """Who has ended a turn for good gains on the clock: once, also if the turn is taken back and played again."""
        if self.clock is None:
            return
        ended = self.line.position.turn - 1
        for turn in range(self.clock.paid + 1, ended + 1):
            # Others may decide in the middle of a turn, never at its beginning. Set-up is turn 0 and nobody's.
            owner = next((played.seat for played in self.line.played if played.turn == turn), None)
            if owner is not None and self.seats[owner].human:
                self.clock.gain(owner, now)
        self.clock.paid = max(self.clock.paid, ended)

    def stamp(self, at: int, notes: int) -> None:
        """Says when the last change was, and all notes but the first `notes`.

        Clocks count by a time that goes on evenly; what people are shown is the time of the machine, which may jump.
        """
        self.changed = at
        for note in self.chat.lines[notes:]:
            note.at = at // 1000

    def adopt_rules(self, rules_version: int) -> None:
        """What was played is now what the present rules make of it: everybody reads the log anew, and is told why."""
        self.setup.rules_version = rules_version
        self.version += 1
        self._since = {}
        self.lowest_cut = 0
        self.last_cut = self.version
        self.proposal = None
        self.chat.note(None, "table-note-rules", {"version": rules_version}, self.changed)

    def begin(self, now: int) -> None:
        """Sets the clock going once the table exists."""
        self._touched(now, position=False)

    # --- the turn ---

    def version_for(self, seat: int | None) -> int:
        """The version that the seat (None: a spectator) reads: the changes it has seen, those of its drafts too."""
        return self.version if seat is None else self.version + self.seats[seat].drafts

    def _turn_of(self, seat: int | None, version: int) -> int:
        """The seat, if it must act now on the position of that version."""
        if seat is None:
            raise refused("table-spectator")
        self._must_be_playing()
        last = self.version_for(seat)
        if not self._since.get(seat, last) <= version <= last:
            raise refused("table-stale")
        if seat != self.to_move:
            raise refused("table-not-your-turn")
        if not self.seats[seat].human:
            raise refused("table-bot-plays")
        return seat

    def play(self, seat: int | None, version: int, action: int, hold: bool, now: int) -> None:
        """Plays an action of the seat."""
        seat = self._turn_of(seat, version)
        if self.line.held:
            raise refused("table-confirm-first")
        try:
            self.line.draft(action, hold)
        except IllegalAction as error:
            raise TableRefused(error.refusal) from None
        if not self.line.drafted:
            self._touched(now, position=True)
        else:
            self._drafted(seat)

    def _drafted(self, seat: int) -> None:
        """After a step of an unfinished turn, or its withdrawal: the seat alone reads another version."""
        self.seats[seat].drafts += 1
        self._since.pop(seat, None)

    def play_bot(self, version: int, action: int, now: int) -> None:
        """Plays the action that a bot has chosen for the position of that version."""
        if version != self.version or self.bot_to_move() is None:
            raise refused("table-stale")
        try:
            self.line.play(action)
        except IllegalAction as error:
            raise TableRefused(error.refusal) from None
        self._touched(now, position=True)

    def undo(self, seat: int | None, version: int, steps: int) -> None:
        """Takes back steps of the unfinished turn."""
        seat = self._turn_of(seat, version)
        most = self.line.undoable()
        if steps > most:
            raise refused("table-undo-too-far", most=most)
        self.line.undo(seat, steps)
        self._drafted(seat)

    def confirm(self, seat: int | None, version: int, now: int) -> None:
        """Ends the turn that waits to be confirmed."""
        self._turn_of(seat, version)
        if not self.line.held:
            raise refused("table-nothing-to-confirm")
        self.line.commit()
        self._touched(now, position=True)

    def preview(self, seat: int | None, version: int, action: int) -> Preview:
        """What the action would change; only who must decide may ask."""
        self._turn_of(seat, version)
        if self.line.held:
            raise refused("table-confirm-first")
        try:
            return self.line.state.preview(action)
        except IllegalAction as error:
            raise TableRefused(error.refusal) from None

    def why(self, seat: int | None, version: int, notation: str) -> Refusal | None:
        """Why that action is not legal now. For anybody else the answer could tell what the decider holds."""
        self._turn_of(seat, version)
        if self.line.held:
            raise refused("table-confirm-first")
        return self.line.state.explain(notation)

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: as the table was made, else as long as only one person sits there."""
        if self.setup.hints is not None:
            return self.setup.hints
        return sum(seat.owned or seat.human for seat in self.seats) <= 1

    def hinted(self, seat: int) -> int:
        """The strongest help with the open decision that the seat has had so far; 0: none."""
        version, rung = self._hinted.get(seat, (0, 0))
        return rung if version == self.version_for(seat) else 0

    def use_hint(self, seat: int | None, version: int, rung: int, now: int) -> None:
        """Notes for everybody that the seat asks for help with the open decision; raises if it may not."""
        seat = self._turn_of(seat, version)
        if not self.hints:
            raise refused("table-no-hints")
        if self.line.held:
            raise refused("table-confirm-first")
        if rung <= self.hinted(seat):
            return
        used = sum(note.key == HINT_NOTE and note.seat == seat for note in self.chat.lines)
        if used >= MOST_HINTS or self.chat.full:
            raise refused("table-hints-used", most=MOST_HINTS)
        self._hinted[seat] = (self.version_for(seat), rung)
        self.chat.note(seat, HINT_NOTE, {"rung": rung}, now)
        self._touched(now, position=False)

    # --- seats ---

    def _seat(self, number: int) -> Seat:
        if number >= len(self.seats):
            raise refused("table-no-such-seat", last=len(self.seats))
        return self.seats[number]

    def take(self, number: int, now: int) -> None:
        """Somebody has come by the link of the seat."""
        self._seat(number).taken = True
        self._start_if_complete()
        self._touched(now, position=False)

    def rename(self, number: int, name: str, now: int) -> None:
        """Gives a seat another name."""
        seat = self._seat(number)
        seat.name = checked_name(name)
        seat.named = len(self.line.played)
        self._touched(now, position=False)

    def hand(self, number: int, level: str | None, now: int) -> None:
        """Hands the seat to a bot of that level, or back to its person."""
        seat = self._seat(number)
        if self.status not in ("waiting", "playing"):
            raise refused("table-ended")
        if level is not None:
            self._check_level(level)
        if level is None and seat.kind == "bot":
            raise refused("table-bot-seat")
        if level is None and seat.human:
            raise refused("table-seat-is-yours")
        moved = False
        if level is None:
            self._hand_back(number, now)
        else:
            moved = self._hand_over(number, level, now, "table-note-handed")
            seat.lent = seat.owned
        self.paused = self.paused and not seat.owned  # its person is here
        self._start_if_complete()
        self._reseated(now, moved)

    def leave(self, numbers: Collection[int], now: int) -> None:
        """The people of these seats have gone for good: a bot plays on for them, or another friend may come."""
        moved = False
        for number in numbers:
            seat = self._seat(number)
            seat.taken = False
            invites = self.status == "waiting" and seat.kind == "link"
            if seat.human and self.status in ("waiting", "playing") and not invites:
                moved |= self._hand_over(number, STAND_IN, now, "table-note-left")
        self._start_if_complete()
        self._reseated(now, moved)

    def _check_level(self, level: str) -> None:
        if level not in LEVEL_NAMES:
            raise refused("table-no-such-level", levels=", ".join(LEVEL_NAMES))

    def _hand_over(self, number: int, level: str, now: int, key: str) -> bool:
        """Whether the position has changed with it."""
        drafted = self.line.drafter == number
        if drafted:
            self.line.commit()  # the bot goes on from there
            self._pay_turns(now)
        self.seats[number].level = level
        self.seats[number].lent = False
        self.chat.note(number, key, {"level": int(level[-1])}, now)
        return drafted

    def _hand_back(self, number: int, now: int) -> None:
        self.seats[number].level = None
        self.seats[number].lent = False
        if self.clock is not None:
            self.clock.refill(number, TAKEN_BACK_WITH, now)
        self.chat.note(number, "table-note-taken-back", {}, now)

    def run_out(self, now: int, away: Collection[int] = ()) -> bool:
        """Hands the seat to move to a bot if its clock has run out; whether it has. Bots alone do not play on."""
        seat = self.to_move
        if self.clock is None or seat is None or seat != self.clock.running or self.clock.left_now(seat, now) > 0:
            return False
        self._hand_over(seat, STAND_IN, now, "table-note-time")
        self.paused = self._deserted(away)
        self._touched(now, position=True)
        return True

    # --- when nobody is left ---

    def goes_on_alone(self) -> bool:
        """Whether something happens here without a person: a bot must act, or a clock runs out."""
        seat = self.to_move
        return seat is not None and (self.clock is not None or not self.seats[seat].human)

    def should_pause(self, away: Collection[int]) -> bool:
        """Whether the game goes on though nobody is left who plays."""
        return not self.paused and self.goes_on_alone() and self._deserted(away)

    def _deserted(self, away: Collection[int]) -> bool:
        """Whether all people have gone. A table that never had any was made for its bots."""
        people = self.people()
        return bool(people) and not any(self._plays(seat, away) for seat in people)

    def _plays(self, number: int, away: Collection[int]) -> bool:
        """Whether the person of the seat still takes part: by playing, or by watching the bot they lent it to."""
        seat = self.seats[number]
        return self._has_days(number) or (number not in away and (seat.human or seat.lent))

    def _has_days(self, number: int) -> bool:
        """Whether the person of the seat plays by a clock of days, and so need not be there."""
        return self.seats[number].human and self.clock is not None and self.clock.seconds >= LONG_CLOCK

    def excused(self, away: Collection[int]) -> list[int]:
        """The seats whose people nobody waits for: all that are away, but those who have days for their turns."""
        return [number for number in away if self.status != "playing" or not self._has_days(number)]

    def pause(self, away: Collection[int], now: int) -> None:
        """Lets bots and clocks wait, because nobody is left."""
        if not self.should_pause(away):
            raise refused("table-stale")
        self.paused = True
        self._touched(now, position=False)

    def resume(self, here: Collection[int], now: int) -> None:
        """Lets the game go on, as people of these seats are there who play; who lost a seat takes it back first."""
        if not self.paused or not any(seat in here and self._plays(seat, ()) for seat in self.people()):
            raise refused("table-stale")
        self.paused = False
        self._touched(now, position=False)

    # --- what everybody must agree to ---

    # Where `away` is asked for: the seats whose people have been away for long.

    def propose(
        self,
        by: int | None,
        kind: ProposalKind,
        to: int | None,
        own: Collection[int],
        now: int,
        away: Collection[int] = (),
    ) -> None:
        """Proposes a takeback, an end or a rematch; all seats of the same person agree at once."""
        by = self._proposer(by)
        if kind == "rematch":
            if self.status not in ("over", "abandoned"):
                raise refused("table-not-over")
            if self.next is not None:
                raise refused("table-rematch-there")
        else:
            self._must_be_playing()
        cut = self._cut_point(by, to) if kind == "takeback" else None
        self._ask(Proposal(self.proposals_made + 1, kind, by, cut, []), own, away, now)

    def propose_bot(
        self, by: int | None, number: int, level: str, own: Collection[int], now: int, away: Collection[int]
    ) -> None:
        """Proposes that a bot of that level plays for somebody who is away, until they take their seat back."""
        by = self._proposer(by)
        self._must_be_playing()
        seat = self._seat(number)
        self._check_level(level)
        if not seat.human:
            raise refused("table-bot-already")
        if not seat.owned or number not in self.excused(away):
            raise refused("table-not-away")
        self._ask(Proposal(self.proposals_made + 1, "replace", by, None, [], number, level), own, away, now)

    def _proposer(self, by: int | None) -> int:
        """The seat, if it may propose something now."""
        if by is None:
            raise refused("table-spectator")
        if self.proposal is not None:
            raise refused("table-proposal-open")
        return by

    def _must_be_playing(self) -> None:
        if self.status != "playing":
            raise refused(f"table-{'waiting' if self.status == 'waiting' else 'ended'}")

    def _ask(self, proposal: Proposal, own: Collection[int], away: Collection[int], now: int) -> None:
        proposal.agreed = [seat for seat in self.people() if seat == proposal.by or seat in own]
        self.proposal = proposal
        self.proposals_made = proposal.id
        self._settle_proposal(away, now)
        self._touched(now, position=False)

    def _cut_point(self, by: int, to: int | None) -> int:
        """After which entry the log would be cut: by default before the last turn of who asks."""
        played = self.line.played
        if to is None:
            mine = [n for n, entry in enumerate(played) if entry.seat == by]
            if mine:
                turn = played[mine[-1]].turn
                to = next(n for n in mine if played[n].turn == turn)
        if to is None or not 0 <= to < len(played):
            raise refused("table-no-takeback", most=max(0, len(played) - 1))
        return to

    def answer(self, seats: Collection[int], proposal: int, yes: bool, now: int, away: Collection[int] = ()) -> None:
        """The seats of one person agree or decline."""
        open_ = self.proposal
        if open_ is None or open_.id != proposal:
            raise refused("table-no-such-proposal")
        if not any(seat in self.people() for seat in seats):
            raise refused("table-spectator")
        if yes:
            open_.agreed += [seat for seat in self.people() if seat in seats and seat not in open_.agreed]
            self._settle_proposal(away, now)
        else:
            self.proposal = None
            self.chat.note(min(seats), "table-note-declined", {}, now)
        self._touched(now, position=False)

    def decided(self, away: Collection[int]) -> bool:
        """Whether a proposal is open for which nobody is waited for any more."""
        return self.proposal is not None and not self.proposal.waiting(self.people(), self.excused(away))

    def settle(self, away: Collection[int], now: int) -> None:
        """Carries the open proposal out because those who have not answered are away."""
        if not self.decided(away):
            raise refused("table-stale")
        self._settle_proposal(away, now)
        self._touched(now, position=False)

    def drop_proposal(self, now: int) -> None:
        """Nobody waits for the open proposal any more: it cannot be carried out."""
        self.proposal = None
        self._touched(now, position=False)

    def _settle_proposal(self, away: Collection[int], now: int) -> None:
        """Carries the proposal out once nobody is waited for."""
        open_ = self.proposal
        if open_ is None or not self.decided(away):
            return
        self.proposal = None
        if open_.kind == "rematch":
            self.wants_rematch = True
        elif open_.kind == "abandon":
            self.line.drop_draft()
            self.status = "abandoned"
            self.chat.note(open_.by, "table-note-abandoned", {}, now)
        elif open_.kind == "replace":
            self._replace(open_, now)
        elif open_.to is not None and open_.to < len(self.line.played):
            self.cut_off = self.line.cut(open_.to)
            self.lowest_cut = open_.to if self.lowest_cut is None else min(self.lowest_cut, open_.to)
            self.last_cut = self.version + 1
            self.chat.note(open_.by, "table-note-cut", {"to": open_.to}, now)
        self.version += 1
        self._since = {}

    def _replace(self, agreed: Proposal, now: int) -> None:
        assert agreed.seat is not None and agreed.level is not None
        if self.seats[agreed.seat].human:  # meanwhile time may have been up
            self._hand_over(agreed.seat, agreed.level, now, "table-note-replaced")

    def follow(self, next_: str, now: int) -> None:
        """The next game is there."""
        self.next = next_
        self._touched(now, position=False)

    # --- chat ---

    def say(self, seat: int | None, text: str, now: int) -> None:
        """Adds a line of that seat, or of a spectator, to the chat."""
        self.chat.say(seat, text, now)
        self.changed = now
