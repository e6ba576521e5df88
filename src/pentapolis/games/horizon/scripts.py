"""What every card, tile and space does: the lists of effects and the hooks of the data, compiled once.

Whatever the data say that nobody understands is refused here, with its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.effects import DataError, bits, whole, word
from .board import Board
from .cards import (
    DATA,
    GOVERNMENT_IDS,
    INVESTMENT_SPACES,
    THEOCRACY,
    TOKENS,
    TRACKS,
    UNITS,
    number_of,
    only_keys,
    place_of,
)
from .effects import ACTION_PROGRAMS, PROGRAMS
from .hooks import HOOKS, ON_PRODUCE_POP, Hook, Hooks

# By hook: the parameter that says what it is about, and the one that says how much.
ABOUT: Final[dict[str, str]] = {
    "recruit_strength": "unit",
    "research_discount": "levels",
    "force_discount": "kind",
    "basic_bonus": "which",
}
AMOUNT: Final[dict[str, str]] = {
    "move_points": "add",
    "recruit_strength": "add",
    "produce_coins": "add",
    "trade_pop_cost": "set",
    "build_discount": "n",
    "research_discount": "n",
    "force_discount": "n",
}


def compiled(data: object, where: str) -> int:
    """The number of a list of effects; prices are given for exactly the levels that can be researched."""
    _check_prices(data, where)
    return PROGRAMS.compile(data, where)


def _check_prices(data: object, where: str) -> None:
    if not isinstance(data, list):
        return
    for at, item in enumerate(data):
        if not isinstance(item, Mapping):
            continue
        place = f"{where}[{at}]"
        if item.get("op") == "research" and isinstance(item.get("coins"), Mapping):
            wanted = [str(level) for level in item.get("levels", [])]
            if sorted(item["coins"]) != sorted(wanted):
                raise DataError(f"{place}.coins: a price for each of the levels {', '.join(wanted)} expected")
        _check_prices(item.get("ops"), f"{place}.ops")
        for number, option in enumerate(item.get("options") or []):
            if isinstance(option, Mapping):
                _check_prices(option.get("ops"), f"{place}.options[{number}].ops")


def read_hooks(data: object, where: str) -> list[Hook]:
    """The lasting effects behind the data; raises DataError with the place of what is not understood."""
    if not isinstance(data, list):
        raise DataError(f"{where}: a list of hooks expected, not {data!r}")
    return [_hook(item, f"{where}[{at}]") for at, item in enumerate(data)]


def _hook(item: object, where: str) -> Hook:
    if not isinstance(item, Mapping):
        raise DataError(f"{where}: an object expected, not {item!r}")
    kind = place_of(item.get("hook"), HOOKS, f"{where}.hook")
    name = HOOKS[kind]
    amount_key = AMOUNT.get(name, "ops")
    about_key = ABOUT.get(name, "")
    only_keys(item, ["hook", amount_key, *([about_key] if about_key else [])], where)
    about = 0
    if name == "recruit_strength":
        about = word(*UNITS)(item.get("unit"), f"{where}.unit", PROGRAMS)
    elif name == "force_discount":
        about = word(*TOKENS)(item.get("kind"), f"{where}.kind", PROGRAMS)
    elif name == "research_discount":  # R74: levels II and higher
        about = bits(0, 1, 2, 3, 4)(item.get("levels"), f"{where}.levels", PROGRAMS)
        if about & 3:
            raise DataError(f"{where}.levels: levels from 2 to 4 expected, not {item.get('levels')!r}")
    elif name == "basic_bonus":
        about = number_of(item.get("which"), f"{where}.which", 1, 4)
    if amount_key == "ops":
        assert kind >= ON_PRODUCE_POP or name == "basic_bonus"
        return Hook(kind, about, compiled(item.get("ops"), f"{where}.ops"))
    least = 2 if name == "trade_pop_cost" else 0  # for less, pawns could be bought and sold without end
    return Hook(kind, about, whole(least, 99)(item.get(amount_key), f"{where}.{amount_key}", PROGRAMS))


class Scripts:
    """Program numbers and hooks of everything in the component data, by the numbers of cards.py."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.actions: list[int] = []
        self.tech_bonus: list[int] = []
        self.tech_hooks: list[list[Hook]] = []
        for item in data["actions"]:
            self.actions.append(compiled(item["ops"], f"actions.{item['id']}.ops"))
        for card in data["technologies"]:
            where = f"technologies.{card['id']}"
            self.tech_bonus.append(compiled(card["immediate"], f"{where}.immediate"))
            self.tech_hooks.append(read_hooks(card["permanent"], f"{where}.permanent"))
            if card["action"] is not None:
                self.actions.append(compiled(card["action"]["ops"], f"{where}.action.ops"))
        self.leaders = [compiled(card["immediate"], f"leaders.{card['id']}.immediate") for card in data["leaders"]]
        self.centres = [compiled(tile["bonus"], f"buildings.{tile['id']}.bonus") for tile in data["buildings"]]
        self.reveals = [
            compiled(tile["reveal_bonus"], f"territories.{tile['id']}.reveal_bonus") for tile in data["territories"]
        ]
        self.rewards = [
            compiled(tile["village"]["reward"], f"territories.{tile['id']}.village.reward")
            for tile in data["territories"]
        ]
        self.despotisms: list[list[Hook]] = []
        self.monarchies: list[int] = []
        self.theocracies: list[list[Hook]] = []
        for card in data["governments"]:
            where = f"governments.{card['id']}"
            self.despotisms.append(read_hooks(card["despotism"]["hooks"], f"{where}.despotism.hooks"))
            self.monarchies.append(compiled(card["monarchy"]["ops"], f"{where}.monarchy.ops"))
            self.theocracies.append(read_hooks(card["theocracy"]["hooks"], f"{where}.theocracy.hooks"))
        board = data["player_board"]
        # By track: what the space that is uncovered gives at once; by cubes left afterwards.
        self.spaces: list[list[int]] = []
        for track in TRACKS:
            spaces = board["tracks"][track]["spaces"]
            bonus = [
                compiled(space["ops"], f"player_board.tracks.{track}.{space['id']}.ops") if "ops" in space else 0
                for space in spaces
            ]
            self.spaces.append(bonus[::-1])
        self.investment: list[int] = [0]  # by cubes invested, this one included
        self.investment_hooks: list[list[Hook]] = [[]]
        for space in board["investment_track"]["spaces"]:
            where = f"player_board.investment_track.{space['id']}"
            self.investment.append(compiled(space.get("ops", []), f"{where}.ops"))
            self.investment_hooks.append(read_hooks(space.get("hooks", []), f"{where}.hooks"))


SCRIPTS: Final = Scripts(DATA)
ACTION_PROGRAMS[:] = SCRIPTS.actions


def hooks_of(board: Board) -> Hooks:
    """All lasting effects of a player: government, technologies, investment track (Q51)."""
    found: list[Hook] = []
    if 0 <= board.government < len(GOVERNMENT_IDS):
        found += SCRIPTS.despotisms[board.government]  # R185
        if board.stages() & 1 << THEOCRACY:
            found += SCRIPTS.theocracies[board.government]
    for tech in board.techs:
        found += SCRIPTS.tech_hooks[tech]
    for space in range(1, min(board.invested, INVESTMENT_SPACES) + 1):
        found += SCRIPTS.investment_hooks[space]
    return Hooks(found)
