"""A declared action space: numbers, words both ways, and what is wrong with a text."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pentapolis
from pentapolis.core.actions import ActionSpace, Arg, Verb
from pentapolis.core.errors import InvalidNotation
from pentapolis.core.steps import Step, numbered

COLOURS = ("red", "blue")
SPACE = ActionSpace(
    "toy",
    "R1",
    [
        Verb("pass", "pass", text="nothing"),
        Verb("dye", "dye {cloth} {colour}", Arg("cloth", ("silk", "wool", "linen")), Arg("colour", COLOURS)),
        Verb(
            "go", "go {x},{y} r{turn}", Arg("y", low=-2, high=2), Arg("x", low=-1, high=1), Arg("turn", low=0, high=3)
        ),
        Verb("mix", "mix {colour}", Arg("colour", COLOURS, also={"heat": (10, 20)}), fixed={"count": 2}),
    ],
)


def test_every_action_is_written_and_read() -> None:
    assert SPACE.size == 1 + 6 + 60 + 2
    words = [SPACE.notation(action) for action in range(SPACE.size)]
    assert len(set(words)) == SPACE.size
    assert [SPACE.parse(text) for text in words] == list(range(SPACE.size))
    assert words[:3] == ["pass", "dye silk red", "dye silk blue"] and words[7] == "go -1,-2 r0"


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_notations_of_the_games_are_read_back(game: str) -> None:
    of = pentapolis.game(game)
    for action in range(0, of.num_actions, max(1, of.num_actions // 1000)):
        assert of.parse(of.notation(action)) == action


def test_arguments_by_name() -> None:
    assert SPACE.verb(8).arguments(SPACE.parse("go 1,-2 r3")) == {"x": 1, "y": -2, "turn": 3}
    mix = SPACE.parse("mix blue")
    assert SPACE.verb(mix).arguments(mix) == {"colour": "blue", "heat": 20, "count": 2}
    assert SPACE.first("mix {colour}") == mix - 1


def test_case_and_spacing_do_not_matter() -> None:
    assert SPACE.parse("  DYE  wool   Blue ") == SPACE.parse("dye wool blue")
    assert SPACE.parse("go 0 , +1 R2") == SPACE.parse("go 0,1 r2")


@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("dye wool green", "toy-refuse-word", "green"),
        ("dye cotton blue", "toy-refuse-word", "cotton"),
        ("go 0,9 r1", "toy-refuse-word", "9"),
        ("go 0,1 r99999999999", "toy-refuse-word", "99999999999"),
        ("dye wool", "toy-refuse-notation", ""),
        ("", "toy-refuse-notation", ""),
    ],
)
def test_what_is_wrong_is_said(text: str, key: str, word: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        SPACE.parse(text)
    assert error.value.refusal.key == key
    assert error.value.refusal.args.get("word", "") == word


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(InvalidNotation):
        assert 0 <= SPACE.parse(text) < SPACE.size


@pytest.mark.parametrize("action", [-1, SPACE.size, 10**30])
def test_numbers_beyond_the_space_have_no_words(action: int) -> None:
    with pytest.raises(InvalidNotation):
        SPACE.notation(action)


def test_ranges_name_the_decisions_that_offer_them() -> None:
    steps: list[Step[object]] = [Step("dye"), Step("rest", verbs=("pass", "go"))]  # type: ignore[type-var]
    ranges = SPACE.ranges(steps)
    assert [(part.first, part.count, part.decisions) for part in ranges] == [
        (0, 1, ("rest",)),
        (1, 6, ("dye",)),
        (7, 60, ("rest",)),
        (67, 2, ()),
    ]


def test_steps_are_numbered_by_their_names() -> None:
    first, second = Step("first"), Step("second")  # type: ignore[var-annotated]
    assert numbered([second, first], {"FIRST": 0, "SECOND": 1, "OTHER": 7}) == [first, second]
    with pytest.raises(ValueError, match="SECOND"):
        numbered([second, first], {"FIRST": 0})
    with pytest.raises(ValueError, match="gap"):
        numbered([second, first], {"FIRST": 0, "SECOND": 2})
