"""One server for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .served import Browser, Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def browser(served: Served) -> Browser:
    return Browser(served.base)
