"""HTTP with the key of a program: the few requests it makes before it sits down."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 30.0


class ClientError(Exception):
    """What was asked for was not done, or may not have been; `code` is for programs, the message for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def request(url: str, key: str | None = None, body: object = None) -> Any:
    """The JSON that the server answers; raises ClientError with the server's words."""
    headers = {"Accept": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=TIMEOUT) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise _client_error(error) from None
    except (OSError, ValueError, HTTPException) as error:
        raise ClientError("unreachable", f"{url}: {error}") from None


def _client_error(error: urllib.error.HTTPError) -> ClientError:
    try:
        told = json.load(error)["error"]
        return ClientError(str(told["code"]), str(told["text"]))
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return ClientError(str(error.code), error.reason)


def parts_of(link: str, server: str = "") -> tuple[str, str]:
    """The server and the token of a link such as http://localhost:8470/join#TOKEN, or /join#TOKEN at that server."""
    whole = server.rstrip("/") + link if link.startswith("/") else link
    parts = urlsplit(whole)
    head, token = parts.path, parts.fragment
    if not token:  # as links of version 0.1 were
        head, _, token = parts.path.rpartition("/")
    if parts.scheme not in ("http", "https") or not head.endswith("/join") or not token:
        hint = ", or like /join#TOKEN together with server='http://host'"
        raise ClientError("link", f"a link to a seat looks like http://host/join#TOKEN{hint}, not {whole[:80]!r}")
    return f"{parts.scheme}://{parts.netloc}{head.removesuffix('/join')}", token
