"""Tables of actions and planes for the documentation: python -m pentapolis.rl.docs_tables docs/rl.md renews them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..core.errors import InvalidOptions
from ..core.game import Game, game
from ..core.options import checked
from ..core.planes import Encoder
from .encoders import encoded_games, encoder
from .gymnasium_env import env_id

BEGIN = "<!-- tables: made by python -m pentapolis.rl.docs_tables, do not edit -->"
END = "<!-- end of tables -->"


def setups(of: Game) -> list[tuple[int, dict[str, Any]]]:
    """Player counts and the options they need: those of the box, and one player where an extra allows it."""
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in of.players]
    extra = [option for option in of.options.values() if option.source == "extra"]
    chosen = [{option.name: choice} for option in extra for choice in option.choices]
    if 1 not in of.players:
        found = [(1, options) for options in chosen if _fits(of, 1, options)][:1] + found
    return found


def _fits(of: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        of.check_players(players, checked(of.options, options))
    except InvalidOptions:
        return False
    return True


def tables(id: str) -> str:
    """Actions, planes and channels of a game as Markdown."""
    of = game(id)
    encoders = {players: encoder(id, players, options) for players, options in setups(of)}
    usual = encoders[of.players[0]]
    parts = [
        f"### {id.replace('_', ' ').title()}\n",
        f"Environment `{env_id(id)}`, rules version {of.rules_version}.\n",
        _actions(of, usual),
        _planes(encoders, usual),
        *_channels(usual),
    ]
    return "\n".join(parts)


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    lines = [list(head), *[[str(cell) for cell in row] for row in rows]]
    lines.insert(1, ["---"] * len(lines[0]))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _actions(of: Game, usual: Encoder) -> str:
    rows = []
    for part in usual.ranges:
        last = part.first + part.count - 1
        example = f"{part.first} = `{of.notation(part.first)}`, {last} = `{of.notation(last)}`"
        rows.append((f"{part.first} to {last}", ", ".join(part.decisions), part.text, example))
    text = f"{of.num_actions:,} actions:\n\n" + _table(("actions", "decision", "meaning", "first and last"), rows)
    if usual.compact is not None:
        kept = f"{len(usual.compact):,} of them, numbered in the same order"
        text += f'\nWith `actions="compact"` there are {kept}.\n'
    return text


def _planes(encoders: dict[int, Encoder], usual: Encoder) -> str:
    planes = {plane.name: plane for encoder in (usual, *encoders.values()) for plane in encoder.planes}
    rows = [
        (f"`{name}`", _shapes(name, encoders.values()), f"{plane.low} to {plane.high}", plane.dtype, plane.text)
        for name, plane in planes.items()
    ]
    counts = " / ".join(map(str, encoders))
    return _table(("plane", f"shape (with {counts} players)", "range", "type", "what it says"), rows)


def _shapes(name: str, encoders: Iterable[Encoder]) -> str:
    """One shape, or one for each number of players."""
    shapes = [
        next((" × ".join(map(str, plane.shape)) for plane in encoder.planes if plane.name == name), "none")
        for encoder in encoders
    ]
    return shapes[0] if len(set(shapes)) == 1 else " / ".join(shapes)


def _channels(usual: Encoder) -> list[str]:
    return [
        f"Entries of `{plane.name}`, in this order: {', '.join(f'`{channel}`' for channel in plane.channels)}.\n"
        for plane in usual.planes
        if plane.channels
    ]


def written(document: str) -> str:
    """The document with its tables made anew."""
    before, rest = document.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n" + "\n".join(map(tables, encoded_games())) + f"\n{END}{after}"


def main(arguments: list[str]) -> None:
    """Prints all tables, or brings those in the documents that are named up to date."""
    if not arguments:
        print("\n".join(map(tables, encoded_games())))
    for name in arguments:
        document = Path(name)
        document.write_text(written(document.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
