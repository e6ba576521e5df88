"""Rules change and no game is lost: ended ones are shown as they were, running ones go on or say why they cannot."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.sync.client import connect

import pentapolis
from pentapolis.core import game as registry
from pentapolis.core.game import Migration
from pentapolis.core.record import HIDDEN, Record
from pentapolis.server.storage.database import Database

from .postgres import postgres
from .served import Browser, Tab, decider, serving

GAME = "uchronia"  # it has hidden cards, secret choices and forced ones
V1 = "/api/v1/tables"


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that outlives servers."""
    if request.param == "sqlite":
        yield str(tmp_path / "t.sqlite")
    else:
        with postgres() as url:
            yield url


class Change:
    """A rules fix: from now on this build plays version 2."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def __call__(self, migration: Migration | None = None) -> None:
        self._patch.setattr(pentapolis.game(GAME), "rules_version", 2)
        self._patch.setattr(pentapolis.game(GAME), "migrations", {} if migration is None else {1: migration})

    def undo(self) -> None:
        self._patch.undo()


@pytest.fixture
def rules_change(monkeypatch: pytest.MonkeyPatch) -> Change:
    return Change(monkeypatch)


class Friends:
    """Two people with a browser each at one table, and a stranger."""

    def __init__(self, base: str) -> None:
        self.ada, self.bob, self.stranger = (Browser(base) for _ in range(3))
        made = self.ada.new("hl", GAME)
        self.bob.join(made["seats"][1]["link"])
        self.table: str = made["table"]

    def at(self, base: str) -> None:
        """The server has another address now."""
        for browser in (self.ada, self.bob, self.stranger):
            browser.base = base
            browser.http.base_url = base  # type: ignore[assignment]  # httpx takes a text

    def play(self, moves: int) -> None:
        """Both play, each in turn, until no turn is unfinished."""
        with self.ada.live(self.table, 0) as here, self.bob.live(self.table, 1) as there:
            played = 0
            while played < moves or any(entry["draft"] for tab in (here, there) for entry in tab.log):
                asked = decider((here, there))
                assert asked is not None
                asked.play(1)
                played += 1

    def finish(self) -> None:
        """Bots play the game to its end for them."""
        with self.ada.live(self.table, 0) as here, self.bob.live(self.table, 1) as there:
            assert there.ask(type="hand", seat=1, level="level-1")["type"] == "ack"
            assert here.ask(type="hand", seat=0, level="level-1")["type"] == "ack"
            here.until(lambda state: state["status"] == "over")

    def abandon(self) -> None:
        """Both agree to end the game."""
        with self.ada.live(self.table, 0) as here, self.bob.live(self.table, 1) as there:
            here.ask(type="propose", kind="abandon")
            there.until(lambda state: state["proposals"])
            assert there.ask(type="answer", proposal=there.state["proposals"][0]["id"], yes=True)["type"] == "ack"

    def seen(self, look: str = "") -> dict[str, Any]:
        """What everybody gets to see of the game, or why not, by whom and what they ask for."""
        found: dict[str, Any] = {}
        for name, browser in (("ada", self.ada), ("bob", self.bob), ("stranger", self.stranger)):
            secret = f"&look={look}" if name == "stranger" else ""
            for what in ("frames?from=0&to=49&lang=en", "replay?lang=fr"):
                for seat in ("", "&seat=0", "&seat=1"):
                    answer = browser.http.get(f"{V1}/{self.table}/{what}{seat}{secret}")
                    found[f"{name} {what}{seat}"] = (answer.status_code, plain(answer.json()))
            record = browser.http.get(f"{V1}/{self.table}/record?lang=en{secret}")
            found[f"{name} record"] = (record.status_code, record.text)
            state = browser.http.get(f"{V1}/{self.table}?lang=en")
            found[f"{name} state"] = (state.status_code, settled(state.json()))
        return found


def plain(told: Any) -> Any:
    """A replay without the words that speak to its reader as "you", who is called by their name later."""
    if "log" not in told:
        return told
    log = [{**entry, "events": [{**event, "text": ""} for event in entry["events"]]} for entry in told["log"]]
    return {**told, "log": log}


def settled(state: Any) -> Any:
    """A state without what is of the moment: who is there and what time it is, and the decision nobody will take."""
    if "seats" not in state:
        return state
    seats = [{**seat, "online": None, "away": None, "away_since": None} for seat in state["seats"]]
    return {**state, "seats": seats, "now": 0, "decision": None}


def rows(where: str, statement: str) -> list[Any]:
    """What the database answers."""
    database = Database(where)
    try:
        with database.engine.begin() as connection:
            answer = connection.execute(text(statement))
            return list(answer) if answer.returns_rows else []
    finally:
        database.close()


def await_rows(where: str, statement: str, wanted: Callable[[list[Any]], bool]) -> None:
    """Returns when the database answers as wanted."""
    end = time.monotonic() + 60
    while not wanted(rows(where, statement)):
        assert time.monotonic() < end, statement
        time.sleep(0.05)


def kept(where: str) -> None:
    await_rows(where, "SELECT table_id FROM archives", lambda found: len(found) == 1)


def spoil(where: str) -> None:
    """Nothing can be played again from what is written of the moves."""
    rows(where, "UPDATE moves SET play = 'no move of any rules'")


def test_a_finished_game_is_shown_as_it_was_to_everybody_who_could_see_it(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.finish()
        look = friends.ada.http.post(f"{V1}/{friends.table}/look").json()["link"].partition("look=")[2]
        before = friends.seen(look)
        assert before["stranger replay?lang=fr"][0] == 200 and before["ada replay?lang=fr&seat=1"][0] == 200
        page = friends.bob.http.get(f"{V1}/{friends.table}/replay.html?lang=fr").text
        kept(where)
    spoil(where)
    rules_change()
    with serving(where) as served:
        friends.at(served.base)
        assert friends.seen(look) == before
        assert friends.stranger.http.get(f"{V1}/{friends.table}/replay").status_code == 404
        assert friends.bob.http.get(f"{V1}/{friends.table}/replay.html?lang=fr").text == page
        # The table is still theirs: they talk, change names and play again, under the rules of today.
        with friends.ada.live(friends.table, 0) as here, friends.bob.live(friends.table, 1) as there:
            assert here.state["status"] == "over" and here.state["seed"]
            assert here.ask(type="chat", text="well played")["type"] == "ack"
            assert here.ask(type="name", seat=0, name="Ada")["type"] == "ack"
            there.until(lambda state: there.chat and state["seats"][0]["name"] == "Ada")
            assert here.ask(type="propose", kind="rematch")["type"] == "ack"
            there.until(lambda state: state["proposals"])
            there.ask(type="answer", proposal=there.state["proposals"][0]["id"], yes=True)
            again = here.until(lambda state: state["next"])["next"]
        assert friends.ada.http.get(f"{V1}/{again}?seat=1").json()["status"] == "playing"
    versions = rows(where, f"SELECT rules_version FROM tables ORDER BY id = '{again}'")
    assert [version for (version,) in versions] == [1, 2]


def test_an_abandoned_game_keeps_its_secrets(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.play(12)
        friends.abandon()
        before = friends.seen()
        kept(where)
    spoil(where)
    rules_change()
    with serving(where) as served:
        friends.at(served.base)
        after = friends.seen()
        assert after == before
    assert after["ada replay?lang=fr&seat=1"][0] == 403 and after["bob replay?lang=fr&seat=0"][0] == 403
    assert after["ada frames?from=0&to=49&lang=en&seat=0"] != after["bob frames?from=0&to=49&lang=en&seat=1"]
    assert '"seed":' not in after["ada record"][1] and after["stranger record"][0] == 404


def test_games_that_ended_before_archives_are_kept_at_the_start(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        friends, others = Friends(served.base), Friends(served.base)
        friends.play(4)
        friends.abandon()
        others.play(12)
        before, record = friends.seen(), others.ada.http.get(f"{V1}/{others.table}/record").text
        kept(where)
    rows(where, "DELETE FROM archives")
    rows(where, "UPDATE moves SET secret = NULL, draws = NULL")
    with serving(where):
        kept(where)
        untold = f"SELECT n FROM moves WHERE secret IS NULL AND table_id = '{others.table}'"
        await_rows(where, untold, lambda found: not found)
    rules_change()
    with serving(where) as served:
        friends.at(served.base)
        others.at(served.base)
        assert friends.seen() == before
        assert others.ada.http.get(f"{V1}/{others.table}/record").text == record


def test_who_gets_another_name_after_the_end_is_kept_under_it(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.play(4)
        friends.abandon()
        kept(where)
        with friends.ada.live(friends.table, 0) as here:
            here.ask(type="name", seat=0, name="Hypatia")
        await_rows(where, "SELECT seats FROM archives", lambda found: "Hypatia" in found[0][0])
    rules_change()
    with serving(where) as served:
        friends.at(served.base)
        told = friends.bob.http.get(f"{V1}/{friends.table}/record").text
        assert '"names":["Hypatia"' in told


def position(tab: Tab) -> Any:
    """What the tab shows, whatever the version of the rules is called."""
    return {**tab.state["view"], "rules_version": 0}


def _new_notation(moves: list[str]) -> list[str]:
    return [move.removeprefix("old ") for move in moves]


def test_a_running_game_goes_on_by_a_written_migration(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.play(12)
        with friends.ada.live(friends.table, 0) as here, friends.bob.live(friends.table, 1) as there:
            before = [(position(tab), tab.log) for tab in (here, there)]
            version = here.state["version"]
    rows(where, "UPDATE moves SET play = 'old ' || play")
    rules_change(_new_notation)
    for start in range(3):  # as it was migrated when it was read; after it was written; under the new rules alone
        if start == 2:
            rules_change()
        with serving(where) as served:
            friends.at(served.base)
            with friends.ada.live(friends.table, 0) as here, friends.bob.live(friends.table, 1) as there:
                if start == 0:
                    assert [(position(tab), tab.log) for tab in (here, there)] == before
                    assert here.state["version"] > version
                told = [line["text"] for line in here.chat]
                assert told == [
                    "The rules of this game have been corrected: it goes on under rules version 2."
                    " An unfinished turn was taken back."
                ]
            if start < 2:
                friends.play(2)
    lines = rows(where, "SELECT play FROM moves ORDER BY n")
    assert len(lines) >= 16 and not any(play.startswith("old ") for (play,) in lines)
    assert len(rows(where, "SELECT n FROM cut_moves WHERE play LIKE 'old %'")) >= 12, "the old lines are kept"
    assert rows(where, "SELECT rules_version FROM tables") == [(2,)]


def test_a_running_game_goes_on_under_former_rules_that_are_still_played(
    where: str, rules_change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.play(6)
    rules_change(_fails)
    monkeypatch.setattr(pentapolis.game(GAME), "older", {1: registry._makers[GAME]()})
    with serving(where) as served:
        friends.at(served.base)
        friends.play(4)
        with friends.ada.live(friends.table, 0) as here:
            assert here.for_good >= 10 and here.chat == [] and here.state["view"]["rules_version"] == 1
        record = friends.ada.http.get(f"{V1}/{friends.table}/record").text
        assert Record.read(record.splitlines()).header.rules_version == 1
    assert rows(where, "SELECT rules_version FROM tables") == [(1,)]


def _fails(moves: list[str]) -> list[str]:
    raise RuntimeError("a migration with a mistake")


def _forgets(moves: list[str]) -> list[str]:
    return [*moves[:3], *moves[4:]]


@pytest.mark.parametrize("migration", [None, _fails, _forgets])
def test_a_game_that_cannot_go_on_says_so_and_keeps_its_record(
    where: str, rules_change: Change, migration: Migration | None
) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.play(12)
        id = friends.table
        watch = friends.ada.http.post(f"{V1}/{id}/links").json()["spectator_link"]
        friends.stranger.join(watch)
        record = friends.ada.http.get(f"{V1}/{id}/record").text
        with friends.ada.live(id, 0) as here:
            view = here.state["view"]
    rules_change(migration)
    abandon = {"type": "propose", "id": 1, "kind": "abandon"}
    with serving(where) as served:
        friends.at(served.base)
        for browser in (friends.ada, friends.bob, friends.stranger):
            answer = browser.http.get(f"{V1}/{id}?lang=en")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "old-rules")
            assert "rules version 1, and this server plays 2" in answer.json()["error"]["text"]
            assert "version 1 des règles" in browser.http.get(f"{V1}/{id}?lang=fr").json()["error"]["text"]
            assert browser.http.get(f"{V1}/{id}/record").text == record
            told = answer_to_hello(browser, id)
            assert (told["type"], told["code"]) == ("error", "old-rules") and "rules version 1" in told["text"]
        assert friends.stranger.http.post(f"{V1}/{id}/messages", json=abandon).status_code == 403
        assert friends.ada.http.post(f"{V1}/{id}/messages", json={**abandon, "kind": "takeback"}).status_code == 409
    rules_change.undo()  # the host goes back to the version that knows the rules: everything is there
    with serving(where) as served:
        friends.at(served.base)
        with friends.ada.live(id, 0) as here:
            assert here.state["view"] == view and here.state["status"] == "playing"
    rules_change(migration)
    with serving(where) as served:
        friends.at(served.base)
        assert friends.bob.http.post(f"{V1}/{id}/messages", json=abandon).json()["type"] == "ack"
        assert [table["status"] for table in friends.ada.http.get(V1).json()] == ["abandoned"]
        assert friends.ada.http.get(f"{V1}/{id}/record").text == record
        assert friends.bob.http.delete(f"{V1}/{id}").json() == {"table": id, "deleted": False}
        assert friends.ada.http.delete(f"{V1}/{id}").json()["deleted"] is False, "it is Bob's too"
    assert rows(where, "SELECT count(*) FROM moves") != [(0,)]


def answer_to_hello(browser: Browser, id: str) -> dict[str, Any]:
    """What a browser that opens the table is told first."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    address = browser.base.replace("http", "ws", 1) + f"{V1}/{id}/live"
    with connect(address, additional_headers={"Cookie": cookie, "Origin": browser.base}) as line:
        hello = {"type": "hello", "protocol": 1, "seat": None, "lang": "en", "since": 0, "chat_since": 0}
        line.send(json.dumps(hello))
        told: dict[str, Any] = json.loads(line.recv(20))
        return told


def test_a_record_of_which_nobody_noted_the_secrets_tells_none(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.play(12)
    rows(where, "UPDATE moves SET secret = NULL, draws = NULL")
    rules_change()
    with serving(where) as served:
        friends.at(served.base)
        told = Record.read(friends.ada.http.get(f"{V1}/{friends.table}/record").text.splitlines())
    assert told.header.seed is None and {move.play for move in told.moves} == {HIDDEN}


def test_a_table_at_which_nothing_was_played_begins_under_the_new_rules(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        ada = Browser(served.base)
        table = ada.new("hl", GAME)["table"]
    assert rows(where, "SELECT count(*) FROM moves") == [(0,)]
    rules_change()
    with serving(where) as served:
        ada.http.base_url = served.base  # type: ignore[assignment]  # httpx takes a text
        assert ada.http.get(f"{V1}/{table}?seat=0").json()["status"] == "waiting"


def test_an_uploaded_record_is_shown_as_it_was(where: str, rules_change: Change) -> None:
    lines = (Path(__file__).parents[1] / "golden" / GAME / "two.jsonl").read_bytes()
    with serving(where) as served:
        ada = Browser(served.base)
        answer = ada.http.post("/api/v1/records", content=lines, headers={"Content-Type": "application/jsonl"})
        record = f"/api/v1/records/{answer.json()['replay']}"
        asked = [f"{record}/{what}" for what in ("frames?from=10&to=20&seat=1", "replay?lang=fr", "replay?seat=0")]
        before = [ada.http.get(each).json() for each in asked]
        assert before[1]["total"] > 100
        page = ada.http.get(f"{record}/replay.html").text
        await_rows(where, "SELECT id FROM records WHERE archive IS NOT NULL", lambda found: len(found) == 1)
    rules_change()
    with serving(where) as served:
        ada.http.base_url = served.base  # type: ignore[assignment]  # httpx takes a text
        assert [ada.http.get(each).json() for each in asked] == before
        assert ada.http.get(f"{record}/replay.html").text == page
    rows(where, "UPDATE records SET archive = NULL")
    with serving(where) as served:
        ada.http.base_url = served.base  # type: ignore[assignment]  # httpx takes a text
        answer = ada.http.get(asked[1])
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "old-rules")


def test_no_migration_lets_somebody_have_played_what_another_seat_played(where: str, rules_change: Change) -> None:
    with serving(where) as served:
        friends = Friends(served.base)
        friends.play(4)
    rows(where, "UPDATE moves SET seat = 1 - seat")
    rules_change(list)
    with serving(where) as served:
        friends.at(served.base)
        assert friends.ada.http.get(f"{V1}/{friends.table}").json()["error"]["code"] == "old-rules"
