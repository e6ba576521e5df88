"""Events, choices and refusals as sentences: fills texts with what a game tells about its own data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..core.errors import InvalidRecord, PentapolisError, Refusal
from ..core.game import Game, game, game_ids
from . import Texts


def worded_args(texts: Texts, args: Mapping[str, Any]) -> dict[str, int | str]:
    """The arguments with their lists of text keys turned into words."""
    return {name: _worded(texts, value) for name, value in args.items()}


def _worded(texts: Texts, value: Any) -> int | str:
    if not isinstance(value, list):
        return value if isinstance(value, int) else str(value)
    if value and isinstance(value[0], list):
        return ", ".join([str(_worded(texts, part)) for part in value])
    return " / ".join([texts.say(key) for key in value])


def told(
    texts: Texts,
    game: Game,
    key: str,
    data: Mapping[str, Any],
    name: str = "",
    names: Sequence[str] = (),
    you: bool = False,
) -> str:
    """The text of the key about that data.

    `name` is the player it is about, `you` whether that is the reader, `names` are those of all seats.
    """
    args = _game_args(texts, game, key, data, names)
    return texts.say(key, {**args, "name": name, "you": "yes" if you else "no"})


def _game_args(
    texts: Texts, game: Game, key: str, data: Mapping[str, Any], names: Sequence[str]
) -> dict[str, int | str]:
    """What the text of the key is told about the data, in words; what it does not ask for is not worded."""
    used = texts.arguments(key)
    args = _numbers(used, data)
    if args is None:
        told = game.text_args(data)
        args = worded_args(texts, told if used is None else {name: told[name] for name in used if name in told})
    for arg in game.seat_args():
        seat = args.get(arg)
        if isinstance(seat, int):
            args[arg] = names[seat] if seat < len(names) else texts.say("cli-name-player", {"number": seat + 1})
    return args


def _numbers(used: tuple[str, ...] | None, data: Mapping[str, Any]) -> dict[str, int | str] | None:
    """The arguments where all are numbers, which every game tells as they are; None where some may need words.

    A decision can have hundreds of choices that differ in a place and a rotation only.
    """
    if used is None:
        return None
    args: dict[str, int | str] = {}
    for name in used:
        value = data.get(name)
        if type(value) is int:
            args[name] = value
        elif name not in ("name", "you") or value is not None:  # who the player is comes from elsewhere
            return None
    return args


def event_text(
    texts: Texts, game: Game, event: Mapping[str, Any], name: str, names: Sequence[str] = (), you: bool = False
) -> str:
    """The log line of an event as a seat sees it (see `Event.view`).

    `name` is that of whoever acts, `you` says that it is the reader. `names` are for all who are mentioned besides.
    """
    seat = event.get("seat", len(names))
    data = {**event["data"], "who": names[seat] if seat < len(names) else name}
    return told(texts, game, f"{game.id}-event-{event['kind']}", data, name, names, you)


def refusal_sentence(texts: Texts, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """The sentence of a refusal; one of a game is told what the game says about its own data."""
    id = refusal.key.partition("-refuse-")[0]
    if id not in game_ids():
        return texts.say(refusal.key, refusal.args)
    return texts.say(refusal.key, _game_args(texts, game(id), refusal.key, refusal.args, names))


def refusal_line(texts: Texts, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """The sentence of a refusal and the rule it rests on."""
    sentence = refusal_sentence(texts, refusal, names)
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence


def error_text(texts: Texts, error: PentapolisError) -> str:
    """The error in the language of the texts, as far as it knows its reason; else its own English words."""
    refusal = getattr(error, "refusal", None) or getattr(error, "reason", None)
    if not isinstance(refusal, Refusal) or not texts.has(refusal.key):
        return str(error)
    sentence = refusal_line(texts, refusal)
    if isinstance(error, InvalidRecord):
        return texts.say("record-line", {"line": error.line, "reason": sentence})
    return sentence


def told_apart(names: Iterable[str]) -> list[str]:
    """The names of all seats, numbered where several are alike."""
    shown: list[str] = []
    for name in names:
        alike = sum(1 for other in shown if other == name or other.startswith(f"{name} #"))
        shown.append(f"{name} #{alike + 1}" if alike else name)
    return shown
