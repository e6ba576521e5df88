"""The private planning board: own turns on a copy of what the seat knows, and nothing of the true hidden things."""

from __future__ import annotations

import msgspec
import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.core.session import Session
from pentapolis.core.state import State
from pentapolis.table.seats import Seat
from pentapolis.wire.planning import Planning, turn_of
from pentapolis.wire.sandbox_messages import SandboxExplain, SandboxLook, SandboxPreview, SandboxWhy

PEOPLE = [Seat("here", taken=True), Seat("bot", level="level-1", taken=True), Seat("bot", level="level-1", taken=True)]


def session(game: str, moves: int = 20, players: int = 2, seed: int = 4) -> Session:
    made, rng = Session.new(pentapolis.game(game), players, seed), Rng(6)
    while len(made.moves()) < moves:
        made.play(made.state.sample(rng))
    return made


def board(state: State, seat: int, *moves: str, begun: bool = False) -> Planning:
    return Planning(state, seat, moves, begun, PEOPLE[: state.players])


def walk(state: State, seat: int, begun: bool, length: int = 6) -> list[bytes]:
    """Everything that the planning board tells while its first choice is tried again and again."""
    moves: list[str] = []
    told = []
    for _ in range(length):
        planning = board(state, seat, *moves, begun=begun)
        answer = planning.answer(SandboxLook(), "en")
        told.append(msgspec.json.encode(answer))
        position = answer.answer.position
        assert position is not None
        if not position.choices:
            break
        choice = position.choices[len(moves) % len(position.choices)]
        for question in (SandboxPreview(choice.action), SandboxWhy(choice.notation), SandboxWhy("nonsense")):
            told.append(msgspec.json.encode(planning.answer(question, "fr")))
        for target in choice.targets:
            told.append(msgspec.json.encode(planning.answer(SandboxExplain(target), "en")))
        moves.append(choice.notation)
    return told


@pytest.mark.parametrize("game", pentapolis.game_ids())
@pytest.mark.parametrize("moves", [14, 27, 40])
def test_nothing_that_the_seat_cannot_know_is_in_it(game: str, moves: int) -> None:
    made = session(game, moves)
    state = made.state
    begun = made.moves()[-1].turn == state.turn
    for seat in range(state.players):
        told = walk(state, seat, begun)
        for number in (1, 2):
            other = state.resample(seat, Rng(100 + number))
            assert walk(other, seat, begun) == told


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_the_own_turn_is_planned_exactly_as_it_will_be_played(game: str) -> None:
    made = session(game, 24)
    state, seat = made.state, made.state.player
    planning = board(state, seat)
    position = planning.answer(SandboxLook(), "en").answer.position
    assert position is not None and position.choices is not None
    assert [choice.action for choice in position.choices] == state.legal()
    assert {**position.view} == state.view(seat)
    assert planning.state.seed != state.seed


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_who_waits_plans_the_next_turn_as_if_nobody_had_moved(game: str) -> None:
    """Wherever an ordinary turn of another seat begins; and where one is under way nothing is made up."""
    made, rng, planned = session(game, 1), Rng(9), 0
    while not made.state.over and planned < 3:
        made.play(made.state.sample(rng))
        state = made.state
        if state.over:
            break
        seat = (state.player + 1) % 2
        begun = made.moves()[-1].turn == state.turn
        planning = board(state, seat, begun=begun)
        if begun or turn_of(state, seat) is None:
            assert planning.end == "waits" and not planning.answer(SandboxLook(), "en").answer.position.choices  # type: ignore[union-attr]
            continue
        planned += 1
        assert planning.end == "" and planning.state.player == seat
        assert planning.state.score_sheets(seat) is not None
        assert [line.json() for line in planning.state.score_sheet(seat, seat)] == [
            line.json() for line in state.score_sheet(seat, seat)
        ]
    assert planned, "no turn could be planned while waiting"


def test_a_plan_of_two_turns_skips_the_rival() -> None:
    made = session("akropolis", 12, seed=3)
    while made.state.decision is None or made.state.decision.kind != "take" or len(made.state.legal()) < 2:
        made.play(made.state.legal()[0])
    seat, moves = made.state.player, list[str]()
    for _ in range(4):
        planning = board(made.state, seat, *moves)
        if planning.end:
            break
        moves.append(planning.state.notation(planning.state.legal()[-1]))
    steps = board(made.state, seat, *moves).steps("en")
    assert [step.turn for step in steps][:3] == [0, 0, 1] or planning.end == "unknown"
    assert all(step.choice is not None for step in steps)
    assert made.state.player == seat and made.state.seed == bytes.fromhex(f"{3:064x}"), "the table is untouched"


def test_where_something_comes_to_light_the_plan_ends_before_it() -> None:
    """The last placement of a round turns new tiles up: the copy never shows which."""
    made = session("akropolis", 1)
    ended = 0
    while not made.state.over and not ended:
        state, seat = made.state, made.state.player
        action = state.legal()[0]
        after = state.copy()
        after.play(action)
        planning = board(state, seat, state.notation(action), begun=True)
        if after.reveals != state.reveals:
            ended += 1
            answer = planning.answer(SandboxLook(), "en")
            position = answer.answer.position
            assert planning.end == "unknown" and position is not None and position.choices is None
            assert position.view["site"] == state.view(seat)["site"] and answer.steps[-1].unknown
            assert planning.answer(SandboxPreview(action), "en").answer.preview is None
        made.play(action)
    assert ended


def test_an_impossible_step_is_struck_with_its_reason_and_so_is_what_follows() -> None:
    made = session("akropolis", 8)
    state, seat = made.state, made.state.player
    first = state.notation(state.legal()[0])
    planning = board(state, seat, first, "take 9", "place 0,0 r0", begun=True)
    steps = planning.steps("fr")
    assert [step.struck for step in steps] == [False, True, True]
    assert steps[1].refusal is not None and steps[1].refusal.text and steps[2].refusal is None
    assert planning.state.player == seat or planning.end
