"""Views and components are what their types say, which the page reads them by."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
import pytest

from pentapolis.wire import protocol

from .cases import CASES, Case, positions

TYPED = [case for case in CASES if find_spec(f"pentapolis.games.{case.id}.view_types")]


def misfits(value: dict[str, Any], type_: Any) -> str:
    """What is wrong with it; nothing is missing, too much, or of another kind."""
    strange = value.keys() - type_.__annotations__.keys()
    if strange:
        return f"no type for {', '.join(sorted(strange))}"
    try:
        msgspec.convert(value, type_, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("case", TYPED, ids=repr)
def test_views_are_what_their_types_say(case: Case) -> None:
    types = import_module(f"pentapolis.games.{case.id}.view_types")
    for state in positions(case, 62, every=9):
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            common = {name: view.pop(name) for name in protocol.View.__annotations__ if name in view}
            constants = [name for name in types.Components.__annotations__ if isinstance(view.get(name), dict)]
            constant = {name: view.pop(name) for name in constants}  # a list of that name is what lies face up
            assert not misfits(common, protocol.View)
            assert not misfits(view, types.PositionView)
            assert not constant or not misfits(constant, types.Components)


def test_a_view_that_does_not_fit_is_found() -> None:
    view = CASES[0].new(1).view(0)
    common = {name: view[name] for name in protocol.View.__annotations__ if name in view}
    assert misfits({**common, "turn": "first"}, protocol.View) == "Expected `int`, got `str` - at `$.turn`"
    assert misfits({**common, "season": 1}, protocol.View) == "no type for season"
    assert misfits({}, protocol.View).startswith("Object missing required field")
