"""R93 to R96: what always holds."""

from __future__ import annotations

import json

import pytest

from pentapolis import IllegalAction, Rng
from pentapolis.core.record import Record
from pentapolis.games.akropolis.state import AkropolisState

from .invariants import check
from .table import GAME, new

SETUPS = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"first_player": 2}, id="three"),
    pytest.param(4, {"first_player": "random"}, id="four"),
    pytest.param(2, {"long": True}, id="long"),
    pytest.param(1, {"architect": "metagenes"}, id="solo"),
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_r93_r94_every_tile_once_and_every_hex_counted(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        state = new(players, seed, **options)
        rng = Rng(seed)
        check(state)
        while not state.over:
            state.play(state.sample(rng))
            check(state)


def test_r93_a_lost_or_doubled_tile_is_noticed() -> None:
    state = new(2)
    state.unseen = state.unseen[1:] + state.unseen[:1]
    check(state)
    state.unseen = [state.site[0], *state.unseen[1:]]
    with pytest.raises(AssertionError):
        check(state)


def test_r94_first_hexes() -> None:
    state = new(2)
    rng = Rng(2)
    while not state.over:
        state.play(state.sample(rng))
        for city in state.cities:
            assert sum(level for _, _, _, level, _ in city.visible()) == 4 + 3 * len(city.tiles())


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_r95_a_game_replayed_is_the_same_game(players: int, options: dict[str, object]) -> None:
    record = Record.start(GAME, players, 21, options)
    state = record.first_state()
    rng = Rng(21)
    while not state.over:
        record.append(state, state.sample(rng))
    again = Record.read(record.lines(tell_seed=True))
    assert again.verify().digest() == state.digest()
    assert list(again.lines(tell_seed=True)) == list(record.lines(tell_seed=True))


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_r95_saved_and_restored_it_goes_on_the_same(players: int, options: dict[str, object]) -> None:
    state = new(players, 22, **options)
    rng = Rng(22)
    while not state.over:
        loaded = GAME.load(json.loads(json.dumps(state.dump())))
        _same(loaded, state)
        action = state.sample(rng)
        state.play(action)
        loaded.play(action)
        _same(loaded, state)
    _same(GAME.load(json.loads(json.dumps(state.dump()))), state)


def _same(one: AkropolisState, two: AkropolisState) -> None:
    assert one.digest() == two.digest()
    assert one.legal() == two.legal()
    assert one.view(None) == two.view(None)
    assert one.winners() == two.winners()


def test_r96_a_refused_action_changes_nothing() -> None:
    state = new(3, 8)
    rng = Rng(8)
    tried = 0
    while not state.over:
        before, legal = state.digest(), set(state.legal())
        events = state.listen()
        for action in [
            *range(7),
            *(int(rng.below(98310)) for _ in range(10)),
            *(min(legal) + k for k in range(-3, 30)),
        ]:
            if action not in legal:
                tried += 1
                with pytest.raises(IllegalAction):
                    state.play(action)
        assert events == []
        assert state.digest() == before
        assert state.legal() == sorted(legal, key=state.legal().index)
        state.play(state.sample(rng))
    assert tried > 1000
