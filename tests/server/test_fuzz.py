"""The API is fuzzed from its own description: nothing it sends may break the server or get an undescribed answer."""

from __future__ import annotations

import os
from contextlib import suppress

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .served import Browser, Served

EXAMPLES = int(os.environ.get("PENTAPOLIS_FUZZ", "12"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@pytest.fixture(scope="module")
def tables(served: Served) -> tuple[Browser, list[str], str]:
    """A browser with a table of each game, and an uploaded record."""
    browser = Browser(served.base)
    ids = [browser.new("hh", game)["table"] for game in ("akropolis", "uchronia")]
    from pentapolis import game
    from pentapolis.core.record import Record

    lines = "\n".join(Record.start(game("akropolis"), 2, 7).lines(tell_seed=True))
    made = browser.http.post("/api/v1/records", content=lines, headers={"content-type": "text/plain"})
    return browser, ids, made.json()["replay"]


def test_no_request_breaks_the_server(served: Served, tables: tuple[Browser, list[str], str]) -> None:
    described = httpx.get(f"{served.base}/api/openapi.json").json()
    operations = [found.ok() for found in schemathesis.openapi.from_dict(described).get_all_operations()]
    assert len(operations) == sum(len(methods) for methods in described["paths"].values())
    for operation in operations:
        for mode in schemathesis.GenerationMode:
            with suppress(Unsatisfiable):  # an operation without parameters cannot be asked wrongly
                _fuzz(served.base, tables, operation.as_strategy(generation_mode=mode))


def _fuzz(base: str, tables: tuple[Browser, list[str], str], cases: SearchStrategy[schemathesis.Case]) -> None:
    """Sends many requests, most of them to things that exist, and looks at every answer."""
    browser, ids, record = tables
    cookies = dict(browser.http.cookies.items())

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=cases)
    def send(case: schemathesis.Case) -> None:
        id = (case.path_parameters or {}).get("id")
        if isinstance(id, str) and len(id) == 12:
            case.path_parameters["id"] = record if "/records/" in case.path else ids[ord(id[0]) % 2]
        response = case.call(base_url=base, cookies=cookies)
        offline = response.status_code == 503 and "replay.html" in case.path  # the page is not built here
        if not offline:
            case.validate_response(response, checks=CHECKS)

    send()


def test_the_description_is_what_it_should_be(served: Served) -> None:
    described = httpx.get(f"{served.base}/api/openapi.json").json()
    assert described["openapi"] == "3.1.0"
    body = described["paths"]["/api/v1/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    wish = described["components"]["schemas"][body["$ref"].rpartition("/")[2]]
    assert wish["additionalProperties"] is False and set(wish["required"]) == {"game", "seats"}
    for name in ("Hello", "Play", "Undo", "TableState", "Refused"):
        assert name in described["components"]["schemas"]
