"""The OpenAPI description of the operations and of the messages at a table."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from ...version import VERSION
from ...wire import protocol
from .game_schemas import refine
from .models import ErrorAnswer
from .operations import PREFIX, Operation

REF = "#/components/schemas/"
ALWAYS = (400, 405, 414, 422, 429, 503)  # what every operation may answer


def description(operations: Sequence[Operation]) -> dict[str, Any]:
    """The whole description as plain JSON."""
    kinds = _kinds(operations)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    refine(components, REF)
    schema_of = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pentapolis", "version": VERSION, "description": "See docs/protocol.md."},
        "paths": paths,
        "x-websocket": {
            "path": f"{PREFIX}/tables/{{id}}/live",
            "client": schema_of[repr(protocol.ClientMessage)],
            "server": schema_of[repr(protocol.ServerMessage)],
        },
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
                "device": {"type": "apiKey", "in": "cookie", "name": "pentapolis_device"},
            },
        },
    }


def _kinds(operations: Sequence[Operation]) -> list[Any]:
    found: list[Any] = [ErrorAnswer, protocol.ServerMessage, protocol.ClientMessage]
    for operation in operations:
        for kind in (operation.gives, operation.takes, *(parameter.type for parameter in operation.parameters)):
            if kind is not None and kind is not bytes and not isinstance(kind, str):
                found.append(kind)
    unique = {repr(kind): kind for kind in found}
    return list(unique.values())


def _operation(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": operation.words,
        "operationId": operation.handler.__name__,
        "parameters": [
            {
                "name": parameter.name,
                "in": parameter.place,
                "required": parameter.place == "path",
                "description": parameter.words,
                "schema": schema_of[repr(parameter.type)],
            }
            for parameter in operation.parameters
        ],
        "responses": {str(operation.status): _answer(operation, schema_of)},
        "security": [{}, {"device": []}, {"seat": []}],
    }
    for status in sorted({*ALWAYS, *operation.refuses}):
        content = {"application/json": {"schema": schema_of[repr(ErrorAnswer)]}}
        described["responses"][str(status)] = {"description": HTTPStatus(status).phrase, "content": content}
    if operation.takes is bytes:
        text = {"schema": {"type": "string"}}
        described["requestBody"] = {"required": True, "content": {"text/plain": text, "application/jsonl": text}}
    elif operation.takes is not None:
        content = {"application/json": {"schema": schema_of[repr(operation.takes)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _answer(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    words = HTTPStatus(operation.status).phrase
    if isinstance(operation.gives, str):
        return {"description": words, "content": {operation.gives: {"schema": {"type": "string"}}}}
    return {"description": words, "content": {"application/json": {"schema": schema_of[repr(operation.gives)]}}}
