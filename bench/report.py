"""The figures of a run as tables and as plain JSON."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD, Box
from rich.table import Table

import pentapolis

from .measures import Figures, times_as_fast
from .peers import PEERS
from .run import Results
from .setups import setups

COLUMNS = [
    "lists games/s",
    "lists decisions/s",
    "sample games/s",
    "sample decisions/s",
    "playout games/s",
    "copy µs",
    "copy+play µs",
    "scores µs",
    "new µs",
    "simulations/s",
]
# Many games: in turn and as a vector by processor time, in one process and in two by the clock on the wall.
ENVIRONMENTS = [
    "env steps/s",
    "in turn steps/s",
    "vector steps/s",
    "one process steps/s",
    "two processes steps/s",
]
SHAPE = ["decisions/game", "branching"]
PEER_COLUMNS = ["lists games/s", "lists decisions/s", "copy µs"]
WORDS = ["set-up", "build", "figure", "game"]

Rows = dict[str, dict[str, Figures]]  # by row, then by build


def as_json(results: Results, fingerprints: dict[str, dict[str, str]], settings: dict[str, Any]) -> dict[str, Any]:
    """Everything that was found, with medians and ratios."""
    found: dict[str, Any] = {
        "pentapolis": pentapolis.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        **settings,
        "fingerprints": fingerprints,
        "problems": results.problems,
        "rows": {},
    }
    for row, columns in results.figures.items():
        cells: dict[str, Figures] = {column: results.medians(row, column) for column in columns}
        if "compiled" in cells and "plain" in cells:
            cells["compiled/plain"] = results.ratios(row, "compiled", "plain")
        found["rows"][row] = cells
    return found


def tables(found: dict[str, Any], only: str | None, wide: bool, box: Box = SIMPLE_HEAD) -> list[Table]:
    """A table for each game, and one for the peers; `wide` puts figures side by side, not below each other."""
    by_game: dict[str, list[str]] = {}
    for setup in setups(only):
        if setup.name in found["rows"]:
            by_game.setdefault(setup.game, []).append(setup.name)
    made = [(_wide if wide else _long)(id, names, found["rows"], box) for id, names in by_game.items()]
    environments = _environments([name for names in by_game.values() for name in names], found["rows"], box)
    made += [environments] if environments.row_count else []
    reference = next((name for names in by_game.values() for name in names), None)
    if reference is not None and any(peer in found["rows"] for peer in PEERS):
        made.append(_beside_peers(reference, found["rows"], wide, box))
    return made


def _table(title: str, names: Sequence[str], box: Box) -> Table:
    table = Table(title=title, title_justify="left", box=box)
    for name in names:
        table.add_column(name, justify="left" if name in WORDS else "right")
    return table


def _wide(id: str, names: list[str], rows: Rows, box: Box) -> Table:
    table = _table(f"{id}: CPU time of one core, medians", ["set-up", "build", *SHAPE, *COLUMNS], box)
    for name in names:
        for build, figures in rows[name].items():
            cells = [_figure(figures, column, build) for column in SHAPE + COLUMNS]
            table.add_row(name.removeprefix(f"{id}, "), build, *cells)
    return table


def _long(id: str, names: list[str], rows: Rows, box: Box) -> Table:
    builds = list(rows[names[0]])
    table = _table(f"{id}: CPU time of one core, medians", ["set-up", "figure", *builds], box)
    for name in names:
        for column in SHAPE + COLUMNS:
            cells = [_figure(rows[name].get(build, {}), column, build) for build in builds]
            table.add_row(name.removeprefix(f"{id}, "), column, *cells, end_section=column == COLUMNS[-1])
    return table


def _environments(names: list[str], rows: Rows, box: Box) -> Table:
    """What a learner gets in a second, of our games and of the peers."""
    title = "Environments for learners, random play with planes, masks and resets; processes by the clock on the wall"
    table = _table(title, ["set-up", "build", *ENVIRONMENTS], box)
    for name in [*names, *PEERS]:
        for build, figures in rows.get(name, {}).items():
            if ENVIRONMENTS[0] in figures:
                table.add_row(name, build, *[_figure(figures, column, build) for column in ENVIRONMENTS])
    return table


def _beside_peers(reference: str, rows: Rows, wide: bool, box: Box) -> Table:
    ours = rows[reference].get("compiled") or rows[reference]["plain"]
    columns = SHAPE + PEER_COLUMNS if wide else PEER_COLUMNS
    ratios = ["× games/s", "× decisions/s", "× copies/s"]
    title = "Other engines, random play with full lists; × says how many times as fast ours is"
    table = _table(title, ["game", *columns, *ratios], box)
    table.add_row(reference, *[_figure(ours, column) for column in columns], "", "", "")
    for peer in PEERS:
        if PEER_COLUMNS[0] in rows.get(peer, {}).get("peer", {}):
            theirs = rows[peer]["peer"]
            faster = times_as_fast(ours, theirs)
            figures = [_figure(theirs, column) for column in columns]
            table.add_row(peer, *figures, *[_figure(faster, column, "ours/theirs") for column in PEER_COLUMNS])
    return table


def _figure(figures: Figures, name: str, column: str = "") -> str:
    """Three significant digits; ratios carry a ×."""
    if name not in figures:
        return ""
    value = figures[name]
    text = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    return f"{text} ×" if "/" in column else text
