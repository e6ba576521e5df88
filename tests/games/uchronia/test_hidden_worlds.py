"""Worlds are drawn fairly (R151): on small tables every deal that fits comes up as often as it should.

All deals of the hidden cards are written down, those that do not fit what everybody knows are struck out, and the rest
are equally likely. Many worlds are then drawn and counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

from pentapolis import Rng
from pentapolis.games.uchronia.buildings import BUILDING_IDS
from pentapolis.games.uchronia.cards import BITS, COLOURS, unpacked
from pentapolis.games.uchronia.deal_counts import Allotment
from pentapolis.games.uchronia.state import UchroniaState

from .table import Player, cards, decision, hand, play, table, words

DRAWS = 1500
Zone = tuple[str, int]  # a name and how many hidden cards lie there
Deal = dict[str, tuple[str, ...]]


def orders(left: Counter[str], length: int) -> Iterator[tuple[str, ...]]:
    """Every different sequence of that many of the cards."""
    if length == 0:
        yield ()
        return
    for colour in COLOURS:
        if left[colour]:
            left[colour] -= 1
            for rest in orders(left, length - 1):
                yield (colour, *rest)
            left[colour] += 1


def deals(pool: str, zones: list[Zone]) -> list[Deal]:
    """All ways to lay the cards of the pool into the zones, each as likely."""
    found = cards(pool)
    size = sum(count for _, count in zones)
    assert found.total() == size
    laid: list[Deal] = []
    for sequence in orders(found, size):
        at = 0
        deal: Deal = {}
        for name, count in zones:
            deal[name] = sequence[at : at + count]
            at += count
        laid.append(deal)
    return laid


def chances(found: list[Deal], outcome: Callable[[Deal], str]) -> dict[str, float]:
    """How likely every outcome is."""
    counted = Counter(outcome(deal) for deal in found)
    return {name: count / len(found) for name, count in counted.items()}


def drawn(state: UchroniaState, seat: int | None, *outcomes: Callable[[UchroniaState], str]) -> list[Counter[str]]:
    """How often every outcome came up in many worlds of the seat."""
    rng = Rng(2024)
    counted: list[Counter[str]] = [Counter() for _ in outcomes]
    for _ in range(DRAWS):
        world = state.resample(seat, rng)
        for count, outcome in zip(counted, outcomes, strict=True):
            count[outcome(world)] += 1
    return counted


def few(*players: Player, pile: str = "", discard: str = "", rest: str | int = 0) -> UchroniaState:
    """A table with few hidden cards: the others lie in the Stock of seat 0, and no Building is hidden at all."""
    return table(*players, pile=pile, discard=discard, rest=rest, building_rest="discard")


def assert_fair(expected: dict[str, float], found: Counter[str]) -> None:
    """Chi-square: far from what fair draws do once in ten thousand times."""
    assert set(found) <= set(expected), "a world that cannot be"
    spread = sum((found[name] - DRAWS * chance) ** 2 / (DRAWS * chance) for name, chance in expected.items())
    free = len(expected) - 1
    assert spread < free + 4 * (2 * free) ** 0.5 + 8, f"{spread:.1f} for {free} degrees of freedom"


def sorted_words(*groups: tuple[str, ...]) -> str:
    """The cards of each group by colour."""
    return " | ".join(words([group.count(colour) for colour in COLOURS]) for group in groups)


def hands(*seats: int) -> Callable[[UchroniaState], str]:
    """The Hands of these seats, as an outcome."""
    return lambda world: " | ".join(hand(world, seat) for seat in seats)


def pile(world: UchroniaState) -> str:
    """The draw pile in order, as an outcome."""
    return " ".join(COLOURS[world.pile[at]] for at in range(world.left))


def test_r151_hands_without_any_knowledge_are_dealt_evenly() -> None:
    state = few(Player(hand="wood"), Player(hand="wood clay"), Player(hand="clay brick"), pile="wood clay brick")
    everything = deals("wood*2 clay*3 brick*2", [("one", 2), ("two", 2), ("pile", 3)])
    expected = chances(everything, lambda deal: sorted_words(deal["one"], deal["two"]))
    found, piles = drawn(state, 0, hands(1, 2), pile)
    assert_fair(expected, found)
    assert_fair(chances(everything, lambda deal: " ".join(deal["pile"])), piles)


def test_r151_a_spectator_deals_all_hands() -> None:
    state = few(Player(hand="wood clay"), Player(hand="clay brick"), pile="wood", rest="forum")
    everything = deals("wood*2 clay*2 brick", [("none", 2), ("one", 2), ("pile", 1)])
    assert_fair(chances(everything, lambda d: sorted_words(d["none"], d["one"])), *drawn(state, None, hands(0, 1)))


def test_r151_known_cards_stay_and_the_rest_is_dealt_evenly() -> None:
    state = few(
        Player(hand="wood"),
        Player(hand="wood clay brick", known="clay"),
        Player(hand="clay brick", known="brick"),
        pile="wood clay",
    )
    everything = deals("wood*2 clay*2 brick", [("one", 2), ("two", 1), ("pile", 2)])
    expected = chances(everything, lambda d: sorted_words((*d["one"], "clay"), (*d["two"], "brick")))
    assert_fair(expected, *drawn(state, 0, hands(1, 2)))


def test_r151_colours_that_are_lacking_are_dealt_evenly_to_the_others() -> None:
    state = few(
        Player(hand="wood"),
        Player(hand="wood clay", lacks=["brick"]),
        Player(hand="clay brick", lacks=["wood"]),
        Player(hand="stone wood", lacks=["clay", "brick"]),
        pile="wood clay brick",
    )
    everything = deals("wood*3 clay*3 brick*2 stone", [("one", 2), ("two", 2), ("three", 2), ("pile", 3)])
    fitting = [
        deal
        for deal in everything
        if "brick" not in deal["one"] and "wood" not in deal["two"] and not {"clay", "brick"} & set(deal["three"])
    ]
    expected = chances(fitting, lambda d: sorted_words(d["one"], d["two"], d["three"]))
    found, piles = drawn(state, 0, hands(1, 2, 3), pile)
    assert_fair(expected, found)
    assert_fair(chances(fitting, lambda d: " ".join(d["pile"])), piles)


def test_r151_lacking_and_known_together() -> None:
    state = few(
        Player(hand="wood"),
        Player(hand="brick clay", known="brick", lacks=["wood", "brick"]),
        Player(hand="wood brick"),
        pile="clay stone",
    )
    everything = deals("wood clay*2 brick stone", [("one", 1), ("two", 2), ("pile", 2)])
    fitting = [deal for deal in everything if not {"brick", "wood"} & set(deal["one"])]
    expected = chances(fitting, lambda d: sorted_words(("brick", *d["one"]), d["two"]))
    assert_fair(expected, *drawn(state, 0, hands(1, 2)))


def test_r151_r177_a_pending_give_strikes_out_the_deals_with_nothing_to_give() -> None:
    state = few(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble wood", domain="wood"),
        Player(hand="clay marble"),
        pile="clay wood",
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert decision(state) == ("give", 1)
    everything = deals("clay*3 marble*2 wood*2", [("one", 3), ("two", 2), ("pile", 2)])
    fitting = [deal for deal in everything if {"clay", "marble"} & set(deal["one"])]
    found, piles = drawn(state, 0, hands(1, 2), pile)
    assert_fair(chances(fitting, lambda d: sorted_words(d["one"], d["two"])), found)
    assert_fair(chances(fitting, lambda d: " ".join(d["pile"])), piles)


def looked(world: UchroniaState) -> str:
    """The cards under the Lighthouse, as an outcome."""
    assert world.looking is not None
    return words(unpacked(world.looking.b))


def test_r151_cards_under_a_lighthouse_are_dealt_evenly() -> None:
    state = few(
        Player(hand="wood", completed=["phare"]),
        Player(hand="wood clay", lacks=["brick"]),
        Player(hand="brick"),
        pile="clay clay brick wood",
    )
    play(state, "command wood")
    assert decision(state) == ("lighthouse", 0)
    zones = [("looked", 3), ("one", 2), ("pile", 1)]
    everything = deals("wood*2 clay*3 brick", zones)
    fitting = [deal for deal in everything if "brick" not in deal["one"]]
    expected = chances(fitting, lambda d: sorted_words(d["looked"], d["one"]))
    assert_fair(expected, *drawn(state, 2, lambda world: f"{looked(world)} | {hand(world, 1)}"))


def after_a_reshuffle() -> UchroniaState:
    """Seat 0 drew across a reshuffle, seat 1 only since then, seats 2 and 3 have not drawn."""
    state = few(
        Player(hand="wood*3"),
        Player(),
        Player(hand="wood brick"),
        Player(hand="brick clay"),
        pile="stone",
        discard="marble*3 wood*3 clay*2",
    )
    play(state, "plot")
    assert decision(state) == ("action", 2)
    return state


def test_r151_after_a_reshuffle_both_pools_are_dealt_evenly() -> None:
    state = after_a_reshuffle()
    mine = Counter(dict(zip(COLOURS, state.boards[0].hand, strict=True)))
    fresh = cards("marble*3 wood*3 clay*2") - (mine - cards("wood*3 stone"))
    pool = " ".join(fresh.elements())
    new = deals(pool, [("one", 5), ("pile", fresh.total() - 5)])
    old = deals("wood brick*2 clay", [("two", 2), ("three", 2)])
    both = [{**some, **others} for some, others in product(new, old)]
    expected = chances(both, lambda d: sorted_words(d["one"], d["two"], d["three"]))
    found, piles = drawn(state, 0, hands(1, 2, 3), pile)
    assert_fair(expected, found)
    assert_fair(chances(both, lambda d: " ".join(d["pile"])), piles)


def test_r151_a_hand_of_old_and_new_cards_is_dealt_evenly() -> None:
    state = after_a_reshuffle()
    # As seat 3 sees it: seat 0 has four old cards and one new one, seat 1 five new ones, seat 2 two old ones.
    new = deals("marble*3 wood*3 clay*2", [("none", 1), ("one", 5), ("pile", 2)])
    old = deals("wood*4 stone brick", [("none", 4), ("two", 2)])
    both = [{**some, "old": others["none"], "two": others["two"]} for some, others in product(new, old)]
    mixed, unmixed = drawn(state, 3, hands(0, 2), hands(1))
    assert_fair(chances(both, lambda d: sorted_words((*d["none"], *d["old"]), d["two"])), mixed)
    assert_fair(chances(both, lambda d: sorted_words(d["one"])), unmixed)


def test_r151_the_building_pile_is_dealt_evenly() -> None:
    pile_of_three, row = ["phare", "tour", "pont"], ["phare", "tour", "pont", "arcades", "porte"]
    begun = {name: "" for name in BUILDING_IDS if name not in row}
    others = {name: "" for name in BUILDING_IDS if name not in pile_of_three}
    state = table(
        Player(hand="wood", sites=begun), Player(hand="wood", sites=others), building_pile=pile_of_three, row=row
    )
    assert state.buildings_left == 3
    (found,) = drawn(state, 0, lambda world: str(world.building_pile[: world.buildings_left]))
    assert len(found) == 6
    assert_fair(dict.fromkeys(found, 1 / 6), found)


def test_r151_deals_to_hands_that_lack_colours_are_counted_evenly() -> None:
    pool = "wood*2 clay*3 brick*2 stone"
    lacks = [("wood",), ("clay", "stone"), ("brick",)]
    zones = [("one", 2), ("two", 2), ("three", 3), ("rest", 1)]
    fitting = [
        deal
        for deal in deals(pool, zones)
        if not any(set(deal[name]) & set(lacking) for (name, _), lacking in zip(zones, lacks, strict=False))
    ]
    expected = chances(fitting, lambda d: sorted_words(d["one"], d["two"], d["three"]))
    in_pool = [cards(pool)[colour] for colour in COLOURS]
    bits = [sum(BITS[COLOURS.index(colour)] for colour in lacking) for lacking in lacks]
    allotment = Allotment(in_pool, [2, 2, 3], bits)
    rng = Rng(5)
    found: Counter[str] = Counter()
    for _ in range(DRAWS):
        dealt = allotment.drawn(rng)
        assert dealt is not None
        found[" | ".join(words(counts) for counts in dealt)] += 1
    assert_fair(expected, found)


def test_r151_an_allotment_that_cannot_be_is_none() -> None:
    assert Allotment([2, 0, 0, 0, 0], [2], [BITS[0]]).drawn(Rng(1)) is None
    assert Allotment([2, 1, 0, 0, 0], [1], [BITS[0]]).drawn(Rng(1)) == [[0, 1, 0, 0, 0]]


def test_r151_hands_that_all_lack_something_are_dealt_at_once() -> None:
    """After a reshuffle there is no place but the Hands: of blind deals hardly one in a million would fit."""
    state = few(
        Player(hand="wood"),
        Player(hand="brick*2 stone*2 marble*2", lacks=["wood", "clay"]),
        Player(hand="wood*2 stone*2 marble*2", lacks=["clay", "brick"]),
        Player(hand="wood*2 clay*2 marble*2", lacks=["brick", "stone"]),
        Player(hand="wood*2 clay*2 brick*2", lacks=["stone", "marble"]),
        discard="wood*6",
    )
    play(state, "plot")
    seen = set()
    for number in range(12):
        world = state.resample(0, Rng(number))
        assert world.view(0) == state.view(0)
        for seat, lacking in ((1, {0, 1}), (2, {1, 2}), (3, {2, 3}), (4, {3, 4})):
            assert sum(world.boards[seat].hand) == 6
            assert not any(world.boards[seat].hand[colour] for colour in lacking)
        seen.add(hands(1, 2, 3, 4)(world))
    assert len(seen) > 6
