"""How the package is built: which libraries there are, what is used again, and what an archive says of the page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Extension
from setuptools.dist import Distribution

import pentapolis

ROOT = Path(__file__).parent.parent
TEXT = '#include "number.h"\nPyMODINIT_FUNC PyInit_made(void) { static PyModuleDef d = {PyModuleDef_HEAD_INIT, "made"};'
TEXT += " (void)NUMBER; return PyModule_Create(&d); }\n"


@pytest.fixture
def setup_py(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that builds, for the sources of this project."""
    monkeypatch.chdir(ROOT)
    spec = spec_from_file_location("setup_py", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_game_is_a_library_of_its_own_and_every_file_is_in_one(setup_py: ModuleType) -> None:
    groups = setup_py.groups()
    games = [name.removeprefix("pentapolis_games_") for name in groups if name != "pentapolis_core"]
    assert games == sorted(pentapolis.game_ids())
    files = [file for group in groups.values() for file in group]
    assert len(files) == len(set(files))
    folders = [setup_py.SOURCE / "core", setup_py.SOURCE / "games", setup_py.SOURCE / "bots" / "search"]
    there = {str(path) for folder in folders for path in folder.rglob("*.py") if not setup_py.interpreted(path)}
    assert there - set(files) == {str(setup_py.SOURCE / "games" / "__init__.py")}


def test_what_only_reads_and_writes_is_left_to_the_interpreter(setup_py: ModuleType) -> None:
    core = setup_py.SOURCE / "core"
    assert setup_py.interpreted(core / "dumps.py")
    kinds = list((core / "kinds").glob("*.py"))
    assert kinds
    assert all(setup_py.interpreted(path) for path in kinds)
    assert not setup_py.interpreted(core / "state.py")


def test_a_new_game_is_found_by_its_folder(setup_py: ModuleType, tmp_path: Path) -> None:
    for name in ("__init__.py", "game.py", "dump.py"):
        file = tmp_path / "games" / "made_up" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert setup_py.groups(tmp_path)["pentapolis_games_made_up"] == [
        str(tmp_path / "games" / "made_up" / name) for name in ("__init__.py", "game.py")
    ]


class Workshop:
    """A small extension that can be built again and again; counts what really was compiled."""

    def __init__(self, setup_py: ModuleType, folder: Path) -> None:
        self.setup_py = setup_py
        self.folder = folder
        self.flags: list[str] = []
        (folder / "made.c").write_text("#include <Python.h>\n" + TEXT)
        self.number(1)

    def number(self, number: int) -> None:
        """Writes the header."""
        (self.folder / "number.h").write_text(f"#define NUMBER {number}\n")

    def build(self, include: str = ".") -> bool:
        """Whether it was compiled, and not taken from the cache."""
        shutil.rmtree(self.folder / "lib", ignore_errors=True)
        made = Extension("made", ["made.c"], include_dirs=[include], extra_compile_args=list(self.flags))
        command = self.setup_py.Compile(Distribution({"name": "made", "ext_modules": [made]}))
        command.build_lib = str(self.folder / "lib")
        command.build_temp = str(self.folder / "temp")
        shutil.rmtree(command.build_temp, ignore_errors=True)
        command.ensure_finalized()
        command.run()
        assert list((self.folder / "lib").glob("made*"))
        return bool(list(Path(command.build_temp).rglob("made.o")))


@pytest.fixture
def workshop(setup_py: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    if sys.platform == "win32" or not setup_py.compiler_works():
        pytest.skip("there is no C compiler")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PENTAPOLIS_CACHE", str(tmp_path / "cache"))
    return Workshop(setup_py, tmp_path)


def test_what_did_not_change_is_not_compiled_again(workshop: Workshop) -> None:
    assert workshop.build()
    assert not workshop.build()


def test_a_header_that_changed_is_noticed(workshop: Workshop) -> None:
    assert workshop.build()
    workshop.number(2)
    assert workshop.build()
    workshop.number(1)
    assert not workshop.build()


def test_other_flags_make_another_library(workshop: Workshop) -> None:
    assert workshop.build()
    workshop.flags.append("-DOTHER")
    assert workshop.build()


def test_it_does_not_matter_where_headers_lie(workshop: Workshop, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "place.h").write_text("static const char *place(void) { return __FILE__; }\n")
    text = TEXT.replace("(void)NUMBER", "(void)NUMBER; (void)place")
    (tmp_path / "made.c").write_text("#include <Python.h>\n#include <place.h>\n" + text)
    assert workshop.build(str(tmp_path / "one"))
    assert not workshop.build(str(tmp_path / "two"))


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources as a fresh clone has them: without a page."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    ignored = shutil.ignore_patterns("page", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "pentapolis", tmp_path / "src" / "pentapolis", ignore=ignored)
    return tmp_path


def built(clone: Path, kind: str) -> str:
    """What the build of an archive said about the page; the archive is in dist."""
    command = [sys.executable, "-c", f"import setuptools.build_meta as b; b.build_{kind}('dist')"]
    environment = {**os.environ, "PENTAPOLIS_BUILD": "plain"}
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=True)
    return "".join(line for line in done.stderr.splitlines() if line.startswith("pentapolis:"))


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_an_archive_without_the_page_says_so(clone: Path, kind: str) -> None:
    said = built(clone, kind)
    assert "the page is not built" in said
    assert "make page" in said


def test_an_archive_contains_the_page_that_was_built(clone: Path) -> None:
    page = clone / "src" / "pentapolis" / "server" / "page" / "index.html"
    page.parent.mkdir()
    page.touch()
    assert not built(clone, "sdist")
    (archive,) = (clone / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        assert any(name.endswith("server/page/index.html") for name in packed.getnames())


def test_a_file_that_is_gone_does_not_come_back_from_an_earlier_build(clone: Path) -> None:
    gone = clone / "src" / "pentapolis" / "gone.py"
    gone.touch()
    built(clone, "wheel")
    gone.unlink()
    built(clone, "wheel")
    assert not list((clone / "build").rglob("gone.py"))


def test_readme_has_no_dead_link_on_an_index_page(setup_py: ModuleType) -> None:
    text = "![A table](docs/page.png) [bots](docs/bots.md) [web](https://example.org) [MIT](LICENSE)"
    assert setup_py.long_description(text) == " bots [web](https://example.org) MIT"
    led = setup_py.long_description(text, "https://example.org/v1/")
    assert "[bots](https://example.org/v1/docs/bots.md)" in led and "(https://example.org/v1/docs/page.png)" in led
    readme = setup_py.long_description((ROOT / "README.md").read_text("utf-8"))
    assert "](docs/" not in readme and "## From Python" in readme
