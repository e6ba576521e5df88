"""`python -m pentapolis.new_game NAME`: writes a complete small game to begin with, in a checkout of the sources.

State, steps, action space, loading, texts in both languages, tests and a page of documentation, all typed. It can be
played at once, and every check of the kit runs on it; then its rules are replaced by the real ones, step by step.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from .games import found
from .texts import LANGUAGES, texts
from .version import VERSION

TAKEN = {"common", "game"}
DURATION = "table-duration-"


class CannotMake(Exception):
    """Why the game cannot be made; nothing has been written."""


def check_name(name: str) -> None:
    """Raises CannotMake unless a game can have that id."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", name) or keyword.iskeyword(name):
        raise CannotMake(f"{name!r} is not a name for a folder and texts: small letters and digits, such as mygame")
    if name in found() or name in TAKEN:
        raise CannotMake(f"there is a game {name!r} already; choose another name")
    if any(key.startswith(f"{name}-") for key in texts("en").keys()):  # noqa: SIM118 # no dict
        raise CannotMake(f"there are texts that begin with {name!r} already; choose another name")


def files(name: str, title: str) -> dict[Path, str]:
    """What is to be written: every path from the root of the project, with its text."""
    words = {"@game@": name, "@Game@": class_name(title), "@Title@": title, "@version@": VERSION}
    made: dict[Path, str] = {}
    for path, file in _templates(resources.files(__package__) / "skeleton", Path()):
        text = file.read_text("utf-8")
        for word, meaning in words.items():
            text = text.replace(word, meaning)
        made[Path(str(path).replace("GAME", name).removesuffix(".txt"))] = text
    return made


def class_name(title: str) -> str:
    """The title as the name of a class."""
    return "".join(word[0].upper() + word[1:] for word in re.findall(r"[A-Za-z0-9]+", title))


def _templates(folder: Traversable, path: Path) -> Iterator[tuple[Path, Traversable]]:
    for inside in sorted(folder.iterdir(), key=lambda item: item.name):
        if inside.is_dir():
            yield from _templates(inside, path / inside.name)
        elif inside.name.endswith(".txt"):
            yield path / inside.name, inside


def make(root: Path, name: str, title: str) -> list[Path]:
    """Writes the game into the checkout; what was written."""
    check_name(name)
    if not re.fullmatch(r"[A-Z][A-Za-z0-9]*", class_name(title)):
        raise CannotMake(f"{title!r} is not a title: it begins with a letter from A to Z")
    if not (root / "src/pentapolis/games").is_dir() or not (root / "tests/games").is_dir():
        raise CannotMake(f"{root} is no checkout of the sources: go to its root, or name it with --root")
    made = files(name, title)
    there = [str(path) for path in made if (root / path).exists()]
    if there:
        raise CannotMake(f"there is {', '.join(there)} already; choose another name, or remove what is left of it")
    for path, text in made.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    changed = [_add_duration(root, name, language) for language in LANGUAGES]
    return [*made, *changed]


def _add_duration(root: Path, name: str, language: str) -> Path:
    """Says how long a game takes, beside the other games."""
    path = Path("src/pentapolis/texts") / language / "server.ftl"
    lines = (root / path).read_text("utf-8").splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith(DURATION))
    lines.insert(last + 1, f"{DURATION}{name} = 10 min")
    (root / path).write_text("\n".join([*lines, ""]), "utf-8")
    return path


def record_goldens(root: Path, name: str) -> None:
    """Plays the golden games of the new game and writes them down."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    subprocess.run([sys.executable, "-m", "tests.golden.make", name], cwd=root, env=environment, check=True)


def main(arguments: list[str] | None = None) -> int:
    """Makes the game and says how to go on; 2 if it cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m pentapolis.new_game", description=__doc__)
    parser.add_argument("name", help="the id of the game and the name of its folders: small letters and digits")
    parser.add_argument("--title", help="how people call it; by default the name")
    parser.add_argument("--root", type=Path, default=Path(), help="the checkout of the sources; by default this folder")
    given = parser.parse_args(arguments)
    try:
        written = make(given.root, given.name, given.title or given.name.capitalize())
    except CannotMake as error:
        print(error, file=sys.stderr)
        return 2
    record_goldens(given.root, given.name)
    print(*written, f"tests/golden/{given.name}", sep="\n")
    print(f"Play it:  PYTHONPATH=src python -m pentapolis play {given.name}")
    print(f"Test it:  PYTHONPATH=src python -m pytest --game {given.name}")
    print("Then replace its rules by yours: docs/add-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
