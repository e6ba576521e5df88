"""Records of version 1 left forced choices out: they are still read, verified and shown, and come to the same end."""

from __future__ import annotations

import pytest

from pentapolis.core.record import Record
from pentapolis.core.undo import History
from pentapolis.wire.replay import Replay, presenter_of
from tests.golden.make import FOLDER, replayed, written

GAMES = ("akropolis", "uchronia")


def old(game: str) -> Record:
    return Record.read((FOLDER / f"version-1-{game}.jsonl").read_text("utf-8").splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_they_verify_and_are_written_as_they_were(game: str) -> None:
    record = old(game)
    assert record.header.version == 1
    assert record.result is not None and record.verify().digest() == record.result.digest
    assert "".join(f"{line}\n" for line in record.lines(tell_seed=True)) == (
        FOLDER / f"version-1-{game}.jsonl"
    ).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_written_anew_they_have_a_line_for_every_choice_and_the_same_end(game: str) -> None:
    record, again = old(game), written(game, "two")
    assert len(again.moves) > len(record.moves)
    assert replayed(record).result == again.result == record.result
    assert [move.play for move in replayed(record).moves] == [move.play for move in again.moves]


@pytest.mark.parametrize("game", GAMES)
def test_they_are_shown_as_they_were_played(game: str) -> None:
    record = old(game)
    replay = Replay(presenter_of("old", record))
    assert replay.total == len(record.moves)
    assert [played.notation for played in replay.played] == [move.play for move in record.moves]
    history = History(record.first_state())
    history.follow(move.play for move in record.moves)
    assert record.result is not None and history.state.digest() == record.result.digest
