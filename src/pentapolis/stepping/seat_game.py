"""Games from the seat of a learner, one by one or many in a call."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.observer import Observer
from ..core.rng import Rng
from .line import Line
from .offer import Offer

# What comes of a step.
GOES_ON: Final = 0
OVER: Final = 1
WAITS: Final = 2  # for a bot that has to be asked
ILLEGAL: Final = 3  # and nothing has changed


class SeatGame:
    """One game after the other as the learner at a seat meets them, with everything that it may see and do.

    Seats whose bots have to be `asked` are waited for; the others play at random.
    """

    def __init__(self, observer: Observer | None, offer: Offer, line: Line) -> None:
        self.observer = observer
        self.offer = offer
        self.line = line
        self.seat = 0
        self._rng = Rng(0)
        self._asked: list[bool] = []

    def begin(self, line: Line, seat: int, rng: Rng, asked: list[bool]) -> int:
        """Goes to the learner's first decision, or to a bot's."""
        self.line = line
        self.seat = seat
        self._rng = rng
        self._asked = asked
        return self._go_on()

    def step(self, number: int) -> int:
        """Plays an action of the learner, under the number by which it was offered."""
        if not self.offer.allows(number):
            return ILLEGAL
        self.line.advance(int(self.offer.numbering.meaning(number)))
        return self._go_on()

    def reply(self, action: int) -> int:
        """Plays what a bot has chosen."""
        self.line.play(action)
        return self._go_on()

    def _go_on(self) -> int:
        """Lets those play who play at random; at the learner's decision and at the end looks around."""
        line = self.line
        state = line.state
        while not state.over and state.player != self.seat:
            if self._asked[state.player]:
                return WAITS
            line.advance(state.sample(self._rng))
        self.offer.renew(state.legal())
        if self.observer is not None:
            self.observer.update(state, self.seat)
        return OVER if state.over else GOES_ON


class Batch:
    """Many games that are stepped in one call."""

    def __init__(self, games: list[SeatGame]) -> None:
        self.games = games
        self.told: vec[i64] = vec[i64]([0] * 1024)

    def refused(self, numbers: list[int]) -> int:
        """The first game in which its number is not offered; -1 if there is none."""
        for at, game in enumerate(self.games):
            if not game.offer.allows(numbers[at]):
                return at
        return -1

    def step(self, numbers: list[int], every: bool) -> dict[int, int]:
        """What came of the games, by their places; of those that just go on only if `every` one is asked for."""
        found: dict[int, int] = {}
        for at, game in enumerate(self.games):
            status = game.step(numbers[at])
            if every or status != GOES_ON:
                found[at] = status
        return found

    def spans(self) -> list[tuple[int, int]]:
        """Where the actions lie that each game offers: the first one, and behind the last."""
        spans: list[tuple[int, int]] = []
        for game in self.games:
            found, count = game.offer.found, game.offer.count
            spans.append((int(found[0]), int(found[count - 1]) + 1) if count else (0, 0))
        return spans

    def tell(self) -> int:
        """Writes into `told` how many actions each game offers, the seat of each learner, and then all those actions.

        Returns how many numbers that are. Where there is no room for them `told` is a larger one from then on.
        """
        games: i64 = len(self.games)
        total: i64 = 2 * games
        for game in self.games:
            total += game.offer.count
        if total > len(self.told):
            self.told = vec[i64]([0] * (2 * int(total)))
        told = self.told
        at: i64 = 2 * games
        for number, game in enumerate(self.games):
            found, count = game.offer.found, game.offer.count
            told[i64(number)] = count
            told[games + i64(number)] = game.seat
            taken: i64 = 0
            while taken < count:
                told[at] = found[taken]
                at += 1
                taken += 1
        return int(total)
