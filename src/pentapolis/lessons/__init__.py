"""Lessons: data that the real rules play. See docs/lessons.md.

lesson = book("mygame").lesson("first-steps")
at = begin(lesson)              # or attempt(lesson, moves), from the moves so far
tried = at.play("take 0")       # refused by a rule, not that one, or right
at = tried.attempt
"""

from __future__ import annotations

from .attempt import NOT_THAT, REFUSED, RIGHT, Attempt, Tried, attempt, begin
from .book import Book, book, has_lessons
from .coach import Pointed, due
from .errors import NoSuchLesson, NotThisFar
from .shapes import Card, Guided, Lesson, Step

__all__ = [
    "NOT_THAT",
    "REFUSED",
    "RIGHT",
    "Attempt",
    "Book",
    "Card",
    "Guided",
    "Lesson",
    "NoSuchLesson",
    "NotThisFar",
    "Pointed",
    "Step",
    "Tried",
    "attempt",
    "begin",
    "book",
    "due",
    "has_lessons",
]
