"""A game is found by its folders alone: rules, drawing, set-ups, golden games, benchmarks. No list names it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import pentapolis
from bench.setups import setups
from pentapolis import games
from pentapolis.cli.screens import screen_of
from tests.golden.make import GOLDENS, PLAYTHROUGHS
from tests.kit.cases import CASES

ROOT = Path(__file__).parent.parent
OWN = games.found()

RULES = """
from tests.core.toy import Toy

class Tiny(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.id = {id!r}

{entry}
"""
DRAWING = "from ..screen import GameScreen\nclass TinyScreen(GameScreen): pass\nSCREEN = TinyScreen\n"
CASES_OF_TINY = "CASES = [(2, {}), (3, {'hand': 2})]\nMEASURED = [('small', 2, {'hand': 2})]\n"
GOLDENS_OF_TINY = """GOLDENS = {'one': (['random', 'random'], {}, 1)}
PLAYTHROUGH = ('one', 1, 2)
LEFT_OUT = ()
UNMET: set[str] = set()
"""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / "__init__.py").touch()
    path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and the tests about games in another place."""
    root = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so", "*.jsonl")
    for part in ("src/pentapolis", "bench", "tests/core", "tests/games", "tests/golden", "tests/kit"):
        shutil.copytree(ROOT / part, root / part, ignore=ignored)
    for file in ("tests/__init__.py", "tests/of_games.py"):
        shutil.copy(ROOT / file, root / file)
    return root


Run = Callable[[str], subprocess.CompletedProcess[str]]


@pytest.fixture
def run(copy: Path) -> Run:
    def run(program: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program]
        environment = {"PYTHONPATH": f"{copy / 'src'}:{copy}"}
        return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)

    return run


def test_the_games_of_the_package_in_their_order() -> None:
    assert {"akropolis", "uchronia"} <= set(OWN)
    assert pentapolis.game_ids()[: len(OWN)] == OWN == sorted(OWN)


def test_every_game_has_its_cases_and_golden_games() -> None:
    assert list(GOLDENS) == list(PLAYTHROUGHS) == OWN
    assert list(dict.fromkeys(case.id for case in CASES)) == OWN
    drawn = [screen_of(pentapolis.game(id)).__name__ for id in ("akropolis", "uchronia")]
    assert drawn == ["AkropolisScreen", "UchroniaScreen"]
    assert [setup.label for setup in setups("akropolis")][-3:] == ["long, 2 players", "long, 3 players", "solo"]


def test_finding_a_game_does_not_load_it() -> None:
    program = "import sys, pentapolis; print([name for name in sys.modules if name.endswith('.game')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['pentapolis.core.game']"


def test_folders_without_rules_are_no_games(tmp_path: Path) -> None:
    write(tmp_path / "later" / "game.py", "")
    write(tmp_path / "earlier" / "game.py", "")
    write(tmp_path / "common" / "hexes.py", "")
    write(tmp_path / "no-name" / "game.py", "")
    assert games.found(tmp_path) == ["earlier", "later"]


def test_a_new_folder_is_a_new_game_everywhere(copy: Path, run: Run) -> None:
    write(copy / "src/pentapolis/games/tiny/game.py", RULES.format(id="tiny", entry="GAME = Tiny"))
    write(copy / "src/pentapolis/cli/tiny/screen.py", DRAWING)
    write(copy / "tests/games/tiny/cases.py", CASES_OF_TINY)
    write(copy / "tests/games/tiny/goldens.py", GOLDENS_OF_TINY)
    done = run(
        "import pentapolis\n"
        "from bench.setups import setups\n"
        "from pentapolis.cli.screens import screen_of\n"
        "from tests.golden.make import GOLDENS, played\n"
        "from tests.kit.cases import CASES\n"
        "print(pentapolis.game_ids())\n"
        "print(screen_of(pentapolis.game('tiny')).__name__)\n"
        "print([case for case in CASES if case.id == 'tiny'])\n"
        "print(list(GOLDENS['tiny']), len(played('tiny', 'one').moves) > 0)\n"
        "print(setups('tiny')[-1].name)\n"
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        str(sorted([*pentapolis.game_ids(), "tiny"])),
        "TinyScreen",
        "[tiny-2, tiny-3-hand=2]",
        "['one'] True",
        "tiny, small",
    ]


@pytest.mark.parametrize(
    ("id", "entry", "says"),
    [
        ("wrong", "", "pentapolis.games.wrong.game does not say which class the game is: add GAME = ..."),
        ("wrong", "GAME = dict", "GAME in pentapolis.games.wrong.game must be a Game whose id is 'wrong'"),
        ("other", "GAME = Tiny", "GAME in pentapolis.games.wrong.game must be a Game whose id is 'wrong'"),
    ],
)
def test_a_folder_that_does_not_name_its_game_says_so(copy: Path, run: Run, id: str, entry: str, says: str) -> None:
    write(copy / "src/pentapolis/games/wrong/game.py", RULES.format(id=id, entry=entry))
    done = run("import pentapolis; pentapolis.game('wrong')")
    shutil.rmtree(copy / "src/pentapolis/games/wrong")
    assert says in done.stderr
