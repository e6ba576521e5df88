"""Who sits where: people by their names, bots as bot:NAME. The record keeps them in this form."""

from __future__ import annotations

from typing import Any

from ..bots import BOTS, LEVELS, is_foreign
from ..bots.external import PREFIX as PROGRAM
from ..bots.imported import WORD as MODULE
from ..bots.net import PREFIX as NET
from ..bots.own import OWN, check_bot, named_bot
from ..core.game import Game
from ..core.record import BOT
from ..texts import Texts
from ..texts.words import told_apart
from .problems import wrong_usage
from .safe_text import clean

LONGEST_NAME = 40
WRITTEN_OUT = (PROGRAM, MODULE, NET)


def written_out(given: list[str] | None) -> dict[str, str]:
    """The bots among the seats that are written out, under themselves as names: for whoever typed them."""
    names = [name.strip().removeprefix(BOT) for part in given or [] for name in part.split(",")]
    return {name: name for name in names if is_foreign(name)}


def chosen_seats(of: Game, texts: Texts, given: list[str] | None, players: int | None, alone: bool) -> list[str]:
    """The seats of a new game: those that were named, the rest filled up with the greedy bot."""
    named = [_whole(name.strip()) for part in given or [] for name in part.split(",") if name.strip()]
    for name in named:
        _check(name)
    if not named:
        named = [texts.say("cli-name-player", {"number": 1})]
    wanted = players or (1 if alone else max(len(named), of.players[0]))
    if len(named) > wanted:
        raise wrong_usage("cli-too-many-seats", seats=len(named), players=wanted)
    return named + [f"{BOT}greedy"] * (wanted - len(named))


def _whole(name: str) -> str:
    """The seat as the record keeps it: who writes a bot out need not say that it is one."""
    return f"{BOT}{name}" if name.startswith(WRITTEN_OUT) else name


def _check(name: str) -> None:
    if name.startswith(BOT):
        check_bot(named_bot(name.removeprefix(BOT)))
    elif len(name) > LONGEST_NAME or not name.isprintable():
        raise wrong_usage("cli-bad-name", most=LONGEST_NAME)


def is_bot(seat: str) -> bool:
    """Whether a bot that is known here plays the seat: one of ours, or one that was brought along under that name.

    What a record writes out in place of a name is never run: records may come from anybody.
    """
    name = seat.removeprefix(BOT)
    return seat.startswith(BOT) and (name in BOTS or name in OWN)


def automatic_name(of: Game, texts: Texts, options: dict[str, Any]) -> str:
    """The name of an opponent that decides nothing."""
    return texts.say(of.opponent_key(options) or "cli-name-automatic")


def shown_names(of: Game, texts: Texts, seats: list[str], options: dict[str, Any], count: int) -> list[str]:
    """The names people read, one for each seat that scores, no two alike."""
    names: list[str] = []
    for seat in range(count):
        if seat >= len(seats):
            name = automatic_name(of, texts, options)
        elif seats[seat].startswith(BOT):
            name = texts.say("cli-name-bot", {"bot": _bot_name(texts, seats[seat].removeprefix(BOT))})
        else:
            name = clean(seats[seat])
        names.append(name)
    return told_apart(names)


def _bot_name(texts: Texts, name: str) -> str:
    """The title of a level, or the name of another bot."""
    return next((texts.say(level.title) for level in LEVELS if level.name == name), clean(name))
