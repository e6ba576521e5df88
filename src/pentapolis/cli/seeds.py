"""Seeds: from the command line, from nowhere, and the ones that follow from another."""

from __future__ import annotations

import hashlib
import secrets

from ..core.chance import SEED_BYTES, seed_bytes
from ..core.errors import InvalidOptions
from ..core.rng import Rng
from .problems import wrong_usage


def table_seed(text: str | None) -> bytes:
    """The seed that was typed, as a number or as 64 hexadecimal digits; a secret one if none was."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return seed_bytes(int(text) if text.isascii() and text.isdigit() and len(text) < 2 * SEED_BYTES else text)
    except (InvalidOptions, ValueError):
        raise wrong_usage("cli-bad-seed", seed=text[:80]) from None


def derived(seed: bytes, *parts: object) -> bytes:
    """A seed that follows from another one and does not betray it."""
    return hashlib.sha256(b"\0".join([b"pentapolis", seed, *(str(part).encode() for part in parts)])).digest()


def bot_rng(seed: bytes, move: int) -> Rng:
    """The numbers of a bot for one move: the same table plays the same game again, and the seed stays secret."""
    return Rng(int.from_bytes(derived(seed, "bot", move)[:7], "big"))
