"""Passphrases, of which only a slow hash is kept: scrypt, with a salt of its own for each."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

COST, BLOCK, PARALLEL = 2**14, 8, 1  # 16 MB and some 50 ms for each try
MEMORY = 64 * 1024 * 1024
SALT_BYTES = 16
KIND = "scrypt"


def hashed(passphrase: str) -> str:
    """What is kept of a passphrase: how it was hashed, the salt and the hash. It takes its time."""
    salt = secrets.token_bytes(SALT_BYTES)
    parts = (COST, BLOCK, PARALLEL, _text(salt), _text(_scrypt(passphrase, salt, COST, BLOCK, PARALLEL)))
    return "$".join([KIND, *map(str, parts)])


def fits(passphrase: str, kept: str) -> bool:
    """Whether it is that passphrase. It takes as long where there is none, so that nobody learns which names have."""
    if not kept:
        fits(passphrase, _NOBODY)
        return False
    _, cost, block, parallel, salt, known = kept.split("$")
    tried = _scrypt(passphrase, base64.b64decode(salt), int(cost), int(block), int(parallel))
    return hmac.compare_digest(tried, base64.b64decode(known))


def _scrypt(passphrase: str, salt: bytes, cost: int, block: int, parallel: int) -> bytes:
    # Keyboards differ in how they write the same letter.
    words = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "surrogatepass")
    return hashlib.scrypt(words, salt=salt, n=cost, r=block, p=parallel, maxmem=MEMORY, dklen=32)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


_NOBODY = "$".join([KIND, str(COST), str(BLOCK), str(PARALLEL), _text(bytes(SALT_BYTES)), _text(bytes(32))])
