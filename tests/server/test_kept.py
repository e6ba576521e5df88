"""`pentapolis tables`: a host lists and deletes tables, also while they are played, and learns no secret."""

from __future__ import annotations

import io
import json
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pentapolis.cli.main import main
from pentapolis.server.live import sweep as module
from pentapolis.server.storage import store
from pentapolis.server.storage.database import Database

from .postgres import postgres
from .served import Browser, Served, serving

Said = Callable[..., tuple[int, str, str]]
DAY = 86_400_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "t.sqlite"


@pytest.fixture
def said(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Runs the command; what it returns and says."""
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str, typed: str = "", where: str = f"--data={file}") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(["tables", where, *([] if "--lang=fr" in arguments else ["--lang=en"]), *arguments])
        found = capsys.readouterr()
        return code, found.out, found.err

    return run


@pytest.fixture
def serving_there(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(module, "SWEEP", 0.1)
    with serving(file) as served:
        yield served


def test_tables_are_listed_without_anything_secret(serving_there: Served, file: Path, said: Said) -> None:
    browser = Browser(serving_there.base)
    made = browser.new("hlb", game="uchronia", name="Sunday")
    with browser.live(browser.new("hh")["table"]) as tab:
        tab.play(hold=True)
    code, out, err = said()
    assert (code, err) == (0, "")
    assert made["table"] in out and "“Sunday”: Player 1, Player 2 (not here yet), Saffron (level-1)" in out
    assert "2 tables." in out
    assert "en attente" in said("--lang=fr")[1]
    found = json.loads(said("--json")[1])
    assert [table["status"] for table in found] == ["playing", "waiting"]
    assert found[0]["moves"] == 0, "the draft of a turn is its player's"
    assert found[1]["seats"][2] == {"name": "Saffron", "kind": "bot", "level": "level-1", "taken": True}
    with sqlite3.connect(file) as connection:
        secrets = [*connection.execute("SELECT seed FROM tables"), *connection.execute("SELECT creator FROM tables")]
        secrets += connection.execute("SELECT hash FROM tokens").fetchall()
    assert not [secret for (secret,) in secrets if secret in out or secret in json.dumps(found)]


def test_filters_must_all_fit(serving_there: Served, file: Path, said: Said) -> None:
    browser = Browser(serving_there.base)
    old, young = (browser.new("hh")["table"] for _ in range(2))
    waiting = browser.new("hl", game="uchronia")["table"]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", (40 * DAY, old))

    def ids(*arguments: str) -> set[str]:
        return {table["id"] for table in json.loads(said("--json", *arguments)[1])}

    assert ids() == {old, young, waiting}
    assert ids("--status=playing") == {old, young}
    assert ids("--game=uchronia") == {waiting}
    assert ids("--older-than=30") == {old}
    assert ids("--older-than=50") == set()
    assert ids("--status=waiting", "--older-than=30") == set()
    assert ids("--id", old, "--id", waiting) == {old, waiting}
    assert said("--older-than=50")[:2] == (0, "No table fits.\n")


def test_deleting_asks_before(serving_there: Served, file: Path, said: Said) -> None:
    browser = Browser(serving_there.base)
    table, other = (browser.new("hh")["table"] for _ in range(2))
    for typed in ("", "no\n", "\n"):
        code, out, err = said("--id", table, "--delete", typed=typed)
        assert code == 1 and table in out and "for good?" in err and "Nothing was deleted." in err
    assert said("--delete")[0] == 2, "not everything at once by mistake"
    code, out, err = said("--id", table, "--delete", typed="yes\n")
    assert code == 0 and "One table was deleted." in err
    assert said("--id", other, "--id", table, "--delete", "--yes")[0] == 1, "one of them is not there"
    assert browser.http.get(f"/api/v1/tables/{table}").status_code == 404
    assert [own["table"] for own in browser.http.get("/api/v1/tables").json()] == [other]
    code, out, err = said("--status=playing", "--delete", "--yes", "--json", "--lang=fr")
    assert code == 0 and json.loads(out)[0]["id"] == other and "Une table a été supprimée." in err
    with sqlite3.connect(file) as connection:
        for name in ("tables", "moves", "chat", "grants", "tokens"):
            assert connection.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,), name


def test_a_game_that_somebody_goes_on_with_meanwhile_stays(
    serving_there: Served, file: Path, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(serving_there.base)
    table = browser.new("hh")["table"]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET changed = changed - ?", (40 * DAY,))

    class Slow(io.StringIO):
        def readline(self, *_: object) -> str:
            browser.http.post(f"/api/v1/tables/{table}/messages?seat=0", json={"type": "chat", "id": 1, "text": "wait"})
            return "yes\n"

    monkeypatch.setattr(io, "StringIO", lambda _: Slow())
    assert "meanwhile no table fits" in said("--older-than=30", "--delete")[2]
    assert browser.http.get(f"/api/v1/tables/{table}").status_code == 200


def test_who_looks_at_a_deleted_table_is_told_and_bots_stop(serving_there: Served, said: Said) -> None:
    browser = Browser(serving_there.base)
    table, bots = browser.new("hh")["table"], browser.new("bb")["table"]
    with browser.live(table) as tab:
        assert said("--id", table, "--id", bots, "--delete", "--yes")[0] == 0
        while (message := tab.receive())["type"] != "error":
            pass
        assert message["code"] == "no-table"
        with pytest.raises(TimeoutError):  # it is told once
            tab.receive(0.5)
        action = tab.state["choices"][0]["action"]
        assert tab.ask(type="play", version=1, action=action, hold=False)["code"] == "no-table"
    other = browser.new("hb")["table"]
    with browser.live(other) as tab:
        tab.play()


def test_what_cannot_be_read_can_be_deleted(serving_there: Served, file: Path, said: Said) -> None:
    table = Browser(serving_there.base).new("hh")["table"]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET seats = 'nonsense', game = 'none'")
    assert json.loads(said("--json")[1])[0]["seats"] == []
    assert said("--id", table, "--delete", "--yes")[0] == 0


def test_what_is_wrong_is_said_and_nothing_is_made(tmp_path: Path, file: Path, said: Said) -> None:
    assert str(file) in said()[2] and not file.exists()
    (tmp_path / "no.sqlite").write_bytes(b"this is no database at all" * 100)
    assert "not a database" in said(where=f"--data={tmp_path / 'no.sqlite'}")[2]
    (tmp_path / "empty.sqlite").touch()
    assert "no tables of Pentapolis" in said(where=f"--data={tmp_path / 'empty.sqlite'}")[2]
    Database(file).upgrade()
    assert said()[1] == "No table fits.\n"
    assert said("--older-than=-1")[0] == said("--status=lost")[0] == said("--game=chess")[0] == 2
    assert "no such table" in said("--id=nonsense")[2]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'step_9999'")
    assert "newer version" in said()[2]
    assert "Choose one" in said("--database=postgresql://x")[2]
    secret = said(where="--database=postgresql://nobody:hunter2@127.0.0.1:1/none")[2]
    assert "127.0.0.1" in secret and "hunter2" not in secret


def test_tables_in_postgresql(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP", 0.1)
    with postgres() as url, serving(url) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            assert table in said(where=f"--database={url}")[1]
            assert said("--status=playing", "--delete", "--yes", where=f"--database={url}")[0] == 0
            while (message := tab.receive())["type"] != "error":
                pass
            assert message["code"] == "no-table"


def test_the_server_asks_for_any_number_of_tables(serving_there: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "IDS_AT_ONCE", 2)
    browser = Browser(serving_there.base)
    made = [browser.new("hh")["table"] for _ in range(5)]
    database = serving_there.services.database
    with database.engine.connect() as connection:
        assert set(store.revisions(connection, [*made, "elsewhere"])) == set(made)
