"""R84 to R92 and R105: the solo extra."""

from __future__ import annotations

import json

import pytest

from pentapolis import InvalidOptions, Rng
from pentapolis.core.undo import History
from pentapolis.games.akropolis.state import AkropolisState
from pentapolis.games.akropolis.tiles import TILE_IDS

from .table import GAME, arranged, ids, new, play_text
from .towns import ALL_VARIANTS, built

STRENGTHS = ("hippodamos", "metagenes", "callicrates")


def owning(tiles: list[str], strength: str = "hippodamos", stones: int = 0, **options: object) -> AkropolisState:
    """A solo game whose Architect owns these tiles."""
    state = new(1, architect=strength, **options)
    state.architect = [TILE_IDS[tile] for tile in tiles]
    state.stones[1] = stones
    return state


@pytest.mark.parametrize("strength", STRENGTHS)
def test_r84_set_up_as_for_two(strength: str) -> None:
    state = new(1, 4, architect=strength)
    two = new(2, 4)
    assert (state.players, state.seats, state.stones) == (1, 2, [1, 2])
    assert (state.site, state.unseen) == (two.site, two.unseen)
    assert len(state.cities) == 1
    assert state.architect == []
    assert state.score_terms(1)["house"] == 0
    assert state.score_sheet(1)[0].parts == {"value": 0, "stars": 1}


@pytest.mark.parametrize(("long", "turns"), [(False, 18), (True, 30)])
def test_r84_strict_alternation(long: bool, turns: int) -> None:
    state = new(1, 4, architect="hippodamos", long=long)
    rng = Rng(4)
    while not state.over:
        assert state.player == 0
        assert len(state.architect) == len(state.cities[0].tiles())
        state.play(state.sample(rng))
    assert len(state.architect) == len(state.cities[0].tiles()) == turns


def test_r84_the_player_begins() -> None:
    with pytest.raises(InvalidOptions, match=r"the player begins.*\[R84\]"):
        new(1, architect="hippodamos", first_player=1)
    with pytest.raises(InvalidOptions, match=r"the player begins.*\[R84\]"):
        new(1, architect="hippodamos", first_player="random")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r84_no_architect_in_company(players: int) -> None:
    with pytest.raises(InvalidOptions, match=r"for one player.*\[R84\]"):
        new(players, architect="metagenes")


def test_r85_paid_stones_go_to_the_architect() -> None:
    state = arranged([], stones=[3, 2], players=1, architect="hippodamos")
    play_text(state, "take 3")
    assert state.stones == [0, 5]


def test_r85_what_the_architect_pays_goes_to_the_reserve() -> None:
    state = arranged(["city_36", "city_34", "city_37", "city_20"], stones=[1, 2], players=1, architect="hippodamos")
    play_text(state, "take 0", "place 1,-1 r0")
    assert ids(state.architect) == ["city_20"]
    assert state.stones == [1, 0]


@pytest.mark.parametrize(
    ("left", "stones", "takes", "paid"),
    [
        (["city_20", "city_03", "city_34"], 2, "city_20", 0),
        (["city_34", "city_20", "city_03"], 2, "city_20", 1),
        (["city_34", "city_36", "city_20"], 2, "city_20", 2),
        (["city_34", "city_20", "city_03"], 1, "city_20", 1),
    ],
)
def test_r86_the_cheapest_plaza_he_can_pay(left: list[str], stones: int, takes: str, paid: int) -> None:
    state = arranged(["city_37", *left], stones=[1, stones], players=1, architect="hippodamos")
    events = state.listen()
    play_text(state, "take 0", "place 1,-1 r0")
    assert ids(state.architect) == [takes]
    assert state.stones[1] == stones - paid
    turn = next(event for event in events if event.kind == "architect")
    assert (turn.seat, turn.rule, turn.data) == (1, "R86", {"tile": takes, "price": paid})


@pytest.mark.parametrize(
    ("left", "stones"),
    [
        (["city_34", "city_36", "city_21"], 2),  # no plaza
        (["city_34", "city_36", "city_20"], 1),  # too dear
        (["city_34", "city_20", "city_03"], 0),
    ],
)
def test_r87_otherwise_the_first_for_free(left: list[str], stones: int) -> None:
    state = arranged(["city_37", *left], stones=[1, stones], players=1, architect="hippodamos")
    events = state.listen()
    play_text(state, "take 0", "place 1,-1 r0")
    assert ids(state.architect) == ["city_34"]
    assert state.stones[1] == stones
    assert next(event for event in events if event.kind == "architect").rule == "R87"


def test_r88_he_never_gains_from_quarries() -> None:
    state = new(1, 9, architect="metagenes")
    rng = Rng(9)
    while not state.over:
        before, tiles, human = state.stones[1], len(state.architect), state.stones[0]
        state.play(state.sample(rng))
        if len(state.architect) > tiles and state.hand is None:
            assert state.stones[1] <= before
        elif state.hand is not None:
            assert state.stones[1] <= before + human


@pytest.mark.parametrize(("strength", "points"), [("hippodamos", 8), ("metagenes", 8), ("callicrates", 16)])
def test_r89_all_districts_count(strength: str, points: int) -> None:
    """Two gardens with three stars, two houses with the star of the starting tile, a market without a plaza."""
    state = owning(["city_18", "city_37", "city_25"], strength, stones=4)
    terms = state.score_terms(1)
    assert terms["garden"] + terms["house"] == points
    assert terms["market"] == 0
    assert terms["stones"] == 4
    assert state.score(1) == points + 4 + terms["quarry"]


@pytest.mark.parametrize(("strength", "points"), [("hippodamos", 0), ("metagenes", 12), ("callicrates", 0)])
def test_r90_metagenes_scores_his_quarries(strength: str, points: int) -> None:
    state = owning(["city_18", "city_37", "city_25"], strength)
    assert state.score_terms(1)["quarry"] == points
    assert state.score_terms(0)["quarry"] == 0, "the player never does"
    assert owning([], "metagenes").score_terms(1)["quarry"] == 6, "three on the starting tile"


HOUSES_9 = ["city_21", "city_43", "city_55", "city_18", "city_25", "city_26"]
MARKETS_5 = ["city_28", "city_29", "city_30", "city_31", "city_33"]


@pytest.mark.parametrize(
    ("strength", "tiles", "district", "value"),
    [
        ("hippodamos", HOUSES_9, "house", 9),
        ("hippodamos", [*HOUSES_9, "city_48"], "house", 20),
        ("callicrates", HOUSES_9, "house", 36),
        ("callicrates", HOUSES_9[:2], "house", 8),
        ("hippodamos", MARKETS_5, "market", 5),
        ("hippodamos", [*MARKETS_5, "city_09"], "market", 8),
        ("hippodamos", [*MARKETS_5, "city_09", "city_39"], "market", 10),
        ("callicrates", [*MARKETS_5, "city_09"], "market", 16),
        ("hippodamos", ["city_61"], "barracks", 2),
        ("callicrates", ["city_61"], "barracks", 4),
        ("hippodamos", ["city_37"], "garden", 2),
        ("callicrates", ["city_37"], "garden", 4),
        ("hippodamos", ["city_36"], "temple", 1),
        ("metagenes", ["city_36"], "temple", 1),
        ("callicrates", ["city_36"], "temple", 4),
    ],
)
def test_r91_with_variants(strength: str, tiles: list[str], district: str, value: int) -> None:
    varied = owning(tiles, strength, variants=ALL_VARIANTS)
    line = next(line for line in varied.score_sheet(1) if line.term == district)
    assert line.parts["value"] == value
    only_others = owning(tiles, strength, variants=[name for name in ALL_VARIANTS if not name.startswith(district)])
    plain = owning(tiles, strength)
    assert only_others.score_terms(1)[district] == plain.score_terms(1)[district]


@pytest.mark.parametrize(
    ("gardens", "stones", "his_gardens", "his_stones", "winner"),
    [
        (2, 1, 1, 3, 0),  # more points
        (1, 2, 0, 3, 0),  # 5 to 3 points
        (0, 5, 1, 2, 0),  # equal points, more Stones
        (1, 2, 0, 5, 1),  # equal points, fewer Stones
        (1, 2, 1, 2, 1),  # equal in both
        (0, 1, 1, 2, 1),  # fewer points
    ],
)
def test_r92_who_wins(gardens: int, stones: int, his_gardens: int, his_stones: int, winner: int) -> None:
    state = new(1, 2, architect="hippodamos")
    state.playout(Rng(2))
    state.cities[0] = built(f"{'g' * gardens}{'q' * (2 - gardens)}G 1,-1 r0").city
    state.architect = [TILE_IDS[tile] for tile in ["city_20", "city_37"][: 1 + his_gardens]]
    state.stones[:] = [stones, his_stones]
    assert state.scores() == [3 * gardens + stones, 3 * his_gardens + his_stones]
    assert state.winners() == [winner]
    assert state.ranking() == ([1, 2] if winner == 0 else [2, 1])


def test_r105_undoing_gets_the_stones_back_from_the_architect() -> None:
    history = History(arranged([], stones=[3, 2], players=1, architect="callicrates"))
    before = history.state.digest()
    history.play(2)
    assert history.state.view(0)["stones"] == [1, 4]
    history.undo(0)
    assert history.state.view(0)["stones"] == [3, 2]
    assert history.state.digest() == before


def test_r105_his_turn_has_no_decision() -> None:
    state = arranged([], stones=[3, 2], players=1, architect="callicrates")
    play_text(state, "take 0")
    turn = state.turn
    play_text(state, "place 1,-1 r0")
    assert state.player == 0
    assert state.turn == turn + 2
    assert len(state.architect) == 1
    assert json.dumps(state.view(1)) == json.dumps(state.view(0))
    loaded = GAME.load(new(1, architect="callicrates").dump())
    assert loaded.player == 0


def test_r105_a_preview_tells_his_turn_as_far_as_his_tile_lies_in_the_site() -> None:
    state = arranged(["city_37", "city_34", "city_20", "city_03"], [1, 2], players=1, architect="hippodamos")
    play_text(state, "take 0")
    action = state.parse("place 1,-1 r0")
    after = state.copy()
    after.play(action)
    assert ids(after.architect) == ["city_20"]
    told = state.preview(action).terms[1]
    assert told == changes(state, after, 1) and told["stones"] == -1


def test_r105_a_preview_invents_no_points_from_a_pile_that_nobody_has_seen() -> None:
    """The Architect's turn comes after a refill: which tile they take then depends on the pile."""
    state = new(players=1, architect="metagenes")
    rng, refills = Rng(1), 0
    while not state.over:
        action = state.sample(rng)
        after = state.copy()
        after.play(action)
        if after.reveals > state.reveals and len(after.architect) > len(state.architect):
            told = [state.preview(action, Rng(seed)) for seed in range(8)]
            assert {str(preview.json(0)) for preview in told} == {str(told[0].json(0))}
            if len(state.site) == 1:  # it is refilled first
                refills += 1
                assert told[0].terms[1] == {}
            mine = changes(state, after, 0)
            assert told[0].terms[0] == mine, "what is built and paid is certain"
            assert {line.term: line.points for line in told[0].sheet} == after.score_terms(0)
        state = after
    assert refills > 3


def changes(before: AkropolisState, after: AkropolisState, seat: int) -> dict[str, int]:
    """The terms of the seat that differ, with their difference."""
    old, new_ = before.score_terms(seat), after.score_terms(seat)
    return {term: new_[term] - old[term] for term in old if new_[term] != old[term]}
