"""Answers to HTTP requests: JSON, files, and the cookie by which a browser is known."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from .identity import cookie_name
from .operations import Call

JSON_LINES = "application/jsonl"
YEAR = 365 * 86400


def json_answer(value: Any, status: int = 200) -> Response:
    """The value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def file_answer(body: bytes, kind: str, name: str) -> Response:
    """A file to be kept."""
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def set_cookie(response: Response, secret: str, call: Call) -> None:
    """Lets the browser keep its secret; scripts cannot read it, other sites cannot use it."""
    request = call.request
    secure = request.url.scheme == "https"
    response.set_cookie(
        cookie_name(request), secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax"
    )
