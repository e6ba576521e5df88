"""The same measurements on other engines, as far as they can be compared: random play and copies."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, Protocol

from .measures import POSITIONS, Figures, per_operation


class Peer(Protocol):
    """A game of another engine."""

    def play(self, rng: random.Random, most: int) -> tuple[Any, int, int]:
        """Plays at random up to `most` decisions; the position, the decisions and the options there were."""
        ...

    def copier(self, position: Any) -> Callable[[], object]:
        """What copies the position."""
        ...

    def stepper(self, rng: random.Random) -> Callable[[], None] | None:
        """What steps through its environment for learners, game after game; None if the package has none."""
        ...


class OpenSpiel:
    """A C++ game of OpenSpiel through its Python interface."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def stepper(self, rng: random.Random) -> Callable[[], None] | None:
        """Its environment in Python: what is seen, and the legal actions."""
        env = import_module("open_spiel.python.rl_environment").Environment(self.game)
        env.seed(rng.randrange(1 << 30))
        seen = env.reset()

        def step() -> None:
            nonlocal seen
            if seen.last():
                seen = env.reset()
            else:
                seat = seen.observations["current_player"]
                seen = env.step([rng.choice(seen.observations["legal_actions"][seat])])

        return step

    def play(self, rng: random.Random, most: int) -> tuple[Any, int, int]:
        """Chance nodes are resolved here and not counted."""
        state = self.game.new_initial_state()
        decisions = options = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            decisions += 1
            options += len(actions)
            state.apply_action(rng.choice(actions))
        state.returns()
        return state, decisions, options

    def copier(self, position: Any) -> Callable[[], object]:
        """Its clone method."""
        clone: Callable[[], object] = position.clone
        return clone


class Catanatron:
    """Catan for two of Catanatron's random players."""

    def __init__(self) -> None:
        import catanatron

        self.module = catanatron

    def stepper(self, rng: random.Random) -> Callable[[], None] | None:
        """Its environment for Gymnasium, a package of its own: one seat against a random player, as ours."""
        try:
            env = import_module("catanatron_gym.envs").CatanatronEnv()
        except ModuleNotFoundError:
            return None
        _, info = env.reset(seed=rng.randrange(1 << 30))

        def step() -> None:
            nonlocal info
            _, _, won, cut, info = env.step(rng.choice(info["valid_actions"]))
            if won or cut:
                _, info = env.reset()

        return step

    def play(self, rng: random.Random, most: int) -> tuple[Any, int, int]:
        """Its own loop, counted; it cuts games off after 1,000 turns, and so does this."""
        colors = self.module.Color
        players = [self.module.RandomPlayer(color) for color in (colors.RED, colors.BLUE)]
        game = self.module.Game(players, seed=rng.randrange(1, 1 << 30))
        decisions = options = 0
        while decisions < most and game.winning_color() is None and game.state.num_turns < 1000:
            options += len(game.state.playable_actions)
            decisions += 1
            game.play_tick()
        return game, decisions, options

    def copier(self, position: Any) -> Callable[[], object]:
        """Its copy method."""
        copy: Callable[[], object] = position.copy
        return copy


PEERS: dict[str, Callable[[], Peer]] = {
    "OpenSpiel hive": lambda: OpenSpiel("hive"),
    "OpenSpiel backgammon": lambda: OpenSpiel("backgammon"),
    "Catanatron, 2 players": Catanatron,
}


def with_lists(peer: Peer, first_seed: int, seconds: float) -> Figures:
    """Random games with the full list at every decision."""
    rng = random.Random(first_seed)
    games = decisions = options = 0
    start = process_time()
    while process_time() - start < seconds:
        _, made, had = peer.play(rng, 1 << 30)
        games += 1
        decisions += made
        options += had
    spent = process_time() - start
    return {
        "lists games/s": games / spent,
        "lists decisions/s": decisions / spent,
        "branching": options / decisions,
        "decisions/game": decisions / games,
    }


def stepping(peer: Peer, first_seed: int, seconds: float) -> Figures:
    """Steps of its environment for learners, played at random."""
    step = peer.stepper(random.Random(first_seed))
    return {} if step is None else {"env steps/s": 1e6 / per_operation([step], seconds)}


_positions: dict[int, list[Any]] = {}


def copying(peer: Peer, first_seed: int, seconds: float) -> Figures:
    """One copy at mid-game."""
    if id(peer) not in _positions:
        _positions[id(peer)] = [_half_played(peer, seed) for seed in range(POSITIONS // 2)]
    return {"copy µs": per_operation([peer.copier(position) for position in _positions[id(peer)]], seconds)}


def _half_played(peer: Peer, seed: int) -> Any:
    _, decisions, _ = peer.play(random.Random(seed), 1 << 30)
    position, _, _ = peer.play(random.Random(seed), decisions // 2)
    return position


MEASURES: dict[str, Callable[[Peer, int, float], Figures]] = {
    "lists": with_lists,
    "copy": copying,
    "env": stepping,
}
