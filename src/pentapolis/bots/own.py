"""Bots that whoever runs this process brings along, under names of their own: `NAME=BOT`.

Names are what others get to know: a record, a visitor of a server, a message. What a name stands for is said on the
command line alone, so nobody else can choose what is run here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ..core.errors import Refusal
from ..core.nearest import nearest
from . import BOTS, BotError, bot, is_foreign

NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")
OWN: dict[str, str] = {}  # what they are, by their names


def own_bots(given: Iterable[str]) -> dict[str, str]:
    """The bots of `NAME=BOT`s, each tried once; raises BotError with what is wrong."""
    found: dict[str, str] = {}
    for text in given:
        name, sign, what = text.partition("=")
        name = name.strip()
        if not sign or not NAME.fullmatch(name) or not what.strip():
            raise BotError(Refusal("", "bot-bad-own", {"given": text[:80]}))
        if name in BOTS or name in found:
            raise BotError(Refusal("", "bot-name-taken", {"name": name}))
        check_bot(what.strip())
        found[name] = what.strip()
    return found


def check_bot(what: str) -> None:
    """Raises BotError unless there is such a bot; nothing is played for it, and no program is started."""
    made = bot(what)
    close = getattr(made, "close", None)
    there = getattr(made, "there", True)
    if callable(close):
        close()
    if not there:
        raise BotError(Refusal("", "bot-no-program", {"command": what[:80]}))


def named_bot(name: str) -> str:
    """What is behind a name: a bot of ours, one that was brought along, or one that is written out; raises BotError."""
    if name in BOTS or is_foreign(name):
        return name
    if name in OWN:
        return OWN[name]
    known = [*BOTS, *OWN]
    raise BotError(
        Refusal("", "bot-unknown", {"name": name[:80], "bots": ", ".join(known), "nearest": nearest(name, known)})
    )


def bring(found: Mapping[str, str]) -> None:
    """From now on these names, and no others, stand for bots that were brought along."""
    OWN.clear()
    OWN.update(found)
