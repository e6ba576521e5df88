"""What a game tells the training: what a player sees where it decides, and what a finished game has taught."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .rng import Rng
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """Plays with a net that is not yet good, and remembers what it saw.

    The net learns, from what was seen, how far the outcome will be from what is known already: `known` is the number
    of the input that is part of the outcome (points on the table, in the unit of the outcome), or -1.
    """

    def __init__(self, names: tuple[str, ...], known: int = -1) -> None:
        self.names = names  # of the inputs
        self.known = known

    def choose(self, state: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """An action of the deciding seat and the inputs it leads to; no inputs where nothing is to be learned.

        With the chance `explore` the action is not the best one known.
        """
        raise NotImplementedError

    def outcome(self, state: State, seat: int) -> float:
        """What the finished game was for the seat; best kept between -20 and 20."""
        raise NotImplementedError
