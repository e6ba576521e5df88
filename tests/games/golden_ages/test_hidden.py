"""Hidden information in games that are rich enough for China to look at glory tiles: every seat and a spectator."""

from __future__ import annotations

import json

from pentapolis import Rng
from pentapolis.core.undo import History
from pentapolis.games.golden_ages.cards import CIV_ERA, CIV_NUMBER, CIVS, ERAS, FUTURES, GLORY_TILES
from pentapolis.games.golden_ages.state import GoldenState

from .table import GAME, Player, decision, play, table
from .test_reference import eagerly

CHINA = 12  # seed of a rich game in which China looks at two tiles


def rich_positions(number: int) -> list[GoldenState]:
    """Positions of a game of players with gold, among them all in which somebody looks at glory tiles."""
    state = GAME.new(2 + number % 3, number)
    assert isinstance(state, GoldenState)
    for board in state.boards:
        board.gold = 54
    choose = eagerly(number)
    found: list[GoldenState] = []
    for at in range(1000):
        if state.over:
            break
        if decision(state) == "glory_keep" or at % 25 == 0:
            found.append(state.copy())
        state.play(choose(state))
    return [*found, state]


def seen(state: GoldenState, viewer: int | None) -> str:
    """All that the viewer is told of a position."""
    facts = [state.fact({"future": future}, viewer) for future in FUTURES]
    told = [None if fact is None else fact.json() for fact in facts]
    choices = [state.choice(action).json() for action in state.legal()] if viewer == state.player else []
    return json.dumps([state.view(viewer), told, choices])


def test_r168_r169_r178_worlds_that_a_viewer_cannot_tell_apart_look_alike() -> None:
    met = set()
    for state in rich_positions(CHINA):
        met.add("over" if state.over else decision(state))
        for viewer in (None, *range(state.seats)):
            shown = seen(state, viewer)
            for seed in (1, 2):
                world = state.resample(viewer, Rng(seed))
                assert seen(world, viewer) == shown
                knows_tiles(state, world, viewer)
    assert {"glory_keep", "over"} <= met


def knows_tiles(state: GoldenState, world: GoldenState, viewer: int | None) -> None:
    """The world deals what can be where, and leaves with the viewer what they hold."""
    for seat in range(state.seats):
        if seat == viewer or state.over:
            assert world.boards[seat].future == state.boards[seat].future
        if seat == viewer:
            assert world.boards[seat].hand == state.boards[seat].hand
    assert len({board.future for board in world.boards}) == state.seats
    for era in range(state.era, ERAS):
        dealt = [board.hand[era] for board in world.boards]
        assert len(set(dealt)) == state.seats and {CIV_ERA[civ] for civ in dealt} == {era + 1}
    assert sorted(world.twos) == sorted(state.twos) and sorted(world.threes) == sorted(state.threes)
    assert [sorted(deck) for deck in world.decks] == [sorted(deck) for deck in state.decks]


def test_r169_every_card_that_could_be_there_comes_up() -> None:
    state = GAME.new(3, 21)
    assert isinstance(state, GoldenState)
    worlds = [state.resample(0, Rng(seed)) for seed in range(150)]
    for seat in (1, 2):
        for era in (1, 2, 3):
            could = {civ for civ in range(len(CIVS)) if CIV_ERA[civ] == era + 1} - {state.boards[0].hand[era]}
            assert {world.boards[seat].hand[era] for world in worlds} == could
        could = set(range(len(FUTURES))) - {state.boards[0].future}
        assert {world.boards[seat].future for world in worlds} == could
    assert {world.supply[-1] for world in worlds} == set(GLORY_TILES)
    assert {world.twos[-1] for world in worlds} == set(state.twos)
    assert {world.decks[1][0] for world in worlds} == set(state.decks[1])


def test_r178_only_the_attacker_hears_the_two_values() -> None:
    china = Player(civ="china", colonists=["2,4", "agora", "agora"])
    state = table(china, Player(cities={"2,4": 1}), Player(), supply=[5, 2])
    events = play(state, "soldier")
    look = next(event for event in events if event.kind == "look_glory")
    assert "[2, 5]" in json.dumps(look.view(0))
    for viewer in (None, 1, 2):
        told = json.dumps([event.view(viewer) for event in events])
        assert "values" not in told and "[2, 5]" not in told
    after = play(state, "glory 5")
    assert "2" not in json.dumps([event.data.get("value") for event in after]), "the other one goes back unseen"


def test_r178_who_has_looked_cannot_go_back() -> None:
    china = Player(civ="china", colonists=["2,4", "agora", "agora"])
    history = History(table(china, Player(cities={"2,4": 1}), supply=[5, 2]))
    history.play(GAME.parse("soldier"))
    assert not history.undoable(0)
    plain = History(table(Player(colonists=["2,4", "2,5"]), Player()))
    plain.play(GAME.parse("explorer"))
    assert plain.undoable(0)


def test_r168_a_civilization_that_was_shown_and_discarded_is_known_to_all() -> None:
    from .test_eras import update

    state = update(Player(), Player(), civs=("inca", "france"))
    play(state, "golden age")
    for viewer in (None, 0, 1):
        assert [board["revealed"] for board in state.view(viewer)["boards"]] == ["inca", "france"]
        world = state.resample(viewer, Rng(3))
        assert [board.hand[1] for board in world.boards] == [CIV_NUMBER["inca"], CIV_NUMBER["france"]]
