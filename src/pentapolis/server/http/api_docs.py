"""The API as a page to read, made of its OpenAPI description, without any script."""

from __future__ import annotations

from html import escape
from importlib import resources
from typing import Any

import msgspec

from .game_schemas import of_game
from .openapi import REF

Json = dict[str, Any]
LARGEST = 2**53 - 1  # a bound that all whole numbers have in JSON, and that tells a reader nothing
BOUNDS = {
    "minimum": "from {}",
    "maximum": "to {}",
    "exclusiveMaximum": "below {}",
    "minLength": "at least {} signs",
    "maxLength": "at most {} signs",
    "minItems": "at least {}",
    "maxItems": "at most {}",
    "pattern": "like {}",
}


def style() -> str:
    """Its style sheet."""
    return (resources.files(__package__) / "api_docs.css").read_text("utf-8")


def page(described: Json) -> str:
    """The whole page."""
    operations = [
        (method.upper(), path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    schemas, socket = described["components"]["schemas"], described["x-websocket"]
    version = escape(described["info"]["version"])
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Pentapolis API</title>'
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/api/docs.css"></head><body>'
        f'<header><a href="/">Pentapolis</a> <span>API {version}</span> <a href="/api/openapi.json">openapi.json</a>'
        f"</header><div class=both>{_contents(operations, schemas)}<main><h1>The API of this server</h1>"
        "<p>Everything the page can do, a program can do: HTTP to make and find tables, a WebSocket to play at one. "
        "A browser is known by its cookie, a program by the token of its link: <code>Authorization: Bearer TOKEN"
        "</code>.</p>"
        f"<h2>HTTP</h2>{''.join(_operation(*operation) for operation in operations)}"
        f'<h2 id="messages">WebSocket</h2><p class=path><code>{escape(socket["path"])}</code></p>'
        f"<p>The client says <a href='#Hello'>Hello</a> first. It sends {_type(socket['client'])}.</p>"
        f"<p>The server sends {_type(socket['server'])}.</p>"
        f"<h2>Types</h2>{''.join(_schema(name, schema) for name, schema in schemas.items())}</main></div></body></html>"
    )


def _contents(operations: list[tuple[str, str, Json]], schemas: Json) -> str:
    """Links to everything on the page."""
    rows = [
        f'<li><a href="#{operation["operationId"]}"><b>{method}</b> {escape(path.removeprefix("/api/v1"))}</a></li>'
        for method, path, operation in operations
    ]
    links = {name: f'<li><a href="#{name}">{name}</a></li>' for name in schemas}
    types = [link for name, link in links.items() if not of_game(name)]
    games = [link for name, link in links.items() if of_game(name)]
    return (
        f"<nav aria-label=Contents><h2>HTTP</h2><ul>{''.join(rows)}</ul><h2>WebSocket</h2>"
        f'<ul><li><a href="#messages">Messages</a></li></ul><h2>Types</h2><ul>{"".join(types)}</ul>'
        f"<details><summary>Types of the games</summary><ul>{''.join(games)}</ul></details></nav>"
    )


def _operation(method: str, path: str, operation: Json) -> str:
    fields = [
        (parameter["name"], _type(parameter["schema"]), f"in the {parameter['in']}", escape(parameter["description"]))
        for parameter in operation["parameters"]
    ]
    if "requestBody" in operation:
        kinds = [f"{_type(media['schema'])} ({kind})" for kind, media in operation["requestBody"]["content"].items()]
        fields.append(("body", " or ".join(kinds), "required", ""))
    answers = []
    for status, answer in operation["responses"].items():
        kinds = [_type(media["schema"]) for media in answer["content"].values()]
        answers.append(f"<dt>{status}</dt><dd>{escape(answer['description'])}: {' or '.join(kinds)}</dd>")
    return (
        f'<section id="{operation["operationId"]}"><h3><b>{method}</b> <code>{escape(path)}</code></h3>'
        f"<p>{escape(operation['summary'])}</p>{_table(fields)}"
        f"<details><summary>Answers</summary><dl>{''.join(answers)}</dl></details></section>"
    )


def _schema(name: str, schema: Json) -> str:
    required = schema.get("required", ())
    fields = [
        (key, _type(value), "required" if key in required else _default(value), "")
        for key, value in schema.get("properties", {}).items()
    ]
    words = _marked(" ".join(schema.get("description", "").split()))
    options = [f"<li>{_member(option)}</li>" for option in schema.get("anyOf", ())]
    one_of = f"<p>One of</p><ul>{''.join(options)}</ul>" if options else ""
    return f'<section id="{name}"><h3><code>{name}</code></h3><p>{words}</p>{_table(fields)}{one_of}</section>'


def _member(schema: Json) -> str:
    """One of the things that a type can be: its fields on one line, or its name."""
    if "properties" not in schema:
        return _type(schema)
    return ", ".join(f"<code>{escape(key)}</code>: {_type(value)}" for key, value in schema["properties"].items())


def _default(schema: Json) -> str:
    if "default" not in schema:
        return "optional"
    return f"else <code>{escape(msgspec.json.encode(schema['default']).decode())}</code>"


def _table(fields: list[tuple[str, str, str, str]]) -> str:
    if not fields:
        return ""
    rows = [
        f"<tr><th scope=row><code>{escape(name)}</code></th><td>{kind}</td><td>{need}</td><td>{words}</td></tr>"
        for name, kind, need, words in fields
    ]
    return f"<table>{''.join(rows)}</table>"


def _type(schema: Json) -> str:
    """A type in words, with links to the types it is made of."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF)
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if "const" in schema:
        return f"<code>{escape(msgspec.json.encode(schema['const']).decode())}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(msgspec.json.encode(value).decode())}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items') or {})}{_bounds(schema)}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return f"{escape(str(schema.get('type', 'anything')))}{_bounds(schema)}"


def _bounds(schema: Json) -> str:
    told = [
        words.format(escape(str(schema[name])))
        for name, words in BOUNDS.items()
        if name in schema and schema[name] not in (LARGEST, -LARGEST)
    ]
    return f" ({', '.join(told)})" if told else ""


def _marked(text: str) -> str:
    """Text in which `names` stand between backticks."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
