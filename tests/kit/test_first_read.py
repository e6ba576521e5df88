"""First reads and examples of rules: what a game has can be read in a few minutes, and shows real positions."""

from __future__ import annotations

import pytest

from pentapolis.core.game import game, game_ids
from pentapolis.lessons import book, has_lessons
from pentapolis.texts import texts
from pentapolis.wire.first_read import first_read, first_read_keys, first_read_position
from pentapolis.wire.rule_examples import MOST, rule_examples

of_games = pytest.mark.parametrize("id", [id for id in game_ids() if first_read_keys(id)])


@of_games
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_first_read_is_short_and_has_pictures(id: str, lang: str) -> None:
    read = first_read(id, lang)
    assert 6 <= len(read.sections) <= 10
    words = sum(len(section.text.split()) for section in read.sections)
    assert words < 100 * read.minutes  # slow readers too
    assert all(len(section.text) < 420 for section in read.sections)
    assert sum(section.picture is not None for section in read.sections) >= len(read.sections) - 1


@of_games
def test_the_pictures_are_positions_of_the_real_rules(id: str) -> None:
    numbers = {section.picture for section in first_read(id, "en").sections} - {None}
    for number in numbers:
        assert number is not None
        position = first_read_position(id, number, "en")
        assert position is not None
        assert position.game == id
        assert position.choices is None
        assert position.view["game"] == id
    assert first_read_position(id, 99, "en") is None


@of_games
def test_sections_name_rules_of_the_game(id: str) -> None:
    known = set(game(id).rule_ids())
    for section in first_read(id, "en").sections:
        assert section.rules
        assert set(section.rules) <= known


@pytest.mark.parametrize("id", [id for id in game_ids() if has_lessons(id)])
def test_examples_show_what_is_right_first_and_come_out_of_lessons_that_show_the_rule(id: str) -> None:
    found = 0
    for lesson in book(id).lessons:
        for rule in lesson.rules:
            examples = rule_examples(id, rule, "fr")
            found += len(examples)
            assert len(examples) <= MOST
            assert [each.ok for each in examples] == sorted([each.ok for each in examples], reverse=True)
            for each in examples:
                assert each.position.log, "the picture shows what was just done"
                assert rule in book(id).lesson(each.lesson).rules
                assert each.text
                assert each.position.choices is None
    assert found > len(book(id).lessons)


def test_a_game_without_lessons_has_no_examples() -> None:
    assert rule_examples("no-such-game", "R1", "en") == []


def test_words_of_first_reads_are_read_when_they_are_asked_for() -> None:
    assert texts("en").has("akropolis-first-read-idea")
