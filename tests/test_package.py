"""The front door: what `import pentapolis` offers."""

import ast
import inspect
import pydoc
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pentapolis

ROOT = Path(__file__).parent.parent


def test_no_public_name_is_hidden_by_a_module_of_the_same_name():
    for name in pentapolis.__all__:
        assert not isinstance(getattr(pentapolis, name), ModuleType), name


def test_every_registered_game_can_be_had_by_its_id():
    assert "akropolis" in pentapolis.game_ids()
    for id in pentapolis.game_ids():
        assert pentapolis.game(id).id == id


def test_help_tells_what_the_sources_say_in_every_build():
    """mypyc leaves docstrings out; setup.py puts them back where `help` looks for them."""
    told = 0
    for file in sorted((ROOT / "src" / "pentapolis" / "core").glob("*.py")):
        if file.stem == "__init__":
            continue
        module = import_module(f"pentapolis.core.{file.stem}")
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert inspect.getdoc(module) == ast.get_docstring(tree), file.name
        for part in tree.body:
            if not isinstance(part, ast.ClassDef | ast.FunctionDef) or part.name.startswith("_"):
                continue
            found = getattr(module, part.name)
            told += 1
            assert inspect.getdoc(found) == ast.get_docstring(part), part.name
            for inner in part.body if isinstance(part, ast.ClassDef) else []:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                    assert inspect.getdoc(getattr(found, inner.name)) == ast.get_docstring(inner), inner.name
    assert told > 50
    assert "Plays a legal action" in pydoc.render_doc(pentapolis.State.play)


def without(modules: list[str], program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program as if these modules were not installed."""
    hidden = "".join(f"sys.modules[{module!r}] = None; " for module in modules)
    command = [sys.executable, "-c", f"import sys; {hidden}{program}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_plain_install_plays_without_the_extras():
    program = (
        "import pentapolis, pentapolis.bots; state = pentapolis.game('akropolis').new(2, 1); "
        "state.playout(pentapolis.Rng(1)); print(state.over)"
    )
    done = without(["numpy", "gymnasium", "pettingzoo", "pyspiel"], program)
    assert (done.stdout.strip(), done.stderr) == ("True", "")


def test_missing_extras_are_named():
    done = without(["gymnasium"], "import pentapolis.rl")
    assert "is not installed; pip install 'pentapolis[rl]' brings it" in done.stderr


def test_positions_are_shown_where_only_the_library_is_installed():
    program = (
        "import pentapolis; states = [pentapolis.game(id).new(2, 7) for id in pentapolis.game_ids()]; "
        "print(all(len(str(state).splitlines()) > 5 and '<svg' in state.svg() for state in states))"
    )
    done = without(["typer", "click"], program)
    assert (done.stdout.strip(), done.stderr) == ("True", "")
