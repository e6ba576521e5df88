"""Which actions are worth a comparison: those that the strongest level would think of.

Where that level searches, a search with the game's own evaluation proposes; where first impressions are stronger than
a search, they do; the comparison plays on by itself.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from ..bots import shown_world
from ..bots.levels import strengths
from ..bots.search.searcher import Budget, Searcher
from ..core.evaluation import Evaluation
from ..core.rng import Rng
from ..core.state import State
from ..core.strength import IMPRESSIONS, PLANS
from .playing_on import AtSight


class Proposal(NamedTuple):
    """An action, and how much of the thinking went to it."""

    action: int
    visits: int


def proposals(state: State, simulations: int, rng: Rng, evaluation: Evaluation) -> list[Proposal]:
    """All actions that were thought of, the favourite first. Only a world from the one door is looked at."""
    world = shown_world(state, rng)
    if strengths(state.game, state.players)[-1].kind in (IMPRESSIONS, PLANS):
        return _first_sight(world, simulations, evaluation)
    searcher = Searcher(Budget(simulations, inf), evaluation=evaluation)
    favourite = searcher.choose(world, rng)
    assert searcher.tree is not None  # it has just decided
    root, legal = searcher.tree.root, set(world.legal())
    visits = dict(zip(root.actions, root.counts, strict=True))
    liked = sorted((action for action in root.actions if action in legal), key=lambda action: -visits[action])
    return [Proposal(action, visits[action]) for action in dict.fromkeys([favourite, *liked])]


def _first_sight(world: State, simulations: int, evaluation: Evaluation) -> list[Proposal]:
    """Actions by how promising they look, with the share of the thinking that this is worth."""
    legal = world.legal()
    priors = AtSight(evaluation).priors(world, legal)
    order = sorted(range(len(legal)), key=lambda at: -priors[at])
    return [Proposal(legal[at], round(simulations * priors[at])) for at in order]
