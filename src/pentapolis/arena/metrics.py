"""What a designer may ask about: seats, starts, options, bots, table sizes, and whatever the events of a game tell."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import msgspec

from ..core.errors import PentapolisError
from ..core.game import Game
from ..core.nearest import nearest
from ..core.options import Option
from ..core.rng import Rng
from .plan import Plan, problem
from .play import Played, values_of

PLAIN = ("seat", "start", "bot", "players")
OPTION = "option:"
CROSS = "+"
SAMPLES = 5  # random games in which the keys of events are looked for


class Metric(msgspec.Struct, frozen=True):
    """One question, or several crossed: a plain word, `option:NAME`, or `event.name`."""

    parts: tuple[str, ...]

    @property
    def name(self) -> str:
        """The key as it is typed."""
        return CROSS.join(self.parts)

    @property
    def uses(self) -> list[str]:
        """The keys of events in it."""
        return [part for part in self.parts if is_event(part)]

    def values(self, plan: Plan, played: Played, seat: int) -> list[str]:
        """What is compared: the values of the seat in that game."""
        return _values(self.parts[0], plan, played, seat)

    def circles(self, plan: Plan, played: Played, seat: int) -> list[str]:
        """Among whom it is compared: the values of the crossed parts; one empty circle if there are none."""
        crossed = [_values(part, plan, played, seat) for part in self.parts[1:]]
        return [f" {CROSS} ".join(values) for values in product(*crossed)]

    def stratum(self, plan: Plan, played: Played) -> tuple[str, ...]:
        """What must be alike for scores to be comparable: table size and options, but not what the key is about."""
        about = self.parts[0]
        setting = plan.settings[played.setting]
        options = [str(value) for name, value in setting.items() if OPTION + name != about]
        return ("" if about == "players" else str(len(played.seats)), *options)


def is_event(part: str) -> bool:
    """Whether that part of a key is about events."""
    return part not in PLAIN and not part.startswith(OPTION)


def _values(part: str, plan: Plan, played: Played, seat: int) -> list[str]:
    if part == "seat":
        return [str(seat)]
    if part == "start":
        return [str((seat - played.first) % len(played.seats) + 1)]
    if part == "bot":
        return [played.seats[seat]]
    if part == "players":
        return [str(len(played.seats))]
    if part.startswith(OPTION):
        name = part.removeprefix(OPTION)
        return [worded_value(plan.rules.options[name], plan.settings[played.setting][name])]
    return list(played.uses[part][seat])


def worded_value(option: Option, value: Any) -> str:
    """The value of an option as it is typed."""
    if option.kind == "flag":
        return "true" if value else "false"
    if option.kind == "subset":
        return "all" if len(value) == len(option.choices) else ",".join(map(str, value)) or "none"
    return str(value)


def parsed_metrics(of: Game, texts: list[str], players: list[int], options: dict[str, Any]) -> list[Metric]:
    """The keys in `seat,option:long,tile`; a bare name of an event is completed from what random games show."""
    parts = [part.strip() for text in texts for part in text.split(",") if part.strip()]
    if not parts:
        raise problem("lab-no-keys")
    shown = event_metrics(of, players, options) if any(is_event(p) for part in parts for p in part.split(CROSS)) else {}
    return list(dict.fromkeys(Metric(tuple(_part(of, part, shown) for part in key.split(CROSS))) for key in parts))


def _part(of: Game, part: str, shown: dict[str, int]) -> str:
    if part in PLAIN:
        return part
    if part.startswith(OPTION):
        if not of.options:
            raise problem("lab-no-options", name=part[:60])
        if (name := part.removeprefix(OPTION)) not in of.options:
            known = ", ".join(of.options)
            raise problem("lab-no-such-option", name=part[:60], options=known, nearest=nearest(name, of.options))
        return part
    found = [key for key in shown if part in (key, key.partition(".")[2])]
    if not found:
        keys = [*PLAIN, *(OPTION + name for name in of.options), *shown]
        raise problem("lab-no-such-key", name=part[:60], keys=", ".join(keys), nearest=nearest(part, keys))
    return max(found, key=lambda key: (key in of.dimensions, shown[key]))


def event_metrics(of: Game, players: list[int], options: dict[str, Any]) -> dict[str, int]:
    """Every `event.name` that the game names or some random games show, with how often it turned up."""
    counts = dict.fromkeys(of.dimensions, 0)
    for count in players:
        for seed in range(SAMPLES):
            state = of.new(count, seed, options)
            events, rng = state.listen(), Rng(seed)
            while not state.over:
                state.play(state.sample(rng))
            for event in events:
                for name in {**event.data, **(event.secret or {})}:
                    if 0 <= event.seat < count and values_of(event, name):
                        key = f"{event.kind}.{name}"
                        counts[key] = counts.get(key, 0) + 1
    return counts


def option_values(of: Game, option: Option, players: list[int], options: dict[str, Any]) -> list[Any]:
    """The values of the option that can be played with the others: of a subset none, each alone, and all."""
    if option.kind == "flag":
        values: list[Any] = [False, True]
    elif option.kind == "choice":
        values = list(option.choices)
    else:
        values = [[], *([choice] for choice in option.choices), list(option.choices)]
    return [value for value in values if _playable(of, players, {**options, option.name: value})]


def _playable(of: Game, players: list[int], options: dict[str, Any]) -> bool:
    try:
        for count in players:
            of.check_players(count, options)
    except PentapolisError:
        return False
    return True


def natural(text: str) -> list[tuple[int, int, str]]:
    """Sorts `2` before `10`, and words by their letters."""
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in re.split(r"(\d+)", text) if part]
