"""Writes the page's types from the Python definitions: python tools/page_types.py [--check].

`lib/generated/protocol.ts` has what travels (table/requests.py, wire/*.py
and server/http/**/models.py), `games/<game>/generated.ts` what views and components of a game hold
(games/<game>/view_types.py), where the page has a board of it. With --check nothing is written: it fails if a file is
not what it should be.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from pentapolis.core.game import game_ids
from pentapolis.server.http import models
from pentapolis.server.http.club import models as club_models
from pentapolis.table import requests
from pentapolis.wire import analysed, first_read_messages, lesson_messages, protocol, sandbox_messages

FOLDER = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by `make types` from {sources}. Change those.\n"
WIDE = 120


class Writer:
    """The types of some modules, one after the other."""

    def __init__(self, *modules: ModuleType) -> None:
        self.modules = modules
        self.aliases: dict[str, str] = {}  # how a union is written out -> its name
        self.kinds = [each for module in modules for each in _kinds(module)]
        self.names = {name for name, _ in self.kinds}
        self.used: set[str] = set()
        self.sent = self._sent()

    def text(self) -> str:
        """All of them as TypeScript."""
        aliases = [part for module in self.modules for part in self._aliases(module)]
        kinds = [self._interface(name, kind) for name, kind in self.kinds]
        unions = dict.fromkeys(part for module in self.modules for part in self._unions(module))
        return "\n".join([*aliases, *kinds, *unions])

    def _sent(self) -> set[str]:
        """What the server sends inside of something else: such a thing is always whole."""
        found: set[str] = set()
        for _, kind in self.kinds:
            info = inspect.type_info(kind)
            if isinstance(info, inspect.StructType) and not info.forbid_unknown_fields:
                found.update(re.findall(r"\w+", " ".join(self.written(field.type) for field in info.fields)))
        return found

    def _aliases(self, module: ModuleType) -> Iterator[str]:
        for name, value in vars(module).items():
            if get_origin(value) is Literal and name not in self.aliases.values():
                written = _wrapped(name, [_literal(each) for each in get_args(value)])
                self.aliases.setdefault(_union([_literal(each) for each in get_args(value)]), name)
                yield f"export type {name} ={written};\n"

    def _unions(self, module: ModuleType) -> Iterator[str]:
        for name, value in vars(module).items():
            if isinstance(value, UnionType):
                yield f"export type {name} ={_wrapped(name, [each.__name__ for each in get_args(value)])};\n"

    def _interface(self, name: str, kind: Any) -> str:
        info = inspect.type_info(kind)
        lines = []
        if isinstance(info, inspect.StructType):
            asked = (
                info.forbid_unknown_fields and name not in self.sent
            )  # by clients, who may leave out what has a default
            if info.tag_field:
                lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
            fields = [(each.encode_name, each.type, asked and not each.required) for each in info.fields]
        else:
            assert isinstance(info, inspect.TypedDictType)
            fields = [(each.name, each.type, not each.required) for each in info.fields]
            order = list(get_type_hints(kind))
            fields.sort(key=lambda field: order.index(field[0]))
        lines += [f"  {field}{'?' if optional else ''}: {self.written(type_)};" for field, type_, optional in fields]
        if name == "View":
            lines.append("  [own: string]: unknown;")
        return f"{_comment(kind)}export interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"

    def written(self, type_: inspect.Type) -> str:
        """A type as TypeScript."""
        match type_:
            case inspect.Metadata():
                title = (type_.extra_json_schema or {}).get("title", "")
                return title if title in self.names else self.written(type_.type)
            case inspect.StructType() | inspect.TypedDictType():
                return type_.cls.__name__
            case inspect.LiteralType():
                return self._named([_literal(each) for each in type_.values])
            case inspect.UnionType():
                return " | ".join(self.written(each) for each in _null_last(type_.types))
            case inspect.ListType():
                item = self.written(type_.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.written(each) for each in type_.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.written(type_.key_type)}, {self.written(type_.value_type)}>"
        plain = {
            inspect.IntType: "number",
            inspect.FloatType: "number",
            inspect.StrType: "string",
            inspect.BoolType: "boolean",
            inspect.NoneType: "null",
            inspect.AnyType: "Json",
        }
        self.used.add(plain[type(type_)])
        return plain[type(type_)]

    def _named(self, values: list[str]) -> str:
        return next((name for spelled, name in self.aliases.items() if spelled == _union(values)), " | ".join(values))


def _kinds(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The structs and typed dicts that the module itself defines, but for bases that only others are made of."""
    for name, value in vars(module).items():
        if isinstance(value, type) and value.__module__ == module.__name__:
            struct = issubclass(value, msgspec.Struct) and not value.__subclasses__()
            if struct or hasattr(value, "__required_keys__"):
                yield name, value


def _null_last(types: tuple[inspect.Type, ...]) -> list[inspect.Type]:
    return sorted(types, key=lambda each: isinstance(each, inspect.NoneType))


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _union(values: list[str]) -> str:
    return " | ".join(sorted(values))


def _wrapped(name: str, members: list[str]) -> str:
    line = " " + " | ".join(members)
    return line if len(name) + len(line) < WIDE - 15 else "".join(f"\n  | {member}" for member in members)


def _comment(kind: Any) -> str:
    """The docstring, which its own lines keep narrow."""
    lines = [line.strip() for line in (kind.__doc__ or "").strip().splitlines()]
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" *{' ' if line else ''}{line}\n" for line in lines) + " */\n"


def files() -> dict[str, str]:
    """Every file there should be, by its name."""
    travels = Writer(
        requests, protocol, analysed, sandbox_messages, lesson_messages, first_read_messages, models, club_models
    )
    json = "export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };\n"
    sources = "table/requests.py, wire/*.py, server/http/models.py and server/http/club/models.py"
    head = HEAD.format(sources=sources)
    made = {"lib/generated/protocol.ts": f"{head}\n{json}\n{travels.text()}"}
    for id in game_ids():
        module = f"pentapolis.games.{id}.view_types"
        if find_spec(module) is None or not (FOLDER / "games" / id).is_dir():
            continue
        game = Writer(import_module(module))
        text = game.text()
        needs = 'import type { Json } from "../../lib/protocol";\n\n' if "Json" in game.used else ""
        made[f"games/{id}/generated.ts"] = f"{HEAD.format(sources=f'games/{id}/view_types.py')}\n{needs}{text}"
    return made


def _there(folder: Path) -> list[Path]:
    return [*folder.glob("lib/generated/*.ts"), *folder.glob("games/*/generated.ts")]


def stale(folder: Path = FOLDER) -> list[str]:
    """The files that are missing, too many, or not what they should be."""
    wanted = files()
    there = {str(path.relative_to(folder)): path.read_text("utf-8") for path in _there(folder)}
    return sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))


def main() -> None:
    """Writes the files, or tells which are stale."""
    if "--check" in sys.argv:
        if found := stale():
            sys.exit(f"The page's types are stale: {', '.join(found)}. Run `make types`.")
        return
    wanted = files()
    for path in _there(FOLDER):
        if str(path.relative_to(FOLDER)) not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
