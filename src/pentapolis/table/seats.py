"""Who sits at a table, and what they are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..core.game import Game
from ..core.record import BOT
from ..texts import Texts, texts
from ..texts.words import told_apart
from .refused import refused
from .requests import LONGEST_NAME, SeatKind


class Seat(msgspec.Struct):
    """One seat: a person here, a person who comes by a link, or a bot; `level` is that of the bot that plays it now."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    taken: bool = False
    figure: int = 0  # which of the bots it is, from 1 on; 0: the one of this place
    named: int = 0  # how long the log was when the seat got its name
    lent: bool = False  # its person has handed it to the bot that plays it now, and may be watching
    drafts: int = 0  # changes of its unfinished turns, which nobody else may notice

    @property
    def human(self) -> bool:
        """Whether a person plays it now."""
        return self.level is None

    @property
    def owned(self) -> bool:
        """Whether it is a person's, also while a bot plays it."""
        return self.kind != "bot" and self.taken


def clean(text: str, longest: int) -> str:
    """The text on one line, without signs that cannot be seen and without blanks at its ends."""
    kept = [sign if unicodedata.category(sign)[0] not in "CZ" else " " for sign in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())[:longest].strip()


def checked_name(text: str) -> str:
    """The name as it is kept; raises if nothing of it can be read."""
    name = clean(text, LONGEST_NAME)
    if text.strip() and not name:
        raise refused("table-bad-name", most=LONGEST_NAME)
    return name


def naming(seats: Sequence[Seat]) -> object:
    """What the names of the seats follow from."""
    return [(seat.name, seat.kind, seat.level if seat.kind == "bot" else None) for seat in seats]


def record_names(seats: Sequence[Seat]) -> list[str]:
    """How a record names the seats."""
    return [_record_name(seat, number) for number, seat in enumerate(seats)]


def _record_name(seat: Seat, number: int) -> str:
    if seat.kind == "bot" and seat.level is not None:
        return f"{BOT}{seat.level}"
    return seat.name or texts("en").say("table-name-player", {"number": number + 1})


def shown_names(of: Game, words: Texts, seats: Sequence[Seat], options: Mapping[str, Any], count: int) -> list[str]:
    """The names people read, one for each seat that scores, no two alike."""
    return told_apart(_name(of, words, seats, options, number) for number in range(count))


def _name(of: Game, words: Texts, seats: Sequence[Seat], options: Mapping[str, Any], number: int) -> str:
    if number >= len(seats):
        return words.say(of.opponent_key(options))
    seat = seats[number]
    if seat.name:
        return seat.name
    if seat.kind == "bot" and seat.level is not None:
        return words.say("table-name-bot", {"number": seat.figure or number + 1})
    return words.say("table-name-player", {"number": number + 1})
