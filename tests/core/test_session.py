"""One played game under table, command line and adapters: dealt once, every position copied once, none changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pentapolis import Rng
from pentapolis.cli.session import TerminalSession
from pentapolis.core import game as registry
from pentapolis.core.errors import IllegalAction
from pentapolis.core.record import Record
from pentapolis.core.session import Session
from pentapolis.table.line import Line
from pentapolis.table.seats import Seat
from pentapolis.table.table import Setup, Table
from pentapolis.texts import texts

from .toy import Toy, ToyState

SEED = f"{5:064x}"


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._makers, "toy", Toy)
    monkeypatch.setitem(registry._games, "toy", Toy())


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch, kind: type, method: str) -> Iterator[list[None]]:
    """How often the method is called meanwhile: the list has an entry for every time."""
    calls: list[None] = []
    plain = getattr(kind, method)

    def counting(self: object, *args: object) -> object:
        calls.append(None)
        return plain(self, *args)

    with monkeypatch.context() as patch:
        patch.setattr(kind, method, counting)
        yield calls


def session(kind: type[Session] = Session) -> Session:
    return kind.new(Toy(), 2, SEED, {"hand": 3}, ["Ada", "bot:greedy"])


@pytest.mark.parametrize("kind", [Session, Line])
def test_a_session_is_dealt_once(kind: type[Session], monkeypatch: pytest.MonkeyPatch) -> None:
    with counted(monkeypatch, Toy, "set_up") as deals:
        session(kind)
    assert len(deals) == 1


def test_a_game_at_the_terminal_is_dealt_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with counted(monkeypatch, Toy, "set_up") as deals:
        TerminalSession.start(texts("en"), Toy(), ["Ada", "bot:greedy"], bytes(32), {}, tmp_path / "game.jsonl")
    assert len(deals) == 1


def test_a_new_table_is_dealt_once_and_knows_all_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Setup, "rules", Toy())
    with counted(monkeypatch, Toy, "set_up") as deals:
        table = Table("t", Setup("toy", {}, SEED, ""), [Seat("here"), Seat("here")], None)
    assert len(deals) == 1
    assert table.setup.options == table.line.position.options and set(table.setup.options) == set(Toy().options)


@pytest.mark.parametrize("kind", [Session, Line])
def test_a_position_is_copied_once_for_every_move(kind: type[Session], monkeypatch: pytest.MonkeyPatch) -> None:
    playing, rng = session(kind), Rng(3)
    while not playing.state.over:
        moves = len(playing.moves())
        with counted(monkeypatch, ToyState, "copy_position") as copies:
            playing.play(playing.state.sample(rng))
        assert len(copies) == len(playing.moves()) - moves


@pytest.mark.parametrize("kind", [Session, Line])
def test_a_position_that_somebody_reads_is_never_changed(kind: type[Session]) -> None:
    playing, rng = session(kind), Rng(4)
    while not playing.state.over:
        read = playing.state
        before = read.digest()
        playing.play(read.sample(rng))
        assert playing.state is not read and read.digest() == before


def test_a_still_line_stays_while_the_line_goes_on() -> None:
    line, rng = Line.new(Toy(), 2, SEED, {"hand": 3}), Rng(4)
    line.draft(line.state.sample(rng), hold=True)
    still = line.still()
    shown, played = still.position.digest(), len(still.played)
    assert still.position is line.position and not still.drafted
    while not line.state.over:
        line.play(line.state.sample(rng))
    assert (still.position.digest(), len(still.played), still.drafted) == (shown, played, [])


def test_what_is_refused_leaves_everything_as_it_was() -> None:
    playing = session()
    state, moves = playing.state, list(playing.moves())
    with pytest.raises(IllegalAction):
        playing.play(10**6)
    assert playing.state is state and playing.moves() == moves


@pytest.mark.parametrize("kind", [Session, Line])
def test_all_sessions_write_the_record_that_a_record_writes_itself(kind: type[Session]) -> None:
    playing, rng = session(kind), Rng(7)
    written = Record.start(Toy(), 2, SEED, {"hand": 3}, ["Ada", "bot:greedy"])
    state = written.first_state()
    while not playing.state.over:
        action = playing.state.sample(rng)
        playing.play(action)
        written.append(state, action)
    assert list(playing.record().lines(tell_seed=True)) == list(written.lines(tell_seed=True))


def test_a_resumed_session_goes_on_where_its_record_ends() -> None:
    playing, rng = session(), Rng(8)
    for _ in range(4):
        playing.play(playing.state.sample(rng))
    again = Session.resumed(Record.read(playing.record().lines(tell_seed=True)))
    assert again.state.digest() == playing.state.digest()
    assert list(again.record().lines(tell_seed=True)) == list(playing.record().lines(tell_seed=True))


def test_names_say_which_seats_are_bots() -> None:
    playing = session()
    assert [playing.bot(seat) for seat in range(3)] == [None, "greedy", None]
    assert playing.record(["Zoé", "Ada"]).header.names == ["Zoé", "Ada"]
    assert playing.header.names == ["Ada", "bot:greedy"], "other names are for that record alone"
