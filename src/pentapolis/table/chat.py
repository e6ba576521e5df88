"""The chat of a table: what people say, and what the table itself tells of what happened to it."""

from __future__ import annotations

import msgspec

from .refused import refused
from .requests import LONGEST_CHAT
from .seats import clean

MOST_CHAT = 1000  # lines of people
REMOVED = "table-note-removed"  # stands where a moderator has taken a line out
MOST_NOTES = 1000  # of the table's own; after that it does without them


class Note(msgspec.Struct):
    """A line of the chat. Where `key` is given the table itself speaks, in the language of each reader."""

    id: int
    seat: int | None
    text: str
    at: int
    key: str = ""
    args: dict[str, int | str] = {}


class ChatLog:
    """The lines of one table in their order; none is ever taken away, and only a moderator takes out its words."""

    def __init__(self, lines: list[Note] | None = None) -> None:
        self.lines = lines or []

    def say(self, seat: int | None, text: str, now: int) -> None:
        """Adds a line of that seat, or of a spectator."""
        said = clean(text, LONGEST_CHAT)
        if not said:
            raise refused("table-empty-chat")
        if sum(not note.key for note in self.lines) >= MOST_CHAT:
            raise refused("table-chat-full", most=MOST_CHAT)
        self.lines.append(Note(len(self.lines) + 1, seat, said, now // 1000))

    @property
    def removed(self) -> int:
        """How many lines a moderator has taken out; each is still there, without its words."""
        return sum(note.key == REMOVED for note in self.lines)

    @property
    def full(self) -> bool:
        """Whether the table has told as much as it may."""
        return sum(bool(note.key) for note in self.lines) >= MOST_NOTES

    def note(self, seat: int | None, key: str, args: dict[str, int | str], now: int) -> None:
        """Adds a line of the table itself, unless there are many already."""
        if not self.full:
            self.lines.append(Note(len(self.lines) + 1, seat, "", now // 1000, key, args))
