"""The rules and their second, slow telling agree at every decision of many games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.games.akropolis.city import City
from pentapolis.games.akropolis.scoring import appraisal, lakes, tally
from pentapolis.games.akropolis.state import AkropolisState
from pentapolis.games.akropolis.tiles import DISTRICTS, KINDS, TILES

from .reference import Readings, ReferenceCity, ReferenceGame, footprint, outside
from .reference import lakes as reference_lakes
from .table import new
from .towns import ALL_VARIANTS, distance, placement_of

Style = Callable[[AkropolisState, Rng], int]
OTHER_READINGS = {"largest_group": "value", "periphery": "any_empty", "lake": "single"}


def anything(state: AkropolisState, rng: Rng) -> int:
    """Any legal action."""
    return state.sample(rng)


def farthest(state: AkropolisState, rng: Rng) -> int:
    """The placement that reaches farthest from the centre, now in one direction and now in another."""
    if state.hand is None:
        return 0
    heading = (state.player + len(state.cities[state.player].tiles()) // 16) % 3

    def reach(action: int) -> tuple[int, int]:
        cells = footprint(placement_of(state.notation(action)))
        return max(distance(cell) for cell in cells), max(
            (cell[0], cell[1], -cell[0] - cell[1])[heading] for cell in cells
        )

    return max(state.legal(), key=reach)


def highest(state: AkropolisState, rng: Rng) -> int:
    """Mostly a high placement near the centre; now and then a lower one, without which there would be no footing."""
    if state.hand is None:
        return state.legal()[-1]
    city = state.cities[state.player]

    def worth(action: int) -> tuple[float, int]:
        anchor = placement_of(state.notation(action))[:2]
        return city.height(*anchor) + 1.2 * rng.random(), -distance(anchor)

    return max(state.legal(), key=worth)


def round_lakes(state: AkropolisState, rng: Rng) -> int:
    """A placement that leaves many enclosed spaces."""
    if state.hand is None:
        return state.sample(rng)

    def enclosed(action: int) -> tuple[int, int]:
        after = state.copy()
        after.play(action)
        city = after.cities[state.player]
        return len(lakes(city)), -distance(placement_of(state.notation(action))[:2])

    return max((state.sample(rng) for _ in range(10)), key=enclosed)


# How they play, how many, options, how many games.
SETUPS: list[tuple[Style, int, dict[str, Any], int]] = [
    (anything, 2, {}, 3),
    (anything, 3, {"first_player": 1}, 2),
    (anything, 4, {"first_player": "random"}, 2),
    (anything, 2, {"variants": ALL_VARIANTS, **OTHER_READINGS}, 2),
    (anything, 3, {"variants": ["markets", "gardens"], "long": True}, 1),
    (anything, 2, {"variants": ALL_VARIANTS, "long": True}, 1),
    (anything, 1, {"architect": "hippodamos", "variants": ALL_VARIANTS}, 2),
    (anything, 1, {"architect": "metagenes"}, 2),
    (anything, 1, {"architect": "callicrates", "variants": ALL_VARIANTS, "long": True}, 1),
    (highest, 2, {"variants": ALL_VARIANTS, "long": True}, 2),
    (highest, 4, {"largest_group": "value"}, 1),
    (round_lakes, 2, {"variants": ALL_VARIANTS}, 2),
    (round_lakes, 2, {"variants": ALL_VARIANTS, **OTHER_READINGS}, 2),
    (round_lakes, 3, {"variants": ["barracks"], "periphery": "any_empty"}, 1),
    (round_lakes, 2, {"variants": ["gardens"], "lake": "single", "long": True}, 1),
    (farthest, 2, {"long": True}, 1),
    (farthest, 3, {"variants": ALL_VARIANTS}, 1),
    (farthest, 4, {}, 1),
]
GAMES = [
    pytest.param(style, players, options, seed, id="-".join([style.__name__, str(players), *options, str(seed)]))
    for style, players, options, count in SETUPS
    for seed in range(count)
]


@pytest.mark.parametrize(("style", "players", "options", "seed"), GAMES)
def test_r31_r36_r42_r53_the_reference_agrees(style: Style, players: int, options: dict[str, Any], seed: int) -> None:
    state = new(players, 100 + seed, **options)
    second = reference_game(state)
    rng = Rng(seed)
    acted = set(range(state.seats))
    while not state.over:
        second.force()
        compare(state, second, acted)
        acted = {state.player, state.seats - 1} if state.solo else {state.player}
        action = style(state, rng)
        state.play(action)
        second.play(state.notation(action))
    assert second.over
    compare(state, second, set(range(state.seats)))


def reference_game(state: AkropolisState) -> ReferenceGame:
    """The same game, just dealt, in the second telling."""
    position, options = state.dump()["position"], state.options
    order = position["site"] + [tile for pile in position["piles"] for tile in pile]
    kinds = {tile.id: [KINDS[kind] for kind in tile.hexes] for tile in TILES}
    readings = Readings(frozenset(options["variants"]), options["largest_group"], options["periphery"], options["lake"])
    return ReferenceGame(order, kinds, state.players, state.first, readings, options["architect"])


def compare(state: AkropolisState, second: ReferenceGame, acted: set[int]) -> None:
    """Every fact of the table, every legal action; every height and every point of the seats that have acted."""
    legal = [state.notation(action) for action in state.legal()]
    assert len(set(legal)) == len(legal)
    assert set(legal) == second.legal()
    position = state.dump()["position"]
    assert (position["site"], position["piles"]) == (second.site, second.piles)
    assert (state.stones, state.chief, state.round) == (second.stones, second.chief, second.round)
    assert position["architect"] == second.owned
    assert (state.hand is None) == (second.hand is None)
    if not state.over:
        assert state.player == second.player
    quarries = {"quarry": 0} if state.solo else {}
    for seat in acted:
        assert state.score_terms(seat) == quarries | second.sheet(seat)
        if seat < state.players:
            compare_city(state.cities[seat], second.cities[seat], state.rules)


def compare_city(city: City, other: ReferenceCity, rules: int) -> None:
    """Visible hexes, lakes, and what every hex adds to the value of its district."""
    visible = {(q, r): (KINDS[kind], level) for q, r, kind, level, _ in city.visible()}
    assert visible == {cell: (stack[-1].kind, len(stack)) for cell, stack in other.stacks.items()}
    beside = reference_lakes(other, outside(other), Readings())
    assert {(q, r) for q, r in lakes(city)} == beside
    found, worth = tally(city, rules), appraisal(city, rules)
    assert {cell for cell, (kind, _) in visible.items() if kind in DISTRICTS} == set(worth)
    for i, district in enumerate(DISTRICTS):
        assert found[i] == sum(value for cell, value in worth.items() if visible[cell][0] == district)


@pytest.mark.parametrize("seat", [0, 1])
def test_r104_stretched_cities_reach_61_through_every_window(seat: int) -> None:
    state = new(2, 3, long=True)
    windows = set()
    while not state.over:
        state.play(farthest(state, Rng(0)))
        windows.add(int(state.cities[seat].grid.size))
    assert windows == {32, 64, 128}
    assert max(distance((q, r)) for q, r, _, _, _ in state.cities[seat].visible()) == 61


@pytest.mark.parametrize(("players", "moves"), [(2, 1), (2, 12), (3, 31), (4, 60)])
def test_r28_sample_is_uniform_and_legal(players: int, moves: int) -> None:
    state = new(players, 17)
    rng = Rng(17)
    for _ in range(moves):
        state.play(state.sample(rng))
    legal = state.legal()
    counts = dict.fromkeys(legal, 0)
    draws = 40 * len(legal)
    for _ in range(draws):
        counts[state.sample(rng)] += 1
    assert set(counts) == set(legal)
    spread = sum((count - 40) ** 2 / 40 for count in counts.values())
    freedom = len(legal) - 1
    assert spread < freedom + 6 * (2 * freedom) ** 0.5


def test_r28_sample_of_takes_is_uniform() -> None:
    state = new(4, 17)
    state.stones[0] = 3
    rng = Rng(1)
    counts = [0] * 4
    for _ in range(4000):
        counts[state.sample(rng)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 3 + 6 * 6**0.5


def test_r33_r38_r104_the_styles_of_play_reach_what_they_are_for() -> None:
    """Without towers, lakes and stretched cities the comparison above would say little."""
    tower = new(2, 100, long=True)
    ring = new(2, 100)
    rng = Rng(0)
    while not tower.over:
        tower.play(highest(tower, rng))
    while not ring.over:
        ring.play(round_lakes(ring, rng))
    assert max(level for city in tower.cities for _, _, _, level, _ in city.visible()) >= 4
    assert min(len(lakes(city)) for city in ring.cities) >= 3
