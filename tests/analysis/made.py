"""Positions and records for the tests of the analysis."""

from __future__ import annotations

from pathlib import Path

from pentapolis import Rng
from pentapolis.analysis import Setting
from pentapolis.core.game import Game
from pentapolis.core.record import Record
from pentapolis.core.session import Session
from pentapolis.core.steps import Frame
from tests.core.toy import NEXT, PLAY, ToyState

GOLDEN = Path(__file__).parents[1] / "golden"
TINY = Setting("tiny", 4, 8, 2)
LAST = 99  # a number of turns after which nobody plays any more


def golden(name: str) -> Record:
    """A recorded game of the golden ones."""
    return Record.read((GOLDEN / name).read_text("utf-8").split("\n"))


def random_record(of: Game, players: int, seed: int) -> Record:
    """A finished game of random moves."""
    session, rng = Session.new(of, players, seed, names=["Ada", "Bob"]), Rng(seed)
    while not session.state.over:
        session.play(session.state.sample(rng))
    return session.record()


def last_turn(of: Game, hands: list[list[int]], points: list[int]) -> ToyState:
    """The last turn of the toy, in which seat 0 plays."""
    state = of.new(len(hands), 1)
    assert isinstance(state, ToyState)
    held = {card for hand in hands for card in hand}
    state.hands = [hand[:] for hand in hands]
    state.deck = [card for card in range(1, 13) if card not in held]
    state.points = points[:]
    state.stack = [Frame(NEXT, 0, 1, LAST), Frame(PLAY, 0)]
    state.player = 0
    return state
