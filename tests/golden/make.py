"""Writes the golden records and the playthroughs; run it by hand, from the root of the project:

    PYTHONPATH=src python -m tests.golden.make

Which games are played is said by the `goldens.py` of each game's tests.

Do this only when a change of the rules is meant, raise that game's `rules_version`, and read the differences before
committing them. The tests never write: they play the files again and compare every byte.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import bot, decide
from pentapolis.core.record import Record
from tests.of_games import of_games

FOLDER = Path(__file__).parent
_OWN = of_games("goldens")

# By game and name: seats in order, options, seed.
GOLDENS: dict[str, dict[str, tuple[list[str], dict[str, Any], int]]] = {id: own.GOLDENS for id, own in _OWN.items()}
# By game: the record to show, the first decision shown, how many.
PLAYTHROUGHS: dict[str, tuple[str, int, int]] = {id: own.PLAYTHROUGH for id, own in _OWN.items()}
# By game: the decisions that no golden game meets.
UNMET: dict[str, set[str]] = {id: own.UNMET for id, own in _OWN.items()}


def text_of(record: Record) -> str:
    """The record as the bytes of its file."""
    return "".join(f"{line}\n" for line in record.lines(tell_seed=True))


def played(game: str, name: str) -> Record:
    """The golden game, played by its bots."""
    seats, options, seed = GOLDENS[game][name]
    record = Record.start(pentapolis.game(game), len(seats), seed, options, seats)
    state = record.first_state()
    rng = Rng(seed)
    bots = [bot(name) for name in seats]
    while not state.over:
        record.append(state, decide(bots[state.player], state, rng))
    return record


def written(game: str, name: str) -> Record:
    """The golden game as its file tells it."""
    return Record.read((FOLDER / game / f"{name}.jsonl").read_text("utf-8").splitlines())


def replayed(record: Record) -> Record:
    """The record written again from its header and its moves in notation."""
    header = record.header
    again = Record.start(pentapolis.game(header.game), header.players, header.seed, header.options, header.names)
    state = again.first_state()
    for number, move in enumerate(record.moves):
        # A forced choice has been written down already; records of version 1 leave it out.
        if record.header.version == 1 or number >= len(again.moves):
            again.append(state, state.parse(move.play))
    return again


def playthrough(record: Record, first: int, count: int) -> str:
    """A stretch of the game: what everybody sees, how much is legal, what is played, what happens.

    The view is told in full at the beginning, afterwards only the lines that are new.
    """
    shown: list[str] = []
    told: set[str] = set()
    state = record.first_state()
    for number, move in enumerate(record.moves[: first + count - 1], start=1):
        told, lines = _news(state, told) if number >= first else (told, [])
        legal = len(state.legal())
        events = state.listen()
        state.play(state.parse(move.play))
        if number >= first:
            shown += [f"== decision {number} ==", *lines, f"legal actions: {legal}", f"plays: {move.play}"]
            shown += [*(f"happens: {json.dumps(event.view(None))}" for event in events), ""]
    return "\n".join([*shown, "== then ==", *_news(state, told)[1], ""])


def _news(state: State, told: set[str]) -> tuple[set[str], list[str]]:
    """Every line of a spectator's view, and those of them that have not been told."""
    shown = [(key, value) for key, value in state.view(None).items() if key not in _OWN[state.game.id].LEFT_OUT]
    lines = [line for key, value in shown for line in _lines(key, value)]
    return set(lines), [line for line in lines if line not in told]


def _lines(name: str, value: Any) -> Iterator[str]:
    """The value as lines that tell where they belong."""
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        for number, item in enumerate(value):
            at_cell = isinstance(item, dict) and "level" in item
            yield from _lines(f"{name}[{item['q']},{item['r']}]" if at_cell else f"{name}[{number}]", item)
    elif isinstance(value, dict) and any(isinstance(item, list) for item in value.values()):
        for key, item in value.items():
            yield from _lines(f"{name}.{key}", item)
    else:
        yield f"{name}: {json.dumps(value)}"


def main(games: list[str]) -> None:
    """Writes the files of these games, or of all."""
    for game, goldens in GOLDENS.items():
        if games and game not in games:
            continue
        folder = FOLDER / game
        folder.mkdir(exist_ok=True)
        for name in goldens:
            (folder / f"{name}.jsonl").write_text(text_of(played(game, name)), "utf-8")
        name, first, count = PLAYTHROUGHS[game]
        (folder / "playthrough.txt").write_text(playthrough(written(game, name), first, count), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
