"""Says where a file that is for all games names one of them: python tools/generic_files.py.

What belongs to a game lies in a folder of its name (games/<id>, cli/<id>). Everything else in the package, the page,
the benchmarks and the tools finds games by their folders, so that the next one needs no change there. Texts and
documentation may name games, and so may tests, which take real ones for examples.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GENERIC = (
    *("src/pentapolis/**/*.py", "src/pentapolis/skeleton/**/*.txt", "bench/**/*.py", "tools/*.py", "setup.py"),
    *("web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css"),
)
# Ids that are also words of programmers: only as a name, as a whole string and as a part of a path do they mean a game.
ORDINARY = {"origins"}  # of web pages, which a browser sends along


def game_ids(root: Path) -> list[str]:
    """The ids of all games: the names of their folders."""
    return sorted(path.parent.name for path in (root / "src/pentapolis/games").glob("*/game.py"))


def naming(id: str) -> re.Pattern[str]:
    """What finds the id or the title, alone or in front of other words, as in `MygameState` and `mygame_rules`."""
    title = re.escape(id.capitalize())
    word = re.escape(id)
    if id in ORDINARY:
        return re.compile(rf"""(?<![A-Za-z]){title}(?![a-z])|["'/]{word}["'/]|games\.{word}\b|cli\.{word}\b""")
    return re.compile(rf"(?<![A-Za-z])(?:{word}(?![A-Za-z])|{title}(?![a-z])|{word.upper()}(?![A-Za-z]))")


def found(root: Path) -> Iterator[str]:
    """Every place at which a generic file names a game."""
    ids = game_ids(root)
    patterns = {id: naming(id) for id in ids}
    for path in sorted({path for pattern in GENERIC for path in root.glob(pattern)}):
        place = path.relative_to(root)
        if place == Path("tools") / Path(__file__).name:  # it says itself which ids are ordinary words
            continue
        for id in ids:
            if id in place.parts or path.stem == id:
                continue
            for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
                if patterns[id].search(line):
                    yield f"{place}:{number}: names {id}: {line.strip()}"


def main() -> int:
    """Prints the places; 1 if there are any."""
    places = list(found(ROOT))
    for place in places:
        print(place)
    print(f"{len(places)} generic lines name a game" if places else "No generic file names a game")
    return 1 if places else 0


if __name__ == "__main__":
    sys.exit(main())
