"""At a live table: tabs in step, coming back, watching, hot seat, agreements, chat."""

from __future__ import annotations

import asyncio
import itertools
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from pentapolis.server.http import table_socket
from pentapolis.server.steady_clock import now_ms
from pentapolis.server.storage.database import StorageError

from .served import PLENTY, Browser, Served, Tab, decider, serving


def test_a_whole_game_against_a_bot(browser: Browser) -> None:
    table = browser.new("hb")["table"]
    with browser.live(table) as tab:
        moves = 0
        while tab.until(lambda state: state["choices"] or state["status"] == "over")["status"] != "over":
            tab.play(moves)
            moves += 1
        assert tab.state["seed"] and tab.state["decision"] is None and len(tab.log) > moves > 10
        assert sorted(tab.state["view"]["ranking"])[0] == 1
    record = browser.http.get(f"/api/v1/tables/{table}/record")
    assert record.headers["content-type"].startswith("application/jsonl")
    assert f'"seed":"{tab.state["seed"]}"' in record.text
    upload = browser.http.post("/api/v1/records", content=record.content, headers={"content-type": "text/plain"})
    assert upload.status_code == 201, upload.text
    replay = upload.json()["replay"]
    frames = browser.http.get(f"/api/v1/records/{replay}/frames?from=3&to=5&seat=1").json()
    assert frames["total"] == len(tab.log) and [frame["n"] for frame in frames["frames"]] == [3, 4, 5]
    last = browser.http.get(f"/api/v1/tables/{table}/frames?from={len(tab.log)}&lang=fr").json()["frames"][-1]
    assert last["view"] == browser.http.get(f"/api/v1/tables/{table}").json()["view"] and last["view"]["over"]
    assert browser.http.get(f"/api/v1/records/{replay}").content == record.content


def test_two_tabs_of_one_seat_stay_in_step(browser: Browser) -> None:
    table = browser.new("hh")["table"]
    with browser.live(table) as one, browser.live(table, lang="fr") as two:
        one.play(hold=True)
        two.until(lambda state: state["version"] == one.state["version"])
        assert two.state["can"] == one.state["can"] == {"undo": 1, "undo_turn": 1, "confirm": False}
        assert [entry["draft"] for entry in two.log] == [True]
        two.ask(type="undo", version=two.state["version"], steps=1)
        one.until(lambda state: state["version"] == 3)
        assert one.log == [] and one.state["choices"]


def test_nobody_hears_that_somebody_drafts_and_withdraws(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by a message nor by anything that can be asked for."""
    hours = itertools.count(now_ms() + 3_600_000, 3_600_000)
    monkeypatch.setattr("pentapolis.server.live.registry.now_ms", lambda: next(hours))  # every change an hour later
    made = browser.new("hl", clock={"seconds": 600, "increment": 5})
    bob, eye = Browser(browser.base), Browser(browser.base)
    bob.join(made["seats"][1]["link"])
    eye.join(made["spectator_link"])
    table = made["table"]

    def asked(who: Browser, query: str) -> list[Any]:
        state = who.http.get(f"/api/v1/tables/{table}{query}").json()
        own = [row for row in who.http.get("/api/v1/tables").json() if row["table"] == table]
        timeless = {key: value for key, value in state.items() if key not in ("now", "seats")}
        return [timeless, [{**seat, "clock": None} for seat in state["seats"]], own]

    with browser.live(table) as ada, bob.live(table, 1) as other, eye.live(table, None) as watching:
        for tab in (ada, other, watching):
            tab.until(lambda state: all(seat["online"] for seat in state["seats"]))
            _settled(tab)
        before = [asked(bob, "?seat=1"), asked(eye, "")]
        for _ in range(3):
            ada.play(hold=True)
            assert ada.ask(type="undo", version=ada.state["version"], steps=1)["type"] == "ack"
            ada.until(lambda state: state["can"]["undo"] == 0)
        assert ada.state["version"] == 7
        for tab, who, query, known in ((other, bob, "?seat=1", before[0]), (watching, eye, "", before[1])):
            assert _settled(tab) == 0, "a message came"
            assert asked(who, query) == known
        refused = other.ask(type="play", version=1, action=0, hold=False)
        assert refused["refusal"]["key"] == "table-not-your-turn" and refused["version"] == 1
        assert watching.ask(type="chat", text="hello")["version"] == 1
        ada.play()
        ada.play()
        assert other.until(lambda state: state["choices"])["version"] == 2


def _settled(tab: Tab) -> int:
    """Waits until all is here that was on its way; returns how many messages that were."""
    tab.send(type="ping")
    count = 0
    while tab.receive()["type"] != "pong":
        count += 1
    return count


def test_a_stale_or_illegal_move_is_refused_in_words_and_changes_nothing(browser: Browser) -> None:
    table = browser.new("hh")["table"]
    with browser.live(table, lang="fr") as tab:
        before = browser.http.get(f"/api/v1/tables/{table}?seat=0").json()["view"]
        stale = tab.ask(type="play", version=7, action=0, hold=False)
        assert stale["type"] == "refused" and stale["refusal"]["key"] == "table-stale"
        assert stale["refusal"]["text"].startswith("La table a changé")
        assert tab.receive()["type"] == "state"
        dear = tab.ask(type="play", version=1, action=3, hold=False)
        assert (dear["refusal"]["rule"], dear["refusal"]["key"]) == ("R23", "akropolis-refuse-too-dear")
        why = tab.ask(type="why", version=1, notation="take 3")
        assert why["refusal"] == dear["refusal"]
        assert tab.ask(type="why", version=1, notation="take 0")["refusal"] is None
        assert browser.http.get(f"/api/v1/tables/{table}?seat=0").json()["view"] == before
        assert tab.state["version"] == 1


def test_a_preview_shows_score_and_area(browser: Browser) -> None:
    table = browser.new("hh")["table"]
    with browser.live(table) as tab:
        tab.play()
        choice = tab.state["choices"][5]
        preview = tab.ask(type="preview", version=tab.state["version"], action=choice["action"])["preview"]
        assert len(preview["area"]["placements"]) == len(tab.state["view"]["cities"][0]["placements"]) + 1
        tab.play(5)
        sheet = tab.hello(0)["view"]["score_sheets"][0]
        assert preview["score_sheet"] == sheet
        assert preview["events"][0]["text"]


def test_links_seats_spectators_and_presence(served: Served, browser: Browser) -> None:
    made = browser.new("hl")
    table, friend, watcher = made["table"], Browser(served.base), Browser(served.base)
    with browser.live(table) as ada:
        assert ada.state["status"] == "waiting" and ada.state["choices"] is None
        assert friend.join(made["seats"][1]["link"]) == f"/table/{table}"
        assert watcher.join(made["spectator_link"]) == f"/table/{table}"
        with friend.live(table, 1) as bob, watcher.live(table, None) as eve:
            ada.until(lambda state: state["status"] == "playing" and state["choices"])
            ada.until(lambda state: state["seats"][1]["online"])
            assert [seat["mine"] for seat in bob.state["seats"]] == [False, True]
            assert eve.state["choices"] is None and not any(seat["mine"] for seat in eve.state["seats"])
            answer = eve.ask(type="play", version=1, action=0, hold=False)
            assert answer["refusal"]["key"] == "table-spectator"
            assert bob.ask(type="play", version=1, action=0, hold=False)["refusal"]["key"] == "table-not-your-turn"
            assert bob.ask(type="hand", seat=0, level="level-1")["refusal"]["key"] == "table-not-your-seat"
            eve.ask(type="chat", text="Hello <b>all</b>")
            ada.until(lambda state: state["chat"])
            assert (ada.chat[0]["seat"], ada.chat[0]["text"]) == (None, "Hello <b>all</b>")
            ada.play()
            ada.play()
            bob.until(lambda state: state["choices"])
            eve.until(lambda state: state["decision"]["seat"] == 1)
        ada.until(lambda state: not state["seats"][1]["online"])
    assert watcher.http.get(f"/api/v1/tables/{table}?seat=0").status_code == 403
    assert Browser(served.base).http.get(f"/api/v1/tables/{table}").status_code == 404


def test_who_sees_the_same_is_sent_the_same_and_each_message_is_compressed_by_itself(
    served: Served, browser: Browser
) -> None:
    made = browser.new("hh")
    watchers = [Browser(served.base) for _ in range(2)]
    for watcher in watchers:
        watcher.join(made["spectator_link"])
    with browser.live(made["table"]) as ada, ExitStack() as open_:
        eyes = [open_.enter_context(watcher.live(made["table"], None)) for watcher in watchers]
        ada.play()
        ada.play()
        one, two = (eye.until(lambda state: len(state["log"]) == 2 and state["version"] == 2) for eye in eyes)
        assert one == two and eyes[0].bytes[-1] == eyes[1].bytes[-1]
        assert ada.state["viewpoint"] == 0 and ada.bytes[-1] != eyes[0].bytes[-1]
        (deflate,) = ada.line.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert deflate.remote_no_context_takeover and deflate.local_no_context_takeover


def test_tables_that_nobody_looks_at_do_not_fill_the_memory(tmp_path: Path) -> None:
    limits = replace(PLENTY, live_tables=5)
    with serving(tmp_path / "t.sqlite", limits=limits) as running:
        browser = Browser(running.base)
        tables = [browser.new("hh")["table"] for _ in range(20)]
        with browser.live(tables[0]) as tab:
            for table in tables:
                assert browser.http.get(f"/api/v1/tables/{table}?seat=0").status_code == 200
            assert tables[0] in running.services.tables._tables and len(running.services.tables._tables) <= 7
            tab.play()
            live = running.live(tables[0])
            assert live.messages
        end = time.monotonic() + 10
        while live.watchers and time.monotonic() < end:
            time.sleep(0.01)
        assert not live.watchers and not live.messages and not live.presenter._entries


def test_hot_seat_changes_the_viewpoint(browser: Browser) -> None:
    table = browser.new("hhh", "uchronia")["table"]
    with browser.live(table, 0) as tab:
        for _ in range(12):
            seat = tab.state["decision"]["seat"]
            tab.hello(seat)
            hands = [board["hand"] for board in tab.state["view"]["boards"]]
            assert [hand is None for hand in hands] == [number != seat for number in range(3)]
            tab.play()


def test_who_was_away_gets_what_he_missed(served: Served, browser: Browser) -> None:
    made = browser.new("hl")
    friend = Browser(served.base)
    friend.join(made["seats"][1]["link"])
    table = made["table"]
    with friend.live(table, 1) as bob:
        bob.until(lambda state: state["status"] == "playing")
    with browser.live(table) as ada:
        ada.play()
        ada.play()
        with friend.live(table, 1) as bob:
            had = list(bob.log)
            assert len(had) == 2
            bob.play()
            bob.play()
        ada.until(lambda state: state["choices"])
        ada.play()
        ada.play()
        with friend.live(table, 1, had=had) as bob:
            assert bob.state["log_from"] == 2
            assert [entry["n"] for entry in bob.state["log"]] == [3, 4, 5, 6] and len(bob.log) == 6


def test_who_was_away_while_somebody_got_another_name_keeps_no_old_one(served: Served, browser: Browser) -> None:
    made = browser.new("hl", "uchronia")
    friend = Browser(served.base)
    friend.join(made["seats"][1]["link"])
    table = made["table"]
    with friend.live(table, 1) as bob, browser.live(table) as ada:
        for _ in range(12):
            asked = decider((ada, bob))
            assert asked is not None
            asked.play()
        decider((ada, bob))
        had = [entry for entry in bob.log if not entry["draft"]]
        assert any("Player 1" in event["text"] for entry in had for event in entry["events"])
    with browser.live(table) as ada:
        ada.ask(type="name", seat=0, name="Zoé")
    full = browser.http.get(f"/api/v1/tables/{table}").json()["log"]
    hello = {"type": "hello", "protocol": 1, "seat": 1, "lang": "en", "since": len(had)}
    told = friend.http.post(f"/api/v1/tables/{table}/messages", json=hello).json()
    assert told["log_from"] == 0
    with friend.live(table, 1, had=had) as bob:
        texts = str(bob.log)
        assert "Player 1" not in texts and "Zoé" in texts and len(bob.log) >= len(full)


def test_after_a_takeback_nobody_keeps_a_wrong_log(served: Served, browser: Browser) -> None:
    made = browser.new("hl")
    friend = Browser(served.base)
    friend.join(made["seats"][1]["link"])
    table = made["table"]
    with browser.live(table) as ada, friend.live(table, 1) as bob:
        for tab in (ada, ada, bob, bob):
            tab.play()
        bob.ask(type="propose", kind="takeback", to=None)
        state = ada.until(lambda state: state["proposals"])
        assert state["proposals"][0] | {"id": 0} == {
            "id": 0,
            "kind": "takeback",
            "by": 1,
            "to": 2,
            "agreed": [1],
            "waiting": [0],
            "seat": None,
            "level": None,
        }
        old = list(ada.log)
        assert len(old) == 4
        ada.ask(type="answer", proposal=state["proposals"][0]["id"], yes=True)
        bob.until(lambda state: state["choices"] and len(bob.log) == 2)
        bob.play(3)
        bob.play(3)
        ada.until(lambda _: len(ada.log) == 4 and ada.log[-1]["n"] == bob.log[-1]["n"] and ada.log != old)
        full = browser.http.get(f"/api/v1/tables/{table}?seat=0").json()["log"]
        assert ada.log == full
        assert "go back to move 2" in ada.chat[-1]["text"] and ada.chat[-1]["name"] == ""
        with browser.live(table, had=old) as away:
            assert away.log == full


def test_a_bot_stands_in_and_a_rematch_rotates_the_seats(browser: Browser) -> None:
    table = browser.new("hb", name="Friday")["table"]
    with browser.live(table) as tab:
        tab.ask(type="name", seat=0, name="Ada")
        tab.ask(type="hand", seat=0, level="level-1")
        tab.until(lambda state: state["status"] == "over", 60)
        assert any("You are now played by a bot (Novice)" in line["text"] for line in tab.chat)
        assert tab.ask(type="propose", kind="rematch", to=None)["type"] == "ack"
        following = tab.until(lambda state: state["next"])["next"]
    with browser.live(following, 1) as tab:
        assert tab.state["name"] == "Friday"
        assert [(seat["name"], seat["kind"]) for seat in tab.state["seats"]] == [("Cypress", "bot"), ("Ada", "here")]
        tab.until(lambda state: state["choices"])
    own = browser.http.get("/api/v1/tables").json()
    assert {entry["table"]: entry["my_seats"] for entry in own} == {table: [0], following: [1]}
    assert own[0]["my_turn"] is True and own[0]["to_move"] == [1]


def test_nobody_is_asked_while_a_table_waits_for_friends(browser: Browser) -> None:
    browser.new("hl")
    (own,) = browser.http.get("/api/v1/tables").json()
    assert (own["status"], own["my_turn"], own["to_move"]) == ("waiting", False, [])


def test_a_clock_that_runs_out_hands_the_seat_over(served: Served, browser: Browser) -> None:
    table = browser.new("hh", clock={"seconds": 30, "increment": 2})["table"]
    live = served.live(table)
    with browser.live(table) as tab:
        assert 29_000 < tab.state["seats"][0]["clock"] <= 30_000
        live.table.clock.left[0] = 300
        tab.ask(type="chat", text="hurry")  # any change writes the clock down and sets the alarm anew
        state = tab.until(lambda state: state["seats"][0]["level"] == "level-2")
        tab.until(lambda state: state["decision"]["seat"] == 1)
        assert state["seats"][0]["clock"] == 0
        assert tab.ask(type="hand", seat=0, level=None)["type"] == "ack"
        assert tab.until(lambda state: state["seats"][0]["level"] is None)["seats"][0]["clock"] == 30_000


def test_the_others_go_on_without_who_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", 1.0)
    monkeypatch.setattr("pentapolis.server.live.presence.CHECK", 0.1)
    with serving(tmp_path / "t.sqlite") as running:
        browser, friend = Browser(running.base), Browser(running.base)
        made = browser.new("hhl")
        table = made["table"]
        friend.join(made["seats"][2]["link"])
        replace_ = {"type": "propose", "kind": "replace", "seat": 2, "level": "level-1"}
        with browser.live(table) as ada:
            with friend.live(table, 2):
                ada.until(lambda state: state["seats"][2]["online"])
                assert [seat["online"] for seat in ada.state["seats"]] == [True, True, True]  # two at one device
                time.sleep(1.3)
                assert ada.ask(**replace_)["refusal"]["key"] == "table-not-away"
                assert ada.ask(type="propose", kind="replace")["refusal"]["key"] == "table-replace-whom"
                assert ada.ask(type="propose", kind="abandon")["type"] == "ack"
                assert ada.until(lambda state: state["proposals"])["proposals"][0]["waiting"] == [2]
                assert ada.ask(type="answer", proposal=1, yes=False)["type"] == "ack"
            ada.until(lambda state: not state["seats"][2]["online"])
            assert not ada.state["seats"][2]["away"]
            assert [seat["away"] for seat in ada.until(lambda state: state["seats"][2]["away"], 5)["seats"]][:2] == [
                False,
                False,
            ]
            assert ada.ask(**replace_)["type"] == "ack"
            ada.until(lambda state: state["seats"][2]["level"] == "level-1")
            with friend.live(table, 2) as bob:
                assert bob.ask(type="hand", seat=2, level=None)["type"] == "ack"
                state = ada.until(lambda state: state["seats"][2]["level"] is None)
                assert not state["seats"][2]["away"]
                assert ada.ask(type="propose", kind="abandon")["type"] == "ack"
            ada.until(lambda state: state["status"] == "abandoned")
            with friend.live(table, 2):
                assert ada.ask(type="propose", kind="rematch")["type"] == "ack"
                assert ada.until(lambda state: state["proposals"])["next"] is None
            assert ada.until(lambda state: state["next"], 5)["proposals"] == []


def test_a_next_game_that_finds_no_room_keeps_nobody_from_being_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", 0.5)
    monkeypatch.setattr("pentapolis.server.live.presence.CHECK", 0.1)
    with serving(tmp_path / "t.sqlite", limits=replace(PLENTY, tables=1)) as running:
        browser, friend = Browser(running.base), Browser(running.base)
        made = browser.new("hl")
        friend.join(made["seats"][1]["link"])
        with browser.live(made["table"]) as ada:
            with friend.live(made["table"], 1) as bob:
                ada.ask(type="propose", kind="abandon")
                bob.ask(type="answer", proposal=1, yes=True)
                assert ada.ask(type="propose", kind="rematch")["type"] == "ack"
                ada.until(lambda state: state["proposals"])
            assert ada.until(lambda state: not state["proposals"], 5)["next"] is None
            with friend.live(made["table"], 1):
                ada.until(lambda state: state["seats"][1]["online"])
            ada.until(lambda state: state["seats"][1]["away"])


def test_who_asks_by_http_is_not_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.server.live.live_table.AWAY", 1.0)
    with serving(tmp_path / "t.sqlite") as running:
        browser, friend = Browser(running.base), Browser(running.base)
        made = browser.new("hl")
        table = made["table"]
        friend.join(made["seats"][1]["link"])
        with friend.live(table, 1):
            pass
        with browser.live(table) as ada:
            replace_ = {"type": "propose", "kind": "replace", "seat": 1, "level": "level-1"}
            for _ in range(4):
                time.sleep(0.4)
                assert friend.http.get(f"/api/v1/tables/{table}?seat=1").status_code == 200
                assert ada.ask(**replace_)["refusal"]["key"] == "table-not-away"
            time.sleep(1.1)
            assert ada.ask(**replace_)["type"] == "ack"


def test_clocks_stand_still_while_there_is_no_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "t.sqlite") as running:
        browser = Browser(running.base)
        table = browser.new("hh", clock={"seconds": 30, "increment": 0})["table"]
        time.sleep(1)
    cookies = dict(browser.http.cookies)
    real = time.time_ns
    monkeypatch.setattr("time.time_ns", lambda: real() + 3600 * 10**9)
    with serving(tmp_path / "t.sqlite") as running:
        time.sleep(0.5)  # long enough for what should have happened meanwhile
        browser = Browser(running.base)
        browser.http.cookies.update(cookies)
        with browser.live(table) as tab:
            assert tab.state["seats"][0]["level"] is None
            assert 25_000 < tab.state["seats"][0]["clock"] <= 29_000


def test_messages_that_make_no_sense_are_answered_in_words(browser: Browser) -> None:
    table = browser.new("hh")["table"]
    with browser.live(table) as tab:
        for data in ("", "{", "[]", '{"type":"play"}', '{"type":"ping","more":1}', '{"type":"x"}', '"' + "x" * 9000):
            tab.line.send(data)
            answer: dict[str, Any] = tab.receive()
            assert (answer["type"], answer["code"]) == ("error", "bad-request"), data
        tab.send(type="ping")
        assert tab.receive()["type"] == "pong"
        tab.line.send(b"\xff\xfe")
        assert tab.receive()["code"] == "bad-request"


def test_a_move_that_was_sent_before_leaving_still_counts_for_the_others(served: Served, browser: Browser) -> None:
    table = browser.new("hhb")["table"]
    with browser.live(table) as tab:
        tab.send(type="play", id=1, version=1, action=tab.state["choices"][0]["action"], hold=False)
    with browser.live(table) as tab:
        tab.until(lambda state: state["version"] == 2)

    assert served.live(table).connected() in (set(), {0, 1})


def test_who_changes_seats_while_the_table_is_busy_gets_the_whole_log(served: Served, browser: Browser) -> None:
    table = browser.new("hh")["table"]
    with browser.live(table) as tab:
        while not tab.log or tab.log[-1]["draft"]:
            tab.play()
        live = served.live(table)
        loop = served.loop
        asyncio.run_coroutine_threadsafe(live.lock.acquire(), loop).result(10)
        tab.send(type="hello", protocol=1, seat=1, lang="en", since=0, chat_since=0)
        time.sleep(0.3)  # it waits for the table, and what is to be sent waits behind it
        loop.call_soon_threadsafe(live.notify)
        time.sleep(0.3)
        loop.call_soon_threadsafe(live.lock.release)
        while (message := tab.receive()).get("viewpoint") != 1:
            pass
        assert message["log_from"] == 0 and len(message["log"]) == len(tab.log) > 0


def test_a_greeting_that_fails_gives_no_place(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = browser.new("hb")
    found = table_socket.rights_at

    async def fails(*_: object) -> None:
        raise StorageError("server-storage-locked")

    with browser.live(made["table"], None) as tab:
        monkeypatch.setattr(table_socket, "rights_at", fails)
        tab.send(type="hello", protocol=1, seat=0, lang="en", since=0, chat_since=0)
        while (message := tab.receive())["type"] != "error":
            pass
        assert message["code"] == "storage-locked"
        monkeypatch.setattr(table_socket, "rights_at", found)
        answer = tab.ask(type="propose", kind="abandon")
        assert answer["refusal"]["key"] == "table-spectator", "the place is the one from before"
