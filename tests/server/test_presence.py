"""Who is at a table: told to the others, waited for, and missed; and tables that people take off their lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .served import Browser, Served, serving

SOON = 0.3  # seconds after which somebody is away, where a test lets them go


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are away at once, and the server looks all the time."""
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", SOON)
    monkeypatch.setattr("pentapolis.server.live.presence.CHECK", 0.02)


def test_everybody_is_told_who_is_here_and_since_when_others_are_away(served: Served, browser: Browser) -> None:
    friend = Browser(served.base)
    made = browser.new("hlb")
    friend.join(made["seats"][1]["link"])
    with browser.live(made["table"]) as ada:
        with friend.live(made["table"], 1):
            here = ada.until(lambda state: state["seats"][1]["online"])["seats"]
            assert [seat["away_since"] for seat in here] == [None, None, None]
        state = ada.until(lambda state: not state["seats"][1]["online"])
        since = state["seats"][1]["away_since"]
        assert 0 <= state["now"] - since < 60_000 and not state["seats"][1]["away"]
        assert state["seats"][2]["away_since"] is None  # a bot is never away
        ada.ask(type="chat", text="where are you?")
        assert abs(ada.state["seats"][1]["away_since"] - since) < 1000  # it does not begin anew


def test_the_game_waits_while_nobody_is_there_also_over_a_restart(
    tmp_path: Path, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "t.sqlite", pace=0.5) as running:
        browser = Browser(running.base)
        made = browser.new("hb")
        table = made["table"]
        watcher = Browser(running.base)
        watcher.join(made["spectator_link"])
        with watcher.live(table, None) as eve:
            with browser.live(table) as ada:
                assert ada.ask(type="hand", seat=0, level="level-1")["type"] == "ack"
                ada.until(lambda state: len(state["log"]) > 0)
                assert not ada.state["paused"]
            assert eve.until(lambda state: state["paused"])["status"] == "playing"  # who watches does not play
            with browser.live(table) as ada:
                had = len(ada.log)
                ada.until(lambda state: not state["paused"] and len(ada.log) > had)
            eve.until(lambda state: not state["paused"])
            eve.until(lambda state: state["paused"])
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", 60.0)
    with serving(tmp_path / "t.sqlite") as running:
        browser.http.base_url, browser.base, watcher.base = running.base, running.base, running.base
        with watcher.live(table, None) as eve:
            assert eve.state["paused"] and running.live(table).thinking is None
            had = len(eve.log)
            assert browser.http.get(f"/api/v1/tables/{table}?seat=0").json()["paused"] is False  # to ask is to be there
            eve.until(lambda state: len(eve.log) > had)


def test_no_clock_runs_while_nobody_is_there(tmp_path: Path, short: None) -> None:
    with serving(tmp_path / "t.sqlite") as running:
        browser = Browser(running.base)
        made = browser.new("hh", clock={"seconds": 600, "increment": 0})
        watcher = Browser(running.base)
        watcher.join(made["spectator_link"])
        with watcher.live(made["table"], None) as eve:
            eve.until(lambda state: state["paused"])
            live = running.live(made["table"])
            assert live.table.runs_out_at() is None and live.alarm is None
            with browser.live(made["table"], None):  # at a device that people share, before one says who they are
                eve.until(lambda state: not state["paused"])
                assert live.table.runs_out_at() is not None


def test_a_clock_that_runs_out_for_the_last_person_pauses_the_game(served: Served, browser: Browser) -> None:
    table = browser.new("hb", clock={"seconds": 30, "increment": 2})["table"]
    live = served.live(table)
    with browser.live(table) as tab:
        live.table.clock.left[0] = 1
        tab.ask(type="chat", text="hurry")  # any change sets the alarm anew
        state = tab.until(lambda state: state["seats"][0]["level"] == "level-2")
        assert state["paused"] and state["decision"]["seat"] == 0
        assert tab.ask(type="hand", seat=0, level=None)["type"] == "ack"
        assert not tab.until(lambda state: state["seats"][0]["level"] is None)["paused"]


def tables(browser: Browser) -> list[str]:
    return [table["table"] for table in browser.http.get("/api/v1/tables").json()]


def test_a_table_of_ones_own_is_deleted_for_good(served: Served, browser: Browser) -> None:
    made = browser.new("hlb")
    watcher = Browser(served.base)
    watcher.join(made["spectator_link"])
    with watcher.live(made["table"], None) as eve:
        assert browser.http.delete(f"/api/v1/tables/{made['table']}").json() == {
            "table": made["table"],
            "deleted": True,
        }
        while (told := eve.receive())["type"] == "state":
            pass
        assert told["code"] == "no-table"
    assert tables(browser) == [] and made["table"] not in served.services.tables._tables
    assert watcher.http.get(f"/api/v1/tables/{made['table']}").status_code == 404
    assert watcher.come(made["seats"][1]["link"]).status_code == 404  # the link ends with its table


def test_a_table_that_others_have_stays_theirs(served: Served, browser: Browser) -> None:
    friend = Browser(served.base)
    made = browser.new("hl")
    table = made["table"]
    friend.join(made["seats"][1]["link"])
    with friend.live(table, 1) as bob, browser.live(table) as ada:
        assert browser.http.get("/api/v1/tables").json()[0]["shared"]
        assert browser.http.delete(f"/api/v1/tables/{table}").json() == {"table": table, "deleted": False}
        while (told := ada.receive())["type"] == "state":
            pass
        assert told["code"] == "forbidden"
        with pytest.raises(ConnectionClosed):  # nothing more is told here
            ada.receive()
        state = bob.until(lambda state: state["seats"][0]["level"] == "level-2")
        assert state["status"] == "playing" and "has left" in bob.chat[-1]["text"]
        bob.play()
        assert bob.ask(type="propose", kind="abandon")["type"] == "ack"
        assert bob.until(lambda state: state["status"] == "abandoned")  # who has left is not asked
    assert browser.http.get(f"/api/v1/tables/{table}").status_code == 404
    assert tables(browser) == [] and tables(friend) == [table]
    assert not friend.http.get("/api/v1/tables").json()[0]["shared"]
    assert friend.http.delete(f"/api/v1/tables/{table}").json()["deleted"]  # the last one


def test_the_next_game_has_a_bot_where_somebody_has_left(served: Served, browser: Browser) -> None:
    friend = Browser(served.base)
    made = browser.new("hl")
    friend.join(made["seats"][1]["link"])
    with friend.live(made["table"], 1) as bob:
        browser.http.delete(f"/api/v1/tables/{made['table']}")
        bob.ask(type="propose", kind="abandon")
        bob.ask(type="propose", kind="rematch")
        next_ = bob.until(lambda state: state["next"])["next"]
    with friend.live(next_, 0) as bob:
        assert [(seat["kind"], seat["level"]) for seat in bob.state["seats"]] == [("link", None), ("bot", "level-2")]
        bob.until(lambda state: state["choices"])


def test_a_seat_on_two_devices_is_left_by_one_only(served: Served, browser: Browser) -> None:
    phone = Browser(served.base)
    table = browser.new("hb")["table"]
    link = browser.http.post(f"/api/v1/tables/{table}/links?seat=0").json()["seats"][0]["link"]
    phone.join(link)
    assert browser.http.delete(f"/api/v1/tables/{table}").json()["deleted"] is False
    state = phone.http.get(f"/api/v1/tables/{table}?seat=0").json()
    assert state["seats"][0]["level"] is None and state["chat"] == []


def test_who_only_watches_takes_a_table_off_the_list_and_nothing_else(served: Served, browser: Browser) -> None:
    made = browser.new("hb")
    watcher = Browser(served.base)
    watcher.join(made["spectator_link"])
    assert tables(watcher) == [made["table"]]
    assert watcher.http.delete(f"/api/v1/tables/{made['table']}").json()["deleted"] is False
    assert tables(watcher) == [] and tables(browser) == [made["table"]]


def test_tables_of_others_cannot_be_deleted_and_links_are_no_keys(served: Served, browser: Browser) -> None:
    made = browser.new("hl")
    stranger = Browser(served.base)
    assert stranger.http.delete(f"/api/v1/tables/{made['table']}").status_code == 404
    token = {"Authorization": f"Bearer {made['seats'][1]['link'].partition('#')[2]}"}
    assert stranger.http.delete(f"/api/v1/tables/{made['table']}", headers=token).status_code == 404
    foreign = browser.http.delete(f"/api/v1/tables/{made['table']}", headers={"Origin": "http://elsewhere.example"})
    assert foreign.status_code == 403
    assert tables(browser) == [made["table"]]
