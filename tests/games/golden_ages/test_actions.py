"""Builder, Artist, Soldier and wonders: R77 to R116, R139, R140, R142, R178, R180."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.core.steps import AT_PRIVATE
from pentapolis.games.golden_ages.cards import CARD_BIT, CARD_NUMBER
from pentapolis.games.golden_ages.grid import AGORA
from pentapolis.games.golden_ages.state import GoldenState

from .table import GAME, Player, cell, decision, gold_by, offered, play, points_by, refused, table, told


def offered_judgement(state: GoldenState) -> str:
    return f"judgement {state.view(None)['judgements'][0]}"


def has(state: GoldenState, seat: int, card: str) -> bool:
    return bool(state.boards[seat].cards & CARD_BIT[CARD_NUMBER[card]])


# --- Builder and Artist ---


def test_r77_r78_r83_a_colonist_goes_to_the_agora_for_a_building() -> None:
    state = table(Player(colonists=["2,4"]), Player(), buildings=["laboratory_1", "power_plant_1"])
    play(state, "builder", "colonist 2,4")
    assert state.boards[0].places[0] == AGORA and state.boards[0].standing == 6
    assert offered(state) == ["take laboratory_1", "take power_plant_1"]
    refused(state, "take bank_1", "R78", "building-gone")
    play(state, "take power_plant_1")
    assert has(state, 0, "power_plant_1") and state.boards[0].gold == 20
    state = table(Player(), Player(), buildings=[])
    refused(state, "builder", "R78", "no-building")


@pytest.mark.parametrize(
    ("techs", "slots"), [((), 1), (("writing",), 2), (("architecture",), 2), (("writing", "architecture"), 3)]
)
def test_r79_slots_are_unlocked_one_by_one(techs: tuple[str, ...], slots: int) -> None:
    owned = ["bank_1", "museum_1", "wall_1"][: slots - 1]
    state = table(Player(techs=techs, cards=owned), Player(), buildings=["laboratory_1"])
    play(state, "builder")
    assert state.boards[0].slots == slots == state.boards[0].buildings


def test_r80_r81_without_a_slot_one_building_goes() -> None:
    state = table(Player(techs=["writing"], cards=["bank_1", "wall_1"]), Player(), buildings=["laboratory_1"])
    play(state, "builder")
    assert decision(state) == "discard" and offered(state) == ["discard bank_1", "discard wall_1"]
    refused(state, "discard museum_1", "R80", "not-own")
    play(state, "discard bank_1")
    assert has(state, 0, "laboratory_1") and has(state, 0, "wall_1") and not has(state, 0, "bank_1")
    assert not state.buildings
    state = table(Player(techs=["writing"], cards=["bank_1"]), Player(), buildings=["laboratory_1"])
    play(state, "builder")
    assert state.player == 1 and state.boards[0].buildings == 2, "with a free slot nothing is discarded"


def test_r82_x12_duplicates_are_allowed_and_offered_once() -> None:
    four = [Player(techs=["writing"], cards=["movie_theater_1"]), Player(), Player(), Player()]
    state = table(*four, buildings=["movie_theater_2", "laboratory_1", "laboratory_2"])
    play(state, "builder")
    assert offered(state) == ["take movie_theater_2", "take laboratory_1"]
    refused(state, "take laboratory_2", "R78", "building-alike")
    play(state, "take movie_theater_2")
    assert state.boards[0].buildings == 2


@pytest.mark.parametrize(("civ", "techs"), [("rome", ()), ("arabia", ()), ("", ("genetics",))])
def test_r84_r139_r133_builder_without_a_colonist(civ: str, techs: tuple[str, ...]) -> None:
    state = table(Player(civ=civ, techs=techs), Player())
    play(state, "builder")
    assert offered(state) == ["nobody", "colonist 0,3"]
    play(state, "nobody")
    assert state.boards[0].in_agora == 0
    state = table(Player(civ=civ, techs=techs, colonists=["agora"] * 3), Player())
    assert "builder" in offered(state)
    state = table(Player(colonists=["2,4"]), Player())
    play(state, "builder")
    refused(state, "nobody", "R84", "needs-colonist")


def test_r85_an_artist_is_worth_three_points() -> None:
    state = table(Player(), Player())
    events = play(state, "artist")
    assert points_by(events, "artist") == 3 == state.score(0)
    assert state.boards[0].in_agora == 1 and state.boards[0].standing.bit_count() == 2


# --- Soldier ---


def test_r86_r90_four_attacks_at_rising_cost() -> None:
    for attacks, cost in enumerate((1, 2, 3, 5)):
        glory = [3, 3, 3][:attacks]
        state = table(Player(glory=glory, colonists=["2,4", "agora", "agora"]), Player(cities={"2,4": 1}))
        play(state, "soldier")
        assert state.boards[0].gold == 20 - cost and len(state.boards[0].glory) == attacks + 1
    state = table(Player(glory=[3, 3, 3, 3], colonists=["2,4"]), Player(cities={"2,4": 1}))
    refused(state, "soldier", "R86", "no-space", count=4)


def test_r87_r88_r89_targets_within_reach() -> None:
    state = table(Player(colonists=["1,3", "agora", "agora"], techs=["carriage"]), Player(colonists=["-2,4", "3,5"]))
    play(state, "soldier")
    assert state.boards[1].places[0] == state.boards[1].capital, "the only one within reach"
    state = table(Player(), Player())
    refused(state, "soldier", "R88", "no-target")
    state = table(Player(colonists=["1,3", "agora", "agora"], techs=["railroad"]), Player(cities={"2,4": 1, "1,4": 1}))
    play(state, "soldier")
    assert offered(state) == ["attack 1,4", "attack 2,4"]
    refused(state, "attack 0,2", "R88", "no-target-there")  # colonists at their capital (G19)


def test_r87_r53_an_attack_without_a_step() -> None:
    state = table(Player(colonists=["2,4", "agora", "agora"]), Player(colonists=["2,4"]))
    events = play(state, "soldier")
    assert told(events, "attack")[0]["cost"] == 1 and told(events, "move")[0]["steps"] == 0


def test_r91_r174_gains_of_the_move_come_before_the_payment() -> None:
    state = table(Player(gold=0, colonists=["2,5", "agora", "agora"]), Player(colonists=["2,4"]))
    assert "soldier" in offered(state), "the game on 2,4 pays 1"
    play(state, "soldier")
    assert state.boards[0].gold == 0
    state = table(Player(gold=0, colonists=["2,4", "agora", "agora"]), Player(colonists=["2,5"]))
    refused(state, "soldier", "R91", "no-attack", gold=0)
    dear = table(Player(gold=2, colonists=["2,5", "agora", "agora"]), Player(cities={"2,4": 1}, cards=["wall_1"]))
    refused(dear, "soldier", "R91", "no-attack", gold=2)  # 1 + 3 against 2 + 1


def test_r92_r93_r94_r95_r96_r97_x5_one_attack_hits_everybody() -> None:
    state = table(
        Player(glory=[2, 3], colonists=["2,4", "agora", "agora"]),
        Player(techs=["construction"], cities={"2,4": 2}),
        Player(colonists=["-2,4", "2,4"]),
        supply=[6],
    )
    reserve = state.boards[1].reserve
    events = play(state, "soldier")
    assert state.boards[0].gold == 17 and told(events, "attack")[0]["number"] == 3
    assert state.boards[1].reserve == reserve + 2 and state.boards[1].cities == 0
    board = state.boards[2]
    assert board.places == [board.capital] * 3 and board.standing == 6, "posture kept"
    assert state.boards[0].glory == [2, 3, 6], "one tile, on the first free space"
    assert decision(state) == "found_city"
    play(state, "found")
    assert state.boards[0].cities == 1 << cell("2,4") and state.boards[0].standing == 0


def test_r98_r25_r70_rocketry_attacks_anywhere() -> None:
    cities = {"1,3": 1, "1,4": 2, "2,5": 2, "3,4": 1}
    one = Player(
        gold=9, techs=["rocketry", "construction", "metallurgy"], cities={**cities, "3,5": 2}, colonists=["agora"] * 3
    )
    state = table(one, Player(cities={"2,4": 1}))
    assert state.boards[0].reserve == 0
    play(state, "soldier", "found")
    assert decision(state) == "cubes_from" and state.boards[0].gold == 8
    play(state, "fetch 1,3", "fetch 3,4")
    board = state.boards[0]
    assert not board.cities >> cell("1,3") & 1 and not board.cities >> cell("3,4") & 1
    assert board.doubles >> cell("2,4") & 1
    assert board.gold == 8 + 2 + 1, "two cubes, and the game on a cell where nothing own was"
    assert board.standing == 0 and state.player == 1


def test_r98_rocketry_or_a_colonist() -> None:
    state = table(Player(techs=["rocketry"], colonists=["2,5", "agora", "agora"]), Player(cities={"2,4": 1}))
    play(state, "soldier")
    assert offered(state) == ["nobody", "colonist 2,5"]
    state = table(Player(colonists=["2,5"]), Player(cities={"2,4": 1}))
    play(state, "soldier")
    assert decision(state) == "found_city", "only the colonist on 2,5 can reach anything"


def test_r124_walls_of_all_victims() -> None:
    state = table(
        Player(colonists=["2,4", "agora", "agora"]),
        Player(cities={"2,4": 1}, cards=["wall_1"]),
        Player(colonists=["2,4"]),
        Player(cards=["wall_2"]),
    )
    play(state, "soldier")
    assert state.boards[0].gold == 20 - 4, "the wall of who has nothing there does not count"


def test_r140_r178_china_chooses_between_two_tiles() -> None:
    china = Player(civ="china", gold=0, colonists=["2,4", "agora", "agora"])
    state = table(china, Player(cities={"2,4": 1}), supply=[5, 2])
    play(state, "soldier")
    assert state.boards[0].gold == 0, "1 less 2 is nothing"
    assert decision(state) == "glory_keep" and offered(state) == ["glory 2", "glory 5"]
    refused(state, "glory 6", "R140", "not-drawn", value=6)
    assert state.view(0)["looked"] == {"seat": 0, "count": 2, "values": [2, 5]}
    for viewer in (None, 1):
        assert state.view(viewer)["looked"] == {"seat": 0, "count": 2, "values": None}
        seen = {tuple(state.resample(viewer, Rng(seed)).view(0)["looked"]["values"]) for seed in range(40)}
        assert len(seen) > 5, "they may be any"
    play(state, "glory 5")
    assert state.boards[0].glory == [5] and len(state.supply) == 15 and 2 in state.supply


def test_r178_r184_equal_tiles_are_taken_without_a_sign() -> None:
    china = Player(civ="china", colonists=["2,4", "agora", "agora"])
    state = table(china, Player(cities={"2,4": 1}), supply=[4, 4])
    state.stops = AT_PRIVATE
    play(state, "soldier")
    assert decision(state) == "glory_keep" and state.forced == GAME.parse("glory 4") and state.private
    last = [Player(civ="china", glory=[2, 3, 3], colonists=["2,4", "agora", "agora"])]
    for glory in ([2, 3, 3, 4], [4, 4, 4, 5], [5, 5, 5, 6]):
        last.append(Player(glory=glory, cities={} if len(last) > 1 else {"2,4": 1}))
    state = table(*last)
    assert state.supply == [6]
    play(state, "soldier")
    assert state.boards[0].glory == [2, 3, 3, 6], "the last tile of the supply is taken"


def test_r142_france_is_paid_for_attacks() -> None:
    state = table(Player(civ="france", colonists=["2,4", "agora", "agora"]), Player(cities={"2,4": 1}))
    assert gold_by(play(state, "soldier"), "france") == 4 and state.boards[0].gold == 23


# --- wonders ---


def test_r99_r100_r138_costs_discounts_and_greece() -> None:
    state = table(Player(gold=8), Player(), wonders=["kremlin", "internet"])
    play(state, "build wonder")
    assert offered(state) == ["wonder kremlin", "wonder internet"]
    refused(state, "wonder kremlin free", "R138", "not-free")
    refused(state, "wonder colossus", "R100", "wonder-gone")
    play(state, "wonder kremlin")
    assert state.boards[0].gold == 0 and has(state, 0, "kremlin") and state.player == 1
    state = table(Player(civ="russia", gold=6), Player(), wonders=["kremlin", "apollo_program"])
    play(state, "build wonder")
    assert state.boards[0].gold == 0, "6 for Russia, and nothing else can be paid"
    state = table(Player(gold=6), Player(), wonders=["kremlin", "internet"])
    play(state, "build wonder")
    assert has(state, 0, "internet"), "the only one that can be paid"
    refused(table(Player(gold=5), Player()), "build wonder", "R99", "no-wonder", gold=5)
    greek = table(Player(civ="greece", gold=0), Player(), wonders=["kremlin", "internet"])
    play(greek, "build wonder", "wonder kremlin free")
    assert greek.boards[0].greece_used and greek.boards[0].gold == 0
    play(greek, "artist")
    refused(greek, "build wonder", "R99", "no-wonder", gold=0)


@pytest.mark.parametrize(
    ("wonder", "era", "player", "points"),
    [
        ("colossus", 1, Player(techs=["construction"], cities={"2,4": 2, "2,5": 1}), 6),  # R102
        ("pyramids", 1, Player(colonists=["-5,2", "1,4"]), 6),  # R104
        ("hanging_gardens", 1, Player(colonists=["2,5", "0,7"]), 6),  # R105
        ("porcelain_tower", 3, Player(glory=[2, 3]), 6),  # R112
        ("kremlin", 4, Player(colonists=["-2,4", "agora"]), 2),  # R113
        ("apollo_program", 4, Player(colonists=["5,6"]), 2),  # R114
        ("internet", 4, Player(cities={"2,4": 1, "3,5": 1}), 3),  # R115
        ("versailles", 3, Player(colonists=["2,5"]), 0),
        ("united_nations", 4, Player(), 0),
    ],
)
def test_r101_r102_r104_r105_r112_r113_r114_r115_points_at_once(
    wonder: str, era: int, player: Player, points: int
) -> None:
    state = table(player, Player(colonists=["-3,4"]), era=era, wonders=[wonder])
    events = play(state, "build wonder")
    assert points_by(events, wonder) == points == state.score(0)


@pytest.mark.parametrize(
    ("card", "player", "points"),
    [
        ("colossus", Player(cards=["colossus"]), 1),
        ("pyramids", Player(cards=["pyramids"]), 1),
        ("hanging_gardens", Player(cards=["hanging_gardens"]), 1),
        ("versailles", Player(cards=["versailles"], colonists=["2,5", "-0,7"]), 3),  # R110
        ("eiffel_tower", Player(cards=["eiffel_tower"], colonists=["5,2"], cities={"3,4": 1}), 3),  # R111
    ],
)
def test_r102_r104_r105_r110_r111_r117_points_of_activated_wonders(card: str, player: Player, points: int) -> None:
    state = table(player, Player())
    events = play(state, "activate")
    assert points_by(events, card) == points == state.score(0)


def test_r103_r109_free_technologies_one_after_the_other() -> None:
    state = table(Player(gold=4), Player(), era=1, wonders=["great_library"])
    play(state, "build wonder")
    assert offered(state) == ["tech carriage", "tech agriculture", "tech metallurgy", "tech writing"]
    play(state, "tech writing")
    assert state.boards[0].gold == 0 and state.boards[0].reserve == 6 and state.player == 1
    state = table(Player(gold=14), Player(), era=3, wonders=["oxford_university"])
    play(state, "build wonder", "tech writing")
    assert decision(state) == "free_tech" and state.decision is not None and state.decision.about["left"] == 1
    assert "tech currency" in offered(state), "the row goes on"
    play(state, "tech currency")
    assert state.player == 1 and state.boards[0].gold == 0


def test_r101_nothing_left_to_develop() -> None:
    every = ["rocketry", "genetics", "computer_science", "economy"]
    state = table(Player(techs=every), Player(), era=1, wonders=["great_library"])
    play(state, "build wonder")
    assert state.player == 1 and has(state, 0, "great_library")


def test_r106_notre_dame_shifts_colonists_one_way() -> None:
    one = Player(
        civ="european_union",
        gold=0,
        techs=["computer_science"],
        cards=["notre_dame"],
        colonists=["-2,4", "-2,5", "agora"],
    )
    state = table(one, Player())
    play(state, "activate")
    assert offered(state) == ["recall", "send 2,4", "send 2,5"]
    refused(state, "stop", "R106", "shift-one")
    refused(state, "send 3,4", "R106", "not-lying")
    play(state, "send 2,4")
    assert state.boards[0].gold == 4 and state.score(0) == 2, "the Agora pays"
    assert offered(state) == ["stop", "send 2,5"]
    refused(state, "recall", "R106", "one-direction")
    play(state, "stop")
    assert state.boards[0].in_agora == 2 and state.player == 1
    state = table(one, Player())
    play(state, "activate", "recall")
    board = state.boards[0]
    assert board.places[2] == board.capital and board.standing == 0 and state.player == 1


def test_r107_minaret_at_the_end() -> None:
    techs = ["rocketry", "medicine"]
    one = Player(gold=0, techs=techs, cards=["spiral_minaret"], colonists=["agora"] * 3)
    state = table(one, Player(gold=0, techs=["rocketry"], colonists=["agora"] * 3))
    play(state, "golden age", offered_judgement(state))
    assert state.over
    assert state.score_terms(0)["wonders"] == 2 * 3  # rocketry, aviation, medicine


def test_r108_r116_r180_great_wall_and_united_nations() -> None:
    victim = Player(gold=0, cities={"2,4": 1}, cards=["wall_1"])
    watcher = Player(gold=0, cards=["great_wall", "united_nations"])
    state = table(Player(colonists=["2,4", "agora", "agora"]), victim, watcher)
    events = play(state, "soldier")
    assert gold_by(events, "great_wall") == 3 and gold_by(events, "united_nations") == 4, "the whole payment"
    own = table(
        Player(cards=["great_wall", "united_nations"], colonists=["2,4", "agora", "agora"]), Player(cities={"2,4": 1})
    )
    events = play(own, "soldier")
    assert told(events, "gold") == [], "not for own attacks"


def test_r108_r116_each_of_the_two_wonders_alone() -> None:
    for card, gold in (("great_wall", 3), ("united_nations", 1)):
        state = table(Player(colonists=["2,4", "agora", "agora"]), Player(gold=0, cities={"2,4": 1}, cards=[card]))
        play(state, "soldier")
        assert state.boards[1].gold == gold


def test_r61_r56_r91_the_gold_that_a_move_foretells_is_the_gold_it_brings() -> None:
    state = table(Player(gold=0, techs=["metallurgy"], colonists=["5,3", "agora", "agora"]), Player())
    play(state, "explorer")
    assert state.choice(state.parse("move 5,2")).args["gold"] == 2, "two stones"
    state = table(Player(gold=0, colonists=["2,5", "-2,4", "agora"]), Player())
    play(state, "explorer")
    assert state.choice(state.parse("move 2,4")).args["gold"] == 0, "an own colonist is there"
