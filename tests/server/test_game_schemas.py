"""The OpenAPI description knows every game: what a table and its replay really tell fits it, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.server.http.game_schemas import refine
from pentapolis.table.viewer import Viewer
from pentapolis.wire import protocol
from pentapolis.wire.presenter import NOBODY, Presenter
from pentapolis.wire.replay import Replay
from tests.table.made import table

REF = "#/components/schemas/"
per_game = pytest.mark.parametrize("id", pentapolis.game_ids())


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    """The schemas of all messages, as the description has them."""
    kinds = [protocol.ServerMessage, protocol.ReplayFrame]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    refine(components, REF)
    return components


def fits(schemas: dict[str, Any], name: str, message: object) -> bool:
    """Whether a message is what the schema of that name says."""
    whole = {"$ref": REF + name, "components": {"schemas": schemas}}
    return jsonschema_rs.validator_for(whole).is_valid(json.loads(msgspec.json.encode(message)))


@per_game
def test_what_a_table_and_its_replay_tell_fits_the_description(schemas: dict[str, Any], id: str) -> None:
    made, rng = table("hh", id), Rng(5)
    for _ in range(30):
        state, seat = made.line.state, made.to_move
        made.play(seat, made.version_for(seat), state.sample(rng), False, 0)
    presenter = Presenter(made)
    seat = made.to_move
    told = presenter.state(Viewer(seat, "en"), 0, 0, NOBODY, 0)
    assert fits(schemas, "TableState", told)
    action = made.line.state.legal()[0]
    preview = presenter.preview(action, made.line.state.preview(action), seat, "en")
    assert fits(schemas, "Preview", preview)
    frames = list(Replay(presenter.still()).frames(0, 40, seat, "en"))
    assert frames and all(fits(schemas, "ReplayFrame", frame) for frame in frames)
    sent = json.loads(msgspec.json.encode(told))
    for spoilt in (
        {**sent, "view": {**sent["view"], "game": "chess"}},
        {**sent, "view": {"game": id}},
        {**sent, "decision": {**sent["decision"], "kind": "castle"}},
        {**sent, "choices": [{**sent["choices"][0], "kind": "castle"}]},
        {**sent, "choices": [{**sent["choices"][0], "args": None}]},
    ):
        assert not fits(schemas, "TableState", spoilt)
    entry = next(entry for entry in sent["log"] if entry["events"])
    entry["events"][0]["kind"] = "castle"
    assert not fits(schemas, "TableState", sent)


def test_each_kind_is_described_with_its_fields(schemas: dict[str, Any]) -> None:
    placing = next(
        each for each in schemas["akropolis_Choice"]["anyOf"] if "place" in each["properties"]["kind"]["enum"]
    )
    assert placing["properties"]["args"] == {"$ref": REF + "akropolis_Placing"}
    assert schemas["akropolis_Placing"]["properties"]["covered"] == {"type": "integer"}
    assert {"$ref": REF + "uchronia_Event"} in schemas["GameEvent"]["anyOf"]
    named = {part.split("_")[0] for part in schemas if "_" in part}
    assert named == {id.split("_")[0] for id in pentapolis.game_ids()}
