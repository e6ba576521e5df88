"""One game of a plan, from the deal to the result."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence, Sized
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot, Guest, Incident, bot, decide
from ..core.errors import PentapolisError
from ..core.events import Event
from ..core.rng import Rng
from ..core.state import State
from .plan import Assignment, Plan, problem

HOME = str(Path(__file__).parent.parent)
LAST_FRAMES = 5
LONGEST_TRACE = 2000


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. Lists have one entry for each seat that a bot held."""

    deal: int
    setting: int
    seats: tuple[str, ...]
    scores: list[int]
    ranking: list[int]
    wins: list[float]  # 1 for the winner; equals share it
    first: int  # the seat that decided first
    moves: list[int]
    seconds: list[float]  # of thinking
    incidents: list[Incident] = []
    cut_short: list[int] = []  # decisions that the clock ended, if there were any
    uses: dict[str, list[dict[str, int]]] = {}  # by key and seat: how often each value turned up
    plays: list[str] = []  # every decision in notation, so that the game can be replayed

    @property
    def assignment(self) -> Assignment:
        """What was to be played."""
        return Assignment(self.deal, self.setting, self.seats)

    def complete(self, uses: list[str]) -> bool:
        """Whether every list has an entry for each seat, also those of the keys that are counted."""
        lists: list[Sized] = [self.scores, self.ranking, self.wins, self.moves, self.seconds, *self.uses.values()]
        if self.cut_short:
            lists.append(self.cut_short)
        seats = len(self.seats)
        incidents = all(0 <= incident.seat < seats for incident in self.incidents)
        return incidents and all(len(one) == seats for one in lists) and list(self.uses) == uses


def play(plan: Plan, assignment: Assignment) -> Played:
    """Plays the game; a bot in this process that fails or plays an illegal action ends the run with its name."""
    players = len(assignment.seats)
    state = plan.rules.new(players, plan.deal_seed(assignment.deal), plan.settings[assignment.setting])
    events = state.listen() if plan.uses else []
    first = state.player
    rngs = [plan.bot_rng(assignment, seat) for seat in range(players)]
    with _seated(plan, assignment) as bots:
        try:
            plays: list[str] = []
            moves, seconds = finish(state, bots, rngs, plays)
        except BotFailed as failed:
            raise _failure(assignment, failed.seat, failed.error) from failed.error
        incidents = _farewell(bots, state)
        cut_short = [_cut_short(made) for made in bots]
    ranking, winners = state.ranking(), state.winners()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return Played(
        assignment.deal,
        assignment.setting,
        assignment.seats,
        state.scores()[:players],
        ranking[:players],
        wins,
        first,
        moves,
        [round(spent, 4) for spent in seconds],
        incidents,
        cut_short if any(cut_short) else [],
        {key: counted(events, key, players) for key in plan.uses},
        plays,
    )


class BotFailed(Exception):
    """A bot raised something, or chose an action that is not legal."""

    def __init__(self, seat: int, error: BaseException) -> None:
        super().__init__(seat, error)
        self.seat = seat
        self.error = error

    def __str__(self) -> str:
        return f"the bot of seat {self.seat} failed: {type(self.error).__name__}: {self.error}"


def finish(
    state: State, bots: Sequence[Bot], rngs: Sequence[Rng], plays: list[str] | None = None
) -> tuple[list[int], list[float]]:
    """Lets the bots, each with its own numbers, play to the end; returns decisions and seconds of every seat.

    Every decision is added to `plays`, in notation.
    """
    moves, seconds = [0] * len(bots), [0.0] * len(bots)
    while not state.over:
        seat = state.player
        began = time.perf_counter()
        try:
            action = state.action_of(decide(bots[seat], state, rngs[seat]))
            state.play(action)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a bot may fail in any way, or call sys.exit
            raise BotFailed(seat, error) from error
        seconds[seat] += time.perf_counter() - began
        moves[seat] += 1
        if plays is not None:
            plays.append(state.notation(action))
    return moves, seconds


@contextmanager
def _seated(plan: Plan, assignment: Assignment) -> Iterator[list[Bot]]:
    """A bot for every seat. A program is a new one each time: it must not remember a deal that it has already seen."""
    with ExitStack() as stack:
        bots: list[Bot] = []
        for name in assignment.seats:
            made = bot(plan.bots[name], plan.limits)
            if isinstance(made, Guest):
                stack.enter_context(made)
            bots.append(made)
        yield bots


def _farewell(bots: list[Bot], state: State) -> list[Incident]:
    incidents: list[Incident] = []
    for seat, made in enumerate(bots):
        if isinstance(made, Guest):
            made.finish(state, seat)
            incidents += made.incidents
    return incidents


def _cut_short(made: Bot) -> int:
    """How many decisions of the bot the clock has ended, if it counts them as ours do."""
    count = getattr(made, "cut_short", 0)
    return count if isinstance(count, int) else 0


def cut_short_in(games: list[Played]) -> dict[str, int]:
    """How many decisions of which bot the clock has ended: these games may go otherwise when they are played again."""
    counts: Counter[str] = Counter()
    for played in games:
        if played.cut_short:
            for name, count in zip(played.seats, played.cut_short, strict=True):
                counts[name] += count
    return {name: count for name, count in sorted(counts.items()) if count}


def _failure(assignment: Assignment, seat: int, error: BaseException) -> PentapolisError:
    return problem(
        "arena-bot-failed",
        bot=assignment.seats[seat],
        deal=assignment.deal,
        seats=", ".join(assignment.seats),
        detail=traced(error),
    )


def traced(error: BaseException) -> str:
    """What a bot raised, with the last lines that led to it in its own files."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(HOME)]
    lines = "".join(traceback.format_list(frames[-LAST_FRAMES:])).rstrip()
    told = f"{type(error).__name__}: {error}"[:300]
    return f"{told}\n{lines[-LONGEST_TRACE:]}" if lines else told


def counted(events: list[Event], key: str, players: int) -> list[dict[str, int]]:
    """How often each value of `kind.name` turned up for each seat, secrets included."""
    kind, _, name = key.partition(".")
    counts: list[dict[str, int]] = [{} for _ in range(players)]
    for event in events:
        if event.kind == kind and 0 <= event.seat < players:
            mine = counts[event.seat]
            for value in values_of(event, name):
                mine[value] = mine.get(value, 0) + 1
    return counts


def values_of(event: Event, name: str) -> list[str]:
    """What the event says under that name, as words; each member of a list on its own."""
    data: dict[str, Any] = {**event.data, **(event.secret or {})}
    value = data.get(name)
    members = value if isinstance(value, list | tuple) else [value]
    return [str(member) for member in members if isinstance(member, int | str)]
