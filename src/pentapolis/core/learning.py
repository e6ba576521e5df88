"""What a game tells the training: what a player sees where it decides, and what a finished game has taught."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .rng import Rng
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """Plays with a net that is not yet good, and remembers what it saw.

    Without `shares` the net learns, from what one seat saw, how far the outcome will be from what is known already:
    `known` is the number of the input that is part of the outcome (points on the table, in the unit of the outcome),
    or -1.

    With `shares` the outcome is a share of the win, and a position is seen from all seats. What is learned is a weight
    for every input: the softmax of the weighted sums of the seats is their chances. No weight falls below its floor.
    """

    def __init__(
        self, names: tuple[str, ...], known: int = -1, shares: bool = False, floors: tuple[float, ...] = ()
    ) -> None:
        self.names = names  # of the inputs of one seat
        self.known = known
        self.shares = shares
        self.floors = floors  # by input; none at all is no floor anywhere

    def choose(self, world: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """An action of the deciding seat and the inputs it leads to; no inputs where nothing is to be learned.

        Like a bot it is shown a world that was drawn from what that seat knows.

        With `shares` it is the inputs of the position at hand, of every seat, one after the other. With the chance
        `explore` the action is not the best one known.
        """
        raise NotImplementedError

    def outcome(self, state: State, seat: int) -> float:
        """What the finished game was for the seat; best kept between -20 and 20."""
        raise NotImplementedError
