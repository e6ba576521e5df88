"""Technologies with lasting effects they do not have in print: both tellings still agree."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.games.horizon.cards import TECH_IDS, TECH_LEVEL
from pentapolis.games.horizon.scripts import SCRIPTS, read_hooks

from .reference_table import TECHNOLOGIES, Op
from .test_reference import MORE, judged_rich

GAINS: list[Op] = [
    {"op": "coins", "n": 1},
    {"op": "pop", "n": 1},
    {"op": "invest", "track": "any", "n": 1},
    {"op": "recruit", "unit": "either", "strength": 3, "from": "columns"},
    {"op": "upgrade", "unit": "any", "by": 1},
    {"op": "building", "level": 1},
    {"op": "token", "kind": "settle", "n": 1},
    {
        "op": "choose",
        "options": [
            {"cost": {"coins": 1, "exhaust": 0}, "ops": [{"op": "invest", "track": "infrastructure", "n": 1}]},
            {"cost": {"coins": 0, "exhaust": 1}, "ops": [{"op": "produce", "what": "coins"}]},
        ],
    },
]
FIGURES: dict[str, list[dict[str, Any]]] = {
    "move_points": [{"add": 1}],
    "recruit_strength": [{"unit": "settler", "add": 2}, {"unit": "soldier", "add": 1}],
    "produce_coins": [{"add": 1}],
    "trade_pop_cost": [{"set": 2}],
    "build_discount": [{"n": 1}],
    "research_discount": [{"levels": [2, 3, 4], "n": 1}],
    "force_discount": [{"kind": "settle", "n": 2}, {"kind": "fortify", "n": 3}],
}
DEEDS: dict[str, list[dict[str, Any]]] = {
    "basic_bonus": [{"which": number} for number in (1, 2, 3, 4)],
    "on_produce_pop": [{}],
    "on_explore": [{}],
    "on_settle": [{}],
    "on_fortify": [{}],
    "on_build": [{}],
    "on_discover": [{}],
    "first_invest_each_turn": [{}],
    "on_cube_placed_outside": [{}],
}


def any_hook(rng: Rng) -> Op:
    """A lasting effect of known words."""
    name = rng.choice([*FIGURES, *DEEDS])
    if name in FIGURES:
        return {"hook": name, **rng.choice(FIGURES[name])}
    return {"hook": name, **rng.choice(DEEDS[name]), "ops": [rng.choice(GAINS) for _ in range(1 + rng.below(2))]}


@pytest.mark.parametrize("deal", range(3))
def test_r184_any_lasting_effects_are_the_same_in_both_tellings(deal: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Rng(deal)
    lasting = SCRIPTS.tech_hooks[:]
    for number, id in enumerate(TECH_IDS):
        if TECH_LEVEL[number] < 4:
            hooks = [any_hook(rng) for _ in range(rng.below(3))]
            lasting[number] = read_hooks(hooks, id)
            monkeypatch.setitem(TECHNOLOGIES[id], "permanent", hooks)
    monkeypatch.setattr(SCRIPTS, "tech_hooks", lasting)
    for number in range(15 + MORE):
        judged_rich(number, rng)
