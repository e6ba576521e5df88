"""What the lessons say is better is better: counted out."""

from __future__ import annotations

from pentapolis import State
from pentapolis.games.horizon.state import HorizonState
from tests.kit.lesson_positions import after, at_step, gained, lead, offered


def turns(state: State) -> list[State]:
    """Every end of the turn under way; what is produced in the last round changes no points, so coins stand for it."""
    seat, ends, seen = whose(state), [], set()
    open_ones = [state]
    while open_ones:
        state = open_ones.pop()
        if state.over or whose(state) != seat:
            ends.append(state)
            continue
        assert state.decision is not None
        moves = ["produce coins"] if state.decision.kind == "production" else offered(state)
        for move in moves:
            then = after(state, move)
            if then.digest() not in seen:
                seen.add(then.digest())
                open_ones.append(then)
    return ends


def whose(state: State) -> int:
    assert isinstance(state, HorizonState)
    return state.current


def worst(state: State) -> int:
    """The lead that is left after the best last turn of the other."""
    return min(map(lead, turns(state)))


def test_only_the_closed_space_keeps_the_lead() -> None:
    state = at_step("horizon", "block", "space").state
    assert lead(state) == 2
    assert max(map(worst, turns(after(state, "go advanced_1.a")))) == 1
    for move in ("go basic_1.a", "go basic_4.a", "go sailing.a"):
        assert max(map(worst, turns(after(state, move))[:4])) < 0


def test_the_objective_that_the_other_fulfils_too_would_be_gone() -> None:
    state = at_step("horizon", "objective", "claim").state
    theirs = after(state, "claim great_thinkers", "track food", "go basic_4.a", "produce coins", "track food")
    assert theirs.view(0)["objectives"][2]["claims"] == [1]  # it had to be claimed: there is no other
    theirs = after(state, "claim prosperity", "track food", "go basic_4.a", "produce coins", "track food")
    claims = [objective["claims"] for objective in theirs.view(0)["objectives"]]
    assert claims == [[], [], [0, 1]]


def test_points_of_cities_and_the_settler_that_is_kept() -> None:
    at = at_step("horizon", "fortify", "city")
    assert [gained(at, f"fortify territory_{number}") for number in ("01", "02")] == [7, 5]
    at = at_step("horizon", "settle", "engage")
    assert gained(at, "engage 3") == gained(at, "engage 4") == 4


def test_the_tenth_technology_brings_the_end() -> None:
    at = at_step("horizon", "end", "finish")
    assert lead(at.state) > 0 and at.state.view(0)["end_round"] is None
    for move in at.step.show:
        at = at.play(move).attempt
    assert at.state.view(0)["end_round"] == 16
