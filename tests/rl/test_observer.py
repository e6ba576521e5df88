"""Planes that compiled code keeps are those that `fill` writes, at every step; what was handed out never changes."""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from pentapolis import Rng
from pentapolis.rl import SeatEnv, Spaces
from pentapolis.rl.memory import Memory
from pentapolis.rl.rows import KEPT, Layout, Rows
from pentapolis.stepping.line import Line
from pentapolis.stepping.offer import Numbering
from tests.kit.cases import Case

from .cases import CASES
from .toy_planes import toy

every_case = pytest.mark.parametrize("case", CASES, ids=repr)
MOST = 150  # decisions of a game that are looked at


def same(one: dict[str, np.ndarray], two: dict[str, np.ndarray]) -> list[str]:
    """The names of planes that differ."""
    assert one.keys() == two.keys()
    return [name for name in one if one[name].dtype != two[name].dtype or not np.array_equal(one[name], two[name])]


@every_case
def test_compiled_planes_are_the_plain_ones_at_every_step(case: Case) -> None:
    """One observer for all seats, deals and positions: nothing of the former one may stay."""
    spaces = Spaces(case.id, case.players, case.options)
    memory = Memory(spaces)
    observer = memory.games[0].observer
    if find_spec(f"pentapolis.games.{case.id}.observer") is None:
        pytest.skip("a game without an observer is shown by its planes")
    assert observer is not None
    kept = spaces.layout.arrays(memory.rows[0], False)
    draw = random.Random(repr(case))
    for seed in range(2):
        state, rng = case.new(draw.randrange(1000)), Rng(seed)
        for _ in range(MOST):
            seat = draw.randrange(case.players)
            observer.update(state, seat)
            assert not same(kept, spaces.observe(state, seat))
            if state.over:
                break
            state.play(state.sample(rng))


@every_case
def test_environments_hand_out_what_fill_writes(case: Case) -> None:
    env = SeatEnv(case.id, case.players, case.options, seat="random")
    seen, info = env.reset(seed=11)
    rng = random.Random(11)
    for _ in range(60):
        state = env.episode.state
        assert not same(seen, env.spaces.observe(state, env.seat))
        assert info["legal"] == sorted(state.legal())
        assert np.flatnonzero(info["action_mask"]).tolist() == info["legal"]
        if state.over:
            seen, info = env.reset()
        else:
            seen, _, _, _, info = env.step(rng.choice(info["legal"]))


@pytest.mark.parametrize("id", ["uchronia", "akropolis"])
@pytest.mark.parametrize("keeps", ["all", "a plane", "a part of a plane", "the mask"])
def test_what_was_handed_out_never_changes(id: str, keeps: str) -> None:
    env = SeatEnv(id)
    seen, info = env.reset(seed=3)
    name = next(iter(seen))
    held: list[tuple[Any, Any]] = []
    for _ in range(4 * KEPT):
        part: Any = seen
        if keeps == "a plane":
            part = seen[name]
        elif keeps == "a part of a plane":
            part = seen["scores"][-1:].view()
        elif keeps == "the mask":
            part = info["action_mask"]
        held.append((part, {key: array.copy() for key, array in part.items()} if keeps == "all" else part.copy()))
        del part
        seen, _, over, _, info = env.step(info["legal"][-1])
        if over:
            seen, info = env.reset()
    for part, copy in held:
        assert not same(part, copy) if keeps == "all" else np.array_equal(part, copy)


def test_rows_that_nobody_holds_are_used_again() -> None:
    spaces = Spaces("uchronia")
    rows = Rows(spaces.layout, None, True)
    used = {id(rows.take()) for _ in range(3 * KEPT)}
    assert len(used) == KEPT
    held = rows.take().arrays["pending"][0]
    assert held.size
    assert len({id(rows.take()) for _ in range(3 * KEPT)} - used) == 1, "one was left to who holds a part of it"


def test_arrays_lie_where_their_numbers_may() -> None:
    for case in CASES:
        spaces = Spaces(case.id, case.players, case.options)
        layout: Layout = spaces.layout
        arrays = layout.arrays(np.zeros((3, layout.size), np.uint8), True)
        assert all(array.flags.aligned and array.flags.writeable for array in arrays.values())
        assert {name: array.shape[1:] for name, array in arrays.items()} == {
            **{plane.name: plane.shape for plane in spaces.encoder.planes},
            "action_mask": (spaces.num_actions,),
        }
        for number, array in enumerate(arrays.values()):
            array[...] = number
        assert all((array == number).all() for number, array in enumerate(arrays.values())), "none on another"


@pytest.mark.parametrize("count", [1, 5, 24, 25, 300, 2000])
def test_offered_actions_are_sorted(count: int) -> None:
    spaces = Spaces("akropolis")
    offer = Memory(spaces).games[0].offer
    rng = random.Random(count)
    for _ in range(20):
        actions = rng.sample(range(spaces.num_actions), count)
        offer.renew(actions)
        assert offer.listed() == sorted(actions)
        assert all(offer.allows(action) for action in actions)
        assert not offer.allows(-1) and not offer.allows(spaces.num_actions)
    offer.renew([])
    assert offer.listed() == [] and not any(offer.allows(action) for action in actions)


def test_numbers_of_kept_actions() -> None:
    numbering = Numbering(10, [2, 3, 7])
    assert [numbering.place(action) for action in range(10)] == [-1, -1, 0, 1, -1, -1, -1, 2, -1, -1]
    assert [numbering.meaning(number) for number in range(3)] == [2, 3, 7]


def test_a_line_tells_whose_actions_they_were() -> None:
    case = next(case for case in CASES if case.id == "uchronia")
    line = Line(case.new(3))
    told = []
    while len(told) < 40:
        told.append((line.state.player, line.state.secret, line.state.sample(Rng(len(told)))))
        (line.advance if len(told) % 2 else line.play)(told[-1][2])
    assert list(zip(line.seats, line.secrets, line.actions, strict=True)) == told


def test_games_without_an_observer_fill_their_rows() -> None:
    with toy() as id:
        env = SeatEnv(id, 2)
        seen, info = env.reset(seed=1)
        for _ in range(10):
            assert not same(seen, env.spaces.observe(env.episode.state, env.seat))
            seen, _, over, _, info = env.step(info["legal"][0])
            if over:
                seen, info = env.reset()
