"""Who may see and do what: links that are keys once, devices of a seat, shared games, and rights that end."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from pentapolis.client import ClientError, Seat
from pentapolis.server.storage import access
from pentapolis.server.storage.club import schema as club_schema
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.schema import metadata
from pentapolis.server.storage.store import WATCH

from .served import Browser, Served, Tab, serving

DAY = 86_400_000
CLUB = {name for name in metadata.tables if hasattr(club_schema, name)}


def status(browser: Browser, path: str) -> int:
    return browser.http.get(f"/api/v1/tables/{path}").status_code


def new_link(browser: Browser, table: str, seat: int) -> str:
    """A link that takes an own seat to another device."""
    answer = browser.http.post(f"/api/v1/tables/{table}/links?seat={seat}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["seats"][0]["link"])


def devices(browser: Browser, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.http.get(f"/api/v1/tables/{table}/devices").json()
    return found


def play_again(ada: Tab, bob: Tab) -> str:
    """The table of the rematch after both have given the game up."""
    for number, kind in enumerate(("abandon", "rematch"), (ada.state["proposals"] and 2) or 1):
        assert ada.ask(type="propose", kind=kind)["type"] == "ack"
        assert bob.ask(type="answer", proposal=number, yes=True)["type"] == "ack"
    return str(ada.until(lambda state: state["next"])["next"])


def assert_shown_out(tab: Tab) -> None:
    """The tab is told that it has lost its rights, and nothing after that."""
    while (message := tab.receive())["type"] != "error":
        pass
    assert message["code"] == "forbidden"
    with pytest.raises(ConnectionClosed):
        tab.receive()


def finish(browser: Browser, table: str) -> None:
    """Lets a bot play the first seat to the end."""
    with browser.live(table) as tab:
        tab.ask(type="hand", seat=0, level="level-1")
        tab.until(lambda state: state["status"] == "over")


# --- a link is a key once ---


def test_the_link_of_a_seat_ends_when_the_seat_is_taken(served: Served, browser: Browser) -> None:
    made = browser.new("hl", "uchronia")
    link, table = made["seats"][1]["link"], made["table"]
    friend = Browser(served.base)
    assert friend.join(link) == f"/table/{table}"
    for thief in (browser, Browser(served.base)):
        answer = thief.come(link)
        assert (answer.status_code, answer.json()["error"]["code"]) == (410, "link-used")
        assert status(thief, f"{table}?seat=1") in (403, 404)
    secret = {"Authorization": f"Bearer {link.removeprefix('/join#')}"}
    assert httpx.get(f"{served.base}/api/v1/tables/{table}?seat=1", headers=secret).status_code == 404
    assert friend.join(link) == f"/table/{table}", "whose link it was may follow it again"
    assert friend.http.get(f"/api/v1/tables/{table}?seat=1").json()["view"]["boards"][1]["hand"] is not None


def test_who_made_the_table_has_no_way_into_a_taken_seat_nor_into_the_rematch(served: Served, browser: Browser) -> None:
    made = browser.new("hl", "uchronia")
    table = made["table"]
    early = browser.http.post(f"/api/v1/tables/{table}/links").json()["seats"][0]["link"]
    friend = Browser(served.base)
    friend.join(made["seats"][1]["link"])
    assert Browser(served.base).come(early).status_code in (404, 410), "links made before it have ended too"
    links = browser.http.post(f"/api/v1/tables/{table}/links").json()
    assert links["seats"] == [] and links["spectator_link"]
    assert browser.http.post(f"/api/v1/tables/{table}/links?seat=1").status_code == 403
    assert all(each["seat"] == 0 for each in devices(browser, table))
    with browser.live(table) as ada, friend.live(table, 1) as bob:
        following = play_again(ada, bob)
    for number, link in enumerate((made["seats"][1]["link"], early)):
        assert Browser(served.base).come(link).status_code in (404, 410), number
    assert status(browser, f"{following}?seat=0") == 403 and status(friend, f"{following}?seat=0") == 200
    assert status(browser, f"{following}?seat=1") == 200 and status(friend, f"{following}?seat=1") == 403


def test_to_look_at_a_link_is_not_to_come(served: Served, browser: Browser) -> None:
    made = browser.new("hl", clock={"seconds": 600, "increment": 5})
    link = made["seats"][1]["link"]
    for _ in range(3):
        stranger = Browser(served.base)
        shown = stranger.http.post("/api/v1/invitation", json={"token": link.removeprefix("/join#")}).json()
        assert (shown["table"], shown["seat"], shown["taken"], shown["yours"]) == (made["table"], 1, False, False)
        assert shown["hosts"] == ["Player 1"] and shown["clock"]["seconds"] == 600
        assert stranger.http.get("/join").status_code in (200, 503) and not stranger.http.cookies
        assert status(stranger, made["table"]) == 404
    with browser.live(made["table"]) as tab:
        assert tab.state["status"] == "waiting"
        friend = Browser(served.base)
        friend.join(link)
        tab.until(lambda state: state["status"] == "playing")


def test_a_followed_link_that_was_never_used_gives_nothing_once_another_comes(served: Served) -> None:
    """As a browser that followed a link of version 0.1 without sitting down."""
    browser, early, friend = (Browser(served.base) for _ in range(3))
    early.new()  # it has a cookie
    made = browser.new("hl")
    database: Database = served.run.server.database
    device = access.hash_secret(early.http.cookies["pentapolis_device"])
    with database.engine.begin() as connection:
        access.grant(connection, device, made["table"], [1], int(time.time() * 1000))
    with early.live(made["table"], 1) as tab:
        friend.join(made["seats"][1]["link"])
        assert_shown_out(tab)
    assert status(early, f"{made['table']}?seat=1") == 404


def test_a_new_link_ends_the_older_ones_of_the_seat(served: Served, browser: Browser) -> None:
    made = browser.new("hl")
    table, old = made["table"], made["seats"][1]["link"]
    for _ in range(12):
        new = browser.http.post(f"/api/v1/tables/{table}/links").json()["seats"][0]["link"]
    shown = [Browser(served.base).http.post("/api/v1/invitation", json={"token": each[6:]}) for each in (old, new)]
    assert [each.status_code for each in shown] == [200, 200], "new links do not end the one that a friend was sent"
    Browser(served.base).join(new)
    answer = Browser(served.base).http.post("/api/v1/join", json={"token": old[6:]}, headers={"Accept-Language": "fr"})
    assert answer.status_code == 404 and "cette table n’existe pas ici" in answer.json()["error"]["text"]


def test_links_end_with_time(served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    made = browser.new("hl")
    own = new_link(browser, made["table"], 0)
    real = time.time_ns
    monkeypatch.setattr("time.time_ns", lambda: real() + 2 * DAY * 10**6)
    assert Browser(served.base).come(own).status_code == 404, "one for an own device lasts a day"
    monkeypatch.setattr("time.time_ns", lambda: real() + 91 * DAY * 10**6)
    assert Browser(served.base).come(made["seats"][1]["link"]).status_code == 404


def test_a_lost_answer_costs_nobody_the_seat(served: Served, browser: Browser) -> None:
    made = browser.new("lb")
    wish = {"token": made["seats"][0]["link"][6:], "key": "k" * 43}
    for _ in range(2):
        answer = httpx.post(f"{served.base}/api/v1/join", json=wish)
        assert answer.json() == {"table": made["table"], "seat": 0} and "set-cookie" not in answer.headers
    assert httpx.post(f"{served.base}/api/v1/join", json={**wish, "key": "l" * 43}).status_code == 410
    with Seat.back("k" * 43, served.base) as seat:
        assert seat.state is not None and seat.state.choices is not None


def test_a_program_holds_its_seat_by_its_key_and_at_the_rematch_too(served: Served, browser: Browser) -> None:
    made = browser.new("hl")
    with Seat.join(made["seats"][1]["link"], server=served.base) as program, browser.live(made["table"]) as ada:
        with pytest.raises(ClientError, match="a key once"):
            Seat.join(made["seats"][1]["link"], server=served.base)
        for number, kind in enumerate(("abandon", "rematch"), 1):
            ada.ask(type="propose", kind=kind)
            program.answer(number, True)
        following = ada.until(lambda state: state["next"])["next"]
    with Seat.back(program.key, served.base) as again:
        assert (again.table, again.seat) == (following, 0)


# --- the devices of a seat ---


def test_the_owner_of_a_seat_sees_and_ends_other_devices(served: Served, browser: Browser) -> None:
    made = browser.new("hl", "uchronia")
    table = made["table"]
    friend, phone = Browser(served.base), Browser(served.base)
    friend.join(made["seats"][1]["link"])
    link = new_link(friend, table, 1)
    phone.join(link)
    assert Browser(served.base).come(link).status_code == 410, "that one is a key once too"
    listed = devices(friend, table)
    assert [(each["seat"], each["this"]) for each in listed] == [(1, True), (1, False)]
    other = listed[1]["id"]
    assert browser.http.delete(f"/api/v1/tables/{table}/devices/{other}").status_code == 404, "it is not theirs"
    with phone.live(table, 1) as tab, friend.live(table, 1) as bob:
        bob.until(lambda state: state["status"] == "playing")
        left = friend.http.delete(f"/api/v1/tables/{table}/devices/{other}")
        assert [each["this"] for each in left.json()] == [True]
        assert_shown_out(tab)
        following = play_again(bob, browser_tab := browser.live(table))
        browser_tab.line.close()
    assert friend.http.delete(f"/api/v1/tables/{table}/devices/{listed[0]['id']}").status_code == 404
    for place in (f"{table}?seat=1", f"{following}?seat=0"):
        assert status(phone, place) == 404 and status(friend, place) == 200
    assert phone.come(link).status_code == 410, "and the link does not bring it back"


# --- looking at a finished game ---


def test_anybody_looks_at_a_finished_game_by_its_link(served: Served, browser: Browser) -> None:
    table = browser.new("hb", "uchronia")["table"]
    at = f"/api/v1/tables/{table}"
    assert browser.http.post(f"{at}/look").json() == {"link": "", "mine": True}, "there is nothing to look at yet"
    finish(browser, table)
    shared = browser.http.post(f"{at}/look").json()
    assert shared["mine"] and browser.http.post(f"{at}/look").json() == shared
    secret = shared["link"].removeprefix(f"/table/{table}/replay#look=")
    stranger = Browser(served.base)
    for path in ("/replay", "/replay?seat=1", "/frames?seat=0", "/record"):
        assert stranger.http.get(at + path).status_code == 404
        look = stranger.http.get(f"{at}{path}{'&' if '?' in path else '?'}look={secret}")
        assert look.status_code == 200, path
    info = stranger.http.get(f"{at}/replay?look={secret}").json()
    assert info["guest"] and not any(seat["mine"] for seat in info["seats"])
    assert not browser.http.get(f"{at}/replay?look={secret}").json()["guest"]
    assert stranger.http.get(f"{at}?look={secret}").status_code == 404, "nothing but the replay"
    assert stranger.http.post(f"{at}/links").status_code == 404 and not stranger.http.cookies
    passed_on = stranger.http.post(f"{at}/look?look={secret}").json()
    assert passed_on == {"link": shared["link"], "mine": False}
    other = browser.new("hb")["table"]
    finish(browser, other)
    assert stranger.http.get(f"/api/v1/tables/{other}/replay?look={secret}").status_code == 404


def test_a_shared_game_is_ended_by_its_people_and_nobody_else(served: Served, browser: Browser) -> None:
    made = browser.new("hb")
    table = made["table"]
    at = f"/api/v1/tables/{table}"
    watcher, stranger = Browser(served.base), Browser(served.base)
    watcher.join(made["spectator_link"])
    finish(browser, table)
    secret = watcher.http.post(f"{at}/look").json()["link"].rpartition("=")[2]
    assert not watcher.http.post(f"{at}/look").json()["mine"]
    assert watcher.http.delete(f"{at}/look").status_code == 403
    assert stranger.http.delete(f"{at}/look?look={secret}").status_code == 404
    assert stranger.http.get(f"{at}/replay?look={secret}").status_code == 200
    assert browser.http.delete(f"{at}/look").status_code == 200
    ended = stranger.http.get(f"{at}/replay?look={secret}")
    assert (ended.status_code, ended.json()["error"]["code"]) == (404, "look-ended")
    assert browser.http.post(f"{at}/look").json()["link"].rpartition("=")[2] != secret


def test_a_game_that_was_given_up_shows_no_hand_by_its_link(served: Served, browser: Browser) -> None:
    table = browser.new("hb", "uchronia")["table"]
    with browser.live(table) as tab:
        tab.ask(type="propose", kind="abandon")
    secret = browser.http.post(f"/api/v1/tables/{table}/look").json()["link"].rpartition("=")[2]
    stranger, at = Browser(served.base), f"/api/v1/tables/{table}"
    for seat in (0, 1):
        assert stranger.http.get(f"{at}/frames?seat={seat}&look={secret}").status_code == 403
    frames = stranger.http.get(f"{at}/frames?look={secret}").json()["frames"]
    assert all(board["hand"] is None for frame in frames for board in frame["view"]["boards"])
    assert '"seed"' not in stranger.http.get(f"{at}/record?look={secret}").text


# --- bounds ---


def test_rights_of_one_table_are_bounded(served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "MOST_WATCHERS", 5)
    monkeypatch.setattr(access, "MOST_DEVICES", 3)
    made = browser.new("ll")
    table, watchers = made["table"], [Browser(served.base) for _ in range(9)]
    for watcher in watchers:
        watcher.join(made["spectator_link"])
    may = [status(watcher, table) == 200 for watcher in watchers]
    assert sum(may) <= 5 and may[-1], "who was not there for longest makes room"
    assert status(browser, table) == 200, "who has made the table may always look"
    friends = [Browser(served.base)]
    friends[0].join(made["seats"][0]["link"])
    for _ in range(5):
        friends.append(Browser(served.base))
        friends[-1].join(new_link(friends[-2], table, 0))
    assert len(devices(friends[-1], table)) == 3


def test_thousands_of_old_rights_do_not_travel_to_the_rematch(served: Served) -> None:
    browser, friend = Browser(served.base), Browser(served.base)
    made = browser.new("hl")
    friend.join(made["seats"][1]["link"])
    database: Database = served.run.server.database
    now = int(time.time() * 1000)
    rows = [(f"{n:064x}", made["table"], WATCH, now, now) for n in range(20_000)]
    with closing(sqlite3.connect(str(served.run.settings.database))) as file, file:
        file.executemany("INSERT INTO grants (device, table_id, seat, at, used) VALUES (?, ?, ?, ?, ?)", rows)
    with browser.live(made["table"]) as ada, friend.live(made["table"], 1) as bob:
        following = play_again(ada, bob)
    with database.engine.connect() as connection:
        count = connection.exec_driver_sql("SELECT count(*) FROM grants WHERE table_id = ?", (following,)).scalar_one()
    assert count <= access.MOST_WATCHERS + 2 * access.MOST_DEVICES
    assert status(browser, f"{following}?seat=1") == status(friend, f"{following}?seat=0") == 200


def test_rights_that_nobody_uses_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time_ns
    with serving(tmp_path / "t.sqlite") as served:
        browser, watcher = Browser(served.base), Browser(served.base)
        made = browser.new("hl")
        table = made["table"]
        watcher.join(made["spectator_link"])
        monkeypatch.setattr("time.time_ns", lambda: real() + 29 * DAY * 10**6)
        assert status(watcher, table) == 200, "and it is used by that"
        monkeypatch.setattr("time.time_ns", lambda: real() + 58 * DAY * 10**6)
        assert status(watcher, table) == 200
        monkeypatch.setattr("time.time_ns", lambda: real() + 89 * DAY * 10**6)
        assert status(watcher, table) == 404 and status(browser, f"{table}?seat=0") == 200
        monkeypatch.setattr("time.time_ns", lambda: real() + 200 * DAY * 10**6)
        database: Database = served.run.server.database
        with database.engine.begin() as connection:
            assert access.drop_ended(connection, time.time_ns() // 10**6) > 0
            assert access.drop_ended(connection, time.time_ns() // 10**6) == 0
            assert connection.exec_driver_sql("SELECT seat FROM grants WHERE table_id = ?", (table,)).all() == [(0,)]
            assert connection.exec_driver_sql("SELECT count(*) FROM tokens").scalar_one() == 0
        assert status(browser, f"{table}?seat=0") == 200


def test_databases_of_version_0_1_are_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with serving(file) as served:
        browser, friend = Browser(served.base), Browser(served.base)
        made = browser.new("hll")
        friend.join(made["seats"][1]["link"])
    with closing(sqlite3.connect(file)) as old, old:
        seat = old.execute("SELECT hash FROM tokens WHERE seat = 1").fetchall()
        old.execute("UPDATE alembic_version SET version_num = '0002'")
        for index in ("grants_used", "tokens_until", "tables_next"):
            old.execute(f"DROP INDEX {index}")
        for column in ("grants DROP COLUMN used", "tokens DROP COLUMN until", "tokens DROP COLUMN used_by"):
            old.execute(f"ALTER TABLE {column}")
        for column in ("tables DROP COLUMN record_version", "moves DROP COLUMN secret", "moves DROP COLUMN draws"):
            old.execute(f"ALTER TABLE {column}")
        for column in ("tables DROP COLUMN start", "tables DROP COLUMN hints", "records DROP COLUMN archive"):
            old.execute(f"ALTER TABLE {column}")
        old.execute("DROP INDEX tables_public")
        old.execute("ALTER TABLE tables DROP COLUMN public")
        for table in reversed([each for each in metadata.sorted_tables if each.name in CLUB]):
            old.execute(f"DROP TABLE {table.name}")
        old.execute("DROP TABLE judged_moves")
        old.execute("DROP TABLE analyses")
        old.execute("DROP TABLE archives")
        old.execute("DROP TABLE looks")
        assert len(seat) == 1
    with serving(file) as served:
        for visitor in (browser, friend):
            visitor.http.base_url = visitor.base = served.base
        assert status(browser, f"{made['table']}?seat=0") == status(friend, f"{made['table']}?seat=1") == 200
        assert Browser(served.base).come(made["seats"][1]["link"]).status_code == 404, "the seat is taken"
        Browser(served.base).join(made["seats"][2]["link"])


# --- a rematch is there as a whole or not at all ---


@pytest.mark.parametrize("where", ["store.create", "access.carry_over"])
def test_a_rematch_that_is_interrupted_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """As if the server were killed: whatever was not committed is gone."""
    with serving(tmp_path / "t.sqlite") as served:
        browser, friend = Browser(served.base), Browser(served.base)
        made = browser.new("hl")
        friend.join(made["seats"][1]["link"])
        with browser.live(made["table"]) as ada, friend.live(made["table"], 1) as bob:
            ada.ask(type="propose", kind="abandon")
            bob.ask(type="answer", proposal=1, yes=True)
            assert ada.ask(type="propose", kind="rematch")["type"] == "ack"
            commits = _commits(served)
            with monkeypatch.context() as patched:
                patched.setattr(f"pentapolis.server.live.rematch.{where}", lambda *_: 1 / 0)
                assert bob.ask(type="answer", proposal=2, yes=True)["type"] == "error"
            assert len(browser.http.get("/api/v1/tables").json()) == 1
            bob.hello(1)
            assert [each["id"] for each in bob.state["proposals"]] == [2], "they have not agreed yet"
            commits.clear()
            assert bob.ask(type="answer", proposal=2, yes=True)["type"] == "ack"
            assert ada.until(lambda state: state["next"])["proposals"] == []
            wrote = [each for each in commits if each]
            assert len(wrote) == 1, "agreement, table and rights are one commit"
        assert len(friend.http.get("/api/v1/tables").json()) == 2


def _commits(served: Served) -> list[list[str]]:
    """What each commit from now on writes to tables and rights."""
    commits: list[list[str]] = [[]]
    engine = served.run.server.database.engine

    @event.listens_for(engine, "before_cursor_execute")
    def _(connection: Any, cursor: Any, statement: str, *_more: Any) -> None:
        if statement.startswith(("INSERT INTO tables", "UPDATE tables", "INSERT INTO grants")):
            commits[-1:] = [[*(commits[-1] if commits else []), statement]]

    @event.listens_for(engine, "commit")
    def _(connection: Any) -> None:
        commits.append([])

    return commits


def test_a_rematch_knows_the_game_before(served: Served, browser: Browser) -> None:
    friend = Browser(served.base)
    made = browser.new("hl")
    friend.join(made["seats"][1]["link"])
    with browser.live(made["table"]) as ada, friend.live(made["table"], 1) as bob:
        assert ada.state["previous"] is None
        following = play_again(ada, bob)
    with browser.live(following, 1) as ada:
        assert ada.state["previous"] == made["table"]
    assert friend.http.get(f"/api/v1/tables/{made['table']}?seat=1").json()["next"] == following
