"""A hash of seeded games: every build, machine and process must come to the same one."""

from __future__ import annotations

import hashlib
import json
import sys

from pentapolis import Rng

from .setups import Setup, setups


def fingerprint(setup: Setup, games: int) -> str:
    """What lists, draws, events, views, scores and positions of these seeded games amount to."""
    found = hashlib.sha256()

    def note(thing: object) -> None:
        found.update(json.dumps(thing, sort_keys=True).encode())

    for seed in range(games):
        rng = Rng(seed)
        state = setup.new(seed)
        other = state.copy()
        while not state.over:
            events = state.listen()
            actions = state.legal()
            action = state.sample(rng)
            note([actions, state.notation(action), state.choice(action).json()])
            state.play(action)
            note([event.view(None) for event in events])
        note([state.dump(), state.view(0), state.scores(), state.ranking(), state.winners()])
        note(other.resample(0, rng).dump())
        other.playout(rng)
        note(other.digest())
    return found.hexdigest()


def fingerprints(games: int, only: str | None = None) -> dict[str, str]:
    """The fingerprint of every set-up."""
    return {setup.name: fingerprint(setup, games) for setup in setups(only)}


if __name__ == "__main__":
    json.dump(fingerprints(int(sys.argv[1])), sys.stdout)
