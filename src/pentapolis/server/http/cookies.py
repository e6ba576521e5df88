"""The one cookie that is ours, read without looking into any other."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection

LONGEST_HEADER = 8192  # characters of all cookies together that are looked through
# As long as a secret and of its letters alone: Python's own reader of cookies takes seconds for a long quoted one.
PLAIN = re.compile(r"[A-Za-z0-9_-]{20,100}")


def cookie(request: HTTPConnection, name: str) -> str | None:
    """The value of that cookie; None if there is none that could be ours."""
    for header in request.headers.getlist("cookie"):
        for part in header[:LONGEST_HEADER].split(";"):
            key, _, value = part.partition("=")
            if key.strip() == name:
                value = value.strip()
                return value if PLAIN.fullmatch(value) else None
    return None
