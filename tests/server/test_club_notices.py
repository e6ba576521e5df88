"""“Your turn” by webhook, mail and web push: sent in the background, again where it failed, never with a secret."""

from __future__ import annotations

import base64
import json
import os
import queue
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from pentapolis.server.live.club import notices
from pentapolis.server.net import outgoing
from pentapolis.server.net.outgoing import BadAddress

from .club import Person, club, code
from .mailbox import Receiver, mail_server, receiving
from .served import Served

SOON = {"notice_hosts": ("127.0.0.1",), "notice_after": 0.3}


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[str, Any]]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, mails: tuple[str, Any]) -> Iterator[Served]:
    where = tmp_path_factory.mktemp("club") / "club.sqlite"
    with club(where, mail=mails[0], mail_from="Pentapolis <games@example.org>", **SOON) as running:
        yield running


NAMES = (f"Somebody {number}" for number in range(2, 1000))


def pair(served: Served) -> tuple[Person, Person, dict[str, Any]]:
    """Two people and a table of theirs at which the first is to move."""
    ada, eva = Person(served.base).claim(next(NAMES), None), Person(served.base).claim(next(NAMES), None)
    made = ada.new("hl", name="By post")
    return ada, eva, made


def nothing(receiver: Receiver, seconds: float = 1.5) -> bool:
    try:
        receiver.got.get(timeout=seconds)
    except queue.Empty:
        return True
    return False


def test_who_is_not_there_is_told_once_that_it_is_their_turn(served: Served, receiver: Receiver):
    ada, eva, made = pair(served)
    assert ada.post("club/notices?lang=fr", webhook=f"{receiver.address}/hook").json()["webhook"]
    eva.join(made["seats"][1]["link"])
    got = receiver.got.get(timeout=10)
    told = json.loads(got.body)
    assert got.path == "/hook"
    assert told["kind"] == "turn" and told["table"] == made["table"] and told["game"] == "akropolis"
    assert told["link"] == f"https://games.example.org/table/{made['table']}"
    assert told["title"] == "À vous\u202f: By post"
    assert set(told) == {"kind", "title", "text", "game", "table", "link"}
    assert nothing(receiver)


def test_who_looks_at_the_table_is_not_told(served: Served, receiver: Receiver):
    ada, eva, made = pair(served)
    ada.post("club/notices", webhook=f"{receiver.address}/there")
    with ada.live(made["table"]):
        eva.join(made["seats"][1]["link"])
        assert nothing(receiver)


def test_what_fails_is_tried_again_and_no_move_waits_for_it(
    served: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(notices, "RETRIES", (0.3, 0.3, 0.3))
    ada, eva, made = pair(served)
    receiver.statuses[:] = [500, 302]  # a redirect is not followed: it is a failure like others
    ada.post("club/notices", webhook=f"{receiver.address}/again")
    eva.join(made["seats"][1]["link"])
    for _ in range(3):
        assert receiver.got.get(timeout=10).path == "/again"
    assert nothing(receiver)


def test_a_slow_receiver_delays_nobody(served: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch):
    ada, eva, made = pair(served)
    slow, go = threading.Event(), threading.Event()

    def post(*_: Any) -> None:
        slow.set()
        go.wait(20)

    monkeypatch.setattr(outgoing, "post", post)
    ada.post("club/notices", webhook=f"{receiver.address}/slow")
    eva.join(made["seats"][1]["link"])
    assert slow.wait(10)
    began = time.monotonic()
    with ada.live(made["table"]) as tab:
        assert tab.play()["type"] == "ack"
    assert time.monotonic() - began < 5
    go.set()


def test_an_invitation_is_told(served: Served, receiver: Receiver):
    ada, eva, made = pair(served)
    eva.post("club/notices", webhook=f"{receiver.address}/invited")
    ada.post(f"tables/{made['table']}/invite", seat=1, name=eva.me()["name"])
    told = json.loads(receiver.got.get(timeout=10).body)
    assert told["kind"] == "invited" and told["link"] == "https://games.example.org/name"


def test_an_address_gets_mail_once_it_is_confirmed(served: Served, mails: tuple[str, Any]):
    ada, eva, made = pair(served)
    got = mails[1]
    assert ada.post("club/notices", mail="ada@example.org").json()["mail"] == ""
    first = got.get(timeout=10)
    assert first["To"] == "ada@example.org" and first["From"] == "Pentapolis <games@example.org>"
    token = re.search(r"#mail=([\w-]+)", first.get_payload(decode=True).decode())
    assert token is not None
    assert code(eva.post("club/notices/mail", token=token[1]), 410) == "club-link-spent"
    assert ada.post("club/notices/mail", token=token[1]).json()["mail"] == "ada@example.org"
    assert code(ada.post("club/notices/mail", token=token[1]), 410) == "club-link-spent"
    eva.join(made["seats"][1]["link"])
    mail = got.get(timeout=10)
    assert mail["Subject"] == "Your turn: By post"
    assert f"https://games.example.org/table/{made['table']}" in mail.get_payload(decode=True).decode()
    assert ada.post("club/notices", mail="").json()["mail"] == ""


def test_no_mail_goes_where_headers_could_be_smuggled(served: Served):
    ada, _, _ = pair(served)
    for bad in ("nobody", "a@b", "a@b.c\nBcc: x@y.z", "a b@c.de", "ada@example.org, eva@example.org"):
        assert code(ada.post("club/notices", mail=bad), 422) == "club-bad-mail"


def browser_keys() -> tuple[Any, bytes, dict[str, str]]:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def text(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).decode().rstrip("=")

    return key, auth, {"p256dh": text(point), "auth": text(auth)}


def test_a_browser_gets_what_only_it_can_read_signed_by_this_server(served: Served, receiver: Receiver):
    ada, eva, made = pair(served)
    key, auth, keys = browser_keys()
    push = {"endpoint": f"{receiver.address}/push/abc", "keys": keys}
    assert ada.post("club/notices", push=push).json()["push"]
    eva.join(made["seats"][1]["link"])
    got = receiver.got.get(timeout=10)
    assert made["table"].encode() not in got.body
    told = json.loads(http_ece.decrypt(got.body, private_key=key, auth_secret=auth, version="aes128gcm"))
    assert told["title"] == "Your turn: By post"
    assert got.headers["content-encoding"] == "aes128gcm" and int(got.headers["ttl"]) > 0
    public = re.search(r"k=([\w-]+)", got.headers["authorization"])
    assert public is not None and public[1] == ada.get("club").json()["push_key"]
    assert Vapid02.verify(got.headers["authorization"])


def test_a_browser_that_is_no_more_is_forgotten(served: Served, receiver: Receiver):
    ada, eva, made = pair(served)
    keys = browser_keys()[2]
    receiver.statuses[:] = [410]
    ada.post("club/notices", push={"endpoint": f"{receiver.address}/push/gone", "keys": keys})
    eva.join(made["seats"][1]["link"])
    receiver.got.get(timeout=10)
    end = time.monotonic() + 10
    while ada.me()["notices"]["push"]:
        assert time.monotonic() < end
    bad = {"endpoint": f"{receiver.address}/push", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert code(ada.post("club/notices", push=bad), 422) == "club-bad-push"


def test_notices_are_for_who_is_signed_in(served: Served):
    assert code(Person(served.base).post("club/notices", webhook=""), 403) == "club-sign-in"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://user@example.org/",
        "https://example.org:22/",
        "https:///nowhere",
        "https://exa mple.org/",
        "javascript:alert(1)",
        "https://[::1",
    ],
)
def test_nothing_is_sent_to_what_is_no_address_of_the_web(served: Served, address: str):
    ada, _, _ = pair(served)
    assert code(ada.post("club/notices", webhook=address), 422) == "club-bad-webhook"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.0.0.8", "169.254.169.254", "[::1]", "[::ffff:10.0.0.1]"]
)
def test_nothing_is_sent_into_the_hosts_own_network(host: str):
    with pytest.raises(BadAddress):
        outgoing.post(f"https://{host}/", b"", {})


@pytest.mark.skipif(not os.environ.get("PENTAPOLIS_LONG"), reason="PENTAPOLIS_LONG=1 starts servers twice")
def test_a_notice_survives_a_restart(tmp_path: Path, receiver: Receiver):
    later = {**SOON, "notice_after": 3.0}
    with club(tmp_path / "club.sqlite", **later) as served:
        ada, eva, made = pair(served)
        ada.post("club/notices", webhook=f"{receiver.address}/restart")
        eva.join(made["seats"][1]["link"])
        time.sleep(1)  # it is written down, and not yet due
    assert receiver.got.empty()
    with club(tmp_path / "club.sqlite", **later):
        assert receiver.got.get(timeout=10).path == "/restart"
