"""A line to PostgreSQL that breaks or falls silent: what is told is true, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from pentapolis.server.storage import commit_status, watchdog
from pentapolis.server.storage.database import Database, StorageError
from pentapolis.texts import texts

from .cutting import Cutter, cutter
from .postgres import postgres
from .served import Browser, serving


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def line(url: str) -> Iterator[Cutter]:
    with cutter(url) as one:
        yield one


def row(number: int) -> Any:
    def work(connection: Any) -> int:
        connection.exec_driver_sql(f"INSERT INTO records VALUES ('cut-{number}', 'g', '', 1)")
        return number

    return work


def there(url: str, number: int) -> bool:
    with psycopg.connect(url) as connection:
        return connection.execute("SELECT 1 FROM records WHERE id = %s", (f"cut-{number}",)).fetchone() is not None


def opened(line: Cutter) -> Database:
    database = Database(line.url)
    database.upgrade()
    database.open()
    return database


def test_a_commit_whose_answer_was_lost_is_looked_up_and_counts(url: str, line: Cutter) -> None:
    database = opened(line)
    line.lose_next_answer_to = b"COMMIT"
    assert asyncio.run(database.write(row(1))) == 1
    assert line.lost.is_set() and there(url, 1)
    database.close()


def test_a_commit_that_did_not_arrive_is_told_as_no_change(url: str, line: Cutter) -> None:
    database = opened(line)
    line.lose_next_answer_to = b"INSERT"  # the line breaks before the commit is asked for

    async def twice() -> None:
        with pytest.raises(StorageError) as raised:
            await database.write(broken)
        assert raised.value.key == "server-storage-failed"

    def broken(connection: Any) -> None:
        line.lose_next_answer_to = b"INSERT"
        row(2)(connection)

    asyncio.run(twice())
    assert line.lost.is_set() and not there(url, 2)
    database.close()


def test_what_cannot_be_looked_up_is_not_called_unchanged(
    url: str, line: Cutter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commit_status, "PATIENCE", 0.5)
    database = opened(line)

    def last(connection: Any) -> int:
        line.lose_next_answer_to = b"COMMIT"
        line.open = False
        return int(row(3)(connection))

    with pytest.raises(StorageError) as raised:
        asyncio.run(database.write(last))
    assert raised.value.key == "server-storage-unknown"
    assert there(url, 3)
    for lang, words in (("en", "not known"), ("fr", "ne sait pas")):
        assert words in texts(lang).say("server-storage-unknown")
    database.close()


def test_changes_that_share_a_commit_whose_answer_was_lost_are_made_once(url: str, line: Cutter) -> None:
    database = opened(line)

    async def together() -> list[int]:
        line.lose_next_answer_to = b"COMMIT"
        return list(await asyncio.gather(*(database.write(row(number)) for number in (10, 11, 12))))

    assert asyncio.run(together()) == [10, 11, 12]
    assert all(there(url, number) for number in (10, 11, 12))
    database.close()


def test_a_move_whose_commit_lost_its_answer_is_acknowledged(line: Cutter) -> None:
    with serving(line.url) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            line.lose_next_answer_to = b"UPDATE tables SET revision"
            first = tab.play()
            assert first["type"] == "ack", "a change that broke before its commit is tried again"
            line.lose_next_answer_to = b"COMMIT"
            known = tab.state["version"]
            assert tab.play()["type"] == "ack"
            assert tab.state["version"] == known + 1


def test_a_silent_database_is_given_up_in_words(line: Cutter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "LIMIT", 1.0)
    monkeypatch.setattr(commit_status, "PATIENCE", 0.5)
    monkeypatch.setattr("pentapolis.server.storage.database.CONNECT", 2)
    database = opened(line)

    async def write_and_read() -> None:
        def silenced(connection: Any) -> None:
            line.silent = True
            row(20)(connection)

        with pytest.raises(StorageError):
            await asyncio.wait_for(database.write(silenced), 60)
        with pytest.raises(StorageError):
            await asyncio.wait_for(database.read(row(21)), 60)
        line.silent = False
        for _ in range(20):  # connections of the pool that went silent are found out one by one
            try:
                assert await asyncio.wait_for(database.write(row(22)), 60) == 22
                return
            except StorageError:
                continue
        raise AssertionError("it does not come back")

    asyncio.run(write_and_read())
    database.close()


def test_postgresql_is_told_how_long_anything_may_take(url: str) -> None:
    database = Database(url)
    database.upgrade()
    with database.engine.connect() as connection:
        for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            assert connection.exec_driver_sql(f"SHOW {name}").scalar_one() not in ("0", ""), name
        assert connection.connection.dbapi_connection.info.get_parameters()["connect_timeout"] == "10"  # type: ignore[union-attr]
    database.close()
    own = Database(f"{url}&options=-c%20statement_timeout%3D1234&connect_timeout=3")
    with own.engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW statement_timeout").scalar_one() == "1234ms", "the host's word counts"
        assert connection.exec_driver_sql("SHOW lock_timeout").scalar_one() != "0"
        assert connection.connection.dbapi_connection.info.get_parameters()["connect_timeout"] == "3"  # type: ignore[union-attr]
    own.close()
