"""Activation, technologies and civilizations: R117 to R151, R182, R183."""

from __future__ import annotations

import pytest

from pentapolis.games.golden_ages.cards import CARD_BIT, CARD_NUMBER, CIV_NUMBER, LEVEL_5, TECH_NUMBER, TECHS, ids
from pentapolis.games.golden_ages.state import GoldenState

from .table import Player, decision, gold_by, offered, play, points_by, refused, table, told
from .test_eras import update


def techs(state: GoldenState, seat: int = 0) -> list[str]:
    return ids(TECHS, state.boards[seat].techs)


# --- activation ---


def test_r117_r118_r119_own_unused_cards_once_an_era() -> None:
    one = Player(gold=0, techs=["writing"], cards=["bank_1", "wall_1"], colonists=["2,4"])
    state = table(one, Player(), era=2, buildings=[])
    play(state, "activate")
    assert state.boards[0].gold == 4 and state.player == 1
    play(state, "artist")
    refused(state, "activate", "R117", "no-card")
    state = table(
        Player(techs=["writing"], cards=["bank_1", "museum_1"], used=["museum_1"]), Player(cards=["factory_1"])
    )
    refused(state, "use bank_1", "R44", "other-decision")
    play(state, "activate")
    assert state.boards[0].gold == 24, "the only card that is ready"
    two = table(
        Player(techs=["architecture", "writing"], cards=["bank_1", "museum_1", "wall_1"], used=["museum_1"]), Player()
    )
    two.boards[0].cards |= CARD_BIT[CARD_NUMBER["colossus"]]
    play(two, "activate")
    assert offered(two) == ["use bank_1", "use colossus"]
    refused(two, "use museum_1", "R118", "card-used")
    refused(two, "use wall_1", "R117", "passive")
    refused(two, "use factory_1", "R117", "not-own")
    built = table(
        Player(gold=0, techs=["writing"], colonists=["2,4", "agora", "agora"]), Player(), era=2, buildings=["bank_1"]
    )
    play(built, "builder", "artist", "activate")
    assert built.boards[0].gold == 4, "in the era in which it is built (R119)"


def test_r118_cards_are_ready_again_in_the_next_era() -> None:
    state = update(Player(cards=["market_1"], used=["market_1"]), Player(), civs=("inca", "france"))
    play(state, "golden age")
    assert state.boards[0].used == 0


@pytest.mark.parametrize(
    ("card", "player", "gold", "points"),
    [
        (
            "market_1",
            Player(gold=0, cards=["market_1"], colonists=["agora"]),
            3,
            0,
        ),
        ("granary_1", Player(gold=0, cards=["granary_1"], colonists=["-2,4", "2,5"]), 2, 0),  # R122
        ("bank_1", Player(gold=0, cards=["bank_1"]), 4, 0),  # R123
        ("museum_1", Player(gold=0, cards=["museum_1"]), 6, 0),
        ("movie_theater_1", Player(gold=0, cards=["movie_theater_1"], colonists=["agora"]), 0, 6),  # R126
        ("power_plant_1", Player(gold=0, cards=["power_plant_1"], cities={"2,4": 1, "2,5": 1}), 6, 0),  # R127
    ],
)
def test_r120_r122_r123_r126_r127_r183_what_buildings_bring(card: str, player: Player, gold: int, points: int) -> None:
    state = table(player, Player(colonists=["agora", "agora"]), wonders=[], buildings=[])
    play(state, "activate")
    assert (state.boards[0].gold, state.score(0)) == (gold, points)


def test_r117_nothing_gained_is_allowed() -> None:
    state = table(Player(gold=0, cards=["market_1"]), Player(), wonders=[], buildings=[])
    events = play(state, "activate")
    assert gold_by(events, "market_1") == 0 and state.boards[0].used


@pytest.mark.parametrize(
    ("card", "discount"), [("library_1", 2), ("university_1", 3), ("observatory_1", 5), ("laboratory_1", 99)]
)
def test_r121_cheaper_technologies(card: str, discount: int) -> None:
    state = table(Player(gold=12, techs=["aviation", "commerce"], cards=[card]), Player())
    play(state, "activate")
    assert decision(state) == "card_tech"
    assert "tech rocketry" in offered(state)
    refused(state, "tech medicine", "R128", "predecessor", needed="agriculture")
    play(state, "tech rocketry")
    assert state.boards[0].gold == 12 - max(0, 12 - discount)
    poor = table(Player(gold=0, cards=["library_1"]), Player(), wonders=[], buildings=[])
    refused(poor, "activate", "R117", "no-card")


def test_r125_the_factory_stands_a_colonist_up() -> None:
    state = table(Player(cards=["factory_1"], colonists=["-2,4", "-2,5", "agora"]), Player())
    play(state, "activate")
    assert offered(state) == ["stand up 2,4", "stand up 2,5"]
    refused(state, "stand up 3,4", "R125", "not-lying")
    play(state, "stand up 2,5")
    assert state.boards[0].standing == 2
    nobody = table(Player(cards=["factory_1"], colonists=["agora"]), Player(), wonders=[], buildings=[])
    refused(nobody, "activate", "R117", "no-card")


def test_r120_two_cards_alike_are_offered_once() -> None:
    three = [Player(techs=["writing"], cards=["bank_1", "bank_2"]), Player(), Player()]
    state = table(*three)
    state.boards[0].cards |= CARD_BIT[CARD_NUMBER["pyramids"]]
    play(state, "activate")
    assert offered(state) == ["use bank_1", "use pyramids"]
    refused(state, "use bank_2", "R117", "card-alike")


# --- technologies ---


def test_r128_r129_x6_rows_and_costs() -> None:
    state = table(Player(gold=12, techs=["carriage", "architecture", "commerce"]), Player())
    play(state, "develop")
    assert offered(state) == ["tech railroad", "tech medicine", "tech metallurgy", "tech economy"]
    refused(state, "tech construction", "R128", "predecessor", needed="metallurgy")
    refused(state, "tech carriage", "R128", "developed")
    choices = {choice.args["tech"]: choice.args["cost"] for choice in map(state.choice, state.legal())}
    assert choices == {"railroad": 5, "medicine": 8, "metallurgy": 3, "economy": 12}
    poor = table(Player(gold=2), Player(), wonders=[])
    refused(poor, "develop", "R129", "no-tech", gold=2)
    some = table(Player(gold=4, techs=["carriage"]), Player())
    play(some, "develop")
    refused(some, "tech railroad", "R129", "tech-cost", cost=5, gold=4)


def test_r130_cubes_of_the_tile_come_back() -> None:
    state = table(Player(techs=["agriculture"]), Player())
    before = state.boards[0].reserve
    play(state, "develop", "tech architecture")
    assert state.boards[0].reserve == before + 2


def test_r131_effects_hold_at_once() -> None:
    state = table(Player(), Player())
    play(state, "develop", "tech carriage")
    assert state.boards[0].range == 2 and "carriage" in techs(state)


@pytest.mark.parametrize(
    ("tech", "before", "player", "points"),
    [
        ("rocketry", "aviation", Player(techs=["aviation"], colonists=["5,6"]), 3),  # R132
        ("genetics", "medicine", Player(techs=["medicine"], colonists=["2,5", "0,7"]), 6),  # R133
        ("computer_science", "engineering", Player(techs=["engineering"], colonists=["5,2"]), 4),  # R134
        ("economy", "commerce", Player(techs=["commerce", "construction"], cities={"2,4": 2, "2,5": 1}), 3),  # R135
    ],
)
def test_r132_r133_r134_r135_points_when_developed(tech: str, before: str, player: Player, points: int) -> None:
    state = table(player, Player())
    events = play(state, "develop", f"tech {tech}")
    assert points_by(events, tech) == points == state.score_terms(0)["technologies"]
    free = table(Player(**{**vars(player), "cards": ["laboratory_1"]}), Player())
    events = play(free, "activate", f"tech {tech}")
    assert points_by(events, tech) == points, "R136: for nothing, too"
    assert before in techs(free)


def test_r134_r150_colonists_to_the_agora_pay() -> None:
    state = table(Player(civ="european_union", gold=0, techs=["computer_science"]), Player())
    play(state, "artist")
    assert (state.score(0), state.boards[0].gold) == (5, 4)
    assert state.score_terms(0)["science"] == 2
    build = table(
        Player(civ="european_union", gold=0, techs=["computer_science"]), Player(), buildings=["laboratory_1"]
    )
    play(build, "builder")
    assert (build.score(0), build.boards[0].gold) == (2, 4)


def test_r136_r151_free_developments_score_but_india_does_not() -> None:
    state = update(Player(civ="china", techs=["agriculture"]), Player(), era=4, civs=("india", "japan"))
    play(state, "golden age", "replace")
    assert decision(state) == "india_tech"
    assert offered(state) == ["tech rocketry", "tech genetics", "tech computer_science", "tech economy"]
    refused(state, "tech carriage", "R151", "level-5")
    events = play(state, "tech genetics")
    assert told(events, "points") == [] and "genetics" in techs(state)
    assert state.boards[0].next_in(1) == TECH_NUMBER["architecture"], "the row goes on at its gap"
    every = ["rocketry", "genetics", "computer_science", "economy"]
    full = update(Player(civ="china", techs=every), Player(), era=4, civs=("india", "japan"))
    play(full, "golden age", "replace")
    assert full.player == 1, "nothing is left"
    assert len(LEVEL_5) == 4


# --- civilizations ---


@pytest.mark.parametrize(
    ("civ", "tech"),
    [("babylon", "agriculture"), ("phoenicia", "writing"), ("egypt", "metallurgy"), ("persia", "carriage")],
)
def test_r137_a_technology_of_the_first_era(civ: str, tech: str) -> None:
    from .table import GAME

    for seed in range(60):
        state = GAME.new(4, seed)
        assert isinstance(state, GoldenState)
        for seat, board in enumerate(state.boards):
            if board.civ == CIV_NUMBER[civ]:
                assert techs(state, seat) == sorted([*ids(TECHS, 0b00001_00001_00001_00001), tech], key=TECHS.index)
                assert board.reserve == 6
                return
    raise AssertionError(f"nobody has {civ}")


def test_r138_greece_may_keep_its_wonder_for_later() -> None:
    state = table(Player(civ="greece", gold=8), Player(), wonders=["kremlin"])
    play(state, "build wonder")
    assert offered(state) == ["wonder kremlin", "wonder kremlin free"]
    play(state, "wonder kremlin")
    assert not state.boards[0].greece_used


def test_r138_a_free_wonder_that_develops() -> None:
    state = table(
        Player(civ="greece", gold=0, techs=["engineering"], colonists=["5,2"]),
        Player(),
        era=3,
        wonders=["oxford_university"],
    )
    play(state, "build wonder", "tech computer_science")
    assert state.score(0) == 4 and decision(state) == "free_tech"
    play(state, "tech carriage")
    assert state.player == 1


@pytest.mark.parametrize(("civ", "gold"), [("rome", 2), ("arabia", 4), ("byzantium", 5), ("portugal", 4)])
def test_r139_r143_r146_gold_when_played(civ: str, gold: int) -> None:
    from pentapolis.games.golden_ages.cards import CIV_ERA

    era = CIV_ERA[CIV_NUMBER[civ]]
    if era == 1:
        from .table import GAME

        for seed in range(60):
            state = GAME.new(4, seed)
            assert isinstance(state, GoldenState)
            for board in state.boards:
                if board.civ == CIV_NUMBER[civ]:
                    assert board.gold == 3 + gold
                    return
        raise AssertionError("nobody has it")
    other = {2: "france", 3: "spain"}[era]
    state = update(Player(gold=0, civ="china"), Player(), era=era, civs=(civ, other))
    play(state, "golden age", "replace")
    assert state.boards[0].gold == gold


@pytest.mark.parametrize(
    ("civ", "before", "tech"),
    [
        ("turkey", "agriculture", "architecture"),
        ("england", "writing", "currency"),
        ("prussia", "carriage", "railroad"),
        ("austria", "metallurgy", "construction"),
    ],
)
def test_r145_a_technology_of_level_three_or_gold(civ: str, before: str, tech: str) -> None:
    for owned, gold, there in (((), 0, False), ((before,), 0, True), ((tech,), 6, True)):
        state = update(Player(gold=0, civ="china", techs=owned), Player(), era=3, civs=(civ, "spain"))
        play(state, "golden age", "replace")
        assert state.boards[0].gold == gold and (tech in techs(state)) == there


def test_r148_r182_japan_develops_more_for_less() -> None:
    state = table(Player(civ="japan", gold=9), Player())
    play(state, "develop", "tech carriage")
    assert state.boards[0].gold == 8 and decision(state) == "more"
    play(state, "tech railroad")
    assert state.boards[0].gold == 5 and offered(state)[0] == "stop"
    play(state, "stop")
    assert state.player == 1
    card = table(Player(civ="japan", gold=5, cards=["library_1"]), Player())
    play(card, "activate", "tech carriage")
    assert card.boards[0].gold == 5 and card.player == 1, "3 - 2 - 2 is nothing; only one by a card"
    other = table(Player(gold=9), Player())
    play(other, "develop", "tech carriage")
    assert other.player == 1


def test_r148_japan_stops_by_itself_when_nothing_can_be_paid() -> None:
    state = table(Player(civ="japan", gold=1), Player())
    play(state, "develop", "tech carriage")
    assert state.player == 1
