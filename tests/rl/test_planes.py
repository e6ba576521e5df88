"""Planes of every game: in their ranges, honest about what is hidden, and stable."""

from __future__ import annotations

import hashlib
import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import pentapolis
from pentapolis import PentapolisError, Rng
from pentapolis.rl import NoPlanes, SeatEnv, Spaces, encoded_games, encoder
from tests.kit.cases import Case, positions

from .cases import CASES
from .toy_planes import toy

FINGERPRINTS = Path(__file__).with_name("fingerprints.json")

every_case = pytest.mark.parametrize("case", CASES, ids=repr)


def spaces(case: Case, **settings: object) -> Spaces:
    return Spaces(case.id, case.players, case.options, **settings)  # type: ignore[arg-type]


def same(one: dict[str, np.ndarray], two: dict[str, np.ndarray]) -> bool:
    return one.keys() == two.keys() and all(np.array_equal(one[name], two[name]) for name in one)


@every_case
def test_observations_lie_in_their_space(case: Case) -> None:
    table = spaces(case)
    space = table.observation_space()
    for state in positions(case, 61):
        for seat in range(case.players):
            seen = table.observe(state, seat)
            assert space.contains(seen)
            assert any(array.any() for array in seen.values())


@every_case
def test_planes_show_nothing_hidden(case: Case) -> None:
    """Two worlds that differ only in what a seat cannot know look the same to it."""
    table = spaces(case)
    for state in positions(case, 62, every=5):
        for seat in range(case.players):
            one, two = state.resample(seat, Rng(1)), state.resample(seat, Rng(2))
            assert same(table.observe(one, seat), table.observe(two, seat))
            assert same(table.observe(one, seat), table.observe(state, seat))


@every_case
def test_planes_change_with_what_is_seen(case: Case) -> None:
    table = spaces(case)
    before: dict[str, np.ndarray] = {}
    for state in positions(case, 63):
        seen = table.observe(state, 0)
        assert not same(seen, before)
        before = seen


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    table = spaces(case)
    for state in positions(case, 64, every=9):
        digest = state.digest()
        table.observe(state, 0)
        table.legal(state)
        assert state.digest() == digest


@every_case
def test_action_ranges_cover_the_action_space(case: Case) -> None:
    of, ranges = case.game, encoder(case.id, case.players, case.options).ranges
    assert [part.first for part in ranges] == [sum(before.count for before in ranges[:i]) for i in range(len(ranges))]
    assert sum(part.count for part in ranges) == of.num_actions
    for part in ranges:
        for action in (part.first, part.first + part.count - 1):
            assert of.parse(of.notation(action)) == action
    for state in positions(case, 65, every=3):
        if (decision := state.decision) is not None:
            for action in state.legal():
                (part,) = [part for part in ranges if part.first <= action < part.first + part.count]
                assert decision.kind in part.decisions


@every_case
@pytest.mark.parametrize("actions", ["full", "compact"])
def test_legal_actions_and_masks_agree(case: Case, actions: str) -> None:
    table = spaces(case, actions=actions)
    for state in positions(case, 66, every=4):
        legal = table.legal(state)
        mask = table.mask(legal)
        assert mask.shape == (table.num_actions,) == (table.action_space().n,)
        assert np.flatnonzero(mask).tolist() == legal.tolist() == sorted(legal.tolist())
        meant = [table.meaning(int(action)) for action in legal]
        if actions == "full":
            assert meant == sorted(state.legal())
        elif table.encoder.compact is not None:
            kept = set(table.encoder.compact)
            assert meant == [action for action in sorted(state.legal()) if action in kept]


# What torch's ModuleDict has already: no part of a net that is kept for a plane can have such a name.
TORCH_MODULE = """
add_module apply bfloat16 buffers children call_super_init compile cpu cuda double dump_patches eval extra_repr float
forward get_buffer get_extra_state get_parameter get_submodule half ipu load_state_dict modules mtia named_buffers
named_children named_modules named_parameters parameters register_backward_hook register_buffer register_forward_hook
register_forward_pre_hook register_full_backward_hook register_full_backward_pre_hook
register_load_state_dict_post_hook register_load_state_dict_pre_hook register_module register_parameter
register_state_dict_post_hook register_state_dict_pre_hook requires_grad_ set_extra_state set_submodule share_memory
state_dict to to_empty train training type xpu zero_grad T_destination
""".split()


@every_case
def test_no_plane_is_called_like_something_that_dictionaries_of_modules_have(case: Case) -> None:
    names = {plane.name for plane in encoder(case.id, case.players, case.options).planes} | {"action_mask"}
    assert not names & {*dir(dict), *dir(object), *TORCH_MODULE}
    assert not any("." in name or not name for name in names), "torch refuses dots in the names of modules"


@every_case
def test_compact_actions_are_actions_in_order(case: Case) -> None:
    compact = encoder(case.id, case.players, case.options).compact
    if compact is not None:
        assert list(compact) == sorted(set(compact))
        assert compact[0] >= 0
        assert compact[-1] < case.game.num_actions


@every_case
def test_no_game_is_longer_than_announced(case: Case) -> None:
    longest = encoder(case.id, case.players, case.options).longest
    for seed in range(5):
        assert sum(1 for _ in positions(case, seed)) - 1 <= longest


def fingerprint(id: str) -> dict[str, object]:
    """What seeded games look like, with the versions this depends on."""
    found = hashlib.sha256()
    for case in CASES:
        if case.id == id:
            table = spaces(case)
            for state in positions(case, 67, every=3):
                for name, array in table.observe(state, 0).items():
                    found.update(name.encode() + str(array.shape).encode() + array.astype("<i4").tobytes())
            found.update(str(table.encoder.compact).encode())
    version = encoder(id, pentapolis.game(id).players[0]).version
    return {"version": version, "rules_version": pentapolis.game(id).rules_version, "planes": found.hexdigest()}


def promised() -> list[str]:
    """The games whose planes keep their meaning: written down, or with a planes.py. A sketch follows its fields."""
    known = json.loads(FINGERPRINTS.read_text("utf-8"))
    return [id for id in encoded_games() if id in known or find_spec(f"pentapolis.games.{id}.planes")]


@pytest.mark.parametrize("id", promised())
def test_planes_keep_their_meaning_within_a_version(id: str) -> None:
    known = json.loads(FINGERPRINTS.read_text("utf-8"))
    assert fingerprint(id) == known.get(id), (
        f"what {id} looks like has changed: raise VERSION in its planes.py, "
        "then write the fingerprints anew with python -m tests.rl.test_planes"
    )


def test_planes_of_a_game_from_outside() -> None:
    with toy() as id:
        table = Spaces(id, 3)
        state = pentapolis.game(id).new(players=3, seed=5)
        assert table.observation_space().contains(table.observe(state, 1))
        assert table.observe(state, 1)["hand"].sum() == 3
        assert Spaces(id, 3, planes={"high_cards_only": True}, actions="compact").num_actions == 4


def test_a_position_without_any_compact_action_is_told() -> None:
    with toy() as id:
        table = Spaces(id, 2, planes={"high_cards_only": True}, actions="compact")
        state = pentapolis.game(id).new(players=2, seed=5)
        state.hands = [[1, 2], [3]]  # type: ignore[attr-defined]
        assert table.legal(state).tolist() == [0], "stopping is kept"
        table._kept = table._kept[1:]  # type: ignore[index]
        with pytest.raises(PentapolisError, match="none of the 3 legal actions is among the compact ones"):
            table.legal(state)


def test_a_game_without_planes_says_what_to_add() -> None:
    with toy(planes=False) as id:
        assert id not in encoded_games()
        with pytest.raises(NoPlanes, match=r"toy has no planes yet: add src/pentapolis/games/toy/planes\.py") as caught:
            SeatEnv(id)
        assert "docs/rl.md" in str(caught.value)
        assert "register_encoder" in str(caught.value)


if __name__ == "__main__":
    prints = {id: fingerprint(id) for id in encoded_games()}
    FINGERPRINTS.write_text(json.dumps(prints, indent=2) + "\n", "utf-8")
