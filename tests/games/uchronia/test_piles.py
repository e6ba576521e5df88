"""Great Works and piles (R88 to R94)."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.core.errors import InvalidDump
from pentapolis.games.uchronia.buildings import BUILDINGS

from . import invariants
from .table import GAME, Player, decision, discard, forum, hand, kinds, options, play, refused, row, table

NAMES = [building.id for building in BUILDINGS]


def test_r88_the_row_is_filled_at_the_end_of_the_turn_only() -> None:
    me = Player(hand="stone", activities="stone*2")
    pile = ["fontaine", "marche", "relais"]
    state = table(
        me,
        Player(hand="wood"),
        row=["pont", "tour", "viaduc", "temple", "statue"],
        forum="stone*2 clay marble",
        building_pile=pile,
    )
    play(state, "command stone", "start pont forum")
    assert row(state) == ["tour", "viaduc", "temple", "statue"]
    refused(state, "start fontaine forum", "R68", "not-in-row")
    play(state, "start viaduc forum", "stop")
    assert row(state) == ["tour", "temple", "statue", "fontaine", "marche"]
    assert decision(state) == ("action", 1)


def test_r88_without_a_start_the_row_stays() -> None:
    names = ["pont", "tour", "viaduc", "temple", "statue"]
    state = table(Player(hand="clay"), Player(hand="wood"), row=names, forum="stone")
    play(state, "command clay", "plot")
    assert row(state) == names


def test_r88_a_plot_that_starts_a_building_refills_too() -> None:
    me = Player(activities="stone", hand="wood")
    names = ["pont", "temple", "senat", "place", "statue"]
    state = table(me, Player(domain="stone", hand="wood"), row=names, forum="stone", building_pile=["marche"])
    play(state, "plot", "copy stone")
    assert row(state) == ["temple", "senat", "place", "statue", "marche"]


def test_r89_five_of_one_colour_are_discarded_and_replaced() -> None:
    wood = ["avant_poste", "enclos", "grue", "marche"]
    new = ["tour", "viaduc", "relais", "statue", "puits"]
    state = table(
        Player(hand="stone"), Player(hand="wood"), row=["pont", *wood], forum="stone", building_pile=["port", *new]
    )
    events = play(state, "command stone")
    assert row(state) == new
    assert [BUILDINGS[number].id for number in state.building_discard] == [*wood, "port"]
    (sweep,) = [event for event in events if event.kind == "sweep"]
    assert sweep.data == {"buildings": [*wood, "port"]}


def test_r89_again_and_again() -> None:
    wood = ["avant_poste", "enclos", "grue", "marche"]
    clay = ["grenier", "immeuble", "latrines", "puits", "taverne"]
    new = ["tour", "viaduc", "relais", "statue", "puits"]
    state = table(
        Player(hand="stone"),
        Player(hand="wood"),
        row=["pont", *wood],
        forum="stone",
        building_pile=["port", *clay, *new],
    )
    play(state, "command stone")
    assert row(state) == new
    assert len(state.building_discard) == 10


def test_r89_four_of_one_colour_stay() -> None:
    wood = ["avant_poste", "enclos", "grue", "marche"]
    state = table(Player(hand="stone"), Player(hand="wood"), row=["pont", *wood], forum="stone", building_pile=["tour"])
    play(state, "command stone")
    assert row(state) == [*wood, "tour"]


def test_r90_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    state = table(
        Player(hand="wood"), Player(hand="wood"), pile="clay marble", discard="brick*6", forum="stone", rest=1
    )
    chances = state.chances
    events = play(state, "plot")
    assert hand(state, 0) == "wood clay brick*2 marble"
    assert (discard(state), state.left, forum(state)) == ("", 4, "stone")
    assert state.chances == chances + 1
    assert kinds(events)[:3] == ["plot", "shuffle", "draw"]
    assert not state.end_triggered


def test_r90_not_before_a_card_is_needed() -> None:
    state = table(Player(hand="wood*3"), Player(hand="wood"), pile="clay marble", discard="brick*6", rest=1)
    play(state, "plot")
    assert hand(state, 0) == "wood*3 clay marble"
    assert (discard(state), state.left) == ("brick*6", 0)
    play(state, "plot")
    assert (discard(state), state.left) == ("", 2)
    assert hand(state, 1) == "wood brick*4"


def test_r90_the_new_pile_is_in_another_order_by_chance() -> None:
    def drawn(seed: int) -> str:
        state = table(
            Player(hand="wood"), Player(hand="wood"), discard="clay*5 brick*5 stone*5 marble*5", rest=1, seed=seed
        )
        play(state, "plot")
        return hand(state, 0)

    assert drawn(1) == drawn(1)
    assert len({drawn(seed) for seed in range(20)}) > 5


def test_r91_without_any_card_left_one_draws_what_there_is_and_the_end_is_near() -> None:
    state = table(Player(hand="wood"), Player(hand="wood"), pile="clay*2", discard="brick", rest=1)
    events = play(state, "plot")
    assert hand(state, 0) == "wood clay*2 brick"
    assert state.end_triggered
    (last,) = [event for event in events if event.kind == "last_turn"]
    assert (last.rule, last.data) == ("R91", {"reason": "piles"})
    play(state, "command wood")
    assert state.over, "seat 1 is the last player"


def test_r91_with_nothing_at_all() -> None:
    state = table(Player(hand="wood"), Player(hand="wood"), rest=1)
    play(state, "plot")
    assert hand(state, 0) == "wood"
    assert state.end_triggered


def test_r91_in_the_plot_of_the_last_player_the_game_ends_at_once() -> None:
    state = table(Player(hand="wood"), Player(hand="wood"), turn_of=1, pile="clay*2", rest=0)
    play(state, "plot")
    assert hand(state, 1) == "wood clay*2"
    assert state.over


def test_r91_just_enough_cards_do_not_bring_the_end() -> None:
    state = table(Player(hand="wood"), Player(hand="wood"), pile="clay*2", discard="brick*2", rest=1)
    play(state, "plot")
    assert state.boards[0].held == 5
    assert not state.end_triggered


def test_r91_a_lighthouse_looks_at_what_there_is() -> None:
    me = Player(hand="wood clay", completed=["phare"])
    state = table(me, Player(hand="wood"), pile="brick", discard="stone", rest=1)
    play(state, "command wood")
    assert decision(state) == ("lighthouse", 0)
    assert options(state) == {"keep brick", "keep stone"}
    assert state.end_triggered
    play(state, "keep stone")
    assert (hand(state, 0), forum(state)) == ("stone", "brick")


def test_r91_a_bonus_draw_without_cards_brings_the_end_too() -> None:
    state = table(Player(hand="clay wood", completed=["puits"]), Player(hand="wood"), rest=1)
    play(state, "command clay")
    assert hand(state, 0) == "wood"
    assert state.end_triggered


def test_r92_the_forum_is_never_shuffled_in() -> None:
    state = table(Player(hand="wood"), Player(hand="wood"), pile="clay", discard="brick", rest="forum")
    before = forum(state)
    play(state, "plot")
    assert hand(state, 0) == "wood clay brick"
    assert forum(state) == before
    assert (state.left, sum(state.discard)) == (0, 0)


def test_r93_an_empty_building_pile_is_made_of_the_discarded_buildings() -> None:
    names = ["pont", "temple", "garnison", "port", "statue"]
    state = table(Player(hand="stone"), Player(hand="wood"), row=names, forum="stone", building_rest="discard")
    assert state.buildings_left == 0
    events = play(state, "command stone")
    assert len(row(state)) == 5
    assert row(state)[:4] == names[1:]
    assert (state.buildings_left, state.building_discard) == (74, [])
    assert "shuffle_buildings" in kinds(events)


def test_r93_the_new_building_pile_is_in_another_order_by_chance() -> None:
    names = ["pont", "temple", "garnison", "port", "statue"]

    def drawn(seed: int) -> str:
        state = table(
            Player(hand="stone"), Player(hand="wood"), row=names, forum="stone", building_rest="discard", seed=seed
        )
        play(state, "command stone")
        return row(state)[-1]

    assert drawn(1) == drawn(1)
    assert len({drawn(seed) for seed in range(20)}) > 5


def test_r93_without_any_building_left_the_row_stays_short() -> None:
    names = ["pont", "temple", "senat", "place", "statue"]
    state = table(
        Player(hand="stone"),
        Player(hand="wood", completed=NAMES),
        Player(completed=[name for name in NAMES if name not in names]),
        row=names,
        forum="stone",
        end=True,
    )
    play(state, "command stone")
    assert row(state) == names[1:]
    assert decision(state) == ("action", 1)
    play(state, "plot")
    assert row(state) == names[1:]


@pytest.mark.parametrize("players", [2, 5])
def test_r94_cards_and_buildings_are_conserved(players: int) -> None:
    rng = Rng(players)
    state = GAME.new(players=players, seed=17)
    while not state.over:
        invariants.check(state)
        state.play(state.sample(rng))
    invariants.check(state)


def test_r94_a_position_with_a_card_too_many_is_refused() -> None:
    data = table(Player(hand="wood"), Player()).dump()
    data["position"]["forum"]["clay"] += 1
    with pytest.raises(InvalidDump, match=r"36 clay cards instead of 35 \[R94\]"):
        GAME.load(data)


def test_r94_a_position_with_a_building_missing_is_refused() -> None:
    data = table(Player(hand="wood"), Player()).dump()
    lost = data["position"]["building_pile"].pop()
    with pytest.raises(InvalidDump, match=rf"1 cards of {lost} instead of 2 \[R94\]"):
        GAME.load(data)


ALL_CLAY = ["grenier", "immeuble", "latrines", "puits", "taverne"]


def test_r89_a_position_with_a_row_of_one_colour_is_refused() -> None:
    state = table(Player(hand="wood"), Player())
    data = state.dump()
    position = data["position"]
    rest = [*position["great_works"], *position["building_pile"]]
    for building in ALL_CLAY:
        rest.remove(building)
    position["great_works"], position["building_pile"] = ALL_CLAY, rest
    with pytest.raises(InvalidDump, match=r"position\.great_works: five of one colour, .* replaced at once \[R89\]"):
        GAME.load(data)
    position["great_works"], position["building_pile"] = [*ALL_CLAY[:4], "tour"], rest
    rest[rest.index("tour")] = ALL_CLAY[4]
    assert row(GAME.load(data)) == [*ALL_CLAY[:4], "tour"]  # type: ignore[arg-type]
