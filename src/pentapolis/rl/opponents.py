"""The bots at the seats that the learner does not play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ..bots import Bot, External, bot
from ..bots.net import PREFIX as NET
from ..bots.net import NetPlayer
from ..core.errors import InvalidOptions
from ..core.state import State
from .policies import PREFIX, LearnedBot, load_policy
from .spaces import Spaces

FILES = (NET, PREFIX)


class Opponents:
    """One bot for each other seat, in turn order from the learner; those given by name are new ones in every game."""

    def __init__(self, given: str | Bot | Sequence[str | Bot], spaces: Spaces) -> None:
        count = spaces.players - 1
        listed = [given] * count if isinstance(given, str) or not isinstance(given, Sequence) else list(given)
        if len(listed) != count:
            raise InvalidOptions(f"there are {count} opponents, not {len(listed)}")
        if any(isinstance(one, External) and listed.count(one) > 1 for one in listed):
            raise InvalidOptions("a program plays for one seat: every opponent needs one of its own")
        # What plays from a file remembers nothing, so it is read once.
        self._given = [_read(one) if isinstance(one, str) and one.startswith(FILES) else one for one in listed]
        self.begin()  # so that a bot that cannot be made is refused at once
        for one in self.bots:
            if isinstance(one, NetPlayer):
                one.check(spaces.game, spaces.players)
            elif isinstance(one, LearnedBot):
                one.check(spaces)

    def begin(self) -> None:
        """Seats everybody for a new game. A program is a new one: it must not remember a deal that it has seen."""
        self.bots = [bot(one) if isinstance(one, str) else one for one in self._given]
        self.programs = any(isinstance(one, External) for one in self.bots)
        self._before = {place: len(program.incidents) for place, program in self._programs()}
        self._told = False  # how the game ended

    def finish(self, state: State, learner: int) -> None:
        """Tells the programs how the game ended, be it in the middle; those that were made for this game leave."""
        if self._told:
            return
        self._told = True
        for place, program in self._programs():
            program.finish(state, (learner + 1 + place) % state.players)
            if isinstance(self._given[place], str):
                program.close()

    def close(self) -> None:
        """Ends all programs."""
        for _, program in self._programs():
            program.close()

    def incidents(self) -> list[dict[str, Any]]:
        """Every move of this game that was played in place of a program, and why."""
        return [
            msgspec.to_builtins(incident)
            for place, program in self._programs()
            for incident in program.incidents[self._before[place] :]
        ]

    def _programs(self) -> Iterator[tuple[int, External]]:
        for place, one in enumerate(self.bots):
            if isinstance(one, External):
                yield place, one


def _read(name: str) -> Bot:
    """The bot that plays from the file."""
    return load_policy(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else bot(name)
