"""One stranger cannot stop the house: what is address_key, for whom, and what happens to who sends too much."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pentapolis.server.file_handles import KEPT, handles, raise_handles, room
from pentapolis.server.http.cookies import cookie
from pentapolis.server.net import connection_limiter
from pentapolis.server.net.addresses import Proxies, address_key
from pentapolis.server.net.concurrency_limiter import ConcurrencyLimiter
from pentapolis.server.net.connection_limiter import Backlog, ConnectionLimiter, Meter
from pentapolis.server.net.http_protocol import HttpProtocol
from pentapolis.server.net.rate_limiter import RateLimiter, TokenBucket, burst
from pentapolis.server.net.websocket_protocol import DeflateWebSocket
from pentapolis.server.settings import Limits
from tests.attacks import frame

from .served import PLENTY, Browser, serving


class Clock:
    """A time that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Wire(asyncio.Transport):
    """The server's end of a connection that nobody holds at the other end."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        super().__init__({"peername": (host, 1), "sockname": ("192.0.2.9", 80)})
        self.said = b""
        self.unread = 0
        self.reads = True
        self.gone = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.said += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return self.gone

    def close(self) -> None:
        self.gone = True

    abort = close

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class House:
    """A door and everything behind it that a test needs: an application that notes what reaches it."""

    def __init__(self, proxy: str | None = None, room: int = 1000, **limits: int) -> None:
        import uvicorn
        from uvicorn.server import ServerState

        self.clock = Clock()
        self.limiter = ConnectionLimiter(replace(Limits(), **limits), proxy, room, self.clock)
        self.asked: list[str] = []
        self.messages: list[str] = []
        self.config = uvicorn.Config(
            self.app,
            http=lambda **more: HttpProtocol(self.limiter, **more),  # type: ignore[arg-type]  # made like a class
            ws=lambda **more: DeflateWebSocket(self.limiter, **more),  # type: ignore[arg-type]
            h11_max_incomplete_event_size=self.limiter.limits.head + 1,
            log_level="error",
            lifespan="off",
            interface="asgi3",
        )
        self.config.load()
        self.state = ServerState()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope["path"][:20])
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                self.messages.append(message.get("text", ""))
            return
        while (message := await receive()).get("more_body"):
            pass
        if message["type"] == "http.request":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    def comes(self, host: str = "192.0.2.1") -> Wire:
        """Somebody connects."""
        wire = Wire(host)
        door: Any = self.config.http_protocol_class(config=self.config, server_state=self.state, app_state={})
        wire.set_protocol(door)
        door.connection_made(wire)
        return wire

    async def upgraded(self, host: str = "192.0.2.1") -> Wire:
        """Somebody opens a WebSocket."""
        wire = self.comes(host)
        wire.protocol.data_received(
            b"GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await steps()
        assert b"101" in wire.said and isinstance(wire.protocol, DeflateWebSocket)
        wire.said = b""
        return wire


async def steps() -> None:
    """Everything that can happen now has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


GET = b"GET /one HTTP/1.1\r\nHost: a\r\n\r\n"


# --- buckets ---


def test_a_bucket_fills_with_time_and_a_debt_is_waited_for() -> None:
    clock = Clock()
    bucket = TokenBucket(10, 5.0, clock)
    assert bucket.take(10) and not bucket.take()
    clock.now += 1
    assert bucket.take(2) and not bucket.take()
    assert bucket.charge(4) == pytest.approx(2.0)
    clock.now += 1
    assert not bucket.take() and bucket.charge(0) == pytest.approx(1.0)
    assert bucket.charge(1000) == pytest.approx(5.0)  # nobody owes more than a full bucket
    clock.now += 10.0
    assert bucket.full and bucket.take(10)


def test_each_name_has_its_own_bucket_and_a_minute_is_not_taken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    buckets = burst(600, 10, clock)
    assert buckets.take("a", 100) and not buckets.take("a") and buckets.take("b")
    clock.now += 60.0
    assert buckets.take("a", 100) and not buckets.take("a") and buckets.take("b")
    monkeypatch.setattr("pentapolis.server.net.rate_limiter.MOST_BUCKETS", 2)
    assert not buckets.take("c") and buckets.charge("c") > 0
    clock.now += 60.0
    assert buckets.take("c")
    assert isinstance(buckets, RateLimiter)


# --- addresses ---


def test_limits_count_an_ipv6_network_as_one_and_believe_named_proxies_only() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:2") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:192.0.2.1") == "192.0.2.1" == address_key("192.0.2.1")
    proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    assert "127.0.0.1" in proxies and "10.9.8.7" in proxies
    assert "127.0.0.2" not in proxies and "" not in proxies and "127.0.0.1" not in Proxies(None)


# --- the cookie ---


def asking(*cookies: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [(b"cookie", text.encode()) for text in cookies]})


def test_only_our_cookie_is_read_and_only_if_it_can_be_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = "a-B_9" * 8

    def never(*_: object) -> None:
        raise AssertionError("the slow reader was asked")

    monkeypatch.setattr("starlette.requests.cookie_parser", never)
    assert cookie(asking(f"one=1; device={secret}; two=2"), "device") == secret
    assert cookie(asking("one=1", f"device={secret}"), "device") == secret
    assert cookie(asking(f"other_device={secret}"), "device") is None
    assert cookie(asking(), "device") is None
    for bad in ('"' + "\\" * 60_000 + '"', "short", "x" * 101, f'"{secret}"', f"{secret}\u00e9"):
        assert cookie(asking(f"device={bad}"), "device") is None


# --- the limiter of connections ---


class Somebody:
    def end_if_overdue(self, now: float) -> None:
        raise AssertionError


def test_connections_are_bounded_for_each_address_and_in_all() -> None:
    limiter = ConnectionLimiter(Limits(connections=5, connections_of_one=2), None, 1000, Clock())
    ada = [Somebody() for _ in range(3)]
    assert [limiter.admit(one, "ada") for one in ada] == [True, True, False]
    for one in ada[1:]:
        limiter.leave(one)
    assert limiter.admit(Somebody(), "ada")
    assert all([limiter.admit(Somebody(), f"{n}") for n in range(3)])
    assert not limiter.admit(Somebody(), "eve")
    assert ConnectionLimiter(Limits(connections=5), None, 3, Clock()).most == 3  # no more than there are file handles


def test_who_comes_and_goes_too_often_waits() -> None:
    clock = Clock()
    limiter = ConnectionLimiter(Limits(new_connections=60), None, 1000, clock)

    def visits(count: int) -> int:
        come = 0
        for _ in range(count):
            connection = Somebody()
            come += limiter.admit(connection, "eve")
            limiter.leave(connection)
        return come

    assert visits(30) == 10
    clock.now += 5
    assert visits(30) == 5
    assert limiter.admit(Somebody(), "ada")


def test_a_proxy_speaks_for_many_and_is_not_counted_as_one() -> None:
    limiter = ConnectionLimiter(Limits(connections_of_one=2, new_connections=6, heads=60), "127.0.0.1", 1000, Clock())
    proxy = limiter.address("127.0.0.1")
    assert proxy == "" and limiter.address("127.0.0.2") == "127.0.0.2"
    assert all([limiter.admit(Somebody(), proxy) for _ in range(50)])
    assert limiter.charge(proxy, 1000, 10**9) == 0.0


def test_frames_and_bytes_count_for_the_connection_and_for_its_address() -> None:
    clock = Clock()
    limiter = ConnectionLimiter(Limits(frames=10, frames_of_one=90, bytes=1000, bytes_of_one=9000), None, 100, clock)
    one, two, other = Meter(limiter, "eve"), Meter(limiter, "eve"), Meter(limiter, "ada")
    assert one.takes(10, 0) and not one.takes(1, 0)
    assert two.takes(5, 1000) and not two.takes(1, 0)  # 15 of the address at once
    assert not two.takes(0, 1) and other.takes(10, 1000)
    clock.now += 60
    assert one.takes(10, 500) and two.takes(5, 1000) and not two.takes(1, 0)


def test_who_reads_nothing_of_what_he_is_sent_is_noticed() -> None:
    backlog = Backlog(20)
    assert not backlog.stuck(0, 0) and not backlog.stuck(100_000, 10) and not backlog.stuck(100_000, 29)
    assert backlog.stuck(100_000, 31) and backlog.stuck(120_000, 31)
    assert not backlog.stuck(110_000, 32)  # some of it was read
    assert not backlog.stuck(110_000, 50) and backlog.stuck(109_999, 53)
    assert not backlog.stuck(0, 90) and not backlog.stuck(50_000, 200) and not backlog.stuck(50_000, 219)


# --- requests ---


def test_a_request_is_answered_and_the_next_one_too_also_if_both_came_at_once() -> None:
    async def work() -> None:
        house = House()
        wire = house.comes()
        wire.protocol.data_received(GET[:10])
        wire.protocol.data_received(GET[10:] + GET + GET)
        await steps()
        assert wire.said.count(b"200 OK") == 3 and house.asked == ["/one"] * 3

    asyncio.run(work())


def test_a_head_that_is_too_long_is_refused_before_anybody_reads_it() -> None:
    async def work() -> None:
        for cookies in (b"x" * 20_000, b'"' + b"\\" * 60_000 + b'"'):
            for rest in (b"", b"\r\n\r\n"):
                house = House()
                wire = house.comes()
                wire.protocol.data_received(GET[:-2] + b"Cookie: a=" + cookies + rest)
                await steps()
                assert wire.said.startswith(b"HTTP/1.1 431 ") and house.asked == []
                assert b"16" in wire.said and b"trop long" in wire.said and not wire.reads
        exact = GET[:-2] + b"Cookie: a=" + b"x" * (16_384 - len(GET) - 12) + b"\r\n\r\n"
        for head, status in ((exact, b" 200 "), (exact.replace(b"xx", b"xxx", 1), b" 431 ")):
            wire = House().comes()
            wire.protocol.data_received(head)
            await steps()
            assert status in wire.said
        house = House()
        wire = house.comes()
        wire.protocol.data_received(GET + GET[:-2] + b"Cookie: a=" + b"x" * 60_000 + b"\r\n\r\n")
        await steps()
        assert house.asked == ["/one"] and b" 431 " in wire.said

    asyncio.run(work())


def test_half_a_head_or_none_is_waited_for_only_so_long() -> None:
    async def work() -> None:
        house = House(head_seconds=15)
        silent, slow, quick = (house.comes() for _ in range(3))
        slow.protocol.data_received(GET[:10])
        quick.protocol.data_received(GET)
        await steps()
        house.clock.now += 14
        house.limiter.end_overdue()
        assert silent.said == slow.said == b""
        slow.protocol.data_received(b"X-More: 1\r\n")
        house.clock.now += 2
        house.limiter.end_overdue()
        assert silent.said.startswith(b"HTTP/1.1 408 ") and slow.said.startswith(b"HTTP/1.1 408 ")
        assert quick.said.startswith(b"HTTP/1.1 200 ") and b"408" not in quick.said
        quick.protocol.data_received(GET[:5])
        house.clock.now += 16
        house.limiter.end_overdue()
        assert b" 408 " in quick.said

    asyncio.run(work())


def test_half_a_body_is_waited_for_only_so_long() -> None:
    async def work() -> None:
        house = House(body_seconds=60)
        wire, whole = house.comes(), house.comes()
        post = b"POST /one HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n"
        wire.protocol.data_received(post + b"ab")
        whole.protocol.data_received(post + b"abcd")
        await steps()
        assert wire.said == b"" and b"200 OK" in whole.said
        house.clock.now += 61
        house.limiter.end_overdue()
        await steps()
        assert wire.said.startswith(b"HTTP/1.1 408 ") and b"408" not in whole.said and b"200 OK" not in wire.said

    asyncio.run(work())


def test_an_answer_that_nobody_reads_is_given_up() -> None:
    async def work() -> None:
        house = House(read_seconds=20)
        wire, line = house.comes(), await house.upgraded()
        for end in (wire, line):
            end.unread = 200_000
        house.limiter.end_overdue()
        house.clock.now += 14
        house.limiter.end_overdue()
        assert not wire.gone and not line.gone
        house.clock.now += 7
        house.limiter.end_overdue()
        assert wire.gone and line.gone

    asyncio.run(work())


def test_an_address_that_asks_too_much_is_read_later_and_others_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = House(heads=60)  # two at once, then one a second
        loop = asyncio.get_running_loop()
        later: list[Any] = []

        def call_later(delay: float, work: Any, *args: Any) -> Any:
            if getattr(work, "__name__", "") == "_go_on":
                later.append((delay, work))
            return loop.call_at(loop.time() + 1000, lambda: None)

        monkeypatch.setattr(loop, "call_later", call_later)
        wire = house.comes()
        for _ in range(3):
            wire.protocol.data_received(GET)
            await steps()
        assert house.asked == ["/one"] * 3 and not wire.reads and len(later) == 1
        wire.protocol.data_received(GET)
        await steps()
        assert len(house.asked) == 3
        other = house.comes("192.0.2.2")
        other.protocol.data_received(GET)
        await steps()
        assert len(house.asked) == 4 and other.reads
        delay, go_on = later.pop()
        assert delay == pytest.approx(1.0)
        house.clock.now += delay
        go_on()
        await steps()
        assert len(house.asked) == 5

    asyncio.run(work())


def test_who_finds_no_place_is_told_so_and_then_only_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limiter, "WORDS", 1)

    async def work() -> None:
        house = House(connections_of_one=2)
        wires = [house.comes() for _ in range(2)]
        refused = house.comes()
        assert refused.said.startswith(b"HTTP/1.1 503 ") and "Réessayez".encode() in refused.said
        refused.protocol.data_received(GET)
        other = house.comes("192.0.2.2")
        for wire in (wires[0], other):
            wire.protocol.data_received(GET)
        await steps()
        assert b"200 OK" in wires[0].said and b"200 OK" in other.said and house.asked == ["/one"] * 2

    asyncio.run(work())


# --- WebSockets ---


@pytest.mark.parametrize("flood", [frame(0, b"", last=False), frame(9, b""), frame(10, b""), frame(1, b"{}")])
def test_a_flood_of_frames_is_cut_off_before_it_is_worked_on(flood: bytes) -> None:
    async def work() -> None:
        house = House(frames=50)
        wire = await house.upgraded()
        wire.protocol.data_received(frame(1, b"", last=False) + frame(0, b"") if flood[0] == 0x81 else frame(9, b"."))
        first = frame(1, b"", last=False) if flood[0] == 0 else b""
        handled = 0

        def count(handle: Any) -> Any:
            def counting(*args: Any) -> None:
                nonlocal handled
                handled += 1
                handle(*args)

            return counting

        for name in ("handle_cont", "handle_text", "handle_ping", "handle_pong"):
            setattr(wire.protocol, name, count(getattr(wire.protocol, name)))
        wire.protocol.data_received(first + flood * 40_000)
        assert handled <= 50 and not wire.reads
        assert b"\x03\xf0Too much" in wire.said  # 1008
        wire.protocol.data_received(flood * 1000)
        await steps()
        assert handled <= 50

    asyncio.run(work())


def test_a_flood_from_many_connections_of_one_address_is_cut_off_and_others_are_not() -> None:
    async def work() -> None:
        house = House(frames_of_one=600)  # a hundred at once
        wires = [await house.upgraded() for _ in range(3)]
        other = await house.upgraded("192.0.2.2")
        for wire in wires:
            wire.protocol.data_received(frame(9, b"") * 40)
        assert [b"\x03\xf0" in wire.said for wire in wires] == [False, False, True]
        other.protocol.data_received(frame(9, b"") * 40)
        assert b"\x03\xf0" not in other.said and other.said.count(b"\x8a\x00") == 40

    asyncio.run(work())


def test_the_address_that_a_proxy_tells_is_the_one_that_counts() -> None:
    async def work() -> None:
        house = House(proxy="192.0.2.1", frames_of_one=600)
        wires = [await house.upgraded() for _ in range(3)]
        for number, wire in enumerate(wires):
            wire.protocol.belongs_to("eve" if number < 2 else "ada", "fr")
            wire.protocol.data_received(frame(9, b"") * 60)
        assert [b"\x03\xf0" in wire.said for wire in wires] == [False, True, False]
        assert "Trop d’envois".encode() in wires[1].said

    asyncio.run(work())


def test_who_does_not_read_is_not_read_either() -> None:
    async def work() -> None:
        house = House()
        wire = await house.upgraded()
        wire.protocol.pause_writing()
        assert not wire.reads
        wire.protocol.data_received(frame(1, b"{}"))  # it was on its way already
        await steps()
        assert house.messages == ["{}"] and not wire.reads
        wire.protocol.resume_writing()
        assert wire.reads

    asyncio.run(work())


# --- the whole server ---


def test_messages_and_hellos_are_counted_for_the_address(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", limits=replace(PLENTY, hellos=3)) as running:
        browser = Browser(running.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab, browser.live(table) as second:
            assert second.hello(0)["version"] == tab.state["version"]
            tab.send(type="hello", protocol=1, seat=0, lang="en")
            answer = tab.receive()
            while answer["type"] == "state":
                answer = tab.receive()
            assert (answer["type"], answer["code"]) == ("error", "too-many")
            assert tab.ask(type="chat", text="still here")["type"] == "ack"
        hello = {"type": "hello", "protocol": 1, "seat": 0, "lang": "en"}
        assert browser.http.post(f"/api/v1/tables/{table}/messages", json=hello).status_code == 429


def test_saying_hello_again_disturbs_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite") as running:
        browser = Browser(running.base)
        table = browser.new("hh")["table"]
        with browser.live(table, 0) as tab, browser.live(table, 1) as other:
            other.ask(type="chat", text="one")
            tab.until(lambda _: tab.chat)
            told = len(other.bytes)
            for _ in range(5):
                tab.hello(0)
                tab.receive()
            other.ask(type="chat", text="two")
            while other.state["chat"][-1:] == [] or other.state["chat"][-1]["text"] != "two":
                other.receive()
            states = [data for data in other.bytes[told:] if json.loads(data)["type"] == "state"]
            assert len(states) <= 2


def test_a_real_flood_is_closed_with_a_reason_and_the_house_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", limits=replace(PLENTY, frames=100)) as running:
        browser = Browser(running.base)
        table = browser.new("hh")["table"]
        with connect(running.base.replace("http", "ws") + f"/api/v1/tables/{table}/live") as line:
            line.socket.sendall(frame(9, b"") * 20_000)
            with pytest.raises(ConnectionClosed, match=r"1008.*Too much"):
                line.recv(timeout=20)
        with browser.live(table) as tab:
            assert tab.ask(type="chat", text="all is well")["type"] == "ack"


def test_a_sixty_kilobyte_cookie_is_refused_in_words(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite") as running:
        answer = httpx.get(f"{running.base}/api/v1/tables", headers={"Cookie": "a=" + "\\" * 60_000})
        assert answer.status_code == 431 and "cookies" in answer.text
        assert httpx.get(f"{running.base}/api/v1/tables", headers={"Cookie": 'a="\\\\"'}).json() == []


def test_connections_above_the_limit_get_a_sentence_and_others_get_in_when_those_leave(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", limits=replace(PLENTY, connections_of_one=3)) as running:
        port = running.run.port
        held = [socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.5", 0)) for _ in range(3)]
        with closing(socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.5", 0))) as more:
            more.settimeout(20)
            assert b" 503 " in more.recv(65536)
        assert httpx.get(f"{running.base}/api/v1/health").status_code == 200
        for end in held:
            end.close()


# --- handles and turns ---


def test_all_file_handles_that_may_be_had_are_asked_for() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower = min(soft, 512)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (lower, hard))
        assert handles() is not None and handles()[0] == lower  # type: ignore[index]
        raised = raise_handles()
        assert raised == resource.getrlimit(resource.RLIMIT_NOFILE)[0] and raised >= min(hard, 4096)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert room(1024) == 1024 - KEPT and room(10) == 1


def test_few_of_one_name_are_inside_at_a_time_and_others_do_not_wait_for_them() -> None:
    async def work() -> None:
        limiter = ConcurrencyLimiter(2)
        inside: list[str] = []
        go = asyncio.Event()

        async def pass_through(name: str) -> None:
            async with limiter.slot(name):
                inside.append(name)
                await go.wait()

        tasks = [asyncio.create_task(pass_through("eve")) for _ in range(10)]
        await steps()
        tasks.append(asyncio.create_task(pass_through("ada")))
        await steps()
        assert inside == ["eve", "eve", "ada"]
        tasks[5].cancel()
        go.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(inside) == 10 and not limiter._gates

    asyncio.run(work())
