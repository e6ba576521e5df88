"""Writes the page's types from the Python definitions: python tools/page_types.py [--check].

`lib/generated/protocol.ts` has what travels (core/view_types.py, table/requests.py, wire/*.py
and server/http/**/models.py), `games/<game>/generated.ts` what views, components, decisions, choices, events and
previews of a game hold (games/<game>/*_types.py), where the page has a board of it. `src/pentapolis/by_name.pyi` says
to type checkers of Python which game is meant by a name. With --check nothing is written: it fails if a file is not
what it should be.
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

from pentapolis.core import view_types
from pentapolis.core.game import game, game_ids
from pentapolis.games import alternatives, kinds, play_types
from pentapolis.server.http import models
from pentapolis.server.http.club import models as club_models
from pentapolis.table import requests
from pentapolis.wire import analysed, first_read_messages, lesson_messages, protocol, sandbox_messages

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "src"
BY_NAME = ROOT / "src" / "pentapolis" / "by_name.pyi"
HEAD = "// Written by `make types` from {sources}. Change those.\n"
WIDE = 120
# What a game says of a decision, a choice and an event, in place of what any game says: by its name in the page.
PLAYED = {
    "Decision": ("Decision", "kind", "about"),
    "Choice": ("Choice", "kind", "args", "targets"),
    "Event": ("GameEvent", "kind", "data"),
}


class Writer:
    """The types of some modules, one after the other."""

    def __init__(self, *modules: ModuleType, played: bool = False) -> None:
        self.modules = modules
        self.played = played  # of a game, not of what travels
        self.aliases: dict[str, str] = {}  # how a union is written out -> its name
        self.kinds = [each for module in modules for each in _kinds(module) if not played or each[0] != "View"]
        self.names = {name for name, _ in self.kinds}
        self.used: set[str] = set()
        self.sent = self._sent()

    def text(self) -> str:
        """All of them as TypeScript."""
        aliases = [part for module in self.modules for part in self._aliases(module)]
        kinds = [self._interface(name, kind) for name, kind in self.kinds]
        unions = dict.fromkeys(part for module in self.modules for part in self._unions(module))
        return "\n".join([*aliases, *kinds, *unions])

    def play(self, types: ModuleType) -> str:
        """What is seen, asked, answered and told in a game, each kind with its own fields."""
        parts = ["export type View = wire.View & PositionView;\n"]  # which is where a game's own part is told
        for name, (wired, *fields) in PLAYED.items():
            union = getattr(types, name)
            for number, field in enumerate(fields[1:], start=1):
                held = dict.fromkeys(
                    part for each in alternatives(union) for part in alternatives(get_args(each)[number])
                )
                parts.append(f"type {field.capitalize()} ={_wrapped(field, [self._of(each) for each in held])};\n")
            told = " | ".join(f'"{field}"' for field in fields)
            head = f"export type {wired} = Omit<wire.{wired}, {told}> & (\n"
            parts.append(head + "".join(self._members(union, fields)) + ");\n")
        area = self._of(get_args(types.Preview)[0])
        head = 'export type Preview = Omit<wire.Preview, "area" | "events">'
        parts.append(f"{head} & {{ area: {area} | null; events: GameEvent[] }};\n")
        known = {"view": "View", "decision": "Decision", "choice": "Choice", "event": "GameEvent", "preview": "Preview"}
        inside = "".join(f"  {name}: {type_};\n" for name, type_ in known.items())
        parts.append(f"/** What a board of this game is shown. */\nexport interface Play {{\n{inside}}}\n")
        return "\n".join(parts)

    def _members(self, union: Any, fields: list[str]) -> Iterator[str]:
        """The alternatives of a union, one line each."""
        for member in alternatives(union):
            said = [f"{fields[0]}: {' | '.join(_literal(kind) for kind in kinds(member))}"]
            for field, type_ in zip(fields[1:], get_args(member)[1:], strict=True):
                held = f"wire.Open<{self._of(type_)}, {field.capitalize()}>"
                said.append(f"{field}: {held}{'[]' if field == 'targets' else ''}")
            yield f"  | {{ {'; '.join(said)} }}\n"

    def _of(self, type_: Any) -> str:
        """One of several typed dicts, as TypeScript."""
        return " | ".join(self.written(inspect.type_info(each)) for each in alternatives(type_))

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
        # A `type`, as an interface is never a Record<string, Json>.
        head, end = (f"type {name} =", "};") if self.played else (f"interface {name}", "}")
        return f"{_comment(kind)}export {head} {{\n" + "".join(f"{line}\n" for line in lines) + f"{end}\n"

    def written(self, type_: inspect.Type) -> str:
        """A type as TypeScript."""
        match type_:
            case inspect.Metadata():
                title = (type_.extra_json_schema or {}).get("title", "")
                return title if title in self.names else self.written(type_.type)
            case inspect.StructType() | inspect.TypedDictType():
                name = type_.cls.__name__
                if isinstance(type_, inspect.TypedDictType) and not type_.fields:
                    return "Record<never, never>"
                return name if name in self.names else f"wire.{name}"
            case inspect.LiteralType():
                return self._named([_literal(each) for each in type_.values])
            case inspect.UnionType():
                return " | ".join(self.written(each) for each in _null_last(type_.types))
            case inspect.ListType():
                item = self.written(type_.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.written(each) for each in type_.item_types)}]"
            case inspect.DictType(value_type=inspect.AnyType()):
                self.used.add("Fields")
                return "Fields"
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
            if struct or (hasattr(value, "__required_keys__") and value.__annotations__):
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
        view_types,
        requests,
        protocol,
        analysed,
        sandbox_messages,
        lesson_messages,
        first_read_messages,
        models,
        club_models,
    )
    json = "export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };\n\n"
    json += "/** An object of which no more is known; what is not there is undefined. */\n"
    json += "export type Fields = { [name: string]: Json | undefined };\n"
    sources = "core/view_types.py, table/requests.py, wire/*.py, server/http/models.py and server/http/club/models.py"
    head = HEAD.format(sources=sources)
    made = {"lib/generated/protocol.ts": f"{head}\n{json}\n{travels.text()}"}
    for id in game_ids():
        if (FOLDER / "games" / id).is_dir() and (types := play_types(id)):
            made[f"games/{id}/generated.ts"] = _game(id, types)
    return made


def _game(id: str, types: ModuleType) -> str:
    """The types of a game for its board."""
    folder = f"pentapolis.games.{id}."
    names = [name for name in ("view_types", "choice_types", "event_types") if find_spec(folder + name)]
    writer = Writer(*[import_module(folder + name) for name in names], types, played=True)
    text = writer.text() + "\n" + writer.play(types)
    needs = 'import type * as wire from "../../lib/protocol";\n'
    if used := sorted(writer.used & {"Fields", "Json"}):
        needs += f'import type {{ {", ".join(used)} }} from "../../lib/protocol";\n'
    return f"{HEAD.format(sources=f'games/{id}/*_types.py')}\n{needs}\n{text}"


def by_name() -> str:
    """Which class of game and of position stands behind a name, for type checkers of Python."""
    imports, choices = [], []
    for id in game_ids():
        kind = type(game(id)).__name__
        imports.append(f"from .games.{id}.game import {kind}\n")
        choices.append(f'@overload\ndef game(id: Literal["{id}"]) -> {kind}: ...\n')
    head = "# Written by `make types` from the folders in games. It is read by type checkers alone.\n"
    needs = "from typing import Literal, overload\n\nfrom .core.game import Game\n"
    return f"{head}\n{needs}{''.join(imports)}\n{''.join(choices)}@overload\ndef game(id: str) -> Game: ...\n"


def _there(folder: Path) -> list[Path]:
    return [*folder.glob("lib/generated/*.ts"), *folder.glob("games/*/generated.ts")]


def stale(folder: Path = FOLDER) -> list[str]:
    """The files that are missing, too many, or not what they should be; what type checkers of Python read is one."""
    wanted = files()
    there = {str(path.relative_to(folder)): path.read_text("utf-8") for path in _there(folder)}
    found = {name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name)}
    if not BY_NAME.is_file() or BY_NAME.read_text("utf-8") != by_name():
        found.add(BY_NAME.name)
    return sorted(found)


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
    BY_NAME.write_text(by_name(), "utf-8")


if __name__ == "__main__":
    main()
