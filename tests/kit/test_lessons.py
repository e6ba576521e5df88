"""Every lesson of every game is played through, the right way and the wrong ones; every card has its moment."""

from __future__ import annotations

import pytest

from pentapolis.lessons import Book, Lesson
from pentapolis.texts import LANGUAGES, texts

from .lessons import BOOKS, LESSONS, cards_met, check_right_way, check_wrong_ways

of_lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
of_books = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.id)


@of_lessons
def test_the_right_way_goes_through(lesson: Lesson) -> None:
    check_right_way(lesson)


@of_lessons
def test_wrong_ways_get_their_answers(lesson: Lesson) -> None:
    check_wrong_ways(lesson)


@of_books
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(book: Book, language: str) -> None:
    assert [key for key in book.text_keys() if not texts(language).has(key)] == []


@of_books
def test_a_game_has_enough_lessons_and_a_guided_first_game(book: Book) -> None:
    assert 8 <= len(book.lessons) <= 12
    assert book.guided is not None


@of_books
def test_the_moment_of_every_card_comes(book: Book) -> None:
    assert [card for card, times in cards_met(book, games=12).items() if not times] == []
