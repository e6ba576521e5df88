"""What a first visit loads: little script, nothing from elsewhere, under a strict policy."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response

import pentapolis

from .conftest import Visit

MOST = 150_000  # bytes of compressed script for the first load of a game


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_the_first_load_of_a_game_is_light(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    page.goto(f"/table/{visitor.new(game)}")
    page.wait_for_selector(".action.mine")
    assert len(scripts) > 3
    assert sum(len(gzip.compress(script.body())) for script in scripts) <= MOST
    sent: int = page.evaluate(
        """() => performance.getEntriesByType("resource").filter((entry) => entry.name.endsWith(".js"))
             .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
    )
    assert 0 < sent <= MOST, "the server does not compress the scripts"


def test_the_policy_is_strict(visit: Visit) -> None:
    answer = visit().page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy
    assert "unsafe" not in policy and "http" not in policy and "*" not in policy
