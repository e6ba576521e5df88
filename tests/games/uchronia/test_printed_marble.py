"""The printed Buildings of Marble: Basilica, Plaza and Fountain (R117 to R120)."""

from __future__ import annotations

from pentapolis.games.uchronia.state import UchroniaState

from .table import (
    Player,
    activities,
    completed,
    decision,
    discard,
    forum,
    hand,
    holders,
    kinds,
    options,
    play,
    refused,
    sites,
    stock,
    table,
)

# --- Basilica ---


def test_r117_basilica_launches_an_activity_of_the_colour_of_the_building() -> None:
    builder = Player(hand="stone", stock="clay*2 wood", completed=["basilique"], sites={"puits": ""})
    state = table(builder)
    play(state, "command stone")
    assert decision(state) == ("basilica", 0)
    assert options(state) == {"launch clay", "decline"}
    refused(state, "launch wood", "R117", "only-colour")
    play(state, "launch clay")
    assert activities(state, 0) == "clay"
    assert holders(state) == {"clay": 0}
    assert stock(state, 0) == "wood"


def test_r117_basilica_may_be_declined() -> None:
    state = table(Player(hand="stone", stock="clay*2", completed=["basilique"], sites={"puits": ""}))
    play(state, "command stone", "decline")
    assert activities(state, 0) == ""
    assert stock(state, 0) == "clay"


def test_r117_the_new_building_counts_for_the_limit() -> None:
    full = "wood*2 clay"  # 2 + the Basilica
    state = table(Player(hand="stone", stock="clay*2", activities=full, completed=["basilique"], sites={"puits": ""}))
    play(state, "command stone", "launch clay")
    assert activities(state, 0) == "wood*2 clay*2"


def test_r117_basilica_needs_the_card_in_the_stock() -> None:
    state = table(
        Player(hand="stone clay", stock="clay wood", completed=["basilique"], sites={"puits": ""}), Player(hand="wood")
    )
    play(state, "command stone")
    assert completed(state, 0) == ["basilique", "puits"]
    assert decision(state) == ("action", 1)


def test_r117_basilica_sees_its_own_completion() -> None:
    state = table(Player(hand="stone", stock="marble*2", sites={"basilique": "marble*2"}))
    play(state, "command stone")
    assert decision(state) == ("basilica", 0)
    play(state, "launch marble")
    assert activities(state, 0) == "marble"


def test_r117_basilica_does_not_see_the_buildings_of_others() -> None:
    state = table(
        Player(hand="stone", stock="clay*2", sites={"puits": ""}),
        Player(hand="wood", stock="clay", completed=["basilique"]),
    )
    play(state, "command stone")
    assert decision(state) == ("action", 1)


def test_r117_an_unfinished_basilica_sees_nothing() -> None:
    state = table(Player(hand="stone", stock="clay*2", sites={"puits": "", "basilique": "marble"}), Player(hand="wood"))
    play(state, "command stone")
    assert decision(state) == ("action", 1)


# --- Plaza ---


def at_plaza(builder: Player, *others: Player, forum: str = "") -> UchroniaState:
    """The Plaza has just been completed by a Command of Construction."""
    builder.hand["stone"] += 1
    builder.stock["marble"] += 1
    builder.sites["place"] = builder.sites.get("place", Player(stock="marble*2").stock)
    state = table(builder, *others, forum=forum)
    play(state, "command stone")
    if decision(state) == ("construction", 0):
        play(state, "add place marble")
    return state


def test_r118_plaza_gives_three_orders_of_choice() -> None:
    state = at_plaza(Player(hand="wood*3 clay"), Player(hand="wood"))
    assert decision(state) == ("plaza", 0)
    orders = {"order exploration", "order production", "order draconians", "order construction", "order trade"}
    assert options(state) == {*orders, "stop"}
    play(state, "order exploration", "put wood", "order exploration", "put clay", "order trade", "launch wood")
    assert decision(state) == ("action", 1)
    assert (hand(state, 0), stock(state, 0), activities(state, 0)) == ("wood*2", "clay", "wood")


def test_r118_fewer_than_three_orders_will_do() -> None:
    state = at_plaza(Player(hand="wood clay"), Player(hand="wood"))
    play(state, "order exploration", "put clay", "stop")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == "clay"


def test_r118_activities_do_not_strengthen_the_orders_of_a_plaza() -> None:
    state = at_plaza(Player(hand="wood clay marble", activities="wood*2"))
    play(state, "order exploration", "put clay")
    assert decision(state) == ("plaza", 0)
    assert stock(state, 0) == "clay"


def test_r118_draconians_of_a_plaza_reveal_one_card() -> None:
    state = at_plaza(Player(hand="wood clay", activities="brick*2"), Player(hand="wood", domain="marble"))
    play(state, "order draconians", "reveal wood")
    assert decision(state) == ("plaza", 0)
    assert stock(state, 0) == "wood"


def test_r118_order_bonuses_apply_to_each_of_the_orders() -> None:
    state = at_plaza(Player(hand="wood clay", completed=["port"]))
    events = play(state, "order exploration", "put wood", "order exploration")
    while decision(state) == ("exploration", 0):
        events += play(state, sorted(options(state))[0])
    assert kinds(events).count("bonus") == 2
    assert kinds(events).count("draw") == 2


def test_r118_the_interrupted_order_goes_on_afterwards() -> None:
    state = at_plaza(Player(hand="wood", stock="clay", activities="stone", sites={"puits": ""}))
    assert decision(state) == ("plaza", 0)
    play(state, "stop")
    assert decision(state) == ("construction", 0)
    assert options(state) == {"add puits clay", "stop"}


def test_r118_the_bonuses_of_the_interrupted_order_come_last() -> None:
    state = at_plaza(Player(hand="wood", stock="clay", completed=["grue"], sites={"puits": ""}))
    play(state, "order exploration")
    assert decision(state) == ("plaza", 0)
    play(state, "stop")
    assert decision(state) == ("crane", 0)


def test_r118_no_card_is_played_for_the_orders() -> None:
    state = at_plaza(Player(hand="wood clay"), Player(hand="wood"))
    play(state, "order exploration", "put clay", "stop")
    assert state.boards[0].played == 1
    assert state.view(0)["boards"][0]["domain"] == ["stone"]


# --- Fountain ---


def test_r119_production_may_feed_the_unfinished_fountain() -> None:
    state = table(Player(hand="clay", sites={"fontaine": "marble"}), Player(hand="wood"), forum="marble wood")
    play(state, "command clay")
    assert options(state) == {"take wood", "take marble", "add fontaine marble"}
    refused(state, "add fontaine wood", "R72", "wrong-colour")
    play(state, "add fontaine marble")
    assert sites(state, 0) == {"fontaine": "marble*2"}
    assert stock(state, 0) == ""
    assert forum(state) == "wood"


def test_r119_the_last_marble_of_the_forum_is_still_a_choice() -> None:
    state = table(Player(hand="clay", sites={"fontaine": "marble"}), forum="marble")
    play(state, "command clay")
    assert options(state) == {"take marble", "add fontaine marble"}


def test_r119_the_unfinished_fountain_feeds_no_other_site() -> None:
    state = table(Player(hand="clay", sites={"fontaine": "marble", "statue": "", "puits": ""}), forum="marble clay")
    play(state, "command clay")
    assert options(state) == {"take clay", "take marble", "add fontaine marble"}
    refused(state, "add statue marble", "R119", "fountain-only")
    refused(state, "add puits clay", "R119", "fountain-only")


def test_r119_a_fountain_started_in_this_turn_is_not_fed() -> None:
    builder = Player(hand="stone", stock="marble", sites={"place": "marble*2"}, completed=["arcades"])
    builder.hand["marble"] += 1
    state = table(builder, forum="marble wood", row=["fontaine", "phare"])
    play(state, "command stone", "add place marble", "order construction", "start fontaine hand", "order production")
    assert options(state) == {"take wood", "take marble"}
    refused(state, "add fontaine marble", "R73", "same-turn")


def test_r119_only_the_own_fountain_is_fed() -> None:
    state = table(Player(hand="clay", sites={"statue": ""}), Player(sites={"fontaine": "marble"}), forum="marble wood")
    play(state, "command clay")
    assert options(state) == {"take wood", "take marble"}
    refused(state, "add fontaine marble", "R119", "no-fountain")


def test_r119_feeding_completes_the_fountain() -> None:
    state = table(Player(hand="clay", sites={"fontaine": "marble*2"}), forum="marble wood")
    play(state, "command clay", "add fontaine marble")
    assert completed(state, 0) == ["fontaine"]
    assert discard(state) == "marble*3"


def test_r119_copied_and_plaza_productions_feed_too() -> None:
    plotter = Player(hand="wood", activities="clay", sites={"fontaine": "marble"})
    state = table(plotter, Player(domain="clay"), forum="marble wood")
    play(state, "plot", "copy clay", "add fontaine marble")
    assert sites(state, 0) == {"fontaine": "marble*2"}
    state = at_plaza(Player(sites={"fontaine": "marble"}), forum="marble wood")
    play(state, "order production", "add fontaine marble")
    assert sites(state, 0) == {"fontaine": "marble*2"}


def test_r120_the_finished_fountain_feeds_any_own_site_of_the_colour() -> None:
    builder = Player(hand="clay", completed=["fontaine"], sites={"statue": "", "puits": "", "phare": "stone"})
    state = table(builder, forum="marble clay wood")
    play(state, "command clay")
    feeding = {"add statue marble", "add puits clay"}
    assert options(state) == {"take wood", "take clay", "take marble", *feeding}
    refused(state, "add phare stone", "R71", "no-card")
    play(state, "add puits clay")
    assert completed(state, 0) == ["fontaine", "puits"]


def test_r120_each_repetition_may_feed() -> None:
    builder = Player(hand="clay", activities="clay*2", completed=["fontaine"], sites={"statue": ""})
    state = table(builder, forum="marble*3 wood")
    play(state, "command clay", "add statue marble", "take wood", "add statue marble")
    assert sites(state, 0) == {"statue": "marble*2"}
    assert stock(state, 0) == "wood"


def test_r120_the_quarry_takes_to_the_stock_only() -> None:
    builder = Player(hand="clay", completed=["fontaine", "carriere"], sites={"statue": ""})
    state = table(builder, forum="marble*2")
    play(state, "command clay", "take marble")
    assert decision(state) == ("quarry", 0)
    assert options(state) == {"take marble", "decline"}


def test_r120_bricks_of_the_forum_are_not_replaced_by_clay() -> None:
    builder = Player(hand="clay", completed=["fontaine", "briqueterie"], sites={"thermes": ""})
    state = table(builder, forum="clay wood")
    play(state, "command clay")
    assert options(state) == {"take wood", "take clay"}
    refused(state, "add thermes clay", "R72", "wrong-colour")
