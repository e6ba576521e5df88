"""No file that is for all games names one: what is checked by `make lint`, and that the check can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import generic_files

ROOT = Path(__file__).parent.parent


def made(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, "utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A package with the games tiny and origins, and one generic file."""
    for id in ("tiny", "origins"):
        made(tmp_path, f"src/pentapolis/games/{id}/game.py", f'GAME = "{id}"\n')
        made(tmp_path, f"src/pentapolis/cli/{id}/screen.py", f"from ...games.{id}.state import State\n")
    made(tmp_path, "src/pentapolis/server/app.py", "origins = settings.origins  # of pages: destiny\n")
    return tmp_path


def test_no_generic_file_of_ours_names_a_game() -> None:
    assert generic_files.game_ids(ROOT)
    assert list(generic_files.found(ROOT)) == []


def test_what_is_a_games_own_may_name_it(copy: Path) -> None:
    assert list(generic_files.found(copy)) == []


@pytest.mark.parametrize(
    "line",
    [
        'if game == "tiny":',
        '"""As in Tiny."""',
        "from ..games.tiny.state import TinyState",
        "class TinyScreen:",
        "tiny_rules = 1",
        "TINY = 1",
        '{"origins": 3}',
        "# As in Origins.",
        "from ..games.origins import rules",
        "path = 'games/origins/data'",
    ],
)
@pytest.mark.parametrize(
    "file",
    [
        "src/pentapolis/bots/levels.py",
        "bench/run.py",
        "src/pentapolis/games/common/net.py",
        "web/src/board/Card.svelte",
    ],
)
def test_every_way_to_name_a_game_is_found(file: str, line: str, copy: Path) -> None:
    made(copy, file, f"x = 1\n{line}\n")
    (place,) = generic_files.found(copy)
    assert place.startswith(f"{file}:2: names ") and line in place


def test_a_game_must_not_name_another(copy: Path) -> None:
    made(copy, "src/pentapolis/games/tiny/state.py", "# as in Origins\n")
    assert len(list(generic_files.found(copy))) == 1
