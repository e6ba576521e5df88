"""The record of a game: a header and its actions in notation, one JSON line each. It is the truth about a game.

Forced choices are written down like free ones: nobody can tell from a record that there was nothing to choose. Records
of version 1 left them out; they are read as they are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any

import msgspec

from .chance import seed_bytes, seed_hash
from .errors import InvalidRecord, PentapolisError, Refusal, RefusalError, TextArgs
from .events import Event
from .game import Game, game
from .move import Move, play
from .showing import record_page
from .state import Playable, State
from .steps import AT_CHOICES, AT_EVERYTHING

FORMAT = "pentapolis-record"
VERSION = 2
OLDEST = 1  # left forced choices out
FROM_POSITION = 3  # begins at a position that was reached otherwise, in place of a deal
LONGEST_LINE = 100_000
DEEPEST = 50  # lists in lists; no record needs as many
MOST_LINES = 100_000
LONGEST_PLAY = 1000  # characters of one action in notation; real ones have some dozens
BOT = "bot:"  # before the name of a bot in place of a person's
HIDDEN = "?"  # stands for a choice that only its player may know while the game is running

LONGEST_DETAIL = 300  # characters of what is told about a line that cannot be read
MOST_NAMES = 16
GREATEST = 2**31 - 1  # of any number in a record

Name = Annotated[str, msgspec.Meta(max_length=80)]
Word = Annotated[str, msgspec.Meta(max_length=100)]
Count = Annotated[int, msgspec.Meta(ge=0, le=GREATEST)]
Points = Annotated[int, msgspec.Meta(ge=-GREATEST, le=GREATEST)]


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """First line: which game, and everything needed to deal it again. A running table leaves seed and start out.

    A game that begins at a position has it as `start`, a dump, and its hash.
    """

    format: Word
    version: Count
    game: Word
    rules_version: Count
    players: Count
    options: dict[str, Any]
    names: Annotated[list[Name], msgspec.Meta(max_length=MOST_NAMES)]
    seed_hash: Word
    seed: Word | None = None
    start_hash: Word | None = None
    start: dict[str, Any] | None = None


class MoveLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The line of one action: who, what, and the hidden things that everybody got to see by it."""

    seat: Count
    play: Annotated[str, msgspec.Meta(max_length=LONGEST_PLAY)]
    draws: list[dict[str, Any]] = []


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """Last line of a finished game."""

    scores: Annotated[list[Points], msgspec.Meta(max_length=MOST_NAMES)]
    winners: Annotated[list[Count], msgspec.Meta(max_length=MOST_NAMES)]
    digest: Word


RESULT_FIELDS = frozenset(Result.__struct_fields__)  # a line with one of them is meant to be the result


def public_draws(events: list[Event]) -> list[dict[str, Any]]:
    """What a spectator learned from the events."""
    return [event.view(None) for event in events if event.reveals]


def line_of(move: Move) -> MoveLine:
    """The line of a played action."""
    return MoveLine(move.seat, move.notation, public_draws(move.events))


def header_of(state: State, names: Iterable[str] = (), version: int = VERSION) -> Header:
    """The first line of a game that was dealt just now."""
    of, seed = state.game, state.seed
    return Header(
        FORMAT,
        version,
        of.id,
        of.rules_version,
        state.players,
        state.options,
        list(names),
        seed_hash(seed),
        seed.hex(),
    )


def start_header(state: State, names: Iterable[str] = ()) -> Header:
    """The first line of a game that begins at this position."""
    start = state.dump()
    header = header_of(state, names, FROM_POSITION)
    return msgspec.structs.replace(header, start_hash=start_hash(start), start=start)


def start_hash(start: dict[str, Any]) -> str:
    """What binds a game to the position it begins at before anybody may see all of it."""
    return hashlib.sha256(b"pentapolis start\0" + json.dumps(start, sort_keys=True).encode()).hexdigest()


def dealt(of: Game, header: Header) -> State:
    """The state before the first action: dealt, or loaded where the game begins at a position."""
    if header.start is None:
        return of.new(header.players, header.seed, header.options, stops_of(header.version))
    return loaded(of, header.start)


def loaded(of: Game, start: object) -> State:
    """The position as a game begins at it; raises InvalidDump."""
    state = of.load(start)
    state.stops = stops_of(FROM_POSITION)
    return state


def stops_of(version: int) -> int:
    """Where a game stops that is written down so: at every action that has a line of its own."""
    return AT_EVERYTHING if version > OLDEST else AT_CHOICES


class Record:
    """A game from its deal on. `for move in record` plays it again, and `str(record)` is what `Record.read` reads.

    Records are equal where all their lines are.
    """

    def __init__(self, header: Header, moves: list[MoveLine] | None = None, result: Result | None = None) -> None:
        self.header = header
        self.moves = moves if moves is not None else []
        self.result = result

    @classmethod
    def start(
        cls,
        of: Game,
        players: int,
        seed: object,
        options: Mapping[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> Record:
        """The record of a new game."""
        return cls(header_of(of.new(players, seed, options), names or []))

    @property
    def game(self) -> Game:
        """The game under the rules it was played by, never under others; raises InvalidRecord."""
        header = self.header
        present = game(header.game)
        of = present.under(header.rules_version)
        if of is None:
            known = ", ".join(str(version) for version in present.rules_versions)
            args: TextArgs = {"game": header.game, "version": header.rules_version, "known": known}
            raise _bad(1, "record-rules-version", args)
        return of

    def first_state(self) -> State:
        """The state before the first action. It waits at forced choices too, since they have lines of their own."""
        header = self.header
        try:
            of = self.game
            if header.seed is None:
                raise _bad(1, "record-no-seed")
            if seed_hash(seed_bytes(header.seed)) != header.seed_hash:
                raise _bad(1, "record-wrong-seed")
            _check_start(header)
            return dealt(of, header)
        except InvalidRecord:
            raise
        except PentapolisError as error:
            raise _bad(1, "record-header", {"detail": str(error)[:LONGEST_DETAIL]}) from None

    def states(self) -> Iterator[tuple[State, list[Event]]]:
        """Plays the record again: the state after every action, with its events. The state is the same object."""
        state = self.first_state()
        for number, move in enumerate(self.moves, start=2):
            if state.over:
                raise _bad(number, "record-over")
            if move.seat != state.player:
                raise _bad(number, "record-wrong-seat", {"seat": move.seat, "player": state.player})
            events = state.listen()
            try:
                state.play(state.parse(move.play))
            except RefusalError as error:
                raise InvalidRecord(number, error.refusal) from None
            if move.draws != public_draws(events):
                raise _bad(number, "record-draws")
            yield state, events

    def __iter__(self) -> Iterator[Move]:
        """Plays the record again: its moves with their events and the positions `before` and `after` each.

        These positions are independent of each other. Raises InvalidRecord as `states` does.
        """
        before = self.first_state()
        for (after, events), line in zip(self.states(), self.moves, strict=True):
            move = Move(line.seat, before.turn, before.parse(line.play), line.play)
            move.secret, move.forced, move.events = before.secret, before.forced is not None, events
            move.before, move.after = before, after.copy()
            yield move
            before = move.after

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return (self.header, self.moves, self.result) == (other.header, other.moves, other.result)

    __hash__ = None  # type: ignore[assignment] # moves are added to it

    def __repr__(self) -> str:
        header = self.header
        scores = "running" if self.result is None else "-".join(str(score) for score in self.result.scores)
        return f"<Record of {header.game}: {header.players} players, {len(self.moves)} moves, {scores}>"

    def _repr_html_(self) -> str:
        return record_page(self)

    def __str__(self) -> str:
        return "\n".join(self.lines(tell_seed=True))

    def append(self, state: State, action: Playable) -> list[Event]:
        """Plays the action on the state and whatever it forces, and writes it all down; returns what happened."""
        events = self._append(state, state.action_of(action))
        while (forced := state.forced) is not None:
            events += self._append(state, forced)
        return events

    def _append(self, state: State, action: int) -> list[Event]:
        move = play(state, action)
        self.moves.append(line_of(move))
        if state.over:
            self.result = result_of(state)
        return move.events

    def verify(self) -> State:
        """Plays the record again and compares the result; returns the last state, raises InvalidRecord."""
        state: State | None = None
        for after, _ in self.states():
            state = after
        if state is None:
            state = self.first_state()
        if self.result is not None:
            if not state.over:
                raise _bad(len(self.moves) + 2, "record-early-result")
            if self.result != result_of(state):
                raise _bad(len(self.moves) + 2, "record-wrong-result")
        return state

    def lines(self, tell_seed: bool) -> Iterator[str]:
        """The record as JSON lines. The seed, and secret choices, are for those who may know everything."""
        header, moves = self.header, self.moves
        if not tell_seed and header.seed is not None:
            moves = self._public_moves()
            header = msgspec.structs.replace(header, seed=None, start=None)
        for part in (header, *moves, *([self.result] if self.result else [])):
            yield msgspec.json.encode(part).decode()

    def _public_moves(self) -> list[MoveLine]:
        """The moves as everybody may read them."""
        if not any(step.secret for step in self.game.steps):
            return self.moves
        state = self.first_state()
        shown: list[MoveLine] = []
        for move in self.moves:
            shown.append(msgspec.structs.replace(move, play=HIDDEN) if state.secret else move)
            state.play(state.parse(move.play))
        return shown

    @classmethod
    def read(cls, lines: Iterable[str]) -> Record:
        """The record behind JSON lines; raises InvalidRecord with the number of the bad line."""
        header: Header | None = None
        moves: list[MoveLine] = []
        result: Result | None = None
        for number, line in enumerate(lines, start=1):
            if number > MOST_LINES or len(line) > LONGEST_LINE:
                raise _bad(number, "record-too-long")
            if _depth(line) > DEEPEST:
                raise _bad(number, "record-too-deep")
            if not line.strip():
                continue
            if result is not None:
                raise _bad(number, "record-after-result")
            try:
                if header is None:
                    header = _checked(msgspec.json.decode(line, type=Header))
                elif RESULT_FIELDS.isdisjoint(msgspec.json.decode(line, type=dict[str, msgspec.Raw])):
                    moves.append(msgspec.json.decode(line, type=MoveLine))
                else:
                    result = msgspec.json.decode(line, type=Result)
            except (msgspec.DecodeError, UnicodeError) as error:
                raise _bad(number, "record-unreadable", {"detail": str(error)[:LONGEST_DETAIL]}) from None
        if header is None:
            raise _bad(1, "record-empty")
        return cls(header, moves, result)


def result_of(state: State) -> Result:
    """The result line of a finished game."""
    return Result(state.scores(), state.winners(), state.digest())


def _depth(line: str) -> int:
    """How deep its lists and objects lie in each other, at most."""
    depth = most = 0
    if line.count("[") + line.count("{") > DEEPEST:
        for sign in line:
            if sign in "[{":
                depth += 1
                most = max(most, depth)
            elif sign in "]}":
                depth -= 1
    return most


def _checked(header: Header) -> Header:
    if header.format != FORMAT:
        raise _bad(1, "record-format", {"format": header.format, "known": FORMAT})
    if not OLDEST <= header.version <= FROM_POSITION:
        raise _bad(1, "record-version", {"version": header.version, "known": FROM_POSITION})
    begins = header.start_hash is not None
    if begins != (header.version == FROM_POSITION) or (header.start is not None and not begins):
        raise _bad(1, "record-start-version", {"version": FROM_POSITION})
    return header


def _check_start(header: Header) -> None:
    """Raises unless the position that the game begins at is the one that its first line speaks of."""
    start = header.start
    if header.start_hash is None:
        return
    if start is None or start_hash(start) != header.start_hash:
        raise _bad(1, "record-wrong-start")
    told = (start.get("players"), start.get("seed"), start.get("rules_version"))
    if told != (header.players, header.seed, header.rules_version):
        raise _bad(1, "record-other-start")


def _bad(line: int, key: str, args: TextArgs | None = None) -> InvalidRecord:
    return InvalidRecord(line, Refusal("", key, args))
