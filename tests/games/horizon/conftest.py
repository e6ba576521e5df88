"""What holds for all tests of Beyond the Horizon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pentapolis.games.horizon.effects import OPTION_DATA, OPTIONS


@pytest.fixture(autouse=True)
def printed_options() -> Iterator[None]:
    """Cards that a test makes up leave no options behind for those that follow."""
    printed = len(OPTIONS)
    yield
    del OPTIONS[printed:], OPTION_DATA[printed:]
