"""“Your turn” by web push, from the page that asks for it to the notice on the screen.

The service between server and browser is played by a receiver of this test: what it gets is decrypted with the keys of
the browser and handed to its service worker, as the service of a browser would do.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

http_ece = pytest.importorskip("http_ece", reason="pip install -r requirements-dev.txt")

from cryptography.hazmat.primitives.asymmetric import ec  # noqa: E402
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: E402
from py_vapid import Vapid02  # noqa: E402

from ..server.club import Person, club  # noqa: E402
from ..server.mailbox import Receiver, receiving  # noqa: E402
from .conftest import Visit  # noqa: E402
from .test_club import protect  # noqa: E402

AUTH = b"0123456789abcdef"
# No service of a browser can be reached here: the subscription is one of this test, all else is the browser's own.
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (asked) {
  window.asked = asked;
  return { toJSON: () => (%s), unsubscribe: async () => true };
};
"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    where = tmp_path_factory.mktemp("push") / "club.sqlite"
    with club(where, notice_hosts=("127.0.0.1",), notice_after=0.2) as running:
        yield running.base


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_a_browser_is_asked_told_and_shows_that_it_is_your_turn(visit: Visit, served: str, receiver: Receiver) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": text(point), "auth": text(AUTH)}
    ada = visit(served)
    ada.context.grant_permissions(["notifications"], origin=served)
    ada.page.add_init_script(SUBSCRIBED % json.dumps({"endpoint": f"{receiver.address}/push/ada", "keys": keys}))
    registrations: list[str] = []
    tools = ada.context.new_cdp_session(ada.page)
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: _note(registrations, told))
    tools.send("ServiceWorker.enable")

    protect(ada.page, "Ada")
    ada.page.get_by_label(re.compile("Notices of this browser")).check()
    expect(ada.page.get_by_role("status").last).not_to_be_empty()
    asked = ada.page.evaluate("[window.asked.userVisibleOnly, window.asked.applicationServerKey]")
    assert asked == [True, ada.page.evaluate("fetch('/api/v1/club').then((answer) => answer.json())")["push_key"]]

    made = ada.page.evaluate(
        """async (setup) => (await (await fetch("/api/v1/tables", {
             method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(setup),
           })).json())""",
        {
            "game": "akropolis",
            "seats": [{"kind": "here", "level": "level-1"}, {"kind": "link", "level": "level-1"}],
            "name": "By post",
        },
    )
    Person(served).claim("Eva").join(made["seats"][1]["link"])
    got = receiver.got.get(timeout=30)
    assert got.path == "/push/ada" and b"By post" not in got.body
    assert Vapid02.verify(got.headers["authorization"])
    assert asked[1] in got.headers["authorization"], "signed with the key that the browser was given"
    told = http_ece.decrypt(got.body, private_key=key, auth_secret=AUTH, version="aes128gcm").decode()

    assert registrations, "the page has registered its service worker"
    tools.send(
        "ServiceWorker.deliverPushMessage", {"origin": served, "registrationId": registrations[-1], "data": told}
    )
    shown = ada.page.evaluate_handle(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (;;) {
            const [notice] = await worker.getNotifications();
            if (notice) return [notice.title, notice.data.link, notice.icon];
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        }"""
    ).json_value()
    assert "By post" in shown[0] and shown[0] == json.loads(told)["title"]
    assert shown[1].endswith(f"/table/{made['table']}")
    assert ada.page.evaluate("(icon) => fetch(icon).then((answer) => answer.status)", shown[2]) == 200


def _note(registrations: list[str], told: Any) -> None:
    registrations.extend(each["registrationId"] for each in told["registrations"] if not each["isDeleted"])
