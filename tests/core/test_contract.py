"""The contract carries what games need: reactions, nesting, options, repetition, hidden hands, dice, solo modes."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator

import pytest

from pentapolis import (
    IllegalAction,
    InvalidDump,
    InvalidNotation,
    InvalidOptions,
    InvalidRecord,
    PentapolisError,
    Refusal,
    Rng,
    UnknownGame,
    game,
    game_ids,
    register,
)
from pentapolis.core.errors import RefusalError
from pentapolis.core.record import Record
from pentapolis.core.state import State
from pentapolis.core.steps import Frame
from pentapolis.core.undo import History

from .toy import Block, Toy, ToyState

TOY = Toy()


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    from pentapolis.core import game as registry

    register("toy", Toy)
    yield
    registry._makers.pop("toy")
    registry._games.pop("toy", None)


def _dealt(*hands: list[int]) -> ToyState:
    """A game in which the first seat is at its first play with these hands."""
    state = TOY.new(players=len(hands), seed=1)
    assert isinstance(state, ToyState)
    cards = [card for hand in hands for card in hand]
    state.hands = [list(hand) for hand in hands]
    state.deck = [card for card in range(1, 13) if card not in cards]
    return state


def test_another_seat_reacts_inside_the_turn() -> None:
    state = _dealt([5, 2], [9, 1])
    state.play(5)
    assert state.player == 1 and state.turn == 1
    decision = state.decision
    assert decision is not None and decision.json() == {"kind": "block", "seat": 1, "about": {"card": 5}}
    assert state.legal() == [0, 9]
    state.play(9)
    assert state.scores() == [0, 0], "the blocked card does not score"
    assert state.player == 0 and state.legal() == [0, 2]


def test_a_decision_without_options_is_skipped() -> None:
    state = _dealt([5, 2], [4, 1])
    state.play(5)
    assert state.player == 0 and state.scores() == [5, 0]


def test_nested_plays_come_before_what_lies_below() -> None:
    state = _dealt([7, 2, 1], [3, 4])
    state.play(7)
    assert state.stack[-1].a == 1, "the nested play"
    state.play(2)
    state.play(0)  # the block of seat 1
    assert state.scores()[0] == 9
    assert state.player == 0 and state.stack[-1].a == 0, "back in the outer repetition"


def test_dice_move_the_chance_counter() -> None:
    state = _dealt([3, 1], [2, 1])
    before = state.chances
    state.play(3)
    assert state.chances == before + 1
    assert 1 <= state.rolled[0] <= 6


def test_a_solo_mode_has_a_second_seat_without_decisions() -> None:
    state = TOY.new(players=1, seed=2)
    while not state.over:
        assert state.player == 0
        state.play(0)
    assert state.seats == 2 and state.players == 1
    assert state.winners() == [1]


def test_games_of_strangers_play_to_the_end() -> None:
    for players in TOY.players:
        for seed in range(30):
            state = TOY.new(players=players, seed=seed)
            twin = state.copy()
            state.playout(Rng(seed))
            assert state.over and twin.digest() == TOY.new(players=players, seed=seed).digest()


def test_dump_and_load_in_the_middle_of_a_reaction() -> None:
    state = _dealt([7, 2], [9, 1])
    state.play(7)
    loaded = TOY.load(json.loads(json.dumps(state.dump())))
    assert loaded.player == 1 and loaded.legal() == [0, 9]
    loaded.play(0)
    state.play(0)
    assert loaded.digest() == state.digest()


def test_load_wants_a_waiting_decision() -> None:
    data = _dealt([7, 2], [9, 1]).dump()
    data["stack"] = [[2, 0, 5, 0, 0, 0]]
    with pytest.raises(InvalidDump, match="'score' is not a decision"):
        TOY.load(data)
    data["stack"] = [[9, 0, 0, 0, 0, 0]]
    with pytest.raises(InvalidDump, match="no step 9"):
        TOY.load(data)
    data["stack"] = [[0, 7, 0, 0, 0, 0]]
    with pytest.raises(InvalidDump, match="no seat 7"):
        TOY.load(data)


class WaryBlock(Block):
    """A reaction that looks at its own frames when a dump is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.on = ("score",)

    def frame_error(self, state: ToyState, frame: Frame) -> str | None:
        return None if 1 <= frame.a <= 12 else f"there is no card {frame.a} to block"


def test_steps_check_their_own_frames_when_a_dump_is_loaded() -> None:
    state = _dealt([7, 2], [9, 1])
    state.play(7)
    data = json.loads(json.dumps(state.dump()))
    toy = Toy()
    toy.steps[1] = WaryBlock()
    assert toy.load(data).digest() == state.digest()
    *below, score, block = data["stack"]
    with pytest.raises(InvalidDump, match=r"stack\[3\]: there is no card 13 to block"):
        toy.load({**data, "stack": [*below, score, [*block[:2], 13, 0, 0, 0]]})
    with pytest.raises(InvalidDump, match=r"stack\[2\]: 'block' cannot lie on 'play'"):
        toy.load({**data, "stack": [*below, block]})
    with pytest.raises(InvalidDump, match=r"stack\[0\]: 'block' cannot lie at the bottom"):
        toy.load({**data, "stack": [block]})


def test_undo_stops_at_a_reaction_and_at_dice() -> None:
    history = History(_dealt([2, 5, 1], [9, 4]))
    history.state.hands[1] = []
    history.play(2)
    assert history.undoable(0) == 1 and history.undoable(1) == 0
    history.play(5)
    assert history.undoable(0) == 2
    history.undo(0, 2)
    assert history.state.scores() == [0, 0] and history.undoable(0) == 0
    with pytest.raises(PentapolisError, match="may take back 0 steps"):
        history.undo(0)
    dice = History(_dealt([3, 5, 1], [2, 4]))
    dice.state.hands[1] = []
    dice.play(3)
    assert dice.undoable(0) == 0
    reaction = History(_dealt([5, 1], [9, 4]))
    reaction.play(5)
    reaction.play(0)
    assert reaction.undoable(0) == reaction.undoable(1) == 0


def test_private_hands_stay_private() -> None:
    state = _dealt([5, 2], [9, 1])
    assert "9" not in json.dumps(state.view(0)["hand"])
    assert state.view(None)["hand"] is None
    worlds = {tuple(state.resample(0, Rng(seed)).hands[1]) for seed in range(40)}
    assert len(worlds) > 10
    with pytest.raises(PentapolisError, match="no seat 5"):
        state.view(5)


def test_refusals_carry_rule_key_and_arguments() -> None:
    state = _dealt([5, 2], [9, 1])
    state.play(5)
    refusal = state.explain(3)
    assert refusal is not None
    assert refusal.json() == {"rule": "R2", "key": "toy-refuse-too-low", "args": {"card": 5}}
    with pytest.raises(IllegalAction, match=r"toy-refuse-too-low card=5 \[R2\]") as caught:
        state.play(3)
    assert caught.value.refusal == refusal and hash(caught.value.refusal) == hash(refusal)
    with pytest.raises(IllegalAction):
        state.choice(3)
    with pytest.raises(IllegalAction):
        state.preview(3)
    with pytest.raises(InvalidNotation):
        state.parse("card 13")


def test_after_the_end_nothing_is_legal() -> None:
    state = TOY.new(players=2, seed=3)
    state.playout(Rng(3))
    assert state.legal() == [] and state.decision is None
    for attempt in (lambda: state.play(0), lambda: state.sample(Rng(1)), lambda: state.choice(0)):
        with pytest.raises(IllegalAction, match="over"):
            attempt()


def test_events_are_seen_by_whom_they_concern() -> None:
    from pentapolis.core.events import Event

    event = Event("draw", 0, "R1", {"count": 2}, {"cards": [3, 4]}, (0,), reveals=True)
    assert event.view(0)["data"] == {"count": 2, "cards": [3, 4]}
    assert event.view(1)["data"] == event.view(None)["data"] == {"count": 2}


def test_preview_stops_at_what_would_be_revealed() -> None:
    state = _dealt([3, 1], [2, 4])
    state.hands[1] = []
    preview = state.preview(3)
    assert preview.terms[0]["cards"] == 3
    assert [event.kind for event in preview.events] == ["play"], "the roll itself is not foretold"
    assert state.preview(1).total(0) == 1


def test_preview_tells_the_end_of_the_turn_where_it_is_certain() -> None:
    state = _dealt([3, 1], [2, 4])
    state.hands[1] = []
    assert state.preview(0).ends_turn, "nothing is left to do"
    assert not state.preview(1).ends_turn, "another card can be played"
    state.hands[0] = [3]
    assert not state.preview(3).ends_turn, "a die comes first"


def test_preview_shows_the_own_area_unless_chance_has_a_part_in_it() -> None:
    state = _dealt([3, 5, 1], [2, 4])
    state.hands[1] = []
    assert state.preview(5).area == {"hand": [1, 3], "rolled": 0}
    assert state.preview(3).area is None, "the eyes of a die that nobody has rolled"


def test_preview_tells_no_points_of_dice_that_nobody_has_rolled() -> None:
    state = _dealt([3, 1], [2, 4])
    state.hands[1] = []
    preview = state.preview(3)
    assert preview.terms == [{"cards": 3}, {}]
    assert [(line.term, line.points) for line in preview.sheet] == [("cards", 3), ("dice", 0)]


def test_preview_tells_no_points_that_come_from_a_hidden_card() -> None:
    """The dealer of the solo mode takes the top card of the deck after the turn."""
    state = TOY.new(players=1, seed=2)
    assert isinstance(state, ToyState)
    state.hands[0] = [4]
    assert state.preview(4).terms == [{"cards": 4}, {}], "the turn ends with the last card"
    for seed in range(5):
        assert state.preview(0, Rng(seed)).terms == [{}, {}]


def test_what_the_decider_alone_reveals_is_certain_to_them() -> None:
    state = _dealt([5, 2], [9, 1])
    state.play(5)
    reveals = state.reveals
    assert state.player == 1
    assert state.preview(0).terms == [{"cards": 5}, {}], "seat 1 lets the card of seat 0 score"
    state.play(0)
    assert state.reveals == reveals + 1


def test_records_of_strangers_verify() -> None:
    record = Record.start(TOY, 2, 5)
    state: State = record.first_state()
    rng = Rng(5)
    while not state.over:
        record.append(state, state.sample(rng))
    assert Record.read(record.lines(tell_seed=True)).verify().digest() == state.digest()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('{"seat":0,"ply":"stop"}', "unknown field `ply`"),
        ('{"seat":0}', "missing required field `play`"),
        ('{"play":"stop"}', "missing required field `seat`"),
        ('{"scores":[1,2],"winners":[1],"digset":""}', "unknown field `digset`"),
        ('{"scores":[1,2],"winners":[1]}', "missing required field `digest`"),
    ],
)
def test_a_bad_line_of_a_record_names_the_field_that_is_wrong(line: str, says: str) -> None:
    head = next(iter(Record.start(TOY, 2, 5).lines(tell_seed=True)))
    with pytest.raises(InvalidRecord, match=says):
        Record.read([head, line])


class StrangersError(RefusalError):
    """An error of a program on top of ours."""


def test_errors_can_be_derived_and_sent_to_another_process() -> None:
    for kind in (StrangersError, IllegalAction):
        error = kind(Refusal("R2", "toy-refuse-too-low", {"card": 5}))
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is kind
        assert again.refusal == error.refusal
        assert str(again) == str(error) == "toy-refuse-too-low card=5 [R2]"


def test_registry() -> None:
    assert "toy" in game_ids() and game("toy") is game("toy")
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are akropolis"):
        game("chess")


@pytest.mark.parametrize(
    ("players", "seed", "options", "says"),
    [
        (0, 1, None, "1 to 3 players, not 0"),
        (4, 1, None, "1 to 3 players, not 4"),
        (2, -1, None, "the seed must be"),
        (2, "xyz", None, "the seed must be"),
        (2, "g" * 64, None, "the seed must be"),
        (2, 1.5, None, "the seed must be"),
        (2, 1, {"hands": 3}, "unknown option 'hands'; there are hand"),
        (2, 1, {"hand": 9}, "one of 2, 3, not 9"),
        (2, 1, {"hand": True}, "one of 2, 3, not True"),
        (2, 1, [], "options are a mapping"),
    ],
)
def test_bad_set_ups_are_refused(players: int, seed: object, options: object, says: str) -> None:
    with pytest.raises(InvalidOptions, match=says):
        TOY.new(players=players, seed=seed, options=options)  # type: ignore[arg-type]


def test_seeds_may_be_numbers_bytes_or_digits() -> None:
    one = TOY.new(players=2, seed=7)
    assert TOY.new(players=2, seed=(7).to_bytes(32, "big")).digest() == one.digest()
    assert TOY.new(players=2, seed=f"{7:064x}").digest() == one.digest()


def test_refusals_travel_between_processes() -> None:
    state = _dealt([5, 2], [9, 1])
    with pytest.raises(IllegalAction) as caught:
        state.play(4)
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is IllegalAction and str(again) == str(caught.value)
    assert again.refusal == caught.value.refusal


def test_play_takes_notation_too() -> None:
    state, other = _dealt([5, 2], [9, 1]), _dealt([5, 2], [9, 1])
    state.play("card 5")
    other.play(5)
    assert state == other


@pytest.mark.parametrize("thing", [5.0, None, [5]])
def test_play_takes_ints_and_notation_alone(thing: object) -> None:
    state = _dealt([5, 2], [9, 1])
    before = state.digest()
    with pytest.raises(TypeError, match="int"):
        state.play(thing)  # type: ignore[arg-type]
    assert state.digest() == before
