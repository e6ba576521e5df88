"""The record of a running game tells nothing that a spectator may not know (R141, R150)."""

from __future__ import annotations

import json

from pentapolis import Rng
from pentapolis.core.record import HIDDEN, Record

from .table import GAME


def recorded(seed: int) -> tuple[Record, list[int]]:
    """A random game, and the numbers of the moves that kept a card under a Lighthouse."""
    record = Record.start(GAME, 2, seed)
    state = record.first_state()
    rng = Rng(seed)
    kept: list[int] = []
    while not state.over:
        if state.decision is not None and state.decision.kind == "lighthouse":
            kept.append(len(record.moves))
        record.append(state, state.sample(rng))
    return record, kept


def test_r141_r150_without_the_seed_the_record_hides_what_a_lighthouse_kept() -> None:
    record, kept = recorded(0)
    assert len(kept) > 1
    told = [json.loads(line) for line in record.lines(tell_seed=False)][1:-1]
    for number, (move, line) in enumerate(zip(record.moves, told, strict=True)):
        assert line["play"] == (HIDDEN if number in kept else move.play)
    assert all(move.play.startswith("keep ") for move in (record.moves[number] for number in kept))


def test_r141_r150_with_the_seed_the_record_is_complete_and_verifies() -> None:
    record, _ = recorded(0)
    again = Record.read(record.lines(tell_seed=True))
    assert again.moves == record.moves
    assert again.verify().digest() == record.verify().digest()


def test_r150_a_record_that_was_told_without_its_seed_can_be_told_again() -> None:
    record, _ = recorded(0)
    lines = list(record.lines(tell_seed=False))
    assert list(Record.read(lines).lines(tell_seed=False)) == lines
