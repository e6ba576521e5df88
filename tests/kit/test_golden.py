"""Games written down once play again to the last byte; a stretch of one shows any change as a difference."""

from __future__ import annotations

import pytest

import pentapolis
from tests.golden.make import FOLDER, GOLDENS, PLAYTHROUGHS, UNMET, playthrough, replayed, text_of, written

GAMES = list(GOLDENS)
RECORDS = [pytest.param(game, name, id=f"{game}-{name}") for game in GAMES for name in GOLDENS[game]]


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_golden_games_are_written_again_byte_for_byte(game: str, name: str) -> None:
    record = written(game, name)
    assert text_of(replayed(record)).encode() == (FOLDER / game / f"{name}.jsonl").read_bytes()


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_golden_games_verify(game: str, name: str) -> None:
    record = written(game, name)
    last = record.verify()
    assert last.over
    assert record.result is not None
    assert record.result.digest == last.digest()


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_are_those_of_the_list(game: str) -> None:
    rules = pentapolis.game(game)
    assert sorted(file.stem for file in (FOLDER / game).glob("*.jsonl")) == sorted(GOLDENS[game])
    defaults = {option.name: option.default for option in rules.options.values()}
    for name, (seats, options, seed) in GOLDENS[game].items():
        header = written(game, name).header
        assert (header.names, header.options, header.seed) == (seats, {**defaults, **options}, f"{seed:064x}")
    assert {len(seats) for seats, _, _ in GOLDENS[game].values()} >= set(rules.players)  # and perhaps alone


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_meet_every_decision_but_the_rare_ones(game: str) -> None:
    met = set()
    for name in GOLDENS[game]:
        record = written(game, name)
        state = record.first_state()
        for move in record.moves:
            assert state.decision is not None
            met.add(state.decision.kind)
            state.play(state.parse(move.play))
    decisions = {step.name for step in pentapolis.game(game).steps if not step.automatic}
    assert decisions - met == UNMET[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_told_again_word_for_word(game: str) -> None:
    name, first, count = PLAYTHROUGHS[game]
    told = playthrough(written(game, name), first, count)
    assert told == (FOLDER / game / "playthrough.txt").read_text("utf-8")
