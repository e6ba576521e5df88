"""A full disk, a locked database, a restart, a second server: clear words, and never a wrong table."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, inspect
from sqlalchemy.exc import OperationalError

from pentapolis.cli.main import main
from pentapolis.server.launcher import ServerProcess
from pentapolis.server.settings import Settings
from pentapolis.server.storage import database as module
from pentapolis.server.storage.data_file import InUse
from pentapolis.server.storage.database import Conflict, Database, StorageError, storage_error
from pentapolis.server.storage.schema import metadata

from .served import Browser, Process, serving


def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    database = Database(tmp_path / "t.sqlite")
    database.upgrade()
    database.upgrade()
    found = inspect(database.engine)
    assert set(found.get_table_names()) - {"alembic_version"} == set(metadata.tables)
    for name, table in metadata.tables.items():
        columns = {column["name"]: column for column in found.get_columns(name)}
        assert set(columns) == set(table.columns.keys())
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable, f"{name}.{column.name}"
        assert set(found.get_pk_constraint(name)["constrained_columns"]) == {key.name for key in table.primary_key}
        assert {index["name"] for index in found.get_indexes(name)} == {index.name for index in table.indexes}
    database.close()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    database = Database(tmp_path / "t.sqlite")
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
    database.close()


def test_a_table_is_the_same_after_a_restart_with_its_draft(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            for _ in range(3):
                tab.play(1, hold=True)
                if tab.state["can"]["confirm"]:
                    tab.ask(type="confirm", version=tab.state["version"])
                    tab.hello(1)
            tab.ask(type="chat", text="back soon")
        with browser.live(table, 1) as tab:
            before = tab.state
            assert before["can"]["undo"] == 1
    with serving(file) as served:
        browser.base = served.base
        with browser.live(table, 1) as tab:
            after = tab.state
            assert {key: value for key, value in after.items() if key not in ("now", "seats", "chat")} == {
                key: value for key, value in before.items() if key not in ("now", "seats", "chat")
            }
            assert [line["text"] for line in tab.chat] == ["back soon"]
            tab.ask(type="undo", version=tab.state["version"], steps=1)
            assert tab.until(lambda state: state["version"] > after["version"])["can"]["undo"] == 0


def test_a_full_disk_is_told_and_nothing_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        engine = served.run.server.database.engine
        with browser.live(table) as tab:
            limit = _limit_pages(engine, file)
            answer = tab.ask(type="chat", text="x" * 500)
            while answer["type"] == "ack":  # the last page may have some room left
                answer = tab.ask(type="chat", text="x" * 500)
            assert (answer["type"], answer["code"]) == ("error", "storage-full")
            assert "disk is full" in answer["text"]
            known = tab.state["version"]
            wish = {"game": "akropolis", "seats": [{"kind": "here"}] * 2, "name": "x" * 80}
            answers = [browser.http.post("/api/v1/tables", json=wish) for _ in range(20)]
            full = answers[-1]
            assert full.status_code == 503 and full.json()["error"]["code"] == "storage-full"
            assert browser.http.get(f"/api/v1/tables/{table}?seat=0").json()["version"] == known
            limit.append(10**9)
            tab.hello(0)
            tab.play()
            assert tab.state["version"] == known + 1
    assert sqlite3.connect(file).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def _limit_pages(engine: Any, file: Path) -> list[int]:
    """Lets the database have no more pages than it has, as on a full disk."""
    with sqlite3.connect(file) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]

    limits = [pages]

    def limit(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={limits[-1]}")

    event.listen(engine, "checkout", limit)
    return limits


def test_a_locked_database_is_told_and_nothing_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_MS", 100)
    file = tmp_path / "t.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            action = tab.state["choices"][0]["action"]
            answer = tab.ask(type="play", version=1, action=action, hold=False)
            assert (answer["type"], answer["code"]) == ("error", "storage-locked")
            other.execute("ROLLBACK")
            assert tab.ask(type="play", version=1, action=action, hold=False)["type"] == "ack"


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("database or disk is full", "server-storage-full"),
        ("could not extend file: No space left on device", "server-storage-full"),
        ("database is locked", "server-storage-locked"),
        ("attempt to write a readonly database", "server-storage-unwritable"),
        ("unable to open database file", "server-storage-unwritable"),
        ("file is not a database", "server-storage-foreign"),
        ("server closed the connection unexpectedly", "server-storage-failed"),
    ],
)
def test_what_the_database_says_becomes_a_sentence(said: str, key: str) -> None:
    assert storage_error(OperationalError("x", None, Exception(said))).key == key


def test_who_looks_at_a_table_that_could_not_be_read_is_sent_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pentapolis.server.live.sweep.SWEEP", 0.1)
    with serving(tmp_path / "t.sqlite") as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            load, tried = served.services.tables._read, []

            async def fails(live: Any) -> Any:
                tried.append(live.id)
                raise StorageError("server-storage-failed")

            monkeypatch.setattr(served.services.tables, "_read", fails)
            loop = served.loop
            with sqlite3.connect(tmp_path / "t.sqlite") as other:  # as another process would
                other.execute("UPDATE tables SET name = 'changed', revision = revision + 1")
            asyncio.run_coroutine_threadsafe(served.services.peers.hear(f"table {table} 99"), loop).result(10)
            assert tried == [table]
            monkeypatch.setattr(served.services.tables, "_read", load)
            tab.until(lambda state: state["name"] == "changed")


def test_tables_read_by_several_at_once_are_one_table_though_reading_fails(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite") as served:
        services, table = served.services, Browser(served.base).new("hh")["table"]
        loop = served.loop

        async def twice() -> None:
            services.tables._tables.pop(table)
            read, failing = services.database.read, [True]

            async def fails_first(work: Any) -> Any:
                await asyncio.sleep(0.1)
                if failing and failing.pop():
                    raise StorageError("server-storage-failed")
                return await read(work)

            services.database.read = fails_first

            async def look() -> Any:
                async with services.tables.locked(table) as live:
                    return live

            found = await asyncio.gather(look(), look(), look(), return_exceptions=True)
            services.database.read = read
            assert isinstance(found[0], StorageError)
            assert found[1] is found[2] is services.tables.get(table)

        asyncio.run_coroutine_threadsafe(twice(), loop).result(10)


def test_one_failing_change_does_not_harm_those_that_share_its_commit(tmp_path: Path) -> None:
    database = Database(tmp_path / "t.sqlite")
    database.upgrade()

    def good(connection: Any) -> int:
        connection.exec_driver_sql(
            "INSERT INTO records (id, game, body, at) VALUES (hex(randomblob(6)), 'g', x'00', 1)"
        )
        return 1

    def conflict(connection: Any) -> int:
        good(connection)
        raise Conflict

    def wrong(connection: Any) -> int:
        good(connection)
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")
        return 1

    async def work() -> list[Any]:
        jobs = [database.write(job) for job in (good, conflict, good, wrong, good)]
        gathered = asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.sleep(0)
        database.open()  # all five wait for the same commit
        found = await gathered
        with pytest.raises(Conflict):  # alone in its commit
            await database.write(conflict)
        with pytest.raises(StorageError):
            await database.write(wrong)
        return found

    found = asyncio.run(work())
    assert [type(answer) for answer in found] == [int, Conflict, int, StorageError, int]
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM records").scalar_one() == 3
    database.close()


def test_who_has_patience_shares_the_next_commit(tmp_path: Path) -> None:
    database = Database(tmp_path / "t.sqlite")
    database.upgrade()
    database.open()
    commits: list[int] = []
    event.listen(database.engine, "commit", lambda _: commits.append(1))

    def good(connection: Any) -> None:
        connection.exec_driver_sql(
            "INSERT INTO records (id, game, body, at) VALUES (hex(randomblob(6)), 'g', x'00', 1)"
        )

    async def work() -> None:
        patient = asyncio.create_task(database.write(good, patience=30))
        await asyncio.sleep(0.1)
        assert not patient.done()
        await asyncio.wait_for(database.write(good), 5)
        await asyncio.wait_for(patient, 5)
        assert len(commits) == 1
        await asyncio.wait_for(database.write(good, patience=0.05), 5)  # alone when nobody else comes
        assert len(commits) == 2

    asyncio.run(work())
    database.close()


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path / "t.sqlite") as served:
        browser = Browser(served.base)
        broken, sound = (browser.new("hb")["table"] for _ in range(2))
        for table in (broken, sound):
            with browser.live(table) as tab:
                tab.play()
                tab.play()
                tab.until(lambda state: state["choices"])
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as file, file:
        file.execute("UPDATE moves SET play = 'nonsense' WHERE table_id = ? AND n = 1", (broken,))
        file.execute("UPDATE tables SET wakes = 1 WHERE id = ?", (broken,))
        file.execute("UPDATE tables SET wakes = 2 WHERE id = ?", (sound,))
    with serving(tmp_path / "t.sqlite") as served:
        services = served.services
        end = time.monotonic() + 20
        while sound not in services.tables._tables and time.monotonic() < end:
            time.sleep(0.05)
        assert sound in services.tables._tables, "the sweep has stopped at the broken table"
        answer = httpx.get(f"{served.base}/api/v1/tables/{broken}?seat=0", cookies=browser.http.cookies)
        assert answer.status_code == 409 and answer.json()["error"]["code"] == "broken-table"
        assert f"table {broken} cannot be read" in caplog.text
        assert not any("work in the background" in record.message for record in caplog.records)


@pytest.mark.parametrize("name", ["b?x.sqlite", "%41.sqlite", "a#b.sqlite"])
def test_any_name_will_do_for_the_file(tmp_path: Path, name: str) -> None:
    with serving(tmp_path / name) as served:
        Browser(served.base).new("hh")
    assert (tmp_path / name).stat().st_size > 0
    assert {path.name for path in tmp_path.iterdir()} <= {name, f"{name}.lock", f"{name}-wal", f"{name}-shm"}


def test_two_servers_cannot_share_one_file(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite"), pytest.raises(InUse):
        ServerProcess(Settings(str(tmp_path / "t.sqlite")), "127.0.0.1", 0).prepare()


def test_the_door_is_open_as_soon_as_the_address_is_known(tmp_path: Path) -> None:
    run = ServerProcess(Settings(str(tmp_path / "t.sqlite")), "127.0.0.1", 0)
    run.prepare()
    try:
        socket.create_connection(("127.0.0.1", run.port), timeout=5).close()
        with pytest.raises(OSError, match="in use"):
            ServerProcess(Settings(str(tmp_path / "other.sqlite")), "127.0.0.1", run.port).prepare()
    finally:
        run.release()


def test_the_command_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    process = Process(f"--data={tmp_path / 'mine.sqlite'}", "--lang=en")
    said = process.stop()
    assert str(tmp_path / "mine.sqlite") in said and "Every table goes on" in said


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*arguments: str) -> str:
        assert main(["serve", "--lang=en", *arguments]) in (1, 2)
        return capsys.readouterr().err

    with serving(tmp_path / "mine.sqlite") as served:
        assert "Another server uses" in said(f"--data={tmp_path / 'mine.sqlite'}")
        other = f"--data={tmp_path / 'other.sqlite'}"
        assert f"Port {served.run.port} cannot be used" in said(other, f"--port={served.run.port}")
    (tmp_path / "no.sqlite").write_bytes(b"this is no database at all" * 100)
    assert "not a database" in said(f"--data={tmp_path / 'no.sqlite'}")
    assert not (tmp_path / "no.sqlite.lock").exists(), "left beside a file that is none of ours"
    with sqlite3.connect(tmp_path / "new.sqlite") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        newer.execute("INSERT INTO alembic_version VALUES ('step_9999')")
    assert "newer version" in said(f"--data={tmp_path / 'new.sqlite'}")
    (tmp_path / "folder.sqlite.lock").mkdir()
    assert "rights of file" in said(f"--data={tmp_path / 'folder.sqlite'}")
    for url in ("mysql://x", "postgresql://x:port/name", "nonsense"):
        assert "not the address of a PostgreSQL database" in said(f"--database={url}")
    for limit in ("nonsense=1", "tables=0", "tables=", f"body={5000 * '9'}", f"requests={400 * '9'}"):
        assert "not a limit" in said(f"--limit={limit}")
    assert "--host needs an address" in said("--host=")
    assert "cannot listen on “no.such.host.example”" in said(other, "--host=no.such.host.example")
    for origin in ("nonsense", "https://x.example/path", "ftp://x.example"):
        assert "is not an origin" in said(f"--origin={origin}")
    assert "not the address of a reverse proxy" in said("--proxy=nonsense")
    secret = said("--database=postgresql://nobody@127.0.0.1:1/none?password=hunter2")
    assert "127.0.0.1" in secret and "hunter2" not in secret
    assert "Choose one" in said("--data=x", "--database=postgresql://x")
