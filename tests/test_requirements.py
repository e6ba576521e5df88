"""The requirements files name everything that is needed, exactly, and agree with the package's own needs."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
TOOLS = [
    "build",
    "httpx",
    "hypothesis",
    "import-linter",
    "mypy",
    "playwright",
    "pytest",
    "pytest-xdist",
    "ruff",
    "schemathesis",
    "setuptools",
]


def pins(name: str) -> dict[str, str]:
    """Every version in a requirements file and in those it includes."""
    found: dict[str, str] = {}
    for line in (ROOT / name).read_text("utf-8").splitlines():
        if line.startswith("-r "):
            found |= pins(line.removeprefix("-r "))
        elif line and not line.startswith("#"):
            match = re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.+]+)", line)
            assert match, f"{name}: {line!r} is not an exact version"
            found[canonicalize_name(match[1])] = match[2]
    return found


def project() -> dict[str, list[str]]:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return {"build": data["build-system"]["requires"], "run": data["project"]["dependencies"], **extras()}


def extras() -> dict[str, list[str]]:
    """What every extra needs besides the other extras that it names."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, list[str]] = data["project"]["optional-dependencies"]
    return {extra: [text for text in needs if not text.startswith("pentapolis[")] for extra, needs in found.items()}


def needed_by(names: list[str]) -> set[str]:
    """These distributions and all that they need here."""
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = canonicalize_name(todo.pop())
        if name in found:
            continue
        found.add(name)
        for text in metadata.distribution(name).requires or []:
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                todo.append(requirement.name)
    return found


def test_every_runtime_need_is_pinned():
    needs = [*project()["run"], *project()["cli"]]  # what players run: the rules and the command
    assert needed_by([Requirement(text).name for text in needs]) == set(pins("requirements.txt"))


def test_every_development_need_is_pinned():
    assert needed_by(TOOLS) <= set(pins("requirements-dev.txt"))


def test_every_need_of_the_environments_is_pinned():
    pytest.importorskip("pettingzoo", reason="pip install -r requirements-rl.txt")
    assert needed_by([Requirement(text).name for text in project()["rl"]]) <= set(pins("requirements-rl.txt"))


def test_every_need_of_the_server_is_pinned():
    names = [Requirement(text).name for text in (*project()["server"], *project()["postgres"])]
    assert needed_by([*names, "psycopg-binary"]) <= set(pins("requirements-server.txt"))


def test_every_need_of_openspiel_is_pinned():
    pytest.importorskip("pyspiel", reason="OpenSpiel is large and an extra of its own: make test-openspiel")
    assert needed_by(["open_spiel"]) <= set(pins("requirements-openspiel.txt"))


def test_every_need_of_the_trainers_is_pinned():
    pytest.importorskip("torch", reason="PyTorch is large and an extra of its own: make test-trainers")
    requirements = [Requirement(text) for text in project()["trainers"]]
    versions = pins("requirements-trainers.txt")
    for requirement in requirements:
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)])
    assert needed_by([requirement.name for requirement in requirements]) <= set(versions)


def test_every_need_of_pixels_is_pinned():
    names = [Requirement(text).name for text in project()["render"]]
    assert needed_by(names) <= set(pins("requirements-render.txt"))


def test_pins_fit_openspiel():
    (requirement,) = [Requirement(text) for text in project()["openspiel"]]
    assert requirement.specifier.contains(pins("requirements-openspiel.txt")[canonicalize_name(requirement.name)])


@pytest.mark.parametrize("kind", ["build", "run", "cli", "rl", "render", "server", "postgres"])
def test_pins_fit_the_package(kind):
    versions = pins("requirements-dev.txt")
    for text in project()[kind]:
        requirement = Requirement(text)
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)]), text


@pytest.mark.parametrize("extra", ["arena", "ray", "train"])
def test_every_need_of_an_extra_is_pinned(extra):
    requirements = [Requirement(text) for text in extras()[extra]]
    versions = pins(f"requirements-{extra}.txt")
    for requirement in requirements:
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)])
    try:
        needed = needed_by([requirement.name for requirement in requirements])
    except metadata.PackageNotFoundError:
        pytest.skip(f"the extra {extra!r} is not installed")
    assert needed == set(versions)


@pytest.mark.parametrize("other", ["bench", "ray", "train", "trainers"])
def test_what_is_installed_besides_does_not_change_a_version_that_is_pinned_elsewhere(other):
    ours = pins("requirements-dev.txt")
    for name, version in pins(f"requirements-{other}.txt").items():
        assert ours.get(name, version) == version
