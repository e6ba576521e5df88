"""What was chosen before a game starts: which game, its options, and how many play."""

from __future__ import annotations

from typing import Any

from ..core.game import Game, game, game_ids
from ..core.nearest import nearest
from ..core.options import Option
from .problems import wrong_usage

YES = ("true", "yes", "on", "1", "oui", "vrai")
NO = ("false", "no", "off", "0", "non", "faux")
ALL = ("all", "toutes", "tous")
NONE = ("", "none", "aucune", "aucun")


def chosen_game(name: str) -> Game:
    """The game of that name."""
    if name not in game_ids():
        known = game_ids()
        raise wrong_usage("cli-no-such-game", name=name[:40], games=", ".join(known), nearest=nearest(name, known))
    return game(name)


def chosen_options(of: Game, given: list[str] | None, solo: str | None = None, long: bool = False) -> dict[str, Any]:
    """The options as values; raises Problem with what would be right."""
    settings = [*(given or [])]
    if solo is not None:
        if of.solo is None or not of.solo.option:
            raise wrong_usage("cli-no-solo", game=of.id)
        settings.append(f"{of.solo.option}={solo}")
    if long:
        settings.append("long=true")
    return dict([_setting(of, setting) for setting in settings])


def _setting(of: Game, setting: str) -> tuple[str, Any]:
    name, equals, value = setting.partition("=")
    if not of.options:
        raise wrong_usage("cli-no-options", setting=setting[:60])
    if not equals:
        raise wrong_usage("cli-option-form", setting=setting[:60], options=", ".join(of.options))
    option = of.options.get(name)
    if option is None:
        known = ", ".join(of.options)
        raise wrong_usage("cli-no-such-option", name=name[:40], options=known, nearest=nearest(name, of.options))
    return name, _value(option, value.strip())


def _value(option: Option, text: str) -> Any:
    lower = text.lower()
    if option.kind == "flag":
        if lower not in YES + NO:
            raise wrong_usage("cli-option-flag", name=option.name, value=text[:40])
        return lower in YES
    if option.kind == "choice":
        return _one(option, text)
    if lower in NONE:
        return []
    if lower in ALL:
        return list(option.choices)
    return list(dict.fromkeys(_one(option, part.strip()) for part in text.split(",")))


def _one(option: Option, text: str) -> Any:
    """The choice that is written like the text."""
    for choice in option.choices:
        if str(choice) == text.lower():
            return choice
    known = list(map(str, option.choices))
    meant = nearest(text, known)
    raise wrong_usage("cli-option-choice", name=option.name, value=text[:40], choices=", ".join(known), nearest=meant)


def chosen_players(of: Game, players: int) -> int:
    """The number of players, if that many can play; a game with a solo mode answers for a single one itself."""
    if players not in of.players and not (players == 1 and of.solo is not None):
        raise wrong_usage("cli-wrong-players", players=players, first=of.players[0], last=of.players[-1])
    return players
