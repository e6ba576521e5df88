"""What `render` tells: a choice that only its player may know is told to nobody else."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.rl import SeatEnv, Spaces, TableEnv
from pentapolis.rl.episode import Episode


@pytest.fixture(scope="module")
def kept() -> Episode:
    """A game of Uchronia up to the card that somebody kept under a Lighthouse (R141)."""
    for deal in range(300):
        episode, rng = Episode(Spaces("uchronia", 2), deal), Rng(deal)
        while not episode.state.over:
            decision = episode.state.decision
            episode.play(episode.state.sample(rng))
            if decision is not None and decision.kind == "lighthouse":
                return episode
    raise AssertionError("no deal has a Lighthouse")


@pytest.mark.parametrize("others", [False, True])
def test_a_learner_reads_its_own_secret_choices_alone(kept: Episode, others: bool) -> None:
    player, action = kept.moves[-1].seat, kept.moves[-1].action
    env = SeatEnv("uchronia", 2, seat=1 - player if others else player, render_mode="ansi")
    env.reset(seed=1)
    env._episode = kept
    lines = str(env.render()).splitlines()
    last = lines[7]
    assert last == f"seat {player}: {'?' if others else kept.state.notation(action)}"
    assert all("?" not in line for line in lines if line is not last), "everything else is told"


def test_a_table_tells_no_secret_choice(kept: Episode) -> None:
    env = TableEnv("uchronia", 2, render_mode="ansi")
    env.reset(seed=1)
    env._episode = kept
    player, action = kept.moves[-1].seat, kept.moves[-1].action
    assert f"seat {player}: ?" in str(env.render()).splitlines()
    assert f"seat {player}: {kept.state.notation(action)}" not in str(env.render()).splitlines()[7:]
