"""R97 to R104: a turn is two decisions."""

from __future__ import annotations

import json

import pytest

from pentapolis import PentapolisError, Rng
from pentapolis.core.undo import History

from .table import GAME, accepted, arranged, ids, new, placing, play_text, refused, settled
from .towns import Town, distance


def test_r97_take_then_place_by_the_same_player() -> None:
    state = arranged([], stones=[3, 3])
    kinds = []
    for _ in range(6):
        decision = state.decision
        assert decision is not None
        kinds.append((decision.kind, decision.seat))
        state.play(state.legal()[0])
        state.stones[:] = [3, 3]
    assert kinds == [("take", 0), ("place", 0), ("take", 1), ("place", 1), ("take", 0), ("place", 0)]


def test_r97_neither_can_be_left_out() -> None:
    state = new(2)
    refused(state, "place 1,-1 r0", "R27", "akropolis-refuse-take-first")
    play_text(state, "take 0")
    refused(state, "take 0", "R27", "akropolis-refuse-place-first")
    accepted(state, "place 1,-1 r0")


def test_r98_taking_pays_and_closes_the_site() -> None:
    state = arranged(["city_01", "city_02", "city_03", "city_04"], stones=[2, 0])
    events = state.listen()
    play_text(state, "take 2")
    assert state.stones == [0, 0]
    assert ids(state.site) == ["city_01", "city_02", "city_04"]
    for seat in (None, 0, 1):
        assert state.view(seat)["hand"] == {"seat": 0, "tile": "city_03", "price": 2}
    assert [(event.kind, event.rule, event.data) for event in events] == [
        ("take", "R22", {"tile": "city_03", "price": 2})
    ]


def test_r98_placing_empties_the_hand() -> None:
    state = play_text(arranged(["city_01"], stones=[2, 1]), "take 0", "place 1,-1 r0")
    assert state.hand is None
    assert state.view(0)["hand"] is None
    assert ids([tile for tile, _, _, _ in state.cities[0].tiles()]) == ["city_01"]


def test_r98_live_scores_count_the_stones_after_the_payment() -> None:
    state = arranged([], stones=[3, 0])
    assert state.score(0) == 3
    assert play_text(state, "take 2").score(0) == 1


def test_r99_placements_do_not_depend_on_the_tile() -> None:
    state = arranged([], stones=[3, 3])
    rng = Rng(5)
    for _ in range(12):
        if state.hand is None:
            lists = []
            for price in state.legal():
                after = state.copy()
                after.play(price)
                lists.append(after.legal())
            assert lists[0]
            assert all(legal == lists[0] for legal in lists)
        state.play(state.sample(rng))
        state.stones[:] = [3, 3]


def test_r100_the_taking_can_be_undone_again_and_again() -> None:
    history = History(arranged([], stones=[3, 3]))
    before = history.state.digest()
    for price in (0, 3, 1, 3):
        history.play(price)
        assert history.undoable(0) == 1
        assert history.undoable(1) == 0
        history.undo(0)
        assert history.state.digest() == before
        assert history.state.legal() == [0, 1, 2, 3]


def test_r100_not_by_another_player_and_not_after_the_placing() -> None:
    history = History(arranged([], stones=[3, 3]))
    history.play(1)
    with pytest.raises(PentapolisError, match="seat 1 may take back 0 steps"):
        history.undo(1)
    history.play(history.state.legal()[0])
    assert history.undoable(0) == 0, "the placing ends the turn"
    with pytest.raises(PentapolisError, match="seat 0 may take back 0 steps"):
        history.undo(0)


def test_r100_undo_is_not_among_the_legal_actions() -> None:
    state = play_text(new(2), "take 1")
    assert all(state.notation(action).startswith("place") for action in state.legal())


def test_r100_a_table_may_allow_taking_back_a_placing_until_a_pile_is_turned() -> None:
    history = History(arranged([], stones=[3, 3]), past_turns=True)
    before = history.state.digest()
    history.play(1)
    history.play(history.state.legal()[0])
    assert history.undoable(0) == 2
    history.undo(0, 2)
    assert history.state.digest() == before
    rng = Rng(1)
    while history.state.reveals == 0:
        history.play(history.state.sample(rng))
    assert history.undoable(0) == history.undoable(1) == 0


def test_r101_nothing_happens_between_taking_and_placing() -> None:
    state = arranged([], stones=[9, 9])
    play_text(state, "take 0", "place 1,-1 r0", "take 0", "place 1,-1 r0", "take 1")
    assert len(state.site) == 1, "no refill yet"
    assert (state.round, state.chief, state.player, state.reveals) == (1, 0, 0, 0)
    play_text(state, "place 0,0 r0")
    assert (len(state.site), state.round, state.chief, state.player, state.reveals) == (4, 2, 1, 1, 1)


def test_r101_nor_at_the_end_of_the_game() -> None:
    state = new(2, 3)
    rng = Rng(3)
    while state.unseen or len(state.site) > 1:
        state.play(state.sample(rng))
    assert not state.over
    assert state.hand is not None
    state.play(state.sample(rng))
    assert state.over


def test_r102_without_stones_the_taking_is_played_by_itself() -> None:
    state = settled(arranged(["city_11"], stones=[0, 1]))
    decision = state.decision
    assert decision is not None
    assert decision.kind == "place"
    assert decision.about == {"tile": "city_11", "price": 0}


@pytest.mark.parametrize("stones", [1, 2, 3, 7])
def test_r102_with_stones_there_is_always_a_choice(stones: int) -> None:
    state = settled(arranged([], stones=[stones, 0]))
    decision = state.decision
    assert decision is not None
    assert decision.kind == "take"
    assert state.legal() == list(range(min(stones, 3) + 1))


def test_r103_saved_and_restored_with_a_tile_in_hand() -> None:
    state = play_text(new(2), "take 1")
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert loaded.digest() == state.digest()
    assert loaded.hand == state.hand
    assert loaded.view(0) == state.view(0)
    for each in (state, loaded):
        play_text(each, "place 1,-1 r0")
    assert loaded.digest() == state.digest()


@pytest.mark.parametrize("away", [(0, -1), (1, 0), (-1, 1)])
def test_r104_a_straight_city_reaches_61(away: tuple[int, int]) -> None:
    made = Town()
    windows = set()
    for tiles in range(1, 31):
        q, r = away
        tip = (q * 2 * tiles, r * 2 * tiles)
        # The anchor comes right behind the last cell; the tile points away from the centre.
        turn = {(0, -1): 0, (1, 0): 2, (-1, 1): 4}[away]
        state = placing(made)
        accepted(state, f"place {tip[0]},{tip[1]} r{turn}")
        made.lay("qqq", (*tip, turn))
        assert max(distance((x, y)) for x, y, _, _, _ in made.city.visible()) == 1 + 2 * tiles
        windows.add(int(made.city.grid.size))
    assert windows == {32, 64, 128}


def test_r104_far_is_refused_only_when_it_does_not_touch() -> None:
    state = placing(Town())
    refused(state, "place 0,-60 r0", "R32", "akropolis-refuse-not-adjacent")
    accepted(state, "place 0,-2 r0")
