"""The first read of a game's rules: a few short sections with pictures.

Its data are `games/<game>/data/first_read.json`, its words `texts/<language>/<game>-first-read.ftl`. Pictures are
positions that the real rules made; the page draws them with the game's own board.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Annotated

import msgspec

from ..core.effects import DataError
from ..core.errors import PentapolisError
from ..core.game import Game, game
from ..core.move import Move
from ..core.state import State
from ..core.steps import AT_EVERYTHING
from ..core.undo import History
from ..lessons import begin, book
from ..lessons.shapes import Id, Rule, Shape, Start, Target
from ..texts import texts
from .first_read_messages import FirstRead, FirstReadSection
from .sandbox import Sandbox
from .sandbox_messages import SandboxPosition

FILE = "first_read.json"


class Picture(Shape, frozen=True):
    """What a section shows: one of the positions, and which part of the board (a selector of the page) is near.

    With `lesson` it is the position in which that step of the lesson has been done.
    """

    position: int = 0
    lesson: Id | None = None
    step: int = 0
    near: str = ""
    look: tuple[Target, ...] = ()


class SectionData(Shape, frozen=True):
    """A section: the rules it tells, and its picture."""

    id: Id
    rules: Annotated[list[Rule], msgspec.Meta(min_length=1)]
    picture: Picture | None = None


class FirstReadData(Shape, frozen=True):
    """All of a game: how many minutes it takes to read, the positions of its pictures, and its sections."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=15)]
    positions: list[Start]
    sections: Annotated[list[SectionData], msgspec.Meta(min_length=1)]


@cache
def _data(id: str) -> FirstReadData | None:
    """What the game's file says; None where it has none. Raises DataError with the place of what is wrong."""
    file = resources.files("pentapolis") / "games" / id / "data" / FILE
    if not file.is_file():
        return None
    try:
        data = msgspec.json.decode(file.read_bytes(), type=FirstReadData)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise DataError(f"first read of {id}: {error}") from None
    known = game(id).rule_ids()
    for section in data.sections:
        for rule in section.rules:
            if rule not in known:
                raise DataError(f"first read of {id}: {section.id}: {rule} is no rule of this game")
        picture = section.picture
        if picture is not None and picture.lesson is None and picture.position >= len(data.positions):
            raise DataError(f"first read of {id}: {section.id}: there is no position {picture.position}")
    return data


def first_read_keys(id: str) -> list[str]:
    """Every text key of the first read."""
    data = _data(id)
    parts = [] if data is None else [f"{id}-first-read-{section.id}" for section in data.sections]
    return [key for part in parts for key in (part, f"{part}-text")]


def first_read(id: str, lang: str) -> FirstRead:
    """The sections in words; none where the game has no first read."""
    data, words = _data(id), texts(lang)
    if data is None:
        return FirstRead(id, 0, [])
    sections = []
    for number, section in enumerate(data.sections):
        key, picture = f"{id}-first-read-{section.id}", section.picture
        sections.append(
            FirstReadSection(
                section.id,
                words.say(key),
                words.say(f"{key}-text"),
                list(section.rules),
                None if picture is None else _number(data, number, picture),
                "" if picture is None else picture.near,
                [] if picture is None else list(picture.look),
            )
        )
    return FirstRead(id, data.minutes, sections)


def _number(data: FirstReadData, section: int, picture: Picture) -> int:
    """The number of the position of a picture: those of lessons follow those of the file, section by section."""
    return picture.position if picture.lesson is None else len(data.positions) + section


@lru_cache(maxsize=64)
def _state(id: str, number: int) -> tuple[State, list[Move]] | None:
    data = _data(id)
    if data is None or number >= len(data.positions) + len(data.sections):
        return None
    if number < len(data.positions):
        return _started(game(id), data.positions[number], f"first read of {id}: positions[{number}]")
    picture = data.sections[number - len(data.positions)].picture
    if picture is None or picture.lesson is None:
        return None
    at, after = begin(book(id).lesson(picture.lesson)), None
    while not at.done and at.number <= picture.step:
        for move in at.show()[len(at.moves) :]:
            tried = at.play(move)
            at, after = tried.attempt, tried.after
    return None if after is None else (after, [])


def _started(of: Game, start: Start, place: str) -> tuple[State, list[Move]]:
    """The position of a start, and the move that led there."""
    try:
        if start.position is not None:
            state = of.load(start.position)
            state.stops = AT_EVERYTHING
        else:
            state = of.new(start.players or 2, start.seed, start.options, AT_EVERYTHING)
        history = History(state, logs=True)
        history.play_forced()
        history.follow(start.moves)
        return history.state, history.moves[-1:]
    except PentapolisError as error:
        raise DataError(f"{place}: {error}") from None


def first_read_position(id: str, number: int, lang: str) -> SandboxPosition | None:
    """The position of a picture, as the first seat sees it; None if there is none of that number."""
    found = _state(id, number)
    return (
        None if found is None else msgspec.structs.replace(Sandbox(found[0], 0, found[1]).position(lang), choices=None)
    )
