"""Nothing hidden shines through (R16, R141, R150, R151): not in views, choices, events, bots or undo."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pentapolis import Rng
from pentapolis.bots import BOTS, bot, decide
from pentapolis.core.events import Event
from pentapolis.core.undo import History
from pentapolis.games.uchronia.state import UchroniaState

from .rich import rich_table
from .table import GAME, Player, decision, kinds, play, table

Seat = int | None


def seats(state: UchroniaState) -> list[Seat]:
    """Everybody who looks on, spectators first."""
    return [None, *range(state.seats)]


def positions(tables: int, every: int) -> Iterator[UchroniaState]:
    """Positions of games that begin at rich tables."""
    rng = Rng(31)
    number = 0
    for at in range(tables):
        state = rich_table(2 + at % 4, rng)
        while not state.over:
            number += 1
            if number % every == 0:
                yield state
            state.play(state.sample(rng))


def test_r151_two_worlds_of_a_seat_look_the_same_to_it() -> None:
    met = set()
    for state in positions(40, 4):
        for seat in seats(state):
            one, two = state.resample(seat, Rng(41)), state.resample(seat, Rng(42))
            assert json.dumps(one.view(seat)) == json.dumps(two.view(seat)) == json.dumps(state.view(seat))
            assert repr(one.decision) == repr(two.decision) == repr(state.decision)
            if seat == state.player:
                assert one.legal() == two.legal() == state.legal()
                met.add(one.decision.kind if one.decision else "")
                for action in one.legal():
                    assert one.choice(action).json() == two.choice(action).json()
    assert len(met) > 15


def test_r151_what_a_seat_imagines_depends_on_what_it_knows_alone() -> None:
    """From whatever world a seat starts to imagine others, it comes to the same ones."""
    for state in positions(30, 6):
        for seat in seats(state):
            one, two = state.resample(seat, Rng(41)), state.resample(seat, Rng(42))
            assert one.resample(seat, Rng(9)).digest() == two.resample(seat, Rng(9)).digest()


def test_r151_refusals_and_previews_are_the_same_in_both_worlds() -> None:
    for state in positions(30, 9):
        seat = state.player
        one, two = state.resample(seat, Rng(43)), state.resample(seat, Rng(44))
        for action in range(0, GAME.num_actions, 7):
            assert one.explain(action) == two.explain(action)
        for action in one.legal()[:6]:
            assert one.preview(action, Rng(45)).json(seat) == two.preview(action, Rng(46)).json(seat)


# Those that search most are tested with all games, where their clock is stopped.
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("level-5", "analysis")])
def test_r151_bots_cannot_peek_at_rich_tables(name: str) -> None:
    for state in [state.copy() for state in positions(12, 17)]:
        one, two = state.resample(state.player, Rng(45)), state.resample(state.player, Rng(46))
        assert decide(bot(name), one, Rng(6)) == decide(bot(name), two, Rng(6))


# --- events ---


def with_other_piles(state: UchroniaState, rng: Rng) -> UchroniaState:
    """The same position with both piles in another order, which nobody can know."""
    other = state.copy()
    cards = other.pile[: other.left]
    rng.shuffle(cards)
    other.pile = cards
    buildings = other.building_pile[other.bottom : other.buildings_left]
    rng.shuffle(buildings)
    other.building_pile = other.building_pile[: other.bottom] + buildings
    return other


def may_differ(event: Event, seat: Seat) -> bool:
    """Whether the seat sees here, for the first time, something of the piles."""
    return event.kind in ("refill", "keep") or (event.seat == seat and event.kind in ("draw", "look"))


def test_r150_events_tell_of_the_piles_only_what_the_seat_may_see() -> None:
    rng = Rng(47)
    drawn = 0
    for state in positions(150, 2):
        other = with_other_piles(state, rng)
        mine = state.copy()
        action = state.sample(rng)
        one, two = mine.listen(), other.listen()
        mine.play(action)
        other.play(action)
        drawn += "draw" in kinds(one)
        for seat in seats(state):
            assert_heard_alike(one, two, seat)
    assert drawn > 50


def assert_heard_alike(one: list[Event], two: list[Event], seat: Seat) -> None:
    """The seat hears the same until it may see something new."""
    for first, second in zip(one, two, strict=False):
        if first.view(seat) != second.view(seat):
            assert may_differ(first, seat) or may_differ(second, seat)
            return
    longer = one[len(two) :] or two[len(one) :]
    assert not longer or may_differ(longer[0], seat)


def test_r150_secret_parts_of_events_are_for_their_owner_alone() -> None:
    found = set()
    for state in positions(60, 1):
        copy = state.copy()
        events = copy.listen()
        copy.play(copy.sample(Rng(state.turn)))
        for event in events:
            if event.secret is None:
                continue
            found.add(event.kind)
            assert event.seen_by == (event.seat,)
            for seat in seats(state):
                told = event.view(seat)["data"]
                assert (set(event.secret) <= set(told)) == (seat == event.seat)
    assert found == {"draw", "look", "keep"}


def test_r14_r150_the_deal_is_not_told_to_others() -> None:
    state = GAME.new(players=4, seed=3)
    for seat in range(4):
        for number, board in enumerate(state.view(seat)["boards"]):
            assert (board["hand"] is not None) == (number == seat)
            assert sum(board["known"].values()) == 0


def stretch(state: UchroniaState, rng: Rng) -> tuple[UchroniaState, list[int]]:
    """Random play until a third of the cards is left: where it ends, and the actions that led there."""
    actions: list[int] = []
    while state.left > 60 and not state.over:
        actions.append(state.sample(rng))
        state.play(actions[-1])
    return state, actions


def transcript(state: UchroniaState, actions: list[int], seat: Seat) -> Iterator[str]:
    """All that the seat sees and hears while these actions are played."""
    for action in actions:
        yield json.dumps(state.view(seat))
        events = state.listen()
        state.play(action)
        yield json.dumps([event.view(seat) for event in events])
    yield json.dumps(state.view(seat))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_r16_a_whole_game_tells_nothing_of_cards_that_never_came_to_light(players: int) -> None:
    start = GAME.new(players=players, seed=players)
    assert isinstance(start, UchroniaState)
    rng = Rng(players)
    end, actions = stretch(start.copy(), rng)
    assert len(actions) > 60
    other = start.copy()
    unseen, buildings = start.pile[: end.left], start.building_pile[start.bottom : end.buildings_left]
    rng.shuffle(unseen)
    rng.shuffle(buildings)
    other.pile = unseen + start.pile[end.left :]
    other.building_pile = [
        *start.building_pile[: start.bottom],
        *buildings,
        *start.building_pile[end.buildings_left :],
    ]
    assert other.pile != start.pile
    for seat in seats(start):
        for one, two in zip(
            transcript(start.copy(), actions, seat), transcript(other.copy(), actions, seat), strict=True
        ):
            assert one == two


# --- undo ---


def undoable(state: UchroniaState, *moves: str) -> int:
    """How many of these moves the seat that played the last one may take back."""
    history = History(state.copy())
    seat = 0
    for move in moves:
        seat = history.state.player
        history.play(history.state.parse(move))
    return history.undoable(seat)


def test_r141_who_looked_at_cards_cannot_take_it_back() -> None:
    state = table(
        Player(hand="wood clay stone", completed=["phare"]), Player(hand="wood"), pile="clay marble clay", forum="wood"
    )
    assert undoable(state, "command wood") == 1
    assert undoable(state, "command wood", "put clay") == 0
    assert undoable(state, "command wood", "put clay", "keep marble") == 0


def test_r150_who_drew_cards_cannot_take_it_back() -> None:
    state = table(Player(hand="wood clay", completed=["latrines"]), Player(hand="wood"))
    assert undoable(state, "plot", "put wood") == 2
    assert undoable(state, "plot", "put wood", "stop") == 0


def test_r17_r49_who_made_others_show_or_give_cannot_take_it_back() -> None:
    raid = table(Player(hand="brick clay marble", activities="brick"), Player(hand="clay marble wood", domain="wood"))
    assert undoable(raid, "command brick") == 1
    assert undoable(raid, "command brick", "reveal clay") == 0
    assert undoable(raid, "command brick", "reveal clay", "stop") == 0
    assert undoable(raid, "command brick", "reveal clay", "reveal marble", "give clay") == 0


def test_r65_r104_answers_in_the_turn_of_another_cannot_be_taken_back() -> None:
    raid = table(Player(hand="brick clay"), Player(hand="clay", stock="clay", domain="wood", completed=["viaduc"]))
    assert undoable(raid, "command brick", "pay") == 0
    build = table(
        Player(hand="stone wood", stock="clay", activities="stone", sites={"puits": ""}),
        Player(hand="wood", activities="clay"),
        forum="clay marble",
    )
    assert undoable(build, "command stone", "add puits clay", "take clay") == 0


def test_r16_undo_of_open_moves_shows_nothing_new() -> None:
    """Whatever can be taken back looks the same in every world of the one who takes it back."""
    rng = Rng(48)
    tried = 0
    for start in positions(80, 4):
        history = History(start.copy(), past_turns=True)
        seat = start.player
        action = start.sample(rng)
        history.play(action)
        if not history.undoable(seat):
            continue
        tried += 1
        for number in range(2):
            world = start.resample(seat, Rng(number))
            world.play(action)
            assert world.view(seat) == history.state.view(seat)
    assert tried > 60


def test_r108_r141_what_is_pending_is_public_but_its_options_are_not() -> None:
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), pile="clay marble stone")
    play(state, "command wood")
    assert decision(state) == ("lighthouse", 0)
    shown = json.dumps({key: value for key, value in state.view(1).items() if key in ("decision", "looked", "agenda")})
    assert "marble" not in shown
    assert "clay" not in shown
