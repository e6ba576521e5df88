"""R17: games written down once play again to the last byte; a stretch of one shows any change as a difference."""

from __future__ import annotations

import pytest

import pentapolis
from tests.golden.make import FOLDER, GOLDENS, PLAYTHROUGHS, playthrough, replayed, text_of, written

GAME = pentapolis.game("origins")
NAMES = list(GOLDENS["origins"])


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_are_written_again_byte_for_byte(name: str) -> None:
    record = written("origins", name)
    assert text_of(replayed(record)).encode() == (FOLDER / "origins" / f"{name}.jsonl").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_verify(name: str) -> None:
    record = written("origins", name)
    last = record.verify()
    assert last.over
    assert record.result is not None
    assert record.result.digest == last.digest()


def test_golden_games_are_those_of_the_list() -> None:
    assert sorted(file.stem for file in (FOLDER / "origins").glob("*.jsonl")) == sorted(NAMES)
    for name, (seats, options, seed) in GOLDENS["origins"].items():
        header = written("origins", name).header
        defaults = {option.name: option.default for option in GAME.options.values()}
        assert (header.names, header.options, header.seed) == (seats, {**defaults, **options}, f"{seed:064x}")
    assert {len(seats) for seats, _, _ in GOLDENS["origins"].values()} == set(GAME.players)


def test_golden_games_meet_nearly_every_decision() -> None:
    met = set()
    for name in NAMES:
        record = written("origins", name)
        state = record.first_state()
        for move in record.moves:
            assert state.decision is not None
            met.add(state.decision.kind)
            state.play(state.parse(move.play))
    decisions = {step.name for step in GAME.steps if not step.automatic}
    assert decisions - met <= {"copy", "district_card", "keep_tile", "recolour", "ship", "stone_or_food"}


def test_playthrough() -> None:
    name, first, count = PLAYTHROUGHS["origins"]
    told = playthrough(written("origins", name), first, count)
    assert told == (FOLDER / "origins" / "playthrough.txt").read_text("utf-8")
    assert "visit_menu" in told
