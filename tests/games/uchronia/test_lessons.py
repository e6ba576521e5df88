"""What the tactical lessons claim, counted out: every way through the turns that are left is tried."""

from __future__ import annotations

from pentapolis import State
from pentapolis.lessons import begin, book

BOOK = book("uchronia")


def ends(state: State, seat: int) -> list[tuple[list[str], State]]:
    """Every way in which the seat can go on until somebody else must decide or the game is over."""
    if state.over or state.player != seat:
        return [([], state)]
    found = []
    for action in state.legal():
        after = state.copy()
        after.play(action)
        found += [([state.notation(action), *rest], end) for rest, end in ends(after, seat)]
    return found


def test_only_the_monopoly_wins_in_the_last_turn() -> None:
    at = begin(BOOK.lesson("last"))
    assert at.state.scores() == [18, 20]
    results = {" > ".join(moves): (end.scores(), end.winners()) for moves, end in ends(at.state, 0)}
    assert all(end.over for _, end in ends(at.state, 0))
    assert [moves for moves, (_, winners) in results.items() if 0 in winners] == ["command marble > launch clay"]
    assert results["command marble > launch clay"][0] == [20, 19]
    built = [scores for moves, (scores, _) in results.items() if moves.startswith("command stone > add garnison")]
    assert built == [[20, 20]]


def test_only_a_pair_builds_without_being_copied() -> None:
    """The rival has no Hand, so that all they can do is known."""
    at = begin(BOOK.lesson("hidden"))
    assert at.state.scores() == [18, 19]
    winning = []
    for moves, end in ends(at.state, 0):
        if 20 in (end.score(0), end.score(1)):  # the next turn is the last
            answers = [after for _, after in ends(end, 1)]
            assert all(after.over for after in answers)
            if all(after.winners() == [0] for after in answers):
                winning.append(moves)
    assert winning == [["command clay x2 construction", "add garnison brick"]]
    copied = next(end for moves, end in ends(at.state, 0) if moves == ["command stone", "add garnison brick"])
    assert [20, 21] in [after.scores() for _, after in ends(copied, 1)]
