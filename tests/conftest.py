"""What holds for all tests."""

from __future__ import annotations

import inspect
import os
import re
import signal

import pytest
from hypothesis import settings

import pentapolis
import pentapolis.core.state

# No test depends on how fast the machine is.
settings.register_profile("pentapolis", deadline=None)
settings.load_profile("pentapolis")

# What a shell starts in the background ignores Ctrl-C, and so does all that it starts; but some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="ID", help="only tests of this game")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One process more than there are cores, as tests of servers wait a lot; browsers need the cores for themselves."""
    pages = all("tests/page" in argument for argument in config.args)
    return (os.cpu_count() or 1) + (0 if pages else 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not str(pentapolis.core.state.__file__).endswith(".py"):
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="needs plain rules: `make test-plain`"))
    game = config.getoption("--game")
    if game is None:
        return
    games = pentapolis.game_ids()
    if game not in games:
        raise pytest.UsageError(f"--game is one of {', '.join(games)}, not {game!r}")
    others = [item for item in items if not about(item, game, games)]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in set(others)]


def about(item: pytest.Item, game: str, games: list[str]) -> bool:
    """Whether a test is about this game: by its folder, its file, its parameters, or what it says itself."""
    parts = (*item.path.parts[:-1], item.path.stem.removeprefix("test_"))
    named = [part for part in parts[len(item.config.rootpath.parts) :] if part in games]
    if not named and (callspec := getattr(item, "callspec", None)):
        ids = [getattr(value, "id", value) for value in callspec.params.values()]
        named = [id for id in ids if isinstance(id, str) and id in games]
    if not named and isinstance(item, pytest.Function):
        source = inspect.getsource(item.function)
        named = [id for id in games if re.search(rf"\b{id}\b", source)]
    return game in named
