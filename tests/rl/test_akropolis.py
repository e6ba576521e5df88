"""The planes of Akropolis say what the view says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import pentapolis
from pentapolis import InvalidOptions, Rng, State
from pentapolis.games.akropolis.actions import FIELD, NUM_ACTIONS, notation, place_action
from pentapolis.games.akropolis.grid import DIRECTIONS
from pentapolis.games.akropolis.planes import CITY, windowed_actions
from pentapolis.games.akropolis.tiles import KINDS, TILE_IDS
from pentapolis.rl import Spaces
from tests.kit.cases import CASES, Case, positions

OURS = [case for case in CASES if case.id == "akropolis"]
Cells = dict[tuple[int, int], dict[str, Any]]


def cells_of(view: dict[str, Any], seat: int) -> Cells:
    return {(cell["q"], cell["r"]): cell for cell in view["cities"][seat]["cells"]}


def expected_channels(cells: Cells, q: int, r: int) -> set[str]:
    """What the cell must show, found cell by cell from the view."""
    around = [cells.get((q + dq, r + dr)) for dq, dr in DIRECTIONS]
    here = cells.get((q, r))
    if here is None:
        return {"edge"} if any(around) else set()
    joined = [other is not None and other["placement"] == here["placement"] for other in around]
    return {
        here["kind"],
        *[name for name, on in zip(("joined_n", "joined_ne", "joined_se"), joined, strict=False) if on],
    }


def check_city(cells: Cells, planes: np.ndarray, heights: np.ndarray, outside: int) -> None:
    window = heights.shape[0]
    half = window // 2
    for row in range(window):
        for column in range(window):
            q, r = column - half, row - half
            found = {CITY[i] for i in np.flatnonzero(planes[:, row, column])}
            assert found == expected_channels(cells, q, r), (q, r)
            assert heights[row, column] == (cells[q, r]["level"] if (q, r) in cells else 0)
    inside = [1 for q, r in cells if 0 <= q + half < window and 0 <= r + half < window]
    assert outside == len(cells) - len(inside)


@pytest.mark.parametrize("case", OURS, ids=repr)
@pytest.mark.parametrize("window", [16, 33])
def test_cities_are_drawn_as_the_view_has_them(case: Case, window: int) -> None:
    table = Spaces(case.id, case.players, case.options, planes={"window": window})
    for state in positions(case, 71, every=17):
        view = state.view(None)
        for seat in range(case.players):
            seen = table.observe(state, seat)
            check_city(cells_of(view, seat), seen["city"], seen["city_height"][0], seen["outside"][0])
            for step in range(1, case.players):
                other = cells_of(view, (seat + step) % case.players)
                planes = seen["other_cities"][(step - 1) * len(CITY) : step * len(CITY)]
                check_city(other, planes, seen["other_heights"][step - 1], seen["outside"][step])


def far_game() -> Iterator[State]:
    """The decisions of a game in which both cities grow eastwards as far as they can."""
    state = pentapolis.game("akropolis").new(players=2, seed=1)
    while not state.over:
        yield state
        state.play(max(state.legal(), key=lambda action: action if action < 6 else (action - 6) // 6 % FIELD))
    yield state


def test_cities_beyond_the_window_are_cut_and_counted() -> None:
    *_, state = far_game()
    view = state.view(None)
    for window in (16, 32, FIELD):
        seen = Spaces("akropolis", 2, planes={"window": window}).observe(state, 0)
        check_city(cells_of(view, 0), seen["city"], seen["city_height"][0], seen["outside"][0])
        assert (seen["outside"][0] > 0) == (window < FIELD)


def one_hots(view: dict[str, Any], tile: str) -> np.ndarray:
    tiles = pentapolis.game(view["game"]).components()["tiles"]
    return np.array([[kind == shown for shown in KINDS[1:]] for kind in tiles[tile]])


@pytest.mark.parametrize("case", OURS, ids=repr)
def test_everything_else_is_what_the_view_has(case: Case) -> None:
    table = Spaces(case.id, case.players, case.options)
    for state in positions(case, 72, every=3):
        view = state.view(None)
        for seat in range(case.players):
            seen = table.observe(state, seat)
            order = [(seat + step) % state.seats for step in range(state.seats)]
            for price in range(state.seats + 2):
                there = [one_hots(view, item["tile"]) for item in view["site"] if item["price"] == price]
                assert np.array_equal(seen["site"][price], there[0] if there else np.zeros((3, 11)))
            hand = one_hots(view, view["hand"]["tile"]) if view["hand"] else np.zeros((3, 11))
            assert np.array_equal(seen["hand"], hand)
            assert np.flatnonzero(seen["unseen"]).tolist() == sorted(TILE_IDS[id] for id in view["unseen"])
            assert seen["stones"].tolist() == [view["stones"][other] for other in order]
            sheets = [{line["term"]: line for line in view["score_sheets"][other]} for other in order]
            for i, district in enumerate(("house", "market", "barracks", "temple", "garden")):
                assert seen["district_values"][:, i].tolist() == [sheet[district]["parts"]["value"] for sheet in sheets]
                assert seen["stars"][:, i].tolist() == [sheet[district]["parts"]["stars"] for sheet in sheets]
            assert seen["scores"].tolist() == [state.score(other) for other in order]
            phase = "over" if state.over else view["decision"]["kind"]
            assert seen["phase"].tolist() == [name == phase for name in ("take", "place", "over")]
            assert seen["to_move"].tolist() == [not state.over and other == state.player for other in order]
            assert seen["chief"].tolist() == [other == view["chief"] for other in order]
            assert (seen["round"][0], seen["piles"][0]) == (view["round"], view["piles"])
            if case.players == 1:
                taken = sum((one_hots(view, tile) for tile in view["architect"]), np.zeros((3, 11), int))
                assert np.array_equal(seen["architect"], taken.sum(axis=0))


def test_rules_in_force_are_shown() -> None:
    options = {"variants": ["markets", "gardens"], "long": True, "lake": "single"}
    table = Spaces("akropolis", 2, options)
    names = table.encoder.plane("rules").channels
    shown = table.observe(table.new(1), 0)["rules"]
    assert {name for name, on in zip(names, shown, strict=True) if on} == {"markets", "gardens", "long", "lake_single"}
    solo = Spaces("akropolis", 1, {"architect": "callicrates"})
    shown = solo.observe(solo.new(1), 0)["rules"]
    assert {name for name, on in zip(names, shown, strict=True) if on} == {"callicrates"}


@pytest.mark.parametrize("window", [16, 17, 32])
def test_compact_actions_are_the_takes_and_what_the_window_shows(window: int) -> None:
    half = window // 2
    anchors = range(-half, window - half)
    expected = [*range(6), *[place_action(q, r, turn) for r in anchors for q in anchors for turn in range(6)]]
    assert windowed_actions(window).tolist() == expected == sorted(expected)
    assert Spaces("akropolis", planes={"window": window}, actions="compact").num_actions == 6 + 6 * window * window


def test_a_window_as_large_as_the_field_keeps_every_action() -> None:
    assert windowed_actions(FIELD).tolist() == list(range(NUM_ACTIONS))


def test_placements_outside_the_window_are_not_offered() -> None:
    table = Spaces("akropolis", 2, planes={"window": 16}, actions="compact")
    kept_back = 0
    for state in far_game():
        offered = [table.meaning(int(action)) for action in table.legal(state)]
        inside = [action for action in state.legal() if action < 6 or all(-8 <= at < 8 for at in _anchor(action))]
        assert offered == sorted(inside)
        kept_back += len(state.legal()) - len(offered)
    assert kept_back > 0


def _anchor(action: int) -> tuple[int, int]:
    q, r = notation(action).split()[1].split(",")
    return int(q), int(r)


@pytest.mark.parametrize("window", [15, 129, 20.0, "32"])
def test_windows_have_limits(window: object) -> None:
    with pytest.raises(InvalidOptions, match="'window' is a number of cells from 16 to 128"):
        Spaces("akropolis", planes={"window": window})


def test_random_cities_always_have_something_to_do_in_the_smallest_window() -> None:
    table = Spaces("akropolis", 2, {"long": True}, {"window": 16}, "compact")
    for seed in range(3):
        state, rng = table.new(seed), Rng(seed)
        while not state.over:
            assert len(table.legal(state)) >= 1
            state.play(state.sample(rng))
