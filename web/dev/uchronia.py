"""Makes a table for every kind of decision in Uchronia, with two to five players: python web/dev/uchronia.py."""

from __future__ import annotations

from typing import Final

import fixtures

import pentapolis
from pentapolis import State
from pentapolis.bots import bot, decide

GAME: Final = pentapolis.game("uchronia")
BUILDING: Final = ("add", "complete", "order", "launch", "bonus", "seize", "pay", "swap", "keep", "take_back")
KINDS: Final = {step.name for step in GAME.steps if not step.automatic}  # type: ignore[attr-defined]


class Seeker(fixtures.Writer):
    """Plays games that build a lot, and keeps the first table of every kind that seat 0 must decide."""

    def __init__(self, players: int, seed: int, made: set[str]) -> None:
        super().__init__("uchronia", players, seed)
        self.made = made

    def run_all(self) -> None:
        """Plays to the end."""
        while not self.state.over:
            decision = self.state.decision
            assert decision is not None
            label = f"uchronia-kind-{decision.kind}"
            if decision.seat == 0 and self.state.turn > 20 and label not in self.made:
                self.write(label)
            self.step()

    def choose(self) -> int:
        """Mostly something that builds, sometimes what a simple bot would do."""
        state: State = self.state
        if self.rng.below(3) == 0:
            return decide(bot("greedy"), state, self.rng)
        legal = state.legal()
        wanted = [action for action in legal if state.choice(action).kind in BUILDING]
        return self.rng.choice(wanted or legal)


def main() -> None:
    """Looks through games until every kind has been seen."""
    made: set[str] = {"uchronia-kind-setup_discard"}
    for seed in range(400):
        Seeker(2 + seed % 4, seed, made).run_all()
        if len(made) > len(KINDS):
            break
    missing = [kind for kind in sorted(KINDS) if f"uchronia-kind-{kind}" not in made]
    print("not seen:", ", ".join(missing) or "none")
    for players in (2, 3, 4, 5):
        fixtures.Writer("uchronia", players, players).run(f"uchronia-{players}-early", 3)
        fixtures.Writer("uchronia", players, players).run(f"uchronia-{players}-middle", 30)
        fixtures.Writer("uchronia", players, players + 3).run(f"uchronia-{players}-late", 70)


if __name__ == "__main__":
    main()
