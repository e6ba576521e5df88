"""R95: games written down once play again to the last byte; a stretch of one shows any change as a difference."""

from __future__ import annotations

import pytest

from tests.golden.make import FOLDER, GOLDENS, PLAYTHROUGHS, playthrough, replayed, text_of, written

NAMES = list(GOLDENS["akropolis"])


@pytest.mark.parametrize("name", NAMES)
def test_r95_golden_games_are_written_again_byte_for_byte(name: str) -> None:
    record = written("akropolis", name)
    assert text_of(replayed(record)).encode() == (FOLDER / "akropolis" / f"{name}.jsonl").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_r95_golden_games_verify(name: str) -> None:
    record = written("akropolis", name)
    last = record.verify()
    assert last.over
    assert record.result is not None
    assert record.result.digest == last.digest()


def test_r95_golden_games_are_those_of_the_list() -> None:
    assert sorted(file.stem for file in (FOLDER / "akropolis").glob("*.jsonl")) == sorted(NAMES)
    for name, (seats, options, seed) in GOLDENS["akropolis"].items():
        header = written("akropolis", name).header
        assert (header.names, header.seed) == (seats, f"{seed:064x}")
        assert header.options.items() >= options.items()


def test_r95_playthrough() -> None:
    name, first, count = PLAYTHROUGHS["akropolis"]
    told = playthrough(written("akropolis", name), first, count)
    assert told == (FOLDER / "akropolis" / "playthrough.txt").read_text("utf-8")
    assert "refill" in told
