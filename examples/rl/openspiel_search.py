"""OpenSpiel's own searches, in Python, play a game of this package against chance.

    pip install 'pentapolis[openspiel]'
    python examples/rl/openspiel_search.py uchronia --simulations 20

MCTS copies the position, with all that is hidden in it: it cheats, and is here as a measure. ISMCTS resamples what its
seat cannot know, and plays fair.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from pentapolis.rl.openspiel import short_name


class Playouts:
    """Judges a position by playing on at random, so many steps at most: the rest counts as a draw."""

    def __init__(self, rng: random.Random, most: int) -> None:
        self.rng = rng
        self.most = most

    def evaluate(self, state: Any) -> np.ndarray:
        """What every seat gets."""
        played = state.clone()
        for _ in range(self.most):
            if played.is_terminal():
                return np.array(played.returns())
            played.apply_action(self.rng.choice(played.legal_actions()))
        return np.array(played.returns()) if played.is_terminal() else np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Nothing is known about actions."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searches(game: Any, simulations: int, playout: int, seed: int) -> dict[str, Any]:
    """A bot of each kind."""
    draw = random.Random(seed)
    playouts = Playouts(draw, playout)
    hidden = mcts.MCTSBot(game, 1.4, simulations, playouts, solve=False, random_state=np.random.RandomState(seed))
    fair = ismcts.ISMCTSBot(
        game=game,
        evaluator=playouts,
        uct_c=1.4,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    fair.set_resampler(lambda state, seat: state.resample_from_infostate(seat, draw.random))
    return {"MCTS": hidden, "ISMCTS": fair}


def play(game: Any, bot: Any, rng: random.Random, most: int) -> tuple[int, list[float]]:
    """One game: the bot in the first seat, chance in the others. How many decisions it had, and what came out."""
    state = game.new_initial_state()
    decided = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        elif state.current_player() == 0 and decided < most:
            state.apply_action(bot.step(state))
            decided += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return decided, state.returns()


def main(arguments: Sequence[str] | None = None) -> dict[str, list[float]]:
    """Plays with each search; returns what came out for all seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--playout", type=int, default=40, help="steps of a playout")
    parser.add_argument("--decisions", type=int, default=1000, help="of the search; after them it plays by chance")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = pyspiel.load_game(short_name(given.game), {"deals": 50})
    found = {}
    for name, bot in searches(game, given.simulations, given.playout, given.seed).items():
        decided, found[name] = play(game, bot, random.Random(given.seed), given.decisions)
        print(f"{given.game}: {name} decided {decided} times against chance, {found[name]}")
    return found


if __name__ == "__main__":
    main()
