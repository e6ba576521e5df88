"""The action space of a game, declared once: ints, notation both ways, which word is wrong, and what ranges mean."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .errors import InvalidNotation, Refusal, TextArgs, short_repr
from .planes import ActionRange
from .steps import Step

LONGEST_NOTATION: Final = 200
_HOLE: Final = re.compile(r"\{(\w+)\}")


class Arg:
    """An argument of a verb: one of some words, or a whole number from `low` to `high`.

    `also` tells further arguments of the same action that follow from it, value by value.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[str] = (),
        low: int = 0,
        high: int = -1,
        also: Mapping[str, Sequence[Any]] | None = None,
    ) -> None:
        self.name = name
        self.words = list(words)
        self.low = low
        self.count = len(self.words) or high - low + 1
        self.also: dict[str, list[Any]] = {key: list(values) for key, values in (also or {}).items()}
        self._places = {word: at for at, word in enumerate(self.words)}

    def word(self, at: int) -> str:
        """How the value is written."""
        return self.words[at] if self.words else str(self.low + at)

    def value(self, at: int) -> str | int:
        """The value as JSON tells it."""
        return self.words[at] if self.words else self.low + at

    def place(self, word: str) -> int:
        """Which of the values is written like that; -1 for none."""
        if self.words:
            return self._places.get(word, -1)
        if len(word) > 9 or not re.fullmatch(r"[+-]?[0-9]+", word):
            return -1
        at = int(word) - self.low
        return at if 0 <= at < self.count else -1


class Verb:
    """Actions of one kind. `form` is how they are written, the arguments in braces: `place {q},{r} r{rotation}`.

    `name` is the kind of the choice; several verbs may share it where the same thing is done in several ways. `fixed`
    are arguments that are the same in all of its actions. `text` says in the documentation what they mean.
    """

    def __init__(
        self, name: str, form: str, *args: Arg, text: str = "", fixed: Mapping[str, Any] | None = None
    ) -> None:
        self.name = name
        self.form = form
        self.args = list(args)
        self.text = text
        self.fixed = dict(fixed or {})
        self.first = 0  # its first action; given by the space
        self.count = 1
        for arg in self.args:
            self.count *= arg.count
        self._by_name = {arg.name: at for at, arg in enumerate(self.args)}
        self._order = [self._by_name[name] for name in _HOLE.findall(form)]
        self._pattern = _pattern(form)

    def encode(self, places: Sequence[int]) -> int:
        """The action with these values, given by their places in the order of the arguments."""
        action = 0
        for arg, at in zip(self.args, places, strict=True):
            if not 0 <= at < arg.count:
                raise ValueError(f"{self.name}: {arg.name} has no value {at}")
            action = action * arg.count + at
        return self.first + action

    def decode(self, action: int) -> list[int]:
        """The places of the values of one of its actions."""
        rest = action - self.first
        places: list[int] = []
        for arg in reversed(self.args):
            rest, at = divmod(rest, arg.count)
            places.append(at)
        places.reverse()
        return places

    def notation(self, action: int) -> str:
        """How the action is written."""
        words = {arg.name: arg.word(at) for arg, at in zip(self.args, self.decode(action), strict=True)}
        return self.form.format(**words)

    def arguments(self, action: int) -> dict[str, Any]:
        """The arguments of the action by name."""
        found = dict(self.fixed)
        for arg, at in zip(self.args, self.decode(action), strict=True):
            found[arg.name] = arg.value(at)
            for name, values in arg.also.items():
                found[name] = values[at]
        return found

    def read(self, text: str) -> Reading | None:
        """The text read as this verb; None if it has another form."""
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        words = {self.args[at].name: word for at, word in zip(self._order, match.groups(), strict=True)}
        return Reading(self, words)


class Reading:
    """A text that has the form of a verb: its words by argument, and the arguments that have no such value."""

    __slots__ = ("places", "verb", "words", "wrong")

    def __init__(self, verb: Verb, words: dict[str, str]) -> None:
        self.verb = verb
        self.words = words
        self.places = [arg.place(words[arg.name]) for arg in verb.args]
        self.wrong = [arg.name for arg, at in zip(verb.args, self.places, strict=True) if at < 0]


def _pattern(form: str) -> re.Pattern[str]:
    """What texts of the form look like: blanks where it has blanks and around commas, anything for its arguments."""
    parts: list[str] = []
    for at, part in enumerate(_HOLE.split(form)):
        if at % 2:
            parts.append(r"([^\s,]+)")
        else:
            parts.append(r"\s+".join(re.escape(word) for word in part.split(" ")).replace(",", r"\s*,\s*"))
    return re.compile(r"\s*" + "".join(parts) + r"\s*", re.IGNORECASE)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """Every action of a game, verb by verb. Who can say better what is wrong with a text overrides `misread`."""

    def __init__(self, game: str, rule: str, verbs: Sequence[Verb]) -> None:
        self.game = game
        self.rule = rule  # the rule that says what can be done at all
        self.verbs = list(verbs)
        self.size = 0
        for verb in self.verbs:
            verb.first = self.size
            self.size += verb.count

    def first(self, form: str) -> int:
        """The first action that is written in that form."""
        return next(verb.first for verb in self.verbs if verb.form == form)

    def verb(self, action: int) -> Verb:
        """The verb of the action."""
        if not 0 <= action < self.size:
            args: TextArgs = {"action": short_repr(action), "count": self.size}
            raise InvalidNotation(Refusal(self.rule, "refuse-no-such-action", args))
        low, high = 0, len(self.verbs) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].first <= action:
                low = middle
            else:
                high = middle - 1
        return self.verbs[low]

    def notation(self, action: int) -> str:
        """The words of the action."""
        return self.verb(action).notation(action)

    def parse(self, text: str) -> int:
        """The action behind a notation; case and spacing do not matter."""
        cut = text[:LONGEST_NOTATION].lower()
        nearest: Reading | None = None
        for verb in self.verbs:
            reading = verb.read(cut)
            if reading is None:
                continue
            if not reading.wrong:
                return verb.encode(reading.places)
            if nearest is None or len(reading.wrong) < len(nearest.wrong):
                nearest = reading
        raise InvalidNotation(self.misread(text, nearest))

    def misread(self, text: str, nearest: Reading | None) -> Refusal:
        """What is wrong with a text that is no notation: the first wrong word of the verb it comes nearest to."""
        if nearest is None:
            return Refusal(self.rule, f"{self.game}-refuse-notation", {"text": text[:40]})
        word = nearest.words[nearest.wrong[0]]
        args: TextArgs = {"word": word[:40], "verb": nearest.verb.form.split()[0]}
        return Refusal(self.rule, f"{self.game}-refuse-word", args)

    def ranges(self, steps: Sequence[Step[Any]]) -> list[ActionRange]:
        """The verbs with the decisions that offer them."""
        return [
            ActionRange(
                verb.first,
                verb.count,
                tuple(step.name for step in steps if verb.name in step.verbs),
                verb.text,
            )
            for verb in self.verbs
        ]
