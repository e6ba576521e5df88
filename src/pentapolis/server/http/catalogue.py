"""Games and their rules in words."""

from __future__ import annotations

from functools import cache

from ...bots import LEVELS, Level
from ...bots.own import OWN
from ...core.game import Game, game, game_ids
from ...texts import Texts, texts
from ..problems import Problem
from .models import GameInfo, LevelInfo, OptionInfo, Rule, Rules, Section, SoloInfo


def game_of(id: str) -> Game:
    """The game of that name."""
    if id not in game_ids():
        raise Problem(404, "server-no-game")
    return game(id)


@cache
def games(lang: str) -> list[GameInfo]:
    """Every game there is."""
    return [_info(game(id), texts(lang)) for id in game_ids()]


def _info(of: Game, words: Texts) -> GameInfo:
    duration = f"table-duration-{of.id}"
    return GameInfo(
        of.id,
        (of.fewest, of.players[-1]),
        [OptionInfo(**option.json()) for option in of.options.values()],
        [
            *[LevelInfo(level.name, words.say(level.title), _about(of, level, words)) for level in LEVELS],
            *[LevelInfo(name, name, words.say("bot-house")) for name in OWN],
        ],
        words.say(f"{of.id}-name"),
        words.say(f"{of.id}-tagline"),
        words.say(f"{of.id}-about"),
        words.say(f"{of.id}-credits"),
        words.say(f"{of.id}-provenance"),
        words.say(duration) if words.has(duration) else "",
        None if of.solo is None else SoloInfo(of.solo.option, of.solo.none),
    )


def _about(of: Game, level: Level, words: Texts) -> str:
    """What the level is like in this game; in one that says nothing about it, what it is like in any."""
    own = f"{of.id}-{level.name}"
    return words.say(own if words.has(own) else level.about)


@cache
def rules(id: str, lang: str) -> Rules:
    """The numbered rules of a game."""
    of, words = game(id), texts(lang)
    return Rules(
        id,
        [
            Section(
                section,
                words.say(f"{id}-rules-{section}"),
                [Rule(rule, words.say(f"{id}-{rule.lower()}")) for rule in numbers],
            )
            for section, numbers in of.rule_sections().items()
        ],
    )
