"""Many random games of every game, player count and option mix, checked after every step: `make soak-games`.

Each game is set up with options drawn at random from all that its player count allows; `--set sea=closed` fixes one. A
broken invariant is reported with what is needed to see it again: game, players, options and seed.
"""

from __future__ import annotations

import argparse
import signal
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import pentapolis
from pentapolis import Game, InvalidOptions, Rng

BATCH = 250


def random_options(game: Game, players: int, rng: Rng, fixed: dict[str, str]) -> dict[str, Any]:
    """Options that fit the player count, each value as likely, but for choices that are fixed."""
    while True:
        options: dict[str, Any] = {}
        for option in game.options.values():
            if option.kind == "flag":
                options[option.name] = rng.below(2) == 1
            elif option.name in fixed:
                options[option.name] = fixed[option.name]
            elif option.kind == "choice":
                options[option.name] = option.choices[rng.below(len(option.choices))]
            else:
                options[option.name] = [choice for choice in option.choices if rng.below(2)]
        try:
            game.new(players=players, seed=0, options=options)
        except InvalidOptions:
            continue
        return options


def batch(id: str, players: int, first: int, count: int, fixed: dict[str, str]) -> list[str]:
    """Plays games with these seeds; returns a line for each that broke something."""
    game = pentapolis.game(id)
    check = import_module(f"tests.games.{id}.invariants").check
    broken: list[str] = []
    for seed in range(first, first + count):
        rng = Rng(seed)
        options = random_options(game, players, rng, fixed)
        try:
            state = game.new(players=players, seed=seed, options=options)
            while not state.over:
                state.play(state.sample(rng))
                check(state)
            for seat in range(state.seats):
                assert sum(state.score_terms(seat).values()) == state.score(seat)
        except Exception as error:  # whatever breaks is the finding
            broken.append(f"{id}, {players} players, seed {seed}, {options}: {error!r}")
    return broken


def fixed_choices(ids: list[str], texts: list[str]) -> dict[str, str]:
    """What `--set` fixes, by option; what none of the games offers is an error that names what they do."""
    known = {
        name: option.choices
        for id in ids
        for name, option in pentapolis.game(id).options.items()
        if option.kind == "choice"
    }
    fixed: dict[str, str] = {}
    for text in texts:
        name, _, choice = text.partition("=")
        if choice not in known.get(name, ()):
            offered = ", ".join(f"{name}={choice}" for name, choices in known.items() for choice in choices)
            raise ValueError(f"--set {text}: there are {offered or 'no such options'}")
        fixed[name] = choice
    return fixed


def counts(id: str) -> list[int]:
    """The player counts of a game, one player included where a solo mode allows it."""
    game = pentapolis.game(id)
    solo = any(option.source == "extra" for option in game.options.values())
    return ([1] if solo and 1 not in game.players else []) + list(game.players)


def main() -> int:
    """Runs the soak; exit code 1 if anything broke, 130 if interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each game and player count")
    parser.add_argument("--only", choices=pentapolis.game_ids(), help="one game instead of all")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=CHOICE", help="an option that is not drawn"
    )
    parser.add_argument("--processes", type=int, help="how many at once; else as many as there are cores")
    arguments = parser.parse_args()
    ids = [arguments.only] if arguments.only else pentapolis.game_ids()
    try:
        fixed = fixed_choices(ids, arguments.set)
    except ValueError as error:
        parser.error(str(error))
    broken: list[str] = []
    played, interrupted = 0, False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, _pool(arguments.processes) as pool:
        tasks = {}
        for id in ids:
            for players in counts(id):
                bar = progress.add_task(f"{id}, {players} players", total=arguments.games)
                for first in range(0, arguments.games, BATCH):
                    count = min(BATCH, arguments.games - first)
                    tasks[pool.submit(batch, id, players, first, count, fixed)] = (bar, count)
        try:
            for done in as_completed(tasks):
                bar, count = tasks[done]
                broken += done.result()
                played += count
                progress.advance(bar, count)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            interrupted = True
    for line in broken[:20]:
        print(line, file=sys.stderr)
    print(f"{'interrupted; so far ' if interrupted else ''}{played} games played, {len(broken)} broken")
    return 130 if interrupted else 1 if broken else 0


def _pool(processes: int | None) -> ProcessPoolExecutor:
    """Processes that finish what they have begun when Ctrl+C is pressed: it is sent to them too."""
    return ProcessPoolExecutor(processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))


if __name__ == "__main__":
    sys.exit(main())
