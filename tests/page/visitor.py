"""A person with a browser of their own; everything the browser complains about is kept."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebError, WebSocket, WebSocketRoute

SHOTS = Path(os.environ.get("PENTAPOLIS_SHOTS") or Path(__file__).parents[2] / "out" / "page")
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # ms; a slow machine with other work to do is no reason to fail
OWN = ("data:", "blob:", "file:")

# A violation of the Content-Security-Policy is also written to the console; this one cannot be missed.
WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`));
"""


class Visitor:
    """One browser context: cookies, settings and tabs of one person."""

    def __init__(self, chromium: Browser, base: str, **wishes: Any) -> None:
        self.base = base
        self.phone = bool(wishes.get("phone"))
        self.complaints: list[str] = []
        self.received: list[str] = []  # every message of every socket
        self._expected: list[re.Pattern[str]] = []
        self.context = chromium.new_context(
            base_url=base,
            locale=wishes.get("lang", "en-GB"),
            viewport=PHONE if self.phone else WIDE,
            has_touch=self.phone,
            is_mobile=self.phone,
            color_scheme="dark" if wishes.get("dark") else "light",
            reduced_motion="no-preference" if wishes.get("moving") else "reduce",
            bypass_csp=bool(wishes.get("bypass_csp")),
            offline=bool(wishes.get("offline")),
            storage_state=wishes.get("storage"),
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        self.context.on("console", self._console)
        self.context.on("weberror", self._weberror)
        self.context.on("request", self._request)
        self.context.on("page", lambda page: page.on("websocket", self._websocket))
        self.page = self.context.new_page()

    def expect(self, pattern: str) -> None:
        """Complaints like this are part of the test."""
        self._expected.append(re.compile(pattern))

    def tab(self) -> Page:
        """Another tab of the same person."""
        return self.context.new_page()

    def close(self) -> None:
        """Ends the visit, and fails if the browser had something to complain about."""
        self.context.close()
        left = [text for text in self.complaints if not any(pattern.search(text) for pattern in self._expected)]
        assert left == [], left

    def shot(self, name: str, page: Page | None = None) -> None:
        """Keeps a picture for people to look at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        (page or self.page).screenshot(path=SHOTS / f"{name}.png")

    # What the page would do, without its buttons: to prepare what a test is not about.

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api/v1/{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(f"/api/v1/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def new(self, game: str, seats: str = "hb", level: str = "level-1", late: int | None = None, **more: Any) -> str:
        """The id of a new table with a seat for each letter: h here, l by link, b a bot; played so `late` by bots."""
        kinds = {"h": "here", "l": "link", "b": "bot"}
        wish = [
            {"kind": kinds[letter], "level": level} if letter == "b" else {"kind": kinds[letter]} for letter in seats
        ]
        named = {} if late is None else {"name": f"late {late}"}
        return str(self.post("tables", game=game, seats=wish, **named, **more)["table"])

    def upload(self, record: Path) -> str:
        """The id of a record that is now on the server."""
        answer = self.context.request.post(
            "/api/v1/records", data=record.read_bytes(), headers={"content-type": "application/jsonl"}
        )
        assert answer.ok, answer.text()
        return str(answer.json()["replay"])

    def sit_down(self, link: str, name: str = "") -> None:
        """Comes by a link, and says by what name."""
        self.page.goto(link)
        if name:
            self.page.get_by_label("Your name at tables").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    def state(self, table: str, seat: int | None = 0) -> Any:
        return self.get(f"tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def order(self, table: str, **message: Any) -> Any:
        """The answer to a message of the first seat."""
        return self.post(f"tables/{table}/messages?seat=0", id=1, **message)

    def play_to(self, table: str, kind: str, zone: str) -> None:
        """Plays by chance until the first seat decides on that kind, and not all of the zone is offered."""
        chance = Random(1)
        for _ in range(2000):  # bots play meanwhile
            state = self.state(table)
            if not state["choices"]:
                self.page.wait_for_timeout(20)
                continue
            targets = [target for choice in state["choices"] for target in choice["targets"] if target["zone"] == zone]
            if state["decision"]["kind"] == kind and len({str(each) for each in targets}) < len(
                set(state["view"][zone])
            ):
                return
            action = chance.choice(state["choices"])["action"]
            self.order(table, type="play", version=state["version"], action=action, hold=False)
        raise AssertionError(f"there was no {kind}")

    def states(self) -> list[Any]:
        """Every state that came to this browser."""
        messages = [json.loads(text) for text in self.received]
        return [message for message in messages if message["type"] == "state"]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _weberror(self, error: WebError) -> None:
        self.complaints.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.base + "/", *OWN)):
            self.complaints.append(f"request to another host: {request.url}")

    def _websocket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.base.replace("http", "ws", 1) + "/"):
            self.complaints.append(f"socket to another host: {socket.url}")
        socket.on("framereceived", lambda data: self.received.append(str(data)))


def retell(page: Page, change: Callable[[Any], None]) -> None:
    """Every state of a table comes to this page as changed: positions that play would take long to reach."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state":
                change(message)
            socket.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket("**/live", route)
