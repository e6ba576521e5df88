"""The lessons of a game, read from its data when they are first asked for; bad data are refused with their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources

import msgspec

from ..bots import BOTS
from ..core.effects import DataError
from ..core.errors import PentapolisError, Refusal
from ..core.game import Game, game, game_ids
from ..core.options import checked
from .errors import NoSuchLesson
from .patterns import TOTAL
from .shapes import File, Guided, Lesson, Match, Position, Start, Step

FILE = "lessons.json"
REPLIERS = ("level-1", "greedy", "random")  # bots without a clock: in a lesson they play the same each time


class Book:
    """The lessons of one game, in the order in which one would learn, and its guided first game if it has one."""

    def __init__(self, of: Game, lessons: list[Lesson], guided: Guided | None) -> None:
        self.game = of
        self.lessons = lessons
        self.guided = guided

    def lesson(self, id: str) -> Lesson:
        """The lesson of that id; raises NoSuchLesson."""
        for lesson in self.lessons:
            if lesson.id == id:
                return lesson
        args: dict[str, int | str] = {
            "game": self.game.id,
            "lesson": id[:60],
            "lessons": ", ".join([lesson.id for lesson in self.lessons]),
        }
        raise NoSuchLesson(Refusal("", "lesson-refuse-no-such-lesson", args))

    def showing(self, rule: str) -> list[Lesson]:
        """The lessons that show the rule."""
        return [lesson for lesson in self.lessons if rule in lesson.rules]

    def text_keys(self) -> list[str]:
        """Every text key that lessons and cards can ask for."""
        keys = [key for lesson in self.lessons for key in lesson.text_keys()]
        cards = self.guided.cards if self.guided is not None else []
        return keys + [key for card in cards for key in (card.title, card.text)]


def has_lessons(id: str) -> bool:
    """Whether the game has lessons."""
    return id in game_ids() and _file(id).is_file()


@cache
def book(id: str) -> Book:
    """The lessons of the game of that name; raises UnknownGame, or NoSuchLesson where it has none."""
    of = game(id)
    if not has_lessons(id):
        raise NoSuchLesson(Refusal("", "lesson-refuse-none", {"game": id}))
    return read(of, _file(id).read_bytes())


def _file(id: str) -> resources.abc.Traversable:
    return resources.files("pentapolis") / "games" / id / "data" / FILE


def read(of: Game, data: bytes) -> Book:
    """The lessons that the data say; raises DataError with the place of what nobody understands."""
    try:
        file = msgspec.json.decode(data, type=File)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise DataError(f"lessons of {of.id}: {error}") from None
    cards = file.guided.cards if file.guided is not None else []
    said = {f"lessons[{at}]": lesson.game for at, lesson in enumerate(file.lessons)}
    said |= {f"guided.cards[{at}]": card.game for at, card in enumerate(cards)}
    for place, name in said.items():
        if name:
            raise DataError(f"lessons of {of.id}: {place}.game: the folder says it")
    lessons = [msgspec.structs.replace(lesson, game=of.id) for lesson in file.lessons]
    guided = file.guided
    if guided is not None:
        cards = [msgspec.structs.replace(card, game=of.id) for card in guided.cards]
        guided = msgspec.structs.replace(guided, cards=cards)
    made = Book(of, lessons, guided)
    for place, wrong in _wrong(made):
        raise DataError(f"lessons of {of.id}: {place}: {wrong}")
    return made


Found = Iterator[tuple[str, str]]  # places and what is wrong there


def _wrong(book: Book) -> Found:
    """Everything that can be found wrong without playing."""
    of = book.game
    yield from _twice("lessons", [lesson.id for lesson in book.lessons])
    for at, lesson in enumerate(book.lessons):
        yield from _wrong_in_lesson(of, lesson, f"lessons[{at}]")
    if book.guided is not None:
        yield from _wrong_in_guided(of, book.guided, [lesson.id for lesson in book.lessons])
    seen: set[str] = set()
    for key in book.text_keys():
        if key in seen:
            yield "lessons", f"two texts would have the key {key!r}; call one of the things otherwise"
        seen.add(key)


def _twice(place: str, ids: list[str]) -> Found:
    for at, id in enumerate(ids):
        if id in ids[:at]:
            yield f"{place}[{at}].id", f"{id!r} is there twice"


def _none_of(place: str, given: Iterable[str], known: Iterable[str], what: str) -> Found:
    there = list(known)
    for name in given:
        if name not in there:
            yield place, f"{name!r} is no {what} of this game"


def _wrong_in_lesson(of: Game, lesson: Lesson, place: str) -> Found:
    yield from _none_of(f"{place}.rules", lesson.rules, of.rule_ids(), "rule")
    yield from _twice(f"{place}.steps", [step.id for step in lesson.steps])
    if lesson.steps[0].start is None:
        yield f"{place}.steps[0]", "the first step says where it starts"
    legal = sum(len(step.wrong) + len(step.other) for step in lesson.steps)
    if legal < 1 or legal + sum(len(step.refused) for step in lesson.steps) < 2:
        yield place, "a lesson lists two wrong tries at least (wrong, other, refused), one of them legal"
    for at, step in enumerate(lesson.steps):
        yield from _wrong_in_step(of, lesson, step, f"{place}.steps[{at}]")


def _wrong_in_step(of: Game, lesson: Lesson, step: Step, place: str) -> Found:
    if step.start is not None:
        yield from _wrong_in_start(of, step.start, lesson.seat, f"{place}.start")
    for at, match in enumerate(step.right):
        if match == Match():
            yield f"{place}.right[{at}]", "this would be any move"
        yield from _wrong_in_match(of, match, f"{place}.right[{at}]")
    if step.until is not None:
        yield from _wrong_in_position(of, step.until, f"{place}.until")
    yield from _none_of(f"{place}.rule", [] if step.rule is None else [step.rule], of.rule_ids(), "rule")
    yield from _twice(f"{place}.wrong", [wrong.id for wrong in step.wrong])
    for at, wrong in enumerate(step.wrong):
        here = f"{place}.wrong[{at}]"
        yield from _none_of(f"{here}.rule", [] if wrong.rule is None else [wrong.rule], of.rule_ids(), "rule")
        yield from _unwritten(of, [wrong.attempt], f"{here}.try")
        if wrong.when is not None:
            yield from _wrong_in_match(of, wrong.when, f"{here}.when")
    for at, refused in enumerate(step.refused):
        yield from _none_of(f"{place}.refused[{at}].rule", [refused.rule], of.rule_ids(), "rule")
    yield from _unwritten(of, step.other, f"{place}.other")
    yield from _unwritten(of, step.show, f"{place}.show")
    yield from _unwritten(of, step.replies.moves, f"{place}.replies.moves")
    if step.replies.bot not in REPLIERS:
        yield f"{place}.replies.bot", f"one of {', '.join(REPLIERS)} plays here, not {step.replies.bot!r}"


def _wrong_in_start(of: Game, start: Start, seat: int, place: str) -> Found:
    dealt = start.players is not None or start.seed is not None
    if dealt == (start.position is not None) or (dealt and (start.players is None or start.seed is None)):
        yield place, "it is either players and seed (and options), or a position"
    if start.position is not None and start.options:
        yield f"{place}.options", "a position has its own"
    if start.players is not None:
        yield from _wrong_set_up(of, start.players, start.options, place)
        if seat >= start.players:
            yield place, f"there is no seat {seat} among {start.players} players"
    yield from _unwritten(of, start.moves, f"{place}.moves")


def _wrong_set_up(of: Game, players: int, options: dict[str, object], place: str) -> Found:
    try:
        of.check_players(players, checked(of.options, options))
    except PentapolisError as error:
        yield place, str(error)


def _unwritten(of: Game, moves: Iterable[str], place: str) -> Found:
    """Moves that are not as the game writes them: what is compared must be written in one way."""
    for at, move in enumerate(moves):
        try:
            written = of.notation(of.parse(move))
        except PentapolisError as error:
            yield f"{place}[{at}]", str(error)
            continue
        if written != move:
            yield f"{place}[{at}]", f"{move!r} is written {written!r}"


def _wrong_in_match(of: Game, match: Match, place: str) -> Found:
    yield from _unwritten(of, match.moves, f"{place}.moves")
    kinds = [verb for step in of.steps for verb in step.verbs]
    yield from _none_of(f"{place}.kinds", match.kinds, kinds, "kind of choice")
    for name, value in match.args.items():
        if isinstance(value, dict) and not (value and set(value) <= {"least", "most"}):
            yield f"{place}.args.{name}", "a value, or a span of least and most"
    if match.after is not None:
        yield from _wrong_in_position(of, match.after, f"{place}.after")


def _wrong_in_position(of: Game, position: Position, place: str) -> Found:
    if position == Position():
        yield place, "this says nothing"
    decisions = [step.name for step in of.steps if not step.automatic]
    yield from _none_of(f"{place}.decision", position.decision, decisions, "decision")
    for name, spans in (("points", position.points), ("gain", position.gain)):
        yield from _none_of(f"{place}.{name}", spans, (*of.terms, TOTAL), "score term")
    for at, test in enumerate(position.view):
        if test.is_ is msgspec.UNSET and test.least is None and test.most is None:
            yield f"{place}.view[{at}]", "it says what the value is, or a span"


def _wrong_in_guided(of: Game, guided: Guided, lessons: list[str]) -> Found:
    yield from _wrong_set_up(of, guided.players, guided.options, "guided")
    if guided.bot not in BOTS:
        yield "guided.bot", f"there is no bot {guided.bot!r}; there are {', '.join(BOTS)}"
    yield from _twice("guided.cards", [card.id for card in guided.cards])
    for at, card in enumerate(guided.cards):
        place = f"guided.cards[{at}]"
        yield from _none_of(f"{place}.rule", [] if card.rule is None else [card.rule], of.rule_ids(), "rule")
        yield from _none_of(f"{place}.lesson", [] if card.lesson is None else [card.lesson], lessons, "lesson")
        if card.when != Position():
            yield from _wrong_in_position(of, card.when, f"{place}.when")
        if card.when.gain:
            yield f"{place}.when.gain", "a card does not know from where to count"
        if card.choice is not None:
            yield from _wrong_in_match(of, card.choice, f"{place}.choice")
            if card.choice.after is not None:
                yield f"{place}.choice.after", "a card speaks before anything is played"
        elif card.at_choice:
            yield f"{place}.at_choice", "without a choice there is nothing to point at"
        if card.when == Position() and card.choice is None:
            yield place, "it says when its moment comes"
