"""The OpenAPI description of the operations, and a page that shows it without any script."""

from __future__ import annotations

import html
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from ..table import protocol
from ..version import VERSION
from .operations import Operation
from .shapes import ErrorAnswer

TEMPLATE = "#/components/schemas/{name}"
ALWAYS = (400, 405, 422, 429, 503)  # what every operation may answer


def description(operations: Sequence[Operation]) -> dict[str, Any]:
    """The whole description as plain JSON."""
    kinds = _kinds(operations)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    schema_of = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pentapolis", "version": VERSION, "description": "See docs/protocol.md."},
        "paths": paths,
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


def page(described: dict[str, Any]) -> str:
    """The description as a page."""
    rows = []
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            rows.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            rows.append(f"<p>{html.escape(operation['summary'])}</p>")
            rows += [
                f"<p><code>{parameter['name']}</code> ({parameter['in']}): {html.escape(parameter['description'])}</p>"
                for parameter in operation["parameters"]
            ]
            for name in ("requestBody", "responses"):
                rows.append(f"<details><summary>{name}</summary><pre>{_json(operation.get(name))}</pre></details>")
    schemas = "".join(
        f"<details><summary><code>{html.escape(name)}</code></summary><pre>{_json(schema)}</pre></details>"
        for name, schema in described["components"]["schemas"].items()
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>Pentapolis API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs.css">'
        f"<h1>Pentapolis API {html.escape(VERSION)}</h1>"
        '<p>As data: <a href="/api/openapi.json">openapi.json</a>. Tables live on the WebSocket '
        "<code>/api/v1/tables/{id}/live</code>: it takes <code>ClientMessage</code>s and sends "
        f"<code>ServerMessage</code>s.</p>{''.join(rows)}<h2>Types</h2>{schemas}</html>"
    )


def _json(value: object) -> str:
    return html.escape(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.1rem; border-top: 1px solid #8888; padding-top: 1rem; }
p { margin: 0.25rem 0; } pre { overflow: auto; background: #8881; padding: 0.5rem; } :root { color-scheme: light dark; }
"""
