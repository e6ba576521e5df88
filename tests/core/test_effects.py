"""Effects as data: what is compiled, what is refused and where, and how programs run."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pentapolis.core.effects import (
    DataError,
    Instruction,
    Modifiers,
    Op,
    Param,
    Programs,
    RunProgram,
    bits,
    flag,
    program,
    whole,
    word,
)
from pentapolis.core.steps import Frame, Step

from .toy import Toy, ToyState

RUN, ASK = range(2)
COLOURS = ("red", "green", "blue")


class Gain(Op[ToyState]):
    """Points at once, times the flags of the program."""

    def __init__(self) -> None:
        super().__init__("gain", Param("points", whole(1, 9)), Param("twice", flag, 0))

    def run(self, state: ToyState, seat: int, args: list[int], frame: Frame) -> None:
        state.points[seat] += args[0] * (2 if args[1] else 1)
        state.deck.append(args[0])  # what has happened, in its order


class May(Op[ToyState]):
    """A decision: whether another program runs."""

    def __init__(self) -> None:
        super().__init__("may", Param("effects", program))

    def run(self, state: ToyState, seat: int, args: list[int], frame: Frame) -> None:
        state.push(Frame(ASK, seat, args[0], 0, frame.c, frame.d))


class Pay(Op[ToyState]):
    """Possible only for those who have the points."""

    def __init__(self) -> None:
        super().__init__("pay", Param("points", whole(1)))

    def possible(self, state: ToyState, seat: int, args: list[int]) -> bool:
        return state.points[seat] >= args[0]

    def run(self, state: ToyState, seat: int, args: list[int], frame: Frame) -> None:
        state.points[seat] -= args[0]
        state.deck.append(-args[0])


class Mark(Op[ToyState]):
    """Writes down what the program was started with, and its own numbers."""

    def __init__(self) -> None:
        colours, kind = Param("colours", bits(*COLOURS), 0), Param("kind", word("plain", "fancy"), 0)
        super().__init__("mark", colours, kind)

    def run(self, state: ToyState, seat: int, args: list[int], frame: Frame) -> None:
        state.deck += [frame.c, frame.d, *args]


class Ask(Step[ToyState]):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__("ask")

    def legal(self, state: ToyState, frame: Frame) -> list[int]:
        return [0, 1]

    def apply(self, state: ToyState, frame: Frame, action: int) -> None:
        if action == 1:
            state.push(Frame(RUN, frame.seat, frame.a, 0, frame.c, frame.d))


def programs() -> Programs[ToyState]:
    return Programs([Gain(), May(), Pay(), Mark()])


def started(made: Programs[ToyState], number: int, flags: int = 0, source: int = 0) -> ToyState:
    """A game in which nothing happens but the program."""
    game = Toy()
    game.steps = [RunProgram(made), Ask()]
    state = ToyState(game, 2, {"hand": 3}, bytes(32))
    state.push(Frame(RUN, 1, number, 0, flags, source))
    state.settle()
    return state


def gain(points: int) -> dict[str, Any]:
    return {"op": "gain", "points": points}


def test_effects_run_in_their_order_for_the_seat_of_the_program() -> None:
    made = programs()
    state = started(made, made.compile([gain(3), {"op": "gain", "points": 4, "twice": True}], "card"))
    assert (state.over, state.points, state.deck) == (True, [0, 11], [3, 4])


def test_the_empty_program_has_number_0_and_does_nothing() -> None:
    made = programs()
    assert made.compile([], "card") == 0
    state = started(made, 0)
    assert (state.over, state.points) == (True, [0, 0])


def test_a_decision_is_finished_with_all_it_sets_off_before_the_next_effect() -> None:
    made = programs()
    inner = {"op": "may", "effects": [gain(2), {"op": "may", "effects": [gain(3)]}, gain(4)]}
    state = started(made, made.compile([gain(1), inner, gain(5)], "card"))
    assert (state.player, state.deck) == (1, [1])
    state.play(1)
    assert state.deck == [1, 2]
    state.play(1)
    assert (state.over, state.deck) == (True, [1, 2, 3, 4, 5])


def test_a_program_can_be_copied_and_goes_on_where_it_was() -> None:
    made = programs()
    state = started(made, made.compile([gain(1), {"op": "may", "effects": [gain(2)]}, gain(5)], "card"))
    frames = [frame.json() for frame in state.stack]
    other = state.copy()
    state.play(1)
    assert [frame.json() for frame in other.stack] == frames
    other.play(0)
    assert (state.deck, other.deck) == ([1, 2, 5], [1, 5])


def test_nothing_lies_below_the_last_effect() -> None:
    made = programs()
    state = started(made, made.compile([gain(1), {"op": "may", "effects": [gain(2)]}], "card"))
    assert [frame.step for frame in state.stack] == [ASK]


def test_what_could_have_no_effect_is_passed_over() -> None:
    made = programs()
    pay = {"op": "pay", "points": 3}
    number = made.compile([pay, gain(3), pay, pay], "card")
    state = started(made, number)
    assert state.deck == [3, -3]
    assert made.possible(state, 0, number)
    assert not made.possible(state, 0, made.compile([pay], "card"))
    assert not made.possible(state, 0, 0)


def test_flags_and_source_go_through_to_nested_programs() -> None:
    made = programs()
    mark = {"op": "mark", "colours": ["blue", "red"], "kind": "fancy"}
    state = started(made, made.compile([gain(1), mark, {"op": "may", "effects": [mark]}], "card"), 6, 7)
    state.play(1)
    assert state.deck == [1, *[6, 7, 0b101, 1] * 2]


def test_parameters_by_name() -> None:
    made = programs()
    instruction: Instruction[ToyState] = made.listed[made.compile([gain(3)], "card")][0]
    assert (instruction.arg("points"), instruction.arg("twice"), instruction.arg("colours", -1)) == (3, 0, -1)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("gain", "cards[4].effects: a list of effects expected, not 'gain'"),
        (["gain"], "cards[4].effects[0]: an effect names its `op`, not 'gain'"),
        ([gain(1), {"points": 2}], "cards[4].effects[1]: an effect names its `op`"),
        (
            [gain(1), {"op": "gian", "points": 2}],
            "cards[4].effects[1]: there is no op 'gian'; there are gain, mark, may",
        ),
        ([{"op": "gain"}], "cards[4].effects[0]: gain needs its parameter 'points'"),
        ([{"op": "gain", "points": 1, "point": 2}], "cards[4].effects[0]: gain has no parameter point"),
        ([gain(10)], "cards[4].effects[0].points: a whole number from 1 to 9 expected, not 10"),
        ([{"op": "gain", "points": True}], "cards[4].effects[0].points: a whole number from 1 to 9 expected, not True"),
        ([{"op": "gain", "points": 1, "twice": 1}], "cards[4].effects[0].twice: true or false expected, not 1"),
        ([{"op": "mark", "kind": "odd"}], "cards[4].effects[0].kind: one of plain, fancy expected, not 'odd'"),
        ([{"op": "mark", "colours": "red"}], "cards[4].effects[0].colours: a list expected, not 'red'"),
        ([{"op": "mark", "colours": ["red", "pink"]}], "cards[4].effects[0].colours[1]: 'pink' is none of red, green"),
        ([{"op": "mark", "colours": ["red", "red"]}], "cards[4].effects[0].colours[1]: 'red' is there twice"),
        ([{"op": "may", "effects": [gain(0)]}], "cards[4].effects[0].effects[0].points: a whole number"),
    ],
)
def test_what_is_not_understood_is_refused_with_its_place(data: object, says: str) -> None:
    made = programs()
    with pytest.raises(DataError, match=f"^{re.escape(says)}"):
        made.compile(data, "cards[4].effects")
    assert made.listed == [[]]


def test_two_ops_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two ops are called 'gain'"):
        Programs([Gain(), Gain()])


def test_modifiers_add_up_over_the_cards_somebody_has() -> None:
    modifiers = Modifiers(["income", "limit"])
    income, limit = modifiers.hook("income"), modifiers.hook("limit")
    for card, amount in ((0, 2), (3, 5), (3, 1)):
        modifiers.add(income, 1 << card, amount)
    modifiers.add(limit, 1 << 0, 7)
    assert [modifiers.total(income, cards) for cards in (0, 0b1, 0b10, 0b1000, 0b1001)] == [0, 2, 0, 6, 8]
    assert modifiers.total(limit, 0b1001) == 7
    assert modifiers.amounts(income, 0b1001) == [2, 5, 1]
    with pytest.raises(DataError, match="there is no hook 'outcome'; there are income, limit"):
        modifiers.hook("outcome", "cards")
