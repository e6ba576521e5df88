"""What the tactical lessons claim, counted out: every placement of every tile is tried."""

from __future__ import annotations

from pentapolis import State
from pentapolis.lessons import attempt, begin, book

BOOK = book("akropolis")


def best(state: State, take: int) -> int:
    """The most points that who moves can gain by that tile, its price counted."""
    seat = state.player
    taken = state.copy()
    taken.play(take)
    gains = []
    for action in taken.legal():
        after = taken.copy()
        after.play(action)
        gains.append(after.score(seat) - state.score(seat))
    return max(gains)


def test_the_last_tile_is_worth_its_stone_in_one_place_alone() -> None:
    at = begin(BOOK.lesson("last"))
    assert at.state.scores() == [122, 130]
    assert [best(at.state, take) for take in at.state.legal()] == [6, 9]
    at = attempt(BOOK.lesson("last"), ["take 1"])
    wins = []
    for action in at.state.legal():
        after = at.state.copy()
        after.play(action)
        assert after.over
        if after.winners() == [0]:
            wins.append(after.notation(action))
    assert wins == ["place -1,-2 r5"]


def test_only_taking_what_the_rival_needs_wins() -> None:
    """What is best for the own city, the best answer to it, and who wins then, for every tile of the Site."""
    at = begin(BOOK.lesson("deny"))
    mine, theirs = at.state.scores()
    assert (mine, theirs) == (117, 107)
    found = {}
    for take in at.state.legal():
        gain = best(at.state, take)
        left = at.state.copy()
        left.play(take)
        left.play(left.legal()[0])  # where it lies makes no difference to the other city
        answer = max(best(left, tile) for tile in left.legal())
        found[take] = (gain, answer, mine + gain - theirs - answer)
    assert found == {0: (12, 26, -4), 1: (11, 26, -5), 2: (5, 4, 11)}
