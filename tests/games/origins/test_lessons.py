"""What the lessons say is better is better: counted out."""

from __future__ import annotations

from pentapolis import State
from tests.kit.lesson_positions import after, at_step, gained, lead, offered


def margin(state: State) -> int:
    """The lead that seat 0 can reach whatever seat 1 does, to the end of the game."""
    if state.over:
        return lead(state)
    made = [margin(after(state, move)) for move in offered(state)]
    return max(made) if state.player == 0 else min(made)


def test_only_the_closed_site_keeps_the_lead() -> None:
    state = at_step("origins", "block", "site").state
    assert {move: margin(after(state, move)) for move in offered(state)} == {
        "site 1": -2,
        "site 2": -8,
        "site 3": 2,
        "site 4": -7,
        "site 5": -8,
    }


def test_the_last_gold_ends_a_game_that_is_won_and_passing_does_not() -> None:
    state = at_step("origins", "end", "gold").state
    assert lead(state) < 0
    assert not after(state, "pass").over
    done = after(state, "complete red4", "seat 1,0", "use ne", "pass")
    assert done.over and lead(done) > 0


def test_points_of_towers_temples_seats_and_attacks() -> None:
    at = at_step("origins", "towers", "raise")
    assert [gained(at, f"tower {colour}") for colour in ("orange", "red", "yellow")] == [6 - 2, 2 - 1, -1]
    at = at_step("origins", "temples", "temple")
    assert [gained(at, f"climb {temple}") for temple in ("mountain", "sea", "forest")] == [10, 7, 0]
    at = at_step("origins", "military", "order")
    assert [gained(at, mode) for mode in ("advance attack", "attack advance", "attack")] == [3, 2, 2]
    at = at_step("origins", "pass", "six")
    assert [gained(at, move) for move in ("complete purple6", "pass")] == [12, 1]
