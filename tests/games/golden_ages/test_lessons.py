"""What the lessons say is better is better: counted out."""

from __future__ import annotations

from pentapolis import State
from tests.kit.lesson_positions import after, at_step, gained, lead, offered


def last_turns(state: State) -> list[State]:
    """Every end of the game from here."""
    if state.over:
        return [state]
    return [end for move in offered(state) for end in last_turns(after(state, move))]


def test_after_the_bell_no_last_turn_of_the_other_is_enough() -> None:
    state = at_step("golden_ages", "end", "judgement").state
    for judgement in offered(state):
        ends = last_turns(after(state, judgement))
        assert len(ends) > 50 and min(map(lead, ends)) == 1


def test_the_bell_takes_turns_from_the_other() -> None:
    state = at_step("golden_ages", "end", "bell").state
    for move in ("build wonder", "develop"):
        other = after(state, move)
        while other.player == 0:
            other = after(other, offered(other)[0])
        ends = [after(other, "artist"), after(other, "soldier")]
        assert not any(end.over for end in ends)  # the other has had a turn, and will have more


def test_one_stone_more_is_worth_more_than_an_artist() -> None:
    state = at_step("golden_ages", "future", "turn").state
    assert max(lead(end) for end in last_turns(after(state, "explorer"))) == 2
    assert [lead(end) for end in last_turns(after(state, "artist"))] == [-3]
    stone = after(state, "explorer", "move 3,4", "found")
    assert stone.over and lead(stone) == 2


def test_the_judgement_that_brings_most_before_the_other() -> None:
    at = at_step("golden_ages", "golden-age", "judgement")
    judged = at.state.view(0)["judged"]
    ahead = {judgement: points[0] - points[1] for judgement, points in judged.items()}
    assert max(ahead, key=lambda judgement: ahead[judgement]) == "judgement_wheat"
    assert judged["judgement_cubes"][0] > judged["judgement_wheat"][0]  # more points, and yet less


def test_points_of_wonders() -> None:
    at = at_step("golden_ages", "wonder", "wonder")
    assert [gained(at, f"wonder {name}") for name in ("pyramids", "colossus", "hanging_gardens")] == [4, 2, 2]
