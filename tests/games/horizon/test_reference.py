"""Every decision of many games compared with a second telling of the rules."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.games.horizon.state import HorizonState

from .invariants import check
from .reference_table import DATA, Op
from .rich import enrich
from .side_by_side import KINDS, SideBySide
from .table import GAME

MORE = int(os.environ.get("HORIZON_REFERENCE_GAMES", "0"))  # so many more games of each kind


def greedy(state: HorizonState) -> int:
    """The move after which the evaluation says most; the first of equals."""
    evaluation = GAME.evaluation(state.seats)

    def worth(action: int) -> float:
        after = state.copy()
        after.play(action)
        return evaluation.greedy_score(after, state.player)

    return max(state.legal(), key=worth)


def judged(players: int, seed: int, greed: int) -> SideBySide:
    """A whole game; so many of ten moves are greedy, the others random."""
    state, rng = GAME.new(players, seed), Rng(seed)
    assert isinstance(state, HorizonState)
    both = SideBySide(state)
    both.compare()
    while not state.over:
        both.play(greedy(state) if rng.below(10) < greed else state.sample(rng))
        both.compare()
    return both


def rich(number: int, rng: Rng) -> SideBySide:
    """A table where there is much to do, at the beginning of a turn."""
    state = GAME.new(2 + number % 3, number)
    assert isinstance(state, HorizonState)
    both = SideBySide(state)
    both.compare()
    while state.round < 2 or not state.decision or state.decision.kind != "space":  # R27: all spaces are open then
        both.play(state.sample(rng))
        both.compare()
    enrich(state, rng)
    check(state)
    both.adopt()
    both.compare()
    return both


def judged_rich(number: int, rng: Rng) -> set[str]:
    """A village and a city, then some rounds at random, from a rich table."""
    both = rich(number, rng)
    judged_list(both, [{"op": "settle"}, {"op": "fortify"}], False, rng)
    while not both.state.over and both.state.round < 5:
        both.play(both.state.sample(rng))
        both.compare()
    return both.met


def judged_list(both: SideBySide, ops: list[Op], chosen: bool, rng: Rng) -> None:
    """A list of effects to its end, at random."""
    both.interject(ops, chosen)
    both.compare()
    while both.state.decision is not None and both.state.decision.kind != "space":
        both.play(both.state.sample(rng))
        both.compare()


def lists_of(part: Any) -> Iterator[list[Op]]:
    """Every list of effects in a part of the data."""
    if isinstance(part, dict):
        for value in part.values():
            yield from lists_of(value)
    elif isinstance(part, list):
        if part and isinstance(part[0], dict) and "op" in part[0]:
            yield part
        for value in part:
            yield from lists_of(value)


LISTS = {
    f"{part}-{entry['id']}-{number}": ops
    for part in ("actions", "technologies", "leaders", "buildings", "territories", "governments")
    for entry in DATA[part]
    for number, ops in enumerate(lists_of(entry))
}
OPS = [op for ops in LISTS.values() for op in ops]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r198_random_games_are_the_same_in_both_tellings(players: int) -> None:
    for seed in range(2 + MORE):
        judged(players, seed, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r198_greedy_games_are_the_same_in_both_tellings(players: int) -> None:
    for seed in range(2 + MORE):
        judged(players, 1000 + seed, 4 + seed % 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r200_the_last_possible_rounds_are_the_same_in_both_tellings(players: int) -> None:
    state, rng = GAME.new(players, 17), Rng(17)
    assert isinstance(state, HorizonState)
    both = SideBySide(state)
    both.compare()
    while state.round < 2 or state.current != state.order()[-1]:  # R27: everybody has had a turn
        both.play(state.sample(rng))
        both.compare()
    state.round = both.reference.round = 4999
    while not state.over:
        both.compare()
        both.play(state.sample(rng))
    both.compare()
    assert state.round == 5000


def test_r198_rich_tables_are_the_same_in_both_tellings() -> None:
    rng = Rng(61)
    met: set[str] = set()
    for number in range(60 + MORE):
        met |= judged_rich(number, rng)
    decisions = {step.name for step in GAME.steps if not step.automatic}
    assert {KINDS.get(kind, kind.lower()) for kind in met} == decisions


@pytest.mark.parametrize("name", LISTS)
def test_r184_every_list_of_effects_is_the_same_in_both_tellings(name: str) -> None:
    rng = Rng(len(name))
    for number in range(2):
        both = rich(10 + number, rng)
        for chosen in (True, False):
            judged_list(both, LISTS[name], chosen, rng)


def test_r38_r190_any_lists_of_known_words_are_the_same_in_both_tellings() -> None:
    rng = Rng(62)
    for number in range(30 + MORE):
        both = rich(number, rng)
        for _ in range(6):
            ops = [rng.choice(OPS) for _ in range(1 + rng.below(4))]
            judged_list(both, ops, rng.below(3) > 0, rng)
