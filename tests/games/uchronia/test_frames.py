"""Stacks that play cannot lead to are refused by the steps they belong to, with the place and a reason."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis import InvalidDump, Rng
from pentapolis.core.steps import BOTTOM
from pentapolis.games.uchronia import frames

from .table import GAME

Stack = list[list[int]]


def waiting(step: int, players: int = 3) -> dict[str, Any]:
    """A dump of a random game that waits at that step."""
    for seed in range(60):
        state, rng = GAME.new(players, seed), Rng(seed)
        while not state.over:
            if state.stack[-1].step == step:
                return state.dump()
            state.play(state.sample(rng))
    raise AssertionError(f"no game comes to step {step}")


def refused(dump: dict[str, Any], stack: Stack, says: str) -> None:
    assert GAME.load(dump).dump() == dump, "the dump to be spoilt is good"
    with pytest.raises(InvalidDump, match=says):
        GAME.load({**dump, "stack": stack})


def with_top(stack: Stack, at: int, value: int) -> Stack:
    """The stack with another int in its top frame."""
    top = [value if place == at else old for place, old in enumerate(stack[-1])]
    return [*stack[:-1], top]


def test_every_step_says_what_it_can_lie_on() -> None:
    names = {step.name for step in GAME.steps}
    for step in GAME.steps:
        assert step.on and set(step.on) <= names | {BOTTOM}, step.name


def test_set_up_asks_every_seat_once_in_turn_order() -> None:
    dump = waiting(frames.SETUP_DISCARD)
    stack = dump["stack"]
    refused(dump, stack[:-1], r"stack\[0\]: seat \d must hold 5 cards \[R14\]")
    refused(dump, [stack[0], stack[2], stack[1], stack[3]], r"stack\[0\]: set-up goes in turn order")
    refused(dump, [*stack, stack[-1]], r"stack\[0\]: set-up asks every seat once")
    refused(dump, with_top(stack, 2, 1), r"stack\[3\]: the frame says more than its step knows")
    refused(dump, stack[1:], r"stack\[0\]: 'setup_discard' cannot lie at the bottom")


def test_r28_r31_an_order_has_so_many_repetitions_and_no_more() -> None:
    dump = waiting(frames.EXPLORATION)
    stack = dump["stack"]
    depth = len(stack) - 1
    refused(dump, with_top(stack, 2, 99), rf"stack\[{depth}\]: no Order has so many repetitions \[R28\]")
    refused(dump, with_top(stack, 3, 2), rf"stack\[{depth}\]: no Order has so many repetitions \[R28\]")
    refused(dump, with_top(stack, 0, frames.TRADE), rf"stack\[{depth}\]: another Order is under way")
    refused(dump, stack[1:], r"stack\[0\]: 'choose_bonus' cannot lie at the bottom")
    refused(dump, [stack[0], stack[-1]], r"stack\[1\]: 'exploration' cannot lie on 'turn_end'")


def test_r20_the_domain_tells_what_is_under_way() -> None:
    dump = waiting(frames.COPY)
    stack = dump["stack"]
    refused(dump, [stack[0], [frames.CHOOSE_BONUS, stack[0][1], 0, 0, 0, 0]], r"stack\[0\]: what is under way plays 1")
    refused(dump, with_top(stack, 2, 31), r"so much cannot be copied \[R147\]")
    refused(dump, [*stack, [frames.GIVE, stack[0][1], 0, 0, 0, 0]], "nothing has been copied")


def test_r47_only_cards_of_the_hand_are_revealed() -> None:
    dump = waiting(frames.GIVE)
    stack = dump["stack"]
    refused(dump, with_top(stack, 1, dump["position"]["current"]), "nobody answers themselves")
    refused(dump, with_top(stack, 2, 200), r"cards are revealed that are not in the Hand \[R47\]")
    refused(dump, with_top(stack, 3, 1 << 25), "no such colours")
    refused(dump, with_top(stack, 4, 31), r"nobody there has paid \[R104\]")


def test_the_frame_of_another_seat_is_refused() -> None:
    dump = waiting(frames.ACTION)
    seat = (dump["position"]["current"] + 1) % 3
    refused(dump, with_top(dump["stack"], 1, seat), r"stack\[0\]: it is another seat's turn")
    refused(dump, [*dump["stack"], *dump["stack"]], r"stack\[1\]: 'action' cannot lie on 'action'")
