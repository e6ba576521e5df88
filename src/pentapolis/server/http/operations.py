"""What an HTTP operation takes and gives, said once: requests are checked by it and the OpenAPI page is made of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...texts import texts
from ..problems import Problem
from .decode_errors import decode_error_text
from .identity import language

PREFIX = "/api/v1"


@dataclass(frozen=True)
class Parameter:
    """A part of the address: its name, its type, and what it means."""

    name: str
    type: Any
    words: str
    default: Any = None
    place: str = "query"


@dataclass(frozen=True)
class Call:
    """A request that has been checked: its parameters by name, and its body."""

    request: Request
    values: dict[str, Any]
    body: Any = None


Handler = Callable[[Call], Awaitable[Response]]


@dataclass(frozen=True)
class Operation:
    """One operation of the API."""

    method: str
    path: str
    handler: Handler
    words: str
    gives: Any  # type of the answer, or a content type
    status: int = 200
    takes: Any = None  # type of the body, or `bytes` for a record
    parameters: tuple[Parameter, ...] = field(default=())
    refuses: tuple[int, ...] = ()  # statuses besides those that every operation may have


def values_of(operation: Operation, request: Request) -> dict[str, Any]:
    """The parameters of the request in their types."""
    values: dict[str, Any] = {}
    for parameter in operation.parameters:
        source = request.path_params if parameter.place == "path" else request.query_params
        if parameter.name not in source:
            values[parameter.name] = parameter.default
            continue
        try:
            values[parameter.name] = msgspec.convert(str(source[parameter.name]), parameter.type, strict=False)
        except (msgspec.ValidationError, UnicodeError) as error:
            if parameter.place == "path":
                raise Problem(404, "server-not-found") from None
            detail = f"{parameter.name}: {decode_error_text(language(request), error)}"
            raise Problem(422, "server-bad-request", detail=detail) from None
    return values


async def body_of(operation: Operation, request: Request, json_most: int, record_most: int) -> Any:
    """The body of the request in its type."""
    if operation.takes is None:
        return None
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if operation.takes is bytes:
        if content not in ("text/plain", "application/jsonl"):
            raise Problem(415, "server-not-text")
        return await _read(request, record_most)
    if content != "application/json":
        raise Problem(415, "server-not-json")
    data = await _read(request, json_most)
    try:
        return msgspec.json.decode(data, type=operation.takes)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Problem(422, "server-bad-request", detail=decode_error_text(language(request), error)) from None


async def _read(request: Request, most: int) -> bytes:
    """The body, if it is not larger than that."""
    data = b""
    try:
        async for piece in request.stream():
            data += piece
            if len(data) > most:
                raise Problem(413, "server-too-large", most=most)
    except ClientDisconnect:
        raise Problem(400, "server-bad-request", detail=texts(language(request)).say("server-form-cut")) from None
    return data
