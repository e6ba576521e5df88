"""Words in pictures keep to the room they are given."""

import re

import pentapolis
from pentapolis.pictures.canvas import SMALLEST, Canvas, lines_of, width_of
from pentapolis.pictures.pieces import Pieces


def written(words: str, width: float, weight: int = 400) -> tuple[str, float]:
    """What comes of the words, and in which size."""
    canvas = Canvas(Pieces.of(pentapolis.game_ids()[0]), "p")
    canvas.text(0, 0, words, 10, weight=weight, width=width)
    found = re.search(r'font-size="([\d.]+)".*>(.*)</text>', canvas.svg(100, 100))
    assert found
    return found[2], float(found[1])


def test_words_with_room_stay_as_they_are():
    assert written("Library", width_of("Library", 10)) == ("Library", 10)
    assert written("Library", 0) == ("Library", 10)


def test_words_that_are_a_little_too_long_become_smaller():
    said, size = written("Library", 0.9 * width_of("Library", 10))
    assert said == "Library" and SMALLEST * 10 <= size < 10


def test_words_that_are_far_too_long_are_cut_and_fit_then():
    for weight in (400, 700):
        said, size = written("Hanging Gardens of Babylon", 60, weight)
        assert said.endswith("…") and width_of(said, size, weight) <= 60.5


def test_bold_and_broad_letters_need_more_room():
    assert width_of("Forum", 10, 700) > width_of("Forum", 10) > width_of("Fill.", 10)


def test_names_of_columns_break_where_the_width_is_used_up():
    assert lines_of("Glory", 10, 100) == ["Glory"]
    assert lines_of("Computer Science", 10, 60) == ["Computer", "Science"]
    assert lines_of("Seats of Power", 10, 60) == ["Seats of", "Power"]
