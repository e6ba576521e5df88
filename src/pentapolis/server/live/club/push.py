"""Web push: what a browser is sent although no page is open, encrypted for that browser alone."""

from __future__ import annotations

import base64
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

LASTS = 24 * 3600  # seconds for which the service of the browser keeps a notice
SIGNED_FOR = 12 * 3600  # seconds; a day is the most that is taken


class Keys(msgspec.Struct, frozen=True):
    """The keys of a subscription, as a browser gives them."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser gets notices."""

    endpoint: str
    keys: Keys


def available() -> bool:
    """Whether what web push needs is installed (the extra `club`)."""
    return all(find_spec(name) is not None for name in ("http_ece", "py_vapid", "cryptography"))


def new_key() -> str:
    """A key by which a server is known to the services of browsers, as text."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(key: str) -> str:
    """What browsers are told of the key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def fits(subscription: Subscription) -> bool:
    """Whether these can be the keys of a browser."""
    return len(_bytes(subscription.keys.p256dh)) == 65 and len(_bytes(subscription.keys.auth)) == 16


def encrypted(subscription: Subscription, message: bytes) -> bytes:
    """The message as only that browser can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    return bytes(
        http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(subscription.keys.p256dh),
            auth_secret=_bytes(subscription.keys.auth),
            version="aes128gcm",
        )
    )


def headers(subscription: Subscription, key: str, contact: str, now: int) -> dict[str, str]:
    """What the service of the browser wants to know: who sends it, and for how long it is worth keeping."""
    from py_vapid import Vapid02

    parts = urlsplit(subscription.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": contact}
    signed = Vapid02.from_pem(key.encode()).sign(claims)
    return {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
    }


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
