"""Golden ages, ends of eras and of the game, information: R152 to R184."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.core.events import Event
from pentapolis.core.record import Record
from pentapolis.games.golden_ages.cards import JUDGEMENTS
from pentapolis.games.golden_ages.grid import AGORA
from pentapolis.games.golden_ages.measures import judged
from pentapolis.games.golden_ages.state import GoldenState

from .table import GAME, Player, cell, decision, offered, play, points_by, refused, table, told
from .test_eras import update

DONE = ["agora", "agora", "agora"]


def test_r152_only_without_standing_colonists() -> None:
    refused(table(Player(), Player()), "golden age", "R152", "standing", count=3)
    state = table(Player(colonists=["-2,4", "-2,5", "agora"]), Player())
    assert "golden age" in offered(state)


def test_r154_the_first_chooses_the_judgement() -> None:
    state = table(
        Player(colonists=DONE), Player(), Player(colonists=DONE), era=3, judgements=("gold", "cubes", "wonders")
    )
    play(state, "golden age")
    assert offered(state) == ["judgement judgement_gold", "judgement judgement_cubes", "judgement judgement_wonders"]
    refused(state, "judgement judgement_gem", "R154", "judgement-gone")
    play(state, "judgement judgement_cubes")
    assert state.view(None)["judgement"] == "judgement_cubes"
    play(state, "artist", "golden age")
    assert decision(state) == "action" and state.player == 1, "the second chooses nothing"


def test_r155_r156_the_era_ends_with_the_last_golden_age() -> None:
    state = update(Player(gold=9), Player(gold=6), civs=("inca", "france"))
    events = play(state, "golden age")
    assert told(events, "gold") == [], "nobody takes another turn"
    assert len([event for event in events if event.kind == "judged"]) == 2, "everybody scores"
    assert state.era == 2


@pytest.mark.parametrize(
    ("judgement", "player", "points"),
    [
        ("gold", Player(gold=8), 2),
        ("buildings", Player(techs=["writing"], cards=["bank_1", "museum_1"]), 6),
        ("glory", Player(glory=[2, 6]), 4),
        ("cubes", Player(techs=["construction"], cities={"2,4": 2, "2,5": 1}), 3),
        ("gem", Player(colonists=["5,6"]), 2),
        ("stone", Player(colonists=["5,2", "-3,4"]), 6),
        ("game", Player(colonists=["2,4"], cities={"3,5": 1}), 4),
        ("wheat", Player(colonists=["0,7"]), 4),
        ("wonders", Player(cards=["colossus", "kremlin"]), 8),
    ],
)
def test_r157_what_judgements_count(judgement: str, player: Player, points: int) -> None:
    state = table(player, Player())
    assert judged(state, 0, JUDGEMENTS.index(f"judgement_{judgement}")) == points


def test_r158_r159_preparation() -> None:
    one = Player(gold=0)
    state = update(one, Player(), civs=("inca", "france"))
    state.boards[1].places[0] = cell("2,4")
    play(state, "golden age")
    assert [board.golden for board in state.boards] == [False, False]
    for board in state.boards:
        assert board.standing == 7 and AGORA not in board.places
    assert state.boards[1].places == [cell("2,4"), state.boards[1].capital, state.boards[1].capital]
    view = state.view(None)
    assert len(view["judgements"]) == 4 and "judgement_wonders" not in view["judgements"]
    assert view["judgement"] is None and len(view["wonders"]) == 4 and "colossus" not in view["wonders"]


def last_era(*players: Player, **more: object) -> GoldenState:
    return table(*players, era=4, judgements=("gold", "wonders"), wonders=[], buildings=[], **more)  # type: ignore[arg-type]


def ended(state: GoldenState, judgement: str) -> list[Event]:
    """Golden ages to the end of the game."""
    events = play(state, "golden age", f"judgement judgement_{judgement}")
    while not state.over:
        events += play(state, "golden age")
    return events


def test_r160_r161_x11_everybody_else_has_one_more_turn() -> None:
    state = last_era(Player(), Player(colonists=DONE), Player(), turn=1)
    play(state, "golden age", "judgement judgement_wonders")
    assert state.player == 2
    play(state, "artist")
    assert state.player == 0
    events = play(state, "artist")
    assert state.over and told(events, "gold") == [], "who brought about the end has no further turn"


def test_r160_a_golden_age_in_the_last_turn_has_no_effect() -> None:
    state = last_era(Player(colonists=DONE, gold=0), Player(colonists=DONE, gold=3))
    ended(state, "gold")
    assert state.over and state.boards[0].gold == 0 and state.boards[1].gold == 3


def test_r162_r163_r164_r165_r166_r181_final_scoring() -> None:
    one = Player(gold=8, techs=["rocketry", "medicine"], glory=[6, 2], colonists=DONE, future="new_world_order")
    two = Player(gold=7, colonists=DONE, future="space_flight")
    state = last_era(one, two, turn=0)
    state.boards[0].gold = 8
    assert state.view(1)["boards"][0]["future"] is None
    events = ended(state, "gold")
    terms = state.score_terms(0)
    assert terms["judgements"] == 2 and terms["gold"] == 2
    assert terms["backs"] == 0 + 1 + 2 + 4 + 0 + 1 + 2 and terms["glory"] == 8
    assert terms["future"] == 8, "8 gold against 7: the gold is not spent"
    assert state.score_terms(1)["future"] == 0 and state.view(None)["boards"][1]["future"] == "space_flight"
    assert state.boards[0].gold == 8 and points_by(events, "new_world_order") == 8


def test_r166_equal_is_not_most() -> None:
    state = last_era(
        Player(gold=5, colonists=DONE, future="new_world_order"), Player(gold=5, colonists=DONE, future="time_travel")
    )
    ended(state, "gold")
    assert state.over and [state.score_terms(seat)["future"] for seat in (0, 1)] == [0, 0]


def test_r167_cities_break_ties() -> None:
    state = last_era(Player(gold=0, colonists=DONE, cities={"2,4": 1}), Player(gold=0, colonists=DONE))
    ended(state, "gold")
    assert state.scores() == [0, 0] and state.winners() == [0]
    state = last_era(Player(gold=0, colonists=DONE), Player(gold=0, colonists=DONE))
    ended(state, "gold")
    assert state.winners() == [0, 1], "they share the victory"
    refused_after_the_end(state)


def refused_after_the_end(state: GoldenState) -> None:
    refusal = state.explain("explorer")
    assert refusal is not None and refusal.rule == "R161"


# --- information ---


def test_r168_r175_hands_and_future_technologies_are_for_their_owner() -> None:
    state = GAME.new(3, 11)
    assert isinstance(state, GoldenState)
    for viewer in (None, 0, 1, 2):
        for seat, board in enumerate(state.view(viewer)["boards"]):
            if seat == viewer:
                assert sorted(board["hand"]) == ["2", "3", "4"] and board["future"]
            else:
                assert board["hand"] is None and board["future"] is None and board["hidden_civs"] == [2, 3, 4]


def test_r169_r10_piles_decks_and_hands_are_dealt_anew() -> None:
    state = GAME.new(3, 12)
    assert isinstance(state, GoldenState)
    worlds = [state.resample(1, Rng(seed)) for seed in range(30)]
    assert len({tuple(world.twos) for world in worlds}) > 20 and len({tuple(world.supply) for world in worlds}) > 20
    assert len({tuple(world.decks[1]) for world in worlds}) > 10
    assert len({world.boards[0].hand[1] for world in worlds}) == 5, "any of the six but the own one"
    assert {tuple(world.boards[1].hand) for world in worlds} == {tuple(state.boards[1].hand)}
    assert len({world.boards[2].future for world in worlds}) > 5
    own = state.boards[1].future
    assert all(own not in (world.boards[0].future, world.boards[2].future) for world in worlds)


def test_r169_worlds_do_not_depend_on_what_is_hidden() -> None:
    state, rng = GAME.new(4, 13), Rng(13)
    for number in range(120):
        if state.over:
            break
        if number % 10 == 0:
            for seat in (None, 0, 1, 2, 3):
                other = state.resample(seat, Rng(number))
                assert other.resample(seat, Rng(9)).dump() == state.resample(seat, Rng(9)).dump()
                GAME.load(other.dump())
        state.play(state.sample(rng))


def test_r170_everything_else_is_public() -> None:
    state, rng = GAME.new(3, 14), Rng(14)
    for _ in range(60):
        state.play(state.sample(rng))

    def public(viewer: int | None) -> list[dict[str, Any]]:
        """The boards without what their owners alone know: later cards, and what the future technology would bring."""
        boards = state.view(viewer)["boards"]
        return [dict(board, hand=None, future=None, ending={**board["ending"], "future": None}) for board in boards]

    for viewer in (0, 1, 2):
        assert public(viewer) == public(None)
        told = [board["ending"]["future"] is not None for board in state.view(viewer)["boards"]]
        assert told == [seat == viewer for seat in range(3)]


def test_r174_nobody_ever_owes_gold() -> None:
    for seed in range(10):
        state, rng = GAME.new(2, seed), Rng(seed)
        while not state.over:
            assert isinstance(state, GoldenState) and all(board.gold >= 0 for board in state.boards)
            state.play(state.sample(rng))


def test_r184_forced_choices_are_recorded_like_free_ones() -> None:
    record = Record.start(GAME, 2, 3)
    state, rng = record.first_state(), Rng(3)
    while not state.over:
        record.append(state, state.sample(rng))
    written = [json.loads(line) for line in record.lines(tell_seed=True)]
    moves = [line["play"] for line in written if "play" in line]
    assert (
        sum(move.startswith("colonist ") for move in moves) > sum(move in ("explorer", "artist") for move in moves) - 3
    )
    assert Record.read(list(record.lines(tell_seed=True))).verify().digest() == state.digest()
