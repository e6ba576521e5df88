"""R1 to R18 and R163 to R190: set-up, ends of rounds and of the game, solo, in both tellings at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from pentapolis.core.steps import AT_EVERYTHING

from .acts import ARCHON, BOTTOM, PASS, TOP, others_passed, visit
from .reference_table import BUILDINGS, COLOURS, DATA, TEMPLES
from .reference_table import TOP as SUMMIT
from .stage import Stage
from .together import GAME, Together, staged

SEEDS = range(6)


def started(players: int, seed: int) -> Together:
    """A game before its first decision."""
    return Together.new(players, seed, stops=AT_EVERYTHING)


# Set-up


@pytest.mark.parametrize(("players", "dice", "speakers", "cards"), [(2, 7, 2, 4), (3, 8, 3, 5), (4, 9, 4, 6)])
def test_r1_r8_r9_r10_counts_by_number_of_players(players: int, dice: int, speakers: int, cards: int) -> None:
    for seed in SEEDS:
        game = started(players, seed).reference
        found = Counter(game.reserve)
        found.update(colour for colour, _ in game.row)
        found.update(colour for colour, _ in game.pool)
        assert found == dict.fromkeys(COLOURS, dice)
        assert len(game.area) == speakers
        assert all(value in (2, 3, 4, 5) for value in game.area)
        assert list(game.district_gold.values()) == [2] * cards


def test_r2_r3_r4_r5_sites_temples_piles_and_market() -> None:
    for seed in SEEDS:
        game = started(3, seed).reference
        assert sorted(game.bonus.values()) == sorted(COLOURS)
        assert list(game.site_values.values()) == [1] * 5
        assert len(set(game.card_of.values())) == 3
        assert all(holder is None for holder in game.holder.values())
        assert sorted(BUILDINGS[kind]["colour"] for kind in game.market) == sorted(COLOURS)
        tiles = Counter(game.market)
        for colour, pile in game.piles.items():
            assert len(pile) == 14
            assert {BUILDINGS[kind]["colour"] for kind in pile} == {colour}
            tiles.update(pile)
        assert tiles == {kind: data["copies"] for kind, data in BUILDINGS.items()}


def test_r6_r17_dice_of_row_and_pool_show_1_to_5_in_order() -> None:
    for seed in range(40):
        game = started(2, seed).reference
        values = [value for _, value in game.row]
        assert values == sorted(values)
        assert all(1 <= value <= 5 for value in values)
        assert all(1 <= value <= 5 for _, value in game.pool)
        assert Counter(colour for colour, _ in game.pool) == dict.fromkeys(COLOURS, 2)


def test_r11_r12_r13_r14_r15_what_everybody_starts_with() -> None:
    game = started(4, 1).reference
    for player in game.players:
        assert player.resources == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}
        assert player.points == 0
        assert player.bases_off_track == 2
        assert {cell: tile.kind for cell, tile in player.city.items()} == {(0, 0): "palace", (0, 1): "agora"}
        assert set(player.towers.values()) == {1}
    assert game.military[0] == [(game.bastion + step) % 4 for step in range(4)]
    assert all(game.step(seat, temple) == 0 for seat in range(4) for temple in TEMPLES)


def test_r16_every_seat_can_be_first() -> None:
    assert {started(4, seed).reference.bastion for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r17_r18_the_draft_goes_there_and_back(players: int) -> None:
    both = started(players, 3)
    first = both.reference.bastion
    order = [(first + step) % players for step in range(players)]
    reserve = sum(both.reference.reserve.values())
    for seat in [*order, *reversed(order)]:
        assert both.reference.decision() == ("draft_die", seat)
        both.play(both.reference.options()[0])
    assert both.reference.decision() == ("choose_action", first)
    assert all(len(player.unused()) == 2 for player in both.reference.players)
    assert sum(both.reference.reserve.values()) == reserve + 10 - 2 * players


def test_r17_a_die_that_is_not_there_is_refused() -> None:
    both = started(2, 3)
    missing = next((colour, 6) for colour in COLOURS)
    both.refuses(missing, "R17")


# End of a round


def test_r163_used_speakers_gain_1_and_others_stay() -> None:
    stage = Stage(4, speakers=[2, 3, 4, 5])
    stage.players[0].speakers, stage.area = [2, 4], [3, 5]
    both = others_passed(stage).play(visit(("speaker", 2), 2), TOP, PASS)
    assert both.reference.round == 2
    assert sorted(stage.area) == [3, 3, 4, 5]


@pytest.mark.parametrize("value", [2, 3, 4])
def test_r163_every_value_below_5_gains_1(value: int) -> None:
    stage = Stage(2, speakers=[value, 5])
    stage.players[0].speakers, stage.area = [value], [5]
    others_passed(stage).play(visit(("speaker", value), 2), TOP, PASS)
    assert sorted(stage.area) == [value + 1, 5]


def test_r163_a_used_5_is_rolled_again() -> None:
    faces = set()
    for seed in range(12):
        stage = Stage(2, speakers=[5, 2], seed=seed)
        stage.players[0].speakers, stage.area = [5], [2]
        for player in stage.players:
            player.passed = player is not stage.players[0]
        both = staged(stage)
        both.state.chances += seed  # other rolls
        both.play(visit(("speaker", 5), 2), TOP, PASS)
        events = both.state.events or []
        (rolled,) = [event.data["value"] for event in events if event.kind == "roll_speaker"]
        faces.add(rolled)
        assert sorted(stage.area) == sorted([2, rolled])
    assert len(faces) > 1


def test_r164_the_bastion_goes_to_the_furthest_marker_or_the_lowest_of_several() -> None:
    stage = Stage(3)
    stage.put_markers(5, 2, 1)
    others_passed(stage).play(PASS)
    assert stage.bastion == 2
    stage = Stage(3)
    stage.put_markers(5, 2)
    stage.put_markers(6, 1)
    others_passed(stage).play(PASS)
    assert stage.bastion == 1


@pytest.mark.parametrize("position", range(14))
def test_r165_markers_go_back_to_the_space_after_their_threshold(position: int) -> None:
    stage = Stage()
    stage.put_markers(position, 1)
    others_passed(stage).play(PASS)
    expected = {0: 0, 13: 13}.get(position, (position - 1) // 3 * 3 + 1)
    assert stage.position(1) == expected


def test_r166_newcomers_go_under_those_who_are_there() -> None:
    stage = Stage(4)
    stage.put_markers(4, 0)
    stage.put_markers(5, 1, 2)
    stage.put_markers(6, 3)
    others_passed(stage).play(PASS)
    assert stage.military[4] == [3, 1, 2, 0]


def test_r167_cards_go_to_the_highest_marker_from_their_holder() -> None:
    stage = Stage(3)
    forest, mountain, sea = stage.card_of.values()
    stage.holder[forest] = 0
    stage.put_on_step("forest", 3, 1)
    stage.put_on_step("mountain", 5, 2, 0)
    others_passed(stage).play(PASS)
    assert stage.holder == {forest: 1, mountain: 2, sea: None}


def test_r168_nobody_gets_the_card_of_a_temple_nobody_entered() -> None:
    stage = Stage(2)
    others_passed(stage).play(PASS)
    assert set(stage.holder.values()) == {None}


def test_r169_a_new_round_starts_with_the_bastion() -> None:
    stage = Stage(3)
    stage.put_markers(5, 2)
    both = others_passed(stage).play(PASS)
    assert both.reference.decision() == ("choose_action", 2)
    assert both.reference.round == 2
    assert not any(player.passed for player in stage.players)


# End of the game


def topped(stage: Stage) -> None:
    for temple in TEMPLES:
        stage.put_on_step(temple, SUMMIT, 1)


def no_gold(stage: Stage) -> None:
    stage.score_cards(len(stage.players) - 1, *stage.district_gold)


def few_levels(stage: Stage) -> None:
    for colour in ("red", "blue"):
        stage.put_tower(1, colour, 1 + stage.tower_reserve[colour])


def no_citizen(stage: Stage) -> None:
    while stage.reserve["red"]:
        stage.put_freeman(1, "red", 1) if len(stage.players[1].freemen) < 6 else stage.put_advisors(0, "red")


ENDS = [("R170", topped), ("R171", no_gold), ("R172", few_levels), ("R173", no_citizen)]


@pytest.mark.parametrize(("rule", "arrange"), ENDS)
def test_r170_r171_r172_r173_r174_each_condition_ends_the_game_with_the_round(
    rule: str, arrange: Callable[[Stage], None]
) -> None:
    stage = Stage()
    arrange(stage)
    both = staged(stage).play(visit(ARCHON, 2), TOP)
    assert not both.state.over  # R174: not before the round has ended
    both.play(PASS)
    both.play(PASS)
    assert both.state.over
    assert [event.rule for event in both.state.events or [] if event.kind == "end"] == [rule]


def test_r170_two_topped_temples_are_not_enough() -> None:
    stage = Stage()
    topped(stage)
    stage.put_on_step("sea", SUMMIT - 1, 1)
    assert not others_passed(stage).play(PASS).state.over


def test_r171_one_card_with_gold_is_enough_to_go_on() -> None:
    stage = Stage()
    stage.score_cards(1, *list(stage.district_gold)[1:])
    assert not others_passed(stage).play(PASS).state.over


def test_r172_four_colours_are_enough_to_go_on() -> None:
    stage = Stage()
    few_levels(stage)
    stage.put_tower(1, "red", stage.players[1].towers["red"] - 1)
    assert not others_passed(stage).play(PASS).state.over


def test_r173_a_duplicate_advisor_may_refill_the_reserve_in_time() -> None:
    stage = Stage()
    stage.put_advisors(0, "red")
    while stage.reserve["red"]:
        stage.put_freeman(0 if not stage.players[0].freemen else 1, "red", 6 if not stage.players[0].freemen else 1)
    both = others_passed(stage).play(PASS)
    assert stage.reserve["red"] == 1
    assert not both.state.over


def test_r175_r176_r177_r178_the_terms_of_the_final_scoring() -> None:
    stage = Stage(districts=["district_01"])
    stage.give(0, stone=9, food=9, wisdom=9, gold=2)
    stage.put_advisors(0, "red", "blue")
    for temple, step in zip(TEMPLES, (3, 5, 5), strict=True):
        stage.put_on_step(temple, step, 0)
    stage.put_farm(0, (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_seat(0, "red", 5, (0, 0))
    stage.put_tower(0, "red", 2)
    both = staged(stage)
    assert stage.final_terms(0) == {"gold": 2, "advisors": 3, "temples": 6 + 16, "seats": 10}
    terms = both.state.score_terms(0)
    assert sum(terms.values()) == both.state.score(0) == 37
    temples = next(line for line in both.state.score_sheet(0) if line.term == "temples")
    assert sorted(temples.parts.values()) == [6, 16]


def test_r179_ties_go_by_tiles_and_are_shared_after_that() -> None:
    for farms, ranks in ((0, [1, 1]), (1, [1, 2])):
        stage = Stage()
        no_gold(stage)
        for number in range(farms):
            stage.put_farm(0, (1 + number, 0))
        stage.keep(1, "mint")  # kept tiles do not count
        both = others_passed(stage).play(PASS)
        assert both.state.over
        assert both.state.ranking() == ranks


def test_r199_there_is_no_upper_limit() -> None:
    stage = Stage()
    stage.players[0].points = 400
    stage.give(0, gold=50)
    assert staged(stage).state.score(0) == 450


# Solo


def test_r180_alone_there_are_3_cards_7_dice_and_2_speakers() -> None:
    game = started(1, 4).reference
    assert len(game.district_gold) == 3
    assert len(game.area) == 2
    found = Counter(game.reserve)
    found.update(colour for colour, _ in [*game.row, *game.pool])
    assert found == dict.fromkeys(COLOURS, 7)


def test_r181_the_two_highest_are_put_away_and_two_of_three_kept() -> None:
    for seed in range(30):
        both = started(1, seed)
        while both.reference.decision()[0] == "solo_discard":
            highest = max(value for _, value in both.reference.pool)
            assert {value for _, value in both.reference.options()} == {highest}
            both.play(both.reference.options()[-1])
        assert len(both.reference.options()) == 3
        both.play(both.reference.options()[0])
        assert len(both.reference.options()) == 2
        both.play(both.reference.options()[0])
        assert both.reference.decision() == ("choose_action", 0)
        assert len(both.reference.players[0].freemen) == 2


def test_r181_alone_ties_for_the_highest_dice_are_decided() -> None:
    asked = {seed: Together.new(1, seed).reference.decision()[0] for seed in range(40)}
    assert set(asked.values()) == {"solo_discard", "solo_pick"}


def alone() -> Stage:
    stage = Stage(1)
    stage.put_freeman(0, "red", 6)
    return stage


def test_r182_a_visit_raises_a_neighbour_too() -> None:
    stage = alone()
    both = staged(stage).play(visit(ARCHON, 3))
    both.offers("solo_neighbour", (2,), (4,))
    both.refuses((1,), "R182")
    both.play((4,))
    assert list(stage.site_values.values()) == [1, 1, 2, 2, 1]
    for site, neighbour in ((1, 2), (5, 4)):
        stage = alone()
        both = staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, site))
        both.offers("solo_neighbour", (neighbour,))


def test_r183_a_neighbour_at_6_does_not_rise() -> None:
    stage = alone()
    stage.site_values.update({2: 6, 4: 5})
    both = staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 3))
    both.offers("solo_neighbour", (4,))
    both.refuses((2,), "R183")
    both.play((4,))
    stage = alone()
    stage.site_values.update({2: 6, 4: 6})
    staged(stage).play(visit(ARCHON, 3))
    assert list(stage.site_values.values()) == [1, 6, 2, 6, 1]


def test_r184_a_token_stops_every_rise_and_gives_no_action() -> None:
    stage = alone()
    stage.put_markers(1, 0)
    stage.players[0].tokens = 1
    both = staged(stage).play(visit(ARCHON, 3))
    both.offers("solo_token", ("spend",), ("keep",))
    both.play(("spend",), TOP)
    assert list(stage.site_values.values()) == [1, 1, 1, 1, 1]
    assert stage.players[0].tokens == 0
    assert both.reference.decision() == ("choose_action", 0)
    stage = alone()
    stage.put_markers(1, 0)
    stage.players[0].tokens = 1
    both = staged(stage).play(visit(ARCHON, 3), ("keep",), (2,), TOP)
    assert list(stage.site_values.values()) == [1, 2, 2, 1, 1]
    assert both.reference.decision() == ("choose_action", 0)  # no additional action either


def test_r184_a_token_won_later_in_the_visit_comes_too_late() -> None:
    stage = alone()
    both = staged(stage).play(visit(ARCHON, 1), BOTTOM, ("advance",))
    assert list(stage.site_values.values()) == [2, 2, 1, 1, 1]
    assert stage.players[0].tokens == 1
    assert both.reference.decision() == ("choose_action", 0)


def test_r184_a_fountain_of_wisdom_works_with_a_token_spent() -> None:
    stage = alone()
    stage.put_markers(1, 0)
    stage.players[0].tokens = 1
    stage.site_values[4] = 5
    stage.keep(0, "fountain_of_wisdom")
    stage.give(0, stone=1)
    both = staged(stage).play(visit(ARCHON, 2), ("spend",), BOTTOM)
    both.play(("kept", "fountain_of_wisdom", "building", (1, 0)), ("yes",), (4,))
    assert list(stage.site_values.values()) == [1, 1, 1, 1, 1]


@pytest.mark.parametrize(("round_", "space"), [(1, 0), (2, 3), (3, 6), (4, 9), (5, 12)])
def test_r185_the_opponent_marker_moves_on_by_rounds_and_counts(round_: int, space: int) -> None:
    assert DATA["solo"]["opponent_marker_position_by_round"][round_ - 1] == space
    stage = alone()
    stage.round, stage.opponent_marker = round_, space
    stage.put_markers(13, 0)
    both = staged(stage).play(visit(ARCHON, 1), BOTTOM)  # a single neighbour, and nothing but the Attack on 13
    assert stage.players[0].points == 5 + 1
    stage = alone()
    stage.round, stage.opponent_marker = round_, space
    stage.put_markers(space, 0)
    stage.keep(0, "equestrian_grounds")
    stage.give(0, stone=2)
    both = staged(stage).play(visit(ARCHON, 2), (1,), BOTTOM, ("kept", "equestrian_grounds", "building", (1, 0)))
    both.play(("yes",), ("food",))  # it is behind after the advance
    assert stage.players[0].resources["food"] == 1
    if round_ < 5:
        both.play(PASS)
        assert stage.opponent_marker == DATA["solo"]["opponent_marker_position_by_round"][round_]
        assert both.state.tracks[3].at[1] == stage.opponent_marker


def test_r186_of_several_cards_one_is_kept_by_chance_and_none_awarded() -> None:
    kept = set()
    for seed in range(12):
        stage = alone()
        for temple in TEMPLES:
            stage.put_on_step(temple, 3, 0)
            stage.holder[stage.card_of[temple]] = 0
        both = staged(stage)
        both.state.chances += seed
        both.play(PASS)
        held = [card for card, holder in stage.holder.items() if holder == 0]
        assert len(held) == 1
        kept.add(held[0])
    assert len(kept) > 1
    stage = alone()
    stage.put_on_step("sea", 3, 0)
    staged(stage).play(PASS)
    assert set(stage.holder.values()) == {None}


def test_r187_five_rounds_whatever_else_holds() -> None:
    stage = alone()
    for temple in TEMPLES:
        stage.put_on_step(temple, SUMMIT, 0)
    no_gold(stage)
    both = staged(stage)
    for round_ in range(1, 6):
        assert not both.state.over
        assert stage.round == round_
        both.play(PASS)
        while both.reference.asked is not None and both.reference.decision()[0] != "choose_action":
            both.play(both.reference.options()[0])
    assert both.state.over


@pytest.mark.parametrize(("points", "won"), [(260, True), (259, False)])
def test_r188_the_target_is_reached_or_not(points: int, won: bool) -> None:
    stage = Stage(1)
    stage.round, stage.opponent_marker = 5, 12
    stage.give(0)
    stage.players[0].points = points
    assert stage.target() == 260
    both = staged(stage).play(PASS)
    assert both.state.over
    assert both.state.score(0) == points
    assert (0 in both.state.winners()) == won


def test_r189_there_is_no_other_opponent_to_choose() -> None:
    assert list(GAME.options) == ["pass_increase_scope"]
    assert "ufobot" not in str(DATA["rule_options"]).lower()


# What everybody sees


def test_r190_only_the_order_of_the_piles_is_hidden() -> None:
    both = Together.new(3, 8)
    for _ in range(40):
        both.act(both.state.notation(both.state.legal()[0]))
    views = [both.state.view(seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    for pile in views[0]["piles"]:
        assert pile["top"] == both.reference.piles[pile["colour"]][0]
