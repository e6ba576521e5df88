"""Playing on from a position: a table and a record that begin there, with what was hidden as it was or dealt anew."""

from __future__ import annotations

import json

import msgspec
import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.analysis.positions import record_digest
from pentapolis.core.chance import seed_hash
from pentapolis.core.errors import InvalidRecord
from pentapolis.core.record import Record
from pentapolis.core.session import Session
from pentapolis.core.state import State
from pentapolis.table.play_on import Hidden, play_on
from pentapolis.table.refused import TableRefused
from pentapolis.table.table import Table
from pentapolis.texts import texts
from pentapolis.texts.words import error_text

from .made import SEATS

SEED = f"{11:064x}"
NEW = f"{99:064x}"


def middle(game: str, moves: int = 25, players: int = 2) -> Session:
    """A game of that many random moves."""
    session, rng = Session.new(pentapolis.game(game), players, SEED), Rng(3)
    while len(session.moves()) < moves:
        session.play(session.state.sample(rng))
    return session


def begun(state: State, hidden: Hidden = "anew", seed: str = NEW, number: int = 5) -> Table:
    return Table("t", play_on(state, hidden, seed, Rng(number)), [SEATS["h"]() for _ in range(state.players)], None)


def play_out(table: Table) -> None:
    rng = Rng(8)
    while not table.line.position.over:
        table.line.play(table.line.state.sample(rng))


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_a_game_from_a_position_has_a_record_that_proves_itself(game: str) -> None:
    state = middle(game).state
    for hidden in ("anew", "same"):
        table = begun(state, hidden)
        play_out(table)
        lines = list(table.line.record().lines(tell_seed=True))
        again = Record.read(lines)
        assert again.verify().digest() == table.line.position.digest()
        assert again.header.version == 3 and again.header.seed == (NEW if hidden == "anew" else SEED)
        assert record_digest(again) != record_digest(Record(msgspec.structs.replace(again.header, start_hash="other")))


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_the_position_is_the_same_for_who_decides_and_the_future_another(game: str) -> None:
    state = middle(game).state
    anew, same = begun(state).line.position, begun(state, "same").line.position
    assert anew.view(state.player) == same.view(state.player) == state.view(state.player)
    assert same.dump() == state.dump() and anew.seed.hex() == NEW
    worlds = {json.dumps(begun(state, number=number).line.position.dump()["position"]) for number in range(6)}
    assert len(worlds) > 1, "nothing was dealt anew"


def test_a_running_game_tells_nothing_of_what_is_hidden_at_its_start() -> None:
    table = begun(middle("akropolis").state)
    told = [json.loads(line) for line in table.line.record_lines(["", ""], over=False)]
    assert "start" not in told[0] and "seed" not in told[0] and len(told[0]["start_hash"]) == 64
    with pytest.raises(InvalidRecord, match="seed is not told"):
        Record.read([json.dumps(line) for line in told]).verify()


def test_a_start_that_is_not_the_one_of_the_record_is_refused() -> None:
    record = begun(middle("akropolis").state).line.record()
    other = begun(middle("akropolis", 30).state).line.record()
    header = msgspec.structs.replace
    spoilt = {
        "does not fit its published hash": header(record.header, start=other.header.start),
        "other players": header(record.header, seed=SEED, seed_hash=seed_hash(bytes.fromhex(SEED))),
        "begin at a position": header(record.header, version=2),
    }
    for words, first in spoilt.items():
        with pytest.raises(InvalidRecord) as caught:
            Record.read(Record(first, record.moves).lines(tell_seed=True)).verify()
        assert words in error_text(texts("en"), caught.value)
        assert error_text(texts("fr"), caught.value)


def test_nobody_plays_on_where_the_game_is_over() -> None:
    session = middle("akropolis", 2)
    while not session.state.over:
        session.play(session.state.legal()[0])
    with pytest.raises(TableRefused, match="nothing left to play"):
        play_on(session.state, "anew", NEW, Rng(1))


def test_a_takeback_goes_no_further_than_the_start() -> None:
    table = begun(middle("akropolis", 24).state)
    first = table.line.position.digest()
    table.line.play(table.line.state.legal()[0])
    table.line.cut(0)
    assert table.line.position.digest() == first
