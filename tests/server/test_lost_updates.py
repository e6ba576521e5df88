"""Two writers of one table: the slower one is told, and tries again on what the other left."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapolis.server.live.requests import answer
from pentapolis.server.live.services import Services
from pentapolis.server.metrics import Metrics
from pentapolis.server.settings import Settings
from pentapolis.server.storage import store
from pentapolis.server.storage.database import Conflict, Database
from pentapolis.server.storage.store import Stored
from pentapolis.table.requests import Rename
from pentapolis.table.viewer import Viewer
from pentapolis.wire.protocol import Ack
from tests.table.made import first_legal, table

from .postgres import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database with one table, "t", that two people play."""
    if request.param == "sqlite":
        url = str(tmp_path / "t.sqlite")
        _prepare(url)
        yield url
    else:
        with postgres() as url:
            _prepare(url)
            yield url


def _prepare(url: str) -> None:
    database = Database(url)
    database.upgrade()
    with database.engine.begin() as connection:
        store.create(connection, Stored(table("hh"), "device", 1, 0), 0)
    database.close()


def _read(database: Database) -> Stored:
    with database.engine.connect() as connection:
        found = store.load(connection, "t")
    assert found is not None
    return found


def test_who_writes_over_the_change_of_another_is_refused(where: str) -> None:
    database = Database(where)
    quick, slow = _read(database), _read(database)
    quick.table.rename(0, "Ada", 1)
    slow.table.play(0, slow.table.version_for(0), first_legal(slow.table), False, 2)
    with database.engine.begin() as connection:
        store.save(connection, quick, 1)
    with pytest.raises(Conflict), database.engine.begin() as connection:
        store.save(connection, slow, 2)
    left = _read(database)
    assert left.table.seats[0].name == "Ada" and left.table.line.moves() == []
    assert left.revision == quick.revision + 1
    store.mark_saved(quick)
    quick.table.rename(1, "Bob", 3)
    with database.engine.begin() as connection:
        store.save(connection, quick, 3)
    assert [seat.name for seat in _read(database).table.seats] == ["Ada", "Bob"]
    database.close()


def test_no_change_of_two_processes_is_lost(where: str) -> None:
    async def work() -> list[str]:
        databases = [Database(where) for _ in range(2)]
        processes = [Services(Settings(where), database, Metrics()) for database in databases]
        for database in databases:
            database.open()
        for services in processes:
            async with services.tables.locked("t"):
                pass  # both know the table as it was at first
        for number in range(3):
            for seat, services in enumerate(processes):
                name = f"{seat} {number}"
                async with services.tables.locked("t") as live:
                    viewer = Viewer(seat, "en", frozenset({seat}))
                    assert isinstance(await answer(services, live, viewer, "", Rename(number, seat, name)), Ack)
        names = [seat.name for seat in _read(databases[0]).table.seats]
        for database in databases:
            database.close()
        return names

    assert asyncio.run(work()) == ["0 2", "1 2"]
