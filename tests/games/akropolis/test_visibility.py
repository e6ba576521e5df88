"""R18 and R19: what is open and what is hidden."""

from __future__ import annotations

import json

import pytest

from pentapolis import PentapolisError, Rng

from .table import HUGE, ids, new, play_text


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_r18_everything_on_the_table_is_public(seat: int | None) -> None:
    state = new(3, variants=["temples"])
    play_text(state, "take 1", "place 1,-1 r0", "take 2")
    view = state.view(seat)
    assert [entry["tile"] for entry in view["site"]] == ids(state.site)
    assert view["stones"] == [0, 0, 3]
    assert view["hand"] == {"seat": 1, "tile": ids([state.hand or 0])[0], "price": 2}
    assert (view["piles"], view["chief"], view["round"]) == (11, 0, 1)
    assert view["decision"]["seat"] == 1
    assert view["decision"]["kind"] == "place"
    assert view["options"]["variants"] == ["temples"]
    assert [len(city["cells"]) for city in view["cities"]] == [7, 4, 4]
    assert view["cities"][0]["placements"][0].items() >= {"q": 1, "r": -1, "rotation": 0}.items()
    json.dumps(view)


def test_r18_every_seat_sees_the_same() -> None:
    state = play_text(new(4), "take 1")
    assert len({json.dumps(state.view(seat)) for seat in (None, 0, 1, 2, 3)}) == 1


@pytest.mark.parametrize("seat", [-1, 2, 99, 10**30, HUGE])
def test_r18_there_are_no_other_seats(seat: int) -> None:
    with pytest.raises(PentapolisError, match="there is no seat"):
        new(2).view(seat)


def test_r19_the_order_of_the_piles_is_in_no_view() -> None:
    state = new(2)
    other = state.copy()
    other.unseen = other.unseen[::-1]
    other.seed = bytes(32)
    assert other.digest() != state.digest()
    for seat in (None, 0, 1):
        assert json.dumps(state.view(seat)) == json.dumps(other.view(seat))


def test_r19_the_set_of_unseen_tiles_may_be_derived() -> None:
    state = play_text(new(2), "take 0")
    view = state.view(0)
    assert view["unseen"] == sorted(ids(state.unseen))
    assert len(view["unseen"]) == 33


def test_r19_resampled_worlds_differ_in_the_piles_alone() -> None:
    state = play_text(new(2), "take 0")
    worlds = [state.resample(0, Rng(seed)) for seed in range(20)]
    assert len({tuple(world.unseen) for world in worlds}) == 20
    for world in worlds:
        assert sorted(world.unseen) == sorted(state.unseen)
        assert world.view(0) == state.view(0)
        assert world.seed != state.seed


def test_r19_the_last_tile_is_no_secret_when_one_pile_is_left() -> None:
    state = new(2)
    rng = Rng(4)
    while len(state.unseen) > 3:
        state.play(state.sample(rng))
    assert sorted(state.resample(0, Rng(1)).unseen) == sorted(state.unseen)
    while state.unseen:
        state.play(state.sample(rng))
    assert state.view(0)["unseen"] == []
    assert state.view(0)["piles"] == 0
    assert state.resample(0, Rng(1)).dump()["position"] == state.dump()["position"]
