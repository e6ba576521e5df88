"""Hidden Hands: what was shown stays known until it may have moved, and every deal that fits is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from pentapolis import Rng
from pentapolis.games.uchronia.cards import COLOURS
from pentapolis.games.uchronia.state import UchroniaState

from .table import Player, play, table, words


def _worlds(state: UchroniaState, seat: int, number: int = 60) -> list[UchroniaState]:
    rng = Rng(7)
    return [state.resample(seat, rng) for _ in range(number)]


def test_r151_two_marbles_that_were_shown_stay_known_until_they_leave() -> None:
    state = table(
        Player(hand="brick marble*2 wood*2", activities="brick"),
        Player(hand="wood*2"),
        forum="clay",
    )
    assert {world.boards[0].hand[4] for world in _worlds(state, 1)} > {0, 1}
    play(state, "command brick", "reveal marble", "reveal marble")
    assert all(world.boards[0].hand[4] >= 2 for world in _worlds(state, 1))
    assert state.view(1)["boards"][0]["known"]["marble"] == 2
    play(state, "plot", "command marble")
    assert state.boards[0].known[4] == 1
    assert all(world.boards[0].hand[4] >= 1 for world in _worlds(state, 1))
    assert {world.boards[0].hand[4] for world in _worlds(state, 1)} >= {1, 2}


def test_r151_a_hand_that_gave_nothing_has_none_until_it_draws() -> None:
    state = table(Player(hand="brick marble"), Player(hand="wood*3", domain="clay"), forum="clay")
    play(state, "command brick")
    assert state.view(0)["boards"][1]["lacks"] == ["marble"]
    assert {world.boards[1].hand[4] for world in _worlds(state, 0)} == {0}
    play(state, "plot")
    assert state.view(0)["boards"][1]["lacks"] == []
    assert len({world.boards[1].hand[4] for world in _worlds(state, 0)}) > 1


def test_r151_after_a_reshuffle_the_pile_is_the_former_discard_pile() -> None:
    state = table(
        Player(hand="wood*3"),
        Player(hand="wood*2 clay*2"),
        Player(hand="stone*4"),
        forum="clay",
        pile="clay",
        discard="marble*6 brick*2",
        rest=2,
    )
    play(state, "plot")
    assert sum(state.boards[0].fresh) == 1
    assert state.left == 7
    for world in _worlds(state, 1):
        shuffled = [world.pile.count(colour) + world.boards[0].fresh[colour] for colour in range(5)]
        assert words(shuffled) == "brick*2 marble*6"
        assert world.boards[2].hand[2] == world.boards[2].hand[4] == 0, "drawn before the reshuffle"


def test_r151_r177_a_pending_decision_tells_that_there_is_something_to_choose() -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble wood*2", domain="wood"),
        Player(hand="wood"),
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert state.player == 1
    for world in _worlds(state, 2):
        assert world.boards[1].hand[1] > 0 or world.boards[1].hand[4] > 0


def test_r151_every_deal_that_fits_is_as_likely() -> None:
    """Against a count of all deals: one Hand lacks Marble and Wood, another Clay, the third lacks nothing."""
    state = table(
        Player(hand="wood"),
        Player(hand="brick stone", lacks=["wood", "marble"]),
        Player(hand="wood marble", lacks=["clay"]),
        Player(hand="clay marble"),
        pile="clay clay stone wood",
        rest=3,
        end=True,
    )
    deck = [
        COLOURS.index(name)
        for name in ("brick", "stone", "wood", "marble", "clay", "marble", "clay", "clay", "stone", "wood")
    ]
    expected: Counter[tuple[tuple[int, ...], ...]] = Counter()
    places = range(len(deck))
    for one in combinations(places, 2):
        if {deck[at] for at in one} & {0, 4}:
            continue
        for two in combinations(sorted(set(places) - set(one)), 2):
            if {deck[at] for at in two} & {1}:
                continue
            for three in combinations(sorted(set(places) - set(one) - set(two)), 2):
                expected[tuple(tuple(sorted(deck[at] for at in hand)) for hand in (one, two, three))] += 1
    total = sum(expected.values())
    draws = 15_000
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    rng = Rng(3)
    for _ in range(draws):
        world = state.resample(0, rng)
        hands = [world.boards[seat].hand for seat in (1, 2, 3)]
        found[tuple(tuple(colour for colour in range(5) for _ in range(hand[colour])) for hand in hands)] += 1
    assert set(found) <= set(expected)
    spread = sum((found[deal] - draws * n / total) ** 2 / (draws * n / total) for deal, n in expected.items())
    assert spread < len(expected) + 5 * (2 * len(expected)) ** 0.5
