"""What views, decisions, choices, events and previews of each game hold, as parts of the OpenAPI description.

They are made of the games' own types (`games/<game>/play_types.py`), and the messages of a table refer to them: a
choice is one of some game. What archives of former rules show may differ.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, get_args

import msgspec

from ...core.game import game_ids
from ...games import alternatives, kinds, play_types

Schema = dict[str, Any]
# The fields of which a game says more: of a decision, a choice and an event, beside its kind.
FIELDS = {"Decision": ("about",), "Choice": ("args", "targets"), "Event": ("data",)}
WIRED = {"Decision": "Decision", "Choice": "Choice", "Event": "GameEvent"}  # what messages call them
VIEW = "View"  # the title of a view in a message


def of_game(name: str) -> bool:
    """Whether a schema of that name belongs to a game: it begins with its id."""
    return any(name.startswith(f"{id}_") for id in game_ids())


def refine(components: dict[str, Schema], ref: str) -> None:
    """Adds the schemas of all games to those of the messages, and lets these refer to them."""
    found = {id: types for id in game_ids() if (types := play_types(id)) is not None}
    for id, types in found.items():
        components.update(game_schemas(id, types, ref))
    if len(found) < len(game_ids()):
        return  # a game without types may hold anything
    for name, wired in WIRED.items():
        if wired in components:
            components[wired]["anyOf"] = [{"$ref": f"{ref}{id}_{name}"} for id in found]
    views = [{"$ref": f"{ref}{id}_View"} for id in found]
    for component in components.values():
        for field, schema in component.get("properties", {}).items():
            if schema == {"title": VIEW, "type": "object"}:
                component["properties"][field] = {"title": VIEW, "anyOf": views}
    if "Preview" in components:
        areas = [{"$ref": f"{ref}{id}_Area"} for id in found]
        components["Preview"]["properties"]["area"] = {"anyOf": [*areas, {"type": "null"}]}


def game_schemas(id: str, types: ModuleType, ref: str) -> dict[str, Schema]:
    """The schemas of one game, by names that begin with its id."""
    unions = {name: kinds(getattr(types, name)) for name in FIELDS}
    area = get_args(types.Preview)[0]
    held = [type_ for union in unions.values() for parts in union.values() for type_ in parts]
    every = list(dict.fromkeys([types.View, area, *[each for type_ in held for each in alternatives(type_)]]))
    references, schemas = msgspec.json.schema_components(every, ref_template=f"{ref}{id}_{{name}}")
    reference = dict(zip(every, references, strict=True))
    made = {f"{id}_{name}": schema for name, schema in schemas.items()}
    made[f"{id}_View"]["properties"]["game"] = {"const": id}
    made[f"{id}_Area"] = reference[area] if f"{id}_Area" not in made else made[f"{id}_Area"]
    for name, fields in FIELDS.items():
        members = [_member(each, fields, reference) for each in alternatives(getattr(types, name))]
        made[f"{id}_{name}"] = {"title": name, "anyOf": members}
    return made


def _member(type_: Any, fields: tuple[str, ...], reference: dict[Any, Schema]) -> Schema:
    """The schema of the kinds that hold the same."""
    properties: dict[str, Schema] = {"kind": {"enum": list(kinds(type_))}}
    for field, held in zip(fields, get_args(type_)[1:], strict=True):
        options = [reference[each] for each in alternatives(held)]
        one = options[0] if len(options) == 1 else {"anyOf": options}
        properties[field] = {"type": "array", "items": one} if field == "targets" else one
    return {"type": "object", "properties": properties, "required": list(properties)}
