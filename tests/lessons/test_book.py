"""What a file of lessons may say, and that anything else is refused with its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.core.effects import DataError
from pentapolis.lessons import Book, Lesson, NoSuchLesson, book, has_lessons
from pentapolis.lessons.book import read
from pentapolis.lessons.shapes import File
from pentapolis.texts import Texts, texts
from tests.kit.lessons import cards_met, check_right_way, check_wrong_ways

GAME = pentapolis.game("akropolis")
DOCS = Path(__file__).parents[2] / "docs" / "lessons.md"
(SOURCE,) = re.findall(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
EXAMPLE: dict[str, Any] = json.loads(SOURCE)

Fault = Callable[[dict[str, Any]], object]


def written(data: object) -> Book:
    return read(GAME, json.dumps(data).encode())


def spoilt(fault: Fault) -> dict[str, Any]:
    data = deepcopy(EXAMPLE)
    fault(data)
    return data


def step(data: dict[str, Any], number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = data["lessons"][0]["steps"][number]
    return found


def test_the_example_of_the_documentation_is_played() -> None:
    found = written(EXAMPLE)
    for lesson in found.lessons:
        _played(lesson)
    assert all(cards_met(found, games=1).values())
    listed = re.findall(r"^(akropolis-\S+) =", DOCS.read_text("utf-8"), re.MULTILINE)
    assert listed == found.text_keys()


def test_the_tables_of_the_documentation_name_every_field() -> None:
    text = DOCS.read_text("utf-8")
    for shape in (File, *_parts()):
        for field in set(shape.__struct_encode_fields__) - {"game"}:  # which the folder says
            assert f"`{field}`" in text or f'"{field}"' in text, f"{shape.__name__}.{field}"


def _parts() -> list[Any]:
    from pentapolis.lessons import shapes

    names = "Span Seen Position Match Start Wrong Refused Replies Step Lesson Card Guided".split()
    return [getattr(shapes, name) for name in names]


FAULTS: list[tuple[Fault, str]] = [
    (lambda data: data.pop("lessons"), "missing required field `lessons`"),
    (lambda data: data["lessons"][0].update(id="Turn"), r"\$.lessons\[0\].id"),
    (lambda data: data["lessons"][0].update(colour="red"), "unknown field `colour`"),
    (lambda data: data["lessons"][0].update(game="chess"), r"lessons\[0\].game: the folder says it"),
    (lambda data: data["lessons"].append(data["lessons"][0]), r"lessons\[1\].id: 'turn' is there twice"),
    (lambda data: data["lessons"][0]["rules"].append("R999"), r"lessons\[0\].rules: 'R999' is no rule"),
    (lambda data: data["lessons"][0].update(seat=2), r"steps\[0\].start: there is no seat 2 among 2"),
    (lambda data: data["lessons"][0]["steps"].append(step(data)), r"steps\[2\].id: 'take' is there twice"),
    (lambda data: step(data).pop("start"), r"steps\[0\]: the first step says where it starts"),
    (lambda data: step(data)["start"].pop("seed"), r"steps\[0\].start: it is either"),
    (lambda data: step(data)["start"].update(players=9), r"steps\[0\].start: .*2 to 4"),
    (lambda data: step(data)["start"].update(options={"wind": 1}), r"steps\[0\].start: .*wind"),
    (lambda data: step(data)["start"].update(moves=["fly"]), r"start.moves\[0\]: .*fly"),
    (lambda data: step(data).update(right=[]), "right"),
    (lambda data: step(data)["right"].append({}), r"right\[1\]: this would be any move"),
    (lambda data: step(data).update(right=[{"moves": ["Take 0"]}]), r"moves\[0\]: 'Take 0' is written 'take 0'"),
    (lambda data: step(data).update(right=[{"kinds": ["lay"]}]), r"right\[0\].kinds: 'lay' is no kind of choice"),
    (lambda data: step(data).update(right=[{"args": {"price": {"max": 1}}}]), r"args.price: a value, or a span"),
    (lambda data: step(data).update(right=[{"kinds": ["take"], "after": {}}]), "after: this says nothing"),
    (lambda data: step(data).update(until={"gain": {"gold": {"least": 1}}}), "until.gain: 'gold' is no score term"),
    (lambda data: step(data).update(until={"decision": ["sail"]}), "until.decision: 'sail' is no decision"),
    (lambda data: step(data).update(until={"view": [{"path": ["round"]}]}), r"until.view\[0\]: it says what"),
    (lambda data: step(data).update(show=["take nothing"]), r"show\[0\]"),
    (lambda data: step(data).update(replies={"bot": "level-5"}), "replies.bot: one of level-1"),
    (lambda data: step(data)["wrong"][0].update(rule="R0"), r"wrong\[0\].rule: 'R0' is no rule"),
    (lambda data: (step(data).pop("wrong"), step(data, 1).pop("refused")), r"lessons\[0\]: a lesson lists two wrong"),
    (lambda data: step(data, 1).update(id="take-task"), "two texts would have the key"),
    (lambda data: data["guided"]["cards"][0].update(game="chess"), r"cards\[0\].game: the folder says it"),
    (lambda data: data["guided"].update(players=7), "guided: .*2 to 4"),
    (lambda data: data["guided"].update(bot="oracle"), "guided.bot: there is no bot 'oracle'"),
    (lambda data: data["guided"]["cards"][0].update(lesson="sail"), r"cards\[0\].lesson: 'sail' is no lesson"),
    (lambda data: data["guided"]["cards"][0].pop("when"), r"cards\[0\]: it says when"),
    (lambda data: data["guided"]["cards"][1].pop("choice"), r"cards\[1\].at_choice"),
    (lambda data: data["guided"]["cards"][1]["choice"].update(after={"over": True}), r"choice.after: a card speaks"),
    (lambda data: data["guided"]["cards"][0]["when"].update(gain={"total": {"least": 1}}), "when.gain"),
]


@pytest.mark.parametrize(("fault", "told"), FAULTS, ids=[told for _, told in FAULTS])
def test_bad_data_is_refused_with_its_place(fault: Fault, told: str) -> None:
    with pytest.raises(DataError, match=f"lessons of akropolis: .*{told}"):
        written(spoilt(fault))


UNPLAYABLE: list[tuple[Fault, str]] = [
    (lambda data: step(data).update(show=["take 1"]), "take: take 1 is not-that"),
    (lambda data: step(data).update(show=["take 0", "take 0"]), "take: after take 0 the step is done"),
    (lambda data: step(data).update(look=[{"site": 7}]), "there is no {'site': 7}"),
    (lambda data: step(data)["wrong"][0].update({"try": "take 0"}), "take: take 0 gets"),
    (lambda data: step(data)["wrong"][0].update(missing=[{"cell": [50, 50]}]), "take, pays: there is no"),
    (lambda data: step(data)["refused"][0].update(rule="R22"), "take: take 2 gets"),
    (lambda data: step(data)["refused"][0].update({"try": "take 1"}), "take: take 1 gets"),
    (lambda data: step(data, 1).update(other=["place 0,1 r2"]), "place: place 0,1 r2 gets"),
    (lambda data: step(data)["start"].update(moves=["take 3"]), "steps.0..start: .*R23"),
]


@pytest.mark.parametrize(("fault", "told"), UNPLAYABLE, ids=[told for _, told in UNPLAYABLE])
def test_the_kit_finds_what_only_playing_shows(fault: Fault, told: str) -> None:
    (lesson,) = written(spoilt(fault)).lessons
    with pytest.raises((AssertionError, DataError), match=re.escape(told) if ".*" not in told else told):
        _played(lesson)


def _played(lesson: Lesson) -> None:
    check_right_way(lesson)
    check_wrong_ways(lesson)


def test_the_kit_finds_a_card_whose_moment_never_comes() -> None:
    def never(data: dict[str, Any]) -> None:
        data["guided"]["cards"][1]["choice"]["args"]["level"] = {"least": 99}

    assert cards_met(written(spoilt(never)), games=1)["level"] == 0


def test_lessons_are_read_when_they_are_asked_for() -> None:
    assert has_lessons("akropolis") and not has_lessons("chess")
    assert book("akropolis") is book("akropolis")
    assert [lesson.id for lesson in book("akropolis").showing("R68")] == ["temples"]
    with pytest.raises(NoSuchLesson, match="There are: turn, "):
        book("akropolis").lesson("sailing")
    with pytest.raises(pentapolis.UnknownGame):
        book("chess")


def test_their_texts_are_read_when_one_is_asked_for() -> None:
    fresh = Texts("en")
    assert fresh.say("akropolis-name") == "Akropolis"
    assert fresh._unread
    assert fresh.say("akropolis-lesson-turn") == texts("en").say("akropolis-lesson-turn")
    assert not fresh._unread
    assert fresh.keys() == list(dict.fromkeys(fresh.keys()))
