"""The decisions of a finished game, each with the position it was made in."""

from __future__ import annotations

import hashlib
from typing import Any

from ..bots import decide
from ..core.record import Record
from ..core.state import State
from ..core.steps import AT_CHOICES
from .judging import numbers
from .playing_on import Impressions
from .result import Step
from .settings import problem

LINE = 8  # decisions of a better line, at most


class Position:
    """A real choice: move number `n`, what was played, and what came to light before the next choice."""

    __slots__ = ("chance", "events", "n", "played", "state")

    def __init__(self, n: int, state: State, played: int) -> None:
        self.n = n
        self.state = state
        self.played = played
        self.events: list[dict[str, Any]] = []  # that revealed something, as everybody saw them
        self.chance = False  # whether dice, cards or the like were drawn, or somebody learned something


def positions(record: Record) -> tuple[list[Position], State]:
    """Every real choice of the record, and the end of the game.

    Raises InvalidRecord for what cannot be played again, by these rules or at all, and AnalysisError for a game that
    is not over: who plays in it could learn from the analysis what nobody may know yet.
    """
    end = record.verify()
    if not end.over:
        raise problem("analysis-unfinished", moves=len(record.moves))
    found: list[Position] = []
    state = record.first_state()
    for n, move in enumerate(record.moves, start=1):
        action = state.parse(move.play)
        if has_choice(state):
            found.append(Position(n, state.copy(), action))
        chances, reveals = state.chances, state.reveals
        heard = state.listen()
        state.play(action)
        if found:
            found[-1].events += [event.view(None) for event in heard if event.reveals]
            found[-1].chance |= (state.chances, state.reveals) != (chances, reveals)
    return found, state


def has_choice(state: State) -> bool:
    """Whether there is more than one legal action."""
    return state.stops == AT_CHOICES or (state.forced is None and len(state.legal()) > 1)


def better_line(state: State, best: str, seed: object) -> list[Step]:
    """The better action and how the game could have gone on from there, in the order in which it was really dealt.

    Who decides in it knows what a seat knows; all of it can be played after the moves of the record.
    """
    state = state.copy()
    player = Impressions(state.game.evaluation(state.players), softness=0.0, floor=0.0)
    rng = numbers(seed, "line")
    line: list[Step] = []
    decisions = 0
    action = state.parse(best)
    while True:
        line.append(Step(state.player, state.notation(action)))
        state.play(action)
        if state.over:
            return line
        forced = state.forced
        if forced is None:
            decisions += 1
            if decisions >= LINE:
                return line
            action = decide(player, state, rng)
        else:
            action = forced


def record_digest(record: Record) -> str:
    """What tells the game of a record from others; names do not matter."""
    moves = "\0".join([f"{move.seat} {move.play}" for move in record.moves])
    header = record.header
    start = () if header.start_hash is None else (header.start_hash,)
    begin = header.seed_hash if header.start_hash is None else f"{header.seed_hash} {header.start_hash}"
    parts = (header.game, header.rules_version, header.players, sorted(header.options.items()), begin, moves)
    return hashlib.sha256(repr((*parts, *start)).encode()).hexdigest()
