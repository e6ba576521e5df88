"""What makes a city good besides its points: districts that count and stars that wait for them."""

from __future__ import annotations

from typing import Final

from .scoring import tally
from .state import AkropolisState
from .tiles import DISTRICTS

HOLDINGS: Final[tuple[str, ...]] = (
    *[f"{district}-value" for district in DISTRICTS],
    *[f"{district}-stars" for district in DISTRICTS],
)


def holdings(state: AkropolisState, seat: int) -> dict[str, float]:
    """How many of each; the automatic opponent has none."""
    found = tally(state.cities[seat], state.rules) if seat < state.players else [0] * len(HOLDINGS)
    return {HOLDINGS[at]: float(found[at]) for at in range(len(HOLDINGS))}
