"""Many games between bots: every game follows from the seed and its number, whichever process plays it."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from ..arena.plan import ArenaError, problem
from ..arena.play import BotFailed, finish, traced
from ..bots import Guest, Incident, bot
from ..core.game import game
from ..core.rng import Rng
from .seeds import derived


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each player; they change seats from game to game
    options: dict[str, Any]
    seed: bytes
    made: dict[str, str] = field(default_factory=dict)  # what their names stand for, where that is something else


@dataclass(frozen=True)
class Outcome:
    """One finished game, seat by seat. `bots` holds the index of the bot in the plan, -1 for an automatic opponent."""

    number: int
    seed: str
    bots: list[int]
    scores: list[int]
    ranks: list[int]
    wins: list[float]  # a shared victory counts in parts
    terms: list[dict[str, int]]
    troubles: list[tuple[int, Incident]] = field(default_factory=list)  # index of the bot, and what went wrong


def played(plan: Plan, number: int) -> Outcome:
    """Plays the game of that number."""
    seed = derived(plan.seed, "game", number)
    state = game(plan.game).new(plan.players, seed, plan.options)
    rng = Rng(int.from_bytes(derived(plan.seed, "bots", number)[:7], "big"))
    order = [(seat + number) % plan.players for seat in range(plan.players)]
    with ExitStack() as stack:
        bots = [bot(plan.made.get(plan.bots[place], plan.bots[place])) for place in order]
        for made in bots:
            if isinstance(made, Guest):
                stack.enter_context(made)
        try:
            finish(state, bots, [rng] * plan.players)
        except BotFailed as failed:
            raise _failure(plan.bots[order[failed.seat]], failed.error) from failed.error
        guests = [(order[seat], made) for seat, made in enumerate(bots) if isinstance(made, Guest)]
        troubles = [(place, incident) for place, guest in guests for incident in guest.incidents]
    winners = state.winners()
    return Outcome(
        number,
        seed.hex(),
        order + [-1] * (state.seats - plan.players),
        state.scores(),
        state.ranking(),
        [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)],
        [state.score_terms(seat) for seat in range(state.seats)],
        troubles,
    )


def _failure(name: str, error: BaseException) -> ArenaError:
    return problem("cli-bot-failed", bot=name, detail=traced(error))
