"""What becomes of games and records of a former version of the rules."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.core import game as registry
from pentapolis.core.errors import InvalidDump, InvalidRecord
from pentapolis.core.game import Game
from pentapolis.core.record import Record
from pentapolis.core.rng import Rng

GAME = "akropolis"


@pytest.fixture
def record() -> Record:
    """A whole game under version 1."""
    made = Record.start(pentapolis.game(GAME), 2, 7)
    state, rng = made.first_state(), Rng(3)
    while not state.over:
        made.append(state, state.sample(rng))
    return made


@pytest.fixture
def newer(record: Record, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game after a rules fix; it is made after the record."""
    of = pentapolis.game(GAME)
    monkeypatch.setattr(of, "rules_version", 2)
    monkeypatch.setattr(of, "older", {})
    monkeypatch.setattr(of, "migrations", {})
    return of


def test_a_game_plays_its_present_rules_alone_unless_it_says_otherwise() -> None:
    of = pentapolis.game(GAME)
    assert of.rules_versions == [of.rules_version] and of.under(of.rules_version) is of
    assert of.under(of.rules_version + 1) is None and of.migrations == {}


def test_a_record_of_former_rules_says_which_version_it_needs(record: Record, newer: Game) -> None:
    with pytest.raises(InvalidRecord) as caught:
        record.verify()
    assert "rules version 1; this Pentapolis plays 2" in str(caught.value)
    assert "Use a version of Pentapolis that plays rules version 1" in str(caught.value)


def test_a_record_is_never_checked_by_a_migration(record: Record, newer: Game) -> None:
    newer.migrations = {1: lambda moves: moves}
    with pytest.raises(InvalidRecord, match="rules version 1"):
        record.verify()


def test_a_dump_of_former_rules_says_which_version_it_needs(record: Record, newer: Game) -> None:
    newer.rules_version = 1
    dump = newer.new(2, 7).dump()
    newer.rules_version = 2
    with pytest.raises(InvalidDump, match="load it with a Pentapolis that plays rules version 1"):
        newer.load(dump)


def test_a_game_may_keep_a_former_version_alive(record: Record, newer: Game) -> None:
    former = registry._makers[GAME]()
    newer.older = {1: former}
    assert newer.rules_versions == [1, 2] and newer.under(1) is former
    state = record.verify()
    assert state.game.rules_version == 1 and state.over


def test_migrations_lead_from_version_to_version(newer: Game) -> None:
    newer.rules_version = 3
    newer.migrations = {1: lambda moves: [f"{move}b" for move in moves], 2: lambda moves: [*moves, "c"]}
    moves = ["a"]
    assert newer.migrated(moves, 1) == ["ab", "c"] and moves == ["a"]
    assert newer.migrated(["a"], 2) == ["a", "c"]
    assert newer.migrated(["a"], 3) == ["a"]
    assert newer.migrated(["a"], 0) is None and newer.migrated(["a"], 4) is None
