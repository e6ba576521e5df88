"""What everybody knows about hidden cards (R150, R151): in every game, and position by position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from pentapolis import Rng
from pentapolis.core.events import Event
from pentapolis.games.uchronia.cards import COLOURS, unpacked
from pentapolis.games.uchronia.state import UchroniaState

from .observer import Observer
from .rich import rich_table
from .table import GAME, Player, decision, hand, play, table

Step = tuple[UchroniaState, list[Event], Observer]


def followed(state: UchroniaState, rng: Rng) -> Iterator[Step]:
    """A random game action by action, with what happened and an observer who heard it."""
    observer = Observer(state)
    while not state.over:
        events = state.listen()
        state.play(state.sample(rng))
        state.events = None
        observer.hear(events)
        yield state, events, observer


def games(deals: int, tables: int) -> Iterator[Iterator[Step]]:
    """Random games from the deal on, and from rich tables on."""
    for seed in range(deals):
        state = GAME.new(players=2 + seed % 4, seed=seed)
        assert isinstance(state, UchroniaState)
        yield followed(state, Rng(seed))
    rng = Rng(12)
    for number in range(tables):
        yield followed(rich_table(2 + number % 4, rng), rng)


# --- every game ---


def _holdings(state: UchroniaState, seat: int) -> Counter[str]:
    """The Hand of the seat and the cards it is looking at."""
    held = Counter(dict(zip(COLOURS, state.boards[seat].hand, strict=True)))
    frame = state.looking
    if frame is not None and frame.seat == seat:
        for cards in (unpacked(frame.b), unpacked(frame.c)):
            held.update(dict(zip(COLOURS, cards, strict=True)))
    return held


def test_r150_everybody_sees_what_enters_or_leaves_a_hand_but_for_draws() -> None:
    for game in games(4, 40):
        before: list[Counter[str]] = []
        marks: list[tuple[Counter[str], Counter[str]]] = []
        for state, events, observer in game:
            after = [_holdings(state, seat) for seat in range(state.seats)]
            now = [(Counter(facts.came), Counter(facts.left)) for facts in observer.hands]
            if before and all(event.kind != "shuffle" for event in events):
                for seat in range(state.seats):
                    came, left = now[seat]
                    hidden = [event.view(seat)["data"] for event in events if event.kind in ("draw", "look")]
                    mine = [event.seat == seat for event in events if event.kind in ("draw", "look")]
                    drawn = [
                        colour for data, own in zip(hidden, mine, strict=True) if own for colour in data["colours"]
                    ]
                    for colour in COLOURS:
                        openly = came[colour] - marks[seat][0][colour] - left[colour] + marks[seat][1][colour]
                        assert after[seat][colour] == before[seat][colour] + openly + drawn.count(colour)
            before, marks = after, now


def test_r151_what_a_view_tells_of_other_hands_is_what_was_said_openly() -> None:
    for game in games(6, 40):
        for state, _, observer in game:
            observer.check(state)
            for board, facts in zip(state.view(None)["boards"], observer.hands, strict=True):
                assert board["known"] == {colour: facts.known[colour] for colour in COLOURS}
                assert set(board["lacks"]) == facts.lacks


def test_r151_every_world_of_every_seat_agrees_with_what_was_said_openly() -> None:
    reshuffled = pending = 0
    for game in games(6, 60):
        for number, (state, _, observer) in enumerate(game):
            looking = state.looking is not None
            if not looking and number % 7:
                continue
            for seat in (None, *range(state.seats)):
                world = state.resample(seat, Rng(number))
                observer.check(world)
                assert world.view(seat) == state.view(seat)
                assert state.over or world.legal(), "that there is something to choose is public"
            reshuffled += observer.shuffles > 0
            pending += looking
    assert reshuffled > 20
    assert pending > 3


# --- at least ---


Facts = Callable[[UchroniaState], bool]


def always(state: UchroniaState, fact: Facts, seats: tuple[int | None, ...] = (None, 1), count: int = 40) -> bool:
    """Whether the fact is true in every one of many worlds of these seats."""
    return all(fact(state.resample(seat, Rng(number))) for seat in seats for number in range(count))


def has(seat: int, colour: str, count: int) -> Facts:
    """That the seat holds at least so many cards of the colour."""
    return lambda world: world.boards[seat].hand[COLOURS.index(colour)] >= count


def has_just(seat: int, colour: str, count: int) -> Facts:
    """That the seat holds exactly so many cards of the colour."""
    return lambda world: world.boards[seat].hand[COLOURS.index(colour)] == count


def test_r151_revealed_cards_are_known_to_be_in_the_hand() -> None:
    state = table(Player(hand="brick clay*3 wood stone", activities="brick"), Player(hand="wood*2"))
    play(state, "command brick", "reveal clay", "reveal clay")
    assert always(state, has(0, "clay", 2))
    assert not always(state, has(0, "clay", 3))
    assert not always(state, has(0, "wood", 1))


def test_r151_revealing_the_same_card_twice_tells_nothing_new() -> None:
    state = table(
        Player(hand="stone clay wood", stock="marble", sites={"place": "marble*2"}), Player(hand="wood*2"), forum="wood"
    )
    play(
        state, "command stone", "add place marble", "order draconians", "reveal clay", "order draconians", "reveal clay"
    )
    assert state.view(1)["boards"][0]["known"]["clay"] == 1
    play(state, "order draconians", "reveal wood")
    assert state.view(1)["boards"][0]["known"] == {"wood": 1, "clay": 1, "brick": 0, "stone": 0, "marble": 0}


def test_r151_a_card_that_leaves_is_one_of_the_known_ones() -> None:
    state = table(Player(hand="clay*3 wood stone*2", known="clay*2"), Player(hand="wood*2"), forum="wood marble")
    play(state, "command clay")
    assert state.view(1)["boards"][0]["known"]["clay"] == 1
    play(state, "take wood")
    assert always(state, has(0, "clay", 1))
    assert not always(state, has(0, "clay", 2))


TAKEN_OPENLY = {
    "monopoly": (
        Player(hand="wood", activities="clay"),
        Player(hand="stone wood", stock="clay", sites={"puits": ""}),
        ["command stone", "add puits clay", "take clay"],
        1,
        "clay",
    ),
    "tenement": (
        Player(hand="wood*6", completed=["immeuble"]),
        Player(hand="wood*2"),
        ["plot", "take clay"],
        0,
        "clay",
    ),
    "paddock": (
        Player(hand="brick", completed=["enclos"]),
        Player(hand="wood*2"),
        ["command brick", "take clay"],
        0,
        "clay",
    ),
    "relay": (
        Player(hand="stone*2 wood", completed=["relais"]),
        Player(hand="wood*2"),
        ["command stone x2 production", "take clay", "take back"],
        0,
        "stone",
    ),
    "paved road": (
        Player(hand="stone wood", completed=["voie_pavee"]),
        Player(hand="wood*2"),
        ["command stone", "start puits forum", "take back"],
        0,
        "clay",
    ),
}


@pytest.mark.parametrize("name", list(TAKEN_OPENLY))
def test_r151_cards_taken_openly_are_known(name: str) -> None:
    owner, other, moves, turn_of, colour = TAKEN_OPENLY[name]
    state = table(owner, other, turn_of=turn_of, forum="clay marble", row=["puits", "statue"])
    play(state, *moves)
    assert state.view(1)["boards"][0]["known"][colour] == 1
    assert always(state, has(0, colour, 1))


def test_r151_a_hand_foundation_taken_back_is_known() -> None:
    state = table(
        Player(hand="stone marble wood*4", completed=["arcades", "voie_pavee"]), Player(hand="wood*2"), row=["statue"]
    )
    play(state, "command stone", "start statue hand", "take back")
    assert always(state, has(0, "marble", 1))


# --- none ---


def none_of_clay() -> UchroniaState:
    """Seat 1 has just been asked for Clay and had none."""
    state = table(Player(hand="brick clay"), Player(hand="wood*2 stone marble", domain="wood"), Player(hand="brick"))
    play(state, "command brick")
    return state


def test_r151_who_gave_nothing_has_none_of_the_counting_colours() -> None:
    state = none_of_clay()
    assert state.view(0)["boards"][1]["lacks"] == ["clay"]
    assert always(state, has_just(1, "clay", 0), (None, 0, 2))
    assert not always(state, has_just(1, "brick", 0), (None, 0, 2))


def test_r151_a_draw_ends_that_knowledge() -> None:
    state = none_of_clay()
    play(state, "plot")
    assert state.view(0)["boards"][1]["lacks"] == []
    assert not always(state, has_just(1, "clay", 0), (0,))


def test_r151_a_card_taken_openly_does_not_end_it() -> None:
    state = table(
        Player(hand="brick clay", completed=["caserne"]),
        Player(hand="stone*3 wood", activities="clay", stock="clay", sites={"puits": ""}),
        forum="clay*2",
    )
    play(state, "command brick")
    assert state.view(0)["boards"][1]["lacks"] == ["clay"]
    play(state, "command stone", "add puits clay", "take clay")
    assert state.view(0)["boards"][1]["lacks"] == ["clay"]
    assert always(state, has_just(1, "clay", 1), (None, 0))


def test_r151_a_paid_viaduct_tells_nothing() -> None:
    state = table(Player(hand="brick clay"), Player(hand="wood*4", stock="clay", domain="wood", completed=["viaduc"]))
    play(state, "command brick", "pay")
    assert state.view(0)["boards"][1]["lacks"] == []
    assert not always(state, has_just(1, "clay", 0), (None, 0))


def test_r151_an_unaffected_player_tells_nothing() -> None:
    state = table(Player(hand="brick clay"), Player(hand="wood*4"))
    play(state, "command brick")
    assert not always(state, has_just(1, "clay", 0), (None, 0))


# --- pool ---


def test_r151_after_a_reshuffle_the_draw_pile_is_the_former_discard_pile() -> None:
    state = table(
        Player(hand="wood*3"),
        Player(hand="wood clay brick"),
        Player(hand="stone*2"),
        pile="brick",
        discard="marble*20",
        rest=1,
    )
    play(state, "plot")
    assert hand(state, 0) == "wood*3 brick marble"
    for seat in (None, 0, 1, 2):
        for number in range(25):
            world = state.resample(seat, Rng(number))
            assert {COLOURS[world.pile[at]] for at in range(world.left)} == {"marble"}
            for other in (1, 2):
                assert world.boards[other].hand[COLOURS.index("marble")] == 0
            if seat != 0:
                # Nobody else knows which of the five cards are the four old ones, but one is new.
                assert world.boards[0].hand[COLOURS.index("marble")] == 1


def test_r151_one_opponent_with_old_cards_only_is_an_open_book() -> None:
    state = table(Player(hand="wood*3"), Player(hand="wood clay brick"), pile="brick", discard="marble*20", rest=1)
    play(state, "plot")
    assert always(state, lambda world: hand(world, 1) == "wood clay brick", (0,))


def test_r151_the_pool_of_the_pile_is_shown_to_each_seat() -> None:
    state = table(Player(hand="wood*3"), Player(hand="wood clay"), pile="brick", discard="marble*4 stone*4", rest=1)
    play(state, "plot")
    mine = state.boards[0].hand
    pool = state.view(0)["pile_pool"]
    assert pool["marble"] == 4 - mine[COLOURS.index("marble")]
    assert pool["stone"] == 4 - mine[COLOURS.index("stone")]
    assert state.view(1)["pile_pool"] == {"wood": 0, "clay": 0, "brick": 0, "stone": 4, "marble": 4}
    assert state.view(None)["pile_pool"] == state.view(1)["pile_pool"]


# --- pending decisions ---


def either(seat: int, *colours: str) -> Facts:
    """That the seat holds a card of one of the colours."""
    return lambda world: any(has(seat, colour, 1)(world) for colour in colours)


def test_r177_a_pending_give_means_a_card_of_a_counting_colour_and_no_more() -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"), Player(hand="clay marble wood*3", domain="wood"), Player()
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert decision(state) == ("give", 1)
    assert always(state, either(1, "clay", "marble"), (None, 0, 2))
    for colour in ("clay", "marble", "wood"):
        assert not always(state, has(1, colour, 1), (None, 0, 2))


def test_r151_a_pending_copy_of_a_tavern_means_a_card_for_it() -> None:
    state = table(Player(hand="wood stone*3", completed=["taverne"]), Player(hand="wood*2", domain="wood"))
    play(state, "plot")
    assert decision(state) == ("copy", 0)
    assert always(state, has(0, "wood", 1))
    assert not always(state, has(0, "stone", 1))


def test_r177_a_pending_construction_with_arcades_means_a_foundation_and_no_second_one() -> None:
    row = ["statue", "temple", "senat", "place", "phare"]
    state = table(Player(hand="stone marble brick*3", completed=["arcades"]), Player(hand="wood*2"), row=row)
    play(state, "command stone")
    assert decision(state) == ("construction", 0)
    assert always(state, lambda world: len(world.legal()) >= 1)
    assert not always(state, lambda world: len(world.legal()) >= 2)


def test_r151_a_pending_workshop_means_a_card_for_a_site() -> None:
    builder = Player(hand="stone marble brick*3", completed=["atelier"], sites={"statue": "", "temple": ""})
    state = table(builder, Player(hand="wood*2"))
    play(state, "command stone")
    assert decision(state) == ("workshop", 0)
    assert always(state, has(0, "marble", 1))


def test_r177_a_pending_exploration_does_not_tell_two_colours() -> None:
    state = table(Player(hand="wood clay brick"), Player(hand="wood*2"))
    play(state, "command wood")
    assert not always(state, lambda world: sum(count > 0 for count in world.boards[0].hand) == 2)


def test_r151_r177_cards_under_a_lighthouse_are_hidden_and_may_be_all_alike() -> None:
    state = table(Player(hand="wood stone*2", completed=["phare"]), Player(hand="wood*2"), pile="clay marble clay")
    play(state, "command wood")
    assert decision(state) == ("lighthouse", 0)
    seen = set()
    for seat in (None, 1):
        for number in range(60):
            world = state.resample(seat, Rng(number))
            assert world.looking is not None
            cards = unpacked(world.looking.b)
            assert sum(cards) == 3
            seen.add(tuple(cards))
    assert len(seen) > 10
    assert any(max(cards) == 3 for cards in seen)
    assert always(state, lambda world: world.looking is not None and unpacked(world.looking.b) == [0, 2, 0, 0, 1], (0,))


def test_r151_a_lighthouse_across_a_reshuffle_keeps_its_two_pools_apart() -> None:
    state = table(
        Player(hand="wood stone*2", completed=["phare"]),
        Player(hand="clay*2", stock="wood"),
        Player(hand="wood*3"),
        pile="clay brick",
        discard="marble*5",
        rest=1,
    )
    play(state, "command wood")
    assert decision(state) == ("lighthouse", 0)
    for seat in (None, 1, 2):
        for number in range(30):
            world = state.resample(seat, Rng(number))
            assert world.looking is not None
            new, old = unpacked(world.looking.b), unpacked(world.looking.c)
            assert new == [0, 0, 0, 0, 1]
            assert sum(old) == 2
            assert old[COLOURS.index("marble")] == 0
    play(state, "keep brick")
    for seat in (None, 1, 2):
        for number in range(30):
            world = state.resample(seat, Rng(number))
            assert world.boards[0].hand[COLOURS.index("marble")] == 0, "the Marble went to the Forum"
