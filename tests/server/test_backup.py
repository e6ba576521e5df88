"""Backup and restore, damage that is named before anything is served, and files that only their owner reads."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from pentapolis.cli.main import main
from pentapolis.server.launcher import ServerProcess
from pentapolis.server.settings import Settings
from pentapolis.server.storage.data_file import DataFile, InUse
from pentapolis.server.storage.database import StorageError

from .served import Browser, Process, serving

OTHERS = stat.S_IRWXG | stat.S_IRWXO


class Host:
    """Somebody at the command line."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def does(self, *arguments: object, code: int = 0) -> str:
        """What the command says."""
        assert main([*map(str, arguments), "--lang=en"]) == code, self._capture.readouterr()
        said = self._capture.readouterr()
        return said.out + said.err


@pytest.fixture
def host(capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(capsys)


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)


def contents(*files: Path) -> list[bytes]:
    return [file.read_bytes() for file in files]


def prepared(file: Path) -> None:
    """Begins to serve, as far as it can fail."""
    run = ServerProcess(Settings(str(file)), "127.0.0.1", 0)
    try:
        run.prepare()
    finally:
        run.release()
        run.server.database.close()


def test_a_backup_is_made_while_the_server_runs_and_put_back_when_it_does_not(tmp_path: Path, host: Host) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copies" / "copy.sqlite"
    copy.parent.mkdir()
    with serving(file) as served:
        browser = Browser(served.base)
        kept = browser.new("hh", clock={"seconds": 600, "increment": 0})["table"]
        with browser.live(kept) as tab:
            tab.play()
            log, seen = tab.state["log"], tab.state["version"]
            said = host.does("backup", copy, "--data", file)
            assert "One table is" in said and f"pentapolis restore {copy}" in said
            tab.play()
            seen = tab.state["version"]
        browser.new("hh")
    assert tables_in(copy) == 1 and not copy.stat().st_mode & OTHERS
    assert sorted(path.name for path in copy.parent.iterdir()) == ["copy.sqlite"], "a backup is one file"
    said = host.does("restore", copy, "--data", file)
    (before,) = tmp_path.glob("t.sqlite.before-*")
    assert "One table is" in said and str(before) in said and "Start the server" in said
    assert tables_in(before) == 2 and not before.stat().st_mode & OTHERS
    with serving(file) as served:
        browser.base = served.base
        with browser.live(kept) as tab:
            assert [entry["n"] for entry in tab.state["log"]] == [entry["n"] for entry in log]
            assert tab.state["version"] > seen, "a page that waits must not take it for an older position"
            assert ["backup" in line["text"] for line in tab.state["chat"]] == [True]
            assert 595_000 < tab.state["seats"][tab.state["decision"]["seat"]]["clock"] <= 600_000
            tab.play()


def test_a_backup_is_put_back_while_the_server_runs_and_everybody_sees_it_at_once(tmp_path: Path, host: Host) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    process = Process(f"--data={file}", "--workers=1", "--lang=en")
    browser = Browser(process.base)
    kept = browser.new("hh", clock={"seconds": 600, "increment": 0})["table"]
    with browser.live(kept) as one, browser.live(kept, seat=1) as two, browser.live(kept, seat=None) as watcher:
        one.ask(type="chat", text="before")
        one.play()
        one.play()
        host.does("backup", copy, "--data", file)
        two.ask(type="chat", text="after")
        two.play()
        gone = browser.new("hh")["table"]
        with browser.live(gone) as other:
            said = host.does("restore", copy, "--data", file)
            (before,) = tmp_path.glob("t.sqlite.before-*")
            assert "One table is" in said and str(before) in said and "The server has them" in said
            assert tables_in(before) == 2 and not before.stat().st_mode & OTHERS
            # What somebody does on what they see is not written over what is there now.
            assert two.play()["refusal"]["key"] == "table-stale"
            browser.http.get("/api/v1/health")  # looks at the database now; without it the server does so by itself
            for tab in (one, two, watcher):
                tab.until(lambda state: [line["id"] for line in state["chat"]] == [1, 2])
                assert tab.state["log_from"] == 0 and len(tab.log) == 2
                assert tab.state["chat"][0]["text"] == "before" and "backup" in tab.state["chat"][1]["text"]
            assert 590_000 < two.state["seats"][1]["clock"] <= 600_000
            while other.receive().get("code") != "no-table":
                pass
        two.play()
        two.play()
        watcher.until(lambda _: len(watcher.log) == 4)
    new = browser.new("hh")["table"]
    process.stop()
    with serving(file) as served:
        browser.base = served.base
        browser.http.base_url = served.base
        assert {row["table"] for row in browser.http.get("/api/v1/tables").json()} == {kept, new}


def test_a_restore_goes_back_and_forth_between_two_pasts_without_mixing_them(tmp_path: Path, host: Host) -> None:
    file, first, second = tmp_path / "t.sqlite", tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        kept = browser.new("hh")["table"]
        with browser.live(kept) as tab:
            tab.play()
            host.does("backup", first, "--data", file)
            tab.play()
            host.does("backup", second, "--data", file)
            there = [entry["text"] for entry in tab.log]
            host.does("restore", first, "--data", file)
            browser.http.get("/api/v1/health")
            tab.until(lambda _: len(tab.log) == 1)
            tab.play(-1)  # as far as before, in another way
            elsewhere = [entry["text"] for entry in tab.log]
            assert len(elsewhere) == len(there) and elsewhere != there
            host.does("restore", second, "--data", file)
            with browser.live(kept, seat=1) as other:
                assert other.play()["refusal"]["key"] == "table-stale"
            browser.http.get("/api/v1/health")
            tab.until(lambda _: [entry["text"] for entry in tab.log] == there)


@pytest.mark.parametrize("spoil", ["no database", "damaged", "newer"])
def test_a_restore_that_cannot_be_leaves_the_running_server_alone(tmp_path: Path, host: Host, spoil: str) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        kept = browser.new("hh")["table"]
        host.does("backup", copy, "--data", file)
        if spoil == "no database":
            copy.write_text("nothing")
        elif spoil == "damaged":
            data = copy.read_bytes()
            copy.write_bytes(data[:8192] + os.urandom(8192) + data[16384:])
        else:
            with closing(sqlite3.connect(copy)) as connection, connection:
                connection.execute("UPDATE alembic_version SET version_num = '9999'")
        with browser.live(kept) as tab:
            tab.play()
            assert "cannot be put back" in host.does("restore", copy, "--data", file, code=1)
            version = tab.state["version"]
            tab.play()
            assert tab.state["version"] > version
    assert not list(tmp_path.glob("*before*")) and tables_in(file) == 1
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".t.sqlite.")]


def test_a_backup_copied_by_hand_beside_an_old_log_is_refused_in_words_and_restore_mends_it(
    tmp_path: Path, host: Host
) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    process = Process(f"--data={file}", "--workers=1", "--lang=en")
    browser = Browser(process.base)
    for _ in range(8):
        browser.new("hh")
    host.does("backup", copy, "--data", file)
    for _ in range(30):
        browser.new("hh")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for _ in range(8):
        browser.new("hh")
    process.kill()
    log = tmp_path / "t.sqlite-wal"
    assert log.stat().st_size > 0
    shutil.copyfile(copy, file)
    broken = contents(file, log)
    said = host.does("serve", "--no-open", "--port=0", "--data", file, code=1)
    assert "damaged" in said and "pentapolis restore FILE" in said
    assert contents(file, log) == broken, "what is damaged is left as it is"
    host.does("restore", copy, "--data", file)
    assert not log.exists()
    assert tables_in(file) == 8
    prepared(file)


@pytest.mark.parametrize("where", ["a page", "the beginning", "cut short", "emptied", "gone"])
def test_damage_is_named_as_damage_before_anything_is_served(tmp_path: Path, where: str) -> None:
    file, log = tmp_path / "t.sqlite", tmp_path / "t.sqlite-wal"
    with serving(file) as served:
        browser = Browser(served.base)
        for _ in range(8):
            browser.new("hh")
    data = file.read_bytes()
    if where == "a page":
        file.write_bytes(data[:8192] + os.urandom(8192) + data[16384:])
    elif where == "the beginning":
        file.write_bytes(data[:16] + bytes(4080) + data[4096:])
    elif where == "cut short":
        file.write_bytes(data[: len(data) // 2 // 4096 * 4096])
    else:
        log.write_bytes(data)
        file.write_bytes(b"")
        if where == "gone":
            file.unlink()
    before = contents(*(path for path in (file, log) if path.exists()))
    with pytest.raises(StorageError) as raised:
        prepared(file)
    assert raised.value.key == "server-storage-damaged"
    assert contents(*(path for path in (file, log) if path.exists()))[: len(before)] == before


def test_rows_of_two_times_are_damage_although_every_page_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    process = Process(f"--data={file}", "--workers=1")
    browser = Browser(process.base)
    with browser.live(browser.new("hh")["table"]) as tab:
        tab.play()
        tab.play()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM moves")  # as if its pages were from before
    process.kill()
    with pytest.raises(StorageError) as raised:
        prepared(file)
    assert raised.value.key == "server-storage-damaged"


def test_damage_that_shows_while_the_server_runs_is_named_too(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with serving(file) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (root,) = connection.execute(
                "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_moves_1'"
            ).fetchone()
        data = file.read_bytes()
        file.write_bytes(data[: 4096 * (root - 1)] + b"\xff" * 4096 + data[4096 * root :])
        served.services.tables._tables.clear()
        served.run.server.database.engine.dispose()
        answer = browser.http.get(f"/api/v1/tables/{table}?seat=0")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage-damaged")
        file.write_bytes(data)


def test_a_backup_of_a_damaged_database_is_refused_and_the_former_one_stays(tmp_path: Path, host: Host) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with serving(file) as served:
        Browser(served.base).new("hh")
    host.does("backup", copy, "--data", file)
    former = contents(copy)
    data = file.read_bytes()
    file.write_bytes(data[:8192] + os.urandom(8192) + data[16384:])
    assert "damaged" in host.does("backup", copy, "--data", file, code=1)
    assert contents(copy) == former
    assert not list(tmp_path.glob(".*")), "no half copy is left"


def test_only_backups_are_replaced_and_only_backups_are_put_back(tmp_path: Path, host: Host) -> None:
    file, copy, letter = tmp_path / "t.sqlite", tmp_path / "copy.sqlite", tmp_path / "letter.txt"
    with serving(file) as served:
        Browser(served.base).new("hh")
    letter.write_text("Dear Ada")
    for other in (letter, file):
        before = contents(other)
        assert "not a backup" in host.does("backup", other, "--data", file, code=1)
        assert contents(other) == before
    host.does("backup", copy, "--data", file)
    host.does("backup", copy, "--data", file)
    before = contents(file)
    assert "not a database" in host.does("restore", letter, "--data", file, code=1)
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other_, other_:
        other_.execute("CREATE TABLE songs (name)")
    assert "another program" in host.does("restore", tmp_path / "other.sqlite", "--data", file, code=1)
    with closing(sqlite3.connect(copy)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in host.does("restore", copy, "--data", file, code=1)
    copy.write_bytes(copy.read_bytes()[:16384])
    assert "damaged" in host.does("restore", copy, "--data", file, code=1)
    assert "There is no file" in host.does("restore", tmp_path / "none.sqlite", "--data", file, code=1)
    assert "There is no file" in host.does("backup", copy, "--data", tmp_path / "none.sqlite", code=1)
    assert "Name the backup" in host.does("restore", file, "--data", file, code=1)
    assert contents(file) == before and not list(tmp_path.glob("*.before-*")) and not list(tmp_path.glob(".*"))


def test_a_backup_opens_where_nothing_was_before(tmp_path: Path, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    file, copy, home = tmp_path / "t.sqlite", tmp_path / "copy.sqlite", tmp_path / "home"
    with serving(file) as served:
        Browser(served.base).new("hh")
    host.does("backup", copy, "--data", file)
    monkeypatch.setenv("PENTAPOLIS_HOME", str(home))
    assert "is kept as" not in host.does("restore", copy)
    assert tables_in(home / "server.sqlite") == 1
    assert not home.stat().st_mode & OTHERS and not (home / "server.sqlite").stat().st_mode & OTHERS


def test_for_postgresql_its_own_tools_are_named(tmp_path: Path, host: Host) -> None:
    url = "postgresql://ada:secret@db.example.org/games"
    said = host.does("backup", "copy.dump", "--database", url, code=1)
    assert "pg_dump --format=custom --file=copy.dump postgresql://db.example.org/games" in said
    said = host.does("restore", "copy.dump", "--database", url, code=1)
    assert "pg_restore" in said and "copy.dump" in said and "secret" not in said


def test_data_files_are_for_their_owner_only_also_those_that_were_not(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    old = os.umask(0)
    try:
        with serving(file) as served:
            Browser(served.base).new("hh")
            files = [path for path in tmp_path.iterdir() if path.name.startswith("t.sqlite")]
            assert {path.name for path in files} == {f"t.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
            assert not any(path.stat().st_mode & OTHERS for path in files)
        process = Process(f"--data={file}", "--workers=1")
        process.kill()
        for path in tmp_path.glob("t.sqlite*"):
            path.chmod(0o666)
        with serving(file):
            files = list(tmp_path.glob("t.sqlite*"))
            assert len(files) == 4 and not any(path.stat().st_mode & OTHERS for path in files)
    finally:
        os.umask(old)


def test_one_lock_whatever_the_file_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "data" / "t.sqlite"
    file.parent.mkdir()
    (tmp_path / "by-link.sqlite").symlink_to(file)
    (tmp_path / "folder").symlink_to(file.parent, target_is_directory=True)
    monkeypatch.chdir(tmp_path)
    with serving(file):
        for name in ("by-link.sqlite", "folder/t.sqlite", "data/../data/t.sqlite", f"sqlite:///{file}"):
            with pytest.raises(InUse):
                ServerProcess(Settings(name), "127.0.0.1", 0).prepare()
    (tmp_path / "second.sqlite").hardlink_to(file)
    for name in (file, "second.sqlite"):
        with pytest.raises(StorageError) as raised:
            ServerProcess(Settings(str(name)), "127.0.0.1", 0).prepare()
        assert raised.value.key == "server-storage-two-names"
    (tmp_path / "second.sqlite").unlink()
    prepared(tmp_path / "by-link.sqlite")


def test_a_file_that_is_refused_can_be_taken_once_it_is_mended(tmp_path: Path) -> None:
    file = DataFile(tmp_path / "t.sqlite")
    file.path.write_bytes(b"no database at all" * 500)
    with pytest.raises(StorageError):
        file.take()
    file.path.unlink()
    other = DataFile(file.path)
    other.take()
    other.release()
