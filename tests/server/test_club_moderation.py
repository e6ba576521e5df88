"""Mute, ban and delete: by moderators on the page, and by the host's command while the server runs."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.live.club import club as live_club
from pentapolis.server.live.sweep import Sweep
from tests.cli.shell import Done, Shell

from .club import Person, club, code
from .served import Served

NAMES = (f"Member {number}" for number in range(2, 1000))
Host = Callable[..., Done]


@pytest.fixture(scope="module")
def where(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club") / "club.sqlite"


@pytest.fixture(scope="module")
def served(where: Path) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_club, "CHECK", 0.1)
        with club(where) as running:
            yield running


@pytest.fixture
def member(served: Served) -> Callable[[], Person]:
    return lambda: Person(served.base).claim(next(NAMES), None)


@pytest.fixture
def host(
    served: Served, where: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Host:
    """The command of the host, on the database of the running server."""
    shell = Shell(tmp_path, monkeypatch, capsys)
    return lambda *words: shell.run("club", *words, "--data", str(where))


@pytest.fixture
def moderator(member: Callable[[], Person], host: Host) -> Person:
    person = member()
    assert host("moderator", person.me()["name"]).code == 0
    return person


def say(person: Person, table: str, text: str, seat: int = 0) -> Any:
    return person.post(f"tables/{table}/messages?seat={seat}", type="chat", id=1, text=text)


def test_only_moderators_moderate(member: Callable[[], Person], moderator: Person, served: Served, host: Host):
    ada, eva = member(), member()
    name = eva.me()["name"]
    assert code(ada.post("club/names", name=name, banned=True), 403) == "club-no-moderator"
    assert code(ada.get("club/names"), 403) == "club-no-moderator"
    assert code(Person(served.base).get("club/names"), 403) == "club-sign-in"
    table = ada.new("hb", public=True)["table"]
    assert code(eva.delete(f"tables/{table}/chat/1"), 403) == "club-no-moderator"
    assert code(eva.delete(f"club/lobby/{table}"), 403) == "club-no-moderator"
    assert code(moderator.post("club/names", name="Nobody at all", muted=True), 404) == "club-no-name"
    other = member()
    host("moderator", other.me()["name"])
    assert code(moderator.post("club/names", name=other.me()["name"], muted=True), 403) == "club-not-moderators"
    assert eva.me() == {**eva.me(), "muted": False, "banned": False}


def test_who_is_muted_plays_and_does_not_write(member: Callable[[], Person], moderator: Person):
    ada = member()
    table = ada.new("hb")["table"]
    assert say(ada, table, "good day").json()["type"] == "ack"
    listed = moderator.post("club/names", name=ada.me()["name"], muted=True).json()
    assert [each["muted"] for each in listed if each["name"] == ada.me()["name"]] == [True]
    assert code(say(ada, table, "again"), 403) == "club-muted"
    with ada.live(table) as tab:
        assert tab.ask(type="chat", text="and again")["code"] == "club-muted"
        assert tab.play()["type"] == "ack"
    moderator.post("club/names", name=ada.me()["name"], muted=False)
    assert say(ada, table, "thank you").json()["type"] == "ack"


def test_who_is_banned_is_shown_out_and_can_only_sign_out(member: Callable[[], Person], host: Host):
    ada = member()
    table = ada.new("hb", public=True)["table"]
    with ada.live(table) as tab:
        assert "banned" in host("ban", ada.me()["name"]).out
        while (told := tab.receive())["type"] != "error":
            pass
        assert told["code"] == "club-banned"
    for answer in (ada.get("tables"), ada.get(f"tables/{table}"), ada.post(f"club/lobby/{table}/watch")):
        assert code(answer, 403) == "club-banned"
    assert code(ada.post("club/link"), 403) == "club-banned"
    assert ada.me()["banned"]
    assert ada.post("club/sign-out").status_code == 200


def test_a_line_is_taken_out_for_everybody_who_looks(member: Callable[[], Person], moderator: Person, served: Served):
    ada = member()
    table = ada.new("hb", public=True)["table"]
    say(ada, table, "something very rude")
    with ada.live(table) as tab:
        line = next(each for each in tab.chat if each["text"] == "something very rude")
        assert moderator.delete(f"tables/{table}/chat/{line['id']}").status_code == 200
        tab.until(lambda state: any("taken out" in each["text"] for each in state["chat"]))
    assert code(moderator.delete(f"tables/{table}/chat/{line['id']}"), 404) == "club-no-line"
    with ada.live(table) as again:
        assert not any("rude" in line for line in again.bytes)
    private = ada.new("hb")["table"]
    say(ada, private, "among friends")
    assert code(moderator.delete(f"tables/{private}/chat/1"), 404) == "no-table"


def test_a_table_leaves_the_lobby(member: Callable[[], Person], moderator: Person):
    ada = member()
    table = ada.new("hl", public=True)["table"]
    moderator.delete(f"club/lobby/{table}")
    assert table not in [each["table"] for each in ada.get("club/lobby").json()["tables"]]
    assert table in ada.tables()


def test_the_host_takes_a_line_out_while_the_server_runs(member: Callable[[], Person], host: Host, served: Served):
    ada = member()
    table = ada.new("hb")["table"]
    say(ada, table, "a word too many")
    shown = host("chat", table)
    assert "a word too many" in shown.out
    number = json.loads(host("chat", table, "--json").out)[0]["id"]
    with ada.live(table) as tab:
        assert host("delete-line", table, str(number)).code == 0
        asyncio.run_coroutine_threadsafe(Sweep(served.services).once(), served.loop).result(20)
        tab.until(lambda state: any("taken out" in each["text"] for each in state["chat"]))
    assert host("delete-line", table, str(number)).code == 1
    assert host("delete-line", table, "first").code == 2


def test_the_host_deletes_a_name_and_it_is_free_again(member: Callable[[], Person], host: Host, served: Served):
    ada = member()
    name = ada.me()["name"]
    table = ada.new("hl")["table"]
    assert host("delete", name).code == 0
    end = time.monotonic() + 10
    while ada.me() is not None:
        assert time.monotonic() < end
    assert ada.get(f"tables/{table}").status_code == 404
    Person(served.base).claim(name, None)


def test_the_host_helps_who_has_lost_their_devices(member: Callable[[], Person], host: Host, served: Served):
    ada = member()
    told = host("link", ada.me()["name"]).out.replace("\n", "")
    token = told.partition("/sign-in#")[2].strip()
    other = Person(served.base)
    assert other.post("club/sign-in-link", token=token).json()["me"]["name"] == ada.me()["name"]


def test_the_command_says_what_is_wrong(host: Host, member: Callable[[], Person]):
    name = member().me()["name"]
    assert name in host().out
    (listed,) = [each for each in json.loads(host("names", "--json").out) if each["name"] == name]
    assert listed["muted"] is False and listed["moderator"] is False
    for words in (("fly",), ("mute",), ("mute", "a", "b"), ("chat",)):
        done = host(*words)
        assert done.code == 2 and done.err
    assert host("mute", "Nobody at all").code == 1
