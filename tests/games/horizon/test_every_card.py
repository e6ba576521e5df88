"""Every card and tile, played as people play it: it does what its data say, and not when it may not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pentapolis.core.events import Event
from pentapolis.games.horizon.board import Board
from pentapolis.games.horizon.cards import BUILDING_IDS, DATA, GOVERNMENT_IDS, PRICE_OF_PAWN, SLOT_IDS, TECH_IDS, TRACKS
from pentapolis.games.horizon.hooks import HOOKS, Hooks
from pentapolis.games.horizon.state import HorizonState, changed

from .invariants import check
from .table import (
    add_units,
    give_building,
    give_tokens,
    kind,
    lay,
    me,
    new,
    next_tile,
    offered,
    own_start,
    play,
    put_leader,
    put_tech,
    refused,
    remove_units,
    run,
    set_objectives,
    take_cubes,
    to_phase,
)

Data = dict[str, Any]
SLOT_OF = {1: "I1", 2: "II1", 3: "III1", 4: "IV1"}
SHOWS = {
    "produce": "produce_",
    "recruit": "recruit",
    "upgrade": "upgrade",
    "move": "step",
    "research": "research",
    "building": "pick",
    "settle": "village",
    "fortify": "city",
    "basic_action": "basic",
    "private_tech": "private",
    "choose": "option",
}


def by_id(part: str) -> dict[str, Data]:
    return {item["id"]: item for item in DATA[part]}


def rich(players: int = 3, government: str = "government_3b") -> HorizonState:
    """The current player can do anything: coins, pawns, units, tokens, a building tile, tiles to explore and take."""
    state = new(players, 5, government)
    board = me(state)
    lay(state, "territory_02", 1, -1)
    town = lay(state, "territory_03", 2, -1)
    rival = (state.current + 1) % players
    state.village = changed(state.village, town, rival)
    state.boards[rival].villages, state.boards[rival].homes = 1, [town]
    state.boards[rival].cubes[0] -= 1
    put_tech(state, "I3", seats=(rival,))
    add_units(state, "territory_02", "settler 4", "settler 3")
    add_units(state, "territory_03", "soldier 4")
    add_units(state, "cradle", "settler 5")
    give_tokens(state, settle=1, fortify=1)
    give_building(state, "farm")
    board.coins = 30
    board.activate(3)
    board.columns[0], board.columns[4] = board.columns[0] + board.columns[4], 0
    return state


def learn(state: HorizonState) -> None:
    """The links of the slots II4 and III1."""
    for slot in ("I1", "I2", "I3", "II1", "II2", "II3"):
        put_tech(state, slot)


def finish(state: HorizonState) -> None:
    """Takes what is offered first, and so declines nothing, until the effects are done."""
    while kind(state) != "space":
        check(state)
        state.play(state.legal()[0])
    check(state)


def shown(heard: list[Event]) -> Counter[tuple[Any, ...]]:
    """What was told, with seats and figures."""
    found: Counter[tuple[Any, ...]] = Counter()
    for event in heard:
        figure = event.data.get("count", event.data.get("points"))
        found[event.kind, event.seat, figure] += 1
        found[event.kind, event.seat] += 1
        if event.kind.startswith("produce_"):
            found["produce_", event.seat] += 1
    return found


def expected(state: HorizonState, seat: int, ops: list[Data]) -> Counter[tuple[Any, ...]]:
    """What a list of effects must tell, where all of it is possible."""
    found: Counter[tuple[Any, ...]] = Counter()
    for op in ops:
        name = op["op"]
        if name in ("coins", "pop", "token", "vp"):
            found[name, seat, op["n"]] += 1
        elif name == "invest":
            found["invest", seat] += op["n"]
        elif name == "build":
            found["build" if op["mode"] != "existing" else "join", seat] += 1
        elif name in ("others", "others_vp"):
            inner = op["ops"] if name == "others" else [{"op": "vp", "n": op["n"]}]
            for other in range(state.seats):
                if other != seat:
                    found += expected(state, other, inner)
        else:
            found[SHOWS[name], seat] += 1
    return found


def missing(state: HorizonState, heard: list[Event], seat: int, ops: list[Data]) -> Counter[tuple[Any, ...]]:
    return expected(state, seat, ops) - shown(heard)


def lasting(hooks: Hooks) -> Counter[str]:
    """How much each lasting effect adds up to, by its name."""
    found: Counter[str] = Counter()
    found["move_points"] = hooks.move_points
    found["recruit_strength"] = sum(hooks.recruit)
    found["produce_coins"] = hooks.produce_coins
    found["trade_pop_cost"] = PRICE_OF_PAWN - hooks.trade_cost
    found["build_discount"] = hooks.build_discount
    found["research_discount"] = sum(hooks.research)
    found["force_discount"] = sum(hooks.force)
    found["basic_bonus"] = sum(map(len, hooks.basics))
    for number, programs in enumerate(hooks.programs):
        found[HOOKS[number]] += len(programs)
    return +found


def promised(hooks: list[Data]) -> Counter[str]:
    """The same as the data say it."""
    found: Counter[str] = Counter()
    for hook in hooks:
        amount = hook.get("add", hook.get("n", 1))
        if hook["hook"] == "trade_pop_cost":
            amount = PRICE_OF_PAWN - hook["set"]
        found[hook["hook"]] += amount * len(hook.get("levels", [0]))
    return found


def place_of(state: HorizonState, card: Data) -> str:
    """The slot where the card lies, or one of its level."""
    tech = TECH_IDS.index(card["id"])
    return SLOT_IDS[state.tech_at.index(tech)] if tech in state.tech_at else SLOT_OF[card["level"]]


def research(level: int, **more: Any) -> Data:
    given = {"scholar": "active", "ignore_prerequisites": True, "revealed_only": False, **more}
    return {"op": "research", "levels": [level], "coins": {str(level): 0}, **given}


# --- technologies ---


@pytest.mark.parametrize("card", DATA["technologies"], ids=lambda card: card["id"])
def test_r71_r72_every_technology_gives_its_bonus_and_lasts(card: Data) -> None:
    state = rich()
    seat, rival, slot = state.current, (state.current + 2) % 3, place_of(state, card)
    put_tech(state, slot, card["id"], seats=(rival,))
    before = lasting(me(state).hooks)
    heard = state.listen()
    run(state, [research(card["level"])])
    state.play(state.parse(f"research {slot.lower()}"))
    assert card["id"] in [TECH_IDS[tech] for tech in me(state).techs]
    finish(state)
    assert missing(state, heard, seat, card["immediate"]) == Counter()
    if (
        card["id"] != "banking" and me(state).invested < 3
    ):  # pawns are cheap already; from there on the investment track lasts, too
        assert lasting(me(state).hooks) - before == promised(card["permanent"])
    assert promised(card["permanent"]) <= lasting(me(state).hooks)


@pytest.mark.parametrize("card", [card for card in DATA["technologies"] if card["action"]], ids=lambda card: card["id"])
def test_r33_every_technology_action_is_for_those_who_have_the_card(card: Data) -> None:
    state = rich(2)
    slot, rival = place_of(state, card), 1 - state.current
    me(state).pawn = 0
    put_tech(state, slot, card["id"], seats=(rival,))
    assert refused(state, f"go {card['id']}.a")[0] == "R33"
    state = rich(2)
    me(state).pawn = 0
    put_tech(state, slot, card["id"])
    action = card["action"]
    if card["id"] == "electricity":
        learn(state)
    go = f"go {card['id']}.a"
    assert go in offered(state)
    heard = state.listen()
    seat, depth = state.current, len(state.stack) - 1
    state.play(state.parse(go))
    paid = [event.data for event in heard if event.kind == "pay"]
    cost = action["cost"]
    wanted = [{"coins": cost["coins"], "exhausted": cost["exhaust"]}] if cost["coins"] or cost["exhaust"] else []
    assert paid[: len(wanted)] == wanted
    while len(state.stack) > depth:
        state.play(state.legal()[0])
    assert missing(state, heard, seat, action["ops"]) == Counter()


def points(board: Board, endgame: list[Data]) -> int:
    """What entries of end-game points come to."""
    counts = {
        "flat": 1,
        "technology": sum(board.levels),
        "technology_level_3": board.levels[3],
        "village": board.villages,
        "city": board.cities,
        "building": board.buildings,
        "active_column": bin(board.open_columns()).count("1"),
        "invested_cube": board.invested,
        "tile_with_cube": len(board.homes),
        "coin": board.coins,
        "removed_cube": 24 - sum(board.cubes),
        "available_or_deployed_pawn": board.active + len(board.units),
    }
    return sum(min(counts[one["per"]] // one["each"] * one["vp"], one.get("max", 999)) for one in endgame)


def test_r170_every_level_four_technology_counts_what_it_says() -> None:
    state = rich()
    seat, board = state.current, me(state)
    take_cubes(state, food=4, economy=3, infrastructure=2)
    board.levels, board.cities, board.buildings = [0, 3, 2, 3, 1], 2, 3
    board.villages, board.homes = 2, [5, 6, 7]
    cards = [card for card in DATA["technologies"] if card["endgame"]]
    assert cards
    for card in cards:
        board.techs = [TECH_IDS.index(card["id"])]
        assert state.score_terms(seat)["endgame"] == points(board, card["endgame"]) > 0, card["id"]
    board.techs = []
    assert state.score_terms(seat)["endgame"] == 0


# --- leaders ---


@pytest.mark.parametrize("card", DATA["leaders"], ids=lambda card: card["id"])
def test_r62_every_leader_comes_to_the_discoverer_alone(card: Data) -> None:
    state = rich()
    seat, slot = state.current, SLOT_OF[card["level"]]
    put_leader(state, slot, card["id"])
    heard = state.listen()
    run(state, [research(card["level"])])
    state.play(state.parse(f"research {slot.lower()}"))
    finish(state)
    assert [event.data["leader"] for event in heard if event.kind == "leader"][:1] == [card["id"]]
    assert missing(state, heard, seat, card["immediate"]) == Counter()
    kinds = [event.kind for event in heard]
    assert kinds.index("leader") < kinds.index("technology")
    assert state.leader_at[SLOT_IDS.index(slot)] < 0


# --- buildings ---


@pytest.mark.parametrize("tile", DATA["buildings"], ids=lambda tile: tile["id"])
def test_r125_r129_every_building_has_its_price_cube_points_and_bonus(tile: Data) -> None:
    state = rich(2)
    seat, board = state.current, me(state)
    board.reserve = [number for number in board.reserve if number == BUILDING_IDS.index(tile["id"])]
    if tile["id"] != "farm":
        state.building_piles[1] = [BUILDING_IDS.index("farm"), *state.building_piles[1]]
        give_building(state, tile["id"])
    give_building(state, "quarry" if tile["id"] != "quarry" else "harbour")
    if tile["id"] == "observatory":
        learn(state)
    board.coins = tile["cost"] - 1
    build = {"op": "build", "mode": "new", "discount": 0}
    run(state, [build, {"op": "coins", "n": 1}])
    if kind(state) == "build":
        assert refused(state, f"build {tile['id']}") == ("R125", "building-price")
        play(state, "decline")
    board.coins = tile["cost"]
    heard = state.listen()
    cubes = board.cubes[:]
    run(state, [build])
    if kind(state) == "build":
        state.play(state.parse(f"build {tile['id']}"))
    finish(state)
    place = state.building_on.index(BUILDING_IDS.index(tile["id"]))
    assert state.left[place] == seat and state.right[place] < 0
    assert board.cubes[TRACKS.index(tile["left"]["track"])] < cubes[TRACKS.index(tile["left"]["track"])]
    assert missing(state, heard, seat, tile["bonus"]) == Counter()
    assert state.score_terms(seat)["buildings"] == tile["bonus_vp"]  # R173: nobody is second yet


@pytest.mark.parametrize("tile", DATA["buildings"], ids=lambda tile: tile["id"])
def test_r131_r132_every_building_can_be_joined_once(tile: Data) -> None:
    state = new()
    seat, rival, board = state.current, 1 - state.current, me(state)
    number = BUILDING_IDS.index(tile["id"])
    give_building(state, tile["id"])
    board.reserve = []
    state.building_on = changed(state.building_on, 0, number)
    state.left = changed(state.left, 0, rival)
    state.boards[rival].buildings, state.boards[rival].homes = 1, [0]
    state.boards[rival].cubes[0] -= 1
    check(state)
    remove_units(state)
    add_units(state, "cradle", "settler 6")
    join = {"op": "build", "mode": "existing", "discount": 0}
    if tile["id"] == "observatory":
        learn(state)
    board.coins = tile["cost"] - 1
    run(state, [join])
    assert kind(state) == "space" and state.right[0] < 0
    board.coins = tile["cost"]
    track = TRACKS.index(tile["right"]["track"])
    cubes = board.cubes[track]
    heard = state.listen()
    run(state, [join])
    finish(state)
    assert state.right[0] == seat and board.cubes[track] < cubes
    assert missing(state, heard, seat, tile["bonus"]) == Counter()
    assert state.score_terms(seat)["buildings"] == tile["bonus_vp"]
    assert state.score_terms(rival)["buildings"] == tile["left"]["vp"] + tile["bonus_vp"]
    add_units(state, "cradle", "settler 6")
    board.coins = 30
    run(state, [join])
    assert kind(state) == "space"  # R133: both spaces are taken


# --- territories ---


@pytest.mark.parametrize("tile", DATA["territories"], ids=lambda tile: tile["id"])
def test_r111_every_territory_gives_its_reveal_bonus(tile: Data) -> None:
    state = new(2)
    seat = state.current
    next_tile(state, tile["id"])
    me(state).coins = 9
    add_units(state, own_start(state), "soldier 1")
    heard = state.listen()
    run(state, [{"op": "move", "points": 1}])
    step = next(
        move
        for move in offered(state)
        if move.startswith("step settler") and any("beside" in t for t in state.choice(state.parse(move)).targets)
    )
    state.play(state.parse(step))
    finish(state)
    assert [event.data["territory"] for event in heard if event.kind == "explore"] == [tile["id"]]
    assert missing(state, heard, seat, tile["reveal_bonus"]) == Counter()


@pytest.mark.parametrize("tile", DATA["territories"], ids=lambda tile: tile["id"])
def test_r136_r143_every_territory_has_a_village_and_then_a_city(tile: Data) -> None:
    state = new(2)
    seat, board = state.current, me(state)
    remove_units(state)
    place = lay(state, tile["id"], 1, -1)
    settle, fortify = {"op": "settle"}, {"op": "fortify"}

    def strong(unit: str, force: int) -> None:
        while force:
            add_units(state, tile["id"], f"{unit} {min(force, 5)}")
            force -= min(force, 5)

    strong("settler", tile["force"] - 1)
    run(state, [settle])
    assert state.village[place] < 0  # R138: one is missing
    remove_units(state)
    strong("settler", tile["force"])
    cubes, points = board.cubes[:], state.score_terms(seat)["villages"]
    heard = state.listen()
    run(state, [settle])
    finish(state)
    assert state.village[place] == seat
    assert board.cubes[TRACKS.index(tile["village"]["track"])] < cubes[TRACKS.index(tile["village"]["track"])]
    assert state.score_terms(seat)["villages"] == points + tile["village"]["vp"]
    assert missing(state, heard, seat, [op for op in tile["village"]["reward"] if op["op"] != "upgrade"]) == Counter()
    remove_units(state)
    strong("soldier", tile["force"] - 1)
    run(state, [fortify])
    assert state.city[place] < 0  # R145
    remove_units(state)
    strong("soldier", tile["force"])
    track = TRACKS.index(tile["city"]["track"])
    left = board.cubes[track]
    run(state, [fortify])
    finish(state)
    assert state.city[place] == seat and board.cubes[track] < left
    assert state.score_terms(seat)["cities"] == tile["city"]["vp"]
    check(state)


# --- governments and objectives ---


@pytest.mark.parametrize("card", DATA["governments"], ids=lambda card: card["id"])
def test_r84_r85_r86_r185_every_government_has_four_stages(card: Data) -> None:
    state = rich(3, card["id"])
    seat, board = state.current, me(state)
    assert GOVERNMENT_IDS[board.government] == card["id"]
    despotism, theocracy = promised(card["despotism"]["hooks"]), promised(card["theocracy"]["hooks"])
    assert lasting(board.hooks) == despotism
    heard = state.listen()
    reached: list[str] = []
    for _ in range(board.cubes[2]):
        before = lasting(board.hooks)
        run(state, [{"op": "invest", "track": "infrastructure", "n": 1}])
        finish(state)
        stages = [event.data["stage"] for event in heard if event.kind == "stage"]
        for stage in stages[len(reached) :]:
            if stage == "monarchy":
                assert missing(state, heard, seat, card["monarchy"]["ops"]) == Counter()
            if stage == "theocracy":
                assert theocracy <= lasting(board.hooks) and not theocracy <= before
            if stage == "democracy":
                board.villages, board.cities, board.buildings, board.homes = 1, 2, 3, [5, 6, 7, 8, 9]
                board.levels = [0, 3, 2, 1, 1]
                assert state.score_terms(seat)["government"] == points(board, card["democracy"]["endgame"]) > 0
            else:
                assert state.score_terms(seat)["government"] == 0
        reached = stages
        board.coins = 30
    assert reached == ["monarchy", "theocracy", "democracy"]
    assert despotism <= lasting(board.hooks)  # R185: it stays


OBJECTIVES: dict[str, Any] = {
    "modern_age": lambda board, n: setattr(board, "levels", [0, 0, 0, 0, n]),
    "great_thinkers": lambda board, n: setattr(board, "levels", [0, n - 5, 5, 0, 0]),
    "enlightenment": lambda board, n: setattr(board, "levels", [0, 0, 0, n, 0]),
    "colonial_empire": lambda board, n: setattr(board, "villages", n),
    "military_power": lambda board, n: setattr(board, "cities", n),
    "wide_realm": lambda board, n: setattr(board, "homes", list(range(5, 5 + n))),
    "prosperity": lambda board, n: setattr(board, "invested", n),
    "golden_age": lambda board, n: setattr(board, "cubes", [8, 8, 8 * (1 - n)]),
    "balanced_society": lambda board, n: setattr(board, "cubes", [8 - n, 2, 8 - n]),
}


@pytest.mark.parametrize("card", DATA["objectives"], ids=lambda card: card["id"])
def test_r157_r158_every_objective_is_claimed_with_its_number_and_not_with_one_less(card: Data) -> None:
    others = {"A": "modern_age", "B": "military_power", "C": "golden_age"}
    chosen = [card["id"] if group == card["group"] else id for group, id in others.items()]
    for short in (1, 0):
        state = new()
        seat = state.current
        set_objectives(state, *chosen)
        OBJECTIVES[card["id"]](me(state), card["condition"]["min"] - short)
        to_phase(state, "production")
        heard = state.listen()
        state.play(state.parse("produce coins"))
        while not state.over and state.current == seat:
            state.play(state.legal()[0])
        claimed = [event.data["objective"] for event in heard if event.kind == "claim"]
        assert claimed == ([] if short else [card["id"]])
