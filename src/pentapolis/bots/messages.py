"""What a bot of another language is told and what it answers: the JSON lines of docs/bots.md."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.state import State
from ..version import VERSION
from .program import Trouble

PROTOCOL = 1


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The answer to `hello`: the program is ready, speaks this protocol, and may tell its name."""

    protocol: int
    name: str = ""


class Play(msgspec.Struct, tag="play", tag_field="type"):
    """The answer to `decide`: the number of the question, and an action as an int or in notation."""

    id: int
    action: int | str


def hello() -> dict[str, Any]:
    """The first message of all."""
    return {"type": "hello", "protocol": PROTOCOL, "pentapolis": VERSION}


def start(world: State, seat: int, bot_seed: int) -> dict[str, Any]:
    """A game begins, or goes on after the program was started again."""
    game = world.game
    return {
        "type": "start",
        "game": game.id,
        "rules_version": game.rules_version,
        "num_actions": game.num_actions,
        "players": world.players,
        "seats": world.seats,
        "seat": seat,
        "options": dict(world.options),
        "bot_seed": bot_seed,
        "components": game.components(),
    }


def decide(world: State, number: int, seconds: float) -> dict[str, Any]:
    """The deciding seat is asked: what it sees, what it may do, and how long it may think."""
    decision = world.decision
    assert decision is not None
    legal = world.legal()
    return {
        "type": "decide",
        "id": number,
        "seat": decision.seat,
        "seconds": seconds,
        "decision": decision.json(),
        "legal": legal,
        "choices": [{"notation": world.notation(action), **world.choice(action).json()} for action in legal],
        "view": world.view(decision.seat),
    }


def end(state: State, seat: int) -> dict[str, Any]:
    """The game is over, or was left unfinished; no answer is expected."""
    return {
        "type": "end",
        "seat": seat,
        "over": state.over,
        "scores": state.scores(),
        "ranking": state.ranking(),
        "winners": state.winners(),
        "view": state.view(seat),
    }


def greeting(line: bytes) -> Hello:
    """The answer to `hello`; raises Trouble."""
    try:
        answer = msgspec.json.decode(line, type=Hello)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _nonsense(line, str(error)) from None
    if answer.protocol != PROTOCOL:
        raise Trouble("nonsense", f"protocol {answer.protocol}; this build speaks {PROTOCOL}")
    return answer


def action_of(line: bytes, number: int, world: State) -> int:
    """The legal action in the answer to the question of that number; raises Trouble."""
    try:
        answer = msgspec.json.decode(line, type=Play)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _nonsense(line, str(error)) from None
    if answer.id != number:
        raise _nonsense(line, f"the question was {number}")
    refusal = world.explain(answer.action)
    if refusal is not None:
        raise Trouble("illegal", f"{str(answer.action)[:60]}: {refusal.key} {refusal.rule}".rstrip())
    return world.parse(answer.action) if isinstance(answer.action, str) else answer.action


def _nonsense(line: bytes, why: str) -> Trouble:
    return Trouble("nonsense", f"{line[:60].decode('utf-8', 'replace')}: {why}")
