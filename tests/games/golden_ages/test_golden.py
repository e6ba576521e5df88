"""Games written down once play again to the last byte; a stretch of one shows any change as a difference."""

from __future__ import annotations

import pytest

from tests.golden.make import FOLDER, GOLDENS, PLAYTHROUGHS, playthrough, replayed, text_of, written

from .table import GAME

NAMES = list(GOLDENS["golden_ages"])


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_are_written_again_byte_for_byte(name: str) -> None:
    record = written("golden_ages", name)
    assert text_of(replayed(record)).encode() == (FOLDER / "golden_ages" / f"{name}.jsonl").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_verify(name: str) -> None:
    record = written("golden_ages", name)
    last = record.verify()
    assert last.over
    assert record.result is not None
    assert record.result.digest == last.digest()


def test_golden_games_are_those_of_the_list() -> None:
    assert sorted(file.stem for file in (FOLDER / "golden_ages").glob("*.jsonl")) == sorted(NAMES)
    for name, (seats, options, seed) in GOLDENS["golden_ages"].items():
        header = written("golden_ages", name).header
        assert (header.names, header.options, header.seed) == (seats, options, f"{seed:064x}")
    assert {len(seats) for seats, _, _ in GOLDENS["golden_ages"].values()} == set(GAME.players)


def test_golden_games_meet_every_decision() -> None:
    met = set()
    for name in NAMES:
        record = written("golden_ages", name)
        state = record.first_state()
        for move in record.moves:
            assert state.decision is not None
            met.add(state.decision.kind)
            state.play(state.parse(move.play))
    decisions = {step.name for step in GAME.steps if not step.automatic}
    assert decisions - met == set()


def test_playthrough() -> None:
    name, first, count = PLAYTHROUGHS["golden_ages"]
    told = playthrough(written("golden_ages", name), first, count)
    assert told == (FOLDER / "golden_ages" / "playthrough.txt").read_text("utf-8")
    assert "place" in told
