"""R20 to R28: taking a tile."""

from __future__ import annotations

import pytest

from pentapolis import InvalidRecord, Rng
from pentapolis.core.record import MoveLine, Record

from .table import GAME, HUGE, accepted, arranged, ids, new, placing, play_text, refused, settled
from .towns import Town, town

TAKE_FIRST = "akropolis-refuse-take-first"
PLACE_FIRST = "akropolis-refuse-place-first"


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 3)])
def test_r20_clockwise_from_the_chief(players: int, first: int) -> None:
    state = new(players, first_player=first)
    rng = Rng(1)
    seats: list[tuple[int, int]] = []
    while not state.over:
        if state.hand is None or not seats or seats[-1][0] != state.turn:
            seats.append((state.turn, state.player))
        state.play(state.sample(rng))
    turns = dict(seats)
    assert [turns[turn] for turn in sorted(turns)] == [(first + turn) % players for turn in range(len(turns))]


def test_r21_exactly_one_tile_each_turn() -> None:
    state = play_text(new(2), "take 0", "place 1,-1 r0")
    assert [len(city.tiles()) for city in state.cities] == [1, 0]
    assert state.player == 1


def test_r21_no_pass_and_no_discard() -> None:
    state = new(2)
    assert [state.notation(action) for action in state.legal()] == ["take 0", "take 1"]
    play_text(state, "take 0")
    assert all(state.notation(action).startswith("place ") for action in state.legal())
    for text in ("pass", "discard", "stop", "undo"):
        refusal = state.explain(text)
        assert refusal is not None
        assert refusal.key == "akropolis-refuse-notation"


def test_r21_no_second_tile() -> None:
    state = arranged([], stones=[5, 5])
    play_text(state, "take 0")
    refused(state, "take 0", "R27", PLACE_FIRST)


@pytest.mark.parametrize("price", [0, 1, 2, 3])
def test_r22_price_is_the_number_of_tiles_in_front(price: int) -> None:
    state = arranged(["city_01", "city_02", "city_03", "city_04"], stones=[3, 0])
    after = accepted(state, f"take {price}")
    assert ids([after.hand or 0]) == [f"city_0{price + 1}"]
    assert after.stones[0] == 3 - price
    choice = state.choice(price)
    assert choice.args == {"tile": f"city_0{price + 1}", "price": price}


def test_r22_there_is_no_tile_beyond_the_site() -> None:
    state = arranged([], stones=[9, 9])
    refusal = refused(state, "take 4", "R22", "akropolis-refuse-no-such-tile")
    assert refusal.args == {"price": 4, "most": 3}
    assert state.legal() == [0, 1, 2, 3]


@pytest.mark.parametrize("stones", [1, 2])
def test_r23_too_dear(stones: int) -> None:
    state = arranged([], stones=[stones, 0])
    assert state.legal() == list(range(stones + 1))
    accepted(state, f"take {stones}")
    refusal = refused(state, f"take {stones + 1}", "R23", "akropolis-refuse-too-dear")
    assert refusal.args == {"price": stones + 1, "stones": stones}


def test_r23_without_stones_only_the_first() -> None:
    state = arranged(["city_33"], stones=[0, 5])
    settled(state)
    assert ids([state.hand or 0]) == ["city_33"]
    assert state.player == 0


def test_r24_paid_stones_are_gone() -> None:
    state = arranged([], stones=[3, 2])
    play_text(state, "take 3")
    assert state.stones == [0, 2]


def test_r25_stones_of_this_turn_cannot_pay_for_this_tile() -> None:
    two_quarries = town(
        """
            q1      m1
                m1
            H1*     q1
        q1      q1
        """
    )
    state = arranged([], stones=[1, 0])
    state.cities[0] = two_quarries.city
    refused(state, "take 2", "R23", "akropolis-refuse-too-dear")
    play_text(state, "take 1")
    assert state.stones[0] == 0, "paid before the placing"
    after = accepted(state, "place 0,0 r0")
    assert after.stones[0] == 1, "the covered quarry pays afterwards"


def test_r26_tiles_behind_move_up() -> None:
    state = arranged(["city_01", "city_02", "city_03", "city_04"], stones=[3, 3])
    play_text(state, "take 1")
    assert ids(state.site) == ["city_01", "city_03", "city_04"]
    play_text(state, "place 1,-1 r0", "take 2")
    assert ids([state.hand or 0]) == ["city_04"]
    assert state.stones == [2, 1]


def test_r27_placing_before_taking() -> None:
    refused(new(2), "place 1,-1 r0", "R27", TAKE_FIRST)


def test_r27_taking_twice() -> None:
    state = play_text(new(2), "take 0")
    refusal = refused(state, "take 1", "R27", PLACE_FIRST)
    assert refusal.args == {"tile": ids([state.hand or 0])[0]}


@pytest.mark.parametrize("action", [-1, -(10**30), 98310, 98311, 10**30, HUGE])
@pytest.mark.parametrize("taken", [False, True])
def test_r27_numbers_that_are_no_action(action: int, taken: bool) -> None:
    state = new(2)
    if taken:
        play_text(state, "take 0")
    refused(state, action, "", "refuse-no-such-action")


def test_r27_another_player_cannot_act() -> None:
    record = Record.start(GAME, 2, 7)
    record.moves = [MoveLine(0, "take 0"), MoveLine(1, "place 1,-1 r0")]
    with pytest.raises(InvalidRecord, match="line 3: seat 1 plays, but it is seat 0 that decides"):
        record.verify()
    record.moves = [MoveLine(0, "take 0"), MoveLine(0, "place 1,-1 r0")]
    assert record.verify().player == 1


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("take", "R27", "notation"),
        ("take x", "R27", "notation"),
        ("take -1", "R27", "notation"),
        ("take 6", "R22", "no-such-price"),
        ("place", "R27", "notation"),
        ("place 1,1", "R27", "notation"),
        ("place 1 1 r0", "R27", "notation"),
        ("place 1,1 r6", "R29", "rotation"),
        ("place 1,1 r-1", "R27", "notation"),
        ("place 64,0 r0", "R32", "too-far"),
        ("place 0,-65 r0", "R32", "too-far"),
        ("", "R27", "notation"),
        ("take 1 take 1", "R27", "notation"),
        ("take \u0661", "R27", "notation"),
    ],
)
def test_r27_bad_texts_are_explained(text: str, rule: str, key: str) -> None:
    state = new(2)
    before = state.digest()
    refusal = state.explain(text)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == (rule, f"akropolis-refuse-{key}")
    assert state.digest() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r28_there_is_always_something_to_do(players: int) -> None:
    rng = Rng(players)
    state = new(players, players)
    while not state.over:
        assert state.legal()
        state.play(state.sample(rng))


def test_r28_even_in_the_smallest_city() -> None:
    state = placing(Town())
    assert len(state.legal()) == 90
